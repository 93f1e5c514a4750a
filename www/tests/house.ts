// A house: a page of another origin with `<mots-en-main>` on it, and what it hears of the game.
import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, type Frame, type Page } from '@playwright/test';

/** What a strict house sends with its page. */
export const STRICT = (game: string): string =>
  `default-src 'none'; script-src 'self' ${game}; style-src 'self'; img-src ${game} data:; frame-src ${game}; connect-src 'self'`;

export interface House {
  said: { event: string; detail: Record<string, unknown> }[];
}

export interface Element extends HTMLElement {
  record: string | null;
  save(): Promise<string | null>;
  load(record: string): Promise<void>;
  newMatch(match?: object): Promise<void>;
  pause(): Promise<void>;
  resume(): Promise<void>;
  mute(on?: boolean): Promise<void>;
}

const EVENTS = ['first-frame', 'ready', 'match-start', 'action', 'match-end', 'save', 'resize', 'error'];

const servers: http.Server[] = [];
/** To be called after each test: a file that another one has imported before registers nothing by itself. */
export const close = (): void => {
  for (const server of servers.splice(0)) server.close();
};

/** A page of another origin with the element. `files`: what else the house has; it sends that after `slow`, in ms. `early`: its
 * script, which runs before the element's own has come. */
export async function house(
  page: Page,
  baseURL: string | undefined,
  element: string,
  {
    files = {},
    slow = 0,
    policy = STRICT,
    early = '',
  }: { files?: Record<string, string>; slow?: number; policy?: (game: string) => string; early?: string } = {},
): Promise<{ game: string; other: string }> {
  const game = new URL(baseURL ?? '').origin;
  const own: Record<string, readonly [type: string, body: string]> = {
    'house.html': [
      'text/html',
      `<!doctype html><html lang="en"><title>House</title><link rel="icon" href="data:,"><h1>House</h1>${element}
        <script src="./house.js"></script><script src="${game}/embed.js"></script><p>More</p>`,
    ],
    'house.js': [
      'text/javascript',
      `window.said = []; for (const element of document.querySelectorAll('mots-en-main')) for (const event of ${JSON.stringify(EVENTS)})
        element.addEventListener(event, ({ detail }) => window.said.push({ event, detail })); ${early}`,
    ],
  };
  // A server of its own: a page that a test makes up is of no network, and may not ask this machine for anything.
  const server = http.createServer(({ url = '/' }, response) => {
    const name = url.slice(1);
    const kind = name.endsWith('.js') ? 'text/javascript' : 'application/json';
    const [type, body] = own[name] ?? [kind, files[name]];
    response.writeHead(body === undefined ? 404 : 200, {
      'Content-Type': `${type}; charset=utf-8`,
      'Content-Security-Policy': policy(game),
    });
    setTimeout(() => response.end(body), name in files ? slow : 0);
  });
  servers.push(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const other = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  await page.goto(`${other}/house.html`);
  return { game, other };
}

export async function frameOf(page: Page): Promise<Frame> {
  const handle = await page.locator('mots-en-main iframe').elementHandle();
  const frame = await handle?.contentFrame();
  if (!frame) throw new Error('no frame');
  return frame;
}

export const said = (page: Page): Promise<House['said']> => page.evaluate(() => (window as unknown as House).said);
export const heard = async (page: Page, event: string): Promise<Record<string, unknown>> => {
  await expect.poll(async () => (await said(page)).map((one) => one.event), { timeout: 30_000 }).toContain(event);
  return (await said(page)).find((one) => one.event === event)?.detail ?? {};
};

/** Plays the first card that may be played. */
export async function play(frame: Frame): Promise<void> {
  await expect(frame.locator('[data-stage="turn"][data-acting="true"]')).toBeVisible({ timeout: 30_000 });
  const moves = (await frame.getByTestId('table').getAttribute('data-moves')) ?? '';
  await expect(async () => {
    await frame.getByTestId('tool-hint').click();
    await frame.locator('.action-buttons .primary').click({ timeout: 2000 });
  }).toPass();
  await expect(frame.getByTestId('table')).not.toHaveAttribute('data-moves', moves);
}
