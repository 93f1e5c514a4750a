//! Reads the text of a record in one pass, and keeps as much of it as can be read.

use super::{RecordError, malformed};
use crate::json::{Bounded, Budget, JsonError, MAX_VALUES};
use alloc::borrow::ToOwned;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt;
use serde::de::{DeserializeSeed, Deserializer, IgnoredAny, MapAccess, SeqAccess, Visitor};
use serde_json::{Map, Value};

/// Optional fields that the deal depends on. A damaged text may have lost one, and another match would be dealt without it.
const DEALT_FROM: [&str; 2] = ["options", "setup"];

/// Reads the fields of a record, and returns the parser's message if the text breaks off or goes wrong after them.
pub(super) fn read(text: &str) -> Result<(Map<String, Value>, Option<String>), RecordError> {
    parse(text, true)
}

/// Reads the fields of a record's head, without looking at its actions.
pub(super) fn read_head(text: &str) -> Result<Map<String, Value>, RecordError> {
    parse(text, false).map(|(fields, _)| fields)
}

fn parse(text: &str, actions: bool) -> Result<(Map<String, Value>, Option<String>), RecordError> {
    let budget = Budget::new(MAX_VALUES);
    let mut fields = Map::new();
    let mut list = actions.then(Vec::new);
    let mut begun = false;
    let mut deserializer = serde_json::Deserializer::from_str(text);
    let whole = Head { fields: &mut fields, actions: &mut list, begun: &mut begun, budget: &budget };
    let broken = whole.deserialize(&mut deserializer).and_then(|()| deserializer.end());
    if let (true, Some(list)) = (begun, list) {
        fields.insert("actions".to_owned(), Value::Array(list));
    }
    match broken.map_err(|error| budget.why(&error)) {
        Ok(()) => Ok((fields, None)),
        Err(error) if DEALT_FROM.iter().all(|field| fields.contains_key(*field)) => {
            // A text that breaks off before them has lost its actions, which is told.
            fields.entry("actions").or_insert_with(|| Value::Array(Vec::new()));
            Ok((fields, Some(error.to_string())))
        }
        Err(JsonError::Deep) => Err(RecordError::Deep),
        Err(error) => Err(malformed(error)),
    }
}

/// Reads an object field by field into a map that is kept if the text breaks off.
struct Head<'a> {
    fields: &'a mut Map<String, Value>,
    /// Where the actions go; `None` if they are to be skipped.
    actions: &'a mut Option<Vec<Value>>,
    /// Set when a list of actions has begun.
    begun: &'a mut bool,
    budget: &'a Budget,
}

impl<'de> DeserializeSeed<'de> for Head<'_> {
    type Value = ();

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<(), D::Error> {
        deserializer.deserialize_map(self)
    }
}

impl<'de> Visitor<'de> for Head<'_> {
    type Value = ();

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a record")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut entries: A) -> Result<(), A::Error> {
        while let Some(name) = entries.next_key::<String>()? {
            match self.actions {
                Some(list) if name == "actions" => {
                    *self.begun = true;
                    list.clear();
                    entries.next_value_seed(Actions { list, budget: self.budget })?;
                }
                None if name == "actions" => {
                    entries.next_value::<IgnoredAny>()?;
                }
                _ => {
                    let value = entries.next_value_seed(Bounded { budget: self.budget, depth: 1 })?;
                    self.fields.insert(name, value);
                }
            }
        }
        Ok(())
    }
}

/// Reads a list action by action.
struct Actions<'a> {
    list: &'a mut Vec<Value>,
    budget: &'a Budget,
}

impl<'de> DeserializeSeed<'de> for Actions<'_> {
    type Value = ();

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<(), D::Error> {
        deserializer.deserialize_seq(self)
    }
}

impl<'de> Visitor<'de> for Actions<'_> {
    type Value = ();

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a list of actions")
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut items: A) -> Result<(), A::Error> {
        while let Some(action) = items.next_element_seed(Bounded { budget: self.budget, depth: 2 })? {
            self.list.push(action);
        }
        Ok(())
    }
}
