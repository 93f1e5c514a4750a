use alloc::string::String;
use alloc::vec::Vec;

use crate::{Card, Kind};
use serde::{Deserialize, Serialize};
use tabletop::{Ranking, Seat, SeatSet};

/// A round ends once so many operations for each playing seat have laid or extended no word that stood (SYN-29).
const IDLE_PER_SEAT: u32 = 20;

/// A match in progress, hidden cards included.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct State {
    pub(crate) seats: Vec<SeatState>,
    pub(crate) table: Vec<Laid>,
    pub(crate) face_up: Option<Card>,
    /// The stock, top card last.
    pub(crate) stock: Vec<Card>,
    /// The pile below the face-up card, top card last.
    pub(crate) discard: Vec<Card>,
    /// Cards that a set-up leaves out of the first round.
    pub(crate) aside: Vec<Card>,
    /// The cards of the stock when it was last formed from the pile (SYN-26), sorted. Everybody had seen them.
    pub(crate) pool: Option<Vec<Card>>,
    pub(crate) dealer: Seat,
    pub(crate) round: u32,
    /// How many operations there were since a word that was laid or extended stood (SYN-29).
    pub(crate) idle: u32,
    pub(crate) phase: Phase,
    pub(crate) sheet: Vec<RoundScore>,
    pub(crate) judged: Vec<Judgement>,
}

#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct SeatState {
    pub(crate) hand: Vec<Card>,
    pub(crate) score: i32,
    /// The round after which it left (SYN-27); `None` while it plays.
    pub(crate) left: Option<u32>,
    /// Whether it has declined to come back (SYN-28).
    pub(crate) retired: bool,
    pub(crate) re_entries: u8,
    pub(crate) price: u32,
    /// Whether a word that it laid in this round has stood (SYN-19).
    pub(crate) has_laid: bool,
    /// The points that challenges have added to its account in this round, or taken off.
    pub(crate) challenges: i32,
    /// Cards that everybody knows it holds, because all saw it take them.
    pub(crate) known: Vec<Card>,
    /// The cards that it has drawn from the present `pool`.
    pub(crate) drawn: Vec<Card>,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Phase {
    Play { turn: Seat },
    Challenge { pending: Pending, asked: SeatSet },
    ReEntry { asked: SeatSet },
    Over { ranking: Ranking },
}

/// A word on the table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(rename = "SyntaxLaid"))]
pub struct Laid {
    /// Its cards; a lower-case letter is a joker.
    pub word: String,
    /// The seat that laid it, even if others have changed it since; null if a set-up did.
    pub by: Option<Seat>,
}

/// A word that may be contested (SYN-20). It already lies on the table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(rename = "SyntaxPending"))]
pub struct Pending {
    /// Who made it.
    pub seat: Seat,
    /// The operation that made it.
    pub kind: Kind,
    /// Its index on the table.
    pub index: u32,
    /// What lay there before; null for a new word.
    pub before: Option<String>,
    /// What lies there now.
    pub after: String,
}

/// A word that the dictionary has judged in sight of all (SYN-20). It is remembered for the whole match.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(rename = "SyntaxJudgement"))]
pub struct Judgement {
    /// The word in capitals.
    pub word: String,
    /// Whether the dictionary has it.
    pub valid: bool,
}

/// A line of the score sheet: the points of a round (SYN-25).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(rename = "SyntaxRoundScore"))]
pub struct RoundScore {
    /// The number of the round, from 1.
    pub round: u32,
    /// The seat that had no cards left; null if nobody could go on (SYN-29).
    pub went_out: Option<Seat>,
    /// By seat, the cards that it was left with.
    pub hands: Vec<Vec<Card>>,
    /// By seat, what those cards cost it; null for a seat that had left.
    pub counted: Vec<Option<i32>>,
    /// By seat, what challenges added to its account or took off in this round (SYN-21, SYN-22).
    pub challenges: Vec<i32>,
    /// By seat, its account after the round.
    pub scores: Vec<i32>,
}

impl State {
    pub(crate) fn seat(&self, seat: Seat) -> Option<&SeatState> {
        self.seats.get(seat.index())
    }

    /// The seats that may act.
    pub(crate) fn to_act(&self) -> SeatSet {
        match &self.phase {
            Phase::Play { turn } => SeatSet::only(*turn),
            Phase::Challenge { asked, .. } | Phase::ReEntry { asked } => *asked,
            Phase::Over { .. } => SeatSet::EMPTY,
        }
    }

    /// The seats still in the match.
    pub(crate) fn playing(&self) -> SeatSet {
        Seat::all(self.seats.len()).filter(|seat| self.plays(*seat)).collect()
    }

    pub(crate) fn plays(&self, seat: Seat) -> bool {
        self.seat(seat).is_some_and(|state| state.left.is_none())
    }

    /// How many idle operations end the round (SYN-29).
    pub(crate) fn most_idle(&self) -> u32 {
        IDLE_PER_SEAT * u32::try_from(self.playing().len()).unwrap_or(0)
    }

    /// Whether the round may end with the next exchange, or with the next seat that accepts a word (SYN-24, SYN-29).
    pub(crate) fn may_end_round(&self) -> bool {
        let idle = self.idle + 1 >= self.most_idle();
        match &self.phase {
            Phase::Challenge { pending, asked } => {
                asked.len() == 1
                    && (idle || self.seat(pending.seat).is_some_and(|state| state.hand.is_empty()))
            }
            _ => idle,
        }
    }

    /// The next seat still in the match.
    pub(crate) fn after(&self, seat: Seat) -> Seat {
        let seats = self.seats.len();
        seat.next(seats).around(seats).find(|next| self.plays(*next)).unwrap_or(seat)
    }

    /// All cards, wherever they are. They are the same from the first deal to the last, because cards only move.
    pub fn cards(&self) -> Vec<Card> {
        let hands = self.seats.iter().flat_map(|seat| &seat.hand);
        let piles = self.stock.iter().chain(&self.discard).chain(&self.aside).chain(&self.face_up);
        let table = self.table.iter().flat_map(|laid| laid.word.chars()).filter_map(Card::of_table);
        hands.chain(piles).copied().chain(table).collect()
    }
}

impl SeatState {
    /// Takes cards out of the hand in sight of all. The check has found them there.
    pub(crate) fn give(&mut self, cards: &[Card]) {
        for card in cards {
            remove(&mut self.hand, *card);
            remove(&mut self.known, *card);
        }
    }

    /// Puts cards into the hand in sight of all.
    pub(crate) fn receive(&mut self, cards: &[Card]) {
        self.hand.extend(cards);
        self.known.extend(cards);
    }
}

/// Takes out the last card of that kind, so that the hand keeps the order in which cards came.
fn remove(cards: &mut Vec<Card>, card: Card) {
    if let Some(at) = cards.iter().rposition(|held| *held == card) {
        cards.remove(at);
    }
}
