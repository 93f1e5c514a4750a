// A word is got ready while the others play (SYN-7: one operation, on one’s own turn).
import {
  atStage,
  drag,
  expect,
  hand,
  held,
  onTurn,
  openTable,
  settled,
  shownBy,
  table,
  tap,
  atOneTable as test,
  words,
  type Deal,
} from './helpers.ts';
import type { Page } from '@playwright/test';

/** Zoé comes last of three; nobody else can do anything with KIWI. */
const others = {
  game: 'syntax',
  seats: ['Zoé', ['Rita', 'easy'], ['Ugo', 'medium']],
  options: { referee: 'dictionary' },
  setup: {
    dealer: 0,
    table: ['KIWI', 'ROSE'],
    hands: [
      ['B', 'O', 'N', 'D', 'R', 'T', 'X', 'Z', 'E', 'T'],
      ['V', 'J', 'Q', 'Y', 'A', 'H', 'G', 'P', 'A', 'U'],
      ['C', 'F', 'M', 'M', 'O', 'E', 'U', 'N', 'L', 'L'],
    ],
  },
  seed: 3,
} satisfies Deal;

const made = (page: Page) => page.getByTestId('stick').getAttribute('data-word');

// A bot's turn stays for almost two seconds.
test.use({ settings: { pace: 'slow' } });

test.describe('while others play', () => {
  test('cards are lifted, wait, and are laid when it is their owner’s turn', async ({ page }) => {
    await openTable(page, others);
    await atStage(page, 'waiting');
    const began = Date.now();
    const refused = await shownBy(page, 'refusal');
    for (const card of 'BOND') await tap(page, card);
    await expect(table(page)).toHaveAttribute('data-stage', 'waiting');
    expect(await made(page)).toBe('BOND');
    // Nothing can be done with them yet, and nothing is offered.
    await expect(page.getByTestId('action-lay')).toHaveCount(0);
    await onTurn(page);
    // What was touched was no wish to get on: both bots' turns stayed to be read.
    expect(Date.now() - began).toBeGreaterThan(1500);
    expect(await refused()).toEqual([]);
    expect(await made(page)).toBe('BOND');
    await page.getByTestId('action-lay').click();
    await expect.poll(() => words(page)).toContain('BOND');
    expect(await hand(page)).toHaveLength(6);
  });

  test('a card for the stock waits as well', async ({ page }) => {
    await openTable(page, others);
    await atStage(page, 'waiting');
    const refused = await shownBy(page, 'refusal');
    await tap(page, 'X');
    await page.getByTestId('stock').click();
    expect((await refused()).join()).toContain('tour');
    expect(await made(page)).toBe('X');
    await onTurn(page);
    await page.getByTestId('action-exchange-stock').click();
    await expect.poll(async () => (await hand(page)).includes('X')).toBe(false);
  });

  test('SYN-4: a joker is named while others play', async ({ page }) => {
    const { setup } = others;
    const [own = [], ...hands] = setup.hands;
    await openTable(page, { ...others, setup: { ...setup, hands: [[...own.slice(0, 9), '?'], ...hands] } });
    await atStage(page, 'waiting');
    await tap(page, '?');
    await page.getByTestId('letter-S').click();
    await expect(page.getByTestId('letter-S')).toHaveCount(0);
    await expect(table(page)).toHaveAttribute('data-stage', 'waiting');
    expect(await made(page)).toBe('s');
    await onTurn(page);
    expect(await made(page)).toBe('s');
  });

  test('SYN-20: who gets a word ready meanwhile may still contest what another has laid', async ({ page }) => {
    const { setup } = others;
    const hands = [setup.hands[0] ?? [], ['M', 'A', 'I', 'S', 'O', 'N'], ['C', 'F', 'G', 'U', 'L', 'L']];
    await openTable(page, {
      ...others,
      options: { referee: 'challenge' },
      setup: { ...setup, table: ['RAT'], hands },
    });
    await atStage(page, 'open');
    const contest = page.getByTestId('answer-contest-0');
    await expect(contest).toBeVisible();
    await tap(page, 'B');
    await tap(page, 'O');
    expect(await made(page)).toBe('BO');
    // Lifting a card is no answer: the time to object runs on as it did.
    await expect(contest).toBeVisible();
    await expect(table(page)).toHaveAttribute('data-stage', 'open');
    await contest.click();
    await expect(page.getByTestId('contest').or(page.getByTestId('verdict')).first()).toBeVisible();
  });

  test('letters are typed, and taken back, as on one’s own turn', async ({ page }) => {
    await openTable(page, others);
    await atStage(page, 'waiting');
    await page.getByTestId('hand').getByRole('button').first().focus();
    await page.keyboard.type('bonx');
    await page.keyboard.press('Backspace');
    await page.keyboard.type('d');
    await expect(table(page)).toHaveAttribute('data-stage', 'waiting');
    expect(await made(page)).toBe('BOND');
    // Enter says that it is not their turn; the cards stay.
    await page.keyboard.press('Enter');
    expect(await made(page)).toBe('BOND');
    await onTurn(page);
    expect(await made(page)).toBe('BOND');
    await page.keyboard.press('Escape');
    await expect(page.getByTestId('stick')).toHaveCount(0);
  });

  test('a word of the table is opened, and a card is dragged into it', async ({ page }) => {
    await openTable(page, others);
    await atStage(page, 'waiting');
    await page.getByTestId('word-0').click();
    expect(await made(page)).toBe('KIWI');
    await drag(page, held(page, 'X'), page.getByTestId('gap-4'));
    expect(await made(page)).toBe('KIWIX');
    await expect(table(page)).toHaveAttribute('data-stage', 'waiting');
    await onTurn(page);
    expect(await made(page)).toBe('KIWIX');
    await expect(page.getByTestId('action-insert')).toBeVisible();
  });
});

for (const [width, height] of [
  [390, 844],
  [844, 390],
  [820, 1180],
  [1440, 900],
] as const)
  test(`nothing that lies there moves when the first card is lifted: ${width} × ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await openTable(page, others);
    await atStage(page, 'waiting');
    const lie = () =>
      page.evaluate(() =>
        ['[data-testid="hand"]', '[data-testid="word-0"]', '[data-testid="stock"]', '.own-line', '.seats'].map(
          (where) => {
            const { x, y } = document.querySelector(where)?.getBoundingClientRect() ?? { x: 0, y: 0 };
            return `${where} ${Math.round(x)} ${Math.round(y)}`;
          },
        ),
      );
    await settled(page);
    const before = await lie();
    await tap(page, 'B');
    await settled(page);
    expect(await lie()).toEqual(before);
  });
