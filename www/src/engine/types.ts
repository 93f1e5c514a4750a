import type { Action, Answers, Fields, Level, Message, Op, Save, View } from '../protocol/index.ts';
import type { EngineErrorCode } from './errors.ts';

export interface EngineOptions {
  /** The game whose rules and bots are needed: each game has its own engine. */
  game: string;
  /** The files that the engine will request first, if they are known. They are fetched at the same time as the engine. */
  first?: readonly string[];
  /**
   * Gets the record of the match after every request that changes it (`new`, `load`, `act`, `undo`, `seat`), in order. The page keeps the record;
   * `request('load', { save })` brings the match back. The request resolves when the promise returned here has, or after a second: so what is shown
   * has been kept, but a disk that does not answer stops nobody. `match` is the name that `new` or `load` gave. Errors thrown here only go to the
   * console.
   */
  onSave?: (save: Save, of: { match: string | null }) => void | Promise<void>;
}

export interface RequestOptions {
  /** Stops waiting: the promise rejects with `EngineError('aborted')`. The request itself may still be performed. */
  signal?: AbortSignal;
  /**
   * With `new` and `load`: the page's name for the match. With everything else: the match that is meant; where the engine
   * holds another by then, nothing is asked and the promise rejects with `EngineError('aborted')`.
   */
  match?: string;
}

/** The engine for one match. While the engine holds another match, requests reject without being sent. */
export interface MatchEngine {
  request<O extends Op>(op: O, fields: Fields[O], options?: { signal?: AbortSignal }): Promise<Answers[O]>;
  bot(seat: number, options?: BotOptions): Promise<BotChoice>;
  hint(seat: number, options?: Omit<BotOptions, 'level'>): Promise<Hint | null>;
}

/** What the hard bot would do in a person's place. */
export interface Hint {
  action: Action;
  /** The reason, as far as that person's view shows it; null if the bot gives none. */
  reason: Message | null;
}

export interface BotOptions {
  /** By default the level that the seat was given in `new`; for a human's seat `hard`. */
  level?: Level;
  /** How long it may think, in ms. Default 250. */
  budget?: number;
  /** The time on the match's watch, from which the rules know how long the seat has been asked. */
  at_ms?: number;
  /** Reproducible thinking: that many iterations instead of the bot's own number; the budget stays as a bound. */
  iterations?: number;
  /** Fields that replace those of the view: a hint may be for the move after a question has been answered. */
  past?: Readonly<Record<string, unknown>>;
  /** Stops waiting: the promise rejects with `EngineError('aborted')`. A thought under way goes on, so the next bot may wait for it. */
  signal?: AbortSignal;
  /** The match that is meant (see `RequestOptions`). */
  match?: string;
}

/** Why a bot's own answer could not be had. */
export type BotFailure = 'timeout' | 'crashed' | 'no-action';

export interface BotChoice {
  /** What to `act` once `after_ms` have passed; null: ask again then, or when the view has changed. */
  action: Action | null;
  /** Milliseconds from the question on; 0 in turn games. */
  after_ms: number;
  /** Set when this is not the bot's own answer but the first legal action in its stead. */
  replaced: BotFailure | null;
}

/** The state of the words of a match that was dealt before they arrived. */
export interface WordsTold {
  /** `missing`: they did not arrive; another attempt may succeed. */
  state: 'here' | 'coming' | 'missing';
  /** Somebody waits for them. */
  wanted: boolean;
}

/** Events of the engine and what comes with them. */
export interface EngineEvents {
  /** The words of the match are on their way, have come, did not come; or somebody begins to wait for them. */
  words: WordsTold;
  /** A resource (`dictionary-fr`) is on its way: `done` from 0 to 1 within each stage. The last one is `build` with 1. */
  progress: { resource: string; stage: 'fetch' | 'build'; done: number };
  /** A bot's action was replaced by a legal one; play goes on. */
  'bot-failed': { seat: number; reason: BotFailure };
  /**
   * The table's worker died and the match was loaded again from the last save. What was under way rejected with
   * `EngineError('restarted')`: draw `view` (a spectator's; null when there was no match) and ask for the rest anew.
   */
  restarted: { view: View | null };
  /** The table's worker died and could not be brought back: offer to start again. All further requests reject with `lost`. */
  lost: { code: EngineErrorCode; detail: string };
}
