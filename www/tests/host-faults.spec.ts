// A host that sends the game's files in a way in which they cannot work is told on the console what it has to mend.
import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, type Page, test } from '@playwright/test';
import { dist } from './serve.ts';

test.describe.configure({ mode: 'parallel' });

const servers: http.Server[] = [];
test.afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

/** The site as a host sends it that changes the headers; its own page `host.html` shows the game in a frame. */
async function host(
  site: string | undefined,
  sandbox: string,
  change: (headers: http.IncomingHttpHeaders, name: string) => void,
): Promise<string> {
  const server = http.createServer(({ url = '/' }, response) => {
    if (url === '/host.html') {
      response.writeHead(200, { 'Content-Type': 'text/html' });
      const src = './?embed=1&game=plis&lang=en&start=table&names=off';
      return response.end(
        `<!doctype html><title>House</title><link rel="icon" href="data:,"><iframe src="${src}" sandbox="${sandbox}"></iframe>`,
      );
    }
    const asked = http.get(new URL(url, site), (given) => {
      change(given.headers, url);
      response.writeHead(given.statusCode ?? 500, given.headers);
      given.pipe(response);
    });
    asked.on('error', () => response.destroy());
  });
  servers.push(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/host.html`;
}

const toldOn = (page: Page, type = 'error'): string[] => {
  const told: string[] = [];
  page.on('console', (message) => {
    if (message.type() === type && message.text().startsWith('Mots en main: ')) told.push(message.text());
  });
  return told;
};

test('files without CORS in a frame without an origin: told, and which file', async ({ page, baseURL }) => {
  const told = toldOn(page);
  const address = await host(baseURL, 'allow-scripts', (headers) => delete headers['access-control-allow-origin']);
  await page.goto(address);
  await expect
    .poll(() => told.join('\n'), { timeout: 20_000 })
    .toMatch(/main-\w+\.(js|css).*Access-Control-Allow-Origin/);
  await expect(page.frameLocator('iframe').getByRole('alert')).toContainText('The game couldn’t be loaded');
});

test('scripts of a wrong type: told', async ({ page, baseURL }) => {
  const told = toldOn(page);
  const address = await host(baseURL, 'allow-scripts allow-same-origin', (headers, name) => {
    if (/main-\w+\.js/.test(name)) headers['content-type'] = 'text/plain';
  });
  await page.goto(address);
  await expect.poll(() => told.join('\n'), { timeout: 30_000 }).toMatch(/main-\w+\.js.*Content-Type/);
});

test('an engine of a wrong type: told', async ({ page, baseURL }) => {
  const told = toldOn(page);
  const address = await host(baseURL, 'allow-scripts allow-same-origin', (headers, name) => {
    if (/engine-.*loader/.test(name)) headers['content-type'] = 'text/plain';
  });
  await page.goto(address);
  await expect.poll(() => told.join('\n'), { timeout: 30_000 }).toMatch(/no engine started.*Content-Type/);
  await expect(page.frameLocator('iframe').getByTestId('trouble')).toContainText('One of the game’s files');
});

test('a policy that forbids the worker of a frame without an origin: told', async ({ page, baseURL }) => {
  const told = toldOn(page);
  const address = await host(baseURL, 'allow-scripts', (headers) => {
    headers['content-security-policy'] = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'";
  });
  await page.goto(address);
  await expect.poll(() => told.join('\n'), { timeout: 30_000 }).toMatch(/no engine started.*worker-src 'self' blob:/);
  await expect(page.frameLocator('iframe').getByTestId('trouble')).toContainText('One of the game’s files');
});

test('a file that a sandbox may keep back: told', async ({ page, baseURL }) => {
  const told = toldOn(page, 'info');
  await page.goto(await host(baseURL, 'allow-scripts allow-same-origin', () => undefined));
  const frame = page.frameLocator('iframe');
  await expect(frame.getByTestId('hand-card').first()).toBeVisible({ timeout: 30_000 });
  await page
    .frames()
    .at(-1)
    ?.evaluate(() => location.replace('#/'));
  await frame.getByTestId('take-along').first().click();
  await expect.poll(() => told.join('\n')).toContain('allow-downloads');
});

for (const [lang, text] of [
  ['fr', 'il faut le mettre sur un serveur web'],
  ['en', 'it has to be put on a web server'],
] as const)
  test.describe(`from a folder (${lang})`, () => {
    test.use({ locale: lang });
    test('the page says that it needs a web server', async ({ page }) => {
      await page.goto(String(pathToFileURL(path.join(dist, 'index.html'))));
      await expect(page.getByRole('alert')).toContainText(text);
      await expect(page.getByRole('button')).toHaveCount(0);
    });
  });
