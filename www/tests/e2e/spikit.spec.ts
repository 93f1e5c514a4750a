// Spikit in the browser: the display and the die, sentences composed by tap, drag and key, votes, ties, families, jokers, fishing.
import type { Page } from '@playwright/test';
import { atStage, drag, expect, hand, held, lift, onTurn, openTable, table, test, type Deal } from './helpers.ts';

test.use({ settings: { playOnly: false } });

const SENTENCE = ['brown.fr.1', 'brown.fr.2', 'brown.fr.3'];
const REST = ['grey.en.4', 'violet.en.1', 'pink.en.1'];

/** Zoé has the die, and the others judge. All are people, on one device, unless said otherwise. */
const deal = (own: string[], more: Partial<Deal> & { setup?: Record<string, unknown> } = {}): Deal => ({
  game: 'spikit',
  seats: ['Zoé', 'Ugo', 'Rita'],
  ...more,
  setup: {
    hands: [own, ['red.en.1', 'red.en.2', 'red.en.3'], ['green.en.1', 'green.en.2', 'green.en.3']],
    display: ['red.fr.3', 'orange.en.2', 'green.en.4', 'grey.fr.4', 'pink.fr.1', 'turquoise.fr.4'],
    rolls: [4],
    ...more.setup,
  },
});

/** Begins, rolls and draws: Zoé may lay. */
async function toPlay(page: Page, position: Deal): Promise<void> {
  await openTable(page, position);
  await lift(page, 'Zoé');
  await onTurn(page);
  await page.getByTestId('action-roll').click();
  await page.getByTestId('action-draw').click();
  await expect(page.getByTestId('action-end-turn')).toBeEnabled();
}

async function compose(page: Page, cards: readonly string[]): Promise<void> {
  for (const card of cards) await held(page, card).click();
  await expect(page.getByTestId('tray')).toHaveAttribute('data-cards', cards.join(' '));
}

const vote = async (page: Page, votes: Record<number, 'accept' | 'refuse' | 'abstain'>): Promise<void> => {
  await atStage(page, 'ballot');
  for (const [seat, choice] of Object.entries(votes)) await page.getByTestId(`ballot-${seat}-${choice}`).click();
};

const sentence = (page: Page, index: number): ReturnType<Page['getByTestId']> => page.getByTestId(`sentence-${index}`);

test('SPI-8, SPI-9: a card of the number rolled, for one of the hand; another one says why not', async ({ page }) => {
  await openTable(page, deal([...SENTENCE, ...REST]));
  await lift(page, 'Zoé');
  await onTurn(page);
  await held(page, 'brown.fr.1').click();
  await expect(page.getByTestId('refusal-clause')).toContainText('SPI-8');
  await page.getByTestId('action-roll').click();
  await expect(page.getByTestId('turn-die')).toHaveAttribute('data-face', '4');
  await expect(page.getByTestId('prompt')).toContainText('4');
  await page.getByTestId('display-0').click();
  await expect(page.getByTestId('refusal')).toContainText('4');
  await page.getByTestId('display-3').click();
  await expect(page.getByTestId('prompt')).toContainText('avec les voisins');
  await held(page, 'pink.en.1').click();
  await page.getByTestId('action-take').click();
  await expect(page.getByTestId('display-3')).toHaveAttribute('data-card', 'pink.en.1');
  expect(await hand(page)).toContain('grey.fr.4');
});

test('SPI-13, SPI-14: a sentence is composed, moved by key and drag, voted and laid; then Zoé fishes (SPI-18)', async ({
  page,
}) => {
  await toPlay(page, deal([...SENTENCE, ...REST], { setup: { stock: ['blue.fr.1', 'blue.fr.2', 'blue.fr.3'] } }));
  await compose(page, ['brown.fr.2', 'brown.fr.1', 'brown.fr.3']);
  // By key: the card goes one place on.
  await page.getByTestId('cell-0').focus();
  await page.keyboard.press('Shift+ArrowRight');
  await expect(page.getByTestId('tray')).toHaveAttribute('data-cards', SENTENCE.join(' '));
  // By drag: away, and back again.
  await drag(page, page.getByTestId('cell-2'), page.getByTestId('cell-0'), 0.1);
  await expect(page.getByTestId('tray')).toHaveAttribute('data-cards', 'brown.fr.3 brown.fr.1 brown.fr.2');
  await drag(page, page.getByTestId('cell-0'), page.getByTestId('cell-2'), 0.9);
  await expect(page.getByTestId('tray')).toHaveAttribute('data-cards', SENTENCE.join(' '));
  await page.getByTestId('action-lay').click();

  await atStage(page, 'ballot');
  await expect(page.getByTestId('proposal')).toHaveAttribute('data-cards', SENTENCE.join(' '));
  await expect(page.getByTestId('ballot')).toContainText('Zoé propose une phrase');
  await expect(page.getByTestId('hand')).toHaveCount(0);
  await vote(page, { 1: 'accept', 2: 'abstain' });
  await expect(page.getByTestId('ballot-result')).toContainText('Acceptée, 1 contre 0.');
  await lift(page, 'Zoé');
  await onTurn(page);
  await expect(sentence(page, 0)).toHaveAttribute('data-cards', SENTENCE.join(' '));
  // The words say their language.
  await expect(sentence(page, 0).locator('.visually-hidden [lang="fr"]').first()).toHaveText('Hugo mange des crêpes.');

  await expect(page.getByTestId('prompt')).toContainText('Pêchez');
  await page.getByTestId('action-fish').click();
  await expect(page.getByTestId('fished')).toHaveAttribute('data-card', 'blue.fr.2');
  await expect(page.getByTestId('action-fish')).toHaveCount(0);
  await page.getByTestId('action-keep').click();
  await expect(held(page, 'blue.fr.2')).toBeVisible();
  await expect(page.getByTestId('pond')).toHaveCount(0);
});

test('SPI-14, SPI-15: a sentence that is refused comes back, and is not proposed a second time', async ({ page }) => {
  await toPlay(page, deal(['brown.fr.1', 'brown.fr.3', 'brown.fr.2', ...REST]));
  await compose(page, ['brown.fr.1', 'brown.fr.3', 'brown.fr.2']);
  await page.getByTestId('action-lay').click();
  await vote(page, { 1: 'refuse', 2: 'refuse' });
  await expect(page.getByTestId('ballot-result')).toContainText('Refusée, 2 contre 0.');
  await lift(page, 'Zoé');
  await onTurn(page);
  await compose(page, ['brown.fr.1', 'brown.fr.3', 'brown.fr.2']);
  await expect(page.getByTestId('action-lay')).toBeDisabled();
  await expect(page.getByTestId('prompt')).toContainText('vient d’être refusée');
});

for (const [rolls, word] of [
  [[4, 3, 5, 3], 'acceptée'],
  [[4, 1, 2, 3, 5], 'refusée'],
] as const) {
  test(`SPI-14: a tie is decided by dice in sight of all: ${word}`, async ({ page }) => {
    await toPlay(page, deal([...SENTENCE, ...REST], { setup: { rolls: [...rolls] } }));
    await compose(page, SENTENCE);
    await page.getByTestId('action-lay').click();
    await vote(page, { 1: 'accept', 2: 'refuse' });
    await expect(page.getByTestId('tie-dice')).toHaveAttribute('data-rolls', rolls.slice(1).join(' '));
    await expect(page.getByTestId('ballot-result')).toContainText(word);
    await lift(page, 'Zoé');
    await expect(sentence(page, 0)).toHaveCount(word === 'acceptée' ? 1 : 0);
  });
}

test('an answer of a ballot can be taken back before the last one', async ({ page }) => {
  await toPlay(page, deal([...SENTENCE, ...REST]));
  await compose(page, SENTENCE);
  await page.getByTestId('action-lay').click();
  await atStage(page, 'ballot');
  await page.getByTestId('ballot-1-refuse').click();
  await expect(page.getByTestId('ballot-1-refuse')).toHaveAttribute('aria-pressed', 'true');
  await page.getByTestId('tool-undo').click();
  await expect(page.getByTestId('ballot-1-refuse')).toHaveAttribute('aria-pressed', 'false');
  await vote(page, { 2: 'accept', 1: 'accept' });
  await expect(page.getByTestId('ballot-result')).toContainText('Acceptée, 2 contre 0.');
});

test('SPI-21, SPI-22: a family needs no vote, goes at once, and cards are put away unseen', async ({ page }) => {
  const family = [1, 2, 3, 4, 5].map((slot) => `orange.fr.${slot}`);
  await toPlay(page, deal([...family, ...REST]));
  await compose(page, family);
  await page.getByTestId('action-lay').click();
  await expect(page.getByTestId('action-discard')).toBeVisible();
  await expect(page.getByTestId('prompt')).toContainText('3 cartes');
  await held(page, 'grey.en.4').click();
  await held(page, 'pink.en.1').click();
  await page.getByTestId('action-discard').click();
  await expect(page.getByTestId('action-end-turn')).toBeVisible();
  expect(await hand(page)).not.toContain('grey.en.4');
  await expect(sentence(page, 0)).toHaveCount(0);
});

test('SPI-31: a joker says words of the dictionary, each looked up while it is typed', async ({ page }) => {
  await toPlay(page, deal(['brown.fr.1', 'brown.fr.2', 'joker.1', ...REST]));
  await compose(page, ['brown.fr.1', 'brown.fr.2', 'joker.1']);
  const line = page.getByTestId('word-line');
  await line.fill('une xyzzyq');
  const word = (text: string) => page.locator('.joker-word', { hasText: text });
  await expect(word('xyzzyq')).toHaveAttribute('data-known', 'false');
  await expect(word('une')).toHaveAttribute('data-known', 'true');
  await expect(page.getByTestId('prompt')).toContainText('« xyzzyq »');
  await expect(page.getByTestId('action-lay')).toBeDisabled();
  await line.fill('une glace');
  await expect(word('glace')).toHaveAttribute('data-known', 'true');
  await expect(page.getByTestId('action-lay')).toBeEnabled();
  await line.press('Enter');
  await vote(page, { 1: 'accept', 2: 'accept' });
  await lift(page, 'Zoé');
  await expect(sentence(page, 0).locator('.text-words').last()).toHaveText('une glace');
});

test('SPI-24, SPI-25: a sentence of the table is completed at its head, and a card of it is swapped', async ({
  page,
}) => {
  const lies = ['grey.fr.1', 'grey.fr.2', 'grey.fr.3'];
  await toPlay(page, deal(['turquoise.fr.3', 'red.fr.5', ...REST], { setup: { table: [lies] } }));
  await sentence(page, 0).locator('.sentence-open').click();
  await page.getByTestId('end-head').click();
  await held(page, 'turquoise.fr.3').click();
  await expect(page.getByTestId('tray')).toHaveAttribute('data-cards', ['turquoise.fr.3', ...lies].join(' '));
  await page.getByTestId('action-complete').click();
  await vote(page, { 1: 'refuse', 2: 'refuse' });
  await lift(page, 'Zoé');
  await onTurn(page);
  await sentence(page, 0).locator('.sentence-open').click();
  await page.getByTestId('cell-2').click();
  await held(page, 'red.fr.5').click();
  await page.getByTestId('action-swap').click();
  await vote(page, { 1: 'accept', 2: 'accept' });
  await lift(page, 'Zoé');
  await onTurn(page);
  await expect(sentence(page, 0)).toHaveAttribute('data-cards', 'grey.fr.1 grey.fr.2 red.fr.5');
  expect(await hand(page)).toContain('grey.fr.3');
});

test('a sentence can be turned towards the other side of the table', async ({ page }) => {
  await toPlay(page, deal(REST, { setup: { table: [SENTENCE] } }));
  await page.getByTestId('turn-round-0').click();
  await expect(page.getByTestId('turn-round-0')).toHaveAttribute('aria-pressed', 'true');
  await expect(sentence(page, 0).locator('.spikit-row')).toHaveCSS('rotate', '180deg');
});

test('bots’ votes are seen together, with the reason in a few words', async ({ page }) => {
  const bad = ['brown.fr.2', 'brown.fr.1', 'brown.fr.3'];
  await openTable(page, deal([...bad, ...REST], { seats: ['Zoé', ['Ugo', 'hard'], ['Rita', 'hard']] }));
  await onTurn(page);
  await page.getByTestId('action-roll').click();
  await page.getByTestId('action-draw').click();
  await compose(page, bad);
  await page.getByTestId('action-lay').click();
  const result = page.getByTestId('ballot-result');
  // What they say is theirs; that both lie open at once, each with its reason, is what the page owes.
  await expect(result.locator('.ballot-reason')).toHaveCount(2);
  await expect(result).toContainText(/(Acceptée|Refusée|Égalité)/);
  await onTurn(page);
  await expect(page.getByTestId('ballot')).toHaveCount(0);
});

test('SPI-37: the time of the match runs in sight', async ({ page }) => {
  await toPlay(page, deal([...SENTENCE, ...REST], { options: { end: { minutes: 5 } } }));
  await expect(page.getByTestId('clock')).toContainText(/[45]:\d\d/);
});

test('a whole match, one person with bots', async ({ page }) => {
  test.setTimeout(240_000);
  await openTable(page, {
    game: 'spikit',
    seats: ['Zoé', ['Ugo', 'hard'], ['Rita', 'medium']],
    options: { end: { rounds: 1 } },
    seed: 3,
    setup: {
      hands: [['brown.fr.1', 'brown.fr.2', 'brown.fr.3', 'grey.en.4', 'pink.en.1']].concat([
        ['red.en.1', 'red.en.2', 'red.en.3', 'red.en.4', 'red.en.5'],
        ['green.en.1', 'green.en.2', 'green.en.3', 'green.en.4', 'pink.fr.4'],
      ]),
    },
  });
  for (let step = 0; step < 400; step++) {
    await atStage(page, 'turn', 'ballot', 'over', 'summary', 'waiting');
    const stage = await table(page).getAttribute('data-stage');
    if (stage === 'over') break;
    if (stage === 'summary') await page.getByTestId('go-on').click();
    else if (stage === 'ballot') {
      const accept = page.getByTestId('ballot-0-accept');
      if (await accept.isVisible().catch(() => false)) await accept.click({ timeout: 2000 }).catch(() => undefined);
    } else if (stage === 'turn') {
      // The hint plays: whatever it prepares is what the bar offers first.
      const first = page.locator('.action-buttons .button.primary:enabled');
      const any = page.locator('.action-buttons .button:enabled');
      if ((await page.locator('[data-testid="table"][data-acting="true"]').count()) === 0) continue;
      const offered = (await first.count()) > 0 ? first.first() : any.first();
      await offered.click({ timeout: 2000 }).catch(() => undefined);
    } else await page.waitForTimeout(50);
  }
  await atStage(page, 'over');
  await expect(page.getByTestId('ranking')).toBeVisible();
});
