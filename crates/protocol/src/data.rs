//! Data that a host brings itself: they are read into a game's types, and told apart by checksums.

use crate::Failure;
use alloc::borrow::ToOwned;
use alloc::collections::BTreeMap;
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::{Map, Value};
use tabletop::json::{self, Mistake, read_strictly, text};
use tabletop::{DataFault, Fnv, Hosted, Message, Written, map_of};

/// The names of data in a record's checksums begin with this.
const PREFIX: &str = "data-";

/// Reads data into a game's type; null means no data.
pub(crate) fn read<T: Default + DeserializeOwned>(value: &Value) -> Result<T, Failure> {
    if value.is_null() {
        return Ok(T::default());
    }
    read_strictly(value).map_err(|error| {
        let Mistake { place, detail, allowed, missing } = error.into();
        let reason = match missing {
            Some(field) => Message::new("error-data-missing").text("field", field),
            None if allowed.is_empty() => Message::new("error-bad-data"),
            None => Message::new("error-data-unknown").text("allowed", allowed.join(", ")),
        };
        Failure::bad_data(&DataFault { place, reason: reason.text("detail", detail) })
    })
}

/// Data whose texts have been read.
pub(crate) struct ReadData {
    /// The data as `new` accepts them.
    pub(crate) data: Value,
    /// The texts that were read, with their lines.
    written: Vec<Written>,
    /// Why a text could not be read, if one could not.
    pub(crate) fault: Option<DataFault>,
}

impl ReadData {
    /// Reads those of the data that are texts.
    pub(crate) fn of<G: Hosted>(data: &Value, title: &str) -> ReadData {
        let mut read = ReadData { data: data.clone(), written: Vec::new(), fault: None };
        for (name, value) in read.data.as_object_mut().into_iter().flatten() {
            match value.as_str().and_then(|text| G::written(name, text, title)) {
                Some(Ok(mut written)) => {
                    *value = written.data.take();
                    read.written.push(written);
                }
                Some(Err(fault)) => read.fault = Some(fault),
                None => {}
            }
        }
        read
    }

    /// The line of a text on which a place was written.
    pub(crate) fn line(&self, place: &str) -> Option<usize> {
        self.written.iter().find_map(|written| written.line(place))
    }
}

/// Data as a record keeps them: all given fields in the order of the type, so that equal data have equal text.
pub(crate) fn kept(data: &impl Serialize) -> Map<String, Value> {
    match json::write(data) {
        Value::Object(fields) => fields.into_iter().filter(|(_, field)| !field.is_null()).collect(),
        _ => Map::new(),
    }
}

/// The checksum of each piece of data, by its name among a record's checksums.
pub(crate) fn checksums(data: &Map<String, Value>) -> impl Iterator<Item = (String, String)> {
    data.iter().map(|(name, value)| (format!("{PREFIX}{name}"), checksum(value)))
}

/// A checksum that tells data apart: FNV-1a of their text.
pub(crate) fn checksum(value: &Value) -> String {
    let mut sum = Fnv::default();
    sum.add(text(value).as_bytes());
    format!("{:016x}", sum.value())
}

/// The names and checksums of the data among a record's checksums.
pub(crate) fn among(checksums: &BTreeMap<String, String>) -> impl Iterator<Item = (&str, &String)> {
    checksums.iter().filter_map(|(name, sum)| Some((name.strip_prefix(PREFIX)?, sum)))
}

/// The checksums of the data alone, by name.
pub(crate) fn of(checksums: &BTreeMap<String, String>) -> BTreeMap<String, String> {
    map_of(among(checksums).map(|(name, sum)| (name.to_owned(), sum.clone())))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Code;
    use serde::Deserialize;
    use serde_json::json;

    #[derive(Deserialize, Serialize, Default, Debug, PartialEq)]
    #[serde(default, deny_unknown_fields)]
    struct Data {
        lists: Option<BTreeMap<String, Vec<u8>>>,
        deck: Option<Vec<String>>,
    }

    #[test]
    fn a_fault_is_told_with_its_place() {
        for (value, place) in [
            (json!({"lists": {"a/b": [1, 2, 300]}}), "/lists/a~1b/2"),
            (json!({"lists": {"~": 1}}), "/lists/~0"),
            (json!({"deck": "all"}), "/deck"),
            (json!({"dock": []}), "/dock"),
            (json!([]), ""),
            (json!("deck"), ""),
        ] {
            let failure = read::<Data>(&value).unwrap_err();
            assert_eq!((failure.code, failure.place.as_deref()), (Code::BadData, Some(place)), "{value}");
        }
        assert_eq!(read::<Data>(&Value::Null), Ok(Data::default()));
    }

    #[test]
    fn the_same_data_has_the_same_checksum_however_it_was_written() {
        let sum = |text: &str| {
            let data: Data = read(&serde_json::from_str(text).unwrap()).unwrap();
            checksums(&kept(&data)).collect::<BTreeMap<_, _>>()
        };
        let one = sum(r#"{"deck": ["A"], "lists": {"b": [1], "a": [2]}}"#);
        assert_eq!(one, sum(r#"{"lists":{"a":[2],"b":[1]},"deck":["A"]}"#));
        assert_ne!(one, sum(r#"{"lists":{"a":[2],"b":[3]},"deck":["A"]}"#));
        assert_eq!(one.keys().collect::<Vec<_>>(), ["data-deck", "data-lists"]);
        assert!(sum(r#"{"deck": null}"#).is_empty());
    }
}
