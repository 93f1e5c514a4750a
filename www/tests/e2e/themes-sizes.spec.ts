// Dés à thèmes in all its states, at the sizes that people have, in both themes and both languages: nothing sticks out or is cut, what is
// needed is in sight, axe finds nothing. One page goes from position to position.
import { atStage, expect, openTable, atOneTable as test, textSize, type Deal } from './helpers.ts';
import { cut, fits, Inspector, picture } from './inspect.ts';
import { FEW, LAPTOP, LOOKS } from '../sizes.ts';
import { announce, buzz, deal, line, roll, say, thrown } from './themes-table.ts';

const six = ['Églantine', 'Basile', 'Camille', 'Désiré', 'Zoé', 'Maximilien'];

for (const { theme, language, sizes } of LOOKS) {
  test.describe(`${theme}, ${language}`, () => {
    test.use({ settings: { theme, language } });

    test('Dés à thèmes in all its states', async ({ page }) => {
      test.setTimeout(300_000);
      const inspector = new Inspector(page);
      const problems: string[] = [];
      /** At every size; axe looks at one of them, by turns a small and a large one. */
      let looks = 0;
      const look = async (screen: string, ...inSight: string[]): Promise<void> => {
        const looked = FEW[looks++ % 2];
        for (const size of [...sizes, LAPTOP]) {
          const { width, height } = size;
          await page.setViewportSize(size);
          const name = `themes-${screen}-${width}x${height}-${theme}-${language}`;
          await picture(page, name);
          // A phone that lies on its side scrolls its middle.
          problems.push(...(await fits(page, name, ...(height < 500 ? [] : inSight))), ...(await cut(page, name)));
          if (size === looked) await inspector.look(name);
        }
      };
      const words = language;
      const open = (more: Partial<Deal> = {}): Deal =>
        deal({ seats: six, ...more, options: { words, timer: 120, ...more.options } });

      await page.goto('./#/new/themes');
      await expect(page.getByTestId('own-template')).toBeVisible();
      await look('setup', 'start');

      await openTable(page, open());
      await expect(page.getByTestId('roll')).toBeVisible();
      await look('six-roll', 'roll', 'menu');
      await roll(page);
      await look('six-open', 'asked', 'buzzer-0', 'buzzer-5', 'menu');
      // A table that turns, to who sits at its left.
      await page.getByTestId('turn-board').click();
      await look('six-turned', 'asked', 'pass-0', 'pass-5');
      for (let turns = 1; turns < 4; turns++) await page.getByTestId('turn-board').click();
      await buzz(page, 4);
      await line(page).fill('brejnev');
      await look('six-typing', 'asked', 'word-line', 'word-give');
      // Our own keys, towards who sits across; on a phone there is no room for them.
      await page.getByTestId('own-keys').click();
      await look('six-keys', 'asked', 'word-line', 'word-give');
      await textSize(page, '200%');
      await look('six-typing-large');
      await textSize(page, null);
      await page.setViewportSize({ width: 1180, height: 820 });
      await page.locator('[data-key="b"]').click();
      await expect(line(page)).toHaveValue('brejnevb');
      await say(page, 'Bzorglub');
      await atStage(page, 'ballot');
      await look('six-vote', 'ballot-all-accept', 'ballot-5-refuse', 'menu');
      await page.getByTestId('ballot-all-accept').click();
      await expect(page.getByTestId('announced-0')).toBeVisible();

      // Three have buzzers on three sides, of which none is left to a neighbour: the least height for what is between them.
      await openTable(page, open({ seats: six.slice(0, 3) }));
      await roll(page);
      await look('three-open', 'asked', 'buzzer-0', 'buzzer-2');

      await openTable(page, open({ setup: { rolls: [thrown('black')], tokens: [5, 0, 8, 0, 2, 1] } }));
      await roll(page);
      await announce(page, 0, 'Bono');
      await look('six-black', 'asked', 'refusal');

      await openTable(
        page,
        open({
          seats: ['Zoé', ['Ugo', 'easy'], ['Rita', 'easy']],
          setup: { rolls: [thrown('blue', null)] },
          options: { variant: 'open' },
        }),
      );
      await roll(page);
      await line(page).fill(language === 'fr' ? 'abricot' : 'apricot');
      await page.getByTestId('theme-3').locator('label').click();
      await look('alone-open', 'asked', 'word-line');

      await openTable(page, open({ seats: ['Zoé', ['Ugo', 'easy'], ['Rita', 'easy']] }));
      await roll(page);
      await line(page).fill('Bach');
      await look('alone', 'asked', 'word-line', 'give-up');

      await openTable(
        page,
        open({ seats: six.slice(0, 3), setup: { rolls: [thrown()], centre: 5, tokens: [40, 30, 15] } }),
      );
      await roll(page);
      await announce(page, 0, 'Bach');
      await announce(page, 1, 'Bacon');
      await atStage(page, 'summary', 'over');
      await look('end');
      expect([...problems, ...inspector.problems]).toEqual([]);
    });
  });
}
