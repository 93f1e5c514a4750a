// Spikit at the sizes that people have: nothing sticks out, what is needed is in sight, axe finds nothing. Pictures go to
// test-results/screens, to be looked at.
import { atStage, expect, held, onTurn, openTable, test, type Deal } from './helpers.ts';
import { fits, Inspector, picture } from './inspect.ts';

const SIZES = [
  [360, 640],
  [390, 844],
  [844, 390],
  [768, 1024],
  [1180, 820],
  [1440, 900],
] as const;

const late: Deal = {
  game: 'spikit',
  seats: ['Églantine', ['Basile', 'easy'], ['Camille', 'medium'], ['Désiré', 'hard']],
  options: { advice: true },
  setup: {
    hands: [
      [
        'orange.fr.1',
        'blue.fr.2',
        'green.fr.2',
        'pink.en.3',
        'grey.fr.3',
        'turquoise.en.5',
        'violet.fr.1',
        'brown.en.2',
        'joker.1',
        'yellow.fr.4',
      ],
      ['red.en.1', 'red.en.2', 'red.en.3'],
      ['orange.en.1', 'orange.en.2', 'orange.en.3'],
      ['blue.en.1', 'blue.en.2', 'blue.en.3'],
    ],
    display: ['red.fr.3', 'green.en.5', 'green.en.4', 'grey.fr.4', 'pink.fr.1', 'turquoise.fr.4'],
    table: [
      ['brown.fr.1', 'brown.fr.2', 'brown.fr.3'],
      ['violet.en.1', 'violet.en.2', 'violet.fr.3', 'grey.en.4'],
    ],
    stock: ['brown.fr.4', 'violet.fr.5', 'grey.en.1', 'grey.en.2'],
    rolls: [4],
  },
};

for (const theme of ['light', 'dark'] as const)
  for (const language of ['fr', 'en'] as const)
    test.describe(`${theme}, ${language}`, () => {
      test.use({ settings: { theme, language, playOnly: false } });

      test('fits, and is held to what every screen is held to', async ({ page }) => {
        test.setTimeout(300_000);
        const inspector = new Inspector(page);
        const problems: string[] = [];
        const look = async (screen: string, ...inSight: string[]): Promise<void> => {
          for (const [width, height] of SIZES) {
            await page.setViewportSize({ width, height });
            const name = `spikit-${screen}-${width}x${height}-${theme}-${language}`;
            await picture(page, name);
            // A phone that lies on its side scrolls its parts.
            problems.push(...(await fits(page, name, ...(height < 500 ? [] : inSight))));
          }
          await inspector.look(screen);
        };
        await openTable(page, late);
        await onTurn(page);
        await look('roll', 'action-roll', 'menu');
        await page.getByTestId('action-roll').click();
        await expect(page.getByTestId('action-draw')).toBeVisible();
        await look('draw', 'action-draw', 'menu');
        await page.getByTestId('action-draw').click();
        await expect(page.getByTestId('action-end-turn')).toBeVisible();
        await look('play', 'action-end-turn', 'menu');
        for (const card of ['orange.fr.1', 'blue.fr.2', 'joker.1']) await held(page, card).click();
        await page.getByTestId('word-line').fill('une sirène');
        await expect(page.locator('.joker-word[data-known="true"]')).toHaveCount(2);
        await look('joker', 'action-lay', 'tray');
        await page.getByTestId('action-release').click();
        await page.getByTestId('sentence-0').locator('.sentence-open').click();
        await held(page, 'grey.fr.3').click();
        await look('change', 'action-complete', 'tray');
        await page.getByTestId('action-release').click();
        await page.getByTestId('action-end-turn').click();
        // Somebody proposes something before long.
        await atStage(page, 'ballot', 'turn');
        if ((await page.getByTestId('ballot').count()) > 0) await look('vote', 'ballot-0-accept', 'ballot-0-refuse');
        expect([...problems, ...inspector.problems]).toEqual([]);
      });
    });
