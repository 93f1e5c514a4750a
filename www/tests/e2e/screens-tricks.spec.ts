// The tables of Padbolix and Plis de lettres in all their states, in both themes and both languages, on a phone and on a large
// screen: axe finds nothing, and no message shows its key instead of its text.
import {
  atStage,
  expect,
  held,
  hint,
  lift,
  onTurn,
  openTable,
  pass,
  playIt,
  tap,
  atOneTable as test,
  type Deal,
} from './helpers.ts';
import { FEW } from '../sizes.ts';
import { Inspector } from './inspect.ts';
import type { Page } from '@playwright/test';

/** The panels that the menu opens over any table. */
async function panels(page: Page, inspector: Inspector): Promise<void> {
  for (const panel of ['scores', 'log']) {
    await page.getByTestId('menu').click();
    await page.getByTestId(`menu-${panel}`).click();
    await expect(page.getByTestId(panel === 'log' ? 'log' : 'score-sheet').first()).toBeVisible();
    await inspector.look(`${panel} over the table`, FEW);
    await page.getByTestId('close').click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
}

const padbolix = (seats: Deal['seats'], hands: string[], more: Record<string, unknown> = {}): Deal => ({
  game: 'padbolix',
  seats,
  setup: { hands: hands.map((cards) => [...cards]), leader: 0, ...more },
});
const plis = (seats: Deal['seats'], round: number, hands: string[], more: Record<string, unknown> = {}): Deal => ({
  game: 'plis',
  seats,
  setup: { round, hands: hands.map((cards) => cards.split(' ')), leader: 0, ...more },
});

const PEOPLE = ['Zoé', 'Ugo', 'Rita', 'Élie'];

for (const { theme, language } of [
  { theme: 'light', language: 'fr' },
  { theme: 'dark', language: 'en' },
] as const) {
  test.describe(`${theme}, ${language}`, () => {
    test.use({ settings: { theme, language, playOnly: false } });

    test('Padbolix in all its states', async ({ page }) => {
      test.setTimeout(180_000);
      const inspector = new Inspector(page);
      await openTable(page, padbolix(PEOPLE, ['BCDEFGHIJKLMNOPQRST*', 'BCDEU', 'UVVWW', 'XXYY!']));
      await atStage(page, 'covered');
      await inspector.look('curtain', FEW);
      await lift(page);
      await onTurn(page);
      for (const card of ['B', '*']) await tap(page, card);
      await expect(page.getByTestId('ways')).toBeVisible();
      await inspector.look('what a star is', FEW);
      await page.getByTestId('action-release').click();
      for (const card of ['E', 'F']) await tap(page, card);
      await playIt(page);
      await atStage(page, 'handing');
      await inspector.look('the device is to change hands', FEW);
      await pass(page, 'Ugo');
      await onTurn(page);
      await page
        .locator('[data-testid="hand-card"].dimmed')
        .first()
        .click({ position: { x: 10, y: 12 } });
      await expect(page.getByTestId('refusal')).toBeVisible();
      await inspector.look('what does not follow', FEW);
      await hint(page);
      await inspector.look('hint', FEW);
      await panels(page, inspector);

      // The Padbolix of the first deal leads the second, and sees the exchange.
      await openTable(page, padbolix(['Zoé', ['Ugo', 'easy']], ['EG', 'B'], { leader: 1 }));
      await atStage(page, 'summary');
      await inspector.look('end of a deal', FEW);
      await page.getByTestId('go-on').click();
      await onTurn(page);
      await expect(page.getByTestId('exchange')).toBeVisible();
      await inspector.look('exchange', FEW);
      await openTable(page, padbolix(['Zoé', ['Ugo', 'easy']], ['EG', 'B'], { leader: 1, deal: 2, scores: [4, -2] }));
      await atStage(page, 'over');
      await inspector.look('end of the match', FEW);
      expect(inspector.problems).toEqual([]);
    });

    test('Plis de lettres in all its states', async ({ page }) => {
      test.setTimeout(180_000);
      const inspector = new Inspector(page);
      // Round 5, dealt as a whole, with the Z and families of five.
      await openTable(page, {
        game: 'plis',
        seats: ['Zoé', ['Ugo', 'easy'], ['Rita', 'easy'], ['Élie', 'easy'], ['Ana', 'easy']],
        setup: { round: 5 },
        seed: 9,
      });
      for (let tricks = 0; tricks < 2; tricks++) {
        await onTurn(page);
        await (await hint(page)).click();
      }
      await onTurn(page);
      await inspector.look('turn, with tricks taken', FEW);
      await hint(page);
      await inspector.look('hint', FEW);
      await panels(page, inspector);

      await openTable(page, plis(PEOPLE, 2, ['pA bB', 'pB bA', 'pC bE', 'pD bI']));
      await atStage(page, 'covered');
      await inspector.look('curtain', FEW);
      await lift(page);
      await onTurn(page);
      await tap(page, 'pA');
      await playIt(page);
      await atStage(page, 'handing');
      await inspector.look('the device is to change hands', FEW);
      await pass(page, 'Ugo');
      await onTurn(page);
      await held(page, 'bA').click({ position: { x: 10, y: 12 } });
      await expect(page.getByTestId('refusal')).toBeVisible();
      await inspector.look('what does not follow', FEW);

      await openTable(page, plis(['Zoé', ['Ugo', 'easy'], ['Rita', 'easy']], 2, ['pM pQ', 'pA', 'pE']));
      await onTurn(page);
      await tap(page, 'pM');
      await playIt(page);
      await atStage(page, 'summary');
      await inspector.look('end of a round', FEW);
      await openTable(
        page,
        plis(['Zoé', ['Ugo', 'easy'], ['Rita', 'easy']], 5, ['pB', 'pC', 'pD'], { scores: [10, 20, 30] }),
      );
      await onTurn(page);
      await tap(page, 'pB');
      await playIt(page);
      await atStage(page, 'over');
      await inspector.look('end of the match', FEW);
      expect(inspector.problems).toEqual([]);
    });
  });
}
