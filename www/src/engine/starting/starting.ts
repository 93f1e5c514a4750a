// Starts an engine in its worker. build/finish.mjs puts this code and that of wasm-bindgen into one file, which spares a second request. The module
// is requested first; an error in fetching it is thrown by `start`. With `#handed` in its address, the script waits for a first message, in which the
// page hands over the module (engine/port.ts) that it requested together with this script. The module is used only if it is this engine's. Files that
// the address names as `first` are requested at once too, so that they are on their way when the engine asks for them.

import { begun, start } from 'mots:engine';

/** The name of this engine's module with its version, beside this script. The build says it. */
declare const MODULE: string;

/** The script of `detour` (engine/port.ts) sets `handed`: it waits for the first message before it has imported this script. */
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
  // The module that was handed over cannot be used, so the worker fetches its own.
  if (!handed || begun()) throw error;
  await start({ module_or_path: own() });
}
