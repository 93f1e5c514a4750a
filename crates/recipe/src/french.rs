//! The French list: two editions of one Hunspell dictionary, joined and filtered.

use std::collections::HashSet;
use std::fs;
use std::path::Path;

use lexicon::{MAX_LETTERS, MIN_LETTERS, NotAWord};

use super::dropped::{Dropped, Reason};
use super::french_tiers::{Everyday, Sightings};
use super::hunspell::{Affixes, Entry, Form, entries, values};
use super::{Failure, TieredWords, sources};

/// Parts of speech that are names, pieces of words, or known mistakes.
const DROPPED: [&str; 9] = ["prn", "patr", "npr", "pfx", "sfx", "err", "ponc", "sign", "div"];

/// Words without a vowel that are no interjections.
const WITHOUT_VOWEL: [&str; 4] = ["CWM", "CWMS", "CRWTH", "CRWTHS"];

/// Words of set phrases (`po:loc.*`) that French dictionaries nevertheless list by themselves.
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
pub(super) fn build(
    cache: &Path,
    everyday: &str,
    english: &TieredWords,
    dropped: &mut Dropped,
) -> Result<TieredWords, Failure> {
    let comprehensive = sources::FRENCH.unpacked(cache)?.join("usr/share/hunspell");
    let newer = sources::FRENCH_NEWER.unpacked(cache)?.join("package");
    let mut sightings = Sightings::new(Everyday::parse(everyday)?, english.clone());

    let affixes = Affixes::parse(&fs::read_to_string(comprehensive.join("fr.aff"))?);
    let list = fs::read_to_string(comprehensive.join("fr.dic"))?;
    // The newer edition has no tags, so words that the tagged one has dropped must not come back from it.
    let mut refused = HashSet::new();
    let mut kept = HashSet::new();
    for entry in entries(&list) {
        if let Err(reason) = judged(&affixes, &entry) {
            dropped.note(reason, &entry.stem);
            refused.insert(entry.stem);
            continue;
        }
        for form in affixes.expand(&entry) {
            match word(&form) {
                Ok(word) => sightings.see(&entry.stem, &entry.tags, &word, &form.tags),
                Err(reason) => dropped.note(reason, &form.text),
            }
        }
        kept.insert(entry.stem);
    }

    let affixes = Affixes::parse(&fs::read_to_string(newer.join("index.aff"))?);
    let list = fs::read_to_string(newer.join("index.dic"))?;
    for entry in entries(&list) {
        if refused.contains(&entry.stem) && !kept.contains(&entry.stem) {
            continue;
        }
        if let Err(reason) = judged(&affixes, &entry) {
            dropped.note(reason, &entry.stem);
            continue;
        }
        for form in affixes.expand(&entry) {
            match word(&form) {
                Ok(word) => sightings.see_untagged(&word),
                Err(reason) => dropped.note(reason, &form.text),
            }
        }
    }
    sightings.into_words()
}

/// Checks that an entry is an ordinary word; the error is why it is left out.
pub(super) fn judged(affixes: &Affixes, entry: &Entry) -> Result<(), Reason> {
    // Names and abbreviations are written with capitals.
    if entry.stem.chars().any(char::is_uppercase) {
        return Err(Reason::Name);
    }
    if affixes.is_sign(entry) {
        return Err(Reason::Symbol);
    }
    let folded = lexicon::fold(&entry.stem).map_err(unfoldable)?;
    let mut verdict = Ok(());
    for kind in entry.values("po") {
        if !keeps_part(kind) {
            verdict = Err(Reason::Piece);
        } else if kind.starts_with("loc.") && !STANDS_ALONE.contains(&folded.as_str()) {
            verdict = Err(Reason::Phrase);
        } else {
            // One ordinary use is enough.
            return Ok(());
        }
    }
    verdict
}

/// Whether words of this part of speech (`po:`) are ordinary words.
pub(super) fn keeps_part(kind: &str) -> bool {
    !DROPPED.contains(&kind)
}

fn unfoldable(error: NotAWord) -> Reason {
    match error {
        NotAWord::Sign('-' | '\'' | '’') => Reason::Compound,
        _ => Reason::ForeignSign,
    }
}

/// The word of a form, or why it is left out.
fn word(form: &Form) -> Result<String, Reason> {
    if form.text.chars().any(char::is_uppercase) {
        return Err(Reason::Name);
    }
    let word = lexicon::fold(&form.text).map_err(unfoldable)?;
    if !(MIN_LETTERS..=MAX_LETTERS).contains(&word.len()) {
        return Err(Reason::Length);
    }
    let sounds = word.contains(['A', 'E', 'I', 'O', 'U', 'Y'])
        || WITHOUT_VOWEL.contains(&word.as_str())
        || values(&form.tags, "po").any(|kind| kind == "interj");
    if sounds { Ok(word) } else { Err(Reason::Unsounded) }
}
