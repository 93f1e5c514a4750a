//! The answers to requests, without `id` and `ok`.

use crate::Failure;
use alloc::borrow::Cow;
use alloc::collections::BTreeMap;
use alloc::string::String;
use alloc::vec::Vec;
use bots::Decision;
use serde::Serialize;
use serde_json::Value;
use tabletop::{Message, Seat};

/// A game of the box, for a host that offers it.
#[cfg(feature = "games")]
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub(crate) struct GameInfo {
    /// The id in `new`.
    #[cfg_attr(feature = "ts", ts(type = "GameId"))]
    pub id: &'static str,
    /// How many seats it is for.
    pub seats: SeatRange,
    /// JSON Schema of its options, with defaults and descriptions.
    #[cfg_attr(feature = "ts", ts(type = "Record<string, unknown>"))]
    pub options: Value,
    /// JSON Schema of the data that the host may bring itself (`data` of `new`). Each property is a name that the game accepts.
    #[cfg_attr(feature = "ts", ts(type = "Record<string, unknown>"))]
    pub data: Value,
    /// The bots that a player is offered, weakest first.
    #[cfg_attr(feature = "ts", ts(type = "Level[]"))]
    pub levels: Vec<&'static str>,
    /// For each of these levels, about how many milliseconds pass until a bot first acts of its own accord; empty if bots act at once.
    pub paces: Vec<u32>,
}

/// How many seats a game is for, both ends included.
#[cfg(feature = "games")]
#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub(crate) struct SeatRange {
    /// The fewest.
    pub min: usize,
    /// The most.
    pub max: usize,
}

/// Answer of `games`.
#[cfg(feature = "games")]
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub(crate) struct GamesAnswer {
    /// Every game of the box.
    pub games: Vec<GameInfo>,
}

/// Answer of `new`.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub(crate) struct NewAnswer {
    /// The view of a spectator.
    #[cfg_attr(feature = "ts", ts(type = "View"))]
    pub view: Value,
    /// The resources that an early match still lacks.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Vec<String>>"))]
    pub lacks: Vec<String>,
}

/// Answer of `view`, `undo` and `seat`.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub(crate) struct ViewAnswer {
    /// The view of the viewer that was asked for.
    #[cfg_attr(feature = "ts", ts(type = "View"))]
    pub view: Value,
}

/// What the table knows of a match besides the game's own view.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub(crate) struct MatchFacts {
    /// Checksums of the data that the host brought, by name; absent if it brought none.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<BTreeMap<String, String>>"))]
    pub data: BTreeMap<String, String>,
    /// How many actions have been performed.
    pub moves: usize,
    /// The latest moment that the host has named, in milliseconds since the deal; 0 before it has named any.
    pub at_ms: u64,
    /// The clocks that the rules have set, running or standing still.
    pub clocks: Vec<ClockFace>,
}

/// A clock as everybody sees it.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "Clock"))]
pub(crate) struct ClockFace {
    /// Its name, for `time-up`.
    #[cfg_attr(feature = "ts", ts(type = "string"))]
    pub name: Cow<'static, str>,
    /// How long a whole run lasts, in milliseconds.
    pub ms: u32,
    /// Whether it runs now. A clock that stands still goes on later.
    pub running: bool,
    /// The seat whose time it is; null if it is everybody's.
    pub seat: Option<Seat>,
    /// The number of `moves` at which this run began. When the number changes, another run has begun.
    pub since: usize,
    /// True if the clock ends without the host, when a seat acts at or after its end; otherwise absent.
    #[serde(skip_serializing_if = "core::ops::Not::not")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
    pub lapses: bool,
    /// How many milliseconds of the run had passed at the view's `at_ms`, as far as the host has named the moments of actions.
    pub spent_ms: u64,
}

/// Answer of `legal`.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub(crate) struct LegalAnswer {
    /// Actions that are open to the seat.
    #[cfg_attr(feature = "ts", ts(type = "Action[]"))]
    pub actions: Vec<Value>,
    /// Whether these are all actions that are open to it.
    pub complete: bool,
}

/// Answer of `check`.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub(crate) struct CheckAnswer {
    /// The refusal that `act` would get now; null if the action would be done.
    #[cfg_attr(feature = "ts", ts(as = "Option<crate::failure::FailureFields>"))]
    pub refusal: Option<Failure>,
    /// A warning of what its seat may overlook, such as a bad end of the round; null if there is none, or a refusal.
    pub caution: Option<Message>,
}

/// Answer of `act`.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub(crate) struct ActAnswer {
    /// The events as the viewer may know them, each with its `message`.
    #[cfg_attr(feature = "ts", ts(type = "TableEvent[]"))]
    pub events: Vec<Value>,
    /// The view after the action.
    #[cfg_attr(feature = "ts", ts(type = "View"))]
    pub view: Value,
}

/// Answer of `check-data`.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub(crate) struct CheckDataAnswer {
    /// The data as `new` accepts them, with all texts read.
    #[cfg_attr(feature = "ts", ts(type = "Record<string, unknown>"))]
    pub data: Value,
    /// The refusal that `new` would get; null if the data are right.
    #[cfg_attr(feature = "ts", ts(as = "Option<crate::failure::FailureFields>"))]
    pub refusal: Option<Failure>,
    /// The line of the text, from 1, on which the mistake is; null if the data were no text, or no line has it.
    pub line: Option<usize>,
    /// Possible mistakes, the most important ones first.
    pub remarks: Vec<Remark>,
    /// What the game works out from the data, such as the grammar of words (`SpikitPreview`); null if there is nothing.
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    pub preview: Value,
}

/// A possible mistake in data.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub(crate) struct Remark {
    /// The place of it, as a JSON Pointer into the data.
    pub place: String,
    /// The line of the text, from 1; null if there is none.
    pub line: Option<usize>,
    /// The message that says it.
    pub message: Message,
}

/// Answer of `bot` and `think`.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub(crate) struct BotAnswer {
    /// The action that the bot would take once `after_ms` have passed; it is not performed. Null means: ask again then, or when the view
    /// has changed.
    #[cfg_attr(feature = "ts", ts(type = "Action | null"))]
    pub action: Option<Value>,
    /// How many milliseconds the bot waits from the beginning of the question; 0 in games of turns.
    pub after_ms: u32,
    /// The reason, which tells no more than the seat sees; null if the bot gives none.
    pub reason: Option<Message>,
    /// The `moves` of the view that the bot was given, which `act` needs as `seen`.
    pub seen: usize,
}

impl BotAnswer {
    pub(crate) fn new(decision: Decision<Value>, seen: usize) -> BotAnswer {
        let Decision { action, after_ms, reason } = decision;
        BotAnswer { action, after_ms, reason, seen }
    }
}

/// Answer of `bot-task`.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub(crate) struct TaskAnswer {
    /// The task that `think` answers, in this process or another one.
    #[cfg_attr(feature = "ts", ts(type = "BotTask"))]
    pub task: Value,
}

/// Answer of `save`.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub(crate) struct SaveAnswer {
    /// The match, which `load` accepts: an object, or a text if that was asked for. It holds everything, hidden cards included, so no seat
    /// must see it.
    #[cfg_attr(feature = "ts", ts(type = "Save"))]
    pub save: Value,
}

/// Answer of `load`.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub(crate) struct LoadAnswer {
    /// The view of a spectator.
    #[cfg_attr(feature = "ts", ts(type = "View"))]
    pub view: Value,
    /// The most serious of the warnings, if there are any.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub warning: Option<Warning>,
    /// All warnings, the most serious first.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Vec<Warning>>"))]
    pub warnings: Vec<Warning>,
    /// The resources that an early match still lacks.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Vec<String>>"))]
    pub lacks: Vec<String>,
}

/// A warning that a loaded match may differ from the saved one.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Warning {
    /// The message that says it.
    pub message: Message,
    /// The index of the first action that was left out; null if none was.
    pub at: Option<usize>,
    /// How many actions were replayed.
    pub kept: usize,
    /// Why the rules refuse that action, if they do.
    #[cfg_attr(feature = "ts", ts(as = "Option<crate::failure::FailureFields>"))]
    pub error: Option<Failure>,
}

/// Answer of `log`.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub(crate) struct LogAnswer {
    /// The lines of the log, from the first deal on.
    pub entries: Vec<Entry>,
}

/// A line of a match's log, as its viewer may know it.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Entry {
    /// Its place in this viewer's log, from 0. It is not the place in the match's log, in which gaps would tell of hidden events.
    pub seq: usize,
    /// Who acted; null for the deal, for the table itself, and if the viewer does not know.
    pub seat: Option<Seat>,
    /// The action, on the first line that follows from it.
    #[cfg_attr(feature = "ts", ts(type = "Action | null"))]
    pub action: Option<Value>,
    /// What happened.
    #[cfg_attr(feature = "ts", ts(type = "GameEvent | null"))]
    pub event: Option<Value>,
    /// The message that says it.
    pub message: Message,
    /// How many actions had been performed when it happened, its own included; 0 is the deal. It is only in an open log, because elsewhere
    /// gaps would tell of hidden events.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub moves: Option<usize>,
}

/// Writes a value as JSON. Views, actions and events can always be written; a null here would be a mistake of their authors, which every
/// game's conformance tests would find.
pub(crate) fn json(value: &impl Serialize) -> Value {
    tabletop::json::write(value)
}
