// Padbolix and Plis de lettres at the sizes that people have, and with text twice as large: nothing sticks out, nothing is cut, and
// everything can be reached. Pictures go to test-results/screens, to be looked at.
import { atStage, expect, liftFirst, onTurn, tap, textSize } from './helpers.ts';
import { cut, fits, outOfReach, picture } from './inspect.ts';
import { test, type Show } from '../gallery/shown.ts';
import { LARGE, LOOKS, type Size } from '../sizes.ts';
import type { Page } from '@playwright/test';

/** Goes through the states of both tables; `look` is told what has to be in sight there. */
async function walk(
  page: Page,
  show: Show,
  look: (screen: string, ...inSight: string[]) => Promise<void>,
): Promise<void> {
  await show('padbolix-full');
  await onTurn(page);
  for (const card of ['B', '*']) await tap(page, card);
  await expect(page.getByTestId('ways')).toBeVisible();
  await look('padbolix-star', 'hand-card', 'ways', 'tray', 'action-play', 'action-release', 'menu');
  await show('padbolix-trick');
  await onTurn(page);
  await look('padbolix-trick', 'hand-card', 'formula', 'prompt', 'action-pass', 'menu');

  await show('plis-everything');
  await onTurn(page);
  await look('plis-everything', 'hand-card', 'prompt', 'trick', 'menu');
  await show('plis-five');
  await onTurn(page);
  await liftFirst(page);
  await look('plis-five', 'hand-card', 'action-play', 'trick', 'menu');

  for (const [screen, stage, hook] of [
    ['padbolix-summary', 'summary', 'go-on'],
    ['padbolix-ranking', 'over', 'rematch'],
    ['plis-summary', 'summary', 'go-on'],
    ['plis-ranking', 'over', 'rematch'],
  ] as const) {
    await show(screen);
    await atStage(page, stage);
    if (stage === 'over') await page.getByTestId('ending-rounds').locator('summary').click();
    await expect(page.getByTestId('score-sheet').locator('tfoot td').first()).toBeVisible();
    await look(screen, hook);
  }
}

/** Every state at every size: a walk a theme and language, the window made smaller and larger where it stands. */
for (const { theme, language, sizes } of LOOKS) {
  test.describe(`${theme}, ${language}`, () => {
    test.use({ settings: { theme, language, playOnly: false } });

    test('Padbolix and Plis fit at every size, and with text twice as large everything can be reached', async ({
      page,
      show,
    }) => {
      test.setTimeout(180_000);
      const window = page.viewportSize();
      const problems: string[] = [];
      await walk(page, show, async (screen, ...inSight) => {
        for (const size of sizes) {
          const name = `${size.width}x${size.height}-${theme}-${language}-${screen}`;
          await resize(page, size);
          await picture(page, name);
          problems.push(...(await fits(page, name, ...inSight)), ...(await cut(page, name)));
        }
        // WCAG 1.4.4. A browser's zoom halves the window; larger text alone keeps it.
        await textSize(page, '200%');
        for (const size of LARGE) {
          const name = `${size.width}x${size.height}-200-${theme}-${language}-${screen}`;
          await resize(page, size);
          await picture(page, name);
          problems.push(...(await fits(page, name)), ...(await cut(page, name)), ...(await outOfReach(page, name)));
        }
        await textSize(page, null);
        if (window) await resize(page, window);
      });
      expect(problems).toEqual([]);
    });
  });
}

async function resize(page: Page, size: Size): Promise<void> {
  await page.setViewportSize(size);
  // What follows the window (the rows of a hand) has been laid out anew when a second frame is drawn.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
}
