// The gallery of pieces, bundled when a test asks for it and served from memory: nothing of it is in the site.

import path from 'node:path';
import type { Page } from '@playwright/test';
import { build } from 'esbuild';
import { catalogues } from '../../build/catalogues.mjs';
import { mediaByName, sheets } from '../../build/styles.mjs';

const www = path.resolve(import.meta.dirname, '../..');
const types: Record<string, string> = { '.js': 'text/javascript', '.css': 'text/css', '.woff2': 'font/woff2' };

let bundled: Promise<Map<string, Buffer>> | null = null;

async function bundle(): Promise<Map<string, Buffer>> {
  const common = {
    absWorkingDir: www,
    bundle: true,
    write: false as const,
    outdir: '/gallery',
    logLevel: 'warning' as const,
  };
  const results = await Promise.all([
    build({
      ...common,
      entryPoints: { gallery: 'tests/gallery/gallery.ts' },
      format: 'esm',
      plugins: [catalogues, sheets],
    }),
    build({
      ...common,
      entryPoints: { looks: 'tests/gallery/gallery.css' },
      assetNames: '[name]',
      loader: { '.woff2': 'file' },
      plugins: [mediaByName],
    }),
  ]);
  return new Map(
    results.flatMap(({ outputFiles }) =>
      outputFiles.map((file) => [path.basename(file.path), Buffer.from(file.contents)] as const),
    ),
  );
}

const html = `<!doctype html><html lang="fr"><head><meta charset="utf-8" /><title>Pièces</title>
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; img-src data:; form-action 'none'" />
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover, interactive-widget=resizes-content" />
<link rel="icon" href="data:," /><link rel="stylesheet" href="looks.css" /><script type="module" src="gallery.js"></script></head><body></body></html>`;

/** Opens a room of the gallery: `ballot-open`, `ballot-secret`, `word-form`, `buzzers`, `dice`, `text-hand`, `clock`. */
export async function openGallery(page: Page, room: string): Promise<void> {
  bundled ??= bundle();
  const files = await bundled;
  await page.route('**/gallery/**', async (route) => {
    const name = path.basename(new URL(route.request().url()).pathname);
    const body = files.get(name);
    if (name === 'gallery') await route.fulfill({ contentType: 'text/html', body: html });
    else if (body) await route.fulfill({ contentType: types[path.extname(name)] ?? 'text/plain', body });
    else await route.fulfill({ status: 404 });
  });
  await page.goto(`./gallery/gallery?${room}`);
  await page.locator('main[data-room]').waitFor();
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}
