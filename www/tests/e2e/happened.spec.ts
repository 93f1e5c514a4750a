// What players see of what happened, and that nobody waits for them in vain: verdicts, the last trick, news on the curtain, results,
// questions that lapse. With a pace, so that what passes by itself is there to be seen; a tap ends every pause.
import {
  atStage,
  expect,
  held,
  laid,
  lift,
  onTurn,
  openTable,
  played,
  playIt,
  table,
  tap,
  atOneTable as test,
  type Deal,
} from './helpers.ts';
import type { Page } from '@playwright/test';

test.use({ settings: { pace: 'fast', playOnly: false } });

const tricks = (hands: string[], seats: Deal['seats'], setup: Record<string, unknown> = {}): Deal => ({
  game: 'plis',
  seats,
  setup: { round: 1, leader: 0, hands: hands.map((hand) => hand.split(' ')), ...setup },
});

/** Whoever looks wants to get on. */
const hurry = (page: Page): Promise<void> => page.locator('.table-middle').dispatchEvent('pointerdown');

test('the verdict stands on the contested word until a tap, and its points go to who contested', async ({ page }) => {
  await openTable(page, laid('DKBO'));
  await atStage(page, 'open');
  await page.getByTestId('answer-contest-0').click();
  const verdict = page.getByTestId('word-1').getByTestId('verdict');
  await expect(verdict).toHaveAttribute('data-valid', 'false');
  await expect(verdict).toContainText('−10');
  // Nothing is taken back before that was seen.
  await expect(page.getByTestId('word-1')).toHaveAttribute('data-word', 'DKBO');
  await hurry(page);
  await expect(page.getByTestId('verdict')).toHaveCount(0);
  await expect(page.getByTestId('score-0')).toContainText('20');
  await onTurn(page);
});

test('alone with bots the word of a bot stands by itself: a chip contests, the own next move accepts', async ({
  page,
}) => {
  await openTable(page, laid('BOND'));
  await atStage(page, 'open');
  // Nothing stands in the way of the hand.
  await expect(page.getByTestId('public-panel')).toHaveCount(0);
  await expect(page.getByTestId('prompt')).toContainText('BOND');
  await expect(page.getByTestId('answer-contest-0')).toBeVisible();
  await expect(page.getByTestId('answer-accept')).toHaveCount(0);
  // To lift a card is not to play it.
  await tap(page, 'E');
  await expect(page.getByTestId('stick')).toHaveAttribute('data-word', 'E');
  await expect(page.getByTestId('answer-contest-0')).toBeVisible();
  await played(page, () => page.getByTestId('action-exchange-stock').click());
  await expect(page.getByTestId('word-1')).toHaveAttribute('data-word', 'BOND');
});

test('the bulb proposes the own move before the word of a bot is accepted', async ({ page }) => {
  await openTable(page, laid('BOND'));
  await atStage(page, 'open');
  await expect(page.getByTestId('tool-hint')).toBeEnabled();
  await page.getByTestId('tool-hint').click();
  await expect(page.getByTestId('reason')).toBeVisible();
  await expect(page.locator('.action-buttons .primary')).toBeVisible();
  await expect(page.getByTestId('answer-contest-0')).toBeEnabled();
  await atStage(page, 'open');
});

test.describe('at a slow pace', () => {
  test.use({ settings: { pace: 'slow', playOnly: false } });

  test('SYN-20: where a bot moves next, a tap elsewhere is no answer; whoever wants to get on says so', async ({
    page,
  }) => {
    await openTable(page, laid('BOND', ['Rita', 'easy']));
    await atStage(page, 'open');
    await expect(page.getByTestId('answer-contest-0')).toBeVisible();
    const moves = (await page.getByTestId('table').getAttribute('data-moves')) ?? '';
    for (let tap = 0; tap < 3; tap++) await hurry(page);
    await expect(page.getByTestId('answer-contest-0')).toBeEnabled();
    await expect(page.getByTestId('table')).toHaveAttribute('data-moves', moves);
    await played(page, () => page.getByTestId('answer-accept').click());
  });
});

test('the last trick is shown on a tap of what was captured', async ({ page }) => {
  await openTable(page, tricks(['pB pQ', 'pA bZ', 'pC bC'], ['Zoé', ['Ugo', 'easy'], ['Rita', 'easy']]));
  await onTurn(page);
  await tap(page, 'pB');
  await playIt(page);
  await expect(page.getByTestId('tricks-2')).toContainText('1');
  await page.getByTestId('captured').click();
  await expect(page.getByTestId('last-trick').getByRole('listitem')).toContainText(['Vous', 'Ugo', 'Rita']);
  await expect(page.getByTestId('last-trick').locator('.winner')).toContainText('Rita');
  await expect(page.getByTestId('last-trick').locator('.winner')).toContainText('ramasse');
  await page.getByTestId('close').click();
  await expect(page.getByTestId('last-trick')).toHaveCount(0);
});

test('the last trick says of one’s own that one takes it: « vous ramassez »', async ({ page }) => {
  await openTable(page, tricks(['pD pQ', 'pA bZ', 'pC bC'], ['Zoé', ['Ugo', 'easy'], ['Rita', 'easy']]));
  await onTurn(page);
  await tap(page, 'pD');
  await playIt(page);
  await expect(page.getByTestId('tricks-0')).toContainText('1');
  await onTurn(page);
  await page.getByTestId('captured').click();
  await expect(page.getByTestId('last-trick').locator('.winner')).toContainText(/Vous\s+ramassez/);
  await page.getByTestId('close').click();
});

test('after a play the device is covered by itself; the curtain tells what happened since', async ({ page }) => {
  await openTable(page, tricks(['pB pQ', 'pA bZ', 'pC bC'], ['Zoé', 'Ugo', 'Rita']));
  await lift(page, 'Zoé');
  for (const [card, next] of [
    ['pB', 'Ugo'],
    ['pA', 'Rita'],
  ] as const) {
    await onTurn(page);
    await tap(page, card);
    await playIt(page);
    await atStage(page, 'handing', 'covered');
    await hurry(page);
    await atStage(page, 'covered');
    if (next === 'Rita') {
      // Ugo has played since, and so had Zoé.
      await expect(page.getByTestId('curtain-news')).toContainText('Zoé joue le B rose');
      await expect(page.getByTestId('curtain-news')).toContainText('Ugo joue le A rose');
    }
    await lift(page, next);
  }
  await onTurn(page);
  await tap(page, 'pC');
  await playIt(page);
  // The trick is Rita's, who leads the next one: the device stays with her.
  await onTurn(page);
  await tap(page, 'bC');
  await playIt(page);
  await atStage(page, 'covered');
  const curtain = page.getByTestId('curtain');
  await expect(curtain.getByTestId('curtain-news')).toContainText('Rita ramasse le pli');
  await expect(curtain.getByTestId('curtain-news')).not.toContainText('Zoé joue le B rose');
  await expect(curtain.getByTestId('last-trick').getByRole('listitem')).toHaveCount(3);
});

test.describe('a tap that plays', () => {
  test.use({ settings: { pace: 'none', playOnly: false, oneTap: true } });

  test('a card is played with one tap where people want it so; one that is not allowed says why', async ({ page }) => {
    await openTable(page, tricks(['pB pQ', 'pA bZ', 'pC bC'], ['Zoé', 'Ugo', 'Rita']));
    await lift(page, 'Zoé');
    await onTurn(page);
    await played(page, () => tap(page, 'pB'));
    await page.getByTestId('hand-over').click();
    await lift(page, 'Ugo');
    await onTurn(page);
    await tap(page, 'bZ');
    await expect(page.getByTestId('refusal')).toContainText('famille');
    await played(page, () => tap(page, 'pA'));
  });
});

test.describe('the end of a match', () => {
  test.use({ settings: { pace: 'none', playOnly: false } });

  test('place, curve and dearest trick are told, the result is kept, the next level suggested; results are erasable', async ({
    page,
  }) => {
    // One match was won already.
    await page.evaluate(
      () =>
        new Promise<void>((resolve, reject) => {
          const opened = indexedDB.open('mots-en-main');
          opened.onerror = () => reject(new Error(String(opened.error)));
          opened.onsuccess = () => {
            const { result } = opened;
            const done = result.transaction('results', 'readwrite');
            done.objectStore('results').put({
              id: 'earlier',
              game: 'plis',
              level: 'easy',
              names: ['Zoé', 'Ugo', 'Rita'],
              bots: [null, 'easy', 'easy'],
              scores: [0, 5, 9],
              places: [1, 2, 3],
              ended: 1,
            });
            done.oncomplete = () => {
              result.close();
              resolve();
            };
          };
        }),
    );
    await openTable(
      page,
      tricks(['pB', 'pA', 'bH'], ['Zoé', ['Ugo', 'easy'], ['Rita', 'easy']], { round: 5, scores: [10, 140, 200] }),
    );
    await onTurn(page);
    await tap(page, 'pB');
    await playIt(page);
    await atStage(page, 'over');
    const over = page.getByRole('dialog');
    await expect(over.getByRole('heading').first()).toContainText('Vous gagnez');
    await expect(over.getByTestId('best')).toContainText('Zoé');
    await expect(over.getByTestId('step-up')).toContainText('confirmé');
    // The trick that ended it lies there still.
    await expect(page.getByTestId('played-0')).toHaveAttribute('data-card', 'pB');
    await over.getByTestId('leave').click();
    await expect(page.getByTestId('result-row')).toHaveCount(1);
    await expect(page.getByTestId('result-row')).toContainText('2 victoires');
    await page.getByTestId('results-forget').click();
    await page.getByTestId('results-forget-sure').click();
    await expect(page.getByTestId('results')).toHaveCount(0);
  });
});

test('the last word of a round lies there under the summary', async ({ page }) => {
  await openTable(page, {
    game: 'syntax',
    seats: ['Anna', ['Robin', 'easy']],
    options: { referee: 'dictionary' },
    setup: {
      dealer: 1,
      hands: [
        ['B', 'O', 'N'],
        ['E', 'E'],
      ],
      table: ['RAT'],
    },
  });
  await onTurn(page);
  for (const card of 'BON') await held(page, card).click();
  await page.getByTestId('action-lay').click();
  await expect(table(page).getByTestId('word-1')).toHaveAttribute('data-word', 'BON');
  await expect(page.getByTestId('count-1')).toContainText('2');
  await hurry(page);
  await atStage(page, 'summary');
  await expect(page.getByTestId('word-1')).toHaveAttribute('data-word', 'BON');
  await page.getByTestId('go-on').click();
  await onTurn(page);
  await expect(page.getByTestId('word-1')).toHaveCount(0);
});
