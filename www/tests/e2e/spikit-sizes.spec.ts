// Spikit in all its states, at the sizes that people have, in both themes and both languages: nothing sticks out or is cut, what is
// needed is in sight, axe finds nothing. One page goes from position to position.
import type { Page } from '@playwright/test';
import { atStage, expect, held, lift, onTurn, openTable, played, atOneTable as test, type Deal } from './helpers.ts';
import { codesShown, cut, fits, Inspector, picture } from './inspect.ts';
import { FEW, LOOKS } from '../sizes.ts';
import { vote } from './spikit-table.ts';

const OTHERS = [
  ['red.en.1', 'red.en.2', 'red.en.3'],
  ['orange.en.1', 'orange.en.2', 'orange.en.3'],
  ['blue.en.1', 'blue.en.2', 'blue.en.3'],
];

/** A full hand of mixed languages, a joker in it; two sentences lie on the table. */
const late: Deal = {
  game: 'spikit',
  seats: ['Églantine', 'Basile', 'Camille', 'Désiré'],
  options: { advice: true },
  setup: {
    hands: [
      [
        ...['brown.fr.4', 'orange.fr.1', 'orange.fr.2', 'orange.fr.3', 'turquoise.en.5'],
        ...['pink.fr.2', 'grey.fr.3', 'violet.fr.1', 'joker.1', 'yellow.fr.4'],
      ],
      ...OTHERS,
    ],
    display: ['red.fr.3', 'green.en.5', 'green.en.4', 'grey.fr.4', 'pink.fr.1', 'turquoise.fr.4'],
    table: [
      ['brown.fr.1', 'brown.fr.2', 'brown.fr.3'],
      ['violet.en.1', 'violet.en.2', 'violet.fr.3', 'grey.en.4'],
    ],
    stock: ['brown.en.4', 'violet.fr.5', 'grey.en.1', 'grey.en.2'],
    rolls: [4],
  },
};

/** Églantine has a family but for the card that she draws: the round ends. */
const last: Deal = {
  game: 'spikit',
  seats: ['Églantine', ['Basile', 'easy'], ['Camille', 'easy']],
  setup: {
    hands: [['orange.fr.1', 'orange.fr.2', 'orange.fr.3', 'orange.fr.5'], OTHERS[0], [...(OTHERS[2] ?? []), 'joker.1']],
    display: ['red.fr.3', 'green.en.5', 'green.en.4', 'grey.fr.4', 'pink.fr.1', 'turquoise.fr.4'],
    stock: ['orange.fr.4'],
    rolls: [2],
  },
};

const press = (page: Page, ...actions: string[]): Promise<void> =>
  actions.reduce(
    (before, action) => before.then(() => played(page, () => page.getByTestId(`action-${action}`).click())),
    Promise.resolve(),
  );

for (const { theme, language, sizes } of LOOKS) {
  test.describe(`${theme}, ${language}`, () => {
    test.use({ settings: { theme, language, playOnly: false } });

    test('Spikit in all its states', async ({ page }) => {
      test.setTimeout(300_000);
      const inspector = new Inspector(page);
      const problems: string[] = [];
      /** At every size; axe looks at one of them, by turns a small and a large one. */
      let looks = 0;
      const look = async (screen: string, ...inSight: string[]): Promise<void> => {
        const looked = FEW[looks++ % 2];
        for (const size of sizes) {
          const { width, height } = size;
          await page.setViewportSize(size);
          const name = `spikit-${screen}-${width}x${height}-${theme}-${language}`;
          await picture(page, name);
          // A phone that lies on its side scrolls its parts, but for a ballot of three voters.
          const seen = height < 500 && screen !== 'vote' ? [] : inSight;
          problems.push(
            ...(await fits(page, name, ...seen)),
            ...(await cut(page, name)),
            ...(await codesShown(page, name)),
          );
          if (size === looked) await inspector.look(name);
        }
      };
      await page.goto('./#/new/spikit');
      await expect(page.getByTestId('own-template')).toBeVisible();
      await look('setup', 'start');
      await openTable(page, late);
      await lift(page);
      await onTurn(page);
      await look('roll', 'action-roll', 'menu');
      await press(page, 'roll');
      await look('draw', 'action-draw', 'menu', 'hand-card');
      await press(page, 'draw');
      await look('play', 'action-end-turn', 'menu', 'hand-card');
      for (const card of ['orange.fr.1', 'orange.fr.2', 'joker.1']) await held(page, card).click();
      await page.getByTestId('word-line').fill(language === 'fr' ? 'une sirène' : 'a mermaid');
      if (language === 'en') await page.getByTestId('joker-en').check({ force: true });
      await expect(page.locator('.joker-word[data-known="true"]')).toHaveCount(2);
      await look('joker', 'action-lay', 'tray', 'word-line', 'hand-card');
      await page.getByTestId('action-release').click();
      await page.getByTestId('sentence-0').locator('.sentence-open').click();
      await held(page, 'grey.fr.3').click();
      await look('change', 'action-complete', 'tray', 'hand-card');
      await page.getByTestId('action-release').click();
      for (const card of ['orange.fr.1', 'orange.fr.2', 'orange.fr.3']) await held(page, card).click();
      await press(page, 'lay');
      await atStage(page, 'ballot');
      await look('vote', 'ballot-1-accept', 'ballot-3-abstain', 'menu');
      await vote(page, { 1: 'accept', 2: 'accept', 3: 'refuse' });
      await lift(page);
      await onTurn(page);
      await look('advantage', 'action-fish', 'hand-card');
      await press(page, 'fish');
      await look('fishing', 'action-keep', 'hand-card');

      await openTable(page, last);
      await onTurn(page);
      await press(page, 'roll', 'draw');
      for (const slot of [1, 2, 3, 4, 5]) await held(page, `orange.fr.${slot}`).click();
      await press(page, 'lay');
      await atStage(page, 'summary');
      await look('summary', 'go-on');
      expect([...problems, ...inspector.problems]).toEqual([]);
    });
  });
}
