//! What a hand can make, for whoever judges a deck.

use grammar::Soundness;
use spikit::{Card, Lang, Spikit};

/// Phrases that the search of a hand may build: nearly all that ten cards make.
const PHRASES: usize = 3_000;

/// The cards of the longest sensible sentences that a hand can make, jokers left out; 0 where there is none.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Longest {
    /// In each of the deck's languages alone.
    pub unilingual: [usize; 2],
    /// In both, as they come.
    pub mixed: usize,
}

/// The longest sentences of a hand. Cards of which the deck says nothing are passed over.
pub fn longest(game: &Spikit, hand: &[Card]) -> Longest {
    let best = |speaks: &dyn Fn(Option<Lang>) -> bool| {
        let cards: Vec<&grammar::Card> = hand
            .iter()
            .filter_map(|card| game.deck().face(*card))
            .filter(|face| speaks(face.lang))
            .filter_map(|face| face.grammar.as_ref())
            .collect();
        let found = grammar::sentences(&cards, Soundness::Sensible, PHRASES);
        found.first().map_or(0, |found| found.cards.len())
    };
    let unilingual = game.deck().langs().map(|own| best(&|lang| lang.is_none_or(|lang| lang == own)));
    Longest { unilingual, mixed: best(&|_| true) }
}
