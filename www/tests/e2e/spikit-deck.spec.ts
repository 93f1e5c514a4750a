// A deck of one's own in Spikit: brought from a file, told what is wrong with it, kept by name, played with.
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { atStage, expect, atOneTable as test } from './helpers.ts';

const open = async (page: Page): Promise<void> => {
  await page.goto('./#/new/spikit');
  await expect(page.getByTestId('start')).toBeVisible({ timeout: 20_000 });
};

/** The template, as somebody has it after the download. */
async function template(page: Page): Promise<string> {
  const downloading = page.waitForEvent('download');
  await page.getByTestId('own-template').click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('spikit.txt');
  return await readFile(await download.path(), 'utf8');
}

const bring = (page: Page, name: string, content: string | Buffer): Promise<void> =>
  page.getByTestId('own-file').setInputFiles({
    name,
    mimeType: 'text/plain',
    buffer: typeof content === 'string' ? Buffer.from(content) : content,
  });

/** Brings a file and keeps it as it is. */
async function keep(page: Page, name: string, text: string | Buffer): Promise<void> {
  await bring(page, name, text);
  await page.getByTestId('own-keep').click({ timeout: 30_000 });
  await expect(page.getByTestId('own-draft')).toHaveCount(0);
}

const kitchen = await readFile(new URL('../../../docs/examples/cuisine-et-aliments.txt', import.meta.url), 'utf8');
const json = await readFile(new URL('../../decks/spikit.template.json', import.meta.url), 'utf8');

test('the template is a deck; changed, it is looked at, kept by name and played with', async ({ page }) => {
  await open(page);
  const text = (await template(page)).replace('une carotte', 'une pastèque');
  await bring(page, 'classe.txt', text);
  // Nothing is kept before it is looked at.
  await expect(page.getByTestId('own-draft')).toBeVisible({ timeout: 30_000 });
  await expect(page.getByTestId('own-draft').getByRole('heading')).toBeFocused();
  await expect(page.getByTestId('own-deck-1')).toHaveCount(0);
  await page.getByTestId('own-keep').click();
  await expect(page.getByTestId('own-preview')).toContainText('une pastèque');
  await expect(page.getByTestId('own-deck-1')).toBeChecked();
  // It is still there, and still chosen after a match was begun with it.
  for (const seat of [1, 2]) await page.getByTestId(`seat-kind-${seat}`).selectOption('easy');
  await page.getByTestId('start').click();
  await atStage(page, 'turn', 'waiting', 'ballot');
  await page.getByTestId('menu').click();
  await page.getByTestId('menu-rules').click();
  await expect(page.getByTestId('families')).toContainText('une pastèque', { timeout: 20_000 });
  await page.getByTestId('close').click();
  await open(page);
  await expect(page.getByTestId('own-deck-1')).toBeChecked();
  await expect(page.getByTestId('own-preview')).toContainText('une pastèque');
  // A second one of its name stands beside it.
  await keep(page, 'classe.txt', text.replace('une pastèque', 'une cerise'));
  await expect(page.getByTestId('own-same-name')).toBeVisible();
  await expect(page.getByTestId('own-deck-2')).toBeChecked();
});

test('what cards are taken for is shown, and put right in lists', async ({ page }) => {
  await open(page);
  await bring(
    page,
    'cuisine.txt',
    kitchen.replace('dis-moi', 'frouze dac').replace('tell me', 'frobnid yes').replace('adore', 'zorgle'),
  );
  const asked = page.getByTestId('review-asked');
  const row = asked.locator('[data-card="violet.en.1"]');
  await expect(row).toBeVisible({ timeout: 30_000 });
  await expect(row).toHaveAttribute('data-doubt', /.+/);
  await expect(page.getByTestId('own-remarks')).toContainText('zorgle');
  const category = page.getByTestId('review-category-violet.en.1');
  const box = await category.boundingBox();
  expect(box?.height).toBeGreaterThanOrEqual(44);
  await category.selectOption('noun-phrase');
  await page.getByTestId('review-number-violet.en.1').selectOption('singular');
  await category.selectOption('imperative');
  await expect(row).not.toHaveAttribute('data-doubt', /.+/);
  // The rest can be looked at and changed too.
  await page.getByTestId('review-all').locator('summary').click();
  await page.getByTestId('review-change-red.fr.1').click();
  await page.getByTestId('review-gender-red.fr.1').selectOption('feminine');
  await page.getByTestId('own-keep').click();
  await expect(page.getByTestId('own-preview')).toContainText('zorgle');
  // It was kept with the deck.
  await page.getByTestId('own-correct').click();
  await page.getByTestId('review-all').locator('summary').click();
  const all = page.getByTestId('review-others');
  await expect(all.locator('[data-card="violet.en.1"]')).toContainText('impératif');
  await expect(all.locator('[data-card="red.fr.1"]')).toContainText('féminin');
  await page.getByTestId('own-discard').click();
});

test('columns of a spreadsheet are a deck, in the alphabet of Windows too', async ({ page }) => {
  await open(page);
  const sheet = kitchen.replaceAll(' / ', ';').replaceAll('’', "'").split('\n').slice(1).join('\r\n');
  await keep(page, 'Chapitre 4.csv', Buffer.from(sheet, 'latin1'));
  await expect(page.getByTestId('own-preview')).toContainText('le dernier gâteau');
  await expect(page.getByTestId('own-preview')).toContainText('Chapitre 4');
});

test('of words of which nothing is known the set-up says what bots will do', async ({ page }) => {
  await open(page);
  const text = kitchen.replace('Cuisine et aliments', 'Küche\nallemand / italien');
  await keep(page, 'kueche.txt', text);
  await expect(page.getByTestId('own-told')).toContainText('robots');
});

test('what is wrong with a file is told with its line, and nothing of it is taken', async ({ page }) => {
  await open(page);
  while ((await page.getByRole('button', { name: /Supprimer/ }).count()) > 0)
    await page
      .getByRole('button', { name: /Supprimer/ })
      .first()
      .click();
  const lineOf = (text: string, found: string): number => text.slice(0, text.indexOf(found)).split('\n').length;
  const fault = page.getByTestId('own-fault');
  const carrot = lineOf(json, '"une carotte"');
  for (const [bad, line] of [
    [json.replace('"une carotte"', '"une carotte'), carrot],
    [json.replace('{"text": "une carotte"}', '{"text": ""}'), carrot],
    [json.replace('"une carotte"', `"${'très '.repeat(20)}"`), carrot],
    // Red has no family any more: that is told where the families are.
    [json.replace('"colour": "red"', '"colour": "blue"'), lineOf(json, '"families"')],
    [json.replace('"languages": ["fr", "en"]', '"languages": ["fr", "fr"]'), lineOf(json, '"languages"')],
    [kitchen.replace(' / dans la cuisine', ''), 3],
    [kitchen.replace('/ regarde /', '/ épluche /'), 18],
  ] as const) {
    expect(bad).not.toBe(json);
    await bring(page, 'faux.json', bad);
    await expect(fault).toContainText(`ligne ${line}`, { timeout: 30_000 });
    await expect(page.getByTestId('own-deck-1')).toHaveCount(0);
  }
  await bring(page, 'image.json', '\u0000\u0001');
  await expect(fault).toContainText('dix phrases');
  await bring(page, 'gros.json', `"${'a'.repeat(1_100_000)}"`);
  await expect(fault).toContainText('1 Mo');
  // Mended, it is taken, and the fault is gone.
  await keep(page, 'bon.json', json);
  await expect(page.getByTestId('own-deck-1')).toBeChecked({ timeout: 30_000 });
  await expect(fault).toBeEmpty();
  await page.getByRole('button', { name: /Supprimer/ }).click();
  await expect(page.getByTestId('own-deck-1')).toHaveCount(0);
  await expect(page.getByTestId('own-deck-0')).toBeChecked();
});

test('the cards of any deck print on A4, eighteen a sheet, with backs behind them if that is wanted', async ({
  page,
}, info) => {
  await open(page);
  await keep(page, 'cuisine.txt', kitchen);
  await page.getByTestId('own-print').click();
  await expect(page.getByTestId('sheets')).toContainText('le dernier gâteau');
  const pages = async (): Promise<number> => {
    const pdf = await page.pdf({ preferCSSPageSize: true, path: info.outputPath('cards.pdf') });
    return (pdf.toString('latin1').match(/\/Type\s*\/Page\b/g) ?? []).length;
  };
  expect(await pages()).toBe(6);
  await page.getByTestId('print-backs').check();
  expect(await pages()).toBe(12);
  await page.goto('./#/print/spikit/deck');
  await expect(page.getByTestId('sheets')).toContainText('Joker');
});
