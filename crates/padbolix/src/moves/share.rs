//! Shares out the room among shapes, if there is too little for all plays that spend the fewest stars.

use super::Job;
use super::spell::Batch;
use crate::action::Action;
use alloc::vec::Vec;
use core::ops::Range;

/// Plays of one shape, with a lowest letter in a range.
struct Part<'a> {
    job: &'a Job,
    lows: Range<usize>,
    /// The plays found so far: all of them, or at least as many as were asked for.
    found: Batch,
    whole: bool,
}

impl<'a> Part<'a> {
    fn new(job: &'a Job, lows: Range<usize>) -> Part<'a> {
        Part { job, lows, found: Batch::default(), whole: false }
    }

    /// Whether it has at most so many plays. It searches for twice as many, so that it seldom has to search again.
    fn fits(&mut self, room: usize) -> bool {
        if !self.whole && self.found.count() <= room {
            let enough = room.saturating_mul(2);
            self.found = self.job.find(self.lows.clone(), self.job.least, enough);
            self.whole = self.found.count() <= enough;
        }
        self.found.count() <= room
    }

    /// Splits it into one part for each lowest letter. The first play from a letter on tells which letter is next.
    fn by_lowest(&self) -> impl Iterator<Item = Part<'a>> {
        let (job, mut rest) = (self.job, self.lows.clone());
        core::iter::from_fn(move || {
            let mut part = Part::new(job, rest.clone());
            if part.fits(0) {
                return None;
            }
            let low = part.found.lowest()?;
            rest.start = low + 1;
            Some(Part { lows: low..rest.start, ..part })
        })
    }
}

/// Lists about `room` plays, at least one of every shape.
pub(super) fn share_out(jobs: &[Job], room: usize, list: &mut Vec<Action>) {
    let shapes = jobs.iter().map(|job| Part::new(job, job.lows())).collect();
    share(shapes, room.max(jobs.len()), list);
}

/// Lists `room` plays. Small parts are listed completely, and the rest of the room is divided equally among the others.
fn share(mut parts: Vec<Part>, room: usize, list: &mut Vec<Action>) {
    // How many plays each large part may list; `None` until that is known.
    let mut fair: Option<usize> = None;
    let (mut left, mut large) = (room, parts.len());
    while large > 0 && fair != Some(left / large) {
        let (before, now) = (fair, left / large);
        for part in parts.iter_mut().filter(|part| before.is_none_or(|before| part.found.count() > before)) {
            if part.fits(now) {
                left -= part.found.count();
                large -= 1;
            }
        }
        fair = Some(now);
    }
    let fair = fair.unwrap_or_default();
    // What cannot be divided equally goes to the first parts.
    let mut more = left.saturating_sub(fair * large);
    for mut part in parts {
        if part.fits(fair) {
            part.found.write(usize::MAX, list);
            continue;
        }
        let share_of_it = fair + usize::from(more > 0);
        more = more.saturating_sub(1);
        if part.lows.len() > 1 {
            // Each part lists at least one play, so more parts than plays are of no use; one more tells that there is no room for it.
            share(part.by_lowest().take(share_of_it + 1).collect(), share_of_it, list);
        } else {
            part.found.write(share_of_it, list);
        }
    }
}
