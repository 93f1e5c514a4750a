// How a match lies in the database. The small things that change with each action are one row; the actions are appended; what a host brought
// (a deck may be large) is written once. So an action costs the same at the end of a match as at its beginning.

import type { StoredMatch } from './rows.ts';

/** The stores that a match is spread over. */
export const PARTS = ['matches', 'moves', 'brought'] as const;

/** Some of a match's actions, one after the other; `from` is how many come before them. */
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

/** The keys of all that was played of a match, from that action on. */
export const movesOf = (id: string, from = 0): IDBKeyRange => IDBKeyRange.bound([id, from], [id, []]);

type Recorded = Readonly<Record<string, unknown>> & { actions: readonly unknown[]; data?: unknown };

const recorded = (save: unknown): save is Recorded =>
  save !== null && typeof save === 'object' && Array.isArray((save as { actions?: unknown }).actions);

/** What is written at once. */
export interface Writing {
  row: StoredMatch;
  /** Whatever was written from that action on goes; null: nothing does. */
  drop: number | null;
  moves: Moves | null;
  /** Null: what was written stays; `data` may be undefined, where there is none. */
  brought: BroughtData | null;
}

/** A transaction that may write those stores. */
interface Writable {
  objectStore(name: (typeof PARTS)[number]): {
    put?: (row: unknown) => Promise<unknown>;
    delete?: (key: string | IDBKeyRange) => Promise<void>;
  };
}

/** What is known to be written of a match: who holds it writes it, and nobody else. */
export class Written {
  /** Of the row that was written; what another one says is unknown. */
  #revision = Number.NaN;
  /** The actions, as they were when they were written. */
  #actions: readonly unknown[] = [];
  /** At which actions rows begin. */
  #starts: number[] = [];
  #data: unknown;

  /** What has to be written, so that what is there is this match. `there` is the revision that lies there now. */
  next(match: StoredMatch, there: number | undefined): Writing {
    const { id, save } = match;
    const known = there === this.#revision;
    // A match that is still being dealt, or a record that makes no sense, is kept as it is.
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

  /** That has been written. */
  done({ save, revision }: StoredMatch, { drop, moves }: Writing): void {
    this.#revision = revision;
    this.#actions = recorded(save) ? save.actions : [];
    this.#data = recorded(save) ? save.data : undefined;
    if (drop !== null) this.#starts = this.#starts.filter((start) => start < drop);
    if (moves) this.#starts.push(moves.from);
  }

  /** How far what is written still holds: where a row begins, or where the last one ends. */
  #begins(actions: readonly unknown[]): number {
    let same = 0;
    while (same < this.#actions.length && same < actions.length && alike(this.#actions[same], actions[same])) same++;
    if (same === this.#actions.length) return same;
    return this.#starts.findLast((start) => start <= same) ?? 0;
  }
}

/** Told of each thing that was asked for. */
type Ask = (asked: Promise<unknown> | undefined) => void;

/** Asks for all of it to be written. */
export function write(to: Writable, { row, drop, moves, brought }: Writing, ask: Ask): void {
  const [played, given] = [to.objectStore('moves'), to.objectStore('brought')];
  ask(to.objectStore('matches').put?.(row));
  if (drop !== null) ask(played.delete?.(movesOf(row.id, drop)));
  if (moves) ask(played.put?.(moves));
  if (brought) ask(brought.data === undefined ? given.delete?.(row.id) : given.put?.(brought));
}

/** A match’s rows among the watches: its watch, and what was answered to a question (votes.ts). */
export const besideOf = (id: string): IDBKeyRange => IDBKeyRange.bound(id, `${id} votes`);

/** Asks for the match to be erased. */
export function erase(from: Writable, id: string, ask: Ask): void {
  ask(from.objectStore('matches').delete?.(id));
  ask(from.objectStore('moves').delete?.(movesOf(id)));
  ask(from.objectStore('brought').delete?.(id));
}

const alike = (one: unknown, other: unknown): boolean => one === other || JSON.stringify(one) === JSON.stringify(other);

/** The match whose parts these are, in their order. */
export function whole(row: StoredMatch, parts: readonly Moves[], data: unknown): StoredMatch {
  const { moves, ...match } = row as Partial<Apart> & StoredMatch;
  if (moves === undefined || match.save === null || typeof match.save !== 'object') return match;
  const actions: unknown[] = [];
  for (const part of parts) if (part.from === actions.length) actions.push(...part.actions);
  const { version, game, seats, ...rest } = match.save as Record<string, unknown>;
  // As the engine writes it: whoever has the beginning of such a text has the data, too.
  const head = { version, game, seats, ...(data === undefined ? {} : { data }), ...rest };
  const cut = actions.length < moves ? { shortened: true } : {};
  return { ...match, ...cut, save: { ...head, actions: actions.slice(0, moves) } };
}

/** Rows of which nobody knows what they are, by match. */
export function readMoves(row: unknown): Moves | null {
  const { id, from, actions } = (row ?? {}) as Record<string, unknown>;
  return typeof id === 'string' && typeof from === 'number' && Array.isArray(actions) ? { id, from, actions } : null;
}
