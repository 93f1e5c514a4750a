// In a frame of another page every game is set up and played, whatever the frame allows.
import { expect, type FrameLocator, type Page, test } from '@playwright/test';
import { WITH_HANDS } from './games.ts';
import { sameCards } from './seeded.ts';

// Each has a page of its own, and some wait for long.
test.describe.configure({ mode: 'parallel' });

test.beforeEach(({ page }) => sameCards(page));

/** Everything that the page and its policy complain about. */
function complaints(page: Page): string[] {
  const found: string[] = [];
  page.on('pageerror', (error) => found.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error' || message.text().includes('Content Security Policy')) found.push(message.text());
  });
  return found;
}

/** A page shows the game in a frame. */
async function frame(page: Page, address: string, sandbox: string): Promise<FrameLocator> {
  await page.route('**/host.html', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><iframe sandbox="${sandbox}" src="${address}" width="1000" height="760"></iframe>`,
    }),
  );
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('./host.html');
  return page.frameLocator('iframe');
}

for (const [sandbox, keeps, worker] of [
  ['allow-scripts', false, 'block'],
  ['allow-scripts allow-same-origin', true, 'block'],
  // With all that comes beside the game: the worker that keeps the site for offline play comes in while it is played.
  ['allow-scripts allow-same-origin allow-forms', true, 'allow'],
] as const) {
  test.describe(`service workers: ${worker}`, () => {
    test.use({ serviceWorkers: worker });

    test(`sandbox="${sandbox}": every game is set up and played`, async ({ page, baseURL }) => {
      const found = complaints(page);
      const game = await frame(page, baseURL ?? '', sandbox);
      for (const id of WITH_HANDS) {
        await game.getByTestId(`play-${id}`).click();
        // Words of a list: it has to come too.
        if (id === 'syntax')
          await game.locator('[data-testid="option-referee"] label:has([value="dictionary"])').click();
        await game.getByTestId('start').click();
        await expect(game.locator('[data-stage="turn"][data-acting="true"]')).toBeVisible({ timeout: 20_000 });
        // That nothing can be kept is told above the table, and can be put away there.
        if (!keeps && id === 'syntax')
          await game.getByTestId('storage-notice').getByRole('button').click({ trial: true, timeout: 5000 });
        const before = await game.getByTestId('hand-card').count();
        expect(before).toBeGreaterThan(4);
        const table = game.getByTestId('table');
        const moves = (await table.getAttribute('data-moves')) ?? '';
        // Where the die is the only thing to do it is rolled meanwhile, and what was offered goes.
        await expect(async () => {
          await game.getByTestId('tool-hint').click();
          await game.locator('.action-buttons .primary').click({ timeout: 2000 });
        }).toPass();
        await expect(table).not.toHaveAttribute('data-moves', moves);
        await game.getByTestId('menu').click();
        await game.getByTestId('menu-leave').click();
        await expect(game.locator(`[data-testid="resume-row"][data-game="${id}"]`)).toBeVisible();
        // Said once where nothing can be kept, and never where it can.
        const notice = game.getByTestId('storage-notice');
        if (!keeps && id === 'syntax') await notice.getByRole('button').click();
        await expect(notice).toHaveCount(0);
      }
      // Alone against bots a word is typed.
      await game.getByTestId('play-themes').click();
      await game.getByTestId('start').click();
      await game.getByTestId('roll').click();
      await game.getByTestId('word-line').fill('qqq');
      await game.getByTestId('word-line').press('Enter');
      await expect(game.getByTestId('word-feedback').getByRole('link').or(game.getByTestId('ballot'))).toBeVisible();
      await game.getByTestId('menu').click();
      await game.getByTestId('menu-leave').click();
      await expect(game.locator('[data-testid="resume-row"][data-game="themes"]')).toBeVisible();
      if (worker === 'allow')
        await expect
          .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistration('./'))?.active?.state))
          .toBe('activated');
      expect(found).toEqual([]);
    });
  });
}

test('Enter in a field deals, with what stands in it', async ({ page }) => {
  await page.goto('./#/new/plis');
  await page.getByTestId('seat-name-0').fill('Zoé');
  await page.getByTestId('seat-name-0').press('Enter');
  await expect(page.getByTestId('table')).toBeVisible();
});
