// A guest in the house: shown in a frame of another page, the box touches neither its history nor its scrolling, and shows the one game
// that it was asked for.
import { readFileSync } from 'node:fs';
import { expect, type Frame, type Page, test } from '@playwright/test';
import { GAMES } from './games.ts';
import { SANDBOX } from './sandbox.ts';
import { sameCards } from './seeded.ts';

test.describe.configure({ mode: 'parallel' });
test.beforeEach(({ page }) => sameCards(page));

/** A page that is higher than its window shows the box in a frame. */
async function host(page: Page, address: string, query: string, size = { width: 400, height: 600 }): Promise<Frame> {
  const src = new URL(`./?embed=1${query}`, address);
  await page.route('**/host.html', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><title>House</title><link rel="icon" href="data:,"><h1>House</h1>
        <iframe src="${src}" width="${size.width}" height="${size.height}" sandbox="${SANDBOX}"></iframe>
        <p style="height:3000px">More</p>`,
    }),
  );
  await page.goto('./host.html');
  const frame = page.frames().find((one) => one !== page.mainFrame());
  if (!frame) throw new Error('no frame');
  return frame;
}

const entries = (page: Page): Promise<number> => page.evaluate(() => history.length);

test('no entry is written into the history of the house, and the way back stays the house’s', async ({
  page,
  baseURL,
}) => {
  const frame = await host(page, baseURL ?? '', '&lang=fr');
  await frame.getByTestId('play-plis').waitFor();
  const before = await entries(page);
  for (let match = 0; match < 2; match++) {
    await frame.getByTestId('play-plis').click();
    await frame.getByTestId('start').click();
    await expect(frame.getByTestId('table')).toBeVisible({ timeout: 20_000 });
    await frame.getByTestId('menu').click();
    // The house goes elsewhere while something lies over the table.
    await page.evaluate((where) => history.pushState({}, '', where), `/avis/${match}`);
    await frame.getByTestId('menu-leave').click();
    await expect(frame.getByTestId('play-plis')).toBeVisible();
    expect(new URL(page.url()).pathname).toBe(`/avis/${match}`);
  }
  expect(await entries(page)).toBe(before + 2);
});

test('what is typed in a frame counts: no field needs the permission for forms', async ({ page, baseURL }) => {
  await page.addInitScript(() => {
    if (window !== parent) localStorage.setItem('mots-en-main.settings', JSON.stringify({ ear: true }));
  });
  const frame = await host(page, baseURL ?? '', '&game=plis&lang=fr');
  await frame.getByTestId('start').click();
  const table = frame.getByTestId('table');
  await expect(table).toBeVisible({ timeout: 20_000 });
  await frame.getByTestId('ear-line').fill('?');
  await frame.getByTestId('ear-line').press('Enter');
  await expect(frame.getByTestId('ear-line')).toHaveValue('');
  // A person takes a bot’s place by Enter, and leaves it by the button.
  const places = async (): Promise<void> => {
    await frame.getByTestId('menu').click();
    await frame.getByTestId('menu-seats').click();
  };
  await places();
  await frame.getByTestId('place-name-1').fill('Zoé');
  await frame.getByTestId('place-name-1').press('Enter');
  await expect(frame.getByTestId('places')).toHaveCount(0);
  await places();
  await frame.getByTestId('place-bot-1').click();
  await expect(frame.getByTestId('places')).toHaveCount(0);
  await places();
  await expect(frame.getByTestId('place-name-1')).toHaveValue('Zoé');
});

test('who reads the rules in a frame comes back to where they were', async ({ page, baseURL }) => {
  const frame = await host(page, baseURL ?? '', '&game=padbolix&lang=en');
  await frame.getByTestId('start').waitFor();
  const before = await entries(page);
  await frame.locator('a[href="#/rules/padbolix"]').click();
  await frame.locator('mots-rules .icon-button').first().click();
  await expect(frame.getByTestId('start')).toBeVisible();
  expect(await entries(page)).toBe(before);
});

test('where one game is asked for nothing else is shown, in the language of the house', async ({ page, baseURL }) => {
  const frame = await host(page, baseURL ?? '', '&game=plis&lang=en&theme=dark&bots=hard&seats=4');
  await expect(frame.getByTestId('start')).toBeVisible();
  await expect(frame.locator('html')).toHaveAttribute('lang', 'en');
  await expect(frame.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(frame.getByTestId('seat-row')).toHaveCount(4);
  await expect(frame.getByTestId('seat-kind-1')).toHaveValue('hard');
  await frame.locator('a[href="#/"]').first().click();
  await expect(frame.getByTestId('play-plis')).toBeVisible();
  await expect(frame.locator('[data-testid^="game-"]')).toHaveCount(1);
  await expect(frame.getByText('Mots en main')).toHaveCount(0);
  expect(await frame.evaluate(() => document.title)).not.toContain('Mots en main');
});

test('a match that was left is offered when the frame is there again', async ({ page, baseURL }) => {
  const frame = await host(page, baseURL ?? '', '&game=plis&lang=fr');
  await frame.getByTestId('start').click();
  await expect(frame.getByTestId('table')).toBeVisible({ timeout: 20_000 });
  const again = await host(page, baseURL ?? '', '&game=plis&lang=fr');
  await again.getByTestId('resume').click();
  await expect(again.getByTestId('table')).toBeVisible({ timeout: 20_000 });
});

for (const game of GAMES)
  test(`${game}: a wheel over the table and a swipe over the hand scroll the house`, async ({ page, baseURL }) => {
    const frame = await host(page, baseURL ?? '', `&game=${game}&lang=fr`);
    await frame.getByTestId('start').click();
    await expect(frame.getByTestId('table')).toBeVisible({ timeout: 20_000 });
    if (game !== 'themes') await expect(frame.getByTestId('hand-card').first()).toBeVisible();
    const box = await page.locator('iframe').boundingBox();
    if (!box) throw new Error('no frame');
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await expect(async () => {
      await page.mouse.wheel(0, 400);
      expect(await page.evaluate(() => scrollY)).toBeGreaterThan(100);
    }).toPass();
    const held = await frame
      .locator('.slot')
      .evaluateAll((slots) => slots.map((slot) => getComputedStyle(slot).touchAction));
    expect(new Set(held)).toEqual(new Set(game === 'themes' ? [] : ['pan-y pinch-zoom']));
    await frame.getByTestId('menu').click();
    await expect(frame.locator('dialog.modal')).toHaveCSS('overscroll-behavior-y', 'auto');
  });

test('a returning reader finds what the house asks for now, and what it leaves open as they chose it', async ({
  page,
  baseURL,
}) => {
  const first = await host(page, baseURL ?? '', '&game=padbolix&lang=fr&seats=3');
  await first.getByTestId('add-seat').click();
  await first.getByTestId('seat-name-0').fill('Zoé');
  await first.getByTestId('seat-kind-3').selectOption('human');
  const chosen = (frame: Frame, name: string): Promise<string> =>
    frame.locator(`[name="${name}"]:checked`).inputValue();
  await first.locator('[name="option-free_pass"]').last().check({ force: true });
  const pass = await chosen(first, 'option-free_pass');
  await first.getByTestId('start').click();
  await expect(first.getByTestId('table')).toBeVisible({ timeout: 20_000 });
  const visit = async (query: string): Promise<Frame> => {
    const frame = await host(page, baseURL ?? '', `&game=padbolix&lang=fr${query}`);
    await frame.getByTestId('play-padbolix').click();
    await expect(frame.getByTestId('start')).toBeVisible();
    return frame;
  };
  // Nothing is asked for: all is as it was left.
  const second = await visit('');
  await expect(second.getByTestId('seat-row')).toHaveCount(4);
  await expect(second.getByTestId('seat-name-0')).toHaveValue('Zoé');
  expect(await chosen(second, 'option-free_pass')).toBe(pass);
  const third = await visit(`&seats=3&bots=hard&words=en&names=Léa,Tom`);
  await expect(third.getByTestId('seat-row')).toHaveCount(3);
  await expect(third.getByTestId('seat-name-0')).toHaveValue('Léa');
  await expect(third.getByTestId('seat-name-1')).toHaveValue('Tom');
  await expect(third.getByTestId('seat-kind-0')).toHaveValue('human');
  await expect(third.getByTestId('seat-kind-1')).toHaveValue('hard');
  // Of four seats one goes: that of a bot, although a person sat last.
  await expect(third.getByTestId('seat-kind-2')).toHaveValue('human');
  expect(await chosen(third, 'option-free_pass')).toBe(pass);
  const other = pass === 'trick' ? 'deal' : 'trick';
  const fourth = await visit(`&options=${encodeURIComponent(JSON.stringify({ free_pass: other }))}`);
  expect(await chosen(fourth, 'option-free_pass')).toBe(other);
  await expect(fourth.getByTestId('seat-row')).toHaveCount(4);
  // The same deal for everybody: nothing of what was chosen before is in it.
  const fifth = await visit('&seed=7');
  await expect(fifth.getByTestId('seat-row')).toHaveCount(3);
});

test('what a reader chooses in a visit is not asked anew when they come back to the set-up', async ({
  page,
  baseURL,
}) => {
  const wishes = `&game=padbolix&lang=fr&seats=3&bots=hard&names=Léa&options=${encodeURIComponent('{"free_pass":"trick"}')}`;
  const frame = await host(page, baseURL ?? '', wishes);
  const pass = (of: Frame): Promise<string> => of.locator('[name="option-free_pass"]:checked').inputValue();
  expect(await pass(frame)).toBe('trick');
  await frame.getByTestId('add-seat').click();
  await frame.getByTestId('seat-name-0').fill('Zoé');
  await frame.getByTestId('seat-kind-1').selectOption('easy');
  await frame.locator('[name="option-free_pass"][value="deal"]').check({ force: true });
  for (const visit of [1, 2]) {
    await frame.getByTestId('start').click();
    await expect(frame.getByTestId('table')).toBeVisible({ timeout: 20_000 });
    await frame.getByTestId('menu').click();
    await frame.getByTestId('menu-leave').click();
    await frame.getByTestId('play-padbolix').click();
    await expect(frame.getByTestId('seat-row'), `visit ${visit}`).toHaveCount(4);
    await expect(frame.getByTestId('seat-name-0')).toHaveValue('Zoé');
    await expect(frame.getByTestId('seat-kind-1')).toHaveValue('easy');
    await expect(frame.getByTestId('seat-kind-2')).toHaveValue('hard');
    expect(await pass(frame)).toBe('deal');
  }
  // Another visit begins as the house wishes.
  const again = await host(page, baseURL ?? '', wishes);
  await again.getByTestId('play-padbolix').click();
  await expect(again.getByTestId('seat-row')).toHaveCount(3);
  await expect(again.getByTestId('seat-name-0')).toHaveValue('Léa');
  await expect(again.getByTestId('seat-kind-1')).toHaveValue('hard');
  expect(await pass(again)).toBe('trick');
});

test('a frame of one game knows no other, whatever is kept, brought or written in the address', async ({
  page,
  baseURL,
}) => {
  // A match of another game, on the same device.
  await page.goto('./#/play/plis');
  await expect(page.getByTestId('hand-card').first()).toBeVisible({ timeout: 20_000 });
  const table = new URL(page.url()).hash;
  await page.goto('./#/open');
  await expect(page.getByTestId('carry-has')).toContainText('1');
  const file = page.waitForEvent('download');
  await page.getByTestId('carry-all').click();
  const backup = readFileSync(await (await file).path(), 'utf8');
  const frame = await host(page, baseURL ?? '', '&game=syntax&lang=fr');
  await expect(frame.getByTestId('start')).toBeVisible();
  await expect(frame.getByTestId('own-guide')).toHaveCount(0);
  const lead = (hash: string): Promise<void> => frame.evaluate((to) => location.replace(to), hash);
  for (const hash of ['#/new/plis', '#/rules/plis', '#PLI-3', '#/print/spikit/deck', '#/guide', '#/results']) {
    await lead('#/licences');
    await expect(frame.locator('mots-licences')).toHaveCount(1);
    await lead(hash);
    await expect(frame.getByTestId('play-syntax'), hash).toBeVisible();
  }
  await lead(table);
  await expect(frame.getByTestId('trouble')).toBeVisible();
  await lead('#/open');
  await expect(frame.getByTestId('carry-has')).not.toContainText('1');
  await expect(frame.getByTestId('carry-all')).toBeDisabled();
  await frame
    .getByTestId('carry-file')
    .setInputFiles({ name: 'all.txt', mimeType: 'text/plain', buffer: Buffer.from(backup) });
  await expect(frame.getByTestId('carry-seen')).not.toContainText('1 partie');
  expect(await frame.evaluate(() => document.title)).toContain('Syntax');
});

for (const storage of ['none', 'host'])
  test(`with storage=${storage} nothing is left on the device`, async ({ page, baseURL }) => {
    const frame = await host(page, baseURL ?? '', `&game=plis&lang=fr&storage=${storage}`);
    await frame.getByTestId('start').click({ timeout: 30_000 });
    await expect(frame.getByTestId('hand-card').first()).toBeVisible({ timeout: 20_000 });
    await frame.getByTestId('tool-hint').click();
    await frame.locator('.action-buttons .primary').click();
    await expect(frame.getByTestId('table')).not.toHaveAttribute('data-moves', '0');
    await frame.getByTestId('menu').click();
    await frame.getByTestId('menu-leave').click();
    await expect(frame.getByTestId('resume')).toBeVisible();
    const left = await frame.evaluate(async () => ({
      databases: (await indexedDB.databases()).map(({ name }) => name),
      local: Object.keys(localStorage),
      session: Object.keys(sessionStorage),
      caches: await caches.keys(),
      cookies: document.cookie,
    }));
    expect(left).toEqual({ databases: [], local: [], session: [], caches: [], cookies: '' });
  });

test('that a frame of the page’s own origin is not kept apart is told, and what nobody knows in its address', async ({
  page,
  baseURL,
}) => {
  const told: string[] = [];
  page.on('console', (message) => message.text().startsWith('Mots en main:') && told.push(message.text()));
  const frame = await host(page, baseURL ?? '', '&game=plis&lang=fr&bot=easy');
  await expect(frame.getByTestId('start')).toBeVisible();
  expect(told).toEqual([
    'Mots en main: there is no bot="easy"; it is ignored',
    'Mots en main: this frame and the page around it have one origin, and nothing keeps them apart.',
  ]);
});

test('where names are off nobody is asked for one, at set-up or at the table', async ({ page, baseURL }) => {
  const frame = await host(page, baseURL ?? '', '&game=plis&lang=fr&names=off');
  await expect(frame.getByTestId('seat-row')).toHaveCount(3);
  await expect(frame.locator('[data-testid^="seat-name-"]')).toHaveCount(0);
  await frame.getByTestId('start').click();
  await frame.getByTestId('menu').click({ timeout: 20_000 });
  await frame.getByTestId('menu-seats').click();
  await expect(frame.getByTestId('place-take-1')).toBeVisible();
  await expect(frame.locator('[data-testid^="place-name-"]')).toHaveCount(0);
});

test('the licences are read in the frame, and the house’s history has no entry of it', async ({ page, baseURL }) => {
  const frame = await host(page, baseURL ?? '', '&lang=en');
  await frame.getByTestId('play-plis').waitFor();
  const before = await entries(page);
  await frame.getByRole('link', { name: 'Licences' }).click();
  await expect(frame.locator('pre')).toContainText('MPL');
  await frame.getByRole('link', { name: 'Back to the games' }).click();
  await expect(frame.getByTestId('play-plis')).toBeVisible();
  expect(await entries(page)).toBe(before);
});

test('an address leads straight to a table of a game', async ({ page }) => {
  await page.goto('./#/play/plis');
  await expect(page.getByTestId('hand-card').first()).toBeVisible({ timeout: 20_000 });
  const table = page.url();
  expect(table).toContain('#/table/');
  // The match that was left goes on.
  await page.goto('about:blank');
  await page.goto('./#/play/plis');
  await expect(page.getByTestId('hand-card').first()).toBeVisible({ timeout: 20_000 });
  expect(page.url()).toBe(table);
  // So it does in a page that is open.
  await page.goto('./#/');
  await expect(page.getByTestId('play-plis')).toBeVisible();
  await page.evaluate(() => {
    location.hash = '#/play/plis';
  });
  await expect(page.getByTestId('hand-card').first()).toBeVisible();
  expect(page.url()).toBe(table);
});

test('a frame of one game leads to no table of another', async ({ page }) => {
  await page.goto('./?embed=1&game=plis#/play/syntax');
  await expect(page.getByTestId('play-plis')).toBeVisible();
});

test('nothing offers to print where a frame could not', async ({ page, baseURL }) => {
  const frame = await host(page, baseURL ?? '', '&game=spikit&lang=en');
  await expect(frame.getByTestId('start')).toBeVisible();
  await expect(frame.getByTestId('own-file')).toHaveCount(1);
  await expect(frame.getByTestId('own-print')).toHaveCount(0);
  await page.goto('./#/new/spikit');
  await expect(page.getByTestId('own-print')).toHaveCount(1);
});
