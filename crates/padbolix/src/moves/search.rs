//! The ways to start a number of groups, within a number of stars.

use super::pattern::Pattern;
use super::spell;
use crate::card::{Hand, LETTERS};
use std::ops::{ControlFlow, Range};

/// More stars than there are.
const NEVER: u8 = 100;
/// Steps that a search may take. A hand that was dealt needs a few ten thousand; a hand of a set-up can be made to need any number.
const FUEL: u32 = 3_000_000;

/// Finds the groups. It has computed the fewest stars that any number of groups takes from any letter on, so it rarely walks in vain.
pub(crate) struct Search {
    pattern: Pattern,
    stars: u8,
    /// How many cards of each letter are left. Negative: so many stars stand in for cards of that letter.
    rest: [i8; LETTERS],
    /// By letter: how many stars a group takes that starts there.
    cost: [u8; LETTERS],
    /// The groups placed so far, as they are written.
    text: Vec<u8>,
    /// `bound[groups][start]`: the fewest stars for that many groups that start there or later.
    bound: Vec<[u8; LETTERS + 1]>,
    fuel: u32,
}

impl Search {
    /// Prepares to look for up to `most` groups that start at `lowest` or later.
    pub(crate) fn new(hand: &Hand, pattern: Pattern, lowest: usize, most: u8) -> Search {
        let mut search = Search {
            pattern,
            stars: hand.stars,
            rest: hand.letters.map(|count| count.min(100) as i8),
            cost: [0; LETTERS],
            text: Vec::new(),
            bound: Vec::with_capacity(usize::from(most) + 1),
            fuel: FUEL,
        };
        search.bound.push([0; LETTERS + 1]);
        search.price(lowest, LETTERS);
        for groups in 1..=usize::from(most) {
            let mut row = [NEVER; LETTERS + 1];
            for start in (lowest..search.ends()).rev() {
                if groups == 1 {
                    row[start] = search.cost[start].min(row[start + 1]);
                    continue;
                }
                let cap = row[start + 1].min(search.stars + 1);
                let less = search.cost[start] + search.bound[groups - 1][start] < cap;
                row[start] = if less { search.cheapest(start, groups, 0, cap) } else { row[start + 1] };
            }
            let hopeless = row[lowest] > search.stars;
            search.bound.push(row);
            if hopeless {
                break;
            }
        }
        search
    }

    /// What a group takes.
    pub(crate) fn pattern(&self) -> Pattern {
        self.pattern
    }

    /// One past the last letter where a group can start.
    pub(crate) fn ends(&self) -> usize {
        LETTERS + 1 - self.pattern.width
    }

    /// The fewest stars for so many groups that start at `lowest` or later; more than the hand has where they cannot be made.
    pub(crate) fn least(&self, groups: u8, lowest: usize) -> u8 {
        let row = self.bound.get(usize::from(groups));
        row.and_then(|row| row.get(lowest)).copied().unwrap_or(NEVER)
    }

    /// Whether it ran out of steps, so that something may be missing.
    pub(crate) fn gave_up(&self) -> bool {
        self.fuel == 0
    }

    /// Takes a group's cards. The next groups start no earlier.
    fn place(&mut self, start: usize) {
        let end = start + self.pattern.width;
        for rest in &mut self.rest[start..end] {
            *rest -= self.pattern.weight;
        }
        self.price(start, end);
    }

    /// Computes again what groups cost that start in that range.
    fn price(&mut self, from: usize, to: usize) {
        let Pattern { width, weight } = self.pattern;
        let lack = self.rest.map(|rest| (weight - rest.clamp(0, weight)) as u8);
        // What the letters lack that a group has in common with the next one.
        let mut shared: u8 = lack.iter().skip(from).take(width - 1).sum();
        for start in from..to.min(self.ends()) {
            self.cost[start] = shared + lack[start + width - 1];
            shared = self.cost[start] - lack[start];
        }
    }

    /// The fewest stars for so many groups, the first of which starts here, and `used` besides. Where that is not less than `cap`, the
    /// answer is `cap`. It is asked only where the bounds leave room for less.
    fn cheapest(&mut self, start: usize, groups: usize, used: u8, cap: u8) -> u8 {
        self.fuel = self.fuel.saturating_sub(1);
        if self.fuel == 0 {
            // Out of steps: a bound that is too low only costs more steps, and nobody waits for a hand of this kind.
            return self.bound[groups - 1][start].min(cap);
        }
        let used = used + self.cost[start];
        if groups == 1 {
            return used;
        }
        let mut cap = cap;
        let (rest, cost) = (self.rest, self.cost);
        self.place(start);
        for next in start..self.ends() {
            if used + self.bound[groups - 1][next] >= cap {
                break;
            }
            if used + self.cost[next] + self.bound[groups - 2][next] < cap {
                cap = self.cheapest(next, groups - 1, used, cap);
            }
        }
        (self.rest, self.cost) = (rest, cost);
        cap
    }

    /// Visits, in ascending order, the ways to place so many groups with the lowest in `lows` and at most `stars` stars. The visitor is
    /// told how the groups are written with the fewest stars, and how many stars these are.
    pub(crate) fn visit(
        &mut self,
        groups: u8,
        lows: Range<usize>,
        stars: u8,
        visit: &mut dyn FnMut(&[u8], u8) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        if usize::from(groups) >= self.bound.len() {
            return ControlFlow::Continue(());
        }
        self.fuel = FUEL;
        // As much as a hand that was dealt makes at most.
        self.text.reserve(32);
        self.walk(usize::from(groups), lows, 0, stars, visit)
    }

    fn walk(
        &mut self,
        groups: usize,
        lows: Range<usize>,
        used: u8,
        stars: u8,
        visit: &mut dyn FnMut(&[u8], u8) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        self.fuel = self.fuel.saturating_sub(1);
        if self.fuel == 0 {
            return ControlFlow::Break(());
        }
        let written = self.text.len();
        if groups == 1 {
            for start in lows {
                let spent = used + self.cost[start];
                if spent <= stars {
                    spell::group(&mut self.text, start, self.pattern, &self.rest);
                    let flow = visit(&self.text, spent);
                    self.text.truncate(written);
                    flow?;
                }
            }
            return ControlFlow::Continue(());
        }
        // As they are before a group is placed here.
        let (rest, cost) = (self.rest, self.cost);
        for start in lows {
            if used + self.bound[groups][start] > stars {
                break;
            }
            let spent = used + cost[start];
            if spent + self.bound[groups - 1][start] > stars {
                continue;
            }
            spell::group(&mut self.text, start, self.pattern, &rest);
            self.place(start);
            let flow = self.walk(groups - 1, start..self.ends(), spent, stars, visit);
            (self.rest, self.cost) = (rest, cost);
            self.text.truncate(written);
            flow?;
        }
        ControlFlow::Continue(())
    }
}
