// Who asks for more contrast (`prefers-contrast: more`) reads every text of every table at 7 : 1, and sees the edges of what can be touched and
// whose turn it is.
import type { Page } from '@playwright/test';
import { expect, settled } from './helpers.ts';
import { painted } from '../painted.ts';
import { faint, inTheEnd } from './faint.ts';
import { picture } from './inspect.ts';
import { looks } from './scenes.ts';
import { test } from '../gallery/shown.ts';

test.use({ launchOptions: painted });

const WINDOWS = [
  { width: 390, height: 844 },
  { width: 1180, height: 820 },
];
const SEEN = /^(syntax-word|spikit-line|spikit-vote|padbolix-trick|plis-1|plis-4|themes|themes-alone)$/;

/** What has an edge that is fainter than 4.5 : 1 on its own ground, or none. */
const edgeless = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const paint = new OffscreenCanvas(1, 1).getContext('2d', {
      willReadFrequently: true,
    }) as OffscreenCanvasRenderingContext2D;
    const light = (colour: string): number => {
      paint.clearRect(0, 0, 1, 1);
      paint.fillStyle = colour;
      paint.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0] = paint.getImageData(0, 0, 1, 1).data;
      const linear = (value: number): number =>
        value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4;
      return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
    };
    const found = new Set<string>();
    for (const one of document.querySelectorAll<HTMLElement>(
      '.table .button:not(.primary, .quiet, .skip):enabled, .table .seat, .own-hand .card, .table .field',
    )) {
      if (!one.checkVisibility() || one.closest('.dimmed, .away, .is-out')) continue;
      const { borderTopColor, borderTopWidth, borderTopStyle, backgroundColor } = getComputedStyle(one);
      const name = one.className.split(' ').slice(0, 2).join('.');
      if (borderTopStyle === 'none' || Number.parseFloat(borderTopWidth) < 1) found.add(`${name} has no edge`);
      // A card's ground is a gradient of light paper.
      const ground = one.matches('.card') ? getComputedStyle(one).getPropertyValue('--card-paper') : backgroundColor;
      const [line, paper] = [light(borderTopColor), light(ground)];
      const ratio = (Math.max(line, paper) + 0.05) / (Math.min(line, paper) + 0.05);
      if (ratio < 4.5) found.add(`${name}: ${ratio.toFixed(2)}`);
    }
    return [...found];
  });

for (const theme of ['light', 'dark'] as const) {
  test.describe(theme, () => {
    test.use({ settings: { theme, playOnly: false } });

    test('every text and every edge of every table is stronger for who asks for it', async ({ page, show }) => {
      test.setTimeout(300_000);
      const problems: string[] = [];
      for (const { name, scene, touch } of looks.filter((look) => SEEN.test(look.name))) {
        await show(scene);
        await touch?.(page);
        await page.emulateMedia({ contrast: 'more', reducedMotion: 'reduce' });
        for (const size of WINDOWS) {
          await page.setViewportSize(size);
          await settled(page);
          const seen = await inTheEnd(async () => [...(await faint(page, true)), ...(await edgeless(page))], 2000);
          problems.push(...seen.map((what) => `${name} at ${size.width}: ${what}`));
          await picture(page, `stronger-${name}-${size.width}-${theme}`);
        }
        await page.emulateMedia({ contrast: 'no-preference', reducedMotion: 'reduce' });
      }
      expect(problems).toEqual([]);
    });
  });
}
