// Dice and stamps of Spikit, with motion: what is thrown tumbles and is told when it lies, and a stamp covers no word.
import type { Page } from '@playwright/test';
import { expect, lift, onTurn, openTable, played, atOneTable as test } from './helpers.ts';
import { back, compose, deal, propose, REST, SENTENCE, toPlay, vote } from './spikit-table.ts';

test.use({ settings: { playOnly: false, pace: 'fast' } });
test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'no-preference' }));

/** From now on it is noted, picture by picture, what these dice do and what the page tells meanwhile; what stays so is noted once. */
async function watchDice(page: Page, place: string, told: string): Promise<() => Promise<string[]>> {
  await page.evaluate(
    ([dice, words]) => {
      const seen: string[] = [];
      Object.assign(window, { seen });
      const look = (): void => {
        requestAnimationFrame(look);
        const thrown = document.querySelector(`${dice} .dice .die`);
        const tumbles = document.querySelector(`${dice} .dice.rolling`);
        const said = [...document.querySelectorAll(words)].map((one) => one.textContent?.trim() ?? '').join(' ');
        const now = `${thrown ? (tumbles ? 'tumbles' : 'lies') : 'none'}: ${said}`;
        if (seen.at(-1) !== now) seen.push(now);
      };
      look();
    },
    [place, told] as const,
  );
  return () => page.evaluate(() => (window as unknown as { seen: string[] }).seen);
}

/** How long the dice there are in motion at most, in ms: the motion is looked at as soon as it is there. */
const longest = (page: Page, place: string): Promise<number> =>
  page
    .waitForFunction((dice) => {
      const motions = document.querySelector(`${dice} .dice.rolling`)?.getAnimations({ subtree: true }) ?? [];
      return Math.max(0, ...motions.map(({ effect }) => Number(effect?.getComputedTiming().endTime))) || null;
    }, place)
    .then((found) => found.jsonValue() as Promise<number>);

test('SPI-8: the die of a turn tumbles, no longer than 600 ms, and what it shows is told when it lies', async ({
  page,
}) => {
  await openTable(page, deal([...SENTENCE, ...REST], { seats: ['Zoé', ['Ugo', 'easy'], ['Rita', 'easy']] }));
  await onTurn(page);
  const seen = await watchDice(page, '.turn-die', '[data-testid="prompt"]');
  const lasts = longest(page, '.turn-die');
  await played(page, () => page.getByTestId('action-roll').click());
  expect(await lasts).toBeLessThanOrEqual(600);
  await onTurn(page);
  await expect(page.getByTestId('turn-die')).toHaveAttribute('data-face', '4');
  await expect(page.getByTestId('prompt')).toContainText('4');
  const shown = await seen();
  expect(shown.some((one) => one.startsWith('tumbles'))).toBe(true);
  const [first] = shown.filter((one) => !one.startsWith('none'));
  expect(first, 'it tumbles before it lies').toMatch(/^tumbles/);
  expect(shown.filter((one) => one.startsWith('tumbles') && one.includes('4'))).toEqual([]);
});

test('SPI-8: a touch ends the tumbling', async ({ page }) => {
  await openTable(page, deal([...SENTENCE, ...REST], { seats: ['Zoé', ['Ugo', 'easy'], ['Rita', 'easy']] }));
  await onTurn(page);
  // Touched as soon as it tumbles; how long it did so is measured.
  await page.evaluate(() => {
    let since = 0;
    const look = (): void => {
      const tumbles = document.querySelector<HTMLElement>('.turn-die .dice.rolling');
      if (tumbles && since === 0) {
        since = performance.now();
        tumbles.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
      }
      if (since > 0 && !tumbles) Object.assign(window, { tumbled: performance.now() - since });
      else requestAnimationFrame(look);
    };
    look();
  });
  await page.getByTestId('action-roll').click();
  await page.waitForFunction(() => 'tumbled' in window);
  await onTurn(page);
  await expect(page.getByTestId('turn-die')).toHaveAttribute('data-face', '4');
  expect(await page.evaluate(() => (window as unknown as { tumbled: number }).tumbled)).toBeLessThan(500);
});

test('SPI-14: the dice of a tie tumble before they show anything, and what they decide is told when they lie', async ({
  page,
}) => {
  await toPlay(page, deal([...SENTENCE, ...REST], { setup: { rolls: [4, 3, 5, 3] } }));
  await compose(page, SENTENCE);
  await propose(page);
  const seen = await watchDice(page, '.tie-dice', '.ballot-outcome');
  await vote(page, { 1: 'accept', 2: 'refuse' });
  await back(page);
  const shown = (await seen()).filter((one) => !/^none: $/.test(one));
  expect(shown.map((one) => one.split(':')[0])).toEqual(['none', 'tumbles', 'lies']);
  expect(shown.map((one) => /acceptée/.test(one))).toEqual([false, false, true]);
  expect(shown[0]).toMatch(/Égalité\s: le dé décide/);
});

interface Stamp {
  accepted: string;
  ink: string;
  sign: string;
  /** What it lies on. */
  over: string[];
  moving: number;
}

/** The stamp of the next vote, as soon as it has fallen. */
async function watchStamp(page: Page): Promise<() => Promise<Stamp>> {
  await page.evaluate(() => {
    Object.assign(window, { stamp: null });
    const look = (): void => {
      const stamp = document.querySelector<HTMLElement>('.vote-stamp');
      if (!stamp) return void requestAnimationFrame(look);
      const cards = [...document.querySelectorAll('[data-testid="proposal"] [data-flip]')];
      const moving = cards.filter((card) => card.getAnimations().length > 0).length;
      for (const motion of stamp.getAnimations()) motion.finish();
      const box = stamp.getBoundingClientRect();
      const words = [
        ...document.querySelectorAll('.ballot :is(h2, .text-words, .card, .ballot-outcome, .ballot-line, .die, p)'),
      ];
      const over = words.filter((one) => {
        if (getComputedStyle(one).visibility === 'hidden') return false;
        const range = document.createRange();
        range.selectNodeContents(one);
        const { left, right, top, bottom, width } = range.getBoundingClientRect();
        return width > 0 && left < box.right && right > box.left && top < box.bottom && bottom > box.top;
      });
      const stamped = {
        accepted: stamp.dataset['accepted'],
        ink: getComputedStyle(stamp).color,
        sign: stamp.querySelector('svg')?.innerHTML ?? '',
        over: over.map((one) => `${one.className}: ${one.textContent}`),
        moving,
      };
      Object.assign(window, { stamp: stamped });
    };
    look();
  });
  return () =>
    page
      .waitForFunction(() => (window as unknown as { stamp: Stamp | null }).stamp)
      .then((found) => found.jsonValue() as Promise<Stamp>);
}

for (const [width, height] of [
  [390, 844],
  [820, 1180],
  [1180, 820],
] as const)
  test(`SPI-14, SPI-15 at ${width} × ${height}: the stamp covers no word, falls after the cards lie, and has an ink and a sign for each outcome`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    const stamps: Stamp[] = [];
    for (const [rolls, votes] of [
      [[4], { 1: 'accept', 2: 'accept' }],
      [[4], { 1: 'refuse', 2: 'refuse' }],
      [[4, 3, 5, 3], { 1: 'accept', 2: 'refuse' }],
    ] as const) {
      await toPlay(page, deal([...SENTENCE, ...REST], { setup: { rolls: [...rolls] } }));
      await compose(page, SENTENCE);
      const stamp = await watchStamp(page);
      await propose(page);
      await vote(page, votes);
      stamps.push(await stamp());
      await lift(page, 'Zoé');
      await onTurn(page);
    }
    expect(stamps.map(({ accepted }) => accepted)).toEqual(['true', 'false', 'true']);
    for (const { over, moving } of stamps) {
      expect(over).toEqual([]);
      expect(moving).toBe(0);
    }
    const [accepted, refused] = stamps as [Stamp, Stamp];
    expect(accepted.ink).not.toBe(refused.ink);
    expect(accepted.sign).not.toBe('');
    expect(accepted.sign).not.toBe(refused.sign);
  });

test('SPI-30: where a sentence leaves the table the others move up, each card with its paper and all with what they lie on', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const table = [
    ['grey.fr.1', 'grey.fr.2', 'grey.fr.3', 'violet.fr.4', 'violet.fr.5'],
    ['violet.fr.1', 'violet.fr.2', 'violet.fr.3'],
    ['blue.fr.1', 'blue.fr.2', 'blue.fr.3'],
  ];
  await toPlay(
    page,
    deal([...SENTENCE, ...REST], { seats: ['Zoé', ['Ugo', 'easy'], ['Rita', 'easy']], setup: { table } }),
  );
  await page.locator('.table-middle').evaluate((one) => one.scrollTo(0, one.scrollHeight));
  await page.evaluate(() => {
    const seen: { moved: number; apart: number }[] = [];
    Object.assign(window, { seen });
    const middleOf = (one: Element): number => {
      const { top, bottom } = one.getBoundingClientRect();
      return (top + bottom) / 2;
    };
    const first = new Map<Element, number>();
    const look = (): void => {
      requestAnimationFrame(look);
      const papers = [...document.querySelectorAll('.sentence')].slice(-2);
      let [moved, apart] = [0, 0];
      for (const paper of papers) {
        const card = paper.querySelector('[data-flip]');
        const die = document.querySelector('.turn-die');
        if (!card || !die) continue;
        const top = paper.getBoundingClientRect().top;
        const now = middleOf(card) - top;
        if (!first.has(paper)) first.set(paper, now);
        apart = Math.max(apart, Math.abs(now - (first.get(paper) ?? 0)));
        moved = Math.max(
          moved,
          paper.getAnimations().length,
          die.closest('.spikit-middle')?.getAnimations().length ?? 0,
        );
      }
      seen.push({ moved, apart });
    };
    look();
  });
  await page.getByTestId('action-end-turn').click();
  await expect(page.locator('.sentence')).toHaveCount(2);
  await page.waitForTimeout(600);
  const seen = await page.evaluate(() => (window as unknown as { seen: { moved: number; apart: number }[] }).seen);
  expect(Math.max(...seen.map(({ moved }) => moved))).toBeGreaterThan(0);
  expect(Math.max(...seen.map(({ apart }) => apart))).toBeLessThan(4);
});
