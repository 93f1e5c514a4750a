//! What a host brings along: words, time and chance.

use lexicon::{Dictionary, Language};
use std::sync::Arc;

/// Where dictionaries come from. A host that loads them beforehand (see [`crate::needs`]) hands out what it has; one that can load at
/// once may do so here.
pub trait Dictionaries {
    /// The dictionary of a language, or `None` where this host does not have it.
    fn get(&mut self, language: Language) -> Option<Arc<Dictionary>>;
}

impl<F: FnMut(Language) -> Option<Arc<Dictionary>>> Dictionaries for F {
    fn get(&mut self, language: Language) -> Option<Arc<Dictionary>> {
        self(language)
    }
}

/// What the protocol does not have of its own.
pub struct Surroundings {
    /// Dictionaries, for the games that read words.
    pub dictionaries: Box<dyn Dictionaries>,
    /// Milliseconds since any fixed moment, never backwards: bounds how long bots think.
    pub clock: Box<dyn Fn() -> f64>,
    /// A fresh seed for every match that is not given one. Must be hard to guess: who knows it knows every card.
    pub seeds: Box<dyn FnMut() -> u64>,
}
