// The offline copy: what a browser, a train or a deployment does to it, and that it heals and is never thrown away while it is all
// that there is.
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import http from 'node:http';
import type { Socket } from 'node:net';
import path from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { violations } from './axe.ts';
import { copy, deploy, dist, noting, ready, serve, START } from './serve.ts';
import { sameCards } from './seeded.ts';

test.use({ serviceWorkers: 'allow' });
test.beforeEach(({ page }) => sameCards(page));

// Each has a server of its own, and most of them wait.
test.describe.configure({ mode: 'parallel' });

const starts = (page: Page): Promise<void> => expect(page.getByTestId('play-plis')).toBeVisible({ timeout: 20_000 });

/** Files of the offline copy. */
const kept = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const files: string[] = [];
    for (const name of await caches.keys())
      files.push(...(await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname));
    return files.sort();
  });

const workers = (page: Page): Promise<number> =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);

/** A browser throws one file away. */
const evict = (page: Page, pattern: RegExp): Promise<number> =>
  page.evaluate(async (source) => {
    let gone = 0;
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys())
        if (new RegExp(source).test(new URL(request.url).pathname)) gone += Number(await cache.delete(request));
    }
    return gone;
  }, pattern.source);

/** In its place stands what a broken disk or a careless proxy made of it. */
const spoil = (page: Page, pattern: RegExp): Promise<number> =>
  page.evaluate(async (source) => {
    let spoilt = 0;
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        if (!new RegExp(source).test(new URL(request.url).pathname)) continue;
        await cache.put(request, new Response('no script', { headers: { 'Content-Type': 'text/javascript' } }));
        spoilt += 1;
      }
    }
    return spoilt;
  }, pattern.source);

/** A train: whatever is asked for, somebody else answers with 200. */
async function portal(port: number): Promise<() => Promise<void>> {
  const server = http.createServer((_, response) => {
    response.setHeader('Content-Type', 'text/html');
    response.end('<!doctype html><title>Wi-Fi</title><form>Please log in</form>');
  });
  const open = new Set<Socket>();
  server.on('connection', (socket) => open.add(socket));
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return async () => {
    for (const socket of open) socket.destroy();
    server.close();
    await once(server, 'close');
  };
}

test('a first visit sends nothing twice, but for the small script that has no version', async ({ page }) => {
  const server = await noting(await serve(dist));
  try {
    await page.goto(server.address);
    await starts(page);
    await ready(page);
    const twice = server.sent.filter((file, index) => server.sent.indexOf(file) < index);
    expect(server.sent).toContain('/engine-box_bg.wasm');
    // An outdated copy of index.html has to find it.
    expect(twice).toEqual(['/boot.js']);
  } finally {
    await server.stop();
  }
});

test('while the copy is made the start screen tells how much of it is there, and then that it is ready', async ({
  page,
}) => {
  let comes = (): void => undefined;
  const moment = new Promise<void>((resolve) => (comes = resolve));
  // One after the other: all but the last are there while that does not come.
  const worker = await readFile(path.join(dist, 'service-worker.js'), 'utf8');
  const all = [...worker.matchAll(/url:"([^"?]+)[^"]*",revision:/g)].map(([, name]) => `/${name}`);
  const server = await noting(await serve(dist), { late: { file: all.at(-1) ?? '', moment } });
  try {
    await page.goto(server.address);
    const line = page.getByTestId('offline');
    await expect(line).toContainText(`${all.length - 1} fichiers sur ${all.length}…`, { timeout: 20_000 });
    await expect(line).toHaveAttribute('data-state', 'preparing');
    expect(await violations(page)).toEqual([]);
    comes();
    await expect(line).toHaveText('Prêt à jouer sans réseau.');
  } finally {
    comes();
    await server.stop();
  }
});

test('a wrong answer that the browser keeps is asked for anew: the next start can do without network', async ({
  page,
}) => {
  const file = '/dictionaries/en.dict';
  const server = await noting(await serve(dist), { spoilt: file });
  try {
    await page.goto(server.address);
    await starts(page);
    await expect.poll(() => server.sent.filter((one) => one === file).length).toBe(2);
    await page.reload();
    await starts(page);
    await ready(page);
    expect((await kept(page)).some((one) => one.includes(file))).toBe(true);
  } finally {
    await server.stop();
  }
});

test('a file that the browser threw away is fetched again at the next start, at once if the start needs it', async ({
  page,
}) => {
  const server = await serve(dist);
  try {
    await page.goto(server.address);
    await ready(page);
    const before = await kept(page);
    for (const gone of [
      /main-\w+\.js/,
      /main-\w+\.css/,
      /chunks\/app-/,
      /boot\.js/,
      /index\.html/,
      /setup-/,
      /fr\.dict/,
    ]) {
      expect(await evict(page, gone), String(gone)).toBeGreaterThan(0);
      await page.goto(`${server.address}?without=${encodeURIComponent(gone.source)}`);
      await starts(page);
      await expect.poll(() => kept(page), String(gone)).toEqual(before);
    }
  } finally {
    await server.stop();
  }
  // And so it starts without its host.
  await page.goto(server.address);
  await starts(page);
});

test('a spoilt file is mended', async ({ page }) => {
  const server = await serve(dist);
  try {
    await page.goto(server.address);
    await ready(page);
    const before = await kept(page);
    expect(await spoil(page, /main-\w+\.js/)).toBe(1);
    await page.reload();
    await starts(page);
    expect(await kept(page)).toEqual(before);
  } finally {
    await server.stop();
  }
});

for (const who of ['nobody', 'a login page'] as const) {
  test(`on a train where ${who} answers, a broken copy is kept, and heals when the host is back`, async ({ page }) => {
    let server = await serve(dist);
    await page.goto(server.address);
    await ready(page);
    const before = await kept(page);
    expect(await evict(page, /chunks\/app-/)).toBe(1);
    const port = Number(new URL(server.address).port);
    await server.stop();
    const leave = who === 'nobody' ? null : await portal(port);
    await page.reload();
    const said = page.getByRole('alert');
    await expect(said).toContainText('Vérifiez la connexion', { timeout: 30_000 });
    expect(await workers(page)).toBe(1);
    expect(await kept(page)).toHaveLength(before.length - 1);
    await leave?.();
    server = await serve(dist, ['--port', String(port), '--exact']);
    try {
      await said.getByRole('button').click();
      await starts(page);
      await expect.poll(() => kept(page)).toEqual(before);
    } finally {
      await server.stop();
    }
  });

  test(`on a train where ${who} answers, a whole copy starts`, async ({ page }) => {
    const server = await serve(dist);
    await page.goto(server.address);
    await ready(page);
    const before = await kept(page);
    const port = Number(new URL(server.address).port);
    await server.stop();
    const leave = who === 'nobody' ? null : await portal(port);
    await page.reload();
    await starts(page);
    await page.getByTestId('play-plis').click();
    await page.getByTestId('start').click();
    await expect(page.getByTestId('table')).toBeVisible();
    expect(await kept(page)).toEqual(before);
    await leave?.();
  });
}

test.describe('a new version', () => {
  /** Page A, with version 2 waiting behind it. */
  async function outdated(page: Page, engine = false): Promise<{ address: string; end: () => Promise<void> }> {
    const { folder, remove } = await copy();
    const server = await serve(folder);
    await page.goto(server.address);
    await ready(page);
    await deploy(folder, 2, { engine });
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
    await expect
      .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting != null))
      .toBe(true);
    const end = async (): Promise<void> => {
      await server.stop();
      await remove();
    };
    return { address: server.address, end };
  }
  const version = (page: Page): Promise<string | undefined> =>
    page.evaluate(() => document.documentElement.dataset['version']).catch(() => undefined);

  /** Until page and workers have asked for nothing for a second. */
  const quiet = async (page: Page): Promise<void> => {
    let last = Date.now();
    const asked = (): unknown => (last = Date.now());
    page.on('request', asked).on('requestfinished', asked);
    await expect.poll(() => Date.now() - last, { timeout: 20_000 }).toBeGreaterThan(1000);
    page.off('request', asked).off('requestfinished', asked);
  };

  /** The waiting version takes over, under the page that runs. In Chromium a request that comes just then leaves it waiting. */
  const takesOver = async (page: Page): Promise<void> => {
    await quiet(page);
    await page.evaluate(async () => {
      const changed = new Promise((resolve) =>
        navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
      );
      (await navigator.serviceWorker.getRegistration())?.waiting?.postMessage({ type: 'take-over-now' });
      await changed;
      await new Promise((resolve) => setTimeout(resolve, 1000));
    });
  };

  test('keeps no second page waiting', async ({ page, context }) => {
    const { address, end } = await outdated(page);
    try {
      const second = await context.newPage();
      await second.goto(address);
      await starts(second);
      // From when its files were there: a slow machine has its own time until then.
      const first = await second.evaluate((mark) => {
        const loaded = performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming;
        return (performance.getEntriesByName(mark)[0]?.startTime ?? Infinity) - loaded.loadEventEnd;
      }, START);
      // Who waited for the other page would ask it three times, the last time after 2.5 s.
      expect(first).toBeLessThan(2400);
      expect(await version(second)).toBeUndefined();
    } finally {
      await end();
    }
  });

  test('a reload past the worker, and the other page closes meanwhile: no blank page', async ({ page, context }) => {
    const { address, end } = await outdated(page);
    try {
      const second = await context.newPage();
      await second.goto(address);
      await starts(second);
      const browser = await context.newCDPSession(page);
      for (const delay of [100, 600, 1500]) {
        const other = await context.newPage();
        await other.goto(address);
        await starts(other);
        if (delay === 100) await second.close();
        await browser.send('Page.reload', { ignoreCache: true });
        await new Promise((resolve) => setTimeout(resolve, delay));
        await other.close();
        await starts(page);
      }
    } finally {
      await end();
    }
  });

  test('has what a page of the old one asks for: its engine and its words, without network', async ({ page }) => {
    const { end } = await outdated(page, true);
    await page.getByTestId('play-syntax').click();
    await page.getByTestId('start').click();
    await expect(page.getByTestId('table')).toBeVisible();
    await takesOver(page);
    await end();
    // What happens when the worker dies: the page starts another from the address that it knows.
    const { stale, said } = await page.evaluate(async () => {
      const address = document.querySelector<HTMLMetaElement>('meta[name=engine]')?.content ?? '';
      const named = (await caches.keys()).map(async (name) => (await caches.open(name)).keys());
      const kept = (await Promise.all(named)).flat().map(({ url }) => url);
      const loader = address.replace('*', 'syntax');
      const worker = new Worker(new URL(loader, document.baseURI), { type: 'module' });
      const asked = {
        id: 1,
        op: 'new',
        game: 'syntax',
        seats: ['A', 'B'].map((name) => ({ name, bot: null })),
        options: {},
      };
      const answer = await new Promise((resolve, reject) => {
        worker.onmessage = ({ data }: MessageEvent<{ event?: string; id?: number }>) => {
          if (data.event === 'ready') worker.postMessage(asked);
          if (data.id === 1) resolve(data);
        };
        worker.onerror = (event) => reject(new Error(event.message || 'the worker could not be loaded'));
      });
      worker.terminate();
      return { stale: !kept.some((url) => url.endsWith(loader.replace('./', '/'))), said: answer };
    });
    expect(stale).toBe(true);
    expect(said).toMatchObject({ ok: true });
  });

  test('that takes over late never reloads a running match; the start screen brings it', async ({ page }) => {
    const { end } = await outdated(page);
    try {
      await page.getByTestId('play-plis').click();
      await page.getByTestId('start').click();
      await expect(page.getByTestId('table')).toBeVisible();
      await takesOver(page);
      await expect(page.getByTestId('table')).toBeVisible();
      expect(await version(page)).toBeUndefined();
      await page.evaluate(() => {
        location.hash = '#/';
      });
      await expect.poll(() => version(page)).toBe('2');
      await starts(page);
      await expect(page.getByTestId('resume-row')).toBeVisible();
    } finally {
      await end();
    }
  });
});
