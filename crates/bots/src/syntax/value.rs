//! The value of a hand: how likely others go out first, and what the hand then costs.

use super::Sight;
use super::bag::Bag;
use super::groups::Groups;
use alloc::collections::BTreeMap;
use alloc::vec::Vec;
use syntax::{Card, LIMIT};

/// How likely a seat is to go out in its next turn, by the number of its cards (0 never occurs). Counted in matches of hard
/// bots against each other.
const GOES_OUT: [f64; 11] = [0.0, 0.12, 0.50, 0.42, 0.33, 0.12, 0.04, 0.02, 0.02, 0.02, 0.03];

/// How likely a seat that can play no word is to go out in its next turn, by the number of its cards.
const GETS_OUT: [f64; 7] = [1.0, 0.25, 0.27, 0.23, 0.11, 0.05, 0.03];

/// About how many cards a seat sheds a turn while nobody goes out.
const PACE: usize = 2;

/// The extra cost, in points, of being put out of the match.
const LEAVING: f64 = 40.0;

/// How many groups are examined, the largest first.
const WIDTH: usize = 14;

/// How many turns a plan looks ahead.
pub(super) const TURNS: usize = 3;

pub(super) struct Values<'a> {
    sight: &'a Sight<'a>,
    groups: &'a Groups,
    /// How likely somebody else goes out before this seat's next turn, before the one after, and so on.
    hazards: [f64; TURNS + 1],
    /// What going out is worth, in points, because the others count their cards.
    bonus: f64,
    depth: usize,
    known: BTreeMap<(Bag, usize), f64>,
}

impl<'a> Values<'a> {
    pub(super) fn new(sight: &'a Sight<'a>, groups: &'a Groups, depth: usize) -> Values<'a> {
        let others: Vec<usize> = sight.others().map(|seat| seat.hand_count).collect();
        let hazard = |turn: usize| {
            let stays = |count: &usize| {
                let count = count.saturating_sub(turn * PACE).clamp(1, GOES_OUT.len() - 1);
                1.0 - GOES_OUT[count]
            };
            1.0 - others.iter().map(stays).product::<f64>()
        };
        let held = others.iter().sum::<usize>() as f64 / others.len().max(1) as f64;
        let hazards = core::array::from_fn(hazard);
        let bonus = held * 7.0 / (others.len().max(1) as f64).sqrt();
        Values { sight, groups, hazards, bonus, depth, known: BTreeMap::new() }
    }

    /// How likely somebody else goes out before the seat's next turn.
    pub(super) fn danger(&self) -> f64 {
        self.hazards[0]
    }

    pub(super) fn look_further(&mut self, depth: usize) {
        self.depth = depth;
        self.known.clear();
    }

    /// What it costs the seat to be left with these cards.
    pub(super) fn loss(&self, left: Bag) -> f64 {
        let points = left.points(self.sight.game.deck());
        let account = self.sight.own().map_or(0, |own| own.score) + points;
        f64::from(points) + if account >= LIMIT { LEAVING } else { 0.0 }
    }

    /// The points that the seat may expect to pay this round if it ends its turn with these cards.
    pub(super) fn cost(&mut self, left: Bag) -> f64 {
        self.cost_at(left, 0, None)
    }

    /// As `cost`, but no plan uses the word with index `changed`, which has just been changed.
    pub(super) fn cost_after(&mut self, left: Bag, changed: Option<u32>) -> f64 {
        if left.is_empty() {
            return -self.bonus;
        }
        let best = self.best_next(left, 0, changed);
        self.blend(left, 0, best)
    }

    fn cost_at(&mut self, left: Bag, turn: usize, changed: Option<u32>) -> f64 {
        if left.is_empty() {
            return -self.bonus;
        }
        if let Some(known) = self.known.get(&(left, turn)) {
            return *known;
        }
        let best = self.best_next(left, turn, changed);
        let cost = self.blend(left, turn, best);
        self.known.insert((left, turn), cost);
        cost
    }

    fn blend(&self, left: Bag, turn: usize, best: f64) -> f64 {
        let hazard = self.hazards[turn.min(TURNS)];
        hazard * self.loss(left) + (1.0 - hazard) * best
    }

    /// The cost after the best play of the seat's next turn.
    fn best_next(&mut self, left: Bag, turn: usize, changed: Option<u32>) -> f64 {
        let mut best = self.stuck(left, turn);
        if turn >= self.depth {
            return best;
        }
        let groups = self.groups;
        let mut looked_into = 0;
        for group in &groups.list {
            let Some(rest) = left.less(group.used) else { continue };
            if changed.is_some() && group.ways.iter().all(|way| way.index == changed) {
                continue;
            }
            let mut cost = self.cost_at(rest, turn + 1, None);
            if group.ways.iter().all(|way| way.index.is_some()) {
                // Others may change the words before that turn.
                cost += (best.max(cost) - cost) * if group.ways.len() > 1 { 0.06 } else { 0.15 };
            }
            best = best.min(cost);
            looked_into += 1;
            if rest.is_empty() || looked_into >= WIDTH {
                break;
            }
        }
        best
    }

    /// The cost without a plan: the seat plays on until it or somebody else goes out.
    fn stuck(&self, left: Bag, turn: usize) -> f64 {
        let cards = left.len();
        let ease: f64 =
            left.kinds().map(|card| self.ease(card) * left.count(card) as f64).sum::<f64>() / cards as f64;
        let out = (GETS_OUT[cards.min(GETS_OUT.len() - 1)] * ease).min(0.9);
        let hazard = self.hazards[(turn + 1).min(TURNS)];
        let first = out / (out + hazard - out * hazard).max(0.01);
        // A large hand still has words to lay before the end.
        let shrinks = if cards > 4 { 0.8 } else { 0.95 };
        first * -self.bonus + (1.0 - first) * self.loss(left) * shrinks
    }

    /// How easily a card is placed, which its points tell (SYN-3).
    fn ease(&self, card: Card) -> f64 {
        if card.is_joker() { 2.0 } else { 0.25 + 0.1 * f64::from(self.sight.game.deck().points(card)) }
    }
}
