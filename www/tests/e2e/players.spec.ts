// What whoever plays for the first time meets first, in all games alike: the die is theirs, no button takes another's place under
// a finger, what cannot be done looks so and says why, what is told is true and in the language shown.
import type { Locator, Page } from '@playwright/test';
import {
  atStage,
  expect,
  held,
  lift,
  onTurn,
  openTable,
  played,
  settled,
  atOneTable as test,
  shownBy,
  type Deal,
} from './helpers.ts';
import { EVERY } from '../sizes.ts';
import { compose, deal, REST, SENTENCE, toPlay, vote } from './spikit-table.ts';

const bots: Deal['seats'] = ['Zoé', ['Ugo', 'easy'], ['Rita', 'easy']];

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const box = async (found: Locator): Promise<Box> => (await found.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };

const meet = (one: Box, other: Box): boolean =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;

/** From now on it is noted what a finger would hit where a button stood, in the first frame in which another one stands there: its
 * hook and what is hit. */
async function hitsAt(page: Page, stood: Box): Promise<() => Promise<{ came: string; hit: string }[]>> {
  await page.evaluate(({ x, y, width, height }) => {
    const noted: { came: string; hit: string }[] = [];
    Object.assign(window, { hits: noted });
    const name = (found: Element | null | undefined): string =>
      found?.closest<HTMLElement>('.button')?.dataset['testid'] ?? 'nothing';
    const before = new Set(document.querySelectorAll('.button'));
    const look = (): void => {
      const root = document.querySelector('dialog[open]') ?? document;
      for (const button of root.querySelectorAll('.button')) {
        if (before.has(button)) continue;
        before.add(button);
        const box = button.getBoundingClientRect();
        const [left, right] = [Math.max(box.left, x), Math.min(box.right, x + width)];
        const [top, bottom] = [Math.max(box.top, y), Math.min(box.bottom, y + height)];
        if (left >= right || top >= bottom) continue;
        noted.push({
          came: name(button),
          hit: name(document.elementFromPoint((left + right) / 2, (top + bottom) / 2)),
        });
      }
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  }, stood);
  return () => page.evaluate(() => (window as unknown as { hits: { came: string; hit: string }[] }).hits);
}

test.describe('Spikit: the die belongs to the player', () => {
  test.use({ settings: { playOnly: true, pace: 'fast' } });

  test('SPI-7: nobody throws or ends a turn but the player, though nothing else could be done', async ({ page }) => {
    // No 5 lies open: after the throw there is only the stock.
    await openTable(page, deal([...SENTENCE, ...REST], { seats: bots, setup: { rolls: [5] } }));
    await onTurn(page);
    await played(page, () => page.getByTestId('action-roll').click());
    // Its card comes by itself: it is no choice.
    await expect(page.getByTestId('action-end-turn')).toBeVisible();
  });
});

for (const language of ['fr', 'en'] as const) {
  test.describe(language, () => {
    test.use({ settings: { playOnly: false, language } });

    test('Spikit: a turn is ended where the die was not thrown, nor a card drawn', async ({ page }) => {
      const all = new Map<string, Box[]>();
      const look = async (): Promise<void> => {
        for (const { width, height } of EVERY) {
          await page.setViewportSize({ width, height });
          const boxes = await Promise.all((await page.locator('.action-buttons .button').all()).map(box));
          all.set(`${width} × ${height}`, [...(all.get(`${width} × ${height}`) ?? []), ...boxes]);
        }
      };
      await openTable(page, deal([...SENTENCE, ...REST], { seats: bots, setup: { rolls: [4] } }));
      await onTurn(page);
      await look();
      await played(page, () => page.getByTestId('action-roll').click());
      await onTurn(page);
      await look();
      await played(page, () => page.getByTestId('action-draw').click());
      await onTurn(page);
      const problems: string[] = [];
      for (const { width, height } of EVERY) {
        await page.setViewportSize({ width, height });
        const end = await box(page.getByTestId('action-end-turn'));
        const size = `${width} × ${height}`;
        if (end.height < 43.5) problems.push(`${size}: ${end.height} px high`);
        if (end.x < 0 || end.x + end.width > width) problems.push(`${size}: out of sight`);
        if (all.get(size)?.some((other) => meet(other, end))) problems.push(`${size}: where another button was`);
      }
      expect(problems).toEqual([]);
    });
  });
}

const look = (found: Locator): Promise<string[]> =>
  found.evaluate((element) => {
    const { backgroundColor, borderStyle, color } = getComputedStyle(element);
    return [backgroundColor, borderStyle, color];
  });

for (const [theme, forced] of [
  ['light', 'none'],
  ['dark', 'none'],
  ['light', 'active'],
] as const) {
  test.describe(`${theme}, forced colours ${forced}`, () => {
    test.use({ settings: { playOnly: false, theme } });

    test('a button that cannot be pressed looks so, and touched says why', async ({ page }) => {
      await page.emulateMedia({ forcedColors: forced, reducedMotion: 'reduce' });
      await toPlay(page, deal(['brown.fr.1', 'brown.fr.2', 'joker.1', ...REST]));
      await compose(page, ['brown.fr.1', 'brown.fr.2', 'joker.1']);
      const lay = page.getByTestId('action-lay');
      await page.getByTestId('word-line').fill('une glace');
      await expect(lay).toBeEnabled();
      await expect.poll(async () => (await look(lay))[1]).not.toBe('dashed');
      await settled(page);
      const enabled = await look(lay);
      await page.getByTestId('word-line').fill('une xyzzyq');
      await expect(lay).toBeDisabled();
      await expect.poll(async () => (await look(lay))[1]).toBe('dashed');
      const disabled = await look(lay);
      // Where colours are the reader's own, all buttons have one ground.
      if (forced === 'none') expect(disabled[0]).not.toBe(enabled[0]);
      await expect.poll(async () => (await look(lay))[2]).not.toBe(enabled[2]);
      // The button has just made room for the reason.
      await settled(page);
      await lay.click({ force: true });
      await expect(page.getByTestId('refusal')).toContainText('xyzzyq');
      await page.emulateMedia({ forcedColors: 'none' });
    });
  });
}

test.describe(() => {
  test.use({ settings: { playOnly: false } });

  test('SPI-16: after a sentence in one language nothing is said before it is known that one may fish', async ({
    page,
  }) => {
    await toPlay(page, deal([...SENTENCE, ...REST], { seats: ['Zoé', 'Ugo', 'Rita', 'Léa'] }));
    const prompts = await shownBy(page, 'prompt');
    await compose(page, SENTENCE);
    await played(page, () => page.getByTestId('action-lay').click());
    await vote(page, { 1: 'accept', 2: 'accept', 3: 'accept' });
    await lift(page, 'Zoé');
    await onTurn(page);
    await expect(page.getByTestId('action-fish')).toBeVisible();
    expect((await prompts()).filter((prompt) => prompt.includes('Libre choix'))).toEqual([]);
    await expect(page.locator('[data-live="narrator"]').first()).toContainText('Pêchez');
  });

  test('SPI-14: a vote that is chosen keeps its own sign', async ({ page }) => {
    await toPlay(page, deal([...SENTENCE, ...REST]));
    await compose(page, SENTENCE);
    await played(page, () => page.getByTestId('action-lay').click());
    await atStage(page, 'ballot');
    const refuse = page.getByTestId('ballot-1-refuse');
    const sign = (): Promise<string> => refuse.locator('svg').innerHTML();
    const before = await sign();
    await refuse.click();
    await expect(refuse).toHaveAttribute('aria-pressed', 'true');
    expect(await sign()).toBe(before);
  });
});

const plis: Deal = {
  game: 'plis',
  seats: bots,
  setup: {
    round: 1,
    leader: 0,
    hands: [
      ['pC', 'pK', 'bB'],
      ['pA', 'pE', 'bQ'],
      ['pB', 'pD', 'bR'],
    ],
  },
};

/** Chooses the language, as the menu does. */
async function speak(page: Page, language: 'fr' | 'en'): Promise<void> {
  await page.getByTestId('menu').click();
  const name = language === 'fr' ? 'Français' : 'English';
  await page.getByTestId('language').getByRole('radio', { name }).check();
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  await page.getByTestId('close').click();
}

test.describe('what is told', () => {
  test.use({ settings: { captions: true, playOnly: false } });

  test('is told in the language that is shown, though it was said in another', async ({ page }) => {
    await openTable(page, plis);
    await onTurn(page);
    await held(page, 'pK').click();
    await played(page, () => page.getByTestId('action-play').click());
    await onTurn(page);
    const caption = page.getByTestId('caption');
    const said = page.getByTestId('said');
    await expect(caption).toContainText('la plus haute carte');
    await speak(page, 'en');
    await expect(caption).toHaveText(
      'The K is the highest card played in the family that was led, so you take the trick: 5 points.',
    );
    await expect(said).not.toContainText('ramasse');
    await page.getByTestId('tool-hint').click();
    const reason = page.getByTestId('reason');
    const english = await reason.textContent();
    await speak(page, 'fr');
    await expect(reason).not.toHaveText(english ?? '');
    await expect(caption).toHaveCount(0);
  });

  test('praises nobody for the only card that could be played', async ({ page }) => {
    // Rita leads what Zoé has one card of.
    await openTable(page, {
      ...plis,
      setup: {
        round: 1,
        leader: 2,
        hands: [
          ['pC', 'bQ'],
          ['pA', 'pE'],
          ['pB', 'pD'],
        ],
      },
    });
    await onTurn(page);
    const captions = await shownBy(page, 'caption');
    await held(page, 'pC').click();
    await played(page, () => page.getByTestId('action-play').click());
    await expect.poll(async () => (await captions()).some((caption) => /avancée|demande/.test(caption))).toBe(true);
    expect((await captions()).filter((caption) => caption.includes('Bien vu'))).toEqual([]);
  });
});

test.describe('a second tap where a button was pressed comes too early for what stands there then', () => {
  test.use({ settings: { playOnly: false, pace: 'fast' } });

  test('in the bar', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openTable(page, deal([...SENTENCE, ...REST], { seats: bots }));
    await onTurn(page);
    const hits = await hitsAt(page, await box(page.getByTestId('action-roll')));
    await played(page, () => page.getByTestId('action-roll').click());
    await expect.poll(hits).toEqual([{ came: 'action-draw', hit: 'nothing' }]);
    // A moment later it is pressed.
    await played(page, () => page.getByTestId('action-draw').click());
  });

  test('in a ballot', async ({ page }) => {
    // Here the vote has its buttons where the one was that is pressed.
    await page.setViewportSize({ width: 1180, height: 780 });
    await toPlay(page, deal([...SENTENCE, ...REST]));
    await compose(page, SENTENCE);
    const hits = await hitsAt(page, await box(page.getByTestId('action-lay')));
    await played(page, () => page.getByTestId('action-lay').click());
    await expect.poll(hits).toEqual([{ came: 'ballot-all-refuse', hit: 'nothing' }]);
    await vote(page, { 1: 'accept' });
    await expect(page.getByTestId('ballot-1-accept')).toHaveAttribute('aria-pressed', 'true');
  });

  test('in a question to all', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 568 });
    const hands = [
      ['B', 'O', 'N', 'S'],
      ['A', 'I', 'U'],
      ['E', 'S', 'T'],
    ];
    await openTable(page, {
      game: 'syntax',
      seats: ['Zoé', 'Ugo', 'Rita'],
      setup: { hands, table: ['RAT'], dealer: 2 },
    });
    await lift(page, 'Zoé');
    await onTurn(page);
    for (const card of 'BON') await held(page, card).click();
    const hits = await hitsAt(page, await box(page.getByTestId('action-lay')));
    await played(page, () => page.getByTestId('action-lay').click());
    await expect.poll(hits).toEqual([{ came: 'answer-accept', hit: 'nothing' }]);
    await page.getByTestId('answer-accept').click();
    await expect(page.getByTestId('public-panel')).toHaveCount(0);
  });

  test('on the curtain, which comes down over the cards by itself: nobody leaves the table by it', async ({ page }) => {
    await openTable(page, { ...plis, seats: ['Zoé', 'Ugo', ['Rita', 'easy']] });
    await lift(page, 'Zoé');
    await onTurn(page);
    await page.evaluate(() => {
      const look = (): void => {
        const leave = document.querySelector('dialog[open] [data-testid="curtain-leave"]');
        if (!leave) return void requestAnimationFrame(look);
        const { x, y, width, height } = leave.getBoundingClientRect();
        const hit = document.elementFromPoint(x + width / 2, y + height / 2);
        document.body.dataset['first'] = leave.contains(hit) ? 'leaves' : 'nothing';
      };
      look();
    });
    await held(page, 'pC').click();
    await page.getByTestId('action-play').click();
    await atStage(page, 'covered');
    await expect(page.locator('body')).toHaveAttribute('data-first', 'nothing');
    await lift(page, 'Ugo');
  });
});
