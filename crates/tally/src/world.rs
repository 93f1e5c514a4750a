//! Worlds: states that a view may stand for.

use crate::state::Phase;
use crate::{PhaseName, State, View};
use alloc::collections::VecDeque;
use tabletop::{Chance, Seat};

/// Draws a world. The view does not tell the ballots of others; coming rolls are left to chance.
pub(crate) fn determinize(view: &View, chance: &mut Chance) -> Option<State> {
    let seats = view.seats.len();
    let phase = match (view.phase, &view.claim, &view.ranking) {
        (PhaseName::Open, ..) => Phase::Open,
        (PhaseName::Judging, Some(claim), _) if claim.seat.index() < seats => {
            let mut ballot = |seat: Seat| match view.seats[seat.index()].voted {
                true if view.seat == Some(seat) => claim.own,
                true => Some(chance.below(2) == 0),
                false => None,
            };
            Phase::Judging { seat: claim.seat, ballots: Seat::all(seats).map(&mut ballot).collect() }
        }
        (PhaseName::Over, _, Some(ranking)) => Phase::Over { ranking: ranking.clone() },
        _ => return None,
    };
    Some(State {
        scores: view.seats.iter().map(|seat| seat.score).collect(),
        round: view.round,
        worth: view.worth,
        out: Seat::all(seats).filter(|seat| view.seats[seat.index()].out).collect(),
        said: view.said.clone(),
        rolls: VecDeque::new(),
        verdict: view.verdict,
        phase,
    })
}
