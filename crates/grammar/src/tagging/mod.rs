//! What some words are as a card: each word is tagged by the word data, and words that stand together are put together, in every way that
//! the language allows.

use alloc::borrow::ToOwned;
use alloc::format;
use alloc::string::String;
use alloc::vec;
use alloc::vec::Vec;

mod join;
mod lists;
mod seen;
mod set;
#[cfg(test)]
mod tests;
mod word;

use crate::{AdverbialKind, Category, Features, Need, Senses};
use join::join;
use lexicon::{Language, Piece, PieceKind, Words};
pub(crate) use lists::{BE, has};
use word::word;

/// The most ways to read a stretch of words that are followed.
const READINGS: usize = 16;

/// A stretch of words.
#[derive(Clone, PartialEq, Debug)]
enum Item {
    /// What a card can be.
    Phrase(Features),
    /// "dans", "with": turns a noun into an adverbial of this kind.
    Preposition(AdverbialKind),
    /// "de", "of", behind a verb or an adjective.
    Of,
    /// "que", "that" behind a verb.
    That,
    /// "ne", "se": goes with the verb behind it and changes nothing here.
    Clitic,
    /// "cache pas", said to somebody, waiting for "ne".
    Forbidden(Features),
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
    /// "do", "can", waiting for an infinitive: its own features.
    Helper(Features),
    /// "chanté", "sung", "singing": its features as those of an adjective, with what it takes, and whether it is a present one.
    Participle(Features, bool),
}

/// Everything that the words may be as one card.
pub fn readings(words: &Words, text: &str) -> Vec<Features> {
    // "parce qu'": as it is said in full, and before a vowel.
    if words.language() == Language::French
        && let Some(full) = lexicon::plain(text).strip_suffix("qu'")
    {
        let elided = |features: Features| Features {
            before_consonant: false,
            before_vowel: features.before_consonant,
            ..features
        };
        return readings(words, &format!("{full}que")).into_iter().map(elided).collect();
    }
    let mut readings = read(words, text);
    if set::also_when(&lexicon::plain(text)) {
        readings.push(Features { adverbial: Some(AdverbialKind::Time), ..of(Category::Adverbial) });
    }
    let call = word::called();
    if set::calls(&lexicon::plain(text)) && !readings.contains(&call) {
        readings.push(call);
    }
    readings
}

fn read(words: &Words, text: &str) -> Vec<Features> {
    let (language, morphology) = (words.language(), words.morphology());
    if let Some(readings) = set::set(words, text) {
        return readings;
    }
    let Some(tokens) = tokens(words, &lexicon::plain(text)) else { return Vec::new() };
    // chart[from][length - 1]
    let mut chart: Vec<Vec<Vec<Item>>> =
        tokens.iter().map(|token| vec![word(morphology, language, token)]).collect();
    for length in 2..=tokens.len() {
        for from in 0..tokens.len() {
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
        // "do not" is said to somebody; "do" asks too: "do | the mice | watch".
        let helps = match &item {
            Item::Helper(helper) => Some(helping(helper.category, helper)),
            _ => None,
        };
        let Some(features) = as_card(item, tokens.first().map_or("", String::as_str)) else { continue };
        // "pancakes", "music": English nouns need no determiner. (Which of them do, the word data do not say.)
        let bare = (language == Language::English
            && features.category == Category::Noun
            && (features.number == Some(crate::Number::Plural) || features.number.is_none()))
        .then(|| Features { category: Category::NounPhrase, ..features.clone() });
        for features in [features].into_iter().chain(bare).chain(helps) {
            if !readings.contains(&features) {
                readings.push(features);
            }
        }
    }
    if readings.is_empty() { guesses(&tokens, |token| word(morphology, language, token)) } else { readings }
}

/// What a stretch is as a card, if it is whole.
fn as_card(item: Item, first: &str) -> Option<Features> {
    match item {
        Item::Phrase(features) => Some(features),
        // "can", "do not": the infinitive is on the next card.
        Item::Helper(helper) => {
            let category = match helper.category {
                Category::Verb if first == "do" => Category::Imperative,
                own => own,
            };
            Some(helping(category, &helper))
        }
        // "dancing" is read as a present infinitive. "cassée" is an adjective if the verb has a complement or is conjugated with "être".
        Item::Participle(features, true) => {
            let (category, tense) = (Category::Infinitive, Some(crate::Tense::Present));
            Some(Features { gender: None, number: None, category, tense, ..features })
        }
        Item::Participle(features, false) if features.postnominal => {
            Some(Features { takes: Vec::new(), ..features })
        }
        _ => None,
    }
}

/// A helper whose infinitive is on the next card.
fn helping(category: Category, helper: &Features) -> Features {
    Features { category, takes: vec![vec![Need::BareInfinitive]], ..helper.clone() }
}

/// What a word may be of which nothing is known: anything that a card is.
pub fn unknown() -> Vec<Features> {
    let any = |category| Features { sense: Senses::ANY, ..of(category) };
    let object = vec![Need::Object(Senses::ANY)];
    let verb = Features { subject: Senses::ANY, takes: vec![Vec::new(), object], ..of(Category::Verb) };
    let adverbial = Features { adverbial: Some(AdverbialKind::Manner), ..of(Category::Adverbial) };
    vec![any(Category::NounPhrase), any(Category::Noun), of(Category::Adjective), verb, adverbial]
}

/// A name: it is singular, whatever the word data say of its letters. The caller adds what it names.
pub fn name() -> Features {
    Features { number: Some(crate::Number::Singular), ..of(Category::NounPhrase) }
}

/// What words may be that no rule puts together: what their first word, or their verb, says of the whole. Words of closed classes alone, such
/// as "de la", are nothing; a word that the word data do not describe may be anything that a card is.
fn guesses(tokens: &[String], word: impl Fn(&str) -> Vec<Item>) -> Vec<Features> {
    let items: Vec<Vec<Item>> = tokens.iter().map(|token| word(token)).collect();
    let has = |category: Category| {
        items
            .iter()
            .flatten()
            .any(|item| matches!(item, Item::Phrase(features) if features.category == category))
    };
    if items.iter().all(|items| items.is_empty()) {
        return unknown();
    }
    let content = [Category::Noun, Category::Adjective, Category::Verb, Category::Infinitive];
    // Of two words the rules know all that they may be.
    if tokens.len() < 3 || !content.into_iter().any(has) {
        return Vec::new();
    }
    let first = items.first().into_iter().flatten();
    let begins_with_vowel =
        tokens.first().is_some_and(|token| token.starts_with(['a', 'e', 'é', 'i', 'o', 'u', 'à', 'ê']));
    let kind = first.clone().find_map(|item| match item {
        Item::Preposition(kind) => Some(*kind),
        _ => None,
    });
    if let Some(kind) = kind {
        return vec![Features { adverbial: Some(kind), begins_with_vowel, ..of(Category::Adverbial) }];
    }
    let is_noun = |item: &Item| matches!(item, Item::Phrase(features) if features.category == Category::Noun);
    let article = first.clone().find_map(|item| match item {
        Item::Phrase(features) if features.category == Category::Determiner => Some(features),
        _ => None,
    });
    match article {
        // "un rouleau à pâtisserie", "the washing machine".
        Some(article) if items.iter().skip(1).any(|items| items.iter().any(is_noun)) => {
            let (gender, number) = (article.gender, article.number);
            vec![Features {
                gender,
                number,
                sense: Senses::ANY,
                begins_with_vowel,
                ..of(Category::NounPhrase)
            }]
        }
        _ => Vec::new(),
    }
}

/// The words of a text, French elided forms with their apostrophes among them; `None` where it has a word that no card has: one that is
/// not known, or joined by a hyphen or by an English apostrophe.
fn tokens(words: &Words, text: &str) -> Option<Vec<String>> {
    let token = |piece: Piece<'_>| match (piece.kind, piece.joint) {
        (PieceKind::Word, None) => Some(piece.text.to_owned()),
        (PieceKind::Elided, Some('\'')) => Some(format!("{}'", piece.text)),
        _ => None,
    };
    words.pieces(text).into_iter().map(token).collect()
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
        postnominal: false,
        indirect: false,
    }
}
