// Links: a whole match or its cards in an address, from one device to another; what is cut, foreign or later says so.
import type { Page } from '@playwright/test';
import { violations } from '../axe.ts';
import { linkOf } from '../../src/device/link.ts';
import { FEW } from '../sizes.ts';
import { expect, keepMatch, keptMatches, openTable, table, test, type Deal } from './helpers.ts';

test.describe.configure({ mode: 'parallel' });

const deal: Deal = {
  game: 'plis',
  seats: ['Zoé', ['Ugo', 'easy'], 'Rita'],
  seed: 3,
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
  actions: [
    { seat: 0, action: { type: 'play', card: 'pA' } },
    { seat: 1, action: { type: 'play', card: 'pB' } },
    { seat: 2, action: { type: 'play', card: 'pD' } },
  ],
};

/** One card each is left, and plays itself. */
const ending: Deal = {
  game: 'plis',
  seats: ['Zoé', ['Ugo', 'easy'], ['Rita', 'easy']],
  seed: 3,
  setup: { hands: [['pA'], ['pB'], ['pD']], round: 5, leader: 0, scores: [0, 0, 0] },
};

async function share(page: Page): Promise<void> {
  const id = await keepMatch(page, deal, { over: true });
  await page.goto(`./#/replay/${id}`);
  await expect(page.getByTestId('replay-bar')).toBeVisible({ timeout: 20_000 });
  await page.getByTestId('replay-more').click();
  await page.getByTestId('replay-share').click();
  await expect(field(page)).toHaveValue(/#\/r\/1\./);
}

const field = (page: Page) => page.getByTestId('share-field');

test('a match goes to another device in a link, without names unless they are wanted', async ({ page, browser }) => {
  await share(page);
  const nameless = await field(page).inputValue();
  await page.getByTestId('share-names').check({ force: true });
  await expect(field(page)).not.toHaveValue(nameless);
  const named = await field(page).inputValue();

  const context = await browser.newContext({ serviceWorkers: 'block', locale: 'fr-FR', reducedMotion: 'reduce' });
  const other = await context.newPage();
  // The start screen makes the store, which is empty.
  await other.goto('./');
  await expect(other.getByTestId('game-plis')).toBeVisible();
  await other.goto(nameless);
  await expect(other.getByTestId('replay-bar')).toBeVisible({ timeout: 20_000 });
  await expect(table(other)).toContainText('Robot 2');
  await expect(table(other)).not.toContainText('Zoé');
  await other.keyboard.press('End');
  await expect(table(other)).toHaveAttribute('data-moves', '3');
  expect(await keptMatches(other)).toEqual([]);
  await other.getByTestId('replay-more').click();
  await other.getByTestId('replay-keep').click();
  await expect(other.getByTestId('replay-kept')).toContainText('gardé');
  expect(await keptMatches(other)).toHaveLength(1);
  await other.goto(`${named}/2`);
  await expect(table(other)).toHaveAttribute('data-moves', '2', { timeout: 20_000 });
  await expect(table(other)).toContainText('Zoé');
  await context.close();
});

test('the same cards are dealt to somebody else', async ({ page, browser }) => {
  await share(page);
  await page.getByTestId('share-what').locator('input[value="deal"]').check({ force: true });
  await expect(field(page)).toHaveValue(/#\/same\/1\./);
  const link = await field(page).inputValue();
  const context = await browser.newContext({ serviceWorkers: 'block', locale: 'fr-FR', reducedMotion: 'reduce' });
  const other = await context.newPage();
  // Where a house wants nobody asked for a name, this screen asks for none either.
  await other.goto(link.replace('#', '?embed=1&names=off#'));
  await expect(other.getByTestId('same')).toContainText('Plis de lettres');
  await expect(other.locator('input')).toHaveCount(0);
  await other.goto(link);
  await expect(other.getByTestId('same')).toContainText('Plis de lettres');
  expect(await violations(other)).toEqual([]);
  await other.getByTestId('same-name-0').fill('Léa');
  await other.getByTestId('same-start').click();
  await expect(table(other)).toBeVisible({ timeout: 20_000 });
  const [row] = await keptMatches(other);
  expect(row?.save).toMatchObject({
    seed: '3',
    setup: {
      round: 5,
      hands: [
        ['pA', 'bC'],
        ['pB', 'bD'],
        ['pD', 'bE'],
      ],
    },
  });
  expect((row as unknown as { names: string[] }).names[0]).toBe('Léa');
  await context.close();
});

test('a link can be shared, copied and taken out of a field, whatever the device can do', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await share(page);
  const link = await field(page).inputValue();
  await page.getByTestId('share-copy').click();
  await expect(page.getByTestId('share-said')).toContainText('copié');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);
  await page.evaluate(() => {
    (window as unknown as { shared: unknown }).shared = null;
    Object.defineProperty(navigator, 'share', {
      value: async (what: unknown) => Object.assign(window, { shared: what }),
      configurable: true,
    });
  });
  await page.getByTestId('share-send').click();
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { shared: { url: string } | null }).shared?.url))
    .toBe(link);
  await page.evaluate(() => {
    Object.defineProperty(navigator.clipboard, 'writeText', { value: () => Promise.reject(new Error('no')) });
  });
  await page.getByTestId('share-copy').click();
  await expect(page.getByTestId('share-said')).toContainText('sélectionné');
});

test('a link that is cut, foreign or later says so, and harms nothing that is kept', async ({ page }) => {
  await share(page);
  const before = await keptMatches(page);
  const link = await field(page).inputValue();
  const code = link.slice(link.indexOf('#/r/') + 4);
  for (const [bad, told] of [
    [`9${code.slice(1)}`, 'version plus récente'],
    ['hello', 'ne mène à rien'],
    [code.slice(0, 14), 'incomplet'],
    [`1.zz.1.${'A'.repeat(40_000)}`, 'trop long'],
  ] as const) {
    await page.goto(`./#/r/${bad}`);
    await expect(page.getByTestId('replay-missing')).toContainText(told);
  }
  await page.goto(`./#/r/${code.slice(0, -12)}`);
  await expect(page.getByTestId('replay-notice')).toContainText('incomplet', { timeout: 20_000 });
  await expect(page.getByTestId('replay-bar')).toBeVisible();
  await page.goto('./#/same/1.5.5.xx');
  await expect(page.getByTestId('same-missing')).toBeVisible();
  expect(await keptMatches(page)).toEqual(before);
});

test('what has just ended is a link away from somebody else', async ({ page }) => {
  await openTable(page, ending);
  await page.getByTestId('share-end').click();
  await expect(field(page)).toHaveValue(/#\/r\/1\./);
  expect(await violations(page)).toEqual([]);
  const link = await field(page).inputValue();
  await page.keyboard.press('Escape');
  await expect(field(page)).toHaveCount(0);
  await expect(page.getByTestId('match-over')).toBeVisible();
  await expect(page.getByTestId('share-end')).toBeFocused();
  await page.goto(link);
  await expect(page.getByTestId('replay-bar')).toBeVisible({ timeout: 20_000 });
  await page.keyboard.press('End');
  await expect(table(page)).toHaveAttribute('data-moves', '3');
});

test('where a house wants nothing to be sent no link is offered', async ({ page }) => {
  await page.goto('./?embed=1&share=off');
  await expect(page.getByTestId('game-plis')).toBeVisible();
  await openTable(page, ending);
  await expect(page.getByTestId('match-over')).toBeVisible();
  await expect(page.getByTestId('share-end')).toHaveCount(0);
  await page.getByTestId('review').click();
  await expect(page.getByTestId('replay-bar')).toBeVisible({ timeout: 20_000 });
  await page.getByTestId('replay-more').click();
  await expect(page.getByTestId('replay-file')).toBeVisible();
  await expect(page.getByTestId('replay-share')).toHaveCount(0);
});

const keepIt = async (page: Page): Promise<void> => {
  await page.getByTestId('replay-more').click();
  await page.getByTestId('replay-keep').click();
};

/** A match that is over, in a link. */
const linked = async (): Promise<string> => {
  const seats = ['Zoé', 'Ugo', 'Rita'].map((name) => ({ name, bot: null }));
  const actions = ['pA', 'pB', 'pD'].map((card, seat) => ({ seat, action: { type: 'play', card } }));
  const match = { game: 'plis', seats, options: {}, seed: '3', setup: ending.setup ?? null, actions };
  return `./#/r/${await linkOf(match, { names: true, actions: true })}`;
};

test('a match in a link that is kept in two tabs is kept once, and both know it', async ({ page: first, context }) => {
  const second = await context.newPage();
  for (const tab of [first, second]) {
    await tab.goto(await linked());
    await expect(tab.getByTestId('replay-bar')).toBeVisible({ timeout: 20_000 });
  }
  await Promise.all([keepIt(first), keepIt(second)]);
  for (const tab of [first, second]) await expect(tab.getByTestId('replay-kept')).toContainText('gardé');
  for (const tab of [first, second]) {
    await tab.goto('./#/');
    await tab.getByTestId('archive').locator('summary').click();
    await expect(tab.getByTestId('archive-row')).toHaveCount(1);
  }
  await first.getByTestId('archive-forget').click();
  await expect(first.getByTestId('archive-row')).toHaveCount(1);
  await first.getByTestId('archive-forget-sure').click();
  // The other tab hears of it.
  await expect(second.getByTestId('archive-row')).toHaveCount(0);
});

test('where the disk is full a match in a link is shown, and that it is not kept is told', async ({ page }) => {
  await page.goto(await linked());
  await expect(page.getByTestId('replay-bar')).toBeVisible({ timeout: 20_000 });
  await page.evaluate(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await keepIt(page);
  await expect(page.getByTestId('replay-kept')).toContainText('plus assez de place');
  expect(await keptMatches(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.getByTestId('replay-step').click();
  await expect(table(page)).toHaveAttribute('data-moves', '1');
});

test('a link that is pasted leads to its match', async ({ page }) => {
  await share(page);
  const link = await field(page).inputValue();
  await page.goto('./#/open');
  await page.getByTestId('carry-paste').fill(`Regarde ! ${link}`);
  await page.getByTestId('carry-read').click();
  await expect(page).toHaveURL(/#\/r\/1\./);
  await expect(page.getByTestId('replay-bar')).toBeVisible({ timeout: 20_000 });
});

for (const size of FEW)
  test(`axe finds nothing in what is shared at ${size.width} × ${size.height}`, async ({ page }) => {
    await page.setViewportSize(size);
    await share(page);
    expect(await violations(page)).toEqual([]);
  });
