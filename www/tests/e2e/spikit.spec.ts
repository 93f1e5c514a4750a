// Spikit in the browser: the display and the die, sentences composed by tap, drag and key, families, fishing, a whole match.
import type { Page } from '@playwright/test';
import {
  atStage,
  drag,
  expect,
  hand,
  held,
  hint,
  onTurn,
  openTable,
  played,
  table,
  atOneTable as test,
} from './helpers.ts';
import {
  back,
  compose,
  deal,
  expectLine,
  propose,
  REST,
  SENTENCE,
  sentence,
  toPlay,
  tray,
  vote,
} from './spikit-table.ts';

test.use({ settings: { playOnly: false } });

test('SPI-8, SPI-9: a card of the number rolled, for one of the hand; another one says why not', async ({ page }) => {
  await openTable(page, deal([...SENTENCE, ...REST], { seats: ['Zoé', ['Ugo', 'easy'], ['Rita', 'easy']] }));
  await onTurn(page);
  await held(page, 'brown.fr.1').click();
  await expect(page.getByTestId('refusal-clause')).toContainText('SPI-8');
  // A touch of the die throws it; for the keyboard the button is enough.
  const die = page.getByTestId('turn-die');
  await expect(die.getByRole('button')).toHaveCount(0);
  // A touch that began before the throw was to be done is not meant for it.
  await die.dispatchEvent('click');
  await expect(page.getByTestId('action-roll')).toBeVisible();
  await expect(die).toHaveAttribute('data-face', '');
  await played(page, () => die.click());
  await expect(die).toHaveAttribute('data-face', '4');
  // Once it lies, a touch says what it is.
  await die.click();
  await expect(page.getByTestId('about')).toBeVisible();
  await expect(die).toHaveAttribute('data-face', '4');
  await expect(page.getByTestId('prompt')).toContainText('4');
  await page.getByTestId('display-0').click();
  await expect(page.getByTestId('refusal')).toContainText('4');
  await page.getByTestId('display-3').click();
  await expect(page.getByTestId('prompt')).toContainText('voisin');
  await played(page, () => held(page, 'pink.en.1').click());
  await expect(page.getByTestId('display-3')).toHaveAttribute('data-card', 'pink.en.1');
  expect(await hand(page)).toContain('grey.fr.4');
});

test('SPI-13: a line is put in order by key', async ({ page }) => {
  await toPlay(page, deal([...SENTENCE, ...REST], { seats: ['Zoé', ['Ugo', 'easy']] }));
  await compose(page, ['brown.fr.2', 'brown.fr.1', 'brown.fr.3']);
  await page.getByTestId('cell-0').focus();
  await page.keyboard.press('Shift+ArrowRight');
  await expectLine(page, ...SENTENCE);
  await expect(page.getByTestId('cell-1')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Backspace');
  await expectLine(page, 'brown.fr.1', 'brown.fr.2');
  await page.keyboard.press('Escape');
  await expect(tray(page)).toHaveCount(0);
});

for (const by of ['mouse', 'touch'] as const)
  test.describe(`by ${by}, on a phone`, () => {
    test.use({ hasTouch: by === 'touch', viewport: { width: 390, height: 844 } });

    test('SPI-13, SPI-24: cards are dragged into the line, within it, out of it, and to a sentence', async ({
      page,
    }) => {
      const lies = ['grey.fr.1', 'grey.fr.2', 'grey.fr.3'];
      await toPlay(page, deal([...SENTENCE, ...REST], { seats: ['Zoé', ['Ugo', 'easy']], setup: { table: [lies] } }));
      const line = page.locator('[data-drop="line"]');
      await drag(page, held(page, 'brown.fr.2'), line, 0.5, 0.5, by);
      await expectLine(page, 'brown.fr.2');
      await drag(page, held(page, 'brown.fr.3'), page.getByTestId('cell-0'), 0.9, 0.5, by);
      await expectLine(page, 'brown.fr.2', 'brown.fr.3');
      await drag(page, held(page, 'brown.fr.1'), page.getByTestId('cell-0'), 0.1, 0.5, by);
      await expectLine(page, ...SENTENCE);
      await drag(page, page.getByTestId('cell-2'), page.getByTestId('cell-0'), 0.1, 0.5, by);
      await expectLine(page, 'brown.fr.3', 'brown.fr.1', 'brown.fr.2');
      await drag(page, page.getByTestId('cell-0'), page.getByTestId('hand'), 0.5, 0.5, by);
      await expectLine(page, 'brown.fr.1', 'brown.fr.2');
      await expect(held(page, 'brown.fr.3')).toBeVisible();
      // To a sentence of the table: before it, and behind it.
      await page.getByTestId('action-release').click();
      await sentence(page, 0).scrollIntoViewIfNeeded();
      await drag(page, held(page, 'grey.en.4'), sentence(page, 0), 0.8, 0.3, by);
      await expectLine(page, ...lies, 'grey.en.4');
      await sentence(page, 0).scrollIntoViewIfNeeded();
      await drag(page, held(page, 'pink.en.1'), sentence(page, 0), 0.2, 0.3, by);
      await expectLine(page, 'pink.en.1', ...lies, 'grey.en.4');
    });
  });

test('SPI-18, SPI-19: after a sentence in one language one fishes, card by card, and keeps the one turned up', async ({
  page,
}) => {
  const four = ['orange.fr.1', 'orange.fr.2', 'orange.fr.3', 'orange.fr.4'];
  const stock = ['blue.fr.1', 'blue.fr.2', 'blue.fr.3', 'blue.fr.4'];
  await toPlay(page, deal([...four, ...REST], { setup: { stock } }));
  await compose(page, four);
  await propose(page);
  await vote(page, { 1: 'accept', 2: 'abstain' });
  await back(page);
  await expect(page.getByTestId('prompt')).toContainText('Pêchez jusqu’à 2 cartes');
  await played(page, () => page.getByTestId('action-fish').click());
  await expect(page.getByTestId('fished')).toHaveAttribute('data-card', 'blue.fr.2');
  await expect(page.getByTestId('pond')).toContainText('Encore 1');
  await played(page, () => page.getByTestId('action-fish').click());
  await expect(page.getByTestId('fished')).toHaveAttribute('data-card', 'blue.fr.3');
  await expect(page.getByTestId('action-fish')).toHaveCount(0);
  // It may go into a line at once, and comes out of it again.
  await page.getByTestId('fished').click();
  await expectLine(page, 'blue.fr.3');
  await page.getByTestId('action-release').click();
  await played(page, () => page.getByTestId('action-keep').click());
  await expect(held(page, 'blue.fr.3')).toBeVisible();
  await expect(held(page, 'blue.fr.2')).toHaveCount(0);
  await expect(page.getByTestId('pond')).toHaveCount(0);
});

test('SPI-21, SPI-22: a family needs no vote, goes at once, and cards are put away unseen', async ({ page }) => {
  const family = [1, 2, 3, 4, 5].map((slot) => `orange.fr.${slot}`);
  await toPlay(page, deal([...family, ...REST]));
  await compose(page, family);
  await propose(page);
  await expect(page.getByTestId('action-discard')).toBeVisible();
  await expect(page.getByTestId('prompt')).toContainText('3 cartes');
  await held(page, 'grey.en.4').click();
  await held(page, 'pink.en.1').click();
  await played(page, () => page.getByTestId('action-discard').click());
  await expect(page.getByTestId('action-end-turn')).toBeVisible();
  expect(await hand(page)).not.toContain('grey.en.4');
  await expect(sentence(page, 0)).toHaveCount(0);
});

test('a sentence is turned towards the other side of the table, and read aloud in its languages', async ({ page }) => {
  const mixed = ['violet.en.1', 'violet.en.2', 'violet.fr.3'];
  await toPlay(page, deal([...SENTENCE, ...REST.slice(0, 1)], { setup: { table: [mixed] } }));
  await page.evaluate(() => {
    const said: string[] = [];
    Object.assign(window, { said });
    SpeechSynthesis.prototype.speak = ({ lang, text }: SpeechSynthesisUtterance) => void said.push(`${lang}: ${text}`);
  });
  const lies = sentence(page, 0);
  await page.getByTestId('turn-round-0').click();
  await expect(page.getByTestId('turn-round-0')).toHaveAttribute('aria-pressed', 'true');
  await expect(lies.locator('.spikit-row')).toHaveCSS('rotate', '180deg');
  await page.getByTestId('turn-round-0').click();
  await expect(lies.locator('.spikit-row')).toHaveCSS('rotate', 'none');
  await expect(lies.locator('.text-words[lang="en"]')).toHaveCount(2);
  await expect(lies.locator('.text-words[lang="fr"]')).toHaveCount(1);
  await lies.getByTestId('speak').click();
  const texts = await lies.locator('.visually-hidden [lang]').allInnerTexts();
  expect(await page.evaluate(() => (window as unknown as { said: string[] }).said)).toEqual([
    `en: ${texts[0]}`,
    `fr: ${texts[1]}`,
  ]);
});

test('SPI-37: the time of the match runs in sight', async ({ page }) => {
  await toPlay(page, deal([...SENTENCE, ...REST], { options: { end: { minutes: 5 } } }));
  await expect(page.getByTestId('clock')).toContainText(/[45]:\d\d/);
});

/** Until a person is asked for something, or the match is over. */
async function asked(page: Page): Promise<'turn' | 'ballot' | 'over'> {
  const acting = table(page).and(page.locator('[data-stage="turn"][data-acting="true"]'));
  const over = table(page).and(page.locator('[data-stage="over"]'));
  const voting = page.getByTestId('ballot-0-accept');
  await acting.or(over).or(voting).first().waitFor({ timeout: 30_000 });
  return (await over.count()) > 0 ? 'over' : (await voting.count()) > 0 ? 'ballot' : 'turn';
}

test('a whole match, one person with bots', async ({ page }) => {
  test.setTimeout(180_000);
  await openTable(page, {
    game: 'spikit',
    seats: ['Zoé', ['Ugo', 'hard'], ['Rita', 'medium']],
    options: { end: { rounds: 1 } },
    seed: 3,
    setup: {
      hands: [
        [...SENTENCE, 'grey.en.4'],
        ['red.en.1', 'red.en.2', 'red.en.3', 'red.en.4'],
        ['green.en.1', 'green.en.2', 'green.en.3', 'green.en.4'],
      ],
    },
  });
  for (let step = 0; step < 150; step++) {
    const stage = await asked(page);
    if (stage === 'over') break;
    if (stage === 'ballot') await played(page, () => page.getByTestId('ballot-0-accept').click());
    else {
      const offered = await hint(page);
      await played(page, () => offered.click());
    }
  }
  await atStage(page, 'over');
  await expect(page.getByTestId('ranking')).toBeVisible();
});
