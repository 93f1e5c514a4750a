// The pictures of the posters (public/posters): what lies on each game's box, without its background, as WebP.
//   node build/posters.mjs
// Taken from the built site (dist) by Chromium. To be done anew when a box looks otherwise.
import { mkdir, writeFile } from 'node:fs/promises';
import { spawn } from 'node:child_process';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { chromiumArguments, findShell } from './chromium.mjs';
import { www } from './paths.mjs';

/** Device pixels per CSS pixel, for screens that have up to three. */
const SCALE = 2.5;
const QUALITY = 0.82;
const folder = path.join(www, 'public/posters');

const server = spawn(process.execPath, [path.join(www, 'build/serve.mjs'), '--with-parent', '--port', '9200'], {
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
const page = await browser.newPage({
  locale: 'fr-FR',
  deviceScaleFactor: SCALE,
  viewport: { width: 1180, height: 1400 },
});
await mkdir(folder, { recursive: true });
await page.goto(`${address}?embed=1&theme=light`);
await page.getByTestId('play-plis').waitFor();
await page.evaluate(() => document.fonts.ready);
// By script: the page's policy allows no style of somebody else's.
await page.evaluate(() => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`html, body, .box, .box-cover { background: transparent !important; border-color: transparent !important;
      box-shadow: none !important; overflow: visible !important; }
    .box-text, .start-bar, .start-foot { visibility: hidden; } .box-cover { min-height: 14rem !important; }`);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
});
const shots = [['box', page.locator('.title-words, .box-title, main h1').first()]];
for (const box of await page.locator('.box').all())
  shots.push([await box.getAttribute('data-game'), box.locator('.box-cover')]);
for (const [name, place] of shots) {
  const png = await place.screenshot({ omitBackground: true, animations: 'disabled' });
  const webp = await page.evaluate(
    async ({ base64, quality }) => {
      const blob = new Blob([Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0))], { type: 'image/png' });
      const picture = await createImageBitmap(blob);
      const whole = new OffscreenCanvas(picture.width, picture.height);
      const context = whole.getContext('2d', { willReadFrequently: true });
      context.drawImage(picture, 0, 0);
      // Without the empty margin.
      const { data, width, height } = context.getImageData(0, 0, picture.width, picture.height);
      let [left, top, right, bottom] = [width, height, 0, 0];
      for (let y = 0; y < height; y++)
        for (let x = 0; x < width; x++)
          if (data[(y * width + x) * 4 + 3] > 4) {
            [left, right] = [Math.min(left, x), Math.max(right, x)];
            [top, bottom] = [Math.min(top, y), Math.max(bottom, y)];
          }
      const cut = new OffscreenCanvas(right - left + 1, bottom - top + 1);
      cut.getContext('2d').drawImage(whole, -left, -top);
      const bytes = new Uint8Array(await (await cut.convertToBlob({ type: 'image/webp', quality })).arrayBuffer());
      return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
    },
    { base64: png.toString('base64'), quality: QUALITY },
  );
  const bytes = Buffer.from(webp, 'base64');
  await writeFile(path.join(folder, `${name}.webp`), bytes);
  console.log(`${name}: ${bytes.length} bytes`);
}
await browser.close();
server.stdin.end();
