// A person plays Syntax against a bot: the way through every screen, on the real engine. The long suite is elsewhere.
import { expect, test, type Page } from '@playwright/test';
import { violations } from './axe.ts';
import { sameCards } from './seeded.ts';

test.beforeEach(({ page }) => sameCards(page));

const table = (page: Page) => page.getByTestId('table');
const hand = async (page: Page): Promise<string[]> =>
  await page.getByTestId('hand-card').evaluateAll((cards) => cards.map((card) => card.getAttribute('data-card') ?? ''));
/** Until it is the person's turn and nothing is under way. A round that ends meanwhile (the deal is chance) is gone on from. */
async function turn(page: Page): Promise<void> {
  await expect(async () => {
    if (await page.getByTestId('go-on').isVisible()) await page.getByTestId('go-on').click();
    await expect(table(page)).toHaveAttribute('data-acting', 'true', { timeout: 500 });
  }).toPass({ timeout: 45_000 });
}

/** From the start screen to a match of one person and one bot, quick, with the dictionary as referee. */
async function sitDown(page: Page): Promise<void> {
  await page.addInitScript(() => {
    if (!localStorage.getItem('mots-en-main.settings'))
      localStorage.setItem('mots-en-main.settings', JSON.stringify({ language: 'fr', pace: 'fast', sound: false }));
  });
  await page.goto('./');
  await page.getByTestId('play-syntax').click();
  await expect(page.getByTestId('seat-row')).toHaveCount(3);
  await page
    .getByTestId('seat-row')
    .last()
    .getByRole('button', { name: /^Retirer/ })
    .click();
  await page.getByTestId('seat-name-0').fill('Zoé');
  await page.getByTestId('seat-kind-1').selectOption('easy');
  await page.getByTestId('option-referee').getByRole('radio', { name: 'Le dictionnaire' }).check();
  await page.getByTestId('start').click();
  await turn(page);
}

test('a person exchanges, is refused with the clause, takes a hint, and finds the match again', async ({ page }) => {
  test.setTimeout(120_000);
  await sitDown(page);
  expect(await hand(page)).toHaveLength(10);

  // A card and the stock: exchanged.
  await page
    .getByTestId('hand-card')
    .first()
    .click({ position: { x: 12, y: 12 } });
  if (await page.getByTestId('joker-letters').isVisible()) await page.getByTestId('letter-E').click();
  await page.getByTestId('stock').click();
  await turn(page);
  await expect(page.getByTestId('count-0')).toContainText('10');

  // All cards in one word: refused, the hand is as it was, the clause can be read.
  const before = await hand(page);
  for (const card of await page.getByTestId('hand-card').all()) {
    await card.focus();
    await page.keyboard.press('Space');
    if (await page.getByTestId('joker-letters').isVisible()) await page.keyboard.press('e');
  }
  await page.getByTestId('action-lay').click();
  await expect(page.getByTestId('refusal')).toContainText('dictionnaire');
  await page.getByTestId('refusal-clause').click();
  await expect(page.locator('#SYN-16')).toBeVisible();
  await page.getByTestId('close').click();
  await page.getByTestId('action-release').click();
  expect(await hand(page)).toEqual(before);

  // A hint lays itself out; playing it is legal.
  await page.getByTestId('menu').click();
  await page.getByTestId('menu-hint').click();
  await page.locator('.action-buttons .primary').click();
  await expect(page.getByTestId('refusal')).toHaveCount(0);
  await turn(page);

  // Nothing is lost by a reload, nor by leaving.
  const held = (await hand(page)).sort();
  await page.reload();
  await turn(page);
  expect((await hand(page)).sort()).toEqual(held);
  await page.getByTestId('menu').click();
  await page.getByTestId('menu-leave').click();
  await page.getByTestId('resume').click();
  await turn(page);
  expect((await hand(page)).sort()).toEqual(held);

  // The other language, at once, without losing the place.
  await page.getByTestId('menu').click();
  await page.getByTestId('language').getByRole('radio', { name: 'English' }).check();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.getByTestId('close').click();
  await expect(page.getByTestId('prompt')).toContainText('Lay a word');
  expect(await violations(page)).toEqual([]);
});

test('letters typed over the hand make the word, Backspace and Escape unmake it', async ({ page }) => {
  await sitDown(page);
  const letters = (await hand(page)).filter((card) => card !== '?');
  const [first, second] = [letters[0] ?? '', letters[1] ?? ''];
  await page.getByTestId('hand-card').first().focus();
  await page.keyboard.type((first + second).toLowerCase());
  await expect(page.getByTestId('stick')).toHaveAttribute('data-word', first + second);
  await page.keyboard.press('Backspace');
  await expect(page.getByTestId('stick')).toHaveAttribute('data-word', first);
  await page.keyboard.press('Escape');
  await expect(page.getByTestId('stick')).toHaveCount(0);
});
