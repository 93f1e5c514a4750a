//! Cards. Each has a family's colour, a language and a slot, which is its place in the family's sentence; two cards are jokers.

use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt;
use core::str::FromStr;
use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

/// How many slots a family has, and so how many cards its sentence has (SPI-1).
pub const SLOTS: u8 = 5;

/// The colour of a family's frame (SPI-2).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(schemars::JsonSchema, ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(rename = "SpikitColour"))]
#[serde(rename_all = "kebab-case")]
pub enum Colour {
    /// Red.
    Red,
    /// Orange.
    Orange,
    /// Yellow.
    Yellow,
    /// Green.
    Green,
    /// Blue.
    Blue,
    /// Violet.
    Violet,
    /// Pink.
    Pink,
    /// Brown.
    Brown,
    /// Grey.
    Grey,
    /// Turquoise.
    Turquoise,
}

impl Colour {
    /// All ten colours.
    pub const ALL: [Colour; 10] = [
        Colour::Red,
        Colour::Orange,
        Colour::Yellow,
        Colour::Green,
        Colour::Blue,
        Colour::Violet,
        Colour::Pink,
        Colour::Brown,
        Colour::Grey,
        Colour::Turquoise,
    ];

    /// Its name in JSON.
    pub fn code(self) -> &'static str {
        match self {
            Colour::Red => "red",
            Colour::Orange => "orange",
            Colour::Yellow => "yellow",
            Colour::Green => "green",
            Colour::Blue => "blue",
            Colour::Violet => "violet",
            Colour::Pink => "pink",
            Colour::Brown => "brown",
            Colour::Grey => "grey",
            Colour::Turquoise => "turquoise",
        }
    }
}

/// A language's code of two letters, such as `fr`. The deck says which two it has.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Lang([u8; 2]);

impl Lang {
    /// `fr`.
    pub(crate) const FRENCH: Lang = Lang(*b"fr");
    /// `en`.
    pub(crate) const ENGLISH: Lang = Lang(*b"en");

    /// The code.
    pub fn code(&self) -> &str {
        // Two lower-case letters, since nothing else is made.
        core::str::from_utf8(&self.0).unwrap_or_default()
    }
}

impl fmt::Debug for Lang {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

/// A text that names no card, colour or language.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Unknown;

impl fmt::Display for Unknown {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("no card or language of that name")
    }
}

impl core::error::Error for Unknown {}

impl FromStr for Lang {
    type Err = Unknown;

    fn from_str(code: &str) -> Result<Lang, Unknown> {
        match code.as_bytes() {
            [a @ b'a'..=b'z', b @ b'a'..=b'z'] => Ok(Lang([*a, *b])),
            _ => Err(Unknown),
        }
    }
}

/// A card. In JSON `"red.fr.2"`, `"joker.1"`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Card {
    /// A card with words.
    Words {
        /// Its family.
        colour: Colour,
        /// Its language; a proper name is on the cards of both (SPI-4).
        lang: Lang,
        /// Its place in the family's sentence, 1 to 5. This is also the die face that it shows (SPI-3).
        slot: u8,
    },
    /// One of the two jokers, 1 or 2. It shows a six.
    Joker(u8),
}

impl Card {
    /// The die face that it shows (SPI-3).
    pub fn face(self) -> u8 {
        match self {
            Card::Words { slot, .. } => slot,
            Card::Joker(_) => 6,
        }
    }

    /// Whether it is a joker.
    pub fn is_joker(self) -> bool {
        matches!(self, Card::Joker(_))
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Card::Words { colour, lang, slot } => write!(f, "{}.{}.{slot}", colour.code(), lang.code()),
            Card::Joker(number) => write!(f, "joker.{number}"),
        }
    }
}

impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Card {
    type Err = Unknown;

    fn from_str(name: &str) -> Result<Card, Unknown> {
        match name.split('.').collect::<Vec<_>>()[..] {
            ["joker", "1"] => Ok(Card::Joker(1)),
            ["joker", "2"] => Ok(Card::Joker(2)),
            [colour, lang, slot] => {
                let colour = Colour::ALL.into_iter().find(|known| known.code() == colour).ok_or(Unknown)?;
                let slot = (1..=SLOTS).find(|known| known.to_string() == slot).ok_or(Unknown)?;
                Ok(Card::Words { colour, lang: lang.parse()?, slot })
            }
            _ => Err(Unknown),
        }
    }
}

macro_rules! as_text {
    ($name:ident, |$value:ident| $text:expr) => {
        impl Serialize for $name {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                let $value = self;
                serializer.serialize_str(&$text)
            }
        }

        impl<'de> Deserialize<'de> for $name {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<$name, D::Error> {
                let text = String::deserialize(deserializer)?;
                text.parse()
                    .map_err(|_| de::Error::invalid_value(de::Unexpected::Str(&text), &"the name of one"))
            }
        }

        #[cfg(feature = "ts")]
        impl ts_rs::TS for $name {
            type WithoutGenerics = Self;
            type OptionInnerType = Self;
            fn name(_: &ts_rs::Config) -> String {
                "string".into()
            }
            fn inline(config: &ts_rs::Config) -> String {
                Self::name(config)
            }
        }
    };
}

as_text!(Card, |card| card.to_string());
as_text!(Lang, |lang| lang.code());

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn spi_3_a_card_shows_its_slot_and_a_joker_a_six() {
        let card: Card = "red.fr.2".parse().unwrap();
        assert_eq!((card.face(), Card::Joker(1).face()), (2, 6));
        assert_eq!(card.to_string(), "red.fr.2");
    }

    #[test]
    fn what_is_no_card_is_refused() {
        for name in
            ["", "red.fr.0", "red.fr.6", "red.FR.1", "mauve.fr.1", "joker.3", "red.fr.1.1", "red.fr.01"]
        {
            assert_eq!(name.parse::<Card>(), Err(Unknown), "{name}");
        }
    }
}
