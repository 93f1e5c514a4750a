//! What the dice show.

use alloc::vec::Vec;

use crate::{Dice, Die};
use serde::{Deserialize, Serialize};
use tabletop::Chance;

/// A roll of all dice (THE-5).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "ThemesRoll"))]
#[serde(deny_unknown_fields)]
pub struct Roll {
    /// The number of the theme, from 1; absent with open themes (THE-21).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub theme: Option<u8>,
    /// The letter dice.
    pub letters: Letters,
    /// The colour die.
    pub colour: Colour,
}

/// The letters that the five dice show, A–Z.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "ThemesLetters"))]
#[serde(deny_unknown_fields)]
pub struct Letters {
    /// The green die.
    #[cfg_attr(feature = "ts", ts(type = "string"))]
    pub green: char,
    /// The white die.
    #[cfg_attr(feature = "ts", ts(type = "string"))]
    pub white: char,
    /// The yellow die.
    #[cfg_attr(feature = "ts", ts(type = "string"))]
    pub yellow: char,
    /// The red die.
    #[cfg_attr(feature = "ts", ts(type = "string"))]
    pub red: char,
    /// The blue die.
    #[cfg_attr(feature = "ts", ts(type = "string"))]
    pub blue: char,
}

/// What the colour die shows (THE-6, THE-10).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "ThemesColour"))]
#[serde(rename_all = "kebab-case")]
pub enum Colour {
    /// The green die has the initial.
    Green,
    /// The white die has the initial.
    White,
    /// The yellow die has the initial.
    Yellow,
    /// The red die has the initial.
    Red,
    /// The blue die has the initial.
    Blue,
    /// None of the letters may be in the word (THE-10).
    Black,
}

impl Colour {
    /// All six faces.
    pub const ALL: [Colour; 6] =
        [Colour::Green, Colour::White, Colour::Yellow, Colour::Red, Colour::Blue, Colour::Black];

    /// The letter die of that colour; none for black.
    pub fn die(self) -> Option<Die> {
        Die::ALL.get(self as usize).copied()
    }
}

impl Letters {
    /// The letter of a die.
    pub fn of(&self, die: Die) -> char {
        match die {
            Die::Green => self.green,
            Die::White => self.white,
            Die::Yellow => self.yellow,
            Die::Red => self.red,
            Die::Blue => self.blue,
        }
    }

    /// All five, in the order of [`Die::ALL`].
    pub fn all(&self) -> [char; 5] {
        Die::ALL.map(|die| self.of(die))
    }

    /// The dice whose letter is in a word of letters A–Z: each counts once, however often the letter occurs (THE-9).
    pub fn in_word(&self, letters: &str) -> Vec<Die> {
        Die::ALL.into_iter().filter(|die| letters.contains(self.of(*die))).collect()
    }
}

impl Roll {
    /// The letter that words must begin with; none on black (THE-6).
    pub fn initial(&self) -> Option<char> {
        self.colour.die().map(|die| self.letters.of(die))
    }

    /// Rolls the numbered die (it is rolled again until it shows one of the themes), the letter dice and the colour die.
    pub(crate) fn of(dice: &Dice, themes: Option<usize>, chance: &mut Chance) -> Roll {
        // A card has six themes at most.
        let theme = themes.map(|count| chance.index(count) as u8 + 1);
        let mut letter = |die| dice.face(die, chance.index(crate::FACES));
        let [green, white, yellow, red, blue] = Die::ALL.map(&mut letter);
        let letters = Letters { green, white, yellow, red, blue };
        Roll { theme, letters, colour: Colour::ALL[chance.index(Colour::ALL.len())] }
    }
}
