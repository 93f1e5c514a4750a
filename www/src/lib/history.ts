// The browser's history: how far people can go back without leaving the site, and things that lie over a screen, which going back closes first. What
// we know of an entry is kept in its state, which survives a reload.

import { framed } from '../device/guest.ts';

interface Entry {
  /** How many entries of this site lie before it. */
  depth?: number;
  /** Something lies over the screen. */
  over?: boolean;
}

const entry = (): Entry => (history.state ?? {}) as Entry;

let depth = 0;

/** Gives the present entry its depth, if it has none: it is a new one. */
function note(): void {
  const known = entry().depth;
  depth = known ?? depth + 1;
  if (known === undefined) write('replaceState', { ...entry(), depth });
}

/** Writes the state of an entry. Some sandboxed frames forbid this: then there is no history to keep either. */
function write(how: 'pushState' | 'replaceState', state: Entry): void {
  try {
    history[how](state, '');
  } catch {
    // Going back is then left to the browser.
  }
}

/** The addresses to go back to in a frame, where the browser's history belongs to the host. */
const trail: string[] = [];

/** Goes to an address of this page. */
export function to(hash: string): void {
  if (!framed) location.hash = hash;
  else if (hash !== location.hash) {
    trail.push(location.hash);
    location.replace(hash);
  }
}

/** Follows a link of this page in a frame, without writing the address into the host's history. */
function follow(event: MouseEvent): void {
  const { button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented, target } = event;
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="#"]') : null;
  if (!link || defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return;
  event.preventDefault();
  to(link.hash);
}

/** To be called once, before anything navigates. */
export function keepHistory(): void {
  if (framed) {
    document.addEventListener('click', follow);
    return;
  }
  const { over, depth: known = 0 } = entry();
  depth = over ? known - 1 : known;
  addEventListener('hashchange', note);
  // What lay over the screen is gone since the reload, so its entry would lead nowhere.
  if (over) closed();
  else write('replaceState', { ...entry(), depth });
}

/** Goes back within the site; false when that would leave it. */
export function back(): boolean {
  if (framed) {
    const before = trail.pop();
    if (before !== undefined) location.replace(before || '#/');
    return before !== undefined;
  }
  if (depth === 0) return false;
  history.back();
  return true;
}

/** Settles when the step back that this module takes is done. Until then, the present entry is not the screen's. */
let leaving: Promise<unknown> = Promise.resolve();

/**
 * Lets the browser’s way back close what has just been opened over the screen: `close` is then called. Whoever closes it in another
 * way has to call the function that this returns, so that its entry leaves the history.
 */
export function closedByBack(close: () => void): () => void {
  // In a frame, going back would leave the page of the host.
  if (framed) return () => undefined;
  const shut = new AbortController();
  const { signal } = shut;
  void leaving.then(() => {
    if (signal.aborted) return;
    write('pushState', { ...entry(), depth: depth + 1, over: true });
    addEventListener(
      'popstate',
      () => {
        shut.abort();
        close();
      },
      { signal },
    );
  });
  return () => {
    if (signal.aborted) return;
    shut.abort();
    if (entry().over) closed();
  };
}

/** Steps back from an entry whose content has been closed. */
function closed(): void {
  leaving = Promise.race([
    new Promise((resolve) => addEventListener('popstate', resolve, { once: true })),
    new Promise((resolve) => setTimeout(resolve, 500)),
  ]);
  history.back();
}

/** Resolves when the present entry is again that of the screen, from which one may go elsewhere. */
export async function cleared(): Promise<void> {
  await leaving;
}
