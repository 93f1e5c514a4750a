//! The protocol's types as TypeScript, for `www/src/protocol/types.gen.ts`. Written by the `types` example.

use crate::answer::{
    ActAnswer, BotAnswer, CheckAnswer, CheckDataAnswer, GamesAnswer, LegalAnswer, LoadAnswer, LogAnswer,
    MatchFacts, NewAnswer, SaveAnswer, TaskAnswer, ViewAnswer,
};
use crate::declarations::{Declarations, GameTypes};
use crate::games;
use crate::request::Request;
use crate::{FailureFields, Level};
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;
use core::fmt::Write;
use serde_json::Value;
use tabletop::{LookedUp, Record};
use ts_rs::Config;

const HEAD: &str = "\
// The table protocol (crates/protocol/PROTOCOL.md). Generated from the Rust types, never edited by hand:
//   cargo run -q -p protocol --features ts --example types
";

/// Types that are better written in TypeScript: they join the types of all games, which `game` tells apart.
const JOINS: &str = "\
/** The ids of all games. */
export type GameId = keyof Games;

/** A bot's level; `random` and `greedy` are yardsticks for simulations. */
export type Level = LEVELS;

/** A game's view with what the table knows besides: which game it is, and who sits where. */
export type Seen<G extends string, V extends { seats: unknown[] }> = Omit<V, \"seats\"> &
  MatchFacts & {
    game: G;
    seats: (V[\"seats\"][number] & Player)[];
  };

/** What somebody sees; `game` tells which one. */
export type View = { [G in GameId]: Games[G][\"view\"] }[GameId];

/** What a seat submits. */
export type Action = Games[GameId][\"action\"];

/** What happened. */
export type GameEvent = Games[GameId][\"event\"];

/** What happened, with what to say of it. */
export type TableEvent = GameEvent & { message: Message };

/** A game's options, complete. */
export type Options = Games[GameId][\"options\"];

/** What the host brings itself, by name. */
export type Data = Partial<Games[GameId][\"data\"]>;

/** What chance would decide, given instead. */
export type Setup = Games[GameId][\"setup\"];

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
  \"bot-task\": TaskAnswer;
  think: BotAnswer;
  undo: ViewAnswer;
  seat: ViewAnswer;
  save: SaveAnswer;
  load: LoadAnswer;
  log: LogAnswer;
  words: LookedUp;
  \"check-data\": CheckDataAnswer;
}

/** The name of a request. */
export type Op = Command[\"op\"];

/** A request that is done. */
export type Done<O extends Op> = { id: unknown; ok: true } & Answers[O];

/** A request that is not done; nothing has changed. */
export type Refused = { id: unknown; ok: false; error: Failure };

/** The answer to a request. */
export type Answer<O extends Op> = Done<O> | Refused;
";

/// The schemas of each game's options and data, as files of these names.
pub fn schemas() -> Vec<(String, String)> {
    let file = |(id, schemas): (&str, Value)| (format!("{id}.gen.json"), format!("{schemas:#}\n"));
    games::schemas().into_iter().map(file).collect()
}

/// The answers of `games` as files: that of the box, because the page offers the games before any engine is there, and that of the template
/// game's engine.
pub fn games() -> [(&'static str, String); 2] {
    let [offered, aside] =
        games::infos().map(|infos| format!("{:#}\n", serde_json::to_value(infos).unwrap_or_default()));
    [("games.gen.json", offered), ("aside.gen.json", aside)]
}

/// Where the files of resources lie, as a file for the page's build and the command line's.
pub fn resource_files() -> String {
    games::resource_files()
}

/// The page that Trunk reads, with a line for the engine of each game of the box, written as the line of the engine of all games is.
pub fn with_engines(page: &str) -> String {
    const OF_ALL: &str = "data-bin=\"engine-box\"";
    let line_of = |line: &str, id: &str| line.replace(OF_ALL, &format!("data-bin=\"engine-{id}\""));
    let others = page.lines().filter(|line| !line.contains("data-bin=\"engine-") || line.contains(OF_ALL));
    let lines = others.flat_map(|line| {
        let games: Vec<&str> = if line.contains(OF_ALL) { games::ids().collect() } else { Vec::new() };
        games.into_iter().map(|id| line_of(line, id)).chain([line.to_owned()]).collect::<Vec<_>>()
    });
    lines.map(|line| line + "\n").collect()
}

/// The whole file.
pub fn typescript() -> String {
    // All numbers of the protocol fit into those of JavaScript, except seeds, which are texts.
    let config = Config::new().with_large_int("number");
    let mut all = Declarations::new(config);
    let names = games::add_types(&mut all);
    all.add::<Request>();
    all.add::<FailureFields>();
    all.add::<Record>();
    all.add::<MatchFacts>();
    all.add::<GamesAnswer>();
    all.add::<ViewAnswer>();
    all.add::<NewAnswer>();
    all.add::<LegalAnswer>();
    all.add::<CheckAnswer>();
    all.add::<CheckDataAnswer>();
    all.add::<spikit::Preview>();
    all.add::<ActAnswer>();
    all.add::<BotAnswer>();
    all.add::<TaskAnswer>();
    all.add::<SaveAnswer>();
    all.add::<LoadAnswer>();
    all.add::<LogAnswer>();
    all.add::<LookedUp>();

    let levels: Vec<String> = Level::ALL.iter().map(|level| format!("\"{level}\"")).collect();
    let mut text = format!("{HEAD}\n{}\n", JOINS.replace("LEVELS", &levels.join(" | ")));
    text.push_str("/** Each game's own types. */\nexport interface Games {\n");
    for GameTypes { id, view, action, event, options, data, setup } in names {
        // Writing to a string cannot fail.
        let _ = write!(
            text,
            "  {id}: {{\n    view: Seen<\"{id}\", {view}>;\n    action: {action};\n    event: {event};\n    \
             options: {options};\n    data: {data};\n    setup: {setup};\n  }};\n"
        );
    }
    text.push_str("}\n");
    for declaration in all.texts() {
        text.push('\n');
        text.push_str(declaration);
    }
    text
}
