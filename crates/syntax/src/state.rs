use crate::{Card, Kind};
use serde::{Deserialize, Serialize};
use tabletop::{Ranking, Seat, SeatSet};

/// A match in progress, hidden cards and all.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct State {
    pub(crate) seats: Vec<SeatState>,
    pub(crate) table: Vec<Laid>,
    pub(crate) face_up: Option<Card>,
    /// Top last.
    pub(crate) stock: Vec<Card>,
    /// Below the face-up card, top last.
    pub(crate) discard: Vec<Card>,
    /// Cards that a set-up left out of its first round.
    pub(crate) aside: Vec<Card>,
    /// What the stock held when the pile was last turned into it (SYN-26), sorted: everybody saw those cards.
    pub(crate) pool: Option<Vec<Card>>,
    pub(crate) dealer: Seat,
    pub(crate) round: u32,
    /// Operations since a Lay or an Insert stood (SYN-29).
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
    /// It was offered to come back and did not (SYN-28).
    pub(crate) retired: bool,
    pub(crate) re_entries: u8,
    pub(crate) price: u32,
    /// A word that it laid this round has stood (SYN-19).
    pub(crate) has_laid: bool,
    /// What challenges have brought and cost it this round.
    pub(crate) challenges: i32,
    /// Cards that everybody knows it holds: it was seen to take them.
    pub(crate) known: Vec<Card>,
    /// What it has taken from the present `pool`.
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
    /// The seat that laid it, whoever has changed it since; null where a set-up did.
    pub by: Option<Seat>,
}

/// The word that may be contested (SYN-20). It lies on the table already.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(rename = "SyntaxPending"))]
pub struct Pending {
    /// Who made it.
    pub seat: Seat,
    /// How.
    pub kind: Kind,
    /// Where it lies.
    pub index: u32,
    /// What lay there before; null for a new word.
    pub before: Option<String>,
    /// What lies there now.
    pub after: String,
}

/// A word that the dictionary has judged in sight of all (SYN-20). Kept for the whole match.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(rename = "SyntaxJudgement"))]
pub struct Judgement {
    /// In capitals.
    pub word: String,
    /// Whether the dictionary has it.
    pub valid: bool,
}

/// A line of the score sheet: what a round brought (SYN-25).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(rename = "SyntaxRoundScore"))]
pub struct RoundScore {
    /// From 1.
    pub round: u32,
    /// The seat that had no card left; null where nobody could go on (SYN-29).
    pub went_out: Option<Seat>,
    /// Per seat: the cards that it was left with.
    pub hands: Vec<Vec<Card>>,
    /// Per seat: what they cost it; null for a seat that was out.
    pub counted: Vec<Option<i32>>,
    /// Per seat: what challenges added and took off in this round (SYN-21, SYN-22).
    pub challenges: Vec<i32>,
    /// Per seat: the account after the round.
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

    /// The next seat still in the match.
    pub(crate) fn after(&self, seat: Seat) -> Seat {
        let seats = self.seats.len();
        seat.next(seats).around(seats).find(|next| self.plays(*next)).unwrap_or(seat)
    }

    /// Every card, wherever it is: the same cards from the first deal to the last (they only ever move).
    pub fn cards(&self) -> Vec<Card> {
        let hands = self.seats.iter().flat_map(|seat| &seat.hand);
        let piles = self.stock.iter().chain(&self.discard).chain(&self.aside).chain(&self.face_up);
        let table = self.table.iter().flat_map(|laid| laid.word.chars()).filter_map(Card::of_table);
        hands.chain(piles).copied().chain(table).collect()
    }
}

impl SeatState {
    /// Takes cards out of the hand that [`crate::Syntax`] has found there, in sight of all.
    pub(crate) fn give(&mut self, cards: &[Card]) {
        for card in cards {
            remove(&mut self.hand, *card);
            remove(&mut self.known, *card);
        }
    }

    /// Puts cards into the hand that all have seen.
    pub(crate) fn receive(&mut self, cards: &[Card]) {
        self.hand.extend(cards);
        self.known.extend(cards);
    }
}

/// Takes out the last card of that kind: what came last goes first, so a hand keeps its order.
fn remove(cards: &mut Vec<Card>, card: Card) {
    if let Some(at) = cards.iter().rposition(|held| *held == card) {
        cards.remove(at);
    }
}
