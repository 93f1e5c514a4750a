//! Options and set-ups.

use alloc::vec::Vec;

use crate::card::Hand;
use crate::refusal::Refusal;
use serde::{Deserialize, Serialize};
use tabletop::Seat;

/// The options of a match.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(schemars::JsonSchema, ts_rs::TS), ts(rename = "PadbolixOptions"))]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// The seat that leads the first deal (COM-2, PAD-25).
    #[cfg_attr(feature = "ts", schemars(with = "u8", range(max = 3)))]
    pub first_seat: Seat,
    /// How often a seat that can play may pass (PAD-14).
    pub free_pass: FreePass,
}

/// How often a seat gets its one free pass (PAD-14). The printed rules say "une fois par tour", and use "tour" for a trick and for a deal.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(schemars::JsonSchema, ts_rs::TS), ts(rename = "PadbolixFreePass"))]
#[serde(rename_all = "kebab-case")]
#[non_exhaustive]
pub enum FreePass {
    /// Once in each trick.
    #[default]
    Trick,
    /// Once in each deal.
    Deal,
}

impl Options {
    /// Refuses options that do not suit a table of that many seats.
    pub fn check(&self, seats: usize) -> Result<(), Refusal> {
        if self.first_seat.index() < seats { Ok(()) } else { Err(Refusal::FirstSeat) }
    }
}

/// The protocol's `setup`: things given in advance that chance would decide otherwise.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "PadbolixLayout"))]
#[serde(default, deny_unknown_fields)]
pub struct Layout {
    /// The hands, after any exchange (PAD-24), of any size. Cards in no hand are out of play. A seat with an empty hand is out already.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(type = "string[][]", optional))]
    pub hands: Option<Vec<Hand>>,
    /// The seats that are out, best first, which have the best ranks of this deal. If it is absent, seats with empty hands are ranked in
    /// the order of their numbers.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub finished: Option<Vec<Seat>>,
    /// The seat that leads first.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub leader: Option<Seat>,
    /// Points from the deals before.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub scores: Option<Vec<i32>>,
    /// The number of this deal, from 1 to the number of seats.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub deal: Option<u8>,
}
