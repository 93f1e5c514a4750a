//! A word of a theme's list.

use super::spoken::{NotSpoken, letters};
use alloc::borrow::ToOwned;
use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;
use lexicon::Tier;
use lexicon::is_apostrophe;
use serde::{Deserialize, Serialize};
use tabletop::text::plain;

/// The most characters of the full form of a word.
const MAX_DISPLAY: usize = 80;

/// Whether a word is a common noun or a proper name. In JSON `common`, `proper`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Kind {
    /// A common noun: it must have no root in common with a word of the round (THE-7).
    Common,
    /// A proper name; for a person, the family name or the nickname (THE-8).
    Proper,
}

/// A word of a theme's list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entry {
    /// Its letters A–Z: what it is looked up by.
    pub letters: String,
    /// The word as it is announced, with its accents.
    pub word: String,
    /// Whether it is a common noun or a proper name.
    pub kind: Kind,
    /// Who knows it: a child (common), most people (known), few (rare).
    pub tier: Tier,
    /// The full form, such as `Bono (Paul Hewson)`; empty if that is the word itself.
    pub display: String,
}

/// Why a line is no word of a list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum EntryError {
    /// The first column is no word that can be announced.
    Word(NotSpoken),
    /// The second column is neither `common` nor `proper`.
    Kind(String),
    /// The third column is not 1, 2 or 3.
    Tier(String),
    /// The fourth column is too long, or has a sign that a full form cannot have (`~`, what cannot be seen).
    Display(String),
    /// The line has more than four columns.
    Columns(usize),
}

impl fmt::Display for EntryError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            EntryError::Word(reason) => write!(f, "{reason}"),
            EntryError::Kind(text) => write!(f, "kind {text:?} is neither common nor proper"),
            EntryError::Tier(text) => write!(f, "tier {text:?} is not 1, 2 or 3"),
            EntryError::Display(text) => write!(f, "{text:?} is no full form"),
            EntryError::Columns(count) => write!(f, "{count} columns, four are possible"),
        }
    }
}

impl core::error::Error for EntryError {}

/// The letters of a word of a full form, which may be a single one.
fn letters_of(text: &str) -> Option<String> {
    lexicon::fold(&text.chars().filter(|sign| sign.is_alphabetic()).collect::<String>()).ok()
}

impl Entry {
    /// Checks a word for a list.
    pub fn new(word: &str, kind: Kind, tier: Tier, display: &str) -> Result<Entry, EntryError> {
        let word = word.trim();
        let display = display.trim();
        if !display.is_empty() && (display.contains('~') || plain(display, MAX_DISPLAY).is_err()) {
            return Err(EntryError::Display(display.chars().take(MAX_DISPLAY).collect()));
        }
        let letters = letters(word).map_err(EntryError::Word)?;
        // All apostrophes become one sign, so that words are compared and packed alike.
        let word = word.chars().map(|sign| if is_apostrophe(sign) { '’' } else { sign }).collect();
        let display = if display == word { "" } else { display };
        Ok(Entry { letters, word, kind, tier, display: display.to_owned() })
    }

    /// Reads a line of a list: the word and, after tabs, its kind (`common` where it is left out), its tier (1 known to a child, 2 usual,
    /// 3 rare; 2 where it is left out) and its full form.
    ///
    /// ```
    /// use themes::{Entry, Kind};
    ///
    /// let bono = Entry::from_line("Bono\tproper\t1\tBono (Paul Hewson)").unwrap();
    /// assert_eq!((bono.letters.as_str(), bono.kind), ("BONO", Kind::Proper));
    /// assert!(Entry::from_line("Bono\tsinger").is_err());
    /// ```
    pub fn from_line(line: &str) -> Result<Entry, EntryError> {
        let columns: Vec<&str> = line.split('\t').map(str::trim).collect();
        if columns.len() > 4 {
            return Err(EntryError::Columns(columns.len()));
        }
        let column = |index: usize| columns.get(index).copied().unwrap_or_default();
        let kind = match column(1) {
            "" | "common" => Kind::Common,
            "proper" => Kind::Proper,
            other => return Err(EntryError::Kind(other.chars().take(MAX_DISPLAY).collect())),
        };
        let tier = match column(2) {
            "1" => Tier::COMMON,
            "" | "2" => Tier::KNOWN,
            "3" => Tier::RARE,
            other => return Err(EntryError::Tier(other.chars().take(MAX_DISPLAY).collect())),
        };
        Entry::new(column(0), kind, tier, column(3))
    }

    /// Whether a text is one of the words of the full form, brackets aside: `Victor` of *Victor Hugo*.
    pub(crate) fn has_in_full(&self, text: &str) -> bool {
        let full = self.display.split('(').next().unwrap_or_default();
        let text = letters_of(text);
        text.is_some() && full.split_whitespace().any(|word| letters_of(word) == text)
    }

    /// The full form, or the word where there is none.
    pub fn full(&self) -> &str {
        if self.display.is_empty() { &self.word } else { &self.display }
    }
}
