// The start screen as a shelf: what each box says of its game, and matches in progress with a small picture of their table.
import { violations } from '../axe.ts';
import { GAMES } from '../games.ts';
import { FEW } from '../sizes.ts';
import { expect, keepMatch, atOneTable as test } from './helpers.ts';

test.describe.configure({ mode: 'parallel' });

for (const size of FEW)
  test(`boxes say for how many they are and how long they last, at ${size.width} × ${size.height}`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    await page.goto('./');
    for (const game of GAMES) {
      await expect(page.getByTestId(`facts-${game}`)).toContainText(/De \d à \d joueurs/);
      await expect(page.getByTestId(`facts-${game}`)).toContainText(/À 3, (de \d+ à|environ) \d+ minutes/);
    }
    expect(await violations(page)).toEqual([]);
  });

test('a match in progress stands there with a picture of its table: people are discs, robots squares', async ({
  page,
}) => {
  await keepMatch(page, { game: 'plis', seats: ['Zoé', ['Ugo', 'easy'], ['Rita', 'easy'], 'Léo'], seed: 3 });
  await page.goto('./');
  await page.reload();
  const picture = page.getByTestId('resume-row').getByTestId('table-picture');
  await expect(picture).toBeVisible();
  await expect(picture.locator('.person circle')).toHaveCount(2);
  await expect(picture.locator('.bot rect')).toHaveCount(2);
  await expect(picture.locator('text')).toHaveText(['Z', 'U', 'R', 'L']);
  // The sign in the middle hides nobody.
  const sign = await picture.locator('.emblem svg').boundingBox();
  for (const seat of await picture.locator(':is(.person circle, .bot rect)').all()) {
    const box = await seat.boundingBox();
    if (!sign || !box) throw new Error('not drawn');
    const apart =
      box.x + box.width <= sign.x + 2 ||
      sign.x + sign.width <= box.x + 2 ||
      box.y + box.height <= sign.y + 2 ||
      sign.y + sign.height <= box.y + 2;
    expect(apart).toBe(true);
  }
});
