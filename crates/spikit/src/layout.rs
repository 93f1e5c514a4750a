//! Set-ups: what chance would decide, given instead.

use alloc::vec::Vec;

use crate::Card;
use serde::{Deserialize, Serialize};
use tabletop::Seat;

/// The protocol's `setup` of Spikit. Cards named nowhere form the stock where `stock` is not given, and are out of play for the round
/// otherwise.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(rename = "SpikitLayout", optional_fields))]
#[serde(default, deny_unknown_fields)]
pub struct Layout {
    /// Per seat: its whole hand, one card at least.
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
    /// The sentences on the table, laid by nobody; a joker among them has the deck's first language and no words.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub table: Option<Vec<Vec<Card>>>,
    /// The points of the rounds before.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub scores: Option<Vec<i32>>,
    /// The coming rolls of the die, first one first, for turns and ties.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rolls: Option<Vec<u8>>,
    /// Who begins the round.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub first: Option<Seat>,
    /// The round, from 1.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub round: Option<u32>,
}
