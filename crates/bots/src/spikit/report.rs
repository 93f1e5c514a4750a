//! What a hand can make, for whoever judges a deck.

use alloc::vec::Vec;

use super::phrases::phrases;
use grammar::Soundness;
use spikit::{Card, Lang, Spikit};

/// How many phrases the search of a hand may build: nearly all that ten cards make.
const PHRASES: usize = 3_000;
/// How many phrases of each language a joker is tried with.
const SAID: usize = 4;

/// The cards of the longest sensible sentences that a hand can make; 0 where there is none.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Longest {
    /// In each of the deck's languages alone.
    pub unilingual: [usize; 2],
    /// In both, as they come.
    pub mixed: usize,
}

/// The longest sentences of a hand. A joker stands for one of the phrases that bots try first, or is left out. So are cards
/// of which nothing is known.
pub fn longest(game: &Spikit, hand: &[Card]) -> Longest {
    let langs = game.deck().langs();
    let jokers = if hand.iter().any(|card| card.is_joker()) {
        langs.map(|lang| phrases(game, lang, SAID))
    } else {
        [Vec::new(), Vec::new()]
    };
    let best = |speaks: &dyn Fn(Option<Lang>) -> bool| {
        let cards: Vec<&grammar::Card> = hand
            .iter()
            .filter_map(|card| game.deck().face(*card))
            .filter(|face| speaks(face.lang))
            .filter_map(|face| face.grammar.as_ref())
            .collect();
        let said = jokers.iter().flatten().filter(|phrase| speaks(Some(phrase.words.lang)));
        let with = said.map(|phrase| [&cards[..], &[&phrase.reading]].concat());
        let found = with.chain([cards.clone()]).filter_map(|cards| {
            grammar::sentences(&cards, Soundness::Sensible, false, PHRASES)
                .first()
                .map(|found| found.cards.len())
        });
        found.max().unwrap_or_default()
    };
    let unilingual = langs.map(|own| best(&|lang| lang.is_none_or(|lang| lang == own)));
    Longest { unilingual, mixed: best(&|_| true) }
}
