// Pictures of the tables for docs/pictures: a sheet a game, the same moment on a phone, a phone on its side, two tablets and a desk; and the
// tablet alone, large.
//   node build/pictures.mjs [GAME …]
// Taken by tests/e2e/pictures.spec.ts of recorded matches, drawn from src, and put together by Chromium as WebP, small.
import { spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { chromiumArguments, findShell } from './chromium.mjs';
import { www } from './paths.mjs';
import { sheet } from './sheet.mjs';

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
  await sheet(page, `${game}.webp`, await Promise.all(rows.map((row) => Promise.all(row))), HEIGHT / 1180);
  await sheet(page, `${game}-table.webp`, [[await taken(light, 'light')(TABLET)]], 1);
}
await browser.close();
await rm(folder, { recursive: true });
