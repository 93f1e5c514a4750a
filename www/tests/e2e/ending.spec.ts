// The end of a match: what is unfolded moves nothing above it, and is scrolled into sight. In every game, however the table lies.
import { read } from '../gallery/shown.ts';
import { atStage, expect, openTable, settled, atOneTable as test, type Deal } from './helpers.ts';
import { announce, deal as diced, toRoll } from './themes-table.ts';
import type { Page } from '@playwright/test';

const recorded = (scene: 'syntax-ranking' | 'padbolix-ranking' | 'plis-ranking'): Deal => {
  const { game, seats, options, setup, seed, actions } = read(scene).save;
  return {
    game,
    seats: seats.map(({ name, bot }) => (bot === null ? name : [name, bot])),
    options,
    setup: setup as Record<string, unknown>,
    seed: Number(seed),
    actions,
  } as Deal;
};

const acts = (seat: number, ...actions: Record<string, unknown>[]): NonNullable<Deal['actions']> =>
  actions.map((action) => ({ seat, action }));
const cards = (colour: string): string[] => [1, 2, 3].map((face) => `${colour}.fr.${face}`);

/** A round of one: two sentences, the second ends it. */
const spikit: Deal = {
  game: 'spikit',
  seats: ['Zoé', 'Ugo', 'Rita'],
  options: { end: { rounds: 1 } },
  seed: 3,
  setup: { hands: ['brown', 'red', 'orange'].map(cards), table: [] },
  actions: [
    ...acts(0, { type: 'roll' }, { type: 'draw' }, { type: 'lay', cards: cards('brown') }),
    ...[1, 2].flatMap((seat) => acts(seat, { type: 'vote', accept: true })),
    ...acts(0, { type: 'fish' }, { type: 'stop-fishing' }, { type: 'end-turn' }),
    ...acts(1, { type: 'roll' }, { type: 'draw' }, { type: 'end-turn' }),
    ...acts(2, { type: 'roll' }, { type: 'draw' }, { type: 'lay', cards: cards('orange') }),
    ...[0, 1].flatMap((seat) => acts(seat, { type: 'vote', accept: true })),
    ...acts(2, { type: 'fish' }, { type: 'stop-fishing' }),
    ...acts(2, { type: 'complete', sentence: 0, head: [], tail: ['blue.fr.1'] }),
    ...[0, 1].flatMap((seat) => acts(seat, { type: 'vote', accept: true })),
  ],
};

const games: Record<string, (page: Page) => Promise<unknown>> = {
  syntax: (page) => openTable(page, recorded('syntax-ranking')),
  padbolix: (page) => openTable(page, recorded('padbolix-ranking')),
  plis: (page) => openTable(page, recorded('plis-ranking')),
  spikit: (page) => openTable(page, spikit),
  themes: async (page) => {
    await toRoll(page, diced({ setup: { tokens: [40, 30, 15], centre: 5 }, seats: ['Zoé', 'Ugo', 'Rita'] }));
    await announce(page, 1, 'Bach');
    await announce(page, 0, 'Brejnev');
  },
};

const WINDOWS = [
  [390, 844],
  [844, 390],
  [820, 1180],
  [1180, 820],
  [1440, 900],
] as const;

/** Where the head lies, and how much of what was unfolded is out of sight. */
const look = (page: Page, hook: string): Promise<{ head: number; out: number }> =>
  page.evaluate((folded) => {
    const dialog = document.querySelector('dialog[open]');
    const heading = dialog?.querySelector('h2')?.getBoundingClientRect();
    const part = document.querySelector(`[data-testid="${folded}"]`)?.getBoundingClientRect();
    const frame = dialog?.getBoundingClientRect();
    if (!dialog || !heading || !part || !frame) throw new Error('no dialog');
    const under = Math.min(part.bottom - Math.min(frame.bottom, innerHeight), part.top - frame.top);
    // Within the dialog it may scroll.
    return { head: heading.top + dialog.scrollTop, out: Math.max(0, Math.round(under)) };
  }, hook);

for (const [game, ended] of Object.entries(games))
  test(`${game}: the table of rounds opens below, in sight, and the head of the dialog stays`, async ({ page }) => {
    test.setTimeout(120_000);
    // A round of dice takes longest to get to.
    for (const [width, height] of game === 'themes' ? WINDOWS.slice(0, 2) : WINDOWS) {
      await page.setViewportSize({ width, height });
      await ended(page);
      await atStage(page, 'over');
      for (const hook of game === 'spikit' ? ['ending-rounds', 'hearts'] : ['ending-rounds']) {
        const folded = page.getByTestId(hook);
        await expect(folded).toBeVisible();
        await settled(page);
        const { head } = await look(page, hook);
        const stays = async (): Promise<boolean> => Math.abs((await look(page, hook)).head - head) < 2;
        await folded.locator('summary').click();
        await expect(folded).toHaveAttribute('open', '');
        await expect.poll(async () => (await look(page, hook)).out, `${hook}, ${width} × ${height}`).toBe(0);
        await expect.poll(stays, `${hook}, ${width} × ${height}`).toBe(true);
        await folded.locator('summary').click();
        await expect(folded).not.toHaveAttribute('open', '');
        await expect.poll(stays, `${hook} folded, ${width} × ${height}`).toBe(true);
      }
    }
  });
