//! What a host brings along: resources, time and chance.

use crate::Resources;

/// What the protocol does not have of its own.
pub struct Surroundings {
    /// Dictionaries, decks and the like, for the games that read them.
    pub resources: Box<dyn Resources>,
    /// Milliseconds since any fixed moment, never backwards: bounds how long bots think.
    pub clock: Box<dyn Fn() -> f64>,
    /// A fresh seed for every match that is not given one. Must be hard to guess: who knows it knows every card.
    pub seeds: Box<dyn FnMut() -> u64>,
}
