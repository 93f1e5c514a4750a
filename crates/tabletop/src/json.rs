//! Reads JSON values whose outermost kind matters.

use serde::Deserialize;
use serde::de::Error;
use serde_json::Value;

/// Reads a value that must be an object. serde alone would also take a list: of the fields of a struct in their order, or of a
/// tag and the fields that belong to it.
pub fn read_object<'de, T: Deserialize<'de>>(value: &'de Value) -> Result<T, serde_json::Error> {
    if value.is_object() { T::deserialize(value) } else { Err(Error::custom("expected an object")) }
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
