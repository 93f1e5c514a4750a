// The gallery of pieces and that of tables, bundled when a test asks for them and served from memory: nothing of them is in the site.

import path from 'node:path';
import type { Page } from '@playwright/test';
import { build } from 'esbuild';
import { catalogues } from '../../build/catalogues.mjs';
import { plainSheets, sheets } from '../../build/styles.mjs';
import { targets } from '../../build/targets.mjs';

const www = path.resolve(import.meta.dirname, '../..');
const types: Record<string, string> = { '.js': 'text/javascript', '.css': 'text/css', '.woff2': 'font/woff2' };

const bundled = new Map<string, Promise<Map<string, Buffer>>>();

/** What those scripts and that sheet come to, by the names of the files; once for each of them. */
function bundle(scripts: readonly string[], sheet: string): Promise<Map<string, Buffer>> {
  const key = [...scripts, sheet].join(' ');
  const made = bundled.get(key) ?? make(scripts, sheet);
  bundled.set(key, made);
  return made;
}

async function make(scripts: readonly string[], sheet: string): Promise<Map<string, Buffer>> {
  const common = {
    absWorkingDir: www,
    bundle: true,
    write: false as const,
    outdir: '/gallery',
    target: targets,
    logLevel: 'warning' as const,
  };
  const results = await Promise.all([
    build({
      ...common,
      entryPoints: Object.fromEntries(scripts.map((name) => [name, `tests/gallery/${name}.ts`])),
      format: 'esm',
      splitting: true,
      plugins: [catalogues, sheets],
    }),
    build({
      ...common,
      entryPoints: { looks: sheet },
      assetNames: '[name]',
      loader: { '.woff2': 'file' },
      plugins: [plainSheets],
    }),
  ]);
  return new Map(
    results.flatMap(({ outputFiles }) =>
      outputFiles.map((file) => [path.basename(file.path), Buffer.from(file.contents)] as const),
    ),
  );
}

const html = (
  script: string,
  policy = '',
): string => `<!doctype html><html lang="fr"><head><meta charset="utf-8" /><title>Pièces</title>
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'self' ${policy === '' ? '' : "'wasm-unsafe-eval'"}; style-src 'self'; font-src 'self'; img-src 'self' data:; ${policy} form-action 'none'" />
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover, interactive-widget=resizes-content" />
<meta name="engine" content="./engine-*_loader.js" data-module="./engine-*_bg.wasm" />
<link rel="icon" href="data:," /><link rel="stylesheet" href="gallery/looks.css" /><script type="module" src="gallery/${script}.js"></script></head><body></body></html>`;

/** Serves a page of that name at the root of the site, and what belongs to it in a folder `gallery`. */
async function serve(page: Page, name: string, html: string, files: Promise<Map<string, Buffer>>): Promise<void> {
  const found = await files;
  await page.route('**/gallery/**', async (route) => {
    const file = path.basename(new URL(route.request().url()).pathname);
    const body = found.get(file);
    if (body) await route.fulfill({ contentType: types[path.extname(file)] ?? 'text/plain', body });
    else await route.fulfill({ status: 404 });
  });
  await page.route(`**/${name}.html*`, (route) => route.fulfill({ contentType: 'text/html', body: html }));
}

/** Opens a room of the gallery: `ballot-open`, `ballot-secret`, `word-form`, `buzzers`, `dice`, `text-hand`, `clock`. */
export async function openGallery(page: Page, room: string): Promise<void> {
  await serve(page, 'pieces', html('gallery'), bundle(['gallery'], 'tests/gallery/gallery.css'));
  await page.goto(`./pieces.html?${room}`);
  await page.locator('main[data-room]').waitFor();
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}

/** Opens the gallery of tables; what it does is in `tables` of its window. With `records`, what records them (`recorder`) is there too. */
export async function openTables(page: Page, records: boolean): Promise<void> {
  const policy = "worker-src 'self'; connect-src 'self';";
  await serve(page, 'tables', html('tables', policy), bundle(['tables', 'recorder'], 'styles/main.css'));
  await page.goto('./tables.html');
  await page.waitForFunction(() => 'tables' in window);
  if (!records) return;
  await page.evaluate(
    () =>
      new Promise((resolve, reject) => {
        const script = document.createElement('script');
        Object.assign(script, { type: 'module', src: 'gallery/recorder.js', onload: resolve, onerror: reject });
        document.head.append(script);
      }),
  );
}
