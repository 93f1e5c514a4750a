// The set-up screen: what it says is true of the game, what explains a choice is there, and nothing stays pressed after a touch.
import { expect, test } from './helpers.ts';
import { GAMES } from '../games.ts';

test('what explains a choice is where the choice says it is', async ({ page }) => {
  for (const game of GAMES) {
    await page.goto(`./#/new/${game}`);
    await expect(page.locator(`.setup[data-game="${game}"]`).getByTestId('start')).toBeVisible();
    const lost = await page
      .locator('.setup [aria-describedby]')
      .evaluateAll((all) =>
        all
          .flatMap((one) => (one.getAttribute('aria-describedby') ?? '').split(' '))
          .filter((id) => document.getElementById(id) === null),
      );
    expect(lost, game).toEqual([]);
  }
});

test('Spikit: however the length of a match is chosen, it is told how long it takes, and nothing jumps', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('./#/new/spikit');
  const start = page.getByTestId('start');
  await expect(start).toBeVisible();
  const place = await start.boundingBox();
  for (const end of ['minutes', 'points', 'manches']) {
    await page.getByRole('radio', { name: end, exact: true }).check({ force: true });
    await expect(page.getByTestId('lasts')).toContainText(/Environ \d+ minutes/);
    expect(await start.boundingBox()).toEqual(place);
  }
});

test.describe('a tablet', () => {
  test.use({ viewport: { width: 820, height: 1180 } });

  for (const [game, curtain] of [
    ['themes', false],
    ['plis', true],
  ] as const)
    test(`${game}: of a curtain before cards only a game with hands speaks`, async ({ page }) => {
      await page.goto(`./#/new/${game}`);
      await page.getByTestId('seat-kind-1').selectOption('human');
      const sides = page.getByTestId('sides');
      await expect(sides).toContainText('La tablette reste au milieu');
      const cards = sides.getByText('cache les cartes');
      await expect(cards).toHaveCount(curtain ? 1 : 0);
    });
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('a button that was touched looks as it did before', async ({ page }) => {
    await page.goto('./#/new/plis');
    const add = page.getByTestId('add-seat');
    await expect(add).toBeVisible();
    const looks = (): Promise<string> => add.evaluate((one) => getComputedStyle(one).backgroundColor);
    const before = await looks();
    await add.tap();
    await expect(page.getByTestId('seat-row')).toHaveCount(4);
    await expect.poll(looks).toBe(before);
  });
});
