// Votes on a tablet that people sit around: each answers at their own edge, nobody sees what before all have, then the answers turn over
// one after the other. What lies on the table stays where it is. On a phone, and on a table that stays as it lies, votes are lines.
import type { Page } from '@playwright/test';
import { atStage, expect, onTurn, openTable, played, shownBy, atOneTable as test, type Deal } from './helpers.ts';
import { cut, fits, Inspector, picture } from './inspect.ts';
import { announce, deal as themes, roll } from './themes-table.ts';
import { deal, expectLine, propose, REST, SENTENCE, sentence, toVote, vote } from './spikit-table.ts';

const SIDES = { zoé: 'near', ugo: 'left', rita: 'far', ana: 'right' } as const;
const TABLETS = [
  { width: 820, height: 1180 },
  { width: 1180, height: 820 },
  { width: 1024, height: 700 },
  { width: 768, height: 1024 },
  { width: 600, height: 960 },
];

test.use({ viewport: { width: 1180, height: 820 }, settings: { playOnly: false, turning: 'turn', sides: SIDES } });

const four: Deal = deal([...SENTENCE, ...REST], {
  seats: ['Zoé', 'Ugo', 'Rita', 'Ana'],
  setup: { table: [['grey.fr.1', 'grey.fr.2', 'grey.fr.3']] },
});

/** The window's edge that somebody's slip lies at, and where its top points to. */
const edge = (page: Page, seat: number): Promise<string> =>
  page.getByTestId(`ballot-slip-${seat}`).evaluate((slip) => {
    const { left, top, right, bottom } = slip.getBoundingClientRect();
    const ways = { left, far: top, right: innerWidth - right, near: innerHeight - bottom };
    const [nearest = ''] = Object.entries(ways).sort(([, one], [, other]) => one - other)[0] ?? [];
    const name = slip.querySelector('.ballot-name')?.getBoundingClientRect();
    const answers = slip.querySelector('.ballot-choices')?.getBoundingClientRect();
    if (!name || !answers) return '';
    const [x, y] = [name.left + name.right, name.top + name.bottom];
    const [dx, dy] = [x - answers.left - answers.right, y - answers.top - answers.bottom];
    const up = Math.abs(dx) > Math.abs(dy) ? (dx > 0 ? 'right' : 'left') : dy > 0 ? 'down' : 'up';
    return `${nearest}, top ${up}`;
  });

test('who proposed sees their hand again when all have answered, without a curtain', async ({ page }) => {
  await toVote(page, four);
  await expect(page.getByTestId('hand-card')).toHaveCount(0);
  for (const seat of [1, 2, 3])
    await page.getByTestId(`ballot-slip-${seat}`).getByRole('button', { name: 'J’accepte' }).click();
  await atStage(page, 'turn');
  await expect(page.getByTestId('curtain')).toHaveCount(0);
  await expect(page.getByTestId('hand-card')).not.toHaveCount(0);
});

test('SPI-14: who proposed takes the sentence back at their own edge, and it lies before them as it lay', async ({
  page,
}) => {
  for (const size of TABLETS) {
    await page.setViewportSize(size);
    await toVote(page, four);
    const take = page.getByTestId('ballot-back');
    await expect(take).toBeInViewport({ ratio: 1 });
    const box = await take.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    expect((box?.y ?? 0) > size.height / 2, 'at the near edge').toBe(true);
    await picture(page, `asker-${size.width}`);
    await take.click();
    await onTurn(page);
    await expect(page.getByTestId('curtain')).toHaveCount(0);
    await expectLine(page, ...SENTENCE);
  }
  // Somebody has answered: it stays.
  await propose(page);
  await atStage(page, 'ballot');
  await page.getByTestId('ballot-1-refuse').click();
  await expect(page.getByTestId('ballot-back')).toBeHidden();
});

test('everybody answers at their own edge, turned towards them, and the sentence is read from the side of each', async ({
  page,
}) => {
  await toVote(page, four);
  expect(await edge(page, 1)).toBe('left, top right');
  expect(await edge(page, 2)).toBe('far, top down');
  expect(await edge(page, 3)).toBe('right, top left');
  // Who proposes is not asked.
  await expect(page.getByTestId('ballot-slip-0')).toHaveCount(0);
  const words = page.locator('.ballot-aloud');
  await expect(words).toHaveText([/ogre en pyjama/, /ogre en pyjama/, /ogre en pyjama/]);
  await expect(words.last().locator('[lang="fr"]')).not.toHaveCount(0);
  const across = page.getByTestId('ballot-across');
  expect(await across.evaluate((leaf) => getComputedStyle(leaf).rotate)).toBe('180deg');
  // Said once.
  await expect(across).toHaveAttribute('aria-hidden', 'true');
  for (const button of await page.locator('.ballot-slip button').all()) {
    const box = await button.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  }
});

test('upright, what is judged lies in the middle though one sits at a long side alone, and the stamp beside nobody’s reading', async ({
  page,
}) => {
  await page.setViewportSize({ width: 820, height: 1180 });
  await toVote(page, deal([...SENTENCE, ...REST]));
  const middleOf = (what: string): Promise<number> =>
    page.locator(what).evaluate((one) => {
      const { left, right } = one.getBoundingClientRect();
      return (left + right) / 2;
    });
  for (const what of ['.ballot-paper', '[data-testid="ballot-slip-2"]'])
    expect(Math.abs((await middleOf(what)) - 410), what).toBeLessThan(3);
  // As wide as the longest that it says.
  const over = await page.locator('.ballot-heart').evaluate((heart) => {
    const decided = document.createElement('div');
    decided.className = 'ballot-decided';
    decided.innerHTML = '<span class="vote-stamp"><svg class="icon"></svg>ACCEPTED</span>';
    heart.append(decided);
    const stamp = decided.querySelector('.vote-stamp') as HTMLElement;
    stamp.style.animation = 'none';
    const [inner, outer] = [stamp.getBoundingClientRect(), heart.getBoundingClientRect()];
    decided.remove();
    return Math.max(outer.left - inner.left, inner.right - outer.right);
  });
  expect(over).toBeLessThanOrEqual(0);
});

test('an answer is hidden until all are in, may be another one before, and is taken back', async ({ page }) => {
  await toVote(page, four);
  const slip = page.getByTestId('ballot-slip-1');
  const drawn = (): Promise<string> => slip.locator('.ballot-choices').evaluate((choices) => choices.outerHTML);
  const before = await drawn();
  const shown = await shownBy(page, 'ballot-answer-1');
  await page.getByTestId('ballot-1-refuse').click();
  await expect(slip).toContainText('A répondu');
  // Nothing in the page tells the one from the other.
  expect(await drawn()).toBe(before);
  await page.getByTestId('tool-undo').click();
  await expect(slip).not.toHaveClass(/answered/);
  await page.getByTestId('ballot-1-refuse').click();
  await page.getByTestId('ballot-1-accept').click();
  expect(await drawn()).toBe(before);
  await page.getByTestId('ballot-2-refuse').click();
  expect(await shown()).toEqual([]);
  const results = await shownBy(page, 'ballot-result');
  await page.getByTestId('ballot-3-accept').click();
  await onTurn(page);
  expect((await shown()).at(-1)).toContain('accept J’accepte');
  expect((await results()).at(-1)).toMatch(/acceptée par 2 voix contre 1.*Ugo Accepte Rita Refuse Ana Accepte/);
  await expect(sentence(page, 1)).toHaveAttribute('data-cards', SENTENCE.join(' '));
});

test('nothing of the plates beneath looks out from under the slips, not even a shadow', async ({ page }) => {
  for (const size of TABLETS) {
    await page.setViewportSize(size);
    await toVote(page, four);
    const below = await page.locator('.ballot-around').evaluate((over) => {
      const covered = [...document.querySelectorAll('.table-near .seat')].map(
        (plate) => plate.getBoundingClientRect().bottom,
      );
      return over.getBoundingClientRect().bottom - Math.max(...covered);
    });
    expect(below, `${size.width} × ${size.height}`).toBeGreaterThanOrEqual(8);
  }
});

test('what lies on the table stays where it is while it is voted and counted', async ({ page }) => {
  await openTable(page, four);
  await page.evaluate(() => {
    const moved: string[] = [];
    const before = new Map<Element, string>();
    Object.assign(window, { moved });
    const look = (): void => {
      requestAnimationFrame(look);
      if (!document.querySelector('.ballot-around')) return before.clear();
      for (const one of document.querySelectorAll('.display-card, .sentence')) {
        const { left, top, width } = one.getBoundingClientRect();
        const at = [left, top, width].map(Math.round).join(' ');
        const was = before.get(one);
        if (was !== undefined && was !== at) moved.push(`${one.className}: ${was} → ${at}`);
        before.set(one, at);
      }
    };
    look();
  });
  await toVote(page, four);
  await vote(page, { 1: 'accept', 2: 'refuse', 3: 'accept' });
  await onTurn(page);
  expect(await page.evaluate(() => (window as unknown as { moved: string[] }).moved)).toEqual([]);
});

test.describe('with motion', () => {
  test.use({ settings: { playOnly: false, pace: 'normal', turning: 'turn', sides: SIDES } });

  test('the answers turn over one after the other, then the stamp falls: within 1.6 s', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await toVote(page, four);
    await page.evaluate(() => {
      const ends = new Map<string, number>();
      Object.assign(window, { ends });
      const look = (): void => {
        for (const one of document.getAnimations()) {
          const { target } = (one.effect as KeyframeEffect | null) ?? { target: null };
          if (!target?.closest('.ballot-around.counted') || !(one instanceof CSSAnimation)) continue;
          const name = (target as HTMLElement).dataset['testid'] ?? target.classList[0] ?? '';
          ends.set(name, Number(one.effect?.getComputedTiming().endTime));
        }
        requestAnimationFrame(look);
      };
      look();
    });
    await vote(page, { 1: 'accept', 2: 'refuse', 3: 'accept' });
    await onTurn(page);
    const ends = await page.evaluate(() => [...(window as unknown as { ends: Map<string, number> }).ends]);
    const at = new Map(ends);
    const [one = 0, two = 0, three = 0] = [1, 2, 3].map((seat) => at.get(`ballot-answer-${seat}`) ?? 0);
    expect(two - one).toBe(120);
    expect(three - two).toBe(120);
    expect(at.get('vote-stamp')).toBeGreaterThan(three);
    expect(Math.max(...at.values())).toBeLessThan(1600);
  });
});

test.describe('the stamp', () => {
  test.use({ settings: { playOnly: false, pace: 'fast', turning: 'turn', sides: SIDES } });

  for (const [width, height] of [
    [1180, 820],
    [820, 1180],
  ] as const)
    test(`hides no card that is judged, at ${width} × ${height}`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await toVote(page, four);
      await page.evaluate(() => {
        const stamps: string[] = [];
        Object.assign(window, { stamps });
        const look = (): void => {
          requestAnimationFrame(look);
          const stamp = document.querySelector('.vote-stamp')?.getBoundingClientRect();
          if (!stamp) return;
          const cards = [...document.querySelectorAll('.ballot-heart .card')];
          const over = cards.some((card) => {
            const { top, bottom, left, right } = card.getBoundingClientRect();
            return stamp.top < bottom && stamp.bottom > top && stamp.left < right && stamp.right > left;
          });
          stamps.push(`${cards.length > 0 ? 'cards' : 'none'}, ${over ? 'over' : 'beside'}`);
        };
        look();
      });
      await vote(page, { 1: 'accept', 2: 'refuse', 3: 'accept' });
      await onTurn(page);
      expect([...new Set(await page.evaluate(() => (window as unknown as { stamps: string[] }).stamps))]).toEqual([
        'cards, beside',
      ]);
    });
});

test.describe('across', () => {
  test.use({
    settings: { playOnly: false, turning: 'turn', sides: { zoé: 'far', ugo: 'near', rita: 'left', ana: 'right' } },
  });

  test('on a table that is turned around, edges are still those of the device', async ({ page }) => {
    await toVote(page, four);
    expect(await page.locator('mots-table').evaluate((table) => getComputedStyle(table).rotate)).toBe('180deg');
    expect(await edge(page, 1)).toBe('near, top up');
    expect(await edge(page, 2)).toBe('left, top right');
    expect(await edge(page, 3)).toBe('right, top left');
  });
});

for (const side of ['left', 'right'] as const)
  test.describe(`from the ${side}`, () => {
    const other = side === 'left' ? 'right' : 'left';
    test.use({
      settings: { playOnly: false, turning: 'turn', sides: { zoé: side, ugo: 'near', rita: 'far', ana: other } },
    });

    test('on a table that was turned by a quarter, edges are still those of the device, and all fits every tablet', async ({
      page,
    }) => {
      await toVote(page, four);
      const problems: string[] = [];
      for (const size of TABLETS) {
        const name = `around-${side}-${size.width}x${size.height}`;
        await page.setViewportSize(size);
        await picture(page, name);
        expect(await edge(page, 1), name).toBe('near, top up');
        expect(await edge(page, 2), name).toBe('far, top down');
        expect(await edge(page, 3), name).toBe(side === 'left' ? 'right, top left' : 'left, top right');
        problems.push(
          ...(await fits(page, name, 'ballot-slip-1', 'ballot-slip-2', 'ballot-slip-3')),
          ...(await cut(page, name)),
        );
      }
      expect(problems).toEqual([]);
      await page.setViewportSize({ width: 1180, height: 820 });
    });
  });

test.describe('Dés à thèmes', () => {
  test('buzzers and votes are where people sit, and the board stays where it is beneath', async ({ page }) => {
    await openTable(page, themes({ seats: ['Zoé', 'Ugo', 'Rita', 'Ana'] }));
    for (const [seat, side] of ['near', 'left', 'far', 'right'].entries())
      await expect(page.locator(`.buzzer-side[data-side="${side}"]`).getByTestId(`buzzer-${seat}`)).toBeVisible();
    await roll(page);
    const board = page.getByTestId('board');
    await announce(page, 0, 'Bzorglub');
    await atStage(page, 'ballot');
    expect(await edge(page, 1)).toBe('left, top right');
    expect(await edge(page, 2)).toBe('far, top down');
    const before = await board.boundingBox();
    await page.getByTestId('ballot-1-accept').click();
    expect(await board.boundingBox()).toEqual(before);
    // Nobody answers for another one.
    await expect(page.getByTestId('ballot-all-accept')).toHaveCount(0);
    await page.getByTestId('ballot-2-accept').click();
    await played(page, () => page.getByTestId('ballot-3-accept').click());
    await expect(page.locator('.ballot-around')).toHaveCount(0);
  });

  test.describe('sitting elsewhere', () => {
    test.use({
      settings: { turning: 'turn', sides: { zoé: 'right', ugo: 'near', rita: 'near', ana: 'far' } },
    });

    test('a buzzer lies before whoever it belongs to', async ({ page }) => {
      await openTable(page, themes({ seats: ['Zoé', 'Ugo', 'Rita', 'Ana'] }));
      for (const [seat, side] of ['right', 'near', 'near', 'far'].entries())
        await expect(page.locator(`.buzzer-side[data-side="${side}"]`).getByTestId(`buzzer-${seat}`)).toBeVisible();
    });
  });
});

test.describe('six, at all four sides', () => {
  const six = ['Zoé', 'Ugo', 'Rita', 'Ana', 'Hortense', 'Basile'];
  test.use({ settings: { playOnly: false, turning: 'turn', sides: { ...SIDES, hortense: 'far', basile: 'near' } } });

  test('what is judged is in sight as a whole for each of them, on a desk as on a tablet', async ({ page }) => {
    const own = deal([...SENTENCE, ...REST], { seats: six.slice(0, 4) });
    const hands = [...((own.setup?.['hands'] ?? []) as string[][]), ['blue.en.1'], ['yellow.en.1']];
    for (const size of [...TABLETS.filter(({ width }) => width > 600), { width: 1440, height: 900 }]) {
      await page.setViewportSize(size);
      await toVote(page, { ...own, seats: six, setup: { ...own.setup, hands } });
      for (const copy of await page.locator('.ballot-aloud').all()) await expect(copy).toBeInViewport({ ratio: 1 });
      const beyond = await page.locator('.ballot-middle').evaluate((one) => one.scrollHeight - one.clientHeight);
      expect(beyond, `${size.width} × ${size.height}`).toBeLessThanOrEqual(1);
      await picture(page, `around-six-${size.width}`);
    }
  });
});

const eight = ['Églantine', 'Basile', 'Camille', 'Désiré', 'Félix', 'Gaspard', 'Hortense', 'Maximilienne'];

for (const theme of ['light', 'dark'] as const) {
  test.describe(theme, () => {
    test.use({ settings: { playOnly: false, turning: 'turn', theme, language: theme === 'light' ? 'fr' : 'en' } });

    test('slips and sentence fit every tablet, with three and with eight', async ({ page }) => {
      test.setTimeout(120_000);
      const inspector = new Inspector(page);
      const problems: string[] = [];
      for (const count of [3, 8]) {
        const position = deal([...SENTENCE, ...REST], { seats: ['Zoé', ...eight.slice(0, count - 1)] });
        const hands = [...((position.setup?.['hands'] ?? []) as string[][])];
        for (let seat = hands.length; seat < count; seat++)
          hands.push(
            ['blue.en.1', 'blue.en.2', 'blue.en.3', 'blue.en.4', 'yellow.en.1', 'yellow.en.2'].slice(
              seat - 4,
              seat - 3,
            ),
          );
        await toVote(page, { ...position, setup: { ...position.setup, hands } });
        for (const size of TABLETS) {
          await page.setViewportSize(size);
          const name = `around-vote-${count}-${size.width}x${size.height}-${theme}`;
          const slips = Array.from({ length: count - 1 }, (_, nth) => `ballot-slip-${nth + 1}`);
          await picture(page, name);
          problems.push(...(await fits(page, name, ...slips)), ...(await cut(page, name)));
        }
        await page.setViewportSize({ width: 1180, height: 820 });
        await inspector.look(`around-vote-${count}-${theme}`);
      }
      expect([...problems, ...inspector.problems]).toEqual([]);
    });
  });
}

test.describe('elsewhere', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('on a phone votes are lines below each other', async ({ page }) => {
    await toVote(page, four);
    await expect(page.locator('.ballot-around')).toHaveCount(0);
    await expect(page.getByTestId('ballot-1-accept')).toHaveAttribute('aria-pressed', 'false');
  });
});
