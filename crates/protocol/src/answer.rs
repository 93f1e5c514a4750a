//! What a request that is done is answered with, besides `id` and `ok`.

use crate::Failure;
use bots::Decision;
use serde::Serialize;
use serde_json::Value;
use std::borrow::Cow;
use std::collections::BTreeMap;
use tabletop::{Message, Seat};

/// A game of the box, for a host that offers it.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub(crate) struct GameInfo {
    /// The id in `new`.
    #[cfg_attr(feature = "ts", ts(type = "GameId"))]
    pub id: &'static str,
    /// How many may play.
    pub seats: SeatRange,
    /// JSON Schema of its options, with defaults and descriptions.
    #[cfg_attr(feature = "ts", ts(type = "Record<string, unknown>"))]
    pub options: Value,
    /// JSON Schema of what the host may bring itself (`data` of `new`): each property is a name that the game takes.
    #[cfg_attr(feature = "ts", ts(type = "Record<string, unknown>"))]
    pub data: Value,
    /// The bots that a player is offered, weakest first.
    #[cfg_attr(feature = "ts", ts(type = "Level[]"))]
    pub levels: Vec<&'static str>,
    /// About how many milliseconds each of them takes until it acts of its own accord (to its first word, say); empty where they act at once.
    pub paces: Vec<u32>,
}

/// How many seats a game is for, both ends included.
#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub(crate) struct SeatRange {
    /// The fewest.
    pub min: usize,
    /// The most.
    pub max: usize,
}

/// Answer of `games`.
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
    /// What a spectator sees.
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
    /// What the viewer sees.
    #[cfg_attr(feature = "ts", ts(type = "View"))]
    pub view: Value,
}

/// What the table knows of a match besides the game's own view.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub(crate) struct Standing {
    /// Checksums of the data that the host brought, by name; absent where it brought none.
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
    /// Whether it runs; if not it stands still and goes on later.
    pub running: bool,
    /// Whose time it is; null where it is everybody's.
    pub seat: Option<Seat>,
    /// The `moves` at which this run began: with another number it is another run, from the beginning.
    pub since: usize,
    /// True where it ends by itself, when a seat acts at a moment that is not before its end; absent where it does not.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
    pub lapses: bool,
    /// How much of the run had passed at the view's `at_ms`, as far as the host has said when actions came.
    pub spent_ms: u64,
}

/// Answer of `legal`.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub(crate) struct LegalAnswer {
    /// Actions that the seat may take.
    #[cfg_attr(feature = "ts", ts(type = "Action[]"))]
    pub actions: Vec<Value>,
    /// Whether they are all.
    pub complete: bool,
}

/// Answer of `check`.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub(crate) struct CheckAnswer {
    /// What `act` would be refused with now; null where it would be done.
    pub refusal: Option<Failure>,
    /// What somebody may overlook: that this play ends the round badly for its seat, say. Null where there is nothing, or a refusal.
    pub caution: Option<Message>,
}

/// Answer of `act`.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub(crate) struct ActAnswer {
    /// What happened, as the viewer learns of it; each event with its `message`.
    #[cfg_attr(feature = "ts", ts(type = "TableEvent[]"))]
    pub events: Vec<Value>,
    /// What the viewer sees afterwards.
    #[cfg_attr(feature = "ts", ts(type = "View"))]
    pub view: Value,
}

/// Answer of `check-data`.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub(crate) struct CheckDataAnswer {
    /// The data as `new` takes them: texts have been read.
    #[cfg_attr(feature = "ts", ts(type = "Record<string, unknown>"))]
    pub data: Value,
    /// What `new` would be refused with; null where they are right.
    pub refusal: Option<Failure>,
    /// The line of the text, from 1, on which that is; null where it is of no text, or of none of its lines.
    pub line: Option<usize>,
    /// What may be a mistake, what matters most first.
    pub remarks: Vec<Remark>,
    /// What the game makes of the data beyond what they say, such as what words are taken for (`SpikitPreview`); null where that is nothing.
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    pub preview: Value,
}

/// Something in data that may be a mistake.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub(crate) struct Remark {
    /// Where: a JSON Pointer into the data.
    pub place: String,
    /// On which line of the text, from 1; null where there is none.
    pub line: Option<usize>,
    /// What to say of it.
    pub message: Message,
}

/// Answer of `bot` and `think`.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub(crate) struct BotAnswer {
    /// What the bot would do once `after_ms` have passed. It is not done. Null: ask again then, or when the view has changed.
    #[cfg_attr(feature = "ts", ts(type = "Action | null"))]
    pub action: Option<Value>,
    /// Milliseconds from the question on; 0 in turn games.
    pub after_ms: u32,
    /// Why, in words for whoever sits in that seat: it tells no more than the seat sees. Null where the bot has nothing to say for it.
    pub reason: Option<Message>,
    /// The `moves` of the view that the bot was given, for `act`.
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
    /// For `think`, in this process or another one.
    #[cfg_attr(feature = "ts", ts(type = "BotTask"))]
    pub task: Value,
}

/// Answer of `save`.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub(crate) struct SaveAnswer {
    /// The match, for `load`: an object, or a text where that was asked for. It holds everything, hidden cards too: never show it to a seat.
    #[cfg_attr(feature = "ts", ts(type = "Save"))]
    pub save: Value,
}

/// Answer of `load`.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub(crate) struct LoadAnswer {
    /// What a spectator sees.
    #[cfg_attr(feature = "ts", ts(type = "View"))]
    pub view: Value,
    /// The gravest of the warnings, if there are any.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub warning: Option<Warning>,
    /// All of them, the gravest first.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Vec<Warning>>"))]
    pub warnings: Vec<Warning>,
    /// As in the answer of `new`.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Vec<String>>"))]
    pub lacks: Vec<String>,
}

/// What a loaded match is not sure to have in common with the saved one.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Warning {
    /// What to say of it.
    pub message: Message,
    /// Index of the first action that was left out; null where none was.
    pub at: Option<usize>,
    /// How many actions were replayed.
    pub kept: usize,
    /// Why the rules refuse that action, where they do.
    pub error: Option<Failure>,
}

/// Answer of `log`.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub(crate) struct LogAnswer {
    /// From the first deal on.
    pub entries: Vec<Entry>,
}

/// A line of a match's log, as its viewer may know it.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Entry {
    /// Its place in this viewer's log, from 0. (Not in the match's: gaps would tell of what is hidden.)
    pub seq: usize,
    /// Who acted; null for the deal, for the table itself and where the viewer does not know.
    pub seat: Option<Seat>,
    /// What was done, on the first line that follows from it.
    #[cfg_attr(feature = "ts", ts(type = "Action | null"))]
    pub action: Option<Value>,
    /// What happened.
    #[cfg_attr(feature = "ts", ts(type = "GameEvent | null"))]
    pub event: Option<Value>,
    /// What to say of it.
    pub message: Message,
    /// How many actions had been performed when it happened, its own among them: 0 is the deal. Only in an open log: elsewhere gaps would tell
    /// of what is hidden.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub moves: Option<usize>,
}

/// What crosses the protocol as JSON. (Views, actions and events are made of what JSON can say: null would be a mistake of their
/// authors, and every game's conformance tests look for it.)
pub(crate) fn json(value: &impl Serialize) -> Value {
    serde_json::to_value(value).unwrap_or_default()
}
