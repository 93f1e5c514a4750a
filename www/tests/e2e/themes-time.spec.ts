// Dés à thèmes and time: clocks that run out, a tab out of sight, a match alone against bots that think.
import type { Locator, Page } from '@playwright/test';
import { atStage, expect, openTable, played, table, test } from './helpers.ts';
import { buzz, deal, line, roll, say, thrown } from './themes-table.ts';

// Time goes by as ever, and leaps when a test says so.
test.beforeEach(({ page }) => page.clock.install());

const hide = (page: Page, hidden: boolean): Promise<void> =>
  page.evaluate((now) => {
    Object.defineProperty(document, 'hidden', { configurable: true, value: now });
    document.dispatchEvent(new Event('visibilitychange'));
  }, hidden);

test('THE-16, THE-25: the clock waits for who types and for a hidden tab, then it runs out', async ({ page }) => {
  await openTable(page, deal({ seats: ['Zoé', 'Ugo', 'Rita'], options: { timer: 120, typing: 60 } }));
  await roll(page);
  const clocks = page.getByTestId('clock');
  await expect(clocks).toHaveCount(1);
  await buzz(page, 1);
  await expect(clocks).toHaveCount(2);
  await line(page).fill('Bzz');
  // Their time to type is over: the floor is free again, nothing is lost.
  await played(page, () => page.clock.runFor(61_000));
  await expect(page.getByTestId('form')).toHaveCount(0);
  await hide(page, true);
  await expect(clocks.first()).toContainText('En pause');
  const before = (await clocks.first().locator('.clock-time').textContent()) ?? '';
  await page.clock.runFor(300_000);
  await atStage(page, 'open');
  await expect(clocks.first()).toContainText(before);
  await hide(page, false);
  // Seen again, the table goes on by itself; only then does time leap.
  await expect(clocks.first()).not.toContainText('En pause');
  // A leap that the rules answer in its middle leaves the rest of its time behind: the first one ends with the lock of who had no word.
  await page.clock.runFor(10_000);
  await expect(page.locator('.buzzer.locked')).toHaveCount(0);
  await played(page, () => page.clock.runFor(111_000));
  await atStage(page, 'summary');
  await expect(page.getByTestId('news')).toContainText('Trois joueurs ne marquent rien');
  // Nobody has given up anything.
  await expect(page.getByTestId('news')).toContainText('Le temps est écoulé');
  await expect(page.getByTestId('news')).not.toContainText('abandonne');
});

test('THE-16, THE-25: the word that stands there when the time runs out counts, if it needs no vote', async ({
  page,
}) => {
  await openTable(page, deal({ seats: ['Zoé', 'Ugo', 'Rita'], options: { timer: 120, typing: 20 } }));
  await roll(page);
  await buzz(page, 1);
  await line(page).fill('Brejnev');
  await page.clock.runFor(21_000);
  await expect(page.getByTestId('announced-0')).toHaveAttribute('data-points', '3');
  await expect(page.getByTestId('announced-0')).toHaveAttribute('data-seat', '1');
  await expect(page.locator('.buzzer.locked')).toHaveCount(0);
  // Half a word is nobody's: no vote, and no token.
  await buzz(page, 2);
  await line(page).fill('Breg');
  await page.clock.runFor(21_000);
  await expect(page.locator('.buzzer.locked')).toHaveCount(1);
  await expect(page.getByTestId('refused-0')).toHaveCount(0);
});

test.describe('a clock is seen from all sides', () => {
  test.use({ settings: { sound: true } });

  /** From now on: how often something was heard. */
  const ticking = async (page: Page): Promise<() => Promise<number>> => {
    await page.addInitScript(() => {
      const heard: number[] = [];
      Object.assign(window, { heard });
      const made = AudioContext.prototype.createBiquadFilter;
      AudioContext.prototype.createBiquadFilter = function filtered(this: AudioContext) {
        heard.push(Date.now());
        return made.call(this);
      };
    });
    return () => page.evaluate(() => (window as unknown as { heard: number[] }).heard.length);
  };

  test('of two clocks that run out together, one ticks', async ({ page }) => {
    const ticks = await ticking(page);
    const options = { timer: 40, typing: 30, clock_waits: false };
    await openTable(page, deal({ seats: ['Zoé', 'Ugo', 'Rita'], options }));
    await roll(page);
    await page.clock.runFor(9_500);
    await buzz(page, 1);
    await page.clock.runFor(21_000);
    const before = await ticks();
    await page.clock.runFor(7_000);
    await expect(page.getByTestId('clock')).toHaveCount(2);
    for (const clock of await page.getByTestId('clock').all()) await expect(clock).toHaveClass(/last/);
    const heard = (await ticks()) - before;
    expect(heard).toBeGreaterThanOrEqual(5);
    expect(heard).toBeLessThanOrEqual(8);
  });

  test('a band around the tray reaches as far as time is left; its last ten seconds tick', async ({ page }) => {
    const ticks = await ticking(page);
    await openTable(page, deal({ seats: ['Zoé', 'Ugo', 'Rita'], options: { timer: 60, typing: 60 } }));
    await roll(page);
    const band = page.getByTestId('clock-around').locator('.clock-share');
    const share = async (): Promise<number> =>
      Number(
        (await band.evaluate((one) => getComputedStyle(one).strokeDasharray)).split(/[ ,]+/)[0]?.replace('px', ''),
      );
    const around = await page.locator('.table-middle').boundingBox();
    const box = await page.getByTestId('clock-around').boundingBox();
    expect(Math.abs((box?.width ?? 0) - (around?.width ?? 0))).toBeLessThan(20);
    expect(Math.abs((box?.height ?? 0) - (around?.height ?? 0))).toBeLessThan(20);
    await page.clock.runFor(30_000);
    expect(await share()).toBeGreaterThan(0.4);
    expect(await share()).toBeLessThan(0.52);
    await page.clock.runFor(15_000);
    const before = await ticks();
    // Time goes by besides.
    await page.clock.runFor(9_000);
    await expect(page.getByTestId('clock-around')).toHaveClass(/last/);
    const after = await ticks();
    expect(after - before).toBeGreaterThanOrEqual(3);
    expect(after - before).toBeLessThanOrEqual(10);
  });
});

test('THE-26: in the calm game too, where the clock is that of a turn', async ({ page }) => {
  await openTable(page, deal({ seats: ['Zoé', 'Ugo', 'Rita'], options: { timer: 30, calm: true } }));
  await roll(page);
  await line(page).fill('Bono');
  await page.clock.runFor(31_000);
  await expect(page.getByTestId('announced-0')).toHaveAttribute('data-points', '2');
  await expect(page.getByTestId('form')).toHaveAttribute('data-seat', '1');
});

test('THE-16, THE-26: a seat whose time ran out stands back, as one does that has given up', async ({ page }) => {
  await openTable(page, deal({ seats: ['Zoé', 'Ugo', 'Rita'], options: { timer: 30, calm: true } }));
  await roll(page);
  const out = page.locator('.is-out');
  await expect(out).toHaveCount(0);
  await line(page).fill('Bon');
  await page.clock.runFor(31_000);
  await expect(page.getByTestId('form')).toHaveAttribute('data-seat', '1');
  await expect(out).toHaveCount(1);
});

test.describe('with a pace', () => {
  test.use({ settings: { pace: 'normal' } });

  test('bots among themselves wait for nobody between two rounds', async ({ page }) => {
    test.setTimeout(90_000);
    await openTable(
      page,
      deal({
        seats: [
          ['Zoé', 'hard'],
          ['Ugo', 'hard'],
          ['Rita', 'hard'],
        ],
        options: { timer: 60 },
        setup: { rolls: [thrown(), thrown()] },
      }),
    );
    const stage = async (): Promise<string | null> => {
      await page.clock.runFor(500);
      return await table(page).getAttribute('data-stage');
    };
    await expect.poll(stage, { timeout: 40_000, intervals: [50] }).toBe('summary');
    await expect.poll(stage, { timeout: 20_000, intervals: [50] }).not.toBe('summary');
  });

  /** Zoé has rolled, and the round is over; a bot rolls the next one. */
  async function over(page: Page, act: () => Promise<void>): Promise<void> {
    await openTable(
      page,
      deal({
        seats: ['Zoé', ['Ugo', 'hard'], ['Rita', 'hard']],
        options: { timer: 60 },
        setup: { rolls: [thrown(), thrown()] },
      }),
    );
    await roll(page);
    await act();
    const stage = async (): Promise<string | null> => {
      await page.clock.runFor(500);
      return await table(page).getAttribute('data-stage');
    };
    await expect.poll(stage, { timeout: 60_000, intervals: [50] }).toBe('summary');
  }

  test('whoever did nothing in a round has not gone on to the next: it waits for a touch', async ({ page }) => {
    test.setTimeout(90_000);
    await over(page, () => Promise.resolve());
    const moves = (await table(page).getAttribute('data-moves')) ?? '';
    await page.clock.runFor(30_000);
    await atStage(page, 'summary');
    await expect(table(page)).toHaveAttribute('data-moves', moves);
    await page.getByTestId('go-on').click();
    await expect(table(page)).not.toHaveAttribute('data-stage', 'summary');
  });

  test('after a round in which somebody spoke the next one comes by itself', async ({ page }) => {
    test.setTimeout(90_000);
    await over(page, () => say(page, 'Brejnev'));
    await expect(async () => {
      await page.clock.runFor(500);
      await expect(table(page)).not.toHaveAttribute('data-stage', 'summary', { timeout: 100 });
    }).toPass({ timeout: 20_000 });
  });
});

test('THE-25: who buzzes and has no word is locked, until another has said one or ten seconds have gone', async ({
  page,
}) => {
  await openTable(page, deal({ seats: ['Zoé', 'Ugo', 'Rita'], options: { timer: 120 } }));
  await roll(page);
  const buzzer = (seat: number): Locator => page.getByTestId(`buzzer-${seat}`);
  const locked = page.locator('.buzzer.locked');
  const giveBack = async (): Promise<void> => {
    await buzz(page, 1);
    await played(page, () => page.getByTestId('withdraw').click());
    await expect(locked).toHaveCount(1);
  };
  await giveBack();
  await expect(buzzer(1)).toHaveClass(/locked/);
  await expect(buzzer(1)).toContainText('bloqué encore 10 s');
  await expect(buzzer(1).locator('.lock-ring')).toBeVisible();
  await page.clock.runFor(4000);
  // It is `aria-disabled`, which Playwright would wait for.
  await buzzer(1).click({ force: true });
  await expect(page.getByTestId('refusal')).toContainText(
    /votre bouton est bloqué pendant [56] secondes, sauf si un autre joueur donne un mot avant/,
  );
  await expect(page.getByTestId('form')).toHaveCount(0);
  // Drawn again the ring begins where it has got to.
  await expect(buzzer(1)).toContainText(/bloqué encore [56] s/);
  const [empties] = await buzzer(1)
    .locator('.lock-ring')
    .evaluate((ring) => ring.getAnimations().map(({ effect }) => effect?.getTiming().delay));
  expect(empties).toBeGreaterThanOrEqual(-5000);
  expect(empties).toBeLessThanOrEqual(-4000);
  // Who types meanwhile holds up the clock of the round, and the lock with it.
  await buzz(page, 2);
  await page.clock.runFor(30_000);
  await expect(locked).toHaveCount(1);
  await say(page, 'Brejnev');
  await expect(locked).toHaveCount(0);
  await giveBack();
  await played(page, () => page.clock.runFor(10_000));
  await expect(locked).toHaveCount(0);
  await buzz(page, 1);
  await expect(page.getByTestId('form')).toHaveAttribute('data-seat', '1');
});

test('THE-25: the round begins when the dice lie; laid by a touch they lie at once, and a buzz counts', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await openTable(page, deal({ seats: ['Zoé', 'Ugo', 'Rita'], options: { timer: 120 } }));
  await page.clock.pauseAt(new Date(Date.now() + 3_600_000));
  await page.getByTestId('roll').click();
  const dice = page.locator('.dice.rolling');
  await expect(async () => {
    await page.clock.runFor(20);
    await expect(dice).toHaveCount(1, { timeout: 200 });
  }).toPass();
  const time = page.locator('.clock-time');
  await page.clock.runFor(500);
  await expect(time).toHaveText(/^2:00/);
  await page.getByTestId('buzzer-1').click({ force: true });
  await expect(page.getByTestId('refusal')).toContainText('attendez que tous les dés');
  await dice.click();
  await expect(dice).toHaveCount(0);
  await page.getByTestId('buzzer-1').click();
  await expect(async () => {
    await page.clock.runFor(20);
    await expect(page.getByTestId('form')).toHaveAttribute('data-seat', '1', { timeout: 200 });
  }).toPass();
  await expect(page.getByTestId('refusal')).toHaveCount(0);
});

test('who has done with a round need not wait for slow bots: a button, or a tap on the table, and no time goes by', async ({
  page,
}) => {
  await openTable(page, {
    game: 'themes',
    seats: ['Zoé', ['Ugo', 'easy'], ['Rita', 'easy'], ['Paul', 'easy']],
    seed: 3,
  });
  await roll(page);
  await expect(page.getByTestId('no-waiting')).toHaveCount(0);
  await page.getByTestId('give-up').click();
  await played(page, () => page.getByTestId('no-waiting').click());
  await played(page, () => page.locator('.themes-question').click());
});

test('a whole match alone: one types without a buzzer, bots find words in their time', async ({ page }) => {
  test.setTimeout(180_000);
  await openTable(page, {
    game: 'themes',
    seats: ['Zoé', ['Ugo', 'hard'], ['Rita', 'medium']],
    options: { timer: 60 },
    seed: 3,
    setup: { centre: 14, tokens: [26, 25, 25] },
  });
  await expect(page.getByTestId('buzzers')).toHaveCount(0);
  await roll(page);
  await expect(line(page)).toBeFocused();
  // Small leaps, with all that the page does between them: after a few seconds a bot is taken for one that hangs, and gives up.
  const step = async (): Promise<string | null> => {
    for (const hook of ['go-on', 'roll', 'ballot-0-accept', 'give-up']) {
      const found = page.getByTestId(hook);
      if ((await found.count()) > 0)
        await found
          .first()
          .click({ timeout: 2000 })
          .catch(() => undefined);
    }
    await page.clock.runFor(500);
    return await table(page).getAttribute('data-stage');
  };
  await expect.poll(step, { timeout: 160_000, intervals: [100] }).toBe('over');
  await expect(page.getByTestId('ranking')).toBeVisible();
  // Zoé has found nothing, and has 26 tokens of 90 as before: the others found words.
  await expect(page.getByTestId('rank-0')).toContainText('26');
  await expect(page.getByTestId('best')).toContainText(/Ugo|Rita/);
});

test.describe('behind the menu and what it opens', () => {
  const clock = (page: Page): Locator => page.getByTestId('clock').first();
  const time = (page: Page): Promise<string | null> => clock(page).locator('.clock-time').textContent();

  test('time stands still for whoever is alone with bots', async ({ page }) => {
    await openTable(page, deal({ seats: ['Zoé', ['Ugo', 'easy'], ['Rita', 'easy']], options: { timer: 120 } }));
    await roll(page);
    await page.getByTestId('menu').click();
    await expect(clock(page)).toContainText('En pause');
    const before = await time(page);
    await page.clock.runFor(60_000);
    expect(await time(page)).toBe(before);
    // No robot has said anything meanwhile.
    await expect(page.locator('.table')).toHaveAttribute('data-stage', 'open');
    await page.getByTestId('menu-log').click();
    await page.clock.runFor(60_000);
    expect(await time(page)).toBe(before);
    await page.keyboard.press('Escape');
    await expect(clock(page)).not.toContainText('En pause');
  });

  test('it goes on where somebody else plays', async ({ page }) => {
    await openTable(page, deal({ seats: ['Zoé', 'Ugo', 'Rita'], options: { timer: 120 } }));
    await roll(page);
    await page.getByTestId('menu').click();
    await expect(page.getByTestId('menu-log')).toBeVisible();
    await expect(clock(page)).not.toContainText('En pause');
    await played(page, () => page.clock.runFor(121_000));
    await atStage(page, 'summary');
  });
});
