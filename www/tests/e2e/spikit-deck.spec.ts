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
  expect(download.suggestedFilename()).toBe('spikit.json');
  return await readFile(await download.path(), 'utf8');
}

const bring = (page: Page, name: string, text: string): Promise<void> =>
  page.getByTestId('own-file').setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) });

test('the template is a deck; changed, it is kept by name and played with', async ({ page }) => {
  await open(page);
  const text = (await template(page)).replace('"une carotte"', '"une pastèque"');
  await bring(page, 'classe.json', text);
  await expect(page.getByTestId('own-preview')).toContainText('une pastèque', { timeout: 30_000 });
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
});

test('what is wrong with a file is told with its line, and nothing of it is taken', async ({ page }) => {
  await open(page);
  const text = await template(page);
  const lineOf = (found: string): number => text.slice(0, text.indexOf(found)).split('\n').length;
  const fault = page.getByTestId('own-fault');
  const carrot = lineOf('une carotte');
  for (const [bad, line] of [
    [text.replace('"une carotte"', '"une carotte'), carrot],
    [text.replace('{"text": "une carotte"}', '{"text": ""}'), carrot],
    [text.replace('"une carotte"', `"${'très '.repeat(20)}"`), carrot],
    // Red has no family any more: that is told where the families are.
    [text.replace('"colour": "red"', '"colour": "blue"'), lineOf('"families"')],
    [text.replace('"languages": ["fr","en"]', '"languages": ["fr","fr"]'), lineOf('"languages"')],
  ] as const) {
    expect(bad).not.toBe(text);
    await bring(page, 'faux.json', bad);
    await expect(fault).toContainText(`ligne ${line}`, { timeout: 30_000 });
    await expect(page.getByTestId('own-deck-1')).toHaveCount(0);
  }
  await bring(page, 'image.json', '\u0000\u0001');
  await expect(fault).toContainText('ligne 1');
  await bring(page, 'gros.json', `"${'a'.repeat(1_100_000)}"`);
  await expect(fault).toContainText('1 Mo');
  // Mended, it is taken, and the fault is gone.
  await bring(page, 'bon.json', text);
  await expect(page.getByTestId('own-deck-1')).toBeChecked({ timeout: 30_000 });
  await expect(fault).toBeEmpty();
  await page.getByRole('button', { name: /Supprimer/ }).click();
  await expect(page.getByTestId('own-deck-1')).toHaveCount(0);
  await expect(page.getByTestId('own-deck-0')).toBeChecked();
});
