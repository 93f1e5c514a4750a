//! An operation that the hard bot weighs.

use alloc::vec;
use alloc::vec::Vec;

use super::bag::Bag;
use syntax::Action;

/// An action, the hands that it may leave, and its value.
pub(super) struct Choice {
    pub(super) action: Action,
    /// The hands that it may leave, with their weights (an exchange with the stock leaves one of many).
    pub(super) hands: Vec<(Bag, f64)>,
    /// The word of the table that it changes, if it changes one.
    pub(super) changed: Option<u32>,
    /// The points that the seat may then expect to pay for the round.
    pub(super) cost: f64,
}

impl Choice {
    /// A choice that is certain to leave this hand.
    pub(super) fn leaving(hand: Bag, action: Action, changed: Option<u32>) -> Choice {
        Choice { action, hands: vec![(hand, 1.0)], changed, cost: 0.0 }
    }
}
