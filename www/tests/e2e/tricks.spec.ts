// Plis de lettres and Padbolix: what a trick, a deal and a lifted card show, and when; and that nothing that lies there is moved by it.
import {
  atStage,
  expect,
  hand,
  hold,
  lift,
  lifted,
  onTurn,
  openTable,
  pass,
  played,
  playIt,
  settled,
  tap,
  atOneTable as test,
  type Deal,
} from './helpers.ts';
import type { Locator, Page } from '@playwright/test';

test.use({ settings: { playOnly: false, pace: 'fast' } });

/** How many of them stand still on their way. */
const onTheWay = (cards: Locator): Promise<number> =>
  cards.evaluateAll(
    (all) => all.filter((one) => one.getAnimations().some(({ playState }) => playState === 'paused')).length,
  );

const bots: Deal['seats'] = ['Zoé', ['Ugo', 'easy'], ['Rita', 'easy']];
const plis = (hands: string[], seats: Deal['seats'] = ['Zoé', 'Ugo', 'Rita'], more: object = {}): Deal => ({
  game: 'plis',
  seats,
  setup: { round: 1, leader: 0, hands: hands.map((cards) => cards.split(' ')), ...more },
});

/** `left`: whose card is the last one, and how many they hold then. */
const won: readonly {
  deal: Deal;
  card: string;
  laid: string;
  last: string;
  left: readonly [number, string];
  said: string;
}[] = [
  {
    deal: plis(['pK bQ', 'pA bZ', 'pC bC'], bots),
    card: 'pK',
    laid: '.ring .laid',
    last: '[data-flip="trick:pC"]',
    left: [2, '1'],
    said: 'Vous ramassez le pli',
  },
  {
    deal: { game: 'padbolix', seats: bots, setup: { leader: 0, hands: [[...'ZCEG'], [...'BDFH'], [...'CEGI']] } },
    card: 'Z',
    laid: '.pad-trick .laid',
    last: '.is-z',
    left: [0, '3'],
    said: 'Vous gagnez le pli',
  },
];

for (const { deal, card, laid, last, left, said } of won)
  test(`${deal.game}: who won a trick is told when its last card lies there, not while it comes`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await openTable(page, deal);
    await onTurn(page);
    await tap(page, card);
    const go = await hold(page, laid + last);
    await playIt(page);
    await expect.poll(() => onTheWay(page.locator(laid + last))).toBe(1);
    const [sentence, winner] = [page.locator('.won'), page.locator('.table-middle .winner')];
    await expect(sentence.filter({ visible: true })).toHaveCount(0);
    await expect(winner).toHaveCount(0);
    const [seat, held] = left;
    await expect(page.getByTestId(`count-${seat}`).locator('[aria-hidden]').last()).toHaveText(held);
    await go();
    await expect(sentence).toContainText(said);
    await expect(sentence).toBeVisible();
    await expect(winner).toHaveCount(1);
  });

test.describe('a first match of three people', () => {
  test.use({ settings: { playOnly: false, pace: 'fast', captions: true } });

  test('who takes the trick, and why, stands on the curtain until the next one takes the device', async ({ page }) => {
    await openTable(page, plis(['pB bQ', 'pK bZ', 'bC bD']));
    const news = page.getByTestId('curtain-news');
    await lift(page, 'Zoé');
    for (const [card, next] of [
      ['pB', 'Ugo'],
      ['pK', 'Rita'],
    ] as const) {
      await onTurn(page);
      await tap(page, card);
      await playIt(page);
      await lift(page, next);
    }
    await onTurn(page);
    await tap(page, 'bC');
    await playIt(page);
    await atStage(page, 'covered');
    await expect(news).toContainText(
      'Le K est la plus haute carte jouée dans la famille demandée\u00a0: Ugo ramasse 5 points.',
    );
    await lift(page, 'Ugo');
  });
});

test('before somebody’s first turn the curtain tells what happened since the beginning, then since their last turn', async ({
  page,
}) => {
  await openTable(page, plis(['pB bQ', 'pC bZ', 'pA bD']));
  const news = page.getByTestId('curtain-news');
  for (const [name, card] of [
    ['Zoé', 'pB'],
    ['Ugo', 'pC'],
    ['Rita', 'pA'],
  ] as const) {
    await atStage(page, 'covered');
    await expect(news.getByRole('heading', { includeHidden: true })).toHaveText('Depuis le début');
    await lift(page, name);
    await onTurn(page);
    await tap(page, card);
    await playIt(page);
  }
  await atStage(page, 'covered');
  await expect(news.getByRole('heading', { includeHidden: true })).toHaveText('Depuis votre dernier tour');
});

test('Plis: who begins is told until a card lies there', async ({ page }) => {
  await openTable(page, plis(['pB bQ', 'pC bZ', 'pA bD']));
  await lift(page, 'Zoé');
  await onTurn(page);
  await expect(page.getByTestId('played-0')).toContainText('commencez');
  await tap(page, 'pB');
  await playIt(page);
  await expect(page.getByTestId('played-0')).toHaveAttribute('data-card', 'pB');
  await expect(page.locator('.leads')).toHaveCount(0);
});

test('Plis: the card of the round of vowels shows six of each colour side by side, Y with the others', async ({
  page,
}) => {
  for (const [width, height] of [
    [390, 844],
    [820, 1180],
  ] as const) {
    await page.setViewportSize({ width, height });
    await openTable(page, plis(['pB', 'pC', 'pA'], bots));
    await onTurn(page);
    await tap(page, 'pB');
    await playIt(page);
    await atStage(page, 'summary');
    await page.getByTestId('go-on').click();
    const cards = page.getByTestId('title-card').locator('.card');
    await expect(cards).toHaveCount(12);
    const tops = await cards.evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top)));
    expect(tops).toEqual([...Array(6).fill(tops[0]), ...Array(6).fill(tops[6])]);
    expect(new Set(tops).size).toBe(2);
  }
});

test.describe('with a pace', () => {
  test.use({ settings: { pace: 'slow' } });
  for (const end of ['a key', 'a touch', 'time'])
    test(`Plis: what the next round is called is ended by ${end}`, async ({ page }) => {
      await openTable(page, plis(['pB', 'pC', 'pA'], bots));
      await onTurn(page);
      await tap(page, 'pB');
      await playIt(page);
      const title = page.getByTestId('title-card');
      await page.getByTestId('go-on').click({ timeout: 20_000 });
      await expect(title).toBeVisible();
      const since = Date.now();
      if (end === 'a key') await page.keyboard.press('ArrowRight');
      if (end === 'a touch') await page.mouse.click(590, 300);
      await expect(title).toHaveCount(0, { timeout: 10_000 });
      if (end === 'time') expect(Date.now() - since).toBeGreaterThan(1500);
      else expect(Date.now() - since).toBeLessThan(1500);
    });
});

test('Plis: a tablet’s list of what was taken lies on one silk, not on the seam', async ({ page }) => {
  await page.setViewportSize({ width: 820, height: 1180 });
  await openTable(page, plis(['pB bQ', 'pC bZ', 'pA bD'], bots));
  await onTurn(page);
  const list = (await page.getByTestId('captured').boundingBox())!;
  const stakes = (await page.getByTestId('stakes').boundingBox())!;
  expect(stakes.x + stakes.width).toBeLessThanOrEqual(410);
  expect(list.x).toBeGreaterThanOrEqual(410);
});

/** Where what lies there is: the play to beat, what is to be followed, and the cards of the hand that are not lifted. */
const places = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(() => {
    const found: Record<string, string> = {};
    const note = (key: string, element: Element): void => {
      const { x, y, width, height } = element.getBoundingClientRect();
      found[key] = [x, y, width, height].map(Math.round).join(' ');
    };
    for (const [at, one] of document.querySelectorAll('.pad-trick :is(.laid, .formulas li)').entries())
      note(`pile ${at}`, one);
    for (const one of document.querySelectorAll('.to-follow')) note('to follow', one);
    for (const [at, one] of document.querySelectorAll('[data-testid="hand-card"]').entries())
      if (one.getAttribute('aria-pressed') !== 'true') note(`hand ${at}`, one);
    return found;
  });

for (const [width, height] of [
  [390, 844],
  [844, 390],
  [820, 1180],
  [1180, 820],
] as const)
  test(`Padbolix at ${width} × ${height}: neither pile nor hand moves while cards are lifted, whatever is asked about them`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    const held = 'BCDHHKLMQST**Z!';
    const still = async (cards: readonly string[]): Promise<void> => {
      await onTurn(page);
      await settled(page);
      const before = await places(page);
      expect(Object.keys(before).length).toBeGreaterThan(15);
      for (const card of cards) {
        await tap(page, card);
        await settled(page);
        const after = await places(page);
        for (const [key, place] of Object.entries(after)) expect(place, `${key} with ${card}`).toBe(before[key]);
      }
    };
    const deal = (leader: number): Deal => ({
      game: 'padbolix',
      seats: ['Zoé', ['Ugo', 'greedy'], ['Rita', 'easy'], ['Ana', 'easy']],
      setup: { hands: [[...held], [...'GG'], [...'EE'], [...'FF']], leader },
    });
    // A pair is to be followed: by H and H, or by what stars make of it.
    await openTable(page, deal(1));
    await still(['H', 'H']);
    await expect(page.getByTestId('tray')).toBeVisible();
    await page.getByTestId('action-release').click();
    await still(['*', '*']);
    await expect(page.getByTestId('ways')).toBeVisible();
    // A lead: cards that go together, a star that may be several, and cards that do not go together yet.
    await openTable(page, deal(0));
    await still(['B', 'C', '*', 'H', 'H', 'K']);
  });

/** Ugo has led three sequences of two, and Zoé answers out of that hand. */
const longAnswer = (own: string): Deal => ({
  game: 'padbolix',
  seats: ['Zoé', ['Ugo', 'easy']],
  setup: { hands: [[...own], [...'EFIJMNCC']], leader: 1 },
  actions: [{ seat: 1, action: { type: 'play', groups: ['EF', 'IJ', 'MN'] } }],
});

for (const [width, height] of [
  [390, 844],
  [360, 640],
  [844, 390],
  [820, 1180],
] as const)
  test(`PAD-10 at ${width} × ${height}: what is refused moves neither pile nor hand, however long it is told`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await openTable(page, longAnswer('GHKLPQBDZ!'));
    await onTurn(page);
    await settled(page);
    const before = await places(page);
    // Nothing is lifted; then a card is; then all that the answer needs lies in the tray.
    for (const lifts of ['', 'G', 'HKLPQ']) {
      for (const card of lifts) await tap(page, card);
      await tap(page, 'B');
      await expect(page.getByTestId('refusal')).toContainText('3 suites de 2');
      await settled(page);
      const after = await places(page);
      for (const [key, place] of Object.entries(after)) expect(place, `${key}, ${lifts} lifted`).toBe(before[key]);
    }
  });

test('Padbolix: one touch lifts one card of a long answer', async ({ page }) => {
  await openTable(page, longAnswer('GHKLPQB'));
  await onTurn(page);
  await expect(page.getByTestId('formula')).toContainText('3 suites de 2');
  for (const [at, card] of [...'GHKLPQ'].entries()) {
    await tap(page, card);
    expect(await lifted(page)).toEqual([...'GHKLPQ'].slice(0, at + 1));
  }
  await played(page, () => playIt(page));
});

/** Zoé is about to be Dubolix: the next deal begins with an exchange. */
const beforeExchange = (seats: Deal['seats']): Deal => ({
  game: 'padbolix',
  seats,
  setup: { hands: [['C'], ['D', 'E']], leader: 0 },
  seed: 5,
});

test('Padbolix, PAD-24: first the deal is seen, then the exchange, which says who gives what to whom and why', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await openTable(page, beforeExchange(['Zoé', ['Ugo', 'easy']]));
  await onTurn(page);
  await tap(page, 'C');
  await playIt(page);
  await atStage(page, 'summary');
  const cards = page.getByTestId('hand-card');
  const go = await hold(page, '[data-testid="hand-card"]');
  await page.getByTestId('go-on').click();
  await page.getByTestId('title-card').waitFor();
  // All but the card that is still Ugo’s are on their way.
  await expect.poll(() => onTheWay(cards)).toBe(19);
  await expect(page.getByTestId('exchange')).toHaveCount(0);
  await expect(page.locator('.slot.away')).toHaveCount(1);
  await go();
  const exchange = page.getByTestId('exchange');
  await expect(exchange).toContainText(
    'Vous étiez Dubolix à la manche précédente\u00a0: vous donnez votre moins bonne carte à Ugo, le Padbolix, qui vous donne sa meilleure carte.',
  );
  await expect(page.locator('.slot.away')).toHaveCount(0);
  expect(await hand(page)).toHaveLength(20);
  // Ugo leads, and while the first trick lies there it can still be read.
  await onTurn(page);
  await expect(exchange).toHaveCount(0);
  await expect(page.getByTestId('exchanged')).toContainText('vous avez donné un');
});

test('Padbolix, PAD-24: on a shared device each of the two sees the exchange once their hand was dealt', async ({
  page,
}) => {
  await openTable(page, beforeExchange(['Zoé', 'Ugo']));
  await lift(page, 'Zoé');
  await onTurn(page);
  await tap(page, 'C');
  await playIt(page);
  await page.getByTestId('go-on').click();
  await lift(page, 'Ugo');
  await onTurn(page);
  await expect(page.getByTestId('exchange')).toContainText('vous donnez votre meilleure carte à Zoé, le Dubolix');
  await page
    .locator('[data-testid="hand-card"]:not(.dimmed)')
    .first()
    .click({ position: { x: 10, y: 12 } });
  await playIt(page);
  await pass(page, 'Zoé');
  await onTurn(page);
  await expect(page.getByTestId('exchanged')).toContainText('à Ugo');
});

test('Padbolix: on a phone no lifted card lies over the plate or the tools above the hand', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const hands = ['BBCCDDEEFFGGHIJKLMN*', 'HIJKU', 'UVVWW', 'XXYY!'].map((cards) => [...cards]);
  await openTable(page, { game: 'padbolix', seats: [...bots, ['Léa', 'easy']], setup: { leader: 0, hands } });
  await onTurn(page);
  for (const card of 'BBCCDDEEFFGG') await tap(page, card);
  for (const [width, height] of [
    [390, 844],
    [360, 640],
  ] as const) {
    await page.setViewportSize({ width, height });
    await settled(page);
    const edge = (of: string, side: 'top' | 'bottom'): Promise<number[]> =>
      page.locator(of).evaluateAll((all, at) => all.map((one) => one.getBoundingClientRect()[at]), side);
    const above = Math.max(...(await edge('.own-line > *, .own-line .seat', 'bottom')));
    expect(Math.min(...(await edge('.slot.lifted .card', 'top')))).toBeGreaterThanOrEqual(above);
  }
});
