// No move is lost: with two tabs, with a word list that hangs, with a record that breaks off.
import { readFileSync } from 'node:fs';
import {
  atStage,
  expect,
  expectWords,
  goTo,
  held,
  hint,
  keepMatch,
  keptActions,
  keptMatch,
  keptMatches,
  onTurn,
  openTable,
  played,
  playIt,
  table,
  tap,
  test,
  type Deal,
} from './helpers.ts';
import type { BrowserContext, Page } from '@playwright/test';

// Each has a page of its own, and some wait for long.
test.describe.configure({ mode: 'parallel' });

test.use({ settings: { playOnly: false } });

const plis: Deal = { game: 'plis', seats: ['Zoé', ['Ugo', 'easy'], ['Rita', 'easy']], seed: 3 };
const padbolix: Deal = { game: 'padbolix', seats: ['Zoé', ['Ugo', 'easy']], seed: 3 };
const syntax: Deal = { game: 'syntax', seats: ['Zoé', ['Ugo', 'easy']], seed: 3 };

/** Plays what is offered, as often as that; how many actions the record holds then. */
async function playTurns(page: Page, id: string, turns: number): Promise<number> {
  // A browser draws once a second what nobody looks at.
  await page.bringToFront();
  for (let turn = 0; turn < turns; turn++) {
    await onTurn(page);
    const offered = await hint(page);
    await played(page, () => offered.click());
    await onTurn(page);
  }
  return (await keptActions(page, id)) ?? 0;
}

const leave = async (page: Page): Promise<void> => {
  await page.evaluate(() => {
    location.hash = '#/';
  });
  await expect(page.getByTestId('play-plis')).toBeVisible();
};

async function secondTab(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('./');
  return page;
}

test.describe('two tabs', () => {
  test('a match open in another tab is announced, can be taken over, and given back', async ({ page, context }) => {
    const id = await openTable(page, plis);
    const played = await playTurns(page, id, 2);
    const other = await secondTab(context);
    await other.goto(`./#/table/${id}`);
    await expect(other.getByTestId('elsewhere')).toBeVisible();
    await expect(table(other)).toHaveCount(0);
    // The first tab has noticed nothing.
    expect(await playTurns(page, id, 1)).toBeGreaterThan(played);
    await other.getByTestId('take-over').click();
    await onTurn(other);
    await expect(page.getByTestId('elsewhere')).toBeVisible();
    await expect(table(page)).toHaveCount(0);
    const later = await playTurns(other, id, 1);
    expect(later).toBeGreaterThan(played + 3);
    await page.getByTestId('take-over').click();
    await onTurn(page);
    await expect(other.getByTestId('elsewhere')).toBeVisible();
    expect(await keptActions(page, id)).toBe(later);
    expect(await playTurns(page, id, 1)).toBeGreaterThan(later);
  });

  test('who comes back to a match finds what another tab has played meanwhile', async ({ page, context }) => {
    const id = await openTable(page, plis);
    await playTurns(page, id, 1);
    await leave(page);
    const other = await secondTab(context);
    await goTo(other, id);
    const played = await playTurns(other, id, 2);
    await leave(other);
    await goTo(page, id);
    await onTurn(page);
    expect(await playTurns(page, id, 1)).toBeGreaterThan(played);
  });

  test('a move is stored though its player takes the match elsewhere at once', async ({ page, context }) => {
    const id = await openTable(page, plis);
    await onTurn(page);
    const other = await secondTab(context);
    await other.goto(`./#/table/${id}`);
    await expect(other.getByTestId('elsewhere')).toBeVisible();
    const offer = await hint(page);
    const take = other.getByTestId('take-over');
    // No waiting for a button to lie still: the one right after the other.
    for (const button of [offer, take]) await button.evaluate((element) => (element as HTMLElement).click());
    await expect(table(other)).toBeVisible();
    await onTurn(other);
    expect(await keptActions(other, id)).toBeGreaterThan(0);
  });

  test('a reload is no second tab', async ({ page }) => {
    await openTable(page, plis);
    for (let n = 0; n < 3; n++) {
      await page.reload();
      await onTurn(page);
    }
  });
});

/** A word list that does not come until it is told how; `asked`: until somebody waits for it. */
async function hangingList(
  context: BrowserContext,
): Promise<{ asked: () => Promise<void>; end: (how: 'arrive' | 'fail') => void }> {
  const waiting: ((how: 'arrive' | 'fail') => void)[] = [];
  await context.route('**/dictionaries/*.dict*', async (route) => {
    const how = await new Promise<'arrive' | 'fail'>((resolve) => waiting.push(resolve));
    await (how === 'arrive' ? route.continue() : route.fulfill({ status: 503, body: '' }));
  });
  return {
    asked: () => expect.poll(() => waiting.length).toBeGreaterThan(0),
    end: (how) => {
      for (const go of waiting.splice(0)) go(how);
    },
  };
}

test.describe('a word list that hangs', () => {
  for (const end of ['arrive', 'fail'] as const) {
    test(`another match is played meanwhile, and every row is its own when it comes to: ${end}`, async ({
      page,
      context,
    }) => {
      const m0 = await openTable(page, plis);
      await playTurns(page, m0, 1);
      const before = await keptMatch(page, m0);
      await leave(page);
      const [m1, m2] = [await keepMatch(page, syntax), await keepMatch(page, padbolix)];
      const list = await hangingList(context);
      await page.evaluate((id) => {
        location.hash = `#/table/${id}`;
      }, m1);
      await list.asked();
      // The table is there, and is left while its words are still on their way.
      await expect(table(page)).toBeVisible();
      await leave(page);
      await goTo(page, m2);
      await playTurns(page, m2, 1);
      list.end(end);
      const played = await playTurns(page, m2, 1);
      expect(played).toBeGreaterThan(2);
      await expect(page).toHaveURL(new RegExp(m2));
      expect(await keptMatch(page, m0)).toEqual(before);
      expect((await keptMatch(page, m1))?.save.game).toBe('syntax');
      expect((await keptMatch(page, m2))?.save.game).toBe('padbolix');
    });

    test(`who deals and goes back plays something else, whatever becomes of it: ${end}`, async ({ page, context }) => {
      const list = await hangingList(context);
      await page.goto('./#/new/syntax');
      await page.getByTestId('start').click();
      await list.asked();
      await expect(table(page)).toBeVisible();
      await leave(page);
      await page.getByTestId('play-plis').click();
      await page.getByTestId('start').click();
      await onTurn(page);
      const address = page.url();
      list.end(end);
      const id = address.split('/').at(-1) ?? '';
      await playTurns(page, id, 1);
      expect(page.url()).toBe(address);
      expect((await keptMatches(page)).map(({ game }) => game).sort()).toEqual(['plis', 'syntax']);
    });
  }
});

test('a record that breaks off is kept whole beside what is played on', async ({ page }) => {
  const actions = [
    { seat: 0, action: { type: 'lay', word: 'BOND' } },
    { seat: 1, action: { type: 'lay', word: 'ZZZZ' } },
    { seat: 0, action: { type: 'lay', word: 'KW' } },
  ];
  const id = await openTable(page, {
    game: 'syntax',
    seats: ['Anna', 'Bruno'],
    options: { referee: 'dictionary' },
    setup: {
      dealer: 1,
      hands: [
        ['B', 'O', 'N', 'D', 'K', 'W'],
        ['A', 'I', 'U', 'T', 'E', 'S', 'V', 'P'],
      ],
      table: ['RAT'],
      face_up: 'E',
      scores: [20, 30],
    },
    actions,
  });
  await page.getByTestId('curtain-lift').click();
  await onTurn(page);
  await expect(page.locator('.table-middle')).toContainText('illisible');
  // Looking takes nothing away.
  expect(await keptActions(page, id)).toBe(3);
  await page.reload();
  await page.getByTestId('curtain-lift').click();
  await onTurn(page);
  await expectWords(page, 'RAT', 'BOND');
  await held(page, 'A').click();
  await page.getByTestId('action-exchange-stock').click();
  await atStage(page, 'handing');
  expect(await keptActions(page, id)).toBe(2);
  const original = (await keptMatches(page)).find((row) => row.id !== id);
  expect(original?.save.actions).toEqual(actions);
  // The notice outlives a reload, until it has been read.
  await page.reload();
  await page.getByTestId('curtain-lift').click();
  await expect(page.locator('.table-middle')).toContainText('illisible');
  await page.locator('.table-middle .notice button').click();
  await expect.poll(async () => (await keptMatch(page, id))?.shortened).toBe(false);
  await page.reload();
  await page.getByTestId('curtain-lift').click();
  await onTurn(page);
  await expect(page.locator('.table-middle')).not.toContainText('illisible');
  await leave(page);
  await expect(page.getByTestId('resume-row')).toHaveCount(2);
  // It can be taken elsewhere, as it was.
  const aside = page.getByTestId('resume-row').filter({ hasText: 'conservé à part' });
  await expect(aside).toHaveCount(1);
  const saved = page.waitForEvent('download');
  await aside.getByTestId('export').click();
  const file = JSON.parse(readFileSync(await (await saved).path(), 'utf8')) as { actions: unknown };
  expect(file.actions).toEqual(actions);
});

test('stored rows with nonsense: the start screen lists the good ones', async ({ page }) => {
  await page.goto('./');
  const good = await keepMatch(page, plis);
  for (const change of [
    { updated: Number.NaN },
    { updated: 'soon' },
    { updated: 1e300 },
    { names: [{ a: 1 }] },
    { names: 'Zoé' },
    { game: 7 },
    { game: 'ludo' },
    { scores: null, bots: 3, round: 'x', revision: 'y' },
  ])
    await keepMatch(page, plis, change);
  await page.reload();
  await expect(page.getByTestId('play-plis')).toBeVisible();
  await expect(page.getByTestId('resume-row')).toHaveCount(5);
  await page.evaluate((id) => {
    location.hash = `#/table/${id}`;
  }, good);
  await onTurn(page);
});

test('removing an earlier seat leaves it to the same person to begin', async ({ page }) => {
  await page.goto('./#/new/plis');
  for (const [n, name] of ['Zoé', 'Ugo', 'Rita'].entries()) await page.getByTestId(`seat-name-${n}`).fill(name);
  await page.getByTestId('option-first_seat').selectOption({ label: 'Rita' });
  await page.getByTestId('add-seat').click();
  await page.getByRole('button', { name: 'Retirer Ugo' }).click();
  await expect(page.getByTestId('option-first_seat').locator('option:checked')).toHaveText('Rita');
});

test('cards played with a tap are stored before the next start of the page', async ({ page }) => {
  const id = await openTable(page, {
    ...plis,
    setup: {
      hands: [
        ['pB', 'pK'],
        ['pC', 'pL'],
        ['pD', 'pM'],
      ],
      leader: 0,
    },
  });
  await onTurn(page);
  await tap(page, 'pB');
  await played(page, () => playIt(page));
  await page.reload();
  await onTurn(page);
  expect(await keptActions(page, id)).toBeGreaterThan(0);
});

test.describe('with motion', () => {
  test.describe.configure({ mode: 'parallel' });
  test.use({ settings: { playOnly: false, pace: 'fast' } });

  /** Three cards each: Zoé leads B, the others must follow. */
  const short: Deal = {
    ...plis,
    setup: {
      hands: [
        ['pB', 'bC', 'pF'],
        ['pC', 'bD', 'pG'],
        ['pD', 'bE', 'pH'],
      ],
      leader: 0,
    },
  };

  // They wait rather than compute: side by side.
  for (const moments of [
    [0, 400, 1400],
    [100, 700, 1900],
    [250, 1000, 2600],
  ])
    test(`undo while cards are on their way, after ${moments.join(', ')} ms: the table is as it was, and stays so`, async ({
      page,
    }) => {
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      await openTable(page, short);
      for (const after of moments) {
        await onTurn(page);
        await tap(page, 'pB');
        await playIt(page);
        await page.waitForTimeout(after);
        await page.getByTestId('tool-undo').click();
        await onTurn(page);
        // Longer than everything that was under way.
        await page.waitForTimeout(2500);
        expect(await page.getByTestId('hand-card').count(), `undone after ${after} ms`).toBe(3);
        await expect(page.getByTestId('played-0')).toHaveAttribute('data-card', '');
        await expect(page.getByTestId('hand-card').first()).toHaveCSS('opacity', '1');
      }
    });

  test('a tap on the table hurries what is shown', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    // Everybody of five must follow.
    await openTable(page, {
      ...plis,
      seats: ['Zoé', ['Ugo', 'easy'], ['Rita', 'easy'], ['Ana', 'easy'], ['Élie', 'easy']],
      setup: {
        hands: [
          ['pB', 'bC', 'pF'],
          ['pC', 'bD', 'pG'],
          ['pD', 'bE', 'pH'],
          ['pI', 'bF', 'pJ'],
          ['pK', 'bG', 'pL'],
        ],
        leader: 0,
      },
    });
    await onTurn(page);
    await page.evaluate(() => {
      const key = 'mots-en-main.settings';
      localStorage.setItem(key, JSON.stringify({ ...JSON.parse(localStorage.getItem(key) ?? '{}'), pace: 'slow' }));
    });
    await page.reload();
    await onTurn(page);
    await tap(page, 'pB');
    // The pauses of the slow pace, a bot's 1.9 s and 1.5 s before the sweep, that come to their own end from now on.
    const ended = await page.evaluateHandle(() => {
      const pauses: number[] = [];
      const set = window.setTimeout;
      window.setTimeout = ((run: () => void, ms = 0) =>
        set(() => {
          if (ms >= 1400 && ms <= 2000) pauses.push(ms);
          run();
        }, ms)) as typeof setTimeout;
      return pauses;
    });
    await playIt(page);
    await expect(async () => {
      await page.locator('.table-middle').dispatchEvent('pointerdown');
      // All five have played, and somebody leads again.
      expect(Number(await table(page).getAttribute('data-moves'))).toBeGreaterThanOrEqual(5);
      expect(await table(page).getAttribute('data-stage')).not.toBe('waiting');
    }).toPass({ intervals: [20], timeout: 20_000 });
    // One may have been under way before the first touch.
    expect((await ended.jsonValue()).length).toBeLessThanOrEqual(1);
  });
});

test('the way back closes the menu before it leaves the table, and never the site', async ({ page }) => {
  await openTable(page, plis);
  await onTurn(page);
  for (let n = 0; n < 2; n++) {
    await page.getByTestId('menu').click();
    await expect(page.getByTestId('menu-scores')).toBeVisible();
    await page.goBack();
    await expect(page.getByTestId('menu-scores')).toHaveCount(0);
    await expect(table(page)).toBeVisible();
    // Closed otherwise, it leaves nothing behind.
    await page.getByTestId('menu').click();
    await page.getByTestId('close').click();
    await expect(page.getByTestId('menu-scores')).toHaveCount(0);
  }
  await page.getByTestId('menu').click();
  await page.getByTestId('menu-scores').click();
  await page.goBack();
  await expect(page.getByTestId('score-sheet')).toHaveCount(0);
  await expect(table(page)).toBeVisible();
  // A page of rules that is the first of its tab leads to the start.
  const tab = await page.context().newPage();
  await tab.goto('./#/rules/plis');
  await tab.getByRole('button', { name: 'Retour' }).click();
  await expect(tab.getByTestId('play-plis')).toBeVisible();
});

test('a match of a game that this box has not is told as that, and no engine is looked for', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => void asked.push(request.url()));
  const id = await keepMatch(page, { ...plis, game: 'chess' as Deal['game'] });
  await page.goto(`./#/table/${id}`);
  await expect(page.getByTestId('trouble')).toContainText('Ce jeu n’est pas proposé ici');
  expect(asked.filter((url) => url.includes('chess'))).toEqual([]);
  // It is kept, for a version that has the game.
  expect((await keptMatch(page, id))?.game).toBe('chess');
});
