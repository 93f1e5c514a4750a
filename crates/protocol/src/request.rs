//! Requests as they come in.

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
    /// Which games there are.
    Games,
    /// Begins a match; one that is in progress is dropped.
    New(NewFields),
    /// What somebody sees.
    View(ViewFields),
    /// What a seat may do.
    Legal(LegalFields),
    /// Whether `act` would do something, and if not, why.
    Check(CheckFields),
    /// Does something.
    Act(ActFields),
    /// What a bot would do in a seat.
    Bot(BotFields),
    /// What another process needs to answer the same question.
    BotTask(BotFields),
    /// Answers it, there.
    Think(ThinkFields),
    /// Takes back the last action.
    Undo(UndoFields),
    /// Somebody else sits down at a seat.
    Seat(SeatFields),
    /// The match as a value that `load` takes.
    Save(SaveFields),
    /// Replays a save; a match in progress is dropped.
    Load(LoadFields),
    /// Everything so far.
    Log(ViewFields),
    /// Which words of a text are words, for somebody who is writing them.
    Words(WordsFields),
    /// What `new` would say of data, and what there is to say of them besides. The match in progress is left alone.
    CheckData(CheckDataFields),
    /// Any other `op`.
    #[cfg_attr(feature = "ts", ts(skip))]
    Unknown,
}

impl Request {
    /// Reads the fields of a request. (serde's tagged enums collect all fields before they read any, with code of their own for each.)
    pub(crate) fn read(op: &str, fields: &Value) -> Result<Request, Misplaced> {
        Ok(match op {
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
    /// Whose eyes; null or absent: a spectator's.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub seat: Option<Seat>,
    /// After how many actions: 0 is the deal. Absent: as it is now.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub at: Option<Count>,
    /// For a host that holds the record anyway: a view gets everybody's hands, a log each line's `moves`, and without a seat nothing is left out of
    /// it. Never for a seat of a match that goes on.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
    pub open: bool,
}

/// The fields of `words`.
#[derive(Debug, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub(crate) struct WordsFields {
    /// What is written.
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
    /// As in `new`; what is a text instead is read as plain lines or the columns of a spreadsheet.
    #[cfg_attr(feature = "ts", ts(type = "Record<string, unknown>"))]
    pub data: Value,
    /// What such a text is called where it does not say: its file's name.
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
    /// How many actions to list about at most; see `MAX_LEGAL`.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub limit: Option<Count>,
    /// After how many actions: 0 is the deal. Absent: as it is now.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub at: Option<Count>,
}

/// The fields of `check`.
#[derive(Debug, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub(crate) struct CheckFields {
    /// Who would act.
    pub seat: Seat,
    /// What, in the words of the game.
    #[cfg_attr(feature = "ts", ts(type = "Action"))]
    pub action: Value,
}

/// The fields of `act`.
#[derive(Debug, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub(crate) struct ActFields {
    /// Who; null is the table itself.
    #[serde(deserialize_with = "present")]
    #[cfg_attr(feature = "ts", ts(type = "number | null"))]
    pub seat: Actor,
    /// What, in the words of the game.
    #[cfg_attr(feature = "ts", ts(type = "Action"))]
    pub action: Value,
    /// The `moves` of the view that the action answers: where what it answers is no longer asked it is refused (`stale`). Absent: the
    /// actor has seen everything.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub seen: Option<Count>,
    /// When, in whole milliseconds since the deal, by the host's watch; absent: it has none.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub at_ms: Option<Millis>,
    /// Whose events and view are answered; absent: the acting seat's.
    #[serde(default, deserialize_with = "given")]
    #[cfg_attr(feature = "ts", ts(optional, type = "number | null"))]
    pub viewer: Option<Viewer>,
}

/// The fields of `think`.
#[derive(Debug, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub(crate) struct ThinkFields {
    /// As `bot-task` made it.
    #[cfg_attr(feature = "ts", ts(type = "BotTask"))]
    pub task: Value,
}

/// The fields of `undo`.
#[derive(Debug, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub(crate) struct UndoFields {
    /// Who asks; absent or null: the table as a whole.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub seat: Option<Seat>,
    /// Whose view is answered; absent: a spectator's.
    #[serde(default, deserialize_with = "given")]
    #[cfg_attr(feature = "ts", ts(optional, type = "number | null"))]
    pub viewer: Option<Viewer>,
    /// The moment, in whole milliseconds since the deal, by the host's watch: undo takes back no time. Absent: as it was at the last
    /// action.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub at_ms: Option<Millis>,
}

/// The fields of `seat`.
#[derive(Debug, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub(crate) struct SeatFields {
    /// Where somebody sits down.
    pub seat: Seat,
    /// Null for a human, or a bot's level.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional, type = "Level | null"))]
    pub bot: Option<String>,
    /// As they are to be said; blank: the seat's number, from 1; absent: as the seat was called before.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub name: Option<String>,
    /// Whose view is answered; absent: a spectator's.
    #[serde(default, deserialize_with = "given")]
    #[cfg_attr(feature = "ts", ts(optional, type = "number | null"))]
    pub viewer: Option<Viewer>,
    /// The moment, in whole milliseconds since the deal, by the host's watch: a bot that sits down has been asked since then.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub at_ms: Option<Millis>,
}

/// The fields of `save`.
#[derive(Debug, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub(crate) struct SaveFields {
    /// The moment, in whole milliseconds since the deal, by the host's watch: the save keeps what is left of clocks that run then.
    /// Absent: as it was at the last action.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub at_ms: Option<Millis>,
    /// How it is to be written; absent: as JSON.
    #[serde(default, rename = "as")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Form>"))]
    pub form: Form,
}

/// What a save is written as.
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
    /// Words that are not there yet may come later, where the record can be replayed without.
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
    /// The game's options; what is left out has its default.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional, type = "Partial<Options>"))]
    pub options: Value,
    /// The seed of all chance, as a number or as digits; absent: a fresh one.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional, type = "number | string"))]
    pub seed: Option<Seed>,
    /// What chance would decide, given instead.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional, type = "Partial<Setup> | null"))]
    pub setup: Value,
    /// What the host brings itself, by name, such as a deck of its own; see `games`.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional, type = "Data | null"))]
    pub data: Value,
    /// Words that are not there yet may come later: the match is dealt without.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
    pub early: bool,
}

/// Somebody who is to play.
#[derive(Debug, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub(crate) struct Guest {
    /// As it is to be said; blank: the seat's number, from 1.
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
    /// How well; absent: as the seat's own bot, or `hard` in a human's seat.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional, type = "Level"))]
    pub level: Option<String>,
    /// How long at most, in milliseconds.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub budget_ms: Option<Millis>,
    /// The moment, in whole milliseconds since the deal, by the host's watch. The table knows since when the seat has been asked.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub at_ms: Option<Millis>,
    /// For how long the seat has been asked already, in milliseconds; absent: as `at_ms` has it.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub waited_ms: Option<Millis>,
    /// How many steps of its search at most.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub iterations: Option<Count>,
    /// The seed of the bot's own chance; absent: the one of the seat's question.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional, type = "number | string"))]
    pub seed: Option<Seed>,
    /// `bot-task`: checksums of the data that whoever thinks has got with an earlier task, so that this one need not bring it again.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Vec<String>>"))]
    pub known: Vec<String>,
}

/// A field that may be null but must be there.
fn present<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Actor, D::Error> {
    Actor::deserialize(deserializer)
}

/// A field that may be null and may be absent, which are two things.
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
            Ok(Request::Save(SaveFields { at_ms: None, form: Form::Json }))
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
