//! What the rules allow, asked in the order of COM-8.

use crate::state::Phase;
use crate::topics::is_word;
use crate::{Action, Refusal, State};
use tabletop::{Actor, Seat};

pub(crate) fn check(state: &State, by: Actor, action: &Action) -> Result<(), Refusal> {
    let judging = matches!(state.phase, Phase::Judging { .. });
    let seat = match (action, by) {
        (Action::TimeUp { .. }, Actor::Table) if judging => return Err(Refusal::Judging),
        (Action::TimeUp { clock }, Actor::Table) if clock == crate::tally::CLOCK => return Ok(()),
        (Action::TimeUp { .. }, _) | (_, Actor::Table) => return Err(Refusal::NoClock),
        (_, Actor::Seat(seat)) => seat,
    };
    match action {
        Action::Vote { .. } if !judging => Err(Refusal::NoClaim),
        Action::Claim { .. } | Action::Pass if judging => Err(Refusal::Judging),
        Action::Vote { .. } => may_act(state, seat, Refusal::NoVote),
        Action::Pass | Action::TimeUp { .. } => may_act(state, seat, Refusal::Out),
        Action::Claim { word } => {
            may_act(state, seat, Refusal::Out)?;
            if !is_word(word) {
                return Err(Refusal::NoWord);
            }
            if state.said.contains(word) { Err(Refusal::Again) } else { Ok(()) }
        }
    }
}

fn may_act(state: &State, seat: Seat, otherwise: Refusal) -> Result<(), Refusal> {
    if state.to_act().contains(seat) { Ok(()) } else { Err(otherwise) }
}
