// On a phone the middle of Spikit scrolls: what somebody is asked about is in sight.
import type { Page } from '@playwright/test';
import { expect, onTurn, openTable, played, atOneTable as test, type Deal } from './helpers.ts';
import { compose, deal, propose, REST, SENTENCE, toPlay } from './spikit-table.ts';

test.use({ viewport: { width: 390, height: 844 }, settings: { playOnly: false } });

/** Five sentences: with the cards face up they are taller than their place. */
const TABLE = [
  ['grey.fr.1', 'grey.fr.2', 'grey.fr.3'],
  ['violet.fr.1', 'violet.fr.2', 'violet.fr.3'],
  ['blue.fr.1', 'blue.fr.2', 'blue.fr.3'],
  ['yellow.fr.1', 'yellow.fr.2', 'yellow.fr.3'],
  ['turquoise.fr.1', 'turquoise.fr.2', 'turquoise.fr.3'],
];

/** So many that neither of them gets rid of all in a turn. */
const OTHERS = [
  ['red.en.1', 'red.en.2', 'red.en.3', 'green.en.1', 'green.en.2', 'green.en.3', 'orange.en.1', 'orange.en.3'],
  ['grey.en.1', 'grey.en.2', 'grey.en.3', 'violet.en.2', 'violet.en.3', 'pink.en.2', 'pink.en.3', 'orange.en.4'],
];

/** Until it is Zoé's turn again: what the others propose she accepts. */
async function othersPlay(page: Page): Promise<void> {
  const accept = page.locator('[data-testid="ballot-0-accept"]:enabled');
  const acting = page.locator('[data-testid="table"][data-stage="turn"][data-acting="true"]');
  for (;;) {
    await expect(accept.or(acting).first()).toBeVisible({ timeout: 20_000 });
    if ((await accept.count()) === 0) return onTurn(page);
    await played(page, () => accept.click());
  }
}

test('SPI-8, SPI-18: die and cards face up are in sight when they are asked about, whatever lies on the table', async ({
  page,
}) => {
  const bots: [string, 'hard'][] = [
    ['Ugo', 'hard'],
    ['Rita', 'hard'],
  ];
  const hands = [[...SENTENCE, ...REST], ...OTHERS];
  const position = deal([], { seats: ['Zoé', ...bots], setup: { hands, table: TABLE } });
  await toPlay(page, position);
  const middle = page.locator('.table-middle');
  expect(await middle.evaluate((one) => one.scrollHeight > one.clientHeight)).toBe(true);
  await compose(page, SENTENCE);
  await propose(page);
  // It was in one language: a card of those face up may be had.
  await onTurn(page);
  await expect(page.getByTestId('action-decline')).toBeVisible();
  for (const shown of ['turn-die', 'display']) await expect(page.getByTestId(shown)).toBeInViewport({ ratio: 1 });
  await played(page, () => page.getByTestId('action-decline').click());
  await onTurn(page);
  // The sentences are what is looked at while one composes.
  await middle.evaluate((one) => one.scrollTo(0, one.scrollHeight));
  await expect(page.getByTestId('turn-die')).not.toBeInViewport();
  await played(page, () => page.getByTestId('action-end-turn').click());
  await othersPlay(page);
  await expect(page.getByTestId('action-roll')).toBeVisible();
  for (const shown of ['turn-die', 'display']) await expect(page.getByTestId(shown)).toBeInViewport({ ratio: 1 });
  await played(page, () => page.getByTestId('action-roll').click());
  await onTurn(page);
  for (const shown of ['turn-die', 'display']) await expect(page.getByTestId(shown)).toBeInViewport({ ratio: 1 });
});

test('SPI-13: after the sentence of the turn nothing invites to another, and the end of a turn pushes nobody', async ({
  page,
}) => {
  const plate = page.getByTestId('seat-0');
  const position = deal([...SENTENCE, ...REST], { seats: ['Zoé', ['Ugo', 'hard'], ['Rita', 'hard']] });
  await openTable(page, position);
  await onTurn(page);
  const before = await plate.boundingBox();
  await played(page, () => page.getByTestId('action-roll').click());
  await played(page, () => page.getByTestId('action-draw').click());
  await expect(page.getByTestId('action-end-turn')).toBeVisible();
  const beside = await plate.boundingBox();
  expect(beside?.x).toBe(before?.x);
  // One card more is another figure on it.
  expect(Math.abs((beside?.width ?? 0) - (before?.width ?? 0))).toBeLessThan(4);
  await expect(page.locator('.spikit-line.bare')).toBeVisible();
  await compose(page, SENTENCE);
  await propose(page);
  await onTurn(page);
  await played(page, () => page.getByTestId('action-decline').click());
  await onTurn(page);
  await expect(page.getByTestId('action-end-turn')).toBeVisible();
  await expect(page.locator('.spikit-line.bare')).toHaveCount(0);
});

test('SPI-31: what is said of a joker’s words can be read on the desk', async ({ page }) => {
  await toPlay(page, deal(['brown.fr.1', 'brown.fr.2', 'joker.1', ...REST]));
  await compose(page, ['brown.fr.1', 'brown.fr.2', 'joker.1']);
  const said = page.locator('.joker-form .word-feedback');
  const ink = await page.getByTestId('prompt').evaluate((one) => getComputedStyle(one).color);
  await expect(said).toHaveCSS('color', ink);
});

test('in one’s turn nothing above the hand moves, whether a card is drawn or put in the line, and what one does first stays in its place', async ({
  page,
}) => {
  // Four full rows: one card more begins a fifth.
  const hand = ['grey.en.2', 'pink.en.1', 'violet.en.5', 'yellow.en.2', 'violet.en.2', 'orange.en.3', 'blue.fr.3'];
  const own = [...hand, 'turquoise.en.2', 'yellow.fr.4', 'brown.en.5'];
  const position = deal(own, { seats: ['Zoé', ['Ugo', 'hard']] });
  await openTable(page, position);
  await onTurn(page);
  const topOf = async (what: string): Promise<number> =>
    page.locator(what).evaluate((one) => Math.round(one.getBoundingClientRect().top));
  const rows = (): Promise<number> =>
    page
      .getByTestId('hand-card')
      .evaluateAll((cards) => new Set(cards.map((card) => Math.round(card.getBoundingClientRect().top))).size);
  const lying = async (): Promise<number[]> => [await topOf('.own-hand'), await topOf('.spikit-line')];
  const corner = (id: string): Promise<number[]> =>
    page.getByTestId(id).evaluate((one) => {
      const { right, bottom } = one.getBoundingClientRect();
      return [right, bottom].map(Math.round);
    });
  const [before, lay, first] = [await rows(), await lying(), await corner('action-roll')];
  await played(page, () => page.getByTestId('action-roll').click());
  await onTurn(page);
  expect(await lying()).toEqual(lay);
  expect(await corner('action-draw')).toEqual(first);
  await played(page, () => page.getByTestId('action-draw').click());
  await onTurn(page);
  expect(await rows(), 'the hand has a row more').toBeGreaterThan(before);
  expect(await lying()).toEqual(lay);
  await compose(page, ['brown.en.5']);
  expect(await lying()).toEqual(lay);
  expect(await corner('action-lay')).toEqual(first);
});

test('where there is more of the table above or below, a line stands at its edge', async ({ page }) => {
  const hands = [[...SENTENCE, ...REST], ...OTHERS];
  await openTable(
    page,
    deal([], { seats: ['Zoé', ['Ugo', 'hard'], ['Rita', 'hard']], setup: { hands, table: TABLE } }),
  );
  await onTurn(page);
  const middle = page.locator('.table-middle');
  const lined = (): Promise<string[]> =>
    middle.evaluate((one) =>
      ['above', 'below'].filter((edge) => getComputedStyle(one).getPropertyValue(`--${edge}`) !== 'transparent'),
    );
  await expect.poll(lined).toEqual(['below']);
  await middle.evaluate((one) => one.scrollTo(0, 60));
  await expect.poll(lined).toEqual(['above', 'below']);
  await middle.evaluate((one) => one.scrollTo(0, one.scrollHeight));
  await expect.poll(lined).toEqual(['above']);
  // A table that is seen whole has no such edge.
  await openTable(page, deal([...SENTENCE, ...REST], { seats: ['Zoé', ['Ugo', 'hard'], ['Rita', 'hard']] }));
  await onTurn(page);
  expect(await lined()).toEqual([]);
});

test('while one composes, three sentences are in sight, and as much above them as there is room for', async ({
  page,
}) => {
  const hands = [[...SENTENCE, ...REST], ...OTHERS];
  await toPlay(page, deal([], { seats: ['Zoé', ['Ugo', 'hard'], ['Rita', 'hard']], setup: { hands, table: TABLE } }));
  for (const index of [0, 1, 2]) await expect(page.getByTestId(`sentence-${index}`)).toBeInViewport({ ratio: 0.98 });
  const middle = page.locator('.table-middle');
  const cut = await middle.evaluate((one) => {
    const { bottom } = one.getBoundingClientRect();
    const last = one.querySelector('[data-testid="sentence-2"]')?.getBoundingClientRect().bottom ?? 0;
    return [bottom - last > -4, bottom - last < 60];
  });
  expect(cut, 'no more is scrolled than that takes').toEqual([true, true]);
});

/** What the upper edge of the middle cuts: of a die, or of a card face up, nothing or all is in sight. */
const halves = (page: Page): Promise<string[]> =>
  page.locator('.table-middle').evaluate((middle) => {
    const { top } = middle.getBoundingClientRect();
    return [...middle.querySelectorAll<HTMLElement>('.turn-die, .display-card')]
      .filter((one) => {
        const box = one.getBoundingClientRect();
        return box.top < top - 0.5 && box.bottom > top + 0.5;
      })
      .map(({ dataset }) => dataset['testid'] ?? '');
  });

for (const count of [2, 3, 4, 5])
  test(`of the die and the cards face up none is cut over ${count} sentences, while one composes and when one has laid`, async ({
    page,
  }) => {
    const hands = [[...SENTENCE, ...REST, 'brown.en.3'], ...OTHERS];
    const seats: Deal['seats'] = ['Zoé', ['Ugo', 'hard'], ['Rita', 'hard']];
    const setup = { hands, table: TABLE.slice(0, count) };
    await toPlay(page, deal([], { seats, setup }));
    expect(await halves(page)).toEqual([]);
    // In two languages: nothing more is asked about.
    await compose(page, ['brown.fr.1', 'brown.fr.2', 'brown.en.3']);
    await propose(page);
    await onTurn(page);
    await expect(page.getByTestId(`sentence-${count}`)).toBeInViewport({ ratio: 0.98 });
    expect(await halves(page)).toEqual([]);
  });

test('what was laid last is in sight as a whole, beside the cards face up where both have room', async ({ page }) => {
  const position = deal([...SENTENCE, ...REST], {
    seats: ['Zoé', ['Ugo', 'hard'], ['Rita', 'hard']],
    setup: { table: TABLE.slice(0, 2) },
  });
  await toPlay(page, position);
  await compose(page, SENTENCE);
  await propose(page);
  await onTurn(page);
  // What is asked takes room from the table.
  await expect(page.getByTestId('action-decline')).toBeVisible();
  for (const shown of ['turn-die', 'display']) await expect(page.getByTestId(shown)).toBeInViewport({ ratio: 1 });
  const over = await page.locator('.table-middle').evaluate((middle) => {
    const last = middle.querySelector('[data-testid="sentence-2"]')?.getBoundingClientRect().bottom ?? Infinity;
    return last - middle.getBoundingClientRect().bottom;
  });
  expect(over).toBeLessThanOrEqual(0);
});

test.describe('on a lying tablet', () => {
  for (const [width, height] of [
    [1024, 768],
    [1180, 820],
  ] as const)
    test(`during a vote the table stays as it lies, and can be read, at ${width} × ${height}`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      const position = deal([...SENTENCE, ...REST], {
        seats: ['Zoé', ['Ugo', 'hard'], ['Rita', 'hard']],
        setup: { table: TABLE.slice(0, 2) },
      });
      await toPlay(page, position);
      await page.evaluate(() => {
        const seen: string[] = [];
        Object.assign(window, { seen });
        const look = (): void => {
          requestAnimationFrame(look);
          const bottom = document.querySelector('.table-middle')?.getBoundingClientRect().bottom ?? 0;
          const lying = [
            ...document.querySelectorAll('.display-card, [data-testid="sentence-0"], [data-testid="sentence-1"]'),
          ];
          const boxes = lying.map((one) => one.getBoundingClientRect());
          // The hand lies under the vote, not over it.
          const over = document.querySelector('.balloting') ? document.querySelectorAll('.own .slot') : [];
          const shows = [...over].filter((one) => getComputedStyle(one).visibility !== 'hidden').length;
          const cut = boxes.filter((box) => box.bottom > bottom).length;
          const now = `${boxes.map(({ top }) => Math.round(top)).join(' ')}, cut ${cut}, over it ${shows}`;
          if (seen.at(-1) !== now) seen.push(now);
        };
        look();
      });
      await compose(page, SENTENCE);
      await propose(page);
      await onTurn(page);
      await expect(page.getByTestId('sentence-2')).toBeInViewport({ ratio: 0.98 });
      const seen = await page.evaluate(() => (window as unknown as { seen: string[] }).seen);
      expect(seen).toHaveLength(1);
      expect(seen[0]).toContain('cut 0, over it 0');
    });
});
