// A bundle of some games (build/own-site.mjs), made of the site that is tested: what is in it, that it is whole, and that it plays.
import { execFile } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, type Page, test } from '@playwright/test';
import { files } from '../build/files.mjs';
import { violations } from './axe.ts';
import { place, ready, serve, type Server } from './serve.ts';
import { sameCards } from './seeded.ts';

test.describe.configure({ mode: 'parallel' });
test.use({ serviceWorkers: 'allow' });
test.beforeEach(({ page }) => sameCards(page));

const www = path.dirname(import.meta.dirname);
const HOUSE = {
  name: { fr: 'La Maison du Pli', en: 'The House of Tricks' },
  lead: 'Un jeu, une table.',
  colours: { accent: '#1d5b8f' },
  links: [{ text: { fr: 'La boutique', en: 'The shop' }, href: 'https://shop.example/plis' }],
  legal: 'Éditions du Pli, 1 rue des Cartes.',
};

/** What stands in each house's folder of icons. */
const ICON = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path fill="#1d5b8f" d="M0 0h8v8z"/></svg>';

async function build(games: string, brand?: object): Promise<{ folder: string; remove: () => Promise<void> }> {
  const { folder: parent, remove } = await place();
  const folder = path.join(parent, 'site');
  const more: string[] = [];
  if (brand) {
    await mkdir(path.join(parent, 'icons'));
    await writeFile(path.join(parent, 'icons/icon.svg'), ICON);
    await writeFile(path.join(parent, 'brand.json'), JSON.stringify(brand));
    more.push('--brand', path.join(parent, 'brand.json'));
  }
  try {
    await promisify(execFile)(
      process.execPath,
      [path.join(www, 'build/own-site.mjs'), '--games', games, '--into', folder, ...more],
      { maxBuffer: 1 << 24 },
    );
  } catch (error) {
    await remove();
    throw error;
  }
  return { folder, remove };
}

/** Everything that the page complains about, and every file that is not there. */
function complaints(page: Page): string[] {
  const found: string[] = [];
  page.on('pageerror', (error) => found.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') found.push(message.text());
  });
  page.on('response', (response) => {
    if (response.status() >= 400) found.push(`${response.status()} ${response.url()}`);
  });
  return found;
}

/** From the start screen to a table of that game. */
async function deal(page: Page, game: string): Promise<void> {
  await page.getByTestId(`play-${game}`).click();
  await page.getByTestId('start').click();
  await expect(page.getByTestId('table')).toBeVisible();
  await expect(page).toHaveURL(/#\/table\//);
}

test('one game in the name of a house: its start screen, its files, a table, and all of it without a network', async ({
  page,
  context,
}) => {
  const { folder, remove } = await build('plis', HOUSE);
  let server: Server | undefined;
  try {
    const names = await files(folder);
    expect(names.filter((name) => /syntax|padbolix|spikit|themes|dictionaries|decks/.test(name))).toEqual([]);
    expect(names).toContain('rules/plis.fr.html');
    const texts = names.filter((name) => /\.(js|html|webmanifest)$/.test(name));
    for (const name of texts)
      expect(await readFile(path.join(folder, name), 'utf8'), name).not.toMatch(
        /Padbolix|Spikit|Mots en main(?!: )|spikit-|syntax-name/,
      );
    expect(await readFile(path.join(folder, 'embed.html'), 'utf8')).toContain(`<title>${HOUSE.name.fr}: `);
    const manifest = JSON.parse(await readFile(path.join(folder, 'site.webmanifest'), 'utf8')) as { name: string };
    expect(manifest.name).toBe(HOUSE.name.fr);
    // Nothing that is named is missing, and what a link shows of the site is the house's.
    const start = await readFile(path.join(folder, 'index.html'), 'utf8');
    expect(start).not.toContain('Mots en main');
    expect(start).toContain(`<meta property="og:title" content="${HOUSE.name.fr}" />`);
    for (const [, named = ''] of (start + JSON.stringify(manifest)).matchAll(/"\.\/([^"#?]+\.(?:png|svg|jpg|webp))/g))
      expect(names).toContain(named);

    server = await serve(folder);
    const found = complaints(page);
    // Nobody has to choose a game: its engine comes while the start screen is read.
    const engine = page.waitForEvent(
      'request',
      (request) => request.url().includes('/engine-plis_loader.js') && request.serviceWorker() === null,
    );
    await page.goto(server.address);
    await engine;
    await expect(page).toHaveTitle(HOUSE.name.fr);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(HOUSE.name.fr);
    await expect(page.locator('[data-testid^="game-"]')).toHaveCount(1);
    await expect(page.getByTestId('house-links').getByRole('link')).toHaveAttribute('href', HOUSE.links[0]?.href ?? '');
    await expect(page.getByTestId('house-legal')).toHaveText(HOUSE.legal);
    const hue = await page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--accent-hue'));
    expect(Number(hue)).toBeGreaterThan(230);
    // A host that asks for no game gets the one that there is.
    await page.goto(`${server.address}?embed=1`);
    await expect(page).toHaveURL(/#\/new\/plis$/);
    await page.goto(server.address);
    await ready(page);
    await deal(page, 'plis');
    await context.setOffline(true);
    await server.stop();
    await page.goto(server.address);
    await expect(page.getByTestId('resume')).toBeVisible();
    await page.getByTestId('resume').click();
    await expect(page.getByTestId('table')).toBeVisible();
    expect(found).toEqual([]);
  } finally {
    await server?.stop();
    await remove();
  }
});

/** Does at the table what there is to do, until something has been done. */
async function act(page: Page): Promise<void> {
  const table = page.getByTestId('table');
  await expect(table).toBeVisible({ timeout: 30_000 });
  const moves = (await table.getAttribute('data-moves')) ?? '';
  const doing = '.action-buttons .primary, [data-testid^="action-"], [data-testid="roll"], [data-testid^="pass-"]';
  await expect(async () => {
    const hint = page.getByTestId('tool-hint');
    if (await hint.isEnabled()) await hint.click({ timeout: 1000 }).catch(() => undefined);
    const button = page.locator(doing).and(page.locator(':enabled')).first();
    await button.click({ timeout: 2000 }).catch(() => undefined);
    await expect(table).not.toHaveAttribute('data-moves', moves, { timeout: 2000 });
  }).toPass({ timeout: 40_000 });
}

// .ci/run takes one game after the other.
const taken = process.env['MOTS_OWN'] ?? 'plis';
test(`${taken} in the name of a house looks like the house, is played, and goes on without a network`, async ({
  page,
  context,
}) => {
  const { folder, remove } = await build(taken, { ...HOUSE, icons: 'icons' });
  const server = await serve(folder);
  try {
    const found = complaints(page);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(server.address);
    const logo = page.locator('.start-logo');
    await expect(logo).toBeVisible();
    expect(await logo.evaluate((picture: HTMLImageElement) => picture.decode().then(() => true))).toBe(true);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      // What is on its way from one colour to the other is looked at again.
      await expect.poll(() => violations(page)).toEqual([]);
    }
    for (const width of [320, 844]) {
      await page.setViewportSize({ width, height: 480 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
    await page.setViewportSize({ width: 1180, height: 820 });
    for (const name of (await files(folder)).filter((one) => /^chunks\/(fr|en)-.*\.js$/.test(one)))
      expect(await readFile(path.join(folder, name), 'utf8')).not.toContain('Mots en main');
    await ready(page);
    await deal(page, taken);
    await act(page);
    expect(found).toEqual([]);
    await context.setOffline(true);
    await page.goto(server.address);
    await page.getByTestId('resume').click();
    await act(page);
    await context.setOffline(false);
    // And in the element.
    await page.goto(`${server.address}embed.html`);
    await page.locator('mots-en-main button').click();
    const frame = page.frameLocator('mots-en-main iframe');
    await expect(frame.getByTestId('table')).toBeVisible({ timeout: 30_000 });
  } finally {
    await server.stop();
    await remove();
  }
});

test('two games keep the name of the box, and what they read comes along', async ({ page }) => {
  const { folder, remove } = await build('themes,syntax');
  let server: Server | undefined;
  try {
    const names = await files(folder);
    expect(names.filter((name) => /plis|padbolix|spikit/.test(name))).toEqual([]);
    expect(names).toContain('dictionaries/fr.dict');
    server = await serve(folder);
    const found = complaints(page);
    await page.goto(server.address);
    await expect(page).toHaveTitle('Mots en main');
    const { shortcuts } = (await (await page.request.get(`${server.address}site.webmanifest`)).json()) as {
      shortcuts: { url: string }[];
    };
    expect(shortcuts.map(({ url }) => url).sort()).toEqual(['./#/new/syntax', './#/new/themes']);
    await expect(page.locator('[data-testid^="game-"]')).toHaveCount(2);
    await deal(page, 'syntax');
    expect(found).toEqual([]);
  } finally {
    await server?.stop();
    await remove();
  }
});

test('a game that does not exist is named before anything is built', async () => {
  await expect(build('plis,tarot')).rejects.toThrow(/there is no game "tarot"/);
});
