// Frames as small as a page may make them: what is asked and what one holds are in sight, and the page inside does not scroll.
import { expect, type Frame, type Page, test } from '@playwright/test';
import { GAMES } from './games.ts';
import { KEEPS_NOTHING, SANDBOX } from './sandbox.ts';
import { sameCards } from './seeded.ts';

test.describe.configure({ mode: 'parallel' });
test.beforeEach(({ page }) => sameCards(page));

const FRAMES = [
  { width: 320, height: 480 },
  { width: 360, height: 480 },
  { width: 328, height: 600 },
  { width: 500, height: 500 },
];

async function frame(page: Page, address: string, game: string, sandbox = SANDBOX): Promise<Frame> {
  const src = new URL(`./?embed=1&lang=fr&game=${game}`, address);
  await page.route('**/host.html', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><title>House</title><link rel="icon" href="data:,">
        <iframe src="${src}" sandbox="${sandbox}"></iframe>`,
    }),
  );
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('./host.html');
  const found = page.frames().find((one) => one !== page.mainFrame());
  if (!found) throw new Error('no frame');
  return found;
}

/** Whether all of that is inside the frame, and how far the page inside, or its table, could be scrolled. */
const seen = (frame: Frame, id: string): Promise<{ inside: boolean; scrolls: number }> =>
  frame.getByTestId(id).evaluate((element) => {
    const { top, bottom, left, right } = element.getBoundingClientRect();
    return {
      inside: top >= 0 && left >= 0 && bottom <= innerHeight + 1 && right <= innerWidth + 1 && bottom > top,
      scrolls: Math.max(
        ...[document.documentElement, ...document.querySelectorAll('mots-table')].map(
          ({ scrollHeight }) => scrollHeight - innerHeight,
        ),
      ),
    };
  });

/** The house gives its frame another size. */
async function resize(page: Page, shown: Frame, size: (typeof FRAMES)[0]): Promise<void> {
  await page.locator('iframe').evaluate((frame, { width, height }) => {
    frame.setAttribute('width', String(width));
    frame.setAttribute('height', String(height));
  }, size);
  await expect.poll(() => shown.evaluate(() => ({ width: innerWidth, height: innerHeight }))).toEqual(size);
}

/** Begins a match: that can be done in every frame. The last of them is another one for each `turn`: there it is dealt. */
async function start(page: Page, shown: Frame, turn: number): Promise<void> {
  for (const size of [...FRAMES.slice(turn % FRAMES.length), ...FRAMES.slice(0, turn % FRAMES.length)]) {
    await resize(page, shown, size);
    await shown.getByTestId('start').click({ trial: true });
  }
  await shown.getByTestId('start').click();
}

/** Everything of that is in sight, and nothing scrolls. */
const inSight = (shown: Frame, part: string): Promise<void> =>
  expect(async () => expect(await seen(shown, part)).toEqual({ inside: true, scrolls: 0 })).toPass({ timeout: 8000 });

for (const game of GAMES)
  test(`${game} in small frames: hand and question are in sight`, async ({ page, baseURL }) => {
    const shown = await frame(page, baseURL ?? '', game);
    await start(page, shown, GAMES.indexOf(game));
    // Words are said by typing there; elsewhere there is a hand.
    const parts = game === 'themes' ? ['board'] : ['hand', 'action-bar'];
    if (game === 'themes') await shown.getByTestId('roll').click();
    else await expect(shown.getByTestId('hand-card').first()).toBeVisible({ timeout: 20_000 });
    for (const size of FRAMES)
      await test.step(`${size.width} × ${size.height}`, async () => {
        await resize(page, shown, size);
        for (const part of parts) await inSight(shown, part);
      });
  });

// Where nothing can be kept the page says so above everything.
for (const game of GAMES)
  test(`${game} in small frames that keep nothing: the notice hides nothing that is needed`, async ({
    page,
    baseURL,
  }) => {
    const shown = await frame(page, baseURL ?? '', game, KEEPS_NOTHING);
    await start(page, shown, GAMES.indexOf(game));
    if (game !== 'themes') await expect(shown.getByTestId('hand-card').first()).toBeVisible({ timeout: 20_000 });
    const notice = shown.getByTestId('storage-notice');
    await expect(notice).toBeVisible({ timeout: 20_000 });
    for (const size of FRAMES)
      await test.step(`${size.width} × ${size.height}`, async () => {
        await resize(page, shown, size);
        await inSight(shown, game === 'themes' ? 'board' : 'hand');
        const place = await notice.boundingBox();
        const parts = game === 'themes' ? ['roll', 'menu'] : ['hand', 'action-bar', 'menu'];
        for (const part of parts) {
          const other = await shown.getByTestId(part).boundingBox();
          if (!place || !other) throw new Error('not there');
          const apart =
            place.y + place.height <= other.y || other.y + other.height <= place.y || other.x + other.width <= place.x;
          expect(apart, part).toBe(true);
        }
      });
    await notice.getByRole('button').click();
    await expect(notice).toHaveCount(0);
  });
