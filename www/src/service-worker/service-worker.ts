// Offline: everything that the site is made of is kept at the first visit, dictionaries included (about 1 MB in all), so
// that a train without network needs nothing that was not used before. All or nothing: a version is installed when every
// file of it is there, and index.html never meets assets of another version.
//
// A new version waits until it may take over without breaking a running match: either no page of the site is open any
// more, or the only one is just starting and asks for it (register.ts).
import { clientsClaim } from 'workbox-core';
import { cleanupOutdatedCaches, matchPrecache, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { TAKE_OVER, type TakeOverAnswer } from './messages.ts';

declare const self: ServiceWorkerGlobalScope;

interface Entry {
  url: string;
  revision: string | null;
}

/** Every file of the site with its revision; null where the name carries it. Written by build/finish.mjs. */
declare const __PRECACHE__: Entry[];
/** Those without which index.html stays white: its scripts and styles. */
declare const __SHELL__: string[];

precacheAndRoute(__PRECACHE__, {
  directoryIndex: 'index.html',
  cleanURLs: false,
  // The engine's address carries its version for browsers without a service worker; here the revision does that.
  ignoreURLParametersMatching: [/^v$/],
});
cleanupOutdatedCaches();
clientsClaim();

registerRoute(
  new NavigationRoute(({ request }) => shell(request), {
    // The scope's own page with any query; other addresses under the scope are the host's business.
    allowlist: [new RegExp(`^${quoted(new URL('./', self.location.href).pathname)}(index\\.html)?(\\?.*)?$`)],
  }),
);

/** index.html from the cache, unless something that it needs was evicted: then the host's own, which fits what the host has. */
async function shell(request: Request): Promise<Response> {
  const kept = await matchPrecache('index.html');
  const whole =
    kept !== undefined && (await Promise.all(__SHELL__.map(matchPrecache))).every((part) => part !== undefined);
  if (whole) return kept;
  try {
    return await fetch(request.url, { cache: 'reload' });
  } catch (offline) {
    if (kept !== undefined) return kept;
    throw offline;
  }
}

self.addEventListener('message', (event) => {
  if ((event.data as { type?: unknown } | null)?.type !== TAKE_OVER || !(event.source instanceof Client)) return;
  event.waitUntil(
    takeOver(event.source.id).then((answer) => {
      event.ports[0]?.postMessage(answer);
    }),
  );
});

/** How often, and after how many ms each, the other pages are counted: one that is being reloaded or closed lingers for a moment. */
const COUNTS = 10;
const PAUSE = 200;

async function takeOver(asking: string): Promise<TakeOverAnswer> {
  for (let count = 0; count < COUNTS; count += 1) {
    const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
    const pages = windows.filter((page) => page.url.startsWith(self.registration.scope));
    // The asking page itself may not be listed yet, and must not have left: it would not be starting any more.
    if (pages.length === 1 && pages[0]?.id === asking) {
      void self.skipWaiting();
      return { takesOver: true };
    }
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
  }
  return { takesOver: false };
}

function quoted(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
