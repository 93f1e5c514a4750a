// What the start screen says of playing without network: a newer version, and Safari's seven days. The browser's part is played here: how the
// copy is really made, told and replaced is shown by tests/offline.spec.ts.
import type { Page } from '@playwright/test';
import { violations } from '../axe.ts';
import { expect, keepMatch, test } from './helpers.ts';

test.describe.configure({ mode: 'parallel' });

/** A browser whose workers are as `window.workers` says. */
const pretend = (page: Page, workers: Record<string, boolean>) =>
  page.addInitScript((is) => {
    const registration = Object.assign(new EventTarget(), {
      installing: null,
      waiting: is['waiting'] ? Object.assign(new EventTarget(), { postMessage: () => undefined }) : null,
      active: is['active'] ? {} : null,
    });
    Object.assign(window, { registration });
    Object.defineProperty(navigator, 'serviceWorker', {
      value: Object.assign(new EventTarget(), {
        controller: null,
        getRegistration: async () => registration,
        register: async () => registration,
      }),
    });
  }, workers);

test('a newer version is told on the start screen, and taken there', async ({ page }) => {
  await pretend(page, { active: true, waiting: true });
  await page.goto('./');
  await expect(page.getByTestId('offline')).toContainText('nouvelle version', { timeout: 15_000 });
  expect(await violations(page)).toEqual([]);
  const reloaded = page.waitForEvent('load');
  await page.getByTestId('offline-take').click();
  await reloaded;
});

test('where nothing can be kept for offline nothing is said of it', async ({ page }) => {
  await page.goto('./');
  await expect(page.locator('mots-offline:defined')).toHaveCount(1);
  await expect(page.getByTestId('offline')).toHaveCount(0);
  await expect(page.getByTestId('forgets')).toHaveCount(0);
});

test('Safari’s seven days are told where there is something to lose, with the remedy', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'vendor', { value: 'Apple Computer, Inc.' }));
  await page.goto('./');
  await expect(page.locator('mots-offline:defined')).toHaveCount(1);
  await expect(page.getByTestId('forgets')).toHaveCount(0);
  await keepMatch(page, { game: 'plis', seats: ['Zoé', 'Rita', 'Léo'], seed: 3 });
  await page.goto('./');
  await page.reload();
  await expect(page.getByTestId('forgets')).toContainText('sept jours');
  await page.getByTestId('forgets').getByRole('link').click();
  await expect(page).toHaveURL(/#\/open$/);
});
