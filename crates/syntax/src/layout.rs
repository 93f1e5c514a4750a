use alloc::string::String;
use alloc::vec::Vec;

use crate::Card;
use serde::{Deserialize, Serialize};
use tabletop::Seat;

/// The protocol's `setup`: things given in advance that chance would decide otherwise.
///
/// Cards that are not named form the stock if `stock` is absent. Otherwise they are out of play for the round.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(rename = "SyntaxLayout", optional_fields))]
#[serde(default, deny_unknown_fields)]
pub struct Layout {
    /// By seat, its whole hand, of any size. Only a seat with 100 points or more, which has left, may have an empty one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub hands: Option<Vec<Vec<Card>>>,
    /// The card beside the stock.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub face_up: Option<Card>,
    /// The stock, top card first. If it is empty and the pile has two cards or more, a new stock is formed at once (SYN-26).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub stock: Option<Vec<Card>>,
    /// The pile below the face-up card, top card first.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub discard: Option<Vec<Card>>,
    /// The words on the table.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub table: Option<Vec<String>>,
    /// The seat that deals. The next seat begins.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub dealer: Option<Seat>,
    /// The accounts.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub scores: Option<Vec<i32>>,
}
