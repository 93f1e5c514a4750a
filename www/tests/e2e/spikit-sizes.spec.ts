// Spikit in all its states, at the sizes that people have, in both themes and both languages: nothing sticks out or is cut, what is
// needed is in sight, axe finds nothing.
import { atStage, expect, held, onTurn, atOneTable as live, settled } from './helpers.ts';
import { codesShown, cut, fits, Inspector, picture } from './inspect.ts';
import { test } from '../gallery/shown.ts';
import { FEW, LOOKS, type Size } from '../sizes.ts';
import type { Page } from '@playwright/test';

/** Looks at a screen at every size; axe looks at one of them, by turns a small and a large one; `looks`: how many came before. */
function looker(page: Page, theme: string, language: string, sizes: readonly Size[], looks = 0) {
  const inspector = new Inspector(page);
  const problems: string[] = [];
  const look = async (screen: string, ...inSight: string[]): Promise<void> => {
    const looked = FEW[looks++ % 2];
    for (const size of sizes) {
      const { width, height } = size;
      await page.setViewportSize(size);
      const name = `spikit-${screen}-${width}x${height}-${theme}-${language}`;
      await picture(page, name);
      // A phone that lies on its side scrolls its parts, but for a ballot of three voters.
      const seen = height < 500 && screen !== 'vote' ? [] : inSight;
      problems.push(
        ...(await fits(page, name, ...seen)),
        ...(await cut(page, name)),
        ...(await codesShown(page, name)),
      );
      if (size === looked) await inspector.look(name);
    }
  };
  return { look, problems: () => [...problems, ...inspector.problems] };
}

for (const { theme, language, sizes } of LOOKS) {
  live.describe(`${theme}, ${language}`, () => {
    live.use({ settings: { theme, language, playOnly: false } });

    live('the set-up of Spikit', async ({ page }) => {
      live.setTimeout(60_000);
      const { look, problems } = looker(page, theme, language, sizes);
      await page.goto('./#/new/spikit');
      await expect(page.getByTestId('own-template')).toBeVisible();
      await look('setup', 'start');
      expect(problems()).toEqual([]);
    });
  });

  test.describe(`${theme}, ${language}`, () => {
    test.use({ settings: { theme, language, playOnly: false } });

    test('Spikit in all its states', async ({ page, show }) => {
      test.setTimeout(300_000);
      const { look, problems } = looker(page, theme, language, sizes, 1);
      await show('spikit-roll');
      await onTurn(page);
      await look('roll', 'action-roll', 'menu');
      await show('spikit-draw');
      await onTurn(page);
      await look('draw', 'action-draw', 'menu', 'hand-card');
      await show('spikit-play');
      await onTurn(page);
      await look('play', 'action-end-turn', 'menu', 'hand-card');
      for (const card of ['orange.fr.1', 'orange.fr.2', 'joker.1']) await held(page, card).click();
      // The language first: English words asked about in French have no answer in the record.
      if (language === 'en') await page.getByTestId('joker-en').check({ force: true });
      await page.getByTestId('word-line').fill(language === 'fr' ? 'une sirène' : 'a mermaid');
      await expect(page.locator('.joker-word[data-known="true"]')).toHaveCount(2);
      await look('joker', 'action-lay', 'tray', 'word-line', 'hand-card');
      await page.getByTestId('action-release').click();
      await page.getByTestId('sentence-0').locator('.sentence-open').click();
      await held(page, 'grey.fr.3').click();
      await look('change', 'action-complete', 'tray', 'hand-card');
      await show('spikit-ballot');
      await atStage(page, 'ballot');
      await look('vote', 'ballot-1-accept', 'ballot-3-abstain', 'menu');
      await show('spikit-advantage');
      await onTurn(page);
      await look('advantage', 'action-fish', 'hand-card');
      await show('spikit-fishing');
      await onTurn(page);
      await look('fishing', 'action-keep', 'hand-card');
      await show('spikit-summary');
      await atStage(page, 'summary');
      await look('summary', 'go-on');
      expect(problems()).toEqual([]);
    });
  });
}

test('on a phone that lies, what ends the turn stands below what is asked, in a row with one’s own plate', async ({
  page,
  show,
}) => {
  await show('spikit-mid');
  for (const [width, height] of [
    [844, 390],
    [740, 360],
    [932, 430],
  ] as const) {
    await page.setViewportSize({ width, height });
    await settled(page);
    const [asked, ends, sorts] = await Promise.all(
      [page.getByTestId('prompt'), page.locator('.own-line > .apart'), page.locator('.own-line > :last-child')].map(
        async (one) => await one.evaluate((element) => element.getBoundingClientRect().toJSON() as DOMRect),
      ),
    );
    expect((ends?.top ?? 0) - (asked?.bottom ?? 0), `${width} × ${height}`).toBeGreaterThanOrEqual(0);
    expect((ends?.top ?? 0) - (sorts?.top ?? 9), `${width} × ${height}`).toBeLessThan(2);
    expect(ends?.height).toBeGreaterThanOrEqual(44);
  }
});
