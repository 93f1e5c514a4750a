//! Cards, families, and sets of cards in one machine word.

use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;
use core::ops::{BitAnd, BitOr, Not};
use core::str::FromStr;
use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};

/// How many letters an alphabet has.
const ALPHABET: u8 = 26;
/// How many letters a family has (PLI-2): half an alphabet.
const FAMILY: u8 = 13;

/// The colour of a card: there are two complete alphabets (PLI-1).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Hash)]
pub enum Colour {
    /// `p` in the notation.
    Pink,
    /// `b` in the notation.
    Blue,
}

impl Colour {
    /// The name of the colour in messages.
    pub fn code(self) -> &'static str {
        match self {
            Colour::Pink => "pink",
            Colour::Blue => "blue",
        }
    }
}

/// A card: a letter of a colour. In JSON `"pA"`…`"pZ"`, `"bA"`…`"bZ"`.
///
/// Cards are ordered by family, then by rank.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(rename = "PlisCard", type = "string"))]
pub struct Card(u8);

impl Card {
    /// The card of that colour and letter, `A`–`Z`; `None` for any other sign.
    pub const fn new(colour: Colour, letter: u8) -> Option<Card> {
        if !letter.is_ascii_uppercase() {
            return None;
        }
        let first = match colour {
            Colour::Pink => 0,
            Colour::Blue => ALPHABET,
        };
        Some(Card(first + letter - b'A'))
    }

    /// Its colour.
    pub fn colour(self) -> Colour {
        if self.0 < ALPHABET { Colour::Pink } else { Colour::Blue }
    }

    /// Its letter, `'A'`–`'Z'`.
    pub fn letter(self) -> char {
        char::from(b'A' + self.0 % ALPHABET)
    }

    /// Its family (PLI-2).
    pub fn family(self) -> Family {
        Family(self.0 / FAMILY)
    }

    /// Its rank within its family, from 0 (A, N) to 12 (M, Z) (PLI-3).
    pub fn rank(self) -> u8 {
        self.0 % FAMILY
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let colour = match self.colour() {
            Colour::Pink => 'p',
            Colour::Blue => 'b',
        };
        write!(f, "{colour}{}", self.letter())
    }
}

impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// A text that names no card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NoCard;

impl FromStr for Card {
    type Err = NoCard;

    fn from_str(text: &str) -> Result<Card, NoCard> {
        let (colour, letter) = match text.as_bytes() {
            [b'p', letter] => (Colour::Pink, *letter),
            [b'b', letter] => (Colour::Blue, *letter),
            _ => return Err(NoCard),
        };
        Card::new(colour, letter).ok_or(NoCard)
    }
}

impl Serialize for Card {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Card {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Card, D::Error> {
        let text = String::deserialize(deserializer)?;
        text.parse().map_err(|NoCard| D::Error::custom("a card is `p` or `b` and a letter A–Z, such as `pB`"))
    }
}

/// One of the four families (PLI-2): pink A–M, pink N–Z, blue A–M, blue N–Z.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Family(u8);

impl Family {
    /// The four families, in the order of their cards.
    pub const ALL: [Family; 4] = [Family(0), Family(1), Family(2), Family(3)];

    /// Its place in [`Family::ALL`].
    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    /// Its name in messages: `pink-am`, `pink-nz`, `blue-am` or `blue-nz`.
    pub fn code(self) -> &'static str {
        ["pink-am", "pink-nz", "blue-am", "blue-nz"][self.index()]
    }

    /// All its cards.
    pub const fn cards(self) -> Cards {
        Cards(((1 << FAMILY) - 1) << (self.0 * FAMILY))
    }
}

/// A set of cards, one bit each. In JSON: the list of its cards in their order.
#[derive(Clone, Copy, PartialEq, Eq, Default, Hash)]
pub struct Cards(u64);

impl Cards {
    /// Its cards in their order: pink before blue, each colour from A.
    pub fn to_vec(self) -> Vec<Card> {
        self.into_iter().collect()
    }

    /// No card.
    pub const EMPTY: Cards = Cards(0);
    /// Both alphabets.
    pub const ALL: Cards = Cards((1 << (2 * ALPHABET)) - 1);

    /// That card alone.
    pub const fn only(card: Card) -> Cards {
        Cards(1 << card.0)
    }

    /// Every card of one of these letters, in both colours.
    pub(crate) const fn letters(letters: &[u8]) -> Cards {
        let (mut bits, mut index) = (0, 0);
        while index < letters.len() {
            let pink = 1 << (letters[index] - b'A');
            bits |= pink | pink << ALPHABET;
            index += 1;
        }
        Cards(bits)
    }

    /// The cards that are in either set, as `|`, but usable in constants.
    #[must_use]
    pub const fn union(self, other: Cards) -> Cards {
        Cards(self.0 | other.0)
    }

    /// The cards that are in both sets, as `&`, but usable in constants.
    #[must_use]
    pub const fn intersection(self, other: Cards) -> Cards {
        Cards(self.0 & other.0)
    }

    /// The same set with that card added.
    #[must_use]
    pub const fn with(self, card: Card) -> Cards {
        Cards(self.0 | 1 << card.0)
    }

    /// The same set without that card.
    #[must_use]
    pub const fn without(self, card: Card) -> Cards {
        Cards(self.0 & !(1 << card.0))
    }

    /// Whether the card is in it.
    pub const fn contains(self, card: Card) -> bool {
        self.0 & 1 << card.0 != 0
    }

    /// Whether no card is in it.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The number of cards.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Its cards of one family.
    #[must_use]
    pub const fn of(self, family: Family) -> Cards {
        Cards(self.0 & family.cards().0)
    }

    /// Its first card in the order of cards, which within a family is the lowest.
    pub const fn first(self) -> Option<Card> {
        if self.0 == 0 { None } else { Some(Card(self.0.trailing_zeros() as u8)) }
    }

    /// Its last card in the order of cards, which within a family is the highest.
    pub const fn last(self) -> Option<Card> {
        if self.0 == 0 { None } else { Some(Card(63 - self.0.leading_zeros() as u8)) }
    }

    /// Its cards before `card`, which within a family are the lower ones.
    #[must_use]
    pub const fn below(self, card: Card) -> Cards {
        Cards(self.0 & ((1 << card.0) - 1))
    }

    /// Its cards after `card`, which within a family are the higher ones.
    #[must_use]
    pub const fn above(self, card: Card) -> Cards {
        Cards(self.0 & !((2 << card.0) - 1))
    }

    /// Its card at that place, counted from 0.
    pub const fn nth(self, place: usize) -> Option<Card> {
        let (mut bits, mut left) = (self.0, place);
        while left > 0 && bits != 0 {
            bits &= bits - 1;
            left -= 1;
        }
        Cards(bits).first()
    }
}

impl BitAnd for Cards {
    type Output = Cards;

    fn bitand(self, other: Cards) -> Cards {
        Cards(self.0 & other.0)
    }
}

impl BitOr for Cards {
    type Output = Cards;

    fn bitor(self, other: Cards) -> Cards {
        Cards(self.0 | other.0)
    }
}

/// The cards of both alphabets that are not in the set.
impl Not for Cards {
    type Output = Cards;

    fn not(self) -> Cards {
        Cards(!self.0 & Cards::ALL.0)
    }
}

impl IntoIterator for Cards {
    type Item = Card;
    type IntoIter = Iter;

    fn into_iter(self) -> Iter {
        Iter(self)
    }
}

/// The cards of a set in their order.
#[derive(Clone, Debug)]
pub struct Iter(Cards);

impl Iterator for Iter {
    type Item = Card;

    fn next(&mut self) -> Option<Card> {
        let first = self.0.first()?;
        self.0 = self.0.without(first);
        Some(first)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        (self.0.len(), Some(self.0.len()))
    }
}

impl ExactSizeIterator for Iter {}

impl FromIterator<Card> for Cards {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Cards {
        cards.into_iter().fold(Cards::EMPTY, Cards::with)
    }
}

impl fmt::Debug for Cards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(*self).finish()
    }
}

impl Serialize for Cards {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(*self)
    }
}
