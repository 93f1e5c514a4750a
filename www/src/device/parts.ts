// How a match is stored in the database. The small fields that change with each action are in one row; actions are appended; data from a host (a deck
// may be large) is written once. So an action costs the same at the end of a match as at its beginning.

import type { StoredMatch } from './rows.ts';

/** The stores that a match is spread over. */
export const PARTS = ['matches', 'moves', 'brought'] as const;

/** Successive actions of a match; `from` is the number of actions before them. */
export interface Moves {
  id: string;
  from: number;
  actions: unknown[];
}

/** What the host brought to a match: `data` of its record. */
export interface BroughtData {
  id: string;
  data: unknown;
}

/** The row of a match whose record lies apart: its `save` has neither actions nor data. */
interface Apart extends StoredMatch {
  /** How many actions the record has. */
  moves: number;
}

/** The keys of a match's rows in the store `moves`, from that action on. */
export const movesOf = (id: string, from = 0): IDBKeyRange => IDBKeyRange.bound([id, from], [id, []]);

type Recorded = Readonly<Record<string, unknown>> & { actions: readonly unknown[]; data?: unknown };

const recorded = (save: unknown): save is Recorded =>
  save !== null && typeof save === 'object' && Array.isArray((save as { actions?: unknown }).actions);

/** What one transaction writes. */
export interface Writing {
  row: StoredMatch;
  /** Rows of actions are erased from this action on; null: none are. */
  drop: number | null;
  moves: Moves | null;
  /** Null if the stored data stays as it is; `data` is undefined if the match has none. */
  brought: BroughtData | null;
}

/** A transaction that may write those stores. */
interface Writable {
  objectStore(name: (typeof PARTS)[number]): {
    put?: (row: unknown) => Promise<unknown>;
    delete?: (key: string | IDBKeyRange) => Promise<void>;
  };
}

/** What this page knows to be stored of a match. Only the page that holds the match writes it. */
export class Written {
  /** The revision that was written. If another one is stored, its content is not known. */
  #revision = Number.NaN;
  /** The actions, as they were when they were written. */
  #actions: readonly unknown[] = [];
  /** At which actions rows begin. */
  #starts: number[] = [];
  #data: unknown;

  /** What has to be written so that the database holds this match. `there` is the revision that is stored now, if any. */
  next(match: StoredMatch, there: number | undefined): Writing {
    const { id, save } = match;
    const known = there === this.#revision;
    // If the match is still being dealt, or its record makes no sense, the row is written as it is.
    if (!recorded(save)) return { row: match, drop: 0, moves: null, brought: { id, data: undefined } };
    const { actions, data, ...head } = save;
    const row: Apart = { ...match, save: head, moves: actions.length };
    const from = known ? this.#begins(actions) : 0;
    const added = actions.slice(from);
    return {
      row,
      drop: known && from === this.#actions.length ? null : from,
      moves: added.length > 0 ? { id, from, actions: added } : null,
      brought: known && data === this.#data ? null : { id, data },
    };
  }

  /** Remembers what has been written. */
  done({ save, revision }: StoredMatch, { drop, moves }: Writing): void {
    this.#revision = revision;
    this.#actions = recorded(save) ? save.actions : [];
    this.#data = recorded(save) ? save.data : undefined;
    if (drop !== null) this.#starts = this.#starts.filter((start) => start < drop);
    if (moves) this.#starts.push(moves.from);
  }

  /** The first action that has to be written again: one at which a row begins, or the one after the last row. */
  #begins(actions: readonly unknown[]): number {
    let same = 0;
    while (same < this.#actions.length && same < actions.length && alike(this.#actions[same], actions[same])) same++;
    if (same === this.#actions.length) return same;
    return this.#starts.findLast((start) => start <= same) ?? 0;
  }
}

/** Called with each request. */
type Ask = (asked: Promise<unknown> | undefined) => void;

/** Requests all these writes. */
export function write(to: Writable, { row, drop, moves, brought }: Writing, ask: Ask): void {
  const [played, given] = [to.objectStore('moves'), to.objectStore('brought')];
  ask(to.objectStore('matches').put?.(row));
  if (drop !== null) ask(played.delete?.(movesOf(row.id, drop)));
  if (moves) ask(played.put?.(moves));
  if (brought) ask(brought.data === undefined ? given.delete?.(row.id) : given.put?.(brought));
}

/** The keys of a match’s rows in the store `watches`: its watch, and the answers to a question (votes.ts). */
export const besideOf = (id: string): IDBKeyRange => IDBKeyRange.bound(id, `${id} votes`);

/** Asks for the match to be erased. */
export function erase(from: Writable, id: string, ask: Ask): void {
  ask(from.objectStore('matches').delete?.(id));
  ask(from.objectStore('moves').delete?.(movesOf(id)));
  ask(from.objectStore('brought').delete?.(id));
}

const alike = (one: unknown, other: unknown): boolean => one === other || JSON.stringify(one) === JSON.stringify(other);

/** Puts a match together from its row, its actions and its data. */
export function whole(row: StoredMatch, parts: readonly Moves[], data: unknown): StoredMatch {
  const { moves, ...match } = row as Partial<Apart> & StoredMatch;
  if (moves === undefined || match.save === null || typeof match.save !== 'object') return match;
  const actions: unknown[] = [];
  for (const part of parts) if (part.from === actions.length) actions.push(...part.actions);
  const { version, game, seats, ...rest } = match.save as Record<string, unknown>;
  // The engine writes a record in this order: a text that is cut off later still contains the data.
  const head = { version, game, seats, ...(data === undefined ? {} : { data }), ...rest };
  const cut = actions.length < moves ? { shortened: true } : {};
  return { ...match, ...cut, save: { ...head, actions: actions.slice(0, moves) } };
}

/** Reads a row of the store `moves`; null if it makes no sense. */
export function readMoves(row: unknown): Moves | null {
  const { id, from, actions } = (row ?? {}) as Record<string, unknown>;
  return typeof id === 'string' && typeof from === 'number' && Array.isArray(actions) ? { id, from, actions } : null;
}
