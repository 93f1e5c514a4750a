//! Finds all ways to place a number of groups with at most a number of stars.

use super::pattern::Pattern;
use super::spell;
use crate::card::{Hand, LETTERS};
use alloc::vec::Vec;
use core::ops::{ControlFlow, Range};

/// A price that no hand can pay: there are not so many stars.
const NEVER: u8 = 100;
/// How many steps a search may take. A dealt hand needs some ten thousand; a set-up can give a hand that needs any number.
const FUEL: u32 = 3_000_000;

/// A search for groups. It computes beforehand the fewest stars that any number of groups takes from any letter on, so it rarely follows a
/// way in vain.
pub(crate) struct Search {
    pattern: Pattern,
    stars: u8,
    /// How many cards of each letter are left. A negative number tells how many stars stand in for cards of that letter.
    rest: [i8; LETTERS],
    /// For each letter, how many stars a group takes that starts there.
    cost: [u8; LETTERS],
    /// The groups placed so far, in notation.
    text: Vec<u8>,
    /// `bound[groups][start]` is the fewest stars for so many groups that start at `start` or later.
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

    /// The fewest stars for so many groups that start at `lowest` or later. The number is more than the hand has if they cannot be made.
    pub(crate) fn least(&self, groups: u8, lowest: usize) -> u8 {
        let row = self.bound.get(usize::from(groups));
        row.and_then(|row| row.get(lowest)).copied().unwrap_or(NEVER)
    }

    /// Whether it ran out of steps, so that plays may be missing.
    pub(crate) fn gave_up(&self) -> bool {
        self.fuel == 0
    }

    /// Takes the cards of a group that starts there. All further groups start at this letter or later.
    fn place(&mut self, start: usize) {
        let end = start + self.pattern.width;
        for rest in &mut self.rest[start..end] {
            *rest -= self.pattern.weight;
        }
        self.price(start, end);
    }

    /// Updates the price of groups that start in that range.
    fn price(&mut self, from: usize, to: usize) {
        let Pattern { width, weight } = self.pattern;
        let lack = self.rest.map(|rest| (weight - rest.clamp(0, weight)) as u8);
        // The stars for those letters that a group shares with the next one.
        let mut shared: u8 = lack.iter().skip(from).take(width - 1).sum();
        for start in from..to.min(self.ends()) {
            self.cost[start] = shared + lack[start + width - 1];
            shared = self.cost[start] - lack[start];
        }
    }

    /// The fewest stars for so many groups, the first of which starts here, plus `used`; at most `cap`. It is asked only if the bounds
    /// leave room for less than `cap`.
    fn cheapest(&mut self, start: usize, groups: usize, used: u8, cap: u8) -> u8 {
        self.fuel = self.fuel.saturating_sub(1);
        if self.fuel == 0 {
            // The steps are used up. A bound that is too low is still correct and only costs more steps.
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
        // A play of a dealt hand is no longer than this.
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
        // Kept, to be restored after a group was placed here.
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
