// The pictures that stand for the whole game: on a link's preview (`og:image`) and where a system offers to put it on the home screen
// (`screenshots` of the manifest).
//   node build/screens.mjs
// Taken from the built site (dist) by Chromium. To be done anew when the start screen or a table looks otherwise.
import { mkdir } from 'node:fs/promises';
import { spawn } from 'node:child_process';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { chromiumArguments, findShell } from './chromium.mjs';
import { www } from './paths.mjs';

const QUALITY = 78;
const folder = path.join(www, 'public/posters');
const SIZES = { wide: { width: 1280, height: 800 }, narrow: { width: 540, height: 960 } };

const server = spawn(process.execPath, [path.join(www, 'build/serve.mjs'), '--with-parent', '--port', '9210'], {
  stdio: ['pipe', 'pipe', 'inherit'],
});
const address = await new Promise((resolve) => {
  server.stdout.on('data', (chunk) => {
    const said = /serving (\S+)/.exec(chunk.toString())?.[1];
    if (said) resolve(said);
  });
});
const shell = findShell();
const browser = await chromium.launch({ args: chromiumArguments, ...(shell ? { executablePath: shell } : {}) });
await mkdir(folder, { recursive: true });

async function open(viewport) {
  const context = await browser.newContext({
    locale: 'fr-FR',
    viewport,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  await page.goto(`${address}?theme=light`);
  await page.getByTestId('play-plis').waitFor();
  await page.evaluate(() => document.fonts.ready);
  return page;
}

async function take(page, name) {
  await page.waitForTimeout(1500);
  await page.screenshot({ path: path.join(folder, name), type: 'jpeg', quality: QUALITY, animations: 'disabled' });
  console.log(name);
}

for (const [form, size] of Object.entries(SIZES)) {
  const page = await open(size);
  await take(page, `screen-start-${form}.jpg`);
  await page.getByTestId('play-plis').click();
  await page.getByTestId('start').click();
  await page.getByTestId('hand-card').first().waitFor();
  await take(page, `screen-table-${form}.jpg`);
  await page.context().close();
}
// What programs that show a link cut out of it lies around the middle.
const page = await open({ width: 1200, height: 630 });
await take(page, 'preview.jpg');
await browser.close();
server.stdin.end();
