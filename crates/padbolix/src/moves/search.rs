//! The ways to start a number of groups, within a number of stars.

use crate::card::{Counts, Hand, LETTERS};
use crate::formula::{Kind, Shape};
use std::ops::{ControlFlow, Range};

/// What a group takes: so many cards of each of so many consecutive letters.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Pattern {
    width: usize,
    weight: i8,
}

impl Pattern {
    pub(crate) const SINGLE: Pattern = Pattern { width: 1, weight: 1 };
    pub(crate) const PAIR: Pattern = Pattern { width: 1, weight: 2 };

    pub(crate) fn sequence(length: usize) -> Pattern {
        Pattern { width: length.clamp(2, LETTERS), weight: 1 }
    }

    pub(crate) fn of(shape: Shape) -> Pattern {
        match shape.kind {
            Kind::Single => Pattern::SINGLE,
            Kind::Pairs => Pattern::PAIR,
            Kind::Sequences => Pattern::sequence(shape.width()),
        }
    }

    /// Cards a group takes.
    pub(crate) fn cards(self) -> u8 {
        self.width as u8 * self.weight as u8
    }
}

/// More stars than there are.
const NEVER: u8 = 100;
/// Steps that a search may take. Hands of a deal need a few ten thousand; set-ups can be made that would need for ever.
const FUEL: u32 = 3_000_000;

/// Finds the starts of groups. It knows how few stars any number of groups from any letter on takes, so it rarely walks in vain.
#[derive(Clone)]
pub(crate) struct Search {
    pattern: Pattern,
    stars: u8,
    /// Cards of each letter that are left; less than nothing where stars stand in.
    rest: [i8; LETTERS],
    totals: Counts,
    starts: Vec<u8>,
    /// `bound[groups][start]`: the fewest stars for that many groups that start there or later.
    bound: Vec<[u8; LETTERS + 1]>,
    fuel: u32,
}

/// Groups that were found.
pub(crate) struct Found<'a> {
    /// Where they start, ascending.
    pub(crate) starts: &'a [u8],
    /// The letters that they show.
    pub(crate) totals: &'a Counts,
    /// Of these, how many there are no cards for, so that stars must stand in.
    pub(crate) missing: u8,
    rest: &'a [i8; LETTERS],
}

impl Found<'_> {
    /// How many of a letter must be stars.
    pub(crate) fn missing_of(&self, index: usize) -> u8 {
        self.rest[index].min(0).unsigned_abs()
    }
}

impl Search {
    /// Prepares to look for up to `most` groups.
    pub(crate) fn new(hand: &Hand, pattern: Pattern, most: u8) -> Search {
        let mut search = Search {
            pattern,
            stars: hand.stars,
            rest: hand.letters.map(|count| count.min(100) as i8),
            totals: [0; LETTERS],
            starts: Vec::new(),
            bound: vec![[0; LETTERS + 1]],
            fuel: FUEL,
        };
        for groups in 1..=usize::from(most) {
            let mut row = [NEVER; LETTERS + 1];
            for start in (0..search.ends()).rev() {
                let cap = row[start + 1].min(search.stars + 1);
                row[start] = search.cheapest(start, groups, 0, cap).min(row[start + 1]);
            }
            let hopeless = row[0] > search.stars;
            search.bound.push(row);
            if hopeless {
                break;
            }
        }
        search
    }

    /// One past the last letter where a group can start.
    pub(crate) fn ends(&self) -> usize {
        LETTERS + 1 - self.pattern.width
    }

    /// The fewest stars that so many groups take which start at `lowest` or later; more than the hand has where it cannot be.
    pub(crate) fn least(&self, groups: u8, lowest: usize) -> u8 {
        let row = self.bound.get(usize::from(groups));
        row.and_then(|row| row.get(lowest)).copied().unwrap_or(NEVER)
    }

    /// Whether it ran out of steps, so that something may be missing.
    pub(crate) fn gave_up(&self) -> bool {
        self.fuel == 0
    }

    /// Takes a group's cards; how many stars it takes more.
    fn place(&mut self, start: usize) -> u8 {
        let mut cost = 0;
        for rest in &mut self.rest[start..start + self.pattern.width] {
            *rest -= self.pattern.weight;
            cost += (-*rest).clamp(0, self.pattern.weight) as u8;
        }
        cost
    }

    fn take_back(&mut self, start: usize) {
        for rest in &mut self.rest[start..start + self.pattern.width] {
            *rest += self.pattern.weight;
        }
    }

    /// The fewest stars, with those `used`, for so many groups of which the first starts here; `cap` or more where it is not less.
    fn cheapest(&mut self, start: usize, groups: usize, used: u8, cap: u8) -> u8 {
        self.fuel = self.fuel.saturating_sub(1);
        if self.fuel == 0 {
            // Out of steps: a bound that is too low only costs more steps, and nobody waits for a hand of this kind.
            return self.bound[groups - 1][start].min(cap);
        }
        let used = used + self.place(start);
        let mut cap = cap;
        if groups == 1 {
            cap = cap.min(used);
        } else if used + self.bound[groups - 1][start] < cap {
            for next in start..self.ends() {
                if used + self.bound[groups - 1][next] >= cap {
                    break;
                }
                cap = self.cheapest(next, groups - 1, used, cap).min(cap);
            }
        }
        self.take_back(start);
        cap
    }

    /// Visits the ways to place so many groups, the lowest in `lows`, within `stars`, ascending.
    pub(crate) fn visit(
        &mut self,
        groups: u8,
        lows: Range<usize>,
        stars: u8,
        visit: &mut dyn FnMut(&Found<'_>) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        if usize::from(groups) >= self.bound.len() {
            return ControlFlow::Continue(());
        }
        self.fuel = FUEL;
        let flow = self.walk(usize::from(groups), lows, 0, stars, visit);
        self.starts.clear();
        flow
    }

    fn walk(
        &mut self,
        groups: usize,
        lows: Range<usize>,
        used: u8,
        stars: u8,
        visit: &mut dyn FnMut(&Found<'_>) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        if groups == 0 {
            let Search { starts, totals, rest, .. } = self;
            return visit(&Found { starts, totals, missing: used, rest });
        }
        let mut flow = ControlFlow::Continue(());
        for start in lows {
            if used + self.bound[groups][start] > stars {
                break;
            }
            self.fuel = self.fuel.saturating_sub(1);
            if self.fuel == 0 {
                return ControlFlow::Break(());
            }
            let spent = used + self.place(start);
            if spent + self.bound[groups - 1][start] <= stars {
                self.enter(start);
                flow = self.walk(groups - 1, start..self.ends(), spent, stars, visit);
                self.leave(start);
            }
            self.take_back(start);
            if flow.is_break() {
                break;
            }
        }
        flow
    }

    fn enter(&mut self, start: usize) {
        self.starts.push(start as u8);
        for total in &mut self.totals[start..start + self.pattern.width] {
            *total += self.pattern.weight as u8;
        }
    }

    fn leave(&mut self, start: usize) {
        self.starts.pop();
        for total in &mut self.totals[start..start + self.pattern.width] {
            *total -= self.pattern.weight as u8;
        }
    }
}
