// Running matches, results of those that are over, the last set-ups and decks of one's own, in IndexedDB. Where that throws (private mode, full disk, a
// sandboxed frame) everything stays in memory for as long as the page lives, and `onTrouble` is told once so that the page can
// say so.

import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import type { Player } from '../protocol/index.ts';
import type { StoredResult } from './results.ts';

/** A match that can be gone on with. `save` is the engine's record; the rest is what the start screen shows. */
export interface StoredMatch {
  id: string;
  game: string;
  names: string[];
  bots: Player['bot'][];
  options: unknown;
  round: number;
  scores: number[];
  over: boolean;
  /** When it was last written, in ms since 1970; by the device's clock, so good for showing and sorting only. */
  updated: number;
  save: unknown;
  /** How often it has been written: what was read is only replaced while nobody else has written since. */
  revision: number;
  /** Where the match's watch stood, in ms since the deal, where clocks are set. */
  at_ms?: number;
  /** The record broke off; what is played on is its valid part. Until somebody has read that. */
  shortened?: boolean;
  /** The whole record of a match that broke off, kept beside what is played on. */
  original?: boolean;
}

export interface StoredSetup {
  game: string;
  seats: Player[];
  options: Record<string, unknown>;
  /** The names of what was brought to it (`StoredDeck`), by kind. */
  data?: Record<string, string>;
}

/** What the host brings itself to a match (`data` of `new`), kept by name. */
export interface StoredDeck {
  game: string;
  /** Which of the game's data it is. */
  kind: string;
  name: string;
  data: unknown;
}

interface Schema extends DBSchema {
  matches: { key: string; value: StoredMatch };
  setups: { key: string; value: StoredSetup };
  decks: { key: [string, string, string]; value: StoredDeck };
  results: { key: string; value: StoredResult };
}

export const DATABASE = 'mots-en-main';
export const VERSION = 3;
/** How long an older page in another tab may keep the database from being opened, in ms, before memory has to do. */
const BLOCKED = 2000;

/** Another tab has written the match since it was read. */
export class Overtaken extends Error {
  override readonly name = 'Overtaken';
}

export class MatchStorage {
  #opening: Promise<IDBPDatabase<Schema> | null> | null = null;
  #trouble: (() => void) | null = null;
  #troubled = false;
  /** What could not be put where it belongs. */
  readonly #memory = {
    matches: new Map<string, StoredMatch>(),
    setups: new Map<string, StoredSetup>(),
    decks: new Map<string, StoredDeck>(),
    results: new Map<string, StoredResult>(),
  };

  /** Called once, when something could not be kept. */
  onTrouble(listener: () => void): void {
    this.#trouble = listener;
    if (this.#troubled) listener();
  }

  /** All matches, the one written last first. Rows that make no sense are left out, and left alone. */
  async matches(): Promise<StoredMatch[]> {
    const rows: unknown[] = await this.#attempt((db) => db.getAll('matches'), []);
    const all = new Map(rows.flatMap((row) => readable(row) ?? []).map((match) => [match.id, match]));
    for (const [id, match] of this.#memory.matches) all.set(id, later(match, all.get(id)));
    return [...all.values()].sort((a, b) => b.updated - a.updated);
  }

  async match(id: string): Promise<StoredMatch | null> {
    const row: unknown = await this.#attempt((db) => db.get('matches', id), undefined);
    const kept = readable(row);
    const held = this.#memory.matches.get(id);
    return held ? later(held, kept) : (kept ?? null);
  }

  /**
   * Writes a match, and `beside` it another one: both or none. Throws `Overtaken`, and writes nothing, when somebody else has
   * written the match since.
   */
  async keepMatch(match: StoredMatch, beside?: StoredMatch): Promise<void> {
    const kept = await this.#attempt(async (db) => {
      const { store, done } = db.transaction('matches', 'readwrite');
      // Both are looked at below: a transaction that is aborted says so twice.
      done.catch(() => undefined);
      const there: unknown = await store.get(match.id);
      if ((readable(there)?.revision ?? 0) >= match.revision) return 'overtaken';
      await Promise.all([store.put(match), beside ? store.put(beside) : undefined]);
      await done;
      return 'kept';
    }, 'failed');
    if (kept === 'overtaken') throw new Overtaken(match.id);
    for (const one of beside ? [match, beside] : [match]) {
      if (kept === 'failed') this.#memory.matches.set(one.id, one);
      else this.#memory.matches.delete(one.id);
    }
  }

  async dropMatch(id: string): Promise<void> {
    this.#memory.matches.delete(id);
    await this.#attempt((db) => db.delete('matches', id), undefined);
  }

  async setup(game: string): Promise<StoredSetup | null> {
    return this.#memory.setups.get(game) ?? (await this.#attempt((db) => db.get('setups', game), undefined)) ?? null;
  }

  async keepSetup(setup: StoredSetup): Promise<void> {
    const kept = await this.#attempt((db) => db.put('setups', setup).then(() => true), false);
    if (kept) this.#memory.setups.delete(setup.game);
    else this.#memory.setups.set(setup.game, setup);
  }

  /** Decks of one's own for a game, by name. */
  async decks(game: string): Promise<StoredDeck[]> {
    const range = (): IDBKeyRange => IDBKeyRange.bound([game], [game, []]);
    const kept = await this.#attempt((db) => db.getAll('decks', range()), []);
    const all = new Map(kept.map((deck) => [deckKey(deck), deck]));
    for (const [key, deck] of this.#memory.decks) if (deck.game === game) all.set(key, deck);
    return [...all.values()].sort((a, b) => a.name.localeCompare(b.name));
  }

  async keepDeck(deck: StoredDeck): Promise<void> {
    const kept = await this.#attempt((db) => db.put('decks', deck).then(() => true), false);
    if (kept) this.#memory.decks.delete(deckKey(deck));
    else this.#memory.decks.set(deckKey(deck), deck);
  }

  async dropDeck(deck: StoredDeck): Promise<void> {
    this.#memory.decks.delete(deckKey(deck));
    await this.#attempt((db) => db.delete('decks', [deck.game, deck.kind, deck.name]), undefined);
  }

  /** Matches that are over, the one that ended last first. */
  async results(): Promise<StoredResult[]> {
    const rows: unknown[] = await this.#attempt((db) => db.getAll('results'), []);
    const all = new Map(rows.flatMap((row) => result(row) ?? []).map((one) => [one.id, one]));
    for (const [id, one] of this.#memory.results) all.set(id, one);
    return [...all.values()].sort((a, b) => b.ended - a.ended);
  }

  async keepResult(one: StoredResult): Promise<void> {
    const kept = await this.#attempt((db) => db.put('results', one).then(() => true), false);
    if (kept) this.#memory.results.delete(one.id);
    else this.#memory.results.set(one.id, one);
  }

  /** All of them are forgotten. */
  async dropResults(): Promise<void> {
    this.#memory.results.clear();
    await this.#attempt((db) => db.clear('results'), undefined);
  }

  /** Does `work` on the database; what fails is reported and answered with `otherwise`. */
  async #attempt<T>(work: (db: IDBPDatabase<Schema>) => Promise<T>, otherwise: T): Promise<T> {
    const db = await this.#database();
    if (!db) return otherwise;
    try {
      return await work(db);
    } catch {
      this.#report();
      return otherwise;
    }
  }

  #database(): Promise<IDBPDatabase<Schema> | null> {
    this.#opening ??= this.#openDatabase().catch(() => {
      this.#report();
      return null;
    });
    return this.#opening;
  }

  async #openDatabase(): Promise<IDBPDatabase<Schema>> {
    const forget = (): void => {
      this.#opening = null;
    };
    let late: (error: Error) => void = () => undefined;
    let given = false;
    const patience = new Promise<never>((_, reject) => {
      late = reject;
    });
    const database = openDB<Schema>(DATABASE, VERSION, {
      upgrade(db) {
        const there = db.objectStoreNames;
        if (!there.contains('matches')) db.createObjectStore('matches', { keyPath: 'id' });
        if (!there.contains('setups')) db.createObjectStore('setups', { keyPath: 'game' });
        if (!there.contains('decks')) db.createObjectStore('decks', { keyPath: ['game', 'kind', 'name'] });
        if (!there.contains('results')) db.createObjectStore('results', { keyPath: 'id' });
      },
      /** An older page in another tab does not let go. */
      blocked() {
        setTimeout(() => {
          given = true;
          late(new Error('an older page holds the database'));
        }, BLOCKED);
      },
      /** This is the older page: a newer one waits. The next access opens what there is then. */
      blocking(_now, _wanted, event) {
        (event.target as IDBDatabase).close();
        forget();
      },
      terminated: forget,
    });
    // It may still come, once the older page is gone: then it is opened anew.
    database.then(
      (db) => {
        if (!given) return;
        db.close();
        forget();
      },
      () => undefined,
    );
    return await Promise.race([database, patience]);
  }

  #report(): void {
    if (this.#troubled) return;
    this.#troubled = true;
    this.#trouble?.();
  }
}

/** The one of this page. */
export const storage = new MatchStorage();

const deckKey = ({ game, kind, name }: StoredDeck): string => JSON.stringify([game, kind, name]);

/** What is in memory alone is only better than what was stored while nobody has played on from there. */
const later = (held: StoredMatch, kept: StoredMatch | null | undefined): StoredMatch =>
  kept && kept.revision > held.revision ? kept : held;

/** Dates end there (ECMA-262, 21.4.1.1). */
const LATEST = 8.64e15;

/** A stored row as a match; null where it is none. What only serves to show it is mended. */
function readable(row: unknown): StoredMatch | null {
  if (row === null || typeof row !== 'object') return null;
  const { id, game, names, bots, round, scores, updated, revision, ...rest } = row as Partial<StoredMatch>;
  if (typeof id !== 'string' || typeof game !== 'string') return null;
  if (!Array.isArray(names) || names.some((name) => typeof name !== 'string')) return null;
  const number = (value: unknown, otherwise: number): number =>
    typeof value === 'number' && Number.isFinite(value) ? value : otherwise;
  return {
    ...(rest as StoredMatch),
    id,
    game,
    names,
    bots: names.map((_, seat) => (Array.isArray(bots) ? (bots[seat] ?? null) : null)),
    round: number(round, 1),
    scores: names.map((_, seat) => number(Array.isArray(scores) ? scores[seat] : 0, 0)),
    updated: Math.max(0, Math.min(LATEST, number(updated, 0))),
    revision: number(revision, 0),
  };
}

/** A stored row as a result; null where it is none. */
function result(row: unknown): StoredResult | null {
  if (row === null || typeof row !== 'object') return null;
  const { id, game, names, bots, scores, places, ended } = row as Partial<StoredResult>;
  const lists = [names, bots, scores, places];
  if (typeof id !== 'string' || typeof game !== 'string' || typeof ended !== 'number') return null;
  return lists.every((one) => Array.isArray(one) && one.length === names?.length) ? (row as StoredResult) : null;
}
