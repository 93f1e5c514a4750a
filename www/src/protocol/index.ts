// The table protocol as the page speaks it (crates/protocol/PROTOCOL.md): requests by op, their answers, refusals.
// The types of each game's views, actions and events are generated (types.gen.ts); here is what all games share.

/** Languages of word lists. */
export type DictionaryLanguage = 'fr' | 'en';
/** A bot's level. The page offers the last three; the others are yardsticks. */
export type Level = 'random' | 'greedy' | 'easy' | 'medium' | 'hard';

/** An entry of the catalogues with its values; a seat is already said by its name. */
export interface Message {
  key: string;
  args: Record<string, string | number>;
}

/** Somebody at the table; `bot` is null for a human. */
export interface Player {
  name: string;
  bot: string | null;
}

/** An action of a game, `{"type": …}` and its fields. */
export interface AnyAction {
  type: string;
  [field: string]: unknown;
}

/** Something that happened, as the viewer may know it, with the sentence for it. */
export interface AnyEvent {
  type: string;
  message: Message;
  [field: string]: unknown;
}

/** What every view has, whatever the game. `hand` is only in a seat's own view, `ranking` only when the match is over. */
export interface AnyView {
  game: string;
  /** The viewer's seat, or null for a spectator. */
  seat: number | null;
  phase: string;
  round: number;
  /** The seat to act, or null. */
  turn: number | null;
  /** All seats that may act now. */
  to_act: number[];
  seats: ({ name: string; hand_count: number; score: number } & Record<string, unknown>)[];
  hand?: string[];
  over: boolean;
  /** Seats that share a rank stand together, best first. */
  ranking?: number[][];
  [field: string]: unknown;
}

export interface GameInfo {
  id: string;
  seats: { min: number; max: number };
  /** JSON Schema with defaults. */
  options: Record<string, unknown>;
}

export interface LogEntry {
  seq: number;
  seat: number | null;
  action: AnyAction | null;
  event: AnyEvent | null;
  message: Message;
}

/** A match as a record. Opaque to the page, which keeps it; it holds hidden cards and is for nobody to look at. */
export interface Save {
  version: number;
  game: string;
  seats: Player[];
  [field: string]: unknown;
}

/** What a bot needs to think: its seat's view, the rules, level and budget. Opaque. */
export type BotTask = object;

/** The fields of each op, without `id` and `op`. */
export interface Fields {
  games: Record<never, never>;
  new: { game: string; seats: Player[]; options?: object; seed?: number | string; setup?: object };
  /** Without `seat`: what a spectator sees. */
  view: { seat?: number };
  /** At most about `limit` actions where there are too many to list. */
  legal: { seat: number; limit?: number };
  /** `seat` null is the table itself. `viewer` says whose events and view are answered: by default the acting seat's. */
  act: { seat: number | null; action: AnyAction; viewer?: number | null };
  'bot-task': { seat: number; level?: string; budget_ms?: number; iterations?: number; seed?: number | string };
  think: { task: BotTask };
  undo: { viewer?: number | null };
  save: Record<never, never>;
  load: { save: object };
  log: { seat?: number };
}

/** The fields of each answer, without `id` and `ok`. */
export interface Answers {
  games: { games: GameInfo[] };
  new: { view: AnyView };
  view: { view: AnyView };
  legal: { actions: AnyAction[]; complete: boolean };
  act: { events: AnyEvent[]; view: AnyView };
  'bot-task': { task: BotTask };
  think: { action: AnyAction };
  undo: { view: AnyView };
  save: { save: Save };
  /** `warning`: the record broke off and its valid part was loaded. */
  load: { view: AnyView; warning?: unknown };
  log: { entries: LogEntry[] };
}

export type Op = keyof Fields;

/** Codes of refusals (COM-8). `dictionary-unavailable` is the worker's own: a word list could not be had; trying again may help. */
export type RefusalCode =
  | 'bad-request'
  | 'unknown-game'
  | 'bad-options'
  | 'bad-seats'
  | 'bad-setup'
  | 'no-match'
  | 'match-over'
  | 'wrong-phase'
  | 'not-your-turn'
  | 'not-in-hand'
  | 'illegal'
  | 'not-a-word'
  | 'undo-hidden'
  | 'nothing-to-undo'
  | 'bad-save'
  | 'bot-failed'
  | 'dictionary-unavailable';

export interface Refusal {
  code: RefusalCode;
  /** The clause that refuses, such as `SYN-13`, or null. */
  clause: string | null;
  message: Message;
}

/** A request that was refused: the match is as it was. `refusal.message` is what to say. */
export class Refused extends Error {
  override readonly name = 'Refused';
  constructor(readonly refusal: Refusal) {
    super(`${refusal.code}${refusal.clause === null ? '' : ` (${refusal.clause})`}: ${refusal.message.key}`);
  }
  get code(): RefusalCode {
    return this.refusal.code;
  }
}
