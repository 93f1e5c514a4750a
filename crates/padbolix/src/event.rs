//! Events, and their messages.

use alloc::string::{String, ToString};
use alloc::vec::Vec;

use crate::card::{Card, Hand};
use crate::groups::Groups;
use crate::rank::{Finish, Title};
use serde::Serialize;
use tabletop::{Message, Ranking, Seat, Viewer};

/// An event. In JSON `{"type": …}` and its fields.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "PadbolixEvent"))]
#[serde(tag = "type", rename_all = "kebab-case")]
#[non_exhaustive]
pub enum Event {
    /// Cards are dealt (PAD-3, PAD-4). The hands are those before the exchange of PAD-24, and a viewer is shown only its own.
    DealBegan {
        /// The number of the deal, from 1.
        deal: u8,
        /// Who is to lead it (PAD-25).
        leader: Seat,
        /// The hands by seat; null if hidden.
        #[cfg_attr(feature = "ts", ts(type = "(string[] | null)[]"))]
        hands: Vec<Option<Hand>>,
        /// How many cards each seat has, by seat.
        hand_counts: Vec<usize>,
    },
    /// The Dubolix and the Padbolix of the last deal exchange cards (PAD-24). Only they are shown which cards.
    Exchanged {
        /// Who gives its worst card.
        dubolix: Seat,
        /// Who gives its best card.
        padbolix: Seat,
        /// Dubolix's worst card, now Padbolix's.
        #[cfg_attr(feature = "ts", ts(type = "string | null"))]
        worst: Option<Card>,
        /// Padbolix's best card, now Dubolix's.
        #[cfg_attr(feature = "ts", ts(type = "string | null"))]
        best: Option<Card>,
    },
    /// A formula was played.
    Played {
        /// Who played it.
        seat: Seat,
        /// The groups; lower case is a star.
        #[cfg_attr(feature = "ts", ts(type = "string[]"))]
        groups: Groups,
        /// Whether it leads the trick.
        lead: bool,
        /// How many cards the seat has left.
        hand_count: usize,
    },
    /// A firecracker was played (PAD-11).
    Firecracker {
        /// Who played it.
        seat: Seat,
        /// How many cards the seat has left.
        hand_count: usize,
    },
    /// A seat passed (PAD-14).
    Passed {
        /// Who passed.
        seat: Seat,
    },
    /// A seat's turn was skipped.
    Skipped {
        /// The seat whose turn it was.
        seat: Seat,
        /// Why the turn was skipped.
        cause: SkipCause,
    },
    /// A seat took a rank of the deal.
    Ranked {
        /// The seat and its rank.
        #[serde(flatten)]
        finish: Finish,
        /// How the seat came to it.
        cause: RankCause,
    },
    /// A trick was won; its cards are set aside (PAD-18, PAD-19).
    TrickWon {
        /// Who won it.
        seat: Seat,
        /// Whether a Z won it (PAD-19).
        by_z: bool,
    },
    /// The lead goes to another seat than the winner of the trick.
    LeadMoved {
        /// The seat whose lead it would have been.
        from: Seat,
        /// Who leads.
        to: Seat,
        /// Why the lead moved.
        cause: LeadCause,
    },
    /// A deal is over and its points are written down.
    RoundEnded {
        /// The number of the deal.
        deal: u8,
        /// Every seat's rank, best first.
        ranks: Vec<Finish>,
        /// The points of each seat before this deal, by seat.
        before: Vec<i32>,
        /// The points of each seat after it, by seat.
        after: Vec<i32>,
    },
    /// The last deal is over (PAD-26).
    MatchEnded {
        /// The final ranking.
        ranking: Ranking,
        /// Points of each seat.
        scores: Vec<i32>,
    },
}

/// Why a turn was skipped.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "PadbolixSkipCause"))]
#[serde(rename_all = "kebab-case")]
#[non_exhaustive]
pub enum SkipCause {
    /// A firecracker was played before it (PAD-12).
    Firecracker,
    /// Exactly the letters of the play before were played again (PAD-16).
    SameLetters,
}

/// How a seat came to its rank.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "PadbolixRankCause"))]
#[serde(rename_all = "kebab-case")]
#[non_exhaustive]
pub enum RankCause {
    /// It played its last card (PAD-21).
    Out,
    /// Its last play had a star, a Z or a firecracker in it (PAD-23).
    SpecialLast,
    /// It is the last seat that holds cards.
    LastHolding,
    /// Nobody who is left can lead (PAD-27).
    NobodyCanLead,
}

/// Why the lead moved.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "PadbolixLeadCause"))]
#[serde(rename_all = "kebab-case")]
#[non_exhaustive]
pub enum LeadCause {
    /// The winner has no cards left (PAD-20).
    NoCards,
    /// The winner holds only firecrackers (PAD-27).
    OnlyFirecrackers,
}

impl Event {
    /// The event without what the viewer may not know.
    pub(crate) fn shown(&self, to: Viewer) -> Event {
        let mut event = self.clone();
        match &mut event {
            Event::DealBegan { hands, .. } => {
                for (seat, hand) in Seat::all(hands.len()).zip(hands) {
                    if !to.is(seat) {
                        *hand = None;
                    }
                }
            }
            Event::Exchanged { dubolix, padbolix, worst, best } if !to.is(*dubolix) && !to.is(*padbolix) => {
                (*worst, *best) = (None, None);
            }
            _ => {}
        }
        event
    }

    /// Whether it shows somebody something that was hidden until then.
    pub(crate) fn reveals(&self) -> bool {
        !matches!(self, Event::Passed { .. } | Event::Skipped { .. } | Event::TrickWon { .. })
            && !matches!(self, Event::LeadMoved { cause: LeadCause::NoCards, .. })
    }

    /// Its message, for the log and the narrator.
    pub(crate) fn message(&self) -> Message {
        match self {
            Event::DealBegan { deal, leader, .. } => {
                Message::new("padbolix-deal-began").number("deal", *deal).seat("seat", *leader)
            }
            Event::Exchanged { dubolix, padbolix, worst, best } => {
                let named = |key| Message::new(key).seat("dubolix", *dubolix).seat("padbolix", *padbolix);
                match (worst, best) {
                    // The sorts of cards are added because a sentence says "a star" where the protocol writes a sign.
                    (Some(worst), Some(best)) => named("padbolix-exchanged")
                        .text("worst", worst.to_string())
                        .text("worst_kind", worst.kind())
                        .text("best", best.to_string())
                        .text("best_kind", best.kind()),
                    _ => named("padbolix-exchanged-unseen"),
                }
            }
            Event::Played { seat, groups, lead, hand_count } => {
                let cards = groups.join(" + ");
                let stars: Vec<String> = groups.stars().map(String::from).collect();
                // A sentence says the letters and then which of them are stars, because nobody can hear the case of a letter.
                Message::new(if *lead { "padbolix-led" } else { "padbolix-played" })
                    .seat("seat", *seat)
                    .text("letters", cards.to_ascii_uppercase())
                    .count("stars", stars.len())
                    .text("standing_for", stars.join(", "))
                    .text("cards", cards)
                    .count("left", *hand_count)
            }
            Event::Firecracker { seat, hand_count } => {
                Message::new("padbolix-firecracker").seat("seat", *seat).count("left", *hand_count)
            }
            Event::Passed { seat } => Message::new("padbolix-passed").seat("seat", *seat),
            Event::Skipped { seat, cause } => Message::new(match cause {
                SkipCause::Firecracker => "padbolix-skipped-firecracker",
                SkipCause::SameLetters => "padbolix-skipped-same-letters",
            })
            .seat("seat", *seat),
            Event::Ranked { finish, cause } => Message::new(match cause {
                RankCause::Out => "padbolix-ranked-out",
                RankCause::SpecialLast => "padbolix-ranked-special-last",
                RankCause::LastHolding => "padbolix-ranked-last-holding",
                RankCause::NobodyCanLead => "padbolix-ranked-nobody-can-lead",
            })
            .seat("seat", finish.seat)
            .text("title", finish.title.code())
            .number("points", finish.points),
            Event::TrickWon { seat, by_z } => {
                Message::new(if *by_z { "padbolix-trick-won-z" } else { "padbolix-trick-won" })
                    .seat("seat", *seat)
            }
            Event::LeadMoved { from, to, cause } => Message::new(match cause {
                LeadCause::NoCards => "padbolix-lead-moved-no-cards",
                LeadCause::OnlyFirecrackers => "padbolix-lead-moved-only-firecrackers",
            })
            .seat("from", *from)
            .seat("to", *to),
            Event::RoundEnded { deal, ranks, .. } => {
                let seat_of = |title: Title| ranks.iter().find(|finish| finish.title == title);
                let mut message = Message::new("padbolix-round-ended").number("deal", *deal);
                if let Some(first) = seat_of(Title::Dubolix) {
                    message = message.seat("dubolix", first.seat);
                }
                if let Some(last) = seat_of(Title::Padbolix) {
                    message = message.seat("padbolix", last.seat);
                }
                message
            }
            Event::MatchEnded { .. } => Message::new("padbolix-match-ended"),
        }
    }
}
