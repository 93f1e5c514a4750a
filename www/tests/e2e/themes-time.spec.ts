// Dés à thèmes and time: clocks that run out, a tab out of sight, a match alone against bots that think.
import type { Page } from '@playwright/test';
import { atStage, expect, openTable, played, table, test } from './helpers.ts';
import { buzz, deal, line, roll } from './themes-table.ts';

// Time goes by as ever, and leaps when a test says so.
test.beforeEach(({ page }) => page.clock.install());

const hide = (page: Page, hidden: boolean): Promise<void> =>
  page.evaluate((now) => {
    Object.defineProperty(document, 'hidden', { configurable: true, value: now });
    document.dispatchEvent(new Event('visibilitychange'));
  }, hidden);

test('THE-16, THE-25: the clock waits for who types and for a hidden tab, then it runs out', async ({ page }) => {
  await openTable(page, deal({ seats: ['Zoé', 'Ugo', 'Rita'], options: { timer: 120, typing: 60 } }));
  await roll(page);
  const clocks = page.getByTestId('clock');
  await expect(clocks).toHaveCount(1);
  await buzz(page, 1);
  await expect(clocks).toHaveCount(2);
  await line(page).fill('Bzz');
  // Their time to type is over: the floor is free again, nothing is lost.
  await played(page, () => page.clock.runFor(61_000));
  await expect(page.getByTestId('form')).toHaveCount(0);
  await hide(page, true);
  await expect(clocks.first()).toContainText('Arrêté');
  const before = (await clocks.first().locator('.clock-time').textContent()) ?? '';
  await page.clock.runFor(300_000);
  await atStage(page, 'open');
  await expect(clocks.first()).toContainText(before);
  await hide(page, false);
  await played(page, () => page.clock.runFor(121_000));
  await atStage(page, 'summary');
  await expect(page.getByTestId('round-summary')).toContainText('Personne');
});

test('who has done with a round need not wait for slow bots: a button, or a tap on the table, and no time goes by', async ({
  page,
}) => {
  await openTable(page, {
    game: 'themes',
    seats: ['Zoé', ['Ugo', 'easy'], ['Rita', 'easy'], ['Paul', 'easy']],
    seed: 3,
  });
  await roll(page);
  await expect(page.getByTestId('no-waiting')).toHaveCount(0);
  await page.getByTestId('give-up').click();
  await played(page, () => page.getByTestId('no-waiting').click());
  await played(page, () => page.locator('.themes-question').click());
});

test('a whole match alone: one types without a buzzer, bots find words in their time', async ({ page }) => {
  test.setTimeout(180_000);
  await openTable(page, {
    game: 'themes',
    seats: ['Zoé', ['Ugo', 'hard'], ['Rita', 'medium']],
    options: { timer: 60 },
    seed: 3,
    setup: { centre: 14, tokens: [26, 25, 25] },
  });
  await expect(page.getByTestId('buzzers')).toHaveCount(0);
  await roll(page);
  await expect(line(page)).toBeFocused();
  // Small leaps, with all that the page does between them: after a few seconds a bot is taken for one that hangs, and gives up.
  const step = async (): Promise<string | null> => {
    for (const hook of ['go-on', 'roll', 'ballot-0-accept', 'give-up']) {
      const found = page.getByTestId(hook);
      if ((await found.count()) > 0)
        await found
          .first()
          .click({ timeout: 2000 })
          .catch(() => undefined);
    }
    await page.clock.runFor(500);
    return await table(page).getAttribute('data-stage');
  };
  await expect.poll(step, { timeout: 160_000, intervals: [100] }).toBe('over');
  await expect(page.getByTestId('ranking')).toBeVisible();
  // Zoé has found nothing, and has 26 tokens of 90 as before: the others found words.
  await expect(page.getByTestId('rank-0')).toContainText('26');
  await expect(page.getByTestId('best')).toContainText(/Ugo|Rita/);
});
