// Around one tablet everybody reads upright what they have to read: what they judge, what they are to do, what was refused; and nothing is
// turned towards a side at which nobody sits.
import type { Locator, Page } from '@playwright/test';
import { atStage, expect, held, lift, onTurn, openTable, played, atOneTable as test, type Deal } from './helpers.ts';
import { cut, fits, shoot } from './inspect.ts';
import { compose, deal as spikit, propose, REST, SENTENCE } from './spikit-table.ts';
import { announce, deal as themes, roll } from './themes-table.ts';

const TABLETS = [
  { width: 820, height: 1180 },
  { width: 1180, height: 820 },
  { width: 1024, height: 700 },
  { width: 600, height: 960 },
];
const NAMES = ['Zoé', 'Ugo', 'Rita', 'Ana', 'Élie', 'Hugo', 'Lou', 'Maximilienne'];

type Sides = Readonly<Record<string, 'near' | 'left' | 'far' | 'right'>>;
const at = (sides: Sides) => ({ settings: { playOnly: false, turning: 'turn' as const, sides } });

test.use({ viewport: { width: 1180, height: 820 } });

/** From which side of the device each of these texts is read upright: the way from its first letter to the second. */
const readFrom = (texts: Locator): Promise<string[]> =>
  texts.evaluateAll((all) =>
    all
      .map((one) => {
        const letters = document.createTreeWalker(one, NodeFilter.SHOW_TEXT);
        while (letters.nextNode() && letters.currentNode.textContent?.trim() === '');
        const text = letters.currentNode as Text;
        const from = text.data.search(/\S/);
        const [first, second] = [from, from + 1].map((start) => {
          const range = document.createRange();
          range.setStart(text, start);
          range.setEnd(text, start + 1);
          const { left, top, width, height } = range.getBoundingClientRect();
          return { x: left + width / 2, y: top + height / 2 };
        });
        if (!first || !second) return 'unread';
        const [x, y] = [second.x - first.x, second.y - first.y];
        return Math.abs(x) > Math.abs(y) ? (x > 0 ? 'near' : 'far') : y > 0 ? 'left' : 'right';
      })
      .sort(),
  );

/** Copies of what is judged that lie over each other or over the cards, or have to be scrolled to. */
const overlaps = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const parts = [
      ...document.querySelectorAll<HTMLElement>('.ballot-leaf, .vote-sentence .card, .ballot-anybody .button'),
    ];
    const sight = document.querySelector('.ballot-middle')?.getBoundingClientRect() ?? new DOMRect();
    const hidden = [...document.querySelectorAll<HTMLElement>('.ballot-leaf')].filter((leaf) => {
      const { left, top, right, bottom } = leaf.getBoundingClientRect();
      return left < sight.left - 1 || top < sight.top - 1 || right > sight.right + 1 || bottom > sight.bottom + 1;
    });
    const boxes = parts.map((part) => ({
      name: part.dataset['side'] ?? part.className,
      box: part.getBoundingClientRect(),
    }));
    const over = boxes.flatMap(({ name, box }, nth) =>
      boxes
        .slice(nth + 1)
        .filter(
          ({ box: { left, right, top, bottom } }) =>
            left < box.right - 1 && right > box.left + 1 && top < box.bottom - 1 && bottom > box.top + 1,
        )
        .map((other) => `${name} over ${other.name}`),
    );
    return [...over, ...hidden.map((leaf) => `${leaf.dataset['side']} is out of sight`)];
  });

async function toVote(page: Page, count: number): Promise<void> {
  const position = spikit([...SENTENCE, ...REST], {
    seats: NAMES.slice(0, count),
    setup: { table: [['grey.fr.1', 'grey.fr.2', 'grey.fr.3']] },
  });
  const hands = [...((position.setup?.['hands'] ?? []) as string[][])];
  for (let nth = 0; hands.length < count; nth++)
    hands.push([['blue.en.1', 'blue.en.2', 'blue.en.3', 'blue.en.4'][nth] ?? '']);
  await openTable(page, { ...position, setup: { ...position.setup, hands } });
  await lift(page, 'Zoé');
  await onTurn(page);
  await played(page, () => page.getByTestId('action-roll').click());
  await played(page, () => page.getByTestId('action-draw').click());
  await compose(page, SENTENCE);
  await propose(page);
  await atStage(page, 'ballot');
}

async function toContest(page: Page, count: number): Promise<void> {
  const hands = [
    ['O', 'S', 'T', 'E'],
    ['V', 'G'],
    ['F', 'B'],
    ['H', 'Q'],
  ];
  const position: Deal = {
    game: 'syntax',
    seats: NAMES.slice(0, count),
    setup: {
      dealer: count - 1,
      hands: hands.slice(0, count),
      table: ['RAT'],
      face_up: 'N',
      stock: ['P', 'U', 'M', 'O'],
      scores: NAMES.slice(0, count).map(() => 0),
    },
  };
  await openTable(page, position);
  await lift(page, 'Zoé');
  await onTurn(page);
  for (const card of ['O', 'S']) await held(page, card).click({ position: { x: 12, y: 12 } });
  await page.locator('.action-buttons .primary').click();
  await atStage(page, 'open');
}

async function toJudge(page: Page, count: number): Promise<void> {
  await openTable(page, themes({ seats: NAMES.slice(0, count) }));
  await roll(page);
  await announce(page, 0, 'Bzorglub');
  await atStage(page, 'ballot');
}

const judged = [
  ['a sentence', toVote],
  ['a word that may be contested', toContest],
  ['a word that no list has', toJudge],
] as const;

for (const [sides, judges] of [
  [{ zoé: 'near', ugo: 'left', rita: 'right' }, ['left', 'right']],
  [{ zoé: 'near', ugo: 'near', rita: 'far', ana: 'left' }, ['far', 'left', 'near']],
  [{ zoé: 'left', ugo: 'near', rita: 'far', ana: 'right' }, ['far', 'near', 'right']],
  [{ zoé: 'far', ugo: 'left', rita: 'left' }, ['left']],
] as const)
  test.describe(`at ${Object.values(sides).join(', ')}`, () => {
    test.use(at(sides));

    for (const [what, reach] of judged)
      test(`${what} stands upright once towards each side at which somebody judges, and is read aloud once`, async ({
        page,
      }) => {
        await reach(page, Object.keys(sides).length);
        const problems: string[] = [];
        for (const size of TABLETS) {
          await page.setViewportSize(size);
          const name = `${what}, ${size.width} × ${size.height}`;
          expect(await readFrom(page.locator('.ballot-aloud')), name).toEqual(judges);
          problems.push(...(await overlaps(page)).map((one) => `${name}: ${one}`), ...(await fits(page, name)));
          problems.push(...(await cut(page, name)));
          await shoot(page, `${reach.name}-${size.width}`);
        }
        expect(problems).toEqual([]);
        await expect(page.locator('.ballot-leaf:not([aria-hidden])')).toHaveCount(1);
        await expect(page.locator('.ballot-around h2')).toHaveCount(1);
        if (reach === toContest) {
          expect(await readFrom(page.locator('.all-ways > span'))).toEqual(judges);
          await expect(page.getByTestId('public-panel')).toHaveAccessibleName(/OS.+est-ce un mot/);
        }
      });
  });

test.describe('eight people', () => {
  test.use(at({}));

  test('find what they judge towards all four sides, in sight', async ({ page }) => {
    await toVote(page, 8);
    const problems: string[] = [];
    for (const size of TABLETS) {
      await page.setViewportSize(size);
      const name = `${size.width} × ${size.height}`;
      expect(await readFrom(page.locator('.ballot-aloud')), name).toEqual(['far', 'left', 'near', 'right']);
      problems.push(...(await overlaps(page)).map((one) => `${name}: ${one}`), ...(await cut(page, name)));
      await shoot(page, `eight-${size.width}`);
    }
    expect(problems).toEqual([]);
  });
});

test.describe('towards all four sides', () => {
  test.use({
    settings: {
      playOnly: false,
      pace: 'fast',
      turning: 'turn',
      sides: { zoé: 'near', ugo: 'left', rita: 'far', ana: 'right', élie: 'near' },
    },
  });

  for (const { width, height } of TABLETS)
    test(`the stamp falls on no copy of what is judged, at ${width} × ${height}`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await toVote(page, 5);
      expect(await overlaps(page)).toEqual([]);
      await page.evaluate(() => {
        const stamps = new Set<string>();
        Object.assign(window, { stamps });
        const look = (): void => {
          requestAnimationFrame(look);
          const stamp = document.querySelector('.vote-stamp')?.getBoundingClientRect();
          if (!stamp) return;
          stamps.add('fell');
          for (const copy of document.querySelectorAll<HTMLElement>('.ballot-leaf .ballot-aloud')) {
            const { top, bottom, left, right } = copy.getBoundingClientRect();
            if (stamp.top < bottom && stamp.bottom > top && stamp.left < right && stamp.right > left)
              stamps.add(`over ${copy.closest<HTMLElement>('.ballot-leaf')?.dataset['side']}`);
          }
        };
        look();
      });
      for (const seat of [1, 2, 3, 4]) await page.getByTestId(`ballot-${seat}-accept`).click();
      await onTurn(page);
      expect(await page.evaluate(() => [...(window as unknown as { stamps: Set<string> }).stamps])).toEqual(['fell']);
    });
});

test.describe('what is judged', () => {
  test.use(at({ zoé: 'near', ugo: 'left', rita: 'right' }));

  test('lies in the middle of the table, also where nobody sits at one of its sides', async ({ page }) => {
    await toJudge(page, 3);
    const boxes = await page
      .locator('.ballot-paper, .ballot-around')
      .evaluateAll((both) => both.map((one) => one.getBoundingClientRect()).map(({ x, width }) => x + width / 2));
    expect(Math.abs((boxes[0] ?? 0) - (boxes[1] ?? 9))).toBeLessThan(2);
  });
});

test.describe('each at their own edge', () => {
  test.use(at({ zoé: 'near', ugo: 'far', rita: 'right' }));

  test('nobody answers for everybody', async ({ page }) => {
    await toJudge(page, 3);
    await expect(page.getByTestId('ballot-1-accept')).toBeVisible();
    await expect(page.getByTestId('ballot-all-accept')).toHaveCount(0);
    const paper = page.locator('.ballot-paper');
    const [box, all] = [await paper.boundingBox(), await page.locator('.ballot-around').boundingBox()];
    const middle = (one: typeof box): number => (one?.x ?? 0) + (one?.width ?? 0) / 2;
    expect(Math.abs(middle(box) - middle(all))).toBeLessThan(2);
  });
});

test.describe('at one side', () => {
  test.use(at({ zoé: 'near', ugo: 'near', rita: 'near' }));

  test('one tap answers for everybody', async ({ page }) => {
    await toJudge(page, 3);
    await played(page, () => page.getByTestId('ballot-all-accept').click());
    await expect(page.locator('.ballot-around')).toHaveCount(0);
  });
});
