// What a finger has brought is not marked as if a key had: no ring, and no card that rises because the finger lay over it last.
import type { Locator, Page } from '@playwright/test';
import { atStage, expect, onTurn, openTable, settled, atOneTable as test } from './helpers.ts';
import { deal, REST, SENTENCE } from './spikit-table.ts';

test.use({ settings: { playOnly: false } });

/** A finger on a device that has a mouse too: what it touches last counts as hovered there. */
async function finger(page: Page, on: Locator): Promise<void> {
  await settled(page);
  const box = await on.boundingBox();
  if (!box) throw new Error('nothing to touch');
  const browser = await page.context().newCDPSession(page);
  const [x, y] = [box.x + Math.min(10, box.width / 2), box.y + Math.min(12, box.height / 2)];
  await browser.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
  await browser.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await browser.detach();
}

/** What each card of the hand is drawn with, that has more than its place. */
const marked = (page: Page): Promise<string[]> =>
  page.locator('mots-hand .slot .card').evaluateAll((cards) =>
    cards
      .map((card) => getComputedStyle(card))
      .map(({ outlineStyle, transform }) => `${outlineStyle} ${new DOMMatrix(transform).f}`)
      .filter((drawn) => drawn !== 'none 0'),
  );

const GAMES = {
  spikit: deal([...SENTENCE, ...REST]),
  plis: { game: 'plis', seats: ['Zoé', 'Ugo', 'Rita'] },
} as const;

for (const [game, position] of Object.entries(GAMES))
  test(`${game}: no card is marked when the curtain was tapped away, and the keyboard is there all the same`, async ({
    page,
  }) => {
    await openTable(page, position as typeof GAMES.spikit);
    await atStage(page, 'covered');
    // As after a reload: nothing that was touched has had the keyboard before.
    await finger(page, page.getByTestId('curtain-lift'));
    await onTurn(page);
    await settled(page);
    await expect(page.locator('mots-hand .slot').first()).toBeFocused();
    expect(await marked(page)).toEqual([]);
    // A key asks for the ring.
    await page.keyboard.press('ArrowRight');
    await expect(page.locator('mots-hand .slot').nth(1)).toBeFocused();
    await expect.poll(() => marked(page)).toHaveLength(1);
  });

test('a card that lies where a finger was does not rise; under a mouse it does', async ({ page }) => {
  await openTable(page, { game: 'plis', seats: ['Zoé', ['Ugo', 'easy'], ['Rita', 'easy']] });
  await onTurn(page);
  const card = page.getByTestId('hand-card').first();
  // Lifted, and laid down again.
  for (const pressed of ['true', 'false']) {
    await finger(page, card);
    await expect(card).toHaveAttribute('aria-pressed', pressed);
    await settled(page);
  }
  expect(await marked(page)).toEqual([]);
  // Nor does a key raise it, but for the one that has the ring.
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => marked(page)).toHaveLength(1);
  await settled(page);
  expect(await marked(page)).toHaveLength(1);
  // A mouse that moves is enough: nothing has to be pressed first.
  await page.mouse.move(5, 400);
  await card.hover({ position: { x: 10, y: 12 } });
  await expect
    .poll(() => card.locator('.card').evaluate((one) => new DOMMatrix(getComputedStyle(one).transform).f))
    .toBeLessThan(0);
});

test.describe('with a pace', () => {
  test.use({ settings: { playOnly: false, pace: 'fast' } });
  test('a button that comes where another one was is pale from its first picture on: it does not blink', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await openTable(page, { game: 'plis', seats: ['Zoé', 'Ugo', 'Rita'] });
    await atStage(page, 'covered');
    await page.getByTestId('curtain-lift').click();
    await onTurn(page);
    await page
      .locator('[data-testid="hand-card"]:not(.dimmed)')
      .first()
      .click({ position: { x: 10, y: 12 } });
    await page.evaluate(() => {
      const seen: number[] = [];
      Object.assign(window, { seen });
      // After what else is done before a picture is painted.
      const look = (): void => {
        requestAnimationFrame(look);
        queueMicrotask(() => {
          const button = document.querySelector('[data-testid="hand-over"]');
          if (button) seen.push(Number(getComputedStyle(button).opacity));
        });
      };
      look();
    });
    await page.getByTestId('action-play').click();
    await atStage(page, 'handing');
    await settled(page);
    const seen = await page.evaluate(() => (window as unknown as { seen: number[] }).seen);
    expect(seen.length).toBeGreaterThan(2);
    expect(Math.min(...seen)).toBeLessThan(1);
    expect(seen.filter((opacity, at) => opacity < (seen[at - 1] ?? 0))).toEqual([]);
  });
});
