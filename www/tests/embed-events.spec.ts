// What a house hears of a match, and what it asks of one: the end of a match and of its rematch, a pause, a portal's adapter.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type Page, expect, test } from '@playwright/test';
import { transform } from 'esbuild';
import { close, type Element, frameOf, heard, house, play, said } from './house.ts';

test.describe.configure({ mode: 'parallel' });
test.afterEach(close);

const SEATS = [
  { name: 'Zoé', bot: null },
  { name: 'Ugo', bot: 'easy' },
  { name: 'Rita', bot: 'easy' },
];

/** A match as a house keeps it. */
const kept = (game: string, id: string, more: object): string =>
  JSON.stringify({
    id,
    game,
    names: SEATS.map(({ name }) => name),
    bots: SEATS.map(({ bot }) => bot),
    options: {},
    round: 1,
    scores: [0, 0, 0],
    over: false,
    updated: 1,
    revision: 1,
    save: { version: 1, game, seats: SEATS, options: {}, seed: '7', checksums: {}, actions: [], ...more },
  });

/** The last two tricks of a match of Plis: the last one plays itself. */
const lastTricks = (id: string): string =>
  kept('plis', id, {
    setup: {
      round: 5,
      hands: [
        ['pB', 'bC'],
        ['pC', 'bD'],
        ['pD', 'bE'],
      ],
      leader: 0,
    },
  });

const load = (page: Page, record: string): Promise<void> =>
  page.locator('mots-en-main').evaluate((one, it) => (one as Element).load(it), record);

test('the end of a match is told once, with everybody’s place, and that of its rematch again', async ({
  page,
  baseURL,
}) => {
  test.slow();
  await house(page, baseURL, '<mots-en-main game="plis" lang="fr" storage="host" start="now"></mots-en-main>');
  await heard(page, 'ready');
  await load(page, lastTricks('one'));
  const frame = await frameOf(page);
  const ends = async (): Promise<Record<string, unknown>[]> =>
    (await said(page)).flatMap(({ event, detail }) => (event === 'match-end' ? [detail] : []));
  await play(frame);
  await expect(frame.getByTestId('rematch')).toBeVisible({ timeout: 20_000 });
  const seat = { bot: 'easy', score: expect.any(Number) };
  const end = { game: 'plis', moves: 6, round: 5, turn: null, seats: [{ ...seat, bot: null }, seat, seat] };
  expect(await ends()).toEqual([{ ...end, places: expect.any(Array), seconds: expect.any(Number) }]);
  const [first] = await ends();
  const scores = ((first?.['seats'] ?? []) as { score: number }[]).map(({ score }) => score);
  // Whoever has fewest points is first.
  expect(first?.['places']).toEqual(scores.map((one) => 1 + scores.filter((other) => other < one).length));
  // Whoever takes the last tricks back ends the same match again: it has been told.
  await load(page, lastTricks('one'));
  await play(frame);
  await expect(frame.getByTestId('rematch')).toBeVisible({ timeout: 20_000 });
  expect(await ends()).toEqual([first]);
  await frame.getByTestId('rematch').click({ timeout: 20_000 });
  await expect(frame.getByTestId('table')).toHaveAttribute('data-moves', '0', { timeout: 20_000 });
  const id = frame.url().split('/table/')[1] ?? '';
  expect(id).toMatch(/^[\w.-]+$/);
  expect(id).not.toBe('one');
  expect(await ends()).toHaveLength(1);
  // The rematch is at its last tricks, too.
  await load(page, lastTricks(id));
  await play(frame);
  await expect(frame.getByTestId('rematch')).toBeVisible({ timeout: 20_000 });
  expect(await ends()).toEqual([first, expect.objectContaining(end)]);
});

test('while the house has the game pause its clock stands still, and nothing can be touched', async ({
  page,
  baseURL,
}) => {
  await page.clock.install();
  await house(page, baseURL, '<mots-en-main game="themes" lang="fr" storage="host" start="now"></mots-en-main>');
  await heard(page, 'ready');
  const people = SEATS.map(({ name }) => ({ name, bot: null }));
  const options = { words: 'fr', timer: 120, typing: 60 };
  const roll = { theme: 1, letters: { green: 'B', white: 'O', yellow: 'R', red: 'V', blue: 'A' }, colour: 'green' };
  await load(page, kept('themes', 'clock', { seats: people, options, setup: { rolls: [roll] } }));
  const frame = await frameOf(page);
  await frame.getByTestId('roll').click({ timeout: 20_000 });
  const clock = frame.getByTestId('clock').first();
  await page.clock.runFor(10_000);
  await expect(clock).toBeVisible();
  const element = page.locator('mots-en-main');
  await element.evaluate((one) => (one as Element).pause());
  await expect(clock).toContainText('En pause');
  const left = (await clock.locator('.clock-time').textContent()) ?? 'none';
  expect(left).toMatch(/\d/);
  await page.clock.runFor(300_000);
  await expect(clock.locator('.clock-time')).toHaveText(left);
  await expect(frame.getByTestId('table')).toHaveAttribute('data-stage', 'open');
  await expect(frame.locator('mots-app')).toHaveAttribute('inert', '');
  // Sounds are another matter.
  await element.evaluate((one) => (one as Element).mute());
  await element.evaluate((one) => (one as Element).mute(false));
  await expect(clock).toContainText('En pause');
  await element.evaluate((one) => (one as Element).resume());
  await expect(clock).not.toContainText('En pause');
  await page.clock.runFor(5000);
  await expect(clock.locator('.clock-time')).not.toHaveText(left);
  await page.clock.runFor(115_000);
  await expect(frame.getByTestId('table')).toHaveAttribute('data-stage', 'summary');
});

test('the adapter for portals keeps a match, tells its end, and hands on a pause', async ({ page, baseURL }) => {
  const { origin } = new URL(baseURL ?? '');
  const typed = readFileSync(path.join(import.meta.dirname, 'portal.ts'), 'utf8');
  const { code } = await transform(typed, { loader: 'ts' });
  // As a bundler would: the element's script has come, and this is where the game is.
  const adapter = code.replace(/^import.*$/m, '').replace('https://games.example/mots/', `${origin}/`);
  const portal = `
    const log = (what) => (...all) => window.told.push([what, ...all]);
    window.told = [];
    const acts = {};
    const portal = {
      language: 'fr',
      load: async () => ${JSON.stringify(lastTricks('one'))},
      save: log('save'), firstFrameReady: log('first-frame'), gameReady: log('ready'), started: log('started'), over: log('over'), log: log('log'),
      onPause: (hear) => (acts.pause = hear), onResume: (hear) => (acts.resume = hear), onMute: (hear) => (acts.mute = hear),
    };
    window.acts = acts;
    import('./adapter.js').then(({ mount }) => mount(document.querySelector('#box'), portal, 'plis'));`;
  await house(page, baseURL, '<div id="box" class="box"></div>', { files: { 'adapter.js': adapter }, early: portal });
  const told = async (what: string): Promise<unknown[][]> =>
    (await page.evaluate(() => (window as unknown as { told: unknown[][] }).told)).filter(([name]) => name === what);
  await expect.poll(() => told('ready'), { timeout: 30_000 }).toHaveLength(1);
  const act = (name: string, ...given: unknown[]): Promise<void> =>
    page.evaluate(
      async ([called, all]) =>
        await (window as unknown as { acts: Record<string, (...all: unknown[]) => unknown> }).acts[called]?.(...all),
      [name, given] as const,
    ) as Promise<void>;
  const frame = await frameOf(page);
  await expect(frame.getByTestId('hand-card')).toHaveCount(2, { timeout: 20_000 });
  await act('pause');
  await expect(frame.locator('mots-app')).toHaveAttribute('inert', '');
  await act('resume');
  await expect(frame.locator('mots-app')).not.toHaveAttribute('inert');
  await act('mute', true);
  await play(frame);
  await expect.poll(() => told('over'), { timeout: 20_000 }).toHaveLength(1);
  const [[, result]] = (await told('over')) as [[string, unknown]];
  expect(result).toEqual({ score: expect.any(Number), place: expect.any(Number) });
  await expect.poll(async () => (await told('save')).at(-1)).toEqual(['save', 'mots-plis', null]);
  expect(await told('log')).toEqual([]);
});
