// At the end of Spikit everybody gives a heart to the sentence that they found the funniest; by keyboard too.
import type { Page } from '@playwright/test';
import { atStage, expect, openTable, atOneTable as test, type Deal } from './helpers.ts';
import { Inspector } from './inspect.ts';

const votes = (...seats: number[]): { seat: number; action: Record<string, unknown> }[] =>
  seats.map((seat) => ({ seat, action: { type: 'vote', accept: true } }));
const acts = (
  seat: number,
  ...actions: Record<string, unknown>[]
): { seat: number; action: Record<string, unknown> }[] => actions.map((action) => ({ seat, action }));

/** A round of one: two sentences were accepted, the first grew. */
const ended: Deal = {
  game: 'spikit',
  seats: ['Zoé', 'Ugo', 'Rita'],
  options: { end: { rounds: 1 } },
  seed: 3,
  setup: {
    hands: [1, 2, 3].map((_, seat) => [1, 2, 3].map((face) => `${['brown', 'red', 'orange'][seat]}.fr.${face}`)),
    table: [],
  },
  actions: [
    ...acts(0, { type: 'roll' }, { type: 'draw' }, { type: 'lay', cards: ['brown.fr.1', 'brown.fr.2', 'brown.fr.3'] }),
    ...votes(1, 2),
    ...acts(0, { type: 'fish' }, { type: 'stop-fishing' }, { type: 'end-turn' }),
    ...acts(1, { type: 'roll' }, { type: 'draw' }, { type: 'end-turn' }),
    ...acts(
      2,
      { type: 'roll' },
      { type: 'draw' },
      { type: 'lay', cards: ['orange.fr.1', 'orange.fr.2', 'orange.fr.3'] },
    ),
    ...votes(0, 1),
    ...acts(2, { type: 'fish' }, { type: 'stop-fishing' }),
    ...acts(2, { type: 'complete', sentence: 0, head: [], tail: ['blue.fr.1'] }),
    ...votes(0, 1),
  ],
};

async function opened(page: Page, deal: Deal): Promise<void> {
  await openTable(page, deal);
  await atStage(page, 'over');
  await page.getByTestId('hearts').locator('summary').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByTestId('heart-0')).toBeVisible();
}

test('each person gives one, by keyboard, and the sentence with most is named', async ({ page }) => {
  await opened(page, ended);
  const asked = page.getByTestId('hearts-asked');
  await expect(page.locator('.heart-sentence')).toHaveCount(2);
  await expect(asked).toContainText('Zoé, à quelle phrase');
  await page.keyboard.press('Tab');
  await expect(page.getByTestId('heart-0')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(asked).toContainText('Ugo, à quelle phrase');
  await expect(page.getByTestId('heart-0')).toContainText('1 cœur');
  await page.getByTestId('heart-1').click();
  await page.getByTestId('heart-1').click();
  await expect(asked).toHaveText(/La phrase la plus drôle, par Rita.+ogre/);
  await expect(page.getByTestId('heart-1')).toContainText('2 cœurs');
  await expect(page.getByTestId('heart-1')).toBeDisabled();
  const inspector = new Inspector(page);
  await inspector.look('hearts');
  expect(inspector.problems).toEqual([]);
  await page.getByTestId('hearts-again').click();
  await expect(asked).toContainText('Zoé, à quelle phrase');
});

test('who plays alone gives one heart, and may give it to another', async ({ page }) => {
  await opened(page, { ...ended, seats: ['Zoé', ['Ugo', 'easy'], ['Rita', 'easy']] });
  const asked = page.getByTestId('hearts-asked');
  await expect(asked).toHaveText('Donnez votre cœur à une phrase.');
  await page.getByTestId('heart-0').click();
  await expect(asked).toContainText('La phrase la plus drôle, par Rita');
  await expect(page.getByTestId('heart-0')).toHaveAttribute('aria-pressed', 'true');
  await page.getByTestId('heart-1').click();
  await expect(page.getByTestId('heart-0')).toHaveAttribute('aria-pressed', 'false');
  await expect(page.getByTestId('heart-1')).toHaveAttribute('aria-pressed', 'true');
});

test('a sentence takes one line, with whose it is and the hearts: many are seen at once', async ({ page }) => {
  await opened(page, ended);
  const row = page.getByTestId('heart-0');
  expect((await row.boundingBox())?.height).toBeLessThan(50);
  // Whose it is stands there as an emblem, and is said.
  await expect(row.locator('svg').first()).toBeVisible();
  await expect(row).toContainText('Rita');
});

test.describe('around one tablet', () => {
  test.use({ settings: { turning: 'turn', sides: { zoé: 'far', ugo: 'right', rita: 'left' } } });

  test('turns to whoever is asked, and stays with the last one', async ({ page }) => {
    await openTable(page, ended);
    await atStage(page, 'over');
    const facing = (side: string): Promise<void> =>
      expect(page.locator('mots-table')).toHaveAttribute('data-facing', side);
    await facing('near');
    await page.getByTestId('hearts').locator('summary').click();
    await facing('far');
    for (const [side, says] of [
      ['right', 'Ugo, à quelle phrase'],
      ['left', 'Rita, à quelle phrase'],
      ['left', 'La phrase la plus drôle'],
    ] as const) {
      await page.getByTestId('heart-1').click();
      await expect(page.getByTestId('hearts-asked')).toContainText(says);
      await facing(side);
    }
  });
});
