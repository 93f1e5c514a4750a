//! What a bot lets a joker say: common phrases, each with what grammar says of it.

use super::sight::Sight;
use grammar::Category;
use spikit::{JokerWords, Lang};

/// Phrases of every kind, the most useful first. (Which of them a language's word data know is asked anew.)
const FRENCH: [&str; 12] = [
    "souvent",
    "et",
    "un ami",
    "danse",
    "les enfants",
    "regarde",
    "chantent",
    "ici",
    "demain",
    "mais",
    "quand",
    "mangent",
];
const ENGLISH: [&str; 12] = [
    "often",
    "and",
    "a friend",
    "dances",
    "the children",
    "watches",
    "sing",
    "here",
    "tomorrow",
    "but",
    "when",
    "eat",
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
        let langs = if held(a) >= held(b) { [a, b] } else { [b, a] };
        let mut phrases = Vec::new();
        for (nth, lang) in langs.into_iter().enumerate() {
            let texts: &[&str] = match lang.code() {
                "fr" => &FRENCH,
                "en" => &ENGLISH,
                _ => &[],
            };
            // Of the other language half as many.
            for text in texts.iter().take(self.skill.joker >> nth) {
                for reading in self.game.readings(text, lang) {
                    phrases.push(Phrase { words: JokerWords { text: (*text).to_owned(), lang }, reading });
                }
            }
        }
        phrases
    }
}
