//! Clocks: the rules say which ones run, hosts measure, the table keeps what hosts have said.

use crate::Seat;
use std::borrow::Cow;

/// A clock of a state, as the rules have it. It has no hands: rules know no time.
#[derive(Clone, PartialEq, Debug)]
pub struct Clock<A> {
    /// Its name in JSON, such as `"round"`. No two clocks of a state share one.
    pub name: Cow<'static, str>,
    /// Whose time it is; `None` where it is everybody's.
    pub seat: Option<Seat>,
    /// Which run of that name this is, such as the number of the round: with another number the clock has started anew.
    pub run: u32,
    /// How long a whole run lasts, in milliseconds.
    pub ms: u32,
    /// Whether it runs; if not it stands still and goes on later with what is left.
    pub running: bool,
    /// What the table does when it has run out. In JSON `{"type": "time-up", "clock": name}`.
    pub time_up: A,
}

/// A clock of a match: when its run began, and how much of it has passed.
#[derive(Clone, PartialEq, Debug)]
pub struct Timer<A> {
    /// What the rules say of it.
    pub clock: Clock<A>,
    /// How many actions had been performed when this run began. Hosts tell runs apart by it.
    pub since: usize,
    /// How many milliseconds of the run had passed when the timers were last brought up to date.
    pub spent_ms: u64,
}

/// All clocks of a match, after its last action.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Timers<A> {
    list: Vec<Timer<A>>,
    at_ms: u64,
}

impl<A> Timers<A> {
    /// The clocks that the deal has started.
    pub(crate) fn start(clocks: Vec<Clock<A>>) -> Timers<A> {
        let mut timers = Timers { list: Vec::new(), at_ms: 0 };
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

    /// Lets time pass up to that moment. An earlier one than the latest changes nothing: time does not run backwards.
    pub(crate) fn pass(&mut self, at_ms: u64) {
        let passed = at_ms.saturating_sub(self.at_ms);
        for timer in self.list.iter_mut().filter(|timer| timer.clock.running) {
            timer.spent_ms = timer.spent_ms.saturating_add(passed);
        }
        self.at_ms += passed;
    }

    /// Takes the clocks of the state after action number `moves`: a run that goes on keeps its time.
    pub(crate) fn follow(&mut self, clocks: Vec<Clock<A>>, moves: usize) {
        let before = std::mem::take(&mut self.list);
        let timer = |clock: Clock<A>| {
            let known =
                before.iter().find(|timer| timer.clock.name == clock.name && timer.clock.run == clock.run);
            let (since, spent_ms) = known.map_or((moves, 0), |timer| (timer.since, timer.spent_ms));
            Timer { clock, since, spent_ms }
        };
        self.list = clocks.into_iter().map(timer).collect();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn clock(name: &'static str, run: u32, running: bool) -> Clock<()> {
        Clock { name: name.into(), seat: None, run, ms: 1_000, running, time_up: () }
    }

    fn spent(timers: &Timers<()>) -> Vec<(usize, u64)> {
        timers.list().iter().map(|timer| (timer.since, timer.spent_ms)).collect()
    }

    #[test]
    fn a_clock_that_stands_still_keeps_what_is_left() {
        let mut timers = Timers::start(vec![clock("round", 1, true)]);
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
        let mut timers = Timers::start(vec![clock("turn", 1, true)]);
        timers.pass(300);
        timers.follow(vec![clock("turn", 2, true)], 5);
        assert_eq!(spent(&timers), [(5, 0)]);
    }

    #[test]
    fn time_never_runs_backwards() {
        let mut timers = Timers::start(vec![clock("turn", 1, true)]);
        timers.pass(300);
        timers.pass(100);
        timers.pass(400);
        assert_eq!((spent(&timers), timers.at_ms()), (vec![(0, 400)], 400));
        timers.pass(u64::MAX);
        assert_eq!(timers.at_ms(), u64::MAX);
    }
}
