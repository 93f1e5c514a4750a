//! What the rules allow, asked in the order of COM-8.

use crate::state::{Phase, State};
use crate::{Action, Refusal, Standing, Themes};
use tabletop::{Actor, Seat};

/// The names of the clocks (THE-16, THE-25, THE-26).
pub(crate) const ROUND: &str = "round";
pub(crate) const TURN: &str = "turn";
pub(crate) const TYPING: &str = "typing";

impl Themes {
    pub(crate) fn allows(&self, state: &State, by: Actor, action: &Action) -> Result<(), Refusal> {
        let seat = match (action, by) {
            (Action::TimeUp { clock }, Actor::Table) => return self.allows_time_up(state, clock),
            (Action::TimeUp { .. }, _) | (_, Actor::Table) => return Err(Refusal::NoClock),
            (_, Actor::Seat(seat)) => seat,
        };
        let may_act = state.to_act(self.options.calm).contains(seat);
        match (&state.phase, action) {
            (Phase::Over { .. } | Phase::Rolling, Action::Roll) => {
                if may_act {
                    Ok(())
                } else {
                    Err(Refusal::NotRoller)
                }
            }
            (Phase::Over { .. } | Phase::Rolling, _) => Err(Refusal::NotRolled),
            (_, Action::Roll) => Err(Refusal::Rolled),
            (Phase::Judging(_), Action::Vote { .. }) => {
                if may_act {
                    Ok(())
                } else {
                    Err(Refusal::NoVote)
                }
            }
            (Phase::Judging(_), _) => Err(Refusal::Judging),
            (_, Action::Vote { .. }) => Err(Refusal::NothingToJudge),
            (Phase::Open, Action::Buzz) if self.options.calm => Err(Refusal::Calm),
            (Phase::Open, Action::Withdraw) => Err(Refusal::NoBuzz),
            (Phase::Typing { .. }, Action::Buzz) => Err(Refusal::Typing),
            (Phase::Typing { .. }, _) if !may_act => Err(Refusal::Typing),
            (_, _) if !may_act => Err(not_playing(state, seat)),
            (_, Action::Announce { word, proper, theme }) => {
                self.spoken(state, word, *proper, *theme).map(|_| ())
            }
            (_, Action::Buzz | Action::Withdraw | Action::GiveUp | Action::TimeUp { .. }) => Ok(()),
        }
    }

    /// Whether a clock of that name runs.
    fn allows_time_up(&self, state: &State, name: &str) -> Result<(), Refusal> {
        let clocks = self.clocks_of(state);
        let clock = clocks.iter().find(|clock| clock.name == name).ok_or(Refusal::NoClock)?;
        match (clock.running, &state.phase) {
            (true, _) => Ok(()),
            (false, Phase::Judging(_)) => Err(Refusal::Judging),
            (false, _) => Err(Refusal::ClockStands),
        }
    }
}

fn not_playing(state: &State, seat: Seat) -> Refusal {
    match state.standing.get(seat.index()) {
        Some(Standing::Playing) | None => Refusal::NotYourTurn,
        Some(standing) => Refusal::NotPlaying { standing: *standing },
    }
}
