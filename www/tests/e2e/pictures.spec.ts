// Pictures of every table, to be looked at: `npm run pictures` (docs/pictures/README.md). Nothing is tested here, and nothing runs
// unless pictures are wanted.
import path from 'node:path';
import { openTable, settled, atOneTable as test } from './helpers.ts';
import { scenes } from './scenes.ts';

/** Where pictures go, and with which windows: all unless some are named (`PICTURES=390x844,1180x820`). */
const wanted = process.env['PICTURES'] ?? '';
const folder = process.env['PICTURES_TO'] ?? 'test-results/pictures';
const SIZES = [
  [390, 844],
  [844, 390],
  [820, 1180],
  [1180, 820],
  [1440, 900],
] as const;
const THEMES = ['light', 'dark'] as const;

test.describe('pictures', () => {
  test.skip(wanted === '', 'only where pictures are wanted');
  for (const theme of THEMES) {
    test.describe(theme, () => {
      test.use({ settings: { theme, playOnly: false } });
      for (const { name, deal, play } of scenes)
        test(name, async ({ page }) => {
          await openTable(page, deal);
          await play?.(page);
          for (const [width, height] of SIZES) {
            const size = `${width}x${height}`;
            if (/\d+x\d+/.test(wanted) && !wanted.split(',').includes(size)) continue;
            await page.setViewportSize({ width, height });
            await settled(page);
            await page.screenshot({ path: path.join(folder, `${name}-${size}-${theme}.png`) });
          }
        });
    });
  }
});
