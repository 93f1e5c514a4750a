// Where people, bots and motion meet: an undo in the middle of a trick, what is pressed twice in one tick, a ballot cut in mid-count.
import {
  atStage,
  expect,
  held,
  keptMatch,
  keptMatches,
  onTurn,
  openTable,
  playIt,
  tap,
  atOneTable as test,
  type Deal,
} from './helpers.ts';
import { back, compose, deal, propose, REST, SENTENCE, sentence, toPlay } from './spikit-table.ts';
import type { Locator, Page } from '@playwright/test';

test.describe.configure({ mode: 'parallel' });

test.use({ settings: { playOnly: false } });

/** Nothing moves, and each of these is seen as it lies. */
async function seenAsTheyLie(page: Page, cards: Locator, count: number): Promise<void> {
  const lie = (): Promise<string[]> =>
    cards.evaluateAll((all) =>
      all.map((one) => {
        const { opacity, scale, translate } = getComputedStyle(one);
        return one.getAnimations().length > 0 ? 'moves' : [opacity, scale, translate].join(' ');
      }),
    );
  await expect.poll(lie).toEqual(Array.from({ length: count }, () => '1 none none'));
  // Whatever was under way had come to its end by then: what it left would have stayed.
  await page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== 'running'));
  expect(await lie()).toEqual(Array.from({ length: count }, () => '1 none none'));
}

for (const motion of ['no-preference', 'reduce'] as const)
  test.describe(`with motion: ${motion}`, () => {
    test.use({ settings: { playOnly: false, pace: 'fast' } });

    test('Plis: an undo of the card that closed a trick leaves the cards of the others in sight', async ({ page }) => {
      await page.emulateMedia({ reducedMotion: motion });
      await openTable(page, {
        game: 'plis',
        seats: ['Zoé', ['Ugo', 'easy'], ['Rita', 'easy']],
        setup: {
          hands: [
            ['pB', 'pE'],
            ['pC', 'pF'],
            ['pD', 'pG'],
          ],
          leader: 1,
        },
      });
      for (const after of [60, 300, 600, 900]) {
        await onTurn(page);
        await tap(page, 'pB');
        await playIt(page);
        await page.waitForTimeout(after);
        await page.getByTestId('tool-undo').click();
        await onTurn(page);
        await expect(page.getByTestId('played-0')).toHaveAttribute('data-card', '');
        await seenAsTheyLie(page, page.locator('.ring .laid'), 2);
      }
    });

    test('Padbolix: an undo of the pass that ended a trick leaves the trick in sight', async ({ page }) => {
      await page.emulateMedia({ reducedMotion: motion });
      const padbolix: Deal = {
        game: 'padbolix',
        seats: ['Zoé', ['Ugo', 'easy']],
        setup: {
          hands: [
            ['B', 'D', 'F'],
            ['G', 'K', 'P', 'T'],
          ],
          leader: 1,
        },
      };
      await openTable(page, padbolix);
      await onTurn(page);
      const lies = await page.locator('.pad-trick .laid').count();
      for (const after of [60, 300, 600, 900]) {
        await onTurn(page);
        await page.getByTestId('action-pass').click();
        await page.waitForTimeout(after);
        await page.getByTestId('tool-undo').click();
        await onTurn(page);
        await seenAsTheyLie(page, page.locator('.pad-trick .laid'), lies);
      }
    });
  });

const twice = (button: Locator, times = 2): Promise<void> =>
  button.evaluate((one: HTMLElement, count) => {
    for (let n = 0; n < count; n++) one.click();
  }, times);

/** One card each in the last round: the match is over with the first trick. */
const last: Deal = {
  game: 'plis',
  seats: ['Zoé', ['Ugo', 'easy'], ['Rita', 'easy']],
  setup: { round: 5, hands: [['pB'], ['pC'], ['pD']], leader: 0 },
};

test('played again: pressed twice, one match is dealt, and the keyboard is at its table', async ({ page }) => {
  const id = await openTable(page, last);
  await onTurn(page);
  await tap(page, 'pB');
  await playIt(page);
  await atStage(page, 'over');
  await expect(page.getByTestId('rematch')).toBeFocused();
  await twice(page.getByTestId('rematch'), 3);
  await expect(page).not.toHaveURL(new RegExp(`${id}$`));
  await atStage(page, 'turn', 'waiting', 'open');
  await onTurn(page);
  // The one that is over lies in the archive.
  expect(await keptMatches(page)).toHaveLength(1);
  await expect.poll(() => page.evaluate(() => document.activeElement !== document.body)).toBe(true);
});

test('dealt: pressed four times in one tick, one match is begun', async ({ page }) => {
  await page.goto('./#/new/plis');
  const start = page.getByTestId('start');
  await expect(start).toBeEnabled();
  await twice(start, 4);
  await onTurn(page);
  expect(await keptMatches(page)).toHaveLength(1);
  await expect(page.getByTestId('trouble')).toHaveCount(0);
});

test('the die is rolled: pressed twice in one tick, it is rolled once, and nobody is told off', async ({ page }) => {
  await openTable(page, deal([...SENTENCE, ...REST], { seats: ['Zoé', ['Ugo', 'easy'], ['Rita', 'easy']] }));
  await onTurn(page);
  await twice(page.getByTestId('action-roll'));
  await expect(page.getByTestId('action-draw')).toBeVisible();
  await expect(page.getByTestId('refusal')).toHaveCount(0);
});

test('SPI-14: a vote cut in mid-count comes back as it was: what was given is seen and stands', async ({ page }) => {
  const position = deal([...SENTENCE, ...REST], { seats: ['Zoé', 'Ugo', 'Rita', 'Ana'] });
  await toPlay(page, position);
  await compose(page, SENTENCE);
  await propose(page);
  await atStage(page, 'ballot');
  const id = new URL(page.url()).hash.split('/').at(-1) ?? '';
  const actions = (await keptMatch(page, id))?.save.actions ?? [];
  await openTable(page, {
    ...position,
    actions: [...actions, { seat: 1, action: { type: 'vote', accept: false } }],
  } as Deal);
  await atStage(page, 'ballot');
  await expect(page.getByTestId('ballot-1-refuse')).toHaveAttribute('aria-pressed', 'true');
  for (const choice of ['accept', 'refuse', 'abstain'])
    await expect(page.getByTestId(`ballot-1-${choice}`)).toBeDisabled();
  await page.getByTestId('ballot-2-accept').click();
  await page.getByTestId('ballot-3-accept').click();
  await back(page);
  await expect(sentence(page, 0)).toHaveAttribute('data-cards', SENTENCE.join(' '));
  await expect(held(page, 'grey.en.4')).toBeVisible();
});
