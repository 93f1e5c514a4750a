// Matches that can be continued. A match is written only by the tab that holds it (hold.ts), and only if nobody else has written it since it was
// read.

import { together, type Connection, type Database } from './database.ts';
import type { Heard } from './heard.ts';
import { besideOf, erase, PARTS, movesOf, readMoves, whole, write, Written, type BroughtData } from './parts.ts';
import { readMatch, readWatch, type MatchHead, type StoredMatch } from './rows.ts';

/** Another tab has written the match since it was read. */
export class Overtaken extends Error {
  override readonly name = 'Overtaken';
}

export class Matches {
  /** Matches that could not be stored. */
  readonly #memory = new Map<string, StoredMatch>();
  readonly #watches = new Map<string, number>();
  /** What this page has written of the matches that it plays. */
  readonly #written = new Map<string, Written>();

  constructor(
    readonly database: Database,
    private readonly heard: Heard,
  ) {}

  /**
   * All dealt matches without their records, so that a list reads no moves; the match that was written last comes first. Rows that make no sense are
   * left out, but not erased.
   */
  async all(): Promise<MatchHead[]> {
    const rows = await this.database.attempt((db) => db.getAll('matches'), []);
    const kept = rows.flatMap((row) => readMatch(row) ?? []);
    const all = new Map(kept.map((row) => [row.id, row]));
    for (const [id, match] of this.#memory) all.set(id, later(match, all.get(id)));
    return [...all.values()]
      .filter(({ save }) => save)
      .map(({ save: _, ...head }) => head)
      .sort((a, b) => b.updated - a.updated);
  }

  /** A match with its record. */
  async get(id: string): Promise<StoredMatch | null> {
    const [row, watch, moves, brought] = await this.database.attempt(
      async (db) => {
        const transaction = db.transaction([...PARTS, 'watches'] as const);
        transaction.done.catch(() => undefined);
        return await Promise.all([
          transaction.objectStore('matches').get(id),
          transaction.objectStore('watches').get(id),
          transaction.objectStore('moves').getAll(movesOf(id)),
          transaction.objectStore('brought').get(id),
        ]);
      },
      [undefined, undefined, [], undefined],
    );
    const head = readMatch(row);
    const parts = moves.flatMap((part) => readMoves(part) ?? []);
    const kept = head && whole(head, parts, (brought as BroughtData | undefined)?.data);
    const held = this.#memory.get(id);
    const match = held ? later(held, kept) : kept;
    const at_ms = Math.max(match?.at_ms ?? 0, readWatch(watch), this.#watches.get(id) ?? 0);
    return match && at_ms > 0 ? { ...match, at_ms } : match;
  }

  /**
   * Writes a match, and with it the match `beside`: both or neither. Throws `Overtaken`, and writes nothing, if another tab has written the match
   * since.
   */
  async keep(match: StoredMatch, beside?: StoredMatch): Promise<void> {
    const kept = await this.database.attempt(async (db) => {
      const transaction = db.transaction(PARTS, 'readwrite');
      // `done` is awaited below. If a request fails first, `done` must not reject unhandled.
      transaction.done.catch(() => undefined);
      const there = readMatch(await transaction.objectStore('matches').get(match.id));
      if ((there?.revision ?? 0) >= match.revision) return 'overtaken';
      const written = this.#written.get(match.id) ?? new Written();
      const writing = written.next(match, there?.revision);
      await together(transaction, (ask) => {
        write(transaction, writing, ask);
        if (beside) write(transaction, new Written().next(beside, undefined), ask);
      });
      written.done(match, writing);
      this.#written.set(match.id, written);
      return 'kept';
    }, 'failed');
    if (kept === 'overtaken') throw new Overtaken(match.id);
    for (const one of beside ? [match, beside] : [match]) {
      if (kept === 'failed') this.#memory.set(one.id, one);
      else this.#memory.delete(one.id);
    }
    // Other tabs are told of new matches, but not of moves.
    if (match.revision <= 1) this.heard.tell('matches');
  }

  /**
   * Notes the time on a match's watch, in ms since the deal. The page may be closed at any moment: so the row is on its way when this returns, and
   * nothing is read before it is written.
   */
  watch(id: string, at_ms: number): void {
    this.#watches.set(id, at_ms);
    const put = async (db: Connection): Promise<void> => {
      const transaction = db.transaction('watches', 'readwrite');
      await together(transaction, (ask) => ask(transaction.store.put({ id, at_ms })));
    };
    const { now } = this.database;
    if (now) put(now).catch(() => undefined);
    else void this.database.attempt(put, undefined);
  }

  async drop(id: string): Promise<void> {
    this.#memory.delete(id);
    this.#watches.delete(id);
    this.#written.delete(id);
    await this.database.attempt(async (db) => {
      const transaction = db.transaction([...PARTS, 'watches'] as const, 'readwrite');
      await together(transaction, (ask) => {
        erase(transaction, id, ask);
        ask(transaction.objectStore('watches').delete(besideOf(id)));
      });
    }, undefined);
    this.heard.tell('matches');
  }

  onChange(listener: () => void): () => void {
    return this.heard.on('matches', listener);
  }
}

/** The match in memory counts, unless somebody has played on from the stored one. */
const later = (held: StoredMatch, kept: StoredMatch | null | undefined): StoredMatch =>
  kept && kept.revision > held.revision ? kept : held;
