// Pictures of the tables for docs/pictures: a sheet a game, the same moment on a phone, a phone on its side, two tablets and a desk; and the
// tablet alone, large.
//   node build/pictures.mjs [GAME …]
// Taken by tests/e2e/pictures.spec.ts of recorded matches, drawn from src, and put together by Chromium as WebP, small.
import { spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { chromiumArguments, findShell } from './chromium.mjs';
import { root, www } from './paths.mjs';

/** The scene that stands for a game, and one more in the dark. */
const SHEETS = {
  syntax: ['syntax-word', 'syntax'],
  spikit: ['spikit', 'spikit-vote'],
  padbolix: ['padbolix-trick', 'padbolix'],
  plis: ['plis-5', 'plis-4'],
  themes: ['themes', 'themes-alone'],
};
const SIZES = ['390x844', '844x390', '820x1180', '1180x820', '1440x900'];
const HEIGHT = 460;
/** The one that is shown alone. */
const TABLET = '1180x820';
const QUALITY = 0.72;

const games = process.argv.length > 2 ? process.argv.slice(2) : Object.keys(SHEETS);
const folder = await mkdtemp(path.join(os.tmpdir(), 'pictures-'));
const named = games.flatMap((game) => (SHEETS[game] ?? []).map((scene, at) => `${['light', 'dark'][at]} ${scene}`));
const taken = spawnSync('npx', ['playwright', 'test', 'pictures.spec.ts', '-g', ` (${named.join('|')})$`], {
  cwd: www,
  stdio: 'inherit',
  env: { ...process.env, PICTURES: SIZES.join(), PICTURES_TO: folder },
});
if (taken.status !== 0) process.exit(taken.status ?? 1);

const shell = findShell();
const browser = await chromium.launch({ args: chromiumArguments, ...(shell ? { executablePath: shell } : {}) });
const page = await browser.newPage();
for (const game of games) {
  const [light, dark] = SHEETS[game];
  const taken = (scene, theme) => (size) => readFile(path.join(folder, `${scene}-${size}-${theme}.png`), 'base64');
  const rows = [SIZES.map(taken(light, 'light')), SIZES.map(taken(dark, 'dark'))];
  await keep(`${game}.webp`, await Promise.all(rows.map((row) => Promise.all(row))), HEIGHT / 1180);
  await keep(`${game}-table.webp`, [[await taken(light, 'light')(TABLET)]], 1);
}
await browser.close();
await rm(folder, { recursive: true });

/** Puts pictures (PNG, base64) together in rows, all at one scale (a device on its side is lower than one that stands), and keeps them. */
async function keep(name, rows, scale) {
  const sheet = await page.evaluate(
    async ({ rows, scale, quality }) => {
      const pictures = await Promise.all(
        rows.map((row) =>
          Promise.all(
            row.map((base64) =>
              createImageBitmap(
                new Blob([Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0))], { type: 'image/png' }),
              ),
            ),
          ),
        ),
      );
      const gap = 10;
      const height = Math.max(...pictures.flat().map((one) => one.height * scale));
      const widths = pictures.map((row) => row.reduce((sum, one) => sum + one.width * scale + gap, -gap));
      const canvas = new OffscreenCanvas(Math.ceil(Math.max(...widths)), Math.ceil(rows.length * (height + gap) - gap));
      const context = canvas.getContext('2d');
      context.fillStyle = '#8a8278';
      context.fillRect(0, 0, canvas.width, canvas.height);
      context.imageSmoothingQuality = 'high';
      for (const [at, row] of pictures.entries()) {
        let x = 0;
        for (const one of row) {
          context.drawImage(one, x, at * (height + gap), one.width * scale, one.height * scale);
          x += one.width * scale + gap;
        }
      }
      const bytes = new Uint8Array(await (await canvas.convertToBlob({ type: 'image/webp', quality })).arrayBuffer());
      let text = '';
      for (const byte of bytes) text += String.fromCharCode(byte);
      return btoa(text);
    },
    { rows, scale, quality: QUALITY },
  );
  const bytes = Buffer.from(sheet, 'base64');
  await writeFile(path.join(root, 'docs/pictures', name), bytes);
  console.log(`docs/pictures/${name}: ${Math.round(bytes.length / 1024)} kB`);
}
