// Dés à thèmes in all its states, at the sizes that people have, in both themes and both languages: nothing sticks out or is cut, what is
// needed is in sight, axe finds nothing.
import { atStage, expect, textSize, atOneTable as live } from './helpers.ts';
import { cut, fits, Inspector, picture } from './inspect.ts';
import { test } from '../gallery/shown.ts';
import { FEW, LAPTOP, LOOKS, type Size } from '../sizes.ts';
import { line } from './themes-table.ts';
import type { Page } from '@playwright/test';

/** Looks at a screen at every size; axe looks at one of them, by turns a small and a large one; `looks`: how many came before. */
function looker(page: Page, theme: string, language: string, sizes: readonly Size[], looks = 0) {
  const inspector = new Inspector(page);
  const problems: string[] = [];
  const look = async (screen: string, ...inSight: string[]): Promise<void> => {
    const looked = FEW[looks++ % 2];
    for (const size of [...sizes, LAPTOP]) {
      const { width, height } = size;
      await page.setViewportSize(size);
      const name = `themes-${screen}-${width}x${height}-${theme}-${language}`;
      await picture(page, name);
      // A phone that lies on its side scrolls its middle.
      problems.push(...(await fits(page, name, ...(height < 500 ? [] : inSight))), ...(await cut(page, name)));
      if (size === looked) await inspector.look(name);
    }
  };
  return { look, problems: () => [...problems, ...inspector.problems] };
}

for (const { theme, language, sizes } of LOOKS) {
  live.describe(`${theme}, ${language}`, () => {
    live.use({ settings: { theme, language } });

    live('the set-up of Dés à thèmes', async ({ page }) => {
      live.setTimeout(60_000);
      const { look, problems } = looker(page, theme, language, sizes);
      await page.goto('./#/new/themes');
      await expect(page.getByTestId('own-template')).toBeVisible();
      await look('setup', 'start');
      expect(problems()).toEqual([]);
    });
  });

  test.describe(`${theme}, ${language}`, () => {
    test.use({ settings: { theme, language } });

    test('Dés à thèmes in all its states', async ({ page, show }) => {
      test.setTimeout(300_000);
      const { look, problems } = looker(page, theme, language, sizes, 1);
      await show(`themes-${language}-six-roll`);
      await look('six-roll', 'roll', 'menu');
      await show(`themes-${language}-six-open`);
      await look('six-open', 'asked', 'buzzer-0', 'buzzer-5', 'menu');
      // A table that turns, to who sits at its left.
      await page.getByTestId('turn-board').click();
      await look('six-turned', 'asked', 'pass-0', 'pass-5');
      await show(`themes-${language}-six-typing`);
      await line(page).fill('brejnev');
      await look('six-typing', 'asked', 'word-line', 'word-give');
      // Our own keys, towards who sits across; on a phone there is no room for them.
      await page.getByTestId('own-keys').click();
      await look('six-keys', 'asked', 'word-line', 'word-give');
      await textSize(page, '200%');
      await look('six-typing-large');
      await textSize(page, null);
      await page.setViewportSize({ width: 1180, height: 820 });
      await page.locator('[data-key="b"]').click();
      await expect(line(page)).toHaveValue('brejnevb');
      await show(`themes-${language}-six-vote`);
      await atStage(page, 'ballot');
      await look('six-vote', 'ballot-all-accept', 'ballot-5-refuse', 'menu');
      await show(`themes-${language}-six-voted`);
      await expect(page.getByTestId('announced-0')).toBeVisible();

      // Three have buzzers on three sides, of which none is left to a neighbour: the least height for what is between them.
      await show(`themes-${language}-three-open`);
      await look('three-open', 'asked', 'buzzer-0', 'buzzer-2');

      await show(`themes-${language}-six-black`);
      await look('six-black', 'asked', 'refusal');

      await show(`themes-${language}-alone-open`);
      await line(page).fill(language === 'fr' ? 'abricot' : 'apricot');
      await page.getByTestId('theme-3').locator('label').click();
      await look('alone-open', 'asked', 'word-line');

      await show(`themes-${language}-alone`);
      await line(page).fill('Bach');
      await look('alone', 'asked', 'word-line', 'give-up');

      await show(`themes-${language}-end`);
      await atStage(page, 'summary', 'over');
      await look('end');
      expect(problems()).toEqual([]);
    });
  });
}

for (const [width, height] of [
  [740, 360],
  [844, 390],
] as const)
  test(`all buttons of a vote are in sight on a phone that lies on its side: ${width} × ${height}`, async ({
    page,
    show,
  }) => {
    await page.setViewportSize({ width, height });
    await show('themes-fr-six-vote');
    await atStage(page, 'ballot');
    for (const line of ['all', '0', '1', '2', '3', '5'])
      for (const answer of ['accept', 'refuse'])
        await expect(page.getByTestId(`ballot-${line}-${answer}`)).toBeInViewport({ ratio: 1 });
  });
