// What is taken along, shown and looked at again, by keys alone: real presses from the beginning of a page, no click and no focus by script. Everything
// is reached in a sensible order, it is seen where the keyboard is, and it is never lost: not after something is erased, kept or closed.
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { linkOf, type Linked } from '../../src/device/link.ts';
import { expect, keepMatch, keepResults, keptMatches, table, test, type Deal } from './helpers.ts';
import { GAMES } from '../games.ts';
import { enter, focused, lands, tabTo, tour } from './keys.ts';

test.describe.configure({ mode: 'parallel' });

const plis: Deal = { game: 'plis', seats: ['Zoé', ['Ugo', 'easy'], ['Rita', 'easy']], seed: 3 };

const day = 86_400_000;
const results = [2, 1, 3, 1].map((place, at) => ({
  id: `r${at}`,
  game: 'plis',
  level: 'easy',
  names: ['Zoé', 'Ugo', 'Rita'],
  bots: [null, 'easy', 'easy'],
  scores: [10 * place, 20, 30],
  places: [place, ...[1, 2, 3].filter((one) => one !== place)],
  ended: 1_700_000_000_000 + at * day,
}));

/** A match of one trick that is over. */
const linked: Linked = {
  game: 'plis',
  seats: ['Zoé', 'Ugo', 'Rita'].map((name) => ({ name, bot: null })),
  options: {},
  seed: '3',
  setup: {
    hands: [
      ['pA', 'bC'],
      ['pB', 'bD'],
      ['pD', 'bE'],
    ],
    round: 5,
    leader: 0,
    scores: [0, 0, 0],
  },
  actions: ['pA', 'pB', 'pD'].map((card, seat) => ({ seat, action: { type: 'play', card } })),
};

const record = JSON.stringify({ version: 1, ...linked, checksums: {} });

let pages = 0;

/** The beginning of a page on which nothing has been touched. */
async function begin(page: Page, address: string, ready: string): Promise<void> {
  const [path = '', hash = ''] = address.split('#');
  await page.goto(`${path}?${++pages}${hash && `#${hash}`}`);
  await expect(page.getByTestId(ready).first()).toBeVisible({ timeout: 20_000 });
}

test('the shelf: every match and box in its order, a match is deleted, what is over is opened and deleted', async ({
  page,
}) => {
  await keepMatch(page, plis);
  await keepMatch(page, { game: 'syntax', seats: ['Zoé', ['Ugo', 'easy']], seed: 3 });
  await keepMatch(page, plis, { over: true, scores: [3, 4, 5] });
  await keepMatch(page, { game: 'padbolix', seats: ['Zoé', ['Ugo', 'easy']], seed: 3 }, { over: true });
  await keepResults(page, results);
  await begin(page, './', 'results-all');
  await expect(page.locator('mots-offline:defined')).toHaveCount(1);
  const stops = await tour(page);
  const order = ['by-ear', 'resume', 'take-along', 'forget', 'resume', 'take-along', 'forget'];
  expect(stops.filter((stop) => order.includes(stop))).toEqual(order);
  expect(stops.filter((stop) => stop.startsWith('play-')).sort()).toEqual(GAMES.map((game) => `play-${game}`).sort());
  const last = ['results-all', 'results-forget', 'carry'];
  expect(stops.filter((stop) => last.includes(stop))).toEqual(last);

  // Asked once more, the keyboard is on what keeps the match; with the one that is gone it is on the next.
  await begin(page, './', 'results-all');
  await enter(page, 'forget');
  await lands(page, 'forget-keep');
  await expect(page.getByRole('group', { name: /^Supprimer la partie/ })).toBeVisible();
  await page.keyboard.press('Enter');
  await lands(page, 'forget');
  await page.keyboard.press('Enter');
  await lands(page, 'forget-keep');
  await enter(page, 'forget-sure', 'Shift+Tab');
  await lands(page, 'resume');
  await expect(page.getByTestId('resume-row')).toHaveCount(1);
  await enter(page, 'forget');
  await lands(page, 'forget-keep');
  await enter(page, 'forget-sure', 'Shift+Tab');
  await expect(page.getByTestId('resume-row')).toHaveCount(0);
  await lands(page, /^Mots en main/);

  for (;;) {
    await page.keyboard.press('Tab');
    if (await page.evaluate(() => document.activeElement?.localName === 'summary')) break;
  }
  await page.keyboard.press('Enter');
  await expect(page.getByTestId('archive-row')).toHaveCount(2);
  await enter(page, 'archive-forget');
  await lands(page, 'archive-forget-keep');
  await enter(page, 'archive-forget-sure', 'Shift+Tab');
  await expect(page.getByTestId('archive-row')).toHaveCount(1);
  await lands(page, 'replay');
  await enter(page, 'results-forget');
  await lands(page, 'results-forget-keep');
  await page.keyboard.press('Enter');
  await lands(page, 'results-forget');
  await page.keyboard.press('Enter');
  await lands(page, 'results-forget-keep');
  await enter(page, 'results-forget-sure', 'Shift+Tab');
  await expect(page.getByTestId('results')).toHaveCount(0);
  await lands(page, /^Mots en main/);
  expect(await keptMatches(page)).toEqual([]);
});

test('a key that is held deletes nothing', async ({ page }) => {
  await keepMatch(page, plis, { over: true, scores: [3, 4, 5] });
  await keepMatch(page, plis, { over: true, scores: [5, 4, 3] });
  await keepResults(page, results);
  await begin(page, './', 'results-all');
  for (;;) {
    await page.keyboard.press('Tab');
    if (await page.evaluate(() => document.activeElement?.localName === 'summary')) break;
  }
  await page.keyboard.press('Enter');
  await tabTo(page, 'archive-forget');
  // The press and what a browser repeats of it.
  for (let again = 0; again < 6; again++) await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  await expect(page.getByTestId('archive-row')).toHaveCount(2);
});

test('results: a person is chosen, they are taken along and erased', async ({ page }) => {
  await page.goto('./');
  await expect(page.getByTestId('play-plis')).toBeVisible();
  await keepResults(page, results);
  await begin(page, './#/results', 'results-count');
  expect(await tour(page)).toEqual(['Retour aux jeux', 'results-person', 'results-export', 'results-erase']);
  await begin(page, './#/results', 'results-count');
  await tabTo(page, 'results-person');
  await page.keyboard.press('z');
  await expect(page.getByTestId('results-person')).toHaveValue('Zoé');
  await lands(page, 'results-person');
  const download = page.waitForEvent('download');
  await enter(page, 'results-export');
  expect((await download).suggestedFilename()).toMatch(/^Résultats/);
  await lands(page, 'results-export');
  await enter(page, 'results-erase');
  await lands(page, 'results-erase-keep');
  await page.keyboard.press('Enter');
  await lands(page, 'results-erase');
  await page.keyboard.press('Enter');
  await lands(page, 'results-erase-keep');
  await enter(page, 'results-erase-sure', 'Shift+Tab');
  await lands(page, 'results-none');
  await tabTo(page, 'Retour aux jeux', 'Shift+Tab');
});

test('the door: a file is chosen, looked at, refused, and kept; everything is taken along', async ({ page }) => {
  await page.goto('./');
  await expect(page.getByTestId('play-plis')).toBeVisible();
  await keepMatch(page, plis);
  await begin(page, './#/open', 'carry-all');
  await expect(page.getByTestId('carry-all')).toBeEnabled();
  const door = ['carry-file', 'carry-paste', 'carry-read', 'carry-all'];
  expect(await tour(page)).toEqual(['Retour aux jeux', ...door]);

  await begin(page, './#/open', 'carry-all');
  const choose = async (text: string): Promise<void> => {
    await tabTo(page, 'carry-file');
    const chooser = page.waitForEvent('filechooser');
    await page.keyboard.press('Space');
    await (await chooser).setFiles({ name: 'partie.json', mimeType: 'text/plain', buffer: Buffer.from(text) });
  };
  // No file of ours: it is told, and the keyboard is where another one is chosen.
  await choose('<!doctype html>');
  await lands(page, 'Il n’y a rien à ouvrir');
  await enter(page, 'carry-drop');
  await lands(page, 'carry-file');
  await choose(record);
  await lands(page, 'Voici ce que vous recevez');
  await page.keyboard.press('Tab');
  await lands(page, 'carry-keep');
  await page.keyboard.press('Tab');
  await lands(page, 'carry-drop');
  await page.keyboard.press('Enter');
  await lands(page, 'carry-file');
  await choose(record);
  await lands(page, 'Voici ce que vous recevez');
  await enter(page, 'carry-keep');
  await lands(page, 'carry-go');
  const download = page.waitForEvent('download');
  await enter(page, 'carry-all');
  expect(JSON.parse(await readFile(await (await download).path(), 'utf8')).matches).toHaveLength(2);
  await lands(page, 'carry-all');
  await enter(page, 'carry-go', 'Shift+Tab');
  await expect(table(page)).toBeVisible({ timeout: 20_000 });
  await expect.poll(() => focused(page)).not.toBeNull();
});

test('the door: where the disk is full the keyboard is on what tells it', async ({ page }) => {
  await begin(page, './#/open', 'carry-file');
  await page.evaluate(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await tabTo(page, 'carry-paste');
  await page.keyboard.insertText(record);
  await enter(page, 'carry-read');
  await lands(page, 'Voici ce que vous recevez');
  await enter(page, 'carry-keep');
  await lands(page, 'carry-full');
});

test('a link that is written on the door leads to its match, which is moved on, shared, kept and played on', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const code = await linkOf(linked, { names: true, actions: true });
  await begin(page, './#/open', 'carry-file');
  await tabTo(page, 'carry-paste');
  await page.keyboard.insertText(`Regarde : https://example.org/#/r/${code}`);
  await enter(page, 'carry-read');
  await expect(page.getByTestId('replay-bar')).toBeVisible({ timeout: 20_000 });
  await expect.poll(() => focused(page)).not.toBeNull();
  const stops = await tour(page);
  const bar = ['replay-slider', 'replay-back', 'replay-play', 'replay-step', 'replay-eyes', 'replay-more'];
  expect(stops.filter((stop) => bar.includes(stop))).toEqual(bar);

  await tabTo(page, 'replay-slider');
  await page.keyboard.press('End');
  await expect(table(page)).toHaveAttribute('data-moves', '3');
  await page.keyboard.press('ArrowLeft');
  await expect(table(page)).toHaveAttribute('data-moves', '2');
  await enter(page, 'replay-back');
  await expect(table(page)).toHaveAttribute('data-moves', '1');
  await lands(page, 'replay-back');
  await enter(page, 'replay-more');
  await lands(page, /./);
  expect(await tour(page)).toEqual([
    'close',
    'replay-share',
    'replay-file',
    'replay-keep',
    'replay-moves',
    'replay-play-on',
  ]);
  // Kept, it stays where the keyboard is.
  await enter(page, 'replay-keep');
  await expect(page.getByTestId('replay-kept')).toContainText('gardé');
  await lands(page, 'replay-keep');
  await enter(page, 'replay-share', 'Shift+Tab');

  await expect(page.getByTestId('share-field')).toHaveValue(/#\/r\/1\./);
  const panel = ['share-names', 'share-here', 'share-field', 'share-send', 'share-copy'];
  expect((await tour(page)).filter((stop) => stop.startsWith('share'))).toEqual(panel);
  const field = page.getByTestId('share-field');
  const whole = await field.inputValue();
  await tabTo(page, 'share-names');
  await page.keyboard.press('Space');
  await expect(field).not.toHaveValue(whole);
  // The cards alone: one choice further with an arrow.
  const what = page.getByRole('radio', { checked: true });
  for (let presses = 0; presses < 12; presses++) {
    if (await what.evaluate((one) => one === document.activeElement)) break;
    await page.keyboard.press('Shift+Tab');
  }
  await expect(what).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(field).toHaveValue(/#\/same\/1\./);
  await expect(what).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(field).toHaveValue(/#\/r\/1\./);
  // What the field holds is selected when the keyboard comes to it.
  await tabTo(page, 'share-field');
  expect(await page.evaluate(() => getSelection()?.toString())).toBe(await field.inputValue());
  await enter(page, 'share-copy');
  await expect(page.getByTestId('share-said')).toContainText('copié');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await field.inputValue());
  await lands(page, 'share-copy');
  await page.keyboard.press('Escape');
  await expect(field).toHaveCount(0);
  await lands(page, 'replay-more');

  await page.keyboard.press('Enter');
  await enter(page, 'replay-moves');
  await expect(page.getByTestId('moves').last()).toBeVisible();
  await page.keyboard.press('Escape');
  await lands(page, 'replay-more');
  await page.keyboard.press('Enter');
  await enter(page, 'replay-play-on');
  await expect(page).toHaveURL(/#\/table\//);
  await expect(table(page)).toHaveAttribute('data-moves', '1', { timeout: 20_000 });
  await expect.poll(() => focused(page)).not.toBeNull();
});

test('a link that is cut says so, and its notice is closed without losing the keyboard', async ({ page }) => {
  const code = (await linkOf(linked, { names: true, actions: true })) ?? '';
  await begin(page, `./#/r/${code.slice(0, -6)}`, 'replay-notice');
  for (let presses = 0; presses < 60; presses++) {
    await page.keyboard.press('Tab');
    if (await page.evaluate(() => document.activeElement?.closest('[data-testid="replay-notice"]') !== null)) break;
  }
  await page.keyboard.press('Enter');
  await expect(page.getByTestId('replay-notice')).toHaveCount(0);
  await expect.poll(() => focused(page)).not.toBeNull();
  await begin(page, './#/r/hello', 'replay-missing');
  expect(await tour(page)).toEqual(['Retour aux jeux']);
});

test('the same cards from somebody else: a name is written and the match begins', async ({ page }) => {
  const code = await linkOf(linked, { names: false, actions: false });
  await begin(page, `./#/same/${code}`, 'same-start');
  expect(await tour(page)).toEqual(['Retour aux jeux', 'same-name-0', 'same-name-1', 'same-name-2', 'same-start']);
  await begin(page, `./#/same/${code}`, 'same-start');
  await tabTo(page, 'same-name-0');
  await page.keyboard.press('Control+a');
  await page.keyboard.type('Léa');
  await enter(page, 'same-start');
  await expect(table(page)).toBeVisible({ timeout: 20_000 });
  await expect.poll(() => focused(page)).not.toBeNull();
});

test('a match that another tab plays is taken from it, and the keyboard is on its table', async ({ page, context }) => {
  const id = await keepMatch(page, plis);
  await begin(page, `./#/table/${id}`, 'table');
  await page.keyboard.press('Tab');
  const other = await context.newPage();
  await begin(other, `./#/table/${id}`, 'elsewhere');
  expect(await tour(other)).toEqual(['take-over', 'Retour aux jeux']);
  await begin(other, `./#/table/${id}`, 'elsewhere');
  await enter(other, 'take-over');
  await expect(table(other)).toBeVisible({ timeout: 20_000 });
  await expect.poll(() => focused(other)).not.toBeNull();
  await expect(page.getByTestId('elsewhere')).toBeVisible();
  await lands(page, /ouverte ailleurs/);
});
