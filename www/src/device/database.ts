// The device's database (IndexedDB). If it throws (private mode, full disk, a sandboxed frame) or does not answer, the caller keeps its rows in
// memory as long as the page lives, and the listener of `onTrouble` is called once, so that the page can say so.

import { openDB, unwrap, type DBSchema, type IDBPDatabase } from 'idb';
import { leavesNothing } from './guest.ts';
import { UnderWay } from './under-way.ts';

/** What a row is found by. */
export type Key = string | string[];

/** Rows are `unknown`, because they may be damaged: whoever reads them checks them (rows.ts). */
interface Schema extends DBSchema {
  /** Matches that can be continued; their actions (`moves`) and the data that a host supplied (`brought`) lie apart (parts.ts). */
  matches: { key: string; value: unknown };
  moves: { key: [string, number]; value: unknown };
  brought: { key: string; value: unknown };
  /** The times on the watches of these matches; also votes.ts. */
  watches: { key: string; value: unknown };
  /** Matches that are over, without their records. */
  archive: { key: string; value: unknown };
  /** The packed records of these matches. */
  records: { key: string; value: unknown };
  setups: { key: string; value: unknown };
  decks: { key: [string, string, string]; value: unknown };
  results: { key: string; value: unknown };
}
export type StoreName =
  | 'matches'
  | 'moves'
  | 'brought'
  | 'watches'
  | 'archive'
  | 'records'
  | 'setups'
  | 'decks'
  | 'results';
export type Connection = IDBPDatabase<Schema>;

export const DATABASE = 'mots-en-main';
/** Version 4 added `watches`, `archive` and `records`; version 5 added `moves` and `brought`. A match that was written before version 5 lies in one
 * row. */
export const VERSION = 5;
const KEYS: Readonly<Record<StoreName, Key>> = {
  matches: 'id',
  moves: ['id', 'from'],
  brought: 'id',
  watches: 'id',
  archive: 'id',
  records: 'id',
  setups: 'game',
  decks: ['game', 'kind', 'name'],
  results: 'id',
};
/** How long an older page in another tab may keep the database from being opened, in ms; after that, rows are kept in memory. */
const BLOCKED = 2000;
/** How long anything may take, in ms: a large backup on a slow phone takes seconds, and a transaction that has got stuck never ends. */
const PATIENCE = 10_000;
/** The same limit after an access that was not answered, in ms. */
const IMPATIENCE = 1000;

/** The window, which tells when the page is left, and when it comes back from memory. */
export type Page = Pick<EventTarget, 'addEventListener'>;

/** Makes all the requests of `work` in this transaction, or none of them. They are carried out even if the page is left in the next moment. */
export async function together(
  transaction: { done: Promise<void>; abort(): void; commit(): void },
  work: (ask: (asked: Promise<unknown> | undefined) => void) => void,
): Promise<void> {
  const quiet = (asked: Promise<unknown> | undefined): void => void asked?.catch(() => undefined);
  // `done` is awaited below. An aborted transaction rejects `done` and each request: none of them may reject unhandled.
  quiet(transaction.done);
  try {
    work(quiet);
  } catch (error) {
    transaction.abort();
    throw error;
  }
  transaction.commit();
  await transaction.done;
}

export class Database {
  #opening: Promise<Connection | null> | null = null;
  #open: Connection | null = null;
  #trouble: (() => void) | null = null;
  #troubled = false;
  readonly #underWay = new UnderWay();
  #patience: number;
  /** Resolves when the page is back; null while it has not been left. */
  #away: Promise<void> | null = null;
  /** How often it was left. */
  #left = 0;

  constructor(
    page: Page | null = null,
    private readonly patience = PATIENCE,
  ) {
    this.#patience = patience;
    page?.addEventListener('pagehide', () => {
      this.#left++;
      this.#away = new Promise((resolve) => {
        const there = (): void => {
          this.#away = null;
          resolve();
        };
        page.addEventListener('pageshow', there, { once: true });
      });
      this.#underWay.end();
    });
  }

  /** Called once, when something could not be kept. */
  onTrouble(listener: () => void): void {
    this.#trouble = listener;
    if (this.#troubled) listener();
  }

  /** The database, if it is open: a page that is being left cannot wait for it. */
  get now(): Connection | null {
    return this.#open;
  }

  /** Does `work` on the database; what fails is reported and answered with `otherwise`. */
  async attempt<T>(work: (db: Connection) => Promise<T>, otherwise: T): Promise<T> {
    const left = this.#left;
    try {
      return await this.#inTime(work, otherwise);
    } catch {
      // The transaction was ended because the page was left: we try again when it is back.
      if (this.#left !== left) {
        await this.#away;
        return await this.attempt(work, otherwise);
      }
      this.#report();
      return otherwise;
    }
  }

  /** The same without a report: the caller tells people if it fails. Returns whether it was done. */
  async once(work: (db: Connection) => Promise<void>): Promise<boolean> {
    return await this.#inTime((db) => work(db).then(() => true), false).catch(() => false);
  }

  /** Does `work`, or returns `otherwise` if there is no database; throws if either takes too long. */
  async #inTime<T>(work: (db: Connection) => Promise<T>, otherwise: T): Promise<T> {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => {
        this.#patience = Math.min(IMPATIENCE, this.patience);
        reject(new Error('late'));
      }, this.#patience);
    });
    const answer = this.#database().then((db) => (db ? work(db) : otherwise));
    const done = await Promise.race([answer, late]).finally(() => clearTimeout(timer));
    this.#patience = this.patience;
    return done;
  }

  #database(): Promise<Connection | null> {
    // Whoever shows this page has asked that nothing be kept: that is no trouble to report.
    if (leavesNothing) return Promise.resolve(null);
    this.#opening ??= this.#openDatabase().then(
      (db) => (this.#open = db),
      () => {
        this.#report();
        return null;
      },
    );
    return this.#opening;
  }

  async #openDatabase(): Promise<Connection> {
    const forget = (): void => {
      this.#opening = null;
      this.#open = null;
    };
    let late: (error: Error) => void = () => undefined;
    let given = false;
    const patience = new Promise<never>((_, reject) => {
      late = reject;
    });
    const database = openDB<Schema>(DATABASE, VERSION, {
      upgrade(db) {
        // No version needs stored rows to be converted: it is enough to create the missing stores.
        for (const [name, keyPath] of Object.entries(KEYS) as [StoreName, Key][])
          if (!db.objectStoreNames.contains(name)) db.createObjectStore(name, { keyPath });
      },
      /** An older page in another tab does not let go. */
      blocked() {
        setTimeout(() => {
          given = true;
          late(new Error('held'));
        }, BLOCKED);
      },
      /** This page is the older one, and a newer page waits. The next access opens the database again. */
      blocking(_now, _wanted, event) {
        (event.target as IDBDatabase).close();
        forget();
      },
      terminated: forget,
    });
    // After `BLOCKED`, the database may still open: it is then closed, and the next access opens it again.
    database.then(
      (db) => {
        this.#underWay.watch(unwrap(db));
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
