// Which Chromium the browser tests use: an installed one first. `node build/chromium.mjs --install` gets one where there is none;
// `--whole` asks for one as people have it, with windows.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';

/** Chromium without a window, like Playwright's own: the same engine, and the tests take a fifth less time. */
const SHELL = 'chromium-headless-shell';

/** The path of the Chromium that tests run in, or undefined: $CHROME, else one without a window, else any. */
export const findShell = () => (process.env.CHROME ? undefined : inPath([SHELL])) ?? findChromium();

/** The path of a Chromium or Chrome as people have it, or undefined. $CHROME wins. */
export function findChromium() {
  const { env, platform } = process;
  if (env.CHROME) {
    if (!existsSync(env.CHROME)) throw new Error(`$CHROME names ${env.CHROME}, which is not there`);
    return env.CHROME;
  }
  const usual = {
    darwin: [
      '/Applications/Chromium.app/Contents/MacOS/Chromium',
      '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
      path.join(os.homedir(), 'Applications/Google Chrome.app/Contents/MacOS/Google Chrome'),
    ],
    win32: [env.PROGRAMFILES, env['PROGRAMFILES(X86)'], env.LOCALAPPDATA]
      .filter(Boolean)
      .flatMap((folder) => [
        path.join(folder, 'Google/Chrome/Application/chrome.exe'),
        path.join(folder, 'Chromium/Application/chrome.exe'),
      ]),
  };
  const own = (() => {
    try {
      return [chromium.executablePath()];
    } catch {
      return [];
    }
  })();
  const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
  return inPath(names) ?? [...(usual[platform] ?? []), ...own].find((file) => file && existsSync(file));
}

/** The first program of these names on the PATH, or undefined. */
export function inPath(names) {
  const folders = (process.env.PATH ?? '').split(path.delimiter).filter(Boolean);
  const end = process.platform === 'win32' ? '.exe' : '';
  return folders
    .flatMap((folder) => names.map((name) => path.join(folder, `${name}${end}`)))
    .find((file) => existsSync(file));
}

/** What Chromium needs to run headless everywhere; as root (containers) it has no sandbox. */
export const chromiumArguments = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Nothing is painted: there is no memory for it. Styles, layout, frames and what can be hit are what they were. A Chromium that does not
 * know this paints as ever. */
export const unpainted = ['--force-gpu-mem-available-mb=0'];

/** Gets Playwright’s Chromium: the whole one, since that is the one of which Playwright says where it is. */
export const download = ['playwright', 'install', '--no-shell', 'chromium'];

function install() {
  run('npx', download);
  if (!findShell()) installPackages([SHELL, 'chromium']);
  return findShell();
}

/** Gets packages of the distribution, where that is Debian's and this is root. */
export function installPackages(packages) {
  if (process.platform !== 'linux' || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  run('apt-get', ['update']);
  run('apt-get', ['install', '-y', '--no-install-recommends', ...packages]);
}

function run(command, parameters) {
  console.error(`to get a browser: ${command} ${parameters.join(' ')}`);
  spawnSync(command, parameters, {
    stdio: ['ignore', 2, 2],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    shell: process.platform === 'win32',
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const find = process.argv.includes('--whole') ? findChromium : findShell;
  const found = find() ?? (process.argv.includes('--install') ? install() : undefined);
  if (!found) {
    console.error('No Chromium or Chrome found. Install one, or name it in $CHROME.');
    process.exit(1);
  }
  console.log(found);
}
