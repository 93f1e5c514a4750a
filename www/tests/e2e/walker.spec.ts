// Whatever people do at a table: nobody is stuck, nothing is invisible, nothing is lost, nothing complains. By a seed, so many steps
// as WALK_STEPS says; WALK_SEED walks elsewhere.
import type { BrowserContext, Page } from '@playwright/test';
import { GAMES } from '../games.ts';
import { sameCards } from '../seeded.ts';
import { expect, openTable, test, type Deal } from './helpers.ts';
import { chance, Walker } from './walker.ts';

/** Steps and no seconds: a busy machine looks at as much as a quiet one. */
const STEPS = Number(process.env['WALK_STEPS'] ?? 40);
const SEED = Number(process.env['WALK_SEED'] ?? 1);

// They wait for each other's machine time, not for each other.
test.describe.configure({ mode: 'parallel' });
test.use({ settings: { pace: 'fast', playOnly: false } });

const SEATS: Deal['seats'][] = [
  ['Zoé', ['Ugo', 'easy'], ['Rita', 'medium']],
  ['Zoé', 'Ugo', ['Rita', 'easy']],
  ['Zoé', ['Ugo', 'easy'], 'Rita'],
];

for (const [place, game] of GAMES.entries()) {
  test(`${game}: ${STEPS} steps of anything`, async ({ page }) => {
    test.setTimeout((2 * STEPS + 90) * 1000);
    const random = chance(SEED * 100 + place);
    const complaints: string[] = [];
    const beside = async (context: BrowserContext): Promise<Page> => {
      const other = await context.newPage();
      await sameCards(other);
      other.on('pageerror', (error) => complaints.push(String(error)));
      return other;
    };
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    // One match after the other, each with other people.
    for (let deal = 0, left = STEPS; left > 0; deal++) {
      const seats = SEATS[(SEED + deal) % SEATS.length] ?? [];
      const id = await openTable(page, { game, seats, seed: SEED * 1000 + deal });
      const walker = new Walker(page, id, random, beside);
      left -= await walker.walk(left);
    }
    expect(complaints).toEqual([]);
  });
}
