//! The game as a value: options, words, deck.

use crate::{Deck, Options};
use alloc::sync::Arc;
use lexicon::Lexicon;

/// The number of points at which a seat leaves (SYN-27).
pub const LIMIT: i32 = 100;
/// What a challenge costs or brings (SYN-21, SYN-22).
pub const PENALTY: i32 = 10;
/// The fewest letters of a long opening (SYN-19).
pub const OPENING: usize = 4;

/// Syntax: its options, its dictionary, its deck.
#[derive(Clone, Debug)]
pub struct Syntax {
    pub(crate) options: Options,
    pub(crate) lexicon: Arc<Lexicon>,
    pub(crate) deck: Arc<Deck>,
}

impl Syntax {
    /// The game with these options, which [`Options::check`] must have accepted. `lexicon` and `deck` are the ones that they name.
    pub fn new(options: Options, lexicon: Arc<Lexicon>, deck: Arc<Deck>) -> Syntax {
        Syntax { options, lexicon, deck }
    }

    /// The options.
    pub fn options(&self) -> &Options {
        &self.options
    }

    /// The words.
    pub fn lexicon(&self) -> &Arc<Lexicon> {
        &self.lexicon
    }

    /// The deck.
    pub fn deck(&self) -> &Arc<Deck> {
        &self.deck
    }
}
