//! What a bot lets a joker say: common phrases, each with what grammar says of it.

use super::sight::Sight;
use grammar::Category;
use spikit::{JokerWords, Lang, Spikit};

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
        let [more, fewer] = if held(a) >= held(b) { [a, b] } else { [b, a] };
        let mut phrases = phrases(self.game, more, self.skill.joker);
        // Of the other language half as many.
        phrases.extend(self::phrases(self.game, fewer, self.skill.joker / 2));
        phrases
    }
}

/// So many of the phrases of a language; none where the box has no words of it.
pub(super) fn phrases(game: &Spikit, lang: Lang, most: usize) -> Vec<Phrase> {
    let texts: &[&str] = match lang.code() {
        "fr" => &FRENCH,
        "en" => &ENGLISH,
        _ => &[],
    };
    let read = |text: &&str| {
        let words = JokerWords { text: (*text).to_owned(), lang };
        game.readings(text, lang).into_iter().map(move |reading| Phrase { words: words.clone(), reading })
    };
    texts.iter().take(most).flat_map(read).collect()
}
