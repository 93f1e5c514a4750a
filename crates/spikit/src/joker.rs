//! A joker's words (SPI-31).

use crate::Lang;
use tabletop::ResourceName;

/// The most words that a joker stands for.
pub const MAX_WORDS: usize = 3;
/// The most characters that are looked at.
const MAX_CHARACTERS: usize = 60;

/// The words of one language: a dictionary with its compounds and hyphenated words.
pub trait Vocabulary: std::fmt::Debug + Send + Sync {
    /// Whether it has a form, accents and case aside: `aujourd'hui`, `arc-en-ciel`, `chats`.
    fn has(&self, form: &str) -> bool;

    /// Everything that some words may be as one card of a sentence; nothing where that is not known.
    fn readings(&self, _words: &str) -> Vec<grammar::Features> {
        Vec::new()
    }

    /// The checksums of the resources that it was made of.
    fn checksums(&self) -> Vec<(ResourceName, u64)> {
        Vec::new()
    }
}

/// Why a joker's words are refused.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum WordsFault {
    /// No word at all, or signs that no word has.
    None,
    /// More than [`MAX_WORDS`].
    TooMany,
    /// This one is not in the dictionary.
    Unknown(String),
}

/// French words that lose their last letter before a vowel and are then no word of their own.
const ELIDED: [&str; 13] =
    ["c", "d", "j", "l", "m", "n", "s", "t", "qu", "jusqu", "lorsqu", "puisqu", "quoiqu"];
/// Words of one letter, which dictionaries of games leave out.
const SHORT: [(&str, &[&str]); 2] = [("fr", &["à", "a", "y", "ô"]), ("en", &["a", "i", "o"])];

/// Whether a joker may stand for the text: one to three words, each in the dictionary. `vocabulary` is `None` where the box has none for
/// the language: then the voters judge alone.
pub(crate) fn check(text: &str, lang: Lang, vocabulary: Option<&dyn Vocabulary>) -> Result<(), WordsFault> {
    let plain = text.replace('’', "'");
    let sign = |sign: char| sign.is_alphabetic() || matches!(sign, ' ' | '\'' | '-');
    if plain.trim().is_empty() || plain.chars().count() > MAX_CHARACTERS || !plain.chars().all(sign) {
        return Err(WordsFault::None);
    }
    let words: Vec<&str> = plain.split_whitespace().collect();
    // "l'ami" and "arc-en-ciel" are one word each; an elided form is none of its own.
    if words.len() > MAX_WORDS {
        return Err(WordsFault::TooMany);
    }
    let Some(vocabulary) = vocabulary else { return Ok(()) };
    match words.into_iter().find(|word| !known(word, lang, vocabulary)) {
        Some(word) => Err(WordsFault::Unknown(word.to_owned())),
        None => Ok(()),
    }
}

/// The words of a text that is being written, each with whether it is known.
pub(crate) fn each(text: &str, lang: Lang, vocabulary: Option<&dyn Vocabulary>) -> Vec<(String, bool)> {
    // What is too long to be a joker's is not looked at to its end.
    let plain: String = text.replace('’', "'").chars().take(MAX_CHARACTERS).collect();
    let words = plain.split_whitespace();
    words
        .map(|word| (word.to_owned(), vocabulary.is_none_or(|vocabulary| known(word, lang, vocabulary))))
        .collect()
}

/// The whole form is looked up first, then its parts between apostrophes and hyphens.
fn known(piece: &str, lang: Lang, vocabulary: &dyn Vocabulary) -> bool {
    let single = |word: &str| {
        let lower = word.to_lowercase();
        vocabulary.has(word)
            || SHORT.iter().any(|(code, words)| *code == lang.code() && words.contains(&lower.as_str()))
    };
    if single(piece) {
        return true;
    }
    let mut parts = piece.split_inclusive(['\'', '-']).peekable();
    let mut any = false;
    while let Some(part) = parts.next() {
        let elides = part.ends_with('\'') && parts.peek().is_some();
        let word = part.trim_end_matches(['\'', '-']);
        let elided = elides && ELIDED.contains(&word.to_lowercase().as_str());
        if word.is_empty() || !(elided || single(word)) {
            return false;
        }
        any |= !elided;
    }
    any
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Debug)]
    struct Few;

    impl Vocabulary for Few {
        fn has(&self, form: &str) -> bool {
            ["aujourd'hui", "arc-en-ciel", "joie", "avec", "ami", "porte", "monnaie", "tout"].contains(&form)
        }
    }

    fn judge(text: &str) -> Result<(), WordsFault> {
        check(text, "fr".parse().unwrap(), Some(&Few))
    }

    #[test]
    fn spi_31_up_to_three_words_of_the_dictionary() {
        assert_eq!(judge("avec joie"), Ok(()));
        assert_eq!(judge("avec tout ami porte"), Err(WordsFault::TooMany));
        assert_eq!(judge("avec jioe"), Err(WordsFault::Unknown("jioe".into())));
        assert_eq!(judge("  "), Err(WordsFault::None));
        assert_eq!(judge("joie!"), Err(WordsFault::None));
    }

    #[test]
    fn spi_31_the_whole_form_first_then_its_parts() {
        assert_eq!(judge("aujourd’hui"), Ok(()));
        assert_eq!(judge("arc-en-ciel"), Ok(()));
        assert_eq!(judge("porte-monnaie"), Ok(()));
        assert_eq!(judge("l'ami"), Ok(()));
        assert_eq!(judge("l'"), Err(WordsFault::Unknown("l'".into())));
        assert_eq!(judge("z'ami"), Err(WordsFault::Unknown("z'ami".into())));
    }

    #[test]
    fn spi_31_where_there_is_no_dictionary_the_voters_judge() {
        assert_eq!(check("met plezier", "nl".parse().unwrap(), None), Ok(()));
    }
}
