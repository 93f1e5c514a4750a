use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;
use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

/// A card (SYN-2): a letter A–Z, or the joker. In JSON `"A"`…`"Z"`, `"?"`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(rename = "SyntaxCard", type = "string"))]
pub struct Card(u8);

impl Card {
    /// The joker (SYN-4).
    pub const JOKER: Card = Card(b'?');

    /// How many kinds of cards there are: the letters and the joker.
    pub const KINDS: usize = 27;

    /// The card of a sign in hand notation, A–Z or `?`; `None` for any other sign.
    pub fn from_sign(sign: char) -> Option<Card> {
        match sign {
            'A'..='Z' | '?' => u8::try_from(sign).ok().map(Card),
            _ => None,
        }
    }

    /// The card of a sign on the table, where a–z is a joker that stands for the letter (SYN-4); `None` for any other sign.
    pub fn of_table(sign: char) -> Option<Card> {
        match sign {
            'A'..='Z' => u8::try_from(sign).ok().map(Card),
            'a'..='z' => Some(Card::JOKER),
            _ => None,
        }
    }

    /// Every kind of card, A to Z and then the joker.
    pub fn kinds() -> impl Iterator<Item = Card> {
        (b'A'..=b'Z').map(Card).chain(core::iter::once(Card::JOKER))
    }

    /// Its sign in hand notation.
    pub fn sign(self) -> char {
        char::from(self.0)
    }

    /// Whether it is the joker.
    pub fn is_joker(self) -> bool {
        self == Card::JOKER
    }

    /// An index into lists of [`Card::KINDS`]: A is 0, Z is 25, the joker is 26.
    pub fn kind(self) -> usize {
        if self.is_joker() { Card::KINDS - 1 } else { usize::from(self.0 - b'A') }
    }
}

impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.sign())
    }
}

impl Serialize for Card {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_char(self.sign())
    }
}

impl<'de> Deserialize<'de> for Card {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Card, D::Error> {
        let sign = char::deserialize(deserializer)?;
        Card::from_sign(sign).ok_or_else(|| de::Error::custom("a card is a letter A-Z, or ? for a joker"))
    }
}

/// Cards in hand notation: `AEIRT?`.
pub(crate) fn written(cards: &[Card]) -> String {
    cards.iter().map(|card| card.sign()).collect()
}

/// How many cards there are of each kind.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Tally([u16; Card::KINDS]);

impl Tally {
    /// The tally of some cards.
    pub fn of(cards: &[Card]) -> Tally {
        let mut tally = Tally::default();
        tally.add_all(cards);
        tally
    }

    /// Adds a card.
    pub fn add(&mut self, card: Card) {
        let count = &mut self.0[card.kind()];
        *count = count.saturating_add(1);
    }

    /// Adds all these cards.
    pub fn add_all(&mut self, cards: &[Card]) {
        for card in cards {
            self.add(*card);
        }
    }

    /// Takes out one of these cards. Returns `false`, and changes nothing, if none is left.
    #[must_use]
    pub fn take(&mut self, card: Card) -> bool {
        let count = &mut self.0[card.kind()];
        *count > 0 && {
            *count -= 1;
            true
        }
    }

    /// Takes out all these cards. Returns `false` at the first one that is missing; those before it stay out.
    #[must_use]
    pub fn take_all(&mut self, cards: &[Card]) -> bool {
        cards.iter().all(|card| self.take(*card))
    }

    /// How many of this card there are.
    pub fn count(&self, card: Card) -> usize {
        usize::from(self.0[card.kind()])
    }

    /// The cards that both have.
    pub fn common(&self, other: &Tally) -> Tally {
        let mut common = *self;
        for (count, other) in common.0.iter_mut().zip(other.0) {
            *count = (*count).min(other);
        }
        common
    }

    /// The cards, A to Z and then the jokers.
    pub fn cards(&self) -> Vec<Card> {
        Card::kinds().flat_map(|card| core::iter::repeat_n(card, self.count(card))).collect()
    }
}
