//! Dealing: by chance (PAD-3, PAD-4), from a set-up, and the exchange (PAD-24).

use alloc::vec;
use alloc::vec::Vec;

use crate::card::{Card, Hand, Letter};
use crate::event::Event;
use crate::exchange::Exchange;
use crate::options::{Layout, Options};
use crate::rank::Ranks;
use crate::refusal::{Refusal, SetupFault};
use crate::state::{Passes, State};
use crate::trick::Trick;
use tabletop::{Chance, Seat};

/// A set-up with higher or lower scores than this is refused. No match comes near it.
const SCORE_LIMIT: i32 = 1_000_000;
/// With two seats, how many cards each gets, and how many stay in the box (PAD-4).
const TWO_SEATS: usize = 20;

/// Makes the first deal of a match, and returns the seat that is to lead it.
pub(crate) fn first(
    options: &Options,
    seats: usize,
    layout: &Layout,
    chance: &mut Chance,
    out: &mut Vec<Event>,
) -> Result<(State, Seat), Refusal> {
    options.check(seats)?;
    check(layout, seats).map_err(Refusal::Setup)?;
    let (hands, boxed) = match &layout.hands {
        Some(hands) => (hands.clone(), rest_of_the_box(hands).ok_or(Refusal::Setup(SetupFault::Cards))?),
        None => by_chance(seats, chance),
    };
    let mut ranks = Ranks::new(seats);
    let empty = Seat::all(seats).filter(|seat| hands[seat.index()].is_empty()).collect();
    for seat in layout.finished.clone().unwrap_or(empty) {
        ranks.take_best(seat);
    }
    let leader = layout.leader.unwrap_or(options.first_seat);
    let state = State {
        free_pass: options.free_pass,
        deal: layout.deal.unwrap_or(1),
        turn: None,
        boxed,
        boxed_by_rule: layout.hands.is_none(),
        gone: Hand::EMPTY,
        trick: Trick::default(),
        tricks: Vec::new(),
        exchange: None,
        ranks,
        scores: layout.scores.clone().unwrap_or_else(|| vec![0; seats]),
        passes: vec![Passes::default(); seats],
        hands,
    };
    let leader = state.holders_from(leader).next().unwrap_or(leader);
    out.push(began(&state, leader));
    Ok((state, leader))
}

/// Makes the next deal, with its exchange, and returns the seat that is to lead it: the last Padbolix (PAD-25).
pub(crate) fn next(state: &mut State, chance: &mut Chance, out: &mut Vec<Event>) -> Seat {
    let seats = state.seats();
    let dubolix = state.ranks.seat_of(1).unwrap_or_default();
    let padbolix = state.ranks.seat_of(seats).unwrap_or_default();
    let (hands, boxed) = by_chance(seats, chance);
    *state = State {
        free_pass: state.free_pass,
        deal: state.deal.saturating_add(1),
        turn: None,
        hands,
        boxed,
        boxed_by_rule: true,
        gone: Hand::EMPTY,
        trick: Trick::default(),
        tricks: Vec::new(),
        exchange: None,
        ranks: Ranks::new(seats),
        scores: core::mem::take(&mut state.scores),
        passes: vec![Passes::default(); seats],
    };
    out.push(began(state, padbolix));
    exchange(state, dubolix, padbolix, out);
    padbolix
}

fn began(state: &State, leader: Seat) -> Event {
    Event::DealBegan {
        deal: state.deal,
        leader,
        hands: state.hands.iter().map(|hand| Some(*hand)).collect(),
        hand_counts: state.hands.iter().map(Hand::len).collect(),
    }
}

/// Exchanges two cards, both taken from the hands as dealt (PAD-24).
fn exchange(state: &mut State, dubolix: Seat, padbolix: Seat, out: &mut Vec<Event>) {
    let worst = state.hand(dubolix).worst();
    let best = state.hand(padbolix).best();
    if let (Some(worst), Some(best)) = (worst, best)
        && dubolix != padbolix
    {
        state.hands[dubolix.index()].remove(worst);
        state.hands[padbolix.index()].remove(best);
        state.hands[dubolix.index()].add(best);
        state.hands[padbolix.index()].add(worst);
    }
    state.exchange = Some(Exchange { dubolix, padbolix, worst, best });
    out.push(Event::Exchanged { dubolix, padbolix, worst, best });
}

/// Draws the hands, and what stays in the box.
fn by_chance(seats: usize, chance: &mut Chance) -> (Vec<Hand>, Hand) {
    let mut cards: Vec<Card> = Hand::full_box().cards().collect();
    let mut boxed = Hand::EMPTY;
    if seats == 2 {
        let stays = |card: &Card| matches!(card, Card::Letter(letter) if *letter != Letter::Z);
        let (mut letters, mut others): (Vec<Card>, Vec<Card>) = cards.into_iter().partition(stays);
        chance.shuffle(&mut letters);
        boxed = letters.drain(..TWO_SEATS).collect();
        letters.append(&mut others);
        cards = letters;
    }
    chance.shuffle(&mut cards);
    let each = cards.len() / seats.max(1);
    let hands = cards.chunks(each.max(1)).take(seats).map(|cards| cards.iter().copied().collect()).collect();
    (hands, boxed)
}

fn rest_of_the_box(hands: &[Hand]) -> Option<Hand> {
    hands.iter().try_fold(Hand::full_box(), |rest, hand| rest.without(hand))
}

fn check(layout: &Layout, seats: usize) -> Result<(), SetupFault> {
    let hands = layout.hands.as_deref();
    if hands.is_some_and(|hands| hands.len() != seats)
        || layout.scores.as_ref().is_some_and(|scores| scores.len() != seats)
    {
        return Err(SetupFault::Seats);
    }
    if hands.is_some_and(|hands| rest_of_the_box(hands).is_none()) {
        return Err(SetupFault::Cards);
    }
    let out = |seat: Seat| hands.is_some_and(|hands| hands.get(seat.index()).is_none_or(Hand::is_empty));
    let outs = Seat::all(seats).filter(|seat| out(*seat)).count();
    if seats - outs < 2 {
        return Err(SetupFault::Hands);
    }
    if let Some(finished) = &layout.finished {
        let known = finished.iter().all(|seat| seat.index() < seats && out(*seat));
        let once = Seat::all(seats).all(|seat| finished.iter().filter(|named| **named == seat).count() <= 1);
        if !known || !once || finished.len() != outs {
            return Err(SetupFault::Finished);
        }
    }
    if layout.leader.is_some_and(|leader| leader.index() >= seats || out(leader)) {
        return Err(SetupFault::Leader);
    }
    if layout.deal.is_some_and(|deal| deal == 0 || usize::from(deal) > seats) {
        return Err(SetupFault::Deal);
    }
    let sane = |score: &i32| (-SCORE_LIMIT..=SCORE_LIMIT).contains(score);
    if layout.scores.as_ref().is_some_and(|scores| !scores.iter().all(sane)) {
        return Err(SetupFault::Scores);
    }
    Ok(())
}
