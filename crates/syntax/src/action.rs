use alloc::string::String;

use crate::Card;
use serde::{Deserialize, Serialize};

tabletop::tagged! {
    /// An action. In words, a lower-case letter is a joker that stands for that letter (SYN-4).
    #[derive(Clone, PartialEq, Eq, Debug, Serialize)]
    #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
    #[cfg_attr(feature = "ts", ts(rename = "SyntaxAction"))]
    #[serde(tag = "type", rename_all = "kebab-case")]
    pub enum Action {
        /// Lays a word from the hand (SYN-8).
        Lay {
            /// The cards as they will lie.
            word: String,
        },
        /// Exchanges one card for another (SYN-9).
        Exchange {
            /// The card that is given away.
            discard: Card,
            /// Where the new one comes from.
            take: Take,
        },
        /// Adds cards to a word on the table (SYN-10). The cards used are those that the new word has beyond the old one; upper and lower case
        /// count as different.
        Insert {
            /// The index of the word in the view's `table`.
            index: u32,
            /// The whole new word.
            into: String,
        },
        /// Replaces cards of a word on the table (SYN-11): those at positions where the two words differ.
        Replace {
            /// The index of the word in the view's `table`.
            index: u32,
            /// The whole new word.
            into: String,
        },
        /// Contests the word that has just been made (SYN-20).
        Challenge,
        /// Lets the word stand.
        Accept,
        /// Comes back, as a seat that has left (SYN-28).
        ReEnter,
        /// Declines to come back (SYN-28).
        Retire,
    }
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
    /// Laying a word from the hand (SYN-8).
    Lay,
    /// Inserting cards into a word (SYN-10).
    Insert,
    /// Replacing cards of a word (SYN-11).
    Replace,
}
