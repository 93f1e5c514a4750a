//! What is to be avoided in each of the five rounds (PLI-8…12).

use crate::{Card, Cards, Colour};
use serde::{Deserialize, Serialize};

/// How many rounds a match has.
pub const ROUNDS: u8 = 5;

/// What counts in a round. In JSON: `tricks`, `vowels`, `m-n`, `blue-h`, `everything`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(rename = "PlisContract"))]
#[serde(rename_all = "kebab-case")]
pub enum Contract {
    /// Round 1 (PLI-8).
    Tricks,
    /// Round 2 (PLI-9).
    Vowels,
    /// Round 3 (PLI-10).
    #[serde(rename = "m-n")]
    MN,
    /// Round 4 (PLI-11).
    BlueH,
    /// Round 5 (PLI-12).
    Everything,
}

/// The vowels of PLI-9, Y included.
pub(crate) const VOWELS: Cards = Cards::letters(b"AEIOUY");
/// The cards that score by PLI-10.
pub(crate) const M_AND_N: Cards = Cards::letters(b"MN");
/// The card that scores by PLI-11.
pub(crate) const BLUE_H: Cards = match Card::new(Colour::Blue, b'H') {
    Some(card) => Cards::only(card),
    None => Cards::EMPTY,
};

const TRICK_POINTS: i32 = 5;
const VOWEL_POINTS: i32 = 10;
const M_N_POINTS: i32 = 20;
const BLUE_H_POINTS: i32 = 90;

impl Contract {
    /// All contracts, in the order of the rounds.
    pub const ALL: [Contract; ROUNDS as usize] =
        [Contract::Tricks, Contract::Vowels, Contract::MN, Contract::BlueH, Contract::Everything];

    /// The contract of a round, numbered from 1. Any number beyond 5 has the last contract.
    pub fn of_round(round: u8) -> Contract {
        let index = usize::from(round.saturating_sub(1)).min(Contract::ALL.len() - 1);
        Contract::ALL[index]
    }

    /// Its name in JSON and in messages.
    pub fn code(self) -> &'static str {
        match self {
            Contract::Tricks => "tricks",
            Contract::Vowels => "vowels",
            Contract::MN => "m-n",
            Contract::BlueH => "blue-h",
            Contract::Everything => "everything",
        }
    }

    /// The cards that score.
    pub const fn stakes(self) -> Cards {
        match self {
            Contract::Tricks => Cards::EMPTY,
            Contract::Vowels => VOWELS,
            Contract::MN => M_AND_N,
            Contract::BlueH => BLUE_H,
            Contract::Everything => VOWELS.union(M_AND_N).union(BLUE_H),
        }
    }

    /// Whether the round ends with the trick in which the last of the stakes falls (PLI-9, 10, 11, 13).
    pub const fn ends_with_stakes(self) -> bool {
        matches!(self, Contract::Vowels | Contract::MN | Contract::BlueH)
    }

    /// Points for each trick.
    pub const fn trick_points(self) -> i32 {
        match self {
            Contract::Tricks | Contract::Everything => TRICK_POINTS,
            _ => 0,
        }
    }

    /// Points of captured cards. They can be added up, because no card is two of vowel, M or N, and blue H.
    #[inline]
    pub const fn card_points(self, cards: Cards) -> i32 {
        let at_stake = cards.intersection(self.stakes());
        VOWEL_POINTS * at_stake.intersection(VOWELS).len() as i32
            + M_N_POINTS * at_stake.intersection(M_AND_N).len() as i32
            + BLUE_H_POINTS * at_stake.intersection(BLUE_H).len() as i32
    }

    /// Points of a seat that took so many tricks, with these cards in them.
    #[inline]
    pub fn points(self, tricks: u8, captured: Cards) -> i32 {
        self.trick_points() * i32::from(tricks) + self.card_points(captured)
    }
}
