//! One round of tricks (PLI-5…13), compact enough to be copied and played out by the hundred thousand.

use crate::{Card, Cards, Contract, Family};
use serde::{Deserialize, Serialize};
use tabletop::Seat;

/// The most seats (COM-7).
pub const MAX_SEATS: usize = 5;

/// A card on the table and who played it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(rename = "PlisPlayed"))]
pub struct Played {
    /// Who played it.
    pub seat: Seat,
    /// The card.
    pub card: Card,
}

/// A round, hidden cards included: who holds what, the trick on the table, what was captured.
///
/// Seats must be numbers below [`Round::seats`]. Nothing is checked: [`Round::play`] believes that the seat to act may play the card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Round {
    contract: Contract,
    seats: u8,
    leader: u8,
    turn: u8,
    /// The index in `trick` of the card that wins so far.
    best: u8,
    length: u8,
    tricks: [u8; MAX_SEATS],
    /// The first `length` entries are the trick on the table. The others are remains of earlier tricks.
    trick: [Option<Played>; MAX_SEATS],
    hands: [Cards; MAX_SEATS],
    captured: [Cards; MAX_SEATS],
}

/// A trick that a played card has completed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Taken {
    /// Who wins the trick (PLI-7).
    pub winner: Seat,
    /// All its cards.
    pub cards: Cards,
}

/// The cards of a hand that may answer a lead (PLI-6): those of the family led, or all if there are none of it.
#[inline]
pub(crate) fn answers(hand: Cards, led: Option<Family>) -> Cards {
    let following = led.map_or(hand, |family| hand.of(family));
    if following.is_empty() { hand } else { following }
}

impl Round {
    /// A round before its first card. Hands beyond [`MAX_SEATS`] are ignored. A `leader` without cards passes the lead to the next seat
    /// that has some.
    pub fn new(contract: Contract, hands: &[Cards], leader: Seat) -> Round {
        let seats = hands.len().min(MAX_SEATS);
        let mut held = [Cards::EMPTY; MAX_SEATS];
        held[..seats].copy_from_slice(&hands[..seats]);
        let leader = u8::try_from(leader.index() % seats.max(1)).unwrap_or(0);
        let mut round = Round {
            contract,
            seats: seats as u8,
            leader,
            turn: leader,
            best: 0,
            length: 0,
            tricks: [0; MAX_SEATS],
            trick: [None; MAX_SEATS],
            hands: held,
            captured: [Cards::EMPTY; MAX_SEATS],
        };
        round.lead(leader);
        round
    }

    /// A round between two tricks, some of which were taken already. The hands are still empty.
    pub(crate) fn resumed(
        contract: Contract,
        seats: usize,
        leader: Seat,
        tricks: [u8; MAX_SEATS],
        captured: [Cards; MAX_SEATS],
    ) -> Round {
        let hands = [Cards::EMPTY; MAX_SEATS];
        Round { tricks, captured, ..Round::new(contract, &hands[..seats.min(MAX_SEATS)], leader) }
    }

    /// The same round, between two tricks, with other hands.
    pub(crate) fn with_hands(mut self, hands: [Cards; MAX_SEATS]) -> Round {
        self.hands = hands;
        self.lead(self.leader);
        self
    }

    /// What counts in the round.
    #[inline]
    pub fn contract(&self) -> Contract {
        self.contract
    }

    /// How many seats play.
    #[inline]
    pub fn seats(&self) -> usize {
        usize::from(self.seats)
    }

    /// Who leads the trick.
    #[inline]
    pub fn leader(&self) -> Seat {
        Seat(self.leader)
    }

    /// Who is to play. It has no meaning once the round is over.
    #[inline]
    pub fn turn(&self) -> Seat {
        Seat(self.turn)
    }

    /// The cards on the table, in the order in which they were played.
    #[inline]
    pub fn trick(&self) -> impl Iterator<Item = Played> + Clone + '_ {
        self.trick[..usize::from(self.length)].iter().flatten().copied()
    }

    /// How many cards lie on the table.
    #[inline]
    pub fn trick_len(&self) -> usize {
        usize::from(self.length)
    }

    /// The family led; `None` before the lead.
    #[inline]
    pub fn led(&self) -> Option<Family> {
        if self.length == 0 { None } else { self.trick[0].map(|played| played.card.family()) }
    }

    /// The card that would win the trick as it lies, and whose it is; `None` before the lead.
    #[inline]
    pub fn best(&self) -> Option<Played> {
        if self.length == 0 { None } else { self.trick[usize::from(self.best)] }
    }

    /// The hand of a seat; empty for a seat that is not at the table.
    #[inline]
    pub fn hand(&self, seat: Seat) -> Cards {
        self.hands.get(seat.index()).copied().unwrap_or_default()
    }

    /// All cards that a seat captured, face up or not.
    #[inline]
    pub fn captured(&self, seat: Seat) -> Cards {
        self.captured.get(seat.index()).copied().unwrap_or_default()
    }

    /// How many tricks a seat took.
    #[inline]
    pub fn tricks(&self, seat: Seat) -> u8 {
        self.tricks.get(seat.index()).copied().unwrap_or_default()
    }

    /// The cards of all hands together.
    #[inline]
    pub fn in_hands(&self) -> Cards {
        self.hands.iter().fold(Cards::EMPTY, |all, hand| all.union(*hand))
    }

    /// The cards that a seat may play when it is its turn (PLI-6): those of the family led, or all if it has none of it.
    #[inline]
    pub fn playable(&self, seat: Seat) -> Cards {
        answers(self.hand(seat), self.led())
    }

    /// The cards that the seat to act may play.
    #[inline]
    pub fn legal(&self) -> Cards {
        self.playable(Seat(self.turn))
    }

    /// Points taken so far in this round (PLI-8…12).
    #[inline]
    pub fn points(&self, seat: Seat) -> i32 {
        self.contract.points(self.tricks(seat), self.captured(seat))
    }

    /// Whether the round has ended (PLI-13): all cards are played, or the trick is complete and no scoring card is left.
    #[inline]
    pub fn is_over(&self) -> bool {
        if self.length > 0 {
            return false;
        }
        let left = self.in_hands();
        left.is_empty()
            || self.contract.ends_with_stakes() && left.intersection(self.contract.stakes()).is_empty()
    }

    /// Plays a card of the seat to act, which must be among [`Round::legal`]. Returns the trick if the card completes it.
    #[inline]
    pub fn play(&mut self, card: Card) -> Option<Taken> {
        let (turn, at) = (usize::from(self.turn), usize::from(self.length));
        self.hands[turn] = self.hands[turn].without(card);
        self.trick[at] = Some(Played { seat: Seat(self.turn), card });
        let wins = self.best().is_none_or(|best| card.family() == best.card.family() && card > best.card);
        if wins {
            self.best = self.length;
        }
        self.length += 1;
        let mut next = self.turn;
        loop {
            next = if next + 1 == self.seats { 0 } else { next + 1 };
            if next == self.leader {
                return self.take();
            }
            // Hands of a set-up may differ in size. A seat without cards is passed over.
            if !self.hands[usize::from(next)].is_empty() {
                self.turn = next;
                return None;
            }
        }
    }

    fn take(&mut self) -> Option<Taken> {
        let winner = self.best()?.seat;
        let cards = self.trick().map(|played| played.card).fold(Cards::EMPTY, Cards::with);
        let index = winner.index();
        self.tricks[index] += 1;
        self.captured[index] = self.captured[index].union(cards);
        (self.length, self.best) = (0, 0);
        self.trick = [None; MAX_SEATS];
        self.lead(winner.0);
        Some(Taken { winner, cards })
    }

    /// Gives the lead to that seat, or to the next one that has a card.
    fn lead(&mut self, seat: u8) {
        let mut leader = seat;
        for _ in 0..self.seats {
            if !self.hands[usize::from(leader)].is_empty() {
                break;
            }
            leader = if leader + 1 >= self.seats { 0 } else { leader + 1 };
        }
        if self.hands[usize::from(leader)].is_empty() {
            leader = seat;
        }
        (self.leader, self.turn) = (leader, leader);
    }
}
