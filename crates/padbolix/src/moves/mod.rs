//! Which plays a hand can make, each once.
//!
//! It makes no difference which of two equal cards is used, nor in which order the groups come. So a play is a shape, the letters at which
//! its groups start (ascending), and how many of each letter are stars. [`Search`] finds the groups, [`spell`] the stars.

mod pattern;
mod search;
mod share;
mod spell;

use crate::action::Action;
use crate::card::{Hand, LETTERS};
use crate::trick::Demand;
use alloc::rc::Rc;
use alloc::vec::Vec;
use core::cell::RefCell;
use core::ops::ControlFlow;
use pattern::Pattern;
use search::Search;
use share::share_out;
use spell::Batch;
use tabletop::Candidates;

/// If there are more plays than this, not all of them are listed.
pub const LIST_LIMIT: usize = 20_000;
/// The plays that spend fewest stars are all listed if they are no more than this. Of dealt hands with all seven stars, one in some
/// thousand has more.
pub const THRIFTY_LIMIT: usize = 100_000;

/// Whether a hand can make any formula that answers the demand, firecrackers aside.
pub(crate) fn any(hand: &Hand, demand: Demand) -> bool {
    match demand {
        Demand::Lead => hand.can_lead(),
        Demand::Follow(formula) => {
            let shape = formula.shape();
            if shape.cards() > hand.letter_count() + usize::from(hand.stars) {
                return false;
            }
            let lowest = formula.lowest.index();
            let search = Search::new(hand, Pattern::of(shape), lowest, shape.groups);
            search.least(shape.groups, lowest) <= hand.stars
        }
    }
}

/// The plays of a hand: all of them, if there are no more than `limit` and [`LIST_LIMIT`].
///
/// If there are more, it lists for each shape the plays that spend the fewest stars. With a `limit` of [`LIST_LIMIT`] or more it lists all
/// of these, up to [`THRIFTY_LIMIT`]. If they are more, or the limit is smaller, about `limit` plays (at most [`LIST_LIMIT`]) are shared
/// out among the shapes, and within a shape among the lowest letters, with at least one play of each shape.
pub fn plays(hand: &Hand, demand: Demand, limit: usize) -> Candidates<Action> {
    let jobs = jobs(hand, demand);
    if let Some(all) = all(&jobs, |_| hand.stars, limit.min(LIST_LIMIT))
        && jobs.iter().all(|job| !job.search.borrow().gave_up())
    {
        return Candidates::All(all);
    }
    if limit >= LIST_LIMIT
        && let Some(thrifty) = all(&jobs, |job| job.least, THRIFTY_LIMIT)
    {
        return Candidates::Some(thrifty);
    }
    // If there is room for all plays with the fewest stars, all of them are listed.
    let mut list = Vec::new();
    share_out(&jobs, limit.min(LIST_LIMIT), &mut list);
    Candidates::Some(list)
}

/// All plays that spend at most so many stars; `None` if there are more than `limit`.
fn all(jobs: &[Job], stars: impl Fn(&Job) -> u8, limit: usize) -> Option<Vec<Action>> {
    // The plays are only found and counted at first, so that thousands are not written out in vain.
    let mut count = 0usize;
    let mut found = Vec::with_capacity(jobs.len());
    for job in jobs {
        let more = job.find(job.lows(), stars(job), limit - count);
        count = count.saturating_add(more.count());
        if count > limit {
            return None;
        }
        found.push(more);
    }
    // The list has room for a firecracker and a pass as well.
    let mut list = Vec::with_capacity(count + 2);
    for found in found {
        found.write(limit, &mut list);
    }
    Some(list)
}

/// One shape to be searched for.
struct Job {
    groups: u8,
    /// Shared by all jobs of one pattern.
    search: Rc<RefCell<Search>>,
    lowest: usize,
    /// The fewest stars that a play of this shape takes.
    least: u8,
}

/// All shapes that the hand can make in answer to the demand: singles first, then pairs, then sequences by length.
fn jobs(hand: &Hand, demand: Demand) -> Vec<Job> {
    let cards = hand.letter_count() + usize::from(hand.stars);
    let lowest = demand.lowest().index();
    let mut jobs = Vec::new();
    // Returns whether at least one group can be made.
    let mut add = |pattern: Pattern, groups: core::ops::RangeInclusive<u8>| {
        let search = Search::new(hand, pattern, lowest, *groups.end());
        if search.least(1, lowest) > hand.stars {
            return false;
        }
        let search = Rc::new(RefCell::new(search));
        for groups in groups {
            let least = search.borrow().least(groups, lowest);
            if least <= hand.stars {
                jobs.push(Job { groups, search: Rc::clone(&search), lowest, least });
            }
        }
        true
    };
    match demand {
        Demand::Follow(formula) => {
            let shape = formula.shape();
            if shape.cards() <= cards {
                add(Pattern::of(shape), shape.groups..=shape.groups);
            }
        }
        Demand::Lead => {
            let most = |size: usize| u8::try_from(cards / size).unwrap_or(u8::MAX);
            add(Pattern::SINGLE, 1..=1);
            add(Pattern::PAIR, 1..=most(2));
            for length in 2..=LETTERS.min(cards) {
                // If no sequence of this length can be made, no longer one can.
                if !add(Pattern::sequence(length), 1..=most(length)) {
                    break;
                }
            }
        }
    }
    jobs
}

impl Job {
    /// The lowest letters that its plays may have.
    fn lows(&self) -> core::ops::Range<usize> {
        self.lowest..self.search.borrow().ends()
    }

    /// Finds plays with a lowest letter in `lows` that spend at most that many stars. It stops soon after `enough` plays.
    fn find(&self, lows: core::ops::Range<usize>, stars: u8, enough: usize) -> Batch {
        let mut search = self.search.borrow_mut();
        let mut found = Batch::of(search.pattern());
        let _ = search.visit(self.groups, lows, stars, &mut |text, fewest| {
            found.note(text, stars - fewest);
            if found.count() > enough { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        });
        found
    }
}

pub(crate) use spell::canonical;
