//! The cards (PAD-1) and hands of them.

use alloc::vec::Vec;
use core::fmt;
use serde::de::{self, Deserializer};
use serde::{Deserialize, Serialize, Serializer};

/// How many letters there are: B…Z (PAD-1).
pub const LETTERS: usize = 25;

/// How many cards there are of each letter, in a hand or, stars included, in a formula.
pub type Counts = [u8; LETTERS];

/// A letter from B, the lowest, to Z, the highest (PAD-2). Colours do not matter in this game, so there is none.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Hash)]
pub struct Letter(u8);

impl Letter {
    /// The lowest letter.
    pub const B: Letter = Letter(0);
    /// The highest letter, which wins at once (PAD-19).
    pub const Z: Letter = Letter(LETTERS as u8 - 1);

    /// The letter of an upper-case sign B…Z.
    pub fn from_char(sign: char) -> Option<Letter> {
        match sign {
            'B'..='Z' => Some(Letter(sign as u8 - b'B')),
            _ => None,
        }
    }

    /// The letter with that index, B being 0.
    pub fn from_index(index: usize) -> Option<Letter> {
        if index < LETTERS { u8::try_from(index).ok().map(Letter) } else { None }
    }

    /// The index into [`Counts`]: B is 0, Z is 24.
    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    /// The upper-case sign.
    pub fn as_char(self) -> char {
        char::from(b'B' + self.0)
    }

    /// All letters, ascending.
    pub fn all() -> impl DoubleEndedIterator<Item = Letter> + Clone {
        (0..LETTERS as u8).map(Letter)
    }
}

impl fmt::Display for Letter {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.as_char())
    }
}

/// A card. In JSON: `"B"`…`"Z"`, `"*"` a star, `"!"` a firecracker.
///
/// Cards are ordered by their value in PAD-24, worst first: the letters from B to Z, the star, the firecracker.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Hash)]
pub enum Card {
    /// A letter.
    Letter(Letter),
    /// A star, which stands for any letter (PAD-9).
    Star,
    /// A firecracker (PAD-11).
    Firecracker,
}

impl Card {
    /// How many of these cards the box holds (PAD-1).
    pub fn copies(self) -> u8 {
        match self {
            Card::Letter(_) => 2,
            Card::Star => 7,
            Card::Firecracker => 3,
        }
    }

    /// All different cards, worst first.
    pub fn kinds() -> impl DoubleEndedIterator<Item = Card> + Clone {
        Letter::all().map(Card::Letter).chain([Card::Star, Card::Firecracker])
    }

    /// The card with that sign; `None` for any other sign.
    pub fn from_char(sign: char) -> Option<Card> {
        match sign {
            '*' => Some(Card::Star),
            '!' => Some(Card::Firecracker),
            _ => Letter::from_char(sign).map(Card::Letter),
        }
    }

    /// The sort of card, as messages call it: `letter`, `star` or `firecracker`.
    pub fn kind(self) -> &'static str {
        match self {
            Card::Letter(_) => "letter",
            Card::Star => "star",
            Card::Firecracker => "firecracker",
        }
    }

    /// The card's sign in the protocol.
    pub fn as_char(self) -> char {
        match self {
            Card::Letter(letter) => letter.as_char(),
            Card::Star => '*',
            Card::Firecracker => '!',
        }
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.as_char())
    }
}

impl Serialize for Card {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Card {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Card, D::Error> {
        struct Visitor;
        impl de::Visitor<'_> for Visitor {
            type Value = Card;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a card: B…Z, * or !")
            }

            fn visit_str<E: de::Error>(self, text: &str) -> Result<Card, E> {
                let mut signs = text.chars();
                match (signs.next().and_then(Card::from_char), signs.next()) {
                    (Some(card), None) => Ok(card),
                    _ => Err(E::custom("no card of this game")),
                }
            }
        }
        deserializer.deserialize_str(Visitor)
    }
}

/// A multiset of cards. In JSON: the list of its cards, worst first.
///
/// Counts stop at 255 of a kind, far beyond what the box holds, so an impossible hand is never mistaken for a possible one.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Hash)]
pub struct Hand {
    /// How many of each letter.
    pub letters: Counts,
    /// How many stars.
    pub stars: u8,
    /// How many firecrackers.
    pub firecrackers: u8,
}

impl Hand {
    /// No card.
    pub const EMPTY: Hand = Hand { letters: [0; LETTERS], stars: 0, firecrackers: 0 };

    /// All 60 cards (PAD-1).
    pub fn full_box() -> Hand {
        let mut cards = Hand::EMPTY;
        for card in Card::kinds() {
            *cards.slot(card) = card.copies();
        }
        cards
    }

    fn slot(&mut self, card: Card) -> &mut u8 {
        match card {
            Card::Letter(letter) => &mut self.letters[letter.index()],
            Card::Star => &mut self.stars,
            Card::Firecracker => &mut self.firecrackers,
        }
    }

    /// How many of that card it holds.
    pub fn count(&self, card: Card) -> u8 {
        match card {
            Card::Letter(letter) => self.letters[letter.index()],
            Card::Star => self.stars,
            Card::Firecracker => self.firecrackers,
        }
    }

    /// The number of cards.
    pub fn len(&self) -> usize {
        self.letter_count() + usize::from(self.stars) + usize::from(self.firecrackers)
    }

    /// How many letters.
    pub fn letter_count(&self) -> usize {
        self.letters.iter().map(|count| usize::from(*count)).sum()
    }

    /// Whether there is no card.
    pub fn is_empty(&self) -> bool {
        *self == Hand::EMPTY
    }

    /// Adds a card.
    pub fn add(&mut self, card: Card) {
        let slot = self.slot(card);
        *slot = slot.saturating_add(1);
    }

    /// Takes a card out, and returns whether it was there.
    pub fn remove(&mut self, card: Card) -> bool {
        let slot = self.slot(card);
        let there = *slot > 0;
        *slot = slot.saturating_sub(1);
        there
    }

    /// Adds every card of another hand.
    pub fn add_all(&mut self, other: &Hand) {
        for (count, more) in self.letters.iter_mut().zip(other.letters) {
            *count = count.saturating_add(more);
        }
        self.stars = self.stars.saturating_add(other.stars);
        self.firecrackers = self.firecrackers.saturating_add(other.firecrackers);
    }

    /// This hand without the cards of another one; `None` if one of those is missing.
    pub fn without(&self, other: &Hand) -> Option<Hand> {
        let mut rest = *self;
        for (count, less) in rest.letters.iter_mut().zip(other.letters) {
            *count = count.checked_sub(less)?;
        }
        rest.stars = self.stars.checked_sub(other.stars)?;
        rest.firecrackers = self.firecrackers.checked_sub(other.firecrackers)?;
        Some(rest)
    }

    /// Whether it can lead. A hand of firecrackers only cannot (PAD-11, PAD-27).
    pub fn can_lead(&self) -> bool {
        self.stars > 0 || self.letter_count() > 0
    }

    /// The worst card (PAD-24).
    pub fn worst(&self) -> Option<Card> {
        Card::kinds().find(|card| self.count(*card) > 0)
    }

    /// The best card (PAD-24).
    pub fn best(&self) -> Option<Card> {
        Card::kinds().rev().find(|card| self.count(*card) > 0)
    }

    /// The cards, worst first.
    pub fn cards(&self) -> impl Iterator<Item = Card> + Clone + '_ {
        Card::kinds().flat_map(|card| core::iter::repeat_n(card, usize::from(self.count(card))))
    }
}

impl FromIterator<Card> for Hand {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Hand {
        let mut hand = Hand::EMPTY;
        for card in cards {
            hand.add(card);
        }
        hand
    }
}

impl Serialize for Hand {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.cards())
    }
}

impl<'de> Deserialize<'de> for Hand {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Hand, D::Error> {
        Ok(Vec::<Card>::deserialize(deserializer)?.into_iter().collect())
    }
}
