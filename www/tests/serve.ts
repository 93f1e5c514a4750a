// Servers of their own for tests that change, stop or restrict what is served, and copies of the site for them.
import { type ChildProcess, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { expect, type Page, test } from '@playwright/test';

const www = path.dirname(import.meta.dirname);
export const dist = path.join(path.dirname(www), 'dist');

export interface Server {
  /** Ends with a slash. */
  address: string;
  /** Resolves when nobody listens there any more. */
  stop: () => Promise<void>;
}

/** Each of the pages that are tested side by side has ports of its own: one that a test gives back for a while stays its own. */
const PORT = 8300 + 60 * Number(process.env['TEST_PARALLEL_INDEX'] ?? 0);

/** Starts a server for a folder; `more` are options of build/serve.mjs. */
export async function serve(folder: string, more: string[] = []): Promise<Server> {
  const server: ChildProcess = spawn(
    process.execPath,
    [path.join(www, 'build/serve.mjs'), '--with-parent', '--dir', folder, '--port', String(PORT), ...more],
    { stdio: ['pipe', 'pipe', 'inherit'] },
  );
  const gone = new Promise<number | null>((resolve) => server.once('exit', resolve));
  const address = await new Promise<string>((resolve, reject) => {
    server.stdout?.on('data', (chunk: Buffer) => {
      const said = /serving (\S+)/.exec(chunk.toString())?.[1];
      if (said !== undefined) resolve(said);
    });
    void gone.then((code) => reject(new Error(`the server ended with ${code}`)));
  });
  return {
    address,
    stop: async () => {
      server.kill();
      await gone;
    },
  };
}

/** Stands before a server and notes which files it really sends: an answer without a body says that the browser has it. The first who
 * asks for the file `spoilt` gets something else, which caches may keep; `late` names a file that is not sent before its moment. */
export async function noting(
  server: Server,
  { spoilt, late }: { spoilt?: string; late?: { file: string; moment: Promise<void> } } = {},
): Promise<Server & { sent: string[] }> {
  const sent: string[] = [];
  const answer = async ({ url = '/', method, headers }: http.IncomingMessage, response: http.ServerResponse) => {
    const file = url.replace(/\?.*/, '');
    if (file === late?.file) await late.moment;
    if (file === spoilt && !sent.includes(file)) {
      sent.push(file);
      response.writeHead(200, { 'Content-Type': 'text/html', 'Cache-Control': 'max-age=600' });
      response.end('<!doctype html><title>Wi-Fi</title>');
      return;
    }
    const asked = http.request(new URL(url, server.address), { ...(method ? { method } : {}), headers }, (given) => {
      given.once('data', () => sent.push(file));
      response.writeHead(given.statusCode ?? 500, given.headers);
      given.pipe(response);
    });
    asked.on('error', () => response.destroy());
    asked.end();
  };
  const proxy = http.createServer((request, response) => void answer(request, response));
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  return {
    address: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}/`,
    stop: async () => {
      proxy.closeAllConnections();
      proxy.close();
      await server.stop();
    },
    sent,
  };
}

/** A folder of the test's own, and how to be rid of it. It lies among what tests leave: the next run clears away what a run that was broken off
 * could not. */
export async function place(): Promise<{ folder: string; remove: () => Promise<void> }> {
  const folder = test.info().outputPath('place');
  await mkdir(folder, { recursive: true });
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}

/** A copy of the site that a test may change, and how to be rid of it. Without what is packed: that would not change with it. */
export async function copy(): Promise<{ folder: string; remove: () => Promise<void> }> {
  const { folder, remove } = await place();
  await cp(dist, folder, { recursive: true, filter: (name) => !/\.(gz|br)$/.test(name) });
  return { folder, remove };
}

/** What a deployment changes: a page, and what the service worker knows of it; with `engine` also the addresses of the engines and of
 * what they fetch. */
export async function deploy(folder: string, version: number, { engine = false } = {}): Promise<void> {
  let worker = await readFile(path.join(folder, 'service-worker.js'), 'utf8');
  const loaders = (await readdir(folder)).filter((name) => name.endsWith('_loader.js') && worker.includes(name));
  const changed = ['index.html', ...(engine ? loaders : [])];
  for (const name of changed) {
    const file = path.join(folder, name);
    const before = await readFile(file, 'utf8');
    const html = before.replace(/<html (data-version="\d+" )?lang/, `<html data-version="${version}" lang`);
    const text = engine ? versioned(html, version) : html;
    expect(text).not.toBe(before);
    await writeFile(file, text);
    const integrity = (of: string): string => `sha256-${createHash('sha256').update(of).digest('base64')}`;
    expect(worker).toContain(integrity(before));
    worker = worker.replace(integrity(before), integrity(text));
  }
  worker = worker.replace(
    /(url:"index\.html",revision:")[0-9a-f]{16}/,
    (_, revision: string) => `${revision}${String(version).padStart(16, '0')}`,
  );
  await writeFile(path.join(folder, 'service-worker.js'), engine ? versioned(worker, version) : worker);
}

/** Every `?v=` and `&data=` with another last digit: raised by the version's number, since a fixed one may be there already. */
const versioned = (text: string, version: number): string =>
  text.replace(
    /([?&](?:v|data)=[0-9a-f]{15})([0-9a-f])/g,
    (_, most: string, last: string) => `${most}${((parseInt(last, 16) + version) % 16).toString(16)}`,
  );

/** Until the site can do without network: its service worker is there and in charge. */
export async function ready(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller === null) {
      await new Promise((resolve) =>
        navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
      );
    }
  });
}

/** The page marks the moment at which its first screen stands (performance.mark). */
export const START = 'mots-started';
