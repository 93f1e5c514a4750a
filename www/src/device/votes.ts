// What people have answered to a question that is not decided yet. It is in no record, which holds actions only, and goes with no file: it lies in a
// row of its own beside the match, and counts for that very question alone.

import type { Action } from '../protocol/index.ts';
import { together, type Connection, type Database } from './database.ts';
import { hash } from './merge.ts';
import { object } from './rows.ts';

export interface Votes {
  /** How many actions the match has; of what is read, the rules may have some of the answers by then. */
  moves: number;
  /** How many it had when the question was put first: the rules say whether it is still what they ask. */
  since: number;
  /** An answer has lain open: what is asked is not taken back any more. */
  seen: boolean;
  answers: readonly { seat: number; action: Action }[];
}

/** An answer that is longer than this in JSON is none. */
const LONGEST = 500;

type Recorded = { seat?: unknown; action?: unknown };

const isCount = (value: unknown, most: number): value is number =>
  Number.isInteger(value) && (value as number) >= 0 && (value as number) <= most;

/** Names the line of play up to an action, and who plays: another deal, another action before it, or somebody who has sat down since, has another
 * name. Where nobody has, it is the name that rows had before that was told apart. */
function markOf(save: Record<string, unknown>, actions: readonly unknown[]): string {
  const { game, seed, setup, tenures = [] } = save;
  return hash(JSON.stringify([game, seed, setup, actions].concat(tenures)));
}

/** The same answers in a row that somebody else may have written. */
function answersIn(rows: unknown, seats: number): Votes['answers'] | null {
  if (!Array.isArray(rows) || rows.length > seats) return null;
  const asked = new Set<unknown>();
  for (const row of rows) {
    const { seat, action } = (object(row) ? row : {}) as Recorded;
    if (!Number.isInteger(seat) || (seat as number) < 0 || (seat as number) >= seats || asked.has(seat)) return null;
    if (!object(action) || typeof action['type'] !== 'string' || JSON.stringify(action).length > LONGEST) return null;
    asked.add(seat);
  }
  return rows.map(({ seat, action }) => ({ seat, action }));
}

/** What a row says of a match with that record. Null where it is no such row, or is about another question: what has happened since is not only
 * that the rules were given these answers, and those of bots. */
export function votesIn(row: unknown, save: unknown): Votes | null {
  if (!object(row) || !object(save) || !Array.isArray(save['actions']) || !Array.isArray(save['seats'])) return null;
  const { moves, since = moves, mark, seen } = row as { [field in keyof Votes | 'mark']?: unknown };
  const actions = save['actions'] as Recorded[];
  const answers = answersIn(row['answers'], save['seats'].length);
  if (answers === null || typeof seen !== 'boolean') return null;
  if (!isCount(moves, actions.length) || !isCount(since, moves)) return null;
  if (markOf(save, actions.slice(0, moves)) !== mark) return null;
  const given = new Map<unknown, unknown>();
  for (const { seat, action } of actions.slice(moves)) {
    const answer = answers.find((one) => one.seat === seat);
    const other = answer !== undefined && JSON.stringify(answer.action) !== JSON.stringify(action);
    if (typeof seat !== 'number' || given.has(seat) || other) return null;
    given.set(seat, action);
  }
  const left = answers.filter(({ seat }) => !given.has(seat));
  // Where the rules have all of them, and more, the question may be another one by now, and the record says what was answered.
  return left.length === 0 && given.size > answers.length
    ? null
    : { moves: actions.length, since, seen, answers: left };
}

/** The rows that could not be written yet, by key, and null for those that could not be erased: they count more than what is stored. Where nobody
 * keeps anything they last as long as the page. */
const memory = new Map<string, object | null>();

export class KeptVotes {
  readonly #key: string;
  /** There may be something to erase. */
  #there = false;

  constructor(
    private readonly database: Pick<Database, 'attempt' | 'now'>,
    match: string,
    /** The record of the match. */
    private readonly save: () => unknown,
  ) {
    this.#key = keyOf(match);
  }

  /** What was answered before the match was left. A row that makes no sense, or is about another question, is ignored, and goes. */
  async read(): Promise<Votes | null> {
    const stored = await this.database.attempt<unknown>((db) => db.get('watches', this.#key), undefined);
    const row = memory.has(this.#key) ? memory.get(this.#key) : stored;
    const votes = votesIn(row, this.save());
    this.#there = row !== undefined;
    if (votes === null) this.note(null);
    return votes;
  }

  /** Keeps them in place of what was kept; null: the question is decided, or is none any more. The page may be gone in the next moment: the row is
   * on its way when this returns. */
  note(votes: Votes | null): void {
    if (votes === null && !this.#there) return;
    const row = votes && this.#rowOf(votes);
    this.#there = row !== null;
    memory.set(this.#key, row);
    const put = async (db: Connection): Promise<void> => {
      // Something else has been noted since.
      if (memory.get(this.#key) !== row) return;
      const transaction = db.transaction('watches', 'readwrite');
      await together(transaction, (ask) => ask(row ? transaction.store.put(row) : transaction.store.delete(this.#key)));
      if (memory.get(this.#key) === row) memory.delete(this.#key);
    };
    const { database } = this;
    // What fails is tried once more, which tells people so where it fails again.
    const attempt = (): Promise<void> => database.attempt(put, undefined);
    if (database.now) put(database.now).catch(attempt);
    else void attempt();
  }

  #rowOf({ moves, since, seen, answers }: Votes): object | null {
    const save = this.save();
    const { actions } = (object(save) ? save : {}) as { actions?: unknown[] };
    if (!object(save) || !actions || actions.length < moves) return null;
    return { id: this.#key, moves, since, mark: markOf(save, actions.slice(0, moves)), seen, answers };
  }
}

/** A match that has been opened, and what asks its rules. */
interface InPlay {
  readonly id: string;
  readonly keeping: { readonly row: { readonly save: unknown } };
  readonly view: { readonly moves: number };
  readonly engine: {
    request(op: 'check', fields: { seat: number; action: Action }): Promise<{ refusal: unknown }>;
  };
}

/** What people had answered when that match was left, as far as the rules still allow it; and what keeps what they answer from now on. Where the signal
 * is raised because the match is `elsewhere`, what could not be written here is worth nothing any more. */
export async function answered(
  database: Database,
  open: InPlay,
  signal: AbortSignal,
): Promise<{ votes: Votes | null; noteVotes: (votes: Votes | null) => void }> {
  const { engine } = open;
  signal.addEventListener('abort', () => {
    if (signal.reason === 'elsewhere') memory.delete(keyOf(open.id));
  });
  const kept = new KeptVotes(database, open.id, () => open.keeping.row.save);
  const votes = await kept.read();
  const noteVotes = (of: Votes | null): void => kept.note(of);
  // The record may be longer than what could be replayed of it.
  if (votes?.moves !== open.view.moves) return { votes: null, noteVotes };
  const allowed = votes.answers.map(async ({ seat, action }) => {
    try {
      return (await engine.request('check', { seat, action })).refusal === null;
    } catch (error) {
      // The rules have said nothing: they judge it when it is counted. By its name, since the class would bring a chunk more to each screen.
      return (error as Error).name === 'EngineError';
    }
  });
  const may = await Promise.all(allowed);
  return { votes: { ...votes, answers: votes.answers.filter((_, at) => may[at]) }, noteVotes };
}

/** The key of that row among the watches. Whatever erases a match erases all from its id to here. */
const keyOf = (match: string): string => `${match} votes`;
