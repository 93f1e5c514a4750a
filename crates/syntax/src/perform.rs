//! What an allowed action does, up to the next decision of a seat.

use crate::deal::reform_stock;
use crate::notation::Change;
use crate::state::Phase;
use crate::{Action, Card, Event, Judgement, Kind, Laid, PENALTY, Pending, Referee, State, Syntax, Take};
use tabletop::{Chance, Seat, SeatSet};

/// How many operations in a row a seat may see without a word that stands (SYN-29).
const IDLE_PER_SEAT: u32 = 20;

impl Syntax {
    pub(crate) fn act(
        &self,
        state: &mut State,
        by: Seat,
        action: Action,
        chance: &mut Chance,
        out: &mut Vec<Event>,
    ) {
        match action {
            Action::Exchange { discard, take } => {
                exchange(state, by, discard, take, chance, out);
                state.idle += 1;
                self.next_turn(state, by, chance, out);
            }
            Action::Lay { word } => {
                let index = u32::try_from(state.table.len()).unwrap_or(u32::MAX);
                self.make(
                    state,
                    Pending { seat: by, kind: Kind::Lay, index, before: None, after: word },
                    chance,
                    out,
                );
            }
            Action::Insert { index, into } => self.change(state, by, Kind::Insert, index, into, chance, out),
            Action::Replace { index, into } => {
                self.change(state, by, Kind::Replace, index, into, chance, out)
            }
            Action::Challenge => self.challenge(state, by, chance, out),
            Action::Accept => self.accept(state, by, chance, out),
            Action::ReEnter | Action::Retire => {
                self.answer_offer(state, by, action == Action::ReEnter, chance, out);
            }
        }
    }

    #[allow(clippy::too_many_arguments)] // An operation, whole.
    fn change(
        &self,
        state: &mut State,
        seat: Seat,
        kind: Kind,
        index: u32,
        after: String,
        chance: &mut Chance,
        out: &mut Vec<Event>,
    ) {
        let before = state.table.get(index as usize).map(|laid| laid.word.clone());
        self.make(state, Pending { seat, kind, index, before, after }, chance, out);
    }

    /// Cards go to the table, and the word is contested, or stands at once where the dictionary is the referee (SYN-20).
    fn make(&self, state: &mut State, pending: Pending, chance: &mut Chance, out: &mut Vec<Event>) {
        let change = pending.change();
        let seat = pending.seat;
        if let Some(player) = state.seats.get_mut(seat.index()) {
            player.give(&change.used);
            player.receive(&change.taken);
        }
        let (index, after) = (pending.index, pending.after.clone());
        match &pending.before {
            None => state.table.push(Laid { word: after.clone(), by: Some(seat) }),
            Some(_) => set_word(state, index, &after),
        }
        out.push(match (pending.kind, pending.before.clone()) {
            (Kind::Insert, Some(before)) => Event::Inserted { seat, index, before, after },
            (Kind::Replace, Some(before)) => {
                Event::Replaced { seat, index, before, after, taken: change.taken }
            }
            _ => Event::Laid { seat, index, word: after },
        });
        match self.options.referee {
            Referee::Dictionary => self.stand(state, &pending, chance, out),
            Referee::Challenge => {
                let mut asked = state.playing();
                asked.remove(seat);
                state.phase = Phase::Challenge { pending, asked };
            }
        }
    }

    fn accept(&self, state: &mut State, by: Seat, chance: &mut Chance, out: &mut Vec<Event>) {
        let Phase::Challenge { pending, asked } = &mut state.phase else { return };
        asked.remove(by);
        out.push(Event::Accepted { seat: by });
        if asked.is_empty() {
            let pending = pending.clone();
            out.push(Event::Stood { seat: pending.seat, word: pending.after.clone() });
            self.stand(state, &pending, chance, out);
        }
    }

    /// The first challenge decides (SYN-21, SYN-22, SYN-23).
    fn challenge(&self, state: &mut State, by: Seat, chance: &mut Chance, out: &mut Vec<Event>) {
        let Phase::Challenge { pending, .. } = &state.phase else { return };
        let pending = pending.clone();
        let word = pending.after.to_ascii_uppercase();
        let valid = self.lexicon.contains(&word);
        let fine = if valid { PENALTY } else { -PENALTY };
        let mut score = 0;
        if let Some(player) = state.seats.get_mut(by.index()) {
            player.score += fine;
            player.challenges += fine;
            score = player.score;
        }
        if !state.judged.iter().any(|known| known.word == word) {
            state.judged.push(Judgement { word, valid });
        }
        let (seat, word) = (pending.seat, pending.after.clone());
        out.push(Event::Challenged { seat: by, against: seat, word: word.clone(), valid, score });
        if valid {
            return self.stand(state, &pending, chance, out);
        }
        let change = pending.change();
        if let Some(player) = state.seats.get_mut(seat.index()) {
            player.give(&change.taken);
            player.receive(&change.used);
        }
        match &pending.before {
            None => drop(state.table.pop()),
            Some(before) => set_word(state, pending.index, before),
        }
        out.push(Event::TakenBack { seat, index: pending.index, word, before: pending.before });
        state.idle += 1;
        self.next_turn(state, seat, chance, out);
    }

    /// The word stands. An emptied hand ends the round only now (SYN-24).
    fn stand(&self, state: &mut State, pending: &Pending, chance: &mut Chance, out: &mut Vec<Event>) {
        match pending.kind {
            Kind::Replace => state.idle += 1,
            Kind::Lay | Kind::Insert => state.idle = 0,
        }
        let Some(player) = state.seats.get_mut(pending.seat.index()) else { return };
        player.has_laid |= pending.kind == Kind::Lay;
        if player.hand.is_empty() {
            self.end_round(state, Some(pending.seat), chance, out);
        } else {
            self.next_turn(state, pending.seat, chance, out);
        }
    }

    fn next_turn(&self, state: &mut State, from: Seat, chance: &mut Chance, out: &mut Vec<Event>) {
        let playing = u32::try_from(state.playing().len()).unwrap_or(0);
        if state.idle >= IDLE_PER_SEAT * playing {
            return self.end_round(state, None, chance, out);
        }
        state.phase = Phase::Play { turn: state.after(from) };
    }

    /// The seats that may act.
    pub(crate) fn acting(&self, state: &State) -> SeatSet {
        match &state.phase {
            Phase::Play { turn } => SeatSet::only(*turn),
            Phase::Challenge { asked, .. } | Phase::ReEntry { asked } => *asked,
            Phase::Over { .. } => SeatSet::EMPTY,
        }
    }
}

impl Pending {
    /// What making the word has moved.
    pub fn change(&self) -> Change {
        Change::new(self.kind, self.before.as_deref(), &self.after)
    }
}

fn set_word(state: &mut State, index: u32, word: &str) {
    if let Some(laid) = state.table.get_mut(index as usize) {
        word.clone_into(&mut laid.word);
    }
}

/// The discard comes first (SYN-9).
fn exchange(
    state: &mut State,
    seat: Seat,
    discard: Card,
    take: Take,
    chance: &mut Chance,
    out: &mut Vec<Event>,
) {
    let Some(player) = state.seats.get_mut(seat.index()) else { return };
    player.give(&[discard]);
    let before = state.face_up.replace(discard);
    let card = match take {
        Take::Stock => {
            state.discard.extend(before);
            let card = state.stock.pop();
            player.hand.extend(card);
            if state.pool.is_some() {
                player.drawn.extend(card);
            }
            card
        }
        Take::FaceUp => {
            player.receive(before.as_slice());
            before
        }
    };
    out.push(Event::Exchanged { seat, discard, take, card });
    if state.stock.is_empty() {
        reform_stock(state, chance, out);
    }
}
