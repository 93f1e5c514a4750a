// Colours of the reader's own (Windows' contrast themes): no shadow and no ground is painted, and every table still says whose turn it is
// and what is offered first.
import type { Page } from '@playwright/test';
import { expect, settled } from './helpers.ts';
import { picture } from './inspect.ts';
import { looks } from './scenes.ts';
import { test } from '../gallery/shown.ts';

const WINDOWS = [
  { width: 390, height: 844 },
  { width: 1180, height: 820 },
];
const SEEN = /^(syntax-word|spikit-line|spikit-vote|padbolix-trick|plis-4|themes|themes-before|themes-end)$/;

/** What is said by shadows or colours alone, which are gone. */
const lost = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const drawn = (element: Element): string => {
      const { borderTopStyle, borderTopWidth, outlineStyle, outlineWidth, backgroundColor, color } =
        getComputedStyle(element);
      return [borderTopStyle, borderTopWidth, outlineStyle, outlineWidth, backgroundColor, color].join(' ');
    };
    const found: string[] = [];
    const plain = (apart: string, others: string): void => {
      const looks = new Set([...document.querySelectorAll(others)].map(drawn));
      for (const one of document.querySelectorAll(apart))
        if (looks.has(drawn(one))) found.push(`${apart} looks like ${others}`);
    };
    plain('.table .seat.has-turn', '.table .seat:not(.has-turn)');
    plain('.table .button.primary:enabled', '.action-buttons .button:not(.primary):enabled');
    return found;
  });

test.use({ settings: { playOnly: false } });

test('every table tells in the reader’s own colours what it tells in ours', async ({ page, show }) => {
  test.setTimeout(240_000);
  const problems: string[] = [];
  for (const { name, scene, touch } of looks.filter((look) => SEEN.test(look.name))) {
    await show(scene);
    await touch?.(page);
    await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
    for (const size of WINDOWS) {
      await page.setViewportSize(size);
      await settled(page);
      problems.push(...(await lost(page)).map((what) => `${name} at ${size.width}: ${what}`));
      await picture(page, `forced-${name}-${size.width}`);
    }
    await page.emulateMedia({ forcedColors: 'none', reducedMotion: 'reduce' });
  }
  expect(problems).toEqual([]);
});
