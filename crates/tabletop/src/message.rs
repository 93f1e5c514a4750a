//! What is to be said to people, as keys and data without words.

use crate::Seat;
use alloc::borrow::Cow;
use alloc::borrow::ToOwned;
use alloc::collections::BTreeMap;
use alloc::string::{String, ToString};
use core::fmt;
use serde::Serialize;

/// An entry of the message catalogues and what it is to be filled with. In JSON: `{"key", "args"}`.
///
/// Rules make messages with seats in them; the table's edge turns seats into names ([`Message::named`]), because rules
/// never hold names. Messages are written and never read back: in JSON a seat and a number look alike.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Message {
    /// Key of a catalogue entry, such as `syntax-laid`.
    #[cfg_attr(feature = "ts", ts(type = "string"))]
    pub key: Cow<'static, str>,
    /// Values of its variables.
    #[cfg_attr(feature = "ts", ts(type = "Record<string, string | number>"))]
    pub args: BTreeMap<Cow<'static, str>, Arg>,
}

/// A value of a message's variable.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(untagged)]
pub enum Arg {
    /// A seat, until [`Message::named`] makes it a name.
    Seat(Seat),
    /// A number.
    Number(i64),
    /// Words, cards, names.
    Text(String),
}

impl fmt::Display for Arg {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Arg::Seat(seat) => write!(f, "seat {}", seat.0),
            Arg::Number(number) => write!(f, "{number}"),
            Arg::Text(text) => f.write_str(text),
        }
    }
}

impl Message {
    /// A message without variables.
    pub fn new(key: impl Into<Cow<'static, str>>) -> Message {
        Message { key: key.into(), args: BTreeMap::new() }
    }

    /// Adds a seat, which will be called by its name.
    pub fn seat(self, name: &'static str, seat: Seat) -> Message {
        self.with(name, Arg::Seat(seat))
    }

    /// Adds a number.
    pub fn number(self, name: &'static str, number: impl Into<i64>) -> Message {
        self.with(name, Arg::Number(number.into()))
    }

    /// Adds a count.
    pub fn count(self, name: &'static str, count: usize) -> Message {
        self.with(name, Arg::Number(i64::try_from(count).unwrap_or(i64::MAX)))
    }

    /// Adds a text.
    pub fn text(self, name: &'static str, text: impl Into<String>) -> Message {
        self.with(name, Arg::Text(text.into()))
    }

    fn with(mut self, name: &'static str, arg: Arg) -> Message {
        self.args.insert(Cow::Borrowed(name), arg);
        self
    }

    /// The same message with names in place of seats. A seat without a name is called by its number, from 1.
    pub fn named<N: AsRef<str>>(mut self, names: &[N]) -> Message {
        for arg in self.args.values_mut() {
            if let Arg::Seat(seat) = arg {
                let number = || (seat.index() + 1).to_string();
                *arg =
                    Arg::Text(names.get(seat.index()).map_or_else(number, |name| name.as_ref().to_owned()));
            }
        }
        self
    }
}
