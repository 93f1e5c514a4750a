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

/** Opens workers of that game's engine. `first`: the files that the first worker will request before all others, if the page knows them. */
export function workers(game: string, first: readonly string[] = []): OpenPort {
  const files = [...first];
  return () => worker(game, files.splice(0));
}

function worker(game: string, first: readonly string[]): Port {
  checkWasm();
  const url = engineUrl(game);
  const handed = moduleOf(game);
  if (handed) url.hash = String(new URLSearchParams([['handed', ''], ...first.map((file) => ['first', file])]));
  const worker = start(url);
  // What cannot be handed over, the worker gets for itself.
  handed?.module
    .then((module) => worker.postMessage({ module, of: handed.file }))
    .catch(() => worker.postMessage({ module: null }));
  return worker;
}

function start(url: URL): Worker {
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
 * In a sandboxed frame without `allow-same-origin`, the page has no origin and may not start a worker from the host's address. So it starts a script
 * of its own, which imports the engine's script. It is a classic script, since Chromium starts no module worker there. The host has to send
 * `Access-Control-Allow-Origin: *`, and if it has a policy, that must contain `worker-src 'self' blob:`.
 */
function detour(url: URL): Worker {
  // The module may arrive before the imported script listens. An error in a promise would never reach `onerror`, so it is thrown in a timer.
  const script = `self.handed = new Promise((resolve) => {
      for (const type of ['message', 'messageerror']) addEventListener(type, resolve, { once: true });
    });
    import(${JSON.stringify(String(url))}).catch((error) => setTimeout(() => { throw error; }));`;
  return new Worker(URL.createObjectURL(new Blob([script], { type: 'text/javascript' })), { name: 'mots-en-main' });
}

interface Handed {
  /** Null where it did not come. */
  module: Promise<WebAssembly.Module | null>;
  /** Its address in the page; the worker accepts no other module. */
  file: string;
  /** It is there. */
  there: boolean;
}

/** The modules that were asked for, or compiled, by game: one serves every worker of this page. */
const modules = new Map<string, Handed>();

/**
 * The module of that game. The page requests it together with the worker's script, which spares a round trip at a first visit, and a second
 * compilation for the second worker. Null if the worker fetches it itself: under a service worker (which holds the engine of all games, whose script
 * knows its own module), or while an earlier download still runs, which may be stuck. If the download fails here, the worker tries itself and reports
 * what is wrong.
 */
function moduleOf(game: string): Handed | null {
  const named = engineNamed()?.dataset['module'];
  // Without an origin, `serviceWorker` may not be read.
  const controlled = origin !== 'null' && navigator.serviceWorker?.controller;
  if (named === undefined || controlled) return null;
  const known = modules.get(game);
  if (known) return known.there ? known : null;
  const file = named.replace('*', game);
  // This is the largest file, so the files that draw the screen go first.
  const asked = WebAssembly.compileStreaming(fetch(new URL(file, document.baseURI), { priority: 'low' }));
  const handed: Handed = { module: asked.catch(() => null), file, there: false };
  modules.set(game, handed);
  asked.then(
    () => (handed.there = true),
    () => modules.delete(game),
  );
  return handed;
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

/** The address from index.html's `<meta name="engine">`, relative to the page, so the folder can be anywhere. */
function engineUrl(game: string): URL {
  const named = engineNamed()?.content;
  return new URL((named ?? './engine-*_loader.js').replace('*', game), document.baseURI);
}

const engineNamed = (): HTMLMetaElement | null => document.querySelector('meta[name="engine"]');
