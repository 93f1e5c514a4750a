//! What a match reads of the box: the dice and the theme cards of a language, with their lists of words (THE-2).

use alloc::vec::Vec;

mod card;
mod dice;
mod entry;
#[cfg(feature = "conformance")]
mod samples;
mod spoken;
mod wire;

pub use card::{CardError, MAX_NAME, MAX_WORDS, THEMES, Theme, ThemeCard};
pub use dice::{BadDie, Dice, Die, FACES};
pub use entry::{Entry, EntryError, Kind};
#[cfg(feature = "conformance")]
pub(crate) use samples::sample;
pub use spoken::{MAX_WORD, NotSpoken, letters};
pub(crate) use spoken::{is_particle, is_space};
pub use wire::LISTS;
#[cfg(feature = "encode")]
pub use wire::encode;

use lexicon::Language;

/// The dice and theme cards of a language.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Lists {
    language: Language,
    dice: Dice,
    cards: Vec<ThemeCard>,
    checksum: u64,
}

impl Lists {
    /// Dice and cards of a language; at least one card, so there is always something to play.
    pub fn new(language: Language, dice: Dice, cards: Vec<ThemeCard>) -> Result<Lists, CardError> {
        if cards.is_empty() {
            return Err(CardError::Themes(0));
        }
        let mut lists = Lists { language, dice, cards, checksum: 0 };
        lists.checksum = lexicon::file::checksum(&wire::body(&lists));
        Ok(lists)
    }

    /// The language of the words.
    pub fn language(&self) -> Language {
        self.language
    }

    /// The letter dice.
    pub fn dice(&self) -> &Dice {
        &self.dice
    }

    /// The theme cards, in the order of their numbers.
    pub fn cards(&self) -> &[ThemeCard] {
        &self.cards
    }

    /// The card of a number, from 1.
    pub fn card(&self, number: u8) -> Option<&ThemeCard> {
        usize::from(number).checked_sub(1).and_then(|index| self.cards.get(index))
    }

    /// A checksum of the contents, the same on every machine.
    pub fn checksum(&self) -> u64 {
        self.checksum
    }
}
