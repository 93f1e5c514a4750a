//! Clocks: the rules say which ones run, hosts measure, the table keeps what hosts have said.

use crate::{MAX_WHOLE, Seat};
use alloc::borrow::Cow;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use serde::{Deserialize, Deserializer, Serialize};

/// A clock as the rules describe it: how long it lasts and whether it runs. How much has passed is not in it, because rules know no time.
#[derive(Clone, PartialEq, Debug)]
pub struct Clock<A> {
    /// Its name in JSON, such as `"round"`. No two clocks of a state share one.
    pub name: Cow<'static, str>,
    /// The seat whose time it is; `None` if it is everybody's.
    pub seat: Option<Seat>,
    /// Which run of this clock it is, such as the number of the round. When the number changes, another run has begun.
    pub run: u32,
    /// How long a whole run lasts, in milliseconds.
    pub ms: u32,
    /// Whether it runs now. A clock that stands still goes on later with what is left.
    pub running: bool,
    /// The action that the table performs when the clock has run out. In JSON `{"type": "time-up", "clock": name}`.
    pub time_up: A,
    /// Whether it ends without the host: the table then performs `time_up` before the first action of a seat that comes at or after its
    /// end. Any other clock runs until the host says that it has run out; the host may say so of a lapsing clock too.
    pub lapses: bool,
}

/// A clock of a match: when its run began, and how much of it has passed.
#[derive(Clone, PartialEq, Debug)]
pub struct Timer<A> {
    /// The clock, as the rules describe it.
    pub clock: Clock<A>,
    /// How many actions had been performed when this run began. Hosts tell runs apart by it.
    pub since: usize,
    /// How many milliseconds of the run had passed when the timers were last brought up to date.
    pub spent_ms: u64,
    /// As `spent_ms`, but only as far as it follows from the moments of the actions: time used in actions that were taken back is not in
    /// it.
    told_ms: u64,
}

impl<A> Timer<A> {
    /// How many milliseconds of the run are left.
    pub fn left_ms(&self) -> u64 {
        u64::from(self.clock.ms).saturating_sub(self.spent_ms)
    }
}

/// What undo has done to a run of a clock.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "SavedRun"))]
pub struct TakenBack {
    /// The name of the clock.
    pub clock: String,
    /// The seat whose time it is; null if it is everybody's.
    #[serde(default)]
    pub seat: Option<Seat>,
    /// Which run of the clock ([`Clock::run`]).
    pub run: u32,
    /// How many milliseconds the run has used beyond what the moments of the actions tell; negative if it has used fewer.
    #[serde(deserialize_with = "bounded")]
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub ms: i64,
}

/// Reads a number and cuts it off at what JavaScript can count to.
fn bounded<'de, D: Deserializer<'de>>(deserializer: D) -> Result<i64, D::Error> {
    let most = MAX_WHOLE.cast_signed();
    Ok(i64::deserialize(deserializer)?.clamp(-most, most))
}

/// How many [`TakenBack`] a match keeps at most.
const MOST_TAKEN_BACK: usize = 1_000;

/// Drops what is over [`MOST_TAKEN_BACK`]. The newest are the last ones.
fn drop_oldest(taken_back: &mut Vec<TakenBack>) {
    taken_back.drain(..taken_back.len().saturating_sub(MOST_TAKEN_BACK));
}

impl TakenBack {
    fn is_of<A>(&self, clock: &Clock<A>) -> bool {
        self.clock == clock.name && self.seat == clock.seat && self.run == clock.run
    }
}

/// All clocks of a match, after its last action.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Timers<A> {
    list: Vec<Timer<A>>,
    /// The runs that have ended.
    past: Vec<Timer<A>>,
    taken_back: Vec<TakenBack>,
    at_ms: u64,
}

impl<A> Timers<A> {
    /// Starts the clocks of the deal. `taken_back` comes from the record.
    pub(crate) fn start(clocks: Vec<Clock<A>>, mut taken_back: Vec<TakenBack>) -> Timers<A> {
        drop_oldest(&mut taken_back);
        let mut timers = Timers { list: Vec::new(), past: Vec::new(), taken_back, at_ms: 0 };
        timers.follow(clocks, 0);
        timers
    }

    /// The clocks, in the order in which the rules name them.
    pub(crate) fn list(&self) -> &[Timer<A>] {
        &self.list
    }

    /// The latest moment that a host has named, in milliseconds since the deal.
    pub(crate) fn at_ms(&self) -> u64 {
        self.at_ms
    }

    /// Lets time pass up to that moment. A moment before the latest one changes nothing, because time does not run backwards.
    pub(crate) fn pass(&mut self, at_ms: u64) {
        let passed = at_ms.min(MAX_WHOLE).saturating_sub(self.at_ms);
        for timer in self.list.iter_mut().filter(|timer| timer.clock.running) {
            timer.told_ms = timer.told_ms.saturating_add(passed);
            timer.spent_ms = spent(&self.taken_back, timer);
        }
        self.at_ms += passed;
    }

    /// Takes the clocks of the state after action number `moves`: a run that goes on keeps its time.
    pub(crate) fn follow(&mut self, clocks: Vec<Clock<A>>, moves: usize) {
        let mut before = core::mem::take(&mut self.list);
        for clock in clocks {
            let known = before.iter().position(|timer| is_run_of(&timer.clock, &clock));
            let mut timer = match known.map(|at| before.swap_remove(at)) {
                Some(timer) => Timer { clock, ..timer },
                None => Timer { clock, since: moves, spent_ms: 0, told_ms: 0 },
            };
            timer.spent_ms = spent(&self.taken_back, &timer);
            self.list.push(timer);
        }
        self.past.extend(before);
    }

    /// Goes on after an undo. These timers were rebuilt from the actions that are left; `before` are the timers from before the undo. Time
    /// does not run backwards, so every run keeps what it had used then.
    pub(crate) fn go_on_from(&mut self, before: Timers<A>) {
        self.pass(before.at_ms);
        let told = |timer: &Timer<A>| i64::try_from(timer.told_ms).unwrap_or(i64::MAX);
        let Timers { list, past, taken_back, .. } = before;
        self.taken_back = taken_back;
        // The runs that were over before are over here too, with what they had used.
        for used in past.into_iter().skip(self.past.len()).chain(list) {
            let here = self.list.iter().find(|timer| is_run_of(&timer.clock, &used.clock));
            let spent_ms = i64::try_from(used.spent_ms).unwrap_or(i64::MAX);
            let ms = spent_ms - here.map_or(0, told);
            let Clock { name, seat, run, .. } = &used.clock;
            self.taken_back.retain(|known| !known.is_of(&used.clock));
            if ms != 0 {
                self.taken_back.push(TakenBack { clock: name.to_string(), seat: *seat, run: *run, ms });
            }
        }
        drop_oldest(&mut self.taken_back);
        for timer in self.list.iter_mut().chain(&mut self.past) {
            timer.spent_ms = spent(&self.taken_back, timer);
        }
    }

    /// What the record has to keep because the moments of the actions do not tell it.
    pub(crate) fn taken_back(&self) -> &[TakenBack] {
        &self.taken_back
    }

    /// Of the clocks that lapse by that moment, the one that ends first: when it ends, and its `time_up`.
    pub(crate) fn lapsing(&self, at_ms: u64) -> Option<(u64, &A)> {
        let lapses = self.list.iter().filter(|timer| timer.clock.running && timer.clock.lapses);
        let ends = lapses.map(|timer| (self.at_ms.saturating_add(timer.left_ms()), &timer.clock.time_up));
        ends.filter(|(end, _)| *end <= at_ms).min_by_key(|(end, _)| *end)
    }
}

fn is_run_of<A>(one: &Clock<A>, other: &Clock<A>) -> bool {
    one.name == other.name && one.seat == other.seat && one.run == other.run
}

/// How many milliseconds of its run a timer has used, actions that were taken back included.
fn spent<A>(taken_back: &[TakenBack], timer: &Timer<A>) -> u64 {
    let more = taken_back.iter().find(|known| known.is_of(&timer.clock)).map_or(0, |known| known.ms);
    timer.told_ms.saturating_add_signed(more).min(MAX_WHOLE)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn clock(name: &'static str, run: u32, running: bool) -> Clock<()> {
        Clock { name: name.into(), seat: None, run, ms: 1_000, running, time_up: (), lapses: false }
    }

    fn spent(timers: &Timers<()>) -> Vec<(usize, u64)> {
        timers.list().iter().map(|timer| (timer.since, timer.spent_ms)).collect()
    }

    #[test]
    fn a_clock_that_stands_still_keeps_what_is_left() {
        let mut timers = Timers::start(vec![clock("round", 1, true)], Vec::new());
        timers.pass(300);
        timers.follow(vec![clock("round", 1, false), clock("vote", 7, true)], 1);
        assert_eq!(spent(&timers), [(0, 300), (1, 0)]);
        timers.pass(800);
        timers.follow(vec![clock("round", 1, true)], 2);
        timers.pass(850);
        assert_eq!(spent(&timers), [(0, 350)]);
    }

    #[test]
    fn another_run_starts_anew() {
        let mut timers = Timers::start(vec![clock("turn", 1, true)], Vec::new());
        timers.pass(300);
        timers.follow(vec![clock("turn", 2, true)], 5);
        assert_eq!(spent(&timers), [(5, 0)]);
    }

    #[test]
    fn time_never_runs_backwards() {
        let mut timers = Timers::start(vec![clock("turn", 1, true)], Vec::new());
        timers.pass(300);
        timers.pass(100);
        timers.pass(400);
        assert_eq!((spent(&timers), timers.at_ms()), (vec![(0, 400)], 400));
        timers.pass(u64::MAX);
        assert_eq!(timers.at_ms(), MAX_WHOLE);
    }
}
