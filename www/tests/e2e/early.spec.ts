// A match is dealt before its dictionary is there: cards are seen and lifted at once, and what looks something up waits for it.
import { expect, hand, held, onTurn, openTable, table, test, words, type Deal, settled } from './helpers.ts';
import type { BrowserContext } from '@playwright/test';

// No service worker: it would bring what the network does not.
test.use({ forgiven: [/Failed to load resource/] });

const evening: Deal = {
  game: 'syntax',
  seats: ['Anna', ['Robin', 'easy']],
  options: { referee: 'dictionary' },
  setup: {
    dealer: 1,
    hands: [
      ['B', 'O', 'N', 'D', 'K', 'W'],
      ['A', 'I', 'U', 'T', 'E', 'S', 'V', 'P', 'X', 'Z', 'J', 'Q'],
    ],
    table: ['RAT'],
    face_up: 'E',
  },
};

/** Dictionaries wait until they are let through. */
async function heldBack(context: BrowserContext): Promise<() => void> {
  let letThrough = (): void => undefined;
  const open = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await context.route('**/dictionaries/*.dict*', async (route) => {
    await open;
    await route.continue();
  });
  return letThrough;
}

test('a word is made before the dictionary is there, and laid when it is', async ({ page, context }) => {
  const come = await heldBack(context);
  await openTable(page, evening);
  await onTurn(page);
  for (const card of 'BOND') await held(page, card).click();
  await expect(page.getByTestId('stick')).toHaveAttribute('data-word', 'BOND');
  await page.getByTestId('action-lay').click();
  await expect(page.getByTestId('words-coming')).toContainText('Le dictionnaire se charge');
  expect(await words(page)).toEqual(['RAT']);
  come();
  await expect.poll(() => words(page)).toContain('BOND');
  await expect(page.getByTestId('words-coming')).toHaveCount(0);
  // The bot, which knows no other words, has its turn.
  await onTurn(page);
});

for (const [width, height] of [
  [390, 844],
  [844, 390],
  [820, 1180],
] as const)
  test(`nothing moves when it is told that words are coming: ${width} × ${height}`, async ({ page, context }) => {
    await page.setViewportSize({ width, height });
    const come = await heldBack(context);
    await openTable(page, evening);
    await onTurn(page);
    for (const card of 'BOND') await held(page, card).click();
    const lie = (): Promise<string[]> =>
      page.evaluate(() =>
        ['word-0', 'stock', 'face-up', 'hand', 'stick'].map((hook) => {
          const { x, y } = document.querySelector(`[data-testid="${hook}"]`)?.getBoundingClientRect() ?? {};
          return `${hook} ${x} ${y}`;
        }),
      );
    await settled(page);
    const before = await lie();
    await page.getByTestId('action-lay').click();
    await expect(page.getByTestId('words-coming')).toBeVisible();
    expect(await lie()).toEqual(before);
    if (process.env['PICTURES']) await page.screenshot({ path: `test-results/words-coming-${width}.png` });
    come();
    await expect(page.getByTestId('words-coming')).toHaveCount(0);
  });

test('a page that is loaded again meanwhile finds its cards, and the match goes on when the dictionary comes', async ({
  page,
  context,
}) => {
  const come = await heldBack(context);
  await page.goto('./#/new/syntax');
  await page.getByTestId('start').click();
  await expect(page.getByTestId('hand-card').first()).toBeVisible();
  const cards = await hand(page);
  const address = page.url();
  await page.reload();
  await expect(page.getByTestId('hand-card').first()).toBeVisible();
  expect(page.url()).toBe(address);
  expect(await hand(page)).toEqual(cards);
  // A bot is to play, and waits.
  await expect(page.getByTestId('words-coming')).toBeVisible();
  await expect(table(page)).toHaveAttribute('data-moves', '0');
  come();
  await expect(page.getByTestId('words-coming')).toHaveCount(0);
  await expect(table(page)).not.toHaveAttribute('data-moves', '0');
});

for (const game of ['spikit', 'themes'])
  test(`${game}: the table stands before its words are there`, async ({ page, context }) => {
    const come = await heldBack(context);
    await page.goto(`./#/new/${game}`);
    await page.getByTestId('start').click();
    await expect(page.getByTestId('roll').or(page.getByTestId('action-roll'))).toBeVisible();
    await expect(table(page)).toBeVisible();
    come();
  });
