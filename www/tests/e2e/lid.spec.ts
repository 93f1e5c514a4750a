// On the start screen the lid of a game goes on with the match that was left; the summary of a round says who leads; in Plis the trick lies still
// through a round on a phone.
import { expect, keepMatch, liftFirst, onTurnOrOver, openTable, playIt, atOneTable as test } from './helpers.ts';
import { SIZES } from '../sizes.ts';

test.use({ settings: { playOnly: false } });

const plis = { game: 'plis', seats: ['Zoé', ['Ugo', 'easy'], ['Rita', 'easy']] } as const;

test('the match that was left last is resumed on the lid of its game, and others are begun', async ({ page }) => {
  const updated = Date.now();
  await keepMatch(page, { ...plis, seats: [...plis.seats] } as never, { updated: updated - 60_000 });
  const last = await keepMatch(page, { ...plis, seats: [...plis.seats] } as never, { updated });
  await page.goto('./#/guide');
  await page.goto('./#/');
  const lid = page.getByTestId('game-plis');
  const resume = lid.getByTestId('resume-plis');
  await expect(resume).toHaveAttribute('href', `#/table/${last}`);
  await expect(resume).toHaveAccessibleName(/^Reprendre Plis de lettres avec Zoé/);
  await expect(page.getByTestId('resume-syntax')).toHaveCount(0);
  for (const size of SIZES) {
    await page.setViewportSize(size);
    for (const hook of ['resume-plis', 'play-plis']) {
      const box = await page.getByTestId(hook).boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0), `${hook}, ${size.width}`).toBeGreaterThanOrEqual(44);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(size.width);
    }
  }
  await expect(lid.locator('.button.primary')).toHaveCount(1);
  await resume.click();
  await expect(page).toHaveURL(new RegExp(`#/table/${last}$`));
});

test('with a match to resume, its three ways stand side by side', async ({ page }) => {
  await keepMatch(page, { ...plis, seats: [...plis.seats] } as never);
  await page.goto('./#/guide');
  await page.goto('./#/');
  for (const [width, height] of [
    [390, 844],
    [1180, 820],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    const ways = page.getByTestId('game-plis').locator('.box-actions > .button');
    await expect(ways).toHaveCount(3);
    const tops = await ways.evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top)));
    // A narrow lid, as on a phone or where five lie in a row, has room for two; what leads back to the match is above them.
    const narrow = width !== 1180;
    expect(new Set(narrow ? tops.slice(1) : tops).size, `${width} × ${height}`).toBe(1);
    if (narrow) expect(tops[0]).toBeLessThan(tops[1] ?? 0);
  }
});

test.describe('after a match', () => {
  test.use({ viewport: { width: 1180, height: 820 } });
  for (const game of ['spikit', 'plis'] as const)
    test(`the start screen looks as it did before a table of ${game} was there`, async ({ page }) => {
      // A page that has been at no table yet: what a table brings stays once it is there.
      await page.goto('./#/');
      await page.reload();
      const drawn = (): Promise<string[]> =>
        page.locator('.title-cards, .title-cards .card, .box-cover *').evaluateAll((all) =>
          all.map((one) => {
            const { width, height } = one.getBoundingClientRect();
            return `${one.className} ${Math.round(width)} × ${Math.round(height)}`;
          }),
        );
      await expect(page.locator('.box-cover')).toHaveCount(5);
      const before = await drawn();
      await openTable(page, { game, seats: ['Zoé', ['Ugo', 'easy'], ['Rita', 'easy']] });
      await page.goto('./#/');
      await expect(page.locator('.box-cover')).toHaveCount(5);
      expect(await drawn()).toEqual(before);
    });
});

for (const [scores, said] of [
  [[0, 20, 30], 'Vous menez de 15 points.'],
  [[20, 0, 15], 'Ugo mène de 15 points.'],
  [[15, 20, 30], 'Vous êtes en tête, à égalité avec Ugo.'],
] as const)
  test(`after a round it is said who leads: ${said}`, async ({ page }) => {
    // The last trick of the first round costs Zoé five points.
    const setup = { hands: [['pD'], ['pC'], ['pB']], leader: 0, scores };
    await openTable(page, { ...plis, seats: [...plis.seats], setup } as never);
    await onTurnOrOver(page);
    await liftFirst(page);
    await playIt(page);
    await expect(page.getByTestId('round-leads')).toHaveText(said);
  });

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });
  for (const round of [2, 3])
    test(`Plis: what is taken in round ${round} does not push the trick down`, async ({ page }) => {
      await openTable(page, { ...plis, seats: [...plis.seats], setup: { round }, seed: 11 } as never);
      const top = (): Promise<number> =>
        page.getByTestId('trick').evaluate((one) => Math.round(one.getBoundingClientRect().top));
      const tops = new Set<number>();
      while (await onTurnOrOver(page)) {
        tops.add(await top());
        await liftFirst(page);
        await playIt(page);
      }
      expect([...tops]).toHaveLength(1);
    });
});
