// How often a turn of Spikit is touched: the throw, what one chooses, what one proposes, and its end. Nothing is touched only to go on.
import type { Locator, Page } from '@playwright/test';
import {
  atStage,
  expect,
  hand,
  held,
  hint,
  hold,
  keptMatch,
  lift,
  onTurn,
  openTable,
  pass,
  played,
  settled,
  atOneTable as test,
} from './helpers.ts';
import { compose, deal, expectLine, propose, REST, SENTENCE, toPlay, toVote, vote } from './spikit-table.ts';

/** The page as it is for whoever opens it first, but faster. */
const PHONE = { hasTouch: true, viewport: { width: 390, height: 844 } };

const bots: [string, 'hard'][] = [
  ['Ugo', 'hard'],
  ['Rita', 'hard'],
  ['Ana', 'hard'],
];

/** Alone with three bots; the die shows `die`. */
const alone = (die: number, setup: Record<string, unknown> = {}): ReturnType<typeof deal> =>
  deal([...SENTENCE, ...REST], { seats: ['Zoé', ...bots], setup: { rolls: [die], ...setup } });

/** What Zoé has done. */
const did = async (page: Page, id: string): Promise<string[]> =>
  ((await keptMatch(page, id))?.save.actions ?? []).flatMap((line) => {
    const { seat, action } = line as { seat: number; action: { type: string } };
    return seat === 0 ? [action.type] : [];
  });

/** Touches these, one after the other, as soon as each is there; how many touches the page has heard of. */
async function touches(page: Page, ...things: Locator[]): Promise<number> {
  await page.evaluate(() => {
    const heard = window as unknown as { touches?: number };
    if (heard.touches === undefined)
      addEventListener('pointerdown', () => (heard.touches = (heard.touches ?? 0) + 1), { capture: true });
    heard.touches = 0;
  });
  for (const thing of things) await thing.tap();
  return await page.evaluate(() => (window as unknown as { touches: number }).touches);
}

test.describe('on a phone', () => {
  test.use({ ...PHONE, settings: { pace: 'fast' } });

  test('SPI-8 to SPI-17: a throw, a draw, a sentence of three cards and the end of the turn are seven touches', async ({
    page,
  }) => {
    const id = await openTable(page, alone(4));
    await onTurn(page);
    const [roll, draw, lay, end] = ['roll', 'draw', 'lay', 'end'].map((name) => page.getByTestId(`action-${name}`)) as [
      Locator,
      Locator,
      Locator,
      Locator,
    ];
    const count = await touches(page, roll, draw, ...SENTENCE.map((card) => held(page, card)), lay, end);
    await expect.poll(() => did(page, id)).toEqual(['roll', 'draw', 'lay', 'decline', 'end-turn']);
    expect(count).toBe(7);
  });

  test('SPI-10: where no card face up has the number of the die, the throw is the last touch before the sentence', async ({
    page,
  }) => {
    const id = await openTable(page, alone(5));
    await onTurn(page);
    expect(await touches(page, page.getByTestId('action-roll'))).toBe(1);
    await expect.poll(() => did(page, id)).toEqual(['roll', 'draw']);
    await expect(page.getByTestId('action-end-turn')).toBeEnabled();
  });

  test('SPI-8, SPI-9: a card face up and a card of the hand are an exchange, in either order and for a free choice', async ({
    page,
  }) => {
    const id = await openTable(page, alone(4));
    await onTurn(page);
    const [shown, given] = [page.getByTestId('display-3'), held(page, 'pink.en.1')];
    const roll = page.getByTestId('action-roll');
    const count: number[] = [];
    // The display gives nothing while the die is thrown, and says so.
    await played(page, async () => void count.push(await touches(page, roll)));
    await onTurn(page);
    count.push(await touches(page, shown, given));
    expect(count).toEqual([1, 2]);
    await expect.poll(() => did(page, id)).toEqual(['roll', 'take']);
    await expect(shown).toHaveAttribute('data-card', 'pink.en.1');

    const other = await openTable(page, alone(4));
    await onTurn(page);
    await played(page, () => touches(page, roll));
    await onTurn(page);
    await touches(page, held(page, 'pink.en.1'), shown);
    await expect.poll(() => did(page, other)).toEqual(['roll', 'take']);
    await compose(page, SENTENCE);
    await propose(page);
    await onTurn(page);
    await touches(page, page.getByTestId('display-0'), held(page, 'violet.en.1'));
    await expect.poll(() => did(page, other)).toEqual(['roll', 'take', 'lay', 'free-choice']);
  });
});

test.describe('without a pace', () => {
  test.use({ settings: { playOnly: false } });

  test('what a hint prepares is done by a touch of its own, and another card may be chosen first', async ({ page }) => {
    // Both fit, and the bot takes one of them: with it a sentence would be whole.
    const id = await openTable(
      page,
      alone(3, {
        display: ['brown.fr.3', 'red.fr.3', 'green.en.4', 'grey.fr.4', 'pink.fr.1', 'turquoise.fr.4'],
        hands: [['brown.fr.1', 'brown.fr.2', ...REST], ['red.en.1'], ['green.en.1'], ['orange.en.1']],
      }),
    );
    await onTurn(page);
    await played(page, () => page.getByTestId('action-roll').click());
    await onTurn(page);
    await hint(page);
    await expect(page.getByTestId('action-take')).toBeVisible();
    const lifted = page.locator('[data-testid="hand-card"][aria-pressed="true"]');
    const before = await lifted.getAttribute('data-card');
    const other = REST.find((card) => card !== before) ?? '';
    await held(page, other).click();
    await expect(lifted).toHaveAttribute('data-card', other);
    expect(await did(page, id)).toEqual(['roll']);
    await played(page, () => page.getByTestId('action-take').click());
    expect(await hand(page)).not.toContain(other);
  });

  test('SPI-17: after a vote among people the turn is ended in one touch, and advantages are still offered', async ({
    page,
  }) => {
    await toVote(page, deal([...SENTENCE, ...REST]));
    await vote(page, { 1: 'accept', 2: 'accept' });
    await lift(page, 'Zoé');
    await onTurn(page);
    for (const offered of ['fish', 'decline', 'end']) await expect(page.getByTestId(`action-${offered}`)).toBeVisible();
    await page.getByTestId('action-end').click();
    await pass(page, 'Ugo');
  });

  test('SPI-8, SPI-11: the touch that lifts the curtain throws, and after a vote one touch ends the turn; nobody sees the next hand', async ({
    page,
  }) => {
    const id = await openTable(page, deal([...SENTENCE, ...REST], { setup: { rolls: [4, 2] } }));
    await atStage(page, 'covered');
    await expect(page.getByTestId('curtain-end')).toHaveCount(0);
    const seats = async (): Promise<unknown[]> =>
      ((await keptMatch(page, id))?.save.actions ?? []).map((line) => {
        const { seat, action } = line as { seat: number; action: { type: string } };
        return `${seat} ${action.type}`;
      });
    await played(page, () => page.getByRole('button', { name: 'Je suis Zoé\u00a0: lancer le dé' }).click());
    await expect(page.getByTestId('turn-die')).toHaveAttribute('data-face', '4');
    await played(page, () => page.getByTestId('action-draw').click());
    await compose(page, SENTENCE);
    await propose(page);
    await vote(page, { 1: 'accept', 2: 'accept' });
    await atStage(page, 'covered');
    // Her advantage is hers to give up.
    await expect(page.getByTestId('prompt')).toHaveText('C’est encore à Zoé, qui peut pêcher ou échanger une carte.');
    await expect(page.getByTestId('curtain-follow')).toHaveCount(0);
    await page.getByRole('button', { name: 'Je suis Zoé\u00a0: finir mon tour' }).click();
    const next = page.getByRole('button', { name: 'Je suis Ugo\u00a0: lancer le dé' });
    await expect(next).toBeVisible();
    await expect(page.getByTestId('hand-card')).toHaveCount(0);
    await next.click();
    await expect(page.getByTestId('turn-die')).toHaveAttribute('data-face', '2');
    await expect(page.getByTestId('hand-card').first()).toHaveAttribute('data-card', 'red.en.1');
    await onTurn(page);
    expect((await seats()).slice(-3)).toEqual(['0 decline', '0 end-turn', '1 roll']);
  });

  test('SPI-11: whoever follows ends the turn before at the lid with the touch that takes up their hand and throws', async ({
    page,
  }) => {
    // In two languages, so that nothing is earned.
    const bilingual = ['brown.fr.1', 'brown.fr.2', 'brown.en.3'];
    await toPlay(page, deal([...bilingual, ...REST], { setup: { rolls: [4, 2] } }));
    await compose(page, bilingual);
    await propose(page);
    await vote(page, { 1: 'accept', 2: 'accept' });
    await atStage(page, 'covered');
    await expect(page.getByTestId('prompt')).toHaveText('C’est encore à Zoé de jouer.');
    await expect(page.getByTestId('hand-card')).toHaveCount(0);
    await page.getByTestId('lid').getByRole('button', { name: 'Je suis Ugo\u00a0: lancer le dé' }).click();
    await expect(page.getByTestId('turn-die')).toHaveAttribute('data-face', '2');
    await expect(page.getByTestId('hand-card').first()).toHaveAttribute('data-card', 'red.en.1');
    // Once the turn is under way, what the others did is no news, whatever brings the curtain down again.
    await onTurn(page);
    await page.reload();
    await atStage(page, 'covered');
    await expect(page.getByTestId('curtain-lift')).toBeVisible();
    await expect(page.getByTestId('curtain-news')).toHaveCount(0);
  });

  test('SPI-11: a bot that comes next throws by itself once somebody has ended their turn at the lid', async ({
    page,
  }) => {
    await toVote(
      page,
      deal([...SENTENCE, ...REST], { seats: ['Zoé', ['Ugo', 'easy'], 'Rita'], setup: { rolls: [4, 2] } }),
    );
    await vote(page, { 2: 'accept' });
    await atStage(page, 'covered');
    await page.getByRole('button', { name: 'Je suis Zoé\u00a0: finir mon tour' }).click();
    await expect(page.getByTestId('curtain')).toContainText('Rita');
  });

  test('cards that are touched while what was drawn is still on its way are lifted, not lost', async ({ page }) => {
    await openTable(page, alone(4));
    await onTurn(page);
    await played(page, () => page.getByTestId('action-roll').click());
    await onTurn(page);
    // In one breath: nothing has been answered yet.
    await page.getByTestId('action-draw').evaluate((draw: HTMLElement, cards) => {
      draw.click();
      for (const card of cards)
        document.querySelector<HTMLElement>(`[data-testid="hand-card"][data-card="${card}"]`)?.click();
    }, SENTENCE);
    await expectLine(page, ...SENTENCE);
  });
});

test.describe('with motion', () => {
  test.use({ settings: { playOnly: false, pace: 'fast' } });

  test('a card that is touched on its way is meant, though the touch ends its way and it lies elsewhere then', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await openTable(page, alone(4));
    await onTurn(page);
    await played(page, () => page.getByTestId('action-roll').click());
    await onTurn(page);
    await settled(page);
    const release = await hold(page, '[data-testid="hand-card"]');
    await page.getByTestId('action-draw').click();
    // The one that goes farthest aside, at the edge that it leaves.
    const spot = await page.waitForFunction(() => {
      const moving = [
        ...document.querySelectorAll<HTMLElement>('[data-testid="hand-card"][aria-pressed="false"]'),
      ].flatMap((card) => {
        const [travel] = card.getAnimations().filter(({ playState }) => playState === 'paused');
        const [first] = (travel?.effect as KeyframeEffect | undefined)?.getKeyframes() ?? [];
        const by = Number.parseFloat(String(first?.['translate'] ?? '0'));
        const { left, right, top, bottom } = card.getBoundingClientRect();
        const far = { by: Math.abs(by), card: card.dataset['card'] ?? '', y: (top + bottom) / 2 };
        return first?.['pointerEvents'] === 'none' ? [] : [{ ...far, x: by > 0 ? right - 4 : left + 4 }];
      });
      const found = moving.sort((one, other) => other.by - one.by)[0];
      return found !== undefined && found.by > 10 ? found : null;
    });
    const { x, y, card } = (await spot.jsonValue()) as { x: number; y: number; card: string };
    await page.mouse.click(x, y);
    await release();
    await expectLine(page, card);
  });
});
