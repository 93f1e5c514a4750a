//! A match that looks like a view.

use crate::state::{Ballot, Judging, Phase};
use crate::{PhaseName, State, View};
use alloc::collections::VecDeque;
use tabletop::{Chance, Seat};

/// What a hidden ballot may be, each about as often as it occurs: few seats abstain.
const BALLOTS: [Ballot; 5] =
    [Ballot::Accept, Ballot::Refuse, Ballot::Accept, Ballot::Refuse, Ballot::Abstain];

/// Draws what the view does not tell: the ballots of the others. Coming dice are left to chance.
pub(crate) fn world(view: &View, chance: &mut Chance) -> Option<State> {
    let seats = view.seats.len();
    let phase = match (view.phase, &view.judging, view.typing, &view.ranking) {
        (PhaseName::Rolling, ..) => Phase::Rolling,
        (PhaseName::Open, ..) => Phase::Open,
        (PhaseName::Typing, _, Some(seat), _) if seat.index() < seats => Phase::Typing { seat },
        (PhaseName::Judging, Some(judging), ..) if judging.seat.index() < seats => {
            let mut ballot = |seat: Seat| match view.seats[seat.index()].voted {
                _ if judging.honour && seat == judging.seat => None,
                // If the seat itself is asked, all others have abstained.
                true if judging.honour => Some(Ballot::Abstain),
                true if view.seat == Some(seat) => Some(judging.own.map_or(Ballot::Abstain, Ballot::of)),
                true => Some(chance.pick(&BALLOTS).copied().unwrap_or(Ballot::Abstain)),
                false => None,
            };
            Phase::Judging(Judging {
                seat: judging.seat,
                word: judging.word.clone(),
                letters: crate::letters(&judging.word).ok()?,
                proper: judging.proper,
                theme: judging.theme,
                doubts: judging.doubts.clone(),
                honour: judging.honour,
                ballots: Seat::all(seats).map(&mut ballot).collect(),
            })
        }
        (PhaseName::Over, .., Some(ranking)) => Phase::Over { ranking: ranking.clone() },
        _ => return None,
    };
    Some(State {
        card: view.card,
        tokens: view.seats.iter().map(|seat| seat.tokens).collect(),
        centre: view.centre,
        reserve: view.reserve,
        round: view.round,
        roller: view.roller,
        standing: view.seats.iter().map(|seat| seat.state).collect(),
        roll: view.dice.clone(),
        announced: view.announced.clone(),
        refused: view.refused.clone(),
        missed: view.missed.clone(),
        closed: view.closed.clone(),
        moved: view.moved,
        idle: view.idle,
        turn: view.turn_of,
        turns: view.turns,
        buzzes: view.buzzes,
        locked: view.seats.iter().map(|seat| seat.locked).collect(),
        interruptions: view.interruptions,
        rolls: VecDeque::new(),
        phase,
    })
}
