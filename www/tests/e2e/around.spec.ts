// Around one tablet: the curtain and the table turn towards who acts, where people have said so; on a phone nothing does.
import type { Locator, Page } from '@playwright/test';
import {
  atStage,
  expect,
  goTo,
  held,
  lift,
  onTurn,
  openTable,
  SETTINGS,
  type Deal,
  atOneTable as test,
} from './helpers.ts';
import { violations } from '../axe.ts';
import { shoot } from './inspect.ts';

const three: Deal = {
  game: 'plis',
  seats: ['Anna', 'Bruno', 'Chloé'],
  options: { first_seat: 1 },
};
const two: Deal = {
  game: 'syntax',
  seats: ['Anna', 'Bruno'],
  setup: {
    dealer: 0,
    hands: [
      ['W', 'X', 'D', 'K', 'Y', 'J'],
      ['V', 'G', 'F', 'B', 'H', 'Q'],
    ],
    table: ['RAT'],
    face_up: 'N',
    stock: ['P', 'U', 'M', 'O'],
    scores: [0, 0],
  },
};

/** Where the top of something that is drawn points to, by how its box is turned. */
const turned = (of: Locator): Promise<string> => of.evaluate((element) => getComputedStyle(element).rotate);

/** Three people end a match: a last card each is played for them. */
async function toTheEnd(page: Page): Promise<void> {
  await openTable(page, { ...three, options: {}, setup: { round: 5, hands: [['bM'], ['bH'], ['bA']], leader: 0 } });
  for (const name of ['Anna', 'Bruno', 'Chloé']) {
    await lift(page, name);
    if (name === 'Chloé') break;
    await atStage(page, 'handing');
    await page.getByTestId('hand-over').click();
  }
  await atStage(page, 'over');
}

test.use({ viewport: { width: 1180, height: 820 } });

test.describe('a tablet that was never asked', () => {
  test.use({ hasTouch: true, viewport: { width: 820, height: 1180 } });

  test('proposes to turn towards who plays, and keeps what is chosen instead', async ({ page }) => {
    await page.evaluate((key) => localStorage.setItem(key, '{"language":"fr"}'), SETTINGS);
    await page.reload();
    await page.goto('#/new/syntax');
    await page.getByTestId('seat-kind-1').selectOption('human');
    const choice = page.getByTestId('sides').getByTestId('turning');
    await expect(choice.getByRole('radio', { name: 'Vers le joueur' })).toBeChecked();
    await expect(page.locator('mots-sides')).toBeVisible();
    await choice.getByRole('radio', { name: 'Fixe' }).check();
    await page.reload();
    await page.getByTestId('seat-kind-1').selectOption('human');
    await expect(choice.getByRole('radio', { name: 'Fixe' })).toBeChecked();
  });
});

test.describe('turning', () => {
  test.use({ settings: { turning: 'turn', sides: { bruno: 'left', chloé: 'right', anna: 'far', denis: 'near' } } });

  test('the curtain looks at the side where who is next sits, and all of it is in sight', async ({ page }) => {
    await openTable(page, three);
    await atStage(page, 'covered');
    const body = page.locator('.curtain-body');
    expect(await turned(body)).toBe('90deg');
    await expect(page.getByTestId('curtain')).toContainText('C’est à');
    await expect(page.getByTestId('curtain-lift')).toBeInViewport({ ratio: 1 });
    await expect(page.locator('.curtain-emblem')).toBeInViewport({ ratio: 1 });
    await shoot(page, 'left');
    await lift(page, 'Bruno');
    await onTurn(page);
    expect(await turned(page.locator('mots-table'))).toBe('90deg');
  });

  test('the table and its dialogs turn around for who sits opposite, and cards are dragged as they lie', async ({
    page,
  }) => {
    await openTable(page, { ...two, setup: { ...two.setup, dealer: 1 } });
    await atStage(page, 'covered');
    await shoot(page, 'far-curtain');
    await lift(page, 'Anna');
    await onTurn(page);
    expect(await turned(page.locator('mots-table'))).toBe('180deg');
    // The hand lies at the far edge of the screen, which is hers.
    const box = await held(page, 'W').boundingBox();
    expect(box?.y).toBeLessThan(300);
    // What is dragged follows the finger.
    const from = { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 };
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(from.x + 40, from.y + 160, { steps: 4 });
    const drawn = await page.locator('.dragged').boundingBox();
    expect(Math.abs((drawn?.y ?? 0) - (box?.y ?? 0) - 160)).toBeLessThan(60);
    await shoot(page, 'far-drag');
    await page.keyboard.press('Escape');
    await page.mouse.up();
    await expect(held(page, 'W')).toHaveAttribute('aria-pressed', 'false');
    await page.getByTestId('menu').click();
    expect(await turned(page.locator('dialog.modal'))).toBe('180deg');
    await shoot(page, 'far-menu');
    // It stays, once somebody says so.
    await page.getByTestId('turning').getByRole('radio', { name: 'Fixe' }).focus();
    await page.keyboard.press('Space');
    await expect.poll(() => turned(page.locator('mots-table'))).toBe('none');
  });

  test('a match turns as its people chose, whatever other matches and other tabs do', async ({ page }) => {
    const bearing = (): Promise<string> => turned(page.locator('mots-table'));
    const first = await openTable(page, two);
    await lift(page, 'Bruno');
    await onTurn(page);
    await page.getByTestId('menu').click();
    await page.getByTestId('turning').getByRole('radio', { name: 'Fixe' }).check();
    await page.keyboard.press('Escape');
    await expect.poll(bearing).toBe('none');
    // The device as such was not asked: the next match turns.
    await openTable(page, two);
    await lift(page, 'Bruno');
    await onTurn(page);
    expect(await bearing()).not.toBe('none');
    await goTo(page, first);
    await lift(page, 'Bruno');
    await onTurn(page);
    expect(await bearing()).toBe('none');
    // Another tab chooses for matches to come.
    await page.evaluate((key) => {
      const { turning: _, ...rest } = JSON.parse(localStorage.getItem(key) ?? '{}') as Record<string, unknown>;
      localStorage.setItem(key, JSON.stringify({ ...rest, turning: 'facing' }));
      dispatchEvent(new StorageEvent('storage', { key }));
    }, SETTINGS);
    await page.getByTestId('menu').click();
    await expect(page.getByTestId('turning').getByRole('radio', { name: 'Fixe' })).toBeChecked();
    await page.keyboard.press('Escape');
    expect(await bearing()).toBe('none');
    await page.goto('#/new/plis');
    for (const seat of [1, 2]) await page.getByTestId(`seat-kind-${seat}`).selectOption('human');
    await expect(page.getByTestId('turning').getByRole('radio', { name: 'Face à face' })).toBeChecked();
  });

  test('who sits elsewhere than was said at set-up says so during the match', async ({ page }) => {
    await openTable(page, { ...two, setup: { ...two.setup, dealer: 1 } });
    await lift(page, 'Anna');
    await onTurn(page);
    expect(await turned(page.locator('mots-table'))).toBe('180deg');
    await page.getByTestId('menu').click();
    await page.getByTestId('menu-seats').click();
    // The drawing is that of whoever reads it: she sits below, though it is the far side of the device.
    const sitter = page.getByTestId('places').getByTestId('sitter-0');
    await expect(sitter).toHaveAccessibleName('Anna : En bas');
    await sitter.focus();
    await page.keyboard.press('Enter');
    await page.getByTestId('sit-left').focus();
    await page.keyboard.press('Enter');
    await expect(sitter).toHaveAccessibleName('Anna : À gauche');
    await expect(sitter).toBeFocused();
    await shoot(page, 'places');
    // What she reads does not turn away from her; the table does, afterwards.
    expect(await turned(page.locator('mots-table'))).toBe('180deg');
    await page.keyboard.press('Escape');
    await expect(page.getByTestId('places')).toHaveCount(0);
    await expect.poll(() => turned(page.locator('mots-table'))).toBe('-90deg');
  });

  test('for who sits at a long side the table turns by a quarter, and cards are dragged as they lie', async ({
    page,
  }) => {
    await openTable(page, { ...two, seats: ['Bruno', 'Anna'], setup: { ...two.setup, dealer: 1 } });
    await atStage(page, 'covered');
    await lift(page, 'Bruno');
    await onTurn(page);
    expect(await turned(page.locator('mots-table'))).toBe('90deg');
    // The hand lies at the left edge of the screen, which is his, and is as wide as the screen is high.
    const places = await page
      .getByTestId('hand-card')
      .evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect()));
    for (const { right } of places) expect(right).toBeLessThan(260);
    expect(Math.max(...places.map(({ bottom }) => bottom)) - Math.min(...places.map(({ top }) => top))).toBeGreaterThan(
      400,
    );
    const middleOf = async (of: Locator): Promise<[number, number]> => {
      const box = await of.boundingBox();
      if (!box) throw new Error('nothing is there');
      return [box.x + box.width / 2, box.y + box.height / 2];
    };
    const drag = async (from: readonly [number, number], to: readonly [number, number]): Promise<void> => {
      await page.mouse.move(...from);
      await page.mouse.down();
      await page.mouse.move((from[0] + to[0]) / 2, (from[1] + to[1]) / 2, { steps: 4 });
      await page.mouse.move(...to, { steps: 4 });
    };
    // What is dragged follows the finger.
    const from = await middleOf(held(page, 'W'));
    await drag(from, [from[0] + 150, from[1] + 40]);
    const under = await middleOf(page.locator('.dragged'));
    expect(Math.hypot(under[0] - from[0] - 150, under[1] - from[1] - 40)).toBeLessThan(30);
    await page.keyboard.press('Escape');
    await page.mouse.up();
    await expect(held(page, 'W')).toHaveAttribute('aria-pressed', 'false');
    // RAT becomes RATX for who lets a card go at its end, which is lower on the screen.
    const word = page.getByTestId('word-0');
    const box = await word.evaluate((found) =>
      [...found.querySelectorAll('[data-position]')].at(-1)?.getBoundingClientRect(),
    );
    if (!box) throw new Error('no word');
    await drag(await middleOf(held(page, 'X')), [box.x + box.width / 2, box.y + box.height - 3]);
    await page.mouse.up();
    await expect(page.getByTestId('stick')).toHaveAttribute('data-word', 'RATX');
    await shoot(page, 'quarter');
    // First the card, then the word.
    for (const _ of ['card', 'word']) await page.getByTestId('action-release').click();
    await page.getByTestId('menu').click();
    const sheet = page.locator('dialog.modal');
    expect(await turned(sheet)).toBe('90deg');
    for (const part of ['close', 'menu-rules']) await expect(sheet.getByTestId(part)).toBeInViewport({ ratio: 1 });
    await shoot(page, 'quarter-menu');
  });

  test.describe('with a pace', () => {
    test.use({
      settings: { pace: 'slow', turning: 'turn', sides: { bruno: 'left', anna: 'far' } },
    });
    test('a menu that is read while the curtain falls for somebody else stays where it is', async ({ page }) => {
      await openTable(page, { ...two, seats: ['Bruno', 'Anna'], setup: { ...two.setup, dealer: 1 } });
      await lift(page, 'Bruno');
      await onTurn(page);
      await held(page, 'W').click();
      await page.getByTestId('action-exchange-stock').click();
      await atStage(page, 'handing');
      await page.getByTestId('menu').click();
      const sheet = page.locator('dialog.modal');
      await atStage(page, 'covered');
      expect(await turned(sheet)).toBe('90deg');
      await sheet.getByTestId('close').click();
      await expect.poll(() => turned(page.locator('.curtain-body'))).toBe('180deg');
    });
  });

  test.describe('on a narrow tablet', () => {
    test.use({ viewport: { width: 600, height: 960 } });
    test('the rules, wider than the window, are read from a long side as a whole', async ({ page }) => {
      await openTable(page, { ...two, seats: ['Bruno', 'Anna'], setup: { ...two.setup, dealer: 1 } });
      await lift(page, 'Bruno');
      await onTurn(page);
      await page.getByTestId('menu').click();
      await page.getByTestId('menu-rules').click();
      const rules = page.locator('dialog.modal.wide');
      expect(await turned(rules)).toBe('90deg');
      await expect(rules).toBeInViewport({ ratio: 1 });
      await expect(rules.getByTestId('close')).toBeInViewport({ ratio: 1 });
      await shoot(page, 'quarter-rules');
    });
  });

  for (const viewport of [
    { width: 820, height: 1180 },
    { width: 1180, height: 820 },
  ])
    test(`what is asked along a side and across lies on its paper as a whole, at ${viewport.width} × ${viewport.height}`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport);
      // Chloé sits across from Bruno, and Anna at a side.
      await openTable(page, {
        ...two,
        seats: ['Bruno', 'Anna', 'Chloé'],
        setup: {
          ...two.setup,
          dealer: 2,
          hands: [
            ['O', 'S', 'T', 'E'],
            ['V', 'G'],
            ['F', 'B'],
          ],
          scores: [0, 0, 0],
        },
      });
      await lift(page, 'Bruno');
      await onTurn(page);
      for (const card of ['O', 'S']) await held(page, card).click({ position: { x: 12, y: 12 } });
      await page.locator('.action-buttons .primary').click();
      await atStage(page, 'open');
      const out = await page.locator('.ballot-leaf :is(h2, p, button)').evaluateAll((parts) =>
        parts.flatMap((part) => {
          const paper = part.closest('.ballot-paper')?.getBoundingClientRect();
          const box = part.getBoundingClientRect();
          const inside =
            paper &&
            box.left >= paper.left - 1 &&
            box.right <= paper.right + 1 &&
            box.top >= paper.top - 1 &&
            box.bottom <= paper.bottom + 1;
          return inside ? [] : [part.textContent.trim()];
        }),
      );
      expect(out).toEqual([]);
    });

  test('a word is contested at everybody’s own edge, and read from two sides', async ({ page }) => {
    const four: Deal = {
      ...two,
      seats: ['Anna', 'Bruno', 'Chloé', 'Denis'],
      setup: {
        ...two.setup,
        dealer: 3,
        hands: [
          ['O', 'S', 'T', 'E'],
          ['V', 'G'],
          ['F', 'B'],
          ['H', 'Q'],
        ],
        scores: [0, 0, 0, 0],
      },
    };
    await openTable(page, four);
    await lift(page, 'Anna');
    await onTurn(page);
    for (const card of ['O', 'S']) await held(page, card).click({ position: { x: 12, y: 12 } });
    await page.locator('.action-buttons .primary').click();
    await atStage(page, 'open');
    // She sits at the far side: the table is turned around, and Bruno's left is the table's right.
    const across = page.getByTestId('panel-across');
    await expect(across).toHaveText(/OS.+est-ce un mot[\s\S]+Anna dépose OS/);
    expect(await turned(across)).toBe('180deg');
    await expect(across).toHaveAttribute('aria-hidden', 'true');
    await expect(page.getByTestId('public-panel')).toHaveAccessibleName(/OS.+est-ce un mot/);
    const edges = [
      ['panel-slip-1', (box: DOMRect) => box.x < 40],
      ['panel-slip-2', (box: DOMRect) => box.x + box.width > 1140],
      ['panel-slip-3', (box: DOMRect) => box.y > 500],
    ] as const;
    for (const [slip, lies] of edges) {
      const box = await page.getByTestId(slip).evaluate((found) => found.getBoundingClientRect());
      expect(lies(box), slip).toBe(true);
    }
    await expect(page.getByTestId('panel-slip-0')).toHaveCount(0);
    await shoot(page, 'contested');
    // What comes of it is seen on the table, over which nothing lies any more.
    await page.evaluate(() => {
      const seen: boolean[] = [];
      Object.assign(window, { seen });
      new MutationObserver(() => {
        if (document.querySelector('[data-testid="verdict"]'))
          seen.push(document.querySelector('[data-testid="public-panel"]') === null);
      }).observe(document.body, { subtree: true, childList: true });
    });
    await page.getByTestId('panel-slip-2').getByRole('button', { name: 'Contester' }).click();
    await expect(page.getByTestId('public-panel')).toHaveCount(0);
    // Wrongly: ten points for Chloé.
    await atStage(page, 'covered');
    expect([...new Set(await page.evaluate(() => (window as unknown as { seen: boolean[] }).seen))]).toEqual([true]);
    await expect(page.getByTestId('score-2')).toContainText('10');
  });

  test('how it ended is turned to each side at which somebody sits, and back', async ({ page }) => {
    await toTheEnd(page);
    const dialog = page.locator('dialog.modal');
    expect(await turned(dialog)).toBe('none');
    const around = page.getByTestId('turn-around');
    for (const side of ['90deg', '180deg', '-90deg', 'none']) {
      await around.click();
      await expect.poll(() => turned(dialog)).toBe(side);
      await expect(around).toBeInViewport({ ratio: 1 });
    }
  });

  for (const [sides, ways] of [
    [{ anna: 'near', bruno: 'left', chloé: 'near' }, ['90deg', 'none', '90deg']],
    [{ anna: 'near', bruno: 'near', chloé: 'near' }, ['180deg', 'none', '180deg']],
  ] as const)
    test.describe(`at ${Object.values(sides).join(', ')}`, () => {
      test.use({ settings: { turning: 'turn', sides } });
      test('how it ended is turned to no side at which nobody sits, but where all sit at one, to the other', async ({
        page,
      }) => {
        await toTheEnd(page);
        for (const side of ways) {
          await page.getByTestId('turn-around').click();
          await expect.poll(() => turned(page.locator('dialog.modal'))).toBe(side);
        }
      });
    });

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 390, height: 844 } });
    test('nothing turns, and the device is handed on', async ({ page }) => {
      await openTable(page, three);
      await atStage(page, 'covered');
      expect(await turned(page.locator('.curtain-body'))).toBe('none');
      await expect(page.getByTestId('curtain')).toContainText('Passez l’appareil à');
    });
  });
});

test.describe('a first match', () => {
  test.use({
    settings: {
      captions: true,
      playOnly: false,
      turning: 'turn',
      sides: { anna: 'near', bruno: 'left', chloé: 'right' },
    },
  });
  // The first seat begins.
  const deals: Omit<Deal, 'seats'>[] = [
    { game: 'plis', setup: { leader: 0 } },
    { game: 'padbolix', setup: { leader: 0 } },
    { game: 'syntax', setup: { dealer: 2, table: ['RUE', 'PORT'] } },
    { game: 'spikit', setup: { table: [['grey.fr.1', 'grey.fr.2', 'grey.fr.3']] } },
  ];

  for (const [width, height] of [
    [1180, 820],
    [820, 1180],
  ] as const)
    test(`what is explained is read from where whoever is on turn sits, at ${width} × ${height}`, async ({ page }) => {
      test.setTimeout(120_000);
      await page.setViewportSize({ width, height });
      for (const deal of deals)
        for (const [name, turn] of [
          ['Anna', 'none'],
          ['Bruno', '90deg'],
          ['Chloé', '-90deg'],
        ] as const) {
          const seats = [name, ...['Anna', 'Bruno', 'Chloé'].filter((other) => other !== name)];
          await openTable(page, { ...deal, seats });
          await lift(page, name);
          await onTurn(page);
          const captions = page.getByTestId('captions');
          await expect(captions).toBeInViewport({ ratio: 1 });
          expect(await turned(page.locator('mots-table')), name).toBe(turn);
          await shoot(page, `${deal.game}-${name}`);
          // Over nothing.
          const over = await captions.evaluate((strip) => {
            const { left, right, top, bottom } = strip.getBoundingClientRect();
            return [...document.querySelectorAll('.table-middle, .table-top, .own, .action-bar')]
              .filter((part) => {
                const box = part.getBoundingClientRect();
                return left < box.right - 1 && right > box.left + 1 && top < box.bottom - 1 && bottom > box.top + 1;
              })
              .map(({ className }) => className);
          });
          expect(over, `${deal.game}, ${name}`).toEqual([]);
        }
    });
});

const first: Deal[] = [
  { ...two, setup: { ...two.setup, dealer: 1, scores: [17, 23] } },
  { game: 'spikit', seats: ['Anna', 'Bruno'], setup: { scores: [17, 23] } },
  { game: 'padbolix', seats: ['Anna', 'Bruno'], setup: { scores: [17, 23] } },
  { game: 'plis', seats: ['Anna', 'Bruno', 'Chloé'], setup: { scores: [17, 23, 5] } },
  { game: 'themes', seats: ['Anna', 'Bruno', 'Chloé'], options: { words: 'fr' }, setup: { tokens: [17, 23, 9] } },
];

test.describe('accounts', () => {
  test.use({ settings: { turning: 'turn', sides: { anna: 'near', bruno: 'far', chloé: 'left' } } });

  for (const deal of first)
    test(`${deal.game}: the score is read from the other side, too, and told once`, async ({ page }) => {
      await openTable(page, deal);
      // The plate of whoever sits there says it, upright for them.
      const plate = page.getByTestId('seats-far').getByTestId('seat-1');
      await expect(plate).toContainText('23');
      expect(await turned(page.getByTestId('seats-far').locator('.seats'))).toBe('180deg');
      await expect(page.locator('[data-testid="seat-1"] [data-account]')).toHaveCount(1);
    });
});

test('sides are chosen by taps at set-up, and the family sits down at another game, too', async ({ page }) => {
  await page.goto('./#/new/plis');
  const kind = (seat: number): Locator => page.getByTestId(`seat-kind-${seat}`);
  await kind(1).selectOption('human');
  await page.getByTestId('seat-name-0').fill('Léa');
  await page.getByTestId('seat-name-1').fill('Papi');
  await page.getByTestId('turning').getByRole('radio', { name: 'Vers le joueur' }).check();
  const papi = page.getByTestId('sitter-1');
  await expect(papi).toHaveAccessibleName('Papi : En face');
  await papi.click();
  await page.getByTestId('sit-right').click();
  await expect(papi).toHaveAccessibleName('Papi : À droite');
  // Or he is dragged.
  await page.getByTestId('sides-picture').scrollIntoViewIfNeeded();
  const [from, to] = [await papi.boundingBox(), await page.locator('.sides-at[data-at="left"]').boundingBox()];
  if (!from || !to) throw new Error('nothing is there');
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 5 });
  await page.mouse.up();
  await expect(papi).toHaveAccessibleName('Papi : À gauche');
  expect(await violations(page)).toEqual([]);
  // Whoever was lifted, and is a robot now, sits nowhere.
  await papi.click();
  await expect(page.getByTestId('sit-right')).toBeVisible();
  await kind(2).selectOption('human');
  await kind(1).selectOption('easy');
  await expect(page.locator('.sides-here')).toHaveCount(0);
  await kind(1).selectOption('human');
  await kind(2).selectOption('easy');
  await papi.click();
  await shoot(page, 'setup', true);
  await page.getByTestId('start').click();
  await atStage(page, 'covered');
  await page.goto('./#/new/padbolix');
  await expect(page.getByTestId('seat-name-0')).toHaveValue('Léa');
  await expect(page.getByTestId('seat-name-1')).toHaveValue('Papi');
  await expect(kind(1)).toHaveValue('human');
  await expect(kind(2)).not.toHaveValue('human');
  await expect(page.getByTestId('sitter-1')).toHaveAccessibleName('Papi : À gauche');
  // Léa plays alone for once: they are a family all the same.
  await kind(1).selectOption('easy');
  await page.getByTestId('start').click();
  await onTurn(page);
  await page.goto('./#/new/syntax');
  await expect(page.getByTestId('seat-name-1')).toHaveValue('Papi');
  await expect(kind(1)).toHaveValue('human');
});
