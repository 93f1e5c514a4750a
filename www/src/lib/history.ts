// The browser's history: how far one can go back without leaving the site, and things that lie over a screen, which the way
// back takes away first. What is known of an entry is kept in its state, which outlives a reload.

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

/** Where the browser forbids it (some sandboxed frames), there is no history to keep either. */
function write(how: 'pushState' | 'replaceState', state: Entry): void {
  try {
    history[how](state, '');
  } catch {
    // The way back is the browser's own then.
  }
}

/** To be called once, before anything navigates. */
export function keepHistory(): void {
  depth = entry().depth ?? 0;
  write('replaceState', { ...entry(), depth });
  addEventListener('hashchange', note);
}

/** Goes back within the site; false when that would leave it. */
export function back(): boolean {
  if (depth === 0) return false;
  history.back();
  return true;
}

/** The way back is being gone: until then the present entry is another one. */
let leaving: Promise<unknown> = Promise.resolve();

/** Something opens over the screen: the way back closes it, which `gone` hears. The answer is to be called when it closes otherwise. */
export function over(gone: () => void): () => void {
  const closed = new AbortController();
  const { signal } = closed;
  void leaving.then(() => {
    if (signal.aborted) return;
    write('pushState', { ...entry(), depth: depth + 1, over: true });
    addEventListener(
      'popstate',
      () => {
        closed.abort();
        gone();
      },
      { signal },
    );
  });
  return () => {
    if (signal.aborted) return;
    closed.abort();
    if (!entry().over) return;
    leaving = Promise.race([
      new Promise((resolve) => addEventListener('popstate', resolve, { once: true })),
      new Promise((resolve) => setTimeout(resolve, 500)),
    ]);
    history.back();
  };
}
