//! Performs allowed actions, and what follows from them.

use alloc::string::String;
use alloc::vec;
use alloc::vec::Vec;

use crate::check::{Checked, Deed};
use crate::state::Phase;
use crate::{Event, Judgement, State, Tally};
use tabletop::{Chance, Ranking, Seat, SeatSet};

/// An action being performed: the state that it changes and the events that it makes.
pub(crate) struct Course<'a> {
    pub game: &'a Tally,
    pub state: &'a mut State,
    pub chance: &'a mut Chance,
    pub out: &'a mut Vec<Event>,
}

impl Course<'_> {
    pub(crate) fn perform(&mut self, Checked(deed): Checked) {
        match deed {
            Deed::Claim { seat, word } => self.claim(seat, word),
            Deed::Pass { seat } => {
                self.out.push(Event::Passed { seat });
                self.leave(seat);
            }
            Deed::Vote { judge, accept, claimant, ballots } => {
                self.out.push(Event::Voted { seat: judge, accept: Some(accept) });
                self.vote(claimant, ballots);
            }
            Deed::TimeUp => {
                self.out.push(Event::TimeUp);
                self.next_round();
            }
        }
    }

    /// Begins a round (TAL-1, TAL-2).
    pub(crate) fn begin_round(&mut self, round: u32) {
        let state = &mut *self.state;
        (state.round, state.out, state.phase) = (round, SeatSet::EMPTY, Phase::Open);
        state.said.clear();
        state.worth = state.roll(self.chance);
        let subject = self.game.topics().of_round(round).subject.clone();
        self.out.push(Event::Round { round, subject, worth: state.worth });
    }

    fn claim(&mut self, seat: Seat, word: String) {
        self.state.said.push(word.clone());
        self.state.phase = Phase::Judging { seat, ballots: vec![None; self.state.seats()] };
        self.out.push(Event::Claimed { seat, word });
    }

    /// Notes a ballot, and decides once all are in (TAL-5, TAL-7).
    fn vote(&mut self, claimant: Seat, ballots: Vec<Option<bool>>) {
        let count = |vote: bool| ballots.iter().filter(|ballot| **ballot == Some(vote)).count() as u32;
        let (yes, no) = (count(true), count(false));
        self.state.phase = Phase::Judging { seat: claimant, ballots };
        if self.state.to_act().is_empty() {
            let die = (yes == no).then(|| self.state.roll(self.chance));
            let accepted = die.map_or(yes > no, |die| die % 2 == 0);
            let verdict = Judgement { seat: claimant, yes, no, die, accepted };
            self.state.verdict = Some(verdict);
            self.out.push(Event::Judged(verdict));
            self.state.phase = Phase::Open;
            if accepted {
                self.state.scores[claimant.index()] += self.state.worth as i32;
                self.next_round();
            } else {
                self.leave(claimant);
            }
        }
    }

    /// Lets a seat leave the round (TAL-9, TAL-10).
    fn leave(&mut self, seat: Seat) {
        self.state.out.insert(seat);
        if self.state.to_act().is_empty() {
            self.next_round();
        }
    }

    /// Begins the next round, or ends the match (TAL-1, TAL-12).
    fn next_round(&mut self) {
        if self.state.round < self.game.options().rounds {
            self.begin_round(self.state.round + 1);
        } else {
            let ranking = Ranking::highest_first(&self.state.scores);
            self.state.phase = Phase::Over { ranking };
        }
    }
}
