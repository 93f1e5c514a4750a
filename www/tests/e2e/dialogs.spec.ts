// What lies over the page: it is heard where it is open, and what asks for an answer cannot be closed without one.
import { atStage, expect, openTable, atOneTable as test } from './helpers.ts';
import type { Page } from '@playwright/test';
import { GAMES } from '../games.ts';

/** What the live regions of the dialog on top have been given to read aloud. */
const heardInDialog = (page: Page): Promise<string> =>
  page.evaluate(() =>
    [...document.querySelectorAll('dialog[open] [data-live]')].map((region) => region.textContent).join(' '),
  );

/** As Android's second back does, or a second Escape, where `cancel` was prevented once. */
const close = (page: Page): Promise<void> => page.evaluate(() => document.querySelector('dialog')?.close());

const round = { game: 'plis', seats: ['Anna', 'Bruno', 'Chloé'] } as const;

test('the curtain cannot be closed', async ({ page }) => {
  await openTable(page, { ...round, seats: [...round.seats] });
  await page.getByTestId('curtain-lift').click();
  await page
    .getByTestId('hand-card')
    .first()
    .click({ position: { x: 10, y: 12 } });
  await page.getByTestId('action-play').click();
  await atStage(page, 'handing', 'covered');
  if (await page.getByTestId('hand-over').isVisible()) await page.getByTestId('hand-over').click();
  const curtain = page.getByTestId('curtain');
  await expect(curtain).toBeVisible();
  for (let times = 0; times < 2; times++) {
    await close(page);
    await expect(curtain).toHaveJSProperty('open', true);
    await expect(page.getByTestId('curtain-lift')).toBeFocused();
    await expect(page.getByTestId('hand-card')).toHaveCount(0);
  }
  await page.getByTestId('curtain-lift').click();
  await atStage(page, 'turn');
});

test('a menu that the browser closes is closed', async ({ page }) => {
  await openTable(page, { ...round, seats: ['Anna', ['Robin', 'easy'], ['Zoé', 'easy']] });
  await page.getByTestId('menu').click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await close(page);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByTestId('menu').click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('what a game’s set-up brings with it leaves the menu as it is', async ({ page }) => {
  const look = async (): Promise<object> => {
    await openTable(page, { game: 'spikit', seats: ['Anna', ['Robin', 'easy'], ['Zoé', 'easy']] });
    await page.getByTestId('menu').click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    // Its way out stays in sight, however far one has read.
    await page.setViewportSize({ width: 1180, height: 420 });
    await dialog.evaluate((one) => (one.scrollTop = one.scrollHeight));
    expect(await dialog.evaluate((one) => one.scrollTop)).toBeGreaterThan(100);
    await expect(page.getByTestId('close')).toBeInViewport({ ratio: 1 });
    await page.setViewportSize({ width: 1180, height: 820 });
    const seen = await dialog.evaluate((one) => {
      const { width, height, padding, position, backgroundColor } = getComputedStyle(one);
      return { width, height, padding, position, backgroundColor };
    });
    await page.getByTestId('close').click();
    return seen;
  };
  const before = await look();
  for (const game of GAMES) {
    await page.evaluate((id) => (location.hash = `#/new/${id}`), game);
    await expect(page.locator(`.setup[data-game="${game}"]`).getByTestId('start')).toBeVisible();
  }
  expect(await look()).toEqual(before);
});

test.describe('with bots that take their time', () => {
  test.use({ settings: { pace: 'slow' } });

  test('what happens while a dialog is open is announced in it', async ({ page }) => {
    // The bots play while the menu is open.
    await openTable(page, { game: 'plis', seats: ['Anna', ['Robin', 'easy'], ['Zoé', 'easy']], setup: { leader: 1 } });
    await page.getByTestId('menu').click();
    await expect.poll(() => heardInDialog(page)).toMatch(/Robin|Zoé/);
  });
});
