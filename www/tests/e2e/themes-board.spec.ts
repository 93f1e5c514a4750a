// The board of Dés à thèmes: what a vote came to is one sign, read from two sides; dice fall in sight, and nothing that is said moves them.
import type { Page } from '@playwright/test';
import { atStage, expect, openTable, played, atOneTable as test, type Deal } from './helpers.ts';
import { shoot } from './inspect.ts';
import { announce, buzz, deal, line, roll, say, thrown, toRoll } from './themes-table.ts';

const SIDES = { zoé: 'near', ugo: 'left', rita: 'far' } as const;
const three = deal({ seats: ['Zoé', 'Ugo', 'Rita'] });

/** Where the dice lie, to the pixel. */
const places = (page: Page): Promise<string[]> =>
  page.locator('.themes-dice li').evaluateAll((dice) =>
    dice.map((die) => {
      const { left, top } = die.getBoundingClientRect();
      return `${Math.round(left)} ${Math.round(top)}`;
    }),
  );

interface Kept {
  kept: { most: number; frames: number };
}

/** From now on: how far, in px, a falling die ever reached past what cuts it off. */
const cutOff = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const kept = { most: 0, frames: 0 };
    Object.assign(window, { kept });
    const look = (): void => {
      requestAnimationFrame(look);
      for (const die of document.querySelectorAll('.dice.rolling .die')) {
        kept.frames++;
        const of = die.getBoundingClientRect();
        for (let up = die.parentElement; up; up = up.parentElement) {
          if (up !== document.documentElement && getComputedStyle(up).overflow === 'visible') continue;
          const box = up.getBoundingClientRect();
          kept.most = Math.max(kept.most, box.left - of.left, of.right - box.right, box.top - of.top);
        }
      }
    };
    look();
  });

test('between six on a lying phone nothing lies on the row of dice', async ({ page }) => {
  await page.setViewportSize({ width: 740, height: 360 });
  await openTable(page, deal({ seats: ['Églantine', 'Basile', 'Camille', 'Désiré', 'Zoé', 'Léa'] }));
  // Before the throw and after it.
  for (const throws of [() => Promise.resolve(), () => roll(page)]) {
    await throws();
    const [dice, ...others] = await page
      .locator('.themes-dice')
      .or(page.locator('.themes-heap, .themes-below > .themes-asked'))
      .evaluateAll((all) =>
        all
          .map((one) => [...one.querySelectorAll('*')].map((part) => part.getBoundingClientRect()))
          .map((parts) => parts.filter(({ width: wide }) => wide > 1))
          .map((parts) => ({
            left: Math.min(...parts.map(({ left }) => left)),
            right: Math.max(...parts.map(({ right }) => right)),
          }))
          .sort((one, other) => one.left - other.left),
      );
    expect(others).toHaveLength(2);
    for (const { left } of others) expect(left).toBeGreaterThanOrEqual((dice?.right ?? Infinity) + 2);
  }
});

for (const [width, height] of [
  [820, 1180],
  [1180, 820],
] as const)
  test.describe(`around a tablet of ${width} × ${height}`, () => {
    test.use({
      viewport: { width, height },
      hasTouch: true,
      settings: { turning: 'turn', sides: SIDES, playOnly: false },
    });

    test('THE-14: what a vote came to is one sign, towards two sides, and no die moves', async ({ page }) => {
      await toRoll(page, three);
      const lay = await places(page);
      await announce(page, 0, 'Bzorglub');
      await atStage(page, 'ballot');
      // What is judged, and how it is decided, is read from both sides.
      await expect(page.locator('.ballot-aloud')).toHaveText([
        /Bzorglub\s+Personnalités\s+La majorité décide/,
        /Bzorglub\s+Personnalités\s+La majorité décide/,
      ]);
      await page.getByTestId('ballot-1-accept').click();
      await played(page, () => page.getByTestId('ballot-2-refuse').click());
      const signs = page.getByTestId('verdict');
      await expect(signs).toHaveText([
        /Bzorglub\s+Accepté\s+1 pour, 1 contre/,
        /Bzorglub\s+Accepté\s+1 pour, 1 contre/,
      ]);
      await expect(page.getByTestId('told-across')).toHaveAttribute('aria-hidden', 'true');
      for (const sign of await signs.all()) {
        await expect(sign).toHaveAttribute('data-accepted', 'true');
        await expect(sign).toBeInViewport({ ratio: 1 });
        expect(await sign.evaluate((drawn) => Number.parseFloat(getComputedStyle(drawn).fontSize))).toBeGreaterThan(18);
      }
      expect(await places(page)).toEqual(lay);
      await shoot(page, 'accepted');
      await announce(page, 1, 'Bzzzz');
      await atStage(page, 'ballot');
      await page.getByTestId('ballot-0-refuse').click();
      await played(page, () => page.getByTestId('ballot-2-refuse').click());
      await expect(signs).toHaveText([/Bzzzz\s+Refusé\s+0 pour, 2 contre/, /Bzzzz\s+Refusé\s+0 pour, 2 contre/]);
      await expect(signs.first()).toHaveAttribute('data-accepted', 'false');
      await expect(page.locator('.said-line')).toHaveCount(2);
      expect(await places(page)).toEqual(lay);
      await shoot(page, 'refused');
    });

    test('how long is left is read from the other side, too, and told once', async ({ page }) => {
      await toRoll(page, { ...three, options: { ...three.options, timer: 60 } });
      await expect(page.getByTestId('clocks-across').locator('mots-clock')).toHaveText(/^(1:00|0:5\d)$/);
      await expect(page.getByTestId('clock')).toHaveCount(1);
    });

    test('the keys lie at the edge of whoever types', async ({ page }) => {
      await openTable(page, three);
      await roll(page);
      for (const [seat, edge] of [
        [0, 'bottom'],
        [2, 'top'],
      ] as const) {
        await played(page, () => page.getByTestId(`buzzer-${seat}`).click());
        const away = await page.locator('.themes-form').evaluate((form, side) => {
          const tray = form.closest('.table-middle')?.getBoundingClientRect();
          return Math.abs((tray?.[side] ?? 0) - form.getBoundingClientRect()[side]);
        }, edge);
        expect(away, `seat ${seat}`).toBeLessThan(60);
        await shoot(page, `keys-${seat}`);
        await played(page, () => page.getByTestId('withdraw').click());
        await expect(page.getByTestId('form')).toHaveCount(0);
      }
    });
  });

const alone: Deal['seats'] = ['Zoé', ['Robin', 'easy'], ['Rita', 'easy']];
const SIZES = [
  [390, 844],
  [844, 390],
  [820, 1180],
  [1180, 820],
] as const;

for (const [width, height] of SIZES)
  test.describe(`at ${width} × ${height}`, () => {
    test.use({ viewport: { width, height }, settings: { pace: 'normal', playOnly: false } });

    for (const [who, seats] of [
      ['three people', ['Zoé', 'Ugo', 'Rita']],
      ['one alone', alone],
    ] satisfies [string, Deal['seats']][])
      test(`dice fall in sight: ${who}`, async ({ page }) => {
        await page.emulateMedia({ reducedMotion: 'no-preference' });
        await openTable(page, deal({ seats }));
        await page.getByTestId('roll').waitFor();
        await cutOff(page);
        await page.getByTestId('roll').click();
        await expect(page.locator('.dice.rolling')).toHaveCount(1);
        await expect(page.locator('.dice.rolling')).toHaveCount(0);
        const { most, frames } = await page.evaluate(() => (window as unknown as Kept).kept);
        expect(frames).toBeGreaterThan(0);
        expect(most).toBeLessThan(2);
      });

    test('alone, a word that is listed moves no die', async ({ page }) => {
      await openTable(page, deal({ seats: alone }));
      await roll(page);
      await expect(line(page)).toBeVisible();
      const lay = await places(page);
      await say(page, 'Bach');
      await expect(page.locator('.said-line')).not.toHaveCount(0);
      expect(await places(page)).toEqual(lay);
      await shoot(page, 'alone');
    });
  });

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });
  for (const [who, seats] of [
    ['several', ['Zoé', 'Ugo', 'Rita']],
    ['one alone', ['Zoé', ['Ada', 'easy'], ['Bob', 'easy']]],
  ] as const)
    test(`what a word of ${who} is judged by stays in sight, with its letters raised`, async ({ page }) => {
      await toRoll(page, deal({ seats: [...seats] as Deal['seats'] }));
      if (who === 'several') await page.getByTestId('buzzer-0').click();
      const lay = await places(page);
      await line(page).fill('Bzorglub');
      await line(page).press('Enter');
      const ballot = page.getByTestId('ballot');
      await expect(ballot).toBeVisible();
      const dice = page.locator('.themes-dice');
      await expect(dice).toHaveAttribute('data-counted', 'green white yellow');
      await expect(dice).toBeInViewport({ ratio: 1 });
      await expect(page.getByTestId('asked')).toBeInViewport({ ratio: 1 });
      const [under, above] = [await dice.boundingBox(), await ballot.boundingBox()];
      expect((under?.y ?? 0) + (under?.height ?? 0)).toBeLessThan(above?.y ?? 0);
      // Whoever plays alone sees them where they lay.
      if (who === 'one alone') expect(await places(page)).toEqual(lay);
    });
});

test('the buzzer of whoever has the floor stays where it was, and so do all others, on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await toRoll(page, deal());
  const lying = (): Promise<string[]> =>
    page.locator('.buzzer').evaluateAll((all) =>
      all.map((one) => {
        const { left, top, width, height } = one.getBoundingClientRect();
        return [left, top, width, height].map(Math.round).join(' ');
      }),
    );
  const before = await lying();
  expect(before).toHaveLength(4);
  await played(page, () => page.getByTestId('buzzer-1').click());
  await expect(page.locator('.buzzer.first')).toHaveCount(1);
  await expect.poll(lying).toEqual(before);
});

test.describe('the rim', () => {
  const six = deal({
    seats: ['Zoé', 'Ugo', 'Rita', 'Léa', 'Maximilien', 'Ana'],
    options: { timer: 60, typing: 30 },
  });

  /** Buzzers that lie over the band of time, and signs in them that lie over their own edge. */
  const covered = (page: Page): Promise<string[]> =>
    page.evaluate(() => {
      const band = document.querySelector('.clock-share');
      if (!band) return ['no band'];
      const { left, top, right, bottom } = band.getBoundingClientRect();
      const half = Number.parseFloat(getComputedStyle(band).strokeWidth) / 2;
      return [...document.querySelectorAll('.buzzer')].flatMap((buzzer) => {
        const box = buzzer.getBoundingClientRect();
        const name = buzzer.textContent?.trim();
        const over =
          box.left < left + half || box.right > right - half || box.top < top + half || box.bottom > bottom - half;
        const round = Math.min(Number.parseFloat(getComputedStyle(buzzer).borderTopLeftRadius), box.height / 2);
        const signs = [...buzzer.querySelectorAll('.buzzer-name, .buzzer-note, .buzzer-brief')].flatMap((sign) => {
          const range = document.createRange();
          range.selectNodeContents(sign);
          return [...range.getClientRects()].filter(({ width }) => width > 1);
        });
        // The edge is 3 px wide.
        const crossing = signs.some((sign) =>
          [sign.left, sign.right].some((x) =>
            // A line is higher than its letters.
            [sign.top + 3, sign.bottom - 3].some((y) => {
              const dx = Math.max(box.left + round - x, x - box.right + round, 0);
              const dy = Math.max(box.top + round - y, y - box.bottom + round, 0);
              return Math.hypot(dx, dy) > round - 3;
            }),
          ),
        );
        return [...(over ? [`${name} over the band`] : []), ...(crossing ? [`${name} over its edge`] : [])];
      });
    });

  for (const size of [
    { width: 390, height: 844 },
    { width: 360, height: 740 },
  ])
    test(`six at ${size.width} × ${size.height} leave it free, and what a buzzer says lies in it`, async ({ page }) => {
      await page.setViewportSize(size);
      await toRoll(page, six);
      expect(await covered(page)).toEqual([]);
      await buzz(page, 1);
      const clocks = page.getByTestId('clock');
      await expect(clocks).toHaveCount(2);
      const [one, other] = await clocks.evaluateAll((all) => all.map((clock) => clock.getBoundingClientRect()));
      expect((other?.left ?? 0) - (one?.right ?? 0)).toBeGreaterThanOrEqual(4);
      await say(page, 'Bach');
      await expect(page.locator('.buzzer.done')).toHaveCount(1);
      expect(await covered(page)).toEqual([]);
      await expect(page.locator('.buzzer.done')).toHaveAccessibleName(/Trouvé/);
    });

  test('stays where it is while what lies in the tray scrolls', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 600 });
    await toRoll(
      page,
      deal({
        seats: ['Zoé', ['Ugo', 'easy'], ['Rita', 'easy']],
        options: { timer: 120, variant: 'open' },
        setup: { rolls: [thrown('green', null)] },
      }),
    );
    const scrolled = await page.evaluate(() => {
      for (const one of document.querySelectorAll('.table-middle, .table-middle *')) one.scrollTop = 1000;
      const box = (of: string): DOMRect => document.querySelector(of)?.getBoundingClientRect() ?? new DOMRect();
      const far = [...document.querySelectorAll('.table-middle, .table-middle *')].map(({ scrollTop }) => scrollTop);
      return { far: Math.max(...far), tray: box('.table-middle').toJSON(), rim: box('.clock-around').toJSON() };
    });
    expect(scrolled.far).toBeGreaterThan(40);
    for (const edge of ['top', 'bottom', 'left', 'right'])
      expect(scrolled.rim[edge]).toBeCloseTo(scrolled.tray[edge], 0);
  });

  test.describe('around a tablet', () => {
    test.use({ settings: { turning: 'turn', sides: { zoé: 'near', ugo: 'left', rita: 'far', léa: 'right' } } });

    test('the tray stays where it is when a clock comes, and when a round ends', async ({ page }) => {
      await page.setViewportSize({ width: 1180, height: 820 });
      await openTable(page, deal({ options: { timer: 60, typing: 30 } }));
      const tray = page.locator('.table-middle');
      const lies = await tray.boundingBox();
      await roll(page);
      expect(await tray.boundingBox()).toEqual(lies);
      for (const [seat, word] of [
        [1, 'Bach'],
        [2, 'Bono'],
        [3, 'Brejnev'],
      ] as const)
        await announce(page, seat, word);
      await atStage(page, 'summary');
      expect(await tray.boundingBox()).toEqual(lies);
    });
  });
});
