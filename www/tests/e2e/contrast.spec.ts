// What is written on a table is read on what is painted under it: wood, silk, felt, brass, paper.
import { expect } from './helpers.ts';
import { painted } from '../painted.ts';
import { faint, inTheEnd } from './faint.ts';
import { looks } from './scenes.ts';
import { test } from '../gallery/shown.ts';

test.use({ launchOptions: painted });

const WINDOWS = [
  { width: 390, height: 844 },
  { width: 1180, height: 820 },
];

for (const theme of ['light', 'dark'] as const) {
  test.describe(theme, () => {
    test.use({ settings: { theme, playOnly: false } });

    test('every text of every table can be read on its ground', async ({ page, show }) => {
      test.setTimeout(240_000);
      const problems: string[] = [];
      for (const { name, scene, touch } of looks) {
        await show(scene);
        await touch?.(page);
        for (const size of WINDOWS) {
          await page.setViewportSize(size);
          const seen = await inTheEnd(() => faint(page), 5000);
          problems.push(...seen.map((what) => `${name} at ${size.width}: ${what}`));
        }
      }
      expect(problems).toEqual([]);
    });
  });
}
