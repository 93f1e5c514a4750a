//! Set-ups: what chance would decide, given instead.

use alloc::string::String;
use alloc::vec;
use alloc::vec::Vec;

use crate::{Card, Cards, ROUNDS, Refusal, SetupFault};
use serde::{Deserialize, Serialize};
use tabletop::Seat;

/// The highest score that a set-up may give a seat. No match reaches it, and it is far from overflowing.
pub(crate) const MAX_SCORE: i32 = 1_000_000;

/// The protocol's `setup` of Plis de lettres. What is left out is drawn by chance, or is as at the beginning of that round.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(rename = "PlisLayout", optional_fields))]
#[serde(default, deny_unknown_fields)]
pub struct Layout {
    /// One complete hand for each seat, of any size, as names of cards; a wrong one is refused and quoted. Cards that are in no hand are out
    /// of play and count as fallen. Later rounds are dealt with all cards.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub hands: Option<Vec<Vec<String>>>,
    /// The seat that leads the round. The next seat leads the next round.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub leader: Option<Seat>,
    /// Points of the rounds before, one number for each seat.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub scores: Option<Vec<i32>>,
    /// The round, 1–5.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub round: Option<u8>,
}

impl Layout {
    pub(crate) fn round(&self) -> Result<u8, Refusal> {
        let round = self.round.unwrap_or(1);
        if (1..=ROUNDS).contains(&round) { Ok(round) } else { Err(Refusal::Setup(SetupFault::Round)) }
    }

    pub(crate) fn leader(&self, seats: usize) -> Result<Option<Seat>, Refusal> {
        match self.leader {
            Some(leader) if leader.index() >= seats => Err(Refusal::Setup(SetupFault::Leader)),
            leader => Ok(leader),
        }
    }

    pub(crate) fn scores(&self, seats: usize) -> Result<Vec<i32>, Refusal> {
        let scores = self.scores.clone().unwrap_or_else(|| vec![0; seats]);
        let possible = scores.len() == seats && scores.iter().all(|score| (0..=MAX_SCORE).contains(score));
        if possible { Ok(scores) } else { Err(Refusal::Setup(SetupFault::Scores)) }
    }

    pub(crate) fn hands(&self, seats: usize, deck: Cards) -> Result<Option<Vec<Cards>>, Refusal> {
        let Some(lists) = &self.hands else { return Ok(None) };
        if lists.len() != seats {
            return Err(Refusal::Setup(SetupFault::Hands));
        }
        let mut named = Cards::EMPTY;
        let mut hands = vec![Cards::EMPTY; seats];
        for (hand, list) in hands.iter_mut().zip(lists) {
            for name in list {
                let card: Card = name.parse().map_err(|_| Refusal::Setup(SetupFault::unknown(name)))?;
                if !deck.contains(card) {
                    return Err(Refusal::Setup(SetupFault::PutAway { card }));
                }
                if named.contains(card) {
                    return Err(Refusal::Setup(SetupFault::Twice { card }));
                }
                named = named.with(card);
                *hand = hand.with(card);
            }
        }
        Ok(Some(hands))
    }
}
