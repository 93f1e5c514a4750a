// Rows that cannot be read: nothing shows them, nothing changes them, and they can be erased.

import type { Database, StoreName } from './database.ts';
import type { Heard } from './heard.ts';

export type Readers = Readonly<Partial<Record<StoreName, (row: unknown) => unknown>>>;

export class Unread {
  constructor(
    private readonly database: Database,
    private readonly heard: Heard,
    /** They return null for a row that makes no sense. */
    private readonly readers: Readers,
  ) {}

  async count(): Promise<number> {
    let count = 0;
    await this.#each('readonly', () => count++);
    return count;
  }

  async erase(): Promise<void> {
    await this.#each('readwrite', (remove) => remove());
    for (const [name] of this.#all) this.heard.tell(name);
  }

  get #all(): [StoreName, (row: unknown) => unknown][] {
    return Object.entries(this.readers) as [StoreName, (row: unknown) => unknown][];
  }

  async #each(mode: 'readonly' | 'readwrite', found: (remove: () => void) => void): Promise<void> {
    await this.database.attempt(async (db) => {
      for (const [name, read] of this.#all) {
        const { store, done } = db.transaction(name, mode);
        done.catch(() => undefined);
        const [keys, rows] = await Promise.all([store.getAllKeys(), store.getAll()]);
        rows.forEach((row, at) => {
          const key = keys[at];
          if (key !== undefined && read(row) === null) found(() => void store.delete?.(key));
        });
        await done;
      }
    }, undefined);
  }
}
