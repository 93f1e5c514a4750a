// What people have answered outlives a way out of the table, a reload, a page that dies in mid-count, and another tab that takes the match.
import type { Page } from '@playwright/test';
import { atStage, expect, goTo, laid, lift, onTurn, openTable, played, table, test, type Deal } from './helpers.ts';
import { compose, deal, propose, REST, SENTENCE, sentence, toVote } from './spikit-table.ts';
import { announce, deal as themes, roll } from './themes-table.ts';

test.use({ settings: { playOnly: false, pace: 'none' } });

const four = deal([...SENTENCE, ...REST], { seats: ['Zoé', 'Ugo', 'Rita', 'Ana'] });

/** Who has answered what, as the lines show it. */
const pressed = (page: Page): Promise<string[]> =>
  page
    .locator('[data-testid^="ballot-"][aria-pressed="true"]')
    .evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset['testid'] ?? ''));

async function leaveAndResume(page: Page): Promise<void> {
  await page.getByTestId('menu').click();
  await page.getByTestId('menu-leave').click();
  await page.getByTestId('resume').first().click();
  await atStage(page, 'ballot');
}

async function reload(page: Page): Promise<void> {
  await page.reload();
  await atStage(page, 'ballot');
}

test('SPI-14: votes are there after a way out and after a reload, and with them that somebody has voted', async ({
  page,
}) => {
  await toVote(page, four);
  await page.getByTestId('ballot-1-refuse').click();
  for (const again of [leaveAndResume, reload]) {
    await again(page);
    expect(await pressed(page)).toEqual(['ballot-1-refuse']);
    await expect(page.getByTestId('ballot-back')).toBeHidden();
  }
  // They are put right, and that outlives the page too.
  await page.getByTestId('ballot-1-accept').click();
  await page.getByTestId('ballot-3-abstain').click();
  await reload(page);
  expect(await pressed(page)).toEqual(['ballot-1-accept', 'ballot-3-abstain']);
  // All are taken back: the sentence has been seen nevertheless.
  await page.getByTestId('tool-undo').click();
  await leaveAndResume(page);
  expect(await pressed(page)).toEqual([]);
  await expect(page.getByTestId('tool-undo')).toHaveAttribute('aria-disabled', 'true');
  await expect(page.getByTestId('ballot-back')).toBeHidden();
  // What is decided is decided: the next sentence is voted on anew.
  for (const line of [1, 2, 3]) await page.getByTestId(`ballot-${line}-refuse`).click();
  await lift(page, 'Zoé');
  await onTurn(page);
  await compose(page, [...SENTENCE].reverse());
  await propose(page);
  await atStage(page, 'ballot');
  await reload(page);
  expect(await pressed(page)).toEqual([]);
  await expect(page.getByTestId('ballot-back')).toBeVisible();
});

test('a page that dies in mid-count: the rest is counted when the match is opened again, nothing twice', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const post = Worker.prototype.postMessage;
    let acts = 0;
    Worker.prototype.postMessage = function (this: Worker, ...sent: [message: { op?: string }, ...rest: unknown[]]) {
      const dies = sessionStorage.getItem('dies');
      if (sent[0]?.op === 'act' && dies !== null && ++acts === Number(dies)) {
        sessionStorage.removeItem('dies');
        location.reload();
      }
      // A page that is gone says nothing more.
      if (dies === null || acts < Number(dies)) post.apply(this, sent as never);
    } as typeof post;
  });
  // Before any answer is with the rules, and after one.
  for (const dies of ['1', '2']) {
    await page.goto('./');
    await toVote(page, four);
    await page.getByTestId('ballot-1-refuse').click();
    await page.getByTestId('ballot-2-accept').click();
    const moves = Number(await table(page).getAttribute('data-moves'));
    await page.evaluate((which) => sessionStorage.setItem('dies', which), dies);
    await page.getByTestId('ballot-3-accept').click();
    await page.waitForFunction(() => sessionStorage.getItem('dies') === null);
    await lift(page, 'Zoé');
    await onTurn(page);
    await expect(sentence(page, 0)).toHaveAttribute('data-cards', SENTENCE.join(' '));
    await expect(table(page)).toHaveAttribute('data-moves', String(moves + 3));
  }
});

test('another tab that takes the match finds the votes', async ({ page, context }) => {
  await toVote(page, four);
  await page.getByTestId('ballot-2-refuse').click();
  const other = await context.newPage();
  await other.goto(page.url());
  await other.getByTestId('take-over').click();
  await atStage(other, 'ballot');
  expect(await pressed(other)).toEqual(['ballot-2-refuse']);
  await other.getByTestId('ballot-1-accept').click();
  // And back.
  await page.getByTestId('take-over').click();
  await atStage(page, 'ballot');
  expect((await pressed(page)).sort()).toEqual(['ballot-1-accept', 'ballot-2-refuse']);
  await expect(page.getByTestId('ballot-back')).toBeHidden();
});

test('THE-14: so it is where a word is voted on', async ({ page }) => {
  const id = await openTable(page, themes());
  await roll(page);
  await announce(page, 0, 'Bzorglub');
  await atStage(page, 'ballot');
  await page.getByTestId('ballot-1-refuse').click();
  await page.getByTestId('ballot-2-accept').click();
  await page.reload();
  await atStage(page, 'ballot');
  expect(await pressed(page)).toEqual(['ballot-1-refuse', 'ballot-2-accept']);
  await page.goto('./');
  await goTo(page, id);
  await atStage(page, 'ballot');
  expect(await pressed(page)).toEqual(['ballot-1-refuse', 'ballot-2-accept']);
  await played(page, () => page.getByTestId('ballot-3-accept').click());
  await expect(page.getByTestId('news')).toContainText('2 pour, 1 contre');
});

test.describe('around a tablet', () => {
  const sides = { zoé: 'near', ugo: 'left', rita: 'far', ana: 'right' } as const;
  test.use({
    viewport: { width: 1180, height: 820 },
    settings: { playOnly: false, pace: 'none', turning: 'turn', sides },
  });

  test('that somebody has answered is seen again, not what', async ({ page }) => {
    await toVote(page, four);
    await page.getByTestId('ballot-1-refuse').click();
    await reload(page);
    await expect(page.getByTestId('ballot-slip-1')).toHaveClass(/answered/);
    await expect(page.getByTestId('ballot-slip-2')).not.toHaveClass(/answered/);
    expect(await pressed(page)).toEqual([]);
    await expect(page.getByTestId('ballot-back')).toBeHidden();
  });
});

test('what keeps votes is asked for where people vote, and nowhere else', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => void asked.push(request.url()));
  const fetched = async (deal: Deal): Promise<boolean> => {
    await openTable(page, deal);
    await expect(table(page)).toBeVisible();
    const fetches = asked.some((url) => /\/votes-\w+\.js$/.test(url));
    asked.length = 0;
    return fetches;
  };
  // Words are contested in sight of each other, and each answer is given to the rules at once.
  expect(await fetched(laid('ART', ['Ugo', 'easy']))).toBe(false);
  await page.goto('./');
  expect(await fetched(four)).toBe(true);
});
