//! The English list: SCOWL's words of every spelling, up to a size.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use lexicon::{MAX_LETTERS, MIN_LETTERS, NotAWord, Tier};

use super::dropped::{Dropped, Reason};
use super::{Failure, TieredWords, sources};

/// The largest size that is taken: 80 is "huge", 95 "insane".
const LARGEST: u32 = 80;
/// Up to this size a word is common (35 is "small").
const COMMON: u32 = 35;
/// Up to this size a word is known (60 is the size of the usual spell checkers).
const KNOWN: u32 = 60;

/// Words without a vowel of more than three letters that dictionaries have. Shorter ones are judged one by one.
const WITHOUT_VOWEL: [&str; 12] =
    ["BRRR", "CWMS", "CRWTH", "CRWTHS", "NTHS", "PFFT", "PSST", "PWNS", "TSKS", "TSKTSK", "TSKTSKS", "PHPHT"];

/// Builds the list, without the decisions made by hand.
pub(super) fn build(cache: &Path, dropped: &mut Dropped) -> Result<TieredWords, Failure> {
    let folder = sources::ENGLISH.unpacked(cache)?.join("usr/share/dict/scowl");
    let mut words = BTreeMap::new();
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        let name = path.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
        let Some((class, size)) = class_and_size(&name) else { continue };
        // A file that is no UTF-8 is an error, because skipping it would lose words.
        let text = fs::read_to_string(&path).map_err(|error| format!("{name}: {error}"))?;
        for spelling in text.lines() {
            match judged(class, size, spelling) {
                Ok(word) => {
                    let tier = tier(size);
                    words
                        .entry(word)
                        .and_modify(|known: &mut Tier| *known = tier.min(*known))
                        .or_insert(tier);
                }
                Err(reason) => dropped.note(reason, spelling),
            }
        }
    }
    Ok(words)
}

/// `british-proper-names.50` is `("proper-names", 50)`. Other files are no lists.
fn class_and_size(name: &str) -> Option<(&str, u32)> {
    let (_, rest) = name.split_once('-')?;
    let (class, size) = rest.rsplit_once('.')?;
    Some((class, size.parse().ok()?))
}

fn tier(size: u32) -> Tier {
    if size <= COMMON {
        Tier::COMMON
    } else if size <= KNOWN {
        Tier::KNOWN
    } else {
        Tier::RARE
    }
}

/// The word of a spelling, or why it is left out.
fn judged(class: &str, size: u32, spelling: &str) -> Result<String, Reason> {
    if size > LARGEST {
        return Err(Reason::Obscure);
    }
    match class {
        "words" => {}
        "abbreviations" => return Err(Reason::Abbreviation),
        "contractions" => return Err(Reason::Contraction),
        _ => return Err(Reason::Name),
    }
    if spelling.chars().any(char::is_uppercase) {
        return Err(Reason::Name);
    }
    let word = lexicon::fold(spelling).map_err(|error| match error {
        NotAWord::Sign('\'') => Reason::Possessive,
        NotAWord::Sign('-') => Reason::Compound,
        _ => Reason::ForeignSign,
    })?;
    if !(MIN_LETTERS..=MAX_LETTERS).contains(&word.len()) {
        return Err(Reason::Length);
    }
    let vowel = word.contains(['A', 'E', 'I', 'O', 'U', 'Y']);
    if word.len() <= 3 || vowel || WITHOUT_VOWEL.contains(&word.as_str()) {
        Ok(word)
    } else {
        Err(Reason::Unsounded)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn com_6_accented_words_fold_to_words() {
        for (spelling, word) in [("café", "CAFE"), ("cliché", "CLICHE"), ("smörgåsbord", "SMORGASBORD")] {
            assert_eq!(judged("words", 50, spelling), Ok(word.to_owned()));
        }
    }

    #[test]
    fn what_is_no_word_has_a_reason() {
        for (class, size, spelling, reason) in [
            ("words", 95, "zyzzogeton", Reason::Obscure),
            ("words", 50, "OKs", Reason::Name),
            ("words", 50, "cat's", Reason::Possessive),
            ("words", 50, "smørbrød", Reason::ForeignSign),
            ("words", 10, "a", Reason::Length),
            ("words", 80, "bxzt", Reason::Unsounded),
            ("abbreviations", 40, "abbr", Reason::Abbreviation),
            ("contractions", 10, "don't", Reason::Contraction),
            ("proper-names", 50, "london", Reason::Name),
        ] {
            assert_eq!(judged(class, size, spelling), Err(reason), "{spelling}");
        }
    }

    #[test]
    fn files_are_known_by_class_and_size() {
        assert_eq!(class_and_size("english-words.35"), Some(("words", 35)));
        assert_eq!(class_and_size("british_variant_1-proper-names.80"), Some(("proper-names", 80)));
        assert_eq!(class_and_size("README"), None);
    }
}
