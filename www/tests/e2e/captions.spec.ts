// The first match is explained while it is played, and pieces tell what they are.
import type { Page } from '@playwright/test';
import {
  atOneTable as test,
  atStage,
  expect,
  hint,
  lift,
  lifted,
  onTurn,
  openTable,
  played,
  playIt,
  settled,
  tap,
  type Deal,
} from './helpers.ts';
import { MAIN } from '../sizes.ts';
import { fits, picture } from './inspect.ts';
import { deal as spikit, REST, SENTENCE } from './spikit-table.ts';

const bots: Deal['seats'] = ['Zoé', ['Ugo', 'easy'], ['Rita', 'easy']];

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
const padbolix: Deal = {
  game: 'padbolix',
  seats: bots,
  setup: { hands: [[...'FGKLMPQ*'], [...'BCDEU'], [...'GHIVV']], leader: 0 },
};
const others: Deal[] = [
  { game: 'syntax', seats: bots, seed: 8 },
  { game: 'spikit', seats: bots, setup: { rolls: [4] } },
];

const middle = async (page: Page): Promise<unknown> =>
  await page.locator('.table-middle').evaluate((found) => {
    const { x, y, width, height } = found.getBoundingClientRect();
    return [x, y, width, height].map(Math.round);
  });

test.describe(() => {
  test.use({ settings: { captions: true } });

  test('PAD-23: who holds few ordinary letters beside a star is told once to keep one for the end', async ({
    page,
  }) => {
    const hands = [[...'GHK*'], [...'BCDEU'], [...'GHIVV']];
    await openTable(page, { ...padbolix, setup: { hands, leader: 0 } });
    const caption = page.getByTestId('caption');
    await onTurn(page);
    // Three are enough.
    await expect(caption).not.toContainText('Gardez une lettre ordinaire');
    await tap(page, 'G');
    await page.getByTestId('action-play').click();
    await expect(caption).toContainText('Gardez une lettre ordinaire pour la fin\u00a0: ');
    await page.getByTestId('action-pass').click();
    await onTurn(page);
    await expect(caption).not.toContainText('Gardez une lettre ordinaire');
  });

  test('the last card of a round is explained by its end, not as one that is to be answered', async ({ page }) => {
    await openTable(page, {
      ...padbolix,
      seats: ['Zoé', ['Ugo', 'easy']],
      setup: { hands: [['C'], ['D', 'E']], leader: 0 },
    });
    // It is the only one that can be played.
    await atStage(page, 'summary');
    await expect(page.getByTestId('caption')).toContainText('chacun a son rang');
  });

  test('the goal stands there first, then what a trick means; nothing changes its place', async ({ page }) => {
    await openTable(page, plis);
    await onTurn(page);
    const caption = page.getByTestId('caption');
    await expect(caption).toHaveText(
      'Évitez de ramasser des plis. Si vous le pouvez, jouez dans la famille demandée\u00a0: sa lettre la plus proche du Z ramasse le pli.',
    );
    await expect(page.getByTestId('stakes')).toContainText('Évitez les plis');
    await settled(page);
    const before = await middle(page);
    await tap(page, 'pK');
    await played(page, () => playIt(page));
    await onTurn(page);
    await expect(caption).toHaveText(
      'Le K est la plus haute carte jouée dans la famille demandée\u00a0: vous ramassez 5 points.',
    );
    await expect(page.locator('[data-live="narrator"]').first()).toContainText('Le K est la plus haute carte');
    await settled(page);
    expect(await middle(page)).toEqual(before);
  });

  test('what the bot would have played as well is praised with its reason', async ({ page }) => {
    await openTable(page, {
      ...plis,
      setup: {
        round: 1,
        leader: 2,
        hands: [
          ['pC', 'pK', 'bB'],
          ['pA', 'pE', 'bQ'],
          ['pB', 'pD', 'pF'],
        ],
      },
    });
    await onTurn(page);
    await hint(page);
    const reason = await page.getByTestId('reason').innerText();
    const [card = ''] = await lifted(page);
    await playIt(page);
    await expect(page.locator(`[data-testid="hand-card"][data-card="${card}"]`)).toHaveCount(0);
    await expect(page.locator('[data-live="narrator"]').first()).toContainText(`Bien vu. ${reason}`);
  });

  test('one tap ends it for all games, and the menu brings it back', async ({ page }) => {
    await openTable(page, plis);
    await onTurn(page);
    await page.getByTestId('captions-skip').click();
    await expect(page.getByTestId('captions')).toHaveCount(0);
    await openTable(page, padbolix);
    await onTurn(page);
    await expect(page.getByTestId('captions')).toHaveCount(0);
    await page.getByTestId('menu').click();
    await page.getByTestId('captions-switch').check();
    await page.keyboard.press('Escape');
    await expect(page.getByTestId('caption')).toContainText('Débarrassez-vous de vos cartes');
  });

  test('a match that was played to its end was the first: the next explains itself', async ({ page }) => {
    await openTable(page, { ...plis, setup: { round: 5, hands: [['bM'], ['bH'], ['bA']], leader: 0 } });
    await atStage(page, 'over');
    await openTable(page, plis);
    await onTurn(page);
    await expect(page.getByTestId('captions')).toHaveCount(0);
    await openTable(page, padbolix);
    await onTurn(page);
    await expect(page.getByTestId('captions')).toBeVisible();
  });

  for (const [whom, seats] of [
    ['alone', bots],
    ['around one device', ['Zoé', 'Ugo', 'Rita']],
  ] as [string, Deal['seats']][])
    test(`Spikit, ${whom}: a sentence that lies ready glows in the first turn, and before they choose it is said what the die allows`, async ({
      page,
    }) => {
      await openTable(page, spikit([...SENTENCE, ...REST], { seats }));
      const shared = seats.every((one) => typeof one === 'string');
      await played(page, () => (shared ? lift(page, 'Zoé') : page.getByTestId('action-roll').click()));
      const caption = page.getByTestId('caption');
      await expect(caption).toContainText(
        'Un 4 au dé\u00a0: échangez une de vos cartes contre une carte visible marquée 4.',
      );
      await expect(page.locator('.card.glows')).toHaveCount(0);
      await played(page, () => page.getByTestId('action-draw').click());
      await expect(caption).toContainText(/Vous avez de quoi faire une phrase\s: «\s.*\.\s» Touchez dans cet ordre/u);
      const glowing = page.getByTestId('hand-card').filter({ has: page.locator('.glows') });
      expect(await glowing.count()).toBeGreaterThanOrEqual(3);
      // What is touched in that order is the sentence that was said.
      const said = /«\s(.*)\.\s»/u.exec(await caption.innerText())?.[1]?.toLowerCase() ?? '';
      const words = await glowing.locator('.text-words').allInnerTexts();
      for (const word of words) expect(said).toContain(word.toLowerCase().replaceAll("'", '’'));
      for (const card of await glowing.evaluateAll((all) => all.map((one) => one.getAttribute('data-id'))))
        await page.locator(`[data-testid="hand-card"][data-id="${card}"]`).click();
      await expect(page.getByTestId('tray').locator('.cell.mine')).toHaveCount(words.length);
    });

  for (const size of MAIN) {
    test(`explained tables fit ${size.width} × ${size.height}`, async ({ page }) => {
      await page.setViewportSize(size);
      const problems: string[] = [];
      for (const deal of [plis, padbolix, ...others]) {
        await openTable(page, deal);
        await onTurn(page);
        await expect(page.getByTestId('captions')).toBeVisible();
        const piles = deal.game === 'syntax' ? ['stock', 'face-up'] : [];
        problems.push(
          ...(await fits(page, `${deal.game} at ${size.width}`, 'captions', 'hand-card', 'menu', ...piles)),
        );
        await picture(page, `captions-${deal.game}-${size.width}`);
      }
      expect(problems).toEqual([]);
    });
  }
});

test('pad_23 what ends on a star is said before it is played', async ({ page }) => {
  await openTable(page, { ...padbolix, setup: { hands: [[...'FG*'], [...'BCDEU'], [...'GHIVV']], leader: 0 } });
  await onTurn(page);
  await tap(page, 'F');
  await tap(page, 'G');
  await expect(page.getByTestId('prompt')).not.toContainText('Padbolix');
  await tap(page, '*');
  await expect(page.getByTestId('prompt')).toHaveText('Vous finiriez sur une étoile\u00a0: Padbolix, −2\u00a0points.');
});

test('pad_14 the only free pass is said to be that', async ({ page }) => {
  await openTable(page, { ...padbolix, setup: { hands: [[...'KLMPQ*'], [...'BCDEU'], [...'GHIVV']], leader: 1 } });
  await onTurn(page);
  await expect(page.getByTestId('action-pass')).toBeVisible();
  await expect(page.getByTestId('prompt')).toContainText('C’est votre seule passe libre de ce pli.');
});

test('an empty table of Padbolix shows what may be led, and on phones what the ranks bring', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openTable(page, padbolix);
  await onTurn(page);
  await expect(page.getByTestId('formulas').getByRole('listitem')).toHaveCount(3);
  await expect(page.getByTestId('rank-stakes')).toContainText('Padbolix −2');
  await picture(page, 'padbolix-lead-390');
});

test('syn_10 a lifted card may go into every word that lies there', async ({ page }) => {
  await openTable(page, { game: 'syntax', seats: bots, seed: 8, setup: { table: ['RUE', 'PORT'] } });
  await onTurn(page);
  await page
    .getByTestId('hand-card')
    .first()
    .click({ position: { x: 10, y: 12 } });
  await expect(page.getByTestId('prompt')).toContainText('Touchez un mot pour l’allonger');
  await expect(page.locator('.word.target')).toHaveCount(2);
  await expect(page.getByTestId('action-exchange-stock')).not.toHaveClass(/primary/);
  await picture(page, 'syntax-targets');
  await page.getByTestId('word-0').click();
  await expect(page.getByTestId('stick')).toBeVisible();
});

test('pieces that are not played with tell what they are, and keys take back and ask', async ({ page }) => {
  await openTable(page, plis);
  await onTurn(page);
  await page.getByTestId('seat-1').click();
  const about = page.getByTestId('about');
  await expect(about).toContainText('Ugo');
  await page.getByTestId('families').locator('li').first().click();
  await expect(about).toContainText('rose A–\u2060M');
  await page.getByTestId('stakes').click();
  await expect(about).toContainText('le plus petit total gagne');
  await tap(page, 'pC');
  await expect(about).toHaveCount(0);
  await played(page, () => playIt(page));
  await onTurn(page);
  await page.keyboard.press('Control+z');
  await expect(page.locator('[data-testid="hand-card"][data-card="pC"]')).toHaveCount(1);
  await onTurn(page);
  await page.keyboard.press('?');
  await expect(page.getByTestId('reason')).toBeVisible();
});

test('pieces tell what they are by keyboard as well', async ({ page }) => {
  const shown = page.getByTestId('about');
  const said = page.locator('[data-live="narrator"]').first();
  /** Goes on with Tab until the explanation of that piece has the focus. */
  const reach = async (what: string): Promise<void> => {
    const wanted = page.getByRole('button', { name: new RegExp(`^Expliquer\\s: ${what}`) });
    await expect(wanted).toHaveCount(1);
    for (let stops = 0; stops < 40; stops++) {
      if (await wanted.evaluate((button) => button === document.activeElement)) return;
      await page.keyboard.press('Tab');
    }
    throw new Error(`Tab does not reach ${what}`);
  };
  await openTable(page, plis);
  await onTurn(page);
  await page.getByTestId('menu').focus();
  await reach('Ce qu');
  expect(await page.getByTestId('stakes').evaluate((piece) => getComputedStyle(piece).outlineStyle)).toBe('solid');
  await page.keyboard.press('Enter');
  await expect(shown).toContainText('le plus petit total gagne');
  await expect(said).toContainText('le plus petit total gagne');
  await page.keyboard.press('Escape');
  await expect(shown).toHaveCount(0);
  await reach('rose A–\u2060M');
  await page.keyboard.press('Space');
  await expect(shown).toContainText('rose A–\u2060M');
  await expect(said).toContainText('rose A–\u2060M');
  // What is explained makes room for what is done, by keyboard too.
  await page.getByTestId('hand-card').first().focus();
  await page.keyboard.press('Space');
  await expect(shown).toHaveCount(0);
  for (const [deal, what, told] of [
    [padbolix, 'Les rangs', 'le premier est Dubolix'],
    [{ game: 'syntax', seats: bots, seed: 8 }, 'Ugo', 'Ugo'],
  ] as const) {
    await openTable(page, deal as Deal);
    await onTurn(page);
    await page.locator('.table-top button').first().focus();
    await reach(what);
    await page.keyboard.press('Enter');
    await expect(shown).toContainText(told);
  }
});
