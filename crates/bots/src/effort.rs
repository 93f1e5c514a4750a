//! How long a bot may think.

use std::cell::Cell;

/// A bot's budget: a number of iterations, so that a move can be reproduced, and a clock that the host owns, since the
/// rules have none.
pub struct Effort<'a> {
    iterations: Option<u32>,
    expired: &'a dyn Fn() -> bool,
    /// Asking the clock costs; it is asked every few iterations and never again once it has run out.
    over: Cell<bool>,
}

impl<'a> Effort<'a> {
    /// At most `iterations` (the bot's own measure of default where `None`), and no longer than until `expired` says so.
    pub fn new(iterations: Option<u32>, expired: &'a dyn Fn() -> bool) -> Effort<'a> {
        Effort { iterations, expired, over: Cell::new(false) }
    }

    /// That many iterations, however long they take.
    pub fn iterations(iterations: u32) -> Effort<'static> {
        Effort::new(Some(iterations), &|| false)
    }

    /// Whether a search that has done `done` iterations should stop. `default` bounds it where nobody gave a number.
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
