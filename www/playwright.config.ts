// Browser tests run on the production build (`cargo xtask test` makes it; by hand: `trunk build --release`) in a real Chromium.
import { createServer, type AddressInfo } from 'node:net';
import { defineConfig } from '@playwright/test';
import { PAINTED, usual } from './tests/painted.ts';
import { leftOut } from './tests/turns.ts';

// Workers load this file too and must see the same port.
process.env['MOTS_PORT'] ??= String(await freePort());
const address = `http://127.0.0.1:${process.env['MOTS_PORT']}/`;

export default defineConfig({
  testDir: 'tests',
  testMatch: '**/*.spec.ts',
  ...leftOut(process.env['TURN']),
  outputDir: 'test-results',
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: Boolean(process.env['CI']),
  // A machine that somebody else uses too may be late once: what is red the first time and green the second is told as flaky.
  retries: process.env['CI'] ? 1 : 0,
  // Tests wait more than they compute. Who records writes one file after the other.
  workers: process.env['RECORD'] ? 1 : 5,
  reporter: [['list']],
  use: {
    baseURL: address,
    browserName: 'chromium',
    locale: 'fr-FR',
    viewport: { width: 1180, height: 820 },
    screenshot: PAINTED ? 'only-on-failure' : 'off',
    launchOptions: usual,
    // What half of a page's work would be for: motion, and a service worker that fetches the whole site. A test that is about one says so.
    serviceWorkers: 'block',
    contextOptions: { reducedMotion: 'reduce' },
  },
  webServer: {
    command: `node build/serve.mjs --exact --port ${process.env['MOTS_PORT']}`,
    url: address,
    reuseExistingServer: false,
  },
});

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}
