// What lies along the edges of a table is whole at every size, and keeps its place: buzzers, the line that explains, the awning.
import type { Page } from '@playwright/test';
import { painted } from '../painted.ts';
import { expect } from './helpers.ts';
import { test } from '../gallery/shown.ts';

test.use({ launchOptions: painted });

for (const captions of [false, true])
  test.describe(captions ? 'explained' : 'known', () => {
    test.use({ settings: { captions } });

    for (const [width, height] of [
      [740, 360],
      [640, 360],
      [844, 390],
    ] as const)
      test(`six around a phone that lies on its side have whole buzzers at ${width} × ${height}`, async ({
        page,
        show,
      }) => {
        await page.setViewportSize({ width, height });
        await show('themes-fr-six-open');
        expect(
          await page.locator('.themes-middle').evaluate((middle) => {
            const edge = middle.closest('.table-middle')?.getBoundingClientRect() ?? new DOMRect();
            const found: string[] = [];
            for (const one of middle.querySelectorAll('.buzzer, .buzzer-pass')) {
              const box = one.getBoundingClientRect();
              const name = `${one.getAttribute('data-testid')}: ${Math.round(box.top)} to ${Math.round(box.bottom)}`;
              if (box.top < edge.top || box.bottom > edge.bottom || box.bottom > innerHeight)
                found.push(`${name}, in ${Math.round(edge.top)} to ${Math.round(edge.bottom)}`);
              if (Math.min(box.width, box.height) < 43.5) found.push(`${name} is ${box.width} × ${box.height}`);
            }
            for (const text of middle.querySelectorAll('.buzzer-name, .buzzer-pass')) {
              const range = document.createRange();
              range.selectNodeContents(text);
              if (new Set([...range.getClientRects()].map(({ left }) => Math.round(left))).size > 1)
                found.push(`${text.textContent} is broken`);
            }
            for (const name of middle.querySelectorAll('.buzzer-name')) {
              const { left, right, top, bottom } = name.getBoundingClientRect();
              const sign = name.previousElementSibling?.getBoundingClientRect();
              if (sign && left < sign.right - 1 && right > sign.left + 1 && top < sign.bottom && bottom > sign.top)
                found.push(`a sign lies over ${name.textContent}`);
            }
            return found;
          }),
        ).toEqual([]);
        // How each stands is seen, as a sign and a number, and is part of what the button is called.
        for (const buzzer of await page.locator('.buzzer').all()) {
          await expect(buzzer).toHaveAccessibleName(/jeton/);
          const seen = buzzer.locator('.buzzer-brief, .buzzer-note').filter({ visible: true });
          const outside = await buzzer.evaluate((one) => {
            const edge = one.getBoundingClientRect();
            const [name, brief] = ['.buzzer-name', '.buzzer-brief'].map((part) =>
              one.querySelector(part)?.getBoundingClientRect(),
            );
            if (!name || !brief || brief.width < 8) return 'nothing';
            if (
              brief.left < edge.left ||
              brief.right > edge.right ||
              brief.top < edge.top ||
              brief.bottom > edge.bottom
            )
              return 'beyond its button';
            const over = Math.min(name.right, brief.right) - Math.max(name.left, brief.left);
            const along = Math.min(name.bottom, brief.bottom) - Math.max(name.top, brief.top);
            return over > 1 && along > 1 ? 'over the name' : '';
          });
          expect(outside, (await buzzer.textContent()) ?? '').toBe('');
          await expect(seen.first()).toContainText(/\d/);
        }
      });
  });

test.describe('the line that explains', () => {
  test.use({ settings: { captions: true } });

  for (const [width, height] of [
    [844, 390],
    [390, 844],
    [1180, 820],
  ] as const)
    test(`keeps its place and its size, whatever it says, at ${width} × ${height}`, async ({ page, show }) => {
      await page.setViewportSize({ width, height });
      await show('syntax-mid');
      const box = (): Promise<number[]> =>
        page.getByTestId('captions').evaluate((line) => {
          const { x, y, width: wide, height: high } = line.getBoundingClientRect();
          return [x, y, wide, high].map(Math.round);
        });
      const goal = await box();
      // A short sentence takes the place of what was there.
      await page.getByTestId('seat-1').click({ position: { x: 4, y: 4 } });
      await expect(page.getByTestId('about')).toBeVisible();
      expect(await box()).toEqual(goal);
    });
});

test.describe('in English', () => {
  test.use({ settings: { language: 'en' } });

  test('no name is broken in a ranking on a phone', async ({ page, show }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    for (const scene of ['themes-en-end', 'padbolix-ranking', 'syntax-ranking'] as const) {
      await show(scene);
      const broken = await page.locator('.rank-name').evaluateAll((names) =>
        names.flatMap((name) => {
          const range = document.createRange();
          range.selectNodeContents(name);
          return range.getClientRects().length > 1 ? [name.textContent] : [];
        }),
      );
      expect(broken, scene).toEqual([]);
    }
  });
});

/** How wide the scallops of the awning are, from left to right: the light and dark runs just above its hem. */
async function scallops(page: Page): Promise<number[]> {
  const middle = await page.locator('.table-middle').evaluate((one) => {
    const { left, top, width } = one.getBoundingClientRect();
    return { left, width, y: top + Number.parseFloat(getComputedStyle(one, '::before').height) / 2 };
  });
  const clip = { x: middle.left, y: middle.y, width: middle.width, height: 1 };
  const picture = (await page.screenshot({ clip, animations: 'disabled' })).toString('base64');
  return await page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const context = new OffscreenCanvas(bitmap.width, 1).getContext('2d') as OffscreenCanvasRenderingContext2D;
    context.drawImage(bitmap, 0, 0);
    const { data } = context.getImageData(0, 0, bitmap.width, 1);
    const runs: number[] = [];
    let before: boolean | null = null;
    for (let dot = 0; dot < data.length; dot += 4) {
      const pale = (data[dot + 2] ?? 0) > 150;
      if (pale === before) runs[runs.length - 1] = (runs.at(-1) ?? 0) + 1;
      else runs.push(1);
      before = pale;
    }
    return runs;
  }, picture);
}

for (const width of [360, 390, 640, 820, 1180, 1440])
  test(`the awning of Padbolix ends with a whole scallop, ${width} wide`, async ({ page, show }) => {
    await page.setViewportSize({ width, height: 844 });
    await show('padbolix-mid');
    const runs = await scallops(page);
    expect(runs.length, runs.join()).toBeGreaterThan(6);
    expect(runs.length % 2, runs.join()).toBe(0);
    // Its edges are rounded, and a dot is never split.
    for (const run of runs) expect(Math.abs(run - (runs[2] ?? 0))).toBeLessThanOrEqual(2);
  });
