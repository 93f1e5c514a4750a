// What is taken along, shown and looked at again, at all sizes, in both languages and both themes: nothing is cut or out of reach. With
// `PICTURES=1` each screen leaves a picture.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { linkOf, type Linked } from '../../src/device/link.ts';
import { violations } from '../axe.ts';
import { GAMES } from '../games.ts';
import { LOOKS, type Size } from '../sizes.ts';
import { expect, keepMatch, keepResults, settled, atOneTable as test, type Deal } from './helpers.ts';
import { cut, fits, outOfReach, picture } from './inspect.ts';

const whole = (game: string): Linked => {
  const file = path.join(import.meta.dirname, `../../../crates/protocol/tests/portable/${game}.json`);
  return (JSON.parse(readFileSync(file, 'utf8')) as { save: Linked }).save;
};

/** A whole match, as the page keeps one that is over. */
async function keepWhole(page: Page, game: Deal['game'], change: Record<string, unknown> = {}): Promise<string> {
  const { seats, options, setup, data, actions, seed } = whole(game);
  const deal = {
    game,
    seats: seats.map(({ name }) => name),
    options: options as Record<string, unknown>,
    seed: seed as unknown as number,
    actions: actions as NonNullable<Deal['actions']>,
    ...(setup ? { setup: setup as Record<string, unknown> } : {}),
    ...(data ? { data: data as Record<string, unknown> } : {}),
  };
  return await keepMatch(page, deal, { over: true, ...change });
}

const day = 86_400_000;
const results = [2, 1, 3, 1, 1, 2, 1, 1].map((place, at) => ({
  id: `r${at}`,
  game: GAMES[at % GAMES.length] as string,
  level: at % 2 ? 'medium' : 'easy',
  names: ['Zoé', 'Ugo', 'Rita'],
  bots: [null, 'easy', 'easy'],
  scores: [10 * place, 20, 30],
  places: [place, ...[1, 2, 3].filter((one) => one !== place)],
  ended: 1_700_000_000_000 + at * day,
  ...(at === 3 ? { best: 'Le plus beau mot : ANTICONSTITUTIONNEL, de Zoé.' } : {}),
}));

/** Cards of the trick that lie, in part, below the families that stay in sight at the foot of the middle. */
async function underFamilies(page: Page, sizes: readonly Size[]): Promise<string[]> {
  const problems: string[] = [];
  for (const size of sizes) {
    await page.setViewportSize(size);
    await settled(page);
    const covered = await page.evaluate(() => {
      const foot = document.querySelector('[data-testid="families"]')?.getBoundingClientRect().top ?? Infinity;
      const places = [...document.querySelectorAll('.trick :is(.card, .card-place)')];
      return places.map((place) => Math.round(place.getBoundingClientRect().bottom - foot)).filter((over) => over > 1);
    });
    for (const over of covered) problems.push(`${over} px at ${size.width} × ${size.height}`);
  }
  return problems;
}

for (const { theme, language, sizes } of LOOKS)
  test.describe(`${theme}, ${language}`, () => {
    test.use({ settings: { theme, language } });

    /** That screen at every size; problems are collected, so that one run tells of all. */
    async function look(page: Page, screen: string, ...inSight: string[]): Promise<string[]> {
      const problems: string[] = [];
      const at = async ({ width, height }: Size): Promise<void> => {
        const name = `${screen} at ${width} × ${height}`;
        await page.setViewportSize({ width, height });
        await picture(page, `along-${screen}-${width}x${height}-${theme}`);
        problems.push(...(await fits(page, name, ...inSight)), ...(await cut(page, name)));
        problems.push(...(await outOfReach(page, name)));
        await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
      };
      for (const size of sizes) await at(size);
      return problems;
    }

    test('the shelf and the results', async ({ page }) => {
      await keepMatch(page, { game: 'plis', seats: ['Zoé', ['Ugo', 'easy'], ['Rita', 'easy'], 'Léo'], seed: 3 });
      await keepMatch(page, { game: 'syntax', seats: ['Zoé', ['Ugo', 'easy']], seed: 3 });
      await keepWhole(page, 'padbolix', { updated: Date.now() - 3 * day });
      await keepWhole(page, 'spikit', { updated: Date.now() - 8 * day });
      await keepResults(page, results);
      await page.goto('./?shelf#/');
      await expect(page.getByTestId('resume-row')).toHaveCount(2);
      await page.getByTestId('archive').locator('summary').click();
      await expect(page.getByTestId('archive-row')).toHaveCount(2);
      expect(await look(page, 'shelf')).toEqual([]);
      await page.getByTestId('results-all').click();
      await expect(page.getByTestId('results-count')).toHaveText('8');
      expect(await look(page, 'results')).toEqual([]);
    });

    test('the door: what there is, what comes', async ({ page }) => {
      await keepWhole(page, 'plis');
      await page.goto('./#/open');
      await expect(page.getByTestId('carry-has')).not.toHaveText(/…$/);
      const text = JSON.stringify(whole('padbolix'));
      await page
        .getByTestId('carry-file')
        .setInputFiles({ name: 'partie.json', mimeType: 'text/plain', buffer: Buffer.from(text) });
      await expect(page.getByTestId('carry-seen')).toBeVisible();
      expect(await look(page, 'door')).toEqual([]);
    });

    /** A match of that game at the middle of its replay. */
    async function replayed(page: Page, game: Deal['game']): Promise<void> {
      const id = await keepWhole(page, game);
      await page.goto(`./#/replay/${id}`);
      await expect(page.getByTestId('replay-bar')).toBeVisible({ timeout: 20_000 });
      const slider = page.getByTestId('replay-slider');
      const middle = String(Math.floor(Number(await slider.getAttribute('max')) / 2));
      await slider.fill(middle);
      await expect(page.getByTestId('table')).toHaveAttribute('data-moves', middle);
    }

    for (const game of GAMES)
      test(`a match of ${game} that is shown`, async ({ page }) => {
        await replayed(page, game);
        expect(await look(page, `replay-${game}`, 'replay-step', 'replay-back', 'replay-slider')).toEqual([]);
        expect(await violations(page)).toEqual([]);
        if (game === 'plis') expect(await underFamilies(page, sizes)).toEqual([]);
      });

    test('what can be done with a match that is shown, and its link', async ({ page }) => {
      await replayed(page, 'padbolix');
      await page.getByTestId('replay-more').click();
      expect(await look(page, 'replay-sheet')).toEqual([]);
      await page.getByTestId('replay-share').click();
      await expect(page.getByTestId('share-field')).toHaveValue(/#\/r\/1\./);
      expect(await look(page, 'share')).toEqual([]);
    });

    test('the same cards, from somebody else', async ({ page }) => {
      await page.goto(`./#/same/${await linkOf(whole('plis'), { names: false, actions: false })}`);
      await expect(page.getByTestId('same-start')).toBeVisible();
      expect(await look(page, 'same')).toEqual([]);
    });
  });
