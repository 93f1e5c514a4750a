// The browser that tests run in. Nothing is painted where nobody looks at it: that is two fifths of what a page computes.
import type { LaunchOptions } from '@playwright/test';
import { chromiumArguments, findShell, unpainted } from '../build/chromium.mjs';

// Who watches a test sees it. Workers load this file too, and do not know how the command was called.
process.env['PAINTED'] ??= process.argv.some((one) => /^--(headed|ui|debug)\b/.test(one)) ? '1' : '';

/** Somebody wants to see or to measure what is painted (tests/README.md). */
export const PAINTED = ['PAINTED', 'PICTURES', 'FPS'].some((name) => Boolean(process.env[name]));

const executablePath = findShell();
const launch = (more: string[]): LaunchOptions => ({
  args: [...chromiumArguments, ...more],
  ...(executablePath === undefined ? {} : { executablePath }),
});

/** For a file that looks at dots: `test.use({ launchOptions: painted })`. */
export const painted = launch([]);

export const usual = PAINTED ? painted : launch(unpainted);
