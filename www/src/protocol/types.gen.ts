// The table protocol (crates/protocol/PROTOCOL.md). Generated from the Rust types, never edited by hand:
//   cargo run -q -p protocol --features ts --example types

/** The ids of all games. */
export type GameId = keyof Games;

/** A bot's level; `random` and `greedy` are yardsticks for simulations. */
export type Level = "random" | "greedy" | "easy" | "medium" | "hard";

/** A game's view with what the table knows besides: which game it is, and who sits where. */
export type Seen<G extends string, V extends { seats: unknown[] }> = Omit<V, "seats"> &
  MatchFacts & {
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

/** What the host brings itself, by name. */
export type Data = Partial<Games[GameId]["data"]>;

/** What chance would decide, given instead. */
export type Setup = Games[GameId]["setup"];

/** What `think` needs: the view of one seat, the rules, the orders; `data` has the checksums of the match's data. To be handed on as it is. */
export type BotTask = { game: GameId; data?: Record<string, string> } & { readonly [field: string]: unknown };

/** A request; its answer has the same `id`. */
export type Request = { id?: unknown } & Command;

/** What each request that is done is answered with. */
export interface Answers {
  games: GamesAnswer;
  new: NewAnswer;
  view: ViewAnswer;
  legal: LegalAnswer;
  check: CheckAnswer;
  act: ActAnswer;
  bot: BotAnswer;
  "bot-task": TaskAnswer;
  think: BotAnswer;
  undo: ViewAnswer;
  seat: ViewAnswer;
  save: SaveAnswer;
  load: LoadAnswer;
  log: LogAnswer;
  words: LookedUp;
  "check-data": CheckDataAnswer;
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
  syntax: {
    view: Seen<"syntax", SyntaxView>;
    action: SyntaxAction;
    event: SyntaxEvent;
    options: SyntaxOptions;
    data: SyntaxData;
    setup: SyntaxLayout;
  };
  padbolix: {
    view: Seen<"padbolix", PadbolixView>;
    action: PadbolixAction;
    event: PadbolixEvent;
    options: PadbolixOptions;
    data: NoData;
    setup: PadbolixLayout;
  };
  plis: {
    view: Seen<"plis", PlisView>;
    action: PlisAction;
    event: PlisEvent;
    options: PlisOptions;
    data: NoData;
    setup: PlisLayout;
  };
  spikit: {
    view: Seen<"spikit", SpikitView>;
    action: SpikitAction;
    event: SpikitEvent;
    options: SpikitOptions;
    data: SpikitData;
    setup: SpikitLayout;
  };
  themes: {
    view: Seen<"themes", ThemesView>;
    action: ThemesAction;
    event: ThemesEvent;
    options: ThemesOptions;
    data: ThemesData;
    setup: ThemesLayout;
  };
  tally: {
    view: Seen<"tally", TallyView>;
    action: TallyAction;
    event: TallyEvent;
    options: TallyOptions;
    data: TallyData;
    setup: TallySetup;
  };
}

/**
 * Answer of `act`.
 */
export type ActAnswer = { 
/**
 * The events as the viewer may know them, each with its `message`.
 */
events: TableEvent[], 
/**
 * The view after the action.
 */
view: View, };

/**
 * The fields of `act`.
 */
export type ActFields = { 
/**
 * The seat that acts; null for the table itself.
 */
seat: number | null, 
/**
 * The action, in the game's JSON.
 */
action: Action, 
/**
 * The `moves` of the view that the action answers. If its question is no longer asked the action is refused (`stale`). Absent means
 * that the actor has seen everything.
 */
seen?: Count, 
/**
 * The moment, in whole milliseconds since the deal, by the host's watch; absent if it has none.
 */
at_ms?: Millis, 
/**
 * Whose events and view the answer holds; absent for those of the acting seat.
 */
viewer?: number | null, };

/**
 * Answer of `bot` and `think`.
 */
export type BotAnswer = { 
/**
 * The action that the bot would take once `after_ms` have passed; it is not performed. Null means: ask again then, or when the view
 * has changed.
 */
action: Action | null, 
/**
 * How many milliseconds the bot waits from the beginning of the question; 0 in games of turns.
 */
after_ms: number, 
/**
 * The reason, which tells no more than the seat sees; null if the bot gives none.
 */
reason: Message | null, 
/**
 * The `moves` of the view that the bot was given, which `act` needs as `seen`.
 */
seen: number, };

/**
 * The fields of `bot` and `bot-task`.
 */
export type BotFields = { 
/**
 * The seat that the bot thinks for.
 */
seat: Seat, 
/**
 * The level; absent for that of the seat's own bot, or `hard` in a human's seat.
 */
level?: Level, 
/**
 * How long it may think, in milliseconds.
 */
budget_ms?: Millis, 
/**
 * The moment, in whole milliseconds since the deal, by the host's watch. The table knows since when the seat has been asked.
 */
at_ms?: Millis, 
/**
 * For how many milliseconds the seat has been asked already; absent if `at_ms` tells.
 */
waited_ms?: Millis, 
/**
 * The most steps of its search.
 */
iterations?: Count, 
/**
 * The seed of the bot's own chance; absent for that of the seat's question.
 */
seed?: number | string, 
/**
 * In `bot-task`, checksums of data that the thinking process has got with an earlier task, so that this one need not bring them again.
 */
known?: Array<string>, };

/**
 * Answer of `check`.
 */
export type CheckAnswer = { 
/**
 * The refusal that `act` would get now; null if the action would be done.
 */
refusal: Failure | null, 
/**
 * A warning of what its seat may overlook, such as a bad end of the round; null if there is none, or a refusal.
 */
caution: Message | null, };

/**
 * Answer of `check-data`.
 */
export type CheckDataAnswer = { 
/**
 * The data as `new` accepts them, with all texts read.
 */
data: Record<string, unknown>, 
/**
 * The refusal that `new` would get; null if the data are right.
 */
refusal: Failure | null, 
/**
 * The line of the text, from 1, on which the mistake is; null if the data were no text, or no line has it.
 */
line: number | null, 
/**
 * Possible mistakes, the most important ones first.
 */
remarks: Array<Remark>, 
/**
 * What the game works out from the data, such as the grammar of words (`SpikitPreview`); null if there is nothing.
 */
preview: unknown, };

/**
 * The fields of `check-data`.
 */
export type CheckDataFields = { 
/**
 * The game's id.
 */
game: GameId, 
/**
 * As in `new`.
 */
options?: Partial<Options>, 
/**
 * As in `new`. Texts in the place of JSON are read as plain lines or as the columns of a spreadsheet.
 */
data: Record<string, unknown>, 
/**
 * The title of such a text if it names none, such as the name of its file.
 */
title?: string, };

/**
 * The fields of `check`.
 */
export type CheckFields = { 
/**
 * The seat that would act.
 */
seat: Seat, 
/**
 * The action, in the game's JSON.
 */
action: Action, };

/**
 * A clock as everybody sees it.
 */
export type Clock = { 
/**
 * Its name, for `time-up`.
 */
name: string, 
/**
 * How long a whole run lasts, in milliseconds.
 */
ms: number, 
/**
 * Whether it runs now. A clock that stands still goes on later.
 */
running: boolean, 
/**
 * The seat whose time it is; null if it is everybody's.
 */
seat: Seat | null, 
/**
 * The number of `moves` at which this run began. When the number changes, another run has begun.
 */
since: number, 
/**
 * True if the clock ends without the host, when a seat acts at or after its end; otherwise absent.
 */
lapses?: boolean, 
/**
 * How many milliseconds of the run had passed at the view's `at_ms`, as far as the host has named the moments of actions.
 */
spent_ms: number, };

/**
 * The error codes of the protocol, in the order in which refusals are looked for (COM-8).
 */
export type Code = "bad-request" | "unknown-game" | "bad-options" | "bad-seats" | "bad-setup" | "no-match" | "match-over" | "stale" | "wrong-phase" | "not-your-turn" | "not-in-hand" | "illegal" | "not-a-word" | "undo-hidden" | "nothing-to-undo" | "bad-save" | "bot-failed" | "bad-data" | "resource-unavailable" | "internal";

/**
 * A request of the protocol, `id` aside.
 */
export type Command = { "op": "games" } | { "op": "new" } & NewFields | { "op": "view" } & ViewFields | { "op": "legal" } & LegalFields | { "op": "check" } & CheckFields | { "op": "act" } & ActFields | { "op": "bot" } & BotFields | { "op": "bot-task" } & BotFields | { "op": "think" } & ThinkFields | { "op": "undo" } & UndoFields | { "op": "seat" } & SeatFields | { "op": "save" } & SaveFields | { "op": "load" } & LoadFields | { "op": "log" } & ViewFields | { "op": "words" } & WordsFields | { "op": "check-data" } & CheckDataFields;

/**
 * A number of things, at most [`MAX_WHOLE`].
 */
export type Count = number;

/**
 * A line of a match's log, as its viewer may know it.
 */
export type Entry = { 
/**
 * Its place in this viewer's log, from 0. It is not the place in the match's log, in which gaps would tell of hidden events.
 */
seq: number, 
/**
 * Who acted; null for the deal, for the table itself, and if the viewer does not know.
 */
seat: Seat | null, 
/**
 * The action, on the first line that follows from it.
 */
action: Action | null, 
/**
 * What happened.
 */
event: GameEvent | null, 
/**
 * The message that says it.
 */
message: Message, 
/**
 * How many actions had been performed when it happened, its own included; 0 is the deal. It is only in an open log, because elsewhere
 * gaps would tell of hidden events.
 */
moves?: number, };

/**
 * Why a request is not done: the `error` of an answer. The match is as it was.
 */
export type Failure = { 
/**
 * The kind of mistake.
 */
code: Code, 
/**
 * The clause that refuses, such as `"PAD-10"`; null if no rule does.
 */
clause: string | null, 
/**
 * What to say of it: an entry of the message catalogues.
 */
message: Message, 
/**
 * The place of the mistake, if it has one, as a JSON Pointer to something that was given. For a mistake in data (`bad-data`, also in
 * those of a save) it leads into the data, such as `/deck/cards/3`; for any other in a save (`bad-save`) into the save, and otherwise
 * into the request.
 */
place?: string, };

/**
 * A formula to follow: a shape and the strength of the play that showed it.
 */
export type Formula = { 
/**
 * Which of the three kinds.
 */
kind: Kind, 
/**
 * How many groups.
 */
groups: number, 
/**
 * How many letters a group has.
 */
length: number, 
/**
 * The lowest letter, which is the strength (PAD-8).
 */
lowest: string, };

/**
 * A game of the box, for a host that offers it.
 */
export type GameInfo = { 
/**
 * The id in `new`.
 */
id: GameId, 
/**
 * How many seats it is for.
 */
seats: SeatRange, 
/**
 * JSON Schema of its options, with defaults and descriptions.
 */
options: Record<string, unknown>, 
/**
 * JSON Schema of the data that the host may bring itself (`data` of `new`). Each property is a name that the game accepts.
 */
data: Record<string, unknown>, 
/**
 * The bots that a player is offered, weakest first.
 */
levels: Level[], 
/**
 * For each of these levels, about how many milliseconds pass until a bot first acts of its own accord; empty if bots act at once.
 */
paces: Array<number>, };

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
 * The name. A blank one becomes the number of the seat, from 1.
 */
name?: string, 
/**
 * Null for a human, or a bot's level.
 */
bot?: Level | null, };

/**
 * The three kinds of formula (PAD-5).
 */
export type Kind = "single" | "sequences" | "pairs";

/**
 * Answer of `legal`.
 */
export type LegalAnswer = { 
/**
 * Actions that are open to the seat.
 */
actions: Action[], 
/**
 * Whether these are all actions that are open to it.
 */
complete: boolean, };

/**
 * The fields of `legal`.
 */
export type LegalFields = { 
/**
 * The seat.
 */
seat: Seat, 
/**
 * About how many actions to list at most; see `MAX_LEGAL`.
 */
limit?: Count, 
/**
 * After how many actions; 0 is the deal. Absent means now.
 */
at?: Count, };

/**
 * Answer of `load`.
 */
export type LoadAnswer = { 
/**
 * The view of a spectator.
 */
view: View, 
/**
 * The most serious of the warnings, if there are any.
 */
warning?: Warning, 
/**
 * All warnings, the most serious first.
 */
warnings?: Array<Warning>, 
/**
 * The resources that an early match still lacks.
 */
lacks?: Array<string>, };

/**
 * The fields of `load`.
 */
export type LoadFields = { 
/**
 * A save, or its text in JSON or in the games' own notation.
 */
save: Save | string, 
/**
 * Whether words that are not there yet may come later, if the record can be replayed without them.
 */
early?: boolean, };

/**
 * Answer of `log`.
 */
export type LogAnswer = { 
/**
 * The lines of the log, from the first deal on.
 */
entries: Array<Entry>, };

/**
 * What [`Hosted::look_up`] answers about a text.
 */
export type LookedUp = { 
/**
 * The words, in their order.
 */
words: Array<LookedUpWord>, 
/**
 * Why the rules would refuse the text, if they would.
 */
refused: Message | null, };

/**
 * A word of a text.
 */
export type LookedUpWord = { 
/**
 * The word as it was written.
 */
word: string, 
/**
 * Whether the word list has it.
 */
known: boolean, };

/**
 * What the table knows of a match besides the game's own view.
 */
export type MatchFacts = { 
/**
 * Checksums of the data that the host brought, by name; absent if it brought none.
 */
data?: { [key in string]: string }, 
/**
 * How many actions have been performed.
 */
moves: number, 
/**
 * The latest moment that the host has named, in milliseconds since the deal; 0 before it has named any.
 */
at_ms: number, 
/**
 * The clocks that the rules have set, running or standing still.
 */
clocks: Array<Clock>, };

/**
 * An entry of the message catalogues and what it is to be filled with. In JSON: `{"key", "args"}`.
 *
 * Rules make messages with seats in them; the table's edge turns seats into names ([`Message::named`]), because rules
 * never hold names. Messages are written and never read back: in JSON a seat and a number look alike.
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
 * A moment or a span in milliseconds, at most [`MAX_WHOLE`].
 */
export type Millis = number;

/**
 * Answer of `new`.
 */
export type NewAnswer = { 
/**
 * The view of a spectator.
 */
view: View, 
/**
 * The resources that an early match still lacks.
 */
lacks?: Array<string>, };

/**
 * The fields of `new`.
 */
export type NewFields = { 
/**
 * The game's id.
 */
game: GameId, 
/**
 * Who plays, in turn order.
 */
seats: Array<Guest>, 
/**
 * The game's options. Fields that are absent have their defaults.
 */
options?: Partial<Options>, 
/**
 * The seed of all chance, as a number or as digits; absent: a fresh one.
 */
seed?: number | string, 
/**
 * The game's `setup`: things given in advance that chance would decide otherwise.
 */
setup?: Partial<Setup> | null, 
/**
 * What the host brings itself, by name, such as a deck of its own; see `games`.
 */
data?: Data | null, 
/**
 * Whether the match may be dealt without words that are not there yet.
 */
early?: boolean, };

/**
 * The data of a game that takes none.
 */
export type NoData = Record<symbol, never>;

/**
 * An action. In JSON `{"type": "play", "groups": ["EF", "mN"]}`, `{"type": "firecracker"}`, `{"type": "pass"}`.
 */
export type PadbolixAction = { "type": "play", 
/**
 * The groups. A single card is one group of one letter.
 */
groups: string[], } | { "type": "firecracker" } | { "type": "pass" };

/**
 * An event. In JSON `{"type": …}` and its fields.
 */
export type PadbolixEvent = { "type": "deal-began", 
/**
 * The number of the deal, from 1.
 */
deal: number, 
/**
 * Who is to lead it (PAD-25).
 */
leader: Seat, 
/**
 * The hands by seat; null if hidden.
 */
hands: (string[] | null)[], 
/**
 * How many cards each seat has, by seat.
 */
hand_counts: Array<number>, } | { "type": "exchanged", 
/**
 * Who gives its worst card.
 */
dubolix: Seat, 
/**
 * Who gives its best card.
 */
padbolix: Seat, 
/**
 * Dubolix's worst card, now Padbolix's.
 */
worst: string | null, 
/**
 * Padbolix's best card, now Dubolix's.
 */
best: string | null, } | { "type": "played", 
/**
 * Who played it.
 */
seat: Seat, 
/**
 * The groups; lower case is a star.
 */
groups: string[], 
/**
 * Whether it leads the trick.
 */
lead: boolean, 
/**
 * How many cards the seat has left.
 */
hand_count: number, } | { "type": "firecracker", 
/**
 * Who played it.
 */
seat: Seat, 
/**
 * How many cards the seat has left.
 */
hand_count: number, } | { "type": "passed", 
/**
 * Who passed.
 */
seat: Seat, } | { "type": "skipped", 
/**
 * The seat whose turn it was.
 */
seat: Seat, 
/**
 * Why the turn was skipped.
 */
cause: PadbolixSkipCause, } | { "type": "ranked", 
/**
 * How the seat came to it.
 */
cause: PadbolixRankCause, 
/**
 * The seat.
 */
seat: Seat, 
/**
 * Its rank in the deal, from 1.
 */
rank: number, 
/**
 * The rank's name.
 */
title: Title, 
/**
 * Points for it.
 */
points: number, } | { "type": "trick-won", 
/**
 * Who won it.
 */
seat: Seat, 
/**
 * Whether a Z won it (PAD-19).
 */
by_z: boolean, } | { "type": "lead-moved", 
/**
 * The seat whose lead it would have been.
 */
from: Seat, 
/**
 * Who leads.
 */
to: Seat, 
/**
 * Why the lead moved.
 */
cause: PadbolixLeadCause, } | { "type": "round-ended", 
/**
 * The number of the deal.
 */
deal: number, 
/**
 * Every seat's rank, best first.
 */
ranks: Array<PadbolixFinish>, 
/**
 * The points of each seat before this deal, by seat.
 */
before: Array<number>, 
/**
 * The points of each seat after it, by seat.
 */
after: Array<number>, } | { "type": "match-ended", 
/**
 * The final ranking.
 */
ranking: Ranking, 
/**
 * Points of each seat.
 */
scores: Array<number>, };

/**
 * The exchange of PAD-24.
 */
export type PadbolixExchange = { 
/**
 * Who gave its worst card.
 */
dubolix: Seat, 
/**
 * Who gave its best card.
 */
padbolix: Seat, 
/**
 * The worst card of Dubolix, given to Padbolix.
 */
worst: string | null, 
/**
 * The best card of Padbolix, given to Dubolix.
 */
best: string | null, };

/**
 * A seat that is out, and its rank in the deal.
 */
export type PadbolixFinish = { 
/**
 * The seat.
 */
seat: Seat, 
/**
 * Its rank in the deal, from 1.
 */
rank: number, 
/**
 * The rank's name.
 */
title: Title, 
/**
 * Points for it.
 */
points: number, };

/**
 * How often a seat gets its one free pass (PAD-14). The printed rules say "une fois par tour", and use "tour" for a trick and for a deal.
 */
export type PadbolixFreePass = "trick" | "deal";

/**
 * The protocol's `setup`: things given in advance that chance would decide otherwise.
 */
export type PadbolixLayout = { 
/**
 * The hands, after any exchange (PAD-24), of any size. Cards in no hand are out of play. A seat with an empty hand is out already.
 */
hands?: string[][], 
/**
 * The seats that are out, best first, which have the best ranks of this deal. If it is absent, seats with empty hands are ranked in
 * the order of their numbers.
 */
finished?: Array<Seat>, 
/**
 * The seat that leads first.
 */
leader?: Seat, 
/**
 * Points from the deals before.
 */
scores?: Array<number>, 
/**
 * The number of this deal, from 1 to the number of seats.
 */
deal?: number, };

/**
 * Why the lead moved.
 */
export type PadbolixLeadCause = "no-cards" | "only-firecrackers";

/**
 * The options of a match.
 */
export type PadbolixOptions = { 
/**
 * The seat that leads the first deal (COM-2, PAD-25).
 */
first_seat: Seat, 
/**
 * How often a seat that can play may pass (PAD-14).
 */
free_pass: PadbolixFreePass, };

/**
 * The phase of a match.
 */
export type PadbolixPhase = "lead" | "follow" | "over";

/**
 * A rank that a deal gives.
 */
export type PadbolixRank = { 
/**
 * Its name.
 */
title: Title, 
/**
 * Points for it.
 */
points: number, };

/**
 * How a seat came to its rank.
 */
export type PadbolixRankCause = "out" | "special-last" | "last-holding" | "nobody-can-lead";

/**
 * What is public of a seat.
 */
export type PadbolixSeatView = { 
/**
 * How many cards it holds.
 */
hand_count: number, 
/**
 * Its points from the deals before.
 */
score: number, 
/**
 * Its rank in this deal, from 1, once it is out.
 */
rank: number | null, 
/**
 * Whether it has had its free pass of this trick, or of this deal, as the option says (PAD-14). Null in views of others, because it
 * tells something about the hand.
 */
passed_freely: boolean | null, 
/**
 * Whether its last turn in this deal was a free pass, which counts with two seats (PAD-15). Null in views of others.
 */
passed_freely_before: boolean | null, };

/**
 * Why a turn was skipped.
 */
export type PadbolixSkipCause = "firecracker" | "same-letters";

/**
 * A trick that is over.
 */
export type PadbolixTrick = { 
/**
 * The seats that would have had the lead, but held only firecrackers (PAD-27).
 */
no_lead: Array<Seat>, 
/**
 * Its turns, the lead first.
 */
turns: Array<PadbolixTurn>, 
/**
 * Who won it.
 */
winner: Seat, };

/**
 * One turn of a trick.
 */
export type PadbolixTurn = { 
/**
 * The seat whose turn it was.
 */
seat: Seat, 
/**
 * What the seat did.
 */
play: string[] | "!" | "pass" | "skipped", };

/**
 * A view: the viewer's own hand, what lies open, counts, and the public history of the deal.
 */
export type PadbolixView = { 
/**
 * The viewer's seat; null for a spectator.
 */
seat: Seat | null, 
/**
 * Whether the match goes on.
 */
phase: PadbolixPhase, 
/**
 * The number of the deal, from 1.
 */
round: number, 
/**
 * How many deals the match has (PAD-26).
 */
rounds: number, 
/**
 * The seat to act.
 */
turn: Seat | null, 
/**
 * The seats that may act: the same one.
 */
to_act: number[], 
/**
 * What is public of each seat, by seat.
 */
seats: Array<PadbolixSeatView>, 
/**
 * The viewer's hand, worst card first.
 */
hand?: string[], 
/**
 * The trick in progress, the lead first.
 */
trick: Array<PadbolixTurn>, 
/**
 * The formula to follow; null if a seat is to lead.
 */
formula: Formula | null, 
/**
 * Whether the last play is a firecracker, which no firecracker follows (PAD-13).
 */
firecracker_last: boolean, 
/**
 * The seats that would have had the lead of this trick, but held only firecrackers (PAD-27).
 */
no_lead: Array<Seat>, 
/**
 * The ranks that a deal gives at this table, best first (PAD-21, PAD-22).
 */
ranks: Array<PadbolixRank>, 
/**
 * The seats that are out, in the order in which they took their ranks.
 */
finished: Array<PadbolixFinish>, 
/**
 * Whether the viewer may pass; null unless the viewer is the seat to act.
 */
may_pass?: boolean, 
/**
 * The tricks of this deal that are over.
 */
tricks: Array<PadbolixTrick>, 
/**
 * Every card played in this deal, worst first.
 */
gone: string[], 
/**
 * How many cards lie in the box, unseen by all (PAD-4, or a set-up).
 */
box_count: number, 
/**
 * Whether those are letters B…Y for certain, as PAD-4 has it.
 */
box_of_letters: boolean, 
/**
 * The exchange before this deal (PAD-24). Its cards are shown only to the two seats that made it.
 */
exchange: PadbolixExchange | null, 
/**
 * Whether the match is over.
 */
over: boolean, 
/**
 * The final ranking, once the match is over.
 */
ranking?: Ranking, };

/**
 * Somebody at the table.
 */
export type Player = { 
/**
 * The name, as it is shown and read aloud.
 */
name: string, 
/**
 * `null` for a human, or a bot's level.
 */
bot: Level | null, };

/**
 * An action. In JSON `{"type": "play", "card": "pA"}`.
 */
export type PlisAction = { "type": "play", 
/**
 * The card.
 */
card: PlisCard, };

/**
 * A card: a letter of a colour. In JSON `"pA"`…`"pZ"`, `"bA"`…`"bZ"`.
 *
 * Cards are ordered by family, then by rank.
 */
export type PlisCard = string;

/**
 * What counts in a round. In JSON: `tricks`, `vowels`, `m-n`, `blue-h`, `everything`.
 */
export type PlisContract = "tricks" | "vowels" | "m-n" | "blue-h" | "everything";

/**
 * An event. In JSON `{"type": …}` and its fields.
 */
export type PlisEvent = { "type": "round-began", 
/**
 * The number of the round, from 1.
 */
round: number, 
/**
 * What counts in the round.
 */
contract: PlisContract, 
/**
 * The seat that leads its first trick.
 */
leader: Seat, } | { "type": "dealt", 
/**
 * The seat whose hand it is.
 */
seat: Seat, 
/**
 * The whole hand.
 */
cards: Array<PlisCard>, } | { "type": "played", 
/**
 * The seat that plays it.
 */
seat: Seat, 
/**
 * The card.
 */
card: PlisCard, } | { "type": "trick-won", 
/**
 * The seat that takes it, and leads the next one.
 */
seat: Seat, 
/**
 * Its cards in the order in which they were played.
 */
cards: Array<PlisPlayed>, 
/**
 * Those of its cards that score in this round.
 */
scoring: Array<PlisCard>, 
/**
 * What the trick costs the winner.
 */
points: number, } | { "type": "round-ended", 
/**
 * The number of the round, from 1.
 */
round: number, 
/**
 * What counted in the round.
 */
contract: PlisContract, 
/**
 * Points of this round by seat.
 */
points: Array<number>, 
/**
 * Scores before the round by seat.
 */
before: Array<number>, 
/**
 * Scores after the round by seat (PLI-15).
 */
scores: Array<number>, } | { "type": "match-ended", 
/**
 * Final scores by seat.
 */
scores: Array<number>, 
/**
 * The final ranking, fewest points first.
 */
ranking: Ranking, };

/**
 * The protocol's `setup` of Plis de lettres. What is left out is drawn by chance, or is as at the beginning of that round.
 */
export type PlisLayout = { 
/**
 * One complete hand for each seat, of any size, as names of cards; a wrong one is refused and quoted. Cards that are in no hand are out
 * of play and count as fallen. Later rounds are dealt with all cards.
 */
hands?: Array<Array<string>>, 
/**
 * The seat that leads the round. The next seat leads the next round.
 */
leader?: Seat, 
/**
 * Points of the rounds before, one number for each seat.
 */
scores?: Array<number>, 
/**
 * The round, 1–5.
 */
round?: number, };

/**
 * Options of a match. The game itself has none; this one is common to all games.
 */
export type PlisOptions = { 
/**
 * The seat of the youngest player, who leads the first round (COM-2). The next seat leads the second round, and so on (PLI-5).
 */
first_seat: Seat, };

/**
 * A trick that was taken.
 */
export type PlisPastTrick = { 
/**
 * Its cards in the order of play; the first one led.
 */
cards: Array<PlisPlayed>, 
/**
 * The seat that took it.
 */
winner: Seat, };

/**
 * Whether the match goes on. In JSON: `play`, `over`.
 */
export type PlisPhase = "play" | "over";

/**
 * A card on the table and who played it.
 */
export type PlisPlayed = { 
/**
 * Who played it.
 */
seat: Seat, 
/**
 * The card.
 */
card: PlisCard, };

/**
 * What everybody sees of a seat.
 */
export type PlisSeatView = { 
/**
 * How many cards are in its hand.
 */
hand_count: number, 
/**
 * Points of the rounds that are over (PLI-15).
 */
score: number, 
/**
 * Points taken so far in this round. Once the match is over they are those of the last round, and `score` has them too.
 */
points: number, };

/**
 * A round that is over.
 */
export type PlisSheetLine = { 
/**
 * The number of the round, from 1.
 */
round: number, 
/**
 * What counted in the round.
 */
contract: PlisContract, 
/**
 * Points of that round by seat.
 */
points: Array<number>, };

/**
 * What a viewer sees of a match (COM-5): its own hand, what lies open, counts, and the public history of the round.
 */
export type PlisView = { 
/**
 * Who looks; null is a spectator.
 */
seat: Seat | null, 
/**
 * Whether the match goes on or is over.
 */
phase: PlisPhase, 
/**
 * The number of the round, from 1 to 5.
 */
round: number, 
/**
 * What counts in this round (PLI-8…12).
 */
contract: PlisContract, 
/**
 * The cards that score in this round, pink before blue, each colour from A.
 */
stakes: Array<PlisCard>, 
/**
 * Points for each trick of this round; 0 if tricks do not count in it.
 */
trick_points: number, 
/**
 * Who is to play; null when the match is over.
 */
turn: Seat | null, 
/**
 * The seats that may act: the same one, as a list.
 */
to_act: number[], 
/**
 * What is public of each seat, by seat.
 */
seats: Array<PlisSeatView>, 
/**
 * The viewer's own hand, in the order of cards; absent for a spectator.
 */
hand?: Array<PlisCard>, 
/**
 * Who led the trick on the table, or is to lead the next one.
 */
leader: Seat, 
/**
 * The trick on the table, in the order of play.
 */
trick: Array<PlisPlayed>, 
/**
 * By seat, the captured cards that score in this round, which lie face up (PLI-14).
 */
captured: Array<Array<PlisCard>>, 
/**
 * By seat, how many tricks it took in this round.
 */
tricks_won: Array<number>, 
/**
 * The scoring cards of this round that have fallen: captured, on the table, or left out by a set-up.
 */
fallen: Array<PlisCard>, 
/**
 * Cards that are out of play in this round: put away (PLI-1), or left out by a set-up.
 */
out_of_play: Array<PlisCard>, 
/**
 * Who led the first trick of the round.
 */
round_leader: Seat, 
/**
 * The tricks of this round that were taken. They lie face down (PLI-14), but whoever watched may remember them (COM-5).
 */
history: Array<PlisPastTrick>, 
/**
 * The rounds of this match that are over.
 */
sheet: Array<PlisSheetLine>, 
/**
 * Whether the match goes on or is over.
 */
over: boolean, 
/**
 * The final ranking, fewest points first; null before the end.
 */
ranking: Ranking | null, };

/**
 * Seats by rank, best first; seats of one rank share it (COM-3). In JSON: `[[2],[0,1]]`.
 */
export type Ranking = Array<Array<Seat>>;

/**
 * A possible mistake in data.
 */
export type Remark = { 
/**
 * The place of it, as a JSON Pointer into the data.
 */
place: string, 
/**
 * The line of the text, from 1; null if there is none.
 */
line: number | null, 
/**
 * The message that says it.
 */
message: Message, };

/**
 * A match as set-up, seed and actions. Replaying them gives the match back (COM-1).
 *
 * It holds everything, hidden cards too (they follow from the seed): it is for the host, never for a seat. `actions` comes
 * last, so that a text that breaks off has lost only its end.
 */
export type Save = { 
/**
 * The [`VERSION`] of the code that wrote it.
 */
version: number, 
/**
 * [`crate::Game::ID`].
 */
game: string, 
/**
 * Who sat at each seat when the match was dealt.
 */
seats: Array<Player>, 
/**
 * The protocol's `data`, complete: what the host brought itself, by name. It stands before all required fields, so that no text which
 * breaks off can be read as a match without its data.
 */
data?: Data, 
/**
 * The game's options as JSON.
 */
options: Options, 
/**
 * The seed of the match's chance; in JSON a string of digits, since JavaScript's numbers are exact only up to 2⁵³.
 */
seed: string, 
/**
 * The protocol's `setup`; null if chance decided everything.
 */
setup: Partial<Setup> | null, 
/**
 * Checksums of what the rules read: resources under their names, data under `data-` and their name.
 */
checksums: Record<string, string>, 
/**
 * The moment of the save, in milliseconds since the deal, if the host has named one after the last action. Clocks have run up to it.
 */
at_ms?: Millis, 
/**
 * Runs of clocks that, because of undo, have used more or less than the moments of the actions tell.
 */
taken_back?: Array<SavedRun>, 
/**
 * Who has sat down since the deal, in order.
 */
tenures?: Array<Tenure>, 
/**
 * The actions, in order.
 */
actions: Array<SavedAction>, };

/**
 * Answer of `save`.
 */
export type SaveAnswer = { 
/**
 * The match, which `load` accepts: an object, or a text if that was asked for. It holds everything, hidden cards included, so no seat
 * must see it.
 */
save: Save, };

/**
 * The fields of `save`.
 */
export type SaveFields = { 
/**
 * The moment, in whole milliseconds since the deal, by the host's watch, up to which running clocks have run in the save. Absent means
 * the moment of the last action.
 */
at_ms?: Millis, 
/**
 * The form of the save; absent for JSON.
 */
as?: SaveForm, 
/**
 * How many actions the host has already from an earlier save of this match. The save leaves them out, and `data` too. `load` wants
 * the whole save, which the host puts together. Not with `"text"`.
 */
from?: Count, };

/**
 * The form of a save.
 */
export type SaveForm = "json" | "text";

/**
 * One action of a record, in the game's own JSON.
 */
export type SavedAction = { 
/**
 * The seat that acted; null for the table itself.
 */
seat: Seat | null, 
/**
 * The action.
 */
action: Action, 
/**
 * The moment, in milliseconds since the deal, if the host has named it.
 */
at_ms?: Millis, };

/**
 * What undo has done to a run of a clock.
 */
export type SavedRun = { 
/**
 * The name of the clock.
 */
clock: string, 
/**
 * The seat whose time it is; null if it is everybody's.
 */
seat: Seat | null, 
/**
 * Which run of the clock ([`Clock::run`]).
 */
run: number, 
/**
 * How many milliseconds the run has used beyond what the moments of the actions tell; negative if it has used fewer.
 */
ms: number, };

/**
 * A place at the table, 0-based; turn order ascends and wraps. In JSON: its number. The default is the first one (COM-2).
 */
export type Seat = number;

/**
 * The fields of `seat`.
 */
export type SeatFields = { 
/**
 * The seat at which somebody sits down.
 */
seat: Seat, 
/**
 * Null for a human, or a bot's level.
 */
bot?: Level | null, 
/**
 * Their name. A blank one becomes the number of the seat, from 1; if it is absent, the seat keeps its name.
 */
name?: string, 
/**
 * Whose view the answer holds; absent for a spectator's.
 */
viewer?: number | null, 
/**
 * The moment, in whole milliseconds since the deal, by the host's watch. A bot that sits down has been asked since then.
 */
at_ms?: Millis, };

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
 * An action. In JSON `{"type": …}` and its fields.
 */
export type SpikitAction = { "type": "roll" } | { "type": "take", 
/**
 * Its place in the display, from 0.
 */
display: number, 
/**
 * The card put there.
 */
give: string, } | { "type": "draw" } | { "type": "lay", 
/**
 * The cards, in order.
 */
cards: Array<string>, 
/**
 * What a joker among them stands for.
 */
joker?: SpikitJoker, } | { "type": "complete", 
/**
 * The index of the sentence, from 0.
 */
sentence: number, 
/**
 * The cards put before it.
 */
head: Array<string>, 
/**
 * The cards put behind it.
 */
tail: Array<string>, 
/**
 * What a joker among them stands for.
 */
joker?: SpikitJoker, } | { "type": "swap", 
/**
 * Which sentence, from 0.
 */
sentence: number, 
/**
 * Which of its cards, from 0.
 */
at: number, 
/**
 * The card put there.
 */
card: string, 
/**
 * What it stands for, if it is a joker.
 */
joker?: SpikitJoker, } | { "type": "vote", 
/**
 * Whether the seat accepts the proposal; null or absent if it abstains.
 */
accept: boolean | null, } | { "type": "fish" } | { "type": "keep" } | { "type": "stop-fishing" } | { "type": "free-choice", 
/**
 * Its place in the display, from 0.
 */
display: number, 
/**
 * The card put there.
 */
give: string, } | { "type": "decline" } | { "type": "discard", 
/**
 * The cards: none, or up to as many as the family allows.
 */
cards: Array<string>, } | { "type": "end-turn" } | { "type": "time-up", 
/**
 * The clock's name, `match`.
 */
clock: string, };

/**
 * What an adverbial says. A clause that says one of these twice is doubtful.
 */
export type SpikitAdverbialKind = "place" | "time" | "frequency" | "manner" | "company" | "cause" | "state";

/**
 * The grammar's opinion of a sentence.
 */
export type SpikitAdvice = { 
/**
 * How sound the sentence is.
 */
soundness: SpikitSoundness, 
/**
 * What is wrong with it, worst first; empty if it is sensible.
 */
reasons: Array<Message>, };

/**
 * What a seat has said of a proposal.
 */
export type SpikitBallot = "none" | "open" | "accept" | "refuse" | "abstain";

/**
 * A card in a deck file.
 */
export type SpikitCardFile = { 
/**
 * The words, as they are read in the middle of a sentence.
 */
text: string, 
/**
 * Whether it is a proper name, which belongs to neither language and is the same in both (SPI-4).
 */
neutral?: boolean, 
/**
 * What the words are, if that would be inferred wrongly. It is ignored beside `features`.
 */
outline?: SpikitOutline, 
/**
 * The grammar of the words. If left out, it is inferred from the word data. Where that fails, sentences with this card get no advice,
 * and bots know it from its family alone.
 */
features?: SpikitFeatures, 
/**
 * Up to four further readings: "regarde" may be an imperative or a verb.
 */
readings?: Array<SpikitFeatures>, };

/**
 * What the words of a card are taken for.
 */
export type SpikitCardPreview = { 
/**
 * The card.
 */
card: string, 
/**
 * Its words.
 */
text: string, 
/**
 * Its language; null for a proper name.
 */
lang: string | null, 
/**
 * All that they may be, the likeliest first; empty if nothing is known of them.
 */
readings: Array<SpikitOutline>, 
/**
 * Why the first of these may be wrong; null if the deck says so itself, or if it is clear.
 */
doubt: SpikitDoubt | null, };

/**
 * What the words of a card are as a whole.
 */
export type SpikitCategory = "noun-phrase" | "determiner" | "noun" | "adjective" | "verb" | "clause-head" | "imperative" | "question" | "who" | "infinitive" | "adverbial" | "preposition" | "relative" | "and" | "but" | "subordinator";

/**
 * The colour of a family's frame (SPI-2).
 */
export type SpikitColour = "red" | "orange" | "yellow" | "green" | "blue" | "violet" | "pink" | "brown" | "grey" | "turquoise";

/**
 * A vote that was counted. All have seen it, so all may remember it.
 */
export type SpikitCount = { 
/**
 * The ballots by seat.
 */
ballots: Array<SpikitBallot>, 
/**
 * The rolls that decided a tie; empty if there was none.
 */
rolls: Array<number>, };

/**
 * What a host may bring itself.
 */
export type SpikitData = { 
/**
 * A deck that replaces the box's own (SPI-5). The option `deck` is then ignored.
 */
deck?: SpikitDeckFile, };

/**
 * A deck of the box.
 */
export type SpikitDeck = "fr-en" | "fr-nl";

/**
 * A deck file (SPI-5).
 */
export type SpikitDeckFile = { 
/**
 * The version of the format: 1.
 */
format: number, 
/**
 * Its id, which tells it apart from other decks.
 */
id: string, 
/**
 * Its name for people, by the code of the language in which they read it.
 */
name?: { [key in string]: string }, 
/**
 * The codes of its two languages, two letters each: `fr`, `en`.
 */
languages: Array<string>, 
/**
 * A family for each of the ten colours.
 */
families: Array<SpikitFamilyFile>, };

/**
 * Why it is in doubt what some words are.
 */
export type SpikitDoubt = "unknown" | "several" | "number" | "twin";

/**
 * When a match ends: always at the end of a round (SPI-37).
 */
export type SpikitEnd = { "rounds": number } | { "minutes": number } | { "points": number };

/**
 * An event. In JSON `{"type": …}` and its fields. What a viewer may not know is null.
 */
export type SpikitEvent = { "type": "dealt", 
/**
 * The number of the round, from 1.
 */
round: number, 
/**
 * Who begins.
 */
first: Seat, 
/**
 * By seat, its hand, which is shown to that seat alone.
 */
hands: Array<Array<string> | null>, 
/**
 * The six cards of the display, face up.
 */
display: Array<string>, } | { "type": "rolled", 
/**
 * Who rolled.
 */
seat: Seat, 
/**
 * The number that it shows, 1 to 6.
 */
face: number, } | { "type": "took", 
/**
 * The seat that took it.
 */
seat: Seat, 
/**
 * The card taken.
 */
card: string, 
/**
 * The card given for it.
 */
gave: string, 
/**
 * The place in the display.
 */
display: number, 
/**
 * Whether it was a free choice, without the die (SPI-20).
 */
free: boolean, } | { "type": "drew", 
/**
 * The seat that drew.
 */
seat: Seat, 
/**
 * The card, shown to that seat alone; null also if there was none.
 */
card: string | null, 
/**
 * Whether there was a card to draw.
 */
any: boolean, } | { "type": "reshuffled", 
/**
 * How many cards the stock then has.
 */
count: number, } | { "type": "proposed", 
/**
 * The seat that proposes it.
 */
seat: Seat, 
/**
 * What the proposal would do.
 */
kind: SpikitKind, 
/**
 * The sentence as it would be.
 */
sentence: SpikitSentence, } | { "type": "voted", 
/**
 * The seat that voted.
 */
seat: Seat, 
/**
 * The ballot, shown to that seat alone until all have voted.
 */
ballot: SpikitBallot | null, } | { "type": "counted", 
/**
 * The ballots by seat.
 */
ballots: Array<SpikitBallot>, 
/**
 * The rolls that decide a tie; empty if there is none.
 */
rolls: Array<number>, 
/**
 * Whether the sentence is accepted.
 */
accepted: boolean, 
/**
 * What the grammar says of the sentence, now that this can sway nobody; null if too little is known of its cards.
 */
advice: SpikitAdvice | null, } | { "type": "laid", 
/**
 * The seat that laid it.
 */
seat: Seat, 
/**
 * The sentence.
 */
sentence: SpikitSentence, } | { "type": "completed", 
/**
 * The seat that completed it.
 */
seat: Seat, 
/**
 * The index of the sentence.
 */
index: number, 
/**
 * The sentence now.
 */
sentence: SpikitSentence, } | { "type": "swapped", 
/**
 * The seat that swapped it.
 */
seat: Seat, 
/**
 * The index of the sentence.
 */
index: number, 
/**
 * The place of the card in the sentence.
 */
at: number, 
/**
 * The card that came into the sentence.
 */
card: string, 
/**
 * The card that went to the hand.
 */
out: string, 
/**
 * The sentence now.
 */
sentence: SpikitSentence, } | { "type": "family", 
/**
 * Who made it.
 */
seat: Seat, 
/**
 * Its cards.
 */
sentence: SpikitSentence, 
/**
 * Whether it is of one language (SPI-22).
 */
unilingual: boolean, 
/**
 * The index that its sentence had on the table; null if the whole family came from the hand.
 */
index: number | null, } | { "type": "refused", 
/**
 * The seat that proposed it.
 */
seat: Seat, 
/**
 * The sentence.
 */
sentence: SpikitSentence, } | { "type": "fished", 
/**
 * Who fishes.
 */
seat: Seat, 
/**
 * The card.
 */
card: string, } | { "type": "fishing-ended", 
/**
 * Who fished.
 */
seat: Seat, 
/**
 * The card that was taken in hand; null if none was.
 */
kept: string | null, 
/**
 * The other fished cards, which go to the discard pile.
 */
away: Array<string>, } | { "type": "discarded", 
/**
 * The seat that puts them away.
 */
seat: Seat, 
/**
 * How many cards they are.
 */
count: number, 
/**
 * The cards, shown to that seat alone.
 */
cards: Array<string> | null, } | { "type": "cleared", 
/**
 * The sentences.
 */
sentences: Array<SpikitSentence>, } | { "type": "turn-began", 
/**
 * The seat whose turn it is.
 */
seat: Seat, 
/**
 * Whether the turn before ended because three proposals were refused (SPI-15).
 */
forced: boolean, } | { "type": "time-up" } | { "type": "round-ended", 
/**
 * The line of the score sheet.
 */
score: SpikitRoundScore, } | { "type": "match-ended" };

/**
 * What is printed on a card.
 */
export type SpikitFace = { 
/**
 * The words, as they are read in the middle of a sentence.
 */
text: string, 
/**
 * Their language; null for a proper name (SPI-4).
 */
lang: string | null, 
/**
 * Whether they ask, so that a sentence which begins with them ends in a question mark.
 */
asks?: boolean, };

/**
 * The cards of one colour in a deck file.
 */
export type SpikitFamilyFile = { 
/**
 * The colour.
 */
colour: SpikitColour, 
/**
 * Five slots, in the order of the sentence: the words of each, by the code of their language.
 */
slots: Array<{ [key in string]: SpikitCardFile }>, };

/**
 * A feature structure. It leaves out what its category does not use.
 */
export type SpikitFeatures = { 
/**
 * The category of the words as a whole.
 */
category: SpikitCategory, 
/**
 * The gender of a noun phrase, a noun, a determiner or an adjective.
 */
gender?: SpikitGender, 
/**
 * The number of one of these, of a verb or of a relative clause.
 */
number?: SpikitNumber, 
/**
 * The person of a noun phrase or a verb; 3 if nothing is given.
 */
person?: number, 
/**
 * The tense of a verb or a clause; for an adverbial, the only tense that it goes with.
 */
tense?: SpikitTense, 
/**
 * What a noun phrase or a noun is. For a determiner: what it goes with, if not with every noun ("une interminable": a song, not a queen).
 */
sense?: Array<SpikitSense>, 
/**
 * What a verb or a relative clause wants as its subject; what the subject of a clause head is; what an adjective or an adverbial can be
 * said of ("pieds nus": of somebody); what may stand behind a preposition.
 */
subject?: Array<SpikitSense>, 
/**
 * Valency: the frames that a verb, a clause head or an infinitive takes, each a list of complements in order.
 */
takes?: Array<Array<SpikitNeed>>, 
/**
 * What an adverbial says.
 */
adverbial?: SpikitAdverbialKind, 
/**
 * Whether an adverbial is short enough to stand between a French verb and its object: "lentement".
 */
short?: boolean, 
/**
 * Whether the last word loses its last letter before a vowel ("que", "un drôle de"), or has another form there ("ma", "a").
 */
before_consonant?: boolean, 
/**
 * Whether the last word stands only before a vowel or a silent h: "l'", "cet", "an".
 */
before_vowel?: boolean, 
/**
 * Whether the words begin with a vowel or a silent h.
 */
begins_with_vowel?: boolean, 
/**
 * Whether an adjective stands before its noun; others stand behind it (French) or are predicative only.
 */
prenominal?: boolean, 
/**
 * Whether words stand behind a noun like an adjective, even in English: "in pyjamas". For a noun: whether French says it of somebody
 * without an article ("elle est sorcière").
 */
postnominal?: boolean, 
/**
 * Whether a question is only told or wondered: "when | it is raining". For a determiner: whether it asks ("quelle"). For a verb: whether
 * it asks, with its subject before it ("chante-t-elle").
 */
indirect?: boolean, };

/**
 * What fishing has turned up so far (SPI-18).
 */
export type SpikitFished = { 
/**
 * The card just turned up.
 */
card: string, 
/**
 * The cards turned up before it.
 */
aside: Array<string>, 
/**
 * How many more may be turned up.
 */
left: number, };

/**
 * Grammatical gender. English has none.
 */
export type SpikitGender = "masculine" | "feminine";

/**
 * What a joker stands for (SPI-31).
 */
export type SpikitJoker = { 
/**
 * Its words. In a family it needs none.
 */
text?: string, 
/**
 * Their language, one of the deck's.
 */
lang: string, };

/**
 * What a proposal would do.
 */
export type SpikitKind = "lay" | { "complete": number } | { "swap": [number, number] };

/**
 * The languages of a row of cards (SPI-17).
 */
export type SpikitLanguages = "neutral" | "unilingual" | "bilingual";

/**
 * The protocol's `setup` of Spikit. Cards that are not named form the stock if `stock` is absent. Otherwise they are out of play for the
 * round.
 */
export type SpikitLayout = { 
/**
 * By seat, its whole hand, of at least one card.
 */
hands?: Array<Array<string>>, 
/**
 * The six cards of the display.
 */
display?: Array<string>, 
/**
 * The stock, top card first.
 */
stock?: Array<string>, 
/**
 * The discard pile, in any order.
 */
discard?: Array<string>, 
/**
 * The sentences on the table, which nobody has laid. A joker in them has the deck's first language and no words.
 */
table?: Array<Array<string>>, 
/**
 * By seat, the points of the rounds before.
 */
scores?: Array<number>, 
/**
 * The coming rolls of the die, for turns and ties, the first one first.
 */
rolls?: Array<number>, 
/**
 * Who begins the round.
 */
first?: Seat, 
/**
 * The number of the round, from 1; at most the last one of the match, if it has a number of rounds.
 */
round?: number, };

/**
 * What a viewer with a perfect memory knows of the cards of this round that lie open no more. It is made of the events that this viewer
 * was shown, and of nothing else.
 */
export type SpikitMemory = { 
/**
 * Where any card may be that the viewer has not seen in this round.
 */
unseen: SpikitWhereabouts, 
/**
 * Where each card may be that it has seen and that lies open no more, its own hand aside.
 */
shown: { [key in string]: SpikitWhereabouts }, };

/**
 * A complement that a verb takes.
 */
export type SpikitNeed = { "object": Array<SpikitSense> } | "infinitive" | "bare-infinitive" | "attribute" | "place" | "clause" | "question";

/**
 * Grammatical number.
 */
export type SpikitNumber = "singular" | "plural";

/**
 * Options of Spikit.
 */
export type SpikitOptions = { 
/**
 * The seat that begins the first round (SPI-7, COM-2).
 */
first_seat: Seat, 
/**
 * When the match ends (SPI-37).
 */
end: SpikitEnd, 
/**
 * Whether voters are told what the grammar says of a proposal. It never votes for them.
 */
advice: boolean, 
/**
 * The deck (SPI-5), by its languages. It is ignored if the host brings a deck of its own.
 */
deck: SpikitDeck, };

/**
 * What a card's words are, in short. What it leaves out stays as it was inferred.
 */
export type SpikitOutline = { 
/**
 * The category of the words as a whole.
 */
category: SpikitCategory, 
/**
 * Their gender.
 */
gender?: SpikitGender, 
/**
 * Their number.
 */
number?: SpikitNumber, 
/**
 * What an adverbial says.
 */
adverbial?: SpikitAdverbialKind, };

/**
 * A phase of the match.
 */
export type SpikitPhase = "roll" | "draw" | "play" | "vote" | "advantage" | "fishing" | "discard" | "over";

/**
 * What the words of a deck are taken for.
 */
export type SpikitPreview = { 
/**
 * Its cards with words, family by family.
 */
cards: Array<SpikitCardPreview>, };

/**
 * What is put to the vote (SPI-14).
 */
export type SpikitProposal = { 
/**
 * Who proposes.
 */
seat: Seat, 
/**
 * What is to be done.
 */
kind: SpikitKind, 
/**
 * The sentence as it would be.
 */
sentence: SpikitSentence, 
/**
 * The cards that come from the hand.
 */
cards: Array<string>, 
/**
 * Whether it uses the card just fished. Such a lay does not count as the one lay of the turn, and gives no advantage (SPI-19).
 */
fished: boolean, };

/**
 * A line of the score sheet (SPI-36).
 */
export type SpikitRoundScore = { 
/**
 * The number of the round, from 1.
 */
round: number, 
/**
 * The seat that had no cards left; null if nobody could go on (SPI-12).
 */
won: Seat | null, 
/**
 * By seat, the cards that it was left with.
 */
hands: Array<Array<string>>, 
/**
 * By seat, what those cards count.
 */
counted: Array<number>, 
/**
 * By seat, its points after the round.
 */
scores: Array<number>, };

/**
 * What everybody sees of a seat.
 */
export type SpikitSeatView = { 
/**
 * How many cards it holds.
 */
hand_count: number, 
/**
 * Its points.
 */
score: number, 
/**
 * Cards that it holds for certain, by all that the viewer may remember.
 */
known: Array<string>, };

/**
 * A kind of thing. Three are unions, for what a verb wants: `animate`, `concrete`, `anything`; the others are what a noun is.
 */
export type SpikitSense = "person" | "animal" | "food" | "clothing" | "artifact" | "nature" | "sound" | "idea" | "animate" | "concrete" | "anything" | "drink" | "instrument" | "own-a" | "own-b" | "own-c" | "own-d";

/**
 * A row of cards on the table, or proposed for it.
 */
export type SpikitSentence = { 
/**
 * Its cards, in order.
 */
cards: Array<string>, 
/**
 * The seat that laid it, even if others have changed it since; null if a set-up did.
 */
by: Seat | null, 
/**
 * What the joker among them stands for.
 */
joker: SpikitJoker | null, };

/**
 * How good a sentence is; later is better.
 */
export type SpikitSoundness = "ill-formed" | "nonsense" | "doubtful" | "sensible";

/**
 * A sentence on the table.
 */
export type SpikitTableSentence = { 
/**
 * The words, as they are read.
 */
text: string, 
/**
 * Its languages (SPI-17).
 */
languages: SpikitLanguages, 
/**
 * Whether it leaves the table when the next turn begins (SPI-30).
 */
leaves: boolean, 
/**
 * Its cards, in order.
 */
cards: Array<string>, 
/**
 * The seat that laid it, even if others have changed it since; null if a set-up did.
 */
by: Seat | null, 
/**
 * What the joker among them stands for.
 */
joker: SpikitJoker | null, };

/**
 * Time of a verb.
 */
export type SpikitTense = "past" | "present" | "future";

/**
 * What a viewer sees (COM-5).
 */
export type SpikitView = { 
/**
 * Who looks; null for a spectator.
 */
seat: Seat | null, 
/**
 * The phase of the match.
 */
phase: SpikitPhase, 
/**
 * The number of the round, from 1.
 */
round: number, 
/**
 * The only seat that may act, or null.
 */
turn: Seat | null, 
/**
 * The seats that may act now.
 */
to_act: number[], 
/**
 * The seat whose turn it is, even while others vote.
 */
active: Seat, 
/**
 * Who began this round.
 */
first: Seat, 
/**
 * What everybody sees of each seat, by seat.
 */
seats: Array<SpikitSeatView>, 
/**
 * The viewer's cards, in the order in which they came; absent for a spectator.
 */
hand?: Array<string>, 
/**
 * The six cards of the display, face up.
 */
display: Array<string>, 
/**
 * How many cards the stock has.
 */
stock_count: number, 
/**
 * How many cards the discard pile has.
 */
discard_count: number, 
/**
 * The deck's two languages.
 */
langs: [string, string], 
/**
 * What is printed on each card that is named in this view, jokers aside.
 */
faces: { [key in string]: SpikitFace }, 
/**
 * How many cards a set-up left out of this round.
 */
aside_count: number, 
/**
 * What the viewer may remember of cards that lie open no more.
 */
memory: SpikitMemory, 
/**
 * The sentences on the table.
 */
table: Array<SpikitTableSentence>, 
/**
 * What the die shows in this turn; null before it is rolled.
 */
die: number | null, 
/**
 * Whether the seat has made its one lay of this turn (SPI-16).
 */
laid: boolean, 
/**
 * Whether something was laid or completed in this turn (SPI-12).
 */
worked: boolean, 
/**
 * The sentences refused in this turn (SPI-15).
 */
refused: Array<SpikitSentence>, 
/**
 * The cards swapped in this turn (SPI-29).
 */
swapped: Array<string>, 
/**
 * What is put to the vote; null if nothing is.
 */
proposal: SpikitProposal | null, 
/**
 * What the grammar says of the proposal; null unless the option `advice` is on and enough is known of its cards. It is for people
 * only: the views that bots are given have none.
 */
advice: SpikitAdvice | null, 
/**
 * By seat, its ballot while a proposal is put to the vote; empty otherwise. Null stands for a ballot that the viewer may not see yet.
 */
ballots: Array<SpikitBallot | null>, 
/**
 * How many proposals the match has had so far, which tells one vote from another.
 */
proposals: number, 
/**
 * The last vote that was counted, until the next one is.
 */
counted: SpikitCount | null, 
/**
 * How many cards may be fished at most, while the seat chooses its advantage (0 means that it has only the free choice); null otherwise.
 */
advantage: number | null, 
/**
 * The card turned up, those before it, and how many more may follow; null unless a seat is fishing.
 */
fished: SpikitFished | null, 
/**
 * How many cards may be put away after a family; null unless a seat may do so.
 */
discards: number | null, 
/**
 * How many turns in a row had no lay and no completion while stock and discard pile were empty (SPI-12).
 */
idle: number, 
/**
 * Whether the agreed time is over (SPI-37).
 */
time_up: boolean, 
/**
 * The score sheet, with one line for each round.
 */
sheet: Array<SpikitRoundScore>, 
/**
 * Whether the match is over.
 */
over: boolean, 
/**
 * The final ranking, when it is over.
 */
ranking: Ranking | null, };

/**
 * Where a card may be that does not lie open.
 */
export type SpikitWhereabouts = { 
/**
 * In the hands of these seats.
 */
seats: number[], 
/**
 * In the stock.
 */
stock: boolean, 
/**
 * In the discard pile.
 */
discard: boolean, };

/**
 * An action. In words, a lower-case letter is a joker that stands for that letter (SYN-4).
 */
export type SyntaxAction = { "type": "lay", 
/**
 * The cards as they will lie.
 */
word: string, } | { "type": "exchange", 
/**
 * The card that is given away.
 */
discard: SyntaxCard, 
/**
 * Where the new one comes from.
 */
take: SyntaxTake, } | { "type": "insert", 
/**
 * The index of the word in the view's `table`.
 */
index: number, 
/**
 * The whole new word.
 */
into: string, } | { "type": "replace", 
/**
 * The index of the word in the view's `table`.
 */
index: number, 
/**
 * The whole new word.
 */
into: string, } | { "type": "challenge" } | { "type": "accept" } | { "type": "re-enter" } | { "type": "retire" };

/**
 * A card (SYN-2): a letter A–Z, or the joker. In JSON `"A"`…`"Z"`, `"?"`.
 */
export type SyntaxCard = string;

/**
 * What a host may bring itself.
 */
export type SyntaxData = { 
/**
 * A deck that replaces the box's own (SYN-3). The option `deck` is then ignored.
 */
deck?: SyntaxDeckFile, };

/**
 * A deck of the box, by the language for which its letters are counted (SYN-3).
 */
export type SyntaxDeck = "fr" | "en";

/**
 * A deck file (SYN-3): which cards a pack holds, and what each of them costs.
 */
export type SyntaxDeckFile = { 
/**
 * The name of the deck.
 */
id: string, 
/**
 * The language for which its letters are counted, as a BCP 47 code such as `fr`.
 */
language: string, 
/**
 * One line for each letter and one for the joker. They make 52 cards in all, one of them the joker.
 */
cards: Array<SyntaxDeckLine>, };

/**
 * A kind of card in a deck file.
 */
export type SyntaxDeckLine = { 
/**
 * A letter from A to Z, or ? for the joker.
 */
card: string, 
/**
 * How many of these cards a pack has.
 */
count: number, 
/**
 * What one of them costs a seat that is left with it (SYN-2).
 */
points: number, };

/**
 * An event. In JSON `{"type": …}` and its fields. What a viewer may not know is null in the event that it is shown.
 */
export type SyntaxEvent = { "type": "drew", 
/**
 * The seat.
 */
seat: Seat, 
/**
 * The card that it drew.
 */
card: SyntaxCard, } | { "type": "dealer", 
/**
 * The seat.
 */
seat: Seat, } | { "type": "dealt", 
/**
 * The number of the round, from 1.
 */
round: number, 
/**
 * Who deals.
 */
dealer: Seat, 
/**
 * Who begins.
 */
first: Seat, 
/**
 * The hands by seat; null if hidden.
 */
hands: Array<Array<SyntaxCard> | null>, 
/**
 * The card turned up.
 */
face_up: SyntaxCard | null, 
/**
 * How many cards the stock has.
 */
stock_count: number, } | { "type": "laid", 
/**
 * The seat that did it.
 */
seat: Seat, 
/**
 * The index of the word on the table.
 */
index: number, 
/**
 * Its cards.
 */
word: string, } | { "type": "exchanged", 
/**
 * The seat that did it.
 */
seat: Seat, 
/**
 * The card that was discarded, which is face up now.
 */
discard: SyntaxCard, 
/**
 * Where the other card came from.
 */
take: SyntaxTake, 
/**
 * The card that was taken; null for viewers that did not see it.
 */
card: SyntaxCard | null, } | { "type": "inserted", 
/**
 * The seat that did it.
 */
seat: Seat, 
/**
 * The index of the word on the table.
 */
index: number, 
/**
 * The word as it was.
 */
before: string, 
/**
 * The word as it is.
 */
after: string, } | { "type": "replaced", 
/**
 * The seat that did it.
 */
seat: Seat, 
/**
 * The index of the word on the table.
 */
index: number, 
/**
 * The word as it was.
 */
before: string, 
/**
 * The word as it is.
 */
after: string, 
/**
 * The cards that went to the hand (SYN-13).
 */
taken: Array<SyntaxCard>, } | { "type": "accepted", 
/**
 * The seat.
 */
seat: Seat, } | { "type": "stood", 
/**
 * Who made it.
 */
seat: Seat, 
/**
 * The word.
 */
word: string, } | { "type": "challenged", 
/**
 * Who contested.
 */
seat: Seat, 
/**
 * The seat that made the word.
 */
against: Seat, 
/**
 * The word.
 */
word: string, 
/**
 * Whether the dictionary has it.
 */
valid: boolean, 
/**
 * The challenger's account now.
 */
score: number, } | { "type": "taken-back", 
/**
 * The seat that takes them back.
 */
seat: Seat, 
/**
 * The index at which the word lay.
 */
index: number, 
/**
 * The invalid word.
 */
word: string, 
/**
 * The word that lies there again; null if none lay there before.
 */
before: string | null, } | { "type": "stock-reformed", 
/**
 * The card turned up.
 */
face_up: SyntaxCard, 
/**
 * How many cards the stock has.
 */
stock_count: number, } | { "type": "round-ended", 
/**
 * The line of the round on the score sheet.
 */
line: SyntaxRoundScore, 
/**
 * Words that lie on the table and that the dictionary does not have: nobody has contested them. Until now nothing told it (SYN-23).
 */
unknown: Array<string>, } | { "type": "counted", 
/**
 * The seat.
 */
seat: Seat, 
/**
 * The cards.
 */
cards: Array<SyntaxCard>, 
/**
 * What they cost.
 */
points: number, 
/**
 * Its account now.
 */
score: number, } | { "type": "left", 
/**
 * The seat.
 */
seat: Seat, 
/**
 * The account of the seat.
 */
score: number, } | { "type": "re-entry-offered", 
/**
 * The seat.
 */
seat: Seat, 
/**
 * The account that it would take over.
 */
score: number, 
/**
 * The price.
 */
price: number, } | { "type": "re-entered", 
/**
 * The seat.
 */
seat: Seat, 
/**
 * The account that it has taken over.
 */
score: number, 
/**
 * The price.
 */
price: number, } | { "type": "retired", 
/**
 * The seat.
 */
seat: Seat, } | { "type": "match-ended", 
/**
 * The ranking.
 */
ranking: Ranking, };

/**
 * A word that the dictionary has judged in sight of all (SYN-20). It is remembered for the whole match.
 */
export type SyntaxJudgement = { 
/**
 * The word in capitals.
 */
word: string, 
/**
 * Whether the dictionary has it.
 */
valid: boolean, };

/**
 * An operation that makes a word.
 */
export type SyntaxKind = "lay" | "insert" | "replace";

/**
 * A word on the table.
 */
export type SyntaxLaid = { 
/**
 * Its cards; a lower-case letter is a joker.
 */
word: string, 
/**
 * The seat that laid it, even if others have changed it since; null if a set-up did.
 */
by: Seat | null, };

/**
 * The protocol's `setup`: things given in advance that chance would decide otherwise.
 *
 * Cards that are not named form the stock if `stock` is absent. Otherwise they are out of play for the round.
 */
export type SyntaxLayout = { 
/**
 * By seat, its whole hand, of any size. Only a seat with 100 points or more, which has left, may have an empty one.
 */
hands?: Array<Array<SyntaxCard>>, 
/**
 * The card beside the stock.
 */
face_up?: SyntaxCard, 
/**
 * The stock, top card first. If it is empty and the pile has two cards or more, a new stock is formed at once (SYN-26).
 */
stock?: Array<SyntaxCard>, 
/**
 * The pile below the face-up card, top card first.
 */
discard?: Array<SyntaxCard>, 
/**
 * The words on the table.
 */
table?: Array<string>, 
/**
 * The seat that deals. The next seat begins.
 */
dealer?: Seat, 
/**
 * The accounts.
 */
scores?: Array<number>, };

/**
 * Options of Syntax.
 */
export type SyntaxOptions = { 
/**
 * The seat that draws first in the draw for the deal (SYN-5, COM-2).
 */
first_seat: Seat, 
/**
 * The dictionary that words are looked up in (SYN-16).
 */
dictionary: SyntaxWordLanguage, 
/**
 * The deck (SYN-3). Null means that of the dictionary's language, and the French one for both languages.
 */
deck: SyntaxDeck | null, 
/**
 * How many packs are shuffled together (SYN-1). Null means one for up to four seats and two for more.
 */
packs: number | null, 
/**
 * Who judges words (SYN-20).
 */
referee: SyntaxReferee, 
/**
 * The fewest letters of a word (SYN-17, SYN-18).
 */
minimum_length: number, 
/**
 * Whether the first word that each seat lays in a round has at least four letters (SYN-19).
 */
long_opening: boolean, 
/**
 * How a seat that has left may come back (SYN-28). Null means that it may not.
 */
re_entry: SyntaxReEntry | null, };

/**
 * A word that may be contested (SYN-20). It already lies on the table.
 */
export type SyntaxPending = { 
/**
 * Who made it.
 */
seat: Seat, 
/**
 * The operation that made it.
 */
kind: SyntaxKind, 
/**
 * Its index on the table.
 */
index: number, 
/**
 * What lay there before; null for a new word.
 */
before: string | null, 
/**
 * What lies there now.
 */
after: string, };

/**
 * A phase of the match.
 */
export type SyntaxPhase = "play" | "challenge" | "re-entry" | "over";

/**
 * How seats may come back (SYN-28).
 */
export type SyntaxReEntry = { 
/**
 * How often each seat may come back.
 */
allowed: number, 
/**
 * What coming back costs each time. The price is only noted, it does not change the score.
 */
price: number, };

/**
 * Who judges words (SYN-20).
 */
export type SyntaxReferee = "challenge" | "dictionary";

/**
 * A line of the score sheet: the points of a round (SYN-25).
 */
export type SyntaxRoundScore = { 
/**
 * The number of the round, from 1.
 */
round: number, 
/**
 * The seat that had no cards left; null if nobody could go on (SYN-29).
 */
went_out: Seat | null, 
/**
 * By seat, the cards that it was left with.
 */
hands: Array<Array<SyntaxCard>>, 
/**
 * By seat, what those cards cost it; null for a seat that had left.
 */
counted: Array<number | null>, 
/**
 * By seat, what challenges added to its account or took off in this round (SYN-21, SYN-22).
 */
challenges: Array<number>, 
/**
 * By seat, its account after the round.
 */
scores: Array<number>, };

/**
 * What everybody sees of a seat.
 */
export type SyntaxSeatView = { 
/**
 * How many cards it holds.
 */
hand_count: number, 
/**
 * Its account.
 */
score: number, 
/**
 * Whether it has left (SYN-27).
 */
out: boolean, 
/**
 * The round after which it left, or null.
 */
left_round: number | null, 
/**
 * Whether it has declined to come back (SYN-28).
 */
retired: boolean, 
/**
 * How often it has come back.
 */
re_entries: number, 
/**
 * What coming back has cost it so far.
 */
price: number, 
/**
 * Whether a word that it laid this round has stood (SYN-19).
 */
has_laid: boolean, 
/**
 * The points that challenges have added to its account in this round, or taken off.
 */
challenges: number, 
/**
 * Cards that everybody has seen it take and not give away since. It holds at least these.
 */
known: Array<SyntaxCard>, };

/**
 * Where an exchange takes its card from (SYN-9).
 */
export type SyntaxTake = "stock" | "face-up";

/**
 * What a viewer sees, and what it may remember (COM-5).
 */
export type SyntaxView = { 
/**
 * Who looks; null for a spectator.
 */
seat: Seat | null, 
/**
 * The phase of the match.
 */
phase: SyntaxPhase, 
/**
 * The number of the round, from 1.
 */
round: number, 
/**
 * The only seat that may act, or null.
 */
turn: Seat | null, 
/**
 * The seats that may act now.
 */
to_act: number[], 
/**
 * What is public of each seat, by seat.
 */
seats: Array<SyntaxSeatView>, 
/**
 * The viewer's hand, in the order in which the cards came; absent for a spectator.
 */
hand?: Array<SyntaxCard>, 
/**
 * The words on the table.
 */
table: Array<SyntaxLaid>, 
/**
 * The word that may be contested, in phase `challenge`.
 */
pending: SyntaxPending | null, 
/**
 * The card beside the stock.
 */
face_up: SyntaxCard | null, 
/**
 * How many cards the stock has.
 */
stock_count: number, 
/**
 * How many cards lie below the face-up card.
 */
discard_count: number, 
/**
 * The cards below the face-up card, top card first. All of them have lain face up once.
 */
discard: Array<SyntaxCard>, 
/**
 * The cards that the stock can hold, sorted: those of the pile when it was last shuffled into the stock (SYN-26), without those that
 * the viewer has drawn since. Null before that, when the stock can hold any unseen card.
 */
stock_pool: Array<SyntaxCard> | null, 
/**
 * How many cards a set-up leaves out of this round.
 */
aside_count: number, 
/**
 * Who deals this round.
 */
dealer: Seat, 
/**
 * How many operations there were since a word that was laid or extended stood (SYN-29).
 */
idle: number, 
/**
 * The score sheet, with one line for each round.
 */
sheet: Array<SyntaxRoundScore>, 
/**
 * The words that were looked up because of a challenge in this match.
 */
judged: Array<SyntaxJudgement>, 
/**
 * Whether the match is over.
 */
over: boolean, 
/**
 * The final ranking, when it is over.
 */
ranking: Ranking | null, };

/**
 * The words that count (SYN-16).
 */
export type SyntaxWordLanguage = "fr" | "en" | "both";

/**
 * An action of a seat or of the table.
 */
export type TallyAction = { "type": "claim", 
/**
 * The word, in capitals.
 */
word: string, } | { "type": "pass" } | { "type": "vote", 
/**
 * Whether the seat accepts the claim.
 */
accept: boolean, } | { "type": "time-up", 
/**
 * The name of the clock.
 */
clock: string, };

/**
 * A claim that is being judged (TAL-5).
 */
export type TallyClaim = { 
/**
 * The seat that made it.
 */
seat: Seat, 
/**
 * The viewer's own ballot; null before it has voted, and in all other views.
 */
own: boolean | null, };

/**
 * What a host may bring itself.
 */
export type TallyData = { 
/**
 * Subjects that replace all others (TAL-13). The option `list` is then ignored.
 */
topics: Array<TallyTopic> | null, };

/**
 * An event. It holds everything that it concerns; `Event::shown` takes out what a viewer may not know.
 */
export type TallyEvent = { "type": "round", 
/**
 * The number of the round, from 1.
 */
round: number, 
/**
 * The subject of the round.
 */
subject: string, 
/**
 * How many points a claim is worth.
 */
worth: number, } | { "type": "claimed", 
/**
 * The seat.
 */
seat: Seat, 
/**
 * The word.
 */
word: string, } | { "type": "passed", 
/**
 * The seat.
 */
seat: Seat, } | { "type": "voted", 
/**
 * The seat.
 */
seat: Seat, 
/**
 * Its vote; null for all others.
 */
accept: boolean | null, } | { "type": "judged" } & TallyJudgement | { "type": "time-up" };

/**
 * How a claim was judged (TAL-7).
 */
export type TallyJudgement = { 
/**
 * The seat that made the claim.
 */
seat: Seat, 
/**
 * How many seats accepted it.
 */
yes: number, 
/**
 * How many seats refused it.
 */
no: number, 
/**
 * The roll that decided a tie; null if there was none.
 */
die: number | null, 
/**
 * Whether the claim was accepted.
 */
accepted: boolean, };

/**
 * The lists of subjects.
 */
export type TallyList = "short" | "long";

/**
 * The options of a match.
 */
export type TallyOptions = { 
/**
 * How many rounds a match has (TAL-1).
 */
rounds: number, 
/**
 * How many seconds a round has; null for no clock (TAL-11).
 */
seconds: number | null, 
/**
 * Which subjects are played (TAL-13).
 */
list: TallyList, };

/**
 * A phase of the match.
 */
export type TallyPhase = "open" | "judging" | "over";

/**
 * What everybody sees of a seat.
 */
export type TallySeat = { 
/**
 * Its points.
 */
score: number, 
/**
 * Whether it is out of the round.
 */
out: boolean, 
/**
 * Whether it has judged the claim.
 */
voted: boolean, };

/**
 * The protocol's `setup`: things given in advance that chance would decide otherwise.
 */
export type TallySetup = { 
/**
 * The next rolls of the die, in order. Once they are used up, chance decides.
 */
rolls: Array<number>, 
/**
 * Points that the seats begin with; empty if all begin with none.
 */
scores: Array<number>, };

/**
 * Something to name words for.
 */
export type TallyTopic = { 
/**
 * The subject, as it is shown and read aloud.
 */
subject: string, 
/**
 * Words that bots know, in capitals.
 */
words: Array<string>, };

/**
 * What a viewer sees, and what it may remember (COM-5).
 */
export type TallyView = { 
/**
 * Who looks; null for a spectator.
 */
seat: Seat | null, 
/**
 * The phase of the match.
 */
phase: TallyPhase, 
/**
 * The number of the round, from 1.
 */
round: number, 
/**
 * How many rounds the match has.
 */
rounds: number, 
/**
 * The only seat that may act, or null.
 */
turn: Seat | null, 
/**
 * The seats that may act now.
 */
to_act: number[], 
/**
 * What is public of each seat, by seat.
 */
seats: Array<TallySeat>, 
/**
 * The subject of the round.
 */
subject: string, 
/**
 * How many points a claim is worth.
 */
worth: number, 
/**
 * The words that were claimed in this round, in order.
 */
said: Array<string>, 
/**
 * The claim that is being judged; null if there is none.
 */
claim: TallyClaim | null, 
/**
 * How the last claim was judged, which everybody was told; null before the first.
 */
verdict: TallyJudgement | null, 
/**
 * Whether the match is over.
 */
over: boolean, 
/**
 * The final ranking, when it is over.
 */
ranking: Ranking | null, };

/**
 * Answer of `bot-task`.
 */
export type TaskAnswer = { 
/**
 * The task that `think` answers, in this process or another one.
 */
task: BotTask, };

/**
 * Somebody's time at a seat, from a given number of actions on.
 */
export type Tenure = { 
/**
 * How many actions had been performed when they sat down. Action number `from`, counted from 0, is the first that they may do.
 */
from: Count, 
/**
 * The seat.
 */
seat: Seat, 
/**
 * `null` for a human, or a bot's level.
 */
bot: Level | null, 
/**
 * Their name; absent if the seat keeps the name that it had.
 */
name?: string, 
/**
 * The moment, in milliseconds since the deal, if the host has named it.
 */
at_ms?: Millis, };

/**
 * An action of a seat or of the table.
 */
export type ThemesAction = { "type": "roll" } | { "type": "buzz" } | { "type": "withdraw" } | { "type": "announce", 
/**
 * The word as it is said: accents and case do not matter.
 */
word: string, 
/**
 * Whether it is meant as a proper name.
 */
proper: boolean, 
/**
 * The number of the theme, only with open themes (THE-21).
 */
theme?: number, 
/**
 * Whether it is what had been written when the seat's time ran out. It then counts only if it stands at once; if not, the time of the
 * seat is over (THE-16).
 */
late?: boolean, } | { "type": "vote", 
/**
 * Whether it stands.
 */
accept: boolean, } | { "type": "abstain" } | { "type": "give-up" } | { "type": "time-up", 
/**
 * The name of the clock.
 */
clock: string, };

/**
 * A word that stands.
 */
export type ThemesAnnounced = { 
/**
 * Who announced it.
 */
seat: Seat, 
/**
 * The word as it was announced.
 */
word: string, 
/**
 * The full form that the theme's list has for it, such as `Bono (Paul Hewson)`; null if there is none.
 */
full: string | null, 
/**
 * Whether it is a proper name.
 */
proper: boolean, 
/**
 * The number of its theme.
 */
theme: number, 
/**
 * The tokens that it took.
 */
points: number, 
/**
 * Whether the theme's list has it. If not, it was judged and accepted.
 */
listed: boolean, 
/**
 * How the others voted; null if nobody was asked.
 */
votes: ThemesVotes | null, 
/**
 * Whether only the seat that announced it has judged it, because all others abstained (THE-14).
 */
honour: boolean, };

/**
 * A theme card of the host's own.
 */
export type ThemesCardFile = { 
/**
 * Its name, 1 to 60 characters.
 */
name: string, 
/**
 * Its themes, one to six.
 */
themes: Array<ThemesThemeFile>, };

/**
 * What the colour die shows (THE-6, THE-10).
 */
export type ThemesColour = "green" | "white" | "yellow" | "red" | "blue" | "black";

/**
 * What a host may bring itself.
 */
export type ThemesData = { 
/**
 * A theme card that replaces the box's own (THE-27). The option `card` is then ignored.
 */
card?: ThemesCardFile, 
/**
 * Words that people have accepted in matches before, and that the lists lack (THE-28).
 */
words?: Array<ThemesKeptWord>, };

/**
 * The colours of the letter dice, in the order in which they are named. In JSON `green`, `white`, `yellow`, `red`, `blue`.
 */
export type ThemesDie = "green" | "white" | "yellow" | "red" | "blue";

/**
 * Why the others are asked about a word. In JSON `list`, `dictionary`, `common`, `root`.
 */
export type ThemesDoubt = "list" | "dictionary" | "common" | "root";

/**
 * What ends a round. In JSON `nobody`, `places`, `black`, `themes`, `centre`.
 */
export type ThemesEnding = "nobody" | "places" | "black" | "themes" | "centre";

/**
 * An event. It names everything that it concerns; `Event::shown` takes out what a viewer may not know.
 */
export type ThemesEvent = { "type": "round-began", 
/**
 * The number of the round, from 1.
 */
round: number, 
/**
 * Who is to roll.
 */
seat: Seat, 
/**
 * The tokens that went from the reserve to the centre (THE-17).
 */
supply: number, } | { "type": "rolled", 
/**
 * Who rolled.
 */
seat: Seat, 
/**
 * The name of the theme; null with open themes (THE-21).
 */
subject: string | null, 
/**
 * The number of the theme, from 1; absent with open themes (THE-21).
 */
theme?: number, 
/**
 * The letter dice.
 */
letters: ThemesLetters, 
/**
 * The colour die.
 */
colour: ThemesColour, } | { "type": "buzzed", 
/**
 * The seat that has the floor.
 */
seat: Seat, } | { "type": "withdrew", 
/**
 * The seat that had the floor.
 */
seat: Seat, } | { "type": "locked", 
/**
 * The seat that cannot buzz.
 */
seat: Seat, 
/**
 * For how many milliseconds.
 */
ms: number, } | { "type": "unlocked", 
/**
 * The seat that may buzz again.
 */
seat: Seat, } | { "type": "announced", 
/**
 * Who announced it.
 */
seat: Seat, 
/**
 * The word as it was announced.
 */
word: string, 
/**
 * Whether it was announced as a proper name.
 */
proper: boolean, 
/**
 * The number of its theme.
 */
theme: number, 
/**
 * Why the others are asked.
 */
doubts: Array<ThemesDoubt>, } | { "type": "voted", 
/**
 * The seat that has judged it.
 */
seat: Seat, 
/**
 * Its vote; null for all others, and if the seat abstained.
 */
accept: boolean | null, } | { "type": "honour", 
/**
 * The seat whose word it is.
 */
seat: Seat, 
/**
 * The word.
 */
word: string, 
/**
 * The number of the theme.
 */
theme: number, } | { "type": "judged", 
/**
 * The seat whose word it is.
 */
seat: Seat, 
/**
 * The word.
 */
word: string, 
/**
 * How many seats have accepted it.
 */
yes: number, 
/**
 * How many seats have refused it.
 */
no: number, 
/**
 * How many seats have left it to the others.
 */
abstained: number, 
/**
 * Whether the seat has judged its own word, because nobody else did.
 */
honour: boolean, 
/**
 * Why it does not stand; null if it does.
 */
why: ThemesWhy | null, } | { "type": "scored", 
/**
 * The dice that have a letter of it.
 */
dice: Array<ThemesDie>, 
/**
 * Whether its theme is closed now (THE-22).
 */
closes: boolean, 
/**
 * Who announced it.
 */
seat: Seat, 
/**
 * The word as it was announced.
 */
word: string, 
/**
 * The full form that the theme's list has for it, such as `Bono (Paul Hewson)`; null if there is none.
 */
full: string | null, 
/**
 * Whether it is a proper name.
 */
proper: boolean, 
/**
 * The number of its theme.
 */
theme: number, 
/**
 * The tokens that it took.
 */
points: number, 
/**
 * Whether the theme's list has it. If not, it was judged and accepted.
 */
listed: boolean, 
/**
 * How the others voted; null if nobody was asked.
 */
votes: ThemesVotes | null, 
/**
 * Whether only the seat that announced it has judged it, because all others abstained (THE-14).
 */
honour: boolean, } | { "type": "wrong", 
/**
 * The seat that announced it.
 */
seat: Seat, 
/**
 * The word.
 */
word: string, 
/**
 * The tokens that went to the centre.
 */
paid: number, 
/**
 * Whether the seat is out for the round.
 */
out: boolean, } | { "type": "gave-up", 
/**
 * The seat that has given up.
 */
seat: Seat, } | { "type": "time-up" } | { "type": "turn-up", 
/**
 * The seat whose time it was.
 */
seat: Seat, } | { "type": "typing-up", 
/**
 * The seat that was typing.
 */
seat: Seat, } | { "type": "round-ended", 
/**
 * The number of the round, from 1.
 */
round: number, 
/**
 * The seats that have not scored in it.
 */
unscored: Array<Seat>, 
/**
 * How many seats have scored in it.
 */
scored: number, 
/**
 * What ended it.
 */
why: ThemesEnding, 
/**
 * Up to three words that nobody found, the best known ones first (THE-29).
 */
missed: Array<ThemesMissed>, } | { "type": "match-ended", 
/**
 * The seats that have the most tokens.
 */
winners: Array<Seat>, 
/**
 * How many tokens they have.
 */
tokens: number, };

/**
 * A word that is judged (THE-14).
 */
export type ThemesJudging = { 
/**
 * Who announced it.
 */
seat: Seat, 
/**
 * The word as it was announced.
 */
word: string, 
/**
 * Whether it was announced as a proper name.
 */
proper: boolean, 
/**
 * The number of its theme.
 */
theme: number, 
/**
 * Why the others are asked.
 */
doubts: Array<ThemesDoubt>, 
/**
 * Whether it stands only if all accept.
 */
unanimous: boolean, 
/**
 * Whether all others have abstained, so that the seat itself is asked (THE-14).
 */
honour: boolean, 
/**
 * The viewer's own ballot; null before it has voted, if it abstained, and in all other views.
 */
own: boolean | null, };

/**
 * A word that people have accepted.
 */
export type ThemesKeptWord = { 
/**
 * The id of its theme, as views name it.
 */
theme: string, 
/**
 * The word.
 */
word: string, 
/**
 * Whether it is a proper name.
 */
proper: boolean, };

/**
 * The protocol's `setup` of Dés à thèmes.
 */
export type ThemesLayout = { 
/**
 * The coming rolls, the first one first. Once they are used up, chance decides.
 */
rolls?: Array<ThemesRoll>, 
/**
 * How many tokens lie in the centre. If absent: all that lie nowhere else or, with limited words, none.
 */
centre?: number, 
/**
 * How many tokens lie in the reserve (THE-17). If absent: with limited words, all that lie nowhere else; otherwise none.
 */
reserve?: number, 
/**
 * By seat, its tokens. If the list is empty, no seat has any.
 */
tokens?: Array<number>, 
/**
 * Who rolls first. If absent: the option `first_seat`.
 */
roller?: Seat, 
/**
 * The number of the theme card. If absent: the option `card`.
 */
card?: number, };

/**
 * The letters that the five dice show, A–Z.
 */
export type ThemesLetters = { 
/**
 * The green die.
 */
green: string, 
/**
 * The white die.
 */
white: string, 
/**
 * The yellow die.
 */
yellow: string, 
/**
 * The red die.
 */
red: string, 
/**
 * The blue die.
 */
blue: string, };

/**
 * A word of a theme's list that would have stood in the round, and that nobody announced.
 */
export type ThemesMissed = { 
/**
 * The word, as the list has it.
 */
word: string, 
/**
 * Its full form, such as `Bono (Paul Hewson)`; null if there is none.
 */
full: string | null, 
/**
 * The number of its theme.
 */
theme: number, };

/**
 * Options of a match.
 */
export type ThemesOptions = { 
/**
 * Who rolls first (THE-4, COM-2).
 */
first_seat: Seat, 
/**
 * The game of the box, or one of its variants (THE-17, THE-21).
 */
variant: ThemesVariant, 
/**
 * The language of themes, dice and words (THE-2).
 */
words: ThemesWordLanguage, 
/**
 * The theme card (THE-3). It is ignored if the host brings a card of its own.
 */
card: number, 
/**
 * How many tokens are played for (THE-30).
 */
tokens: number, 
/**
 * How many seconds a round lasts or, in the calm game, a turn; null for no clock. Where it is absent, 60, and null in the calm game
 * (THE-16).
 */
timer: number | null, 
/**
 * Whether that clock stands still while somebody who buzzed types (THE-25).
 */
clock_waits: boolean, 
/**
 * How many seconds somebody who buzzed has for the word; null for no clock (THE-25).
 */
typing: number | null, 
/**
 * Whether the seats take turns instead of being quick (THE-26).
 */
calm: boolean, 
/**
 * Whether a person who is alone among bots judges a word of their own that the dictionary has and the list has not (THE-14).
 */
honour: boolean, };

/**
 * A phase of the match. In JSON `rolling`, `open`, `typing`, `judging`, `over`.
 */
export type ThemesPhase = "rolling" | "open" | "typing" | "judging" | "over";

/**
 * A word that was refused.
 */
export type ThemesRefused = { 
/**
 * Who announced it.
 */
seat: Seat, 
/**
 * The word as it was announced.
 */
word: string, 
/**
 * Whether it was announced as a proper name.
 */
proper: boolean, 
/**
 * The number of its theme.
 */
theme: number, 
/**
 * Which check it did not pass.
 */
why: ThemesWhy, 
/**
 * How the others voted; null if nobody was asked.
 */
votes: ThemesVotes | null, };

/**
 * A roll of all dice (THE-5).
 */
export type ThemesRoll = { 
/**
 * The number of the theme, from 1; absent with open themes (THE-21).
 */
theme?: number, 
/**
 * The letter dice.
 */
letters: ThemesLetters, 
/**
 * The colour die.
 */
colour: ThemesColour, };

/**
 * What everybody sees of a seat.
 */
export type ThemesSeatView = { 
/**
 * Its tokens, which are its points.
 */
tokens: number, 
/**
 * The same number, under the name that it has in every game.
 */
score: number, 
/**
 * Always 0, because the game has no cards.
 */
hand_count: number, 
/**
 * How it stands in the round.
 */
state: ThemesStanding, 
/**
 * Whether it has judged the word.
 */
voted: boolean, 
/**
 * The number, from 1, of the buzz without a word that keeps the seat from buzzing; null if none does. The clock `locked-` with the
 * number of the seat tells for how long (THE-25).
 */
locked: number | null, };

/**
 * How a seat stands in the round. In JSON `playing`, `done`, `gave-up`, `out`.
 */
export type ThemesStanding = "playing" | "done" | "gave-up" | "timed-out" | "out";

/**
 * A theme of such a card.
 */
export type ThemesThemeFile = { 
/**
 * Its name, 1 to 60 characters.
 */
name: string, 
/**
 * Its words. Each is a text: the word and then, if wanted, columns after tabs: `common` or `proper`, 1 to 3 for who knows it, its full
 * form. Without words, the other seats judge every word.
 */
words: Array<string>, };

/**
 * The variants of the game. In JSON `classic`, `limited`, `open`.
 */
export type ThemesVariant = "classic" | "limited" | "open";

/**
 * What a viewer sees, and may remember (COM-5). Nothing is hidden but ballots.
 */
export type ThemesView = { 
/**
 * Who looks; null for a spectator.
 */
seat: Seat | null, 
/**
 * The phase of the match.
 */
phase: ThemesPhase, 
/**
 * The number of the round, from 1.
 */
round: number, 
/**
 * The only seat that may act, or null.
 */
turn: Seat | null, 
/**
 * The seats that may act now.
 */
to_act: number[], 
/**
 * What everybody sees of each seat, by seat.
 */
seats: Array<ThemesSeatView>, 
/**
 * The variant that is played.
 */
variant: ThemesVariant, 
/**
 * Whether the seats take turns (THE-26).
 */
calm: boolean, 
/**
 * Who rolls, or has rolled.
 */
roller: Seat, 
/**
 * The number of the theme card.
 */
card: number, 
/**
 * The name of the card; empty if it has none.
 */
card_name: string, 
/**
 * The names of its themes.
 */
themes: Array<string>, 
/**
 * The ids of its themes, for words that are kept (THE-28).
 */
theme_ids: Array<string>, 
/**
 * The numbers of its themes that have persons, of whose names only a part counts (THE-8).
 */
persons: Array<number>, 
/**
 * The number of the round's theme; null with open themes, and before the first roll.
 */
theme: number | null, 
/**
 * What the dice show; before they are rolled, what they showed in the round before. Null before the first roll.
 */
dice: ThemesRoll | null, 
/**
 * The letter that words must begin with; null on black (THE-6).
 */
initial: string | null, 
/**
 * How many tokens lie in the centre.
 */
centre: number, 
/**
 * How many tokens lie in the reserve (THE-17).
 */
reserve: number, 
/**
 * The words that stand since the dice were rolled, in order.
 */
announced: Array<ThemesAnnounced>, 
/**
 * The words that were refused since then, in order.
 */
refused: Array<ThemesRefused>, 
/**
 * Up to three words that nobody found in the round that is over, the best known ones first; empty from the roll until the round ends
 * (THE-29).
 */
missed: Array<ThemesMissed>, 
/**
 * The themes that are closed (THE-22).
 */
closed: Array<number>, 
/**
 * Who has buzzed and types (THE-25); null if nobody does.
 */
typing: Seat | null, 
/**
 * The word that is judged; null if there is none.
 */
judging: ThemesJudging | null, 
/**
 * Whether a seat has taken or paid tokens in this round.
 */
moved: boolean, 
/**
 * How many rounds in a row have ended without a seat taking or paying tokens. After twice as many as there are seats, the match ends
 * (THE-13).
 */
idle: number, 
/**
 * How many turns the calm game has had.
 */
turns: number, 
/**
 * Whose turn it is, or was last, in the calm game. In other games it has no meaning.
 */
turn_of: Seat, 
/**
 * How often somebody has buzzed.
 */
buzzes: number, 
/**
 * How often somebody has taken the floor, or a word was judged, since the dice were rolled.
 */
interruptions: number, 
/**
 * Whether the match is over.
 */
over: boolean, 
/**
 * The final ranking, most tokens first; null before the end.
 */
ranking: Ranking | null, };

/**
 * How many judged a word, and how (THE-14).
 */
export type ThemesVotes = { 
/**
 * How many seats accepted it.
 */
yes: number, 
/**
 * How many seats refused it.
 */
no: number, 
/**
 * How many seats left it to the others.
 */
abstained: number, };

/**
 * Why a word does not stand. In JSON `letters`, `vote`, `dictionary`, `root`, `no-vote`.
 */
export type ThemesWhy = "letters" | "vote" | "dictionary" | "root" | "no-vote";

/**
 * A language. In JSON `fr`, `en`.
 */
export type ThemesWordLanguage = "fr" | "en";

/**
 * The fields of `think`.
 */
export type ThinkFields = { 
/**
 * The task, as `bot-task` made it.
 */
task: BotTask, };

/**
 * The name of a rank.
 */
export type Title = "dubolix" | "ossilix" | "pernigagnix" | "padbolix";

/**
 * The fields of `undo`.
 */
export type UndoFields = { 
/**
 * The seat that asks; absent or null for the table as a whole.
 */
seat?: Seat, 
/**
 * Whose view the answer holds; absent for a spectator's.
 */
viewer?: number | null, 
/**
 * The moment, in whole milliseconds since the deal, by the host's watch, because undo gives no time back. Absent means the moment of
 * the last action.
 */
at_ms?: Millis, 
/**
 * Nothing is taken back: the answer says whether what a human did last could be, with all that was done since.
 */
dry?: boolean, };

/**
 * Answer of `view`, `undo` and `seat`.
 */
export type ViewAnswer = { 
/**
 * The view of the viewer that was asked for.
 */
view: View, };

/**
 * The fields of `view` and `log`.
 */
export type ViewFields = { 
/**
 * The seat that looks; null or absent for a spectator.
 */
seat?: Seat, 
/**
 * After how many actions; 0 is the deal. Absent means now.
 */
at?: Count, 
/**
 * For a host that holds the record anyway. A view then has everybody's hands, and a log has the `moves` of each line and, without a
 * seat, everything hidden. It must not be shown to a seat as long as the match goes on.
 */
open?: boolean, };

/**
 * A warning that a loaded match may differ from the saved one.
 */
export type Warning = { 
/**
 * The message that says it.
 */
message: Message, 
/**
 * The index of the first action that was left out; null if none was.
 */
at: number | null, 
/**
 * How many actions were replayed.
 */
kept: number, 
/**
 * Why the rules refuse that action, if they do.
 */
error: Failure | null, };

/**
 * The fields of `words`.
 */
export type WordsFields = { 
/**
 * The text as far as it is written.
 */
text: string, 
/**
 * The code of its language.
 */
lang: string, };
