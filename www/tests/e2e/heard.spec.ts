// A table as it is heard: from live regions, names, headings and the focus alone.
import { violations } from '../axe.ts';
import { atStage, expect, laid, lift, onTurn, openTable, atOneTable as test, type Deal } from './helpers.ts';
import { deal as themes } from './themes-table.ts';
import type { Page } from '@playwright/test';
import { focused, watchKeyboard } from './keys.ts';

test.use({ settings: { playOnly: false } });

const plis: Deal = {
  game: 'plis',
  seats: ['Zoé', ['Ugo', 'easy'], ['Rita', 'easy']],
  setup: { round: 1, leader: 0, hands: ['pB pQ bA', 'pA bZ pC', 'bC bD pD'].map((cards) => cards.split(' ')) },
};

const narrated = (page: Page): Promise<string> => page.locator('mots-app > [data-live="narrator"]').innerText();
const alerted = (page: Page): Promise<string> => page.locator('mots-app > [data-live="alerts"]').innerText();

test('the table has headings, a name of its own, and a way straight to what is asked', async ({ page }) => {
  await openTable(page, plis);
  await onTurn(page);
  await expect(page).toHaveTitle(/^Plis de lettres – /u);
  const headings = await page.locator('[data-testid="table"]').getByRole('heading', { level: 2 }).allInnerTexts();
  for (const wanted of ['Joueurs', 'Table', 'Question', 'Main']) expect(headings).toContain(wanted);
  await page.getByTestId('skip').focus();
  await page.keyboard.press('Enter');
  expect(await focused(page)).toBe('hand-card');
  expect(await violations(page)).toEqual([]);
});

test('the hand is told when it lies there, and the question after it', async ({ page }) => {
  await openTable(page, plis);
  await onTurn(page);
  await expect.poll(() => narrated(page)).toMatch(/Votre main, 3 cartes\s: .*B rose.*vous .*famille/isu);
});

test('a card is played by keys: each press is answered, and the focus stays in the hand', async ({ page }) => {
  await openTable(page, plis);
  await onTurn(page);
  await page.locator('[data-testid="hand-card"][data-card="pB"]').focus();
  // Enter lifts where nothing is lifted.
  await page.keyboard.press('Enter');
  await expect.poll(() => alerted(page)).toMatch(/B rose/u);
  const watched = await watchKeyboard(page);
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-testid="hand-card"][data-card="pB"]')).toHaveCount(0);
  await onTurn(page);
  expect(await focused(page)).toBe('hand-card');
  expect(await watched.lost()).toEqual([]);
  // The voice takes its time: it is waited for, and it says no word twice.
  await expect.poll(async () => (await narrated(page)).match(/Ugo joue/gu)?.length ?? 0).toBe(1);
});

test('what a letter lifts is said', async ({ page }) => {
  await openTable(page, {
    game: 'syntax',
    seats: ['Anna', 'Bruno'],
    setup: {
      dealer: 1,
      hands: [
        ['B', 'O', 'N'],
        ['E', 'E'],
      ],
      table: [],
    },
  });
  await lift(page, 'Anna');
  await onTurn(page);
  await page.locator('[data-testid="hand-card"]').first().focus();
  await page.keyboard.type('bo');
  await expect.poll(() => alerted(page)).toMatch(/Déposer BO/u);
});

test('over the hand it is told that letters can be typed', async ({ page }) => {
  await openTable(page, plis);
  await onTurn(page);
  await expect(page.locator('.own-hand [aria-description]')).toHaveAttribute('aria-description', /lettre.*Entrée/u);
});

test('Dés à thèmes: what is asked is told, and the board has a name that is not all that lies on it', async ({
  page,
}) => {
  await openTable(
    page,
    themes({ seats: ['Zoé', ['Ugo', 'easy'], ['Rita', 'easy']], options: { calm: true, first_seat: 0 } }),
  );
  await expect.poll(() => narrated(page)).toMatch(/Zoé, à vous de lancer les dés/u);
  await expect(page.getByTestId('board')).toHaveAccessibleName('Le milieu de la table');
});

test.describe('with a pace', () => {
  test.use({ settings: { pace: 'fast' } });

  test('“?” gives up no contest: the question is said again', async ({ page }) => {
    await openTable(page, laid('DKBO'));
    await atStage(page, 'open');
    await page.locator('[data-testid="hand-card"]').first().focus();
    await page.keyboard.press('?');
    await expect.poll(() => alerted(page)).toMatch(/DKBO.*Pour avoir un conseil, répondez d’abord/su);
    await atStage(page, 'open');
  });
});
