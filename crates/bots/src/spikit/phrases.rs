//! What a bot lets a joker say: common phrases, each with what grammar says of it.

use alloc::borrow::ToOwned;
use alloc::vec::Vec;

use super::sight::Sight;
use grammar::{Category, Sense};
use spikit::{JokerWords, Lang, Spikit};

/// Phrases of every kind, the most useful first, each with the category that it is meant to have, so that nothing has to be guessed. A
/// phrase that the word data do not know in that category is left out.
const FRENCH: [(&str, Category); 8] = [
    ("ce soir", Category::Adverbial),
    ("pleure", Category::Verb),
    ("mon oncle", Category::NounPhrase),
    ("les enfants", Category::NounPhrase),
    ("ici", Category::Adverbial),
    ("pleurent", Category::Verb),
    ("qui rit", Category::Relative),
    ("et", Category::And),
];
const ENGLISH: [(&str, Category); 8] = [
    ("tonight", Category::Adverbial),
    ("is laughing", Category::Verb),
    ("my uncle", Category::NounPhrase),
    ("the children", Category::NounPhrase),
    ("here", Category::Adverbial),
    ("are laughing", Category::Verb),
    ("who laughs", Category::Relative),
    ("and", Category::And),
];

/// Words for a joker, and what they are.
pub(super) struct Phrase {
    pub words: JokerWords,
    pub reading: grammar::Card,
}

impl Phrase {
    pub(super) fn is_adverbial(&self) -> bool {
        self.reading.features.category == Category::Adverbial
    }
}

impl Sight<'_> {
    /// The phrases that it knows, those of the language that it holds most of first.
    pub(super) fn phrases(&self) -> Vec<Phrase> {
        let held = |lang: Lang| self.hand.iter().filter(|card| self.lang(**card) == Some(lang)).count();
        let [a, b] = self.game.deck().langs();
        let [more, fewer] = if held(a) >= held(b) { [a, b] } else { [b, a] };
        let mut phrases = phrases(self.game, more, self.skill.joker);
        // Of the other language half as many.
        phrases.extend(self::phrases(self.game, fewer, self.skill.joker / 2));
        phrases
    }
}

/// Up to `most` phrases of a language; none for languages other than French and English.
pub(super) fn phrases(game: &Spikit, lang: Lang, most: usize) -> Vec<Phrase> {
    let texts: &[(&str, Category)] = match lang.code() {
        "fr" => &FRENCH,
        "en" => &ENGLISH,
        _ => &[],
    };
    let read = |(text, category): &(&str, Category)| {
        let card = game.reading(text, lang)?;
        let features = card.all_features().find(|features| features.category == *category)?.clone();
        let features = match category {
            Category::Verb => {
                grammar::Features { takes: Vec::new(), subject: Sense::Animate.into(), ..features }
            }
            Category::NounPhrase => grammar::Features { sense: Sense::Person.into(), ..features },
            _ => features,
        };
        let reading = grammar::Card { features, readings: Vec::new(), ..card };
        Some(Phrase { words: JokerWords { text: (*text).to_owned(), lang }, reading })
    };
    texts.iter().take(most).filter_map(read).collect()
}
