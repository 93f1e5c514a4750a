//! Performs allowed actions, up to the next decision of a seat.

use alloc::borrow::ToOwned;

use crate::check::{Checked, Deed};
use crate::course::Course;
use crate::notation::Change;
use crate::state::Phase;
use crate::{Card, Event, Judgement, Kind, Laid, PENALTY, Pending, Referee, Take};
use tabletop::{Seat, SeatSet};

impl Course<'_> {
    pub(crate) fn perform(&mut self, Checked { by, deed }: Checked) {
        match deed {
            Deed::Exchange { discard, take } => self.exchange(by, discard, take),
            Deed::Make { pending, change } => self.make(pending, change),
            Deed::Answer { pending, challenge: true, .. } => self.challenge(by, pending),
            Deed::Answer { pending, challenge: false, left } => self.accept(by, pending, left),
            Deed::Offer { comes_back: true, left } => self.re_enter(by, left),
            Deed::Offer { comes_back: false, left } => self.retire(by, left),
        }
    }

    /// Replaces the word that lies at that index.
    fn set_word(&mut self, index: u32, word: &str) {
        word.clone_into(&mut self.state.table[index as usize].word);
    }

    /// Exchanges a card; the discard comes first (SYN-9).
    fn exchange(&mut self, seat: Seat, discard: Card, take: Take) {
        let player = &mut self.state.seats[seat.index()];
        player.give(&[discard]);
        let before = self.state.face_up.replace(discard);
        let card = match take {
            Take::Stock => {
                self.state.discard.extend(before);
                let card = self.state.stock.pop();
                player.hand.extend(card);
                if self.state.pool.is_some() {
                    player.drawn.extend(card);
                }
                card
            }
            Take::FaceUp => {
                player.receive(before.as_slice());
                before
            }
        };
        self.out.push(Event::Exchanged { seat, discard, take, card });
        if self.state.stock.is_empty() {
            self.reform_stock();
        }
        self.state.idle += 1;
        self.next_turn(seat);
    }

    /// Lays the cards of a word, which others may then contest. If the dictionary is the referee it stands at once (SYN-20).
    fn make(&mut self, pending: Pending, change: Change) {
        let seat = pending.seat;
        let player = &mut self.state.seats[seat.index()];
        player.give(&change.used);
        player.receive(&change.taken);
        let (index, after) = (pending.index, pending.after.clone());
        match &pending.before {
            None => self.state.table.push(Laid { word: after.clone(), by: Some(seat) }),
            Some(_) => self.set_word(index, &after),
        }
        self.out.push(match (pending.kind, pending.before.clone()) {
            (Kind::Insert, Some(before)) => Event::Inserted { seat, index, before, after },
            (Kind::Replace, Some(before)) => {
                Event::Replaced { seat, index, before, after, taken: change.taken }
            }
            _ => Event::Laid { seat, index, word: after },
        });
        match self.game.options.referee {
            Referee::Dictionary => self.stand(&pending),
            Referee::Challenge => {
                let mut asked = self.state.playing();
                asked.remove(seat);
                self.state.phase = Phase::Challenge { pending, asked };
            }
        }
    }

    fn accept(&mut self, by: Seat, pending: Pending, left: SeatSet) {
        self.out.push(Event::Accepted { seat: by });
        if left.is_empty() {
            self.out.push(Event::Stood { seat: pending.seat, word: pending.after.clone() });
            self.stand(&pending);
        } else {
            self.state.phase = Phase::Challenge { pending, asked: left };
        }
    }

    /// Decides on a word that is contested. Only the first challenge counts (SYN-21, SYN-22, SYN-23).
    fn challenge(&mut self, by: Seat, pending: Pending) {
        let judged = pending.after.to_ascii_uppercase();
        let valid = self.game.lexicon.contains(&judged);
        let fine = if valid { PENALTY } else { -PENALTY };
        let player = &mut self.state.seats[by.index()];
        player.score += fine;
        player.challenges += fine;
        let score = player.score;
        if !self.state.judged.iter().any(|known| known.word == judged) {
            self.state.judged.push(Judgement { word: judged, valid });
        }
        let (against, word) = (pending.seat, pending.after.clone());
        self.out.push(Event::Challenged { seat: by, against, word, valid, score });
        if valid {
            self.stand(&pending);
        } else {
            self.take_back(pending);
        }
    }

    fn take_back(&mut self, pending: Pending) {
        let change = pending.change();
        let Pending { seat, index, before, after: word, .. } = pending;
        let player = &mut self.state.seats[seat.index()];
        player.give(&change.taken);
        player.receive(&change.used);
        match &before {
            None => drop(self.state.table.pop()),
            Some(before) => self.set_word(index, before),
        }
        self.out.push(Event::TakenBack { seat, index, word, before });
        self.state.idle += 1;
        self.next_turn(seat);
    }

    /// Lets the word stand. Only now does an empty hand end the round (SYN-24).
    fn stand(&mut self, pending: &Pending) {
        match pending.kind {
            Kind::Replace => self.state.idle += 1,
            Kind::Lay | Kind::Insert => self.state.idle = 0,
        }
        let player = &mut self.state.seats[pending.seat.index()];
        player.has_laid |= pending.kind == Kind::Lay;
        if player.hand.is_empty() {
            self.end_round(Some(pending.seat));
        } else {
            self.next_turn(pending.seat);
        }
    }

    fn next_turn(&mut self, from: Seat) {
        if self.state.idle >= self.state.most_idle() {
            return self.end_round(None);
        }
        self.state.phase = Phase::Play { turn: self.state.after(from) };
    }
}

impl Pending {
    /// The cards that making the word has moved.
    pub fn change(&self) -> Change {
        Change::new(self.kind, self.before.as_deref(), &self.after)
    }
}
