// A game in boxes between a phone and a tablet, as columns of web pages and windows of laptops make them. In the first match, whose
// explanations take room too, all that a player looks at is seen whole: nothing lies over it, and no edge cuts it.
import { expect, type Page, test } from '@playwright/test';
import type { GameId } from '../src/protocol/types.gen.ts';
import { GAMES } from './games.ts';
import { sameCards } from './seeded.ts';
import type { Size } from './sizes.ts';

test.describe.configure({ mode: 'parallel' });
test.beforeEach(({ page }) => sameCards(page));

/** From a narrow column of the least height to the window of a laptop. The element itself is 768 pixels high unless its page says otherwise. */
const BOXES: readonly Size[] = [
  { width: 480, height: 600 },
  { width: 600, height: 600 },
  { width: 600, height: 768 },
  { width: 660, height: 600 },
  { width: 680, height: 768 },
  { width: 700, height: 560 },
  { width: 760, height: 600 },
  { width: 760, height: 768 },
  { width: 860, height: 580 },
  { width: 900, height: 768 },
  { width: 1000, height: 600 },
  { width: 1000, height: 700 },
  { width: 1280, height: 640 },
  { width: 1366, height: 600 },
  { width: 1366, height: 690 },
];

/** What is looked at in a first turn. */
const LOOKED_AT: Partial<Record<GameId, string>> = {
  syntax: '.pile .card, .pile-label, .no-words, .words .word, .own-hand',
  spikit: '.turn-die, .spikit-piles, .display-card, .no-sentences *, .own-hand',
  padbolix:
    '.formulas .card, .formulas li > span, .rank-stakes, .lead-line, .ladder li, .turn.last, .to-follow, .own-hand',
  plis: '.place .card-place, .place .who, .help-card, .rounds .current, .captured li, .own-hand',
  themes: '.die, [data-testid="roll"]',
};

for (const game of GAMES.filter((one) => one in LOOKED_AT))
  test(`${game} in boxes of every kind: what is looked at is seen whole`, async ({ page }) => {
    test.setTimeout(120_000);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(`./?embed=1&lang=fr&game=${game}&seats=4&seed=7&start=table&storage=none`);
    await expect(page.getByTestId('captions')).toBeVisible({ timeout: 20_000 });
    const problems: string[] = [];
    for (const { width, height } of BOXES) {
      await page.setViewportSize({ width, height });
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
      problems.push(
        ...(await hidden(page, `${LOOKED_AT[game]}, .captions p, .prompt`)).map(
          (one) => `${width} × ${height}: ${one}`,
        ),
      );
      if (process.env['PICTURES']) await page.screenshot({ path: `test-results/boxes/${game}-${width}x${height}.png` });
    }
    expect(problems).toEqual([]);
  });

/** Which of these are not seen whole, and why. Something that takes no room is not there. */
const hidden = (page: Page, wanted: string): Promise<string[]> =>
  page.evaluate((selector) => {
    const found: string[] = [];
    const visible = [...document.querySelectorAll<HTMLElement>(selector)].filter((one) => one.checkVisibility());
    if (visible.length === 0) found.push(`nothing is ${selector}`);
    for (const element of visible) {
      const { left, top, right, bottom, width, height } = element.getBoundingClientRect();
      if (width === 0 || height === 0) continue;
      const name = `${element.className} “${element.innerText.trim().slice(0, 30)}”`;
      for (let box = element.parentElement; box !== null; box = box.parentElement) {
        if (getComputedStyle(box).overflow === 'visible') continue;
        const edge =
          box === document.documentElement ? new DOMRect(0, 0, innerWidth, innerHeight) : box.getBoundingClientRect();
        if (top < edge.top - 1 || left < edge.left - 1 || bottom > edge.bottom + 1 || right > edge.right + 1) {
          found.push(`${name} is cut by ${box.className || box.tagName}`);
          break;
        }
      }
      // A finger’s breadth is not asked for, only that nothing lies over its edges and its middle.
      const over = [
        [left + width / 2, top + 3],
        [left + width / 2, (top + bottom) / 2],
        [left + width / 2, bottom - 3],
      ]
        .map(([x, y]) => document.elementsFromPoint(x ?? 0, y ?? 0)[0] ?? null)
        .find((hit) => hit !== null && !element.contains(hit) && !hit.contains(element));
      if (over) found.push(`${name} lies under ${over.className || over.tagName}`);
    }
    return found;
  }, wanted);
