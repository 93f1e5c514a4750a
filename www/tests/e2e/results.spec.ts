// Results: by person and game, as plots, to be taken along and erased; what was best of a match is kept when it ends.
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { violations } from '../axe.ts';
import { FEW } from '../sizes.ts';
import { expect, keepMatch, keepResults, table, atOneTable as test, type Deal } from './helpers.ts';
import { announce, deal as themes, toRoll } from './themes-table.ts';

test.describe.configure({ mode: 'parallel' });

/** Matches of Zoé and Léo, as the page keeps them. */
const RESULTS = [
  ...[2, 1, 3, 1, 1, 2, 1].map((place, at) => ({
    id: `z${at}`,
    game: 'plis',
    level: 'easy',
    names: ['Zoé', 'Ugo', 'Rita'],
    bots: [null, 'easy', 'easy'],
    scores: [10 * place, 20, 30],
    places: [place, ...[1, 2, 3].filter((one) => one !== place)],
    ended: 1_700_000_000_000 + at * 86_400_000,
  })),
  {
    id: 'l',
    game: 'syntax',
    level: null,
    names: ['Léo', 'Zoé'],
    bots: [null, null],
    scores: [12, 40],
    places: [1, 2],
    ended: 1_700_900_000_000,
    best: 'Le plus beau mot : WAGON, de Léo.',
  },
];

async function results(page: Page): Promise<void> {
  await page.goto('./');
  await expect(page.getByTestId('game-plis')).toBeVisible();
  await keepResults(page, RESULTS);
  await page.reload();
  await page.getByTestId('results-all').click();
  await expect(page.getByTestId('results-count')).toHaveText('8');
}

test('results are counted for each person, in a row, and drawn', async ({ page }) => {
  await results(page);
  await expect(page.getByTestId('results-wins')).toHaveText('4');
  await page.getByTestId('results-person').selectOption('Zoé');
  await expect(page.getByTestId('results-longest')).toHaveText('2');
  await expect(page.getByTestId('results-plis').getByTestId('results-plot')).toHaveAttribute(
    'aria-label',
    /2, 1, 3, 1, 1, 2 et 1/,
  );
  // So few have their places as figures.
  await expect(page.getByTestId('results-plis').locator('text')).toHaveText(['2', '1', '3', '1', '1', '2', '1']);
  await expect(page.getByTestId('results-syntax').getByTestId('results-told')).toContainText('WAGON');
  await page.getByTestId('results-person').selectOption('Léo');
  await expect(page.getByTestId('results-wins')).toHaveText('1');
  await expect(page.getByTestId('results-plis')).toHaveCount(0);
});

test('a match or two make no picture: they are told', async ({ page }) => {
  await page.goto('./');
  await expect(page.getByTestId('game-plis')).toBeVisible();
  await keepResults(page, RESULTS.slice(0, 2));
  await page.reload();
  await page.getByTestId('results-all').click();
  const game = page.getByTestId('results-plis');
  await expect(game.getByTestId('results-few')).toHaveText('2e place sur 3 et 1re place sur 3.');
  await expect(game.getByTestId('results-plot')).toHaveCount(0);
});

test('results go along as a table, and are erased when that is confirmed', async ({ page }) => {
  await results(page);
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByTestId('results-export').click()]);
  expect(file.suggestedFilename()).toMatch(/^Résultats – .*\.csv$/);
  const text = readFileSync(await file.path(), 'utf8');
  expect(text.split('\r\n')).toHaveLength(1 + 7 * 3 + 2);
  expect(text).toContain('Plis de lettres;easy;Zoé');
  await page.getByTestId('results-erase').click();
  await expect(page.getByTestId('results-count')).toHaveText('8');
  await page.getByTestId('results-erase-sure').click();
  await expect(page.getByTestId('results-none')).toBeVisible();
});

test('what is erased in one tab is gone in the other', async ({ page }) => {
  await results(page);
  const other = await page.context().newPage();
  try {
    await other.goto('./#/results');
    await expect(other.getByTestId('results-count')).toHaveText('8');
    await page.getByTestId('results-erase').click();
    await page.getByTestId('results-erase-sure').click();
    await expect(page.getByTestId('results-none')).toBeVisible();
    await expect(other.getByTestId('results-none')).toBeVisible();
  } finally {
    // The next test has the same device.
    await other.close();
  }
});

test('what was best of a match is among its results', async ({ page }) => {
  const deal: Deal = {
    game: 'plis',
    seats: ['Zoé', ['Ugo', 'easy'], ['Rita', 'easy']],
    seed: 3,
    setup: { hands: [['pA'], ['pB'], ['pD']], round: 5, leader: 0, scores: [0, 0, 0] },
  };
  const id = await keepMatch(page, deal);
  await page.goto(`./#/table/${id}`);
  await expect(table(page)).toBeVisible({ timeout: 20_000 });
  await expect(page.getByTestId('best')).toBeVisible({ timeout: 20_000 });
  const best = (await page.getByTestId('best').innerText()).trim();
  await page.getByTestId('leave').click();
  await page.getByTestId('results-all').click();
  await expect(page.getByTestId('results-told')).toContainText(best);
  await expect(page.getByTestId('results-told').locator('[lang=fr]')).toHaveText(best);
});

test('a word of another language is kept as one', async ({ page }) => {
  await toRoll(
    page,
    themes({ seats: ['Zoé', 'Ugo', 'Rita'], options: { words: 'en' }, setup: { tokens: [43, 30, 15], centre: 2 } }),
  );
  await announce(page, 1, 'Bach');
  await page.getByTestId('leave').click();
  await page.getByTestId('results-all').click();
  await expect(page.getByTestId('results-told').locator('[lang=en]')).toContainText('Bach');
});

for (const size of FEW)
  test(`axe finds nothing in results at ${size.width} × ${size.height}`, async ({ page }) => {
    await page.setViewportSize(size);
    await results(page);
    expect(await violations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  });
