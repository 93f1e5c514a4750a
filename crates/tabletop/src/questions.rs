//! Since when each seat has been asked its present question.

use alloc::vec::Vec;

use crate::{Actor, Game, Seat};

/// What each seat is asked, and since which action; indexed by seat.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Questions(Vec<Asked>);

#[derive(Clone, Copy, PartialEq, Debug)]
struct Asked {
    /// `None` if the seat may not act, otherwise what [`Game::question`] answers.
    question: Option<Option<u32>>,
    since: usize,
    /// The moment at which the question began, in milliseconds since the deal.
    since_ms: u64,
}

impl Questions {
    /// The questions after the deal.
    pub(crate) fn begin<G: Game>(game: &G, state: &G::State, seats: usize) -> Questions {
        let to_act = game.to_act(state);
        let question = |seat| to_act.contains(seat).then(|| game.question(state, seat));
        let asked = |seat| Asked { question: question(seat), since: 0, since_ms: 0 };
        Questions(Seat::all(seats).map(asked).collect())
    }

    /// Looks at the state after action number `moves`, which `by` performed at the moment `now_ms`.
    pub(crate) fn follow<G: Game>(
        &mut self,
        game: &G,
        state: &G::State,
        by: Actor,
        (moves, now_ms): (usize, u64),
    ) {
        let to_act = game.to_act(state);
        for (seat, asked) in Seat::all(self.0.len()).zip(&mut self.0) {
            let question = to_act.contains(seat).then(|| game.question(state, seat));
            // A seat that acts has answered, whatever it is asked now. A question without a number is asked again with every action.
            if question != asked.question || question == Some(None) || by == Actor::Seat(seat) {
                *asked = Asked { question, since: moves, since_ms: now_ms };
            }
        }
    }

    /// How many actions had been performed when a seat's present question began, or its last one ended.
    pub(crate) fn since(&self, seat: Seat) -> usize {
        self.0.get(seat.index()).map_or(0, |asked| asked.since)
    }

    /// The moment at which the question began, in milliseconds since the deal.
    pub(crate) fn since_ms(&self, seat: Seat) -> u64 {
        self.0.get(seat.index()).map_or(0, |asked| asked.since_ms)
    }
}
