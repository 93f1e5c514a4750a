// Padbolix in the browser: plays put together by tap and by key, stars, passes, firecrackers, refusals, a match to its ranking.
import {
  atStage,
  cannotUndo,
  expect,
  hand,
  hint,
  lift,
  lifted,
  onTurn,
  openTable,
  pass,
  playIt,
  settled,
  tap,
  atOneTable as test,
  type Deal,
} from './helpers.ts';
import { shoot } from './inspect.ts';
import { EVERY } from '../sizes.ts';
import type { Page } from '@playwright/test';

test.use({ settings: { playOnly: false } });

const turn = (page: Page, index: number) => page.getByTestId(`turn-${index}`);

/** Two people: Zoé leads. */
const two = (zoe: string, ugo: string, more: Record<string, unknown> = {}): Deal => ({
  game: 'padbolix',
  seats: ['Zoé', 'Ugo'],
  setup: { hands: [[...zoe], [...ugo]], leader: 0, ...more },
});

test('PAD-5: cards snap into groups, and one touch lifts one card, of a long answer too', async ({ page }) => {
  await openTable(page, two('EFMNK', 'GHPQCC'));
  await lift(page, 'Zoé');
  await onTurn(page);
  await expect(page.getByTestId('formula')).toHaveCount(0);
  for (const card of ['N', 'E', 'M']) await tap(page, card);
  await expect(page.getByTestId('tray')).toHaveCount(0);
  await tap(page, 'F');
  await expect(page.getByTestId('tray')).toHaveAttribute('data-play', 'EF+MN');
  await shoot(page, 'tray');
  await playIt(page);
  await expect(turn(page, 0)).toHaveAttribute('data-play', 'EF+MN');
  await expect(page.getByTestId('formula')).toContainText('2 suites de 2');
  await pass(page, 'Ugo');
  await onTurn(page);
  // G goes with H, and P with Q, and there is no other answer. Whoever touches G means G.
  await tap(page, 'G');
  expect(await lifted(page)).toEqual(['G']);
  await expect(page.getByTestId('prompt')).toContainText('2 suites de 2');
  for (const card of ['H', 'P', 'Q']) await tap(page, card);
  await playIt(page);
  await expect(turn(page, 1)).toHaveAttribute('data-play', 'GH+PQ');
});

test('the play to beat lies there as a whole, whatever lies before it and who has passed since', async ({ page }) => {
  await openTable(page, {
    game: 'padbolix',
    seats: ['Zoé', 'Ugo', 'Rita'],
    setup: { hands: [[...'LTWX'], [...'MQRS'], [...'NPUV']], leader: 0 },
  });
  await lift(page, 'Zoé');
  for (const [card, next] of [
    ['L', 'Ugo'],
    ['M', 'Rita'],
    ['N', 'Zoé'],
    ['T', 'Ugo'],
  ] as const) {
    await onTurn(page);
    await tap(page, card);
    await playIt(page);
    await pass(page, next);
  }
  await onTurn(page);
  const cutAt: string[] = [];
  const look = async (what: string): Promise<void> => {
    for (const size of EVERY) {
      await page.setViewportSize(size);
      await settled(page);
      const cut = await turn(page, 3).evaluate((last) => {
        const box = (last.closest('.pad-trick') as HTMLElement).getBoundingClientRect();
        return [...last.querySelectorAll('.card')].some((card) => {
          const { top, bottom } = card.getBoundingClientRect();
          return top < box.top - 0.5 || bottom > box.bottom + 0.5;
        });
      });
      if (cut) cutAt.push(`${size.width} × ${size.height}, ${what}`);
    }
  };
  await look('all have played');
  await page.getByTestId('action-pass').click();
  await pass(page, 'Rita');
  await onTurn(page);
  await look('one has passed');
  expect(cutAt).toEqual([]);
});

test('what is to be beaten lies whole above what is to be followed, on a tablet that lies', async ({ page }) => {
  await page.setViewportSize({ width: 1180, height: 820 });
  const whole = async (index: number): Promise<number> => {
    await settled(page, { sight: true });
    return await turn(page, index).evaluate((one) => {
      const trick = one.closest('.pad-trick')?.getBoundingClientRect();
      const cards = [...one.querySelectorAll('.card')].map((each) => each.getBoundingClientRect());
      if (cards.length === 0) throw new Error('no cards');
      return Math.round(
        Math.max(...cards.map(({ top, bottom }) => Math.max(bottom - (trick?.bottom ?? 0), (trick?.top ?? 0) - top))),
      );
    });
  };
  await openTable(page, two('NXYZ', 'QBCD'));
  await lift(page, 'Zoé');
  await onTurn(page);
  await tap(page, 'N');
  await playIt(page);
  await pass(page, 'Ugo');
  await onTurn(page);
  await tap(page, 'Q');
  await playIt(page);
  await expect(turn(page, 1)).toHaveAttribute('data-play', 'Q');
  expect(await whole(1)).toBeLessThanOrEqual(1);
  // Two long rows before it.
  await openTable(page, two('DEFGHIJKLMNOP', 'EFGHIJKLMNOPBC'));
  await lift(page, 'Zoé');
  await onTurn(page);
  for (const card of 'DEFGHIJKLMNO') await tap(page, card);
  await playIt(page);
  await pass(page, 'Ugo');
  await onTurn(page);
  for (const card of 'EFGHIJKLMNOP') await tap(page, card);
  await playIt(page);
  expect(await whole(1)).toBeLessThanOrEqual(1);
});

test('undo takes back what is prepared first, and gives up no move for it', async ({ page }) => {
  await openTable(page, {
    game: 'padbolix',
    seats: ['Zoé', ['Ugo', 'easy']],
    setup: { hands: [[...'EFMNY'], [...'GHPQC']], leader: 0 },
  });
  await onTurn(page);
  await tap(page, 'E');
  await playIt(page);
  await onTurn(page);
  const moves = await page.getByTestId('table').getAttribute('data-moves');
  await tap(page, 'Y');
  expect(await lifted(page)).toEqual(['Y']);
  await page.getByTestId('tool-undo').click();
  expect(await lifted(page)).toEqual([]);
  await expect(page.getByTestId('table')).toHaveAttribute('data-moves', moves ?? '');
  await page.getByTestId('tool-undo').click();
  await expect(page.getByTestId('table')).toHaveAttribute('data-moves', '0');
  await expect(page.locator('.table-said')).toContainText('Coup annulé : Zoé commence avec E');
});

test('PAD-9: a star asks what it is only where that is open', async ({ page }) => {
  await openTable(page, two('*EGKQ', 'BCDFH'));
  await lift(page);
  await onTurn(page);
  // Between E and G it can only be F.
  for (const card of ['E', 'G', '*']) await tap(page, card);
  await expect(page.getByTestId('tray')).toHaveAttribute('data-play', 'EfG');
  await expect(page.getByTestId('ways')).toHaveCount(0);
  // Beside E alone it can be D or F of a sequence, or E of a pair.
  await page.locator('[data-testid="hand-card"][data-card="G"]').click({ position: { x: 10, y: 12 } });
  await expect(page.getByTestId('ways')).toBeVisible();
  await shoot(page, 'star');
  await page.getByTestId('way-Ef').check();
  await expect(page.getByTestId('tray')).toHaveAttribute('data-play', 'Ef');
  await page.getByTestId('ways').getByRole('radio', { name: 'une paire' }).check();
  await expect(page.getByTestId('tray')).toHaveAttribute('data-play', 'Ee');
  await playIt(page);
  await expect(turn(page, 0)).toHaveAttribute('data-play', 'Ee');
  await expect(turn(page, 0)).toContainText('E (étoile)');
});

test('PAD-10, PAD-11: what cannot be played says why, with its clause', async ({ page }) => {
  await openTable(page, two('K!BQ', 'CDLMR'));
  await lift(page);
  await onTurn(page);
  await tap(page, '!');
  await expect(page.getByTestId('refusal')).toContainText('pétard');
  await expect(page.getByTestId('refusal-clause')).toContainText('PAD-11');
  await tap(page, 'K');
  await playIt(page);
  await pass(page, 'Ugo');
  await onTurn(page);
  await expect(page.getByTestId('formula')).toContainText('un K ou une carte plus forte');
  await tap(page, 'C');
  await expect(page.getByTestId('refusal')).toContainText('un K ou une carte plus forte');
  await expect(page.getByTestId('refusal-clause')).toContainText('PAD-10');
  expect(await lifted(page)).toEqual([]);
  await page.getByTestId('refusal-clause').click();
  await expect(page.locator('#PAD-10')).toBeVisible();
  await page.getByTestId('close').click();
  // Tapping another card changes the play.
  await tap(page, 'L');
  await tap(page, 'M');
  expect(await lifted(page)).toEqual(['M']);
});

test('PAD-12, PAD-14, PAD-16, PAD-19: pass, firecracker, the same letters and Z are seen for what they are', async ({
  page,
}) => {
  await openTable(page, {
    game: 'padbolix',
    seats: ['Zoé', 'Ugo', 'Rita'],
    setup: { hands: [[...'KZBD'], [...'KM!C'], [...'PQRS']], leader: 0 },
  });
  await lift(page, 'Zoé');
  await onTurn(page);
  await tap(page, 'K');
  await playIt(page);
  await pass(page, 'Ugo');
  await onTurn(page);
  await tap(page, 'K');
  await playIt(page);
  await expect(turn(page, 2)).toHaveAttribute('data-cause', 'same-letters');
  await expect(turn(page, 2)).toContainText('Rita saute son tour');
  await shoot(page, 'same-letters');
  await pass(page, 'Zoé');
  await onTurn(page);
  await page.getByTestId('action-pass').click();
  await atStage(page, 'handing');
  // Everybody else has passed or been skipped: the trick is Ugo's.
  await expect(page.getByTestId('trick')).toContainText('Ugo');
  await pass(page, 'Ugo');
  await onTurn(page);
  await tap(page, 'C');
  await playIt(page);
  await pass(page, 'Rita');
  await onTurn(page);
  await tap(page, 'P');
  await playIt(page);
  await pass(page, 'Zoé');
  await onTurn(page);
  await tap(page, 'Z');
  await playIt(page);
  // The trick is over at once, and Zoé leads.
  await onTurn(page);
  await expect(page.getByTestId('said')).toContainText('Z');
  await tap(page, 'B');
  await playIt(page);
  await pass(page, 'Ugo');
  await onTurn(page);
  await tap(page, '!');
  await playIt(page);
  await expect(turn(page, 1)).toHaveAttribute('data-play', '!');
  await expect(turn(page, 2)).toHaveAttribute('data-cause', 'firecracker');
  await expect(page.getByTestId('formula')).toContainText('un B ou une carte plus forte');
  await shoot(page, 'firecracker');
});

test('a pass is taken back, a play that all have seen is not', async ({ page }) => {
  await openTable(page, {
    game: 'padbolix',
    seats: ['Zoé', 'Ugo', 'Rita'],
    setup: { hands: [[...'KBD'], [...'KMC'], [...'PQR']], leader: 0 },
  });
  await lift(page, 'Zoé');
  await onTurn(page);
  await tap(page, 'K');
  await playIt(page);
  await atStage(page, 'handing');
  // What all have seen is not offered, before anybody has tried; nor is what somebody else did.
  await cannotUndo(page, 'Impossible d’annuler');
  await pass(page, 'Ugo');
  await onTurn(page);
  await cannotUndo(page, 'un autre joueur');
  await page.getByTestId('action-pass').click();
  await atStage(page, 'handing');
  await page.getByTestId('tool-undo').click();
  // Ugo has the device still, and sees no curtain.
  await onTurn(page);
  await expect(page.getByTestId('action-pass')).toBeVisible();
  expect(await hand(page)).toHaveLength(3);
});

test('a match by tap: two deals, the exchange, the ranks and the ranking', async ({ page }) => {
  test.setTimeout(90_000);
  await openTable(page, {
    game: 'padbolix',
    seats: ['Zoé', ['Ugo', 'greedy']],
    setup: {
      hands: [
        ['B', 'C', 'D', 'Q'],
        ['E', 'G', 'I', 'K', 'M'],
      ],
      leader: 0,
    },
    seed: 3,
  });
  const next = page
    .locator('[data-testid="table"][data-acting="true"], [data-testid="go-on"], [data-testid="match-over"]')
    .first();
  let deals = 1;
  for (let turns = 0; turns < 60; turns++) {
    await next.waitFor({ timeout: 20_000 });
    if (await page.getByTestId('match-over').isVisible()) break;
    if (await page.getByTestId('go-on').isVisible()) {
      await expect(page.getByTestId('round-summary')).toContainText('Dubolix');
      await expect(page.getByTestId('round-summary')).toContainText('Padbolix');
      await shoot(page, 'deal-over');
      await page.getByTestId('go-on').click();
      deals++;
      if (await page.getByTestId('exchange').isVisible()) await shoot(page, 'exchange');
      continue;
    }
    await page.locator('[data-testid="hand"]').waitFor();
    // The weakest cards first, until they make a play.
    const cards = page.locator('[data-testid="hand-card"]:not(.dimmed):not(.lifted)');
    for (
      let taps = 0;
      taps < 8 && (await cards.count()) > 0 && !(await page.getByTestId('action-play').isVisible());
      taps++
    )
      await cards.first().click({ position: { x: 10, y: 12 } });
    if (await page.getByTestId('action-play').isVisible()) await playIt(page);
    else {
      if (await page.getByTestId('action-release').isVisible()) await page.getByTestId('action-release').click();
      await page.getByTestId('action-pass').click();
    }
    await expect(page.getByTestId('refusal')).toHaveCount(0);
  }
  expect(deals).toBe(2);
  await expect(page.getByTestId('ranking')).toBeVisible();
  await expect(page.getByTestId('score-sheet').locator('tbody tr')).toHaveCount(2);
  const totals = (await page.getByTestId('score-sheet').locator('tfoot td').allTextContents()).map((text) =>
    Number(text.replace('−', '-')),
  );
  expect(totals.reduce((sum, points) => sum + points, 0)).toBe(4);
  await shoot(page, 'match-over');
});

test('a hint lifts a play or names a pass, and what it says is accepted', async ({ page }) => {
  await openTable(page, two('EFMN*', 'GHQQZ'));
  await lift(page, 'Zoé');
  await onTurn(page);
  const led = await hint(page);
  await expect(page.getByTestId('reason')).toHaveText(/\.$/);
  const cards = await lifted(page);
  expect(cards.length).toBeGreaterThan(0);
  await led.click();
  await expect(page.getByTestId('hand-card')).toHaveCount(5 - cards.length);
  await expect(page.getByTestId('refusal')).toHaveCount(0);

  // Ugo holds nothing that follows: the hint lifts nothing, and says so.
  await openTable(page, two('KKEF', 'BCGH'));
  await lift(page, 'Zoé');
  await onTurn(page);
  for (const card of ['K', 'K']) await tap(page, card);
  await playIt(page);
  await pass(page, 'Ugo');
  await onTurn(page);
  const offered = await hint(page);
  await expect(page.getByTestId('reason')).toHaveText('Vous n’avez rien pour répondre.');
  await expect(offered).toHaveText('Passer');
  expect(await lifted(page)).toEqual([]);
  await offered.click();
  await pass(page, 'Zoé');
  await onTurn(page);
  // From the menu as well, on a phone too.
  await page.setViewportSize({ width: 360, height: 640 });
  await expect(page.getByTestId('tool-hint')).toBeVisible();
  await page.getByTestId('menu').click();
  await page.getByTestId('menu-hint').click();
  await expect.poll(() => lifted(page)).not.toEqual([]);
  await playIt(page);
  await expect(page.getByTestId('refusal')).toHaveCount(0);
  // EF or one of them: the deal is over with the first, and goes on with the second.
  await atStage(page, 'handing', 'summary');
});

/** Enter gives the device away, enter lifts the curtain. */
async function give(page: Page): Promise<void> {
  await atStage(page, 'handing');
  await page.keyboard.press('Enter');
  await atStage(page, 'covered');
  await expect(page.getByTestId('curtain-lift')).toBeFocused();
  await page.keyboard.press('Enter');
  await onTurn(page);
  await expect(page.locator('[data-testid="hand-card"]:focus')).toHaveCount(1);
}

test('a match by keyboard, the focus staying in the hand', async ({ page }) => {
  await openTable(page, two('EFB', 'GHC', { deal: 2, scores: [4, -2] }));
  await expect(page.getByTestId('curtain-lift')).toBeFocused();
  await page.keyboard.press('Enter');
  await onTurn(page);
  await expect(page.getByTestId('hand-card').first()).toBeFocused();
  for (const key of ['e', 'f']) await page.keyboard.press(key);
  await expect(page.getByTestId('tray')).toHaveAttribute('data-play', 'EF');
  await page.keyboard.press('Enter');
  await give(page);
  for (const key of ['g', 'h']) await page.keyboard.press(key);
  await expect.poll(() => lifted(page)).toEqual(['G', 'H']);
  // Escape lets go, the arrows move, space lifts.
  await page.keyboard.press('Escape');
  await expect.poll(() => lifted(page)).toEqual([]);
  await page.keyboard.press('End');
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Space');
  await expect.poll(() => lifted(page)).toEqual(['G', 'H']);
  await page.keyboard.press('Enter');
  await give(page);
  // Zoé cannot follow: enter passes, and Ugo leads his last card.
  await expect(page.getByTestId('action-pass')).toHaveClass(/primary/);
  await page.keyboard.press('Enter');
  await give(page);
  await page.keyboard.press('c');
  await page.keyboard.press('Enter');
  await atStage(page, 'over');
  // 4 − 2 for Zoé, −2 + 4 for Ugo.
  await expect(page.getByTestId('rank-0')).toContainText('2');
  await expect(page.getByTestId('rank-1')).toHaveAttribute('data-place', '1');
  await expect(page.getByTestId('rematch')).toBeFocused();
});

test.describe('where the only legal play is made without being asked for', () => {
  test.use({ settings: { playOnly: true } });

  test('nobody is asked what has one answer', async ({ page }) => {
    // Ugo leads Y. Zoé has nothing from Y upwards, and passes by herself; so she does until she leads, and again when Ugo does.
    await openTable(page, {
      game: 'padbolix',
      seats: ['Zoé', ['Ugo', 'greedy']],
      setup: {
        hands: [
          ['B', 'C', 'D'],
          ['X', 'Y', 'W'],
        ],
        leader: 1,
        deal: 2,
        scores: [4, -2],
      },
      seed: 5,
    });
    await atStage(page, 'over');
    await expect(page.getByTestId('rank-1')).toHaveAttribute('data-place', '1');

    // What is open is asked, what is not is played: Zoé leads one of two, Ugo outbids it, and of her pass and her last card nobody asks.
    await openTable(page, {
      game: 'padbolix',
      seats: ['Zoé', ['Ugo', 'greedy']],
      setup: {
        hands: [
          ['B', 'C'],
          ['X', 'Y'],
        ],
        leader: 0,
        deal: 2,
        scores: [4, -2],
      },
      seed: 5,
    });
    await onTurn(page);
    await tap(page, 'B');
    await playIt(page);
    await atStage(page, 'over');
    expect(
      (await page.getByTestId('score-sheet').locator('tfoot td').allTextContents()).map((text) =>
        Number(text.replace('−', '-')),
      ),
    ).toEqual([2, 2]);

    // Round the table as well: who holds one card that follows may play it or pass, and is asked; who holds none is not.
    await openTable(page, two('KE', 'BC'));
    await lift(page, 'Zoé');
    await onTurn(page);
    await tap(page, 'K');
    await playIt(page);
    await pass(page, 'Ugo');
    await atStage(page, 'handing');
    await expect(page.getByTestId('said')).toContainText('Ugo passe');
    await pass(page, 'Zoé');
    // Her last card: a lead with one card, which wins the deal.
    await atStage(page, 'summary');
  });
});

test.describe('explained on a phone that lies on its side', () => {
  test.use({ settings: { captions: true }, viewport: { width: 844, height: 390 } });

  test('what is told covers neither the trick nor what is to be followed', async ({ page }) => {
    await openTable(page, {
      game: 'padbolix',
      seats: ['Zoé', ['Ugo', 'easy'], ['Rita', 'easy']],
      setup: { leader: 1 },
      seed: 3,
    });
    await onTurn(page);
    const told = await page.getByTestId('captions').boundingBox();
    const middle = await page.locator('.table-middle').boundingBox();
    expect((middle?.y ?? 0) + (middle?.height ?? 0)).toBeLessThanOrEqual(told?.y ?? 0);
    expect((told?.y ?? 0) + (told?.height ?? 0)).toBeLessThanOrEqual(390);
    await expect(page.getByTestId('formula')).toBeInViewport({ ratio: 1 });
  });
});

test.describe('PAD-9: on a phone, cards that can be played in many ways', () => {
  /** Of each choice: whether it is in sight as a whole, in part, or not at all. */
  const seen = (page: Page): Promise<string[]> =>
    page.getByTestId('ways').evaluate((asked) => {
      const box = asked.getBoundingClientRect();
      return [...asked.querySelectorAll('.way')].map((way) => {
        const { top, bottom } = way.getBoundingClientRect();
        if (top >= box.top && bottom <= box.bottom + 0.5) return 'whole';
        return bottom > box.top && top < box.bottom ? 'part' : 'none';
      });
    });
  const lead = (cards: string): Deal => ({
    game: 'padbolix',
    seats: ['Zoé', ['Ugo', 'easy']],
    setup: { hands: [[...cards, 'K', 'Q'], [...'GHPQCC']], leader: 0 },
  });

  for (const [captions, width, height] of [
    [false, 390, 844],
    [true, 390, 844],
    [false, 360, 640],
  ] as const)
    test.describe(`at ${width} × ${height}${captions ? ', explained' : ''}`, () => {
      test.use({ viewport: { width, height }, settings: { playOnly: false, captions } });
      test('show all of them, or that there are more, and all can be reached', async ({ page }) => {
        await openTable(page, lead('DEF***'));
        await onTurn(page);
        for (const card of 'DEF***') await tap(page, card);
        await expect(page.getByTestId('ways').getByRole('radio')).toHaveCount(7);
        if (height > 800) expect(new Set(await seen(page))).toEqual(new Set(['whole']));
        else expect(await seen(page)).toContain('part');
        await page.getByTestId('ways').evaluate((asked) => asked.scrollTo(0, asked.scrollHeight));
        expect((await seen(page)).at(-1)).toBe('whole');
        // It covers no plate.
        const plates = await page.locator('.table-top').boundingBox();
        const tray = await page.locator('.table-tray').boundingBox();
        if (height > 800) expect(tray?.y ?? 0).toBeGreaterThanOrEqual((plates?.y ?? 0) + (plates?.height ?? 0));
      });
    });
});
