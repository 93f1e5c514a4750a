//! A match in progress.

use crate::{Card, Deck, JokerWords, Lang};
use serde::{Deserialize, Serialize};
use tabletop::{Ranking, Seat};

/// A match in progress, hidden cards and all.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct State {
    pub(crate) seats: Vec<SeatState>,
    /// Six cards face up (SPI-6).
    pub(crate) display: Vec<Card>,
    /// Top last.
    pub(crate) stock: Vec<Card>,
    pub(crate) discard: Vec<Card>,
    /// Cards that a set-up left out of its round.
    pub(crate) aside: Vec<Card>,
    pub(crate) table: Vec<Sentence>,
    /// Who began this round.
    pub(crate) first: Seat,
    pub(crate) round: u32,
    pub(crate) turn: Turn,
    pub(crate) phase: Phase,
    /// Rolls that a set-up has fixed, the next one last.
    pub(crate) rolls: Vec<u8>,
    /// Turns in a row without a lay or a completion while stock and discard pile are empty (SPI-12).
    pub(crate) idle: u32,
    /// Proposals of the match so far.
    pub(crate) proposals: u32,
    /// The last vote that was counted.
    pub(crate) counted: Option<Count>,
    pub(crate) time_up: bool,
    pub(crate) sheet: Vec<RoundScore>,
}

#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct SeatState {
    pub(crate) hand: Vec<Card>,
    pub(crate) score: i32,
    /// Cards of the hand that everybody has seen.
    pub(crate) known: Vec<Card>,
}

/// What the seat to act has done in its turn.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Turn {
    pub(crate) seat: Seat,
    pub(crate) die: Option<u8>,
    /// It has laid its series (SPI-16).
    pub(crate) laid: bool,
    /// It has laid or completed (SPI-12).
    pub(crate) worked: bool,
    /// Sentences refused in this turn (SPI-15).
    pub(crate) refused: Vec<Sentence>,
    /// Cards swapped in or out in this turn (SPI-29).
    pub(crate) swapped: Vec<Card>,
}

impl Turn {
    pub(crate) fn of(seat: Seat) -> Turn {
        Turn { seat, die: None, laid: false, worked: false, refused: Vec::new(), swapped: Vec::new() }
    }
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Phase {
    Roll,
    Draw,
    Play,
    Vote { proposal: Proposal, ballots: Vec<Ballot> },
    Advantage { fish: u32 },
    Fishing { left: u32, card: Card, aside: Vec<Card> },
    Discard { most: u32 },
    Over { ranking: Ranking },
}

/// What a seat has said of a proposal.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(rename = "SpikitBallot"))]
#[serde(rename_all = "kebab-case")]
pub enum Ballot {
    /// The proposer has no vote.
    None,
    /// Not yet voted.
    Open,
    /// A sentence.
    Accept,
    /// None.
    Refuse,
    /// Neither.
    Abstain,
}

/// A vote that was counted: all have seen it, so all may remember it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(rename = "SpikitCount"))]
pub struct Count {
    /// Per seat.
    pub ballots: Vec<Ballot>,
    /// The rolls that decided a tie; empty where there was none.
    pub rolls: Vec<u8>,
}

impl From<Option<bool>> for Ballot {
    fn from(accept: Option<bool>) -> Ballot {
        match accept {
            Some(true) => Ballot::Accept,
            Some(false) => Ballot::Refuse,
            None => Ballot::Abstain,
        }
    }
}

/// A row of cards on the table, or proposed for it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(rename = "SpikitSentence"))]
pub struct Sentence {
    /// Its cards, in order.
    pub cards: Vec<Card>,
    /// Who laid it, whoever has changed it since; null where a set-up did.
    pub by: Option<Seat>,
    /// What the joker among them stands for.
    pub joker: Option<JokerWords>,
}

/// What is put to the vote (SPI-14).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(rename = "SpikitProposal"))]
pub struct Proposal {
    /// Who proposes.
    pub seat: Seat,
    /// What is to be done.
    pub kind: Kind,
    /// The sentence as it would be.
    pub sentence: Sentence,
    /// The cards that come from the hand.
    pub cards: Vec<Card>,
    /// It uses a card just fished: a lay beyond that of the turn, which gives no advantage (SPI-19).
    pub fished: bool,
}

/// What a proposal would do.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(rename = "SpikitKind"))]
#[serde(rename_all = "kebab-case")]
pub enum Kind {
    /// Lay a new sentence.
    Lay,
    /// Complete the sentence of that index.
    Complete(u32),
    /// Swap a card of the sentence of that index, at that place.
    Swap(u32, u32),
}

/// A line of the score sheet (SPI-36).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(rename = "SpikitRoundScore"))]
pub struct RoundScore {
    /// From 1.
    pub round: u32,
    /// The seat without cards; null where nobody could go on (SPI-12).
    pub won: Option<Seat>,
    /// Per seat: the cards that it was left with.
    pub hands: Vec<Vec<Card>>,
    /// Per seat: what they count.
    pub counted: Vec<i32>,
    /// Per seat: the points after the round.
    pub scores: Vec<i32>,
}

/// What a row of cards is as regards languages (SPI-17).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(rename = "SpikitLanguages"))]
#[serde(rename_all = "kebab-case")]
pub enum Languages {
    /// Proper names alone.
    Neutral,
    /// One language.
    Unilingual,
    /// Both.
    Bilingual,
}

impl Sentence {
    /// Its languages, the joker's among them (SPI-17).
    pub fn languages(&self, deck: &Deck) -> Languages {
        let joker = self.joker.as_ref().filter(|_| self.has_joker()).map(|joker| joker.lang);
        languages(self.cards.iter().filter_map(|card| deck.lang_of(*card)).chain(joker))
    }

    pub(crate) fn has_joker(&self) -> bool {
        self.cards.iter().any(|card| card.is_joker())
    }

    /// Whether it is a complete family: five slots of one colour in order, at most one of them a joker (SPI-2, SPI-21).
    pub fn is_family(&self) -> bool {
        is_family(&self.cards)
    }
}

pub(crate) fn languages(mut langs: impl Iterator<Item = Lang>) -> Languages {
    match langs.next() {
        None => Languages::Neutral,
        Some(first) if langs.all(|lang| lang == first) => Languages::Unilingual,
        Some(_) => Languages::Bilingual,
    }
}

pub(crate) fn is_family(cards: &[Card]) -> bool {
    let mut family = None;
    let mut jokers = 0;
    let in_order = (1..).zip(cards).all(|(place, card)| match card {
        Card::Words { colour, slot, .. } => *slot == place && *family.get_or_insert(*colour) == *colour,
        Card::Joker(_) => {
            jokers += 1;
            jokers == 1
        }
    });
    cards.len() == usize::from(crate::SLOTS) && in_order
}

impl State {
    pub(crate) fn seat(&self, seat: Seat) -> Option<&SeatState> {
        self.seats.get(seat.index())
    }

    /// Every card, wherever it is: the same 102 for ever.
    pub fn cards(&self) -> Vec<Card> {
        let hands = self.seats.iter().flat_map(|seat| &seat.hand);
        let piles = self.display.iter().chain(&self.stock).chain(&self.discard).chain(&self.aside);
        let fished: Vec<Card> = match &self.phase {
            Phase::Fishing { card, aside, .. } => aside.iter().copied().chain([*card]).collect(),
            _ => Vec::new(),
        };
        let table = self.table.iter().flat_map(|sentence| &sentence.cards);
        hands.chain(piles).chain(table).copied().chain(fished).collect()
    }
}

impl SeatState {
    /// Takes a card out of the hand; what everybody knew of it goes with it.
    pub(crate) fn give(&mut self, card: Card) {
        self.hand.retain(|held| *held != card);
        self.known.retain(|held| *held != card);
    }

    /// Puts a card into the hand that all have seen.
    pub(crate) fn receive(&mut self, card: Card) {
        self.hand.push(card);
        self.show(card);
    }

    /// All have seen a card of the hand.
    pub(crate) fn show(&mut self, card: Card) {
        if !self.known.contains(&card) {
            self.known.push(card);
        }
    }
}
