//! Set-ups: things given in advance that chance would decide otherwise.

use alloc::vec::Vec;

use crate::Card;
use serde::{Deserialize, Serialize};
use tabletop::Seat;

/// The protocol's `setup` of Spikit. Cards that are not named form the stock if `stock` is absent. Otherwise they are out of play for the
/// round.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(rename = "SpikitLayout", optional_fields))]
#[serde(default, deny_unknown_fields)]
pub struct Layout {
    /// By seat, its whole hand, of at least one card.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub hands: Option<Vec<Vec<Card>>>,
    /// The six cards of the display.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub display: Option<Vec<Card>>,
    /// The stock, top card first.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub stock: Option<Vec<Card>>,
    /// The discard pile, in any order.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub discard: Option<Vec<Card>>,
    /// The sentences on the table, which nobody has laid. A joker in them has the deck's first language and no words.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub table: Option<Vec<Vec<Card>>>,
    /// By seat, the points of the rounds before.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub scores: Option<Vec<i32>>,
    /// The coming rolls of the die, for turns and ties, the first one first.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rolls: Option<Vec<u8>>,
    /// Who begins the round.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub first: Option<Seat>,
    /// The number of the round, from 1; at most the last one of the match, if it has a number of rounds.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub round: Option<u32>,
}
