//! Actions and events.

use alloc::vec::Vec;

use crate::refusal::with_card;
use crate::{Card, Contract, Played};
use serde::{Deserialize, Serialize};
use tabletop::{Message, Ranking, Seat, Viewer};

tabletop::tagged! {
    /// An action. In JSON `{"type": "play", "card": "pA"}`.
    #[derive(Clone, PartialEq, Eq, Debug, Serialize)]
    #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
    #[cfg_attr(feature = "ts", ts(rename = "PlisAction"))]
    #[serde(tag = "type", rename_all = "kebab-case")]
    pub enum Action {
        /// Plays a card: leads, follows or discards (PLI-6).
        Play {
            /// The card.
            card: Card,
        },
    }
}

/// An event. In JSON `{"type": …}` and its fields.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(rename = "PlisEvent"))]
#[serde(tag = "type", rename_all = "kebab-case")]
#[non_exhaustive]
pub enum Event {
    /// A round begins (PLI-5).
    RoundBegan {
        /// The number of the round, from 1.
        round: u8,
        /// What counts in the round.
        contract: Contract,
        /// The seat that leads its first trick.
        leader: Seat,
    },
    /// A seat is given its hand (PLI-5). Only that seat learns of it.
    Dealt {
        /// The seat whose hand it is.
        seat: Seat,
        /// The whole hand.
        cards: Vec<Card>,
    },
    /// A card is played (PLI-6).
    Played {
        /// The seat that plays it.
        seat: Seat,
        /// The card.
        card: Card,
    },
    /// A trick is complete (PLI-7).
    TrickWon {
        /// The seat that takes it, and leads the next one.
        seat: Seat,
        /// Its cards in the order in which they were played.
        cards: Vec<Played>,
        /// Those of its cards that score in this round.
        scoring: Vec<Card>,
        /// What the trick costs the winner.
        points: i32,
    },
    /// A round ends (PLI-13). Cards left in hand stay unseen.
    RoundEnded {
        /// The number of the round, from 1.
        round: u8,
        /// What counted in the round.
        contract: Contract,
        /// Points of this round by seat.
        points: Vec<i32>,
        /// Scores before the round by seat.
        before: Vec<i32>,
        /// Scores after the round by seat (PLI-15).
        scores: Vec<i32>,
    },
    /// The match is over (PLI-15).
    MatchEnded {
        /// Final scores by seat.
        scores: Vec<i32>,
        /// The final ranking, fewest points first.
        ranking: Ranking,
    },
}

impl Event {
    pub(crate) fn show(&self, to: Viewer) -> Option<Event> {
        match self {
            Event::Dealt { seat, .. } if !to.is(*seat) => None,
            event => Some(event.clone()),
        }
    }

    pub(crate) fn message(&self) -> Message {
        match self {
            Event::RoundBegan { round, contract, leader } => Message::new("plis-round-began")
                .number("round", *round)
                .text("contract", contract.code())
                .seat("leader", *leader),
            Event::Dealt { seat, cards } => {
                Message::new("plis-dealt").seat("seat", *seat).count("count", cards.len())
            }
            Event::Played { seat, card } => with_card(Message::new("plis-played").seat("seat", *seat), *card),
            Event::TrickWon { seat, scoring, points, .. } => Message::new("plis-trick-won")
                .seat("seat", *seat)
                .number("points", *points)
                .count("scoring", scoring.len()),
            Event::RoundEnded { round, contract, points, .. } => {
                let least = points.iter().min().copied().unwrap_or(0);
                let most = points.iter().max().copied().unwrap_or(0);
                let key = if least == most { "plis-round-ended-even" } else { "plis-round-ended" };
                Message::new(key)
                    .number("round", *round)
                    .text("contract", contract.code())
                    .number("least", least)
                    .number("most", most)
            }
            Event::MatchEnded { scores, ranking } => {
                let winners = ranking.0.first().map_or(&[][..], Vec::as_slice);
                let message = Message::new("plis-match-ended")
                    .count("winners", winners.len())
                    .number("points", scores.iter().min().copied().unwrap_or(0));
                match winners.first() {
                    Some(winner) => message.seat("seat", *winner),
                    None => message,
                }
            }
        }
    }
}
