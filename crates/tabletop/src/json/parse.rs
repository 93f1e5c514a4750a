//! JSON text within limits. A text that is nested too deep or has too many values is refused before it fills the stack or the memory.

use alloc::borrow::ToOwned;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::cell::Cell;
use core::fmt;
use serde::de::{DeserializeSeed, Deserializer, Error, MapAccess, SeqAccess, Visitor};
use serde_json::{Map, Number, Value};

/// How deep values may be nested. A save with a deck of the host's own has less than twenty.
pub const MAX_DEPTH: usize = 64;
/// The most values of a text, nested ones counted too. Four mebibytes of the shortest actions have fewer. In memory a value takes some 70
/// bytes, so a text like `[0,0,0,…` would take up forty times its length.
pub const MAX_VALUES: usize = 500_000;

/// Why a text is refused.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum JsonError {
    /// The text is no JSON; the parser's message is kept.
    Syntax(String),
    /// The text is nested deeper than [`MAX_DEPTH`].
    Deep,
    /// The text has more than [`MAX_VALUES`] values.
    Many,
}

impl fmt::Display for JsonError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            JsonError::Syntax(detail) => f.write_str(detail),
            JsonError::Deep => write!(f, "nested deeper than {MAX_DEPTH}"),
            JsonError::Many => f.write_str("too many values"),
        }
    }
}

impl core::error::Error for JsonError {}

/// Parses a text within [`MAX_DEPTH`] and [`MAX_VALUES`].
pub fn parse(text: &str) -> Result<Value, JsonError> {
    parse_within(text, &Budget::new(MAX_VALUES))
}

/// Parses one of several texts that have a budget together.
pub(crate) fn parse_within(text: &str, budget: &Budget) -> Result<Value, JsonError> {
    let mut deserializer = serde_json::Deserializer::from_str(text);
    let value = Bounded { budget, depth: 0 }.deserialize(&mut deserializer);
    value.and_then(|value| deserializer.end().map(|()| value)).map_err(|error| budget.why(&error))
}

/// How many more values may come, and which limit stopped the parse.
pub(crate) struct Budget {
    left: Cell<usize>,
    over: Cell<Option<Over>>,
}

#[derive(Clone, Copy)]
enum Over {
    Deep,
    Many,
}

impl Budget {
    pub(crate) fn new(values: usize) -> Budget {
        Budget { left: Cell::new(values), over: Cell::new(None) }
    }

    /// Why a parse that ended with this error failed: a limit of ours, or the syntax.
    pub(crate) fn why(&self, error: &serde_json::Error) -> JsonError {
        match self.over.get() {
            Some(Over::Deep) => JsonError::Deep,
            Some(Over::Many) => JsonError::Many,
            None => JsonError::Syntax(error.to_string()),
        }
    }

    /// Takes so many values, if as many may still come.
    pub(crate) fn spend(&self, values: usize) -> bool {
        let left = self.left.get().checked_sub(values);
        left.inspect(|left| self.left.set(*left)).is_some()
    }

    fn take<E: Error>(&self, depth: usize) -> Result<(), E> {
        let left = self.left.get().checked_sub(1);
        match left {
            Some(left) if depth <= MAX_DEPTH => {
                self.left.set(left);
                Ok(())
            }
            _ => {
                self.over.set(Some(if left.is_some() { Over::Deep } else { Over::Many }));
                Err(E::custom("too much"))
            }
        }
    }
}

/// Reads a value that is itself nested at this depth.
#[derive(Clone, Copy)]
pub(crate) struct Bounded<'b> {
    pub(crate) budget: &'b Budget,
    pub(crate) depth: usize,
}

impl Bounded<'_> {
    fn inner(self) -> Self {
        Bounded { depth: self.depth + 1, ..self }
    }
}

impl<'de> DeserializeSeed<'de> for Bounded<'_> {
    type Value = Value;

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<Value, D::Error> {
        self.budget.take(self.depth)?;
        deserializer.deserialize_any(self)
    }
}

impl<'de> Visitor<'de> for Bounded<'_> {
    type Value = Value;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("any JSON")
    }

    fn visit_unit<E>(self) -> Result<Value, E> {
        Ok(Value::Null)
    }

    fn visit_bool<E>(self, flag: bool) -> Result<Value, E> {
        Ok(Value::Bool(flag))
    }

    fn visit_u64<E>(self, number: u64) -> Result<Value, E> {
        Ok(number.into())
    }

    fn visit_i64<E>(self, number: i64) -> Result<Value, E> {
        Ok(number.into())
    }

    fn visit_f64<E>(self, number: f64) -> Result<Value, E> {
        Ok(Number::from_f64(number).map_or(Value::Null, Value::Number))
    }

    fn visit_str<E>(self, text: &str) -> Result<Value, E> {
        Ok(Value::String(text.to_owned()))
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut items: A) -> Result<Value, A::Error> {
        let mut list = Vec::new();
        while let Some(item) = items.next_element_seed(self.inner())? {
            list.push(item);
        }
        Ok(Value::Array(list))
    }

    fn visit_map<A: MapAccess<'de>>(self, mut entries: A) -> Result<Value, A::Error> {
        let mut fields = Map::new();
        while let Some(name) = entries.next_key::<String>()? {
            fields.insert(name, entries.next_value_seed(self.inner())?);
        }
        Ok(Value::Object(fields))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_is_parsed_as_serde_json_parses_it() {
        for text in [
            r#"{"b":[1,-1,1.5,1e300,true,null,"é\n"],"a":{},"a":{"x":18446744073709551615}}"#,
            "[]",
            "7",
            "",
            "[1,]",
            "{} x",
            "1e999",
            r#""\ud800""#,
        ] {
            let theirs =
                serde_json::from_str::<Value>(text).map_err(|error| JsonError::Syntax(error.to_string()));
            assert_eq!(parse(text), theirs, "{text}");
        }
    }

    #[test]
    fn depth_and_number_of_values_have_an_end() {
        let nested = |depth: usize| format!("{}0{}", "[".repeat(depth), "]".repeat(depth));
        assert!(parse(&nested(MAX_DEPTH)).is_ok());
        assert_eq!(parse(&nested(MAX_DEPTH + 1)), Err(JsonError::Deep));
        assert_eq!(parse(&"[".repeat(1_000_000)), Err(JsonError::Deep));
        let listed = |values: usize| format!("[{}0]", "0,".repeat(values - 2));
        assert!(parse(&listed(MAX_VALUES)).is_ok());
        assert_eq!(parse(&listed(MAX_VALUES + 1)), Err(JsonError::Many));
    }
}
