// The pieces that no table shows yet: fingers, keys, names, sizes, both themes. Pictures are left in test-results/gallery.
import type { CDPSession, Locator, Page } from '@playwright/test';
import { violations } from './axe.ts';
import { expect, test } from './e2e/helpers.ts';
import { openGallery } from './gallery/build.ts';
import { SIZES } from './sizes.ts';

const told = async (page: Page): Promise<unknown[]> =>
  JSON.parse((await page.locator('main[data-room]').getAttribute('data-told')) ?? '[]') as unknown[];

const narrator = (page: Page): Locator => page.locator('[data-live="narrator"]');

const rooms = ['ballot-open', 'ballot-secret', 'word-form', 'buzzers', 'dice', 'text-hand', 'clock'];

for (const theme of ['light', 'dark'] as const) {
  test.describe(theme, () => {
    test.use({ settings: { theme } });
    test('every piece at all sizes: nothing is cut off, small or unnamed', async ({ page }) => {
      for (const room of rooms)
        await test.step(room, async () => {
          await openGallery(page, room);
          if (room === 'word-form') await page.getByTestId('word-line').fill('table');
          for (const { width, height } of SIZES) {
            await page.setViewportSize({ width, height });
            // What follows the window is laid out anew some frames later.
            await expect
              .poll(() => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), {
                message: `${room}, ${width}: no scrolling sideways`,
              })
              .toBe(true);
            const targets = (): Promise<string[]> =>
              page.locator('main :is(button, input):visible').evaluateAll((all) =>
                all.flatMap((one) => {
                  const { width: w, height: h } = one.getBoundingClientRect();
                  return w < 43.5 || h < 43.5 ? [`${one.outerHTML.slice(0, 80)} ${w}×${h}`] : [];
                }),
              );
            await expect.poll(targets, { message: `${room}, ${width}: targets of 44 px` }).toEqual([]);
            if (process.env['PICTURES'])
              await page.screenshot({ path: `test-results/gallery/${room}-${theme}-${width}x${height}.png` });
          }
          expect(await violations(page), room).toEqual([]);
        });
    });
  });
}

test('an open ballot: everybody on a line of their own, the bot with the last', async ({ page }) => {
  await openGallery(page, 'ballot-open');
  await page.getByTestId('ballot-1-accept').click();
  await expect(page.getByTestId('ballot-1-accept')).toHaveAttribute('aria-pressed', 'true');
  await page.getByTestId('ballot-1-refuse').click();
  await expect(page.getByTestId('ballot-1-accept')).toHaveAttribute('aria-pressed', 'false');
  await page.getByTestId('ballot-0-accept').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('« chante » n’attend')).toHaveCount(0);
  await page.getByTestId('ballot-2-abstain').click();
  await expect(page.getByTestId('ballot-result')).toContainText('Refuser : 2');
  await expect(page.getByText('« chante » n’attend')).toBeVisible();
});

test('a secret ballot goes round: no answer is in the page before all have answered', async ({ page }) => {
  await openGallery(page, 'ballot-secret');
  for (const [seat, choice] of [
    [0, 'accept'],
    [1, 'refuse'],
    [2, 'accept'],
  ] as const) {
    await expect(page.locator('[data-testid^="ballot-booth"]')).toHaveCount(0);
    await page.getByTestId('ballot-open').click();
    await expect(page.locator('[aria-pressed="true"]')).toHaveCount(0);
    await page.getByTestId(`ballot-${seat}-${choice}`).click();
  }
  await expect(page.getByTestId('ballot-result')).toContainText('Accepter : 2');
  expect(await told(page)).toHaveLength(6);
});

test('words: Enter gives them, an input method keeps its Enter, what is said is heard', async ({ page }) => {
  await openGallery(page, 'word-form');
  const line = page.getByTestId('word-line');
  await expect(page.getByTestId('word-give')).toBeDisabled();
  await line.pressSequentially('  l’ours   blanc ');
  await expect(page.getByTestId('word-feedback')).toContainText('commencer par B');
  await expect(line).toHaveAttribute('aria-invalid', 'true');
  await line.evaluate((input) =>
    input.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', isComposing: true, bubbles: true })),
  );
  expect(await told(page)).toEqual([]);
  await line.press('Enter');
  expect(await told(page)).toEqual([{ word: "l'ours blanc" }]);
  expect(await line.getAttribute('lang')).toBe('fr');
  expect(await line.getAttribute('enterkeyhint')).toBe('send');
  await expect(page.locator('form')).toHaveCount(0);
});

test.describe('fingers', () => {
  test.use({ hasTouch: true });

  const finger = async (page: Page, seat: number, id: number) => {
    const box = (await page.getByTestId(`buzzer-${seat}`).boundingBox())!;
    return { x: box.x + box.width / 2, y: box.y + box.height / 2, id };
  };
  const touch = (
    cdp: CDPSession,
    type: 'touchStart' | 'touchEnd',
    touchPoints: { x: number; y: number; id: number }[],
  ) => cdp.send('Input.dispatchTouchEvent', { type, touchPoints });

  test('two fingers at once: both are heard, one wins, the other changes nothing', async ({ page }) => {
    await openGallery(page, 'buzzers');
    const cdp = await page.context().newCDPSession(page);
    const both = [await finger(page, 2, 1), await finger(page, 0, 2)];
    await touch(cdp, 'touchStart', both);
    await expect.poll(() => told(page)).toHaveLength(1);
    await touch(cdp, 'touchEnd', []);
    const [buzz] = (await told(page)) as { seat: number; order: number[] }[];
    expect(new Set(buzz?.order)).toEqual(new Set([0, 2]));
    expect(buzz?.order[0]).toBe(buzz?.seat);
    // Closed now: another finger is not heard.
    await touch(cdp, 'touchStart', [await finger(page, 3, 3)]);
    await touch(cdp, 'touchEnd', []);
    await page.waitForTimeout(80);
    expect(await told(page)).toHaveLength(1);
  });

  test('a finger that rests on one buzzer does not keep another from being heard', async ({ page }) => {
    await openGallery(page, 'buzzers');
    const cdp = await page.context().newCDPSession(page);
    const resting = await finger(page, 4, 1); // Out of the round: disabled.
    await touch(cdp, 'touchStart', [resting]);
    await touch(cdp, 'touchStart', [resting, await finger(page, 1, 2)]);
    await expect.poll(() => told(page)).toEqual([{ seat: 1, order: [1] }]);
    await touch(cdp, 'touchEnd', []);
  });
});

test('buzzers by key and by Space; what is out is not heard, nor anything once the piece is gone', async ({ page }) => {
  await openGallery(page, 'buzzers');
  await page.keyboard.press('w'); // Seat 4 is out.
  await page.waitForTimeout(60);
  expect(await told(page)).toEqual([]);
  await page.getByTestId('buzzer-5').focus();
  await page.keyboard.press('Space');
  await expect.poll(() => told(page)).toEqual([{ seat: 5, order: [5] }]);
  await openGallery(page, 'buzzers');
  await page.keyboard.press('p');
  await expect.poll(() => told(page)).toEqual([{ seat: 2, order: [2] }]);
  await openGallery(page, 'buzzers');
  await page.locator('mots-buzzers').evaluate((buzzers) => {
    buzzers.addEventListener('buzz', () => document.body.setAttribute('data-late', ''));
    buzzers.remove();
  });
  await page.keyboard.press('p');
  await page.waitForTimeout(60);
  await expect(page.locator('[data-late]')).toHaveCount(0);
});

test('dice tumble, and a touch ends it; with reduced motion they are just there', async ({ page }) => {
  await openGallery(page, 'dice');
  const dice = page.getByTestId('dice');
  await page.getByRole('button', { name: 'Lancer' }).click();
  await expect.poll(() => told(page)).toEqual(['still']);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.getByRole('button', { name: 'Lancer' }).click();
  await expect(dice).toHaveAttribute('aria-busy', 'true');
  await dice.dispatchEvent('pointerdown');
  await expect(dice).toHaveAttribute('aria-busy', 'false');
  expect(await told(page)).toEqual(['still', 'still']);
  await page.getByRole('button', { name: 'Lancer' }).click();
  await expect.poll(() => told(page), { timeout: 5000 }).toHaveLength(3);
  await expect(dice.getByText('green : B')).toBeAttached();
});

test('a hand of words: rows by arrows, moved by Shift and an arrow, said aloud; words of 16 px at least, in their language', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openGallery(page, 'text-hand');
  const cards = page.getByTestId('hand-card');
  await cards.first().focus();
  await page.keyboard.press('ArrowDown');
  await expect(cards.nth(2)).toBeFocused();
  await page.keyboard.press('Space');
  await expect(cards.nth(2)).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Shift+ArrowRight');
  await expect(cards.nth(3)).toBeFocused();
  await expect(narrator(page)).toContainText('dans le grenier du château, green : place 4 sur 10');
  const words = page.locator('.text-words');
  expect(
    await words.evaluateAll((all) => Math.min(...all.map((one) => Number.parseFloat(getComputedStyle(one).fontSize)))),
  ).toBeGreaterThanOrEqual(16);
  expect(await words.evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth + 1).length)).toBe(0);
  await expect(page.locator('.text-words[lang="en"]')).toHaveCount(3);
});

test('a clock counts on, stands in words, and speaks sparingly', async ({ page }) => {
  await page.clock.install({ time: new Date('2026-01-01T00:00:00') });
  // Time goes on only when it is told to, however slow the machine.
  await page.clock.pauseAt(new Date('2026-01-01T00:00:01'));
  await openGallery(page, 'clock');
  const clock = page.getByTestId('clock').first();
  await expect(clock).toContainText('0:47');
  // A little more than five seconds: the figures change once a second has gone.
  await page.clock.runFor(5_050);
  await expect(clock).toContainText('0:42');
  await expect(narrator(page)).toBeEmpty();
  await page.clock.runFor(13_000);
  await expect(narrator(page)).toContainText('encore 30 secondes');
  await page.getByRole('button', { name: 'Arrêter' }).click();
  await expect(clock).toContainText('En pause');
  await page.clock.runFor(5_000);
  await expect(clock).toContainText('0:32');
});
