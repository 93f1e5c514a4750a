//! The French list: two editions of one Hunspell dictionary, joined and filtered.

use std::collections::HashSet;
use std::fs;
use std::path::Path;

use lexicon::{MAX_LETTERS, MIN_LETTERS};

use super::french_tiers::{Everyday, Sightings};
use super::hunspell::{Affixes, Entry, Form, entries, values};
use super::{Failure, Words, sources};

/// Parts of speech that are names, pieces of words, or known mistakes.
const DROPPED: [&str; 9] = ["prn", "patr", "npr", "pfx", "sfx", "err", "ponc", "sign", "div"];

/// Words without a vowel that are no interjections.
const WITHOUT_VOWEL: [&str; 4] = ["CWM", "CWMS", "CRWTH", "CRWTHS"];

/// `po:loc.*` marks a word that lives in a set phrase. Those that French dictionaries list on their own.
const STANDS_ALONE: [&str; 40] = [
    "AFIN",
    "ANTAN",
    "API",
    "ARRACHEPIED",
    "AUPRES",
    "AUTOUR",
    "BERZINGUE",
    "CATIMINI",
    "CLOCHEPIED",
    "CONTREBORD",
    "CONTREHAUT",
    "CONTREPOIL",
    "CONTREVOIE",
    "CROUPETONS",
    "DAREDARE",
    "DEMEURANT",
    "EMBLEE",
    "EMPOIGNE",
    "ENVI",
    "EX",
    "FLORES",
    "GIORNO",
    "INSTAR",
    "JEUN",
    "PATATA",
    "PATATI",
    "PERPETE",
    "PERPETTE",
    "PIBLE",
    "POURVU",
    "QUIA",
    "RECULONS",
    "REVOIR",
    "SANS",
    "SUS",
    "TANT",
    "TAPINOIS",
    "TATONS",
    "TIRELARIGOT",
    "TRAVIOLE",
];

/// Builds the list, without the decisions made by hand.
pub(super) fn build(cache: &Path, everyday: &str, english: &Words) -> Result<Words, Failure> {
    let comprehensive = sources::FRENCH.unpacked(cache)?.join("usr/share/hunspell");
    let newer = sources::FRENCH_NEWER.unpacked(cache)?.join("package");
    let mut sightings = Sightings::new(Everyday::parse(everyday)?, english.clone());

    let affixes = Affixes::parse(&fs::read_to_string(comprehensive.join("fr.aff"))?);
    let list = fs::read_to_string(comprehensive.join("fr.dic"))?;
    // The newer edition comes without tags: what the tagged one knows and drops must not come back by that door.
    let mut dropped = HashSet::new();
    let mut kept = HashSet::new();
    for entry in entries(&list) {
        if affixes.is_sign(&entry) || !keeps(&entry) {
            dropped.insert(entry.stem);
            continue;
        }
        for form in affixes.expand(&entry) {
            if let Some(word) = word(&form) {
                sightings.see(&entry.stem, &entry.tags, &word, &form.tags);
            }
        }
        kept.insert(entry.stem);
    }

    let affixes = Affixes::parse(&fs::read_to_string(newer.join("index.aff"))?);
    let list = fs::read_to_string(newer.join("index.dic"))?;
    for entry in entries(&list) {
        let known_and_dropped = dropped.contains(&entry.stem) && !kept.contains(&entry.stem);
        if known_and_dropped || affixes.is_sign(&entry) || entry.stem.chars().any(char::is_uppercase) {
            continue;
        }
        for form in affixes.expand(&entry) {
            if let Some(word) = word(&form) {
                sightings.see_untagged(&word);
            }
        }
    }
    sightings.into_words()
}

/// Whether an entry is an ordinary word.
fn keeps(entry: &Entry) -> bool {
    // Names and abbreviations are written with capitals.
    if entry.stem.chars().any(char::is_uppercase) {
        return false;
    }
    let Ok(folded) = lexicon::fold(&entry.stem) else { return false };
    let mut any = false;
    for kind in entry.values("po") {
        any = true;
        let phrase = kind.starts_with("loc.");
        if !DROPPED.contains(&kind) && (!phrase || STANDS_ALONE.contains(&folded.as_str())) {
            return true;
        }
    }
    !any
}

/// The word of a form, if it can be one.
fn word(form: &Form) -> Option<String> {
    if form.text.chars().any(char::is_uppercase) {
        return None;
    }
    let word = lexicon::fold(&form.text).ok()?;
    let sounds = word.contains(['A', 'E', 'I', 'O', 'U', 'Y'])
        || WITHOUT_VOWEL.contains(&word.as_str())
        || values(&form.tags, "po").any(|kind| kind == "interj");
    ((MIN_LETTERS..=MAX_LETTERS).contains(&word.len()) && sounds).then_some(word)
}
