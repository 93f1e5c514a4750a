//! JSON from outside: text that is parsed within limits, and values that are read into types, with the place of a mistake.

mod parse;
mod reader;
mod tagged;
mod text;
mod writer;

pub(crate) use parse::{Bounded, Budget, parse_within};
pub use parse::{JsonError, MAX_DEPTH, MAX_VALUES, parse};
pub use tagged::{Variants, read_tagged};
pub use text::text;

use alloc::borrow::ToOwned;
use alloc::boxed::Box;
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt;
use core::ops::Deref;
use reader::{Fields, Reader, Strictness};
use serde::de::{Error, Expected, Unexpected};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use writer::Writer;

/// A mistake in a value, and where it is. It is boxed, and made and extended in functions that are not generic, because whatever a generic
/// function does is copied for each type, and every `?` on the way out would move it as a whole.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Misplaced(Box<Mistake>);

/// What a [`Misplaced`] tells.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Mistake {
    /// A JSON Pointer (RFC 6901) to an existing part of the value, such as `/deck/cards/3`; empty for the whole value.
    pub place: String,
    /// What the deserializer says of it, in English.
    pub detail: String,
    /// The names that may stand there instead; empty if no name is wrong.
    pub allowed: &'static [&'static str],
    /// The missing field, if that is the mistake.
    pub missing: Option<&'static str>,
}

impl Misplaced {
    #[cold]
    #[inline(never)]
    fn of(
        detail: &dyn fmt::Display,
        allowed: &'static [&'static str],
        missing: Option<&'static str>,
    ) -> Misplaced {
        Misplaced(Box::new(Mistake { place: String::new(), detail: detail.to_string(), allowed, missing }))
    }

    /// The same mistake, with its place seen from the value that holds this one under that name or number.
    #[must_use]
    #[cold]
    #[inline(never)]
    pub fn inside(mut self, name: &str) -> Misplaced {
        self.0.place.insert_str(0, &format!("/{}", name.replace('~', "~0").replace('/', "~1")));
        self
    }

    #[cold]
    #[inline(never)]
    fn inside_item(self, at: usize) -> Misplaced {
        self.inside(&at.to_string())
    }
}

impl Deref for Misplaced {
    type Target = Mistake;

    fn deref(&self) -> &Mistake {
        &self.0
    }
}

impl From<Misplaced> for Mistake {
    fn from(Misplaced(mistake): Misplaced) -> Mistake {
        *mistake
    }
}

impl fmt::Display for Misplaced {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.place.is_empty() {
            f.write_str(&self.detail)
        } else {
            write!(f, "{}: {}", self.place, self.detail)
        }
    }
}

impl core::error::Error for Misplaced {}

impl Error for Misplaced {
    fn custom<T: fmt::Display>(what: T) -> Misplaced {
        Misplaced::of(&what, &[], None)
    }

    fn invalid_type(unexpected: Unexpected<'_>, expected: &dyn Expected) -> Misplaced {
        // What the code calls a form tells its reader nothing.
        let expected = match expected.to_string() {
            name if name.starts_with("struct ") => "an object".to_owned(),
            named => named,
        };
        Misplaced::custom(format_args!("invalid type: {}, expected {expected}", Found(unexpected)))
    }

    fn invalid_value(unexpected: Unexpected<'_>, expected: &dyn Expected) -> Misplaced {
        Misplaced::custom(format_args!("invalid value: {}, expected {expected}", Found(unexpected)))
    }

    fn unknown_variant(variant: &str, expected: &'static [&'static str]) -> Misplaced {
        let what = format_args!("unknown variant `{variant}`, expected {}", names(expected));
        Misplaced::of(&what, expected, None)
    }

    fn unknown_field(field: &str, expected: &'static [&'static str]) -> Misplaced {
        let what = format_args!("unknown field `{field}`, expected {}", names(expected));
        Misplaced::of(&what, expected, None)
    }

    fn missing_field(field: &'static str) -> Misplaced {
        Misplaced::of(&format_args!("missing field `{field}`"), &[], Some(field))
    }
}

/// Lists names as serde does in its messages.
fn names(names: &[&str]) -> String {
    let quoted = |name: &&str| format!("`{name}`");
    match names {
        [] => "nothing".to_owned(),
        [one] => quoted(one),
        [one, other] => format!("{} or {}", quoted(one), quoted(other)),
        more => format!("one of {}", more.iter().map(quoted).collect::<Vec<_>>().join(", ")),
    }
}

/// What was found in the place of something else, in the words of serde. A number with a fraction is written as JSON: serde writes it with
/// the standard library's code for such numbers, 13 kB that nothing else needs.
struct Found<'a>(Unexpected<'a>);

impl fmt::Display for Found<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            Unexpected::Bool(flag) => write!(f, "boolean `{flag}`"),
            Unexpected::Unsigned(number) => write!(f, "integer `{number}`"),
            Unexpected::Signed(number) => write!(f, "integer `{number}`"),
            Unexpected::Float(number) => write!(f, "floating point `{}`", text(&Value::from(number))),
            Unexpected::Char(letter) => write!(f, "character `{letter}`"),
            Unexpected::Str(text) => write!(f, "string {text:?}"),
            Unexpected::Bytes(_) => f.write_str("byte array"),
            Unexpected::Unit => f.write_str("unit value"),
            Unexpected::Option => f.write_str("Option value"),
            Unexpected::NewtypeStruct => f.write_str("newtype struct"),
            Unexpected::Seq => f.write_str("sequence"),
            Unexpected::Map => f.write_str("map"),
            Unexpected::Enum => f.write_str("enum"),
            Unexpected::UnitVariant => f.write_str("unit variant"),
            Unexpected::NewtypeVariant => f.write_str("newtype variant"),
            Unexpected::TupleVariant => f.write_str("tuple variant"),
            Unexpected::StructVariant => f.write_str("struct variant"),
            Unexpected::Other(other) => f.write_str(other),
        }
    }
}

/// Reads a value of any kind. Unknown fields are skipped, and absent ones must have a default in serde's sense, even if they are `Option`s.
pub fn read<'de, T: Deserialize<'de>>(value: &'de Value) -> Result<T, Misplaced> {
    T::deserialize(Reader(value, Strictness::Lenient))
}

/// Reads as [`read`] does a value that must be an object. serde alone would also accept a list for a tagged enum: its tag and its fields in
/// order. This also keeps serde's code for lists out of the worker.
pub fn read_object<'de, T: Deserialize<'de>>(value: &'de Value) -> Result<T, Misplaced> {
    T::deserialize(Fields(object(value)?, Strictness::Lenient))
}

/// Reads what somebody has written, such as options or a deck: as [`read_object`], but unknown fields are refused at whatever depth.
pub fn read_strictly<'de, T: Deserialize<'de>>(value: &'de Value) -> Result<T, Misplaced> {
    T::deserialize(Fields(object(value)?, Strictness::Strict))
}

fn object(value: &Value) -> Result<&Map<String, Value>, Misplaced> {
    value.as_object().ok_or_else(|| Misplaced::custom("expected an object"))
}

/// Writes a value as JSON, as `serde_json::to_value` does. That cannot fail: keys of maps that are no texts become texts.
pub fn write<T: Serialize + ?Sized>(value: &T) -> Value {
    let Ok(written) = value.serialize(Writer);
    written
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;
    use std::collections::BTreeMap;

    #[derive(PartialEq, Debug, Deserialize)]
    #[serde(tag = "type", rename_all = "kebab-case")]
    enum Tagged {
        Pass,
        Play { cards: Vec<String> },
    }

    #[derive(PartialEq, Debug, Deserialize)]
    #[serde(rename_all = "kebab-case", deny_unknown_fields)]
    enum Need {
        Place,
        Object(Vec<u8>),
        Pair(u8, u8),
        Named { count: u8 },
    }

    #[derive(PartialEq, Debug, Deserialize)]
    #[serde(deny_unknown_fields)]
    struct Deck {
        #[serde(default)]
        lists: BTreeMap<String, Vec<u8>>,
        needs: Vec<Vec<Need>>,
        #[serde(default)]
        pair: Option<(bool, f64)>,
        #[serde(default)]
        any: Value,
    }

    #[test]
    fn what_must_hold_fields_is_no_list() {
        let play = Tagged::Play { cards: vec!["A".into()] };
        assert_eq!(read_object::<Tagged>(&json!({"type": "play", "cards": ["A"]})).unwrap(), play);
        assert_eq!(read_object::<Tagged>(&json!({"type": "pass"})).unwrap(), Tagged::Pass);
        for other in [json!(["pass"]), json!(["play", ["A"]]), json!("pass"), json!(null)] {
            assert_eq!(read_object::<Tagged>(&other).unwrap_err().to_string(), "expected an object");
        }
        assert!(read::<Vec<Deck>>(&json!([[{}, []]])).is_err(), "nor inside");
    }

    #[test]
    fn whatever_serde_json_reads_is_read_alike() {
        for value in [
            json!({"needs": [["place", {"object": [1]}, {"pair": [1, 2]}, {"named": {"count": 3}}], []]}),
            json!({"needs": [], "lists": {"a": [], "b": [255]}, "pair": [true, 1.5], "any": {"x": [null, -1, "t"]}}),
            json!({"needs": [], "pair": null}),
            json!({"needs": [], "pair": [true, 7]}),
            json!({"needs": null}),
            json!({"needs": 1.5}),
            json!({"needs": -2.0, "lists": {}}),
            json!({"needs": 1e300}),
            json!({"needs": [["attribute"]]}),
            json!({"needs": [[{"place": 1}]]}),
            json!({"needs": [[{"object": [1], "place": null}]]}),
            json!({"needs": [], "pair": [true]}),
            json!({"needs": [], "pair": [true, 1, 2]}),
            json!({"needs": [], "lists": {"a": [256]}}),
            json!({}),
        ] {
            let theirs = serde_json::from_value::<Deck>(value.clone());
            let ours = read_strictly::<Deck>(&value);
            assert_eq!(ours.as_ref().ok(), theirs.as_ref().ok(), "{value}: {ours:?}");
            if let (Err(ours), Err(theirs)) = (ours, theirs) {
                let theirs = theirs.to_string().replace("there are no fields", "expected nothing");
                assert_eq!(ours.detail, theirs, "{value}");
                assert!(value.pointer(&ours.place).is_some(), "{value} has nothing at {}", ours.place);
            }
        }
    }

    #[test]
    fn a_mistake_does_not_name_a_type_of_the_code() {
        let mistake = read::<Vec<Deck>>(&json!([7])).unwrap_err();
        assert_eq!(mistake.to_string(), "/0: invalid type: integer `7`, expected an object");
        for wrong in [json!([]), json!("deck"), json!(null), json!({"needs": [[7]]})] {
            let mistake = read::<Deck>(&wrong).unwrap_err().to_string();
            assert!(!mistake.contains("struct") && !mistake.contains("Deck"), "{mistake}");
            assert!(!mistake.contains("Need"), "{mistake}");
        }
    }

    #[test]
    fn unknown_fields_are_skipped_or_refused_at_whatever_depth_as_the_reader_asks() {
        let outer = json!({"needs": [], "dock": 1});
        let inner = json!({"needs": [[{"named": {"count": 3, "cuont": 4}}]]});
        for (value, place) in [(&outer, "/dock"), (&inner, "/needs/0/0/named/cuont")] {
            let mistake = read_strictly::<Deck>(value).unwrap_err();
            assert_eq!((&mistake.place[..], mistake.missing), (place, None));
            assert!(!mistake.allowed.is_empty(), "{mistake:?}");
            assert!(read_object::<Deck>(value).is_ok(), "{value}");
        }
    }

    #[test]
    fn an_absent_field_has_its_default_or_is_missing() {
        let deck = read_object::<Deck>(&json!({"any": 1, "needs": []})).unwrap();
        assert_eq!((deck.lists.len(), deck.pair, deck.any), (0, None, json!(1)));
        let missing = |value: Value| Mistake::from(read_object::<Deck>(&value).unwrap_err()).missing;
        assert_eq!(missing(json!({"lists": {}, "pair": null})), Some("needs"));
        assert_eq!(missing(json!({"needs": [[{"named": {}}]]})), Some("count"));
        assert_eq!(
            missing(json!({"needs": [], "pair": [true, "x"]})),
            None,
            "what is wrong after an absent field"
        );
    }

    #[test]
    fn a_mistake_has_its_place_through_lists_names_and_variants() {
        let place = |value: &Value| Mistake::from(read_strictly::<Deck>(value).unwrap_err()).place;
        let need = read::<Need>(&json!("objet")).unwrap_err();
        assert_eq!((need.allowed, need.missing), (["place", "object", "pair", "named"].as_slice(), None));
        assert_eq!(read_strictly::<Deck>(&json!({})).unwrap_err().missing, Some("needs"));
        for (value, at) in [
            (json!({"needs": [], "lists": {"a/b": [1, 2, 300]}}), "/lists/a~1b/2"),
            (json!({"needs": [], "lists": {"~": 1}}), "/lists/~0"),
            (json!({"needs": [[], [{"object": ["common"]}]]}), "/needs/1/0/object/0"),
            (json!({"needs": [[{"pair": [1, -1]}]]}), "/needs/0/0/pair/1"),
            (json!({"needs": [[{"named": {"count": "x"}}]]}), "/needs/0/0/named/count"),
            (json!({"needs": [[{"objet": []}]]}), "/needs/0/0/objet"),
            (json!({"needs": [["objet"]]}), "/needs/0/0"),
            (json!({"dock": []}), "/dock"),
            (json!({}), ""),
        ] {
            assert_eq!(place(&value), at, "{value}");
            assert!(value.pointer(at).is_some());
        }
    }
}
