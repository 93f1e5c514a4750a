//! Formulas (PAD-5 to PAD-9): what two plays are compared by.

use crate::card::{Card, Letter};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// The three kinds of formula (PAD-5).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Kind {
    /// One card.
    Single,
    /// One or more sequences of consecutive letters, all of one length.
    Sequences,
    /// One or more pairs of the same letter.
    Pairs,
}

/// What must agree for two formulas to be the same (PAD-7).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Hash)]
pub struct Shape {
    /// Which of the three kinds.
    pub kind: Kind,
    /// How many groups, from 1.
    pub groups: u8,
    /// How many letters a group has: 1 for a single, 2 for pairs, from 2 for sequences (PAD-6).
    pub length: u8,
}

impl Shape {
    /// A single card.
    pub const SINGLE: Shape = Shape { kind: Kind::Single, groups: 1, length: 1 };

    /// How many cards a formula of this shape takes.
    pub fn cards(self) -> usize {
        usize::from(self.groups) * usize::from(self.length)
    }
}

/// A formula to follow: a shape and the strength of the play that showed it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Formula {
    /// Which of the three kinds.
    pub kind: Kind,
    /// How many groups.
    pub groups: u8,
    /// How many letters a group has.
    pub length: u8,
    /// The lowest letter, which is the strength (PAD-8).
    #[serde(serialize_with = "letter_out", deserialize_with = "letter_in")]
    #[cfg_attr(feature = "ts", ts(type = "string"))]
    pub lowest: Letter,
}

fn letter_out<S: Serializer>(letter: &Letter, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_str(letter)
}

fn letter_in<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Letter, D::Error> {
    match Card::deserialize(deserializer)? {
        Card::Letter(letter) => Ok(letter),
        _ => Err(serde::de::Error::custom("no letter")),
    }
}

impl Formula {
    /// The shape alone.
    pub fn shape(self) -> Shape {
        Shape { kind: self.kind, groups: self.groups, length: self.length }
    }
}
