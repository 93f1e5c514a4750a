// The set-up screen: what it says is true of the game, what explains a choice is there, and nothing stays pressed after a touch.
import { expect, openTable, SETTINGS, atOneTable as test } from './helpers.ts';
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

test('the button that deals is touched wherever it is touched, however far the set-up is scrolled', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const game of GAMES) {
    await page.goto(`./#/new/${game}`);
    const start = page.locator(`.setup[data-game="${game}"]`).getByTestId('start');
    await expect(start).toBeVisible();
    const missed = await start.evaluate(async (button) => {
      for (const more of document.querySelectorAll<HTMLDetailsElement>('.setup details')) more.open = true;
      const found: string[] = [];
      const { scrollHeight } = document.documentElement;
      for (let top = 0; top < scrollHeight; top += 24) {
        window.scrollTo(0, top);
        await new Promise(requestAnimationFrame);
        const { left, right, top: upper, bottom } = button.getBoundingClientRect();
        for (const x of [left + 6, (left + right) / 2, right - 6]) {
          const hit = document.elementFromPoint(x, (upper + bottom) / 2);
          if (!hit || !button.contains(hit)) found.push(`${top}: ${hit?.outerHTML.slice(0, 90)}`);
        }
      }
      return found;
    });
    expect(missed, game).toEqual([]);
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

test('an emblem is chosen at set-up, by touch or by keys, worn at the table, and remembered with the name', async ({
  page,
}) => {
  const worn = (index: number) => page.getByTestId(`seat-emblem-${index}`);
  const colour = (at: import('@playwright/test').Locator) => at.locator('.seat-emblem').first();
  await page.goto('./#/new/syntax');
  await expect(worn(0)).toHaveAttribute('aria-label', /^Alice\u00a0: renard/);
  const button = await worn(0).boundingBox();
  expect(Math.min(button?.width ?? 0, button?.height ?? 0)).toBeGreaterThanOrEqual(44);
  // Basile's: they swap.
  await worn(0).click();
  await expect(page.getByTestId('wardrobe')).toContainText('pour l’échanger');
  await page.getByRole('radio', { name: 'hibou (échanger avec Basile)' }).click();
  await expect(page.getByTestId('wardrobe')).toHaveCount(0);
  await expect(worn(0)).toBeFocused();
  await expect(worn(1)).toHaveAttribute('aria-label', /^Basile\u00a0: renard/);
  // By keys, and it stays with the person while they write their name.
  await page.keyboard.press('Enter');
  await page.getByRole('radio', { name: 'hibou', exact: true }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByTestId('wardrobe')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByTestId('seat-name-0').fill('Zoé');
  await expect(worn(0)).toHaveAttribute('aria-label', /^Zoé\u00a0: grenouille/);
  await page.getByTestId('start').click();
  const own = page.getByTestId('seat-0');
  await expect(colour(own)).toHaveAttribute('data-seat-colour', '2');
  await expect(own).toHaveAttribute('data-seat-colour', '2');
  // A match that is taken up again, and the next one.
  await page.reload();
  await expect(colour(page.getByTestId('seat-0'))).toHaveAttribute('data-seat-colour', '2');
  await page.goto('./#/new/plis');
  await expect(page.getByTestId('seat-name-0')).toHaveValue('Zoé');
  await expect(worn(0)).toHaveAttribute('aria-label', /^Zoé\u00a0: grenouille/);
});

test('whoever goes through the emblems by keys swaps with one person, and nobody else has chosen anything', async ({
  page,
}) => {
  const wears = (index: number, label: string) =>
    expect(page.getByTestId(`seat-emblem-${index}`)).toHaveAttribute('aria-label', new RegExp(`^${label}`));
  const remembered = () =>
    page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? '{}').emblems as unknown, SETTINGS);
  await page.goto('./#/new/syntax');
  await page.getByTestId('seat-emblem-0').click();
  await page.getByRole('radio', { name: 'renard', exact: true }).focus();
  // On the way the owl is Basile’s; it is his again.
  await page.keyboard.press('ArrowDown');
  await wears(1, 'Basile\u00a0: renard');
  await page.keyboard.press('ArrowDown');
  await wears(0, 'Alice\u00a0: grenouille');
  await wears(1, 'Basile\u00a0: hibou');
  await wears(2, 'Camille\u00a0: renard');
  await page.keyboard.press('Enter');
  await page.getByTestId('start').click();
  await expect(page.getByTestId('table')).toBeVisible();
  expect(await remembered()).toEqual({ alice: 'frog', camille: 'fox' });
  // Only Basile chooses: who else sits down where Alice was wears what is remembered of them.
  await page.goto('./#/new/plis');
  await page.getByTestId('seat-emblem-1').click();
  await page.getByRole('radio', { name: 'ours', exact: true }).click();
  await page.getByTestId('seat-name-2').fill('Zoé');
  await page.getByTestId('seat-name-0').fill('Camille');
  await wears(0, 'Camille\u00a0: renard');
  await page.getByTestId('start').click();
  await expect(page.getByTestId('table')).toBeVisible();
  expect(await remembered()).toEqual({ alice: 'frog', basile: 'bear', camille: 'fox' });
});

test.describe('the smallest phone', () => {
  test.use({ viewport: { width: 320, height: 568 } });

  test('nothing is cut, and no choice has a row to itself', async ({ page }) => {
    for (const game of ['syntax', 'themes', 'plis']) {
      await page.goto(`./#/new/${game}`);
      await expect(page.locator(`.setup[data-game="${game}"]`).getByTestId('start')).toBeVisible();
      const rules = await page.locator('.screen-head > .button').boundingBox();
      const heading = await page.locator('.screen-head h1').boundingBox();
      expect(Math.abs((rules?.y ?? 0) - (heading?.y ?? 99))).toBeLessThan(30);
      const rows = await page
        .locator('.choices[data-short]')
        .evaluateAll((all) =>
          all.map((one) => new Set([...one.children].map((label) => (label as HTMLElement).offsetTop)).size),
        );
      expect(rows.filter((count) => count > 1)).toEqual([]);
      // The longest of what a seat can be is read whole: the arrow's room is 24 px.
      await page.getByTestId('seat-kind-1').selectOption('hard');
      const room = await page.getByTestId('seat-kind-1').evaluate((select) => {
        const one = select as HTMLSelectElement;
        const pen = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D;
        pen.font = getComputedStyle(one).font;
        return one.clientWidth - 32 - pen.measureText(one.selectedOptions[0]?.text ?? '').width;
      });
      expect(room).toBeGreaterThan(0);
    }
    await page.goto('./');
    const tops = await page
      .locator('.start-bar .choices')
      .evaluateAll((all) => all.flatMap((one) => [...one.children].map((label) => (label as HTMLElement).offsetTop)));
    expect(new Set(tops).size).toBe(1);
  });

  for (const width of [320, 344])
    test(`the four speeds of the menu stand two by two at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 568 });
      await openTable(page, { game: 'plis', seats: ['Zoé', ['Ugo', 'easy'], ['Rita', 'easy']] });
      await page.getByTestId('menu').click();
      const speeds = page.getByTestId('pace');
      const tops = await speeds.evaluate((all) => [...all.children].map((one) => (one as HTMLElement).offsetTop));
      expect(tops.filter((top) => top === tops[0])).toHaveLength(2);
      expect(new Set(tops).size).toBe(2);
      expect(await speeds.evaluate((all) => all.scrollWidth - all.clientWidth)).toBe(0);
    });
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

test('Dés à thèmes: the six themes of the card that is chosen are named', async ({ page }) => {
  await page.goto('#/new/themes');
  const card = page.locator('.option-row', { has: page.getByTestId('option-card') });
  await expect(card).toContainText('Pays, villes et régions');
  await card.getByRole('radio', { name: /^2/ }).check();
  await expect(card).toContainText(
    'Prénoms · Plantes · Sports et jeux · Vêtements et parures · À l’école · Musique et danse',
  );
  await expect(card).not.toContainText('Pays, villes et régions');
});

test('where several people play tricks, set-up offers to play a card with one tap', async ({ page }) => {
  const offer = page.getByTestId('one-tap');
  for (const game of ['plis', 'padbolix', 'syntax']) {
    await page.goto(`#/new/${game}`);
    await expect(page.getByTestId('start')).toBeEnabled();
    await expect(offer).toHaveCount(0);
    await page.getByTestId('seat-kind-1').selectOption('human');
    await expect(offer).toHaveCount(game === 'syntax' ? 0 : 1);
    await page.getByTestId('seat-kind-1').selectOption('easy');
  }
  await page.goto('#/new/plis');
  await page.getByTestId('seat-kind-1').selectOption('human');
  await offer.check();
  await page.getByTestId('start').click();
  await page.getByTestId('curtain-lift').click();
  await page.getByTestId('menu').click();
  await expect(offer).toBeChecked();
});

test('what is brought is chosen above what helps, and the rows break evenly', async ({ page }) => {
  for (const width of [820, 1180, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('./#/new/themes');
    const buttons = page.locator('.own-data-files > *');
    await expect(buttons).toHaveCount(3);
    const tops = await buttons.evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top)));
    expect(tops[1], `${width}`).toBe(tops[2]);
    expect(tops[0]).toBeLessThan(tops[1] ?? 0);
  }
});
