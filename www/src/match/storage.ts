// Running matches and the last set-up, in IndexedDB. Where that throws (private mode, full disk, a sandboxed frame) everything
// stays in memory for as long as the page lives, and `onTrouble` is told once so that the page can say so.

import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import type { Player } from '../protocol/index.ts';

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
  updated: number;
  save: unknown;
}

export interface StoredSetup {
  game: string;
  seats: Player[];
  options: Record<string, unknown>;
}

interface Schema extends DBSchema {
  matches: { key: string; value: StoredMatch };
  setups: { key: string; value: StoredSetup };
}

let trouble: (() => void) | null = null;
let troubled = false;

/** Called once, when something could not be kept. */
export function onTrouble(listener: () => void): void {
  trouble = listener;
  if (troubled) listener();
}

function report(): void {
  if (troubled) return;
  troubled = true;
  trouble?.();
}

const memory = { matches: new Map<string, StoredMatch>(), setups: new Map<string, StoredSetup>() };
let opening: Promise<IDBPDatabase<Schema> | null> | null = null;

function database(): Promise<IDBPDatabase<Schema> | null> {
  opening ??= (async () => {
    try {
      return await openDB<Schema>('mots-en-main', 1, {
        upgrade(db) {
          db.createObjectStore('matches', { keyPath: 'id' });
          db.createObjectStore('setups', { keyPath: 'game' });
        },
        terminated() {
          opening = null;
        },
      });
    } catch {
      report();
      return null;
    }
  })();
  return opening;
}

/** Does `work` on the database; what fails is reported and answered with `otherwise`. */
async function attempt<T>(work: (db: IDBPDatabase<Schema>) => Promise<T>, otherwise: T): Promise<T> {
  const db = await database();
  if (!db) return otherwise;
  try {
    return await work(db);
  } catch {
    report();
    return otherwise;
  }
}

export const storage = {
  async matches(): Promise<StoredMatch[]> {
    const kept = await attempt((db) => db.getAll('matches'), []);
    const all = new Map(kept.map((match) => [match.id, match]));
    for (const [id, match] of memory.matches) {
      if (match.updated >= (all.get(id)?.updated ?? 0)) all.set(id, match);
    }
    return [...all.values()].sort((a, b) => b.updated - a.updated);
  },
  async match(id: string): Promise<StoredMatch | null> {
    return memory.matches.get(id) ?? (await attempt((db) => db.get('matches', id), undefined)) ?? null;
  },
  async keepMatch(match: StoredMatch): Promise<void> {
    memory.matches.set(match.id, match);
    await attempt((db) => db.put('matches', match), '');
  },
  async dropMatch(id: string): Promise<void> {
    memory.matches.delete(id);
    await attempt((db) => db.delete('matches', id), undefined);
  },
  async setup(game: string): Promise<StoredSetup | null> {
    return memory.setups.get(game) ?? (await attempt((db) => db.get('setups', game), undefined)) ?? null;
  },
  async keepSetup(setup: StoredSetup): Promise<void> {
    memory.setups.set(setup.game, setup);
    await attempt((db) => db.put('setups', setup), '');
  },
};
