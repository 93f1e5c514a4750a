// The end of a round, for a person alone: what was played last lies under the score sheet, and the next hand is dealt after it.
import {
  atStage,
  expect,
  hand,
  held,
  lift,
  onTurn,
  openTable,
  playIt,
  tap,
  atOneTable as test,
  type Deal,
} from './helpers.ts';
import { compose, propose, toPlay } from './spikit-table.ts';
import type { Page } from '@playwright/test';

/** What the hand tells of its cards: dull, lifted, or to be pressed. */
const told = (page: Page): Promise<number> =>
  page.locator('[data-testid="hand-card"]:is(.dimmed, .lifted, [aria-pressed], [aria-label*=","])').count();

const rounds: { deal: Deal; card: string; dealt: number }[] = [
  {
    deal: {
      game: 'plis',
      seats: ['Zoé', ['Ugo', 'easy'], ['Rita', 'easy']],
      setup: { hands: [['pB'], ['pC'], ['pD']], leader: 0 },
    },
    card: 'pB',
    dealt: 17,
  },
  {
    deal: { game: 'padbolix', seats: ['Zoé', ['Ugo', 'easy']], setup: { hands: [['C'], ['D', 'E']], leader: 0 } },
    card: 'C',
    dealt: 20,
  },
];

test.use({ settings: { playOnly: false } });

for (const { deal, card, dealt } of rounds) {
  test(`${deal.game}: the round that ended lies under its summary, and the next one is dealt after it`, async ({
    page,
  }) => {
    await openTable(page, deal);
    await onTurn(page);
    await tap(page, card);
    expect(await told(page)).toBe(1);
    await playIt(page);
    await atStage(page, 'summary');
    // The last play lies there, and nobody has a card of the next deal.
    await expect(page.locator(`[data-testid="trick"] :is([data-card="${card}"], [data-play="${card}"])`)).toBeVisible();
    expect(await hand(page)).toHaveLength(0);
    await expect(page.getByTestId('count-0')).toContainText('0');
    // No shade that would make all cards dull.
    const shade = await page
      .locator('dialog[open]')
      .evaluate((dialog) => getComputedStyle(dialog, '::backdrop').backgroundColor);
    expect(shade).toBe('rgba(0, 0, 0, 0)');
    // The menu would not answer: it is not there, rather than dull.
    await expect(page.getByTestId('menu')).toBeHidden();
    await page.getByTestId('go-on').click();
    await onTurn(page);
    await expect(page.getByTestId('menu')).toBeVisible();
    expect(await hand(page)).toHaveLength(dealt);
    expect(await told(page)).toBe(dealt);
  });
}

test.describe('on a phone', () => {
  const names = ['Zoé', 'Églantine', 'Rita', 'Ana', 'Élie', 'Hugo'];
  const hands = ['BON', 'EEJKAR', 'ARV', 'STU', 'IL', 'DMPQ'].map((cards) => [...cards]);

  for (const [count, width, height] of [
    [3, 844, 390],
    [6, 844, 390],
    [6, 360, 640],
  ] as const)
    test(`what ${count} have left and what it came to are in sight together, at ${width} × ${height}`, async ({
      page,
    }) => {
      await openTable(page, {
        game: 'syntax',
        seats: names.slice(0, count),
        options: { referee: 'dictionary' },
        setup: {
          dealer: count - 1,
          hands: hands.slice(0, count),
          table: ['RAT'],
          face_up: 'N',
          scores: names.slice(0, count).map((_, seat) => 20 + seat),
        },
      });
      await lift(page, 'Zoé');
      await onTurn(page);
      for (const card of 'BON') await held(page, card).click();
      await page.getByTestId('action-lay').click();
      await atStage(page, 'summary');
      await page.setViewportSize({ width, height });
      const sheet = page.locator('dialog.result');
      expect(await sheet.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBe(0);
      for (const part of ['.left-hands', '.sheet-scroll', '[data-testid="go-on"]'])
        await expect(sheet.locator(part)).toBeInViewport({ ratio: 1 });
      const [hand, total] = await Promise.all(
        ['.left-hands', '.sheet-scroll'].map((part) => sheet.locator(part).boundingBox()),
      );
      // Side by side where the phone lies.
      if (width > height) expect((hand?.x ?? 0) + (hand?.width ?? 0)).toBeLessThanOrEqual(total?.x ?? 0);
      const glyphs = await sheet
        .locator('.left-cards .card-glyph')
        .evaluateAll((all) => all.map((one) => Number.parseFloat(getComputedStyle(one).fontSize)));
      expect(Math.min(...glyphs)).toBeGreaterThanOrEqual(15);
    });
});

test.describe('Spikit on a phone', () => {
  const names = ['Zoé', 'Églantine', 'Rita', 'Ana', 'Élie', 'Hugo'];
  const family = [1, 2, 3, 4, 5].map((slot) => `orange.fr.${slot}`);
  const hands = [
    family,
    ['red.en.1', 'pink.fr.2', 'joker.1', 'violet.en.2', 'violet.fr.5'],
    ['green.en.1', 'green.en.2', 'red.fr.1', 'blue.en.1', 'blue.en.2', 'blue.fr.3'],
    ['grey.en.1', 'grey.fr.2', 'grey.en.3', 'turquoise.en.1'],
    ['brown.en.1', 'brown.fr.2', 'brown.en.3'],
    ['yellow.en.1', 'yellow.fr.2', 'yellow.en.3', 'yellow.fr.4', 'turquoise.fr.5'],
  ];
  const display = ['red.fr.3', 'pink.en.2', 'green.en.4', 'grey.fr.4', 'pink.fr.1', 'turquoise.fr.4'];

  for (const count of [3, 6])
    test(`the words that ${count} have left and what it came to are seen without scrolling`, async ({ page }) => {
      await toPlay(page, {
        game: 'spikit',
        seats: names.slice(0, count),
        setup: { hands: hands.slice(0, count), rolls: [4], display },
      });
      await compose(page, family);
      await propose(page);
      await page.getByTestId('hand-card').first().click();
      await page.getByTestId('action-discard').click();
      await atStage(page, 'summary');
      const sheet = page.locator('dialog.result');
      for (const size of [
        { width: 844, height: 390 },
        { width: 360, height: 640 },
      ]) {
        await page.setViewportSize(size);
        const said = `${size.width} × ${size.height}`;
        const over = await sheet.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight);
        expect(over, said).toBe(0);
        for (const part of ['.left-hands', '.score-sheet', '[data-testid="go-on"]'])
          await expect(sheet.locator(part), said).toBeInViewport({ ratio: 1 });
        const sizes = await sheet
          .locator('.text-words')
          .evaluateAll((all) => all.map((one) => Number.parseFloat(getComputedStyle(one).fontSize)));
        expect(Math.min(...sizes), said).toBeGreaterThanOrEqual(16);
      }
    });
});

test('medals are hung from the last to the first, a touch ends it, and without motion they hang there', async ({
  page,
}) => {
  await openTable(page, {
    game: 'padbolix',
    seats: ['Zoé', ['Ugo', 'greedy']],
    setup: {
      hands: [['Z'], ['E', 'G', 'I']],
      leader: 0,
      deal: 2,
      scores: [2, 0],
    },
  });
  await onTurn(page);
  await tap(page, 'Z');
  await playIt(page);
  await expect(page.getByTestId('match-over').or(page.getByTestId('go-on'))).toBeVisible();
  if (await page.getByTestId('go-on').isVisible()) await page.getByTestId('go-on').click();
  await expect(page.getByTestId('match-over')).toBeVisible();
  const medals = page.locator('.ending .rank-place');
  const looks = (what: 'animationName' | 'animationDelay'): Promise<string[]> =>
    medals.evaluateAll((all, name) => all.map((one) => getComputedStyle(one)[name]), what);
  expect(await looks('animationName')).toEqual(['none', 'none']);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  expect(await looks('animationDelay')).toEqual(['0.9s', '0.5s']);
  const moving = await page.getByTestId('match-over').evaluate((ending) => {
    // Hung anew, however long ago it was.
    for (const medal of ending.querySelectorAll<HTMLElement>('.rank-place')) {
      medal.style.setProperty('animation-name', 'none');
      medal.getBoundingClientRect();
      medal.style.removeProperty('animation-name');
    }
    const moves = (): number =>
      ending.getAnimations({ subtree: true }).filter(({ playState }) => playState === 'running').length;
    const before = moves();
    ending.querySelector('.ranking')?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    return [before > 0, moves()];
  });
  expect(moving).toEqual([true, 0]);
});

test('the end of a match stands there whole from its first frame: no button moves under a finger', async ({ page }) => {
  await page.setViewportSize({ width: 820, height: 1180 });
  await openTable(page, {
    game: 'plis',
    seats: ['Zoé', ['Ugo', 'easy'], ['Rita', 'easy']],
    setup: { hands: [['pB'], ['pC'], ['pD']], leader: 0, round: 5, scores: [10, 20, 30] },
  });
  await onTurn(page);
  await tap(page, 'pB');
  await page.evaluate(() => {
    const heights: number[] = [];
    Object.assign(window, { heights });
    const look = (): void => {
      const end = document.querySelector<HTMLElement>('dialog[open] .ending');
      if (end) heights.push(end.offsetHeight);
      if (heights.length < 40) requestAnimationFrame(look);
    };
    look();
  });
  await playIt(page);
  await atStage(page, 'over');
  await expect(page.getByTestId('match-over')).toBeVisible();
  await page.waitForFunction(() => (window as unknown as { heights: number[] }).heights.length >= 40);
  const heights = await page.evaluate(() => (window as unknown as { heights: number[] }).heights);
  expect(new Set(heights).size, heights.join(' ')).toBe(1);
});
