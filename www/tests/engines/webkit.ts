// WebKit by plain WebDriver: WebKitWebDriver starts MiniBrowser, on a display of its own. Its screenshot call can hang and its
// window is never narrower than 447 px; the walk needs neither.
import { type ChildProcess, spawn } from 'node:child_process';
import { createServer, type AddressInfo } from 'node:net';
import { type Browser, type Key, type Plain, sleep, type Tab } from './driver.ts';

export interface Programs {
  driver: string;
  display: string;
  browser: string;
}

/** WebDriver's names of keys. */
const KEYS: Record<Key, string> = {
  Tab: '\uE004',
  ArrowLeft: '\uE012',
  ArrowRight: '\uE014',
  Enter: '\uE007',
  Escape: '\uE00C',
  ' ': ' ',
};

export async function open({ driver, display, browser }: Programs): Promise<Browser> {
  const [screen, xvfb] = await startDisplay(display);
  const port = await freePort();
  const program = spawn(driver, [`--port=${port}`, '--host=127.0.0.1'], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: screen,
      GDK_BACKEND: 'x11',
      NO_AT_BRIDGE: '1',
      LIBGL_ALWAYS_SOFTWARE: '1',
      // Without a graphics card painting by OpenGL takes more computing than painting without it.
      WEBKIT_SKIA_ENABLE_CPU_RENDERING: '1',
    },
  });
  const address = `http://127.0.0.1:${port}`;
  await listening(address);
  const { sessionId } = (await ask(`${address}/session`, 'POST', {
    capabilities: {
      alwaysMatch: { 'webkitgtk:browserOptions': { binary: browser, args: ['--automation'] } },
    },
  })) as { sessionId: string };
  const session = `${address}/session/${sessionId}`;
  const post = (path: string, body: object): Promise<unknown> => ask(`${session}/${path}`, 'POST', body);
  await post('window/rect', { width: 1100, height: 860 });
  return {
    tab: async () => tab(post),
    async close() {
      await ask(session, 'DELETE').catch(() => undefined);
      await ended(program);
      await ended(xvfb);
    },
  };
}

function tab(post: (path: string, body: object) => Promise<unknown>): Tab {
  const act = async (source: object): Promise<void> => void (await post('actions', { actions: [source] }));
  return {
    async goto(url) {
      await post('frame', { id: null });
      await post('url', { url });
    },
    enterFrame: async () => void (await post('frame', { id: 0 })),
    async run(work, ...args) {
      const script = `const done = arguments[arguments.length - 1];
        Promise.resolve().then(() => (${work.toString()})(...arguments[0]))
          .then((value) => done({ value: value ?? null }), (error) => done({ error: String(error) }));`;
      const answer = (await post('execute/async', { script, args: [args] })) as { value?: Plain; error?: string };
      if (answer.error !== undefined) throw new Error(answer.error);
      return answer.value as never;
    },
    clickAt: (x, y) =>
      act({
        type: 'pointer',
        id: 'mouse',
        parameters: { pointerType: 'mouse' },
        actions: [
          { type: 'pointerMove', duration: 0, x: Math.round(x), y: Math.round(y), origin: 'viewport' },
          { type: 'pointerDown', button: 0 },
          { type: 'pointerUp', button: 0 },
        ],
      }),
    press: (key) =>
      act({
        type: 'key',
        id: 'keyboard',
        actions: [
          { type: 'keyDown', value: KEYS[key] },
          { type: 'keyUp', value: KEYS[key] },
        ],
      }),
  };
}

async function ask(address: string, method: string, body?: object): Promise<unknown> {
  const answer = await fetch(address, {
    method,
    signal: AbortSignal.timeout(60_000),
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const { value } = (await answer.json()) as { value: { error?: string; message?: string } | null };
  if (!answer.ok) throw new Error(`${address}: ${value?.error}: ${value?.message}`);
  return value;
}

/** Xvfb chooses a free display and tells it on descriptor 3. */
async function startDisplay(program: string): Promise<[screen: string, xvfb: ChildProcess]> {
  const xvfb = spawn(program, ['-displayfd', '3', '-screen', '0', '1280x1024x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const number = await new Promise<string>((resolve, reject) => {
    xvfb.stdio[3]?.once('data', (chunk: Buffer) => resolve(chunk.toString().trim()));
    xvfb.once('exit', (code) => reject(new Error(`Xvfb ended with ${code}`)));
    xvfb.once('error', reject);
  });
  return [`:${number}`, xvfb];
}

async function listening(address: string): Promise<void> {
  for (let tries = 0; tries < 100; tries++) {
    try {
      await fetch(`${address}/status`);
      return;
    } catch {
      await sleep(100);
    }
  }
  throw new Error('WebKitWebDriver does not answer');
}

export async function ended(program: ChildProcess): Promise<void> {
  if (program.exitCode !== null) return;
  const gone = new Promise((resolve) => program.once('exit', resolve));
  program.kill();
  await Promise.race([gone, sleep(3000).then(() => program.kill('SIGKILL'))]);
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}
