// Ends of rounds in every game, with as many players as it allows, on phones: the scores, and the button that goes on, are in sight at once.
import type { Page } from '@playwright/test';
import {
  atStage,
  expect,
  held,
  liftFirst,
  onTurn,
  onTurnOrOver,
  openTable,
  playIt,
  settled,
  tap,
  atOneTable as test,
  type Deal,
} from './helpers.ts';
import { picture } from './inspect.ts';
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

test.use({ settings: { playOnly: false } });

for (const [game, { counts, deal, play }] of Object.entries<Ends>(GAMES))
  for (const count of counts)
    test(`${game}, ${count} players: the score sheet and the way on are in sight`, async ({ page }) => {
      await openTable(page, deal(count));
      await onTurn(page);
      await play(page);
      await atStage(page, 'summary', 'over');
      const problems: string[] = [];
      for (const size of WINDOWS) {
        await page.setViewportSize(size);
        await picture(page, `round-end ${game} ${count} at ${size.width} × ${size.height}`);
        const sheet = '[data-testid="round-summary"] [data-testid="score-sheet"]';
        await settled(page);
        for (const problem of await hidden(page, `${sheet} :is(th, td), [data-testid="go-on"]`))
          problems.push(`${size.width} × ${size.height}: ${problem}`);
      }
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
