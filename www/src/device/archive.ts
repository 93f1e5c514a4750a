// Matches that are over: what the start screen shows of each in one store, its packed record in another, so that a list of them
// reads no record. The oldest make room.

import type { Database } from './database.ts';
import type { Heard } from './heard.ts';
import { pack, unpack } from './packing.ts';
import { readMatch, type StoredMatch } from './rows.ts';

/** How many matches are kept that are over: some megabytes. */
export const ARCHIVED = 1000;

export class Archive {
  constructor(
    private readonly database: Database,
    private readonly heard: Heard,
  ) {}

  /** All of them, the one that ended last first, without their records. */
  async all(): Promise<StoredMatch[]> {
    const rows = await this.database.attempt((db) => db.getAll('archive'), []);
    return rows.flatMap((row) => readMatch(row) ?? []).sort(lastFirst);
  }

  /** A match with its record. */
  async get(id: string): Promise<StoredMatch | null> {
    const [row, packed] = await this.database.attempt(
      (db) => Promise.all([db.get('archive', id), db.get('records', id)]),
      [undefined, undefined],
    );
    const match = readMatch(row);
    const save = match && (await unpack(packed));
    return match && save ? { ...match, save } : null;
  }

  /**
   * Moves a match that is over here, out of those that can be gone on with; the caller has to hold it. Not where somebody has written
   * it since, nor where nothing can be kept.
   */
  async take(match: StoredMatch): Promise<void> {
    const { save, ...head } = match;
    // Before the transaction, which would not wait for it.
    const packed = await pack(save);
    const moved = await this.database.attempt(async (db) => {
      const transaction = db.transaction(['matches', 'watches', 'archive', 'records'], 'readwrite');
      transaction.done.catch(() => undefined);
      const [matches, watches, archive, records] = [
        transaction.objectStore('matches'),
        transaction.objectStore('watches'),
        transaction.objectStore('archive'),
        transaction.objectStore('records'),
      ];
      const there = readMatch(await matches.get(match.id));
      if (there?.revision !== match.revision) return false;
      await Promise.all([
        archive.put({ ...head, save: null }),
        records.put({ id: match.id, ...packed }),
        matches.delete(match.id),
        watches.delete(match.id),
      ]);
      const many = (await archive.count()) > ARCHIVED;
      const all = many ? (await archive.getAll()).flatMap((row) => readMatch(row) ?? []).sort(lastFirst) : [];
      for (const { id } of all.slice(ARCHIVED)) await Promise.all([archive.delete(id), records.delete(id)]);
      await transaction.done;
      return true;
    }, false);
    if (!moved) return;
    this.heard.tell('matches');
    this.heard.tell('archive');
  }

  async drop(id: string): Promise<void> {
    await this.#erase((store) => store.delete(id));
  }

  async clear(): Promise<void> {
    await this.#erase((store) => store.clear());
  }

  async #erase(
    work: (store: { delete(id: string): Promise<void>; clear(): Promise<void> }) => Promise<void>,
  ): Promise<void> {
    await this.database.attempt(async (db) => {
      const transaction = db.transaction(['archive', 'records'], 'readwrite');
      transaction.done.catch(() => undefined);
      await Promise.all([work(transaction.objectStore('archive')), work(transaction.objectStore('records'))]);
      await transaction.done;
    }, undefined);
    this.heard.tell('archive');
  }

  onChange(listener: () => void): () => void {
    return this.heard.on('archive', listener);
  }
}

const lastFirst = (a: StoredMatch, b: StoredMatch): number => b.updated - a.updated;
