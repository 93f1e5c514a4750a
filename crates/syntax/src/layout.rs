use crate::Card;
use serde::{Deserialize, Serialize};
use tabletop::Seat;

/// The protocol's `setup`: what chance would decide, given instead.
///
/// Cards named nowhere form the stock where `stock` is not given, and are out of play for the round otherwise.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(rename = "SyntaxLayout", optional_fields))]
#[serde(default, deny_unknown_fields)]
pub struct Layout {
    /// Per seat: its whole hand, of any size; an empty one only for a seat at 100 or more, which has left.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub hands: Option<Vec<Vec<Card>>>,
    /// The card beside the stock.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub face_up: Option<Card>,
    /// Top first. An empty one is formed at once from a pile of two cards or more (SYN-26).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub stock: Option<Vec<Card>>,
    /// Below the face-up card, top first.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub discard: Option<Vec<Card>>,
    /// The words on the table.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub table: Option<Vec<String>>,
    /// Who deals; the next seat begins.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub dealer: Option<Seat>,
    /// The accounts.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub scores: Option<Vec<i32>>,
}
