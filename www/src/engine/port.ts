// Where a worker comes from. Kept apart so that the rest of this folder can be tested without a browser.
import { EngineError } from './errors.ts';

/** What the engine needs of a worker. */
export interface Port {
  postMessage(message: unknown, transfer?: Transferable[]): void;
  terminate(): void;
  onmessage: ((event: MessageEvent) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
  onmessageerror: ((event: MessageEvent) => void) | null;
}

/** Starts a worker; throws an `EngineError` where that is not possible at all. */
export type OpenPort = () => Port;

/** The smallest module there is: `\0asm`, version 1. */
const EMPTY_MODULE = new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0]);

/** The worker of that game's engine. */
export function workerPort(game: string): Port {
  const url = engineUrl(game);
  checkWasm();
  if (typeof Worker === 'undefined') throw new EngineError('no-workers', 'this browser has no workers');
  let knowsModules = false;
  try {
    if (origin === 'null') return detour(url);
    const worker = new Worker(url, {
      name: 'mots-en-main',
      // A browser that reads this knows module workers; an older one would run the module as a script and fail in silence.
      get type() {
        knowsModules = true;
        return 'module' as const;
      },
    });
    if (knowsModules) return worker;
    worker.terminate();
  } catch (error) {
    throw new EngineError('no-workers', String(error));
  }
  throw new EngineError('no-workers', 'this browser has no module workers');
}

/**
 * In a sandboxed frame without `allow-same-origin` the page is of no origin and may not start a worker from the host's address: a
 * script of its own imports it. A classic one, since Chromium starts no module worker there. The host has to send
 * `Access-Control-Allow-Origin: *`, and a policy of its own has to say `worker-src 'self' blob:`.
 */
function detour(url: URL): Worker {
  // What fails in a promise would never reach `onerror`.
  const script = `import(${JSON.stringify(String(url))}).catch((error) => setTimeout(() => { throw error; }));`;
  return new Worker(URL.createObjectURL(new Blob([script], { type: 'text/javascript' })), { name: 'mots-en-main' });
}

function checkWasm(): void {
  if (typeof WebAssembly === 'undefined') throw new EngineError('no-wasm', 'this browser has no WebAssembly');
  try {
    new WebAssembly.Module(EMPTY_MODULE);
  } catch (error) {
    // A content security policy without 'wasm-unsafe-eval', for one.
    throw new EngineError('no-wasm', String(error));
  }
}

/** As index.html's `<meta name="engine">` says, relative to the page, wherever the folder was put. */
function engineUrl(game: string): URL {
  const named = document.querySelector<HTMLMetaElement>('meta[name="engine"]')?.content;
  return new URL((named ?? './engine-*_loader.js').replace('*', game), document.baseURI);
}
