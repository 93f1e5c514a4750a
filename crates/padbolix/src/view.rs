//! What a viewer sees (COM-5).

use alloc::vec::Vec;

use crate::card::Hand;
use crate::exchange::Exchange;
use crate::formula::Formula;
use crate::rank::{Finish, Rank};
use crate::state::State;
use crate::trick::{Demand, PastTrick, Turn};
use serde::{Deserialize, Serialize};
use tabletop::{Ranking, Seat, SeatSet, TableView, Viewer};

/// A view: the viewer's own hand, what lies open, counts, and the public history of the deal.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "PadbolixView"))]
pub struct View {
    /// The viewer's seat; null for a spectator.
    pub seat: Option<Seat>,
    /// Whether the match goes on.
    pub phase: Phase,
    /// The number of the deal, from 1.
    pub round: u8,
    /// How many deals the match has (PAD-26).
    pub rounds: u8,
    /// The seat to act.
    pub turn: Option<Seat>,
    /// The seats that may act: the same one.
    #[cfg_attr(feature = "ts", ts(type = "number[]"))]
    pub to_act: SeatSet,
    /// What is public of each seat, by seat.
    pub seats: Vec<SeatView>,
    /// The viewer's hand, worst card first.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    #[cfg_attr(feature = "ts", ts(type = "string[]", optional))]
    pub hand: Option<Hand>,
    /// The trick in progress, the lead first.
    pub trick: Vec<Turn>,
    /// The formula to follow; null if a seat is to lead.
    pub formula: Option<Formula>,
    /// Whether the last play is a firecracker, which no firecracker follows (PAD-13).
    pub firecracker_last: bool,
    /// The seats that would have had the lead of this trick, but held only firecrackers (PAD-27).
    pub no_lead: Vec<Seat>,
    /// The ranks that a deal gives at this table, best first (PAD-21, PAD-22).
    pub ranks: Vec<Rank>,
    /// The seats that are out, in the order in which they took their ranks.
    pub finished: Vec<Finish>,
    /// Whether the viewer may pass; null unless the viewer is the seat to act.
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
    /// Whether those are letters B…Y for certain, as PAD-4 has it.
    pub box_of_letters: bool,
    /// The exchange before this deal (PAD-24). Its cards are shown only to the two seats that made it.
    pub exchange: Option<Exchange>,
    /// Whether the match is over.
    pub over: bool,
    /// The final ranking, once the match is over.
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
    /// Whether it has had its free pass of this trick, or of this deal, as the option says (PAD-14). Null in views of others, because it
    /// tells something about the hand.
    pub passed_freely: Option<bool>,
    /// Whether its last turn in this deal was a free pass, which counts with two seats (PAD-15). Null in views of others.
    pub passed_freely_before: Option<bool>,
}

impl View {
    pub(crate) fn new(state: &State, to: Viewer) -> View {
        let own = to.seat().filter(|seat| seat.index() < state.seats());
        let seat_view = |seat: Seat| {
            let passes = state.passes.get(seat.index()).copied().unwrap_or_default();
            SeatView {
                hand_count: state.hand(seat).len(),
                score: state.scores.get(seat.index()).copied().unwrap_or_default(),
                rank: state.ranks.taken().iter().find(|finish| finish.seat == seat).map(|finish| finish.rank),
                passed_freely: own.filter(|own| *own == seat).map(|_| passes.spent),
                passed_freely_before: own.filter(|own| *own == seat).map(|_| passes.just_before),
            }
        };
        let ranking = state.ranking();
        let formula = state.trick.formula();
        View {
            seat: own,
            phase: match (state.turn, formula) {
                (None, _) => Phase::Over,
                (Some(_), None) => Phase::Lead,
                (Some(_), Some(_)) => Phase::Follow,
            },
            round: state.deal,
            rounds: u8::try_from(state.seats()).unwrap_or(u8::MAX),
            turn: state.turn,
            to_act: state.to_act(),
            seats: Seat::all(state.seats()).map(seat_view).collect(),
            hand: own.map(|seat| state.hand(seat)),
            trick: state.trick.turns.clone(),
            formula,
            firecracker_last: state.trick.firecracker_last(),
            no_lead: state.trick.no_lead.clone(),
            ranks: Rank::all(state.seats()),
            finished: state.ranks.taken().to_vec(),
            may_pass: own
                .filter(|own| state.turn == Some(*own))
                .map(|seat| state.may_pass(seat, || state.can_play(seat)).is_ok()),
            tricks: state.tricks.clone(),
            gone: state.gone,
            box_count: state.boxed.len(),
            box_of_letters: state.boxed_by_rule,
            exchange: state.exchange.map(|exchange: Exchange| exchange.shown(to)),
            over: ranking.is_some(),
            ranking,
        }
    }

    /// What the seat to act has to answer.
    pub fn demand(&self) -> Demand {
        self.formula.map_or(Demand::Lead, Demand::Follow)
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
