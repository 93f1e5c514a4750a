// Dés à thèmes for whoever plays it for the first time: what happens is explained, and a bulb proposes a word to who plays alone.
import { expect, openTable, played, settled, atOneTable as test, type Deal } from './helpers.ts';
import { MAIN } from '../sizes.ts';
import { fits, picture } from './inspect.ts';
import { announce, buzz, deal, line, roll, say, thrown, toRoll } from './themes-table.ts';

const three = ['Zoé', 'Ugo', 'Rita'];
const alone = ['Zoé', ['Ugo', 'easy'], ['Rita', 'easy']] satisfies Deal['seats'];

test.describe(() => {
  test.use({ settings: { captions: true } });

  test('the goal stands there first; then the roll, a buzz, a word, a vote are explained as they happen', async ({
    page,
  }) => {
    await openTable(page, deal());
    const caption = page.getByTestId('caption');
    await expect(caption).toContainText('un jeton par dé dont la lettre est dans le mot');
    await roll(page);
    await expect(caption).toHaveText(
      'Le dé de couleurs montre le vert\u00a0: le mot commence par la lettre du dé de cette couleur, B.',
    );
    await buzz(page, 1);
    await expect(caption).toContainText('Ugo a la parole');
    await expect(page.locator('[data-live="narrator"]').first()).toContainText('se soulève');
    await say(page, 'Brejnev');
    await expect(caption).toHaveText(
      'B, R et V\u00a0: 3 jetons. Pour une personne, seul le nom de famille ou le surnom compte. Ugo a fini la manche.',
    );
    await announce(page, 0, 'Bzzz');
    await played(page, () => page.getByTestId('ballot-all-refuse').click());
    await expect(caption).toContainText('Zoé ne perd rien');
    await announce(page, 0, 'Bzorglub');
    await played(page, () => page.getByTestId('ballot-all-accept').click());
    await expect(caption).toContainText('Le mot est accepté par les autres.');
    await page.getByTestId('captions-skip').click();
    await expect(page.getByTestId('captions')).toHaveCount(0);
  });

  test('THE-8: that a part of a name counts is said of persons alone', async ({ page }) => {
    const whole = 'Pour une personne, seul le nom';
    const types = async (theme: number, text: string): Promise<void> => {
      await openTable(page, deal({ seats: alone, options: {}, setup: { rolls: [thrown('blue', theme)] } }));
      await roll(page);
      await line(page).fill(text);
    };
    const form = page.getByTestId('form');
    await types(1, 'Isabelle Adjani');
    await expect(form).toContainText(whole);
    // A country in three words, and an animal that the list spells with accents.
    await types(5, 'Afrique du Sud');
    await expect(form).toContainText('lettres des dés');
    await expect(form).not.toContainText(whole);
    await types(5, 'albanie');
    await say(page, 'albanie');
    await expect(page.getByTestId('announced-0')).toBeVisible();
    await expect(page.getByTestId('caption')).not.toContainText(whole);
    await expect(page.locator('[data-live="narrator"]').first()).not.toContainText('compte');
  });

  test('the theme and its letter are told by the dice: not by the plates, the caption or the line before they lie', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await openTable(page, deal());
    const goal = (await page.getByTestId('caption').textContent()) ?? '';
    await page.evaluate(() => {
      const kept = window as unknown as { early: string[]; throws: number };
      [kept.early, kept.throws] = [[], 0];
      const seen = (selector: string): string[] =>
        [...document.querySelectorAll(selector)]
          .filter((one) => getComputedStyle(one).visibility === 'visible')
          .map(({ textContent }) => textContent ?? '');
      const look = (): void => {
        if (document.querySelector('.dice.rolling')) {
          kept.throws++;
          kept.early.push(...seen('.themes-theme'), ...seen('.themes-initial'), ...seen('[data-testid="caption"]'));
        }
        requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
    await roll(page);
    await expect(page.getByTestId('caption')).toContainText('du dé de cette couleur');
    const { early, throws } = await page.evaluate(() => {
      const kept = window as unknown as { early: string[]; throws: number };
      return { early: kept.early, throws: kept.throws };
    });
    expect(throws).toBeGreaterThan(3);
    expect(new Set(early)).toEqual(new Set([goal]));
    await expect(page.getByTestId('asked').locator('.themes-theme')).toBeVisible();
  });

  test('THE-10: on black what a mistake costs is explained', async ({ page }) => {
    await toRoll(page, deal({ seats: three, setup: { rolls: [thrown('black')], tokens: [5, 0, 8] } }));
    const caption = page.getByTestId('caption');
    await expect(caption).toContainText('un mot qui en contient une coûte 4');
    await announce(page, 0, 'Bono');
    await expect(caption).toContainText('elle coûte des jetons');
  });

  for (const size of MAIN) {
    test(`an explained table fits ${size.width} × ${size.height}`, async ({ page }) => {
      await page.setViewportSize(size);
      const problems: string[] = [];
      for (const seats of [alone, [...three, 'Léa']]) {
        await toRoll(page, deal({ seats }));
        await expect(page.getByTestId('captions')).toBeVisible();
        const name = `themes-explained-${seats === alone ? 'alone' : 'four'}-${size.width}`;
        problems.push(...(await fits(page, name, 'captions', 'menu')));
        await picture(page, name);
      }
      expect(problems).toEqual([]);
    });
  }
});

test('who plays alone is proposed a word, and told what it takes', async ({ page }) => {
  await toRoll(page, deal({ seats: alone }));
  await page.getByTestId('tool-hint').click();
  const reason = page.getByTestId('reason');
  await expect(reason).toHaveText(/contient (?:[BORVA], )*[BORVA]\s: \d\sjetons?/);
  await expect(line(page)).toBeFocused();
  const word = await line(page).inputValue();
  expect(word).toMatch(/^B/i);
  await expect(page.locator('[data-live="alerts"]').first()).toContainText(word);
  // What somebody writes instead takes its place, and is their own.
  await page.keyboard.type('Bo');
  await expect(line(page)).toHaveValue('Bo');
  await expect(reason).toHaveCount(0);
  await settled(page);
  await page.getByTestId('tool-hint').click();
  await expect(reason).toBeVisible();
  await played(page, () => line(page).press('Enter'));
  await expect(page.locator('[data-testid="announced-0"][data-seat="0"]')).toBeVisible();
});

test('THE-10: the word that is proposed on black has none of the letters', async ({ page }) => {
  await toRoll(page, deal({ seats: alone, setup: { rolls: [thrown('black')], tokens: [8, 8, 8] } }));
  await page.getByTestId('tool-hint').click();
  await expect(page.getByTestId('reason')).toContainText('n’a aucune des lettres B, O, R, V, A');
  expect(await line(page).inputValue()).not.toMatch(/[borva]/i);
});

test('among people nobody is proposed anything, nor before the roll', async ({ page }) => {
  await openTable(page, deal({ seats: alone }));
  await expect(page.getByTestId('tool-hint')).toBeDisabled();
  await toRoll(page, deal({ seats: three }));
  await expect(page.getByTestId('tool-hint')).toHaveCount(0);
  await buzz(page, 1);
  await expect(page.getByTestId('tool-hint')).toHaveCount(0);
  await page.getByTestId('menu').click();
  await expect(page.getByTestId('menu-hint')).toBeDisabled();
});
