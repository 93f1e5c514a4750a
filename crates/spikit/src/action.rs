//! What a seat submits.

use alloc::string::String;
use alloc::vec::Vec;

use crate::{Card, Lang};
use serde::{Deserialize, Serialize};

tabletop::tagged! {
    strictly
    /// An action. In JSON `{"type": …}` and its fields.
    #[derive(Clone, PartialEq, Eq, Debug, Serialize)]
    #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
    #[cfg_attr(feature = "ts", ts(rename = "SpikitAction"))]
    #[serde(tag = "type", rename_all = "kebab-case")]
    pub enum Action {
        /// Rolls the die (SPI-8).
        Roll,
        /// Takes a card of the display and puts one from the hand in its place (SPI-8, SPI-9).
        Take {
            /// Its place in the display, from 0.
            display: u32,
            /// The card put there.
            give: Card,
        },
        /// Draws the top card of the stock (SPI-10).
        Draw,
        /// Lays a sentence or a family (SPI-13, SPI-21).
        Lay {
            /// The cards, in order.
            cards: Vec<Card>,
            /// What a joker among them stands for.
            #[serde(default, skip_serializing_if = "Option::is_none")]
            #[cfg_attr(feature = "ts", ts(optional))]
            joker: Option<JokerWords>,
        },
        /// Adds cards at the ends of a sentence on the table (SPI-24).
        Complete {
            /// The index of the sentence, from 0.
            sentence: u32,
            /// The cards put before it.
            #[serde(default)]
            head: Vec<Card>,
            /// The cards put behind it.
            #[serde(default)]
            tail: Vec<Card>,
            /// What a joker among them stands for.
            #[serde(default, skip_serializing_if = "Option::is_none")]
            #[cfg_attr(feature = "ts", ts(optional))]
            joker: Option<JokerWords>,
        },
        /// Puts a card in the place of one of a sentence (SPI-25).
        Swap {
            /// Which sentence, from 0.
            sentence: u32,
            /// Which of its cards, from 0.
            at: u32,
            /// The card put there.
            card: Card,
            /// What it stands for, if it is a joker.
            #[serde(default, skip_serializing_if = "Option::is_none")]
            #[cfg_attr(feature = "ts", ts(optional))]
            joker: Option<JokerWords>,
        },
        /// Judges a proposal (SPI-14).
        Vote {
            /// Whether the seat accepts the proposal; null or absent if it abstains.
            #[serde(default)]
            accept: Option<bool>,
        },
        /// Turns up the next card (SPI-18).
        Fish,
        /// Takes the card just turned up in hand (SPI-18).
        Keep,
        /// Fishes no more (SPI-18).
        StopFishing,
        /// Takes any card of the display (SPI-20).
        FreeChoice {
            /// Its place in the display, from 0.
            display: u32,
            /// The card put there.
            give: Card,
        },
        /// Wants no advantage (SPI-17).
        Decline,
        /// Puts cards away unseen after a family (SPI-22).
        Discard {
            /// The cards: none, or up to as many as the family allows.
            cards: Vec<Card>,
        },
        /// Ends the turn (SPI-11).
        EndTurn,
        /// Ends the agreed time (SPI-37). Only the table does this.
        TimeUp {
            /// The clock's name, `match`.
            clock: String,
        },
    }
}

impl JokerWords {
    /// Whether it says the same as another one, capitals, accents and spaces aside (SPI-15).
    pub(crate) fn says_the_same(&self, other: &JokerWords) -> bool {
        self.lang == other.lang && lexicon::are_alike(&self.text, &other.text)
    }
}

/// What a joker stands for (SPI-31).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(rename = "SpikitJoker"))]
#[serde(deny_unknown_fields)]
pub struct JokerWords {
    /// Its words. In a family it needs none.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub text: String,
    /// Their language, one of the deck's.
    pub lang: Lang,
}
