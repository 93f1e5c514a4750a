// Matches that are over: what the start screen shows of each in one store, its packed record in another, so that a list of them
// reads no record. The oldest make room.

import { together, type Database } from './database.ts';
import type { Heard } from './heard.ts';
import { pack, unpack } from './packing.ts';
import { besideOf, erase, PARTS } from './parts.ts';
import { readMatch, type MatchHead, type StoredMatch } from './rows.ts';

/** How many finished matches are kept: a few megabytes, packed. A family that plays one every evening still finds those of three years ago. */
export const ARCHIVED = 1000;

export class Archive {
  constructor(
    private readonly database: Database,
    private readonly heard: Heard,
  ) {}

  /** All of them, the one that ended last first, without their records. */
  async all(): Promise<MatchHead[]> {
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
   * Moves a match that is over from the store `matches` to the archive; the caller has to hold the match. Nothing happens if another tab has written
   * it since, or if nothing can be stored.
   */
  async take(match: StoredMatch): Promise<void> {
    const { save, ...head } = match;
    // Before the transaction, which would not wait for it.
    const packed = await pack(save);
    const moved = await this.database.attempt(async (db) => {
      const transaction = db.transaction([...PARTS, 'watches', 'archive', 'records'] as const, 'readwrite');
      transaction.done.catch(() => undefined);
      const [matches, watches, archive, records] = [
        transaction.objectStore('matches'),
        transaction.objectStore('watches'),
        transaction.objectStore('archive'),
        transaction.objectStore('records'),
      ];
      const there = readMatch(await matches.get(match.id));
      if (there?.revision !== match.revision) return false;
      const full = (await archive.count()) >= ARCHIVED;
      const all = full ? (await archive.getAll()).flatMap((row) => readMatch(row) ?? []).sort(lastFirst) : [];
      const oldest = all.filter(({ id }) => id !== match.id).slice(ARCHIVED - 1);
      await together(transaction, (ask) => {
        ask(archive.put({ ...head, save: null }));
        ask(records.put({ id: match.id, ...packed }));
        erase(transaction, match.id, ask);
        ask(watches.delete(besideOf(match.id)));
        for (const { id } of oldest) [archive, records].forEach((store) => ask(store.delete(id)));
      });
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
      await together(transaction, (ask) => {
        ask(work(transaction.objectStore('archive')));
        ask(work(transaction.objectStore('records')));
      });
    }, undefined);
    this.heard.tell('archive');
  }

  onChange(listener: () => void): () => void {
    return this.heard.on('archive', listener);
  }
}

const lastFirst = (a: MatchHead, b: MatchHead): number => b.updated - a.updated;
