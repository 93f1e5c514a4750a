//! Counts what the recipe leaves out, and keeps a sample for each reason, for a person to read.
//!
//! A list that is too short looks like any other list, but its losses do not: seven hundred words that were dropped for a foreign letter
//! catch the eye, above all if CAFÉ is among them.

use std::collections::{BTreeMap, BTreeSet};

use sha2::{Digest, Sha256};

use super::TieredWords;

/// How many words of a reason PROVENANCE.md shows.
const SAMPLE: usize = 24;

/// Why a spelling of the sources is no word of the list.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(super) enum Reason {
    /// It is written with a capital, or the source counts it among names.
    Name,
    /// The source counts it among abbreviations.
    Abbreviation,
    /// The source marks it as written in one way only, or never to be proposed.
    Symbol,
    /// The source tags it as a piece of a word, a sign of writing, or a known mistake.
    Piece,
    /// It only occurs in a set phrase.
    Phrase,
    /// English: a possessive.
    Possessive,
    /// English: a contraction.
    Contraction,
    /// A hyphen or an apostrophe joins words.
    Compound,
    /// A sign that is no letter of A–Z, with or without an accent.
    ForeignSign,
    /// Fewer letters than a word has, or more than the file can hold.
    Length,
    /// No vowel, and no interjection.
    Unsounded,
    /// English: beyond the largest size of SCOWL that is taken.
    Obscure,
}

impl Reason {
    pub(super) fn label(self) -> &'static str {
        match self {
            Reason::Name => "name, or word written with a capital",
            Reason::Abbreviation => "abbreviation",
            Reason::Symbol => "symbol, elided word, or word that is never to be suggested",
            Reason::Piece => "part of a word, name, or known mistake (according to the source’s tags)",
            Reason::Phrase => "word that occurs only in a set phrase",
            Reason::Possessive => "possessive",
            Reason::Contraction => "contraction",
            Reason::Compound => "compound (with a hyphen or an apostrophe)",
            Reason::ForeignSign => {
                "word with a character other than the letters A–Z, with or without accents"
            }
            Reason::Length => "word that is too short or too long",
            Reason::Unsounded => "word without a vowel",
            Reason::Obscure => "word beyond SCOWL’s size 80",
        }
    }
}

/// The spellings that were left out, by reason.
#[derive(Clone, Debug, Default)]
pub(super) struct Dropped(BTreeMap<Reason, BTreeSet<String>>);

impl Dropped {
    pub(super) fn note(&mut self, reason: Reason, text: &str) {
        self.0.entry(reason).or_default().insert(text.to_owned());
    }

    /// Forgets spellings whose words came into the list from another entry.
    pub(super) fn settle(&mut self, words: &TieredWords) {
        for texts in self.0.values_mut() {
            texts.retain(|text| !lexicon::fold(text).is_ok_and(|word| words.contains_key(&word)));
        }
    }

    /// Each reason with the number of its spellings and some of them, in alphabetical order.
    ///
    /// Which ones are shown depends on each spelling alone, so that a change of the list changes few of them.
    pub(super) fn samples(&self) -> impl Iterator<Item = (Reason, usize, Vec<&str>)> {
        self.0.iter().filter(|(_, texts)| !texts.is_empty()).map(|(&reason, texts)| {
            let mut sample: Vec<&str> = texts.iter().map(String::as_str).collect();
            sample.sort_by_cached_key(|text| Sha256::digest(text));
            sample.truncate(SAMPLE);
            sample.sort_unstable();
            (reason, texts.len(), sample)
        })
    }
}

#[cfg(test)]
mod tests {
    use lexicon::Tier;

    use super::*;

    #[test]
    fn what_came_in_by_another_door_is_not_lost() {
        let mut dropped = Dropped::default();
        dropped.note(Reason::Name, "Rose");
        dropped.note(Reason::Name, "Julie");
        dropped.note(Reason::Compound, "arc-en-ciel");
        dropped.settle(&[("ROSE".to_owned(), Tier::COMMON)].into());
        let samples: Vec<_> = dropped.samples().collect();
        assert_eq!(samples, [(Reason::Name, 1, vec!["Julie"]), (Reason::Compound, 1, vec!["arc-en-ciel"])]);
    }
}
