// Somebody has to leave: a robot plays in their place, and they, or somebody else, take it back. The match goes on, and no hand is in the
// document that is not for who has the device.
import {
  atStage,
  expect,
  hand,
  keptMatch,
  lift,
  onTurn,
  openTable,
  pass,
  table,
  atOneTable as test,
  tap,
  playIt,
  type Deal,
} from './helpers.ts';
import { keysShown } from './inspect.ts';
import { violations } from '../axe.ts';
import type { Page } from '@playwright/test';

test.use({ settings: { playOnly: false } });

// Anna’s are of one family: whatever is led, each of hers may be played.
const ANNA = ['pB', 'pF', 'pJ', 'pK'];
const BRUNO = ['pC', 'pG', 'bL', 'bP'];
const ROBIN = ['pD', 'pH', 'bM', 'bQ'];

const three: Deal = {
  game: 'plis',
  seats: ['Anna', 'Bruno', ['Robin', 'easy']],
  setup: { leader: 0, round: 1, hands: [ANNA, BRUNO, ROBIN], scores: [0, 0, 0] },
};

/** The seats, from the menu. */
async function places(page: Page): Promise<void> {
  await page.getByTestId('menu').click();
  await page.getByTestId('menu-seats').click();
  await expect(page.getByTestId('places')).toBeVisible();
}

interface Seated {
  names: string[];
  bots: (string | null)[];
  save: { tenures?: unknown[] };
}

/** Who sits there, as the page keeps it. */
async function seated(page: Page, id: string): Promise<Seated> {
  return (await keptMatch(page, id)) as unknown as Seated;
}

test('of two one leaves in their turn: the robot plays on, and the other one is asked for through the curtain once', async ({
  page,
}) => {
  const id = await openTable(page, three);
  await lift(page, 'Anna');
  await onTurn(page);
  expect((await hand(page)).sort()).toEqual([...ANNA].sort());
  await places(page);
  await page.getByTestId('place-bot-0').click();
  await atStage(page, 'covered');
  // Nobody's hand is there, and the robot has played what Anna was asked.
  await expect(page.getByTestId('curtain')).toContainText('Bruno');
  await expect(page.getByTestId('hand-card')).toHaveCount(0);
  await expect(table(page)).toHaveAttribute('data-moves', '1');
  const kept = await seated(page, id);
  expect(kept.bots).toEqual(['easy', null, 'easy']);
  expect(kept.save.tenures).toMatchObject([{ from: 0, seat: 0, bot: 'easy' }]);

  // Whoever loads the page again is not known to be Bruno.
  await page.reload();
  await atStage(page, 'covered');
  await expect(page.getByTestId('hand-card')).toHaveCount(0);
  await lift(page, 'Bruno');
  await onTurn(page);
  expect((await hand(page)).sort()).toEqual([...BRUNO].sort());
  await tap(page, 'pC');
  await playIt(page);
  // Alone with robots he is asked without a curtain.
  await onTurn(page);
  await expect(page.getByTestId('curtain')).toHaveCount(0);
});

test('who has left is not waited for: the curtain has a door, and somebody else takes the place back', async ({
  page,
}) => {
  const id = await openTable(page, three);
  await lift(page, 'Anna');
  await onTurn(page);
  await tap(page, 'pB');
  await playIt(page);
  await atStage(page, 'handing');
  await page.getByTestId('hand-over').click();
  await atStage(page, 'covered');
  await page.getByTestId('curtain-places').click();
  await expect(page.getByTestId('places')).toBeVisible();
  await expect(page.getByTestId('hand-card')).toHaveCount(0);
  // What was opened by mistake is closed again, and the curtain is there.
  await page.getByTestId('close').click();
  await expect(page.getByTestId('curtain')).toBeVisible();
  await page.getByTestId('curtain-places').click();
  await page.getByTestId('place-level-1').selectOption('hard');
  await page.getByTestId('place-bot-1').click();
  await atStage(page, 'covered');
  await expect(page.getByTestId('curtain')).toContainText('Anna');
  await lift(page, 'Anna');
  await onTurn(page);

  await places(page);
  await expect(page.getByTestId('place-take-1')).toHaveText('Reprendre la place');
  await expect(page.getByTestId('place-take-2')).toHaveText('Prendre la place');
  await page.getByTestId('place-name-1').fill('Dora');
  await page.getByTestId('place-name-1').press('Enter');
  await expect(page.getByTestId('said')).toContainText('C’est Dora qui joue maintenant');
  await onTurn(page);
  expect((await seated(page, id)).names).toEqual(['Anna', 'Dora', 'Robin']);
  // Dora's hand comes through the curtain, as any other.
  const [card] = await hand(page);
  await tap(page, card ?? '');
  await playIt(page);
  await pass(page, 'Dora');
  await onTurn(page);
});

for (const [language, said] of [
  ['fr', 'Un robot redoutable joue maintenant pour Anna.'],
  ['en', 'A bot (hard) now plays for Anna.'],
] as const) {
  test.describe(language, () => {
    test.use({ settings: { language } });
    test(`by keyboard alone, in fields of a finger's size, and said (${language})`, async ({ page }) => {
      await openTable(page, { ...three, seats: ['Anna', ['Ugo', 'hard'], ['Robin', 'hard']] });
      await onTurn(page);
      await page.getByTestId('menu').focus();
      await page.keyboard.press('Enter');
      await page.getByTestId('menu-seats').focus();
      await page.keyboard.press('Enter');
      await expect(page.getByTestId('places')).toBeVisible();
      expect(await keysShown(page)).toEqual([]);
      expect(await violations(page)).toEqual([]);
      for (const part of await page.locator('.sitters :is(button, select, input)').all()) {
        const box = await part.boundingBox();
        expect(Math.min(box?.height ?? 0, box?.width ?? 0)).toBeGreaterThanOrEqual(44);
      }
      await page.getByTestId('place-bot-0').focus();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('alert').filter({ hasText: said }).first()).toBeAttached();
      await expect(page.getByTestId('places')).toHaveCount(0);
      // Robots alone play on; nobody's hand is seen.
      await expect(page.getByTestId('hand-card')).toHaveCount(0);
    });
  });
}
