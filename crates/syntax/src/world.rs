//! Worlds that a view may stand for: full states that show the same view to its viewer.

use alloc::vec::Vec;

use crate::notation::cards_of;
use crate::state::{Phase, SeatState};
use crate::{Card, Pending, PhaseName, SeatView, State, Syntax, Tally, View};
use tabletop::{Chance, Seat, Viewer};

impl View {
    /// The cards whose place the viewer does not know: in the stock, set aside, or in other hands beyond what is known of those. `None` if
    /// the view shows more of a card than the packs have.
    pub fn unseen(&self, all: &[Card]) -> Option<Tally> {
        let mut unseen = Tally::of(all);
        let own = self.seat.filter(|_| self.hand.is_some());
        let others = Seat::all(self.seats.len()).zip(&self.seats).filter(|(seat, _)| Some(*seat) != own);
        let table = self.table.iter().flat_map(|laid| cards_of(&laid.word));
        let seen = others.flat_map(|(_, seat)| &seat.known).chain(self.hand.iter().flatten());
        let seen = seen.chain(&self.discard).chain(&self.face_up).copied().chain(table);
        for card in seen {
            if !unseen.take(card) {
                return None;
            }
        }
        Some(unseen)
    }
}

/// A full state that the view may stand for.
pub(crate) fn determinize(game: &Syntax, view: &View, chance: &mut Chance) -> Option<State> {
    if !seats_are_there(view) {
        return None;
    }
    let mut unseen = view.unseen(&game.deck.cards(game.options.packs(view.seats.len())))?;
    // The stock is drawn first, because after the pile has been shuffled into it, only those cards can be in it.
    let stock = draw_stock(view, &mut unseen, chance)?;
    let mut rest = unseen.cards();
    chance.shuffle(&mut rest);
    let seats: Option<Vec<SeatState>> = Seat::all(view.seats.len())
        .zip(&view.seats)
        .map(|(seat, seen)| match &view.hand {
            Some(hand) if view.seat == Some(seat) => seat_state(seen, hand.clone()),
            _ => {
                let hidden = seen.hand_count.checked_sub(seen.known.len())?;
                let mut hand = rest.split_off(rest.len().checked_sub(hidden)?);
                hand.extend(&seen.known);
                seat_state(seen, hand)
            }
        })
        .collect();
    let seats = seats?;
    if rest.len() != view.aside_count {
        return None;
    }
    let phase = match view.phase {
        PhaseName::Play => Phase::Play { turn: view.turn? },
        PhaseName::Challenge => Phase::Challenge { pending: view.pending.clone()?, asked: view.to_act },
        PhaseName::ReEntry => Phase::ReEntry { asked: view.to_act },
        PhaseName::Over => Phase::Over { ranking: view.ranking.clone()? },
    };
    let state = State {
        seats,
        table: view.table.clone(),
        face_up: view.face_up,
        stock,
        discard: view.discard.iter().rev().copied().collect(),
        aside: rest,
        pool: view.stock_pool.clone(),
        dealer: view.dealer,
        round: view.round,
        idle: view.idle,
        phase,
        sheet: view.sheet.clone(),
        judged: view.judged.clone(),
    };
    // A view from outside may be anything. It is accepted only if the state gives back the same view.
    let same = View::new(&state, view.seat.map_or(Viewer::Spectator, Viewer::Seat)) == *view;
    same.then_some(state)
}

/// Draws the stock from the unseen cards, and takes its cards out of them.
fn draw_stock(view: &View, unseen: &mut Tally, chance: &mut Chance) -> Option<Vec<Card>> {
    let mut candidates = match &view.stock_pool {
        Some(pool) => unseen.common(&Tally::of(pool)).cards(),
        None => unseen.cards(),
    };
    chance.shuffle(&mut candidates);
    let stock = candidates.split_off(candidates.len().checked_sub(view.stock_count)?);
    unseen.take_all(&stock).then_some(stock)
}

/// The state of a seat that looks like this and has this hand; `None` if the hand has another size.
fn seat_state(seen: &SeatView, hand: Vec<Card>) -> Option<SeatState> {
    (hand.len() == seen.hand_count).then(|| SeatState {
        hand,
        score: seen.score,
        left: seen.left_round,
        retired: seen.retired,
        re_entries: seen.re_entries,
        price: seen.price,
        has_laid: seen.has_laid,
        challenges: seen.challenges,
        known: seen.known.clone(),
        drawn: Vec::new(),
    })
}

/// Whether all seats that the view names are at the table, and the pending word lies there.
fn seats_are_there(view: &View) -> bool {
    let here = |seat: Seat| seat.index() < view.seats.len();
    let word = |pending: &Pending| {
        let laid = view.table.get(pending.index as usize);
        here(pending.seat) && laid.is_some_and(|laid| laid.word == pending.after)
    };
    view.to_act.iter().chain(view.turn).chain([view.dealer]).all(here) && view.pending.iter().all(word)
}
