// Dés à thèmes on a screen between people: our own keyboard is whole, whoever has the floor and wherever they sit.
import { expect, openTable, played, atOneTable as test } from './helpers.ts';
import { EVERY } from '../sizes.ts';
import { picture } from './inspect.ts';
import { buzz, deal, line, roll } from './themes-table.ts';

/** The shorter side of a window, in px, from which on there is room for our own keys. */
const TABLET = 700;

const six = ['Églantine', 'Basile', 'Camille', 'Désiré', 'Zoé', 'Maximilien'];

interface Seen {
  /** Keys that a finger would miss: something else lies where they are, or they are out of sight. */
  missed: string[];
  /** Keys that are shown: where there is no room for ours the device's serve. */
  shown: number;
  small: number;
  written: number;
  given: number;
  /** What is typed, asked and thrown, and cannot be seen beside them. */
  hidden: string[];
}

/** The keyboard at one size, in one question to the page: there are two hundred of them. */
const seen = (): Seen => {
  const box = (hook: string): DOMRect | undefined => {
    const [found, ...more] = document.querySelectorAll(`[data-testid="${hook}"]`);
    return more.length === 0 ? found?.getBoundingClientRect() : undefined;
  };
  const width = (hook: string): number =>
    document.querySelector<HTMLElement>(`[data-testid="${hook}"]`)?.offsetWidth ?? 0;
  const shown = [...document.querySelectorAll<HTMLElement>('.key')].filter((key) => key.offsetWidth > 0);
  return {
    missed: [...document.querySelectorAll<HTMLElement>('[data-key]')].flatMap((key) => {
      const { left, top, width, height } = key.getBoundingClientRect();
      if (width === 0) return [];
      const points = [0.15, 0.5, 0.85].flatMap((x) =>
        [0.15, 0.5, 0.85].map((y) => [left + x * width, top + y * height]),
      );
      const hit = points.every(([x = 0, y = 0]) => document.elementFromPoint(x, y)?.closest('[data-key]') === key);
      return hit ? [] : [key.dataset['key'] ?? ''];
    }),
    shown: shown.length,
    small: shown.filter((key) => Math.min(key.offsetWidth, key.offsetHeight) < 36).length,
    written: width('word-line'),
    given: width('word-give'),
    hidden: ['word-line', 'word-give', 'asked', 'dice', 'withdraw'].filter((hook) => {
      const found = box(hook);
      const within =
        found &&
        found.width > 0 &&
        found.x >= 0 &&
        found.y >= 0 &&
        found.right <= innerWidth &&
        found.bottom <= innerHeight;
      return !within;
    }),
  };
};

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
        await openTable(page, deal({ seats, options: { words: language, timer: 120, typing: 60 } }));
        await roll(page);
        for (let seat = 0; seat < seats.length; seat++) {
          await page.setViewportSize({ width: 1180, height: 820 });
          // Whoever had the floor before has no word after all.
          if (seat > 0) await played(page, () => page.getByTestId('withdraw').click());
          await buzz(page, seat);
          await expect(line(page)).toHaveValue('');
          if (seat === 0) await page.getByTestId('own-keys').click();
          await expect(page.getByTestId('keys')).toBeVisible();
          await page.locator('[data-key="n"]').click();
          await expect(line(page)).toHaveValue('n');
          for (const { width, height } of EVERY) {
            await page.setViewportSize({ width, height });
            const name = `${width}x${height} of ${seats.length}, seat ${seat}`;
            await picture(page, `themes-keys-${seats.length}-${seat}-${width}x${height}-${language}`);
            const { missed, shown, small, written, given, hidden } = await page.evaluate(seen);
            // On a phone there is no room for them.
            if (shown === 0 && Math.min(width, height) >= TABLET) problems.push(`${name}: there are no keys`);
            if (missed.length > 0) problems.push(`${name}: ${missed.join(' ')}`);
            if (shown && small) problems.push(`${name}: ${small} keys are small`);
            if (shown && written < given) problems.push(`${name}: ${written} px to write in, a button of ${given}`);
            for (const hook of shown ? hidden : []) problems.push(`${name}: ${hook} is out of sight`);
          }
        }
        expect(problems).toEqual([]);
      });
    }
  });
}
