// Plis de lettres in the browser: following, discarding, refusals, what lies in sight, a match to its ranking by tap and by key.
import {
  atStage,
  cannotUndo,
  expect,
  hand,
  hint,
  lift,
  lifted,
  liftFirst,
  onTurn,
  onTurnOrOver,
  openTable,
  pass,
  playIt,
  tap,
  atOneTable as test,
  type Deal,
} from './helpers.ts';
import { shoot } from './inspect.ts';

test.use({ settings: { playOnly: false } });

/** Three people, Zoé leading. */
const three = (round: number, hands: string[], more: Record<string, unknown> = {}): Deal => ({
  game: 'plis',
  seats: ['Zoé', 'Ugo', 'Rita'],
  setup: { round, hands: hands.map((cards) => cards.split(' ')), leader: 0, ...more },
});

test('PLI-6: who has the family plays it; another card says why not', async ({ page }) => {
  await openTable(page, three(1, ['pB pQ', 'pA bZ', 'bC bD']));
  await lift(page, 'Zoé');
  await onTurn(page);
  await tap(page, 'pB');
  await playIt(page);
  await expect(page.getByTestId('played-0')).toHaveAttribute('data-card', 'pB');
  await pass(page, 'Ugo');
  await onTurn(page);
  await expect(page.getByTestId('prompt')).toContainText('rose A–\u2060M');
  await tap(page, 'bZ');
  await expect(page.getByTestId('refusal')).toContainText('rose A–\u2060M');
  await expect(page.getByTestId('refusal-clause')).toContainText('PLI-6');
  await page.getByTestId('refusal-clause').click();
  await expect(page.locator('#PLI-6')).toBeVisible();
  await page.getByTestId('close').click();
  expect(await hand(page)).toHaveLength(2);
  await tap(page, 'pA');
  await playIt(page);
  await pass(page, 'Rita');
  await onTurn(page);
  await expect(page.getByTestId('prompt')).toContainText('défaussez');
  await tap(page, 'bD');
  await playIt(page);
  // PLI-7: the discard never wins; B does, and Zoé leads.
  await atStage(page, 'handing');
  await expect(page.getByTestId('tricks-0')).toContainText('1 pli');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('a hand that gets smaller moves nothing that lies above it', async ({ page }) => {
    test.setTimeout(90_000);
    const seats: Deal['seats'] = ['Zoé', ['Ugo', 'easy'], ['Rita', 'easy']];
    await openTable(page, { game: 'plis', seats, setup: { leader: 0 }, seed: 9 });
    const lies = (): Promise<string> =>
      page.locator('.table-middle, .trick, .hand').evaluateAll((all) =>
        all
          .map((one) => {
            const { top, bottom } = one.getBoundingClientRect();
            return `${one.classList[0]} ${Math.round(top)}–${Math.round(bottom)}`;
          })
          .join(', '),
      );
    const found: [cards: number, lies: string][] = [];
    // Of 17 in three rows, and of 9 in two, the next card leaves one row less.
    while (await onTurnOrOver(page)) {
      found.push([(await hand(page)).length, await lies()]);
      await liftFirst(page);
      await playIt(page);
    }
    expect(found.map(([cards]) => cards)).toEqual(Array.from({ length: 17 }, (_, nth) => 17 - nth));
    expect(new Set(found.map(([, where]) => where)).size, JSON.stringify(found)).toBe(1);
  });
});

test('PLI-13: cards left when a round ends are shown to nobody, though all look at what it came to', async ({
  page,
}) => {
  await openTable(page, three(4, ['bA bS', 'bH bT', 'bB bX']));
  const held = page.getByTestId('families').locator('.held');
  await lift(page, 'Zoé');
  await onTurn(page);
  await expect(held).toHaveCount(2);
  await tap(page, 'bA');
  await playIt(page);
  await pass(page, 'Ugo');
  await onTurn(page);
  await tap(page, 'bH');
  await playIt(page);
  await pass(page, 'Rita');
  await onTurn(page);
  await tap(page, 'bB');
  await playIt(page);
  await atStage(page, 'summary');
  await expect(held).toHaveCount(0);
  for (const family of await page.getByTestId('families').getByRole('listitem').all())
    await expect(family).not.toContainText('vous');
  await expect(page.getByTestId('captured-2')).toContainText('Rita');
});

test('PLI-4, PLI-9, PLI-14: families, stakes and captured cards lie in sight', async ({ page }) => {
  await openTable(page, three(2, ['pM pQ', 'pA pS', 'pE pT']));
  await lift(page);
  await onTurn(page);
  await expect(page.getByTestId('families').locator('li')).toHaveCount(4);
  await expect(page.getByTestId('stakes')).toHaveAttribute('data-contract', 'vowels');
  await expect(page.getByTestId('stakes').locator('.stake-cards li')).toHaveCount(12);
  await tap(page, 'pM');
  await playIt(page);
  await pass(page);
  await onTurn(page);
  await tap(page, 'pA');
  await playIt(page);
  await pass(page);
  await onTurn(page);
  await tap(page, 'pE');
  await playIt(page);
  // All vowels of this position have fallen: the round is over (PLI-13), 20 points for Zoé.
  await expect(page.getByTestId('round-summary')).toContainText('A rose');
  await expect(page.getByTestId('score-sheet').locator('tbody td').first()).toHaveText('20');
  await shoot(page, 'round-over');
  await page.getByTestId('go-on').click();
  await lift(page, 'Ugo');
  await onTurn(page);
  await expect(page.getByTestId('stakes')).toHaveAttribute('data-contract', 'm-n');
  await shoot(page, 'm-n');
});

test('a match by tap: the blue H, then everything, to the ranking', async ({ page }) => {
  test.setTimeout(120_000);
  await openTable(page, {
    game: 'plis',
    seats: ['Zoé', ['Ugo', 'easy'], ['Rita', 'easy'], ['Élie', 'easy'], ['Ana', 'easy']],
    setup: { round: 4, hands: [['bG'], ['bH'], ['bI'], ['bA'], ['bB']], leader: 0, scores: [10, 20, 30, 40, 50] },
    seed: 2,
  });
  const next = page
    .locator('[data-testid="table"][data-acting="true"], [data-testid="go-on"], [data-testid="match-over"]')
    .first();
  for (let turns = 0; turns < 40; turns++) {
    await next.waitFor({ timeout: 20_000 });
    if (await page.getByTestId('match-over').isVisible()) break;
    if (await page.getByTestId('go-on').isVisible()) {
      await expect(page.getByTestId('round-summary')).toContainText('H bleu');
      await page.getByTestId('go-on').click();
      continue;
    }
    await page
      .locator('[data-testid="hand-card"]:not(.dimmed)')
      .last()
      .click({ position: { x: 10, y: 12 } });
    await playIt(page);
    await expect(page.getByTestId('refusal')).toHaveCount(0);
    if (turns === 7) await shoot(page, 'everything');
  }
  await expect(page.getByTestId('ranking').locator('li')).toHaveCount(5);
  const totals = (await page.getByTestId('score-sheet').locator('tfoot td').allTextContents()).map(Number);
  // Round 4 costs 90, round 5 ten tricks, twelve vowels, four M and N and the H, but for the two Z that are put away.
  expect(totals.reduce((sum, points) => sum + points, 0)).toBe(150 + 90 + 10 * 5 + 120 + 80 + 90);
  await shoot(page, 'match-over');
});

test('a match by keyboard, the focus staying in the hand', async ({ page }) => {
  await openTable(page, {
    ...three(5, ['pB bC', 'pC bD', 'pD bE']),
    seats: ['Zoé', ['Ugo', 'easy'], ['Rita', 'easy']],
  });
  await onTurn(page);
  await page.getByTestId('hand-card').first().focus();
  // A letter lifts the card that bears it, escape lays it down, an arrow goes to the next, space lifts, enter plays.
  await page.keyboard.press('c');
  await expect(page.locator('[data-testid="hand-card"][aria-pressed="true"]')).toHaveAttribute('data-card', 'bC');
  await page.keyboard.press('Escape');
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('[data-testid="hand-card"][data-card="bC"]')).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  // Ugo and Rita follow with C and D; Rita takes the trick and leads E; Ugo follows, and so can Zoé.
  await onTurn(page);
  await expect(page.getByTestId('hand-card')).toHaveCount(1);
  await expect(page.getByTestId('hand-card')).toBeFocused();
  await page.keyboard.press('c');
  await page.keyboard.press('Enter');
  await atStage(page, 'over');
  await expect(page.getByTestId('rank-0')).toHaveAttribute('data-place', '1');
  await expect(page.getByTestId('rematch')).toBeFocused();
});

test('a reload and another language leave the table as it was', async ({ page }) => {
  await openTable(page, {
    ...three(5, ['pB bC pF', 'pC bD pG', 'pD bE pH']),
    seats: ['Zoé', ['Ugo', 'easy'], ['Rita', 'easy']],
  });
  await onTurn(page);
  await tap(page, 'pB');
  await playIt(page);
  await onTurn(page);
  expect(await hand(page)).toHaveLength(2);
  const trick = await page.getByTestId('trick').locator('[data-card]:not([data-card=""])').count();
  await page.reload();
  await onTurn(page);
  expect(await hand(page)).toHaveLength(2);
  await expect(page.getByTestId('trick').locator('[data-card]:not([data-card=""])')).toHaveCount(trick);
  await page.getByTestId('menu').click();
  await page.getByTestId('language').getByRole('radio', { name: 'English' }).check();
  await page.keyboard.press('Escape');
  await expect(page.getByTestId('stakes')).toContainText('Avoid everything');
  await expect(page.getByTestId('captured')).toContainText('trick');
});

test('a hint lifts a card that may be played, and it is accepted', async ({ page }) => {
  await openTable(page, three(1, ['pB pQ', 'pA pC bZ', 'bC bD bT']));
  for (const [name, legal] of [
    ['Zoé', ['pB', 'pQ']],
    ['Ugo', ['pA', 'pC', 'bZ']],
    ['Rita', ['bC', 'bD', 'bT']],
  ] as const) {
    if (name === 'Zoé') await lift(page, name);
    else await pass(page, name);
    await onTurn(page);
    const offered = await hint(page);
    const [card = ''] = await lifted(page);
    expect(legal).toContain(card);
    await expect(offered).toHaveText(`Jouer le ${card.slice(1)} ${card.startsWith('p') ? 'rose' : 'bleu'}`);
    await expect(page.getByTestId('reason')).toHaveText(/\.$/);
    await offered.click();
    await atStage(page, 'handing');
    await expect(page.getByTestId('refusal')).toHaveCount(0);
    expect(await hand(page)).not.toContain(card);
  }
});

test('alone against bots a card is taken back; what others have seen is not', async ({ page }) => {
  await openTable(page, {
    ...three(5, ['pB bC pF', 'pC bD pG', 'pD bE pH']),
    seats: ['Zoé', ['Ugo', 'easy'], ['Rita', 'easy']],
  });
  await onTurn(page);
  const before = await hand(page);
  await tap(page, 'pB');
  await playIt(page);
  // Rita takes the trick with D and leads: what bots did since is taken back with it.
  await onTurn(page);
  await expect(page.getByTestId('tricks-2')).toContainText('1 pli');
  await page.getByTestId('tool-undo').click();
  await expect(page.getByTestId('said')).toContainText('annulé');
  await onTurn(page);
  expect(await hand(page)).toEqual(before);
  await expect(page.getByTestId('tricks-2')).toContainText('aucun pli');
  await expect(page.getByTestId('played-0')).toHaveAttribute('data-card', '');
  // Another card may be played instead, and be taken back by the keyboard.
  await tap(page, 'pF');
  await playIt(page);
  await onTurn(page);
  expect(await hand(page)).toHaveLength(2);
  await page.getByTestId('menu').click();
  await page.getByTestId('menu-undo').press('Enter');
  await onTurn(page);
  expect(await hand(page)).toEqual(before);
  // And once more: there is nothing before it.
  await cannotUndo(page, 'aucun coup à annuler');

  // With several people the card has been seen as soon as it lies there.
  await openTable(page, three(5, ['pB bC', 'pC bD', 'pD bE']));
  await lift(page, 'Zoé');
  await onTurn(page);
  await tap(page, 'pB');
  await playIt(page);
  await atStage(page, 'handing');
  await cannotUndo(page, 'une carte jouée ne se reprend pas');
  await atStage(page, 'handing');
  await expect(page.getByTestId('played-0')).toHaveAttribute('data-card', 'pB');
  await pass(page, 'Ugo');
  await onTurn(page);
  await cannotUndo(page, 'une carte jouée ne se reprend pas');
  // A phone has it beside the hand, and the menu says why, too.
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByTestId('tool-undo')).toBeHidden();
  await page.getByTestId('own-undo').click({ force: true });
  await expect(page.getByTestId('refusal')).toContainText('une carte jouée ne se reprend pas');
  await page.getByTestId('menu').click();
  await expect(page.getByTestId('menu-undo')).toHaveAttribute('aria-disabled', 'true');
  await expect(page.getByTestId('menu-undo')).toContainText('une carte jouée ne se reprend pas');
  await page.keyboard.press('Escape');
  await onTurn(page);
  await expect(page.getByTestId('played-0')).toHaveAttribute('data-card', 'pB');
  expect((await hand(page)).sort()).toEqual(['bD', 'pC']);
});

test.describe('where the only legal play is made without being asked for', () => {
  test.use({ settings: { playOnly: true } });

  test('nobody is asked what has one answer', async ({ page }) => {
    await openTable(page, {
      ...three(5, ['pB', 'pC', 'pD'], { leader: 1 }),
      seats: ['Zoé', ['Ugo', 'easy'], ['Rita', 'easy']],
    });
    await atStage(page, 'over');
    await expect(page.getByTestId('ranking')).toBeVisible();

    // Ugo leads a pink one: Zoé's B is the only one to follow, and is played. Another pink one is led, and what she discards is open:
    // she is asked, once. The last trick plays itself.
    await openTable(page, {
      ...three(5, ['pB bF bG', 'pC pD pJ', 'pF pG pK'], { leader: 1 }),
      seats: ['Zoé', ['Ugo', 'easy'], ['Rita', 'easy']],
    });
    await expect(page.getByTestId('captured')).toContainText('1 pli');
    await onTurn(page);
    await expect(page.getByTestId('hand-card')).toHaveCount(2);
    await tap(page, 'bG');
    await playIt(page);
    await atStage(page, 'over');

    // Round the table as well: the card lies there as soon as its owner has the device.
    await openTable(page, three(5, ['pB bC', 'pC bD', 'pD bE']));
    await lift(page, 'Zoé');
    await onTurn(page);
    await tap(page, 'pB');
    await playIt(page);
    await pass(page, 'Ugo');
    await expect(page.getByTestId('played-1')).toHaveAttribute('data-card', 'pC');
    await pass(page, 'Rita');
    // D wins: Rita leads her last card, and the match ends with nobody asked.
    await pass(page, 'Zoé');
    await pass(page, 'Ugo');
    await atStage(page, 'over');
  });
});

test.describe('explained on a phone', () => {
  test.use({ settings: { captions: true } });

  test('what is said of the round stands on a ground of its own, not across the seam; a move is taken back beside the hand', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openTable(page, {
      ...three(1, ['pB bA bC', 'pC bD bE', 'pD bF bG']),
      seats: ['Zoé', ['Ugo', 'easy'], ['Rita', 'easy']],
    });
    await onTurn(page);
    for (const part of [page.getByTestId('stakes'), page.getByTestId('captured')]) {
      const ground = await part.evaluate((one) => getComputedStyle(one).backgroundColor);
      // A colour without an alpha, or with one of nearly 1.
      expect(Number(/[/,]\s*(0?\.\d+|0)\)$/.exec(ground)?.[1] ?? 1), ground).toBeGreaterThan(0.9);
      expect(ground).not.toBe('rgba(0, 0, 0, 0)');
    }
    await tap(page, 'pB');
    await playIt(page);
    await onTurn(page);
    await page.getByTestId('own-undo').click();
    await onTurn(page);
    expect((await hand(page)).sort()).toEqual(['bA', 'bC', 'pB']);
  });

  test('on its side a lifted card lies over no button, however long the reason of a hint is', async ({ page }) => {
    await page.setViewportSize({ width: 844, height: 390 });
    await openTable(page, {
      game: 'plis',
      seats: ['Zoé', ['Ugo', 'easy'], ['Rita', 'easy']],
      setup: { leader: 0 },
      seed: 3,
    });
    await onTurn(page);
    for (const card of ['pO', 'pP']) {
      await tap(page, card);
      const lies = await page.locator('[data-testid="hand-card"][aria-pressed="true"] .card').boundingBox();
      const bulb = await page.getByTestId('tool-hint').boundingBox();
      expect(lies?.y).toBeGreaterThanOrEqual((bulb?.y ?? 0) + (bulb?.height ?? 0) - 1);
    }
    await page.getByTestId('tool-hint').click();
    await expect(page.getByTestId('reason')).toBeVisible();
    await expect(page.locator('.coach')).toBeInViewport({ ratio: 1 });
  });
});

test('whoever plays with keys is given the next card before anything of the table is drawn anew', async ({ page }) => {
  // The browser lays out all that has changed for a focus, and to take one from what is gone.
  await openTable(page, {
    game: 'plis',
    seats: ['Zoé', ['Ugo', 'easy'], ['Rita', 'easy']],
    setup: {
      round: 1,
      hands: [
        ['pB', 'pQ', 'bZ'],
        ['pA', 'pD', 'bD'],
        ['bC', 'bG', 'pJ'],
      ],
      leader: 0,
    },
  });
  await onTurn(page);
  await page.locator('[data-testid="hand-card"][data-card="pB"]').focus();
  await page.evaluate(() => {
    const told: string[] = [];
    Object.assign(window, { told });
    const moves = (): string => document.querySelector('main')?.dataset['moves'] ?? '';
    for (const type of ['focusin', 'focusout'])
      document.addEventListener(type, ({ target }) =>
        told.push(`${type} ${(target as HTMLElement).dataset['card'] ?? ''} at ${moves()}`),
      );
  });
  await page.keyboard.press(' ');
  await page.keyboard.press('Enter');
  await expect(page.getByTestId('hand-card')).toHaveCount(2);
  await expect(page.locator('[data-testid="hand-card"][data-card="pQ"]')).toBeFocused();
  const told = await page.evaluate(() => (window as unknown as { told: string[] }).told);
  expect(told.slice(0, 2)).toEqual(['focusout pB at 0', 'focusin pQ at 0']);
  // One card is in the order of the tabulator, the one that has the keyboard.
  await expect(page.locator('[data-testid="hand-card"][tabindex="0"]')).toHaveAttribute('data-card', 'pQ');
});

test.describe('around a tablet', () => {
  test.use({
    viewport: { width: 1180, height: 820 },
    settings: { playOnly: false, turning: 'turn', sides: { alice: 'left', basile: 'far', camille: 'near' } },
  });
  test('PLI-14: for who sits at a long side, what each took stands in a line', async ({ page }) => {
    await openTable(page, { ...three(1, ['pB pE', 'pD pG', 'pC pF']), seats: ['Alice', 'Basile', 'Camille'] });
    await lift(page, 'Alice');
    await onTurn(page);
    for (const seat of [0, 1, 2]) {
      const parts = page.getByTestId(`captured-${seat}`).locator('.captured-who > *');
      // The table is turned by a quarter: lines stand side by side.
      const middles = await parts.evaluateAll((all) =>
        all.map((one) => one.getBoundingClientRect()).map(({ left, right }) => (left + right) / 2),
      );
      expect(middles.length).toBeGreaterThan(1);
      expect(Math.max(...middles) - Math.min(...middles), `seat ${seat}`).toBeLessThan(6);
    }
  });
});
