// Tells other tabs that this tab has changed a store.

import type { StoreName } from './database.ts';

/** What is needed of a `BroadcastChannel`. */
export type Wire = Pick<BroadcastChannel, 'postMessage' | 'onmessage'>;

export class Heard {
  readonly #listeners = new Map<StoreName, Set<() => void>>();
  #wire: Wire | null | undefined;

  /** `open` is called once, at the first `on` or `tell`. */
  constructor(private readonly open: () => Wire | null = () => null) {}

  /** Calls `listener` whenever something in a store of this device has changed, in whatever tab. */
  on(store: StoreName, listener: () => void): () => void {
    this.#wired();
    const listeners = this.#listeners.get(store) ?? new Set();
    this.#listeners.set(store, listeners.add(listener));
    return () => void listeners.delete(listener);
  }

  tell(store: StoreName): void {
    this.#wired()?.postMessage({ changed: store });
    this.#here(store);
  }

  #here(store: StoreName): void {
    for (const listener of this.#listeners.get(store) ?? []) listener();
  }

  #wired(): Wire | null {
    if (this.#wire === undefined) {
      this.#wire = this.open();
      if (this.#wire)
        this.#wire.onmessage = ({ data }: MessageEvent) => {
          this.#here((data as { changed?: StoreName } | null)?.changed as StoreName);
        };
    }
    return this.#wire;
  }
}

/** The connection of this page to the other tabs. */
export const ownHeard = (): Heard =>
  new Heard(() => {
    try {
      return typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('mots-en-main.kept');
    } catch {
      // Forbidden for this page.
      return null;
    }
  });
