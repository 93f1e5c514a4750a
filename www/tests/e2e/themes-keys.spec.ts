// Dés à thèmes on a screen between people: our own keyboard is whole, whoever has the floor and wherever they sit.
import { expect, openTable, atOneTable as test } from './helpers.ts';
import { EVERY } from '../sizes.ts';
import { picture } from './inspect.ts';
import { buzz, deal, line, roll } from './themes-table.ts';

const six = ['Églantine', 'Basile', 'Camille', 'Désiré', 'Zoé', 'Maximilien'];

/** Keys that a finger would miss: something else lies where they are, or they are out of sight. */
const missed = (): string[] =>
  [...document.querySelectorAll<HTMLElement>('[data-key]')].flatMap((key) => {
    const { left, top, width, height } = key.getBoundingClientRect();
    // Where there is no room for keys of ours the device's serve.
    if (width === 0) return [];
    const points = [0.15, 0.5, 0.85].flatMap((x) => [0.15, 0.5, 0.85].map((y) => [left + x * width, top + y * height]));
    const hit = points.every(([x = 0, y = 0]) => document.elementFromPoint(x, y)?.closest('[data-key]') === key);
    return hit ? [] : [key.dataset['key'] ?? ''];
  });

for (const [language, captions] of [
  ['fr', true],
  ['en', false],
] as const) {
  test.describe(`${language}, ${captions ? 'explained' : 'not explained'}`, () => {
    test.use({ settings: { language, captions } });

    for (const seats of [six.slice(0, 4), six]) {
      test(`every key is hit, whoever of ${seats.length} has the floor`, async ({ page }) => {
        test.setTimeout(120_000);
        const problems: string[] = [];
        for (let seat = 0; seat < seats.length; seat++) {
          await page.setViewportSize({ width: 1180, height: 820 });
          await openTable(page, deal({ seats, options: { words: language, timer: 120, typing: 60 } }));
          await roll(page);
          await buzz(page, seat);
          await page.getByTestId('own-keys').click();
          await expect(page.getByTestId('keys')).toBeVisible();
          await page.locator('[data-key="n"]').click();
          await expect(line(page)).toHaveValue('n');
          for (const { width, height } of EVERY) {
            await page.setViewportSize({ width, height });
            const name = `${width}x${height} of ${seats.length}, seat ${seat}`;
            await picture(page, `themes-keys-${seats.length}-${seat}-${width}x${height}-${language}`);
            const keys = await page.evaluate(missed);
            if (keys.length > 0) problems.push(`${name}: ${keys.join(' ')}`);
            const [rows, small] = await page.evaluate(() => {
              const all = [...document.querySelectorAll<HTMLElement>('.key')].filter((key) => key.offsetWidth > 0);
              return [all.length, all.filter((key) => Math.min(key.offsetWidth, key.offsetHeight) < 36).length];
            });
            if (rows && small) problems.push(`${name}: ${small} keys are small`);
            const [written = 0, given = 0] = await page.evaluate(() =>
              ['word-line', 'word-give'].map(
                (hook) => document.querySelector<HTMLElement>(`[data-testid="${hook}"]`)?.offsetWidth ?? 0,
              ),
            );
            if (rows && written < given) problems.push(`${name}: ${written} px to write in, a button of ${given}`);
            // What is typed, asked and thrown is in sight beside them.
            for (const hook of ['word-line', 'word-give', 'asked', 'dice', 'withdraw']) {
              const box = await page.getByTestId(hook).boundingBox();
              const inSight =
                box && box.x >= 0 && box.y >= 0 && box.x + box.width <= width && box.y + box.height <= height;
              if (rows && !inSight) problems.push(`${name}: ${hook} is out of sight`);
            }
          }
        }
        expect(problems).toEqual([]);
      });
    }
  });
}
