//! Worlds that a view may stand for: what the viewer cannot see is drawn by chance.

use alloc::vec;
use alloc::vec::Vec;

use crate::memory::Whereabouts;
use crate::phase::PhaseName;
use crate::state::{Ballot, Kind, Phase, Proposal, SeatState, State, Turn};
use crate::view::View;
use crate::{Card, Spikit};
use tabletop::{Chance, Seat};

impl Spikit {
    pub(crate) fn world(&self, view: &View, chance: &mut Chance) -> Option<State> {
        if !places_are_there(view) {
            return None;
        }
        let seats = view.seats.len();
        let hands =
            view.seats.iter().zip(Seat::all(seats)).map(|(seen, seat)| match view.seat == Some(seat) {
                true => Room::new(0),
                false => Room::new(seen.hand_count),
            });
        let mut rooms: Vec<Room> = hands.collect();
        rooms.extend([view.stock_count, view.discard_count, view.aside_count].map(Room::new));
        let mut cards = self.hidden(view)?;
        // A view from outside may name any numbers.
        if cards.len() != rooms.iter().fold(0, |sum: usize, room| sum.saturating_add(room.size)) {
            return None;
        }
        chance.shuffle(&mut cards);
        // Cards that may be in few places come first, so that they still find one.
        tabletop::sort_by_key(&mut cards, |(_, place)| place.seats.len() + 5 * usize::from(place.stock));
        let cards: Vec<(Card, Vec<usize>)> =
            cards.into_iter().map(|(card, place)| (card, rooms_of(view, card, place))).collect();
        for at in 0..cards.len() {
            let mut tried = vec![false; rooms.len()];
            if !find_room(&cards, at, &mut rooms, &mut tried, chance) {
                return None;
            }
        }
        let mut piles = rooms.into_iter().map(|room| {
            let pile: Vec<Card> =
                room.holds.into_iter().filter_map(|at| cards.get(at).map(|(card, _)| *card)).collect();
            pile
        });
        let mut players = Vec::new();
        for (seen, seat) in view.seats.iter().zip(Seat::all(seats)) {
            let drawn = piles.next()?;
            let hand = if view.seat == Some(seat) { view.hand.clone()? } else { drawn };
            if hand.len() != seen.hand_count {
                return None;
            }
            players.push(SeatState { hand, score: seen.score });
        }
        let (mut stock, discard, aside) = (piles.next()?, piles.next()?, piles.next()?);
        chance.shuffle(&mut stock);
        Some(State {
            seats: players,
            display: view.display.clone(),
            stock,
            discard,
            aside,
            table: view.table.iter().map(|laid| laid.sentence.clone()).collect(),
            first: view.first,
            round: view.round,
            turn: Turn {
                seat: view.active,
                die: view.die,
                laid: view.laid,
                worked: view.worked,
                refused: view.refused.clone(),
                swapped: view.swapped.clone(),
            },
            phase: phase(view, chance)?,
            rolls: Vec::new(),
            idle: view.idle,
            proposals: view.proposals,
            counted: view.counted.clone(),
            time_up: view.time_up,
            sheet: view.sheet.clone(),
            // What others remember is unknown, so everybody is given the viewer's memory.
            memories: vec![view.memory.clone(); seats + 1],
        })
    }

    /// The cards that the viewer does not see, and where each may be.
    fn hidden(&self, view: &View) -> Option<Vec<(Card, Whereabouts)>> {
        let mut hidden: Vec<Card> = self.deck.cards().collect();
        for card in view.open().iter().chain(view.hand.iter().flatten()) {
            let at = hidden.iter().position(|known| known == card)?;
            hidden.remove(at);
        }
        let place = |card: Card| match &view.proposal {
            Some(proposal) if proposal.cards.contains(&card) => Whereabouts::hand(proposal.seat),
            _ => view.memory.of(card),
        };
        Some(hidden.into_iter().map(|card| (card, place(card))).collect())
    }
}

/// A hand or a pile to be filled.
struct Room {
    size: usize,
    /// The cards by their place in the list of those to be dealt out.
    holds: Vec<usize>,
}

impl Room {
    fn new(size: usize) -> Room {
        Room { size, holds: Vec::new() }
    }

    fn free(&self) -> usize {
        self.size - self.holds.len()
    }
}

/// The hands and piles in which a card may be: the seats', the stock, the discard pile, and what a set-up put aside unseen.
fn rooms_of(view: &View, card: Card, place: Whereabouts) -> Vec<usize> {
    let seats = view.seats.len();
    let hands = place.seats.iter().map(Seat::index).filter(|seat| *seat < seats);
    let aside = !view.memory.shown.contains_key(&card);
    let piles = [(place.stock, seats), (place.discard, seats + 1), (aside, seats + 2)];
    hands.chain(piles.into_iter().filter(|(may, _)| *may).map(|(_, pile)| pile)).collect()
}

/// Puts a card where there is room for it, by chance; if there is none, a card that may also be elsewhere makes room.
fn find_room(
    cards: &[(Card, Vec<usize>)],
    at: usize,
    rooms: &mut [Room],
    tried: &mut [bool],
    chance: &mut Chance,
) -> bool {
    let Some((_, may)) = cards.get(at) else { return false };
    let free: u32 = may.iter().map(|room| rooms[*room].free() as u32).sum();
    if free > 0 {
        let mut lot = chance.below(free);
        for room in may {
            let here = rooms[*room].free() as u32;
            if lot < here {
                rooms[*room].holds.push(at);
                return true;
            }
            lot -= here;
        }
    }
    for room in may {
        if core::mem::replace(&mut tried[*room], true) {
            continue;
        }
        for place in 0..rooms[*room].holds.len() {
            let other = rooms[*room].holds[place];
            if find_room(cards, other, rooms, tried, chance) {
                rooms[*room].holds[place] = at;
                return true;
            }
        }
    }
    false
}
/// Whether whoever is named is at the table, and what a proposal changes lies there: a view from outside may be anything.
fn places_are_there(view: &View) -> bool {
    let here = |seat: Seat| seat.index() < view.seats.len();
    let proposed = |proposal: &Proposal| {
        here(proposal.seat)
            && match proposal.kind {
                Kind::Lay => true,
                Kind::Complete(row) => row.is_in(&view.table),
                Kind::Swap(row, at) => view
                    .table
                    .get(row.index())
                    .is_some_and(|old| at.is_in(&old.sentence.cards) && at.is_in(&proposal.sentence.cards)),
            }
    };
    let ballots = if view.phase == PhaseName::Vote { view.seats.len() } else { 0 };
    let known =
        view.memory.shown.values().chain([&view.memory.unseen]).all(|place| place.seats.iter().all(here));
    known
        && [view.active, view.first].into_iter().all(here)
        && view.proposal.iter().all(proposed)
        && view.ballots.len() == ballots
}

fn phase(view: &View, chance: &mut Chance) -> Option<Phase> {
    Some(match view.phase {
        PhaseName::Roll => Phase::Roll,
        PhaseName::Draw => Phase::Draw,
        PhaseName::Play => Phase::Play,
        PhaseName::Vote => {
            let mut cast = || match chance.below(3) {
                0 => Ballot::Accept,
                1 => Ballot::Refuse,
                _ => Ballot::Abstain,
            };
            let ballots = view.ballots.iter().map(|ballot| ballot.unwrap_or_else(&mut cast)).collect();
            Phase::Vote { proposal: view.proposal.clone()?, ballots }
        }
        PhaseName::Advantage => Phase::Advantage { fish: view.advantage? },
        PhaseName::Fishing => {
            let fished = view.fished.clone()?;
            Phase::Fishing { left: fished.left, card: fished.card, aside: fished.aside }
        }
        PhaseName::Discard => Phase::Discard { most: view.discards? },
        PhaseName::Over => Phase::Over { ranking: view.ranking.clone()? },
    })
}
