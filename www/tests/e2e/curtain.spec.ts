// Hidden stays hidden: while the device is between two people, and while one of them plays, nothing of another hand is in the
// document: no card, no name of a card, no sentence that tells of one.
import {
  atStage,
  cannotUndo,
  expect,
  hand,
  held,
  lift,
  onTurn,
  openTable,
  pass,
  playIt,
  settled,
  tap,
  atOneTable as test,
  type Deal,
} from './helpers.ts';
import { violations } from '../axe.ts';
import { lettersShown, shoot } from './inspect.ts';
import { deal as spikit, REST, SENTENCE, toVote, vote } from './spikit-table.ts';
import type { Page } from '@playwright/test';

// No letter is in two places, on the table, turned up, or alone in a sentence (C’est, Ctrl+Z): what is found can only have leaked.
const ANNA = ['W', 'X', 'D', 'K', 'Y', 'J'];
const BRUNO = ['V', 'G', 'F', 'B', 'H', 'Q'];
/** What Anna is going to draw, and what lies below. */
const STOCK = ['P', 'U', 'M', 'O'];

const two: Deal = {
  game: 'syntax',
  seats: ['Anna', 'Bruno'],
  setup: { dealer: 1, hands: [ANNA, BRUNO], table: ['RAT'], face_up: 'N', stock: STOCK, scores: [0, 0] },
};

/** Only these hands may be in the document. */
async function expectOnly(page: Page, may: string[]): Promise<void> {
  const hidden = [...ANNA, ...BRUNO, ...STOCK].filter((card) => !may.includes(card));
  expect(await lettersShown(page, hidden)).toEqual([]);
  expect(await lettersShown(page, may)).toEqual(may);
}

for (const [width, height] of [
  [360, 640],
  [390, 844],
  [820, 1180],
] as const)
  test(`what happened is told without moving the button, at ${width} × ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await openTable(page, two);
    await atStage(page, 'covered');
    const button = page.getByTestId('curtain-lift');
    const told = (count: number): Promise<number> =>
      page.locator('mots-curtain').evaluate(async (curtain, sentences) => {
        Object.assign(curtain, {
          news: sentences === 0 ? null : 'Anna dépose RAT, et personne ne conteste. '.repeat(sentences),
        });
        await (curtain as HTMLElement & { updateComplete: Promise<unknown> }).updateComplete;
        return curtain.querySelector('[data-testid="curtain-lift"]')?.getBoundingClientRect().top ?? 0;
      }, count);
    const before = await told(0);
    for (const count of [1, 4, 20]) expect(await told(count), `${count} sentences`).toBe(before);
    await expect(page.getByTestId('curtain-news')).toBeInViewport({ ratio: 1 });
    await expect(button).toBeInViewport({ ratio: 1 });
    await expect(page.getByTestId('curtain-leave')).toBeInViewport({ ratio: 1 });
  });

test('at 1180 × 820 what two others did since, with the trick that one of them took, is told whole', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1180, height: 820 });
  await openTable(page, {
    game: 'plis',
    seats: ['Anna', 'Bruno', 'Chloé'],
    setup: {
      hands: [
        ['pB', 'pE', 'pH'],
        ['pD', 'pG', 'pJ'],
        ['pC', 'pF', 'pI'],
      ],
      leader: 0,
    },
  });
  for (const [name, card] of [
    ['Anna', 'pB'],
    ['Bruno', 'pD'],
    ['Chloé', 'pC'],
    ['Bruno', 'pG'],
    ['Chloé', 'pF'],
  ] as const) {
    await lift(page, name);
    await onTurn(page);
    await tap(page, card);
    await playIt(page);
    await atStage(page, 'handing');
    await page.getByTestId('hand-over').click();
  }
  await atStage(page, 'covered');
  const news = page.getByTestId('curtain-news');
  await expect(news.getByRole('listitem')).toHaveCount(5);
  expect(await news.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBeLessThanOrEqual(0);
});

test('the second tap on the curtain’s button is not for what lies there when it has gone', async ({ page }) => {
  await page.setViewportSize({ width: 820, height: 1180 });
  await openTable(page, {
    game: 'padbolix',
    seats: ['Anna', 'Bruno'],
    setup: { hands: [[...'EFGK'], [...'BCDHQ']], leader: 0 },
  });
  await lift(page, 'Anna');
  await onTurn(page);
  await tap(page, 'K');
  await playIt(page);
  await pass(page, 'Bruno');
  await onTurn(page);
  await page.getByTestId('action-pass').click();
  await page.getByTestId('hand-over').click();
  const button = page.getByTestId('curtain-lift');
  const box = await button.boundingBox();
  if (!box) throw new Error('no button');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const second = page.evaluate(
    (at) =>
      new Promise<string>((resolve) => {
        // What the table gets to hear of.
        const heard: string[] = [];
        Object.assign(window, { heard });
        document.querySelector('main.table')?.addEventListener('click', ({ target }) => heard.push(String(target)));
        const look = (): void => {
          if (document.querySelector('dialog[open]')) return void requestAnimationFrame(look);
          const under = document.elementFromPoint(at.clientX, at.clientY);
          under?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1, ...at }));
          requestAnimationFrame(() => requestAnimationFrame(() => resolve(under?.className ?? '')));
        };
        look();
      }),
    { clientX: x, clientY: y },
  );
  await button.click();
  const heard = (): Promise<number> => page.evaluate(() => (window as unknown as { heard: string[] }).heard.length);
  expect(await second).not.toBe('');
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  expect(await heard()).toBe(0);
  await page.waitForTimeout(400);
  await page.mouse.click(x, y);
  expect(await heard()).toBe(1);
});

test('a finger that came down before the curtain presses nothing on it, however late a busy page hears of it', async ({
  page,
}) => {
  await openTable(page, two);
  await atStage(page, 'covered');
  const box = await page.getByTestId('curtain-leave').boundingBox();
  if (!box) throw new Error('no way to leave');
  await lift(page, 'Anna');
  await onTurn(page);
  await held(page, 'K').click();
  await page.getByTestId('action-exchange-stock').click();
  await atStage(page, 'handing');
  const isBusy = page.waitForEvent('console', (message) => message.text() === 'busy');
  await page.getByTestId('hand-over').evaluate((button: HTMLElement) => {
    // For longer than anything keeps a finger away.
    const busy = (): void => {
      console.log('busy');
      for (const from = performance.now(); performance.now() - from < 1500; );
    };
    const look = (): void => {
      if (document.querySelector('dialog.curtain[open]')) setTimeout(busy, 20);
      else requestAnimationFrame(look);
    };
    button.click();
    look();
  });
  await isBusy;
  // It is heard of when the page is no longer busy.
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  await settled(page);
  await expect(page.getByTestId('curtain')).toBeVisible();
  // A finger that was on its way to what lay there takes longer than to tap what has just come.
  await lift(page, 'Bruno');
  await onTurn(page);
  await held(page, 'V').click();
  await page.getByTestId('action-exchange-stock').click();
  await atStage(page, 'handing');
  const waits = await page.getByTestId('hand-over').evaluate(async (button: HTMLElement) => {
    const found = new Map<string | undefined, unknown>();
    const { animate } = Element.prototype;
    // However late the page is looked at: they are noted when they begin.
    Element.prototype.animate = function (this: HTMLElement, frames, options) {
      if (typeof options === 'object' && options.id === 'waits') found.set(this.dataset['testid'], options.duration);
      return animate.call(this, frames, options);
    };
    button.click();
    while (!found.has('curtain-leave')) await new Promise(requestAnimationFrame);
    Element.prototype.animate = animate;
    return [found.get('curtain-lift'), found.get('curtain-leave')];
  });
  expect(waits).toEqual([350, 1000]);
  // Afterwards it does what it says.
  await page.getByTestId('curtain-leave').click();
  await expect(page.getByTestId('curtain')).toHaveCount(0);
});

test('the check itself finds a hand that is there', async ({ page }) => {
  await openTable(page, two);
  await lift(page, 'Anna');
  await onTurn(page);
  expect(await lettersShown(page, ANNA)).toEqual(ANNA);
});

test('nothing of another hand is in the document, from the first curtain to the log', async ({ page }) => {
  await openTable(page, two);
  await atStage(page, 'covered');
  await expectOnly(page, []);

  await lift(page, 'Anna');
  await onTurn(page);
  await expectOnly(page, ANNA);

  // Anna starts a word and is told that it cannot be, then draws P; the device is still hers.
  for (const card of ['W', 'X']) await held(page, card).click();
  await expect(page.getByTestId('stick')).toHaveAttribute('data-word', 'WX');
  await expectOnly(page, ANNA);
  await page.getByTestId('action-release').click();
  await held(page, 'K').click();
  await page.getByTestId('action-exchange-stock').click();
  await atStage(page, 'handing');
  await expect(page.getByTestId('said')).toContainText('pioche P');
  await expectOnly(page, [...ANNA, 'P']);

  // K lies face up now; P is Anna's own.
  await page.getByTestId('hand-over').click();
  await atStage(page, 'covered');
  await expectOnly(page, ['K']);

  // A reload in between.
  await page.reload();
  await atStage(page, 'covered');
  await expectOnly(page, ['K']);

  await lift(page, 'Bruno');
  await onTurn(page);
  await expectOnly(
    page,
    [...BRUNO, 'K'].sort((a, b) => [...ANNA, ...BRUNO].indexOf(a) - [...ANNA, ...BRUNO].indexOf(b)),
  );
  expect((await hand(page)).sort()).toEqual([...BRUNO].sort());

  // The log tells Bruno that Anna drew, not what.
  await page.getByTestId('menu').click();
  await page.getByTestId('menu-log').click();
  await expect(page.getByTestId('log').first()).toContainText('Anna écarte K et pioche.');
  expect(await lettersShown(page, [...ANNA.filter((card) => card !== 'K'), ...STOCK])).toEqual([]);
  await page.getByTestId('close').click();
  await page.getByTestId('menu').click();
  await page.getByTestId('menu-scores').click();
  expect(await lettersShown(page, [...ANNA.filter((card) => card !== 'K'), ...STOCK])).toEqual([]);
  await page.getByTestId('close').click();

  // What Anna did is not Bruno’s to take back; to ask for it opens no other hand, and leaves Bruno his.
  await cannotUndo(page, 'un autre joueur');
  await onTurn(page);
  expect(await lettersShown(page, [...ANNA.filter((card) => card !== 'K'), ...STOCK])).toEqual([]);
  expect((await hand(page)).sort()).toEqual([...BRUNO].sort());
});

/** Anna lays a word, and everybody is asked. */
async function annaLays(page: Page): Promise<void> {
  await openTable(page, two);
  await lift(page, 'Anna');
  await onTurn(page);
  for (const card of ['W', 'X']) await held(page, card).click();
  await page.getByTestId('action-lay').click();
  await atStage(page, 'open');
}

test('a question to everybody and the end of a round show no hand but what the rules turn up', async ({ page }) => {
  await annaLays(page);
  const rest = ANNA.filter((card) => card !== 'W' && card !== 'X');
  await expectOnly(page, ['W', 'X']);
  // Contested with reason: the cards go back, and everybody has seen them in a word, not in a hand.
  await page.getByTestId('answer-contest-1').click();
  await atStage(page, 'covered');
  expect(await lettersShown(page, [...ANNA, ...BRUNO, ...STOCK])).toEqual([]);
  await lift(page, 'Bruno');
  await onTurn(page);
  expect(await lettersShown(page, [...rest, ...STOCK])).toEqual([]);
});

test('who has only accepted a word has had no turn: the curtain tells what happened since the beginning, beside who is next', async ({
  page,
}) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await annaLays(page);
  await page.locator('[data-testid="public-panel"] .primary').click();
  await atStage(page, 'covered');
  const heading = page.getByTestId('curtain-news').getByRole('heading', { includeHidden: true });
  await expect(heading).toHaveText('Depuis le début');
  const middle = (part: string): Promise<number> =>
    page.locator(part).evaluate((found) => {
      const { left, right } = found.getBoundingClientRect();
      return (left + right) / 2;
    });
  expect(Math.abs((await middle('.curtain-emblem')) - (await middle('.curtain-line')))).toBeLessThan(2);
});

test('the next round is dealt under the summary, and nobody sees it', async ({ page }) => {
  await openTable(page, {
    ...two,
    options: { referee: 'dictionary' },
    setup: {
      ...two.setup,
      hands: [
        ['B', 'O', 'N'],
        ['E', 'E'],
      ],
      stock: undefined,
    },
  });
  await lift(page, 'Anna');
  await onTurn(page);
  for (const card of 'BON') await held(page, card).click();
  await page.getByTestId('action-lay').click();
  await atStage(page, 'summary');
  await expect(page.getByTestId('round-summary')).toContainText('Bruno');
  await expect(page.getByTestId('hand-card')).toHaveCount(0);
  await page.getByTestId('go-on').click();
  await atStage(page, 'covered');
  await expect(page.getByTestId('hand-card')).toHaveCount(0);
  expect(await page.locator('[data-card]:not([data-testid="face-up"])').count()).toBe(0);
});

test('after a vote on what somebody proposed the table stays in sight: a lid over their hand is enough', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await toVote(page, spikit([...SENTENCE, ...REST]));
  await vote(page, { 1: 'accept', 2: 'accept' });
  await atStage(page, 'covered');
  await expect(page.getByTestId('curtain')).toHaveCount(0);
  await expect(page.getByTestId('sentence-0')).toBeVisible();
  const lid = page.getByTestId('lid');
  await expect(lid.getByTestId('curtain-lift')).toBeInViewport({ ratio: 1 });
  await expect(page.getByTestId('prompt')).toHaveText('C’est encore à Zoé, qui peut pêcher ou échanger une carte.');
  // Nothing of her hand, nor of any other.
  await expect(page.getByTestId('hand-card')).toHaveCount(0);
  const written = await page.locator('mots-app').innerHTML();
  expect([...REST, 'red.en.1', 'green.en.1'].filter((card) => written.includes(card))).toEqual([]);
  expect(await violations(page)).toEqual([]);
  await shoot(page, 'lid');
  await lid.getByTestId('curtain-lift').click();
  await onTurn(page);
  await expect(lid).toHaveCount(0);
  expect(await hand(page)).toHaveLength(REST.length + 1);
});
