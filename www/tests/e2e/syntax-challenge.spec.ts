// Bluff and challenge on the table of Syntax (SYN-20 to SYN-24), by people and by bots.
import {
  atStage,
  cannotUndo,
  drag,
  expect,
  expectWords,
  hand,
  held,
  lift,
  onTurn,
  openTable,
  pass,
  shownBy,
  table,
  atOneTable as test,
  words,
  type Deal,
} from './helpers.ts';
import type { Page } from '@playwright/test';

/** Two or three people, the players as referees; Anna begins. DKBO is no word, BOND is one. */
const people = (...seats: string[]): Deal => ({
  game: 'syntax',
  seats,
  setup: {
    dealer: seats.length - 1,
    hands: [
      ['B', 'O', 'N', 'D', 'K'],
      ['E', 'L', 'V'],
      ['I', 'M', 'G'],
    ].slice(0, seats.length),
    table: ['RAT'],
    scores: [20, 30, 40].slice(0, seats.length),
  },
});

const score = (page: Page, seat: number) => page.getByTestId(`score-${seat}`);
const count = (page: Page, seat: number) => page.getByTestId(`count-${seat}`).locator('[aria-hidden]').last();

/** The one whose hand is shown lays that. */
async function lay(page: Page, letters: string): Promise<void> {
  for (const card of letters)
    await held(page, card)
      .first()
      .click({ position: { x: 12, y: 12 } });
  await expect(page.getByTestId('stick')).toHaveAttribute('data-word', letters);
  await page.getByTestId('action-lay').click();
}

async function begin(page: Page, deal: Deal): Promise<void> {
  await openTable(page, deal);
  await lift(page, 'Anna');
  await onTurn(page);
}

/** The question is put to everybody, and shows nobody's hand. */
async function asked(page: Page, word: string): Promise<void> {
  await atStage(page, 'open');
  await expect(page.getByTestId('public-panel')).toContainText(word);
  await expect(page.getByTestId('hand-card')).toHaveCount(0);
}

test('SYN-22: another person contests a bluff; the word is gone, the cards are back, ten points off', async ({
  page,
}) => {
  await begin(page, people('Anna', 'Bruno'));
  await lay(page, 'DKBO');
  await asked(page, 'DKBO');
  await expectWords(page, 'RAT', 'DKBO');
  await page.getByTestId('answer-contest-1').click();
  // Anna's turn is lost: Bruno is next, and reads on the curtain what has happened.
  await atStage(page, 'covered');
  await expect(page.getByTestId('curtain-news')).toContainText('Bruno conteste DKBO à raison');
  await expect(page.getByTestId('curtain')).toHaveAccessibleDescription(/Bruno conteste DKBO à raison/);
  await lift(page, 'Bruno');
  await onTurn(page);
  await expectWords(page, 'RAT');
  await expect(count(page, 0)).toHaveText('5');
  await expect(score(page, 0)).toContainText('20');
  await expect(score(page, 1)).toContainText('20');
  expect((await hand(page)).sort()).toEqual(['E', 'L', 'V']);
  // The log tells it to whoever looks later.
  await page.getByTestId('menu').click();
  await page.getByTestId('menu-log').click();
  await expect(page.getByTestId('log')).toContainText('Anna ramasse DKBO et perd son tour');
});

test('SYN-21: who contests a word wrongly takes ten points, and the word stands', async ({ page }) => {
  await begin(page, people('Anna', 'Bruno'));
  await lay(page, 'BOND');
  await asked(page, 'BOND');
  await page.getByTestId('answer-contest-1').click();
  await atStage(page, 'covered');
  await expect(page.getByTestId('curtain-news')).toContainText('Bruno conteste BOND à tort');
  await lift(page, 'Bruno');
  await onTurn(page);
  await expectWords(page, 'RAT', 'BOND');
  await expect(score(page, 1)).toContainText('40');
  await expect(count(page, 0)).toHaveText('1');
  // SYN-22, ruling: the challenger who was wrong keeps its own turn.
  await expect(table(page)).toHaveAttribute('data-acting', 'true');
});

test('SYN-20: a bluff that everybody accepts stands, and nothing says what it was', async ({ page }) => {
  await begin(page, people('Anna', 'Bruno', 'Chloé'));
  await lay(page, 'DKBO');
  await asked(page, 'DKBO');
  await expect(page.getByTestId('answer-contest-1')).toContainText('Bruno');
  await expect(page.getByTestId('answer-contest-2')).toContainText('Chloé');
  await expect(page.getByTestId('answer-contest-0')).toHaveCount(0);
  await page.getByTestId('answer-accept').click();
  await lift(page, 'Bruno');
  await onTurn(page);
  await expectWords(page, 'RAT', 'DKBO');
  for (const [seat, points] of [20, 30, 40].entries()) await expect(score(page, seat)).toContainText(String(points));
  await page.getByTestId('menu').click();
  await page.getByTestId('menu-log').click();
  await expect(page.getByTestId('log')).toContainText('Personne ne conteste');
  await expect(page.getByTestId('log')).not.toContainText('dictionnaire');
});

test('SYN-22: a changed word becomes again what it was, a third player contests', async ({ page }) => {
  await begin(page, people('Anna', 'Bruno', 'Chloé'));
  await page.getByTestId('word-0').click();
  await page.getByTestId('cell-1').click();
  await held(page, 'K').click();
  await page.getByTestId('action-replace').click();
  await asked(page, 'RKT');
  await page.getByTestId('answer-contest-2').click();
  await lift(page, 'Bruno');
  await expectWords(page, 'RAT');
  await expect(score(page, 2)).toContainText('30');
  await expect(score(page, 1)).toContainText('30');
  await expect(count(page, 0)).toHaveText('5');
});

test('SYN-24: a hand emptied by a bluff ends nothing when the bluff is called, and the round when it is not', async ({
  page,
}) => {
  const deal: Deal = {
    ...people('Anna', 'Bruno'),
    setup: {
      dealer: 1,
      hands: [
        ['D', 'K'],
        ['E', 'L', 'V'],
      ],
      table: ['RAT'],
      scores: [20, 30],
    },
  };
  await begin(page, deal);
  await lay(page, 'DK');
  await asked(page, 'DK');
  await page.getByTestId('answer-contest-1').click();
  await lift(page, 'Bruno');
  await onTurn(page);
  await expectWords(page, 'RAT');
  await expect(count(page, 0)).toHaveText('2');

  await begin(page, deal);
  await lay(page, 'DK');
  await asked(page, 'DK');
  await page.getByTestId('answer-accept').click();
  await atStage(page, 'summary');
  await expect(page.getByTestId('round-summary')).toContainText('Bruno');
  // Now that nothing depends on it, it is told what the word was.
  await expect(page.getByTestId('round-summary')).toContainText(
    'Un bluff a réussi\u00a0: DK n’est pas dans le dictionnaire',
  );
  // E 10, L 8, V 6 on top of 30.
  await expect(page.getByTestId('score-sheet').locator('tfoot td').last()).toHaveText('54');
});

test.describe('explained', () => {
  test.use({ settings: { captions: true, pace: 'fast' } });

  test('a contest that ends the round: the line tells the verdict while it is seen, then the end', async ({ page }) => {
    await openTable(page, {
      game: 'syntax',
      seats: ['Anna', ['Robin', 'easy']],
      setup: { dealer: 0, hands: [[...'ELVI'], [...'BOND']], table: ['RAT'], scores: [30, 20] },
      actions: [{ seat: 1, action: { type: 'lay', word: 'BOND' } }],
    });
    await atStage(page, 'open');
    const told = await shownBy(page, 'caption');
    await page.getByTestId('answer-contest-0').click();
    await atStage(page, 'summary');
    const verdict = (await told()).findIndex((one) => one.includes('dix points de plus'));
    expect(verdict, JSON.stringify(await told())).toBeGreaterThanOrEqual(0);
    expect((await told()).slice(0, verdict).join(' ')).not.toContain('est finie');
    expect((await told()).slice(verdict + 1).join(' ')).toContain('est finie');
  });
});

test('a word that others have seen is not taken back, while they are asked or after they answered (undo-hidden)', async ({
  page,
}) => {
  await begin(page, people('Anna', 'Bruno'));
  await lay(page, 'DKBO');
  await asked(page, 'DKBO');
  await cannotUndo(page, 'Impossible d’annuler');
  await expect(table(page)).toHaveAttribute('data-stage', 'open');
  await expectWords(page, 'RAT', 'DKBO');
  await expect(page.getByTestId('hand-card')).toHaveCount(0);
  await page.getByTestId('answer-accept').click();
  await lift(page, 'Bruno');
  await onTurn(page);
  await cannotUndo(page, 'Impossible d’annuler');
  await onTurn(page);
  expect((await hand(page)).sort()).toEqual(['E', 'L', 'V']);
  await expectWords(page, 'RAT', 'DKBO');
});

test.describe('against bots', () => {
  // A word of a bot that was played before the page was opened: the record says so, and everybody is asked again.
  const botLaid = (word: string): Deal => ({
    game: 'syntax',
    seats: ['Anna', ['Robin', 'easy']],
    setup: {
      dealer: 0,
      hands: [
        ['E', 'L', 'V', 'I'],
        ['B', 'O', 'N', 'D', 'K', 'W'],
      ],
      table: ['RAT'],
      scores: [30, 20],
    },
    actions: [{ seat: 1, action: { type: 'lay', word } }],
  });

  test('SYN-22: a person contests the bluff of a bot', async ({ page }) => {
    await openTable(page, botLaid('DKBO'));
    await atStage(page, 'open');
    await expect(page.getByTestId('public-panel')).toContainText('Robin dépose DKBO');
    // One's own hand stays in sight: nobody else looks at this device.
    expect((await hand(page)).sort()).toEqual(['E', 'I', 'L', 'V']);
    await page.getByTestId('answer-contest-0').click();
    await onTurn(page);
    await expectWords(page, 'RAT');
    await expect(score(page, 0)).toContainText('20');
    await expect(count(page, 1)).toHaveText('6');
    await expect(page.getByTestId('said')).toContainText('à raison');
  });

  test('SYN-21: a person contests a word of a bot wrongly', async ({ page }) => {
    await openTable(page, botLaid('BOND'));
    await atStage(page, 'open');
    await page.getByTestId('answer-contest-0').click();
    await onTurn(page);
    await expectWords(page, 'RAT', 'BOND');
    await expect(score(page, 0)).toContainText('40');
    await expect(count(page, 1)).toHaveText('2');
  });

  test('SYN-20: a person lets the bluff of a bot pass', async ({ page }) => {
    await openTable(page, botLaid('DKBO'));
    await atStage(page, 'open');
    await page.getByTestId('answer-accept').click();
    await onTurn(page);
    await expectWords(page, 'RAT', 'DKBO');
    await expect(score(page, 0)).toContainText('30');
    await expect(score(page, 1)).toContainText('20');
  });

  test('SYN-22: a bot that knows its words calls a bluff that nobody could believe', async ({ page }) => {
    await openTable(page, {
      game: 'syntax',
      seats: ['Anna', ['Robin', 'hard']],
      setup: {
        dealer: 1,
        hands: [
          ['X', 'Z', 'K', 'W', 'J', 'A', 'A', 'E'],
          ['B', 'O', 'N', 'D', 'L', 'U', 'S', 'I'],
        ],
        table: ['RAT'],
        scores: [20, 30],
      },
    });
    await onTurn(page);
    await lay(page, 'XZKWJ');
    // Ten points off Robin's account; Anna has her cards again.
    await expect(score(page, 1)).toContainText('20');
    expect(await words(page)).not.toContain('XZKWJ');
    expect(await hand(page)).toHaveLength(8);
  });

  test('SYN-20: a bot believes a word that it knows', async ({ page }) => {
    await openTable(page, {
      game: 'syntax',
      seats: ['Anna', ['Robin', 'hard']],
      setup: {
        dealer: 1,
        hands: [
          ['M', 'A', 'I', 'S', 'O', 'N', 'K', 'W'],
          ['B', 'U', 'D', 'L', 'E', 'E', 'C', 'P'],
        ],
        table: ['RAT'],
        scores: [20, 30],
      },
    });
    await onTurn(page);
    await lay(page, 'MAISON');
    // Robin is asked, accepts, and goes on.
    await expect.poll(async () => Number(await table(page).getAttribute('data-moves'))).toBeGreaterThanOrEqual(3);
    await page.locator('[data-testid="table"][data-acting="true"], [data-testid="public-panel"]').first().waitFor();
    await expect(score(page, 1)).toContainText('30');
    expect((await hand(page)).sort()).toEqual(['K', 'W']);
  });
});

test.describe('the first touch of a turn, between two bots, counts', () => {
  test.use({ settings: { pace: 'fast' } });

  // Ugo has laid a word, which Anna and Robin may contest; then it is Anna's turn.
  const three: Deal = {
    game: 'syntax',
    seats: ['Anna', ['Robin', 'easy'], ['Ugo', 'easy']],
    setup: {
      dealer: 1,
      hands: [
        ['E', 'L', 'V', 'I'],
        ['B', 'O', 'N', 'D', 'K', 'W'],
        ['M', 'A', 'I', 'S', 'O', 'N', 'G'],
      ],
      table: ['RAT'],
    },
    actions: [{ seat: 2, action: { type: 'lay', word: 'MAISON' } }],
  };

  const first: [string, (page: Page) => Promise<unknown>, (page: Page) => Promise<unknown>][] = [
    [
      'on a card',
      (page) => held(page, 'E').click({ position: { x: 12, y: 12 } }),
      (page) => expect(page.getByTestId('stick')).toHaveAttribute('data-word', 'E'),
    ],
    [
      'letters that are typed',
      async (page) => {
        await page.getByTestId('hand-card').first().focus();
        await page.keyboard.type('VIL');
      },
      (page) => expect(page.getByTestId('stick')).toHaveAttribute('data-word', 'VIL'),
    ],
    [
      'the bulb',
      (page) => page.getByTestId('tool-hint').click(),
      (page) => expect(page.getByTestId('reason')).toBeVisible(),
    ],
    [
      'on a word of the table',
      (page) => page.getByTestId('word-0').click(),
      (page) => expect(page.getByTestId('cell-1')).toBeVisible(),
    ],
  ];
  for (const [name, touch, seen] of first)
    test(`SYN-20: ${name}`, async ({ page }) => {
      await openTable(page, three);
      await expect(page.getByTestId('answer-contest-0')).toBeVisible();
      await touch(page);
      await seen(page);
    });
});

test('a bluff is called on the smallest phone as well', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await begin(page, people('Anna', 'Bruno'));
  await lay(page, 'DKBO');
  await asked(page, 'DKBO');
  const panel = await page.getByTestId('public-panel').boundingBox();
  expect((panel?.y ?? 0) + (panel?.height ?? 0)).toBeLessThanOrEqual(640);
  await page.getByTestId('answer-contest-1').click();
  await lift(page, 'Bruno');
  await expectWords(page, 'RAT');
  await held(page, 'E').click();
  await page.getByTestId('stock').click();
  await pass(page, 'Anna');
});

test.describe('around a tablet', () => {
  test.use({
    viewport: { width: 1180, height: 820 },
    settings: { playOnly: false, pace: 'fast', turning: 'turn', sides: { anna: 'near', bruno: 'left', chloé: 'far' } },
  });
  test('SYN-22: who contests and what comes of it is told while it is shown, over the words below', async ({
    page,
  }) => {
    const deal = people('Anna', 'Bruno', 'Chloé');
    const hands = [
      ['O', 'K'],
      ['L', 'V'],
      ['I', 'M'],
    ];
    await begin(page, { ...deal, setup: { ...deal.setup, hands, table: ['PETEUX', 'GRECQUAS', 'DERASANT'] } });
    await drag(page, held(page, 'K'), page.locator('[data-testid="word-0"] [data-position="5"]'), 0.95);
    await page.getByTestId('action-insert').click();
    await asked(page, 'PETEUXK');
    const told = await shownBy(page, 'said');
    await page.evaluate(() => {
      const hidden: string[] = [];
      const sight = { hidden, signs: 0 };
      Object.assign(window, { sight });
      const look = (): void => {
        requestAnimationFrame(look);
        const sign = document.querySelector('.word .verdict > *')?.getBoundingClientRect();
        const word = document.querySelector('.word:has(.verdict)');
        if (!sign || !word) return;
        sight.signs++;
        // Nothing can be touched meanwhile, so the page does not say what lies on top.
        const level = (one: Element): number => Number.parseInt(getComputedStyle(one).zIndex, 10) || 0;
        const others = [...document.querySelectorAll('.word:not(:has(.verdict))')];
        if (others.some((other) => level(other) >= level(word))) hidden.push('below another word');
        if (sign.height < 38) hidden.push(`${sign.height} px high`);
      };
      look();
    });
    await page.getByTestId('answer-contest-1').click();
    await atStage(page, 'covered');
    expect(await told()).toEqual(
      expect.arrayContaining([
        expect.stringContaining('Bruno conteste PETEUXK'),
        expect.stringContaining('Bruno conteste PETEUXK à raison'),
      ]),
    );
    const { hidden, signs } = await page.evaluate(
      () => (window as unknown as { sight: { hidden: string[]; signs: number } }).sight,
    );
    expect(signs).toBeGreaterThan(0);
    expect(hidden).toEqual([]);
  });
});
