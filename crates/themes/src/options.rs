//! What can be chosen before a match.

use crate::Refusal;
use lexicon::Language;
use serde::{Deserialize, Deserializer, Serialize};
use tabletop::Seat;

/// How many tokens there are (THE-1).
pub const TOKENS: u32 = 90;

/// Options of a match.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(schemars::JsonSchema, ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(rename = "ThemesOptions"), schemars(title = "ThemesOptions"))]
#[cfg_attr(feature = "ts", schemars(extend(
    "if" = {"properties": {"calm": {"const": true}}, "required": ["calm"]},
    "then" = {"properties": {"timer": {"default": null}}}
)))]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// Who rolls first (THE-4, COM-2).
    #[cfg_attr(feature = "ts", schemars(with = "u8", range(min = 0, max = 5)))]
    pub first_seat: Seat,
    /// The game of the box, or one of its variants (THE-17, THE-21).
    pub variant: Variant,
    /// The language of themes, dice and words (THE-2).
    pub words: WordLanguage,
    /// The theme card (THE-3). It is ignored if the host brings a card of its own.
    #[cfg_attr(feature = "ts", schemars(range(min = 1, max = 4)))]
    pub card: u8,
    /// How many tokens are played for (THE-30).
    #[cfg_attr(feature = "ts", schemars(range(min = 10, max = 90), extend("examples" = [90, 60, 30])))]
    pub tokens: u32,
    /// How many seconds a round lasts or, in the calm game, a turn; null for no clock. Where it is absent, 60, and null in the calm game
    /// (THE-16).
    #[cfg_attr(feature = "ts", schemars(range(min = 10, max = 600), extend("examples" = [30, 60, 120])))]
    pub timer: Option<u32>,
    /// Whether that clock stands still while somebody who buzzed types (THE-25).
    pub clock_waits: bool,
    /// How many seconds somebody who buzzed has for the word; null for no clock (THE-25).
    #[cfg_attr(feature = "ts", schemars(range(min = 5, max = 600), extend("examples" = [20, 30, 60])))]
    pub typing: Option<u32>,
    /// Whether the seats take turns instead of being quick (THE-26).
    pub calm: bool,
    /// Whether a person who is alone among bots judges a word of their own that the dictionary has and the list has not (THE-14).
    pub honour: bool,
}

/// Options as they are given: whether there is a clock where nothing is said of it depends on another option (THE-16).
#[derive(Deserialize)]
#[serde(default, deny_unknown_fields)]
struct Given {
    first_seat: Seat,
    variant: Variant,
    words: WordLanguage,
    card: u8,
    tokens: u32,
    /// `None` if nothing is said of it.
    #[serde(deserialize_with = "said")]
    timer: Option<Option<u32>>,
    clock_waits: bool,
    typing: Option<u32>,
    calm: bool,
    honour: bool,
}

/// A null says something: no clock.
fn said<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<Option<u32>>, D::Error> {
    Option::deserialize(deserializer).map(Some)
}

impl Default for Given {
    fn default() -> Given {
        let Options { first_seat, variant, words, card, tokens, clock_waits, typing, calm, honour, .. } =
            Options::default();
        Given { first_seat, variant, words, card, tokens, timer: None, clock_waits, typing, calm, honour }
    }
}

impl<'de> Deserialize<'de> for Options {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Options, D::Error> {
        let Given { first_seat, variant, words, card, tokens, timer, clock_waits, typing, calm, honour } =
            Given::deserialize(deserializer)?;
        let usual = if calm { None } else { Options::default().timer };
        let timer = timer.unwrap_or(usual);
        Ok(Options { first_seat, variant, words, card, tokens, timer, clock_waits, typing, calm, honour })
    }
}

/// The variants of the game. In JSON `classic`, `limited`, `open`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(schemars::JsonSchema, ts_rs::TS), ts(rename = "ThemesVariant"))]
#[serde(rename_all = "kebab-case")]
pub enum Variant {
    /// A word each, and the last ones score nothing (THE-11, THE-12).
    Classic,
    /// Few tokens in the centre, and as many words as they last for (THE-17…20).
    Limited,
    /// Any theme of the card, each once (THE-21…23).
    Open,
}

/// A language. In JSON `fr`, `en`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(schemars::JsonSchema, ts_rs::TS), ts(rename = "ThemesWordLanguage"))]
pub enum WordLanguage {
    /// French.
    #[serde(rename = "fr")]
    French,
    /// English.
    #[serde(rename = "en")]
    English,
}

impl WordLanguage {
    /// The language as the lexicon knows it.
    pub fn language(self) -> Language {
        match self {
            WordLanguage::French => Language::French,
            WordLanguage::English => Language::English,
        }
    }
}

impl Default for Options {
    fn default() -> Options {
        Options {
            first_seat: Seat(0),
            variant: Variant::Classic,
            words: WordLanguage::French,
            card: 1,
            tokens: TOKENS,
            timer: Some(60),
            clock_waits: true,
            typing: Some(20),
            calm: false,
            honour: true,
        }
    }
}

impl Options {
    /// Checks that a match for that many seats, with that many theme cards to choose from, can have these options.
    pub fn check(&self, seats: usize, cards: usize) -> Result<(), Refusal> {
        let bad = |option| Err(Refusal::Options { option });
        if self.first_seat.index() >= seats {
            bad("first_seat")
        } else if !(1..=cards).contains(&usize::from(self.card)) {
            bad("card")
        } else if !(10..=TOKENS).contains(&self.tokens) {
            bad("tokens")
        } else if self.timer.is_some_and(|seconds| !(10..=600).contains(&seconds)) {
            bad("timer")
        } else if self.typing.is_some_and(|seconds| !(5..=600).contains(&seconds)) {
            bad("typing")
        } else {
            Ok(())
        }
    }
}
