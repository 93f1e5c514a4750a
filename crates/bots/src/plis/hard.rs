//! The hard bot, which tries each card in worlds that agree with all that was seen.

use alloc::vec::Vec;

use super::policy::Sight;
use crate::Effort;
use crate::search::{self, Race};
use plis::{Card, Round, Unseen, View};
use tabletop::{Chance, Seat};

/// How many playouts are made if no number is given.
const PLAYOUTS: u32 = 8_000;

/// How many of a hundred cards in a playout are played at random, because others do not play by our rules of thumb.
const WHIMS: u32 = 8;

/// A card that was tried, and what came of it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Tried {
    pub card: Card,
    /// In how many worlds it was tried.
    pub worlds: u32,
    /// The points of the seat at the end of the round, on average.
    pub points: f64,
    /// In how many of the worlds it took the trick that it was played to.
    pub takes: u32,
    /// What those tricks cost in all.
    pub paid: i32,
}

/// Tries every card that may be played, and returns all of them with the index of the best one.
pub(super) fn cards(view: &View, effort: &Effort<'_>, chance: &mut Chance) -> Option<(usize, Vec<Tried>)> {
    let seat = view.seat?;
    let unseen = Unseen::of(view)?;
    let legal = unseen.deal(chance)?.legal();
    let mut tried: Vec<Tried> =
        legal.into_iter().map(|card| Tried { card, worlds: 0, points: 0.0, takes: 0, paid: 0 }).collect();
    let race = Race { playouts: PLAYOUTS, indifference: 0.05, patience: 400, ..Race::default() };
    let world = |chance: &mut Chance| unseen.deal(chance);
    let playout = |world: &Round, candidate: usize, luck: &mut Chance| {
        let mut round = *world;
        if let Some(tried) = tried.get_mut(candidate) {
            tried.play(&mut round, seat, luck);
        }
        -f64::from(play_out(round, seat, luck))
    };
    let arms = search::evaluate(legal.len(), race, effort, chance, world, playout);
    for (tried, arm) in tried.iter_mut().zip(&arms) {
        tried.points = -arm.mean;
    }
    Some((search::best(&arms)?, tried))
}

impl Tried {
    /// Plays the card, and the trick to its end.
    fn play(&mut self, round: &mut Round, seat: Seat, luck: &mut Chance) {
        let (tricks, points) = (round.tricks(seat), round.points(seat));
        round.play(self.card);
        while round.trick_len() > 0 && go_on(round, luck) {}
        self.worlds += 1;
        self.takes += u32::from(round.tricks(seat) > tricks);
        self.paid += round.points(seat) - points;
    }
}

/// Plays the round to its end, and returns the points of the seat.
fn play_out(mut round: Round, seat: Seat, luck: &mut Chance) -> i32 {
    while !round.is_over() && go_on(&mut round, luck) {}
    round.points(seat)
}

/// Plays one card; returns false if there is none.
fn go_on(round: &mut Round, luck: &mut Chance) -> bool {
    let legal = round.legal();
    let whim = luck.below(100) < WHIMS;
    let card = if whim { legal.nth(luck.index(legal.len())) } else { Sight::of(round).card() };
    if let Some(card) = card {
        round.play(card);
    }
    card.is_some()
}
