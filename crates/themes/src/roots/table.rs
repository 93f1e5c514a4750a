//! The table of a language: families, strangers, endings (`fr.txt`, `en.txt`).
//!
//! A line is a keyword and words. `family`: words of one root that nothing else here finds. `strangers`: words that look related and are
//! not: the first one to each of the others. `endings`: the fewest letters of a base, and what derives a word from one.
//! `prefixes`: what stands before a base. `small`: parts of compounds that say nothing.

use lexicon::{Dictionary, Language};
use std::collections::BTreeMap;

#[derive(Clone, Debug, Default)]
pub(super) struct Table {
    /// The families of a word, by number.
    families: BTreeMap<&'static str, Vec<usize>>,
    strangers: BTreeMap<&'static str, Vec<&'static str>>,
    /// Each with the fewest letters that it leaves.
    endings: Vec<(&'static str, usize)>,
    prefixes: Vec<&'static str>,
    small: Vec<&'static str>,
}

impl Table {
    pub(super) fn of(language: Language) -> Table {
        let text = match language {
            Language::French => include_str!("fr.txt"),
            Language::English => include_str!("en.txt"),
        };
        let mut table = Table::default();
        for (number, line) in text.lines().enumerate() {
            let mut words = line.split_whitespace();
            match words.next() {
                Some("family") => words.for_each(|word| table.families.entry(word).or_default().push(number)),
                Some("strangers") => {
                    let first = words.next().unwrap_or_default();
                    table.strangers.entry(first).or_default().extend(words);
                }
                Some("endings") => {
                    let left = words.next().and_then(|left| left.parse().ok()).unwrap_or(usize::MAX);
                    table.endings.extend(words.map(|ending| (ending, left)));
                }
                Some("prefixes") => table.prefixes.extend(words),
                Some("small") => table.small.extend(words),
                _ => {}
            }
        }
        table
    }

    pub(super) fn family(&self, one: &[&str], other: &[&str]) -> bool {
        let of = |names: &[&str]| -> Vec<usize> {
            names.iter().filter_map(|name| self.families.get(name)).flatten().copied().collect()
        };
        let others = of(other);
        of(one).iter().any(|family| others.contains(family))
    }

    pub(super) fn strangers(&self, one: &str, other: &str) -> bool {
        let apart = |one, other| self.strangers.get(one).is_some_and(|words| words.contains(&other));
        apart(one, other) || apart(other, one)
    }

    pub(super) fn is_prefix(&self, text: &str) -> bool {
        self.prefixes.contains(&text)
    }

    pub(super) fn is_small(&self, part: &str) -> bool {
        lexicon::fold(part).is_ok_and(|part| self.small.contains(&part.as_str()))
    }

    /// What is left of a word and of its lemmas without an ending of the table, where something stands without it: `chat-on`, but not
    /// `mout-on`.
    pub(super) fn bases(&self, dictionary: &Dictionary, names: &[&str]) -> Vec<String> {
        let mut bases = Vec::new();
        for name in names {
            for (ending, left) in &self.endings {
                let Some(rest) = name.strip_suffix(ending).filter(|rest| rest.len() >= *left) else {
                    continue;
                };
                // `runn-er` is of `run`.
                let mut last = rest.bytes().rev();
                let doubled = rest.len() > *left && last.next() == last.next();
                let single = doubled.then(|| &rest[..rest.len() - 1]);
                for base in std::iter::once(rest).chain(single) {
                    let with = |end: &&str| dictionary.contains(&format!("{base}{end}"));
                    if ["", "E", "ER"].iter().any(with) {
                        bases.push(base.to_owned());
                    }
                }
            }
        }
        bases.sort_unstable();
        bases.dedup();
        bases
    }
}

/// A word without its final vowel, which endings take the place of.
pub(super) fn trimmed(word: &str) -> &str {
    word.strip_suffix(['A', 'E', 'I', 'O', 'Y']).unwrap_or(word)
}
