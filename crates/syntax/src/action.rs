use crate::Card;
use serde::{Deserialize, Serialize};

/// What a seat submits. In words a lower-case letter is a joker that stands for it (SYN-4).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(rename = "SyntaxAction"))]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum Action {
    /// A word from the hand (SYN-8).
    Lay {
        /// The cards as they will lie.
        word: String,
    },
    /// One card for another (SYN-9).
    Exchange {
        /// The card that goes.
        discard: Card,
        /// Where the new one comes from.
        take: Take,
    },
    /// Cards added to a word on the table (SYN-10). The cards used are what the new word has more, case by case.
    Insert {
        /// Which word of the view's `table`.
        index: u32,
        /// The whole new word.
        into: String,
    },
    /// Cards of a word on the table replaced (SYN-11). The positions whose sign differs are replaced.
    Replace {
        /// Which word of the view's `table`.
        index: u32,
        /// The whole new word.
        into: String,
    },
    /// The word that has just been made is contested (SYN-20).
    Challenge,
    /// It is not contested.
    Accept,
    /// A seat that left comes back (SYN-28).
    ReEnter,
    /// It does not.
    Retire,
}

/// Where an exchange takes its card from (SYN-9).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(rename = "SyntaxTake"))]
#[serde(rename_all = "kebab-case")]
pub enum Take {
    /// The top card of the stock, unseen.
    Stock,
    /// The card that was face up before the discard.
    FaceUp,
}

/// An operation that makes a word.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(rename = "SyntaxKind"))]
#[serde(rename_all = "kebab-case")]
pub enum Kind {
    /// SYN-8.
    Lay,
    /// SYN-10.
    Insert,
    /// SYN-11.
    Replace,
}
