// For whoever plays with the left hand, what it reaches lies at the other side; the keyboard finds all in the same order. And the page fills the
// screen, where the browser lets it.
import type { Locator, Page } from '@playwright/test';
import { expect, held, onTurn, openTable, settled, test, type Deal } from './helpers.ts';
import { cut, fits, picture } from './inspect.ts';
import { FEW, SIZES } from '../sizes.ts';
import { looks } from './scenes.ts';
import { test as gallery } from '../gallery/shown.ts';

const deal: Deal = {
  game: 'syntax',
  seats: ['Anna', ['Robin', 'easy']],
  setup: {
    dealer: 1,
    hands: [
      ['O', 'S', 'T', 'E'],
      ['E', 'L', 'V', 'I'],
    ],
    table: ['RAT'],
    scores: [30, 20],
  },
};

const leftOf = async (one: Locator, other: Locator): Promise<boolean> =>
  ((await one.boundingBox())?.x ?? 0) < ((await other.boundingBox())?.x ?? 0);

/** What the tabulator comes to, one after the other. Once the table has been drawn: until then it gives a keyboard that is nowhere to the hand, and past
 * the last thing of the page the keyboard is nowhere here. (With a window around the page it is in that, and comes back at the first.) */
async function order(page: Page): Promise<string[]> {
  await settled(page);
  await page.getByTestId('menu').focus();
  const found: string[] = [];
  for (let nth = 0; nth < 24; nth++) {
    await page.keyboard.press('Tab');
    const name = await page.evaluate(() => {
      const { activeElement: at } = document;
      return (at as HTMLElement | null)?.dataset['testid'] ?? at?.className ?? '';
    });
    found.push(name);
  }
  return found;
}

test('what the left hand reaches is chosen in the menu, lies at its side, and is still there after a reload', async ({
  page,
}) => {
  await openTable(page, deal);
  await onTurn(page);
  await held(page, 'O').click({ position: { x: 12, y: 12 } });
  await expect(held(page, 'O')).toHaveCount(0);
  const menu = page.getByTestId('menu');
  const hint = page.getByTestId('tool-hint');
  const [first, second] = [
    page.locator('.action-buttons button').first(),
    page.locator('.action-buttons button').nth(1),
  ];
  const sides = async (): Promise<boolean[]> => [
    await leftOf(menu, page.getByTestId('seat-1')),
    await leftOf(hint, page.getByTestId('seat-0')),
    await leftOf(second, first),
  ];
  expect(await sides()).toEqual([false, false, false]);
  const before = await order(page);
  expect(before).toContain('tool-hint');
  await menu.click();
  await page.getByTestId('handed').getByRole('radio', { name: 'La gauche' }).check();
  const sheet = await page.locator('dialog.sheet').boundingBox();
  expect(sheet?.x).toBe(0);
  await page.getByTestId('close').click();
  // Nothing behind the menu takes the focus before it has gone.
  await expect(page.locator('dialog.sheet')).toHaveCount(0);
  expect(await sides()).toEqual([true, true, true]);
  expect(await order(page)).toEqual(before);
  await page.reload();
  await onTurn(page);
  expect(await leftOf(hint, page.getByTestId('seat-0'))).toBe(true);
});

gallery.describe('left-handed', () => {
  gallery.use({ settings: { playOnly: false, handed: 'left' } });

  gallery('every table fits at the other side, too', async ({ page, show }) => {
    gallery.setTimeout(240_000);
    const problems: string[] = [];
    for (const { name, scene, touch } of looks.filter((look) =>
      /^(syntax-word|spikit-line|padbolix|plis-4|themes-alone)$/.test(look.name),
    )) {
      await page.setViewportSize(FEW[1]);
      await show(scene);
      await touch?.(page);
      for (const size of SIZES) {
        await page.setViewportSize(size);
        await settled(page);
        await picture(page, `left-${name}-${size.width}`);
        problems.push(...(await fits(page, `${name} at ${size.width}`, 'menu')), ...(await cut(page, name)));
      }
    }
    expect(problems).toEqual([]);
  });
});

test('the page fills the screen from the menu, and no longer', async ({ page }) => {
  await openTable(page, deal);
  await onTurn(page);
  const filled = (): Promise<boolean> => page.evaluate(() => document.fullscreenElement !== null);
  await page.getByTestId('menu').click();
  await page.getByRole('button', { name: 'Plein écran' }).click();
  await expect.poll(filled).toBe(true);
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  await page.getByTestId('menu').click();
  await page.getByRole('button', { name: 'Quitter le plein écran' }).click();
  await expect.poll(filled).toBe(false);
});

test('where the browser does not let it, nothing offers to fill the screen', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(document, 'fullscreenEnabled', { value: false }));
  await openTable(page, deal);
  await onTurn(page);
  await page.getByTestId('menu').click();
  await expect(page.getByTestId('menu-rules')).toBeVisible();
  await expect(page.getByTestId('menu-fill')).toHaveCount(0);
});
