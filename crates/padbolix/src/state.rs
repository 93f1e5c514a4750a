//! A match in progress.

use alloc::vec::Vec;

use crate::card::Hand;
use crate::exchange::Exchange;
use crate::moves;
use crate::options::FreePass;
use crate::play::Play;
use crate::rank::Ranks;
use crate::trick::{Demand, PastTrick, Trick};
use tabletop::{Ranking, Seat, SeatSet};

/// A match in progress, hidden cards included.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct State {
    /// The option on free passes (PAD-14).
    pub(crate) free_pass: FreePass,
    /// The number of the deal, from 1.
    pub(crate) deal: u8,
    /// Who is to act; `None` once the match is over.
    pub(crate) turn: Option<Seat>,
    pub(crate) hands: Vec<Hand>,
    /// Cards that are out of play and unseen (by PAD-4, or by a set-up).
    pub(crate) boxed: Hand,
    /// Whether PAD-4 put them there. Everybody then knows that they are letters B…Y.
    pub(crate) boxed_by_rule: bool,
    /// Every card played in this deal.
    pub(crate) gone: Hand,
    pub(crate) trick: Trick,
    pub(crate) tricks: Vec<PastTrick>,
    pub(crate) exchange: Option<Exchange>,
    pub(crate) ranks: Ranks,
    /// Points from the deals before.
    pub(crate) scores: Vec<i32>,
    pub(crate) passes: Vec<Passes>,
}

/// What a seat has done that limits its passing.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Passes {
    /// It has had its one free pass of this trick, or of this deal (PAD-14).
    pub(crate) spent: bool,
    /// Its previous turn in this deal was a free pass (PAD-15).
    pub(crate) just_before: bool,
}

impl State {
    /// The number of seats.
    pub fn seats(&self) -> usize {
        self.hands.len()
    }

    /// The seat that may act.
    pub(crate) fn to_act(&self) -> SeatSet {
        self.turn.map_or(SeatSet::EMPTY, SeatSet::only)
    }

    /// The hand of a seat; empty for a seat that is not at the table.
    pub fn hand(&self, seat: Seat) -> Hand {
        self.hands.get(seat.index()).copied().unwrap_or_default()
    }

    /// The cards that nobody holds: played in this deal, or out of play.
    pub fn out_of_hands(&self) -> Hand {
        let mut cards = self.gone;
        cards.add_all(&self.boxed);
        cards
    }

    /// The seats that hold cards, in turn order beginning with `from`.
    pub(crate) fn holders_from(&self, from: Seat) -> impl Iterator<Item = Seat> + Clone + '_ {
        from.around(self.seats()).filter(|seat| !self.hands[seat.index()].is_empty())
    }

    /// The next seat that holds cards.
    pub(crate) fn next_holder(&self, after: Seat) -> Option<Seat> {
        self.holders_from(after.next(self.seats())).find(|seat| *seat != after)
    }

    /// What the seat to act has to answer.
    pub(crate) fn demand(&self) -> Demand {
        self.trick.formula().map_or(Demand::Lead, Demand::Follow)
    }

    /// Whether a seat can play, firecrackers included (PAD-15).
    pub(crate) fn can_play(&self, seat: Seat) -> bool {
        can_play(&self.hand(seat), self.demand(), self.trick.firecracker_last())
    }

    /// Whether a seat may pass, and if not, why (PAD-14, PAD-27). `can_play` is called only if the answer depends on it.
    pub(crate) fn may_pass(&self, seat: Seat, can_play: impl FnOnce() -> bool) -> Result<(), crate::Refusal> {
        if self.demand() == Demand::Lead {
            return Err(crate::Refusal::LeadMustPlay);
        }
        let passes = self.passes.get(seat.index()).copied().unwrap_or_default();
        let refusal = match self.free_pass {
            FreePass::Trick if passes.spent => crate::Refusal::PassedInThisTrick,
            FreePass::Deal if passes.spent => crate::Refusal::PassedInThisDeal,
            _ if self.seats() == 2 && passes.just_before => crate::Refusal::PassedTwiceRunning,
            _ => return Ok(()),
        };
        if can_play() { Err(refusal) } else { Ok(()) }
    }

    /// Whether a play follows what lies on the table (PAD-7, PAD-10).
    pub(crate) fn follows(&self, play: &Play) -> Result<(), crate::Refusal> {
        match self.demand() {
            Demand::Lead => Ok(()),
            Demand::Follow(formula) if formula.shape() != play.formula.shape() => {
                Err(crate::Refusal::OtherFormula(formula))
            }
            Demand::Follow(formula) if play.formula.lowest < formula.lowest => {
                Err(crate::Refusal::TooWeak(formula))
            }
            Demand::Follow(_) => Ok(()),
        }
    }

    pub(crate) fn ranking(&self) -> Option<Ranking> {
        if self.turn.is_some() { None } else { Some(Ranking::highest_first(&self.scores)) }
    }
}

/// Whether a hand has any legal play, firecrackers included.
pub(crate) fn can_play(hand: &Hand, demand: Demand, firecracker_last: bool) -> bool {
    let firecracker = hand.firecrackers > 0 && demand != Demand::Lead && !firecracker_last;
    firecracker || moves::any(hand, demand)
}
