// Ends of rounds in every game, with as many players as it allows, on phones: the scores, and the button that goes on, are in sight at once. After many
// rounds the newest are, and with large text all can be scrolled to.
import type { Page } from '@playwright/test';
import {
  atStage,
  expect,
  held,
  lift,
  liftFirst,
  onTurn,
  onTurnOrOver,
  openTable,
  playIt,
  settled,
  tap,
  textSize,
  atOneTable as test,
  type Deal,
} from './helpers.ts';
import { picture } from './inspect.ts';
import { compose, propose } from './spikit-table.ts';
import { announce, deal as themesDeal, roll, thrown } from './themes-table.ts';

const NAMES = ['Zoé', 'Églantine', 'Maximilien', 'Ana', 'Désiré', 'Hugo', 'Rita', 'Basile'];

/** A person, and bots. */
const seats = (count: number): Deal['seats'] =>
  NAMES.slice(0, count).map((name, seat) => (seat === 0 ? name : ([name, 'easy'] as const)));
const each = <T>(count: number, of: (seat: number) => T): T[] => Array.from({ length: count }, (_, seat) => of(seat));
const scores = (count: number): number[] => each(count, (seat) => 7 * seat + 12);

interface Ends {
  counts: readonly number[];
  deal: (count: number) => Deal;
  /** From the deal to the end of the round. */
  play: (page: Page) => Promise<void>;
}

const HANDS = ['BON', 'EEJKARV', 'ARVSTUI', 'STUELLO', 'ILEMNTA', 'DMPQAEI', 'OUTRSNE', 'LEASIDC'];
const SPIKIT = ['red', 'orange', 'blue', 'turquoise', 'violet', 'pink', 'grey', 'green'];

const GAMES = {
  syntax: {
    counts: [2, 5, 8],
    deal: (count) => ({
      game: 'syntax',
      seats: seats(count),
      options: { referee: 'dictionary', packs: 2 },
      setup: {
        dealer: count - 1,
        hands: HANDS.slice(0, count).map((cards) => [...cards]),
        table: ['RAT'],
        face_up: 'N',
        scores: scores(count),
      },
    }),
    play: async (page) => {
      for (const card of 'BON') await held(page, card).click();
      await page.getByTestId('action-lay').click();
    },
  },
  padbolix: {
    counts: [2, 4],
    deal: (count) => ({
      game: 'padbolix',
      seats: seats(count),
      setup: {
        hands: each(count, (seat) => [['B'], ['E', 'F']][seat] ?? []),
        ...(count > 2 ? { finished: each(count - 2, (seat) => seat + 2) } : {}),
        leader: 0,
        deal: count > 2 ? 3 : 1,
        scores: each(count, (seat) => [4, -2, 2, -4][seat] ?? 0),
      },
    }),
    play: async (page) => {
      await tap(page, 'B');
      await playIt(page);
    },
  },
  plis: {
    counts: [3, 5],
    // Many cards count, and have been taken.
    deal: (count) => ({ game: 'plis', seats: seats(count), setup: { round: 2, scores: scores(count) }, seed: 9 }),
    play: async (page) => {
      while (await onTurnOrOver(page)) {
        await liftFirst(page);
        await playIt(page);
      }
    },
  },
  spikit: {
    counts: [2, 5, 8],
    deal: (count) => ({
      game: 'spikit',
      seats: seats(count),
      setup: {
        hands: each(count, (seat) => {
          const colour = SPIKIT[seat] ?? '';
          return seat === 0
            ? [1, 2, 3, 5].map((slot) => `orange.fr.${slot}`)
            : [1, 2, 3].map((slot) => `${colour === 'orange' ? 'red' : colour}.en.${slot}`);
        }),
        stock: ['orange.fr.4'],
        rolls: [2],
      },
    }),
    play: async (page) => {
      for (const action of ['roll', 'draw']) await page.getByTestId(`action-${action}`).click();
      for (const slot of [1, 2, 3, 4, 5]) await held(page, `orange.fr.${slot}`).click();
      await page.getByTestId('action-lay').click();
    },
  },
} satisfies Record<string, Ends>;

const WINDOWS = [
  { width: 360, height: 640 },
  { width: 390, height: 844 },
  { width: 740, height: 360 },
  { width: 844, height: 390 },
];

/** What of an element cannot be seen: outside of the window, or of what scrolls it. */
const hidden = (page: Page, selector: string): Promise<string[]> =>
  page.locator(selector).evaluateAll((all) =>
    all.flatMap((one) => {
      const box = one.getBoundingClientRect();
      const out = (left: number, top: number, right: number, bottom: number): boolean =>
        box.left < left - 1 || box.top < top - 1 || box.right > right + 1 || box.bottom > bottom + 1;
      const name = `${one.tagName} ${one.textContent.trim()}`;
      if (out(0, 0, innerWidth, innerHeight)) return [`${name}: outside of the window`];
      for (let around = one.parentElement; around; around = around.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(around);
        if (overflowX === 'visible' && overflowY === 'visible') continue;
        const { left, top, right, bottom } = around.getBoundingClientRect();
        if (out(left, top, right, bottom)) return [`${name}: cut by ${around.className}`];
      }
      return one.scrollWidth > one.clientWidth + 1 ? [`${name}: runs out`] : [];
    }),
  );

const SUMMARY = '[data-testid="round-summary"]';
const SHEET = `${SUMMARY} [data-testid="score-sheet"]`;
const LEFT = `${SUMMARY} :is(.left-hands, .round-body)`;

/** As after so many rounds: older ones stand above the one that was played. */
const rounds = (page: Page, count: number): Promise<void> =>
  page.locator(`${SHEET} tbody`).evaluate((body, wanted) => {
    while (body.children.length < wanted) body.prepend(body.lastElementChild?.cloneNode(true) ?? '');
    for (const [at, row] of [...body.children].entries()) {
      const label = row.querySelector('th');
      if (label) label.textContent = label.textContent.replace(/\d+/, String(at + 1));
    }
  }, count);

/** What was left, or who came where, is no slit: a line of text and more. */
const slit = (page: Page): Promise<string[]> =>
  page.locator(LEFT).evaluate((left) => {
    const { height } = left.getBoundingClientRect();
    return height < Math.min(left.scrollHeight, 64) ? [`${left.className}: ${Math.round(height)} px high`] : [];
  });

/** The newest round stands between the names and the totals, as a whole. */
const under = (page: Page): Promise<string[]> =>
  page.locator(SHEET).evaluate((sheet) => {
    const [head, newest, foot] = ['thead', 'tbody > :last-child', 'tfoot'].map((part) =>
      sheet.querySelector(part)?.getBoundingClientRect(),
    );
    const seen = head && newest && foot && head.bottom <= newest.top + 1 && newest.bottom <= foot.top + 1;
    return seen ? [] : ['the newest round lies under the names or the totals'];
  });

/** What is not in sight even where it has been scrolled to: what lies over it there. */
const unreached = (page: Page): Promise<string[]> =>
  page.locator(`${SHEET} tr > th:first-child, ${LEFT} > :is(:first-child, :last-child) strong`).evaluateAll((all) =>
    all.flatMap((one) => {
      one.scrollIntoView({ block: 'center' });
      const { left, top, width, height } = one.getBoundingClientRect();
      const there = document.elementFromPoint(left + width / 2, top + height / 2);
      // What a screen reader alone reads of the corner is no place to touch.
      return there && (one.contains(there) || (there.contains(one) && there.closest('tr, li')))
        ? []
        : [`${one.tagName} ${one.textContent.trim()}: under ${there?.className ?? 'nothing'}`];
    }),
  );

test.use({ settings: { playOnly: false } });

for (const [game, { counts, deal, play }] of Object.entries<Ends>(GAMES))
  for (const count of counts)
    test(`${game}, ${count} players: the score sheet and the way on are in sight`, async ({ page }) => {
      await openTable(page, deal(count));
      await onTurn(page);
      await play(page);
      await atStage(page, 'summary', 'over');
      // A list that may scroll is reached by keyboard.
      await expect(page.locator(LEFT)).toHaveAttribute('tabindex', '0');
      const problems: string[] = [];
      for (const many of [1, 12]) {
        await rounds(page, many);
        for (const text of ['100%', '200%'] as const) {
          await textSize(page, text === '200%' ? text : null);
          for (const size of WINDOWS) {
            const name = `${many} at ${size.width} × ${size.height}${text === '200%' ? ', large' : ''}`;
            await page.setViewportSize(size);
            await picture(page, `round-end ${game} ${count} ${name}`);
            await settled(page);
            // The rounds before the newest are scrolled to, and with large text the players too.
            const cells = `${SHEET} :is(thead, tbody > :last-child, tfoot) :is(th, td), `;
            const found = await hidden(page, `${text === '200%' ? '' : cells}[data-testid="go-on"]`);
            found.push(...(await under(page)), ...(await slit(page)), ...(await unreached(page)));
            // Nor does it go when what is above it is scrolled.
            found.push(...(await hidden(page, '[data-testid="go-on"]')));
            problems.push(...found.map((problem) => `${name}: ${problem}`));
            // As it is opened.
            await page.evaluate((parts) => {
              for (const part of document.querySelectorAll(parts)) part.scrollTop = 0;
            }, `dialog[open], ${LEFT}, .sheet-scroll`);
          }
        }
      }
      await textSize(page, null);
      expect(problems).toEqual([]);
    });

for (const count of [3, 6])
  test(`themes, ${count} people: the way on is in sight, and among three the words and buzzers are`, async ({
    page,
  }) => {
    test.setTimeout(120_000);
    await openTable(page, themesDeal({ seats: NAMES.slice(0, count), setup: { rolls: [thrown(), thrown()] } }));
    await roll(page);
    for (const [seat, word] of ['Bach', 'Bacon', 'Balzac', 'Barbara', 'Bardot']
      .slice(0, count > 4 ? count - 2 : count - 1)
      .entries())
      await announce(page, seat, word);
    await atStage(page, 'summary');
    const problems: string[] = [];
    for (const size of WINDOWS) {
      await page.setViewportSize(size);
      await picture(page, `round-end themes ${count} at ${size.width} × ${size.height}`);
      await settled(page);
      // Between six buzzers the words scroll in a list of their own, and on a small phone the table as a whole does.
      const parts = count > 3 ? '' : ', [data-testid^="buzzer-"], .said-line';
      for (const problem of await hidden(page, `[data-testid="go-on"]${parts}`))
        problems.push(`${size.width} × ${size.height}: ${problem}`);
    }
    expect(problems).toEqual([]);
  });

for (const side of ['left', 'right'] as const)
  test.describe(`Zoé sits ${side}`, () => {
    test.use({ settings: { playOnly: false, turning: 'turn', sides: { zoé: side, églantine: 'near' } } });

    for (const game of ['syntax', 'spikit'] as const)
      for (const count of [5, 8])
        test(`${game}, ${count} players: turned towards her, the end of a round lies in the middle of the window`, async ({
          page,
        }) => {
          const { deal, play } = GAMES[game];
          const [zoé = '', , ...bots] = deal(count).seats;
          await openTable(page, { ...deal(count), seats: [zoé, 'Églantine', ...bots] });
          await lift(page, 'Zoé');
          await onTurn(page);
          if (game === 'spikit') {
            // Whoever lifts the curtain throws with the same touch.
            await page.getByTestId('action-draw').click();
            await compose(
              page,
              [1, 2, 3, 4, 5].map((slot) => `orange.fr.${slot}`),
            );
            await propose(page);
          } else await play(page);
          await atStage(page, 'summary', 'over');
          for (const [width, height] of [
            [1180, 820],
            [820, 1180],
          ] as const) {
            await page.setViewportSize({ width, height });
            await picture(page, `round-end ${game} ${count} turned ${side} at ${width} × ${height}`);
            await expect(page.locator('[data-facing]').first()).toHaveAttribute('data-facing', side);
            const box = await page.locator('dialog.modal.result').boundingBox();
            expect(box).not.toBeNull();
            if (box === null) return;
            expect(Math.min(box.x, box.y)).toBeGreaterThanOrEqual(0);
            expect(box.width).toBeLessThanOrEqual(width);
            expect(box.height).toBeLessThanOrEqual(height);
            expect(Math.abs(box.x + box.width / 2 - width / 2)).toBeLessThanOrEqual(1);
            expect(Math.abs(box.y + box.height / 2 - height / 2)).toBeLessThanOrEqual(1);
            expect(await hidden(page, '[data-testid="go-on"]')).toEqual([]);
          }
        });
  });

test('eight players of Syntax: no name is broken, and no sheet scrolls sideways', async ({ page }) => {
  const names = ['Églantine', 'Basile', 'Camille', 'Désiré', 'Zoé', 'Maximilien', 'Wilhelmine', 'Bartholomé'];
  await openTable(page, {
    game: 'syntax',
    seats: names.map((name, seat) => (seat === 0 ? name : ([name, 'easy'] as const))),
    options: { packs: 2, referee: 'dictionary' },
    setup: {
      dealer: 7,
      hands: ['BON', 'AIUTEE', 'RL', 'LM', 'MC', 'CP', 'PD', 'DR'].map((hand) => [...hand]),
      table: ['RAT'],
      scores: [40, 20, 30, 10, 50, 60, 70, 12],
    },
  });
  await onTurn(page);
  for (const card of 'BON') await held(page, card).click({ position: { x: 12, y: 12 } });
  await page.getByTestId('action-lay').click();
  await atStage(page, 'summary');
  const problems: string[] = [];
  for (const [width, height] of [
    [390, 844],
    [820, 1180],
    [1180, 820],
  ] as const) {
    await page.setViewportSize({ width, height });
    await settled(page);
    const found = await page.evaluate(() => [
      ...[...document.querySelectorAll('.sheet-scroll')]
        .filter((sheet) => sheet.scrollWidth > sheet.clientWidth)
        .map((sheet) => `the sheet is ${sheet.scrollWidth} wide in ${sheet.clientWidth}`),
      ...[...document.querySelectorAll('.sheet-name, .left-name > strong')].flatMap((name) => {
        const range = document.createRange();
        range.selectNodeContents(name);
        return range.getClientRects().length > 1 ? [`${name.textContent} is broken`] : [];
      }),
    ]);
    problems.push(...found.map((what) => `${width} × ${height}: ${what}`));
  }
  expect(problems).toEqual([]);
});
