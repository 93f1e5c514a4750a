// Draws public/icon*.svg as the PNG files that home screens want (they take no SVG): `npm run icons`, after a drawing has changed.
// The files are committed, so that a build needs no browser.
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { chromiumArguments, findShell } from './chromium.mjs';
import { www } from './paths.mjs';

/** Side in CSS pixels by name. iOS fills what is transparent with black: its icon is the one with a background. */
const icons = [
  { name: 'icon-192.png', from: 'icon.svg', side: 192 },
  { name: 'icon-512.png', from: 'icon.svg', side: 512 },
  { name: 'icon-maskable-512.png', from: 'icon-maskable.svg', side: 512 },
  { name: 'apple-touch-icon.png', from: 'icon-maskable.svg', side: 180 },
];

const executablePath = findShell();
const browser = await chromium.launch({ args: chromiumArguments, ...(executablePath ? { executablePath } : {}) });
const page = await browser.newPage();
for (const { name, from, side } of icons) {
  const drawing = await readFile(path.join(www, 'public', from), 'utf8');
  await page.setViewportSize({ width: side, height: side });
  await page.setContent(`<style>body{margin:0}svg{display:block;width:${side}px}</style>${drawing}`);
  await page.screenshot({ path: path.join(www, 'public', name), omitBackground: true });
}
await browser.close();
