//! What the protocol needs from its host: resources, time and seeds.

use alloc::boxed::Box;

use crate::Resources;

/// What the protocol needs from its host.
pub struct Surroundings {
    /// Dictionaries, decks and the like, for the games that read them.
    pub resources: Box<dyn Resources>,
    /// A clock that limits how long bots think: milliseconds since any fixed moment, never going backwards.
    pub clock: Box<dyn Fn() -> f64>,
    /// A fresh seed for every match that is not given one. It must be hard to guess, because whoever knows it knows every card.
    pub seeds: Box<dyn FnMut() -> u64>,
}
