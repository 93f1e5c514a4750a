// One way out and one door in: everything as a file and back on another device; whatever comes is shown before it is kept, and
// overwrites nothing.
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { violations } from '../axe.ts';
import { FEW } from '../sizes.ts';
import { expect, keepMatch, keptMatches, table, test, type Deal } from './helpers.ts';

test.describe.configure({ mode: 'parallel' });

const plis: Deal = { game: 'plis', seats: ['Zoé', ['Ugo', 'easy'], ['Rita', 'easy']], seed: 3 };
const record = (change: Record<string, unknown> = {}): string =>
  JSON.stringify({
    version: 1,
    game: 'plis',
    seats: [
      { name: 'Anna', bot: null },
      { name: 'Bob', bot: 'easy' },
      { name: 'Cléo', bot: 'easy' },
    ],
    options: {},
    seed: '5',
    setup: null,
    checksums: {},
    ...change,
    actions: [],
  });

const bring = (page: Page, name: string, text: string): Promise<void> =>
  page.getByTestId('carry-file').setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(text) });

const seen = (page: Page) => page.getByTestId('carry-seen');

async function open(page: Page): Promise<void> {
  await page.goto('./#/open');
  await expect(page.getByTestId('carry-has')).not.toHaveText(/…$/);
}

test('everything goes into one file, and comes back on another device', async ({ page, browser }) => {
  await keepMatch(page, plis);
  await keepMatch(page, plis, { over: true, scores: [3, 4, 5] });
  await page.goto('./');
  await page.getByTestId('carry').click();
  await expect(page.getByTestId('carry-has')).toContainText('1 partie en cours, 1 finie');
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByTestId('carry-all').click()]);
  expect(file.suggestedFilename()).toMatch(/^Mots en main – tout – .*\.json$/);
  const text = await readFile(await file.path(), 'utf8');

  const context = await browser.newContext({ serviceWorkers: 'block', locale: 'fr-FR' });
  const other = await context.newPage();
  await open(other);
  await bring(other, 'whatever.bin', text);
  await expect(seen(other)).toContainText('1 partie en cours, 1 finie');
  expect(await keptMatches(other)).toEqual([]);
  await other.getByTestId('carry-keep').click();
  await expect(other.getByTestId('carry-done')).toContainText('2 parties');
  await other.goto('./#/');
  await expect(other.getByTestId('resume-row')).toHaveCount(1);
  await expect(other.getByTestId('archive')).toContainText('1');
  await open(other);
  await bring(other, 'again.json', text);
  await other.getByTestId('carry-keep').click();
  await expect(other.getByTestId('carry-done')).toContainText('Vous aviez déjà ce contenu');
  await context.close();
});

test('a match goes out as a file with a name, and its record comes in from anywhere', async ({ page }) => {
  await keepMatch(page, plis);
  await page.goto('./');
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByTestId('take-along').click()]);
  expect(file.suggestedFilename()).toMatch(/^Plis de lettres – Zoé, Ugo, Rita – .*\.json$/);
  await open(page);
  await bring(page, 'mots.txt', record());
  await expect(seen(page)).toContainText('Anna 0');
  await expect(seen(page).locator('h2')).toBeFocused();
  await page.getByTestId('carry-keep').click();
  await expect(page.getByTestId('carry-go')).toBeFocused();
  await page.getByTestId('carry-go').click();
  await expect(table(page)).toBeVisible();
});

test('a file that is cut, foreign or hostile is told for what it is, and nothing is kept', async ({ page }) => {
  await open(page);
  for (const [text, told] of [
    ['<!doctype html>', 'Ce n’est ni une partie'],
    ['{"mots-en-main":9}', 'version plus récente'],
    ['{"mots-en-main":1,"matches":', 'abîmé ou incomplet'],
    [record({ game: 'chess' }), 'n’est pas proposé ici'],
    [record({ seats: [{ name: 'Anna', bot: null }] }), ''],
    ['{"cards":"x","id":"y","language":"fr"}', ''],
  ] as const) {
    await bring(page, 'x.json', text);
    await expect(seen(page)).toContainText(told);
    await expect(page.getByTestId('carry-keep')).toHaveCount(0);
    await page.getByTestId('carry-drop').click();
  }
  expect(await keptMatches(page)).toEqual([]);
});

test('a theme card is known by its content, and kept for its game', async ({ page }) => {
  await open(page);
  await bring(
    page,
    'noel.json',
    JSON.stringify({ name: 'Noël', themes: [{ name: 'Au pied du sapin', words: ['cadeau'] }] }),
  );
  await expect(seen(page)).toContainText('Noël');
  await page.getByTestId('carry-keep').click();
  await page.getByTestId('carry-go').click();
  await expect(page.getByTestId('own-card')).toContainText('Noël');
});

test('what is dropped or pasted on the page leads to where it is shown', async ({ page }) => {
  await page.goto('./');
  await expect(page.getByTestId('play-plis')).toBeVisible();
  const send = (kind: 'drop' | 'paste', text: string): Promise<void> =>
    page.evaluate(
      ([type, content]) => {
        const data = new DataTransfer();
        if (type === 'drop') data.items.add(new File([content], 'partie.json'));
        else data.setData('text/plain', content);
        const target = document.querySelector('main') as Element;
        const init = { bubbles: true, cancelable: true };
        if (type === 'drop') target.dispatchEvent(new DragEvent('drop', { ...init, dataTransfer: data }));
        else target.dispatchEvent(new ClipboardEvent('paste', { ...init, clipboardData: data }));
      },
      [kind, text] as const,
    );
  await send('paste', 'nothing of ours');
  await expect(page).toHaveURL(/\/(#\/)?$/);
  await send('drop', record());
  await expect(seen(page)).toContainText('Anna 0');
  await page.goto('./#/');
  await expect(page.getByTestId('play-plis')).toBeVisible();
  await send('paste', record({ seed: '6' }));
  await expect(seen(page)).toContainText('Anna 0');
});

test('a full disk is told, and changes nothing', async ({ page }) => {
  await open(page);
  await bring(page, 'x.json', record());
  await page.evaluate(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await page.getByTestId('carry-keep').click();
  await expect(page.getByTestId('carry-full')).toContainText('plus assez de place');
  expect(await keptMatches(page)).toEqual([]);
});

for (const size of FEW)
  test(`the door has no violations at ${size.width} × ${size.height}`, async ({ page }) => {
    await page.setViewportSize(size);
    await open(page);
    await bring(page, 'x.json', record());
    await expect(seen(page)).toBeVisible();
    expect(await violations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  });
