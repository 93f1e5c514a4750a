// Pictures of every table, to be looked at: `npm run pictures` (docs/pictures/README.md). Nothing is tested here, and nothing runs
// unless pictures are wanted.
import path from 'node:path';
import { settled } from './helpers.ts';
import { SIZES } from '../sizes.ts';
import { looks } from './scenes.ts';
import { test } from '../gallery/shown.ts';

/** Where pictures go, and with which windows: those of all tests unless some are named (`PICTURES=390x844,1180x820`). */
const wanted = process.env['PICTURES'] ?? '';
const folder = process.env['PICTURES_TO'] ?? 'test-results/pictures';
const named = [...wanted.matchAll(/(\d+)x(\d+)/g)].map(([, width, height]) => ({
  width: Number(width),
  height: Number(height),
}));
const sizes = named.length > 0 ? named : SIZES;
const THEMES = ['light', 'dark'] as const;

test.describe('pictures', () => {
  test.skip(wanted === '', 'only where pictures are wanted');
  for (const theme of THEMES) {
    test.describe(theme, () => {
      test.use({ settings: { theme, playOnly: false } });
      for (const { name, scene, touch } of looks)
        test(name, async ({ page, show }) => {
          await show(scene);
          await touch?.(page);
          for (const { width, height } of sizes) {
            await page.setViewportSize({ width, height });
            await settled(page);
            await page.screenshot({ path: path.join(folder, `${name}-${width}x${height}-${theme}.png`) });
          }
        });
    });
  }
});
