// Dés à thèmes in the browser, several people around one device: buzzers, words, votes, black, both variants, to the end.
import type { JSHandle, Locator, Page } from '@playwright/test';
import {
  atStage,
  expect,
  keptMatch,
  keptMatches,
  openTable,
  played,
  settled,
  atOneTable as test,
  type Deal,
} from './helpers.ts';
import { announce, buzz, deal, expectTokens, line, roll, say, thrown, toRoll } from './themes-table.ts';

const three = ['Zoé', 'Ugo', 'Rita'];

test.describe('with fingers', () => {
  test.use({ hasTouch: true });

  test('THE-25: two fingers come down at once: one of them has the floor', async ({ page }) => {
    await toRoll(page, deal());
    const points = await Promise.all(
      [1, 2].map(async (seat) => {
        const box = (await page.getByTestId(`buzzer-${seat}`).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
        return { x: box.x + box.width / 2, y: box.y + box.height / 2, id: seat };
      }),
    );
    const cdp = await page.context().newCDPSession(page);
    await played(page, async () => {
      await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: points });
      await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    });
    await cdp.detach();
    await expect(page.locator('.buzzer.first')).toHaveCount(1);
    const seat = await page.locator('.buzzer.first').getAttribute('data-seat');
    expect(['1', '2']).toContain(seat);
    await expect(page.getByTestId('form')).toHaveAttribute('data-seat', seat ?? '');
    // What the other finger did is nothing: nobody was told off.
    await expect(page.getByTestId('refusal')).toHaveCount(0);
    await played(page, () => page.getByTestId('withdraw').click());
    await expect(page.locator('.buzzer.first')).toHaveCount(0);
  });
});

test('THE-6, THE-9, THE-12: a classic round: letters are marked, a wrong one says why, tokens go to the seat', async ({
  page,
}) => {
  await toRoll(page, deal({ seats: three }));
  await expect(page.getByTestId('asked')).toHaveAttribute('data-initial', 'B');
  await expect(page.getByTestId('asked')).toContainText('Personnalités');
  // A key each: that of the second seat.
  await played(page, () => page.keyboard.press('l'));
  await expect(line(page)).toBeFocused();
  await page.keyboard.type('mozart');
  await expect(page.getByTestId('word-feedback')).toContainText('commencer par B');
  await page.keyboard.press('Enter');
  await expect(page.getByTestId('refusal-clause')).toContainText('THE-6');
  await line(page).fill('Brejnev');
  await expect(page.locator('.themes-dice')).toHaveAttribute('data-counted', 'green yellow red');
  await expect(page.getByTestId('word-feedback')).toContainText('3 lettres');
  await played(page, () => line(page).press('Enter'));
  await expect(page.getByTestId('announced-0')).toHaveAttribute('data-points', '3');
  await expect(page.getByTestId('announced-0')).toContainText('Leonid Brejnev');
  // THE-8: the first name does not count, which is seen and told.
  await expect(page.getByTestId('announced-0').locator('b')).toHaveText('Brejnev');
  await expect(page.getByTestId('news')).toContainText(/Seul «\sBrejnev\s» compte/);
  await expect(page.getByTestId('centre')).toHaveAttribute('data-tokens', '87');
  await expectTokens(page, 0, 3, 0);
  // THE-11: who has scored has done its part.
  await expect(page.getByTestId('buzzer-1')).toBeDisabled();
  await buzz(page, 0);
  await line(page).fill('brejnev');
  await line(page).press('Enter');
  await expect(page.getByTestId('refusal-clause')).toContainText('THE-7');
  await say(page, 'Bono');
  await atStage(page, 'summary');
  await expect(page.getByTestId('news')).toContainText(
    /Deux joueurs ont trouvé\s: fin de la manche 1. Rita ne marque rien/,
  );
  await page.getByTestId('go-on').click();
  await expect(page.getByTestId('roll')).toBeVisible();
  await expectTokens(page, 2, 3, 0);
});

test.describe('with motion', () => {
  test.use({ settings: { pace: 'normal' } });

  for (const [word, colour, from] of [
    ['Brejnev', 'green', ['green', 'red', 'yellow']],
    ['Einstein', 'black', ['', '', '', '']],
  ] as const)
    test(`THE-9, THE-10: the tokens for a word set out from ${colour === 'black' ? 'the centre' : 'the dice that have its letters'}`, async ({
      page,
    }) => {
      await toRoll(page, deal({ seats: three, setup: { rolls: [thrown(colour)] } }));
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      await page.evaluate(() => {
        const kept = window as unknown as { setOut: { from: string; away: number }[] };
        kept.setOut = [];
        const middle = (one: Element): [number, number] => {
          const { left, top, width, height } = one.getBoundingClientRect();
          return [left + width / 2, top + height / 2];
        };
        const look = (): void => {
          const flying = [...document.querySelectorAll<HTMLElement>('.flying')];
          // They are on their way: looked at where that begins.
          const moving = flying.some((one) => one.getAnimations().length > 0);
          if (!moving || kept.setOut.length > 0) return void requestAnimationFrame(look);
          for (const animation of flying.flatMap((one) => one.getAnimations())) animation.currentTime = 0;
          kept.setOut = flying.map((one) => {
            const from = one.dataset['from'] ?? '';
            const home = document.querySelector(
              from === '' ? '.themes-heap' : `.themes-dice [data-die="${from}"] .die`,
            );
            const [[x, y], [hx, hy]] = [middle(one), middle(home ?? document.body)];
            return { from, away: Math.hypot(x - hx, y - hy) };
          });
        };
        requestAnimationFrame(look);
      });
      await announce(page, 1, word);
      const setOut = (): Promise<{ from: string; away: number }[]> =>
        page.evaluate(() => (window as unknown as { setOut: { from: string; away: number }[] }).setOut);
      await expect.poll(async () => (await setOut()).map((one) => one.from).sort()).toEqual(from);
      for (const { away } of await setOut()) expect(away).toBeLessThan(4);
    });
});

test('THE-10: on black a word with a letter of the dice costs four tokens, the first without one takes four', async ({
  page,
}) => {
  await toRoll(page, deal({ seats: three, setup: { rolls: [thrown('black')], tokens: [5, 0, 8] } }));
  await announce(page, 0, 'Bono');
  await expect(page.getByTestId('refusal-clause')).toContainText('THE-10');
  await expect(page.getByTestId('refused-0')).toHaveAttribute('data-why', 'letters');
  await expectTokens(page, 1, 0, 8);
  // Who has nothing to pay with is out.
  await announce(page, 1, 'Bach');
  await expect(page.getByTestId('buzzer-1')).toHaveClass(/out/);
  await buzz(page, 2);
  await line(page).fill('Einstein');
  // Nothing helps one to look.
  await expect(page.locator('.themes-dice')).toHaveAttribute('data-counted', '');
  await played(page, () => line(page).press('Enter'));
  await atStage(page, 'summary');
  await expect(page.getByTestId('announced-0').first()).toHaveAttribute('data-points', '4');
});

test('THE-15: a word that was voted down is known before it is announced again', async ({ page }) => {
  await toRoll(page, deal());
  await announce(page, 0, 'Bzzz');
  await atStage(page, 'ballot');
  await played(page, () => page.getByTestId('ballot-all-refuse').click());
  await atStage(page, 'open');
  await buzz(page, 0);
  await line(page).fill('Bzzz');
  await expect(page.getByTestId('word-feedback')).toContainText('ont déjà refusé ce mot');
  await line(page).fill('Bach');
  await expect(page.getByTestId('word-feedback')).not.toContainText('déjà');
});

test('THE-14: a word that no list has is put to the vote, in two taps at most, and can be kept', async ({ page }) => {
  await toRoll(page, deal());
  await announce(page, 0, 'Bzorglub');
  await atStage(page, 'ballot');
  await expect(page.getByTestId('judged-word')).toContainText('Bzorglub');
  await page.getByTestId('ballot-1-refuse').click();
  await played(page, () => page.getByTestId('ballot-all-accept').click());
  await atStage(page, 'open');
  await expect(page.getByTestId('announced-0')).toHaveAttribute('data-points', '3');
  await expect(page.getByTestId('news')).toContainText('2 pour, 1 contre');
  await announce(page, 1, 'Bzzz');
  await played(page, () => page.getByTestId('ballot-all-refuse').click());
  await expect(page.getByTestId('refused-0')).toHaveAttribute('data-why', /vote|dictionary/);
  await expect(page.getByTestId('refusal-clause')).toContainText('THE-14');
  // Kept, it is in the list of the next match.
  await page.getByTestId('keep-0').click();
  await expect(page.getByTestId('keep-0')).toBeDisabled();
  await page.evaluate(() => {
    location.hash = '#/new/themes';
  });
  await expect(page.getByTestId('kept-words-fr')).toContainText('1');
  await page.getByTestId('start').click();
  await atStage(page, 'open', 'waiting');
  await page.evaluate(() => {
    location.hash = '#/new/themes';
  });
  await page.getByTestId('kept-words-fr').getByRole('button').click();
  await expect(page.getByTestId('kept-words-fr')).toHaveCount(0);
});

test('THE-29: once the round is over, the words that nobody found are read below those that were said', async ({
  page,
}) => {
  await toRoll(page, deal({ seats: three }));
  await announce(page, 0, 'Bono');
  await expect(page.getByTestId('missed')).toHaveCount(0);
  await announce(page, 1, 'Brejnev');
  await atStage(page, 'summary');
  const missed = page.getByTestId('missed').first();
  await expect(missed).toContainText('On pouvait dire\u00a0:');
  await expect(missed.locator('[lang=fr]')).toHaveCount(3);
  await expect(missed).not.toContainText(/Bono|Brejnev/);
});

test('THE-29: where nobody found a word, what could have been said is told', async ({ page }) => {
  await toRoll(page, deal({ seats: three }));
  for (const seat of [0, 1, 2]) await page.getByTestId(`pass-${seat}`).click();
  await atStage(page, 'summary');
  await expect(page.getByTestId('missed').first()).toBeVisible();
});

test('THE-28: a word that was kept during a match is in the list of the match that follows', async ({ page }) => {
  await toRoll(page, deal({ seats: three, setup: { tokens: [40, 30, 15], centre: 5 } }));
  await announce(page, 1, 'Bach');
  await announce(page, 0, 'Bzorglub');
  await played(page, () => page.getByTestId('ballot-all-accept').click());
  // The centre is empty: the word of the last round can still be kept.
  await atStage(page, 'over');
  await page.getByTestId('match-over').getByTestId('keep-1').click();
  await expect(page.getByTestId('keep-1')).toBeDisabled();
  const before = page.url();
  await page.getByTestId('rematch').click();
  await expect(page).not.toHaveURL(before);
  await expect(page.getByTestId('roll')).toBeVisible();
  const id = page.url().split('/').at(-1) ?? '';
  const words = [{ theme: 'people', word: 'Bzorglub', proper: true }];
  expect((await keptMatch(page, id))?.save.data).toEqual({ words });
});

test('THE-13: a match that ends because nobody finds anything says so', async ({ page }) => {
  await openTable(page, deal({ seats: three, setup: { rolls: Array.from({ length: 6 }, () => thrown()) } }));
  for (let round = 1; round <= 6; round++) {
    await roll(page);
    for (const seat of [0, 1, 2]) await played(page, () => page.getByTestId(`pass-${seat}`).click());
    if (round === 6) break;
    await atStage(page, 'summary');
    await page.getByTestId('go-on').click();
    await expect(page.getByTestId('roll')).toBeVisible();
  }
  await atStage(page, 'over');
  await expect(page.getByTestId('ending-stuck')).toContainText('Aucun jeton n’a bougé');
});

test('THE-17…20: limited words, to the end', async ({ page }) => {
  await openTable(
    page,
    deal({ seats: three, options: { variant: 'limited' }, setup: { tokens: [40, 30, 14], reserve: 6 } }),
  );
  await expect(page.getByTestId('centre')).toHaveAttribute('data-tokens', '6');
  await roll(page);
  await announce(page, 0, 'Bach');
  // THE-18: who has scored plays on.
  await announce(page, 0, 'Bardot');
  await atStage(page, 'over');
  await expect(page.getByTestId('rank-0')).toContainText('46 jetons');
  await expect(page.getByTestId('ending-stuck')).toHaveCount(0);
});

test('THE-21…24: open themes, to the end: a word closes its theme for all', async ({ page }) => {
  await toRoll(
    page,
    deal({
      seats: three,
      options: { variant: 'open' },
      setup: { rolls: [thrown('green', null)], tokens: [40, 30, 16], centre: 4 },
    }),
  );
  await buzz(page, 0);
  await line(page).fill('Bach');
  await line(page).press('Enter');
  await expect(page.getByTestId('refusal-clause')).toContainText('THE-21');
  await page.getByTestId('theme-1').locator('label').click();
  await say(page, 'Bach');
  await expect(page.getByTestId('theme-1')).toHaveAttribute('data-closed', 'true');
  await expect(page.getByTestId('theme-1')).toContainText('Bach');
  await buzz(page, 1);
  await expect(page.getByTestId('choose-1')).toHaveCount(0);
  await page.getByTestId('theme-2').locator('label').click();
  await say(page, 'baleine');
  await atStage(page, 'over');
});

test('THE-25: who passes passes for themselves alone: the others play on, and a slip of the finger ends no round', async ({
  page,
}) => {
  await toRoll(page, deal());
  await played(page, () => page.getByTestId('pass-1').click());
  await atStage(page, 'open');
  await expect(page.getByTestId('buzzer-1')).toBeDisabled();
  await expect(page.getByTestId('buzzer-1')).toContainText('Abandon');
  await expect(page.getByTestId('pass-1')).toBeHidden();
  for (const seat of [0, 2, 3]) await expect(page.getByTestId(`pass-${seat}`)).toBeVisible();
  await expect(page.getByTestId('pass-2')).toHaveAccessibleName(/Rita/);
  // Nobody passes while somebody types.
  await buzz(page, 0);
  for (const seat of [0, 1, 2, 3]) await expect(page.getByTestId(`pass-${seat}`)).toBeHidden();
  await say(page, 'Bach');
  await expect(page.getByTestId('announced-0')).toBeVisible();
});

test('THE-25: while the dice are thrown no buzzer counts, by touch or by key, and it is said why', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await openTable(page, deal());
  await page.getByTestId('roll').click();
  await expect(page.locator('.dice.rolling')).toBeVisible();
  const early = page.getByTestId('buzzer-1');
  await expect(early).toHaveAttribute('aria-disabled', 'true');
  await early.dispatchEvent('pointerdown', { pointerType: 'touch', button: 0 });
  await expect(page.getByTestId('refusal')).toContainText('Ugo');
  await expect(page.getByTestId('refusal-clause')).toContainText('THE-25');
  await expect(page.getByTestId('form')).toHaveCount(0);
  await expect(page.locator('.dice.rolling')).toHaveCount(0);
  await expect(early).not.toHaveAttribute('aria-disabled', 'true');
  await buzz(page, 1);
  await expect(page.getByTestId('form')).toHaveAttribute('data-seat', '1');
  await page.emulateMedia({ reducedMotion: 'reduce' });
});

for (const [captions, width, height] of [
  [true, 820, 1180],
  [false, 820, 1180],
  [false, 390, 844],
] as const)
  test.describe(`${captions ? 'explained' : 'known'} at ${width} × ${height}`, () => {
    test.use({ settings: { captions }, viewport: { width, height } });
    test('THE-25: who is told to wait reads why, and no buzzer and no key moves', async ({ page }) => {
      await toRoll(page, deal({ seats: three }));
      await buzz(page, 1);
      const places = (): Promise<number[][]> =>
        page.locator('.buzzer, [data-key], .dice').evaluateAll((all) =>
          all.map((one) => {
            const { x, y } = one.getBoundingClientRect();
            return [x, y];
          }),
        );
      // A buzzer is 6 px lower while it is pressed.
      const moved = (before: number[][], after: number[][]): boolean =>
        before.some((at, index) => at.some((value, axis) => Math.abs(value - (after[index]?.[axis] ?? 0)) > 7));
      const typing = await places();
      await page.getByTestId('buzzer-2').dispatchEvent('pointerdown', { pointerType: 'touch', button: 0 });
      const refusal = page.getByTestId('refusal');
      await expect(refusal).toContainText('Quelqu’un a la parole');
      await expect(refusal).toBeInViewport({ ratio: 1 });
      expect(moved(typing, await places())).toBe(false);
      await page.getByTestId('withdraw').click();
      await expect(page.locator('.buzzers.open')).toBeVisible();
      const open = await places();
      await page.getByTestId('buzzer-1').dispatchEvent('pointerdown', { pointerType: 'touch', button: 0 });
      await expect(refusal).toContainText('sans donner de mot');
      await expect(refusal).toBeInViewport({ ratio: 1 });
      expect(moved(open, await places())).toBe(false);
    });
  });

test('alone at a tablet the words of a round lie in whole rows beside the line', async ({ page }) => {
  await page.setViewportSize({ width: 1180, height: 820 });
  await toRoll(page, deal({ seats: ['Zoé', ['Ugo', 'easy'], ['Rita', 'easy']] }));
  for (const word of ['Bzorglub', 'Bzorglubard', 'Bzorglubin', 'Bzorglubette', 'Bzorgluboz']) await say(page, word);
  await expect(page.getByTestId('refused-4')).toBeVisible();
  const cut = await page.getByTestId('words').evaluate((list) => {
    const edge = list.closest('.table-middle')?.getBoundingClientRect() ?? new DOMRect();
    return [...list.children]
      .filter((row) => row.getBoundingClientRect().bottom > edge.bottom)
      .map(({ textContent }) => textContent);
  });
  expect(cut).toEqual([]);
});

test('THE-14: the button that keeps a word says what it does', async ({ page }) => {
  await toRoll(page, deal({ seats: three }));
  await announce(page, 0, 'Bzorglub');
  await atStage(page, 'ballot');
  await page.getByTestId('ballot-all-accept').click();
  const keep = page.getByTestId('keep-0');
  await expect(keep).toHaveText('Garder');
  await keep.click();
  await expect(keep).toHaveText('Gardé');
});

/** Whether nothing lies over it. */
const onTop = (page: Page, id: string): Promise<boolean> =>
  page
    .getByTestId(id)
    .first()
    .evaluate((one) => {
      const { left, top, width, height } = one.getBoundingClientRect();
      return [0.2, 0.5, 0.8].every((share) =>
        one.contains(document.elementFromPoint(left + width * share, top + height / 2)),
      );
    });

test.describe('alone on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });
  test('why a word is refused is read while the line stays under the finger', async ({ page }) => {
    await toRoll(page, deal({ seats: ['Zoé', ['Ugo', 'easy'], ['Rita', 'easy']] }));
    await line(page).fill('mozart');
    const places = (): Promise<number[]> =>
      page
        .locator('.themes-dice, [data-testid="word-line"], [data-testid="word-give"], [data-testid="give-up"]')
        .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().y)));
    await expect(page.getByTestId('word-feedback')).toContainText('commencer par B');
    const before = await places();
    await line(page).press('Enter');
    // It stands below the line already, and so it is not told beside it again; now the rule is named too.
    const rule = page.getByTestId('word-feedback').getByRole('link', { name: 'THE-6' });
    await expect(rule).toBeInViewport({ ratio: 1 });
    const typed = await line(page).evaluate((field) => field.getBoundingClientRect().bottom);
    // It is read after its reason, never above it.
    expect(await rule.evaluate((link) => link.getBoundingClientRect().bottom)).toBeGreaterThan(typed);
    await expect(page.getByTestId('word-feedback')).toBeInViewport({ ratio: 1 });
    expect(await places()).toEqual(before);
    await expect(page.getByTestId('refusal')).toBeHidden();
    await rule.click();
    await expect(page.locator('[data-clause="THE-6"]').first()).toBeVisible();
  });

  test('THE-14: what a vote came to is told once, on its strip, and hides neither players nor clock', async ({
    page,
  }) => {
    const seats = ['Zoé', ['Ugo', 'easy'], ['Rita', 'easy']] as Deal['seats'];
    await toRoll(page, deal({ seats, options: { timer: 120 } }));
    await say(page, 'Bzorglub');
    await expect(page.getByTestId('refused-0')).toHaveAttribute('data-why', 'no-vote');
    const why = page.getByTestId('refused-0').locator('.said-why');
    await expect(why).toContainText('aucune voix');
    expect(await why.evaluate((reason) => reason.getClientRects().length), 'in one piece').toBe(1);
    const strip = page.getByTestId('verdict');
    await expect(strip).toContainText('Refusé');
    await expect(strip.getByRole('link', { name: 'THE-14' })).toBeInViewport({ ratio: 1 });
    await expect(page.getByTestId('refusal')).toBeHidden();
    for (const seen of ['seat-1', 'seat-2', 'clock', 'verdict', 'menu'])
      expect(await onTop(page, seen), seen).toBe(true);
    // In the dark it is no lamp.
    await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'dark'));
    await expect(strip).toHaveCSS('background-color', 'oklch(0.31 0.014 62)');
  });

  test('a clock that stands is as wide as one that runs: no plate beside it moves', async ({ page }) => {
    const seats = ['Zoé', ['Ugo', 'easy'], ['Rita', 'easy'], ['Paul', 'easy']] as Deal['seats'];
    await toRoll(page, deal({ seats, options: { timer: 120 } }));
    const boxes = (): Promise<number[][]> =>
      page.locator('.table-top [data-testid^="seat-"], .table-top mots-clock').evaluateAll((all) =>
        all.map((one) => {
          const { x, y, width, height } = one.getBoundingClientRect();
          return [x, y, width, height].map(Math.round);
        }),
      );
    await expect(page.locator('.clock:not(.paused)')).toBeVisible();
    const running = await boxes();
    await page.getByTestId('menu').click();
    await expect(page.locator('.clock-paused')).toBeVisible();
    expect(await boxes()).toEqual(running);
  });
});

/** What the page asks of the rules instead of a throw is something else, which they refuse; `when` they are asked. */
const refusesThrows = (page: Page, when: 'at once' | 'later'): Promise<JSHandle<Refuses>> =>
  page.evaluateHandle((delayed) => {
    const send = Worker.prototype.postMessage;
    let answer = (): void => undefined;
    const until = delayed ? new Promise<void>((resolve) => (answer = resolve)) : null;
    Worker.prototype.postMessage = function (this: Worker, message: { action?: { type: string } }, ...more: unknown[]) {
      const throws = message.action?.type === 'roll';
      const changed = throws ? { ...message, action: { type: 'buzz' } } : message;
      const sent = (): unknown => Reflect.apply(send, this, [changed, ...more]);
      return throws && until ? void until.then(sent) : sent();
    };
    return { answer, undo: () => (Worker.prototype.postMessage = send) };
  }, when === 'later');

interface Refuses {
  answer(): void;
  undo(): void;
}

test('THE-1: whoever is elsewhere by the time their throw is refused stays there', async ({ page }) => {
  await openTable(page, deal({ seats: three }));
  const refuses = await refusesThrows(page, 'later');
  await page.getByTestId('roll').focus();
  await page.keyboard.press('Enter');
  const menu = page.getByTestId('menu');
  await menu.focus();
  await settled(page);
  await refuses.evaluate(({ answer }) => answer());
  await expect(page.getByTestId('refusal')).toBeVisible();
  await settled(page);
  await expect(menu).toBeFocused();
  await refuses.evaluate(({ undo }) => undo());
});

test('THE-1: where the throw is refused the keyboard stays at its button', async ({ page }) => {
  await openTable(page, deal({ seats: three }));
  const refuses = await refusesThrows(page, 'at once');
  const button = page.getByTestId('roll');
  await button.focus();
  // Nor is it anywhere else meanwhile.
  await page.evaluate(() => {
    const heard = window as unknown as { left: boolean };
    document.addEventListener('focusout', () => (heard.left = true), { once: true });
  });
  await page.keyboard.press('Enter');
  await expect(page.getByTestId('refusal')).toBeVisible();
  await settled(page);
  await expect(button).toBeFocused();
  expect(await page.evaluate(() => 'left' in window)).toBe(false);
  await refuses.evaluate(({ undo }) => undo());
  await played(page, () => page.keyboard.press('Enter'));
});

test('THE-26: in the calm game each has a turn, and nobody buzzes', async ({ page }) => {
  await toRoll(page, deal({ seats: three, options: { calm: true } }));
  await expect(page.getByTestId('buzzers')).toHaveCount(0);
  await expect(page.getByTestId('form')).toHaveAttribute('data-seat', '0');
  await say(page, 'Bach');
  await expect(page.getByTestId('form')).toHaveAttribute('data-seat', '1');
  await played(page, () => page.getByTestId('give-up').click());
  await expect(page.getByTestId('form')).toHaveAttribute('data-seat', '2');
});

test('THE-29: the words of a round and those that nobody found are in sight, with six players too', async ({
  page,
}) => {
  await toRoll(page, deal({ seats: ['Anne-Lise', 'Ugo', 'Rita', 'Léa', 'Maximilien', 'Zoé'] }));
  for (const [seat, word] of ['Bach', 'Bacon', 'Bono', 'Brejnev'].entries()) await announce(page, seat, word);
  await atStage(page, 'summary');
  for (const [width, height] of [
    [390, 844],
    [600, 480],
    [820, 1180],
    [1024, 768],
    [1180, 820],
  ] as const) {
    await page.setViewportSize({ width, height });
    const below = (): Promise<number> =>
      page.getByTestId('board').evaluate((board) => {
        const end = board.getBoundingClientRect().bottom;
        const told = board.querySelectorAll('[data-testid^="announced-"], [data-testid="missed"]');
        return Math.max(...[...told].map((one) => one.getBoundingClientRect().bottom - end));
      });
    await expect.poll(below, `${width}×${height}`).toBeLessThanOrEqual(1);
  }
});

test('THE-30: fewer tokens make a shorter match, no clock a longer one, which the set-up tells', async ({ page }) => {
  await page.goto('./#/new/themes');
  const lasts = page.getByTestId('lasts');
  const choose = (option: string, name: RegExp): Promise<void> =>
    page.getByTestId(`option-${option}`).getByRole('radio', { name }).click({ force: true });
  await expect(lasts).toContainText(/20\smin/);
  await choose('timer', /Sans/);
  await expect(lasts).toContainText(/30\smin/);
  await choose('tokens', /30/);
  await expect(lasts).toContainText(/10\smin/);
  await page.getByTestId('start').click();
  await expect(page.getByTestId('centre')).toHaveAttribute('data-tokens', '30');
});

test('THE-16: a calm game has no clock unless somebody chooses one, and the family finds what it had', async ({
  page,
}) => {
  await page.goto('./#/new/themes');
  const timer = page.getByTestId('option-timer');
  const chosen = timer.locator('input:checked');
  const calm = page.getByRole('switch', { name: 'Partie calme' });
  await expect(chosen).toHaveValue('60');
  await calm.check({ force: true });
  await expect(chosen).toHaveValue('null');
  await calm.uncheck({ force: true });
  await expect(chosen).toHaveValue('60');
  await calm.check({ force: true });
  await timer.getByRole('radio', { name: /30/ }).click({ force: true });
  await calm.uncheck({ force: true });
  await expect(chosen).toHaveValue('30');
  await calm.check({ force: true });
  await expect(chosen).toHaveValue('30');
  await page.getByTestId('start').click();
  await page.getByTestId('roll').click();
  await expect(page.getByTestId('clock')).toBeVisible();
  await page.goto('./#/new/themes');
  await expect(calm).toBeChecked();
  await expect(chosen).toHaveValue('30');
});

test('the set-up tells how long bots look for a word', async ({ page }) => {
  await page.goto('./#/new/themes');
  await expect(page.getByTestId('paces')).toContainText(/33\s*s.*19\s*s.*11\s*s/);
});

test('THE-27: a card is written in the page, looked through, kept, and changed', async ({ page }) => {
  await page.goto('./#/new/themes');
  const field = (name: string): Locator => page.getByTestId(`write-${name}`);
  await page.getByTestId('own-write').locator('summary').click();
  await field('name').fill('Classe');
  // Enter goes on to the next field: around the form it would deal.
  await page.keyboard.press('Enter');
  await expect(field('theme-1')).toBeFocused();
  await field('theme-1').fill('Au labo');
  await field('words-1').fill('bécher\n\n ballon \nPasteur');
  // What the rules refuse is told, and everything stays as it was written.
  await field('words-2').fill('pêche');
  await field('done').click();
  await expect(page.getByTestId('own-fault')).toContainText('caractères');
  await field('theme-2').fill('Ce qui roule');
  await field('words-2').fill('');
  await field('more').click();
  await expect(field('theme-3')).toBeFocused();
  await field('done').click();
  const draft = page.getByTestId('own-draft');
  await expect(draft).toContainText('Au labo');
  await expect(draft).toContainText('3 mots');
  await expect(draft.getByRole('listitem')).toHaveCount(2);
  await page.getByTestId('own-keep').click();
  await expect(page.getByTestId('own-card-1')).toBeChecked();
  await expect(field('words-1')).toHaveValue('bécher\nballon\nPasteur');
  await page.getByTestId('start').click();
  await expect(page.getByTestId('table')).toBeVisible();
  const [match] = await keptMatches(page);
  expect(match?.save.data?.['card']).toEqual({
    name: 'Classe',
    themes: [
      { name: 'Au labo', words: ['bécher', 'ballon', 'Pasteur\tproper'] },
      { name: 'Ce qui roule', words: [] },
    ],
  });
});

test('THE-27: a common word with a capital is still one after its card was changed in the page', async ({ page }) => {
  await page.goto('./#/new/themes');
  const card = { name: 'Classe', themes: [{ name: 'Au labo', words: ['Avocat', 'Pasteur\tproper'] }] };
  const buffer = Buffer.from(JSON.stringify(card));
  await page.getByTestId('own-file').setInputFiles({ name: 'a.json', mimeType: 'application/json', buffer });
  await page.getByTestId('own-keep').click();
  await page.getByTestId('own-write').locator('summary').click();
  await expect(page.getByTestId('write-words-1')).toHaveValue('Avocat\tcommon\nPasteur');
  await page.getByTestId('write-done').click();
  await page.getByTestId('own-keep').click();
  await page.getByTestId('start').click();
  await expect(page.getByTestId('table')).toBeVisible();
  const [match] = await keptMatches(page);
  expect(match?.save.data?.['card']).toMatchObject({ themes: [{ words: ['Avocat\tcommon', 'Pasteur\tproper'] }] });
});

test('THE-27: a card of one’s own: what is wrong is told with its line, what is right is played', async ({ page }) => {
  await page.goto('./#/new/themes');
  const bring = (text: string): Promise<void> =>
    page
      .getByTestId('own-file')
      .setInputFiles({ name: 'a.json', mimeType: 'application/json', buffer: Buffer.from(text) });
  const card = { name: 'Classe', themes: [{ name: 'Au labo', words: ['bécher', 'ballon'] }] };
  await bring(JSON.stringify({ ...card, themes: [{ name: '', words: [] }] }, null, 1));
  await expect(page.getByTestId('own-fault')).toContainText('ligne 5');
  // Plain lines are a card as well.
  await bring('Au labo : bécher, ballon\nEn classe : cahier, pêche, péché');
  await expect(page.getByTestId('own-fault')).toContainText('ligne 2');
  await bring('Au labo : bécher, ballon');
  await expect(page.getByTestId('own-draft')).toContainText('bécher, ballon');
  await page.getByTestId('own-discard').click();
  await bring(JSON.stringify(card));
  await page.getByTestId('own-keep').click();
  await expect(page.getByTestId('own-preview')).toContainText('Au labo');
  await page.getByTestId('start').click();
  await page.getByTestId('roll').click();
  await expect(page.getByTestId('asked')).toContainText('Au labo');
});

/** A round of a match, whoever rolls. */
async function round(page: Page, words: readonly (readonly [seat: number, word: string])[]): Promise<void> {
  await roll(page);
  for (const [seat, word] of words) await announce(page, seat, word);
}

test('a whole match of four people', async ({ page }) => {
  const rolls = [thrown(), thrown('red'), thrown('black')];
  await openTable(page, deal({ setup: { rolls, centre: 16, tokens: [20, 20, 17, 17] } }));
  await round(page, [
    [0, 'Bach'],
    [2, 'Bacon'],
    [3, 'Bono'],
  ]);
  await page.getByTestId('go-on').click();
  // Nobody finds a word: each says so for themselves, and the last one ends the round.
  await roll(page);
  for (const seat of [0, 2, 1]) await played(page, () => page.getByTestId(`pass-${seat}`).click());
  await atStage(page, 'open');
  await page.getByTestId('pass-3').click();
  await atStage(page, 'summary');
  await page.getByTestId('go-on').click();
  await round(page, [[1, 'Einstein']]);
  await page.getByTestId('go-on').click();
  await roll(page);
  await page.getByTestId('menu').click();
  await page.getByTestId('menu-scores').click();
  await expect(page.getByTestId('score-sheet').locator('tbody tr')).toHaveCount(4);
  await expect(page.getByTestId('score-sheet').locator('tfoot')).toContainText('24');
  await page.getByTestId('close').click();
});

test.describe('at a pace', () => {
  test.use({ settings: { pace: 'fast' } });

  test('rounds follow each other without a dialog: the words lie there for three seconds, and a touch goes on', async ({
    page,
  }) => {
    await openTable(page, deal({ seats: three, setup: { rolls: [thrown(), thrown('red'), thrown('blue')] } }));
    const open = (): Promise<void> => expect(page.locator('.buzzers.open')).toBeVisible();
    await roll(page);
    await open();
    // From when the last word lies there until the next round: the page itself sees it, however late a test looks.
    await page.evaluate(() => {
      const lay: { from?: number; until?: number } = {};
      Object.assign(window, { lay });
      const there = (id: string): boolean =>
        document.querySelector(`[data-testid="${id}"]`)?.checkVisibility() ?? false;
      const look = (): void => {
        if (there('announced-1')) lay.from ??= performance.now();
        if (lay.from !== undefined && there('roll')) lay.until ??= performance.now();
        if (lay.until === undefined) requestAnimationFrame(look);
      };
      look();
    });
    for (const [seat, word] of ['Bach', 'Bacon'].entries()) await announce(page, seat, word);
    await atStage(page, 'summary');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByTestId('announced-1')).toBeVisible();
    await expect(page.getByTestId('roll')).toBeVisible();
    const stood = (): Promise<number> =>
      page.evaluate(() => {
        const { from = 0, until = 0 } = (window as unknown as { lay: { from?: number; until?: number } }).lay;
        return until - from;
      });
    await expect.poll(stood).toBeGreaterThan(2950);
    await roll(page);
    await open();
    for (const seat of [0, 1, 2]) await page.getByTestId(`pass-${seat}`).click();
    await atStage(page, 'summary');
    await page.getByTestId('asked').click();
    await expect(page.getByTestId('roll')).toBeVisible({ timeout: 1500 });
  });
});

test.describe('at the end of a round', () => {
  test.use({ settings: { pace: 'fast' }, viewport: { width: 390, height: 844 } });

  test('what is read stays where it lies when one may go on, and no word marks the dice any more', async ({ page }) => {
    await openTable(
      page,
      deal({ seats: ['Zoé', ['Ugo', 'hard'], ['Rita', 'hard']], setup: { rolls: [thrown(), thrown()] } }),
    );
    await roll(page);
    await line(page).fill('Brejnev');
    await expect(page.locator('.themes-dice')).not.toHaveAttribute('data-counted', '');
    await page.evaluate(() => {
      const tops = new Set<number>();
      Object.assign(window, { tops });
      const note = (): void => {
        const over = document.querySelector('.themes-middle[data-phase="over"]');
        const words = over?.querySelector('[data-testid="words"]')?.getBoundingClientRect();
        if (words) tops.add(Math.round(words.top));
        requestAnimationFrame(note);
      };
      requestAnimationFrame(note);
    });
    await page.getByTestId('give-up').click();
    await page.getByTestId('no-waiting').click();
    await expect(page.getByTestId('go-on')).toBeVisible();
    await expect(page.locator('.themes-dice')).toHaveAttribute('data-counted', '');
    expect(await page.evaluate(() => (window as unknown as { tops: Set<number> }).tops.size)).toBe(1);
  });
});
