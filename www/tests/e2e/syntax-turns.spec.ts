// The four operations of a turn (SYN-7), each by tap, by keyboard and by drag. Two people share the device, so that after
// each action the table stays as it was left.
import {
  drag,
  expect,
  expectWords,
  hand,
  held,
  lift,
  onTurn,
  openTable,
  pass,
  atOneTable as test,
  atStage,
  table,
  type Deal,
} from './helpers.ts';
import type { Page } from '@playwright/test';

const position = (setup: Record<string, unknown>): Deal => ({
  game: 'syntax',
  seats: ['Anna', 'Bruno'],
  options: { referee: 'dictionary' },
  // The dealer's neighbour begins: seat 0.
  setup: { dealer: 1, ...setup },
});

const lay = position({
  hands: [
    ['B', 'O', 'N', 'D', 'K'],
    ['E', 'E'],
  ],
  table: [],
});
const joker = position({
  hands: [
    ['B', 'O', '?', 'D', 'K'],
    ['E', 'E'],
  ],
  table: [],
});
const insert = position({
  hands: [
    ['L', 'I', 'K'],
    ['E', 'E'],
  ],
  table: ['CHAT', 'FAR'],
});
const replace = position({
  hands: [
    ['O', 'K'],
    ['E', 'E'],
  ],
  table: ['RAT', 'BOnD'],
});
const takeJoker = position({
  hands: [
    ['N', 'K'],
    ['E', 'E'],
  ],
  table: ['RAT', 'BOnD'],
});
const exchange = position({
  hands: [
    ['K', 'B', 'A'],
    ['E', 'E'],
  ],
  table: ['RAT'],
  face_up: 'E',
});

async function begin(page: Page, deal: Deal): Promise<void> {
  await openTable(page, deal);
  await lift(page, 'Anna');
  await onTurn(page);
}

test.describe('by tap', () => {
  test.use({ hasTouch: true });

  test('a word is laid, a card inserted, one replaced, one exchanged', async ({ page }) => {
    await begin(page, lay);
    for (const card of 'BOND') await held(page, card).tap();
    await expect(page.getByTestId('stick')).toHaveAttribute('data-word', 'BOND');
    await page.getByTestId('action-lay').tap();
    await expectWords(page, 'BOND');
    expect(await hand(page)).toEqual(['K']);

    await begin(page, joker);
    for (const card of 'BO') await held(page, card).tap();
    await held(page, '?').tap();
    await page.getByTestId('letter-N').tap();
    await held(page, 'D').tap();
    await page.getByTestId('action-lay').tap();
    await expectWords(page, 'BOnD');

    // SYN-9: FAR becomes FLAIR.
    await begin(page, insert);
    await page.getByTestId('word-1').tap();
    await page.getByTestId('gap-1').tap();
    await held(page, 'L').tap();
    await page.getByTestId('gap-3').tap();
    await held(page, 'I').tap();
    await page.getByTestId('action-insert').tap();
    await expectWords(page, 'CHAT', 'FLAIR');

    // SYN-10: the card that was there comes into the hand.
    await begin(page, replace);
    await page.getByTestId('word-0').tap();
    await page.getByTestId('cell-1').tap();
    await held(page, 'O').tap();
    await page.getByTestId('action-replace').tap();
    await expectWords(page, 'ROT', 'BOnD');
    expect((await hand(page)).sort()).toEqual(['A', 'K']);

    await begin(page, exchange);
    await held(page, 'K').tap();
    await page.getByTestId('face-up').tap();
    await atStage(page, 'handing');
    expect((await hand(page)).sort()).toEqual(['A', 'B', 'E']);
    await expect(page.getByTestId('face-up')).toHaveAttribute('data-card', 'K');
  });
});

test('by keyboard: a word is laid, a card inserted, one replaced, one exchanged', async ({ page }) => {
  await begin(page, lay);
  await page.getByTestId('hand-card').first().focus();
  await page.keyboard.type('bond');
  await expect(page.getByTestId('stick')).toHaveAttribute('data-word', 'BOND');
  await page.keyboard.press('Backspace');
  await expect(page.getByTestId('stick')).toHaveAttribute('data-word', 'BON');
  await page.keyboard.type('d');
  await page.keyboard.press('Enter');
  await expectWords(page, 'BOND');

  // A letter that is not in the hand is the joker.
  await begin(page, joker);
  await page.getByTestId('hand-card').first().focus();
  await page.keyboard.type('bond');
  await page.keyboard.press('Enter');
  await expectWords(page, 'BOnD');

  await begin(page, insert);
  await page.getByTestId('word-1').focus();
  await page.keyboard.press('Enter');
  await page.getByTestId('gap-1').focus();
  await page.keyboard.press('Space');
  await page.keyboard.type('l');
  await expect(page.getByTestId('stick')).toHaveAttribute('data-word', 'FLAR');
  await page.getByTestId('gap-3').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.type('i');
  await page.getByTestId('hand-card').last().focus();
  await page.keyboard.press('Enter');
  await expectWords(page, 'CHAT', 'FLAIR');

  await begin(page, takeJoker);
  await page.getByTestId('word-1').focus();
  await page.keyboard.press('Enter');
  await page.getByTestId('cell-2').focus();
  await page.keyboard.press('Space');
  await page.getByTestId('hand-card').last().focus();
  await page.keyboard.type('n');
  await page.keyboard.press('Enter');
  await expectWords(page, 'RAT', 'BOND');
  expect((await hand(page)).sort()).toEqual(['?', 'K']);

  await begin(page, exchange);
  await page.getByTestId('hand-card').first().focus();
  // Arrows move, space lifts, escape lets go, enter acts.
  const card = page.locator(':focus');
  const first = await card.getAttribute('data-card');
  await page.keyboard.press('ArrowRight');
  await expect(card).not.toHaveAttribute('data-card', first ?? '');
  await page.keyboard.press('Space');
  await expect(page.getByTestId('action-exchange-stock')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByTestId('action-exchange-stock')).toBeHidden();
  const discarded = await card.getAttribute('data-card');
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await atStage(page, 'handing');
  await expect(page.getByTestId('face-up')).toHaveAttribute('data-card', discarded ?? '');
});

test('by drag: a word is laid, a card inserted, one replaced, one exchanged', async ({ page }) => {
  await begin(page, lay);
  for (const card of 'BND') await drag(page, held(page, card), page.locator('[data-drop="stick"]'), 0.95);
  // Into the middle of what lies there.
  await drag(page, held(page, 'O'), page.getByTestId('cell-1'), 0.1);
  await expect(page.getByTestId('stick')).toHaveAttribute('data-word', 'BOND');
  await page.getByTestId('action-lay').click();
  await expectWords(page, 'BOND');

  await begin(page, insert);
  await drag(page, held(page, 'L'), page.locator('[data-testid="word-1"] [data-position="1"]'), 0.1);
  await expect(page.getByTestId('stick')).toHaveAttribute('data-word', 'FLAR');
  await drag(page, held(page, 'I'), page.getByTestId('cell-3'), 0.1);
  await page.getByTestId('action-insert').click();
  await expectWords(page, 'CHAT', 'FLAIR');

  await begin(page, replace);
  await drag(page, held(page, 'O'), page.locator('[data-testid="word-0"] [data-position="1"]'), 0.5);
  await page.getByTestId('action-replace').click();
  await expectWords(page, 'ROT', 'BOnD');

  await begin(page, exchange);
  await drag(page, held(page, 'K'), page.getByTestId('face-up'));
  await atStage(page, 'handing');
  expect((await hand(page)).sort()).toEqual(['A', 'B', 'E']);
});

test('a word that is none is refused with its clause, and nothing changes', async ({ page }) => {
  await begin(page, lay);
  await page.getByTestId('hand-card').first().focus();
  await page.keyboard.type('kdnb');
  await page.keyboard.press('Enter');
  await expect(page.getByTestId('refusal')).toBeVisible();
  await expect(page.getByTestId('refusal-clause')).toContainText(/SYN-\d+/);
  await expect(table(page)).toHaveAttribute('data-stage', 'turn');
  await page.getByTestId('refusal-clause').click();
  await expect(page.getByRole('dialog')).toContainText(/SYN-\d+/);
  await page.keyboard.press('Escape');
  await expectWords(page);
  expect((await hand(page)).sort()).toEqual(['B', 'D', 'K', 'N', 'O']);
});

test('the device goes from hand to hand', async ({ page }) => {
  await begin(page, lay);
  for (const card of 'BOND') await held(page, card).click();
  await page.getByTestId('action-lay').click();
  await pass(page, 'Bruno');
  await onTurn(page);
  expect(await hand(page)).toEqual(['E', 'E']);
});
