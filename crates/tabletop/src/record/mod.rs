//! Records of matches: the form of a save, and how much of a damaged one can be recovered.

pub(crate) mod notation;
mod tenures;
mod text;

pub use tenures::MAX_TENURES;

use crate::json::{JsonError, Misplaced, read, read_object};
use crate::{Actor, Count, Millis, Seat, Seed, TakenBack, map_of};
use alloc::borrow::ToOwned;
use alloc::collections::BTreeMap;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::cmp::Ordering;
use core::fmt;
use serde::de::{DeserializeOwned, Error};
use serde::{Deserialize, Deserializer, Serialize};
use serde_json::{Map, Value};
use tenures::Tenures;

/// The version of records that this code writes, which is the first one. Later versions are refused.
pub const VERSION: u32 = 1;

/// A match as set-up, seed and actions. Replaying them gives the match back (COM-1).
///
/// It holds everything, hidden cards too (they follow from the seed): it is for the host, never for a seat. `actions` comes
/// last, so that a text that breaks off has lost only its end.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "Save"))]
pub struct Record {
    /// The [`VERSION`] of the code that wrote it.
    pub version: u32,
    /// [`crate::Game::ID`].
    pub game: String,
    /// Who sat at each seat when the match was dealt.
    pub seats: Vec<Player>,
    /// The protocol's `data`, complete: what the host brought itself, by name. It stands before all required fields, so that no text which
    /// breaks off can be read as a match without its data.
    #[serde(skip_serializing_if = "Map::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional, type = "Data"))]
    pub data: Map<String, Value>,
    /// The game's options as JSON.
    #[cfg_attr(feature = "ts", ts(type = "Options"))]
    pub options: Value,
    /// The seed of the match's chance; in JSON a string of digits, since JavaScript's numbers are exact only up to 2⁵³.
    #[serde(serialize_with = "as_text")]
    #[cfg_attr(feature = "ts", ts(type = "string"))]
    pub seed: u64,
    /// The protocol's `setup`; null if chance decided everything.
    #[cfg_attr(feature = "ts", ts(type = "Partial<Setup> | null"))]
    pub setup: Value,
    /// Checksums of what the rules read: resources under their names, data under `data-` and their name.
    #[cfg_attr(feature = "ts", ts(type = "Record<string, string>"))]
    pub checksums: BTreeMap<String, String>,
    /// The moment of the save, in milliseconds since the deal, if the host has named one after the last action. Clocks have run up to it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub at_ms: Option<Millis>,
    /// Runs of clocks that, because of undo, have used more or less than the moments of the actions tell.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Vec<TakenBack>>"))]
    pub taken_back: Vec<TakenBack>,
    /// Who has sat down since the deal, in order.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Vec<Tenure>>"))]
    pub tenures: Vec<Tenure>,
    /// The actions, in order.
    pub actions: Vec<ActionLine>,
}

/// The part of a record that decides which resources its match reads.
#[derive(Clone, PartialEq, Debug)]
pub struct Needs {
    /// [`Record::game`].
    pub game: String,
    /// [`Record::options`].
    pub options: Value,
    /// [`Record::data`]; null if there are none.
    pub data: Value,
}

/// Somebody at the table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Player {
    /// The name, as it is shown and read aloud.
    pub name: String,
    /// `null` for a human, or a bot's level.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(type = "Level | null"))]
    pub bot: Option<String>,
}

/// Somebody's time at a seat, from a given number of actions on.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Tenure {
    /// How many actions had been performed when they sat down. Action number `from`, counted from 0, is the first that they may do.
    pub from: Count,
    /// The seat.
    pub seat: Seat,
    /// `null` for a human, or a bot's level.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(type = "Level | null"))]
    pub bot: Option<String>,
    /// Their name; absent if the seat keeps the name that it had.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub name: Option<String>,
    /// The moment, in milliseconds since the deal, if the host has named it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub at_ms: Option<Millis>,
}

/// One action of a record, in the game's own JSON.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "SavedAction"))]
pub struct ActionLine {
    /// The seat that acted; null for the table itself.
    #[serde(deserialize_with = "present")]
    #[cfg_attr(feature = "ts", ts(type = "Seat | null"))]
    pub seat: Actor,
    /// The action.
    #[cfg_attr(feature = "ts", ts(type = "Action"))]
    pub action: Value,
    /// The moment, in milliseconds since the deal, if the host has named it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub at_ms: Option<Millis>,
}

/// Why a text holds no record at all. It is exhaustive, as [`crate::ActError`] is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum RecordError {
    /// The text is not JSON, or not an object with the fields of a record; with the parser's message and the place.
    Malformed(Misplaced),
    /// The text is nested deeper than [`crate::json::MAX_DEPTH`].
    Deep,
    /// The record was written by a later version.
    Version(u32),
}

impl fmt::Display for RecordError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            RecordError::Malformed(reason) => write!(f, "not a record: {reason}"),
            RecordError::Deep => write!(f, "not a record: {}", JsonError::Deep),
            RecordError::Version(version) => write!(f, "a record of version {version}, this is {VERSION}"),
        }
    }
}

impl core::error::Error for RecordError {}

impl Record {
    /// Reads a record from JSON text, in one pass. If the text breaks off or goes wrong among the actions, those before that place are
    /// kept, and the parser's message is returned with them.
    pub fn from_text(text: &str) -> Result<(Record, Option<String>), RecordError> {
        let (fields, broken) = text::read(text)?;
        let (record, complaint) = Record::from_value(&Value::Object(fields))?;
        Ok(match broken {
            None => (record, complaint),
            Some(broken) => (Record { at_ms: None, ..record }, complaint.or(Some(broken))),
        })
    }

    /// Whether a text is a record in the games' own notation ([`Record::from_notation`]) rather than in JSON.
    pub fn is_notation(text: &str) -> bool {
        notation::is_notation(text)
    }

    /// Reads a record from the games' own notation. `action` turns a token into an action in JSON. The first token that goes wrong ends the
    /// actions, as in [`Record::from_text`].
    pub fn from_notation(
        text: &str,
        action: &dyn Fn(&str) -> Option<Value>,
    ) -> Result<(Record, Option<String>), RecordError> {
        let (fields, broken) = notation::read(text, action)?;
        let (record, complaint) = Record::from_value(&Value::Object(fields))?;
        Ok(match broken {
            None => (record, complaint),
            Some(broken) => (Record { at_ms: None, ..record }, complaint.or(Some(broken))),
        })
    }

    /// Reads from a save, or from its text, only what decides which resources the match needs: game, options and data.
    pub fn needs(save: &Value) -> Result<Needs, RecordError> {
        let fields = match save {
            Value::String(text) if notation::is_notation(text) => &notation::read_head(text)?.0,
            Value::String(text) => &text::read_head(text)?,
            Value::Object(fields) => fields,
            _ => return Err(malformed("expected an object")),
        };
        Ok(Needs {
            game: required(fields, "game")?,
            options: fields.get("options").cloned().unwrap_or_default(),
            data: fields.get("data").cloned().unwrap_or_default(),
        })
    }

    /// Reads a record from a parsed JSON value. If an action cannot be read, those before it are kept and the reason is returned with them;
    /// the moment of the save is then dropped. It is an error if there is no list of actions, or if any other field cannot be read, except
    /// checksums, which serve for warnings only.
    pub fn from_value(value: &Value) -> Result<(Record, Option<String>), RecordError> {
        let Value::Object(fields) = value else {
            return Err(malformed("expected an object"));
        };
        let version = required(fields, "version")?;
        match VERSION.cmp(&version) {
            Ordering::Equal => {}
            Ordering::Less => return Err(RecordError::Version(version)),
            Ordering::Greater => return Err(malformed(format_args!("`version` is {version}"))),
        }
        let Seed(seed) = required(fields, "seed")?;
        let (actions, complaint) = lines(fields)?;
        let record = Record {
            version: VERSION,
            game: required(fields, "game")?,
            seats: required(fields, "seats")?,
            data: match fields.get("data") {
                None | Some(Value::Null) => Map::new(),
                Some(_) => required(fields, "data")?,
            },
            options: fields.get("options").cloned().unwrap_or_default(),
            seed,
            setup: fields.get("setup").cloned().unwrap_or_default(),
            checksums: fields.get("checksums").map(checksums).unwrap_or_default(),
            at_ms: match fields.get("at_ms") {
                None | Some(Value::Null) => None,
                Some(_) => required(fields, "at_ms").map(|at_ms| complaint.is_none().then_some(at_ms))?,
            },
            taken_back: match fields.get("taken_back") {
                None | Some(Value::Null) => Vec::new(),
                Some(_) => required(fields, "taken_back")?,
            },
            tenures: match fields.get("tenures") {
                None | Some(Value::Null) => Vec::new(),
                Some(_) => required::<Tenures>(fields, "tenures")?.0,
            },
            actions,
        };
        Ok((record, complaint))
    }
}

fn as_text<S: serde::Serializer>(seed: &u64, serializer: S) -> Result<S::Ok, S::Error> {
    Seed(*seed).serialize(serializer)
}

/// An actor may be null but must be present. serde by itself would take an absent optional field for null.
fn present<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Actor, D::Error> {
    Actor::deserialize(deserializer)
}

pub(crate) fn malformed(detail: impl fmt::Display) -> RecordError {
    RecordError::Malformed(Misplaced::custom(detail))
}

fn required<T: DeserializeOwned>(fields: &Map<String, Value>, name: &str) -> Result<T, RecordError> {
    let Some(value) = fields.get(name) else {
        return Err(malformed(format_args!("`{name}` is missing")));
    };
    read(value).map_err(|error| RecordError::Malformed(error.inside(name)))
}

/// The checksums, without those that are no text.
fn checksums(value: &Value) -> BTreeMap<String, String> {
    let fields = value.as_object().into_iter().flatten();
    map_of(fields.filter_map(|(name, sum)| Some((name.clone(), sum.as_str()?.to_owned()))))
}

/// The actions before the first one that cannot be read, and the reason. A record without a list of actions has lost them: it is none.
fn lines(fields: &Map<String, Value>) -> Result<(Vec<ActionLine>, Option<String>), RecordError> {
    let mut lines = Vec::new();
    let items = match fields.get("actions") {
        None => return Err(malformed("`actions` is missing")),
        Some(Value::Array(items)) => items,
        Some(_) => {
            return Err(RecordError::Malformed(Misplaced::custom("expected a list").inside("actions")));
        }
    };
    for item in items {
        match read_object(item) {
            Ok(line) => lines.push(line),
            Err(error) => return Ok((lines, Some(error.to_string()))),
        }
    }
    Ok((lines, None))
}

#[cfg(test)]
pub(crate) mod tests {
    use super::*;

    /// A record with something in every field.
    pub(crate) fn record() -> Record {
        let action = |n: u8| ActionLine {
            seat: Actor::Seat(Seat(n)),
            action: serde_json::json!({"type": "go", "n": n}),
            at_ms: (n > 0).then_some(Millis::at_most(u64::from(n) * 1_000)),
        };
        Record {
            version: VERSION,
            game: "go".into(),
            seats: vec![Player { name: "Anna".into(), bot: None }],
            data: Map::from_iter([("deck".into(), serde_json::json!(["A", "B"]))]),
            options: serde_json::json!({"first_seat": 0}),
            seed: u64::MAX,
            setup: serde_json::json!({"hands": [["A", "B"], []], "leader": 0}),
            checksums: BTreeMap::from([("dictionary-fr".into(), "12ab".into())]),
            at_ms: Some(Millis::at_most(9_000)),
            taken_back: vec![TakenBack { clock: "round".into(), seat: None, run: 1, ms: -7 }],
            tenures: vec![Tenure {
                from: 1_usize.into(),
                seat: Seat(0),
                bot: Some("easy".into()),
                name: None,
                at_ms: Some(Millis::at_most(1_500)),
            }],
            actions: vec![action(0), action(1), action(2)],
        }
    }

    #[test]
    fn a_record_survives_text_and_value() {
        let text = serde_json::to_string(&record()).unwrap();
        assert_eq!(Record::from_text(&text), Ok((record(), None)));
        assert_eq!(Record::from_value(&serde_json::from_str(&text).unwrap()), Ok((record(), None)));
    }

    #[test]
    fn a_text_that_breaks_off_yields_its_prefix_or_says_that_it_is_none() {
        let text = serde_json::to_string(&record()).unwrap();
        let start = text.find("\"actions\"").unwrap();
        for end in 0..text.len() {
            match Record::from_text(&text[..end]) {
                Ok((read, complaint)) => {
                    assert!(complaint.is_some(), "cut at {end}: a loss must be told");
                    assert_eq!(record().actions[..read.actions.len()], read.actions);
                    let head = (&read.data, &read.options, &read.setup);
                    let whole = record();
                    assert_eq!(
                        head,
                        (&whole.data, &whole.options, &whole.setup),
                        "cut at {end}: another match"
                    );
                }
                Err(RecordError::Malformed(_)) => assert!(end < start, "cut at {end}: the head is whole"),
                Err(other) => panic!("cut at {end}: {other}"),
            }
        }
    }

    #[test]
    fn a_record_has_actions_even_if_there_are_none() {
        let mut value = serde_json::to_value(Record { actions: Vec::new(), ..record() }).unwrap();
        assert_eq!(Record::from_value(&value).unwrap().0.actions, []);
        value.as_object_mut().unwrap().shift_remove("actions");
        for read in [Record::from_value(&value), Record::from_text(&value.to_string())] {
            assert!(
                matches!(&read, Err(RecordError::Malformed(why)) if why.detail.contains("`actions`")),
                "a match that has lost them all would pass for one just dealt: {read:?}"
            );
        }
        for wrong in [Value::Null, serde_json::json!({}), serde_json::json!("")] {
            value["actions"] = wrong;
            let read = Record::from_value(&value);
            assert!(matches!(&read, Err(RecordError::Malformed(why)) if why.place == "/actions"), "{read:?}");
        }
    }

    #[test]
    fn a_bad_action_ends_the_prefix() {
        let mut value = serde_json::to_value(record()).unwrap();
        value["actions"][1] = serde_json::json!("?");
        let (read, complaint) = Record::from_value(&value).unwrap();
        assert_eq!((read.actions.len(), read.at_ms), (1, None));
        assert!(complaint.is_some());
    }

    #[test]
    fn fields_are_read_wherever_they_stand() {
        let text = r#"{"version":1,"game":"go","seats":[],"seed":"7","actions":["?"],"options":{"first_seat":1},"setup":{"leader":1}}"#;
        let (read, complaint) = Record::from_text(text).unwrap();
        assert_eq!(read.options, serde_json::json!({"first_seat": 1}));
        assert_eq!(read.setup, serde_json::json!({"leader": 1}));
        assert!(complaint.is_some() && read.actions.is_empty());
    }

    #[test]
    fn a_text_that_breaks_off_before_its_options_is_none() {
        let text = r#"{"version":1,"game":"go","seats":[],"seed":"7","actions":[],"options":{"first"#;
        assert!(matches!(Record::from_text(text), Err(RecordError::Malformed(_))));
    }

    #[test]
    fn checksums_that_are_none_cost_no_action() {
        for none in [serde_json::json!([]), serde_json::json!({"dictionary-fr": 7}), Value::Null] {
            let mut value = serde_json::to_value(record()).unwrap();
            value["checksums"] = none;
            let (read, complaint) = Record::from_value(&value).unwrap();
            assert_eq!((read.actions, complaint), (record().actions, None));
            assert!(read.checksums.is_empty());
        }
    }

    #[test]
    fn a_line_must_say_who_acted() {
        let mut value = serde_json::to_value(record()).unwrap();
        value["actions"][2].as_object_mut().unwrap().shift_remove("seat");
        assert_eq!(Record::from_value(&value).unwrap().0.actions.len(), 2);
    }

    #[test]
    fn a_version_that_is_not_known_is_refused() {
        let mut value = serde_json::to_value(record()).unwrap();
        value["version"] = 2.into();
        assert_eq!(Record::from_value(&value), Err(RecordError::Version(2)));
        value["version"] = 0.into();
        assert!(matches!(Record::from_value(&value), Err(RecordError::Malformed(_))));
    }
}
