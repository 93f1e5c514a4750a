//! A match in progress.

use alloc::vec::Vec;

use crate::{Card, Deck, JokerWords, Lang, Memory, Place};
use serde::{Deserialize, Serialize};
use tabletop::{Ranking, Seat, Viewer};

/// A match in progress, hidden cards included.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct State {
    pub(crate) seats: Vec<SeatState>,
    /// Six cards face up (SPI-6).
    pub(crate) display: Vec<Card>,
    /// The stock, top card last.
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
    /// What each viewer may remember: the seats in order, then a spectator.
    pub(crate) memories: Vec<Memory>,
}

#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct SeatState {
    pub(crate) hand: Vec<Card>,
    pub(crate) score: i32,
}

/// Where a card lies.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Spot {
    /// In a hand.
    Hand(Seat),
    /// In the stock.
    Stock,
    /// In the discard pile.
    Discard,
    /// Left out of the round by a set-up.
    Aside,
    /// On the display, on the table, or turned up by fishing.
    Open,
}

/// What the seat to act has done in its turn.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Turn {
    pub(crate) seat: Seat,
    pub(crate) die: Option<u8>,
    /// Whether it has laid its series (SPI-16).
    pub(crate) laid: bool,
    /// Whether it has laid or completed a sentence (SPI-12).
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
    /// The seat has not voted yet.
    Open,
    /// The seat calls it a sentence.
    Accept,
    /// The seat says that it is no sentence.
    Refuse,
    /// The seat abstains.
    Abstain,
}

/// A vote that was counted. All have seen it, so all may remember it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(rename = "SpikitCount"))]
pub struct Count {
    /// The ballots by seat.
    pub ballots: Vec<Ballot>,
    /// The rolls that decided a tie; empty if there was none.
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
    /// The seat that laid it, even if others have changed it since; null if a set-up did.
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
    /// Whether it uses the card just fished. Such a lay does not count as the one lay of the turn, and gives no advantage (SPI-19).
    pub fished: bool,
}

/// What a proposal would do.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(rename = "SpikitKind"))]
#[serde(rename_all = "kebab-case")]
pub enum Kind {
    /// It would lay a new sentence.
    Lay,
    /// It would complete the sentence of that index.
    Complete(Place),
    /// It would swap the card at a place of a sentence: first the index of the sentence, then the place.
    Swap(Place, Place),
}

/// A line of the score sheet (SPI-36).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(rename = "SpikitRoundScore"))]
pub struct RoundScore {
    /// The number of the round, from 1.
    pub round: u32,
    /// The seat that had no cards left; null if nobody could go on (SPI-12).
    pub won: Option<Seat>,
    /// By seat, the cards that it was left with.
    pub hands: Vec<Vec<Card>>,
    /// By seat, what those cards count.
    pub counted: Vec<i32>,
    /// By seat, its points after the round.
    pub scores: Vec<i32>,
}

/// The languages of a row of cards (SPI-17).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(rename = "SpikitLanguages"))]
#[serde(rename_all = "kebab-case")]
pub enum Languages {
    /// It has proper names alone.
    Neutral,
    /// It is in one language.
    Unilingual,
    /// It is in both languages.
    Bilingual,
}

impl Sentence {
    /// Its languages, the joker's among them (SPI-17).
    pub fn languages(&self, deck: &Deck) -> Languages {
        let joker = self.joker.as_ref().filter(|_| self.has_joker()).map(|joker| joker.lang);
        languages(self.cards.iter().filter_map(|card| deck.lang_of(*card)).chain(joker))
    }

    /// Whether it is the same proposal as another one (SPI-15): the same cards in the same order, saying the same.
    pub fn is_same(&self, cards: &[Card], joker: Option<&JokerWords>) -> bool {
        let same = match (&self.joker, joker) {
            (Some(own), Some(other)) => own.says_the_same(other),
            (own, other) => own.is_none() && other.is_none(),
        };
        self.cards == cards && same
    }

    pub(crate) fn has_joker(&self) -> bool {
        self.cards.iter().any(|card| card.is_joker())
    }

    /// Whether it is a complete family: five slots of one colour in order, at most one of them a joker (SPI-2, SPI-21).
    pub fn is_family(&self) -> bool {
        crate::family::is_family(&self.cards)
    }
}

pub(crate) fn languages(mut langs: impl Iterator<Item = Lang>) -> Languages {
    match langs.next() {
        None => Languages::Neutral,
        Some(first) if langs.all(|lang| lang == first) => Languages::Unilingual,
        Some(_) => Languages::Bilingual,
    }
}

impl State {
    pub(crate) fn seat(&self, seat: Seat) -> Option<&SeatState> {
        self.seats.get(seat.index())
    }

    /// A seat of this table.
    pub(crate) fn player(&mut self, seat: Seat) -> &mut SeatState {
        &mut self.seats[seat.index()]
    }

    /// What a viewer may remember.
    pub(crate) fn memory(&self, to: Viewer) -> &Memory {
        let seats = self.seats.len();
        &self.memories[to.seat().map_or(seats, Seat::index).min(seats)]
    }

    /// Every card and where it lies. It is always the same 102 cards.
    pub fn spots(&self) -> Vec<(Card, Spot)> {
        let mut spots = Vec::new();
        let mut put = |cards: &[Card], spot: Spot| spots.extend(cards.iter().map(|card| (*card, spot)));
        for (seat, player) in Seat::all(self.seats.len()).zip(&self.seats) {
            put(&player.hand, Spot::Hand(seat));
        }
        put(&self.stock, Spot::Stock);
        put(&self.discard, Spot::Discard);
        put(&self.aside, Spot::Aside);
        put(&self.display, Spot::Open);
        self.table.iter().for_each(|sentence| put(&sentence.cards, Spot::Open));
        if let Phase::Fishing { card, aside, .. } = &self.phase {
            put(aside, Spot::Open);
            put(&[*card], Spot::Open);
        }
        spots
    }
}

impl SeatState {
    /// Takes a card out of the hand.
    pub(crate) fn give(&mut self, card: Card) {
        self.hand.retain(|held| *held != card);
    }
}
