// What starts an engine in its worker: in one file with what wasm-bindgen wrote (build/finish.mjs), so that nobody waits for the one to hear of
// the other. The module is asked for before all, and whoever reads it is told what is wrong with it. With `#handed` in its address the script
// waits for a first message: the page has asked for the module together with this script, and hands it over (engine/port.ts), if it is this
// engine's. What is named there as `first` is asked for at once, too, and found when the engine asks for it: the way there and back is spared.

import { begun, start } from 'mots:engine';

/** The name of this engine's module with its version, beside this script. The build says it. */
declare const MODULE: string;

/** A script that had to import this one has waited for the first message from its own beginning (`detour` in engine/port.ts). */
declare const self: DedicatedWorkerGlobalScope & { handed?: Promise<MessageEvent> };

const here = new URL(import.meta.url);
const wishes = new URLSearchParams(here.hash.slice(1));
const handed = wishes.has('handed');

const own = (): Promise<Response> => fetch(new URL(`./${MODULE}`, here));

const told = (): Promise<MessageEvent> =>
  (self.handed ??= new Promise((resolve) => {
    for (const type of ['message', 'messageerror'] as const) self.addEventListener(type, resolve, { once: true });
  }));

const asked: Promise<Response | WebAssembly.Module> = handed
  ? told().then(({ data }) => (data?.of === `./${MODULE}` && data.module) || own())
  : own();
asked.catch(() => undefined);

const ahead = new Map<string, Promise<Response>>();
for (const file of wishes.getAll('first')) {
  const address = new URL(file, here);
  address.searchParams.set('v', here.searchParams.get('data') ?? '');
  const coming = fetch(address);
  coming.catch(() => ahead.delete(address.href));
  ahead.set(address.href, coming);
}

const usual = fetch;
self.fetch = (address, init) => {
  const coming = ahead.get(String(address));
  ahead.delete(String(address));
  return coming ?? usual(address, init);
};

try {
  await start({ module_or_path: asked });
} catch (error) {
  // What was handed over cannot be used: then this worker's own.
  if (!handed || begun()) throw error;
  await start({ module_or_path: own() });
}
