// A match is opened for the first time: from the first picture on nothing that is not so is said.
import type { Page } from '@playwright/test';
import { atStage, expect, goTo, keepMatch, lift, onTurn, settled, atOneTable as test, type Deal } from './helpers.ts';

const ROBIN: [string, 'easy'] = ['Robin', 'easy'];
const LUC: [string, 'easy'] = ['Luc', 'easy'];

test.use({ settings: { playOnly: false, pace: 'fast' }, viewport: { width: 390, height: 844 } });

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'no-preference' }));

interface Seen {
  prompts: string[];
  /** What each plate said that its seat holds, one after the other. */
  counts: Record<string, number[]>;
}

/** Notes every text of the prompt and every count of cards on a plate from now on, as they are seen. */
const watch = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const seen: Seen = { prompts: [], counts: {} };
    Object.assign(window, { seen });
    const look = (): void => {
      const prompt = document.querySelector<HTMLElement>('[data-testid="prompt"]')?.textContent?.trim() ?? '';
      if (prompt !== '' && seen.prompts.at(-1) !== prompt) seen.prompts.push(prompt);
      for (const plate of document.querySelectorAll<HTMLElement>('[data-testid^="count-"]')) {
        const figure = plate.querySelector<HTMLElement>('[aria-hidden]:not(.seat-sign)');
        const shown = figure?.dataset['come'] ?? figure?.textContent ?? '';
        const id = plate.dataset['testid'] ?? '';
        seen.counts[id] ??= [];
        const counts = seen.counts[id];
        if (counts.at(-1) !== Number(shown)) counts.push(Number(shown));
      }
    };
    new MutationObserver(look).observe(document.body, {
      subtree: true,
      childList: true,
      characterData: true,
      attributes: true,
    });
  });

const seenOf = (page: Page): Promise<Seen> => page.evaluate(() => (window as unknown as { seen: Seen }).seen);

const games: Deal[] = [
  { game: 'syntax', seats: ['Zoé', ROBIN, LUC], setup: { dealer: 2 } },
  { game: 'spikit', seats: ['Zoé', ROBIN, LUC] },
  { game: 'padbolix', seats: ['Zoé', ROBIN, LUC], setup: { leader: 0 } },
  { game: 'plis', seats: ['Zoé', ROBIN, LUC], setup: { leader: 0 } },
  { game: 'themes', seats: ['Zoé', ROBIN, LUC], setup: { roller: 0 } },
];

for (const deal of games) {
  test(`${deal.game}: nobody who is to move is said to think, and plates count what lies there`, async ({ page }) => {
    const id = await keepMatch(page, deal);
    await watch(page);
    await goTo(page, id);
    // Whoever is to throw is asked with everybody else.
    if (deal.game === 'themes') await atStage(page, 'open');
    else await onTurn(page);
    await settled(page);
    const { prompts, counts } = await seenOf(page);
    expect(prompts.filter((one) => one.includes('réfléchit') || one.includes('Zoé'))).toEqual([]);
    for (const [plate, shown] of Object.entries(counts)) {
      expect(shown[0], plate).toBe(0);
      expect(shown, plate).toEqual([...shown].sort((one, other) => one - other));
    }
  });

  test(`${deal.game}: among people, nobody is said to think`, async ({ page }) => {
    const id = await keepMatch(page, { ...deal, seats: ['Zoé', 'Anna', 'Luc'] });
    await watch(page);
    await goTo(page, id);
    if (deal.game !== 'themes') await lift(page, 'Zoé');
    await atStage(page, 'turn', 'open');
    await settled(page);
    const { prompts } = await seenOf(page);
    expect(prompts.filter((one) => one.includes('réfléchi'))).toEqual([]);
  });
}
