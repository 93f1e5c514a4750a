// The screens at the sizes that people have: nothing sticks out sideways, what is needed to play is in sight without scrolling,
// things to touch are large enough. Pictures of all of them go to test-results/screens, to be looked at.
import {
  atStage,
  expect,
  held,
  lift,
  onTurn,
  openTable,
  atOneTable as test,
  textSize,
  unfoldRules,
  type Deal,
} from './helpers.ts';
import { LARGE, LOOKS } from '../sizes.ts';
import { fits, picture } from './inspect.ts';

/** Where one acts; looked at is every size. */
const ROOM = { width: 1180, height: 820 };

/** A late round of four: many words, a full hand. */
const late: Deal = {
  game: 'syntax',
  seats: ['Anna', 'Bruno', ['Églantine', 'easy'], ['Désiré', 'medium']],
  options: { packs: 2 },
  setup: {
    dealer: 3,
    hands: [
      ['B', 'O', '?', 'D', 'K', 'E', 'L', 'S', 'A', 'I'],
      ['E', 'E', 'V', 'O', 'U', 'U', 'R', 'R', 'T', 'N'],
      ['A', 'I', 'U', 'T'],
      ['S', 'S', 'N', 'N', 'O', 'O', 'P'],
    ],
    table: ['RAT', 'BOnD', 'FLAIR', 'MAISON', 'CHAMPETRE', 'ILE'],
    face_up: 'E',
    scores: [20, 65, -10, 88],
  },
};

/** Anna can be rid of her hand: the round ends, or with high `scores` the match. */
const last = (...scores: number[]): Deal => ({
  game: 'syntax',
  seats: ['Anna', ['Églantine', 'easy'], ['Désiré', 'medium']],
  options: { referee: 'dictionary' },
  setup: {
    dealer: 2,
    hands: [
      ['B', 'O', 'N'],
      ['A', 'I', 'U', 'T', 'E', 'E', 'S'],
      ['S', 'N', 'V'],
    ],
    table: ['RAT'],
    scores,
  },
});

for (const { theme, language, sizes } of LOOKS) {
  test.describe(`${theme}, ${language}`, () => {
    test.use({ settings: { theme, language } });

    test('fits at every size: from the start screen to the end of a round', async ({ page }) => {
      test.setTimeout(120_000);
      const problems: string[] = [];
      const look = async (screen: string, ...inSight: string[]): Promise<void> => {
        for (const size of sizes) {
          await page.setViewportSize(size);
          const name = `${size.width}x${size.height}-${theme}-${language}-${screen}`;
          await picture(page, name);
          // A phone that lies on its side scrolls its parts.
          problems.push(...(await fits(page, name, ...(size.height < 500 ? [] : inSight))));
        }
        await page.setViewportSize(ROOM);
      };
      await page.goto('./');
      await expect(page.getByTestId('game-syntax').locator('.small')).toContainText('8');
      await look('start', 'play-syntax');
      await page.getByTestId('play-syntax').click();
      await expect(page.getByTestId('start')).toBeVisible();
      await look('setup');
      await page.goto('./#/rules/syntax');
      await unfoldRules(page);
      await look('rules');

      await openTable(page, late);
      await atStage(page, 'covered');
      await look('curtain', 'curtain-lift');
      await lift(page, 'Anna');
      await onTurn(page);
      await look('turn', 'hand-card', 'prompt', 'menu', 'stock', 'face-up');
      for (const card of ['B', 'O', 'L', 'D']) await held(page, card).click({ position: { x: 12, y: 12 } });
      await expect(page.getByTestId('action-lay')).toBeVisible();
      await look('word', 'action-lay', 'action-release', 'stick', 'hand-card', 'menu');
      await held(page, '?').click({ position: { x: 12, y: 12 } });
      await look('joker', 'joker-letters', 'letter-Z');
      await page.getByTestId('close').click();
      await page.getByTestId('menu').click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await look('menu', 'close', 'menu-leave');
      await page.getByTestId('menu-log').click();
      await expect(page.getByTestId('log').first()).toBeVisible();
      await look('log', 'close');
      await page.getByTestId('close').click();
      await page.getByTestId('action-lay').click();
      await atStage(page, 'open');
      await look('challenge', 'answer-accept', 'answer-contest-1');
      // The word in question comes into sight as well, however many there are: whatever the window was when it was laid.
      for (const size of sizes.filter(({ height }) => height >= 500)) {
        await page.setViewportSize(size);
        await openTable(page, late);
        await lift(page, 'Anna');
        await onTurn(page);
        for (const card of ['B', 'O', 'L', 'D']) await held(page, card).click({ position: { x: 12, y: 12 } });
        await page.getByTestId('action-lay').click();
        await atStage(page, 'open');
        problems.push(...(await fits(page, `challenge at ${size.width} × ${size.height}`, 'answer-accept', 'word-6')));
      }
      await page.setViewportSize(ROOM);
      for (const [screen, stage, hook, scores] of [
        ['summary', 'summary', 'go-on', [40, 20, 30]],
        ['ranking', 'over', 'rematch', [40, 90, 95]],
      ] as const) {
        await openTable(page, last(...scores));
        await onTurn(page);
        for (const card of 'BON') await held(page, card).click({ position: { x: 12, y: 12 } });
        await page.getByTestId('action-lay').click();
        await atStage(page, stage);
        await expect(page.getByTestId('score-sheet').locator('tbody tr')).toHaveCount(1);
        await look(screen, hook);
      }
      expect(problems).toEqual([]);
    });
  });
}

test.describe('in a frame of 400 × 600 in another page', () => {
  test.use({ viewport: { width: 700, height: 760 }, settings: { theme: 'light', language: 'en' } });

  test('fits', async ({ page, baseURL }) => {
    const id = await openTable(page, late);
    await page.route('**/host.html', (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: `<!doctype html><meta charset="utf-8"><body style="background:#ddd"><h1>Somebody’s page</h1><iframe title="Game" src="${baseURL}#/table/${id}" width="400" height="600" style="border:1px solid #999"></iframe>`,
      }),
    );
    await page.goto('./host.html');
    const inner = page.frameLocator('iframe');
    await inner.getByTestId('curtain-lift').click();
    await expect(inner.getByTestId('table')).toHaveAttribute('data-acting', 'true');
    const frame = page.frames().find((one) => one.parentFrame() !== null);
    if (!frame) throw new Error('no frame');
    await picture(page, 'frame-400x600-turn');
    expect(await fits(frame, 'turn', 'hand-card', 'prompt', 'menu', 'stock', 'face-up')).toEqual([]);
    await inner.getByTestId('menu').click();
    await inner.getByTestId('menu-leave').click();
    await expect(inner.getByTestId('resume-row')).toHaveCount(1);
    await picture(page, 'frame-400x600-start');
    expect(await fits(frame, 'start')).toEqual([]);
  });
});

// WCAG 1.4.4: text twice as large. A browser's zoom halves the window; larger text alone keeps it.
for (const viewport of LARGE) {
  const name = `${viewport.width}x${viewport.height}`;
  test.describe(`${name}, text at 200 %`, () => {
    test.use({ viewport });

    test('everything can be reached', async ({ page }) => {
      const problems: string[] = [];
      await page.goto('./');
      await textSize(page, '200%');
      await expect(page.getByTestId('game-syntax').locator('.small')).toContainText('8');
      await picture(page, `${name}-200-start`);
      problems.push(...(await fits(page, 'start')));
      await page.getByTestId('play-syntax').click();
      await expect(page.getByTestId('start')).toBeVisible();
      await picture(page, `${name}-200-setup`);
      problems.push(...(await fits(page, 'setup')));
      await openTable(page, late);
      await lift(page, 'Anna');
      await onTurn(page);
      for (const card of ['B', 'O', 'L', 'D']) await held(page, card).click({ position: { x: 8, y: 8 } });
      await page.getByTestId('action-lay').scrollIntoViewIfNeeded();
      await picture(page, `${name}-200-word`);
      problems.push(...(await fits(page, 'table', 'action-lay')));
      await page.getByTestId('action-lay').click();
      await atStage(page, 'open');
      await page.getByTestId('answer-contest-1').scrollIntoViewIfNeeded();
      await picture(page, `${name}-200-challenge`);
      problems.push(...(await fits(page, 'challenge')));
      expect(problems).toEqual([]);
    });
  });
}
