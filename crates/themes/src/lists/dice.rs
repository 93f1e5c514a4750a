//! The letter dice and their colours.

use alloc::borrow::ToOwned;
use alloc::string::String;
use core::fmt;
use serde::{Deserialize, Serialize};

/// The colours of the letter dice, in the order in which they are named. In JSON `green`, `white`, `yellow`, `red`, `blue`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "ThemesDie"))]
#[serde(rename_all = "kebab-case")]
pub enum Die {
    /// The green die.
    Green,
    /// The white die.
    White,
    /// The yellow die.
    Yellow,
    /// The red die.
    Red,
    /// The blue die.
    Blue,
}

impl Die {
    /// All five dice.
    pub const ALL: [Die; 5] = [Die::Green, Die::White, Die::Yellow, Die::Red, Die::Blue];

    /// Its place in lists of five.
    pub fn index(self) -> usize {
        self as usize
    }
}

/// How many faces a die has.
pub const FACES: usize = 6;

/// The letters on the five letter dice (THE-1, THE-2): six on each, A–Z.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(try_from = "Faces", into = "Faces")]
pub struct Dice([[u8; FACES]; 5]);

/// The dice as a file has them: `{"green": "BCDFGL", …}`.
#[derive(Clone, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Faces {
    green: String,
    white: String,
    yellow: String,
    red: String,
    blue: String,
}

/// A die does not have six letters A–Z.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BadDie(pub String);

impl fmt::Display for BadDie {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "a die has {FACES} letters A–Z, {:?} is none", self.0)
    }
}

impl core::error::Error for BadDie {}

impl Dice {
    /// The dice, each as its six letters, in the order of [`Die::ALL`].
    pub fn new(faces: [&str; 5]) -> Result<Dice, BadDie> {
        let mut dice = [[0; FACES]; 5];
        for (die, text) in dice.iter_mut().zip(faces) {
            let letters = <[u8; FACES]>::try_from(text.as_bytes()).ok();
            let letters = letters.filter(|letters| letters.iter().all(u8::is_ascii_uppercase));
            *die = letters.ok_or_else(|| BadDie(text.to_owned()))?;
        }
        Ok(Dice(dice))
    }

    /// The letter on a face of a die, from 0; the first one for a face that it does not have.
    pub fn face(&self, die: Die, face: usize) -> char {
        let faces = &self.0[die.index()];
        char::from(faces.get(face).copied().unwrap_or(faces[0]))
    }

    /// The letters of a die, in the order of its faces.
    pub fn letters(&self, die: Die) -> impl Iterator<Item = char> {
        self.0[die.index()].iter().copied().map(char::from)
    }
}

impl TryFrom<Faces> for Dice {
    type Error = BadDie;

    fn try_from(faces: Faces) -> Result<Dice, BadDie> {
        Dice::new([&faces.green, &faces.white, &faces.yellow, &faces.red, &faces.blue])
    }
}

impl From<Dice> for Faces {
    fn from(dice: Dice) -> Faces {
        let text = |die: Die| dice.letters(die).collect();
        Faces {
            green: text(Die::Green),
            white: text(Die::White),
            yellow: text(Die::Yellow),
            red: text(Die::Red),
            blue: text(Die::Blue),
        }
    }
}
