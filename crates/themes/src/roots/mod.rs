//! Whether two words have one root (THE-7, THE-14).
//!
//! Asked in this order: the table's strangers say no; one lemma, one family of the table, one Snowball stem, a shorter word of at least
//! [`PREFIX`] letters at the beginning of the longer one, or one base behind endings of the table say yes. The parts of a compound
//! (`chauve-souris`) count each for itself.

mod table;

use crate::lists::is_space;
use lexicon::{Dictionary, Language, Morphology, Tier, is_joint};
use rust_stemmers::{Algorithm, Stemmer};
use table::{Table, trimmed};

/// The fewest letters of a word that makes every longer one that begins with it one of its root (THE-14).
const PREFIX: usize = 5;

/// The fewest letters of a base behind an ending.
const BASE: usize = 3;

/// What one language's words have in common.
#[derive(Clone, Debug)]
pub struct Roots {
    language: Language,
    table: Table,
}

/// A word, or a part of a compound, as it is compared.
struct Form {
    letters: String,
    lemmas: Vec<String>,
    stem: String,
    /// What is left without an ending.
    bases: Vec<String>,
}

impl Roots {
    /// The table of a language.
    pub fn of(language: Language) -> Roots {
        Roots { language, table: Table::of(language) }
    }

    /// Whether a family would say that two words have one root. Both are as they are announced: accents and case do not matter.
    pub fn same(&self, dictionary: &Dictionary, morphology: &Morphology, one: &str, other: &str) -> bool {
        let [ones, others] = [one, other].map(|text| self.forms(dictionary, morphology, text));
        ones.iter().any(|one| others.iter().any(|other| self.related(dictionary, one, other)))
    }

    /// The whole word without its joints, and its parts where it has some.
    fn forms(&self, dictionary: &Dictionary, morphology: &Morphology, text: &str) -> Vec<Form> {
        let parts: Vec<&str> = text.split(|sign| is_joint(sign) || is_space(sign)).collect();
        let whole: String = parts.concat();
        let mut texts = vec![whole.as_str()];
        if parts.len() > 1 {
            let counts = |part: &&&str| part.chars().nth(2).is_some() && !self.table.is_small(part);
            texts.extend(parts.iter().filter(counts).copied());
        }
        texts.into_iter().filter_map(|text| self.form(dictionary, morphology, text)).collect()
    }

    fn form(&self, dictionary: &Dictionary, morphology: &Morphology, text: &str) -> Option<Form> {
        let letters = lexicon::fold(text).ok()?;
        let readings = morphology.analyses(text);
        let typed = text.to_lowercase();
        // Who types without accents means the word that has them.
        let spelling =
            readings.first().filter(|_| typed.is_ascii()).map_or(typed, |reading| reading.spelling.clone());
        let mut lemmas: Vec<String> =
            readings.iter().filter_map(|reading| lexicon::fold(reading.lemma).ok()).collect();
        lemmas.sort_unstable();
        lemmas.dedup();
        let stem = self.stem(&spelling);
        let mut form = Form { letters, lemmas, stem, bases: Vec::new() };
        form.bases = self.table.bases(dictionary, &form.names());
        Some(form)
    }

    fn stem(&self, spelling: &str) -> String {
        let stemmer = match self.language {
            Language::French => Stemmer::create(Algorithm::French),
            Language::English => Stemmer::create(Algorithm::English),
        };
        lexicon::fold(&stemmer.stem(spelling)).unwrap_or_default()
    }

    fn related(&self, dictionary: &Dictionary, one: &Form, other: &Form) -> bool {
        if one.letters == other.letters {
            return true;
        }
        if self.table.strangers(&one.letters, &other.letters) {
            return false;
        }
        let lemma = one.names().iter().any(|name| other.names().contains(name));
        let (short, long) =
            if one.letters.len() <= other.letters.len() { (one, other) } else { (other, one) };
        lemma
            || self.table.family(&one.names(), &other.names())
            || one.stem == other.stem && one.stem.len() >= BASE
            || short.letters.len() >= PREFIX && long.letters.starts_with(&short.letters)
            || self.derived(one, other)
            || self.compound(dictionary, &long.letters, &short.names())
    }

    /// Whether one is the other's base behind an ending, or both have a base in common: a longer one, because chance finds short ones.
    fn derived(&self, one: &Form, other: &Form) -> bool {
        let of = |base: &Form, word: &Form| {
            base.names()
                .iter()
                .any(|name| word.bases.iter().any(|base| base == name || base == trimmed(name)))
        };
        let letters = match self.language {
            Language::French => 5,
            Language::English => 4,
        };
        let common = |base: &&String| base.len() >= letters && other.bases.contains(base);
        of(one, other) || of(other, one) || one.bases.iter().any(|base| common(&base))
    }

    /// Whether the longer word is made of the shorter one and another word: `raincoat`, `parapluie`.
    fn compound(&self, dictionary: &Dictionary, long: &str, short: &[&str]) -> bool {
        let common = |word: &str, letters: usize| {
            word.len() >= letters && dictionary.tier(word).is_some_and(|tier| tier == Tier::COMMON)
        };
        let english = self.language == Language::English;
        short.iter().filter(|name| name.len() >= BASE && name.len() < long.len()).any(|name| {
            let front = long.strip_prefix(name).is_some_and(|rest| english && common(rest, 4));
            let back = name.len() > BASE
                && long
                    .strip_suffix(name)
                    .is_some_and(|rest| self.table.is_prefix(rest) || english && common(rest, 3));
            front || back
        })
    }
}

impl Form {
    /// The word and its lemmas.
    fn names(&self) -> Vec<&str> {
        std::iter::once(self.letters.as_str()).chain(self.lemmas.iter().map(String::as_str)).collect()
    }
}
