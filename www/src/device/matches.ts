// Matches that can be gone on with. Each is written by who holds it (hold.ts), and only over what that one has read.

import type { Database } from './database.ts';
import type { Heard } from './heard.ts';
import { readMatch, readWatch, type StoredMatch } from './rows.ts';

/** Another tab has written the match since it was read. */
export class Overtaken extends Error {
  override readonly name = 'Overtaken';
}

export class Matches {
  /** What could not be put where it belongs. */
  readonly #memory = new Map<string, StoredMatch>();
  readonly #watches = new Map<string, number>();

  constructor(
    private readonly database: Database,
    private readonly heard: Heard,
  ) {}

  /** All of them, the one written last first. Rows that make no sense are left out, and left alone. */
  async all(): Promise<StoredMatch[]> {
    const rows = await this.database.attempt((db) => db.getAll('matches'), []);
    const all = new Map(rows.flatMap((row) => readMatch(row) ?? []).map((match) => [match.id, match]));
    for (const [id, match] of this.#memory) all.set(id, later(match, all.get(id)));
    return [...all.values()].sort((a, b) => b.updated - a.updated);
  }

  async get(id: string): Promise<StoredMatch | null> {
    const [row, watch] = await this.database.attempt(
      (db) => Promise.all([db.get('matches', id), db.get('watches', id)]),
      [undefined, undefined],
    );
    const kept = readMatch(row);
    const held = this.#memory.get(id);
    const match = held ? later(held, kept) : kept;
    const at_ms = Math.max(match?.at_ms ?? 0, readWatch(watch), this.#watches.get(id) ?? 0);
    return match && at_ms > 0 ? { ...match, at_ms } : match;
  }

  /**
   * Writes a match, and `beside` it another one: both or none. Throws `Overtaken`, and writes nothing, when somebody else has
   * written the match since.
   */
  async keep(match: StoredMatch, beside?: StoredMatch): Promise<void> {
    const kept = await this.database.attempt(async (db) => {
      const { store, done } = db.transaction('matches', 'readwrite');
      // Both are looked at below: a transaction that is aborted says so twice.
      done.catch(() => undefined);
      const there = await store.get(match.id);
      if ((readMatch(there)?.revision ?? 0) >= match.revision) return 'overtaken';
      await Promise.all([store.put(match), beside ? store.put(beside) : undefined]);
      await done;
      return 'kept';
    }, 'failed');
    if (kept === 'overtaken') throw new Overtaken(match.id);
    for (const one of beside ? [match, beside] : [match]) {
      if (kept === 'failed') this.#memory.set(one.id, one);
      else this.#memory.delete(one.id);
    }
    // A new one: moves of a match are nobody's news.
    if (match.revision <= 1) this.heard.tell('matches');
  }

  /**
   * Notes where a match's watch stands, in ms since the deal. The page may be gone in the next moment: the row is on its way when
   * this returns, and nothing is read before it is written.
   */
  watch(id: string, at_ms: number): void {
    this.#watches.set(id, at_ms);
    const put = async (db: NonNullable<Database['now']>): Promise<void> => {
      const transaction = db.transaction('watches', 'readwrite');
      transaction.done.catch(() => undefined);
      void transaction.store.put({ id, at_ms });
      transaction.commit();
      await transaction.done;
    };
    const { now } = this.database;
    if (now) put(now).catch(() => undefined);
    else void this.database.attempt(put, undefined);
  }

  async drop(id: string): Promise<void> {
    this.#memory.delete(id);
    this.#watches.delete(id);
    await this.database.attempt(
      (db) => Promise.all([db.delete('matches', id), db.delete('watches', id)]).then(() => undefined),
      undefined,
    );
    this.heard.tell('matches');
  }

  onChange(listener: () => void): () => void {
    return this.heard.on('matches', listener);
  }
}

/** What is in memory alone counts as long as nobody has played on from what was stored. */
const later = (held: StoredMatch, kept: StoredMatch | null | undefined): StoredMatch =>
  kept && kept.revision > held.revision ? kept : held;
