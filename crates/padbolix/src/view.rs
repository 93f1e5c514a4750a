//! What a viewer sees (COM-5).

use crate::card::{Card, Hand};
use crate::formula::Formula;
use crate::rank::Finish;
use crate::trick::{PastTrick, Turn};
use serde::{Deserialize, Serialize};
use tabletop::{Ranking, Seat, SeatSet, TableView};

/// A view: own hand, what lies open, counts, and the public history of the deal.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "PadbolixView"))]
pub struct View {
    /// The viewer's seat; null for a spectator.
    pub seat: Option<Seat>,
    /// Whether the match goes on.
    pub phase: Phase,
    /// Number of the deal, from 1.
    pub round: u8,
    /// How many deals the match has (PAD-26).
    pub rounds: u8,
    /// The seat to act.
    pub turn: Option<Seat>,
    /// The seats that may act: the same one.
    #[cfg_attr(feature = "ts", ts(type = "number[]"))]
    pub to_act: SeatSet,
    /// The seats.
    pub seats: Vec<SeatView>,
    /// The viewer's hand, worst card first.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    #[cfg_attr(feature = "ts", ts(type = "string[]", optional))]
    pub hand: Option<Hand>,
    /// The trick in progress, the lead first.
    pub trick: Vec<Turn>,
    /// The formula to follow; null where a lead is to be played.
    pub formula: Option<Formula>,
    /// Whether the last play is a firecracker, which no firecracker follows (PAD-13).
    pub firecracker_last: bool,
    /// The seats that had the lead of this trick but held firecrackers only (PAD-27).
    pub no_lead: Vec<Seat>,
    /// Who is out, in the order in which ranks were taken.
    pub finished: Vec<Finish>,
    /// Whether the viewer may pass; only in the own view of the seat to act.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub may_pass: Option<bool>,
    /// The tricks of this deal that are over.
    pub tricks: Vec<PastTrick>,
    /// Every card played in this deal, worst first.
    #[cfg_attr(feature = "ts", ts(type = "string[]"))]
    pub gone: Hand,
    /// How many cards lie in the box, unseen by all (PAD-4, or a set-up).
    pub box_count: usize,
    /// Whether those can only be letters B…Y, as PAD-4 has it.
    pub box_of_letters: bool,
    /// The exchange before this deal (PAD-24); its cards only for the two seats that made it.
    pub exchange: Option<Exchange>,
    /// Whether the match is over.
    pub over: bool,
    /// The final ranking, once it is.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub ranking: Option<Ranking>,
}

/// The phase of a match.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "PadbolixPhase"))]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    /// Somebody is to lead a trick.
    Lead,
    /// Somebody is to follow or pass.
    Follow,
    /// The match is over.
    Over,
}

/// What is public of a seat.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "PadbolixSeatView"))]
pub struct SeatView {
    /// How many cards it holds.
    pub hand_count: usize,
    /// Its points from the deals before.
    pub score: i32,
    /// Its rank in this deal, from 1, once it is out.
    pub rank: Option<u8>,
    /// Whether it has passed in this trick (in this deal, with that option) although it could have played (PAD-14). Null in the view of others, since it tells what
    /// a hand holds.
    pub passed_freely: Option<bool>,
    /// Whether its previous turn in this deal was a free pass (PAD-15, two seats). Null in the view of others.
    pub passed_freely_before: Option<bool>,
}

/// The exchange of PAD-24.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "PadbolixExchange"))]
pub struct Exchange {
    /// Who gave its worst card.
    pub dubolix: Seat,
    /// Who gave its best card.
    pub padbolix: Seat,
    /// The worst card of Dubolix, given to Padbolix.
    #[cfg_attr(feature = "ts", ts(type = "string | null"))]
    pub worst: Option<Card>,
    /// The best card of Padbolix, given to Dubolix.
    #[cfg_attr(feature = "ts", ts(type = "string | null"))]
    pub best: Option<Card>,
}

impl Exchange {
    /// Without the cards, unless the viewer made it.
    pub(crate) fn shown(self, to: tabletop::Viewer) -> Exchange {
        if to.is(self.dubolix) || to.is(self.padbolix) {
            self
        } else {
            Exchange { worst: None, best: None, ..self }
        }
    }
}

impl TableView for View {
    type Seat = SeatView;

    fn round(&self) -> u32 {
        self.round.into()
    }

    fn seats(&self) -> &[SeatView] {
        &self.seats
    }

    fn score(seat: &SeatView) -> i32 {
        seat.score
    }
}
