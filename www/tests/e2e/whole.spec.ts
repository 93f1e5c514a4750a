// Matches from the start screen, dealt by chance: set up, and played as the hint says. In the suite only their first tricks; with
// WHOLE=1 to the ranking, which takes minutes: bots leave time to be watched.
import { atStage, expect, onTurn, table, atOneTable as test } from './helpers.ts';
import type { Page } from '@playwright/test';

const whole = process.env['WHOLE'] === '1';

interface Course {
  game: 'padbolix' | 'plis';
  people: number;
  /** Cards dealt to each of four. */
  dealt: number;
  rounds: number;
}

/** From the start screen to the first look at the own cards. */
async function setUp(page: Page, { game, people }: Course): Promise<void> {
  await page.goto('./');
  await page.getByTestId(`play-${game}`).click();
  await expect(page.getByTestId('start')).toBeVisible();
  while ((await page.getByTestId('seat-row').count()) < 4) await page.getByTestId('add-seat').click();
  while ((await page.getByTestId('seat-row').count()) > 4)
    await page.getByTestId('seat-row').last().getByRole('button').click();
  for (let seat = 0; seat < 4; seat++)
    await page.getByTestId(`seat-kind-${seat}`).selectOption(seat < people ? 'human' : 'easy');
  await page.getByTestId('start').click();
  await expect(table(page)).toBeVisible();
}

/** Does whatever is to be done next, until the match is over or so many plays were made. Answers how often somebody was asked. */
async function playThrough(page: Page, plays: number): Promise<{ asked: number; rounds: number }> {
  let asked = 0;
  let rounds = 1;
  const doing = page.locator(
    '[data-testid="curtain-lift"], [data-testid="hand-over"], [data-testid="go-on"], [data-testid="match-over"], [data-acting="true"] .action-buttons .primary, [data-acting="true"] [data-testid="tool-hint"]:enabled',
  );
  while (asked < plays) {
    await doing.first().waitFor({ timeout: 30_000 });
    const next = page.locator('[data-testid="match-over"]');
    if (await next.isVisible()) break;
    let done = false;
    for (const what of ['curtain-lift', 'hand-over', 'go-on']) {
      const button = page.getByTestId(what);
      if (!(await button.isVisible())) continue;
      await button.click();
      await button.waitFor({ state: 'hidden' });
      if (what === 'go-on') rounds += 1;
      done = true;
      break;
    }
    if (done) continue;
    // What has one answer plays itself meanwhile: then the button is gone, and something else is next.
    const offered = page.locator('.action-buttons .primary');
    if (await offered.isVisible()) {
      await offered.click({ timeout: 1000 }).then(
        () => asked++,
        () => undefined,
      );
      await expect(page.getByTestId('refusal')).toHaveCount(0);
    } else
      await page
        .getByTestId('tool-hint')
        .click({ timeout: 1000 })
        .catch(() => undefined);
  }
  return { asked, rounds };
}

const totals = async (page: Page): Promise<number[]> =>
  (await page.getByTestId('score-sheet').locator('tfoot td').allTextContents()).map((text) =>
    Number(text.replace('−', '-')),
  );

for (const course of [
  { game: 'plis', people: 1, dealt: 13, rounds: 5 },
  { game: 'padbolix', people: 1, dealt: 15, rounds: 4 },
  { game: 'plis', people: 4, dealt: 13, rounds: 5 },
  { game: 'padbolix', people: 4, dealt: 15, rounds: 4 },
] as Course[]) {
  const { game, people, dealt, rounds } = course;
  test.describe(`${game}, ${people === 1 ? 'one person and three bots' : 'four people'}`, () => {
    test.use({ settings: { playOnly: true } });

    test(
      whole ? 'a whole match from the start screen' : 'the first plays of a match from the start screen',
      async ({ page }) => {
        test.skip(!whole && people > 1, 'people.spec.ts has it from positions');
        test.setTimeout(whole ? 900_000 : 60_000);
        await setUp(page, course);
        if (people > 1) await atStage(page, 'covered');
        else {
          await onTurn(page);
          await expect(page.getByTestId('hand-card')).toHaveCount(dealt);
        }
        const started = Date.now();
        const { asked, rounds: seen } = await playThrough(page, whole ? Infinity : 3);
        if (!whole) {
          await page.getByTestId('menu').click();
          await page.getByTestId('menu-leave').click();
          await expect(page.getByTestId('resume-row')).toHaveCount(1);
          return;
        }
        console.log(
          `    ${game}, ${people} people: ${asked} times asked, ${Math.round((Date.now() - started) / 1000)} s`,
        );
        expect(seen).toBe(rounds);
        await expect(page.getByTestId('ranking').getByRole('listitem')).toHaveCount(4);
        await expect(page.getByTestId('score-sheet').locator('tbody tr')).toHaveCount(rounds);
        const sum = (await totals(page)).reduce((all, points) => all + points, 0);
        if (game === 'padbolix') expect(sum).toBe(4 * 4);
        // 13 tricks of 5, 12 vowels, 4 M and N, the H; then all of it once more. What has not fallen when a round ends does not exist.
        else expect(sum).toBe(2 * (65 + 120 + 80 + 90));
      },
    );
  });
}
