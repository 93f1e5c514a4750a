// Why a hint proposes what it does: one tap away at every size, over nothing that is being played, and gone with the next card.
import type { Locator, Page } from '@playwright/test';
import { atOneTable as test, expect, hint, onTurn, openTable, settled, table, tap, type Deal } from './helpers.ts';
import { MAIN } from '../sizes.ts';
import { picture } from './inspect.ts';

const seats = (count: number): Deal['seats'] => [
  'Zoé',
  ...(['Ugo', 'Rita', 'Désiré'] as const).slice(0, count - 1).map((name): [string, 'easy'] => [name, 'easy']),
];

const tables: Deal[] = [
  {
    game: 'plis',
    seats: seats(4),
    setup: {
      round: 1,
      leader: 1,
      hands: [
        ['pA', 'pE', 'pM', 'bE', 'bQ', 'bZ'],
        ['pG', 'bB', 'bC', 'bD', 'bR', 'bS'],
        ['pB', 'pC', 'pD', 'bF', 'bT', 'bU'],
        ['pH', 'pI', 'pJ', 'bG', 'bV', 'bW'],
      ],
    },
  },
  {
    game: 'padbolix',
    seats: seats(3),
    setup: { hands: [[...'EFKLMPQ*'], [...'BCDEU'], [...'GHIVV']], leader: 0 },
  },
  { game: 'syntax', seats: seats(3), seed: 8 },
  // Of a throw there is nothing to explain.
  { game: 'spikit', seats: seats(3), setup: { rolls: [4] }, actions: [{ seat: 0, action: { type: 'roll' } }] },
];

/** What is being played, and what a hint must not move or hide. */
const PLAYED = '.trick .laid, .pad-trick .laid, .table-tray, .action-bar, [data-testid="hand-card"]';

async function boxes(found: Locator): Promise<{ x: number; y: number; width: number; height: number }[]> {
  return await found.evaluateAll((all) =>
    all.map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const { scrollLeft, scrollTop } = element.closest('mots-table') ?? document.documentElement;
      return { x: x + scrollLeft, y: y + scrollTop, width, height };
    }),
  );
}

async function asked(page: Page, name: string): Promise<void> {
  const middle = page.locator('.table-middle');
  const before = await boxes(middle);
  const bulb = await page.getByTestId('tool-hint').boundingBox();
  expect(Math.min(bulb?.width ?? 0, bulb?.height ?? 0), `${name}: the bulb`).toBeGreaterThanOrEqual(44);
  await hint(page);
  const reason = page.getByTestId('reason');
  await expect(reason).toHaveText(/\S.*\.$/);
  await settled(page);
  await picture(page, name);
  // Where the bar keeps its height the middle stays where it is; a word that is laid out takes what it takes, with or without a reason.
  if (name.startsWith('hint-plis'))
    for (const [index, box] of (await boxes(middle)).entries())
      for (const side of ['x', 'y', 'width', 'height'] as const)
        expect(Math.abs(box[side] - (before[index]?.[side] ?? 0)), `${name}: ${side} of the middle`).toBeLessThan(4);
  const [own] = await boxes(reason);
  for (const other of await boxes(page.locator(PLAYED))) {
    const apart =
      !own ||
      other.height === 0 ||
      other.x + other.width <= own.x + 1 ||
      own.x + own.width <= other.x + 1 ||
      other.y + other.height <= own.y + 1 ||
      own.y + own.height <= other.y + 1;
    expect(apart, `${name}: ${JSON.stringify(own)} over ${JSON.stringify(other)}`).toBe(true);
  }
}

for (const size of MAIN) {
  test(`a tap on the bulb tells why, at ${size.width} × ${size.height}`, async ({ page }) => {
    await page.setViewportSize(size);
    for (const deal of tables) {
      await openTable(page, deal);
      await onTurn(page);
      await asked(page, `hint-${deal.game}-${size.width}`);
    }
  });
}

test.describe('Padbolix, many cards and three stars', () => {
  const stars: Deal = {
    game: 'padbolix',
    seats: seats(3),
    setup: { hands: [[...'DEGHJKMNPQSSTTUVW***'], [...'BCDEUCFHIJR'], [...'GIXXKLMNOPQR']], leader: 0 },
  };
  for (const size of [
    { width: 844, height: 390 },
    { width: 390, height: 844 },
    { width: 820, height: 1180 },
    { width: 1180, height: 820 },
  ])
    test(`hand and reason are in sight and nothing is asked, at ${size.width} × ${size.height}`, async ({ page }) => {
      await page.setViewportSize(size);
      await openTable(page, stars);
      await onTurn(page);
      await hint(page);
      await expect(page.getByTestId('ways').getByRole('radiogroup')).toHaveCount(0);
      await expect(page.getByTestId('reason')).toBeInViewport({ ratio: 1 });
      await settled(page);
      await picture(page, `hint-stars-${size.width}`);
      const cards = await boxes(page.getByTestId('hand-card'));
      expect(Math.max(...cards.map(({ y }) => y)) + 24, 'the lowest letters').toBeLessThan(size.height);
      await page.getByTestId('more-ways').click();
      expect(await page.getByTestId('ways').getByRole('radiogroup').count()).toBeGreaterThan(2);
      await expect(page.getByTestId('more-ways')).toHaveCount(0);
      await expect(page.getByTestId('ways').locator('input:checked').first()).toBeFocused();
    });

  test('PAD-7: why a hint answers does not hide what is to be answered', async ({ page }) => {
    for (const size of MAIN) {
      await page.setViewportSize(size);
      await openTable(page, stars);
      await onTurn(page);
      await tap(page, 'D');
      await page.getByTestId('action-play').click();
      await onTurn(page);
      await hint(page);
      await expect(page.getByTestId('reason')).toBeVisible();
      await settled(page);
      const [reason] = await boxes(page.getByTestId('reason'));
      const [sign] = await boxes(page.getByTestId('formula'));
      expect(
        reason &&
          sign &&
          (reason.y >= sign.y + sign.height || reason.y + reason.height <= sign.y || reason.x >= sign.x + sign.width),
        `${size.width} × ${size.height}: ${JSON.stringify([reason, sign])}`,
      ).toBe(true);
    }
  });
});

test('a reason goes when something else is lifted, and is told as an answer', async ({ page }) => {
  await openTable(page, tables[0] as Deal);
  await onTurn(page);
  await hint(page);
  const reason = page.getByTestId('reason');
  const text = await reason.innerText();
  await expect(page.locator('[data-live="alerts"]').first()).toContainText(text);
  await expect(page.locator('[data-live="alerts"]').first()).toContainText('Jouer le');
  await expect(page.getByTestId('prompt')).toBeEmpty();
  await page
    .locator('[data-testid="hand-card"][aria-pressed="false"]:not(.dimmed)')
    .first()
    .click({ position: { x: 10, y: 12 } });
  await expect(reason).toHaveCount(0);
  await expect(table(page)).toHaveAttribute('data-acting', 'true');
});

test.describe('what is forced is played by hand', () => {
  test.use({ settings: { playOnly: false } });
  test('a button that is there stays under the finger while a hint is thought about', async ({ page }) => {
    await page.setViewportSize({ width: 820, height: 1180 });
    await openTable(page, {
      game: 'plis',
      seats: ['Zoé', ['Ugo', 'easy'], ['Rita', 'easy']],
      setup: { hands: [['pB'], ['pC'], ['pD']], leader: 0 },
    });
    await onTurn(page);
    await tap(page, 'pB');
    await expect(page.getByTestId('action-play')).toBeVisible();
    const lefts = await page.getByTestId('tool-hint').evaluate(async (bulb: HTMLElement) => {
      const seen: number[] = [];
      const look = (): void => {
        const play = document.querySelector('[data-testid="action-play"]');
        if (play) seen.push(Math.round(play.getBoundingClientRect().left));
      };
      look();
      bulb.click();
      for (let frame = 0; frame < 20; frame++) {
        await new Promise(requestAnimationFrame);
        look();
      }
      return seen;
    });
    await expect(page.getByTestId('reason')).toBeVisible();
    expect(new Set(lefts).size, lefts.join(' ')).toBe(1);
  });
});
