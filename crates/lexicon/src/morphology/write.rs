//! Writes a file of word data, for `cargo xtask dictionaries`.

use alloc::collections::BTreeMap;
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

use super::features::Features;
use super::paradigm::Ending;
use super::{spelling, wire};
use crate::dictionary::Dictionary;
use crate::file::{begin, checksum, write_number as number, write_text as text};
use crate::io;
use crate::packing::pack;

/// A lemma to be written.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Lemma {
    /// Its spelling, in lower case with accents.
    pub spelling: String,
    /// Its features; several if it is both a noun and an adjective.
    pub senses: Vec<Features>,
    /// Its forms, each with the features that are added to those of the senses or replace them.
    pub forms: Vec<(String, Vec<Features>)>,
}

/// Values numbered by how often they occur: the most frequent one is number 0.
struct Ranked<T>(Vec<T>, BTreeMap<T, usize>);

impl<T: Clone + Ord> Ranked<T> {
    fn of(values: impl Iterator<Item = T>) -> Ranked<T> {
        let mut counts: BTreeMap<T, usize> = BTreeMap::new();
        for value in values {
            *counts.entry(value).or_default() += 1;
        }
        let mut values: Vec<(T, usize)> = counts.into_iter().collect();
        // The sort is stable, so equally frequent values stay in order.
        values.sort_by_key(|&(_, count)| core::cmp::Reverse(count));
        let values: Vec<T> = values.into_iter().map(|(value, _)| value).collect();
        let ranks = values.iter().cloned().enumerate().map(|(rank, value)| (value, rank)).collect();
        Ranked(values, ranks)
    }

    fn rank(&self, value: &T) -> usize {
        self.1.get(value).copied().unwrap_or_default()
    }
}

type Senses = Vec<Features>;
type Endings = Vec<Ending>;

/// Writes the word data that belong to a dictionary. The order of the lemmas does not matter.
pub fn encode(dictionary: &Dictionary, lemmas: &[Lemma]) -> io::Result<Vec<u8>> {
    let mut sorted: BTreeMap<(String, &str), Vec<(Senses, Endings)>> = BTreeMap::new();
    for lemma in lemmas {
        let key = spelling::key(&lemma.spelling)
            .map_err(|error| io::Error::other(format!("{}: {error}", lemma.spelling)))?;
        let endings = lemma
            .forms
            .iter()
            .map(|(form, readings)| Ending::between(&lemma.spelling, form, readings.clone()))
            .collect();
        let same = sorted.entry((key, &lemma.spelling)).or_default();
        let new = (lemma.senses.clone(), endings);
        if !same.contains(&new) {
            same.push(new);
        }
    }
    let all = || sorted.values().flatten();
    let senses = Ranked::of(all().map(|(senses, _)| senses.clone()));
    let paradigms = Ranked::of(all().map(|(_, endings)| endings.clone()));
    let class_of = |(s, e): &(Senses, Endings)| (senses.rank(s), paradigms.rank(e));
    let classes = Ranked::of(all().map(class_of));

    // A lemma that is a word of the dictionary is named by that word's place, any other by its spelling.
    let accents_of = |key: &str, text: &str| {
        if dictionary.contains(key) { spelling::accents(text, key) } else { None }
    };
    let accents = Ranked::of(sorted.iter().flat_map(|((key, text), same)| {
        accents_of(key, text).into_iter().flat_map(|pattern| core::iter::repeat_n(pattern, same.len()))
    }));
    let mut by_word: BTreeMap<&str, Vec<(usize, usize)>> = BTreeMap::new();
    let mut others = Vec::new();
    for ((key, text), same) in &sorted {
        let pattern = accents_of(key, text);
        for lemma in same {
            let class = classes.rank(&class_of(lemma));
            match &pattern {
                Some(pattern) => by_word.entry(key).or_default().push((class, accents.rank(pattern))),
                None => others.push((*text, class)),
            }
        }
    }

    let mut body = Vec::new();
    list(&mut body, &senses.0, |body, senses| list(body, senses, features));
    list(&mut body, &paradigms.0, |body, endings| {
        list(body, endings, |body, ending| {
            text(body, &ending.drop);
            text(body, &ending.add);
            list(body, &ending.readings, features);
        });
    });
    list(&mut body, &classes.0, |body, &(senses, paradigm)| {
        number(body, senses);
        number(body, paradigm);
    });
    list(&mut body, &accents.0, |body, pattern| text(body, pattern));
    for (word, _) in dictionary.words() {
        let count = by_word.get(word.as_str()).map_or(0, Vec::len);
        body.push(u8::try_from(count).map_err(|_| io::Error::other(format!("{word}: too many lemmas")))?);
    }
    by_word.values().flatten().for_each(|&(class, _)| number(&mut body, class));
    by_word.values().flatten().for_each(|&(_, accents)| number(&mut body, accents));
    let mut before = "";
    list(&mut body, &others, |body, &(spelling, class)| {
        let shared: usize =
            before.chars().zip(spelling.chars()).take_while(|(a, b)| a == b).map(|(a, _)| a.len_utf8()).sum();
        number(body, shared);
        text(body, &spelling[shared..]);
        number(body, class);
        before = spelling;
    });
    packed(dictionary, &body)
}

fn packed(dictionary: &Dictionary, body: &[u8]) -> io::Result<Vec<u8>> {
    let length =
        u32::try_from(body.len()).map_err(|_| io::Error::other("more word data than a file can hold"))?;
    let mut file = begin(wire::MAGIC, wire::VERSION, dictionary.language());
    file.extend_from_slice(&dictionary.checksum().to_le_bytes());
    file.extend_from_slice(&checksum(body).to_le_bytes());
    file.extend_from_slice(&length.to_le_bytes());
    pack(body, file)
}

fn features(body: &mut Vec<u8>, features: &Features) {
    body.extend_from_slice(&features.bits().to_le_bytes());
}

fn list<T>(body: &mut Vec<u8>, entries: &[T], mut entry: impl FnMut(&mut Vec<u8>, &T)) {
    number(body, entries.len());
    entries.iter().for_each(|value| entry(body, value));
}
