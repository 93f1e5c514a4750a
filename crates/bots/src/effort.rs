//! How long a bot may think.

use core::cell::Cell;

/// A bot's budget: a number of iterations, so that an action can be reproduced, and a clock of the host, because the crate has none.
pub struct Effort<'a> {
    iterations: Option<u32>,
    expired: &'a dyn Fn() -> bool,
    /// Whether time is up. Asking the clock costs time, so it is asked every few iterations, and never again once it has run out.
    over: Cell<bool>,
}

impl<'a> Effort<'a> {
    /// A budget of at most `iterations` (`None` for the bot's own default), which ends when `expired` says so.
    pub fn new(iterations: Option<u32>, expired: &'a dyn Fn() -> bool) -> Effort<'a> {
        Effort { iterations, expired, over: Cell::new(false) }
    }

    /// A budget of `iterations`, however long they take.
    pub fn iterations(iterations: u32) -> Effort<'static> {
        Effort::new(Some(iterations), &|| false)
    }

    /// Whether a search should stop after `done` iterations. `default` is the limit if none was given.
    pub fn spent(&self, done: u32, default: u32) -> bool {
        if done >= self.iterations.unwrap_or(default) || self.over.get() {
            return true;
        }
        if (self.expired)() {
            self.over.set(true);
        }
        self.over.get()
    }
}
