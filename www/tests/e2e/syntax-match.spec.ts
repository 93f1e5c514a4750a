// A whole match of Syntax against bots, from its first word to the ranking (SYN-25, SYN-27), and a match that is left in its
// middle in every way there is, and gone on with.
import { expect, expectWords, hand, held, onTurn, openTable, table, test, words, type Deal } from './helpers.ts';
import type { Page, TestInfo } from '@playwright/test';

/**
 * Zoé begins and can be rid of her hand at once. Rita is left with 20 points and has to go; Zoé and Ugo are so high that one of
 * the next rounds decides.
 */
const nearTheEnd: Deal = {
  game: 'syntax',
  seats: ['Zoé', ['Rita', 'easy'], ['Ugo', 'medium']],
  options: { referee: 'dictionary' },
  setup: {
    dealer: 2,
    hands: [
      ['B', 'O', 'N'],
      ['A', 'A'],
      ['K', 'W'],
    ],
    table: ['RAT'],
    scores: [86, 85, 84],
  },
  seed: 11,
};

/** Nobody is about to win: what was on the table before a reload is there after it. */
const inTheMiddle: Deal = {
  game: 'syntax',
  seats: ['Zoé', ['Rita', 'easy'], ['Ugo', 'medium']],
  options: { referee: 'dictionary' },
  setup: {
    dealer: 2,
    table: ['RAT', 'ROSE'],
    hands: [
      ['B', 'O', 'N', 'D', 'K', 'W', 'X', 'Z', 'E', 'T'],
      ['V', 'J', 'Q', 'Y', 'A', 'H', 'G', 'P', 'I', 'U'],
      ['C', 'F', 'I', 'I', 'M', 'S', 'E', 'U', 'N', 'L'],
    ],
  },
  seed: 3,
};

/** Notes every task of the page's thread over 50 ms, and during which stage of the table it ran. */
async function watchLongTasks(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const stages: { at: number; stage: string }[] = [];
    const tasks: { at: number; duration: number }[] = [];
    Object.assign(window, { watched: { stages, tasks } });
    new PerformanceObserver((list) => {
      for (const { startTime, duration } of list.getEntries()) tasks.push({ at: startTime, duration });
    }).observe({ type: 'longtask', buffered: true });
    new MutationObserver(() => {
      const stage = document.querySelector<HTMLElement>('[data-testid="table"]')?.dataset['stage'] ?? '';
      if (stages.at(-1)?.stage !== stage) stages.push({ at: performance.now(), stage });
    }).observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ['data-stage'] });
  });
}

interface Watched {
  /** How long the stage `waiting` lasted altogether, in ms. */
  waited: number;
  /** Tasks over 50 ms that overlap it, in ms, longest first. */
  tasks: number[];
}

async function longTasksOfBots(page: Page): Promise<Watched> {
  return await page.evaluate(() => {
    const { stages, tasks } = (
      window as unknown as {
        watched: { stages: { at: number; stage: string }[]; tasks: { at: number; duration: number }[] };
      }
    ).watched;
    const spans = stages.flatMap(({ at, stage }, index) =>
      stage === 'waiting' ? [{ from: at, to: stages[index + 1]?.at ?? performance.now() }] : [],
    );
    return {
      waited: Math.round(spans.reduce((sum, { from, to }) => sum + to - from, 0)),
      tasks: tasks
        .filter((task) => spans.some(({ from, to }) => task.at < to && task.at + task.duration > from))
        .map((task) => Math.round(task.duration))
        .sort((a, b) => b - a),
    };
  });
}

/** What the match waits for next: somebody to act, to read a summary, or nothing any more. */
const next = (page: Page) =>
  page.locator('[data-testid="table"][data-acting="true"], [data-testid="go-on"], [data-testid="match-over"]').first();

/** The viewer plays what the hint says; an exchange where it says nothing. */
async function playHint(page: Page): Promise<void> {
  await page.getByTestId('tool-hint').click();
  await page.locator('[data-testid="tool-hint"]:enabled').waitFor();
  const primary = page.locator('.action-buttons .primary');
  if (!(await primary.isVisible())) {
    await held(page, (await hand(page)).find((card) => card !== '?') ?? '?')
      .first()
      .click({ position: { x: 12, y: 12 } });
  }
  await primary.click();
  await expect(page.getByTestId('refusal')).toHaveCount(0);
}

const totals = async (page: Page): Promise<number[]> =>
  (await page.getByTestId('score-sheet').locator('tfoot td').allTextContents()).map(Number);

test.describe('with bots that can be followed', () => {
  test.use({ settings: { pace: 'fast' } });

  test('a match is played with bots to its ranking, and a rematch begins', async ({ page }, info) => {
    test.setTimeout(150_000);
    await watchLongTasks(page);
    await openTable(page, nearTheEnd);
    await onTurn(page);

    // Round one: Zoé is out at once, Rita and Ugo count.
    for (const card of 'BON') await held(page, card).click();
    await page.getByTestId('action-lay').click();
    const summary = page.getByTestId('round-summary');
    await expect(summary).toBeVisible();
    await expect(page.getByRole('dialog')).toContainText('Manche 1');
    await expect(summary).toContainText('Rita');
    expect(await totals(page)).toEqual([86, 105, 88]);
    await page.getByTestId('go-on').click();
    await expect(page.getByTestId('seat-1')).toHaveClass(/is-out/);

    // The others go on until one of them is alone under 100.
    let accounts = [86, 105, 88];
    let rounds = 1;
    let turns = 0;
    for (;;) {
      await next(page).waitFor({ timeout: 60_000 });
      if (await page.getByTestId('match-over').isVisible()) break;
      if (await page.getByTestId('go-on').isVisible()) {
        rounds += 1;
        const after = await totals(page);
        expect(after[1]).toBe(105);
        expect(after.every((account, seat) => account >= (accounts[seat] ?? 0))).toBe(true);
        accounts = after;
        await page.getByTestId('go-on').click();
      } else {
        turns += 1;
        await playHint(page);
      }
    }
    expect(turns).toBeGreaterThan(0);

    // SYN-27: the last to leave ranks before who left earlier.
    const final = await totals(page);
    const winner = (final[0] ?? 0) < 100 ? 0 : 2;
    const second = winner === 0 ? 2 : 0;
    expect(final[winner]).toBeLessThan(100);
    expect(final[second]).toBeGreaterThanOrEqual(100);
    await expect(page.getByRole('dialog').getByRole('heading').first()).toHaveText(
      winner === 0 ? 'Vous gagnez !' : /^Vous êtes [23]e$/,
    );
    const ranks = page.getByTestId('ranking').getByRole('listitem');
    expect(await ranks.evaluateAll((lines) => lines.map((line) => line.getAttribute('data-testid')))).toEqual([
      `rank-${winner}`,
      `rank-${second}`,
      'rank-1',
    ]);
    await expect(page.getByTestId('rank-1')).toContainText('105');
    expect(await page.getByTestId('score-sheet').locator('tbody tr').count()).toBe(rounds + 1);

    const watched = await longTasksOfBots(page);
    await report(info, watched, `${turns} turns by hint, ${rounds + 1} rounds`);
    // Bots think elsewhere: the page does not stand still while they do. A ratio, since a busy machine stretches both.
    expect(watched.waited).toBeGreaterThan(0);
    expect(watched.tasks[0] ?? 0).toBeLessThan(watched.waited / 2);

    const before = page.url();
    await page.getByTestId('rematch').click();
    await expect(page).not.toHaveURL(before);
    await next(page).waitFor();
    await expect(page.getByTestId('score-1')).toHaveText(/^0/);
    await expect(page.getByTestId('count-0')).toContainText('10');

    // The match that is over is not offered any more; the rematch is.
    await page.goto('./');
    await expect(page.getByTestId('resume-row')).toHaveCount(1);
  });
});

async function report(info: TestInfo, watched: Watched, match: string): Promise<void> {
  const text = `longest main-thread task during bot turns: ${watched.tasks[0] ?? 'under 50'} ms; ${watched.tasks.length} over 50 ms in ${watched.waited} ms of bot turns; ${match}`;
  info.annotations.push({ type: 'longtask', description: text });
  await info.attach('longtasks.json', {
    body: JSON.stringify({ ...watched, match }, null, 1),
    contentType: 'application/json',
  });
  console.log(`    ${text}`);
}

/** All of a match that its viewer can see. */
async function seen(page: Page): Promise<object> {
  const texts = async (prefix: string): Promise<string[]> =>
    await page.locator(`[data-testid^="${prefix}-"]`).allInnerTexts();
  return {
    words: await words(page),
    hand: (await hand(page)).sort(),
    faceUp: await page.getByTestId('face-up').getAttribute('data-card'),
    stock: await page.getByTestId('stock').getAttribute('aria-label'),
    counts: (await texts('count')).sort(),
    scores: (await texts('score')).sort(),
  };
}

test('a match goes on where it was: after a reload, from the start screen, in a new tab', async ({ page, context }) => {
  await openTable(page, inTheMiddle);
  await onTurn(page);
  for (const card of 'BOND') await held(page, card).click();
  await page.getByTestId('action-lay').click();
  await next(page).waitFor();
  expect(await words(page)).toContain('BOND');
  const before = await seen(page);

  await page.reload();
  await onTurn(page);
  expect(await seen(page)).toEqual(before);

  await page.getByTestId('menu').click();
  await page.getByTestId('menu-leave').click();
  await expect(page.getByTestId('resume-row')).toContainText('Zoé, Rita et Ugo');
  await page.getByTestId('resume').click();
  await onTurn(page);
  expect(await seen(page)).toEqual(before);

  await page.close();
  const another = await context.newPage();
  await another.goto('./');
  await expect(another.getByTestId('resume-row')).toHaveCount(1);
  await another.getByTestId('resume').click();
  await onTurn(another);
  expect(await seen(another)).toEqual(before);

  // And on: the match can be undone to before the word, and played.
  await another.getByTestId('tool-undo').click();
  await expectWords(another, 'RAT', 'ROSE');
  await onTurn(another);
  expect(await hand(another)).toHaveLength(10);
});

test.describe('while a bot thinks', () => {
  // At this pace a bot's turn lasts almost two seconds: there is time to reload within it.
  test.use({ settings: { pace: 'slow' } });

  test('a reload loses nothing, and the bot is asked again', async ({ page }) => {
    await openTable(page, inTheMiddle);
    await onTurn(page);
    for (const card of 'BOND') await held(page, card).click();
    await page.getByTestId('action-lay').click();
    await page.locator('[data-testid="table"][data-stage="waiting"] [data-word="BOND"]').waitFor();
    await page.reload();
    await expect(table(page)).toHaveAttribute('data-stage', 'waiting');
    expect(await words(page)).toContain('BOND');
    await onTurn(page);
    expect(await hand(page)).toHaveLength(6);
  });
});
