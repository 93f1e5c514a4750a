// Around one tablet everybody reads upright what they have to read: what they judge, what they are to do, what was refused; and nothing is
// turned towards a side at which nobody sits.
import type { Locator, Page } from '@playwright/test';
import {
  atStage,
  expect,
  held,
  lift,
  onTurn,
  openTable,
  pass,
  played,
  settled,
  atOneTable as test,
  type Deal,
} from './helpers.ts';
import { cut, fits, shoot } from './inspect.ts';
import { deal as spikit, REST, SENTENCE, toVote } from './spikit-table.ts';
import { announce, buzz, deal as themes, line, roll, thrown } from './themes-table.ts';

const TABLETS = [
  { width: 820, height: 1180 },
  { width: 1180, height: 820 },
  { width: 1024, height: 700 },
  { width: 600, height: 960 },
];
const NAMES = ['Zoé', 'Ugo', 'Rita', 'Ana', 'Élie', 'Hugo', 'Lou', 'Maximilienne'];

type Sides = Readonly<Record<string, 'near' | 'left' | 'far' | 'right'>>;
const at = (sides: Sides) => ({ settings: { playOnly: false, turning: 'turn' as const, sides } });

test.use({ viewport: { width: 1180, height: 820 } });

/** From which side of the device each of these texts is read upright: the way from its first letter to the second. */
const readFrom = (texts: Locator): Promise<string[]> =>
  texts.evaluateAll((all) =>
    all
      .map((one) => {
        const letters = document.createTreeWalker(one, NodeFilter.SHOW_TEXT);
        while (letters.nextNode() && letters.currentNode.textContent?.trim() === '');
        const text = letters.currentNode as Text;
        const from = text.data.search(/\S/);
        const [first, second] = [from, from + 1].map((start) => {
          const range = document.createRange();
          range.setStart(text, start);
          range.setEnd(text, start + 1);
          const { left, top, width, height } = range.getBoundingClientRect();
          return { x: left + width / 2, y: top + height / 2 };
        });
        if (!first || !second) return 'unread';
        const [x, y] = [second.x - first.x, second.y - first.y];
        return Math.abs(x) > Math.abs(y) ? (x > 0 ? 'near' : 'far') : y > 0 ? 'left' : 'right';
      })
      .sort(),
  );

/** Copies of what is judged that lie over each other or over the cards, or have to be scrolled to. */
const overlaps = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const parts = [...document.querySelectorAll<HTMLElement>('.ballot-leaf, .vote-sentence .card')];
    const sight = document.querySelector('.ballot-middle')?.getBoundingClientRect() ?? new DOMRect();
    const hidden = [...document.querySelectorAll<HTMLElement>('.ballot-leaf')].filter((leaf) => {
      const { left, top, right, bottom } = leaf.getBoundingClientRect();
      return left < sight.left - 1 || top < sight.top - 1 || right > sight.right + 1 || bottom > sight.bottom + 1;
    });
    const boxes = parts.map((part) => ({
      name: part.dataset['side'] ?? part.className,
      box: part.getBoundingClientRect(),
    }));
    const over = boxes.flatMap(({ name, box }, nth) =>
      boxes
        .slice(nth + 1)
        .filter(
          ({ box: { left, right, top, bottom } }) =>
            left < box.right - 1 && right > box.left + 1 && top < box.bottom - 1 && bottom > box.top + 1,
        )
        .map((other) => `${name} over ${other.name}`),
    );
    return [...over, ...hidden.map((leaf) => `${leaf.dataset['side']} is out of sight`)];
  });

async function toVoteOf(page: Page, count: number): Promise<void> {
  const position = spikit([...SENTENCE, ...REST], {
    seats: NAMES.slice(0, count),
    setup: { table: [['grey.fr.1', 'grey.fr.2', 'grey.fr.3']] },
  });
  const hands = [...((position.setup?.['hands'] ?? []) as string[][])];
  for (let nth = 0; hands.length < count; nth++)
    hands.push([['blue.en.1', 'blue.en.2', 'blue.en.3', 'blue.en.4'][nth] ?? '']);
  await toVote(page, { ...position, setup: { ...position.setup, hands } });
}

async function toContest(page: Page, count: number): Promise<void> {
  const hands = [
    ['O', 'S', 'T', 'E'],
    ['V', 'G'],
    ['F', 'B'],
    ['H', 'Q'],
  ];
  const position: Deal = {
    game: 'syntax',
    seats: NAMES.slice(0, count),
    setup: {
      dealer: count - 1,
      hands: hands.slice(0, count),
      table: ['RAT'],
      face_up: 'N',
      stock: ['P', 'U', 'M', 'O'],
      scores: NAMES.slice(0, count).map(() => 0),
    },
  };
  await openTable(page, position);
  await lift(page, 'Zoé');
  await onTurn(page);
  for (const card of ['O', 'S']) await held(page, card).click({ position: { x: 12, y: 12 } });
  await page.locator('.action-buttons .primary').click();
  await atStage(page, 'open');
}

async function toJudge(page: Page, count: number): Promise<void> {
  await openTable(page, themes({ seats: NAMES.slice(0, count) }));
  await roll(page);
  await announce(page, 0, 'Bzorglub');
  await atStage(page, 'ballot');
}

const judged = [
  ['a sentence', toVoteOf],
  ['a word that may be contested', toContest],
  ['a word that no list has', toJudge],
] as const;

for (const [sides, judges] of [
  [{ zoé: 'near', ugo: 'left', rita: 'right' }, ['left', 'right']],
  [{ zoé: 'near', ugo: 'near', rita: 'far', ana: 'left' }, ['far', 'left', 'near']],
  [{ zoé: 'left', ugo: 'near', rita: 'far', ana: 'right' }, ['far', 'near', 'right']],
  [{ zoé: 'far', ugo: 'left', rita: 'left' }, ['left']],
] as const)
  test.describe(`at ${Object.values(sides).join(', ')}`, () => {
    test.use(at(sides));

    for (const [what, reach] of judged)
      test(`${what} stands upright once towards each side at which somebody judges, and is read aloud once`, async ({
        page,
      }) => {
        await reach(page, Object.keys(sides).length);
        const problems: string[] = [];
        for (const size of TABLETS) {
          await page.setViewportSize(size);
          const name = `${what}, ${size.width} × ${size.height}`;
          expect(await readFrom(page.locator('.ballot-aloud')), name).toEqual(judges);
          problems.push(...(await overlaps(page)).map((one) => `${name}: ${one}`), ...(await fits(page, name)));
          problems.push(...(await cut(page, name)));
          await shoot(page, `${reach.name}-${size.width}`);
        }
        expect(problems).toEqual([]);
        await expect(page.locator('.ballot-leaf:not([aria-hidden])')).toHaveCount(1);
        await expect(page.locator('.ballot-around h2')).toHaveCount(1);
        if (reach === toContest) {
          expect(await readFrom(page.locator('.ballot-anybody .button'))).toEqual(judges);
          await expect(page.getByTestId('public-panel')).toHaveAccessibleName(/OS.+est-ce un mot/);
        }
      });
  });

test.describe('eight people', () => {
  test.use(at({}));

  test('find what they judge towards all four sides, in sight', async ({ page }) => {
    await toVoteOf(page, 8);
    const problems: string[] = [];
    for (const size of TABLETS) {
      await page.setViewportSize(size);
      const name = `${size.width} × ${size.height}`;
      expect(await readFrom(page.locator('.ballot-aloud')), name).toEqual(['far', 'left', 'near', 'right']);
      problems.push(...(await overlaps(page)).map((one) => `${name}: ${one}`), ...(await cut(page, name)));
      await shoot(page, `eight-${size.width}`);
    }
    expect(problems).toEqual([]);
  });
});

test.describe('towards all four sides', () => {
  test.use({
    settings: {
      playOnly: false,
      pace: 'fast',
      turning: 'turn',
      sides: { zoé: 'near', ugo: 'left', rita: 'far', ana: 'right', élie: 'near' },
    },
  });

  for (const { width, height } of TABLETS)
    test(`the stamp falls on no copy of what is judged, at ${width} × ${height}`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await toVoteOf(page, 5);
      expect(await overlaps(page)).toEqual([]);
      await page.evaluate(() => {
        const stamps = new Set<string>();
        Object.assign(window, { stamps });
        const look = (): void => {
          requestAnimationFrame(look);
          const stamp = document.querySelector('.vote-stamp')?.getBoundingClientRect();
          if (!stamp) return;
          stamps.add('fell');
          for (const copy of document.querySelectorAll<HTMLElement>('.ballot-leaf .ballot-aloud')) {
            const { top, bottom, left, right } = copy.getBoundingClientRect();
            if (stamp.top < bottom && stamp.bottom > top && stamp.left < right && stamp.right > left)
              stamps.add(`over ${copy.closest<HTMLElement>('.ballot-leaf')?.dataset['side']}`);
          }
        };
        look();
      });
      for (const seat of [1, 2, 3, 4]) await page.getByTestId(`ballot-${seat}-accept`).click();
      await onTurn(page);
      expect(await page.evaluate(() => [...(window as unknown as { stamps: Set<string> }).stamps])).toEqual(['fell']);
    });
});

test.describe('what is judged', () => {
  test.use(at({ zoé: 'near', ugo: 'left', rita: 'right' }));

  test('lies in the middle of the table, also where nobody sits at one of its sides', async ({ page }) => {
    await toJudge(page, 3);
    const boxes = await page
      .locator('.ballot-paper, .ballot-around')
      .evaluateAll((both) => both.map((one) => one.getBoundingClientRect()).map(({ x, width }) => x + width / 2));
    expect(Math.abs((boxes[0] ?? 0) - (boxes[1] ?? 9))).toBeLessThan(2);
  });
});

test.describe('each at their own edge', () => {
  test.use(at({ zoé: 'near', ugo: 'far', rita: 'right' }));

  test('nobody answers for everybody', async ({ page }) => {
    await toJudge(page, 3);
    await expect(page.getByTestId('ballot-1-accept')).toBeVisible();
    await expect(page.getByTestId('ballot-all-accept')).toHaveCount(0);
    const paper = page.locator('.ballot-paper');
    const [box, all] = [await paper.boundingBox(), await page.locator('.ballot-around').boundingBox()];
    const middle = (one: typeof box): number => (one?.x ?? 0) + (one?.width ?? 0) / 2;
    expect(Math.abs(middle(box) - middle(all))).toBeLessThan(2);
  });
});

test.describe('at one side', () => {
  test.use(at({ zoé: 'near', ugo: 'near', rita: 'near' }));

  test('one tap answers for everybody', async ({ page }) => {
    await toJudge(page, 3);
    await played(page, () => page.getByTestId('ballot-all-accept').click());
    await expect(page.locator('.ballot-around')).toHaveCount(0);
  });
});

/** Where each person of so many sits who has not said otherwise (device/around.ts). */
const usual =
  (count: number) =>
  (nth: number): string =>
    count === 2 ? (nth === 0 ? 'near' : 'far') : (['near', 'left', 'far', 'right'][nth % 4] ?? '');

/** Plates that are out of sight, cut, too small, or lie over each other or over what else is on the table. */
const platesProblems = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const parts = [
      '.seat:not(.own-seat)',
      '.table-middle',
      '.table-tools',
      '.clocks-across',
      '.action-bar',
      '.own-hand',
      '.own-line > :not(.grow, .seats-at)',
    ].flatMap((of) => [...document.querySelectorAll<HTMLElement>(of)].map((part) => ({ of, part })));
    const found = parts
      .map(({ of, part }) => ({ of, box: part.getBoundingClientRect() }))
      .filter(({ box }) => box.width);
    const over = found.flatMap(({ of, box }, nth) =>
      found
        .slice(nth + 1)
        .filter(
          ({ box: { left, right, top, bottom } }) =>
            left < box.right - 1 && right > box.left + 1 && top < box.bottom - 1 && bottom > box.top + 1,
        )
        .map((other) => `${of} over ${other.of}`),
    );
    const cut = found
      .filter(
        ({ box: { left, top, right, bottom } }) => left < 0 || top < 0 || right > innerWidth || bottom > innerHeight,
      )
      .map(({ of }) => `${of} is out of sight`);
    // A name may be shortened, what somebody has may not.
    const short = [...document.querySelectorAll<HTMLElement>('.seats-at .seat')]
      .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1)
      .map(({ textContent }) => `${textContent?.trim()} is cut`);
    return [...over, ...cut, ...short];
  });

/** Hands and scores for so many. */
const dealt = (count: number): Deal => ({
  game: 'syntax',
  seats: NAMES.slice(0, count),
  setup: { dealer: count - 1, scores: NAMES.slice(0, count).map((_, seat) => 10 + seat) },
});

test.describe('plates', () => {
  test.use(at({}));

  for (const [count, deals] of [
    [2, [dealt(2)]],
    [3, [dealt(3), { game: 'spikit', seats: NAMES.slice(0, 3) }, { game: 'plis', seats: NAMES.slice(0, 3) }]],
    [4, [dealt(4), { game: 'padbolix', seats: NAMES.slice(0, 4) }]],
    [6, [dealt(6), { game: 'spikit', seats: NAMES.slice(0, 6) }]],
    [8, [dealt(8)]],
  ] as const)
    test(`of ${count} stand at their own sides, upright for who sits there, and cover nothing`, async ({ page }) => {
      test.slow();
      const problems: string[] = [];
      for (const deal of deals) {
        await openTable(page, deal);
        await lift(page);
        await onTurn(page);
        const own = Number(await page.locator('.own-seats .seat').getAttribute('data-seat'));
        for (const { width, height } of TABLETS.slice(0, 3)) {
          await page.setViewportSize({ width, height });
          await settled(page);
          const name = `${deal.game}, ${width} × ${height}`;
          problems.push(...(await platesProblems(page)).map((one) => `${name}: ${one}`), ...(await fits(page, name)));
          for (let seat = 0; seat < count; seat++) {
            if (seat === own) continue;
            const side = usual(count)(seat);
            const plate = page.getByTestId(`seat-${seat}`);
            expect(await readFrom(plate.locator('.seat-name strong')), `${name}: seat ${seat}`).toEqual([side]);
            const box = await plate.evaluate((found) => found.getBoundingClientRect());
            const far = {
              near: height - box.bottom,
              left: box.left,
              far: box.top,
              right: width - box.right,
            }[side];
            // At its own side; near the hand it stands beside the own one, above the cards.
            if (side !== usual(count)(own)) expect(far, `${name}: seat ${seat}`).toBeLessThan(130);
          }
          await shoot(page, `plates-${count}-${deal.game}-${width}`);
        }
        await page.setViewportSize({ width: 1180, height: 820 });
      }
      expect(problems).toEqual([]);
    });

  test('whose turn it is points to the middle, and its plate has an edge that no other has', async ({ page }) => {
    await openTable(page, { ...dealt(4), seats: ['Zoé', ['Ugo', 'easy'], 'Rita', 'Ana'], setup: { dealer: 3 } });
    await lift(page);
    await onTurn(page);
    const looks = await page
      .locator('.seat')
      .evaluateAll((plates) =>
        plates.map((plate) => [
          plate.getAttribute('aria-current') === 'true',
          getComputedStyle(plate, '::after').content !== 'none',
          getComputedStyle(plate).boxShadow.includes('0px 0px 0px 2px'),
        ]),
      );
    expect(looks.filter(([turn]) => turn)).toEqual([[true, true, true]]);
    expect(looks.filter(([turn]) => !turn)).toEqual(Array(3).fill([false, false, false]));
    // A bot sits nowhere: its plate is upright for whoever is on turn.
    expect(await readFrom(page.getByTestId('seat-1').locator('strong'))).toEqual(['near']);
  });

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 390, height: 844 } });
    test('stand in a row above the middle', async ({ page }) => {
      await openTable(page, dealt(4));
      await lift(page);
      await onTurn(page);
      await expect(page.locator('.seats-at')).toHaveCount(0);
      await expect(page.locator('.table-top .seats .seat')).toHaveCount(3);
    });
  });
});

test.describe('the board', () => {
  test.use(at({ zoé: 'near', ugo: 'right', rita: 'far' }));

  test('has everybody at their buzzer, and no plate besides', async ({ page }) => {
    await openTable(page, themes({ seats: NAMES.slice(0, 3) }));
    await expect(page.getByTestId('buzzer-1')).toBeVisible();
    await expect(page.locator('.seat:visible')).toHaveCount(0);
  });

  test('turns towards whoever rolls, and by hand to the sides at which somebody sits, in their order', async ({
    page,
  }) => {
    await openTable(page, themes({ seats: NAMES.slice(0, 3), setup: { roller: 1 } }));
    const button = page.getByTestId('roll');
    expect(await readFrom(button)).toEqual(['right']);
    const board = page.locator('.turntable');
    for (const quarters of ['0', '2', '3', '0']) {
      await page.getByTestId('turn-board').click();
      await expect(board).toHaveAttribute('data-turned', quarters);
    }
    // As somebody has turned it, it stays.
    await roll(page);
    await expect(board).toHaveAttribute('data-turned', '0');
  });

  test('what is asked stands upright towards each side at which somebody sits, and towards no other', async ({
    page,
  }) => {
    await openTable(page, themes({ seats: NAMES.slice(0, 3) }));
    await roll(page);
    const board = page.locator('.turntable');
    const plates = page.locator('.themes-asked:visible .themes-theme');
    const problems: string[] = [];
    for (const quarters of ['0', '2', '3']) {
      await expect(board).toHaveAttribute('data-turned', quarters);
      // On smaller ones all buzzers stand at two sides.
      for (const size of TABLETS.filter(({ width }) => width >= 768)) {
        await page.setViewportSize(size);
        const name = `${quarters} at ${size.width} × ${size.height}`;
        expect(await readFrom(plates), name).toEqual(['far', 'near', 'right']);
        problems.push(
          ...(await page.locator('.themes-beside .themes-asked').evaluateAll((asked, where) => {
            const dice = [...document.querySelectorAll('.themes-dice .die, .buzzer')].map((die) =>
              die.getBoundingClientRect(),
            );
            return asked
              .map((one) => one.getBoundingClientRect())
              .filter(({ left, right, top, bottom }) =>
                dice.some(
                  (die) => die.left < right - 1 && die.right > left + 1 && die.top < bottom - 1 && die.bottom > top + 1,
                ),
              )
              .map(() => `${where}: a plate over a die or a buzzer`);
          }, name)),
        );
      }
      await shoot(page, `plates-${quarters}`);
      await page.getByTestId('turn-board').click();
    }
    expect(problems).toEqual([]);
  });

  for (const { width, height } of TABLETS.filter((size) => size.width >= 768))
    test(`the letter stands whole on each plank, with its sign, at ${width} × ${height}`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      for (const colour of ['green', 'black'] as const) {
        await openTable(page, themes({ setup: { rolls: [thrown(colour)] } }));
        await roll(page);
        const letters = page.locator('.themes-initial:visible');
        await expect(letters).toHaveCount(4);
        const problems = await letters.evaluateAll((all) =>
          all.flatMap((tile) => {
            const { side = 'board' } = tile.closest<HTMLElement>('.themes-beside')?.dataset ?? {};
            const plate = tile.closest('.themes-asked')?.getBoundingClientRect() ?? new DOMRect();
            const { left, top, right, bottom } = tile.getBoundingClientRect();
            const out = (part: DOMRect, from: { left: number; top: number; right: number; bottom: number }): boolean =>
              part.left < from.left - 0.5 ||
              part.top < from.top - 0.5 ||
              part.right > from.right + 0.5 ||
              part.bottom > from.bottom + 0.5;
            const letter = document.createRange();
            letter.selectNodeContents(tile.querySelector('.themes-letter, .themes-letters') as Node);
            const box = letter.getBoundingClientRect();
            // Along the line that it is read in.
            const upright = side === 'left' || side === 'right';
            const ends = upright
              ? Math.min(box.top - top, bottom - box.bottom)
              : Math.min(box.left - left, right - box.right);
            const parts = [box, tile.querySelector('svg')?.getBoundingClientRect()];
            return [
              ...(parts.some((part) => !part || out(part, { left, top, right, bottom }))
                ? [`${side}: beyond its tile`]
                : []),
              ...(out(tile.getBoundingClientRect(), plate) ? [`${side}: the tile is beyond its plank`] : []),
              ...(tile.scrollWidth > tile.clientWidth
                ? [`${side}: ${tile.scrollWidth} of ${tile.clientWidth} px`]
                : []),
              ...(ends < 5 ? [`${side}: ${ends} px from the letter to the end of its tile`] : []),
            ];
          }),
        );
        expect(problems, colour).toEqual([]);
      }
    });

  test('whoever types at a side has large dice before their keys, and what is judged has them too', async ({
    page,
  }) => {
    await openTable(page, themes({ seats: NAMES.slice(0, 3) }));
    await roll(page);
    await buzz(page, 1);
    await page.getByTestId('own-keys').click();
    await expect(page.getByTestId('keys')).toBeVisible();
    const widths = (): Promise<number[]> =>
      page
        .locator('.themes-dice .die-of-letter')
        .evaluateAll((dice) => dice.map((one) => one.getBoundingClientRect().width));
    for (const [size, least] of [
      [{ width: 820, height: 1180 }, 80],
      [{ width: 1180, height: 820 }, 60],
      [{ width: 1024, height: 700 }, 60],
    ] as const) {
      await page.setViewportSize(size);
      expect(Math.min(...(await widths())), `${size.width} × ${size.height}`).toBeGreaterThan(least);
    }
    // What is said of the word, and the time that is left, face whoever types.
    await line(page).fill('xqzt');
    await expect(page.locator('.word-feedback.bad')).toBeVisible();
    await line(page).press('Enter');
    const refusal = page.locator('.action-bar .refusal');
    await expect(refusal).toHaveCount(1);
    await expect(refusal).toBeHidden();
    // Somebody else's touch is answered where it was.
    await page.setViewportSize({ width: 1180, height: 820 });
    await page.getByTestId('buzzer-2').click({ force: true });
    await expect(refusal).toBeVisible();
    await line(page).fill('Bzorglub');
    await played(page, () => line(page).press('Enter'));
    await atStage(page, 'ballot');
    const judged = page.locator('.ballot-around .vote-dice .die');
    await expect(judged).toHaveCount(7);
    await expect(page.locator('.ballot-around .vote-dice .counted')).toHaveText(['B', 'O', 'R']);
    expect(await cut(page, 'judged')).toEqual([]);
  });

  test('whoever rolls next has it before them', async ({ page }) => {
    await openTable(page, themes({ seats: NAMES.slice(0, 3) }));
    await roll(page);
    await expect(page.locator('.turntable')).toHaveAttribute('data-turned', '0');
    await announce(page, 0, 'Bono');
    await announce(page, 1, 'Brejnev');
    await atStage(page, 'summary');
    // No sheet lies on the table: the menu answers, and looks like it.
    await expect(page.locator('.table-tools')).toHaveCSS('opacity', '1');
    await page.getByTestId('menu').click();
    await page.getByTestId('close').click();
    await page.getByTestId('go-on').click();
    await expect(page.getByTestId('roll')).toBeVisible();
    expect(await readFrom(page.getByTestId('roll'))).toEqual(['right']);
    await shoot(page, 'second-round');
  });

  for (const { width, height } of TABLETS.slice(0, 3))
    test(`words of a round are seen in whole rows, and a refusal covers nothing, at ${width} × ${height}`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height });
      await openTable(page, themes({ seats: NAMES.slice(0, 3), setup: { tokens: [5, 5, 5] } }));
      await roll(page);
      const whole = (): Promise<string[]> =>
        page.getByTestId('words').evaluate((list) => {
          // As it lies on the board, which may be turned.
          const rows = [...list.children].filter((row): row is HTMLElement => (row as HTMLElement).offsetHeight > 0);
          const first = rows[0]?.offsetTop ?? 0;
          const cutting = rows.filter(({ offsetTop: top, offsetHeight: height }) => {
            const from = top - first;
            return from < list.clientHeight - 1 && from + height > list.clientHeight + 1;
          });
          return [...(list.clientHeight < 24 ? ['nothing'] : []), ...cutting.map((row) => row.textContent ?? '')];
        });
      await announce(page, 2, 'Bzorglub');
      await atStage(page, 'ballot');
      for (const seat of [0, 1]) await page.getByTestId(`ballot-${seat}-refuse`).click();
      const refusal = page.getByTestId('refusal');
      await expect(refusal).toBeVisible();
      expect(await whole()).toEqual([]);
      const over = await refusal.evaluate((notice) => {
        const { left, right, top, bottom } = notice.getBoundingClientRect();
        return [...document.querySelectorAll('.clocks-across, .table-tools > *, .buzzer, .themes-dice')]
          .filter((part) => {
            const box = part.getBoundingClientRect();
            return left < box.right && right > box.left && top < box.bottom && bottom > box.top;
          })
          .map(({ className }) => className);
      });
      expect(over).toEqual([]);
      await shoot(page, `refused-${width}`);
      await announce(page, 0, 'Bono');
      await announce(page, 1, 'Brejnev');
      await atStage(page, 'summary');
      await page.getByTestId('go-on').click();
      await expect(page.getByTestId('roll')).toBeVisible();
      expect(await whole()).toEqual([]);
      await shoot(page, `words-${width}`);
    });
});

test.describe('tokens', () => {
  test.use({
    hasTouch: true,
    settings: { pace: 'normal', turning: 'turn', sides: { zoé: 'near', ugo: 'right', rita: 'far' } },
  });

  for (const [seat, side] of [
    [0, 'near'],
    [1, 'right'],
    [2, 'far'],
  ] as const)
    test(`set out from the dice, and go to whoever typed at the ${side} side`, async ({ page }) => {
      await openTable(page, themes({ seats: NAMES.slice(0, 3) }));
      await roll(page);
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      await page.evaluate(() => {
        const way: { x: number; y: number; away: number }[] = [];
        Object.assign(window, { way });
        const middle = (one: Element): [number, number] => {
          const { left, top, width, height } = one.getBoundingClientRect();
          return [left + width / 2, top + height / 2];
        };
        const look = (): void => {
          const flying = [...document.querySelectorAll<HTMLElement>('.flying')];
          if (!flying.some((one) => one.getAnimations().length > 0)) return void requestAnimationFrame(look);
          const ways = flying.flatMap((one) => one.getAnimations());
          for (const one of ways) one.currentTime = 0;
          const from = flying.map((one) => {
            const die = document.querySelector(`.themes-dice [data-die="${one.dataset['from']}"] .die`);
            const [[x, y], [dx, dy]] = [middle(one), middle(die ?? document.body)];
            return Math.hypot(x - dx, y - dy);
          });
          for (const one of ways) one.currentTime = Number(one.effect?.getComputedTiming().endTime) - 1;
          for (const [nth, one] of flying.entries()) {
            const [x, y] = middle(one);
            way.push({ x: x / innerWidth, y: y / innerHeight, away: from[nth] ?? 99 });
          }
        };
        requestAnimationFrame(look);
      });
      await buzz(page, seat);
      await expect(page.locator('.key').first()).toBeVisible();
      await line(page).fill('Brejnev');
      await played(page, () => line(page).press('Enter'));
      const way = await page.evaluate(
        () => (window as unknown as { way: { x: number; y: number; away: number }[] }).way,
      );
      expect(way.length).toBe(3);
      for (const { x, y, away } of way) {
        expect(away).toBeLessThan(4);
        const [dx, dy] = [x - 0.5, y - 0.5];
        const towards = Math.abs(dx) > Math.abs(dy) ? (dx < 0 ? 'left' : 'right') : dy < 0 ? 'far' : 'near';
        expect(towards).toBe(side);
      }
    });
});

test.describe('the board', () => {
  test.use({ hasTouch: true, settings: { turning: 'turn', sides: { zoé: 'near', ugo: 'right', rita: 'left' } } });

  /** What is drawn in each frame from now on: which way the board lies, how far it is seen, and how far it reaches beyond its place. */
  const watch = (page: Page): Promise<void> =>
    page.evaluate(() => {
      const frames: Frame[] = [];
      Object.assign(window, { frames });
      const look = (): void => {
        requestAnimationFrame(look);
        const board = document.querySelector<HTMLElement>('.themes-board');
        const tray = document.querySelector('.turntable')?.getBoundingClientRect();
        if (!board || !tray) return;
        const { left, top, right, bottom, width, height } = board.getBoundingClientRect();
        const { opacity, rotate } = getComputedStyle(board);
        const beyond = Math.max(tray.left - left, tray.top - top, right - tray.right, bottom - tray.bottom);
        const lies = `${board.offsetWidth} × ${board.offsetHeight}${board.querySelector('.themes-form') ? ', typing' : ''}`;
        const angle = Number.parseFloat(rotate) || 0;
        frames.push({ lies, seen: Number(opacity), beyond, angle, width, height });
      };
      look();
    });
  interface Frame {
    lies: string;
    seen: number;
    beyond: number;
    angle: number;
    width: number;
    height: number;
  }
  const taken = (page: Page): Promise<Frame[]> =>
    page.evaluate(() => (window as unknown as { frames: Frame[] }).frames.splice(0));
  /** The board changes only while it is not seen, lies in its place in every frame, and ends as large as its place. */
  const whole = (frames: readonly Frame[]): string[] =>
    frames.flatMap(({ lies, seen, beyond, angle, width }, at) => {
      const before = frames[at - 1];
      const changed = before && before.lies !== lies && before.seen > 0.25 && seen > 0.25;
      const leapt = before && before.lies === lies && Math.abs(before.angle - angle) > 75;
      return [
        ...(beyond > 1
          ? [`${at}: ${Math.round(beyond)} px beyond its place at ${angle}°, ${Math.round(width)} wide`]
          : []),
        ...(changed ? [`${at}: ${before.lies} became ${lies} in sight`] : []),
        ...(leapt ? [`${at}: from ${before.angle}° to ${angle}°`] : []),
      ];
    });

  test('turns towards whoever buzzes and back, whole in every frame, and does not jump', async ({ page }) => {
    await openTable(page, themes({ seats: NAMES.slice(0, 3) }));
    await roll(page);
    const board = page.locator('.themes-board');
    const turning = (): Promise<number> => board.evaluate((one) => one.getAnimations().length);
    await watch(page);
    await buzz(page, 1);
    await expect(board).toHaveCSS('rotate', '-90deg');
    await expect(line(page)).toBeFocused();
    await page.getByTestId('withdraw').click();
    await expect(board).toHaveCSS('rotate', '0deg');
    // With reduced motion it is there at once.
    expect([...new Set((await taken(page)).map(({ angle, seen }) => `${angle} ${seen}`))]).toEqual(['0 1', '-90 1']);
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    for (const [seat, angle] of [
      [2, '90deg'],
      [1, '-90deg'],
    ] as const) {
      await buzz(page, seat);
      await expect(board).toHaveCSS('rotate', angle);
      await expect.poll(turning).toBe(0);
      await expect(line(page)).toBeFocused();
      await page.getByTestId('withdraw').click();
      await expect(board).toHaveCSS('rotate', '0deg');
      await expect.poll(turning).toBe(0);
      const frames = await taken(page);
      expect(whole(frames)).toEqual([]);
      // It is seen to turn: this way and back.
      expect(frames.filter(({ angle: at }) => at % 90 !== 0).length).toBeGreaterThan(3);
    }
  });
});

test.describe('keys', () => {
  test.use({ hasTouch: true, settings: { turning: 'turn', sides: { zoé: 'near', ugo: 'right', rita: 'far' } } });

  test('stand whole, with what they throw', async ({ page }) => {
    await openTable(page, themes({ seats: NAMES.slice(0, 3) }));
    await roll(page);
    for (const seat of [0, 1, 2]) {
      await buzz(page, seat);
      const key = page.locator('.key').last();
      await expect(key).toBeVisible();
      const left = await key.evaluate((last) => {
        const board = last.closest('.themes-board') as HTMLElement;
        let bottom = (last as HTMLElement).offsetHeight;
        for (let up = last as HTMLElement | null; up && up !== board; up = up.offsetParent as HTMLElement | null)
          bottom += up.offsetTop;
        return board.clientHeight - bottom;
      });
      expect(left).toBeGreaterThanOrEqual(2);
      await page.getByTestId('withdraw').click();
    }
  });
});

test.describe('the menu', () => {
  for (const hand of ['left', 'right'] as const)
    for (const side of ['near', 'left', 'far', 'right'] as const)
      test.describe(`${hand} hand, from ${side}`, () => {
        const other = side === 'near' ? 'far' : 'near';
        test.use({ settings: { handed: hand, turning: 'turn', sides: { zoé: side, ugo: other } } });

        test('opens over the button that opened it', async ({ page }) => {
          await openTable(page, { game: 'plis', seats: ['Zoé', 'Ugo', 'Rita'], options: { first_seat: 0 } });
          await lift(page, 'Zoé');
          await onTurn(page);
          const button = await page.getByTestId('menu').boundingBox();
          await page.getByTestId('menu').click();
          const sheet = await page.locator('dialog.modal.sheet').boundingBox();
          if (!button || !sheet) throw new Error('nothing is there');
          const [x, y] = [button.x + button.width / 2, button.y + button.height / 2];
          expect(x > sheet.x && x < sheet.x + sheet.width).toBe(true);
          expect(y > sheet.y && y < sheet.y + sheet.height).toBe(true);
        });
      });
});

for (const [ugo, offered] of [
  ['far', 1],
  ['left', 0],
] as const)
  test.describe(`Ugo sits ${ugo}`, () => {
    test.use(at({ zoé: 'near', ugo }));

    test(`a sentence is ${offered ? '' : 'not '}turned towards the side across`, async ({ page }) => {
      await openTable(
        page,
        spikit([...SENTENCE, ...REST], {
          seats: ['Zoé', 'Ugo'],
          setup: { table: [['grey.fr.1', 'grey.fr.2', 'grey.fr.3']] },
        }),
      );
      await lift(page, 'Zoé');
      await onTurn(page);
      await expect(page.getByTestId('sentence-0')).toBeVisible();
      await expect(page.getByTestId('turn-round-0')).toHaveCount(offered);
    });
  });

for (const side of ['left', 'far'] as const)
  test.describe(`a joker’s words, typed from the side ${side}`, () => {
    test.use({
      hasTouch: true,
      settings: { playOnly: false, turning: 'turn', sides: { zoé: side, ugo: 'near', rita: 'right' } },
    });

    test('have keys of our own, upright for whoever types', async ({ page }) => {
      await openTable(page, spikit(['joker.1', ...SENTENCE, ...REST]));
      await played(page, () => lift(page, 'Zoé'));
      await played(page, () => page.getByTestId('action-draw').tap());
      await held(page, 'joker.1').tap();
      const keys = page.getByTestId('keys');
      await expect(keys).toBeVisible();
      for (const size of TABLETS.filter(({ width }) => width >= 768)) {
        await page.setViewportSize(size);
        expect(await fits(page, `joker at ${size.width} × ${size.height}`, 'keys', 'word-line', 'hand-card')).toEqual(
          [],
        );
        await shoot(page, `joker-${side}-${size.width}`);
      }
      expect(await readFrom(page.locator('.joker-language span'))).toEqual([side, side]);
      for (const sign of ['a', 'v', 'e', 'c', 'c']) await keys.locator(`[data-key="${sign}"]`).tap();
      await keys.locator('[data-key="erase"]').tap();
      await expect(line(page)).toHaveValue('avec');
      await expect(page.locator('.joker-word')).toHaveAttribute('data-known', 'true');
    });
  });

test.describe('a trick of Plis', () => {
  test.use({ settings: { playOnly: false, turning: 'turn', sides: { zoé: 'near', ugo: 'left', rita: 'far' } } });

  test('lies before those who have played it, whoever the table faces', async ({ page }) => {
    await openTable(page, { game: 'plis', seats: ['Zoé', 'Ugo', 'Rita'], setup: { leader: 0 } });
    for (const [seat, name] of ['Zoé', 'Ugo', 'Rita'].entries()) {
      await (seat === 0 ? lift : pass)(page, name);
      await onTurn(page);
      // A low one has no height for a ring: they lie in a row.
      for (const size of TABLETS.filter(({ height, width }) => Math.min(height, width) > 768)) {
        await page.setViewportSize(size);
        // In the window, whichever way the table is turned.
        const places = await page.locator('.ring .place').evaluateAll((all) => {
          const ring = document.querySelector('.ring')?.getBoundingClientRect() ?? new DOMRect();
          const [x, y] = [ring.left + ring.width / 2, ring.top + ring.height / 2];
          return Object.fromEntries(
            all.map((one) => {
              const box = (one.querySelector('.card-place, .card') ?? one).getBoundingClientRect();
              const [dx, dy] = [box.left + box.width / 2 - x, box.top + box.height / 2 - y];
              const side = Math.abs(dx) > Math.abs(dy) ? (dx > 0 ? 'right' : 'left') : dy > 0 ? 'near' : 'far';
              return [(one as HTMLElement).dataset['testid'], side];
            }),
          );
        });
        const what = `${name} at ${size.width} × ${size.height}`;
        expect(places, what).toEqual({ 'played-0': 'near', 'played-1': 'left', 'played-2': 'far' });
        await shoot(page, `trick-${seat}-${size.width}`);
      }
      await page.getByTestId('hand-card').first().click();
      await played(page, () => page.getByTestId('action-play').click());
    }
  });
});
