// The stock Firefox by its own Marionette, which alone tells what the browser's accessibility says of an element: WebDriver BiDi does not.
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { withResolvers } from '../../src/lib/waiting.ts';
import { type Plain, sleep } from './driver.ts';
import type { Program } from './puppeteer.ts';
import type { Heard, Listener } from './tree.ts';
import { ended, freePort } from './webkit.ts';

export async function open({ browser, parameters }: Program): Promise<Listener> {
  const port = await freePort();
  const profile = mkdtempSync(path.join(tmpdir(), 'firefox-'));
  writeFileSync(path.join(profile, 'user.js'), `user_pref('marionette.port', ${port});\n`);
  const program = spawn(browser, [...parameters, '-headless', '-marionette', '-no-remote', '-profile', profile], {
    stdio: 'ignore',
  });
  const ask = asking(await connected(port, program));
  await ask('WebDriver:NewSession', {});
  await ask('WebDriver:SetWindowRect', { width: 1100, height: 860 });
  const text = async (command: string, id: string): Promise<string> =>
    String(((await ask(command, { id })) as { value: string | null }).value ?? '');
  return {
    goto: async (url) => void (await ask('WebDriver:Navigate', { url })),
    async run(work, ...args) {
      const script = `const done = arguments[arguments.length - 1];
        Promise.resolve().then(() => (${work.toString()})(...arguments[0]))
          .then((value) => done({ value: value ?? null }), (error) => done({ error: String(error) }));`;
      const { value } = (await ask('WebDriver:ExecuteAsyncScript', { script, args: [args] })) as {
        value: { value?: Plain; error?: string };
      };
      if (value.error !== undefined) throw new Error(value.error);
      return value.value as never;
    },
    async heard(selector) {
      const found = (await ask('WebDriver:FindElements', { using: 'css selector', value: selector })) as object[];
      const all: Heard[] = [];
      for (const element of found) {
        const id = String(Object.values(element)[0]);
        all.push({
          role: await text('WebDriver:GetComputedRole', id),
          name: await text('WebDriver:GetComputedLabel', id),
        });
      }
      return all;
    },
    async close() {
      await Promise.race([ask('Marionette:Quit', { flags: ['eForceQuit'] }).catch(() => undefined), sleep(3000)]);
      await ended(program);
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

async function connected(port: number, program: ChildProcess): Promise<Socket> {
  for (let tries = 0; tries < 300 && program.exitCode === null; tries++) {
    const socket = await new Promise<Socket | null>((resolve) => {
      const one = connect(port, '127.0.0.1', () => resolve(one));
      one.once('error', () => resolve(null));
    });
    if (socket) return socket;
    await sleep(200);
  }
  throw new Error('Firefox does not answer');
}

/** Messages are JSON behind their length; what comes first is a greeting. An answer is [1, number, error, result]. */
function asking(socket: Socket): (command: string, parameters: object) => Promise<unknown> {
  const waiting = new Map<number, ReturnType<typeof withResolvers<unknown>>>();
  let come = Buffer.alloc(0);
  socket.on('data', (more: Buffer) => {
    come = Buffer.concat([come, more]);
    for (;;) {
      const colon = come.indexOf(':');
      const end = colon + 1 + Number(come.subarray(0, Math.max(0, colon)));
      if (colon < 0 || come.length < end) return;
      const said: unknown = JSON.parse(come.subarray(colon + 1, end).toString());
      come = come.subarray(end);
      if (!Array.isArray(said)) continue;
      const [, number, error, result] = said as [number, number, { message: string } | null, unknown];
      const asked = waiting.get(number);
      waiting.delete(number);
      if (error) asked?.reject(new Error(error.message));
      else asked?.resolve(result);
    }
  });
  const lost = (): void => {
    for (const asked of waiting.values()) asked.reject(new Error('Firefox is gone'));
    waiting.clear();
  };
  socket.on('error', lost);
  socket.on('close', lost);
  let last = 0;
  return (command, parameters) => {
    const asked = withResolvers<unknown>();
    waiting.set(++last, asked);
    const text = JSON.stringify([0, last, command, parameters]);
    socket.write(`${Buffer.byteLength(text)}:${text}`);
    return asked.promise;
  };
}
