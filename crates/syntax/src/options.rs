use crate::Refusal;
use lexicon::Language;
use serde::{Deserialize, Serialize};
use tabletop::Seat;

/// Options of Syntax.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(schemars::JsonSchema, ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(rename = "SyntaxOptions"))]
#[serde(default, deny_unknown_fields)]
#[cfg_attr(feature = "ts", schemars(title = "SyntaxOptions"))]
pub struct Options {
    /// The seat that draws first in the draw for the deal (SYN-5, COM-2).
    #[cfg_attr(feature = "ts", schemars(with = "u8", range(min = 0, max = 7)))]
    pub first_seat: Seat,
    /// The dictionary that words are looked up in (SYN-16).
    pub dictionary: WordLanguage,
    /// The deck (SYN-3). Null means that of the dictionary's language, and the French one for both languages.
    pub deck: Option<DeckLanguage>,
    /// How many packs are shuffled together (SYN-1). Null means one for up to four seats and two for more.
    #[cfg_attr(feature = "ts", schemars(range(min = 1, max = 2)))]
    pub packs: Option<u8>,
    /// Who judges words (SYN-20).
    pub referee: Referee,
    /// The fewest letters of a word (SYN-17, SYN-18).
    #[cfg_attr(feature = "ts", schemars(range(min = 2, max = 3)))]
    pub minimum_length: u8,
    /// Whether the first word that each seat lays in a round has at least four letters (SYN-19).
    pub long_opening: bool,
    /// How a seat that has left may come back (SYN-28). Null means that it may not.
    pub re_entry: Option<ReEntry>,
}

/// The words that count (SYN-16).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(schemars::JsonSchema, ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(rename = "SyntaxWordLanguage"))]
pub enum WordLanguage {
    /// French words.
    #[serde(rename = "fr")]
    French,
    /// English words.
    #[serde(rename = "en")]
    English,
    /// The words of both languages.
    #[serde(rename = "both")]
    Both,
}

/// A deck of the box, by the language for which its letters are counted (SYN-3).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(schemars::JsonSchema, ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(rename = "SyntaxDeck"))]
pub enum DeckLanguage {
    /// The deck whose letters are counted for French.
    #[serde(rename = "fr")]
    French,
    /// The deck whose letters are counted for English.
    #[serde(rename = "en")]
    English,
}

/// Who judges words (SYN-20).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(schemars::JsonSchema, ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(rename = "SyntaxReferee"))]
#[serde(rename_all = "kebab-case")]
pub enum Referee {
    /// Any letters may be played. They stand unless another seat contests them.
    Challenge,
    /// A word that is not in the dictionary is refused at once.
    Dictionary,
}

/// How seats may come back (SYN-28).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(schemars::JsonSchema, ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(rename = "SyntaxReEntry"))]
#[serde(default, deny_unknown_fields)]
pub struct ReEntry {
    /// How often each seat may come back.
    #[cfg_attr(feature = "ts", schemars(range(min = 1, max = 20)))]
    pub allowed: u8,
    /// What coming back costs each time. The price is only noted, it does not change the score.
    #[cfg_attr(feature = "ts", schemars(range(min = 0, max = 1_000_000)))]
    pub price: u32,
}

impl Default for ReEntry {
    fn default() -> ReEntry {
        ReEntry { allowed: 1, price: 1 }
    }
}

impl Default for Options {
    fn default() -> Options {
        Options {
            first_seat: Seat(0),
            dictionary: WordLanguage::French,
            deck: None,
            packs: None,
            referee: Referee::Challenge,
            minimum_length: 2,
            long_opening: false,
            re_entry: None,
        }
    }
}

impl Options {
    /// Checks that a match for that many seats can have these options. The refusal names the one that is out of range.
    pub fn check(&self, seats: usize) -> Result<(), Refusal> {
        let bad = |option| Err(Refusal::BadOptions { option });
        let back = self.re_entry.unwrap_or_default();
        if self.first_seat.index() >= seats {
            bad("first_seat")
        } else if self.packs.is_some_and(|packs| !(1..=2).contains(&packs) || (packs == 1 && seats > 4)) {
            bad("packs")
        } else if !(2..=3).contains(&self.minimum_length) {
            bad("minimum_length")
        } else if !(1..=20).contains(&back.allowed) || back.price > 1_000_000 {
            bad("re_entry")
        } else {
            Ok(())
        }
    }

    /// How many packs serve that many seats (SYN-1).
    pub fn packs(&self, seats: usize) -> usize {
        match self.packs {
            Some(packs) => usize::from(packs.clamp(1, 2)),
            None if seats > 4 => 2,
            None => 1,
        }
    }

    /// The languages of the dictionaries that a match with these options needs.
    pub fn languages(&self) -> &'static [Language] {
        match self.dictionary {
            WordLanguage::French => &[Language::French],
            WordLanguage::English => &[Language::English],
            WordLanguage::Both => &[Language::French, Language::English],
        }
    }

    /// The language of the deck that a match with these options is played with (SYN-3).
    pub fn deck_language(&self) -> Language {
        match (self.deck, self.dictionary) {
            (Some(DeckLanguage::English), _) | (None, WordLanguage::English) => Language::English,
            (Some(DeckLanguage::French), _) | (None, WordLanguage::French | WordLanguage::Both) => {
                Language::French
            }
        }
    }
}
