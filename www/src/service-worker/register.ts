// The page's side of working offline. In a sandboxed frame, over plain http or in a browser that forbids it there is no
// service worker: the page then works with the network, and nothing is said about it.
import { atMost, pause } from '../lib/waiting.ts';
import { COUNT, TAKE_OVER, type CountAnswer } from './messages.ts';

/** How long the network must be quiet, at a first visit, before the files for offline are fetched, in ms. */
const FIRST = 2500;
/** How long the page waits for its own files before it asks a waiting version, in ms. */
const LOADING = 2000;
/** How long a waiting version may take to say whether this is the only page, in ms. */
const ANSWER = 1000;
/** How long a waiting version may take to take over, in ms; after that, the page starts with the old one. */
const CHANGE = 2500;
/** When a page that was not the only one asks again, in ms from the first time: a page that is being reloaded or closed still counts for a moment. */
const AGAIN = [400, 1000, 2500];

/**
 * To be awaited as the first thing that the page does, before any match is loaded: where a newer version has been waiting and
 * this is the only page, the newer one takes over and the page reloads (the promise then never settles). Else it soon
 * returns; the rest goes on in the background. `calm` says whether the page may be reloaded without anybody losing anything:
 * nobody plays and nobody has touched it.
 */
export async function startOffline(calm: () => boolean): Promise<void> {
  const container = access();
  if (container === undefined) return;
  try {
    reloadWhenReplaced(container, calm);
    const registration = await container.getRegistration('./');
    const waiting = registration?.waiting;
    if (waiting) {
      // A request that comes just while one worker takes over from the other leaves the new one waiting, in Chromium.
      await atMost(LOADING, loaded());
      if (await alone(waiting)) {
        if (await replaced(container, waiting)) return await reload();
      } else void askAgain(container, waiting, calm);
    }
  } catch {
    return;
  }
  const register = (): void => {
    // The script must never come from the HTTP cache, because it names the versions of all other files.
    container.register('./service-worker.js', { scope: './', updateViaCache: 'none' }).catch(() => undefined);
  };
  // At a first visit, the files that people wait for come first: there is no copy to mend yet.
  void loaded().then(() => (container.controller ? register() : quiet().then(register)));
}

function access(): ServiceWorkerContainer | undefined {
  try {
    // A getter that throws in a sandboxed frame.
    return navigator.serviceWorker as ServiceWorkerContainer | undefined;
  } catch {
    return undefined;
  }
}

/**
 * A page and the worker that serves it should have the same version. If the worker is replaced late, the page reloads as soon as nothing is lost by
 * it: at once on an untouched start screen, else when the start screen comes back.
 */
function reloadWhenReplaced(container: ServiceWorkerContainer, calm: () => boolean): void {
  // The first worker of a first visit replaces nobody.
  let controlled = container.controller !== null;
  container.addEventListener('controllerchange', () => {
    if (!controlled) controlled = true;
    else if (calm()) location.reload();
    else addEventListener('hashchange', () => /^(#\/?)?$/.test(location.hash) && location.reload());
  });
}

async function askAgain(container: ServiceWorkerContainer, waiting: ServiceWorker, calm: () => boolean): Promise<void> {
  const start = performance.now();
  for (const moment of AGAIN) {
    await pause(start + moment - performance.now());
    if (!calm()) return;
    if ((await alone(waiting)) && calm()) {
      if ((await replaced(container, waiting)) && calm()) void reload();
      return;
    }
  }
}

async function alone(waiting: ServiceWorker): Promise<boolean> {
  const answer = new Promise<CountAnswer>((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = (event: MessageEvent<CountAnswer>) => resolve(event.data);
    waiting.postMessage({ type: COUNT }, [port2]);
  });
  return (await atMost(ANSWER, answer, { alone: false })).alone;
}

async function replaced(container: ServiceWorkerContainer, waiting: ServiceWorker): Promise<boolean> {
  const changed = new Promise<boolean>((resolve) => {
    container.addEventListener('controllerchange', () => resolve(true), { once: true });
    // A page that was reloaded past the worker is controlled by none, and stays so.
    waiting.addEventListener('statechange', () => waiting.state === 'activated' && resolve(true));
  });
  waiting.postMessage({ type: TAKE_OVER });
  return await atMost(CHANGE, changed, false);
}

/** Everything that index.html names is there. */
function loaded(): Promise<void> {
  if (document.readyState === 'complete') return Promise.resolve();
  return new Promise((resolve) => window.addEventListener('load', () => resolve(), { once: true }));
}

/** Resolves when no file has come for a while, so that nobody waits for the next screen. What workers fetch is not seen from here. */
async function quiet(): Promise<void> {
  const come = (): number => performance.getEntriesByType('resource').length;
  for (let before = -1, now = come(); now !== before; now = come()) {
    before = now;
    await pause(FIRST);
  }
}

/** Never settles, unless the reload does not come. */
function reload(): Promise<void> {
  location.reload();
  return pause(5000);
}
