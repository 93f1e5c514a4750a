//! Options of a match.

use crate::Refusal;
use serde::{Deserialize, Serialize};
use tabletop::Seat;

/// Options of Spikit.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(schemars::JsonSchema, ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(rename = "SpikitOptions"))]
#[serde(default, deny_unknown_fields)]
#[cfg_attr(feature = "ts", schemars(title = "SpikitOptions"))]
pub struct Options {
    /// The seat that begins the first round (SPI-7, COM-2).
    #[cfg_attr(feature = "ts", schemars(with = "u8", range(min = 0, max = 7)))]
    pub first_seat: Seat,
    /// When the match ends (SPI-37).
    pub end: End,
    /// Whether voters are told what the grammar says of a proposal. It never votes for them.
    pub advice: bool,
    /// The deck (SPI-5), by its languages. It is ignored if the host brings a deck of its own.
    pub deck: BoxDeck,
}

/// A deck of the box.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(schemars::JsonSchema, ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(rename = "SpikitDeck"))]
pub enum BoxDeck {
    /// French and English.
    #[serde(rename = "fr-en")]
    FrenchEnglish,
    /// French and Dutch. The deck does not describe its Dutch words: bots and `advice` take each for what the French card of its slot is.
    #[serde(rename = "fr-nl")]
    FrenchDutch,
}

impl BoxDeck {
    /// The codes of its languages with a hyphen between them, as in JSON.
    pub fn code(self) -> &'static str {
        match self {
            BoxDeck::FrenchEnglish => "fr-en",
            BoxDeck::FrenchDutch => "fr-nl",
        }
    }
}

/// When a match ends: always at the end of a round (SPI-37).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(schemars::JsonSchema, ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(rename = "SpikitEnd"))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum End {
    /// After this many rounds.
    Rounds(#[cfg_attr(feature = "ts", schemars(range(min = 1, max = 20)))] u32),
    /// With the round in which this many minutes have passed.
    Minutes(#[cfg_attr(feature = "ts", schemars(range(min = 1, max = 240)))] u32),
    /// With the round in which a seat has this many points.
    Points(#[cfg_attr(feature = "ts", schemars(range(min = 1, max = 1000)))] u32),
}

impl Default for Options {
    fn default() -> Options {
        Options { first_seat: Seat(0), end: End::Rounds(2), advice: false, deck: BoxDeck::FrenchEnglish }
    }
}

impl Options {
    /// Checks that a match for that many seats can have these options. The refusal names the one that is out of range.
    pub fn check(&self, seats: usize) -> Result<(), Refusal> {
        let end = match self.end {
            End::Rounds(rounds) => (1..=20).contains(&rounds),
            End::Minutes(minutes) => (1..=240).contains(&minutes),
            End::Points(points) => (1..=1000).contains(&points),
        };
        if self.first_seat.index() >= seats {
            Err(Refusal::BadOptions { option: "first_seat" })
        } else if !end {
            Err(Refusal::BadOptions { option: "end" })
        } else {
            Ok(())
        }
    }
}
