//! Records of matches: what a save is, and how much of a damaged one can be had back.

use serde::de::{self, DeserializeSeed, IgnoredAny, MapAccess, SeqAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize};
use serde_json::Value;
use std::collections::BTreeMap;
use std::fmt;

use crate::Actor;
use crate::json::Reader;

/// The version of the record that this code writes. Older ones are read as long as they mean the same.
pub const VERSION: u32 = 1;

/// A match: what it was dealt from and what was done. Replaying it gives the match back (COM-1).
///
/// It holds everything, hidden cards too (they follow from the seed): it is for the host, never for a seat. `actions` comes
/// last, so that a text that breaks off has lost only its end.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "Save"))]
pub struct Record {
    /// [`VERSION`] of the code that wrote it.
    pub version: u32,
    /// [`crate::Game::ID`].
    pub game: String,
    /// Who sat where.
    pub seats: Vec<Player>,
    /// The game's options as JSON.
    #[cfg_attr(feature = "ts", ts(type = "Options"))]
    pub options: Value,
    /// The seed of the match's chance; in JSON a string of digits, since JavaScript's numbers end at 2⁵³.
    #[serde(serialize_with = "as_text")]
    #[cfg_attr(feature = "ts", ts(type = "string"))]
    pub seed: u64,
    /// The protocol's `setup`, null where chance decided everything.
    #[cfg_attr(feature = "ts", ts(type = "Partial<Setup> | null"))]
    pub setup: Value,
    /// Checksums of what the rules read besides: dictionaries and decks, by name.
    #[cfg_attr(feature = "ts", ts(type = "Record<string, string>"))]
    pub checksums: BTreeMap<String, String>,
    /// What was done, in order.
    pub actions: Vec<ActionLine>,
}

/// Somebody at the table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Player {
    /// As it is to be said.
    pub name: String,
    /// `null` for a human, or a bot's level.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(type = "Level | null"))]
    pub bot: Option<String>,
}

/// One action of a record, in the game's own JSON.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "SavedAction"))]
pub struct ActionLine {
    /// Who acted; null is the table itself.
    #[cfg_attr(feature = "ts", ts(type = "Seat | null"))]
    pub seat: Actor,
    /// The action.
    #[cfg_attr(feature = "ts", ts(type = "Action"))]
    pub action: Value,
    /// When, in milliseconds since the deal, where the host said so.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub at_ms: Option<u64>,
}

/// Why a text holds no record at all.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum RecordError {
    /// Not JSON, or not an object with the fields of a record; with what the parser said.
    Malformed(String),
    /// Written by a later version.
    Version(u32),
}

impl fmt::Display for RecordError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            RecordError::Malformed(reason) => write!(f, "not a record: {reason}"),
            RecordError::Version(version) => write!(f, "a record of version {version}, this is {VERSION}"),
        }
    }
}

impl std::error::Error for RecordError {}

impl Record {
    /// Reads a record from JSON text. Where the text breaks off or goes wrong among the actions, those before that place are
    /// kept and the parser's complaint comes along.
    pub fn from_text(text: &str) -> Result<(Record, Option<String>), RecordError> {
        match text.parse() {
            Ok(value) => Record::from_fields(&value, None),
            Err(broken) => {
                let fields = salvage(text, &broken);
                // Options and set-up stand before the actions: where these were not reached, one that is not there may be lost,
                // and without it another match would be dealt.
                let lost = |field| fields.get("actions").is_none() && fields.get(field).is_none();
                if lost("options") || lost("setup") {
                    return Err(RecordError::Malformed(broken.to_string()));
                }
                Record::from_fields(&fields, Some(broken.to_string()))
            }
        }
    }

    /// Reads a record that is JSON already, with the same leniency about its actions.
    pub fn from_value(value: &Value) -> Result<(Record, Option<String>), RecordError> {
        Record::from_fields(value, None)
    }

    fn from_fields(
        fields: &Value,
        complaint: Option<String>,
    ) -> Result<(Record, Option<String>), RecordError> {
        let mut parts = Parts::default();
        let misread = (&mut parts).deserialize(Reader { value: fields, strict: false }).err();
        parts.into_record(complaint.or_else(|| misread.map(|misread| misread.to_string())))
    }
}

fn as_text<S: serde::Serializer>(seed: &u64, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_str(seed)
}

/// A seed in JSON: a number, or a string of digits.
#[derive(Deserialize)]
#[serde(untagged)]
enum Seed {
    Number(u64),
    Text(String),
}

/// A record while it is being read: what a complaint leaves behind.
#[derive(Default)]
struct Parts {
    version: Option<u32>,
    game: Option<String>,
    seats: Option<Vec<Player>>,
    options: Option<Value>,
    seed: Option<u64>,
    setup: Option<Value>,
    checksums: Option<BTreeMap<String, String>>,
    actions: Vec<ActionLine>,
}

impl Parts {
    fn into_record(self, complaint: Option<String>) -> Result<(Record, Option<String>), RecordError> {
        if let Some(version) = self.version.filter(|version| *version != VERSION) {
            return Err(RecordError::Version(version));
        }
        let missing = |field: &str| {
            RecordError::Malformed(complaint.clone().unwrap_or_else(|| format!("`{field}` is missing")))
        };
        let record = Record {
            version: self.version.ok_or_else(|| missing("version"))?,
            game: self.game.ok_or_else(|| missing("game"))?,
            seats: self.seats.ok_or_else(|| missing("seats"))?,
            options: self.options.unwrap_or(Value::Null),
            seed: self.seed.ok_or_else(|| missing("seed"))?,
            setup: self.setup.unwrap_or(Value::Null),
            checksums: self.checksums.unwrap_or_default(),
            actions: self.actions,
        };
        Ok((record, complaint))
    }
}

/// How many places of a damaged text are tried; a whole action is never farther back than this.
const TRIES: usize = 400;

/// The longest beginning of a damaged text that makes an object once it is closed: among the actions, after a whole one.
///
/// The library's own parser reads every try. A visitor that keeps what it has read so far would need a second way into it, and
/// with that most of its code once more.
fn salvage(text: &str, broken: &serde_json::Error) -> Value {
    let line: usize = text.split_inclusive('\n').take(broken.line().saturating_sub(1)).map(str::len).sum();
    let end = (line + broken.column()).min(text.len());
    let sound = text.as_bytes().get(..end).unwrap_or_default();
    let places = (0..end).rev().filter(|at| matches!(sound.get(*at), Some(b'}' | b']' | b',' | b'[')));
    for at in places.take(TRIES) {
        // A bracket stays, a comma goes; all of them are signs of one byte, so the text is cut between characters.
        let kept = if sound.get(at) == Some(&b',') { text.get(..at) } else { text.get(..=at) };
        for closing in ["]}", "}"] {
            let closed = kept.map(|kept| format!("{kept}{closing}"));
            if let Some(whole) =
                closed.and_then(|closed| closed.parse::<Value>().ok()).filter(Value::is_object)
            {
                return whole;
            }
        }
    }
    Value::Null
}

impl<'de> DeserializeSeed<'de> for &mut Parts {
    type Value = ();

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<(), D::Error> {
        deserializer.deserialize_map(self)
    }
}

impl<'de> Visitor<'de> for &mut Parts {
    type Value = ();

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a record of a match")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<(), A::Error> {
        while let Some(field) = map.next_key::<String>()? {
            match field.as_str() {
                "version" => self.version = Some(map.next_value()?),
                "game" => self.game = Some(map.next_value()?),
                "seats" => self.seats = Some(map.next_value()?),
                "options" => self.options = Some(map.next_value()?),
                "setup" => self.setup = Some(map.next_value()?),
                "checksums" => self.checksums = Some(map.next_value()?),
                "seed" => {
                    self.seed = Some(match map.next_value()? {
                        Seed::Number(seed) => seed,
                        Seed::Text(text) => text.parse().map_err(de::Error::custom)?,
                    });
                }
                "actions" => map.next_value_seed(Lines(&mut self.actions))?,
                _ => drop(map.next_value::<IgnoredAny>()?),
            }
        }
        Ok(())
    }
}

/// Adds what it reads to a list, of which everything before a mistake stays.
struct Lines<'a, T>(&'a mut Vec<T>);

impl<'de, T: Deserialize<'de>> DeserializeSeed<'de> for Lines<'_, T> {
    type Value = ();

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<(), D::Error> {
        deserializer.deserialize_seq(self)
    }
}

impl<'de, T: Deserialize<'de>> Visitor<'de> for Lines<'_, T> {
    type Value = ();

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a list of actions")
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut seq: A) -> Result<(), A::Error> {
        while let Some(line) = seq.next_element()? {
            self.0.push(line);
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Seat;

    fn record() -> Record {
        let action = |n: u8| ActionLine {
            seat: Actor::Seat(Seat(n)),
            action: serde_json::json!({"type": "go", "n": n}),
            at_ms: (n > 0).then_some(u64::from(n) * 1_000),
        };
        Record {
            version: VERSION,
            game: "go".into(),
            seats: vec![Player { name: "Anna".into(), bot: None }],
            options: serde_json::json!({"first_seat": 0}),
            seed: u64::MAX,
            setup: serde_json::json!({"hands": [["A", "B"], []], "leader": 0}),
            checksums: BTreeMap::from([("dictionary-fr".into(), "12ab".into())]),
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
                    let head = (&read.options, &read.setup);
                    assert_eq!(head, (&record().options, &record().setup), "cut at {end}: another match");
                }
                Err(RecordError::Malformed(_)) => assert!(end < start, "cut at {end}: the head is whole"),
                Err(other) => panic!("cut at {end}: {other}"),
            }
        }
    }

    #[test]
    fn a_bad_action_ends_the_prefix() {
        let mut value = serde_json::to_value(record()).unwrap();
        value["actions"][1] = serde_json::json!("?");
        let (read, complaint) = Record::from_value(&value).unwrap();
        assert_eq!(read.actions.len(), 1);
        assert!(complaint.is_some());
    }

    #[test]
    fn a_later_version_is_refused() {
        let mut value = serde_json::to_value(record()).unwrap();
        value["version"] = 2.into();
        assert_eq!(Record::from_value(&value), Err(RecordError::Version(2)));
    }
}
