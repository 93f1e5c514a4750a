// Which Chromium the browser tests find (build/chromium.mjs), on a machine where nothing is installed.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { pathToFileURL } from 'node:url';

interface Chromium {
  findShell(): string | undefined;
  findChromium(): string | undefined;
  download: string[];
}

test('what Playwright downloads is what is found afterwards', async (t) => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'mots-browsers-'));
  t.after(() => rmSync(folder, { recursive: true }));
  const { PATH } = process.env;
  delete process.env['CHROME'];
  process.env['PLAYWRIGHT_BROWSERS_PATH'] = folder;
  // Not bundled: Playwright reads where its browsers are once, and the module is a program as well.
  const file = pathToFileURL(path.resolve('build/chromium.mjs')).href;
  const { findShell, findChromium, download } = (await import(file)) as Chromium;
  const playwright = path.resolve('node_modules/playwright/cli.js');
  const dry = spawnSync(process.execPath, [playwright, ...download.slice(1), '--dry-run'], { encoding: 'utf8' });
  const places = [...dry.stdout.matchAll(/Install location:\s+(.+)/g)].map(([, place]) => place as string);
  assert.ok(places.length > 0, dry.stderr);
  process.env['PATH'] = '';
  try {
    if (process.platform === 'linux') assert.equal(findChromium(), undefined);
    const { chromium } = await import('@playwright/test');
    const browser = chromium.executablePath();
    assert.ok(
      places.some((place) => browser.startsWith(place + path.sep)),
      `${browser} is in none of ${places.join(', ')}`,
    );
    mkdirSync(path.dirname(browser), { recursive: true });
    writeFileSync(browser, '');
    if (process.platform === 'linux') assert.deepEqual([findShell(), findChromium()], [browser, browser]);
  } finally {
    process.env['PATH'] = PATH;
  }
});
