// Cards on their way, with motion on, on a phone: from the right place, never larger than they are, to the right player.
import type { Page } from '@playwright/test';
import {
  type Deal,
  atStage,
  expect,
  hint,
  hold,
  onTurn,
  openTable,
  played,
  playIt,
  settled,
  tap,
  atOneTable as test,
} from './helpers.ts';
import { shoot } from './inspect.ts';
import { buzz, deal as diced, line } from './themes-table.ts';
import { compose, deal, propose, REST, SENTENCE, sentence, toPlay } from './spikit-table.ts';

interface Sample {
  key: string;
  /** Its middle. */
  x: number;
  y: number;
  width: number;
  opacity: number;
}

test.use({ settings: { playOnly: false, pace: 'fast' }, viewport: { width: 390, height: 844 } });

/** Lets `window.eachPicture` be called with a function: it is done with every picture that is drawn, when all that happens before it has
 * happened, so that what is measured then is what is seen. */
async function pictures(page: Page): Promise<void> {
  await page.evaluate(() => {
    Object.assign(window, {
      eachPicture(look: () => void) {
        // What has just come under watch is told of once the page is laid out, which is after all that is done for the picture.
        const laidOut = new ResizeObserver(look);
        const draw = (): void => {
          laidOut.disconnect();
          laidOut.observe(document.documentElement);
          requestAnimationFrame(draw);
        };
        requestAnimationFrame(draw);
      },
    });
  });
}

declare global {
  interface Window {
    eachPicture: (look: () => void) => void;
  }
}

/** From now on every frame is noted: where the cards of the trick are, and how large. */
async function watch(page: Page, selector: string): Promise<() => Promise<Sample[]>> {
  await pictures(page);
  await page.evaluate((watched) => {
    const samples: Sample[] = [];
    Object.assign(window, { samples });
    const look = (): void => {
      for (const card of document.querySelectorAll<HTMLElement>(watched)) {
        const box = card.getBoundingClientRect();
        samples.push({
          key: card.dataset['flip'] ?? card.dataset['id'] ?? '',
          x: box.left + box.width / 2,
          y: box.top + box.height / 2,
          width: box.width,
          opacity: Number(getComputedStyle(card).opacity),
        });
      }
    };
    window.eachPicture(look);
  }, selector);
  return () => page.evaluate(() => (window as unknown as { samples: Sample[] }).samples);
}

interface Flight {
  /** How long it waits before it sets out, in ms. */
  delay: number;
  /** Frames in which it was seen already, where it had just come into the page. */
  late: number;
  way: Sample[];
}

/** From now on it is noted which way cards take that are set in motion. Each way is looked at as a whole before the card sets out: a
 * busy machine may draw so few frames that hardly any of it is seen. */
async function flights(page: Page, selector: string): Promise<() => Promise<Flight[]>> {
  await pictures(page);
  await page.evaluate((watched) => {
    const noted: Flight[] = [];
    const { prototype } = Element;
    const shared = window as unknown as { flights: Flight[]; animate?: typeof prototype.animate };
    shared.flights = noted;
    let frames = 0;
    window.eachPicture(() => {
      frames += 1;
    });
    const came = new WeakMap<Element, number>();
    new MutationObserver((changes) => {
      for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes]))
        if (node instanceof Element) for (const one of [node, ...node.querySelectorAll(watched)]) came.set(one, frames);
    }).observe(document.body, { subtree: true, childList: true });
    // The page may have been another test's before.
    shared.animate ??= prototype.animate;
    const { animate } = shared;
    prototype.animate = function (this: Element, ...given): Animation {
      const motion = animate.apply(this, given);
      // What is kept out of sight for a picture does not move.
      if (!(this instanceof HTMLElement) || !this.matches(watched) || motion.id === 'waits') return motion;
      motion.pause();
      const { delay = 0, duration = 0 } = motion.effect?.getComputedTiming() ?? {};
      // What it lies on moves meanwhile, and takes it along.
      const carriers: Animation[] = [];
      for (let up = this.parentElement; up; up = up.parentElement)
        if (up.matches('[data-carries]')) carriers.push(...up.getAnimations());
      const way = Array.from({ length: 21 }, (_, step): Sample => {
        // At its very end it is no more: what lies there then is drawn anew.
        motion.currentTime = delay + Math.min((Number(duration) * step) / 20, Number(duration) - 0.01);
        for (const carrier of carriers) carrier.currentTime = motion.currentTime;
        const { left, top, width, height } = this.getBoundingClientRect();
        const key = this.dataset['flip'] ?? this.dataset['id'] ?? '';
        return {
          key,
          x: left + width / 2,
          y: top + height / 2,
          width,
          opacity: Number(getComputedStyle(this).opacity),
        };
      });
      noted.push({ delay, late: frames - (came.get(this) ?? frames), way });
      motion.currentTime = 0;
      motion.play();
      for (const carrier of carriers) carrier.currentTime = 0;
      return motion;
    };
  }, selector);
  return () => page.evaluate(() => (window as unknown as { flights: Flight[] }).flights);
}

/** How many cards of the hand are on their way. */
const movingCards = (page: Page): Promise<number> =>
  page.getByTestId('hand-card').evaluateAll((cards) => cards.filter((card) => card.getAnimations().length > 0).length);

for (const [width, height] of [
  [390, 844],
  [844, 390],
  [1180, 820],
] as const) {
  test(`Plis at ${width} × ${height}: cards come out of their seats as small as the cards there, and a trick goes to its winner`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.setViewportSize({ width, height });
    await openTable(page, {
      game: 'plis',
      seats: ['Zoé', ['Ugo', 'easy'], ['Rita', 'easy']],
      setup: {
        round: 1,
        hands: [
          ['pB', 'pQ'],
          ['pA', 'bZ'],
          ['pC', 'bC'],
        ],
        leader: 0,
      },
    });
    await onTurn(page);
    await tap(page, 'pB');
    const noted = await flights(page, '.ring .laid');
    const seat = async (index: number) => (await page.getByTestId(`seat-${index}`).boundingBox())!;
    const ugo = await seat(1);
    const backs = await page
      .locator('[data-testid^="seat-"] [data-flip-from]')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().width));
    await playIt(page);
    // Swept: played, and gone for good. Rita leads the next trick at once, so that the table is empty for a moment only.
    await expect(page.getByTestId('count-2')).not.toContainText('2');
    await expect(page.locator('.ring .laid[data-flip="trick:pC"]')).toHaveCount(0, { timeout: 15_000 });
    const flown = await noted();
    const seen = flown.map(({ way }) => way);
    const of = (key: string): Sample[] => seen.flat().filter((one) => one.key === key && one.opacity > 0.05);
    // Where it comes to the table and where it is swept from it.
    const ways = (key: string): Sample[][] => seen.filter((way) => way[0]?.key === key);
    // The sweep begins where and as large as the card lies; how it comes in is what is looked at.
    const resting = ways('trick:pA').at(-1)?.[0]?.width ?? 1;
    for (const [seat, key] of [
      [1, 'trick:pA'],
      [2, 'trick:pC'],
    ] as const) {
      expect(ways(key).length, `${key} was set in motion`).toBeGreaterThan(1);
      const way = of(key);
      const [first] = way as [Sample, ...Sample[]];
      expect(flown.find(({ way: [start] }) => start?.key === key)?.late, `${key} was not there before it came`).toBe(0);
      expect(Math.abs(first.width - backs[seat]!), `${key} comes as large as the card of its seat`).toBeLessThan(1);
      expect(Math.max(...way.map((one) => one.width)), `${key} is never larger than it lies`).toBeLessThan(resting + 2);
      expect(
        way.every((one) => one.x > 0 && one.x < width && one.y > 0 && one.y < height),
        `${key} stays on the screen`,
      ).toBe(true);
    }
    // Where they come from: in or by the seat.
    const start = of('trick:pA')[0] as Sample;
    expect(Math.abs(start.x - (ugo.x + ugo.width / 2))).toBeLessThan(ugo.width / 2 + 12);
    expect(Math.abs(start.y - (ugo.y + ugo.height / 2))).toBeLessThan(ugo.height + 30);
    // Where they go: to Rita, who won, to her seat or to what she has taken, wherever that lies. What is seen last is not quite
    // there: it fades on the last third of its way.
    const off = async (winner: number, { x, y }: Sample): Promise<number> => {
      const places = [page.getByTestId(`seat-${winner}`), page.getByTestId(`captured-${winner}`)];
      const boxes = (await Promise.all(places.map((place) => place.boundingBox()))).flatMap((box) =>
        box && box.width > 0 ? [box] : [],
      );
      const from = (low: number, length: number, at: number): number => Math.max(low - at, 0, at - low - length);
      return Math.min(...boxes.map((box) => Math.hypot(from(box.x, box.width, x), from(box.y, box.height, y))));
    };
    for (const key of ['trick:pA', 'trick:pC', 'trick:pB', 'card:h0']) {
      const end = of(key).at(-1);
      if (!end) continue;
      expect(await off(2, end), `${key} goes to Rita`).toBeLessThan(120);
      expect(await off(2, end), `${key} does not go to Ugo`).toBeLessThan(await off(1, end));
    }
  });
}

/** Tricks that Zoé wins. */
const won: readonly { deal: Deal; card: string; said: string; means: string }[] = [
  {
    deal: {
      game: 'plis',
      seats: ['Zoé', ['Ugo', 'easy'], ['Rita', 'easy']],
      setup: {
        round: 1,
        hands: [
          ['pK', 'bQ', 'bR'],
          ['pA', 'bZ', 'bY'],
          ['pC', 'bC', 'bD'],
        ],
        leader: 0,
      },
    },
    card: 'pK',
    said: 'Vous ramassez le pli',
    means: 'Le K est la plus haute carte jouée dans la famille',
  },
  {
    deal: {
      game: 'padbolix',
      seats: ['Zoé', ['Ugo', 'easy'], ['Rita', 'easy']],
      setup: { leader: 0, hands: [[...'YCEG'], [...'BDFH'], [...'CEGI']] },
    },
    card: 'Y',
    said: 'Vous gagnez le pli',
    means: 'Plus personne ne joue',
  },
];

test.describe('a first match', () => {
  test.use({ settings: { playOnly: true, pace: 'fast', captions: true } });

  for (const { deal, card, said, means } of won)
    test(`a phone, ${deal.game}: what a trick means is said while it lies there, and it passes over all on its way`, async ({
      page,
    }) => {
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      await page.setViewportSize({ width: 390, height: 844 });
      await openTable(page, deal);
      await onTurn(page);
      await tap(page, card);
      await page.evaluate(() => {
        const [lain, hidden]: [string[], string[]] = [[], []];
        Object.assign(window, { lain, hidden });
        const text = (selector: string): string => document.querySelector(selector)?.textContent?.trim() ?? '';
        const { animate } = Element.prototype;
        Element.prototype.animate = function (this: Element, ...given): Animation {
          const motion = animate.apply(this, given);
          const frames = motion.effect instanceof KeyframeEffect ? motion.effect.getKeyframes() : [];
          if (!this.matches('.laid') || frames.at(-1)?.['opacity'] !== '0') return motion;
          // It is swept: what was to be read by then, and what lies over it on its way.
          lain.push(text('.won'), text('[data-testid="caption"]'));
          const duration = Number(motion.effect?.getComputedTiming().duration ?? 0);
          motion.pause();
          for (const share of [0.2, 0.4, 0.5, 0.6, 0.7]) {
            motion.currentTime = share * duration;
            const { left, top, width, height } = this.getBoundingClientRect();
            const over = document.elementFromPoint(left + width / 2, top + height / 2);
            if (!over?.closest('.laid')) hidden.push(`${share}: ${over?.className}`);
          }
          motion.currentTime = 0;
          motion.play();
          return motion;
        };
      });
      await playIt(page);
      const seen = (what: string): Promise<string[]> =>
        page.evaluate((key) => (window as unknown as Record<string, string[]>)[key] ?? [], what);
      await expect.poll(async () => (await seen('lain')).length).toBeGreaterThan(0);
      expect((await seen('lain')).join(' ')).toContain(means);
      expect((await seen('lain')).join(' ')).toContain(said);
      expect(await seen('hidden')).toEqual([]);
    });
});

/** What Ugo, who begins, has to lay. */
const begun: readonly (Pick<Deal, 'game' | 'setup'> & { cards: string; laid: RegExp })[] = [
  {
    game: 'syntax',
    setup: { dealer: 0, hands: [['Q', 'T', 'T'], ['B', 'O', 'N'], ['Z']], table: [] },
    cards: '.words [data-flip]',
    laid: /^letter:/,
  },
  {
    game: 'padbolix',
    setup: { leader: 1, hands: [[...'KBDZ'], [...'EEMM'], [...'PQRS']] },
    cards: '.laid',
    laid: /^/,
  },
];

for (const { game, setup, cards, laid } of begun)
  for (const [width, height] of [
    [390, 844],
    [844, 390],
    [1180, 820],
  ] as const) {
    test(`${game} at ${width} × ${height}: what a bot lays comes out of its seat, as small as the card there`, async ({
      page,
    }) => {
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      await page.setViewportSize({ width, height });
      const noted = await flights(page, cards);
      await openTable(page, { game, seats: ['Zoé', ['Ugo', 'easy'], ['Rita', 'easy']], setup: setup ?? {} });
      const own = (): Promise<Flight[]> => noted().then((all) => all.filter(({ way }) => laid.test(way[0]?.key ?? '')));
      await expect.poll(async () => (await own()).length).toBeGreaterThan(0);
      const seat = (await page.getByTestId('seat-1').boundingBox())!;
      const back = (await page.locator('[data-testid="seat-1"] [data-flip-from]').boundingBox())!;
      const [{ way }] = (await own()) as [Flight, ...Flight[]];
      const [first, lies] = [way[0]!, way.at(-1)!];
      expect(Math.abs(first.width - back.width)).toBeLessThan(1);
      expect(first.x).toBeGreaterThan(seat.x);
      expect(first.x).toBeLessThan(seat.x + seat.width);
      expect(Math.abs(first.y - (seat.y + seat.height / 2))).toBeLessThan(seat.height);
      expect(Math.max(...way.map((one) => one.width))).toBeLessThan(lies.width + 2);
      expect(way.every((one) => one.x > 0 && one.x < width && one.y > 0 && one.y < height)).toBe(true);
    });
  }

// Whoever sits before the one who begins deals: somebody else, and the viewer.
for (const [width, height, leader] of [
  [390, 844, 0],
  [844, 390, 3],
  [390, 844, 1],
] as const) {
  const dealer = (leader + 3) % 4;
  test(`a phone of ${width} × ${height}: seat ${dealer} deals the first hand, card after card, and the others have theirs`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.setViewportSize({ width, height });
    const [samples, noted] = [
      await watch(page, '[data-testid="hand-card"]'),
      await flights(page, '[data-testid="hand-card"], .seat [data-flip-from]'),
    ];
    await openTable(page, {
      game: 'plis',
      seats: ['Zoé', ['Ugo', 'easy'], ['Rita', 'easy'], ['Paul', 'easy']],
      setup: { leader },
      seed: 5,
    });
    await onTurn(page);
    await settled(page);
    const back = (await page.locator(`[data-testid="seat-${dealer}"] [data-flip-from]`).boundingBox())!;
    const seen = await samples();
    const keys = [...new Set(seen.map((one) => one.key))];
    expect(keys).toHaveLength(13);
    const all = await noted();
    const flown = all.filter(({ way }) => keys.includes(way[0]?.key ?? ''));
    expect(flown.length).toBeGreaterThanOrEqual(13);
    const fromTheDealer = ({ x, y }: Sample, whose: string): void => {
      expect(Math.abs(x - (back.x + back.width / 2)), whose).toBeLessThan(3);
      expect(Math.abs(y - (back.y + back.height / 2)), whose).toBeLessThan(3);
    };
    for (const key of keys) {
      const lies = seen.findLast((one) => one.key === key) as Sample;
      const way = flown.flatMap((one) => one.way).filter((one) => one.key === key);
      fromTheDealer(way[0]!, key);
      expect(way[0]!.width, `${key} comes as small as a card at a seat`).toBeLessThan(back.width + 1);
      // Never larger than it lies, never off the screen.
      expect(Math.max(...way.map((one) => one.width)), key).toBeLessThan(lies.width * 1.1 + 4);
      expect(
        way.every((one) => one.x > 0 && one.x < width && one.y > 0 && one.y < height),
        key,
      ).toBe(true);
    }
    // The three others have theirs, and nobody has two deals.
    const others = all.filter(({ way }) => way[0]?.key === '');
    expect(others).toHaveLength(3);
    for (const { way } of others) fromTheDealer(way[0]!, 'somebody else');
    // One after the other.
    const starts = flown.slice(0, 13).map(({ delay }) => delay);
    expect(new Set(starts).size).toBe(13);
    expect(starts).toEqual([...starts].sort((a, b) => a - b));
  });
}

test('a phone: the trick stays where it is while cards are lifted, played and taken', async ({ page }) => {
  await openTable(page, {
    game: 'plis',
    seats: ['Zoé', ['Ugo', 'easy'], ['Rita', 'easy']],
    setup: {
      round: 1,
      hands: [
        ['pB', 'pQ', 'pR'],
        ['pA', 'bZ', 'bY'],
        ['pC', 'bC', 'bD'],
      ],
      leader: 0,
    },
  });
  await onTurn(page);
  const places = await watch(page, '.table-middle, .trick');
  await tap(page, 'pB');
  await playIt(page);
  await expect(page.getByTestId('tricks-2')).toContainText('1');
  await onTurn(page);
  const tops = new Set((await places()).map(({ y }) => Math.round(y)));
  // The middle and the trick: two places, from the first frame to the last.
  expect([...tops].sort()).toHaveLength(2);
});

for (const [width, height] of [
  [360, 640],
  [390, 844],
  [844, 390],
  [1180, 820],
] as const) {
  test(`Syntax at ${width} × ${height}: the words stay where they are while cards are lifted, a word is opened and a hint is laid`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await openTable(page, {
      game: 'syntax',
      seats: ['Zoé', ['Ugo', 'easy'], ['Rita', 'easy']],
      setup: {
        dealer: 2,
        hands: [['S', 'A', 'I', 'N', 'T', 'E', 'R'], ['B'], ['C']],
        table: ['RUE', 'PORT', 'MAISON'],
        face_up: 'E',
      },
    });
    await onTurn(page);
    const places = await watch(page, '.table-middle, .words');
    await tap(page, 'S');
    await expect(page.getByTestId('action-exchange-stock')).toBeVisible();
    await tap(page, 'A');
    await expect(page.getByTestId('stick')).toHaveAttribute('data-word', 'SA');
    await page.getByTestId('action-release').click();
    await page.getByTestId('word-2').click();
    await expect(page.getByTestId('gap-0')).toBeVisible();
    // The longest word is open, and its letters and the hand are all in sight.
    for (const piece of ['gap-6', 'cell-5', 'hand-card'])
      await expect(page.getByTestId(piece).last()).toBeInViewport({ ratio: 0.97 });
    await page.getByTestId('action-release').click();
    await hint(page);
    await expect(page.getByTestId('reason')).toBeVisible();
    await settled(page);
    // Each frame notes the middle and its words: one place each, from the first to the last.
    const seen = new Set(
      (await places()).map(({ y }, index) => `${index % 2 === 0 ? 'middle' : 'words'} ${Math.round(y)}`),
    );
    expect([...seen]).toHaveLength(2);
  });
}

test('a card that lies there is lifted while the others are still being dealt, and hurries them', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await openTable(page, {
    game: 'plis',
    seats: ['Zoé', ['Ugo', 'easy'], ['Rita', 'easy']],
    setup: { round: 1, hands: [['pC'], ['pA'], ['pB']], leader: 2 },
  });
  await onTurn(page);
  const release = await hold(page, '[data-testid="hand-card"]', { butTheFirst: true });
  await tap(page, 'pC');
  await playIt(page);
  await atStage(page, 'summary');
  await page.getByTestId('go-on').click();
  const first = page.getByTestId('hand-card').first();
  const moving = (): Promise<number> => movingCards(page);
  await expect.poll(moving).toBeGreaterThan(3);
  await expect.poll(() => first.evaluate((card) => card.getAnimations().length)).toBe(0);
  const { x, y } = (await first.boundingBox())!;
  await page.mouse.click(x + 8, y + 12);
  await expect(first).toHaveAttribute('aria-pressed', 'true');
  expect(await moving()).toBe(0);
  await release();
});

test('a card that is touched on its way, about to lie there, is lifted: the first touch counts', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const release = await hold(page, '[data-testid="hand-card"]');
  await openTable(page, {
    game: 'plis',
    seats: ['Zoé', ['Ugo', 'easy'], ['Rita', 'easy']],
    setup: {
      round: 1,
      hands: [
        ['pC', 'pK', 'bB'],
        ['pA', 'pE', 'bQ'],
        ['pB', 'pD', 'bR'],
      ],
      leader: 0,
    },
  });
  await onTurn(page);
  const last = page.getByTestId('hand-card').last();
  const moving = (): Promise<number> => last.evaluate((card) => card.getAnimations().length);
  await expect.poll(moving).toBe(1);
  // Its last tenth of the way.
  const { x, y } = await last.evaluate((card) => {
    for (const motion of card.getAnimations()) {
      const { delay = 0, duration = 0 } = motion.effect?.getComputedTiming() ?? {};
      motion.currentTime = delay + 0.9 * Number(duration);
    }
    const box = card.getBoundingClientRect();
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  });
  await page.mouse.click(x, y);
  await expect(last).toHaveAttribute('aria-pressed', 'true');
  expect(await moving()).toBe(0);
  await release();
});

test('a card that flies over a button is not in its way, and the button is pressed at once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const release = await hold(page, '[data-testid="hand-card"]');
  await openTable(page, { game: 'spikit', seats: ['Zoé', ['Ugo', 'easy']] });
  await onTurn(page);
  const flying = (): Promise<number> => movingCards(page);
  await expect.poll(flying).toBeGreaterThan(9);
  await expect(page.getByTestId('action-roll')).toBeEnabled();
  // Each card along its way: wherever it lies over the line through the button, the button is hit there.
  const crossed = await page.evaluate(() => {
    const button = document.querySelector('[data-testid="action-roll"]') as HTMLElement;
    const box = button.getBoundingClientRect();
    const y = box.y + box.height / 2;
    const found = { over: 0, hit: 0 };
    for (const card of document.querySelectorAll('[data-testid="hand-card"]'))
      for (const motion of card.getAnimations()) {
        const { delay = 0, duration = 0 } = motion.effect?.getComputedTiming() ?? {};
        for (let step = 0; step < 40; step++) {
          motion.currentTime = delay + (Number(duration) * step) / 40;
          const { left, right, top, bottom } = card.getBoundingClientRect();
          for (const x of [0.1, 0.3, 0.5, 0.7, 0.9].map((part) => box.x + box.width * part)) {
            if (x < left || x > right || y < top || y > bottom) continue;
            found.over++;
            if (!button.contains(document.elementFromPoint(x, y))) found.hit++;
          }
        }
        motion.currentTime = 0;
      }
    return found;
  });
  expect(crossed.over).toBeGreaterThan(0);
  expect(crossed.hit).toBe(0);
  // A touch of the button is its own, though it hurries the cards too.
  await played(page, () => page.getByTestId('action-roll').click());
  expect(await flying()).toBe(0);
  await release();
});

test('what is moved again on its way turns off from where it is, and lies right at the end', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await openTable(page, {
    game: 'syntax',
    seats: ['Zoé', ['Ugo', 'easy']],
    setup: {
      hands: [
        ['C', 'H', 'A', 'T', 'E', 'R'],
        ['B', 'O', 'N'],
      ],
      table: [],
      dealer: 1,
    },
  });
  await onTurn(page);
  await page.getByTestId('hand-card').first().focus();
  // Faster than a travel takes.
  for (const key of ['c', 'h', 'a', 't', 'Backspace', 'Backspace', 'Escape', 'c', 'h', 'a'])
    await page.keyboard.press(key);
  const moving = (): Promise<number> =>
    page.locator('[data-flip]').evaluateAll((all) => all.flatMap((one) => one.getAnimations()).length);
  await expect.poll(moving).toBe(0);
  const cells = await page
    .locator('[data-testid^="cell-"]')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().left));
  expect(cells).toHaveLength(3);
  expect([...cells].sort((a, b) => a - b)).toEqual(cells);
});

test('what was judged goes from where it stood to where it will be seen, also where the table scrolls; no seat goes with it', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const table = [
    ['brown.en.1', 'violet.en.2', 'violet.fr.3', 'grey.en.5'],
    ['turquoise.en.1', 'turquoise.en.2', 'turquoise.en.3'],
    ['pink.fr.2', 'pink.fr.3', 'pink.fr.4'],
  ];
  // In two languages: a sentence in one would bring a question about the display, which is then brought into sight.
  const row = SENTENCE.map((card, at) => (at === 2 ? card.replace('.fr.', '.en.') : card));
  await toPlay(page, deal([...row, ...REST], { seats: ['Zoé', ['Ugo', 'easy']], setup: { table } }));
  await compose(page, row);
  await settled(page);
  const noted = await flights(page, '[data-flip]');
  await propose(page);
  await expect(sentence(page, 3)).toBeVisible();
  await settled(page);
  const all = await noted();
  for (const code of row) {
    const lies = (await sentence(page, 3).locator(`[data-flip="face:${code}"]`).boundingBox())!;
    // First they went into the question.
    const end = all
      .filter(({ way: [first] }) => first?.key === `face:${code}`)
      .at(-1)!
      .way.at(-1)!;
    expect(Math.hypot(end.x - (lies.x + lies.width / 2), end.y - (lies.y + lies.height / 2)), code).toBeLessThan(4);
  }
  expect(await page.locator('.table-middle').evaluate((middle) => middle.scrollTop)).toBeGreaterThan(20);
  expect(all.filter(({ way: [first] }) => first?.key.startsWith('seat:'))).toEqual([]);
});

test('two rows of a hand: the sign of the family stands clear of every letter', async ({ page }) => {
  await openTable(page, {
    game: 'plis',
    seats: ['Zoé', ['Ugo', 'easy'], ['Rita', 'easy']],
    setup: {
      round: 1,
      hands: [
        ['pW', 'pM', 'pN', 'bW', 'bM', 'bN', 'pA', 'pB', 'pC', 'pD', 'pE', 'pF', 'pG', 'pI'],
        ['bA', 'bB', 'bC', 'bD', 'bE', 'bF', 'bG', 'bH', 'bI', 'bJ', 'bK', 'bL', 'pH', 'pJ'],
        ['pK', 'pL', 'pO', 'pP', 'pQ', 'pR', 'pS', 'pT', 'pU', 'pV', 'pX', 'pY', 'bP', 'bO'],
      ],
      leader: 0,
    },
  });
  await onTurn(page);
  const under = await page.locator('.slot.under').evaluateAll((slots) =>
    slots.map((slot) => {
      const glyph = slot.querySelector('.card-glyph') as HTMLElement;
      const range = document.createRange();
      range.selectNodeContents(glyph);
      const letter = range.getBoundingClientRect();
      const sign = (slot.querySelector('.card-index svg') as SVGElement).getBoundingClientRect();
      return { code: (slot as HTMLElement).dataset['card'], gap: sign.left - letter.right };
    }),
  );
  expect(under.length).toBeGreaterThan(4);
  expect(under.filter(({ gap }) => gap < -1.5)).toEqual([]);
  await shoot(page, 'plis-two-rows');
});

test('Dés à thèmes: a word that was given is not offered once more while its tokens come', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await openTable(page, diced());
  await page.getByTestId('roll').click();
  await expect(page.getByTestId('buzzer-0')).toBeEnabled();
  await buzz(page, 0);
  await line(page).fill('Brejnev');
  const looks = await page.getByTestId('word-give').evaluate(async (button: HTMLElement) => {
    button.click();
    const seen: string[] = [];
    for (let frame = 0; frame < 12 && button.isConnected; frame++) {
      await new Promise(requestAnimationFrame);
      if (button.isConnected) seen.push(button.getAttribute('aria-disabled') ?? 'lit');
    }
    return seen;
  });
  expect(looks.length).toBeGreaterThan(4);
  expect(looks.slice(2)).not.toContain('lit');
  await expect(page.getByTestId('announced-0')).toContainText('Brejnev');
});
