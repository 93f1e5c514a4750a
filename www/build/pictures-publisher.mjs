// Pictures for docs/PUBLISHERS.md, of the built site (dist/): a shop’s page with the poster and with the table, and the page on which
// attributes can be tried.
//   node build/pictures-publisher.mjs
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { chromiumArguments, findShell } from './chromium.mjs';
import { dist, www } from './paths.mjs';
import { sheet } from './sheet.mjs';

const SHOP = `<!doctype html><html lang="en"><meta charset="utf-8"><title>The Green Door</title><link rel="icon" href="data:,">
<style>
  body { margin: 0; background: #f4f7f6; color: #1d3330; font: 18px/1.5 Georgia, serif }
  header { background: #1f5f58; color: #fff; padding: 18px 40px; font-size: 26px }
  main { max-width: 760px; margin: 0 auto; padding: 20px }
  h1 { margin: 0 0 8px; font-size: 30px }
  p { margin: 0 0 18px }
  mots-en-main { --mots-height: 600px }
</style>
<header>The Green Door · games for long evenings</header>
<main><h1>Try it before you buy it</h1>
<p>Take no tricks, and keep clear of the blue H: here is a table of <i>Plis de lettres</i>, with cards.</p>
<script src="embed.js" async></script>
<mots-en-main game="plis" lang="en" accent="#1f5f58" start="poster" seed="7" names="Léa" seats="4"></mots-en-main></main></html>`;

const server = spawn(
  process.execPath,
  [path.join(www, 'build/serve.mjs'), '--with-parent', '--dir', dist, '--port', '8251'],
  { stdio: ['pipe', 'pipe', 'inherit'] },
);
const shell = findShell();
const browser = await chromium.launch({ args: chromiumArguments, ...(shell ? { executablePath: shell } : {}) });
try {
  const [said] = await once(server.stdout, 'data');
  const address = /serving (\S+)/.exec(String(said))[1];
  const page = await browser.newPage({
    viewport: { width: 860, height: 860 },
    reducedMotion: 'reduce',
    locale: 'en-GB',
  });
  const picture = async () => (await page.screenshot()).toString('base64');
  await page.route('**/shop.html', (route) => route.fulfill({ contentType: 'text/html', body: SHOP }));
  await page.goto(new URL('shop.html', address).href);
  const game = page.locator('mots-en-main');
  await game.locator('img').evaluate((image) => image.decode());
  const poster = await picture();
  await game.getByRole('button').click();
  const table = page.frameLocator('iframe');
  await table.getByTestId('start-match').or(table.getByTestId('hand')).first().waitFor();
  if (await table.getByTestId('start-match').isVisible()) await table.getByTestId('start-match').click();
  await table.getByTestId('hand').waitFor();
  await page.waitForTimeout(4000);
  await sheet(page, 'publisher-page.webp', [[poster, await picture()]], 0.8);

  await page.setViewportSize({ width: 1180, height: 820 });
  await page.goto(new URL('embed.html', address).href);
  await page.waitForTimeout(2000);
  await sheet(page, 'publisher-try.webp', [[await picture()]], 0.8);
} finally {
  await browser.close();
  server.stdin.end();
}
