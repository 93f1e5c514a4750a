// The answers that people have given to a question that is not decided yet. A record holds only actions, so neither a record nor a file contains
// them: they lie in a row of their own beside the match, and count for this question alone.

import type { Action } from '../protocol/index.ts';
import { together, type Connection, type Database } from './database.ts';
import { hash } from './merge.ts';
import { object } from './rows.ts';

export interface Votes {
  /** The number of actions in the match. Answers that the rules were given after a row was written are counted here when it is read. */
  moves: number;
  /** The number of actions when the question was first asked. The rules say whether they still ask it. */
  since: number;
  /** Whether an answer has been seen: the action before the question is then no longer taken back. */
  seen: boolean;
  answers: readonly { seat: number; action: Action }[];
}

/** An answer that is longer than this in JSON is none. */
const LONGEST = 500;

type Recorded = { seat?: unknown; action?: unknown };

const isCount = (value: unknown, most: number): value is number =>
  Number.isInteger(value) && (value as number) >= 0 && (value as number) <= most;

/** A hash of the game, the deal, these actions and the tenures. It tells whether a row belongs to this line of play. Without tenures, nothing is
 * added to the hashed list, so that rows from before the tenures stay valid. */
function markOf(save: Record<string, unknown>, actions: readonly unknown[]): string {
  const { game, seed, setup, tenures = [] } = save;
  return hash(JSON.stringify([game, seed, setup, actions].concat(tenures)));
}

/** The answers in a stored row, which may be damaged; null if one of them makes no sense. */
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

/** The answers that a row holds for the match with this record. Null if the row makes no sense or is about another question: since it was written,
 * the only new actions may be these answers, and those of bots. */
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
  // If the rules have all these answers and more, the question may be another one by now, and the record contains the answers.
  return left.length === 0 && given.size > answers.length
    ? null
    : { moves: actions.length, since, seen, answers: left };
}

/** The rows that are not written yet, by key; null if a row is still to be erased. They take precedence over stored rows. If nothing may be stored,
 * they last as long as the page. */
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

  /** The answers that were given before the match was left. A row that makes no sense, or is about another question, is ignored and erased. */
  async read(): Promise<Votes | null> {
    const stored = await this.database.attempt<unknown>((db) => db.get('watches', this.#key), undefined);
    const row = memory.has(this.#key) ? memory.get(this.#key) : stored;
    const votes = votesIn(row, this.save());
    this.#there = row !== undefined;
    if (votes === null) this.note(null);
    return votes;
  }

  /** Keeps these answers in place of the earlier ones; null says that the question is decided or is no longer asked. The page may be closed at any
   * moment: the row is on its way when this returns. */
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
    // If this fails, `attempt` tries again, and reports a second failure.
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

/** A match that has been opened, with its engine. */
interface InPlay {
  readonly id: string;
  readonly keeping: { readonly row: { readonly save: unknown } };
  readonly view: { readonly moves: number };
  readonly engine: {
    request(op: 'check', fields: { seat: number; action: Action }): Promise<{ refusal: unknown }>;
  };
}

/** The answers that people had given when the match was left, as far as the rules still allow them, and the function that keeps later answers. If the
 * signal is raised because another tab has the match (`elsewhere`), rows that are not written yet are dropped. */
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
  // The engine may have replayed only the beginning of the record.
  if (votes?.moves !== open.view.moves) return { votes: null, noteVotes };
  const allowed = votes.answers.map(async ({ seat, action }) => {
    try {
      return (await engine.request('check', { seat, action })).refusal === null;
    } catch (error) {
      // The rules have not answered: they will judge the answer when it is counted. The name is tested, because importing the class would add a chunk
      // to each screen.
      return (error as Error).name === 'EngineError';
    }
  });
  const may = await Promise.all(allowed);
  return { votes: { ...votes, answers: votes.answers.filter((_, at) => may[at]) }, noteVotes };
}

/** The key of the row in the store `watches`. Erasing a match erases all keys from its id to this one (`besideOf`). */
const keyOf = (match: string): string => `${match} votes`;
