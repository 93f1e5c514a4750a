// The site as a site: what loads, what it weighs, that it works without network, from a sub-path and after an update, and
// that an outdated copy of it heals. What it shows is tested elsewhere.
import { cp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { expect, type Page, test } from '@playwright/test';
import { files, isForHosts } from '../build/files.mjs';
import { isPacked } from '../build/pack.mjs';
import { keysShown } from './e2e/inspect.ts';
import { GAMES } from './games.ts';
import { copy, deploy, dist, ready, serve } from './serve.ts';
import { sameCards } from './seeded.ts';

// As offline.spec.ts: the last files share what time is left.
test.describe.configure({ mode: 'parallel' });

test.use({ serviceWorkers: 'allow' });
test.beforeEach(({ page }) => sameCards(page));

/** The budgets below are for five games; each one more may add something, as in crates/xtask/src/sizes.rs. */
const more = Math.max(0, GAMES.length - 5);

/** The start page with everything that it loads before the engine and the first dictionary, gzip. */
const START_BUDGET = 120_000 + 1500 * more;

/** Set-up and table, which are asked for while the start screen is drawn. */
const AHEAD_BUDGET = 64_400 + 300 * more;

/** The scripts that the start page asks for ahead, as its texts name them. */
async function ahead(): Promise<string[]> {
  const texts = (await files(dist)).find((name) => /^chunks\/fr-\w+\.js$/.test(name)) ?? '';
  const [, names = ''] = /;ahead\(([^)]*)\)/.exec(await readFile(path.join(dist, texts), 'utf8')) ?? [];
  return [...names.matchAll(/"\.\/([^"]+)"/g)].map(([, name = '']) => `chunks/${name}`);
}

test('on the way to a table, Chromium compiles scripts while it reads them', async () => {
  const scripts = (await files(dist)).filter((name) => /^chunks\/.*\.js$/.test(name));
  const table = scripts.filter((name) => /^chunks\/(app|setup|table|syntax)-\w+\.js$/.test(name));
  expect(table).toHaveLength(4);
  for (const name of [...table, ...(await ahead())]) {
    const text = await readFile(path.join(dist, name), 'utf8');
    expect(text, name).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
  }
});

/** Everything that the page and its policy complain about. */
function complaints(page: Page): string[] {
  const found: string[] = [];
  page.on('pageerror', (error) => found.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error' || message.text().includes('Content Security Policy')) found.push(message.text());
  });
  page.on('response', (response) => {
    if (response.status() >= 400) found.push(`${response.status()} ${response.url()}`);
  });
  return found;
}

/** What a game's engine says first when it is started from the page's own address of it. */
async function engine(page: Page, game = 'syntax'): Promise<unknown> {
  return await page.evaluate(
    (name) =>
      new Promise((resolve, reject) => {
        const address = document.querySelector<HTMLMetaElement>('meta[name=engine]')?.content ?? '';
        const worker = new Worker(new URL(address.replace('*', name), document.baseURI), { type: 'module' });
        worker.onmessage = ({ data }) => {
          worker.terminate();
          resolve(data);
        };
        worker.onerror = (event) => reject(new Error(event.message || 'the worker could not be loaded'));
      }),
    game,
  );
}

/** What a host sends of it as gzip: the packed copy, where there is one. */
async function packedSize(name: string, body: Buffer): Promise<number> {
  const packed = await stat(path.join(dist, `${name}.gz`)).catch(() => body.length);
  return typeof packed === 'number' ? packed : packed.size;
}

test('the start page loads without complaint and within its budget', async ({ page }) => {
  const found = complaints(page);
  const loaded = new Map<string, number>();
  page.on('response', async (response) => {
    const name = new URL(response.url()).pathname.slice(1) || 'index.html';
    // The engine and the dictionaries have budgets of their own; what the service worker fetches is for later.
    if (/^(engine|dictionaries\/|decks\/|service-worker\.js)/.test(name) || response.request().serviceWorker() !== null)
      return;
    loaded.set(name, await packedSize(name, await response.body()));
  });
  await page.goto('./');
  await page.waitForLoadState('networkidle');
  const next = await ahead();
  expect(next.length).toBeGreaterThan(1);
  const weight = (wanted: (name: string) => boolean): number =>
    [...loaded].reduce((sum, [name, size]) => sum + (wanted(name) ? size : 0), 0);
  const total = weight((name) => !next.includes(name));
  expect(weight((name) => next.includes(name))).toBeLessThanOrEqual(AHEAD_BUDGET);
  expect([...loaded.keys()]).toContain('index.html');
  expect([...loaded.keys()].filter((name) => name.endsWith('.png'))).toEqual([]);
  expect(total, JSON.stringify(Object.fromEntries(loaded))).toBeLessThanOrEqual(START_BUDGET);
  expect(found).toEqual([]);
});

test('what gains by it lies packed beside, is the same unpacked, and is sent to who takes it', async ({ baseURL }) => {
  const names = await files(dist);
  const read = (name: string): Promise<Buffer> => readFile(path.join(dist, name));
  const packed = new Set(names.filter(isPacked));
  for (const name of names.filter((one) => !packed.has(one) && !isForHosts(one))) {
    const bytes = await read(name);
    for (const [end, unpack, worth] of [
      // What zlib makes smaller zopfli does, too.
      ['.gz', gunzipSync, gzipSync(bytes, { level: 9 }).length < bytes.length],
      ['.br', brotliDecompressSync, false],
    ] as const) {
      const there = packed.has(name + end);
      if (worth) expect(there, name + end).toBe(true);
      if (!there) continue;
      const less = await read(name + end);
      expect(less.length, name + end).toBeLessThan(bytes.length);
      expect(unpack(less).equals(bytes), name + end).toBe(true);
    }
  }
  for (const script of ['boot.js', 'engine-plis_bg.wasm', 'index.html'])
    expect(packed.has(`${script}.br`), script).toBe(true);
  // The offline copy is of the files themselves.
  const worker = (await read('service-worker.js')).toString('utf8');
  expect([...packed].filter((name) => worker.includes(`"${name}`))).toEqual([]);
  for (const [takes, coding] of [
    ['br, gzip', 'br'],
    ['gzip', 'gzip'],
    ['identity', null],
  ] as const) {
    const answer = await fetch(new URL('boot.js', baseURL), { headers: { 'Accept-Encoding': takes } });
    expect(answer.headers.get('content-encoding'), takes).toBe(coding);
    expect(answer.headers.get('content-type')).toContain('javascript');
    expect(await answer.text()).toBe((await read('boot.js')).toString('utf8'));
  }
});

test('every icon that the page and its manifest name is there, as large as they say, and not kept for offline', async ({
  page,
}) => {
  await page.goto('./');
  const named = await page.evaluate(async () => {
    const address = (of: string): string => document.querySelector<HTMLLinkElement>(`link[rel="${of}"]`)?.href ?? '';
    const manifest = address('manifest');
    const { icons } = (await (await fetch(manifest)).json()) as { icons: { src: string; sizes: string }[] };
    const listed = icons.map(({ src, sizes }) => ({ address: new URL(src, manifest).href, sizes }));
    return [
      ...listed,
      { address: address('icon'), sizes: 'any' },
      { address: address('apple-touch-icon'), sizes: '180x180' },
    ];
  });
  const measures = named.map(({ sizes }) => sizes).sort();
  expect(measures).toEqual(['180x180', '192x192', '512x512', '512x512', 'any', 'any', 'any']);
  const worker = (await readFile(path.join(dist, 'service-worker.js'))).toString('utf8');
  for (const { address, sizes } of named) {
    const file = new URL(address).pathname.slice(1);
    expect(address, file).toMatch(/\?v=[0-9a-f]{16}$/);
    const drawn = await page.evaluate(async (src) => {
      const picture = Object.assign(new Image(), { src });
      await picture.decode();
      return `${picture.naturalWidth}x${picture.naturalHeight}`;
    }, address);
    if (sizes !== 'any') expect(drawn, file).toBe(sizes);
    expect(worker.includes(`"${file}`), file).toBe(sizes === 'any');
  }
});

test('the preview of a link, the pictures for who installs it and its shortcuts are there, and not kept for offline', async ({
  page,
}) => {
  await page.goto('./');
  const { pictures, shortcuts } = await page.evaluate(async () => {
    const meta = (property: string): string =>
      document.querySelector<HTMLMetaElement>(`meta[property="${property}"]`)?.content ?? '';
    const manifest = document.querySelector<HTMLLinkElement>('link[rel="manifest"]')?.href ?? '';
    const said = (await (await fetch(manifest)).json()) as {
      screenshots: { src: string; sizes: string }[];
      shortcuts: { url: string }[];
    };
    const sizes = `${meta('og:image:width')}x${meta('og:image:height')}`;
    return {
      pictures: [
        { address: new URL(meta('og:image'), location.href).href, sizes },
        ...said.screenshots.map(({ src, sizes }) => ({ address: new URL(src, manifest).href, sizes })),
      ],
      shortcuts: said.shortcuts.map(({ url }) => new URL(url, manifest).hash),
    };
  });
  expect(pictures).toHaveLength(5);
  const worker = (await readFile(path.join(dist, 'service-worker.js'))).toString('utf8');
  for (const { address, sizes } of pictures) {
    const drawn = await page.evaluate(async (src) => {
      const picture = Object.assign(new Image(), { src });
      await picture.decode();
      return `${picture.naturalWidth}x${picture.naturalHeight}`;
    }, address);
    expect(drawn, address).toBe(sizes);
    expect(worker).not.toContain(path.basename(address));
  }
  await expect(page.getByTestId('play-plis')).toBeVisible();
  const games = await page
    .getByRole('listitem')
    .evaluateAll((items) => items.flatMap((item) => (item as HTMLElement).dataset['game'] ?? []));
  expect(shortcuts.sort()).toEqual(games.map((game) => `#/new/${game}`).sort());
});

test('every game’s engine starts under the page’s policy and says that it is ready', async ({ page }) => {
  await page.goto('./');
  await expect(page.getByTestId('play-plis')).toBeVisible();
  const games = await page
    .getByRole('listitem')
    .evaluateAll((items) => items.flatMap((item) => (item as HTMLElement).dataset['game'] ?? []));
  expect(games.length).toBeGreaterThan(4);
  for (const game of games) expect(await engine(page, game), game).toMatchObject({ event: 'ready', version: '0.1.0' });
});

test('who deals waits for no part of the page: the table came with the set-up', async ({ page }) => {
  await page.goto('./');
  await page.getByTestId('play-plis').click();
  await expect(page.getByTestId('start')).toBeVisible();
  // Nobody has dealt, and the code of the table is there.
  for (const part of ['/chunks/table-', '/chunks/plis-']) {
    const come = await page.waitForFunction(
      (name) => performance.getEntriesByType('resource').find((entry) => entry.name.includes(name))?.name,
      part,
    );
    // A part is whole when all that it is made of has come.
    await come.evaluate((name) => import(name as string));
  }
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.getByTestId('start').click();
  await expect(page.getByTestId('table')).toBeVisible();
  // What the start screen says of the offline copy comes late, and whoever deals does not wait for it.
  expect(asked.filter((file) => file.includes('/chunks/') && !file.includes('/offline-'))).toEqual([]);
});

test('after one visit everything is there without network, dictionaries included', async ({ page, context }) => {
  await page.goto('./');
  await ready(page);
  await context.setOffline(true);
  const found = complaints(page);
  await page.goto('./?game=syntax');
  expect(await engine(page)).toMatchObject({ event: 'ready' });
  for (const file of [
    'dictionaries/fr.dict',
    'dictionaries/en.dict',
    'dictionaries/fr.words',
    'dictionaries/en.words',
    'dictionaries/fr.roots',
    'dictionaries/en.roots',
    'rules/syntax.fr.html',
    'rules/syntax.en.html',
  ]) {
    expect(await page.evaluate(async (name) => (await fetch(`./${name}`)).status, file), file).toBe(200);
  }
  expect(found).toEqual([]);
});

test('without network every game is dealt, by the one engine that is kept, and goes on after a reload', async ({
  page,
  context,
}) => {
  await page.goto('./');
  await ready(page);
  await context.setOffline(true);
  const engines = new Set<string>();
  context.on('response', (response) => {
    const [name] = /engine-[a-z]+_bg\.wasm/.exec(response.url()) ?? [];
    if (name) engines.add(name);
  });
  for (const id of GAMES) {
    await page.goto(`./#/new/${id}`);
    await page.getByTestId('start').click();
    await expect(page.getByTestId('table'), id).toBeVisible();
    await page.reload();
    await expect(page.getByTestId('table'), id).toBeVisible();
  }
  expect([...engines]).toEqual(['engine-box_bg.wasm']);
});

test('the site works from any sub-path, offline too', async ({ page, context }) => {
  const server = await serve(dist, ['--base', '/jeux/mots/']);
  try {
    const found = complaints(page);
    await page.goto(server.address);
    await ready(page);
    expect(await page.evaluate(async () => (await navigator.serviceWorker.ready).scope)).toBe(server.address);
    await context.setOffline(true);
    await page.reload();
    expect(await engine(page)).toMatchObject({ event: 'ready' });
    expect(found).toEqual([]);
  } finally {
    await server.stop();
  }
});

test('a new version takes over at the next start, and not while a match may be running', async ({ page, context }) => {
  const { folder, remove } = await copy();
  const server = await serve(folder);
  try {
    const version = (of: Page): Promise<string | undefined> =>
      of.evaluate(() => document.documentElement.dataset['version']);
    const waiting = (of: Page): Promise<boolean> =>
      of.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting != null);
    await page.goto(server.address);
    await ready(page);
    expect(await version(page)).toBeUndefined();

    await deploy(folder, 2);

    await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
    await expect.poll(() => waiting(page)).toBe(true);
    expect(await version(page)).toBeUndefined();

    // A second page starts while the first is open: both stay with the old version.
    const second = await context.newPage();
    await second.goto(server.address);
    await second.waitForLoadState('networkidle');
    expect(await version(second)).toBeUndefined();
    expect(await waiting(second)).toBe(true);
    await second.close();

    // The only page starts again: the new version is in charge. A browser that is being watched by a test may keep the old worker
    // busy for a while, so that this takes a second start.
    await expect(async () => {
      await page.reload();
      await expect.poll(() => version(page).catch(() => undefined), { timeout: 5_000 }).toBe('2');
    }).toPass({ timeout: 40_000 });
    expect(await waiting(page)).toBe(false);
    await context.setOffline(true);
    await page.reload();
    expect(await version(page)).toBe('2');
  } finally {
    await server.stop();
    await remove();
  }
});

test('a copy of the page whose scripts are gone from host and caches heals', async ({ page }) => {
  const { folder, remove } = await copy();
  const server = await serve(folder);
  try {
    await page.goto(server.address);
    await ready(page);
    const main =
      /src="\.\/(main-[0-9a-f]+\.js)"/.exec(await readFile(path.join(folder, 'index.html'), 'utf8'))?.[1] ?? '';
    expect(main).not.toBe('');
    // A deployment renames the script, without this browser having heard of it; then the cache loses the old one.
    await cp(path.join(folder, main), path.join(folder, 'main-ffffffffffffffff.js'));
    await rm(path.join(folder, main));
    const index = path.join(folder, 'index.html');
    await writeFile(index, (await readFile(index, 'utf8')).replaceAll(main, 'main-ffffffffffffffff.js'));
    await page.evaluate(async (name) => {
      for (const key of await caches.keys())
        await (await caches.open(key)).delete(new URL(name, document.baseURI).href);
    }, main);
    await page.reload();
    await expect(page.locator('script[src*="main-ffffffffffffffff.js"]')).toHaveCount(1);
  } finally {
    await server.stop();
    await remove();
  }
});

test('without a service worker an outdated page heals by itself, once', async ({ browser }) => {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const page = await context.newPage();
  let starts = 0;
  // The HTTP cache has an index.html of last year; what the host has now is only seen by who asks past the cache.
  await page.route('**/', async (route) => {
    starts += 1;
    const response = await route.fetch();
    const body = (await response.text()).replace(/main-[0-9a-f]+\.js/, 'main-0000000000000000.js');
    if (starts === 1) await route.fulfill({ response, body });
    else await route.fulfill({ response });
  });
  await page.goto('./');
  await expect.poll(() => starts).toBeGreaterThan(1);
  await expect(page.locator('script[src*="main-"]')).not.toHaveAttribute('src', /0000000000000000/);
  await context.close();

  // Where healing does not help, it does not go on for ever, and says so.
  const broken = await browser.newContext({ serviceWorkers: 'block' });
  const hopeless = await broken.newPage();
  await hopeless.route('**/main-*.js', (route) => route.abort());
  await hopeless.goto('./');
  await expect(hopeless.getByRole('alert')).toContainText(/Vérifiez la connexion/);
  await broken.close();
});

test('a game’s engine is asked for together with the code of its set-up, not after it', async ({ page }) => {
  let asked: () => void = () => undefined;
  const engineAsked = new Promise<void>((resolve) => {
    asked = resolve;
  });
  page.on('request', (request) => {
    if (request.url().includes('/engine-plis_loader.js') && request.serviceWorker() === null) asked();
  });
  // The code waits for the engine: whoever asked for them one after the other would never come to it.
  await page.route('**/chunks/setup-*.js', async (route) => {
    await engineAsked;
    await route.continue();
  });
  await page.goto('./#/new/plis');
  await expect(page.getByTestId('start')).toBeVisible();
});

test('a game’s engine lets the code of its set-up go first', async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const priorities = new Map<string, string>();
  session.on('Network.requestWillBeSent', ({ request }) => {
    const name = /(engine-plis_bg|setup)[^/]*$/.exec(request.url)?.[1];
    if (name !== undefined) priorities.set(name, request.initialPriority);
  });
  await page.goto('./#/new/plis');
  await expect.poll(() => Object.fromEntries(priorities)).toEqual({ 'engine-plis_bg': 'Low', setup: 'High' });
});

test('what a game says comes with the game: not at the start, of no other game, and in the language that is chosen', async ({
  page,
}) => {
  const said = (): Promise<string[]> =>
    page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .flatMap(({ name }) => /\/chunks\/((?:fr|en)(?:-[a-z]+)?)-[0-9A-Z]{8}\.js/.exec(name)?.[1] ?? []),
    );
  const all = async (): Promise<string[]> => [...new Set(await said())].sort();
  await page.goto('./');
  await expect(page.getByTestId('play-plis')).toBeVisible();
  // What is kept for offline is fetched by the service worker, which has a record of its own.
  expect(await all()).toEqual(['fr']);
  await page.getByTestId('play-plis').click();
  await expect(page.getByTestId('start')).toBeVisible();
  expect(await all()).toEqual(['fr', 'fr-plis']);
  await page.goto('./#/');
  await page.getByTestId('language').getByRole('radio', { name: 'English' }).check();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  expect(await all()).toEqual(['en', 'en-plis', 'fr', 'fr-plis']);
});

test('what a game says is there before its screen is, also after that of another game; without it the others go on', async ({
  page,
}) => {
  let loads = 0;
  page.on('load', () => loads++);
  await page.goto('./#/new/plis');
  await expect(page.getByTestId('start')).toBeVisible();
  const asked = '**/chunks/fr-syntax-*.js';
  await page.route(asked, (route) => route.abort());
  await page.goto('./#/new/syntax');
  await expect(page.getByTestId('trouble')).toBeVisible();
  await expect(page.locator('mots-setup')).toHaveCount(0);
  // Nobody waits for what did not come.
  await page.goto('./#/new/padbolix');
  await expect(page.getByTestId('start')).toBeVisible();
  expect(await keysShown(page)).toEqual([]);
  await page.unroute(asked);
  await page.goto('./#/new/syntax');
  await expect(page.getByTestId('start')).toBeVisible();
  expect(await keysShown(page)).toEqual([]);
  // One failure is told; for that alone the page does not start anew under somebody who is elsewhere by then.
  expect(loads).toBe(1);
});
