// The table protocol (crates/protocol/PROTOCOL.md). Generated from the Rust types, never edited by hand:
//   cargo run -q -p protocol --features ts --example types

/** The ids of all games. */
export type GameId = keyof Games;

/** A bot's level; `random` and `greedy` are yardsticks for simulations. */
export type Level = "random" | "greedy" | "easy" | "medium" | "hard";

/** A game's view with what the table knows besides: which game it is, and who sits where. */
export type Seen<G extends string, V extends { seats: unknown[] }> = Omit<V, "seats"> & {
  game: G;
  seats: (V["seats"][number] & Player)[];
};

/** What somebody sees; `game` tells which one. */
export type View = { [G in GameId]: Games[G]["view"] }[GameId];

/** What a seat submits. */
export type Action = Games[GameId]["action"];

/** What happened. */
export type GameEvent = Games[GameId]["event"];

/** What happened, with what to say of it. */
export type TableEvent = GameEvent & { message: Message };

/** A game's options, complete. */
export type Options = Games[GameId]["options"];

/** What chance would decide, given instead. */
export type Setup = Games[GameId]["setup"];

/** What `think` needs: the view of one seat, the rules, the orders. To be handed on as it is. */
export type BotTask = { game: GameId } & { readonly [field: string]: unknown };

/** A request; its answer has the same `id`. */
export type Request = { id?: unknown } & Command;

/** What each request that is done is answered with. */
export interface Answers {
  games: GamesAnswer;
  new: ViewAnswer;
  view: ViewAnswer;
  legal: LegalAnswer;
  act: ActAnswer;
  bot: BotAnswer;
  "bot-task": TaskAnswer;
  think: BotAnswer;
  undo: ViewAnswer;
  save: SaveAnswer;
  load: LoadAnswer;
  log: LogAnswer;
}

/** The name of a request. */
export type Op = Command["op"];

/** A request that is done. */
export type Done<O extends Op> = { id: unknown; ok: true } & Answers[O];

/** A request that is not done; nothing has changed. */
export type Refused = { id: unknown; ok: false; error: Failure };

/** The answer to a request. */
export type Answer<O extends Op> = Done<O> | Refused;

/** Each game's own types. */
export interface Games {
}

/**
 * Answer of `act`.
 */
export type ActAnswer = { 
/**
 * What happened, as the viewer learns of it; each event with its `message`.
 */
events: TableEvent[], 
/**
 * What the viewer sees afterwards.
 */
view: View, };

/**
 * Answer of `bot` and `think`.
 */
export type BotAnswer = { 
/**
 * What the bot would do. It is not done.
 */
action: Action, };

/**
 * The fields of `bot` and `bot-task`.
 */
export type BotWish = { 
/**
 * The seat that the bot thinks for.
 */
seat: Seat, 
/**
 * How well; absent: as the seat's own bot, or `hard` in a human's seat.
 */
level?: Level, 
/**
 * How long at most, in milliseconds.
 */
budget_ms?: number, 
/**
 * How many steps of its search at most.
 */
iterations?: number, 
/**
 * The seed of the bot's own chance; absent: drawn from the view.
 */
seed?: number | string, };

/**
 * The error codes of the protocol, in the order in which refusals are looked for (COM-8).
 */
export type Code = "bad-request" | "unknown-game" | "bad-options" | "bad-seats" | "bad-setup" | "no-match" | "match-over" | "wrong-phase" | "not-your-turn" | "not-in-hand" | "illegal" | "not-a-word" | "undo-hidden" | "nothing-to-undo" | "bad-save" | "bot-failed";

/**
 * A request of the protocol, `id` aside.
 */
export type Command = { "op": "games", } | { "op": "new" } & Opening | { "op": "view", 
/**
 * Whose eyes; null or absent: a spectator's.
 */
seat?: Seat, } | { "op": "legal", 
/**
 * The seat.
 */
seat: Seat, 
/**
 * How many actions to list about at most; see `MAX_LEGAL`.
 */
limit?: number, } | { "op": "act", 
/**
 * Who; null is the table itself.
 */
seat: number | null, 
/**
 * What, in the words of the game.
 */
action: Action, 
/**
 * Whose events and view are answered; absent: the acting seat's.
 */
viewer?: number | null, } | { "op": "bot" } & BotWish | { "op": "bot-task" } & BotWish | { "op": "think", 
/**
 * As `bot-task` made it.
 */
task: BotTask, } | { "op": "undo", 
/**
 * Whose view is answered; absent: a spectator's.
 */
viewer?: number | null, } | { "op": "save", } | { "op": "load", 
/**
 * A save, or its text.
 */
save: Save | string, } | { "op": "log", 
/**
 * As whom; null or absent: a spectator.
 */
seat?: Seat, };

/**
 * A line of a match's log, as its viewer may know it.
 */
export type Entry = { 
/**
 * Its place in this viewer's log, from 0. (Not in the match's: gaps would tell of what is hidden.)
 */
seq: number, 
/**
 * Who acted; null for the deal, for the table itself and where the viewer does not know.
 */
seat: Seat | null, 
/**
 * What was done, on the first line that follows from it.
 */
action: Action | null, 
/**
 * What happened.
 */
event: GameEvent | null, 
/**
 * What to say of it.
 */
message: Message, };

/**
 * Why a request is not done: the `error` of an answer. The match is as it was.
 */
export type Failure = { 
/**
 * What kind of mistake it is.
 */
code: Code, 
/**
 * The clause that refuses, such as `"PAD-10"`, where a rule does.
 */
clause: string | null, 
/**
 * What to say of it: an entry of the message catalogues.
 */
message: Message, };

/**
 * A game of the box, for a host that offers it.
 */
export type GameInfo = { 
/**
 * The id in `new`.
 */
id: GameId, 
/**
 * How many may play.
 */
seats: SeatRange, 
/**
 * JSON Schema of its options, with defaults and descriptions.
 */
options: Record<string, unknown>, 
/**
 * The bots that a player is offered, weakest first.
 */
levels: Level[], };

/**
 * Answer of `games`.
 */
export type GamesAnswer = { 
/**
 * Every game of the box.
 */
games: Array<GameInfo>, };

/**
 * Somebody who is to play.
 */
export type Guest = { 
/**
 * As it is to be said; blank: the seat's number, from 1.
 */
name?: string, 
/**
 * Null for a human, or a bot's level.
 */
bot?: Level | null, };

/**
 * Answer of `legal`.
 */
export type LegalAnswer = { 
/**
 * Actions that the seat may take.
 */
actions: Action[], 
/**
 * Whether they are all.
 */
complete: boolean, };

/**
 * Answer of `load`.
 */
export type LoadAnswer = { 
/**
 * What a spectator sees.
 */
view: View, 
/**
 * The gravest of the warnings, if there are any.
 */
warning?: Warning, 
/**
 * All of them, the gravest first.
 */
warnings?: Array<Warning>, };

/**
 * Answer of `log`.
 */
export type LogAnswer = { 
/**
 * From the first deal on.
 */
entries: Array<Entry>, };

/**
 * An entry of the message catalogues and what it is to be filled with. In JSON: `{"key", "args"}`.
 *
 * Rules make messages with seats in them; the table's edge turns seats into names ([`Message::named`]), because rules
 * never hold names.
 */
export type Message = { 
/**
 * Key of a catalogue entry, such as `syntax-laid`.
 */
key: string, 
/**
 * Values of its variables.
 */
args: Record<string, string | number>, };

/**
 * The fields of `new`.
 */
export type Opening = { 
/**
 * The game's id.
 */
game: GameId, 
/**
 * Who plays, in turn order.
 */
seats: Array<Guest>, 
/**
 * The game's options; what is left out has its default.
 */
options?: Partial<Options>, 
/**
 * The seed of all chance, as a number or as digits; absent: a fresh one.
 */
seed?: number | string, 
/**
 * What chance would decide, given instead.
 */
setup?: Partial<Setup> | null, };

/**
 * Somebody at the table.
 */
export type Player = { 
/**
 * As it is to be said.
 */
name: string, 
/**
 * `null` for a human, or a bot's level.
 */
bot: Level | null, };

/**
 * A match: what it was dealt from and what was done. Replaying it gives the match back (COM-1).
 *
 * It holds everything, hidden cards too (they follow from the seed): it is for the host, never for a seat. `actions` comes
 * last, so that a text that breaks off has lost only its end.
 */
export type Save = { 
/**
 * [`VERSION`] of the code that wrote it.
 */
version: number, 
/**
 * [`crate::Game::ID`].
 */
game: string, 
/**
 * Who sat where.
 */
seats: Array<Player>, 
/**
 * The game's options as JSON.
 */
options: Options, 
/**
 * The seed of the match's chance; in JSON a string of digits, since JavaScript's numbers end at 2⁵³.
 */
seed: string, 
/**
 * The protocol's `setup`, null where chance decided everything.
 */
setup: Partial<Setup> | null, 
/**
 * Checksums of what the rules read besides: dictionaries and decks, by name.
 */
checksums: Record<string, string>, 
/**
 * What was done, in order.
 */
actions: Array<SavedAction>, };

/**
 * Answer of `save`.
 */
export type SaveAnswer = { 
/**
 * The match, for `load`. It holds everything, hidden cards too: never show it to a seat.
 */
save: Save, };

/**
 * One action of a record, in the game's own JSON.
 */
export type SavedAction = { 
/**
 * Who acted; null is the table itself.
 */
seat: Seat | null, 
/**
 * The action.
 */
action: Action, };

/**
 * A place at the table, 0-based; turn order ascends and wraps. In JSON: its number. The default is the first one (COM-2).
 */
export type Seat = number;

/**
 * How many seats a game is for, both ends included.
 */
export type SeatRange = { 
/**
 * The fewest.
 */
min: number, 
/**
 * The most.
 */
max: number, };

/**
 * Answer of `bot-task`.
 */
export type TaskAnswer = { 
/**
 * For `think`, in this process or another one.
 */
task: BotTask, };

/**
 * Answer of `new`, `view` and `undo`.
 */
export type ViewAnswer = { 
/**
 * What the viewer sees.
 */
view: View, };

/**
 * What a loaded match is not sure to have in common with the saved one.
 */
export type Warning = { 
/**
 * What to say of it.
 */
message: Message, 
/**
 * Index of the first action that was left out; null where none was.
 */
at: number | null, 
/**
 * How many actions were replayed.
 */
kept: number, 
/**
 * Why the rules refuse that action, where they do.
 */
error: Failure | null, };
