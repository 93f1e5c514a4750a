// The offline copy: at the first visit, every file of the site is kept, dictionaries included (about 1.8 MB in all), so that a train without network
// needs nothing that was not used before. A version is installed only when all its files are there as the build made them, so that index.html never
// meets assets of another version.
//
// A browser may throw single files away. At every start, the worker looks for missing files and fetches them again: before the page starts if it
// could not start without them, else in the background.
//
// A new version waits until it may take over without breaking a running match: either no page of the site is open any
// more, or the only one is just starting and asks for it (register.ts).
import { clientsClaim } from 'workbox-core';
import { addPlugins, cleanupOutdatedCaches, matchPrecache, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { Copy, type Entry } from './copy.ts';
import { COUNT, MEND, TAKE_OVER, type CountAnswer, type MendAnswer } from './messages.ts';
import { isOurs } from '../lib/ours.ts';
import { atMost } from '../lib/waiting.ts';

declare const self: ServiceWorkerGlobalScope;

/** Every file of the site. Written by build/finish.mjs. */
declare const __PRECACHE__: Entry[];
/** Those without which the start screen does not come: index.html, its scripts, styles and first chunks. */
declare const __SHELL__: string[];

/** How long a start may wait for the host when the copy is broken, in ms. */
const PATIENCE = 8000;

const copy = new Copy(__PRECACHE__);
const vital = new Set(__SHELL__);

// Before the precache, which would take `./` for itself and hand out an index.html whose parts are gone.
registerRoute(
  new NavigationRoute(({ request, event }) => shell(request, event), {
    // The scope's own page with any query; other addresses under the scope are the host's business.
    allowlist: [new RegExp(`^${quoted(new URL('./', self.location.href).pathname)}(index\\.html)?(\\?.*)?$`)],
  }),
);

/** The engine's files and the resources, whose addresses carry a version, by path. */
const versioned = new Map(
  __PRECACHE__.flatMap(({ url }) => {
    const { pathname, search, href } = new URL(url, self.location.href);
    return search === '' ? [] : [[pathname, new URL(href)] as const];
  }),
);

/**
 * A request for the engine of one game gets the engine of all games, which alone is kept. Each loader names its own files: a worker that began with
 * its game's loader gets the rest of that engine from the host, so that two engines are never mixed.
 */
function ofTheBox(path: string): string {
  return path.replace(/engine-[a-z]+_loader\.js$/, 'engine-box_loader.js');
}

addPlugins([{ fetchDidFail: ({ request }) => refresh(request) }]);
precacheAndRoute(__PRECACHE__, {
  directoryIndex: 'index.html',
  cleanURLs: false,
  // A page of an older version asks for its own engine, which is gone: it gets this one, as the protocol only grows.
  urlManipulation: ({ url }) => [versioned.get(url.pathname) ?? versioned.get(ofTheBox(url.pathname)) ?? url],
});
cleanupOutdatedCaches();
clientsClaim();

/** Called if the answer was not the file (but a network's login page, say). The browser may keep such an answer for as long as a host said: so the
 * file is fetched again past the browser's cache, where the next start looks for it. */
async function refresh({ url }: Request): Promise<void> {
  try {
    await (await fetch(url, { cache: 'reload', signal: AbortSignal.timeout(PATIENCE) })).arrayBuffer();
  } catch {
    // Without network there is nothing to be kept either.
  }
}

/** index.html from the copy, unless the page could not start from it and the host has a version that can. */
async function shell(request: Request, event: ExtendableEvent): Promise<Response> {
  const missing = await copy.missing();
  const kept = (): Promise<Response | undefined> => matchPrecache('index.html');
  if (!missing.some(({ url }) => vital.has(url))) {
    if (missing.length > 0) event.waitUntil(copy.fetch(missing));
    return (await kept()) ?? (await fetch(request));
  }
  const failed = await atMost(PATIENCE, copy.fetch(missing), missing);
  if (failed.some(({ url }) => vital.has(url))) {
    // This version is gone from the host: the host's present index.html fits the files that it has.
    const hosts = await present();
    if (hosts) return hosts;
  }
  return (await kept()) ?? (await fetch(request));
}

/** The host's index.html past all caches; null where nobody answers, or somebody else. */
async function present(): Promise<Response | null> {
  try {
    const address = new URL(`./?fresh=${Date.now()}`, self.registration.scope);
    const answer = await fetch(address, { cache: 'no-store', signal: AbortSignal.timeout(PATIENCE) });
    const text = await answer.text();
    if (!answer.ok || answer.redirected || !isOurs(text)) return null;
    // A response without an address of its own: the page has the one that was asked for.
    return new Response(text, { headers: answer.headers });
  } catch {
    return null;
  }
}

self.addEventListener('message', (event) => {
  const type = (event.data as { type?: unknown } | null)?.type;
  const port = event.ports[0];
  if (type === TAKE_OVER) void self.skipWaiting();
  else if (type === COUNT && event.source instanceof Client)
    event.waitUntil(count(event.source.id).then((answer) => port?.postMessage(answer)));
  else if (type === MEND) event.waitUntil(mend().then((answer) => port?.postMessage(answer)));
});

async function count(asking: string): Promise<CountAnswer> {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const pages = windows.filter((page) => page.url.startsWith(self.registration.scope));
  // The ids are compared because the page that asks may not be listed yet, or may have left.
  return { alone: pages.length === 1 && pages[0]?.id === asking };
}

async function mend(): Promise<MendAnswer> {
  const failed = await copy.fetch(await copy.faulty());
  return { whole: !failed.some(({ url }) => vital.has(url)) };
}

function quoted(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
