//! What the rules allow, asked in the order of COM-8.

use alloc::format;
use alloc::string::String;

use crate::spoken::Spoken;
use crate::state::{Ballot, Judging, Phase, State};
use crate::{Action, Refusal, Standing, Themes};
use tabletop::{Actor, Seat};

/// The names of the clocks (THE-16, THE-25, THE-26).
pub(crate) const ROUND: &str = "round";
pub(crate) const TURN: &str = "turn";
pub(crate) const TYPING: &str = "typing";

/// The name of the clock that keeps a seat from buzzing (THE-25).
pub(crate) fn lock_of(seat: Seat) -> String {
    format!("locked-{}", seat.0)
}

/// An allowed action, with what the check has found out.
#[derive(Debug)]
pub struct Checked(pub(crate) Deed);

#[derive(Debug)]
pub(crate) enum Deed {
    Roll {
        seat: Seat,
    },
    Buzz {
        seat: Seat,
    },
    Withdraw {
        seat: Seat,
    },
    GiveUp {
        seat: Seat,
    },
    Announce {
        seat: Seat,
        spoken: Spoken,
    },
    /// A vote. `judging` already holds it.
    Vote {
        judge: Seat,
        ballot: Ballot,
        judging: Judging,
    },
    RoundUp,
    TurnUp {
        seat: Seat,
    },
    TypingUp {
        seat: Seat,
    },
    Unlocked {
        seat: Seat,
    },
}

impl Themes {
    pub(crate) fn allows(&self, state: &State, by: Actor, action: &Action) -> Result<Deed, Refusal> {
        let seat = match (action, by) {
            (Action::TimeUp { clock }, Actor::Table) => return self.allows_time_up(state, clock),
            (Action::TimeUp { .. }, _) | (_, Actor::Table) => return Err(Refusal::NoClock),
            (_, Actor::Seat(seat)) => seat,
        };
        let may_act = state.to_act(self.options.calm).contains(seat);
        match (&state.phase, action) {
            (Phase::Over { .. } | Phase::Rolling, Action::Roll) => {
                if may_act {
                    Ok(Deed::Roll { seat })
                } else {
                    Err(Refusal::NotRoller)
                }
            }
            (Phase::Over { .. } | Phase::Rolling, _) => Err(Refusal::NotRolled),
            (_, Action::Roll) => Err(Refusal::Rolled),
            (Phase::Judging(judging), Action::Vote { .. } | Action::Abstain) => {
                let ballot = match action {
                    Action::Vote { accept } => Ballot::of(*accept),
                    _ => Ballot::Abstain,
                };
                // A seat that is asked about its own word cannot abstain (THE-14).
                if !may_act || judging.honour && ballot == Ballot::Abstain {
                    return Err(Refusal::NoVote);
                }
                let mut judging = judging.clone();
                judging.ballots[seat.index()] = Some(ballot);
                Ok(Deed::Vote { judge: seat, ballot, judging })
            }
            (Phase::Judging(_), _) => Err(Refusal::Judging),
            (_, Action::Vote { .. } | Action::Abstain) => Err(Refusal::NothingToJudge),
            (Phase::Open, Action::Buzz) if self.options.calm => Err(Refusal::Calm),
            (Phase::Open, Action::Withdraw) => Err(Refusal::NoBuzz),
            (Phase::Typing { .. }, Action::Buzz) => Err(Refusal::Typing),
            (Phase::Typing { .. }, _) if !may_act => Err(Refusal::Typing),
            (_, _) if !may_act => Err(not_playing(state, seat)),
            (_, Action::Announce { word, proper, theme, late }) => {
                let end = if *late { Some(self.end_of(state, seat)?) } else { None };
                let spoken = self.spoken(state, Some(seat), (word, *proper, *theme))?;
                // THE-16: nobody is asked about a word that was only being written, and it costs nothing. Whether the list has it is told only
                // to a seat whose time is over, so that nobody tries word after word.
                let stands = spoken.doubts.is_empty() && is_free(state, &spoken.letters);
                Ok(end.filter(|_| !stands).unwrap_or(Deed::Announce { seat, spoken }))
            }
            (_, Action::Buzz) if state.locked[seat.index()].is_some() => Err(Refusal::Locked),
            (_, Action::Buzz) => Ok(Deed::Buzz { seat }),
            (_, Action::Withdraw) => Ok(Deed::Withdraw { seat }),
            (_, Action::GiveUp) => Ok(Deed::GiveUp { seat }),
            (_, Action::TimeUp { .. }) => Err(Refusal::NoClock),
        }
    }

    /// What follows when the time of a seat is over, if a running clock limits it.
    fn end_of(&self, state: &State, seat: Seat) -> Result<Deed, Refusal> {
        let clocks = self.clocks_of(state);
        let limits = clocks.iter().filter(|clock| !clock.lapses && clock.seat.is_none_or(|of| of == seat));
        // Of two that run, the last one counts: that of typing.
        let clock = limits.max_by_key(|clock| clock.running).ok_or(Refusal::NoClock)?;
        match (clock.running, &*clock.name) {
            (false, _) => Err(Refusal::ClockStands),
            (true, TYPING) => Ok(Deed::TypingUp { seat }),
            (true, _) => Ok(Deed::TurnUp { seat }),
        }
    }

    /// What follows when the clock of that name ends, if it runs.
    fn allows_time_up(&self, state: &State, name: &str) -> Result<Deed, Refusal> {
        let clocks = self.clocks_of(state);
        let clock = clocks.iter().find(|clock| clock.name == name).ok_or(Refusal::NoClock)?;
        match (name, clock.running, &state.phase) {
            (_, false, Phase::Judging(_)) => Err(Refusal::Judging),
            (_, false, _) => Err(Refusal::ClockStands),
            (TURN, true, _) => Ok(Deed::TurnUp { seat: state.turn }),
            (TYPING, true, Phase::Typing { seat }) => Ok(Deed::TypingUp { seat: *seat }),
            (ROUND, true, _) => Ok(Deed::RoundUp),
            // What is left are locks, which have a seat.
            (_, true, _) => clock.seat.map(|seat| Deed::Unlocked { seat }).ok_or(Refusal::NoClock),
        }
    }
}

/// Whether a word costs nothing: on black it has none of the letters (THE-10).
fn is_free(state: &State, letters: &str) -> bool {
    let black = state.roll.as_ref().filter(|roll| roll.initial().is_none());
    black.is_none_or(|roll| roll.letters.in_word(letters).is_empty())
}

fn not_playing(state: &State, seat: Seat) -> Refusal {
    match state.standing.get(seat.index()) {
        Some(Standing::Playing) | None => Refusal::NotYourTurn,
        Some(standing) => Refusal::NotPlaying { standing: *standing },
    }
}
