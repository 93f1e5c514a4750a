// Plis de lettres by ear: a whole round is played on the line alone, by what the live regions say and nothing else.
import { violations } from '../axe.ts';
import { atStage, expect, laid, onTurn, onTurnOrOver, openTable, table, atOneTable as test } from './helpers.ts';
import { deal as spikit, REST, SENTENCE } from './spikit-table.ts';
import type { Page } from '@playwright/test';

test.use({ settings: { ear: true } });

const alerted = (page: Page): Promise<string> => page.locator('mots-app > [data-live="alerts"]').innerText();

/** What is said in answer to a key. */
async function ask(page: Page, letter: string): Promise<string> {
  await page.evaluate(() => document.querySelector('mots-app > [data-live="alerts"]')?.replaceChildren());
  await page.keyboard.type(`;${letter}`);
  await expect.poll(() => alerted(page)).not.toBe('');
  return await alerted(page);
}

test('a round of Plis is played on the line alone, and the focus never leaves it', async ({ page }, info) => {
  await openTable(page, { game: 'plis', seats: ['Zoé', ['Ugo', 'easy'], ['Rita', 'easy']], seed: 11 });
  await onTurn(page);
  expect(await violations(page)).toEqual([]);
  const line = page.getByTestId('ear-line');
  await expect(line).toBeFocused();
  const heard: string[] = [];
  let presses = 0;
  let turns = 0;
  for (;;) {
    const told = await ask(page, 'j');
    heard.push(told);
    // "rose A–M : B, C. bleu …": the first that may be played.
    const [, colour, letter] = /^(rose|bleu)[^:]*:\s*([A-Z])/u.exec(told) ?? [];
    expect(letter, told).toBeDefined();
    const word = `${letter?.toLowerCase()}${colour === 'rose' ? 'r' : 'b'}`;
    const before = Number(await page.getByTestId('table').getAttribute('data-moves'));
    await page.keyboard.type(word);
    await page.keyboard.press('Enter');
    presses += word.length + 1;
    turns++;
    await expect
      .poll(async () => Number(await page.getByTestId('table').getAttribute('data-moves')))
      .toBeGreaterThan(before);
    if (!(await onTurnOrOver(page))) break;
    await expect(line).toBeFocused();
  }
  expect(turns).toBeGreaterThan(5);
  info.annotations.push({ type: 'presses a turn', description: String(presses / turns) });
  expect(presses / turns).toBeLessThanOrEqual(8);
  await expect(page.getByTestId('go-on')).toBeFocused();
  await expect(page.getByTestId('go-on')).toHaveAccessibleDescription(/Totaux/u);
});

test('what is no card is refused in words, and the question stays', async ({ page }) => {
  await openTable(page, { game: 'plis', seats: ['Zoé', ['Ugo', 'easy'], ['Rita', 'easy']], seed: 11 });
  await onTurn(page);
  await page.keyboard.type('xyz');
  await page.keyboard.press('Enter');
  await expect.poll(() => alerted(page)).toContain('Écrivez une lettre');
  await page.keyboard.press('Enter');
  await expect.poll(() => alerted(page)).not.toContain('Écrivez une lettre');
  for (const letter of ['m', 't', 's', 'q', 'a']) expect((await ask(page, letter)).length).toBeGreaterThan(4);
});

test('a semicolon and a letter ask from anywhere on the table, and nothing is played by itself', async ({ page }) => {
  await openTable(page, {
    game: 'plis',
    seats: ['Zoé', ['Ugo', 'easy'], ['Rita', 'easy']],
    setup: { round: 1, leader: 0, hands: [['pB'], ['pA'], ['pC']] },
  });
  await onTurn(page);
  for (const place of [page.getByTestId('menu'), page.getByTestId('hand-card').first(), page.getByTestId('seat-1')]) {
    await place.evaluate((found: HTMLElement) => (found.tabIndex < 0 ? found.setAttribute('tabindex', '-1') : null));
    await place.focus();
    expect(await ask(page, 's')).toMatch(/Zoé 0, Ugo 0 et Rita 0/u);
    await expect(page.getByTestId('ear-line')).toBeFocused();
    await expect(page.getByTestId('ear-line')).toHaveValue('');
  }
  // The only card that may be played waits for its player all the same.
  await page.waitForTimeout(1500);
  await expect(table(page)).toHaveAttribute('data-moves', '0');
});

test('where the line takes no moves it plays none: it says the question again', async ({ page }) => {
  await openTable(page, {
    game: 'spikit',
    seats: ['Zoé', ['Ugo', 'easy'], ['Rita', 'easy']],
    options: { first_seat: 0 },
    seed: 11,
  });
  await onTurn(page);
  const moves = await table(page).getAttribute('data-moves');
  const asked = (await page.getByTestId('prompt').textContent()) ?? '';
  await page.getByTestId('ear-line').fill('xyz');
  await page.keyboard.press('Enter');
  await expect.poll(() => alerted(page)).toContain(asked.trim());
  await expect(table(page)).toHaveAttribute('data-moves', moves ?? '');
});

const moves = async (page: Page): Promise<number> => Number(await table(page).getAttribute('data-moves'));

/** Writes on the line until something is done. */
async function write(page: Page, text: string): Promise<void> {
  const before = await moves(page);
  await page.keyboard.type(text);
  await page.keyboard.press('Enter');
  await expect.poll(() => moves(page)).toBeGreaterThan(before);
}

/** The number under which the question offers that. */
async function numberOf(page: Page, what: string): Promise<string | null> {
  const asked = (await ask(page, 'q')).replace(/\s/g, ' ');
  return new RegExp(`(\\d) : ${what}`).exec(asked)?.[1] ?? null;
}

test('a deal of Padbolix is played on the line alone: a letter leads, a number passes', async ({ page }) => {
  await openTable(page, { game: 'padbolix', seats: ['Zoé', ['Ugo', 'easy']], options: { first_seat: 0 }, seed: 11 });
  let passes = 0;
  for (let turns = 0; turns < 60 && (await onTurnOrOver(page)); turns++) {
    await expect(page.getByTestId('ear-line')).toBeFocused();
    const pass = await numberOf(page, 'Passer');
    if (pass) passes++;
    const [letter = ''] = /[A-Z]/.exec(await ask(page, 'j')) ?? [];
    // Whoever has to answer with several cards, and has no pass left, may have them lifted by a hint: then they are the first thing offered.
    const leads = /commencer/.test(await ask(page, 'q'));
    if (!pass && !leads) {
      await ask(page, 'c');
      await expect.poll(() => numberOf(page, '(?:Jouer|Faire éclater)')).toBe('1');
    }
    await write(page, pass ?? (leads ? letter.toLowerCase() || '*m' : '1'));
  }
  await atStage(page, 'summary');
  expect(passes).toBeGreaterThan(0);
});

test('a card of Syntax is exchanged on the line: its letter, then the number of what is offered', async ({ page }) => {
  await openTable(page, { game: 'syntax', seats: ['Zoé', ['Ugo', 'easy']], options: { first_seat: 0 }, seed: 11 });
  await onTurn(page);
  const [letter = ''] = /[A-Z]/.exec(await ask(page, 'm')) ?? [];
  const before = await moves(page);
  await page.keyboard.type(letter.toLowerCase());
  await page.keyboard.press('Enter');
  const stock = await numberOf(page, 'Piocher');
  expect(stock).not.toBeNull();
  expect(await moves(page)).toBe(before);
  await write(page, stock ?? '');
});

test('a turn of Spikit is played on the line alone: the die, a card of the display, a sentence that is written out', async ({
  page,
}) => {
  await openTable(page, spikit([...SENTENCE, ...REST], { seats: ['Zoé', ['Ugo', 'easy'], ['Rita', 'easy']] }));
  await onTurn(page);
  const offered = async (what: string): Promise<string> => (await numberOf(page, what)) ?? `no ${what}`;
  const before = await moves(page);
  await write(page, await offered('Lancer'));
  await expect.poll(() => moves(page)).toBeGreaterThan(before);
  await onTurn(page);
  // A four of the display, and what is given for it.
  await page.keyboard.type('voisin, who');
  await page.keyboard.press('Enter');
  await expect.poll(() => alerted(page)).toMatch(/who.*contre.*voisin/u);
  await write(page, '1');
  await page.keyboard.type('j’ai trouve un ogre en pyjama');
  await page.keyboard.press('Enter');
  await expect.poll(() => alerted(page)).toMatch(/1\s*:/u);
  await write(page, await offered('Proposer'));
  await expect(page.getByTestId('sentence-0')).toContainText('pyjama', { timeout: 15_000 });
});

test.describe('with a pace', () => {
  test.use({ settings: { ear: true, pace: 'fast' } });

  test('the word of a bot waits to be contested for as long as it takes to hear it', async ({ page }) => {
    await openTable(page, laid('DKBO', ['Rita', 'easy']));
    await atStage(page, 'open');
    await page.getByTestId('ear-line').focus();
    const before = Date.now();
    // With a pace it would be accepted after a second and a half.
    await expect.poll(() => Date.now() - before, { timeout: 9000 }).toBeGreaterThan(4500);
    await atStage(page, 'open');
    expect(await ask(page, 'q')).toContain('DKBO');
    await page.keyboard.type('!');
    await page.keyboard.press('Enter');
    // Contesting has its price: it is said first.
    await expect.poll(() => alerted(page)).toMatch(/Contester.*Appuyez encore sur Entrée/su);
    await atStage(page, 'open');
    await page.keyboard.press('Enter');
    await expect(page.getByTestId('score-0')).toContainText('20');
  });
});

test.describe('from the home page', () => {
  test.use({ settings: {} });

  test('its first key leads to playing by ear, and the next table has the line', async ({ page }) => {
    await page.goto('./');
    await expect(page.getByTestId('by-ear')).toBeAttached();
    await page.keyboard.press('Tab');
    await expect(page.getByTestId('by-ear')).toBeFocused();
    await expect(page.getByTestId('by-ear')).toHaveAccessibleName('Jouer à l’oreille');
    await page.keyboard.press('Enter');
    await expect(page.getByTestId('by-ear')).toHaveAttribute('aria-pressed', 'true');
    await openTable(page, { game: 'plis', seats: ['Zoé', ['Ugo', 'easy'], ['Rita', 'easy']], seed: 11 });
    await onTurn(page);
    await expect(page.getByTestId('ear-line')).toBeFocused();
  });
});

test('words in another language than the page bear it, in what is asked, told and answered', async ({ page }) => {
  await openTable(page, spikit([...SENTENCE, ...REST], { seats: ['Zoé', ['Ugo', 'easy'], ['Rita', 'easy']] }));
  await onTurn(page);
  await ask(page, 'm');
  const alerts = page.locator('mots-app > [data-live="alerts"]');
  expect(await alerts.locator('[lang=en]').count()).toBe(REST.length);
  await ask(page, 't');
  expect(await alerts.locator('[lang=en]').count()).toBe(2);
  await write(page, 'l');
  await page.keyboard.type('v4 4');
  await page.keyboard.press('Enter');
  await expect.poll(() => alerted(page)).toMatch(/contre.*Appuyez encore sur Entrée/su);
  expect(await alerts.locator('[lang=en]').count()).toBe(1);
  await expect(alerts.locator('[lang=fr]')).toHaveCount(1);
});

test('in the menu speech has three levels; brief, bots take one sentence', async ({ page }) => {
  await openTable(page, {
    game: 'plis',
    seats: ['Zoé', ['Ugo', 'easy'], ['Rita', 'easy']],
    setup: { round: 1, leader: 0, hands: ['pB pQ bA', 'pA bZ pC', 'bC bD pD'].map((cards) => cards.split(' ')) },
  });
  await onTurn(page);
  await page.getByTestId('menu').click();
  await page.getByTestId('speech').getByRole('radio', { name: 'Brève' }).check();
  await page.keyboard.press('Escape');
  await page.getByTestId('ear-line').focus();
  const [, colour, letter] = /^(rose|bleu)[^:]*:\s*([A-Z])/u.exec(await ask(page, 'j')) ?? [];
  await write(page, `${letter?.toLowerCase()}${colour === 'rose' ? 'r' : 'b'}`);
  await onTurn(page);
  const narrator = page.locator('mots-app > [data-live="narrator"]');
  await expect.poll(() => narrator.innerText()).toMatch(/(Ugo|Rita) [A-Z] (rose|bleu)/u);
  expect(await narrator.innerText()).not.toMatch(/(Ugo|Rita) joue/u);
});
