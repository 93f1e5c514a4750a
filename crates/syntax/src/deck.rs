use crate::Card;
use lexicon::{Fnv, Language};
use serde::Deserialize;
use std::fmt;
use std::sync::{Arc, LazyLock};

/// How many cards a pack has (SYN-3).
pub const PACK: usize = 52;

/// A deck: what cards a pack holds and what each costs whoever is left with it (SYN-2, SYN-3).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Deck {
    id: String,
    language: Language,
    counts: [u8; Card::KINDS],
    points: [u8; Card::KINDS],
}

/// Why a text is no deck file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum DeckError {
    /// Not JSON of the shape `{"id", "language", "cards": [{"card", "count", "points"}]}`; with what the parser said.
    Malformed(String),
    /// A language that there is no dictionary for.
    Language(String),
    /// This card has two lines.
    Twice(Card),
    /// A letter without cards, or not one joker.
    Count(Card),
    /// That many cards instead of [`PACK`].
    Size(usize),
}

impl fmt::Display for DeckError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            DeckError::Malformed(reason) => write!(f, "no deck file: {reason}"),
            DeckError::Language(code) => write!(f, "{code:?} is no language of the box"),
            DeckError::Twice(card) => write!(f, "{card} is listed twice"),
            DeckError::Count(card) => write!(f, "a pack cannot hold that many of {card}"),
            DeckError::Size(size) => write!(f, "a pack has {PACK} cards, this one {size}"),
        }
    }
}

impl std::error::Error for DeckError {}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    id: String,
    language: String,
    cards: Vec<Line>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Line {
    card: Card,
    count: u8,
    points: u8,
}

impl Deck {
    /// Reads a deck file.
    pub fn from_json(text: &str) -> Result<Deck, DeckError> {
        let file: File =
            serde_json::from_str(text).map_err(|error| DeckError::Malformed(error.to_string()))?;
        let language = Language::from_code(&file.language).ok_or(DeckError::Language(file.language))?;
        let mut deck = Deck { id: file.id, language, counts: [0; Card::KINDS], points: [0; Card::KINDS] };
        for line in file.cards {
            let kind = line.card.kind();
            if deck.counts[kind] != 0 {
                return Err(DeckError::Twice(line.card));
            }
            (deck.counts[kind], deck.points[kind]) = (line.count, line.points);
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

    /// The deck of a language (SYN-3).
    pub fn of(language: Language) -> Arc<Deck> {
        static FRENCH: LazyLock<Arc<Deck>> =
            LazyLock::new(|| built_in(include_str!("../../../www/decks/syntax.fr.json")));
        static ENGLISH: LazyLock<Arc<Deck>> =
            LazyLock::new(|| built_in(include_str!("../../../www/decks/syntax.en.json")));
        match language {
            Language::French => Arc::clone(&FRENCH),
            Language::English => Arc::clone(&ENGLISH),
        }
    }

    /// The name in the deck file.
    pub fn id(&self) -> &str {
        &self.id
    }

    /// The language whose letters it counts.
    pub fn language(&self) -> Language {
        self.language
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
        Card::kinds().flat_map(|card| std::iter::repeat_n(card, self.count(card) * packs)).collect()
    }

    /// Tells decks apart: a record names the one it was played with.
    pub fn checksum(&self) -> u64 {
        let mut sum = Fnv::default();
        sum.add(self.id.as_bytes());
        sum.add(self.language.code().as_bytes());
        sum.add(&self.counts);
        sum.add(&self.points);
        sum.value()
    }
}

/// The deck files are part of the program and a test reads them: here a fault in one is a fault in the program.
#[allow(clippy::expect_used)]
fn built_in(text: &str) -> Arc<Deck> {
    Arc::new(Deck::from_json(text).expect("the deck files of the program are decks"))
}
