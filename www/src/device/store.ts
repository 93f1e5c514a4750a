// Rows of one kind on the device, each found by its key. A change reads and writes in one transaction, so that two tabs, or two quick taps, cannot
// lose each other's changes. A row that cannot be stored stays in memory.

import type { Database, Key, StoreName } from './database.ts';
import type { Heard } from './heard.ts';

export interface Kind<T> {
  name: StoreName;
  key(row: T): Key;
  /** Reads a stored row; null if it makes no sense. */
  read(row: unknown): T | null;
}

export class Store<T> {
  /** Rows that could not be stored, by their keys as text; `row` is null if the row could not be erased. */
  readonly #memory = new Map<string, { row: T | null; key: Key }>();

  constructor(
    private readonly database: Database,
    private readonly heard: Heard,
    private readonly kind: Kind<T>,
  ) {}

  /** All rows that can be read; with `first`, those whose key begins with it. */
  async all(first?: string): Promise<T[]> {
    const { name, read, key } = this.kind;
    const rows = await this.database.attempt(
      (db) => db.getAll(name, first === undefined ? undefined : IDBKeyRange.bound([first], [first, []])),
      [],
    );
    const all = new Map<string, T>();
    for (const raw of rows) {
      const row = read(raw);
      if (row) all.set(JSON.stringify(key(row)), row);
    }
    for (const [text, held] of this.#memory) {
      if (first !== undefined && held.key[0] !== first) continue;
      if (held.row) all.set(text, held.row);
      else all.delete(text);
    }
    return [...all.values()];
  }

  async get(key: Key): Promise<T | null> {
    const raw = await this.database.attempt((db) => db.get(this.kind.name, key as string), undefined);
    return this.#latest(key, this.kind.read(raw));
  }

  /**
   * Replaces a row by what `change` returns, or erases the row if that is null. Returns the new row. `change` may be called twice, and must not wait
   * for anything.
   */
  async update(key: Key, change: (now: T | null) => T | null): Promise<T | null> {
    const { name, read } = this.kind;
    const kept = await this.database.attempt(async (db) => {
      const { store, done } = db.transaction(name, 'readwrite');
      // `done` is awaited below. If a request fails first, `done` must not reject unhandled.
      done.catch(() => undefined);
      const next = change(this.#latest(key, read(await store.get(key as string))));
      await (next === null ? store.delete(key as string) : store.put(next));
      await done;
      return { next };
    }, null);
    if (kept) {
      this.#memory.delete(JSON.stringify(key));
      this.heard.tell(name);
      return kept.next;
    }
    const stored = await this.get(key);
    const next = change(this.#latest(key, stored));
    this.#memory.set(JSON.stringify(key), { row: next, key });
    this.heard.tell(name);
    return next;
  }

  async put(row: T): Promise<void> {
    await this.update(this.kind.key(row), () => row);
  }

  async drop(key: Key): Promise<void> {
    await this.update(key, () => null);
  }

  /** All rows are forgotten, those too that cannot be read. */
  async clear(): Promise<void> {
    const { name, key } = this.kind;
    for (const row of await this.all()) this.#memory.set(JSON.stringify(key(row)), { row: null, key: key(row) });
    const cleared = await this.database.attempt((db) => db.clear(name).then(() => true), false);
    if (cleared) this.#memory.clear();
    this.heard.tell(name);
  }

  /** Called when another tab, or this one, has changed rows. */
  onChange(listener: () => void): () => void {
    return this.heard.on(this.kind.name, listener);
  }

  #latest(key: Key, stored: T | null): T | null {
    const held = this.#memory.get(JSON.stringify(key));
    return held ? held.row : stored;
  }
}
