//! Checks actions, and looks for refusals in the order of COM-8.

use alloc::string::String;
use alloc::vec::Vec;

use crate::state::Phase;
use crate::topics::is_word;
use crate::{Action, Refusal, State};
use tabletop::{Actor, Seat};

/// An allowed action, with what the check has found out.
#[derive(Debug)]
pub struct Checked(pub(crate) Deed);

#[derive(Debug)]
pub(crate) enum Deed {
    Claim {
        seat: Seat,
        word: String,
    },
    Pass {
        seat: Seat,
    },
    /// A vote. `ballots` already holds it.
    Vote {
        judge: Seat,
        accept: bool,
        claimant: Seat,
        ballots: Vec<Option<bool>>,
    },
    TimeUp,
}

pub(crate) fn check(state: &State, by: Actor, action: &Action) -> Result<Checked, Refusal> {
    let deed = match (action, by, &state.phase) {
        (Action::TimeUp { .. }, Actor::Table, Phase::Judging { .. }) => return Err(Refusal::Judging),
        (Action::TimeUp { clock }, Actor::Table, _) if clock == crate::tally::CLOCK => Deed::TimeUp,
        (Action::TimeUp { .. }, ..) | (_, Actor::Table, _) => return Err(Refusal::NoClock),
        (Action::Vote { accept }, Actor::Seat(judge), Phase::Judging { seat, ballots }) => {
            may_act(state, judge, Refusal::NoVote)?;
            let mut ballots = ballots.clone();
            ballots[judge.index()] = Some(*accept);
            Deed::Vote { judge, accept: *accept, claimant: *seat, ballots }
        }
        (Action::Vote { .. }, ..) => return Err(Refusal::NoClaim),
        (_, _, Phase::Judging { .. }) => return Err(Refusal::Judging),
        (Action::Pass, Actor::Seat(seat), _) => {
            may_act(state, seat, Refusal::Out)?;
            Deed::Pass { seat }
        }
        (Action::Claim { word }, Actor::Seat(seat), _) => {
            may_act(state, seat, Refusal::Out)?;
            if !is_word(word) {
                return Err(Refusal::NoWord);
            }
            if state.said.contains(word) {
                return Err(Refusal::Again);
            }
            Deed::Claim { seat, word: word.clone() }
        }
    };
    Ok(Checked(deed))
}

fn may_act(state: &State, seat: Seat, otherwise: Refusal) -> Result<(), Refusal> {
    if state.to_act().contains(seat) { Ok(()) } else { Err(otherwise) }
}
