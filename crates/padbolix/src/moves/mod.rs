//! Which plays a hand can make, each once.
//!
//! Which of two equal cards is used and the order of groups make no difference, so a play is a shape, the letters where its
//! groups start (ascending), and how many of each letter are stars. [`Search`] finds the starts, [`spell`] the stars.

mod search;
mod spell;

use crate::action::Action;
use crate::card::{Counts, Hand, LETTERS};
use crate::formula::{Kind, Shape};
use crate::trick::Demand;
use search::{Pattern, Search};
use std::ops::ControlFlow;
use tabletop::Candidates;

/// More plays than this are not listed one and all.
pub const LIST_LIMIT: usize = 20_000;

/// Whether a hand can make any formula that answers the demand, firecrackers aside.
pub(crate) fn any(hand: &Hand, demand: Demand) -> bool {
    match demand {
        Demand::Lead => hand.can_lead(),
        Demand::Follow(formula) => {
            let shape = formula.shape();
            if shape.cards() > hand.letter_count() + usize::from(hand.stars) {
                return false;
            }
            let search = Search::new(hand, Pattern::of(shape), shape.groups);
            search.least(shape.groups, formula.lowest.index()) <= hand.stars
        }
    }
}

/// The plays of a hand, complete while there are no more than `limit` (and [`LIST_LIMIT`]).
///
/// Beyond that: for every shape that the hand can make, the plays that spend fewest stars; and where these are too many as well, an
/// equal share of them for each shape and, within it, for each lowest letter.
pub fn plays(hand: &Hand, demand: Demand, limit: usize) -> Candidates<Action> {
    let limit = limit.min(LIST_LIMIT);
    let mut jobs = jobs(hand, demand);
    if seldom_too_many(hand, demand) {
        let mut list = Vec::new();
        for job in &mut jobs {
            job.spell(hand, job.lows(), hand.stars, limit + 1, &mut list);
        }
        if list.len() <= limit && jobs.iter().all(|job| !job.search.gave_up()) {
            return Candidates::All(list);
        }
        return Candidates::Some(thrifty(hand, &mut jobs, limit));
    }
    let mut count = 0usize;
    for job in &mut jobs {
        count = count.saturating_add(job.count(hand.stars, limit - count));
        if count > limit {
            break;
        }
    }
    if count <= limit && jobs.iter().all(|job| !job.search.gave_up()) {
        let mut list = Vec::with_capacity(count);
        for job in &mut jobs {
            job.spell(hand, job.lows(), hand.stars, usize::MAX, &mut list);
        }
        return Candidates::All(list);
    }
    Candidates::Some(thrifty(hand, &mut jobs, limit))
}

/// Answers that are written out at once; others, and leads, are counted first, so as not to write thousands for nothing.
fn seldom_too_many(hand: &Hand, demand: Demand) -> bool {
    matches!(demand, Demand::Follow(formula) if formula.groups < 3 || hand.stars < 3)
}

/// The plays that spend fewest stars, shared out if need be.
fn thrifty(hand: &Hand, jobs: &mut [Job], limit: usize) -> Vec<Action> {
    let mut count = 0usize;
    for job in jobs.iter_mut() {
        let least = job.least();
        count = count.saturating_add(job.count(least, limit.saturating_sub(count)));
        if count > limit {
            break;
        }
    }
    let share = if count <= limit { usize::MAX } else { (limit / jobs.len().max(1)).max(1) };
    let mut list = Vec::new();
    for job in jobs {
        let least = job.least();
        if job.count(least, share) <= share {
            job.spell(hand, job.lows(), least, usize::MAX, &mut list);
            continue;
        }
        let each = share.div_ceil(job.lows().len());
        let end = list.len() + share;
        for low in job.lows() {
            job.spell(hand, low..low + 1, least, each.min(end.saturating_sub(list.len())), &mut list);
        }
    }
    list
}

/// One shape to be searched for.
struct Job {
    shape: Shape,
    search: Search,
    lowest: usize,
}

/// Every shape that the hand can make in answer to the demand, singles first, then pairs, then sequences by length.
fn jobs(hand: &Hand, demand: Demand) -> Vec<Job> {
    let cards = hand.letter_count() + usize::from(hand.stars);
    let lowest = demand.lowest().index();
    let mut jobs = Vec::new();
    let mut add = |pattern: Pattern, kind: Kind, groups: std::ops::RangeInclusive<u8>| {
        let search = Search::new(hand, pattern, *groups.end());
        for groups in groups {
            if search.least(groups, lowest) <= hand.stars {
                let shape = Shape { kind, groups, length: pattern.cards() };
                jobs.push(Job { shape, search: search.clone(), lowest });
            }
        }
    };
    match demand {
        Demand::Follow(formula) => {
            let shape = formula.shape();
            if shape.cards() <= cards {
                add(Pattern::of(shape), shape.kind, shape.groups..=shape.groups);
            }
        }
        Demand::Lead => {
            let most = |size: usize| u8::try_from(cards / size).unwrap_or(u8::MAX);
            add(Pattern::SINGLE, Kind::Single, 1..=1);
            add(Pattern::PAIR, Kind::Pairs, 1..=most(2));
            for length in 2..=LETTERS.min(cards) {
                add(Pattern::sequence(length), Kind::Sequences, 1..=most(length));
            }
        }
    }
    jobs
}

impl Job {
    /// The lowest letters that its plays may have.
    fn lows(&self) -> std::ops::Range<usize> {
        self.lowest..self.search.ends()
    }

    /// The fewest stars that it takes.
    fn least(&self) -> u8 {
        self.search.least(self.shape.groups, self.lowest)
    }

    /// How many plays spend at most that many stars; stops soon after `enough`.
    fn count(&mut self, stars: u8, enough: usize) -> usize {
        let mut count = 0usize;
        let lows = self.lows();
        let _ = self.search.visit(self.shape.groups, lows, stars, &mut |found| {
            count = count.saturating_add(spell::count(found, stars));
            if count > enough { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        });
        count
    }

    /// Writes out at most `most` plays with a lowest letter in `lows` that spend at most that many stars.
    fn spell(
        &mut self,
        hand: &Hand,
        lows: std::ops::Range<usize>,
        stars: u8,
        most: usize,
        list: &mut Vec<Action>,
    ) {
        if most == 0 {
            return;
        }
        let end = list.len().saturating_add(most);
        let shape = self.shape;
        let _ = self.search.visit(shape.groups, lows, stars, &mut |found| {
            spell::each(found, &hand.letters, stars, &mut |used: &Counts| {
                list.push(Action::Play { groups: spell::groups(shape, found.starts, found.totals, used) });
                if list.len() >= end { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
            })
        });
    }
}

pub(crate) use spell::canonical;
