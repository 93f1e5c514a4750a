// A word may be doubted at the table of Syntax (SYN-20 to SYN-24), alone with bots: how long, and what takes the question away.
import { expect, expectWords, laid, openTable, atOneTable as test, type Deal } from './helpers.ts';
import type { Page } from '@playwright/test';

test.use({ settings: { pace: 'fast', playOnly: false }, viewport: { width: 390, height: 844 } });

const contest = (page: Page) => page.getByTestId('answer-contest-0');

/** From now on it is measured how long “Contester” can be pressed, in ms; the answer waits until it is gone. */
async function stays(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const shared = window as unknown as { stays: Promise<number> };
    shared.stays = new Promise((resolve) => {
      let since = 0;
      const watching = new MutationObserver(() => {
        const there = document.querySelector('[data-testid="answer-contest-0"]:not(:disabled)') !== null;
        if (there && since === 0) since = performance.now();
        if (there || since === 0) return;
        watching.disconnect();
        resolve(performance.now() - since);
      });
      watching.observe(document.body, { subtree: true, childList: true, attributes: true });
    });
  });
  return () => page.evaluate(() => (window as unknown as { stays: Promise<number> }).stays);
}

const doubtful: [string, Deal][] = [
  ['of a bot that is not just before them', laid('BOND', ['Rita', 'easy'])],
  [
    'that ends the round',
    {
      ...laid('BOND'),
      setup: {
        dealer: 0,
        hands: [
          ['E', 'L', 'V', 'I'],
          ['B', 'O', 'N', 'D'],
        ],
        table: ['RAT'],
        scores: [30, 20],
      },
    },
  ],
];
for (const [which, deal] of doubtful)
  test(`SYN-20, SYN-24: a word ${which} may be doubted for three seconds, and the button shows that they run`, async ({
    page,
  }) => {
    const stayed = await stays(page);
    await openTable(page, deal);
    await expect(contest(page)).toBeVisible();
    const runs = await contest(page).evaluate((button) =>
      button.getAnimations().map(({ effect }) => Number(effect?.getComputedTiming().duration)),
    );
    expect(runs).toContain(3000);
    expect(await stayed()).toBeGreaterThan(2800);
    await expectWords(page, 'RAT', 'BOND');
  });
