//! The hard bot: what each card comes to in worlds that agree with all that was seen.

use super::policy::Sight;
use crate::Effort;
use crate::search::{self, Race};
use plis::{Card, Round, Unseen, View};
use tabletop::{Chance, Seat};

/// Playouts where nobody gives a number.
const PLAYOUTS: u32 = 8_000;

/// Of a hundred cards in a playout, how many are played at random: others do not play by our rules of thumb.
const WHIMS: u32 = 8;

pub(super) fn card(view: &View, effort: &Effort<'_>, chance: &mut Chance) -> Option<Card> {
    let seat = view.seat?;
    let unseen = Unseen::of(view)?;
    let candidates: Vec<Card> = unseen.deal(chance)?.legal().into_iter().collect();
    let race = Race { playouts: PLAYOUTS, indifference: 0.05, patience: 400, ..Race::default() };
    let world = |chance: &mut Chance| unseen.deal(chance);
    let playout = |world: &Round, candidate: usize, luck: &mut Chance| {
        let mut round = *world;
        if let Some(card) = candidates.get(candidate) {
            round.play(*card);
        }
        -f64::from(play_out(round, seat, luck))
    };
    let arms = search::evaluate(candidates.len(), race, effort, chance, world, playout);
    search::best(&arms).and_then(|index| candidates.get(index).copied())
}

/// Plays the round on and says what the seat takes in it.
pub(super) fn play_out(mut round: Round, seat: Seat, luck: &mut Chance) -> i32 {
    while !round.is_over() {
        let legal = round.legal();
        let whim = luck.below(100) < WHIMS;
        let card = if whim { legal.nth(luck.index(legal.len())) } else { Sight::of(&round).card() };
        let Some(card) = card else { break };
        round.play(card);
    }
    round.points(seat)
}
