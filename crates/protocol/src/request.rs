//! Requests, as they are read.

use alloc::string::String;
use alloc::vec::Vec;

use serde::Deserialize;
use serde::de::Deserializer;
use serde_json::Value;
use tabletop::json::{Misplaced, read_object};
use tabletop::{Actor, Count, Millis, Seat, Seed, Viewer};

/// A request of the protocol, `id` aside.
#[derive(Debug)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(rename = "Command", tag = "op", rename_all = "kebab-case"))]
pub(crate) enum Request {
    /// Lists the games.
    #[cfg(feature = "games")]
    Games,
    /// Begins a match. A match in progress is dropped.
    New(NewFields),
    /// Asks for the view of a seat or of a spectator.
    View(ViewFields),
    /// Asks for the actions that are open to a seat.
    Legal(LegalFields),
    /// Asks whether `act` would perform an action, and if not, why.
    Check(CheckFields),
    /// Performs an action.
    Act(ActFields),
    /// Asks what a bot would do in a seat.
    Bot(BotFields),
    /// Asks for the task that lets another process answer the same question.
    BotTask(BotFields),
    /// Answers such a task.
    Think(ThinkFields),
    /// Takes back the last action.
    Undo(UndoFields),
    /// Lets somebody else sit down at a seat.
    Seat(SeatFields),
    /// Asks for the match in a form that `load` reads.
    Save(SaveFields),
    /// Replays a save. A match in progress is dropped.
    Load(LoadFields),
    /// Asks for the log of the match so far.
    Log(ViewFields),
    /// Looks up the words of a text that somebody is writing.
    Words(WordsFields),
    /// Checks data as `new` would, and adds remarks on them. The match in progress is left alone.
    CheckData(CheckDataFields),
    /// Any other `op`.
    #[cfg_attr(feature = "ts", ts(skip))]
    Unknown,
}

impl Request {
    /// Reads the fields of a request. serde's tagged enums would collect all fields before they read any, which costs code for each.
    pub(crate) fn read(op: &str, fields: &Value) -> Result<Request, Misplaced> {
        Ok(match op {
            #[cfg(feature = "games")]
            "games" => Request::Games,
            "new" => Request::New(read_object(fields)?),
            "view" => Request::View(read_object(fields)?),
            "legal" => Request::Legal(read_object(fields)?),
            "check" => Request::Check(read_object(fields)?),
            "act" => Request::Act(read_object(fields)?),
            "bot" => Request::Bot(read_object(fields)?),
            "bot-task" => Request::BotTask(read_object(fields)?),
            "think" => Request::Think(read_object(fields)?),
            "undo" => Request::Undo(read_object(fields)?),
            "seat" => Request::Seat(read_object(fields)?),
            "save" => Request::Save(read_object(fields)?),
            "load" => Request::Load(read_object(fields)?),
            "log" => Request::Log(read_object(fields)?),
            "words" => Request::Words(read_object(fields)?),
            "check-data" => Request::CheckData(read_object(fields)?),
            _ => Request::Unknown,
        })
    }
}

/// The fields of `view` and `log`.
#[derive(Debug, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub(crate) struct ViewFields {
    /// The seat that looks; null or absent for a spectator.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub seat: Option<Seat>,
    /// After how many actions; 0 is the deal. Absent means now.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub at: Option<Count>,
    /// For a host that holds the record anyway. A view then has everybody's hands, and a log has the `moves` of each line and, without a
    /// seat, everything hidden. It must not be shown to a seat as long as the match goes on.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
    pub open: bool,
}

/// The fields of `words`.
#[derive(Debug, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub(crate) struct WordsFields {
    /// The text as far as it is written.
    pub text: String,
    /// The code of its language.
    pub lang: String,
}

/// The fields of `check-data`.
#[derive(Debug, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub(crate) struct CheckDataFields {
    /// The game's id.
    #[cfg_attr(feature = "ts", ts(type = "GameId"))]
    pub game: String,
    /// As in `new`.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional, type = "Partial<Options>"))]
    pub options: Value,
    /// As in `new`. Texts in the place of JSON are read as plain lines or as the columns of a spreadsheet.
    #[cfg_attr(feature = "ts", ts(type = "Record<string, unknown>"))]
    pub data: Value,
    /// The title of such a text if it names none, such as the name of its file.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<String>"))]
    pub title: String,
}

/// The fields of `legal`.
#[derive(Debug, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub(crate) struct LegalFields {
    /// The seat.
    pub seat: Seat,
    /// About how many actions to list at most; see `MAX_LEGAL`.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub limit: Option<Count>,
    /// After how many actions; 0 is the deal. Absent means now.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub at: Option<Count>,
}

/// The fields of `check`.
#[derive(Debug, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub(crate) struct CheckFields {
    /// The seat that would act.
    pub seat: Seat,
    /// The action, in the game's JSON.
    #[cfg_attr(feature = "ts", ts(type = "Action"))]
    pub action: Value,
}

/// The fields of `act`.
#[derive(Debug, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub(crate) struct ActFields {
    /// The seat that acts; null for the table itself.
    #[serde(deserialize_with = "present")]
    #[cfg_attr(feature = "ts", ts(type = "number | null"))]
    pub seat: Actor,
    /// The action, in the game's JSON.
    #[cfg_attr(feature = "ts", ts(type = "Action"))]
    pub action: Value,
    /// The `moves` of the view that the action answers. If its question is no longer asked the action is refused (`stale`). Absent means
    /// that the actor has seen everything.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub seen: Option<Count>,
    /// The moment, in whole milliseconds since the deal, by the host's watch; absent if it has none.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub at_ms: Option<Millis>,
    /// Whose events and view the answer holds; absent for those of the acting seat.
    #[serde(default, deserialize_with = "given")]
    #[cfg_attr(feature = "ts", ts(optional, type = "number | null"))]
    pub viewer: Option<Viewer>,
}

/// The fields of `think`.
#[derive(Debug, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub(crate) struct ThinkFields {
    /// The task, as `bot-task` made it.
    #[cfg_attr(feature = "ts", ts(type = "BotTask"))]
    pub task: Value,
}

/// The fields of `undo`.
#[derive(Debug, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub(crate) struct UndoFields {
    /// The seat that asks; absent or null for the table as a whole.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub seat: Option<Seat>,
    /// Whose view the answer holds; absent for a spectator's.
    #[serde(default, deserialize_with = "given")]
    #[cfg_attr(feature = "ts", ts(optional, type = "number | null"))]
    pub viewer: Option<Viewer>,
    /// The moment, in whole milliseconds since the deal, by the host's watch, because undo gives no time back. Absent means the moment of
    /// the last action.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub at_ms: Option<Millis>,
    /// Nothing is taken back: the answer says whether what a human did last could be, with all that was done since.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
    pub dry: bool,
}

/// The fields of `seat`.
#[derive(Debug, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub(crate) struct SeatFields {
    /// The seat at which somebody sits down.
    pub seat: Seat,
    /// Null for a human, or a bot's level.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional, type = "Level | null"))]
    pub bot: Option<String>,
    /// Their name. A blank one becomes the number of the seat, from 1; if it is absent, the seat keeps its name.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub name: Option<String>,
    /// Whose view the answer holds; absent for a spectator's.
    #[serde(default, deserialize_with = "given")]
    #[cfg_attr(feature = "ts", ts(optional, type = "number | null"))]
    pub viewer: Option<Viewer>,
    /// The moment, in whole milliseconds since the deal, by the host's watch. A bot that sits down has been asked since then.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub at_ms: Option<Millis>,
}

/// The fields of `save`.
#[derive(Debug, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub(crate) struct SaveFields {
    /// The moment, in whole milliseconds since the deal, by the host's watch, up to which running clocks have run in the save. Absent means
    /// the moment of the last action.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub at_ms: Option<Millis>,
    /// The form of the save; absent for JSON.
    #[serde(default, rename = "as")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Form>"))]
    pub form: Form,
    /// How many actions the host has already from an earlier save of this match. The save leaves them out, and `data` too. `load` wants
    /// the whole save, which the host puts together. Not with `"text"`.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub from: Option<Count>,
}

/// The form of a save.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "SaveForm"))]
#[serde(rename_all = "lowercase")]
pub(crate) enum Form {
    /// A JSON object.
    #[default]
    Json,
    /// Text in the games' own notation.
    Text,
}

/// The fields of `load`.
#[derive(Debug, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub(crate) struct LoadFields {
    /// A save, or its text in JSON or in the games' own notation.
    #[cfg_attr(feature = "ts", ts(type = "Save | string"))]
    pub save: Value,
    /// Whether words that are not there yet may come later, if the record can be replayed without them.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
    pub early: bool,
}

/// The fields of `new`.
#[derive(Debug, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub(crate) struct NewFields {
    /// The game's id.
    #[cfg_attr(feature = "ts", ts(type = "GameId"))]
    pub game: String,
    /// Who plays, in turn order.
    pub seats: Vec<Guest>,
    /// The game's options. Fields that are absent have their defaults.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional, type = "Partial<Options>"))]
    pub options: Value,
    /// The seed of all chance, as a number or as digits; absent: a fresh one.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional, type = "number | string"))]
    pub seed: Option<Seed>,
    /// The game's `setup`: things given in advance that chance would decide otherwise.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional, type = "Partial<Setup> | null"))]
    pub setup: Value,
    /// What the host brings itself, by name, such as a deck of its own; see `games`.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional, type = "Data | null"))]
    pub data: Value,
    /// Whether the match may be dealt without words that are not there yet.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
    pub early: bool,
}

/// Somebody who is to play.
#[derive(Debug, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub(crate) struct Guest {
    /// The name. A blank one becomes the number of the seat, from 1.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub name: Option<String>,
    /// Null for a human, or a bot's level.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional, type = "Level | null"))]
    pub bot: Option<String>,
}

/// The fields of `bot` and `bot-task`.
#[derive(Debug, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub(crate) struct BotFields {
    /// The seat that the bot thinks for.
    pub seat: Seat,
    /// The level; absent for that of the seat's own bot, or `hard` in a human's seat.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional, type = "Level"))]
    pub level: Option<String>,
    /// How long it may think, in milliseconds.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub budget_ms: Option<Millis>,
    /// The moment, in whole milliseconds since the deal, by the host's watch. The table knows since when the seat has been asked.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub at_ms: Option<Millis>,
    /// For how many milliseconds the seat has been asked already; absent if `at_ms` tells.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub waited_ms: Option<Millis>,
    /// The most steps of its search.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub iterations: Option<Count>,
    /// The seed of the bot's own chance; absent for that of the seat's question.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional, type = "number | string"))]
    pub seed: Option<Seed>,
    /// In `bot-task`, checksums of data that the thinking process has got with an earlier task, so that this one need not bring them again.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Vec<String>>"))]
    pub known: Vec<String>,
}

/// Reads a field that may be null but must be present.
fn present<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Actor, D::Error> {
    Actor::deserialize(deserializer)
}

/// Reads a field that may be null or absent, and tells the two apart.
fn given<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<Viewer>, D::Error> {
    Viewer::deserialize(deserializer).map(Some)
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn an_op_that_is_none_is_read_as_such() {
        let read = |request: Value| Request::read(request["op"].as_str().unwrap(), &request);
        assert!(matches!(
            read(json!({"op": "save", "more": 1})),
            Ok(Request::Save(SaveFields { at_ms: None, form: Form::Json, from: None }))
        ));
        assert!(matches!(read(json!({"op": "fly", "seat": []})), Ok(Request::Unknown)));
        assert!(read(json!({"op": "legal"})).is_err());
    }

    #[test]
    fn null_and_absent_viewers_differ() {
        let act = |request: Value| ActFields::deserialize(request).unwrap().viewer;
        let base = json!({"op": "act", "seat": 0, "action": {}});
        assert_eq!(act(base.clone()), None);
        let mut null = base;
        null["viewer"] = Value::Null;
        assert_eq!(act(null), Some(Viewer::Spectator));
        assert!(ActFields::deserialize(json!({"op": "act", "action": {}})).is_err());
    }
}
