use crate::Judgement;
use alloc::collections::VecDeque;
use alloc::string::String;
use alloc::vec::Vec;
use tabletop::{Chance, Ranking, Seat, SeatSet};

/// A match in progress, secret ballots and coming rolls included.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct State {
    pub(crate) scores: Vec<i32>,
    /// The number of the round, from 1.
    pub(crate) round: u32,
    /// How many points a claim is worth in this round (TAL-2).
    pub(crate) worth: u32,
    /// The seats that have left the round (TAL-9, TAL-10).
    pub(crate) out: SeatSet,
    /// The words that were claimed in this round.
    pub(crate) said: Vec<String>,
    /// Rolls that a set-up has fixed, next one first.
    pub(crate) rolls: VecDeque<u32>,
    /// How the last claim was judged.
    pub(crate) verdict: Option<Judgement>,
    pub(crate) phase: Phase,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Phase {
    /// Every seat that is in the round may claim (TAL-3).
    Open,
    /// The others judge a claim (TAL-5). A ballot is `None` as long as its seat has not voted.
    Judging { seat: Seat, ballots: Vec<Option<bool>> },
    /// The match is over (TAL-12).
    Over { ranking: Ranking },
}

impl State {
    /// The number of seats.
    pub fn seats(&self) -> usize {
        self.scores.len()
    }

    /// Rolls the die, by the set-up as long as it gives rolls, then by chance.
    pub(crate) fn roll(&mut self, chance: &mut Chance) -> u32 {
        self.rolls.pop_front().unwrap_or_else(|| chance.below(6) + 1)
    }

    /// The seats that may act now.
    pub(crate) fn to_act(&self) -> SeatSet {
        let seats = Seat::all(self.seats());
        match &self.phase {
            Phase::Open => seats.filter(|seat| !self.out.contains(*seat)).collect(),
            Phase::Judging { seat, ballots } => {
                seats.filter(|judge| judge != seat && ballots[judge.index()].is_none()).collect()
            }
            Phase::Over { .. } => SeatSet::EMPTY,
        }
    }
}
