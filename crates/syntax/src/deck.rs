use crate::Card;
use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;
use serde::{Deserialize, Serialize};
use tabletop::Fnv;
use tabletop::text::plain;

/// How many cards a pack has (SYN-3).
pub const PACK: usize = 52;
/// The most characters of a deck's id.
pub(crate) const MAX_ID: usize = 60;

/// A deck file (SYN-3): which cards a pack holds, and what each of them costs.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(schemars::JsonSchema, ts_rs::TS), ts(rename = "SyntaxDeckFile"))]
#[serde(deny_unknown_fields)]
pub struct DeckFile {
    /// The name of the deck.
    #[cfg_attr(feature = "ts", schemars(length(min = 1, max = 60)))]
    pub id: String,
    /// The language for which its letters are counted, as a BCP 47 code such as `fr`.
    pub language: String,
    /// One line for each letter and one for the joker. They make 52 cards in all, one of them the joker.
    pub cards: Vec<DeckLine>,
}

/// A kind of card in a deck file.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(schemars::JsonSchema, ts_rs::TS), ts(rename = "SyntaxDeckLine"))]
#[serde(deny_unknown_fields)]
pub struct DeckLine {
    /// A letter from A to Z, or ? for the joker.
    #[cfg_attr(feature = "ts", schemars(with = "String", regex(pattern = "^[A-Z?]$")), ts(type = "string"))]
    pub card: Card,
    /// How many of these cards a pack has.
    #[cfg_attr(feature = "ts", schemars(range(min = 1, max = 52)))]
    pub count: u8,
    /// What one of them costs a seat that is left with it (SYN-2).
    pub points: u8,
}

/// A deck: which cards a pack holds, and what each costs a seat that is left with it (SYN-2, SYN-3).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Deck {
    id: String,
    language: String,
    counts: [u8; Card::KINDS],
    points: [u8; Card::KINDS],
}

/// Why no deck can be made of a deck file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum DeckError {
    /// The id is missing, too long, or no plain text.
    Id,
    /// The language is no language code.
    Language(String),
    /// A card has two lines.
    Twice {
        /// The second of the two lines, from 0.
        line: usize,
        /// Its card.
        card: Card,
    },
    /// There is no card of a letter, or not exactly one joker.
    Count(Card),
    /// There are so many cards instead of [`PACK`].
    Size(usize),
}

impl fmt::Display for DeckError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            DeckError::Id => write!(f, "an id has 1 to {MAX_ID} visible characters"),
            DeckError::Language(code) => write!(f, "{code:?} is no code of a language"),
            DeckError::Twice { card, .. } => write!(f, "{card} is listed twice"),
            DeckError::Count(card) => write!(f, "a pack cannot hold that many of {card}"),
            DeckError::Size(size) => write!(f, "a pack has {PACK} cards, this one {size}"),
        }
    }
}

impl core::error::Error for DeckError {}

impl Deck {
    /// Makes the deck of a file.
    pub fn new(file: DeckFile) -> Result<Deck, DeckError> {
        let coded = |code: &str| {
            (2..=20).contains(&code.len())
                && code.bytes().all(|sign| sign.is_ascii_alphanumeric() || sign == b'-')
        };
        if plain(&file.id, MAX_ID).is_err() {
            return Err(DeckError::Id);
        }
        if !coded(&file.language) {
            return Err(DeckError::Language(file.language));
        }
        let mut deck =
            Deck { id: file.id, language: file.language, counts: [0; Card::KINDS], points: [0; Card::KINDS] };
        for (line, DeckLine { card, count, points }) in file.cards.into_iter().enumerate() {
            let kind = card.kind();
            if deck.counts[kind] != 0 {
                return Err(DeckError::Twice { line, card });
            }
            (deck.counts[kind], deck.points[kind]) = (count, points);
        }
        let wrong = |card: &Card| match deck.counts[card.kind()] {
            0 => true,
            count => card.is_joker() && count != 1,
        };
        if let Some(card) = Card::kinds().find(wrong) {
            return Err(DeckError::Count(card));
        }
        let size = deck.counts.iter().map(|&count| usize::from(count)).sum();
        if size == PACK { Ok(deck) } else { Err(DeckError::Size(size)) }
    }

    /// The name in the deck file.
    pub fn id(&self) -> &str {
        &self.id
    }

    /// The code of the language for which its letters are counted.
    pub fn language(&self) -> &str {
        &self.language
    }

    /// How many of this card a pack has.
    pub fn count(&self, card: Card) -> usize {
        usize::from(self.counts[card.kind()])
    }

    /// What the card costs whoever is left with it (SYN-2).
    pub fn points(&self, card: Card) -> i32 {
        i32::from(self.points[card.kind()])
    }

    /// What these cards cost together.
    pub fn sum(&self, cards: &[Card]) -> i32 {
        cards.iter().map(|card| self.points(*card)).sum()
    }

    /// All cards of that many packs, sorted.
    pub fn cards(&self, packs: usize) -> Vec<Card> {
        Card::kinds().flat_map(|card| core::iter::repeat_n(card, self.count(card) * packs)).collect()
    }

    /// A checksum that tells decks apart. A record keeps that of the deck it was played with.
    pub fn checksum(&self) -> u64 {
        let mut sum = Fnv::default();
        sum.add(self.id.as_bytes());
        sum.add(self.language.as_bytes());
        sum.add(&self.counts);
        sum.add(&self.points);
        sum.value()
    }
}
