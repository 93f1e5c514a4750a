// Every screen, in both themes and both languages: axe finds nothing, and no message shows its key instead of its text.
import {
  atStage,
  expect,
  held,
  keepMatch,
  keptMatches,
  lift,
  onTurn,
  openTable,
  atOneTable as test,
  unfoldRules,
  type Deal,
} from './helpers.ts';
import { GAMES } from '../games.ts';
import { Inspector, keysShown } from './inspect.ts';
import type { Page } from '@playwright/test';

/** Two people, words of every kind on the table, a joker in Anna's hand. */
const evening: Deal = {
  game: 'syntax',
  seats: ['Anna', 'Bruno', ['Chloé', 'easy']],
  options: { packs: 2 },
  setup: {
    dealer: 2,
    hands: [
      ['B', 'O', '?', 'D', 'K', 'E', 'L', 'S'],
      ['E', 'E', 'V'],
      ['A', 'I', 'U', 'T'],
    ],
    table: ['RAT', 'BOnD', 'FLAIR', 'MAISON'],
    face_up: 'E',
    scores: [20, 65, -10],
  },
};

/** Anna can be rid of her hand, and that ends the round; at `scores` near 100 the match. */
const lastCards = (...scores: number[]): Deal => ({
  game: 'syntax',
  seats: ['Anna', ['Chloé', 'easy']],
  options: { referee: 'dictionary' },
  setup: {
    dealer: 1,
    hands: [
      ['B', 'O', 'N'],
      ['A', 'I', 'U'],
    ],
    table: ['RAT'],
    scores,
  },
});

async function layAll(page: Page): Promise<void> {
  await onTurn(page);
  for (const card of 'BON') await held(page, card).click();
  await page.getByTestId('action-lay').click();
}

for (const { theme, language } of [
  { theme: 'light', language: 'fr' },
  { theme: 'dark', language: 'en' },
] as const) {
  test.describe(`${theme}, ${language}`, () => {
    test.use({ settings: { theme, language } });

    test('around the table: start, set-up, rules', async ({ page }) => {
      test.setTimeout(180_000);
      const inspector = new Inspector(page);
      await page.goto('./');
      await expect(page.getByTestId('game-syntax').locator('.small')).toContainText('8');
      expect(await page.evaluate(() => document.documentElement.dataset['theme'])).toBe(theme);
      await inspector.look('start');

      for (const game of GAMES) {
        await page.goto(`./#/new/${game}`);
        await expect(page.getByTestId('start')).toBeVisible();
        // Everything that can be opened is.
        for (const option of await page.getByRole('switch').all()) await option.setChecked(true);
        await inspector.look(`set-up of ${game}`);
        await page.goto(`./#/rules/${game}`);
        await unfoldRules(page);
        await inspector.look(`rules of ${game}`);
      }

      await page.goto('./#/new/syntax');
      await page.getByTestId('seat-name-0').fill('Ugo');
      await page.getByTestId('seat-name-1').fill('ugo');
      await page.getByTestId('start').click();
      await expect(page.getByRole('alert').filter({ hasText: /./ })).toBeVisible();
      await inspector.look('set-up with two of a name');

      await page.goto('./#/rules/syntax/SYN-12');
      await expect(page.locator('.aimed').first()).toBeVisible();
      await inspector.look('a clause of the rules');

      await openTable(page, evening);
      await page.getByTestId('curtain-leave').click();
      await expect(page.getByTestId('resume-row')).toHaveCount(1);
      await inspector.look('start with a match to go on with');
      await page.getByTestId('forget').click();
      await expect(page.getByTestId('forget-sure')).toBeVisible();
      await inspector.look('start, forgetting a match');
      await page.getByTestId('forget-sure').click();
      await expect(page.getByTestId('resume-row')).toHaveCount(0);

      await page.goto('./#/table/nowhere');
      await expect(page.locator('.trouble')).toBeVisible();
      await inspector.look('a match that is not there');
      expect(inspector.problems).toEqual([]);
    });

    test('the table of Syntax in all its states', async ({ page }) => {
      test.setTimeout(180_000);
      const inspector = new Inspector(page);
      await openTable(page, evening);
      await atStage(page, 'covered');
      await inspector.look('curtain');
      await lift(page, 'Anna');
      await onTurn(page);
      await inspector.look('turn');
      await held(page, 'K').click();
      await expect(page.getByTestId('action-exchange-stock')).toBeVisible();
      await inspector.look('one card lifted');
      await held(page, '?').click();
      await expect(page.getByTestId('joker-letters')).toBeVisible();
      await inspector.look('letter of the joker');
      await page.getByTestId('letter-N').click();
      await expect(page.getByTestId('stick')).toHaveAttribute('data-word', 'Kn');
      await inspector.look('word being made');
      await page.getByTestId('action-release').click();
      await page.getByTestId('word-2').click();
      await page.getByTestId('gap-5').click();
      await held(page, 'S').click();
      await inspector.look('word being changed');
      await page.getByTestId('action-release').click();
      // A refusal: a word cannot be laid down twice over, and only a lifted card goes on a pile.
      await page.getByTestId('action-release').click();
      await page.getByTestId('stock').click();
      await expect(page.getByTestId('refusal')).toBeVisible();
      await inspector.look('told what to do first');

      for (const panel of ['scores', 'log', 'rules']) {
        await page.getByTestId('menu').click();
        await expect(page.getByRole('dialog')).toBeVisible();
        if (panel === 'scores') await inspector.look('menu');
        await page.getByTestId(`menu-${panel}`).click();
        await expect(page.getByRole('dialog')).toBeVisible();
        if (panel === 'rules') await unfoldRules(page);
        if (panel === 'log') await expect(page.getByTestId('log').first()).toBeVisible();
        await inspector.look(`${panel} over the table`);
        await page.getByTestId('close').click();
        await expect(page.getByRole('dialog')).toHaveCount(0);
      }

      for (const card of 'BOLD') await held(page, card).click();
      await page.getByTestId('action-lay').click();
      await atStage(page, 'open');
      await inspector.look('is it a word');

      await openTable(page, { ...evening, seats: ['Anna', 'Bruno', 'Chloé'] });
      await lift(page, 'Anna');
      await onTurn(page);
      await held(page, 'K').click();
      await page.getByTestId('stock').click();
      await atStage(page, 'handing');
      await inspector.look('the device is to change hands');
      await openTable(page, lastCards(40, 50));
      await layAll(page);
      await atStage(page, 'summary');
      await inspector.look('end of a round');
      await openTable(page, lastCards(40, 90));
      await layAll(page);
      await atStage(page, 'over');
      await expect(page.getByTestId('ranking')).toBeVisible();
      await inspector.look('end of the match');
      expect(inspector.problems).toEqual([]);
    });
  });
}

test('the language is switched at any time, and everything follows at once', async ({ page }) => {
  const to = async (name: 'English' | 'Français'): Promise<void> => {
    await page.getByTestId('language').getByRole('radio', { name }).check();
    await expect(page.locator('html')).toHaveAttribute('lang', name === 'English' ? 'en' : 'fr');
  };
  await page.goto('./');
  await expect(page.getByTestId('play-syntax')).toHaveText('Jouer');
  await to('English');
  await expect(page.getByTestId('play-syntax')).toHaveText('Play');
  await expect(page.getByTestId('game-syntax')).not.toContainText('joueurs');
  expect(await keysShown(page)).toEqual([]);

  // The set-up is in the language chosen, and what was typed stays.
  await page.getByTestId('play-syntax').click();
  await expect(page.getByTestId('start')).toHaveText(/^[A-Z]/);
  const english = await page.getByTestId('start').innerText();
  await page.getByTestId('seat-name-0').fill('Zoé');
  await page.goto('./');
  await to('Français');
  await page.getByTestId('play-syntax').click();
  await expect(page.getByTestId('start')).toHaveText('Distribuer les cartes');
  expect(english).not.toBe('Distribuer les cartes');

  // On the table nothing is lost: neither the turn nor the word being made.
  await openTable(page, { ...evening, seats: ['Anna', ['Bruno', 'easy'], ['Chloé', 'easy']] });
  await onTurn(page);
  for (const card of 'BO') await held(page, card).click();
  await expect(page.getByTestId('action-release')).toHaveText('Reprendre');
  await page.getByTestId('menu').click();
  await to('English');
  await expect(page.getByRole('dialog')).not.toContainText('Feuille de marque');
  await page.getByTestId('close').click();
  await expect(page.getByTestId('stick')).toHaveAttribute('data-word', 'BO');
  await expect(page.getByTestId('action-lay')).toContainText('BO');
  await expect(page.getByTestId('action-release')).not.toHaveText('Reprendre');
  await expect(page.getByTestId('stock')).toContainText('Stock');
  expect(await keysShown(page)).toEqual([]);
  // The log, told in French so far, is told in English from its first line.
  await page.getByTestId('menu').click();
  await page.getByTestId('menu-log').click();
  await expect(page.getByTestId('log').first()).toContainText('Round 1');
  await expect(page.getByTestId('log').first()).not.toContainText('Manche');
  await page.getByTestId('close').click();
  // It is remembered.
  await page.reload();
  await onTurn(page);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

for (const [language, words] of [
  ['fr', 'Français'],
  ['en', 'English'],
] as const)
  test.describe(`words of both languages, ${language}`, () => {
    test.use({ settings: { language } });

    test('the deck of the page’s language is proposed, and dealt', async ({ page }) => {
      await page.goto('./#/new/syntax');
      const deck = page.getByTestId('option-deck').getByRole('radio');
      await expect(deck).toHaveCount(3);
      await page.getByTestId('option-dictionary').getByRole('radio').nth(2).click();
      await expect(deck).toHaveCount(2);
      await expect(page.getByTestId('option-deck').getByRole('radio', { checked: true })).toHaveAccessibleName(words);
      await page.getByTestId('start').click();
      await expect(page).toHaveURL(/#\/table\//u);
      await expect(page.getByTestId('curtain').or(page.getByTestId('hand')).first()).toBeVisible();
      const [match] = await keptMatches(page);
      expect(match?.save).toMatchObject({ options: { dictionary: 'both', deck: language } });
    });
  });

test('the games stand where they stay when they are first drawn: matches to go on with are above them', async ({
  page,
}) => {
  for (const seats of [
    ['Anna', 'Bruno'],
    ['Zoé', 'Ugo'],
  ])
    await keepMatch(page, { ...evening, seats, setup: {} });
  for (const how of ['loaded', 'come back to'] as const) {
    if (how === 'loaded') await page.addInitScript(noteFirst);
    else await page.evaluate(noteFirst);
    if (how === 'loaded') await page.goto('./');
    else
      for (const hash of ['#/new/plis', '#/']) {
        await page.evaluate((to) => (location.hash = to), hash);
        await expect(page.getByTestId(hash === '#/' ? 'play-plis' : 'start')).toBeVisible();
      }
    await expect(page.getByTestId('resume-row')).toHaveCount(2);
    expect(await page.evaluate(() => (window as unknown as { first: number }).first), how).toBe(2);
    // Who comes from elsewhere hears where they are.
    if (how === 'come back to') await expect(page.locator('h1')).toBeFocused();
  }
});

/** Notes how many matches to go on with are there when the games are. */
function noteFirst(): void {
  const watcher = new MutationObserver(() => {
    if (!document.querySelector('[data-testid="play-syntax"]')) return;
    watcher.disconnect();
    Object.assign(window, { first: document.querySelectorAll('[data-testid="resume-row"]').length });
  });
  // The games of the screen that one leaves are not meant.
  const begin = (): void => watcher.observe(document, { childList: true, subtree: true });
  if (document.querySelector('[data-testid="play-syntax"]'))
    addEventListener('hashchange', () => setTimeout(begin), { once: true });
  else begin();
}
