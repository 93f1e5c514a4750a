//! The table of a language: families, strangers, endings (`dictionaries/fr.roots`, `en.roots`).
//!
//! A line is a keyword and words; the first line is `roots` and the language's code. `=`: words of one root that nothing else here finds. `!`: a word, and others that look
//! related to it and are not. In these two a word with a hyphen begins as the first one does before its dot:
//! `DERM.E -ATITE`. `endings`: the fewest letters of a base, and what derives a word from one.
//! `learned`: the same for bases that are no words (`olymp-ique`). `turn`: an ending and those that take its place (`inva-de`,
//! `inva-sion`). `prefixes`: what stands before a base. `before`: what a longer word also counts without. `small`: parts of compounds that
//! say nothing.
//!
//! How families and strangers were found: README.md.

use alloc::borrow::ToOwned;
use alloc::collections::BTreeMap;
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;
use lexicon::{Dictionary, Language};

const VOWELS: [char; 6] = ['A', 'E', 'I', 'O', 'U', 'Y'];

/// The most bytes of a word of a table. Other words of its line may begin with it, so a long one would be copied as often as they are many.
const LONGEST: usize = 40;

/// The fewest letters before an ending that takes another's place.
const TURNED: usize = 3;

#[derive(Clone, Debug, Default)]
pub(super) struct RootTable {
    /// The families of a word, by number.
    families: BTreeMap<String, Vec<usize>>,
    strangers: BTreeMap<String, Vec<String>>,
    /// Each with the fewest letters that it leaves.
    endings: Vec<(String, usize)>,
    /// The same, of bases that need not be words.
    learned: Vec<(String, usize)>,
    /// Whether a final E may go before any ending.
    silent: bool,
    prefixes: Vec<String>,
    before: Vec<String>,
    small: Vec<String>,
    /// Two endings that take each other's place.
    turns: Vec<(String, String)>,
}

impl RootTable {
    /// Reads the text of a table; `None` for any other text.
    pub(super) fn read(language: Language, text: &str) -> Option<RootTable> {
        let mut table = RootTable { silent: language == Language::French, ..RootTable::default() };
        let mut lines = text.lines().enumerate();
        if lines.next()?.1.strip_prefix("roots ") != Some(language.code()) {
            return None;
        }
        let mut length = 0;
        if text.bytes().any(|byte| {
            length = if byte > b' ' { length + 1 } else { 0 };
            length > LONGEST
        }) {
            return None;
        }
        for (number, line) in lines {
            let mut words = line.split_whitespace().map(str::to_owned);
            match words.next().as_deref() {
                Some("=") => {
                    whole(words).for_each(|word| table.families.entry(word).or_default().push(number));
                }
                Some("!") => {
                    let mut words = whole(words);
                    let first = words.next().unwrap_or_default();
                    table.strangers.entry(first).or_default().extend(words);
                }
                Some(kind @ ("endings" | "learned")) => {
                    let left = words.next()?.parse().ok()?;
                    let endings = if kind == "learned" { &mut table.learned } else { &mut table.endings };
                    endings.extend(words.map(|ending| (ending, left)));
                }
                Some("before") => table.before.extend(words),
                Some("prefixes") => table.prefixes.extend(words),
                Some("small") => table.small.extend(words),
                Some("turn") => {
                    let first = words.next()?;
                    table.turns.extend(words.map(|other| (first.clone(), other)));
                }
                _ => return None,
            }
        }
        Some(table)
    }

    pub(super) fn family(&self, one: &[&str], other: &[&str]) -> bool {
        let of = |names: &[&str]| -> Vec<usize> {
            names.iter().filter_map(|name| self.families.get(*name)).flatten().copied().collect()
        };
        let others = of(other);
        of(one).iter().any(|family| others.contains(family))
    }

    /// Whether one word is the other with an ending in the place of another.
    pub(super) fn turned(&self, one: &str, other: &str) -> bool {
        let becomes = |word: &str, from: &str, other: &str, to: &str| {
            let rest = word.strip_suffix(from).filter(|rest| rest.len() >= TURNED);
            rest.is_some_and(|rest| other.strip_suffix(to) == Some(rest))
        };
        self.turns.iter().any(|(from, to)| becomes(one, from, other, to) || becomes(other, from, one, to))
    }

    pub(super) fn strangers(&self, one: &str, other: &str) -> bool {
        let apart = |one: &str, other: &str| {
            self.strangers.get(one).is_some_and(|words| words.iter().any(|word| word == other))
        };
        apart(one, other) || apart(other, one)
    }

    pub(super) fn is_prefix(&self, text: &str) -> bool {
        self.prefixes.iter().any(|prefix| prefix == text)
    }

    /// A word without what stands before it, if so many letters are left.
    pub(super) fn behind<'a>(&self, word: &'a str, left: usize) -> Option<&'a str> {
        let longest = self
            .before
            .iter()
            .filter(|before| word.starts_with(before.as_str()))
            .max_by_key(|before| before.len())?;
        word.strip_prefix(longest.as_str()).filter(|rest| rest.len() >= left)
    }

    pub(super) fn is_small(&self, part: &str) -> bool {
        lexicon::fold(part).is_ok_and(|part| self.small.contains(&part))
    }

    /// What is left of a word and of its lemmas without an ending of the table, if a word remains: `chat-on`, but not
    /// `mout-on`.
    pub(super) fn bases(&self, dictionary: &Dictionary, names: &[&str]) -> Bases {
        let mut bases = Bases::default();
        for name in names {
            for (ending, left, rest) in without(&self.endings, name) {
                // `runn-er` is of `run`.
                let mut last = rest.bytes().rev();
                let doubled = rest.len() > left && last.next() == last.next();
                let single = doubled.then(|| &rest[..rest.len() - 1]);
                for base in core::iter::once(rest).chain(single) {
                    // In English a silent E is dropped only before a vowel: `rac-er`, but not `blu-ster`.
                    let ends: &[&str] =
                        if ending.starts_with(VOWELS) || self.silent { &["", "E", "ER"] } else { &[""] };
                    let words = ends
                        .iter()
                        .map(|end| format!("{base}{end}"))
                        .filter(|word| dictionary.contains(word));
                    let before = bases.words.len();
                    bases.words.extend(words);
                    if bases.words.len() > before {
                        bases.left.push(base.to_owned());
                    }
                }
            }
            bases.learned.extend(without(&self.learned, name).map(|(_, _, rest)| rest.to_owned()));
        }
        bases
    }
}

/// The words of a line, those with a hyphen written out.
fn whole(words: impl Iterator<Item = String>) -> impl Iterator<Item = String> {
    let mut begin = String::new();
    words.map(move |word| match word.strip_prefix('-') {
        Some(rest) => format!("{begin}{rest}"),
        None => match word.split_once('.') {
            Some((front, back)) => {
                front.clone_into(&mut begin);
                format!("{front}{back}")
            }
            None => word,
        },
    })
}

/// The endings that a word has, each with the fewest letters that it leaves and with what it leaves.
fn without<'a>(
    endings: &'a [(String, usize)],
    word: &'a str,
) -> impl Iterator<Item = (&'a str, usize, &'a str)> {
    endings.iter().filter_map(move |(ending, left)| {
        let rest = word.strip_suffix(ending.as_str()).filter(|rest| rest.len() >= *left)?;
        Some((ending.as_str(), *left, rest))
    })
}

/// What is left of a word without an ending.
#[derive(Default)]
pub(super) struct Bases {
    left: Vec<String>,
    /// The words that the dictionary has of them.
    words: Vec<String>,
    /// Those that need not be words.
    learned: Vec<String>,
}

impl Bases {
    /// Whether one of the bases is this word, or this word with I for its final Y.
    pub(super) fn are_of(&self, name: &str) -> bool {
        // `ally`, `alliance`.
        let ally =
            |base: &str| name.strip_suffix('Y').is_some_and(|rest| base.strip_suffix('I') == Some(rest));
        self.left.iter().chain(&self.words).chain(&self.learned).any(|base| base == name || ally(base))
    }

    /// Whether both have a base of at least `letters` letters in common, or of five if it is a word.
    pub(super) fn meet(&self, other: &Bases, letters: usize) -> bool {
        let common = |mine: &[String], theirs: &[String], letters| {
            mine.iter().any(|base| base.len() >= letters && theirs.contains(base))
        };
        common(&self.left, &other.left, letters)
            || common(&self.words, &other.words, letters.max(5))
            || common(&self.learned, &other.learned, letters)
    }
}

/// A word without its final vowel, which endings take the place of.
pub(super) fn trimmed(word: &str) -> &str {
    word.strip_suffix(['A', 'E', 'I', 'O', 'Y']).unwrap_or(word)
}
