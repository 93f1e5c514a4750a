// The table protocol as the page speaks it (crates/protocol/PROTOCOL.md). What it says, the Rust types say (types.gen.ts); here
// is what the page's side adds: types by game, requests by op, and a refusal that can be thrown.

import type { Code, Command, Entry as AnyEntry, Failure, GameId, Games, Guest, Message } from './types.gen.ts';

export type { Answers, BotTask, Clock, GameId, GameInfo, Level, Message, Player, Save, Tenure } from './types.gen.ts';

/** What a seat, or a spectator, sees of a game; of any of them, if none is named. */
export type View<G extends GameId = GameId> = Games[G]['view'];
/** A match's options, complete. */
export type Options<G extends GameId = GameId> = Games[G]['options'];
/** What the host brings itself to a match. */
export type Data<G extends GameId = GameId> = Partial<Games[G]['data']>;
/** What a seat submits. */
export type Action<G extends GameId = GameId> = Games[G]['action'];
/** Something that happened, as the viewer may know it. */
export type GameEvent<G extends GameId = GameId> = Games[G]['event'];
/** The same with the sentence for it. */
export type TableEvent<G extends GameId = GameId> = GameEvent<G> & { message: Message };

/** A line of the log. */
export interface Entry<G extends GameId = GameId> extends Omit<AnyEntry, 'action' | 'event'> {
  action: Action<G> | null;
  event: GameEvent<G> | null;
}

/** The page uses `bot-task` and `think`, so that bots have a worker of their own. */
export type Op = Exclude<Command['op'], 'bot'>;

type Asked<O extends Op> = Omit<Extract<Command, { op: O }>, 'op'>;

/** The fields of each op, without `id` and `op`. */
export type Fields = Omit<{ [O in Op]: Asked<O> }, 'new' | 'load' | 'check-data'> & {
  'check-data': { game: string; options?: object; data: object; title?: string };
  /** Game and options come from the address and from storage: whether they are valid, the engine says. */
  new: Omit<Asked<'new'>, 'game' | 'seats' | 'options' | 'data'> & {
    game: string;
    seats: readonly Guest[];
    options?: object;
    data?: object;
  };
  load: { save: object; early?: boolean };
};

/** Why a request was refused; `code` says which kind of mistake it is (COM-8). */
export type Refusal = Failure;

/** A request that was refused: the match is as it was. `refusal.message` is what to say. */
export class Refused extends Error {
  override readonly name = 'Refused';
  constructor(readonly refusal: Refusal) {
    super(`${refusal.code}${refusal.clause === null ? '' : ` (${refusal.clause})`}: ${refusal.message.key}`);
  }
  get code(): Code {
    return this.refusal.code;
  }
}
