//! What a joker's words are as a card (SPI-31): each word is tagged by the word data, and words that stand together are put together, in
//! every way that the language allows.

mod join;
mod lists;
#[cfg(test)]
mod tests;
mod word;

use grammar::{AdverbialKind, Category, Features, Need, Senses};
use join::join;
use lexicon::{Language, Morphology};
use word::word;

/// The most ways to read a stretch of words that are followed.
const READINGS: usize = 16;

/// A stretch of words.
#[derive(Clone, PartialEq, Debug)]
enum Item {
    /// What a card can be.
    Phrase(Features),
    /// "dans", "with": makes an adverbial of a noun; what it says.
    Preposition(AdverbialKind),
    /// "ne", "se": goes with the verb behind it and changes nothing here.
    Clitic,
    /// "pas", "jamais": goes with the verb before it.
    Negation,
    /// "très", "so".
    Degree,
    /// English "to".
    To,
    /// "qui", "who".
    Who,
    /// "a", "est", "has", "is", waiting for a participle: its own features, and whether the participle may be a present one.
    Auxiliary(Features, bool),
    /// "chanté", "sung", "singing": what it takes, and whether it is a present one.
    Participle(Vec<Vec<Need>>, bool),
}

/// Everything that the words may be as one card.
pub(crate) fn readings(morphology: &Morphology, text: &str) -> Vec<Features> {
    let language = morphology.language();
    let lower = text.to_lowercase().replace('’', "'");
    let tokens = tokens(morphology, &lower);
    // chart[from][length - 1]
    let mut chart: Vec<Vec<Vec<Item>>> =
        tokens.iter().map(|token| vec![word(morphology, language, token)]).collect();
    for length in 2..=tokens.len() {
        for from in 0..=tokens.len() - length {
            let mut found: Vec<Item> = Vec::new();
            for split in 1..length {
                let lefts = chart.get(from).and_then(|row| row.get(split - 1));
                let rights = chart.get(from + split).and_then(|row| row.get(length - split - 1));
                for left in lefts.into_iter().flatten() {
                    for right in rights.into_iter().flatten() {
                        for item in join(language, left, right) {
                            if found.len() < READINGS && !found.contains(&item) {
                                found.push(item);
                            }
                        }
                    }
                }
            }
            if let Some(row) = chart.get_mut(from) {
                row.push(found);
            }
        }
    }
    let whole = chart.into_iter().next().and_then(|mut row| row.pop()).unwrap_or_default();
    let mut readings: Vec<Features> = Vec::new();
    for item in whole {
        let Item::Phrase(features) = item else { continue };
        // "pancakes", "music": English nouns need no determiner. (Which of them do, the word data do not say.)
        let bare = (language == Language::English && features.category == Category::Noun)
            .then(|| Features { category: Category::NounPhrase, ..features.clone() });
        for features in [features].into_iter().chain(bare) {
            if !readings.contains(&features) {
                readings.push(features);
            }
        }
    }
    readings
}

/// The words of a text, elided forms with their apostrophes among them.
fn tokens(morphology: &Morphology, text: &str) -> Vec<String> {
    let mut tokens = Vec::new();
    for piece in text.split_whitespace() {
        if morphology.contains(piece) {
            tokens.push(piece.to_owned());
        } else {
            tokens.extend(piece.split_inclusive('\'').map(str::to_owned));
        }
    }
    tokens
}

fn of(category: Category) -> Features {
    Features {
        category,
        gender: None,
        number: None,
        person: 3,
        tense: None,
        sense: Senses::NONE,
        subject: Senses::NONE,
        takes: Vec::new(),
        adverbial: None,
        short: false,
        before_consonant: false,
        before_vowel: false,
        begins_with_vowel: false,
        prenominal: false,
    }
}
