// The order of the own hand: each table offers two, one button goes from one to the other, and the choice is kept over tricks, over a
// reload and for the next match.
import {
  atStage,
  expect,
  hand,
  hint,
  onTurn,
  openTable,
  tap,
  playIt,
  table,
  atOneTable as test,
  type Deal,
} from './helpers.ts';
import type { Page } from '@playwright/test';

test.use({ settings: { playOnly: false } });

const families = (cards: string[]): string[] => {
  const rank = (card: string): string => `${card.startsWith('p') ? 0 : 1}${card.slice(1)}`;
  // Pink A–M, pink N–Z, blue A–M, blue N–Z: within a colour the alphabet.
  return [...cards].sort((a, b) => (rank(a) < rank(b) ? -1 : 1));
};
const letters = (cards: string[]): string[] => {
  const rank = (card: string): string => `${card.slice(1)}${card.startsWith('p') ? 0 : 1}`;
  return [...cards].sort((a, b) => (rank(a) < rank(b) ? -1 : 1));
};

/** The button that sorts, by keyboard alone: it stands after the hand. */
async function sortByKey(page: Page): Promise<void> {
  await page.locator('[data-testid="hand-card"][tabindex="0"]').focus();
  const sort = page.getByTestId('sort');
  // The seat and the hint come between them.
  for (let tabs = 0; tabs < 5 && !(await sort.evaluate((one) => one === document.activeElement)); tabs++)
    await page.keyboard.press('Tab');
  await expect(sort).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByTestId('sort')).toBeFocused();
}

test('Plis: by families or by letters, kept over tricks, over a reload and for the next match', async ({ page }) => {
  const deal: Deal = {
    game: 'plis',
    seats: ['Zoé', ['Ugo', 'easy'], ['Rita', 'easy']],
    setup: {
      round: 5,
      leader: 0,
      hands: [
        ['bZ', 'pB', 'bC', 'pX', 'pC'],
        ['pD', 'pF', 'bD', 'bF', 'bS'],
        ['pG', 'pJ', 'bG', 'bJ', 'bT'],
      ],
    },
  };
  await openTable(page, deal);
  await onTurn(page);
  await expect(page.getByTestId('sort')).toHaveText('Trier par famille');
  await page.getByTestId('sort').click();
  await expect.poll(() => hand(page)).toEqual(['pB', 'pC', 'pX', 'bC', 'bZ']);
  await expect(page.getByTestId('sort')).toHaveText('Trier par lettre');
  await sortByKey(page);
  await expect.poll(() => hand(page)).toEqual(['pB', 'pC', 'bC', 'pX', 'bZ']);
  await expect(page.getByTestId('sort')).toHaveText('Trier par famille');

  // Over a trick.
  await tap(page, 'pB');
  await playIt(page);
  await onTurn(page);
  await expect.poll(() => hand(page)).toEqual(['pC', 'bC', 'pX', 'bZ']);
  // Taken back it lies where it lay.
  await page.getByTestId('tool-undo').click();
  await expect.poll(() => hand(page)).toEqual(['pB', 'pC', 'bC', 'pX', 'bZ']);
  // Over a reload.
  await page.reload();
  await onTurn(page);
  expect(await hand(page)).toEqual(['pB', 'pC', 'bC', 'pX', 'bZ']);

  // For the next match, and for one after a reload.
  await openTable(page, { ...deal, setup: { round: 5, leader: 0, hands: [['pB'], ['pC'], ['pD']] } });
  await onTurn(page);
  await tap(page, 'pB');
  await playIt(page);
  await atStage(page, 'over');
  await page.getByTestId('rematch').click();
  await onTurn(page);
  await expect(page.getByTestId('hand-card')).toHaveCount(17);
  const dealt = await hand(page);
  expect(dealt).toEqual(letters(dealt));
  await sortByKey(page);
  await expect.poll(() => hand(page)).toEqual(families(dealt));
  await page.reload();
  await onTurn(page);
  expect(await hand(page)).toEqual(families(dealt));
});

test('Padbolix: by letters or by groups, kept over tricks, over a reload and for the next match', async ({ page }) => {
  const deal: Deal = {
    game: 'padbolix',
    seats: ['Zoé', ['Ugo', 'greedy']],
    setup: { leader: 0, hands: [[...'*KX!BCKDR'], [...'ZEFGHM']] },
  };
  await openTable(page, deal);
  await onTurn(page);
  await expect(page.getByTestId('sort')).toHaveText('Trier par lettre');
  await page.getByTestId('sort').click();
  await expect.poll(() => hand(page)).toEqual([...'BCDKKRX*!']);
  await expect(page.getByTestId('sort')).toHaveText('Trier par groupe');
  await sortByKey(page);
  await expect.poll(() => hand(page)).toEqual([...'BCDKKRX*!']);
  // A run comes first, then what is there twice, then the rest.
  await openTable(page, { ...deal, setup: { leader: 0, hands: [[...'*KB!RSTKX'], [...'ZEFGHM']] } });
  await onTurn(page);
  await expect.poll(() => hand(page)).toEqual([...'RSTKKBX*!']);
  await sortByKey(page);
  await expect.poll(() => hand(page)).toEqual([...'BKKRSTX*!']);
  await sortByKey(page);
  await expect.poll(() => hand(page)).toEqual([...'RSTKKBX*!']);

  // Over what is played and taken back, over a trick, over a reload.
  await tap(page, 'B');
  await playIt(page);
  await onTurn(page);
  await expect.poll(() => hand(page)).toEqual([...'RSTKKX*!']);
  await page.getByTestId('tool-undo').click();
  await expect.poll(() => hand(page)).toEqual([...'RSTKKBX*!']);
  await page.reload();
  await onTurn(page);
  expect(await hand(page)).toEqual([...'RSTKKBX*!']);

  // For the next match: Zoé is rid of her only card at once; then both deals are played, and the next match is dealt.
  await openTable(page, { ...deal, setup: { deal: 2, leader: 0, hands: [['B'], [...'EF']] } });
  await onTurn(page);
  await (await hint(page)).click();
  await atStage(page, 'over');
  await page.getByTestId('rematch').click();
  await onTurn(page);
  await expect(page.getByTestId('hand-card')).toHaveCount(20);
  const dealt = await hand(page);
  await sortByKey(page);
  await expect.poll(() => hand(page)).not.toEqual(dealt);
  await expect(table(page)).toHaveAttribute('data-acting', 'true');
  await sortByKey(page);
  await expect.poll(() => hand(page)).toEqual(dealt);
});
