//! Reads JSON values whose outermost kind matters, or in which the place of a mistake does.

use serde::Deserialize;
use serde::de::Error;
use serde_json::Value;
use serde_path_to_error::{Path, Segment};
use std::fmt::Write;

/// Reads a value that must be an object. serde alone would also take a list: of the fields of a struct in their order, or of a
/// tag and the fields that belong to it. Nor is there any code for lists in what reads the fields as such.
pub fn read_object<'de, T: Deserialize<'de>>(value: &'de Value) -> Result<T, serde_json::Error> {
    T::deserialize(value.as_object().ok_or_else(|| Error::custom("expected an object"))?)
}

/// What is wrong with a value, and where: a JSON Pointer (RFC 6901).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Misplaced {
    /// The place, such as `/deck/cards/3`.
    pub place: String,
    /// What serde says of it.
    pub detail: String,
}

/// Reads an object in which somebody may look for their mistake. Decks are read by this alone, the box's own ones too: each way to read a
/// type is code of its own.
pub fn read_tracked<'de, T: Deserialize<'de>>(value: &'de Value) -> Result<T, Misplaced> {
    if !value.is_object() {
        return Err(Misplaced { place: String::new(), detail: "expected an object".to_owned() });
    }
    serde_path_to_error::deserialize(value)
        .map_err(|error| Misplaced { place: pointer(error.path()), detail: error.inner().to_string() })
}

fn pointer(path: &Path) -> String {
    let mut pointer = String::new();
    for segment in path {
        // Writing to a string cannot fail.
        let _ = match segment {
            Segment::Seq { index } => write!(pointer, "/{index}"),
            Segment::Map { key } => write!(pointer, "/{}", key.replace('~', "~0").replace('/', "~1")),
            Segment::Enum { .. } | Segment::Unknown => Ok(()),
        };
    }
    pointer
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[derive(PartialEq, Debug, Deserialize)]
    #[serde(tag = "type", rename_all = "kebab-case")]
    enum Tagged {
        Pass,
        Play { cards: Vec<String> },
    }

    #[test]
    fn what_must_hold_fields_is_no_list() {
        let play = Tagged::Play { cards: vec!["A".into()] };
        assert_eq!(read_object::<Tagged>(&json!({"type": "play", "cards": ["A"]})).unwrap(), play);
        assert_eq!(read_object::<Tagged>(&json!({"type": "pass"})).unwrap(), Tagged::Pass);
        for other in [json!(["pass"]), json!(["play", ["A"]]), json!("pass"), json!(null)] {
            assert_eq!(read_object::<Tagged>(&other).unwrap_err().to_string(), "expected an object");
        }
    }
}
