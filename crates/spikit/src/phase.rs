//! The phases of a match, by name.

use serde::{Deserialize, Serialize};

/// A phase of the match.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(rename = "SpikitPhase"))]
#[serde(rename_all = "kebab-case")]
pub enum PhaseName {
    /// The seat rolls the die (SPI-8).
    Roll,
    /// The seat takes a card of the display or draws (SPI-8, SPI-10).
    Draw,
    /// The seat lays, completes, swaps, or ends its turn (SPI-11).
    Play,
    /// The other seats vote on a proposal (SPI-14).
    Vote,
    /// The seat chooses fishing, free choice or neither (SPI-17).
    Advantage,
    /// The seat fishes (SPI-18).
    Fishing,
    /// The seat puts cards away after a family (SPI-22).
    Discard,
    /// The match is over.
    Over,
}

impl PhaseName {
    /// Its name in JSON.
    pub fn code(self) -> &'static str {
        match self {
            PhaseName::Roll => "roll",
            PhaseName::Draw => "draw",
            PhaseName::Play => "play",
            PhaseName::Vote => "vote",
            PhaseName::Advantage => "advantage",
            PhaseName::Fishing => "fishing",
            PhaseName::Discard => "discard",
            PhaseName::Over => "over",
        }
    }
}
