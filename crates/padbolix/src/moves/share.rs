//! How room is shared out among shapes, where there is too little for all the plays that spend the fewest stars.

use super::Job;
use super::spell::Batch;
use crate::action::Action;
use std::ops::Range;

/// Plays of one shape, with a lowest letter in a range.
struct Part {
    job: usize,
    lows: Range<usize>,
}

impl Part {
    fn find(&self, jobs: &[Job], enough: usize) -> Batch {
        jobs.get(self.job).map_or_else(Batch::default, |job| job.find(self.lows.clone(), job.least, enough))
    }
}

/// Lists about `room` plays, at least one of every shape.
pub(super) fn share_out(jobs: &[Job], room: usize, list: &mut Vec<Action>) {
    let shapes = jobs.iter().enumerate().map(|(at, job)| Part { job: at, lows: job.lows() }).collect();
    share(jobs, shapes, room.max(jobs.len()), list);
}

/// Lists `room` plays. Small parts are listed whole, and what they leave is for the others, in equal shares.
fn share(jobs: &[Job], parts: Vec<Part>, room: usize, list: &mut Vec<Action>) {
    let mut whole: Vec<Option<Batch>> = parts.iter().map(|_| None).collect();
    let (mut left, mut large) = (room, parts.len());
    let mut fair;
    loop {
        let before = large;
        fair = left / large.max(1);
        for (part, whole) in parts.iter().zip(&mut whole).filter(|(_, whole)| whole.is_none()) {
            let found = part.find(jobs, fair);
            if found.count() <= fair {
                left -= found.count();
                large -= 1;
                *whole = Some(found);
            }
        }
        if large == 0 || large == before {
            break;
        }
    }
    // What equal shares leave goes to the first.
    let mut more = left.saturating_sub(fair * large);
    for (part, whole) in parts.into_iter().zip(whole) {
        let Some(found) = whole else {
            let share_of_it = fair + usize::from(more > 0);
            more = more.saturating_sub(1);
            if part.lows.len() > 1 {
                let lows = part.lows.map(|low| Part { job: part.job, lows: low..low + 1 });
                share(jobs, lows.collect(), share_of_it, list);
            } else {
                part.find(jobs, share_of_it).write(share_of_it, list);
            }
            continue;
        };
        found.write(usize::MAX, list);
    }
}
