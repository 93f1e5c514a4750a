//! Lemmas with their paradigms, and the way from a form back to its lemmas.

use alloc::boxed::Box;
use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;

use super::features::Features;
use super::paradigm::{Endings, Paradigm};
use super::spelling;
use crate::language::Language;

/// The word data of a language.
///
/// ```
/// # #[cfg(feature = "encode")] {
/// use lexicon::{Dictionary, Features, Gender, Language, Lemma, Morphology, Number, Part};
///
/// let dictionary = Dictionary::from_words(Language::French, ["ETE", "ETES"]).unwrap();
/// let number = |number| vec![Features::default().with_number(number)];
/// let summer = Lemma {
///     spelling: "été".into(),
///     senses: vec![Features::of(Part::Noun).with_gender(Gender::Masculine)],
///     forms: vec![("été".into(), number(Number::Singular)), ("étés".into(), number(Number::Plural))],
/// };
/// let file = lexicon::encode_morphology(&dictionary, &[summer]).unwrap();
///
/// let french = Morphology::from_wire(&file, &dictionary).unwrap();
/// let found = &french.analyses("ETES")[0];
/// assert_eq!((found.spelling.as_str(), found.lemma), ("étés", "été"));
/// assert_eq!(found.features.to_string(), "noun masculine plural");
/// # }
/// ```
#[derive(Clone)]
pub struct Morphology {
    pub(super) language: Language,
    pub(super) checksum: u64,
    pub(super) senses: Vec<Box<[Features]>>,
    pub(super) paradigms: Vec<Paradigm>,
    pub(super) classes: Vec<Class>,
    pub(super) endings: Endings,
    pub(super) lemmas: Lemmas,
}

/// The senses and the paradigm that a group of lemmas shares, by their numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(super) struct Class {
    pub(super) senses: u16,
    pub(super) paradigm: u16,
}

/// Lemmas in the order of their keys.
#[derive(Clone, Default)]
pub(super) struct Lemmas {
    keys: Texts,
    spellings: Texts,
    classes: Vec<u16>,
}

/// Many short texts in one string, to save an allocation each.
#[derive(Clone, Default)]
struct Texts {
    text: String,
    ends: Vec<u32>,
}

impl Texts {
    fn push(&mut self, text: &str) {
        self.text.push_str(text);
        // This cannot overflow: the size of the file bounds the text far below four gigabytes.
        self.ends.push(self.text.len() as u32);
    }

    fn get(&self, index: usize) -> &str {
        let start = index.checked_sub(1).map_or(0, |before| self.ends[before] as usize);
        &self.text[start..self.ends[index] as usize]
    }
}

impl Lemmas {
    /// Merges two lists that are in the order of their keys.
    pub(super) fn merged(one: Lemmas, other: Lemmas) -> Lemmas {
        let mut all = Lemmas::default();
        let (mut a, mut b) = (0, 0);
        while a < one.len() || b < other.len() {
            let first = b == other.len() || a < one.len() && one.keys.get(a) <= other.keys.get(b);
            let (from, at) = if first { (&one, &mut a) } else { (&other, &mut b) };
            all.push(from.keys.get(*at), from.spellings.get(*at), from.classes[*at]);
            *at += 1;
        }
        all
    }

    pub(super) fn push(&mut self, key: &str, spelling: &str, class: u16) {
        self.keys.push(key);
        self.spellings.push(spelling);
        self.classes.push(class);
    }

    pub(super) fn last_key(&self) -> Option<&str> {
        self.len().checked_sub(1).map(|last| self.keys.get(last))
    }

    fn len(&self) -> usize {
        self.classes.len()
    }

    /// The index of the first lemma whose key is not less than this.
    fn first_from(&self, key: &str) -> usize {
        let (mut low, mut high) = (0, self.len());
        while low < high {
            let middle = low.midpoint(high);
            if self.keys.get(middle) < key { low = middle + 1 } else { high = middle }
        }
        low
    }
}

/// One reading of a word form.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Analysis<'a> {
    /// The form with its accents, in small letters: `mangeait`, `arc-en-ciel`.
    pub spelling: String,
    /// The lemma with its accents: infinitive, masculine singular.
    pub lemma: &'a str,
    /// The part of speech, and whatever else is known. A verb's valency and auxiliary are those of its lemma.
    pub features: Features,
}

impl Morphology {
    /// The language of the words.
    pub fn language(&self) -> Language {
        self.language
    }

    /// A checksum of the contents, the same on every machine.
    pub fn checksum(&self) -> u64 {
        self.checksum
    }

    /// How many lemmas there are.
    pub fn len(&self) -> usize {
        self.lemmas.len()
    }

    /// Whether there is no lemma.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Every reading of a word form.
    ///
    /// Case does not count. A French text without accents matches any accents (`ete` finds `été`), and one with accents matches only itself
    /// (`pêche` does not find `péché`). In English, accents never count. Hyphens and apostrophes count, however they are typed.
    pub fn analyses(&self, text: &str) -> Vec<Analysis<'_>> {
        let Ok(key) = spelling::key(text) else { return Vec::new() };
        let plain = spelling::plain(text);
        let exact = self.accents_count(&plain).then_some(plain.as_str());
        let mut found = Vec::new();
        let mut candidates: Vec<String> = self.endings.lemmas(&key).collect();
        supplies::each_once(&mut candidates);
        for candidate in candidates {
            for index in self.homographs(&candidate) {
                self.read(index, &key, exact, &mut found);
            }
        }
        found
    }

    /// Whether a text matches only its own accents. If an accent cannot be composed, it is read as if it had none.
    fn accents_count(&self, plain: &str) -> bool {
        self.language == Language::French && !plain.chars().any(spelling::is_accent) && !plain.is_ascii()
    }

    /// The indices of the lemmas with this key.
    fn homographs(&self, key: &str) -> impl Iterator<Item = usize> {
        let first = self.lemmas.first_from(key);
        (first..self.lemmas.len()).take_while(move |&index| self.lemmas.keys.get(index) == key)
    }

    /// Adds the readings that a key has as a form of this lemma.
    fn read<'a>(&'a self, index: usize, key: &str, exact: Option<&str>, found: &mut Vec<Analysis<'a>>) {
        for (form, analyses) in self.forms_of(index) {
            if exact.map_or_else(|| spelling::key(&form).is_ok_and(|other| other == key), |text| form == text)
            {
                for analysis in analyses {
                    if !found.contains(&analysis) {
                        found.push(analysis);
                    }
                }
            }
        }
    }

    /// All forms of a lemma, each with its readings.
    fn forms_of(&self, index: usize) -> impl Iterator<Item = (String, Vec<Analysis<'_>>)> {
        let lemma = self.lemmas.spellings.get(index);
        let class = self.classes[usize::from(self.lemmas.classes[index])];
        let senses = &self.senses[usize::from(class.senses)];
        self.paradigms[usize::from(class.paradigm)].iter().filter_map(move |ending| {
            let form = ending.form(lemma)?;
            let mut analyses: Vec<Analysis<'_>> = Vec::new();
            for sense in senses {
                for &reading in &ending.readings {
                    let features = sense.inflected(reading);
                    let analysis = Analysis { spelling: form.clone(), lemma, features };
                    if !analyses.contains(&analysis) {
                        analyses.push(analysis);
                    }
                }
            }
            Some((form, analyses))
        })
    }

    /// Every reading of every form of the lemmas that are spelled like this, accents as for [`analyses`](Morphology::analyses).
    pub fn forms(&self, lemma: &str) -> Vec<Analysis<'_>> {
        let Ok(key) = spelling::key(lemma) else { return Vec::new() };
        let plain = spelling::plain(lemma);
        let accented = self.accents_count(&plain);
        self.homographs(&key)
            .filter(|&index| !accented || self.lemmas.spellings.get(index) == plain)
            .flat_map(|index| self.forms_of(index))
            .flat_map(|(_, analyses)| analyses)
            .collect()
    }

    /// Whether this is a form of a known lemma. A word of the dictionary may be unknown, because the sources do not describe every word.
    pub fn contains(&self, text: &str) -> bool {
        !self.analyses(text).is_empty()
    }

    /// Whether this is a word with a hyphen or an apostrophe in it: `arc-en-ciel`, `aujourd'hui`.
    pub fn contains_compound(&self, text: &str) -> bool {
        text.contains(spelling::is_joint) && self.contains(text)
    }

    /// The lemmas that a word form may belong to, each spelling once.
    pub fn lemmas(&self, text: &str) -> Vec<&str> {
        let mut lemmas: Vec<&str> = self.analyses(text).into_iter().map(|analysis| analysis.lemma).collect();
        supplies::each_once(&mut lemmas);
        lemmas
    }

    /// Whether two words are forms of one lemma: `cheval` and `chevaux`, `va` and `ira`.
    pub fn share_a_lemma(&self, one: &str, other: &str) -> bool {
        let lemmas = self.lemmas(one);
        self.lemmas(other).iter().any(|lemma| lemmas.contains(lemma))
    }

    /// The lemmas that begin with these letters, in alphabetical order, accents and case aside; homographs come several times.
    pub fn lemmas_with_prefix(&self, prefix: &str) -> impl Iterator<Item = &str> {
        let key = spelling::key(prefix).unwrap_or_default();
        let first = if key.is_empty() { self.len() } else { self.lemmas.first_from(&key) };
        (first..self.len())
            .take_while(move |&index| self.lemmas.keys.get(index).starts_with(&key))
            .map(|index| self.lemmas.spellings.get(index))
    }
}

impl fmt::Debug for Morphology {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Morphology")
            .field("language", &self.language)
            .field("lemmas", &self.len())
            .field("checksum", &format_args!("{:016x}", self.checksum))
            .finish()
    }
}
