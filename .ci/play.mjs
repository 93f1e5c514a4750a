// `cargo xtask play` from nothing: until it serves the page and the page answers with all that it names; then Ctrl-C, after which
// nothing may go on running.
import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';

const MINUTES = 40;
const started = Date.now();

// A process group of its own, as a terminal makes one: Ctrl-C reaches all of it.
const play = spawn('cargo', ['xtask', 'play', '--no-open'], { detached: true, stdio: ['ignore', 'pipe', 'inherit'] });
const ended = new Promise((resolve) => {
  play.once('error', (error) => resolve(String(error)));
  play.once('exit', (code, signal) => resolve(signal ?? `status ${code}`));
});
for (const signal of ['SIGHUP', 'SIGINT', 'SIGTERM']) process.once(signal, () => fail(`ended by ${signal}`));
setTimeout(() => fail(`no page after ${MINUTES} minutes`), MINUTES * 60_000).unref();

const address = await Promise.race([served(), ended.then(() => undefined)]);
if (address === undefined) fail(`ended before the page was served (${await ended})`);
await answers(address).catch((error) => fail(`${address} does not answer: ${error.message}`));
console.log(`play: the page answered after ${Math.round((Date.now() - started) / 1000)} s`);

signal('SIGINT');
const how = await Promise.race([ended, sleep(10_000)]);
if (how === undefined) fail('Ctrl-C does not end it');
for (let patience = 50; running() && patience > 0; patience -= 1) await sleep(100);
if (running()) fail('Ctrl-C leaves processes behind');
if (await fetch(address).then(() => true, () => false)) fail('the page is still served after Ctrl-C');
console.log(`play: ended by Ctrl-C (${how})`);
process.exit(0);

/** The address that the command prints once it serves. */
function served() {
  return new Promise((resolve) => {
    let said = '';
    play.stdout.on('data', (data) => {
      process.stdout.write(data);
      said += data;
      const [found] = /http:\/\/127\.0\.0\.1:\d+\/(?=\s)/.exec(said) ?? [];
      if (found) resolve(found);
    });
  });
}

/** The page, everything that its head names (a star stands for each game), and the games' engines. */
async function answers(address) {
  const games = JSON.parse(await readFile('www/src/protocol/games.gen.json', 'utf8'));
  const get = async (name) => {
    const response = await fetch(new URL(name, address));
    if (!response.ok) throw new Error(`${name}: ${response.status}`);
    return response.text();
  };
  const page = await get('');
  if (!page.includes('<title>Mots en main</title>')) throw new Error('no page of ours');
  const named = [...page.matchAll(/(?:href|src|content)="(\.\/[^"]+)"/g)].map(([, name]) => name);
  if (named.length < 5) throw new Error(`it names only ${named}`);
  const each = [...named, 'engine-*_bg.wasm'].flatMap((name) => (name.includes('*') ? games.map(({ id }) => name.replace('*', id)) : name));
  for (const name of [...each, 'service-worker.js', 'licences.txt']) await get(name);
}

function signal(name) {
  try {
    process.kill(-play.pid, name);
    return true;
  } catch {
    return false;
  }
}

/** Whether any process of the group is there. */
function running() {
  return signal(0);
}

function fail(why) {
  signal('SIGKILL');
  console.error(`play: FAILED: ${why}`);
  process.exit(1);
}
