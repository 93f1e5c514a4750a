// Padbolix and Plis de lettres at the sizes that people have, and with text twice as large: nothing sticks out, nothing is cut, and
// everything can be reached. Pictures go to test-results/screens, to be looked at.
import { atStage, expect, onTurn, openTable, playIt, tap, test, type Deal } from './helpers.ts';
import { cut, fits, outOfReach, picture } from './inspect.ts';
import type { Page } from '@playwright/test';

const SIZES = [
  { name: '360x640', width: 360, height: 640, theme: 'light', language: 'fr' },
  { name: '390x844', width: 390, height: 844, theme: 'dark', language: 'en' },
  { name: '768x1024', width: 768, height: 1024, theme: 'light', language: 'en' },
  { name: '1180x820', width: 1180, height: 820, theme: 'dark', language: 'fr' },
  { name: '1440x900', width: 1440, height: 900, theme: 'light', language: 'fr' },
] as const;

const NAMES: Deal['seats'] = ['Zoé', ['Églantine', 'easy'], ['Rita', 'easy'], ['Désiré', 'easy']];

/** Twenty cards, one of them a star: as many as there can be. */
const full: Deal = { game: 'padbolix', seats: NAMES, setup: { hands: [[...'BCDEFGHIJKLMNOPQRST*'], [...'BCDEU'], [...'UVVWW'], [...'XXYY!']], leader: 0, scores: [6, 2, -2, 2], deal: 3 } };
/** Everybody follows with two sequences; the trick comes back to Zoé. */
const trick: Deal = { game: 'padbolix', seats: NAMES, setup: { hands: [[...'BCEFKLPQRX'], [...'CDFGU'], [...'DEGHW'], [...'HIJK!']], leader: 0 } };
/** Seventeen cards of round 5, with tricks taken. */
const everything: Deal = { game: 'plis', seats: NAMES.slice(0, 3), setup: { round: 5 }, seed: 9 };
const five: Deal = { game: 'plis', seats: ['Zoé', ['Ugo', 'easy'], ['Rita', 'easy'], ['Désiré', 'easy'], ['Ana', 'easy']], setup: { round: 2 }, seed: 9 };
const lastTrick: Deal = { game: 'plis', seats: NAMES, setup: { round: 5, hands: [['bM'], ['bH'], ['bA'], ['bE']], leader: 0, scores: [10, 20, 130, 40] } };
const lastOfRound: Deal = { ...lastTrick, setup: { ...lastTrick.setup, round: 4 } };
const lastCard: Deal = { game: 'padbolix', seats: NAMES, setup: { hands: [['B'], ['E', 'F'], [], []], finished: [2, 3], leader: 0, deal: 4, scores: [4, -2, 6, 4] } };
const lastOfDeal: Deal = { ...lastCard, setup: { ...lastCard.setup, deal: 3, scores: [4, -2, 2, 4] } };

/** Goes through the states of both tables; `look` is told what has to be in sight there. */
async function walk(page: Page, look: (screen: string, ...inSight: string[]) => Promise<void>): Promise<void> {
  await openTable(page, full);
  await onTurn(page);
  for (const card of ['B', '*']) await tap(page, card);
  await expect(page.getByTestId('ways')).toBeVisible();
  await look('padbolix-star', 'hand-card', 'ways', 'tray', 'action-play', 'action-release', 'menu');
  await openTable(page, trick);
  await onTurn(page);
  for (const card of ['B', 'C', 'E', 'F']) await tap(page, card);
  await playIt(page);
  await onTurn(page);
  await look('padbolix-trick', 'hand-card', 'formula', 'prompt', 'action-pass', 'menu');

  await openTable(page, everything);
  for (let tricks = 0; tricks < 2; tricks++) {
    await onTurn(page);
    await page.locator('[data-testid="hand-card"]:not(.dimmed)').first().click({ position: { x: 10, y: 12 } });
    await playIt(page);
  }
  await onTurn(page);
  await look('plis-everything', 'hand-card', 'prompt', 'trick', 'menu');
  await openTable(page, five);
  await onTurn(page);
  await page.locator('[data-testid="hand-card"]:not(.dimmed)').first().click({ position: { x: 10, y: 12 } });
  await look('plis-five', 'hand-card', 'action-play', 'trick', 'menu');

  for (const [screen, deal, stage, hook] of [
    ['padbolix-summary', lastOfDeal, 'summary', 'go-on'],
    ['padbolix-ranking', lastCard, 'over', 'rematch'],
    ['plis-summary', lastOfRound, 'summary', 'go-on'],
    ['plis-ranking', lastTrick, 'over', 'rematch'],
  ] as const) {
    await openTable(page, deal);
    await onTurn(page);
    await page.getByTestId('hand-card').click();
    await playIt(page);
    await atStage(page, stage);
    await expect(page.getByTestId('score-sheet').locator('tfoot td').first()).toBeVisible();
    await look(screen, hook);
  }
}

for (const { name, width, height, theme, language } of SIZES) {
  test.describe(name, () => {
    test.use({ viewport: { width, height }, settings: { theme, language, playOnly: false } });

    test('Padbolix and Plis fit, from a turn to the ranking', async ({ page }) => {
      test.setTimeout(90_000);
      const problems: string[] = [];
      await walk(page, async (screen, ...inSight) => {
        await picture(page, `${name}-${theme}-${language}-${screen}`);
        problems.push(...(await fits(page, screen, ...inSight)), ...(await cut(page, screen)));
      });
      expect(problems).toEqual([]);
    });
  });
}

// WCAG 1.4.4: text twice as large. A browser's zoom halves the window; larger text alone keeps it.
for (const { name, width, height, theme, language } of [SIZES[1], SIZES[3]]) {
  test.describe(`${name}, text at 200 %`, () => {
    test.use({ viewport: { width, height }, settings: { theme, language, playOnly: false } });

    test('Padbolix and Plis: everything can be reached, nothing is cut', async ({ page }) => {
      test.setTimeout(120_000);
      const problems: string[] = [];
      await page.goto('./');
      await page.addStyleTag({ content: 'html { font-size: 200% !important; }' });
      await walk(page, async (screen) => {
        await picture(page, `${name}-200-${screen}`);
        problems.push(...(await fits(page, screen)), ...(await cut(page, screen)), ...(await outOfReach(page, screen)));
      });
      expect(problems).toEqual([]);
    });
  });
}
