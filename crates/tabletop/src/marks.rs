//! Copies of the state along a match. Replaying from the nearest one reaches a past moment at about the same cost, however long the match
//! is.

use alloc::vec::Vec;

use crate::clock::Timers;
use crate::{Chance, Game};

/// How many actions lie between two marks, and so the most that have to be replayed.
pub(crate) const BETWEEN: usize = 32;

/// A match after some of its actions, with everything that a replay from there needs.
pub(crate) struct Mark<G: Game> {
    pub(crate) state: G::State,
    pub(crate) chance: Chance,
    pub(crate) timers: Timers<G::Action>,
}

// Written by hand, because a derived one would demand that the game itself can be cloned.
impl<G: Game> Clone for Mark<G> {
    fn clone(&self) -> Mark<G> {
        Mark { state: self.state.clone(), chance: self.chance.clone(), timers: self.timers.clone() }
    }
}

/// The marks that a table has made so far: the deal, and every [`BETWEEN`] actions.
pub(crate) struct Marks<G: Game>(pub(crate) Vec<Mark<G>>);

impl<G: Game> Default for Marks<G> {
    fn default() -> Marks<G> {
        Marks(Vec::new())
    }
}

impl<G: Game> Marks<G> {
    /// Forgets the marks that come after so many actions, because all later actions were taken back.
    pub(crate) fn keep(&mut self, moves: usize) {
        self.0.truncate(moves / BETWEEN + 1);
    }
}
