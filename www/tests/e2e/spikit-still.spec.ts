// Spikit: a card that is drawn moves nothing, what is judged lies beside whole sentences, and a round of eight is seen from every side.
import type { Page } from '@playwright/test';
import {
  atStage,
  expect,
  held,
  lift,
  onTurn,
  openTable,
  played,
  settled,
  shownBy,
  atOneTable as test,
  type Deal,
} from './helpers.ts';
import { back, compose, deal, propose, SENTENCE, toPlay, vote } from './spikit-table.ts';

test.use({ settings: { playOnly: false } });

const BOTS: Deal['seats'] = ['Zoé', ['Ugo', 'hard'], ['Rita', 'hard']];
const OWN = [
  'grey.en.2',
  'pink.en.1',
  'violet.en.5',
  'yellow.en.2',
  'violet.en.2',
  'orange.en.3',
  'blue.fr.3',
  'turquoise.en.2',
  'yellow.fr.4',
  'brown.en.5',
];
/** A short one, and the one with most letters of all. */
const DRAWN = ['blue.fr.1', 'red.en.2'];

/** Where line, plate and hand have lain from now on: each place once. */
async function watch(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    const parts = ['.spikit-line', '.own-seats', '.own-hand'];
    const first = new Map<string, DOMRect>();
    const look = (): void => {
      requestAnimationFrame(look);
      for (const part of parts) {
        const now = document.querySelector(part)?.getBoundingClientRect();
        if (!now) continue;
        const before = first.get(part) ?? now;
        first.set(part, before);
        // A button is a pixel higher than what it takes the place of.
        if (Math.abs(now.top - before.top) > 2) seen.push(`${part} ${Math.round(before.top)} → ${Math.round(now.top)}`);
        // Ten is a figure more than nine.
        if (part === '.own-seats' && Math.abs(now.left - before.left) > 12) seen.push(`${part} goes aside`);
      }
    };
    look();
  });
  return () => page.evaluate(() => (window as unknown as { seen: string[] }).seen);
}

for (const [width, height] of [
  [390, 844],
  [844, 390],
  [820, 1180],
] as const)
  test(`a card that is drawn, and what is laid then, moves neither line nor plate nor hand at ${width} × ${height}`, async ({
    page,
  }) => {
    test.setTimeout(90_000);
    await page.setViewportSize({ width, height });
    for (const count of [5, 6, 7, 8, 9, 10])
      for (const card of DRAWN) {
        const hands = [
          OWN.slice(0, count),
          ['red.en.1', 'red.en.3', 'red.en.4'],
          ['green.en.1', 'green.en.2', 'green.en.3'],
        ];
        await openTable(page, deal([], { seats: BOTS, setup: { hands, stock: [card] } }));
        await onTurn(page);
        await settled(page);
        const moved = await watch(page);
        await played(page, () => page.getByTestId('action-roll').click());
        await onTurn(page);
        await played(page, () => page.getByTestId('action-draw').click());
        await onTurn(page);
        await expect(held(page, card)).toBeVisible();
        await compose(page, [OWN[0] ?? '', OWN[2] ?? '']);
        await settled(page);
        expect(await moved(), `${count} cards and ${card}`).toEqual([]);
      }
  });

const TABLE = [
  ['grey.fr.1', 'grey.fr.2', 'grey.fr.3'],
  ['violet.fr.1', 'violet.fr.2', 'violet.fr.3'],
  ['blue.fr.1', 'blue.fr.2', 'blue.fr.3'],
];

for (const theme of ['light', 'dark'] as const)
  test.describe(theme, () => {
    test.use({ settings: { playOnly: false, theme, pace: 'slow' } });
    test(`sentences on the table are whole while one is judged, ${theme}`, async ({ page }) => {
      test.setTimeout(90_000);
      for (const [width, height] of [
        [390, 844],
        [844, 390],
        [820, 1180],
        [1180, 820],
        [1440, 900],
      ] as const)
        for (const count of [2, 3]) {
          await page.setViewportSize({ width, height });
          const hands = [
            [...SENTENCE, 'grey.en.4', 'violet.en.1', 'pink.en.1'],
            ['red.en.1', 'red.en.2'],
            ['green.en.1', 'green.en.2'],
          ];
          await toPlay(page, deal([], { seats: BOTS, setup: { hands, table: TABLE.slice(0, count) } }));
          await compose(page, SENTENCE);
          await settled(page);
          await page.getByTestId('action-lay').click();
          await expect(page.getByTestId('ballot')).toBeVisible();
          const cut = await page.locator('.sentence').evaluateAll((all) => {
            const middle = document.querySelector('.table-middle')?.getBoundingClientRect();
            return all.map((one) => {
              const box = one.getBoundingClientRect();
              // They lie a little askew.
              return Math.round(Math.max(2, (middle?.top ?? 0) - box.top, box.bottom - (middle?.bottom ?? 0)) - 2);
            });
          });
          expect(cut, `${width} × ${height}`).toEqual(Array(count).fill(0));
        }
    });
  });

test('where people vote on a phone, two sentences of the table are whole above the sheet', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await toPlay(
    page,
    deal([...SENTENCE, 'grey.en.4', 'violet.en.1', 'pink.en.1'], { setup: { table: TABLE.slice(0, 2) } }),
  );
  await compose(page, SENTENCE);
  await propose(page);
  await atStage(page, 'ballot');
  await settled(page);
  const cut = await page.locator('.sentence').evaluateAll((all) => {
    const middle = document.querySelector('.table-middle')?.getBoundingClientRect();
    return all.map((one) => Math.max(0, Math.round(one.getBoundingClientRect().bottom - (middle?.bottom ?? 0) - 2)));
  });
  expect(cut).toEqual([0, 0]);
});

for (const handed of ['right', 'left'] as const)
  test.describe(`the ${handed} hand`, () => {
    test.use({ settings: { playOnly: false, handed } });
    test('on a phone that lies, what comes of one language only pushes neither plate nor hand', async ({ page }) => {
      await page.setViewportSize({ width: 844, height: 390 });
      await toPlay(page, deal([...SENTENCE, 'grey.en.2', 'pink.en.1', 'violet.en.5', 'yellow.en.2', 'violet.en.2']));
      const top = async (what: string): Promise<number> =>
        Math.round((await page.locator(what).boundingBox())?.y ?? -1);
      const [hand, plate] = [await top('.own-hand'), await top('.own-seats')];
      await compose(page, SENTENCE);
      await propose(page);
      await vote(page, { 1: 'accept', 2: 'accept' });
      await back(page);
      const still = async (when: string): Promise<void> => {
        await settled(page);
        // A button is a pixel higher than what it takes the place of.
        expect(Math.abs((await top('.own-hand')) - hand), when).toBeLessThanOrEqual(2);
        expect(Math.abs((await top('.own-seats')) - plate), when).toBeLessThanOrEqual(2);
      };
      await still('advantage');
      for (const id of ['action-fish', 'action-decline', 'action-end'])
        await expect(page.getByTestId(id)).toBeInViewport({ ratio: 1 });
      await played(page, () => page.getByTestId('action-fish').click());
      await onTurn(page);
      await still('fished');
      for (const id of ['action-keep', 'action-stop-fishing'])
        await expect(page.getByTestId(id)).toBeInViewport({ ratio: 1 });
    });
  });

test.describe('where people share a device', () => {
  test.use({ settings: { playOnly: false, pace: 'normal' } });
  test('the hand of whoever ends a turn stays where it lies, and no line asks them for a card', async ({ page }) => {
    await page.setViewportSize({ width: 1180, height: 820 });
    // Five that leave no room for one more in their row.
    await toPlay(page, deal([...SENTENCE, 'blue.fr.3', 'turquoise.en.2', 'yellow.fr.4', 'brown.en.5']));
    await compose(page, SENTENCE);
    await propose(page);
    await vote(page, { 1: 'accept', 2: 'accept' });
    await back(page);
    await settled(page);
    const moved = await watch(page);
    const lines = await shownBy(page, 'tray');
    await page.getByTestId('action-end').click();
    await atStage(page, 'handing');
    await settled(page);
    expect((await moved()).filter((one) => one.startsWith('.own-hand'))).toEqual([]);
    expect(await lines()).toEqual([]);
  });
});

const NAMES = ['Zoé', 'Églantine', 'Maximilien', 'Ana', 'Désiré', 'Hugo', 'Rita', 'Basile'];
const COLOURS = ['orange', 'red', 'blue', 'turquoise', 'violet', 'pink', 'grey', 'green'];

test.describe('around a tablet', () => {
  test.use({ settings: { playOnly: false, turning: 'turn', pace: 'none' } });
  test('the end of a round of eight is seen whole from each side, with the table of scores', async ({ page }) => {
    await page.setViewportSize({ width: 820, height: 1180 });
    const family = [1, 2, 3, 4, 5].map((face) => `orange.fr.${face}`);
    await openTable(page, {
      game: 'spikit',
      seats: NAMES,
      setup: {
        hands: COLOURS.map((colour, seat) =>
          seat === 0 ? family.slice(0, 4) : [1, 2, 3].map((face) => `${colour}.en.${face}`),
        ),
        stock: family.slice(4),
        rolls: [1],
      },
    });
    await lift(page, 'Zoé');
    await onTurn(page);
    await played(page, () => page.getByTestId('action-draw').click());
    await compose(page, family);
    await propose(page);
    await atStage(page, 'summary');
    for (let turns = 0; turns < 4; turns++) {
      await settled(page);
      const out = await page.locator('.left-hands > li, .score-sheet').evaluateAll((all) => {
        const dialog = document.querySelector('dialog[open]')?.getBoundingClientRect();
        return all.filter((one) => {
          const box = one.getBoundingClientRect();
          return (
            !dialog ||
            box.left < dialog.left ||
            box.right > dialog.right ||
            box.top < dialog.top ||
            box.bottom > dialog.bottom
          );
        }).length;
      });
      expect(out, `after ${turns} turns`).toBe(0);
      await page.getByTestId('turn-around').click();
    }
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });
  for (const count of [3, 5, 8])
    test(`what was drawn can be taken back with one touch, among ${count}`, async ({ page }) => {
      const seats = NAMES.slice(0, count).map((name, seat) =>
        seat === 0 ? name : ([name, 'easy'] as [string, 'easy']),
      );
      await toPlay(
        page,
        deal([], {
          seats,
          setup: { hands: COLOURS.slice(0, count).map((colour) => [1, 3].map((face) => `${colour}.en.${face}`)) },
        }),
      );
      const undo = page.getByTestId('tool-undo');
      await expect(undo).toBeInViewport({ ratio: 1 });
      const [back, menu] = await Promise.all([undo.boundingBox(), page.getByTestId('menu').boundingBox()]);
      expect(Math.min(back?.width ?? 0, back?.height ?? 0, menu?.width ?? 0)).toBeGreaterThanOrEqual(44);
      for (let seat = 1; seat < count; seat++)
        await expect(page.getByTestId(`seat-${seat}`)).toBeInViewport({ ratio: 1 });
    });
});
