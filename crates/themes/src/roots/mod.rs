//! Whether two words have one root (THE-7, THE-14).
//!
//! Asked in this order: the table's strangers say no; one lemma, one family of the table, one Snowball stem, a shorter word of at least
//! [`PREFIX`] letters at the beginning of the longer one, or one base before endings of the table say yes. A word also counts without what
//! the table says may stand before it (`imprisonment`). The parts of a compound (`chauve-souris`, `waterfall`) count each for itself.

use alloc::borrow::ToOwned;
use alloc::string::String;
use alloc::vec::Vec;

mod table;

use crate::lists::is_space;
use lexicon::{Dictionary, Language, Morphology, Tier, is_joint};
use rust_stemmers::{Algorithm, Stemmer};
use table::{Bases, RootTable, trimmed};
use tabletop::{Kind, Resource};

/// A word of at least so many letters shares its root with every longer word that begins with it (THE-14).
const PREFIX: usize = 5;

/// The fewest letters of a stem in common, and of the shorter word in a compound.
const BASE: usize = 3;

/// The fewest letters of a word behind what stands before it: chance finds shorter ones (`in-tense`).
const BEHIND: usize = 6;

/// The fewest letters of a half of a word that is written as one. A back half counts from one more on: chance finds shorter ones
/// (`graveLED`, `growLED`).
const PART: usize = 3;

/// What one language's words have in common.
#[derive(Clone, Debug)]
pub struct Roots {
    language: Language,
    table: RootTable,
    checksum: u64,
}

/// The tables of roots, by the code of their language: `roots-fr`, [`Roots`]. They are plain text (`table.rs`).
pub static ROOTS: Kind = Kind {
    name: "roots",
    folder: "dictionaries",
    extension: "roots",
    read: |id, bytes, _| Roots::read(Language::from_code(id)?, bytes).map(Resource::new),
    handing: None,
};

/// A word, or a part of a compound, as it is compared.
struct Form {
    letters: String,
    lemmas: Vec<String>,
    stem: String,
    /// What is left without an ending.
    bases: Bases,
    /// Whether it is a part of a compound.
    part: bool,
}

impl Roots {
    /// Reads the table of a language; `None` if these bytes are none, or that of another language.
    pub fn read(language: Language, bytes: &[u8]) -> Option<Roots> {
        let table = RootTable::read(language, core::str::from_utf8(bytes).ok()?)?;
        Some(Roots { language, table, checksum: lexicon::file::checksum(bytes) })
    }

    /// A checksum of the table, the same on every machine.
    pub fn checksum(&self) -> u64 {
        self.checksum
    }

    /// Whether a family would say that two words have one root. Both are as they are announced: accents and case do not matter.
    pub fn same(&self, dictionary: &Dictionary, morphology: &Morphology, one: &str, other: &str) -> bool {
        let [ones, others] = [one, other].map(|text| self.forms(dictionary, morphology, text));
        let strangers = |one: &Form, other: &Form| self.table.strangers(&one.letters, &other.letters);
        if ones.first().zip(others.first()).is_some_and(|(one, other)| strangers(one, other)) {
            return false;
        }
        ones.iter().any(|one| others.iter().any(|other| self.related(dictionary, one, other)))
    }

    /// The whole word without its joints, and its parts where it has some.
    fn forms(&self, dictionary: &Dictionary, morphology: &Morphology, text: &str) -> Vec<Form> {
        let parts: Vec<&str> = text.split(|sign| is_joint(sign) || is_space(sign)).collect();
        let whole: String = parts.concat();
        let counts = |part: &str| part.chars().nth(2).is_some() && !self.table.is_small(part);
        let english = self.language == Language::English;
        let halves = |part: &&str| if english { self.parts(dictionary, part) } else { Vec::new() };
        let mut found: Vec<String> = parts.iter().flat_map(halves).collect();
        if parts.len() > 1 {
            found.extend(parts.into_iter().filter(|part| counts(part)).map(str::to_owned));
        }
        let form = |text: &str, part| self.form(dictionary, morphology, text, part);
        let parts = found.iter().filter_map(|text| form(text, true));
        form(&whole, false).into_iter().chain(parts).collect()
    }

    /// Both halves of a word that is made of two: `water`, `fall`. Both are common and one has four letters or more (`car-pet`), or the
    /// first has five and the second four (`water-cress`), or the first four and the second six (`wood-carver`).
    fn parts(&self, dictionary: &Dictionary, whole: &str) -> Vec<String> {
        let Ok(letters) = lexicon::fold(whole) else { return Vec::new() };
        let common = |part: &str| dictionary.tier(part) == Some(Tier::COMMON);
        let says = |part: &str| !self.table.is_small(part) && !self.table.is_prefix(part);
        let cuts = PART..(letters.len() + 1).saturating_sub(PART);
        let split = |(front, back): &(&str, &str)| {
            let two = common(back) && front.len().max(back.len()) > PART;
            let letters =
                front.len() > PART + 1 && back.len() > PART || front.len() > PART && back.len() > PART + 2;
            let long = letters && dictionary.contains(back);
            common(front) && (two || long) && says(front) && says(back)
        };
        let halves = cuts.filter_map(|at| letters.split_at_checked(at)).filter(split);
        // A short front says something before a longer back: `sun-shine`.
        let said = halves.flat_map(|(front, back)| {
            let long = back.len() > PART;
            [Some(front).filter(|front| long || front.len() > PART), Some(back).filter(|_| long)]
        });
        said.flatten().map(str::to_owned).collect()
    }

    fn form(&self, dictionary: &Dictionary, morphology: &Morphology, text: &str, part: bool) -> Option<Form> {
        let letters = lexicon::fold(text).ok()?;
        let readings = morphology.analyses(text);
        let typed = lexicon::in_small_letters(text);
        // Who types without accents means the word that has them.
        let spelling =
            readings.first().filter(|_| typed.is_ascii()).map_or(typed, |reading| reading.spelling.clone());
        let mut lemmas: Vec<String> =
            readings.iter().filter_map(|reading| lexicon::fold(reading.lemma).ok()).collect();
        let behind = |name: &String| self.table.behind(name, BEHIND).map(str::to_owned);
        let shorter: Vec<String> = lemmas.iter().chain([&letters]).filter_map(behind).collect();
        lemmas.extend(shorter.iter().filter(|word| dictionary.contains(word)).cloned());
        tabletop::each_once(&mut lemmas);
        let stem = self.stem(&spelling);
        let mut form = Form { letters, lemmas, stem, bases: Bases::default(), part };
        let mut names = form.names();
        names.extend(shorter.iter().map(String::as_str));
        form.bases = self.table.bases(dictionary, &names);
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
        if one.part || other.part {
            let of = |part: &Form, whole: &Form| {
                part.part && !whole.part && part.names().iter().any(|name| whole.bases.are_of(name))
            };
            return lemma
                || of(one, other)
                || of(other, one)
                || self.table.family(&one.names(), &other.names())
                || self.turned(one, other);
        }
        let (short, long) =
            if one.letters.len() <= other.letters.len() { (one, other) } else { (other, one) };
        lemma
            || self.table.family(&one.names(), &other.names())
            || one.stem == other.stem && one.stem.len() >= BASE
            || short.letters.len() >= PREFIX && long.letters.starts_with(&short.letters)
            || self.derived(one, other)
            || self.turned(one, other)
            || self.compound(dictionary, &long.letters, &short.names())
    }

    fn turned(&self, one: &Form, other: &Form) -> bool {
        one.names().iter().any(|name| other.names().iter().any(|of| self.table.turned(name, of)))
    }

    /// Whether one is the other without an ending, or both have a base in common: a longer one, because chance finds short ones.
    fn derived(&self, one: &Form, other: &Form) -> bool {
        let of = |base: &Form, word: &Form| {
            base.names().iter().any(|name| word.bases.are_of(name) || word.bases.are_of(trimmed(name)))
        };
        let letters = match self.language {
            Language::French => 5,
            Language::English => 4,
        };
        of(one, other) || of(other, one) || one.bases.meet(&other.bases, letters)
    }

    /// Whether the longer word is made of the shorter one and another word: `raincoat`, `parapluie`.
    fn compound(&self, dictionary: &Dictionary, long: &str, short: &[&str]) -> bool {
        let common = |word: &str, letters: usize| {
            word.len() >= letters && dictionary.tier(word).is_some_and(|tier| tier == Tier::COMMON)
        };
        let english = self.language == Language::English;
        short.iter().filter(|name| name.len() >= BASE && name.len() < long.len()).any(|name| {
            let fewest = if name.len() > BASE { 3 } else { 4 };
            let front = long.strip_prefix(name).is_some_and(|rest| english && common(rest, fewest));
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
        core::iter::once(self.letters.as_str()).chain(self.lemmas.iter().map(String::as_str)).collect()
    }
}
