//! The English list: SCOWL's words of every spelling, up to a size.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use lexicon::{MAX_LETTERS, MIN_LETTERS, Tier};

use super::{Failure, Words, sources};

/// The largest size that is taken: 80 is "huge", 95 "insane".
const LARGEST: u32 = 80;
/// Up to this size a word is common (35 is "small").
const COMMON: u32 = 35;
/// Up to this size a word is known (60 is the size of the usual spell checkers).
const KNOWN: u32 = 60;

/// Words without a vowel of more than three letters that dictionaries have. Shorter ones are judged one by one.
const WITHOUT_VOWEL: [&str; 9] = ["BRRR", "CWMS", "CRWTH", "CRWTHS", "NTHS", "PFFT", "PSST", "TSKS", "PHPHT"];

/// Builds the list, without the decisions made by hand.
pub(super) fn build(cache: &Path) -> Result<Words, Failure> {
    let folder = sources::ENGLISH.unpacked(cache)?.join("usr/share/dict/scowl");
    let mut words = BTreeMap::new();
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        let name = path.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
        // `<spelling>-words.<size>`: names, abbreviations and contractions are files of their own.
        let Some((_, size)) = name.split_once("-words.") else { continue };
        let size: u32 = size.parse()?;
        if size > LARGEST {
            continue;
        }
        let tier = if size <= COMMON {
            Tier::COMMON
        } else if size <= KNOWN {
            Tier::KNOWN
        } else {
            Tier::RARE
        };
        // Latin-1: each byte is the sign of that number.
        let text: String = fs::read(&path)?.into_iter().map(char::from).collect();
        for word in text.lines().filter_map(word) {
            words.entry(word).and_modify(|known: &mut Tier| *known = tier.min(*known)).or_insert(tier);
        }
    }
    Ok(words)
}

fn word(text: &str) -> Option<String> {
    if text.chars().any(char::is_uppercase) {
        return None;
    }
    let word = lexicon::fold(text).ok()?;
    let vowel = word.contains(['A', 'E', 'I', 'O', 'U', 'Y']);
    let length = (MIN_LETTERS..=MAX_LETTERS).contains(&word.len());
    let judged = word.len() <= 3 || vowel || WITHOUT_VOWEL.contains(&word.as_str());
    (length && judged).then_some(word)
}
