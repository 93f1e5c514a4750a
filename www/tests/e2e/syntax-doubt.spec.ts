// A word may be doubted at the table of Syntax (SYN-20 to SYN-24), alone with bots: how long, and what takes the question away.
import {
  atStage,
  expect,
  expectWords,
  held,
  hint,
  laid,
  onTurn,
  openTable,
  table,
  tap,
  words,
  atOneTable as test,
  type Deal,
} from './helpers.ts';
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

test('SYN-20: behind a sheet the three seconds stand still, and so does the line that shows them', async ({ page }) => {
  await openTable(page, laid('BOND', ['Rita', 'easy']));
  await expect(contest(page)).toBeVisible();
  const states = (): Promise<string[]> =>
    page.evaluate(() =>
      [document.querySelector('[data-testid="prompt"]'), document.querySelector('[data-testid="answer-contest-0"]')]
        .flatMap((one) => one?.getAnimations({ subtree: true }) ?? [])
        .filter(({ effect }) => effect?.getComputedTiming().duration === 3000)
        .map(({ playState }) => playState),
    );
  await page.getByTestId('menu').focus();
  await page.keyboard.press('Enter');
  const sheet = page.locator('dialog[open]');
  await expect(sheet).toBeVisible();
  await expect.poll(states).toEqual(['paused', 'paused']);
  const since = await page.evaluate(() => performance.now());
  // One sheet after the other, until far more time is gone than there was.
  for (const item of ['menu-scores', 'menu-rules', 'menu-log']) {
    await page.getByTestId(item).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByTestId('menu-scores')).toHaveCount(0);
    await expect(sheet).toBeVisible();
    await page.waitForFunction((from) => performance.now() - from > 1500, await page.evaluate(() => performance.now()));
    await atStage(page, 'open');
    expect(await states()).toEqual(['paused', 'paused']);
    await page.keyboard.press('Escape');
    await expect(sheet).toHaveCount(0);
    if (item === 'menu-log') break;
    await page.getByTestId('menu').click();
    await expect(sheet).toBeVisible();
  }
  expect((await page.evaluate(() => performance.now())) - since).toBeGreaterThan(4000);
  await atStage(page, 'open');
  await expect.poll(states).toEqual(['running', 'running']);
  // They run on, and end; whoever is next may have laid a word by now.
  await expect(contest(page)).toBeHidden();
  expect((await words(page)).slice(0, 2)).toEqual(['RAT', 'BOND']);
});

test('SYN-23: cards are lifted and ordered before the word is doubted; only a play accepts it', async ({ page }) => {
  await openTable(page, laid('BOND'));
  await expect(contest(page)).toBeVisible();
  const moves = await page.getByTestId('table').getAttribute('data-moves');
  const middle = await page.locator('.table-middle').boundingBox();
  await tap(page, 'V');
  await expect(page.getByTestId('stick')).toHaveAttribute('data-word', 'V');
  await expect(page.getByTestId('action-exchange-stock')).toBeVisible();
  expect(await page.locator('.table-middle').boundingBox()).toEqual(middle);
  await tap(page, 'I');
  await tap(page, 'L');
  await tap(page, 'E');
  await expect(page.getByTestId('stick')).toHaveAttribute('data-word', 'VILE');
  await expect(page.getByTestId('action-lay')).toBeVisible();
  await expect(contest(page)).toBeVisible();
  await page.getByTestId('sort').click();
  await page.getByTestId('action-release').click();
  await page.getByTestId('word-0').click();
  await expect(page.getByTestId('gap-0')).toBeVisible();
  await expect(contest(page)).toBeEnabled();
  await page.getByTestId('action-release').click();
  // Nothing was said to the rules.
  await expect(page.getByTestId('table')).toHaveAttribute('data-moves', moves ?? '');
  await atStage(page, 'open');
});

test('SYN-20: a word that is laid accepts the one before it', async ({ page }) => {
  await openTable(page, laid('DKBO'));
  await expect(contest(page)).toBeVisible();
  for (const card of 'VIL') await tap(page, card);
  await page.getByTestId('action-lay').click();
  await expect(page.getByTestId('word-2')).toHaveAttribute('data-word', 'VIL');
  await expect(page.getByTestId('word-1')).toHaveAttribute('data-word', 'DKBO');
  await expect(page.getByTestId('score-0')).toContainText('30');
  await expect(held(page, 'E')).toHaveCount(1);
});

test('SYN-20: a word taken back gives up what it accepted: the one before it may be contested again', async ({
  page,
}) => {
  await openTable(page, laid('DKBO'));
  await expect(contest(page)).toBeVisible();
  for (const card of 'VIL') await tap(page, card);
  await page.getByTestId('action-lay').click();
  await expect(page.getByTestId('word-2')).toHaveAttribute('data-word', 'VIL');
  await page.keyboard.press('Control+z');
  await expectWords(page, 'RAT', 'DKBO');
  // What is gone is said where it is seen, though it is the viewer's move again.
  await expect(page.getByTestId('about')).toContainText('Coup annulé\u00a0: Anna dépose VIL.');
  await contest(page).click();
  await onTurn(page);
  await expectWords(page, 'RAT');
});

test('SYN-20: only who is asked has the ring, a line shows how long, and the frame lies around the letters', async ({
  page,
}) => {
  await openTable(page, laid('BOND', ['Rita', 'easy']));
  await expect(contest(page)).toBeVisible();
  await expect(page.locator('.seat.has-turn')).toHaveCount(1);
  await expect(page.locator('.own-seat')).toHaveClass(/has-turn/);
  const line = await page
    .getByTestId('prompt')
    .evaluate((prompt) => getComputedStyle(prompt, '::after').animationDuration);
  expect(line).toBe('3s');
  const frame = await page.getByTestId('word-1').evaluate((word) => {
    const { left, top, right, bottom } = word.getBoundingClientRect();
    const around = getComputedStyle(word, '::before');
    const edge = Number.parseFloat(getComputedStyle(word).borderLeftWidth);
    const letters = [...word.querySelectorAll('.letter')].map((letter) => letter.getBoundingClientRect());
    return [
      Math.min(...letters.map((one) => one.left)) - (left + edge + Number.parseFloat(around.left)),
      Math.min(...letters.map((one) => one.top)) - (top + edge + Number.parseFloat(around.top)),
      right - edge - Number.parseFloat(around.right) - Math.max(...letters.map((one) => one.right)),
      bottom - edge - Number.parseFloat(around.bottom) - Math.max(...letters.map((one) => one.bottom)),
    ];
  });
  for (const gap of frame) expect(gap).toBeCloseTo(4, 0);
});

test('SYN-9: a card that is exchanged accepts the word before it', async ({ page }) => {
  await openTable(page, laid('BOND'));
  await expect(contest(page)).toBeVisible();
  await tap(page, 'V');
  await page.getByTestId('action-exchange-stock').click();
  await expect(held(page, 'V')).toHaveCount(0);
  await expect(page.getByTestId('face-up')).toHaveAttribute('data-card', 'V');
});

test('SYN-22: what was prepared stays when the word before it is contested', async ({ page }) => {
  await openTable(page, laid('DKBO'));
  await expect(contest(page)).toBeVisible();
  await tap(page, 'V');
  await tap(page, 'E');
  await contest(page).click();
  await onTurn(page);
  await expectWords(page, 'RAT');
  await expect(page.getByTestId('stick')).toHaveAttribute('data-word', 'VE');
});

test('SYN-20: a hint for one’s move accepts nothing, and what it proposes does', async ({ page }) => {
  await openTable(page, laid('DKBO'));
  await expect(contest(page)).toBeVisible();
  const moves = (await table(page).getAttribute('data-moves')) ?? '';
  await hint(page);
  // A word is prepared, or a card to exchange; what was laid may still be doubted.
  await expect(page.getByTestId('stick')).not.toHaveAttribute('data-word', '');
  await expect(page.getByTestId('reason')).not.toBeEmpty();
  await expect(contest(page)).toBeEnabled();
  await expect(table(page)).toHaveAttribute('data-moves', moves);
  await atStage(page, 'open');
  await page.locator('.action-buttons .primary').click();
  await expect(contest(page)).toHaveCount(0);
  await expect(page.getByTestId('word-1')).toHaveAttribute('data-word', 'DKBO');
});

test('the line that runs down under the question keeps off the buttons below it', async ({ page }) => {
  await openTable(page, laid('BOND', ['Rita', 'easy']));
  await expect(contest(page)).toBeVisible();
  const [line, buttons] = await page.getByTestId('action-bar').evaluate((bar) => {
    const asked = bar.querySelector('.prompt.lapses');
    const below = asked ? Number.parseFloat(getComputedStyle(asked, '::after').bottom) : Number.NaN;
    const top = bar.querySelector('.action-buttons')?.getBoundingClientRect().top ?? 0;
    return [(asked?.getBoundingClientRect().bottom ?? 0) - below, top];
  });
  expect(buttons - line).toBeGreaterThanOrEqual(4);
});
