// A match that was played, looked at again: at the same table, forwards, backwards and to any moment, by every hand, by keys and by ear;
// and played on from there.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { violations } from '../axe.ts';
import { GAMES } from '../games.ts';
import { FEW, MAIN } from '../sizes.ts';
import { expect, keepMatch, keptMatches, table, atOneTable as test, type Deal } from './helpers.ts';

test.describe.configure({ mode: 'parallel' });

interface Whole {
  seats: { name: string; bot: null }[];
  options: Record<string, unknown>;
  seed: string;
  setup: Record<string, unknown> | null;
  data?: Record<string, unknown>;
  actions: NonNullable<Deal['actions']>;
}

/** A whole match of that game, as the rules keep one for ever. */
function whole(game: string): Whole {
  const file = path.join(import.meta.dirname, `../../../crates/protocol/tests/portable/${game}.json`);
  return (JSON.parse(readFileSync(file, 'utf8')) as { save: Whole }).save;
}

const where = (page: Page) => page.getByTestId('replay-where');
const slider = (page: Page) => page.getByTestId('replay-slider');

async function replay(page: Page, game: Deal['game'] = 'plis'): Promise<{ id: string; total: number }> {
  const { seats, options, seed, setup, data, actions } = whole(game);
  const deal = {
    game,
    seats: seats.map(({ name }) => name),
    options,
    actions,
    ...(setup ? { setup } : {}),
    ...(data ? { data } : {}),
  };
  const id = await keepMatch(page, { ...deal, seed: seed as unknown as number }, { over: true });
  await page.goto(`./#/replay/${id}`);
  await expect(page.getByTestId('replay-bar')).toBeVisible({ timeout: 20_000 });
  await expect(where(page)).toContainText('La donne');
  // Of Dés à thèmes the beginning alone: its record was made with other lists, and the rest of it is refused here.
  return { id, total: Number(await slider(page).getAttribute('max')) };
}

const moves = (page: Page) => table(page).getAttribute('data-moves');

test('spikit: a step back from a sentence, or a jump, leaves its cards in the hand of whoever laid it', async ({
  page,
}) => {
  await replay(page, 'spikit');
  const lays = whole('spikit').actions.findIndex(({ action }) => (action as { type: string }).type === 'lay');
  const { seat } = whole('spikit').actions[lays] as { seat: number };
  await page.getByTestId('replay-eyes').selectOption(String(seat));
  const to = (at: number): Promise<void> => slider(page).fill(String(at));
  await to(lays);
  await expect(table(page)).toHaveAttribute('data-moves', String(lays));
  const held = await page.getByTestId('hand-card').count();
  expect(held).toBeGreaterThan(0);
  for (const back of [() => page.getByTestId('replay-back').click(), () => to(lays)]) {
    await to(lays + 1);
    await expect(table(page)).toHaveAttribute('data-moves', String(lays + 1));
    await back();
    await expect(table(page)).toHaveAttribute('data-moves', String(lays));
    await expect(page.getByTestId('hand-card')).toHaveCount(held);
    await expect(page.locator('.hand .slot.away')).toHaveCount(0);
  }
});

for (const game of GAMES)
  test(`${game}: forwards, backwards and to the end, and nobody is asked anything`, async ({ page }) => {
    const { total } = await replay(page, game);
    await page.getByTestId('replay-step').click();
    await expect(table(page)).toHaveAttribute('data-moves', '1');
    await page.getByTestId('replay-step').click();
    await expect(table(page)).toHaveAttribute('data-moves', '2');
    await page.getByTestId('replay-back').click();
    await expect(table(page)).toHaveAttribute('data-moves', '1');
    await expect(where(page)).toContainText(`Coup 1 sur ${total}`);
    for (const at of [Math.floor(total / 3), Math.floor((2 * total) / 3), total]) {
      await slider(page).fill(String(at));
      await expect(table(page)).toHaveAttribute('data-moves', String(at));
      // A step from anywhere, over the ends of rounds too.
      if (at < total) {
        await page.getByTestId('replay-step').click();
        await expect(where(page)).toContainText(`Coup ${at + 1} sur`);
      }
    }
    await expect(table(page)).toHaveAttribute('data-stage', 'shown');
    await expect(page.getByTestId('match-over')).toHaveCount(0);
    await expect(page.getByTestId('curtain')).toHaveCount(0);
  });

test('every hand can be seen, one at a time or all at once', async ({ page }) => {
  await replay(page);
  const hand = () =>
    page.getByTestId('hand-card').evaluateAll((cards) => cards.map((one) => one.getAttribute('data-card')));
  const first = await hand();
  expect(first.length).toBeGreaterThan(5);
  await page.getByTestId('replay-eyes').selectOption('1');
  await expect.poll(hand).not.toEqual(first);
  await page.getByTestId('replay-eyes').selectOption('open');
  await expect(page.getByTestId('open-hands').locator('li')).toHaveCount(3);
  await expect(page.getByTestId('open-hands').locator('li').first()).toContainText(/Anna\s:\s\S/);
  await page.getByTestId('replay-eyes').selectOption('none');
  await expect(page.getByTestId('hand-card')).toHaveCount(0);
  await expect(page.getByTestId('open-hands')).toHaveCount(0);
});

test('keys move it, rounds are marked, and it plays by itself', async ({ page }) => {
  const { total } = await replay(page);
  await expect(page.locator('.replay-marks i')).toHaveCount(4);
  await page.keyboard.press('ArrowRight');
  await expect(table(page)).toHaveAttribute('data-moves', '1');
  await page.keyboard.press('ArrowLeft');
  await expect(table(page)).toHaveAttribute('data-moves', '0');
  await page.keyboard.press('End');
  await expect(table(page)).toHaveAttribute('data-moves', String(total));
  await page.keyboard.press('PageUp');
  await expect(where(page)).toContainText('manche 5');
  await page.keyboard.press('Home');
  await expect(table(page)).toHaveAttribute('data-moves', '0');
  await page.keyboard.press('Space');
  await expect.poll(async () => Number(await moves(page))).toBeGreaterThan(1);
  await page.keyboard.press('Space');
  await expect(page.getByTestId('replay-play')).toHaveAccessibleName('Faire défiler');
});

test('moves are said in one live region, and the list of them leads anywhere', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await replay(page);
  const said = page.locator('mots-app > [data-live="narrator"]');
  await page.keyboard.press('ArrowRight');
  await expect(said).toContainText('Anna joue');
  await slider(page).fill('40');
  await expect(said).toContainText('Coup 40 sur 220');
  const list = page.getByTestId('moves').first();
  await expect(list.locator('[aria-current="step"]')).toHaveAttribute('data-move', '40');
  await list.locator('[data-move="42"]').click();
  await expect(table(page)).toHaveAttribute('data-moves', '42');
  await expect(list.locator('[tabindex="0"]')).toHaveCount(1);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(table(page)).toHaveAttribute('data-moves', '43');
});

test('a match goes on from any moment as another one; the one that is shown stays', async ({ page }) => {
  const { id } = await replay(page);
  await slider(page).fill('20');
  await expect(table(page)).toHaveAttribute('data-moves', '20');
  await page.getByTestId('replay-more').click();
  await page.getByTestId('replay-play-on').click();
  await expect(page).toHaveURL(/#\/table\//);
  await expect(table(page)).toHaveAttribute('data-moves', '20');
  const rows = await keptMatches(page);
  expect(rows.map((row) => row.save.actions.length).sort((a, b) => a - b)).toEqual([20, 220]);
  expect(rows.find((row) => row.id === id)?.save.actions.length).toBe(220);
});

test('a match in progress is not shown: the hands are those of people who play', async ({ page }) => {
  const id = await keepMatch(page, { game: 'plis', seats: ['Zoé', 'Ugo', 'Rita'], seed: 3 });
  await page.goto(`./#/replay/${id}`);
  await expect(page.getByTestId('replay-missing')).toContainText('pas finie');
  await page.goto('./#/replay/nothing');
  await expect(page.getByTestId('replay-missing')).toContainText('plus sur cet appareil');
});

test('what was played on this device leads to it from the start screen', async ({ page }) => {
  const { id } = await replay(page);
  await page.goto('./#/');
  await page.reload();
  await page.getByTestId('archive').locator('summary').click();
  await page.getByTestId('replay').click();
  await expect(page).toHaveURL(new RegExp(`#/replay/${id}$`));
  await expect(page.getByTestId('replay-bar')).toBeVisible({ timeout: 20_000 });
});

for (const size of FEW)
  test(`axe finds nothing at ${size.width} × ${size.height}`, async ({ page }) => {
    await page.setViewportSize(size);
    await replay(page);
    await page.getByTestId('replay-eyes').selectOption('open');
    await expect(page.getByTestId('open-hands')).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await page.getByTestId('replay-more').click();
    await page.getByTestId('replay-moves').click();
    await expect(page.getByTestId('moves').last()).toBeVisible();
    expect(await violations(page)).toEqual([]);
  });

test('what moves it on is in reach at every size', async ({ page }) => {
  await replay(page);
  for (const size of [...MAIN, { width: 320, height: 480 }]) {
    await page.setViewportSize(size);
    for (const hook of ['replay-back', 'replay-play', 'replay-step', 'replay-slider', 'replay-more', 'replay-eyes']) {
      const box = await page.getByTestId(hook).boundingBox();
      expect(box, hook).not.toBeNull();
      expect(
        Math.round(Math.min(box?.height ?? 0, box?.width ?? 0)),
        `${hook} at ${size.width}`,
      ).toBeGreaterThanOrEqual(44);
      await expect(page.getByTestId(hook)).toBeInViewport({ ratio: 0.9 });
    }
    for (const box of ['html', 'mots-replay'])
      expect(await page.locator(box).evaluate((one) => one.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  }
});

test.describe('with motion', () => {
  test.use({ settings: { pace: 'normal' } });

  /** Cards that have been on their way since the last question. */
  const moved = (page: Page): Promise<number> =>
    page.evaluate(() => {
      const kept = window as unknown as { moved?: Set<Animation> };
      const count = kept.moved?.size ?? 0;
      kept.moved = new Set();
      return count;
    });

  /** Notes the things that travel from one place to another, not those that swell or fade. */
  const watch = (page: Page): Promise<void> =>
    page.evaluate(() => {
      const kept = window as unknown as { moved: Set<Animation> };
      kept.moved = new Set();
      const look = (): void => {
        for (const one of document.getAnimations()) {
          const effect = one.effect as KeyframeEffect | null;
          const travels = effect?.getKeyframes().some(({ translate }) => /[1-9]/.test(String(translate ?? '')));
          if (travels && effect?.target?.matches('mots-replay .table :not(.slot)')) kept.moved.add(one);
        }
        requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });

  test('a step forwards lays its card, and a step back takes it away again, both on their way', async ({ page }) => {
    await replay(page);
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await watch(page);
    for (const [way, at] of [
      ['step', 1],
      ['step', 2],
      ['back', 1],
      // To the deal itself: the first card lies in the hand again.
      ['back', 0],
    ] as const) {
      await moved(page);
      await page.getByTestId(`replay-${way}`).click();
      await expect(table(page)).toHaveAttribute('data-moves', String(at));
      await expect
        .poll(() => page.evaluate(() => (window as unknown as { moved: Set<Animation> }).moved.size))
        .toBeGreaterThan(0);
    }
  });

  for (const game of GAMES.filter((one) => one !== 'themes'))
    test(`${game}: what five steps brought goes back on its way, one step after the other`, async ({ page }) => {
      await replay(page, game);
      for (let at = 1; at <= 5; at++) {
        await page.getByTestId('replay-step').click();
        await expect(table(page)).toHaveAttribute('data-moves', String(at));
      }
      await expect(page.getByTestId('replay-back')).toBeEnabled();
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      await watch(page);
      for (let at = 4; at >= 0; at--) {
        await page.getByTestId('replay-back').click();
        await expect(table(page)).toHaveAttribute('data-moves', String(at));
      }
      expect(await moved(page)).toBeGreaterThan(1);
    });
});
