// Dragging at the tables of Padbolix and Plis de lettres: what is let go over the trick is played, what is let go elsewhere comes
// back, and within the hand it finds a new place and keeps it. By mouse and by finger alike.
import {
  atStage,
  drag,
  expect,
  hand,
  held,
  lift,
  lifted,
  onTurn,
  openTable,
  pass,
  tap,
  atOneTable as test,
  type Pointer,
} from './helpers.ts';
import type { Locator, Page } from '@playwright/test';

/** The place of a card on the screen, rounded, once nothing moves. */
async function place(card: Locator): Promise<number[]> {
  const box = await card.boundingBox();
  return box ? [box.x, box.y].map(Math.round) : [];
}

const card = (page: Page, code: string): Locator =>
  page.locator(`[data-testid="hand-card"][data-card="${code}"]`).first();

for (const by of ['mouse', 'touch'] as Pointer[]) {
  test.describe(`by ${by}`, () => {
    test.use({ settings: { playOnly: false }, hasTouch: by === 'touch' });

    test('Plis: onto the trick, elsewhere, within the hand', async ({ page }) => {
      await openTable(page, {
        game: 'plis',
        seats: ['Zoé', 'Ugo', 'Rita'],
        setup: {
          round: 5,
          leader: 0,
          hands: [
            ['pB', 'pK', 'bC', 'bF', 'bZ'],
            ['pC', 'pD', 'bD', 'bG', 'bS'],
            ['pF', 'pG', 'bJ', 'bK', 'bT'],
          ],
        },
      });
      await lift(page, 'Zoé');
      await onTurn(page);
      const trick = page.getByTestId('trick');
      expect(await hand(page)).toEqual(['pB', 'pK', 'bC', 'bF', 'bZ']);

      // Let go over the families it is not played, and lies where it lay.
      const before = await place(card(page, 'pB'));
      await drag(page, held(page, 'pB'), page.locator('.help-card').first(), 0.5, 0.5, by);
      await expect.poll(() => place(card(page, 'pB'))).toEqual(before);
      await expect(page.getByTestId('played-0')).toHaveAttribute('data-card', '');
      await expect(page.locator('.dragged')).toHaveCount(0);
      expect(await lifted(page)).toEqual([]);

      // Within the hand: the last becomes the first, then the first the third.
      await drag(page, held(page, 'bZ'), card(page, 'pB'), 0.5, 0.5, by);
      await expect.poll(() => hand(page)).toEqual(['bZ', 'pB', 'pK', 'bC', 'bF']);
      await drag(page, held(page, 'bZ'), card(page, 'pK'), 0.5, 0.5, by);
      await expect.poll(() => hand(page)).toEqual(['pB', 'pK', 'bZ', 'bC', 'bF']);
      expect(await lifted(page)).toEqual([]);

      await drag(page, held(page, 'pK'), trick, 0.5, 0.5, by);
      await expect(page.getByTestId('played-0')).toHaveAttribute('data-card', 'pK');
      expect(await hand(page)).toEqual(['pB', 'bZ', 'bC', 'bF']);

      // What may not be played comes back, and says why.
      await pass(page, 'Ugo');
      await onTurn(page);
      await drag(page, held(page, 'bD'), trick, 0.5, 0.5, by);
      await expect(page.getByTestId('refusal')).toContainText('rose A–\u2060M');
      await expect(page.getByTestId('played-1')).toHaveAttribute('data-card', '');
      expect(await hand(page)).toEqual(['pC', 'pD', 'bD', 'bG', 'bS']);
      await drag(page, held(page, 'pD'), trick, 0.5, 0.5, by);
      await expect(page.getByTestId('played-1')).toHaveAttribute('data-card', 'pD');
      await pass(page, 'Rita');
      await onTurn(page);
      await drag(page, held(page, 'pF'), trick, 0.5, 0.5, by);

      // Zoé's trick; her hand lies as she left it.
      await pass(page, 'Zoé');
      await onTurn(page);
      expect(await hand(page)).toEqual(['pB', 'bZ', 'bC', 'bF']);
    });

    test('a card that is let go travels on from there, or goes back: it never leaps', async ({ page }) => {
      await openTable(page, { game: 'plis', seats: ['Zoé', ['Ugo', 'easy'], ['Rita', 'easy']], setup: { leader: 0 } });
      await onTurn(page);
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      const [code = ''] = await hand(page);
      const start = await place(card(page, code));
      /** Where the card is seen in each picture from now on. */
      const watch = (): Promise<void> =>
        page.evaluate((wanted) => {
          const seen: [number, number][] = [];
          Object.assign(window, { seen });
          const look = (): void => {
            const shown = document.querySelector(
              `[data-testid="hand-card"][data-card="${wanted}"], [data-testid="played-0"][data-card="${wanted}"] .card`,
            );
            const box = shown?.getBoundingClientRect();
            if (box) seen.push([box.x, box.y]);
            if (seen.length < 90) requestAnimationFrame(look);
          };
          look();
        }, code);
      const leap = (): Promise<number> =>
        page.evaluate(() => {
          const { seen } = window as unknown as { seen: [number, number][] };
          const steps = seen
            .slice(1)
            .map(([x, y], at) => Math.hypot(x - (seen[at]?.[0] ?? 0), y - (seen[at]?.[1] ?? 0)));
          return Math.max(...steps);
        });
      // Over the families nothing comes of it.
      await drag(page, held(page, code), page.locator('.help-card').first(), 0.5, 0.5, by);
      const far = Math.hypot(...(await place(card(page, code))).map((value, at) => value - (start[at] ?? 0)));
      expect(far).toBeGreaterThan(100);
      await watch();
      await expect.poll(() => place(card(page, code))).toEqual(start);
      expect(await leap()).toBeLessThan(far * 0.7);
      // What is played is never seen in the hand again.
      await watch();
      await page.evaluate(() => {
        const clear = (): void => void (window as unknown as { seen: unknown[] }).seen.splice(0);
        addEventListener('pointerup', clear, { capture: true, once: true });
      });
      await drag(page, held(page, code), page.getByTestId('trick'), 0.1, 0.2, by);
      await expect(page.getByTestId('played-0')).toHaveAttribute('data-card', code);
      const pictures = (): Promise<[number, number][]> =>
        page.evaluate(() => (window as unknown as { seen: [number, number][] }).seen);
      await expect.poll(async () => (await pictures()).length).toBeGreaterThan(20);
      const seen = await pictures();
      expect(Math.min(...seen.map(([x, y]) => Math.hypot(x - (start[0] ?? 0), y - (start[1] ?? 0))))).toBeGreaterThan(
        60,
      );
    });

    test('Padbolix: a lifted card takes a touch on the edge that stands above the others', async ({ page }) => {
      await openTable(page, {
        game: 'padbolix',
        seats: ['Zoé', ['Ugo', 'easy']],
        setup: { leader: 0, hands: [[...'EFMNKB*'], [...'GHPQCC']] },
      });
      await onTurn(page);
      await tap(page, 'F');
      await expect.poll(() => lifted(page)).toEqual(['F']);
      // Of its button it stands out by a good part; the touch comes to the topmost piece of that.
      const out = (): Promise<number> =>
        card(page, 'F').evaluate((slot) => {
          const top = slot.querySelector('.card')?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY;
          return slot.getBoundingClientRect().top - top;
        });
      await expect.poll(out).toBeGreaterThan(8);
      // As long as it moves, it takes no touch, and its edge is not where it will be.
      const edge = (): Promise<{ x: number; y: number; takes: boolean }> =>
        card(page, 'F').evaluate((slot) => {
          const { left = 0, top = 0 } = slot.querySelector('.card')?.getBoundingClientRect() ?? {};
          const [x, y] = [left + 14, top + 6];
          return { x, y, takes: slot.contains(document.elementFromPoint(x, y)) };
        });
      await expect.poll(async () => (await edge()).takes).toBe(true);
      const { x, y } = await edge();
      // After a drag in another page, Chromium makes no click of the first touch, wherever it is.
      if (by === 'touch') await page.touchscreen.tap(2, 2);
      await (by === 'touch' ? page.touchscreen.tap(x, y) : page.mouse.click(x, y));
      await expect.poll(() => lifted(page)).toEqual([]);
    });

    test('Padbolix: a dragged card takes the lifted ones along', async ({ page }) => {
      await openTable(page, {
        game: 'padbolix',
        seats: ['Zoé', 'Ugo'],
        setup: { leader: 0, hands: [[...'EFMNKB*'], [...'GHPQCC']] },
      });
      await lift(page, 'Zoé');
      await onTurn(page);
      const trick = page.getByTestId('trick');
      const ladder = page.getByTestId('ladder');
      const dealt = await hand(page);
      for (const code of ['E', 'F', 'M']) await tap(page, code);

      // Elsewhere: back it goes, and what is lifted stays lifted.
      const before = await place(card(page, 'N'));
      await drag(page, held(page, 'N'), ladder, 0.5, 0.5, by);
      await expect.poll(() => place(card(page, 'N'))).toEqual(before);
      await expect(page.getByTestId('turn-0')).toHaveCount(0);
      expect((await lifted(page)).sort()).toEqual(['E', 'F', 'M']);

      // Within the hand: the last becomes the first; nothing is played and nothing laid down.
      const last = dealt.at(-1) ?? '';
      await drag(page, card(page, last), card(page, dealt[0] ?? ''), 0.5, 0.5, by);
      await expect.poll(() => hand(page)).toEqual([last, ...dealt.slice(0, -1)]);
      expect((await lifted(page)).sort()).toEqual(['E', 'F', 'M']);

      await drag(page, held(page, 'N'), trick, 0.5, 0.5, by);
      await expect(page.getByTestId('turn-0')).toHaveAttribute('data-play', 'EF+MN');
      const left = [last, ...dealt.slice(0, -1)].filter((code) => !'EFMN'.includes(code));
      expect(await hand(page)).toEqual(left);

      // Of a long answer one card brings no other; with those that are lifted it is played.
      await pass(page, 'Ugo');
      await onTurn(page);
      await drag(page, held(page, 'H'), trick, 0.5, 0.5, by);
      await expect.poll(() => lifted(page)).toEqual(['H']);
      for (const code of ['P', 'Q']) await tap(page, code);
      await drag(page, held(page, 'G'), trick, 0.5, 0.5, by);
      await expect(page.getByTestId('turn-1')).toHaveAttribute('data-play', 'GH+PQ');
      await pass(page, 'Zoé');
      await onTurn(page);
      expect(await hand(page)).toEqual(left);
      await page.getByTestId('action-pass').click();
      await pass(page, 'Ugo');
      await onTurn(page);
      await drag(page, held(page, 'C'), trick, 0.5, 0.5, by);
      await expect(page.getByTestId('turn-0')).toHaveAttribute('data-play', 'C');
      await pass(page, 'Zoé');
      await onTurn(page);
      // What cannot follow says so; what can is played.
      await drag(page, held(page, 'B'), trick, 0.5, 0.5, by);
      await expect(page.getByTestId('refusal-clause')).toContainText('PAD-10');
      expect(await hand(page)).toEqual(left);
      // A star can be many letters: it is asked about, not played.
      await drag(page, held(page, '*'), trick, 0.5, 0.5, by);
      await expect(page.getByTestId('ways')).toBeVisible();
      await expect(page.getByTestId('turn-1')).toHaveCount(0);
      await page.getByTestId('action-release').click();
      await drag(page, held(page, 'K'), trick, 0.5, 0.5, by);
      await expect(page.getByTestId('turn-1')).toHaveAttribute('data-play', 'K');
      await atStage(page, 'handing');
    });
  });
}

test.describe('a drag that is broken off', () => {
  test.use({ settings: { playOnly: false } });

  test('Escape lets the card go back', async ({ page }) => {
    await openTable(page, {
      game: 'plis',
      seats: ['Zoé', ['Ugo', 'easy'], ['Rita', 'easy']],
      setup: {
        round: 5,
        leader: 0,
        hands: [
          ['pB', 'pK'],
          ['pC', 'pD'],
          ['pF', 'pG'],
        ],
      },
    });
    await onTurn(page);
    const from = await held(page, 'pB').boundingBox();
    const to = await page.getByTestId('trick').boundingBox();
    if (!from || !to) throw new Error('nothing to drag');
    await page.mouse.move(from.x + 10, from.y + 20);
    await page.mouse.down();
    await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 5 });
    await expect(page.locator('.trick.over')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(page.locator('.trick.over')).toHaveCount(0);
    await page.mouse.up();
    await expect(page.locator('.dragged')).toHaveCount(0);
    expect(await hand(page)).toEqual(['pB', 'pK']);
    await expect(page.getByTestId('played-0')).toHaveAttribute('data-card', '');
  });
});

test('Syntax: a card over the word that is being made shows that it would lie there', async ({ page }) => {
  await openTable(page, { game: 'syntax', seats: ['Zoé', ['Ugo', 'easy']], setup: { dealer: 1 } });
  await onTurn(page);
  const bare = page.locator('.stick.bare');
  const from = await page.getByTestId('hand-card').first().boundingBox();
  const to = await bare.boundingBox();
  if (!from || !to) throw new Error('no card, or nowhere to lay it');
  await page.mouse.move(from.x + 12, from.y + 20);
  await page.mouse.down();
  await page.mouse.move(from.x + 12, from.y - 30, { steps: 4 });
  await expect(page.locator('.dragged')).toHaveCount(1);
  await expect(bare).not.toHaveClass(/over/);
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 4 });
  await expect(bare).toHaveClass(/over/);
  await page.mouse.up();
  await expect(page.getByTestId('stick')).toBeVisible();
  await expect(page.locator('.stick.over')).toHaveCount(0);
});

test.describe('two fingers', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  for (const game of ['plis', 'spikit'] as const)
    test(`${game}: two fingers over the hand make the page larger, and carry no card away`, async ({ page }) => {
      await openTable(page, { game, seats: ['Zoé', ['Ugo', 'easy'], ['Rita', 'easy']] });
      await onTurn(page);
      const before = await hand(page);
      const box = await page.getByTestId('hand').boundingBox();
      if (!box) throw new Error('no hand');
      const browser = await page.context().newCDPSession(page);
      const fingers = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...apart: number[]): Promise<unknown> => {
        const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
        const touchPoints = apart.flatMap((one) => [
          { x: x - one, y, id: 0 },
          { x: x + one, y, id: 1 },
        ]);
        return browser.send('Input.dispatchTouchEvent', { type, touchPoints });
      };
      await fingers('touchStart', 30);
      for (let apart = 35; apart < 90; apart += 5) await fingers('touchMove', apart);
      await fingers('touchEnd');
      await expect.poll(() => page.evaluate(() => visualViewport?.scale ?? 1)).toBeGreaterThan(1.5);
      await browser.send('Emulation.setPageScaleFactor', { pageScaleFactor: 1 });
      await browser.detach();
      await expect(page.locator('.dragged')).toHaveCount(0);
      expect(await hand(page)).toEqual(before);
    });
});
