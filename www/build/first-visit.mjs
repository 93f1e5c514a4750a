// A first visit on a slow line, by somebody who taps at once: when each screen stands, when a card can be lifted, and what came when.
//   npm run first-visit [-- --runs 3] [--table | --resume] [--dir ../dist] [GAME …]
// One line for page, workers and service worker: 1.6 Mbit/s down, 150 ms there and back, six connections, the same again for each new one.
// The page's processor is 4 times slower; Chromium slows no workers, so that the engine is as quick as on this machine. Phone size. It is
// a benchmark and no test: figures of a busy machine are ratios. `--table`: as in a frame, straight to a table. `--resume`: no first visit, but
// a match that is opened again without network, at its own address: until a card can be lifted, by the page's own clock.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import http from 'node:http';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { chromiumArguments, findShell } from './chromium.mjs';
import { dist, www } from './paths.mjs';

/** Bytes a millisecond. */
const DOWN = 200;
/** There and back, in ms. */
const LATENCY = 150;
const SLOWER = 4;
/** How many bytes go at a time. */
const PACKET = 1460;
const listed = JSON.parse(await readFile(path.join(www, 'src/protocol/games.gen.json'), 'utf8'));
const GAMES = listed.map(({ id }) => id);
/** How wide the waterfall is, in characters. */
const WIDTH = 60;

const { values: options, positionals } = parseArgs({
  options: {
    runs: { type: 'string', default: '1' },
    table: { type: 'boolean', default: false },
    resume: { type: 'boolean', default: false },
    dir: { type: 'string', default: dist },
  },
  allowPositionals: true,
});
const games = positionals.length > 0 ? positionals : GAMES;
const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, Math.max(0, ms)));

const server = spawn(
  process.execPath,
  [path.join(www, 'build/serve.mjs'), '--with-parent', '--dir', options.dir, '--port', '8270'],
  { stdio: ['pipe', 'pipe', 'inherit'] },
);
const [said] = await once(server.stdout, 'data');
const behind = /serving (\S+)/.exec(String(said))[1];

/** Until when the line is taken, and what went over it. */
let free = 0;
let log = [];

/** The line: whatever comes is sent in its turn, packet by packet. What a visitor who has left had asked for does not take it from the next one. */
async function send(response, bytes) {
  for (let at = 0; at < bytes.length && !response.destroyed; at += PACKET) {
    const packet = bytes.subarray(at, at + PACKET);
    const now = performance.now();
    free = Math.max(free, now) + packet.length / DOWN;
    await sleep(free - now);
    response.write(packet);
  }
}

const sockets = new WeakSet();
const line = http.createServer((request, response) => {
  pass(request, response).catch(() => response.destroy());
});

async function pass(request, response) {
  const row = { name: request.url ?? '/', asked: performance.now(), first: 0, done: 0, bytes: 0 };
  log.push(row);
  // A new connection shakes hands first.
  const known = sockets.has(request.socket);
  sockets.add(request.socket);
  await sleep(known ? LATENCY : 2 * LATENCY);
  const asked = http.request(new URL(request.url ?? '/', behind), { headers: request.headers });
  asked.end();
  const [answer] = await once(asked, 'response');
  const parts = [];
  for await (const part of answer) parts.push(part);
  const body = Buffer.concat(parts);
  response.writeHead(answer.statusCode ?? 500, answer.headers);
  row.first = performance.now();
  row.bytes = body.length;
  await send(response, body);
  row.done = performance.now();
  response.end();
}

line.listen(0, '127.0.0.1');
await once(line, 'listening');
const address = `http://127.0.0.1:${line.address().port}/`;

/** A card can be lifted, or the dice thrown. */
const USABLE =
  '[data-acting="true"] [data-testid="hand-card"], .hand:not(.idle) [data-testid="hand-card"], [data-testid="roll"], [data-stage="open"]';
const shell = findShell();
const browser = await chromium.launch({ args: chromiumArguments, ...(shell ? { executablePath: shell } : {}) });

/** One visit: when each thing could be touched, in ms from the first request on. */
async function visit(game) {
  // Nothing is known of the site.
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, locale: 'fr-FR' });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  const taps = options.table ? [] : [`play-${game}`, 'start'];
  const steps = [
    ...taps.map((id, at) => ({
      name: ['start', 'set-up'][at],
      where: `[data-testid="${id}"]:not(:disabled)`,
      tap: true,
    })),
    { name: 'table', where: '[data-testid="table"]', tap: false },
    { name: 'card', where: USABLE, tap: false },
  ];
  const visited = new Promise((resolve) => void context.exposeBinding('visited', (_, marks) => resolve(marks)));
  await page.addInitScript(visitor, steps);
  [free, log] = [0, []];
  const begin = performance.now();
  const epoch = Date.now();
  await page.goto(`${address}${options.table ? `?embed=1&game=${game}&start=table` : ''}`, { waitUntil: 'commit' });
  const seen = await atMost(visited, 60_000);
  const marks = Object.fromEntries(Object.entries(seen).map(([name, time]) => [name, time - epoch]));
  await context.close();
  return { marks, rows: log.filter(({ asked }) => asked < begin + marks.card).map((row) => ({ ...row, begin })) };
}

/**
 * In the page: what is waited for is tapped in the frame in which it is drawn, and the time is noted. A script outside the page that keeps
 * asking would take a tenth of this slow processor, and would tap late.
 */
function visitor(steps) {
  const marks = {};
  let next = 0;
  const look = () => {
    const step = steps[next];
    const found = step && document.querySelector(step.where);
    if (!found) return;
    next += 1;
    requestAnimationFrame(() =>
      setTimeout(() => {
        marks[step.name] = Date.now();
        // As a finger does: what gets ready at a first touch, does.
        if (step.tap)
          for (const type of ['pointerup', 'click'])
            found.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true, composed: true }));
        if (next === steps.length && step === steps.at(-1)) window.visited(marks);
        look();
      }, 0),
    );
  };
  new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true });
}

async function atMost(promise, ms) {
  let timer;
  const late = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new Error(`not there after ${ms / 1000} s`)), ms);
  });
  return await Promise.race([promise, late]).finally(() => clearTimeout(timer));
}

/** A match that was left on the person's own turn, opened again without network: ms from the navigation on, at each pace of the processor. */
async function resume(game) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, locale: 'fr-FR' });
  const first = await context.newPage();
  await first.goto(behind);
  await first.getByTestId(`play-${game}`).first().click({ timeout: 60_000 });
  await first.getByTestId('start').first().click({ timeout: 60_000 });
  await first.locator(USABLE).first().waitFor({ timeout: 60_000 });
  const match = first.url();
  // All files are kept, and the match.
  await first.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await first.goto(behind);
  await first.locator('[data-testid="offline"][data-state="ready"]').waitFor({ timeout: 120_000 });
  await first.close();
  await context.setOffline(true);
  const marks = {};
  for (const [name, rate] of [
    ['as it is', 1],
    [`${SLOWER} times slower`, SLOWER],
  ]) {
    const took = [];
    for (let run = 0; run < Number(options.runs); run++) took.push(await opened(context, match, rate));
    for (const step of Object.keys(took[0])) marks[`${step}, ${name}`] = median(took.map((one) => one[step]));
  }
  await context.close();
  return marks;
}

/** By the page's own clock, which nobody asks meanwhile. */
async function opened(context, match, rate) {
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate });
  await page.addInitScript((usable) => {
    const seen = {};
    window.opened = new Promise((resolve) => {
      const look = () => {
        if (document.querySelector('[data-testid="table"]')) seen.table ??= performance.now();
        if (!document.querySelector(usable)) return;
        watching.disconnect();
        requestAnimationFrame(() => setTimeout(() => resolve({ ...seen, card: performance.now() }), 0));
      };
      const watching = new MutationObserver(look);
      watching.observe(document, { subtree: true, childList: true, attributes: true });
    });
  }, USABLE);
  await page.goto(match, { waitUntil: 'commit' });
  const marks = await page.evaluate(() => window.opened);
  await page.close();
  return marks;
}

function waterfall(rows, end) {
  const at = (time, row) => Math.max(0, Math.min(WIDTH, Math.round(((time - row.begin) / end) * WIDTH)));
  for (const row of rows) {
    const [asked, first, done] = [row.asked, row.first || row.begin + end, row.done || row.begin + end].map((time) =>
      at(time, row),
    );
    const bar = `${' '.repeat(asked)}${'·'.repeat(Math.max(0, first - asked))}${'█'.repeat(Math.max(1, done - first))}`;
    const name = row.name.replace(/\?.*/, '').replace(/-[0-9A-Za-z]{8,16}\./, '.');
    console.log(`${name.slice(-34).padEnd(34)} ${String(Math.ceil(row.bytes / 1000)).padStart(4)} kB |${bar}`);
  }
}

const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];
const table = [];
for (const game of games) {
  if (options.resume) {
    const marks = await resume(game);
    const seconds = Object.entries(marks).map(([name, ms]) => [name, (ms / 1000).toFixed(2)]);
    console.log(`${game}: ${seconds.map(([name, time]) => `${name} ${time}`).join('; ')}`);
    table.push({ game, ...Object.fromEntries(seconds) });
    continue;
  }
  const runs = [];
  for (let run = 0; run < Number(options.runs); run++) runs.push(await visit(game));
  const { rows, marks } = runs[0];
  console.log(`\n${game}: ${(marks.card / 1000).toFixed(1)} s for ${WIDTH} signs`);
  waterfall(rows, marks.card);
  const names = Object.keys(marks);
  const seconds = names.map((name) => [name, (median(runs.map((one) => one.marks[name])) / 1000).toFixed(1)]);
  const bytes = Math.round(rows.reduce((sum, row) => sum + row.bytes, 0) / 1000);
  table.push({ game, ...Object.fromEntries(seconds), requests: rows.length, kB: bytes });
}
console.table(table);
await browser.close();
line.closeAllConnections();
line.close();
server.stdin.end();
