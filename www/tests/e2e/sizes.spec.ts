// The screens at the sizes that people have: nothing sticks out sideways, what is needed to play is in sight without scrolling,
// things to touch are large enough. Pictures of all of them go to test-results/screens, to be looked at.
import type { Page } from '@playwright/test';
import { atStage, expect, held, onTurn, openTable, atOneTable as live, textSize, unfoldRules } from './helpers.ts';
import { test } from '../gallery/shown.ts';
import { scenes } from '../gallery/scenes.ts';
import { EVERY, LARGE, LOOKS, type Size } from '../sizes.ts';
import { fits, picture } from './inspect.ts';

/** Where one acts; looked at is every size. */
const ROOM = { width: 1180, height: 820 };

/** Looks at a screen at every size; problems are collected, so that one run tells of all. */
function looker(page: Page, theme: string, language: string, sizes: readonly Size[]) {
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
  return { look, problems };
}

const touch = async (page: Page, cards: string, x: number): Promise<void> => {
  for (const card of cards) await held(page, card).click({ position: { x, y: x } });
};

live('the lids fill their rows at every size, and on a desk all games are in sight', async ({ page }) => {
  await page.goto('./');
  const lids = page.locator('.box');
  await expect(lids.locator('.small').last()).toContainText('6');
  const holes: string[] = [];
  for (const size of EVERY) {
    await page.setViewportSize(size);
    const found = await lids.evaluateAll((all) =>
      all.map((lid) => lid.getBoundingClientRect()).map(({ x, right, top, bottom }) => ({ x, right, top, bottom })),
    );
    const ends = [...new Set(found.map(({ top }) => top))].map((row) => {
      const beside = found.filter(({ top }) => top === row);
      return [Math.round(beside[0]?.x ?? 0), Math.round(beside.at(-1)?.right ?? 0)].join();
    });
    if (new Set(ends).size !== 1) holes.push(`${size.width} × ${size.height}: ${ends.join(' / ')}`);
    if (size.width >= 1200) expect(Math.max(...found.map(({ bottom }) => bottom))).toBeLessThan(size.height);
  }
  expect(holes).toEqual([]);
});

for (const { theme, language, sizes } of LOOKS) {
  live.describe(`${theme}, ${language}`, () => {
    live.use({ settings: { theme, language } });

    live('start screen, set-up and rules fit at every size', async ({ page }) => {
      live.setTimeout(60_000);
      const { look, problems } = looker(page, theme, language, sizes);
      await page.goto('./');
      await expect(page.getByTestId('game-syntax').locator('.small')).toContainText('8');
      await look('start', 'play-syntax');
      await page.getByTestId('play-syntax').click();
      await expect(page.getByTestId('start')).toBeVisible();
      await look('setup');
      await page.goto('./#/rules/syntax');
      await unfoldRules(page);
      await look('rules');
      expect(problems).toEqual([]);
    });
  });

  test.describe(`${theme}, ${language}`, () => {
    test.use({ settings: { theme, language } });

    test('the table of Syntax fits at every size, from the curtain to the end of the match', async ({ page, show }) => {
      test.setTimeout(120_000);
      const { look, problems } = looker(page, theme, language, sizes);
      await show('syntax-curtain');
      await atStage(page, 'covered');
      await expect(page.getByTestId('curtain')).toContainText('Anna');
      await look('curtain', 'curtain-lift');
      await show('syntax-challenge', { first: true });
      await onTurn(page);
      await look('turn', 'hand-card', 'prompt', 'menu', 'stock', 'face-up');
      await touch(page, 'BOLD', 12);
      await expect(page.getByTestId('action-lay')).toBeVisible();
      await look('word', 'action-lay', 'action-release', 'stick', 'hand-card', 'menu');
      await touch(page, '?', 12);
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
        await show('syntax-challenge', { first: true });
        await onTurn(page);
        await touch(page, 'BOLD', 12);
        await page.getByTestId('action-lay').click();
        await atStage(page, 'open');
        problems.push(...(await fits(page, `challenge at ${size.width} × ${size.height}`, 'answer-accept', 'word-6')));
      }
      await page.setViewportSize(ROOM);
      for (const [screen, stage, hook] of [
        ['summary', 'summary', 'go-on'],
        ['ranking', 'over', 'rematch'],
      ] as const) {
        await show(`syntax-${screen}`);
        await atStage(page, stage);
        await expect(page.getByTestId('score-sheet').locator('tbody tr')).toHaveCount(1);
        await look(screen, hook);
      }
      expect(problems).toEqual([]);
    });
  });
}

live.describe('in a frame of 400 × 600 in another page', () => {
  live.use({ viewport: { width: 700, height: 760 }, settings: { theme: 'light', language: 'en' } });

  live('fits', async ({ page, baseURL }) => {
    const id = await openTable(page, scenes['syntax-curtain'].deal);
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
  live.describe(`${name}, text at 200 %`, () => {
    live.use({ viewport });

    live('everything on the start screen and in a set-up can be reached', async ({ page }) => {
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
      expect(problems).toEqual([]);
    });
  });

  test.describe(`${name}, text at 200 %`, () => {
    test.use({ viewport });

    test('everything at the table can be reached', async ({ page, show }) => {
      const problems: string[] = [];
      await textSize(page, '200%');
      await show('syntax-challenge', { first: true });
      await onTurn(page);
      await touch(page, 'BOLD', 8);
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
