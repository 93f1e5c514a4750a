//! The game's value.

use crate::{Deck, Lang, Options};
use alloc::sync::Arc;
use lexicon::Words;

/// The name of the clock of a match that lasts some minutes (SPI-37).
pub const MATCH_CLOCK: &str = "match";

/// Spikit: its options, its deck, and the words that a joker may stand for.
#[derive(Clone, Debug)]
pub struct Spikit {
    pub(crate) options: Options,
    pub(crate) deck: Arc<Deck>,
    /// By the deck's languages; `None` where the box has no dictionary of one.
    pub(crate) vocabularies: [Option<Arc<Words>>; 2],
}

impl Spikit {
    /// The game with these options, which [`Options::check`] must have accepted. The vocabularies are those of the deck's two languages.
    /// What the deck leaves out of its words is inferred as far as the vocabularies tell.
    pub fn new(options: Options, deck: Arc<Deck>, vocabularies: [Option<Arc<Words>>; 2]) -> Spikit {
        let mut game = Spikit { options, deck, vocabularies };
        if let Some(deck) = game.inferred() {
            game.deck = Arc::new(deck);
        }
        game
    }

    /// The words of a language of the deck; `None` where the box has none.
    pub(crate) fn vocabulary(&self, lang: Lang) -> Option<&Words> {
        let side = self.deck.langs().iter().position(|known| *known == lang)?;
        self.vocabularies.get(side)?.as_deref()
    }

    /// The options.
    pub fn options(&self) -> &Options {
        &self.options
    }

    /// The deck.
    pub fn deck(&self) -> &Arc<Deck> {
        &self.deck
    }
}
