// What is seen at the table of Syntax of a word that is laid, and of one that is contested (SYN-20 to SYN-22), while it happens.
import {
  atStage,
  expect,
  expectWords,
  laid,
  onTurn,
  openTable,
  SETTINGS,
  shownBy,
  tap,
  atOneTable as test,
  type Deal,
} from './helpers.ts';
import type { Page } from '@playwright/test';

test.use({ settings: { pace: 'fast', playOnly: false }, viewport: { width: 390, height: 844 } });

const contest = (page: Page) => page.getByTestId('answer-contest-0');

for (const [what, hand] of [
  ['of several', ['M', 'A', 'I', 'S', 'O', 'N', 'K']],
  ['with the last cards', ['M', 'A', 'I', 'S', 'O', 'N']],
] as const)
  test(`SYN-7: while a word ${what} goes to the table nothing asks for another one`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await openTable(page, {
      game: 'syntax',
      seats: ['Anna', ['Robin', 'easy']],
      setup: { dealer: 1, hands: [hand, ['B', 'U', 'D', 'L', 'E']], table: ['RAT'], scores: [20, 30] },
    });
    await onTurn(page);
    for (const card of 'MAISON') await tap(page, card);
    await expect(page.getByTestId('stick')).toHaveAttribute('data-word', 'MAISON');
    await page.evaluate(() => {
      const asked: string[] = [];
      Object.assign(window, { asked });
      new MutationObserver(() => {
        // From the moment on at which the word lies there, until somebody else plays.
        if (!document.querySelector('[data-testid="word-1"]') || document.querySelector('[data-testid="word-2"]'))
          return;
        if (document.querySelector('[data-testid="table"][data-acting="true"]')) return;
        if (document.querySelector('.stick.bare')) asked.push('stick');
        const prompt = document.querySelector('[data-testid="prompt"]')?.textContent ?? '';
        if (prompt.startsWith('Déposez')) asked.push(prompt);
      }).observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
    });
    await page.getByTestId('action-lay').click();
    await expect(page.getByTestId('word-1')).toHaveAttribute('data-word', 'MAISON');
    await atStage(page, 'waiting', 'summary', 'open');
    expect(await page.evaluate(() => (window as unknown as { asked: string[] }).asked)).toEqual([]);
  });

/** How a contested word looks, and what is said of it, in every frame from the moment at which it is contested. */
async function looks(page: Page): Promise<() => Promise<{ told: boolean; look: string }[]>> {
  await page.evaluate(() => {
    const seen: { told: boolean; look: string }[] = [];
    Object.assign(window, { looks: seen });
    const note = (): void => {
      const word = document.querySelector('[data-testid="contest"], [data-testid="verdict"]')?.closest('.word');
      if (word) {
        const told = word.querySelector('[data-testid="verdict"]') !== null;
        const card = word.querySelector('.letter .card') as HTMLElement;
        const { opacity, backgroundColor, filter } = getComputedStyle(card);
        const marks = [...word.classList].sort().join(' ');
        const disc = word.querySelector('[data-testid="contest"]')?.textContent ?? '';
        seen.push({ told, look: [marks, opacity, backgroundColor, filter, disc].join(' | ') });
      }
      requestAnimationFrame(note);
    };
    requestAnimationFrame(note);
  });
  return () => page.evaluate(() => (window as unknown as { looks: { told: boolean; look: string }[] }).looks);
}

test.describe('with every step explained', () => {
  test.use({ settings: { pace: 'fast', playOnly: false, captions: true } });

  test('SYN-21, SYN-22: until the verdict is told a right word looks as a wrong one, and it is said who contests', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    const suspense: string[][] = [];
    for (const [word, verdict] of [
      ['BOND', 'dix points de plus'],
      ['DKBO', 'dix points de moins'],
    ] as const) {
      await openTable(page, laid(word));
      await expect(contest(page)).toBeVisible();
      const seen = await looks(page);
      const captions = await shownBy(page, 'caption');
      await contest(page).click();
      await expect(page.getByTestId('verdict')).toBeVisible();
      await expect(page.getByTestId('verdict')).toHaveCount(0);
      await onTurn(page);
      const before = (await seen()).filter(({ told }) => !told).map(({ look }) => look);
      // Somebody can see that it hangs in the air.
      expect(before.length).toBeGreaterThan(4);
      suspense.push([...new Set(before)]);
      const said = await captions();
      const asked = said.indexOf(`Anna conteste ${word}…`);
      expect(asked, said.join('\n')).toBeGreaterThanOrEqual(0);
      // The sign on the word is the verdict: beside it the line says what it means, once.
      const told = said.slice(asked + 1);
      expect(told, said.join('\n')).toHaveLength(1);
      expect(told[0]).toContain(verdict);
    }
    expect(suspense[1]).toEqual(suspense[0]);
  });
});

for (const theme of ['light', 'dark'] as const)
  test.describe(theme, () => {
    test.use({ settings: { theme, pace: 'slow', playOnly: false } });

    test('SYN-21, SYN-22: the verdict and its points can be read', async ({ page }) => {
      for (const word of ['BOND', 'DKBO']) {
        await openTable(page, laid(word));
        await contest(page).click();
        await expect(page.getByTestId('verdict')).toBeVisible();
        const contrasts = await page
          .getByTestId('verdict')
          .locator('> *')
          .evaluateAll((discs) => {
            const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })!;
            const light = (colour: string): number => {
              canvas.fillStyle = colour;
              canvas.fillRect(0, 0, 1, 1);
              const [red = 0, green = 0, blue = 0] = [...canvas.getImageData(0, 0, 1, 1).data].map((part) => {
                const share = part / 255;
                return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
              });
              return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
            };
            return discs.map((disc) => {
              const { color, backgroundColor } = getComputedStyle(disc);
              const [one, other] = [light(color), light(backgroundColor)].sort((a, b) => b - a) as [number, number];
              return (one + 0.05) / (other + 0.05);
            });
          });
        expect(contrasts).toHaveLength(2);
        for (const contrast of contrasts) expect(contrast).toBeGreaterThan(4.5);
      }
    });
  });

test.describe('on a phone', () => {
  test.use({ settings: { pace: 'slow', playOnly: false }, viewport: { width: 390, height: 844 } });

  test('SYN-21, SYN-22: the verdict lies on no letter, neither of its word nor of those around it', async ({
    page,
  }) => {
    const deal = laid('BOND');
    await openTable(page, {
      ...deal,
      options: { packs: 2 },
      setup: { ...deal.setup, table: ['MAISON', 'CHAMPETRE', 'BATIKS', 'ILE'] },
    });
    await contest(page).click();
    await expect(page.getByTestId('verdict')).toBeVisible();
    const covered = await page.locator('.words .card-glyph').evaluateAll((glyphs) => {
      const discs = [...document.querySelectorAll('.verdict > *')].map((disc) => disc.getBoundingClientRect());
      return glyphs.flatMap((glyph) => {
        // A capital is seven tenths of its size high, and its card nowhere else written on.
        const { left, right, top, bottom } = glyph.getBoundingClientRect();
        const half = 0.35 * Number.parseFloat(getComputedStyle(glyph).fontSize);
        const [x, y] = [(left + right) / 2, (top + bottom) / 2];
        return discs.some(
          (disc) => disc.left < x + half && disc.right > x - half && disc.top < y + half && disc.bottom > y - half,
        )
          ? [glyph.textContent]
          : [];
      });
    });
    expect(covered).toEqual([]);
  });
});

test('SYN-21, SYN-22: what is told of a word on the first line is not cut by the edge of the table', async ({
  page,
}) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await openTable(page, laid('BOND'));
  await contest(page).click();
  await expect(page.getByTestId('verdict')).toBeVisible();
  const over = await page.getByTestId('verdict').evaluate((verdict) => {
    let edge = verdict.parentElement;
    while (edge && getComputedStyle(edge).overflowY === 'visible') edge = edge.parentElement;
    const frame = edge?.getBoundingClientRect();
    return [...verdict.children]
      .map((part) => part.getBoundingClientRect())
      .filter(({ top, bottom }) => !frame || top < frame.top || bottom > frame.bottom).length;
  });
  expect(over).toBe(0);
});

test('SYN-25: the end of a round says once what it came to, challenges included', async ({ page }) => {
  await openTable(page, {
    game: 'syntax',
    seats: ['Anna', ['Robin', 'hard']],
    setup: {
      dealer: 0,
      hands: [
        ['E', 'T'],
        ['B', 'O', 'N', 'D', 'K'],
      ],
      table: ['RAT'],
    },
    actions: [
      { seat: 1, action: { type: 'lay', word: 'BOND' } },
      { seat: 0, action: { type: 'challenge' } },
    ],
  });
  await onTurn(page);
  for (const card of 'ET') await tap(page, card);
  await page.getByTestId('action-lay').click();
  await atStage(page, 'summary');
  const hands = page.locator('.left-hands > li');
  await expect(hands.nth(0).locator('.left-name')).toHaveText(/Anna\s+\+10 points/);
  await expect(hands.nth(0)).toContainText('0 pour les cartes, +10 pour les contestations');
  await expect(hands.nth(1).locator('.left-name')).toHaveText(/Robin\s+\+2 points/);
  await expect(page.getByTestId('score-sheet').locator('tbody td')).toHaveText(['+10', '+2']);
  await expect(page.getByTestId('score-sheet').locator('tfoot td')).toHaveText(['10', '2']);
});

test('SYN-22: when a word is taken back the others stay where they lie, on their rules', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.setViewportSize({ width: 1180, height: 820 });
  await openTable(page, {
    game: 'syntax',
    seats: ['Anna', ['Robin', 'easy']],
    setup: {
      dealer: 0,
      hands: [
        ['E', 'L', 'V', 'I'],
        ['D', 'K', 'B', 'O', 'W', 'X'],
      ],
      table: ['FELEE', 'GOJIS'],
      scores: [30, 20],
    },
    actions: [{ seat: 1, action: { type: 'lay', word: 'DKBO' } }],
  });
  await expect(contest(page)).toBeVisible();
  await page.evaluate(() => {
    const seen: { top: number; gap: number }[] = [];
    Object.assign(window, { seen });
    const note = (): void => {
      const word = document.querySelector('[data-testid="word-0"]');
      const letter = word?.querySelector('.letter')?.getBoundingClientRect();
      const rule = (word?.querySelector('.rule') ?? word)?.getBoundingClientRect();
      if (letter && rule) seen.push({ top: letter.top, gap: rule.bottom - letter.bottom });
      requestAnimationFrame(note);
    };
    requestAnimationFrame(note);
  });
  await contest(page).click();
  await expectWords(page, 'FELEE', 'GOJIS');
  await onTurn(page);
  const seen = await page.evaluate(() => (window as unknown as { seen: { top: number; gap: number }[] }).seen);
  const tops = seen.map(({ top }) => top);
  const gaps = seen.map(({ gap }) => gap);
  expect(Math.max(...tops) - Math.min(...tops)).toBeLessThan(1);
  expect(Math.max(...gaps) - Math.min(...gaps)).toBeLessThan(4);
});

const unseen = (card: Element): boolean =>
  Number(getComputedStyle(card).opacity) < 0.01 || getComputedStyle(card).visibility === 'hidden';

test.describe('with motion', () => {
  test.use({ settings: { pace: 'normal' } });

  test('SYN-5: what each drew for the first deal is shown as the match begins, and a touch takes it away', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await openTable(page, { game: 'syntax', seats: ['Zoé', ['Ugo', 'easy'], ['Rita', 'easy']], seed: 8 });
    const draw = page.getByTestId('title-card');
    await expect(draw).toContainText('Le tirage');
    await expect(draw.locator('.draw-seat')).toHaveCount(3);
    const dealer = await draw.locator('.draw-seat.dealer .draw-name').innerText();
    await expect(draw).toContainText(`${dealer.trim()} a tiré la lettre la plus proche du A et distribue en premier.`);
    // Until it is gone nothing is dealt beneath it.
    await page.waitForTimeout(600);
    await expect(draw).toBeVisible();
    expect(await page.getByTestId('hand-card').first().evaluate(unseen)).toBe(true);
    // It takes no touch of its own: the card beneath is lifted.
    await page.getByTestId('hand-card').first().click();
    await expect(draw).toHaveCount(0);
    await expect(page.getByTestId('hand-card').first()).toHaveAttribute('aria-pressed', 'true');
  });
});

test.describe('slowly', () => {
  test.use({ settings: { pace: 'slow' } });

  for (const reducedMotion of ['no-preference', 'reduce'] as const)
    test(`SYN-5: a key takes the draw away, too, and what lies beneath is hidden until then (motion: ${reducedMotion})`, async ({
      page,
    }) => {
      await page.emulateMedia({ reducedMotion });
      await openTable(page, { game: 'syntax', seats: ['Zoé', ['Ugo', 'easy'], ['Rita', 'easy']], seed: 8 });
      const draw = page.getByTestId('title-card');
      const first = page.getByTestId('hand-card').first();
      await expect(draw).toBeVisible();
      await expect.poll(() => first.evaluate(unseen)).toBe(true);
      // One that only changes what others mean, as screen readers use it, does nothing.
      await page.keyboard.press('Control');
      await page.waitForTimeout(300);
      await expect(draw).toBeVisible();
      expect(await first.evaluate(unseen)).toBe(true);
      await page.keyboard.press('Tab');
      await expect(draw).toHaveCount(0, { timeout: 1500 });
      await expect.poll(() => first.evaluate(unseen), { timeout: 1500 }).toBe(false);
    });
});

test.describe('many words on a phone', () => {
  test.use({ settings: { captions: true } });

  const deal = (...table: string[]): Deal => ({
    game: 'syntax',
    seats: ['Zoé', ['Ugo', 'easy'], ['Rita', 'easy'], ['Paul', 'easy']],
    setup: {
      dealer: 3,
      hands: [['G', 'D', 'C', 'I', 'N', 'O', 'P', 'W', 'I', 'N'], ['Q'], ['V', 'K'], ['Y', 'Z']],
      table,
    },
  });
  const words = ['RUERA', 'MORAL', 'MUTILA', 'TEXTE', 'BaSE', 'ANS', 'FUS', 'EH'];

  test('eight words and both piles are in sight, and each word can be touched', async ({ page }) => {
    await openTable(page, deal(...words));
    await onTurn(page);
    const middle = page.locator('.table-middle');
    for (const id of ['stock', 'face-up', ...words.map((_, at) => `word-${at}`)]) {
      await expect(page.getByTestId(id)).toBeInViewport({ ratio: 0.99 });
      expect((await page.getByTestId(id).boundingBox())?.height).toBeGreaterThanOrEqual(44);
    }
    await expect(middle).not.toHaveAttribute('data-below');
    // So low a phone has no room for them: the edge shows that there are more, and the piles stay where they are.
    await page.setViewportSize({ width: 390, height: 700 });
    await expect(middle).toHaveAttribute('data-below');
    await middle.evaluate((one) => {
      one.scrollTop = 1e4;
    });
    await expect(middle).toHaveAttribute('data-above');
    const top = (await middle.boundingBox())?.y ?? 0;
    for (const pile of ['stock', 'face-up']) {
      const box = await page.getByTestId(pile).boundingBox();
      expect((box?.y ?? 0) - top).toBeLessThan(16);
      expect(await page.getByTestId(pile).evaluate(seenAt)).toBe(true);
    }
    // A word that is brought into sight does not come to lie beneath them.
    await page.getByTestId('word-0').scrollIntoViewIfNeeded();
    expect(await page.getByTestId('word-0').evaluate(seenAt)).toBe(true);
  });

  test('four who draw for the first deal stand two by two', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.evaluate((key) => {
      localStorage.setItem(key, JSON.stringify({ ...JSON.parse(localStorage.getItem(key) ?? '{}'), pace: 'slow' }));
      dispatchEvent(new StorageEvent('storage', { key }));
    }, SETTINGS);
    await openTable(page, { ...deal(), setup: {}, seed: 8 });
    const seats = page.locator('.draw-seat');
    await expect(seats).toHaveCount(4);
    const tops = await seats.evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top)));
    expect(tops.map((top) => tops.filter((other) => other === top).length)).toEqual([2, 2, 2, 2]);
  });
});

/** Whether what lies at its middle is it, and nothing over it. */
const seenAt = (element: Element): boolean => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
};

test.describe('at the usual pace', () => {
  test.use({ settings: { pace: 'normal', playOnly: false } });

  test('SYN-20: a word that is laid stays in sight until it goes to the table, while others are asked about the one before', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await openTable(page, {
      game: 'syntax',
      seats: ['Anna', ['Rita', 'easy'], ['Robin', 'easy']],
      setup: {
        dealer: 1,
        hands: [
          ['E', 'L', 'V', 'I', 'T'],
          ['A', 'T', 'S'],
          ['B', 'O', 'N', 'D', 'K'],
        ],
        table: ['RAT'],
      },
      actions: [{ seat: 2, action: { type: 'lay', word: 'BOND' } }],
    });
    await expect(contest(page)).toBeVisible();
    for (const card of 'VIL') await tap(page, card);
    await expect(page.getByTestId('stick')).toHaveAttribute('data-word', 'VIL');
    await page.evaluate(() => {
      const gone: string[] = [];
      Object.assign(window, { gone });
      const note = (): void => {
        if (document.querySelector('[data-testid="word-2"]')) return;
        if (!document.querySelector('[data-testid="stick"][data-word="VIL"]'))
          gone.push(document.querySelector('[data-testid="table"]')?.getAttribute('data-stage') ?? '');
        requestAnimationFrame(note);
      };
      note();
    });
    await page.getByTestId('action-lay').click();
    await expect(page.getByTestId('word-2')).toHaveAttribute('data-word', 'VIL');
    expect(await page.evaluate(() => (window as unknown as { gone: string[] }).gone)).toEqual([]);
  });

  test('SYN-22: a verdict stands for as long as its two sentences take to be read', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await openTable(page, laid('DKBO'));
    await contest(page).click();
    await expect(page.getByTestId('verdict')).toBeVisible();
    const from = Date.now();
    await expect(page.getByTestId('verdict')).toHaveCount(0);
    expect(Date.now() - from).toBeGreaterThan(3000);
  });
});
