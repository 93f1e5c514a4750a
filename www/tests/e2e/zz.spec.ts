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
  type Deal,
} from './helpers.ts';
import { compose, deal, propose, REST, SENTENCE } from './spikit-table.ts';
const SIDES = { anna: 'near', bruno: 'far', chloé: 'left', dora: 'right' } as const;
const OUT = '/tmp/C/';
for (const theme of ['light', 'dark'] as const) {
  test.describe(theme, () => {
    test.use({
      viewport: { width: 820, height: 1180 },
      settings: { playOnly: false, turning: 'turn', sides: SIDES, theme },
    });
    test('syntax', async ({ page }) => {
      const syntax: Deal = {
        game: 'syntax',
        seats: ['Anna', 'Bruno', 'Chloé', 'Dora'],
        setup: {
          dealer: 3,
          hands: [
            ['B', 'O', 'N', 'D', 'K', 'W'],
            ['E', 'L', 'V', 'I'],
            ['A', 'T', 'S'],
            ['U', 'T'],
          ],
          table: ['RAT', 'FLAIR', 'MAISON'],
          scores: [30, 20, 10, -5],
        },
      };
      await openTable(page, syntax);
      await lift(page, 'Anna');
      await onTurn(page);
      for (const size of [
        [820, 1180],
        [1180, 820],
      ] as const) {
        await page.setViewportSize({ width: size[0], height: size[1] });
        await settled(page);
        await page.screenshot({ path: `${OUT}syntax-turn-${size[0]}-${theme}.png` });
      }
      for (const c of ['B', 'O', 'N', 'D']) await held(page, c).click({ position: { x: 12, y: 12 } });
      await page.getByTestId('action-play').or(page.locator('.action-buttons .primary')).first().click();
      await atStage(page, 'open');
      for (const size of [
        [820, 1180],
        [1180, 820],
        [600, 960],
      ] as const) {
        await page.setViewportSize({ width: size[0], height: size[1] });
        await settled(page);
        await page.screenshot({ path: `${OUT}syntax-open-${size[0]}-${theme}.png` });
      }
      await expect(page.locator('main')).toBeVisible();
    });
    test('eight', async ({ page }) => {
      const eight = ['Églantine', 'Basile', 'Camille', 'Désiré', 'Félix', 'Gaspard', 'Hortense', 'Maximilienne'];
      const position = deal([...SENTENCE, ...REST], { seats: ['Zoé', ...eight.slice(0, 7)] });
      const hands = [...((position.setup?.['hands'] ?? []) as string[][])];
      for (let seat = hands.length; seat < 8; seat++)
        hands.push(
          ['blue.en.1', 'blue.en.2', 'blue.en.3', 'blue.en.4', 'yellow.en.1', 'yellow.en.2'].slice(seat - 4, seat - 3),
        );
      await openTable(page, { ...position, setup: { ...position.setup, hands } });
      await lift(page, 'Zoé');
      await onTurn(page);
      await played(page, () => page.getByTestId('action-roll').click());
      await played(page, () => page.getByTestId('action-draw').click());
      await page.setViewportSize({ width: 600, height: 960 });
      await settled(page);
      await page.screenshot({ path: `${OUT}eight-turn-${theme}.png` });
      await compose(page, SENTENCE);
      await propose(page);
      await atStage(page, 'ballot');
      await settled(page);
      await page.screenshot({ path: `${OUT}eight-${theme}.png` });
    });
  });
}
