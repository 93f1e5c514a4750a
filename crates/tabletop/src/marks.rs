//! Marks on the way of a match, from which a moment that is past is reached at about the same price, however long the match is.

use crate::clock::Timers;
use crate::{Chance, Game};

/// How many actions lie between two marks. A moment is at most as many away from the mark before it.
pub(crate) const BETWEEN: usize = 32;

/// A match after some of its actions, from which it can go on.
pub(crate) struct Mark<G: Game> {
    pub(crate) state: G::State,
    pub(crate) chance: Chance,
    pub(crate) timers: Timers<G::Action>,
}

// By hand: deriving would ask for a game that can be cloned.
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
    /// Forgets what is later than so many actions: they were taken back.
    pub(crate) fn keep(&mut self, moves: usize) {
        self.0.truncate(moves / BETWEEN + 1);
    }
}
