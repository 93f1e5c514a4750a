// Padbolix and Plis de lettres at the sizes that people have, and with text twice as large: nothing sticks out, nothing is cut, and
// everything can be reached. Pictures go to test-results/screens, to be looked at.
import {
  atStage,
  expect,
  onTurn,
  openTable,
  playIt,
  tap,
  atOneTable as test,
  textSize,
  type Deal,
  liftFirst,
} from './helpers.ts';
import { cut, fits, outOfReach, picture } from './inspect.ts';
import { LARGE, LOOKS, type Size } from '../sizes.ts';
import type { Page } from '@playwright/test';

const NAMES: Deal['seats'] = ['Zoé', ['Églantine', 'easy'], ['Rita', 'easy'], ['Désiré', 'easy']];

/** Twenty cards, one of them a star: as many as there can be. */
const full: Deal = {
  game: 'padbolix',
  seats: NAMES,
  setup: {
    hands: [[...'BCDEFGHIJKLMNOPQRST*'], [...'BCDEU'], [...'UVVWW'], [...'XXYY!']],
    leader: 0,
    scores: [6, 2, -2, 2],
    deal: 3,
  },
};
/** Everybody follows with two sequences; the trick comes back to Zoé. */
const trick: Deal = {
  game: 'padbolix',
  seats: NAMES,
  setup: { hands: [[...'BCEFKLPQRX'], [...'CDFGU'], [...'DEGHW'], [...'HIJK!']], leader: 0 },
};
/** Seventeen cards of round 5, with tricks taken. */
const everything: Deal = { game: 'plis', seats: NAMES.slice(0, 3), setup: { round: 5 }, seed: 9 };
const five: Deal = {
  game: 'plis',
  seats: ['Zoé', ['Ugo', 'easy'], ['Rita', 'easy'], ['Désiré', 'easy'], ['Ana', 'easy']],
  setup: { round: 2 },
  seed: 9,
};
const lastTrick: Deal = {
  game: 'plis',
  seats: NAMES,
  setup: { round: 5, hands: [['bM'], ['bH'], ['bA'], ['bE']], leader: 0, scores: [10, 20, 130, 40] },
};
const lastOfRound: Deal = { ...lastTrick, setup: { ...lastTrick.setup, round: 4 } };
const lastCard: Deal = {
  game: 'padbolix',
  seats: NAMES,
  setup: { hands: [['B'], ['E', 'F'], [], []], finished: [2, 3], leader: 0, deal: 4, scores: [4, -2, 6, 4] },
};
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
    await liftFirst(page);
    await playIt(page);
  }
  await onTurn(page);
  await look('plis-everything', 'hand-card', 'prompt', 'trick', 'menu');
  await openTable(page, five);
  await onTurn(page);
  await liftFirst(page);
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

/** Every state at every size: a walk a theme and language, the window made smaller and larger where it stands. */
for (const { theme, language, sizes } of LOOKS) {
  test.describe(`${theme}, ${language}`, () => {
    test.use({ settings: { theme, language, playOnly: false } });

    test('Padbolix and Plis fit at every size, and with text twice as large everything can be reached', async ({
      page,
    }) => {
      test.setTimeout(180_000);
      const window = page.viewportSize();
      const problems: string[] = [];
      await walk(page, async (screen, ...inSight) => {
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
