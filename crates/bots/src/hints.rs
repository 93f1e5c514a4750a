//! What the hints of whole matches say, for the tests that hold each of them against its position: `cargo nextest run -p bots hint --no-capture`
//! prints how many say nothing.

use std::collections::BTreeMap;
use std::panic::{AssertUnwindSafe, catch_unwind};
use tabletop::{Arg, Message};

/// So many hints are held against their positions in each game.
const HINTS: usize = 200;

/// The hints of one game in which there was something to choose.
#[derive(Default)]
pub(crate) struct Hints {
    seen: BTreeMap<String, usize>,
    /// Those that name nothing that is kept, given, gained or avoided.
    silent: usize,
}

impl Hints {
    /// Counts a hint, whose reason `claims` has to find true; it returns whether the reason says anything that is kept, given, gained or
    /// avoided. `position` describes where a false one was given.
    #[track_caller]
    pub(crate) fn note(
        &mut self,
        reason: Option<&Message>,
        claims: impl FnOnce(&Message) -> bool,
        position: impl Fn() -> String,
    ) {
        let says = reason.is_some_and(|reason| {
            let found = catch_unwind(AssertUnwindSafe(|| claims(reason)));
            found.unwrap_or_else(|_| panic!("false: {reason:?} of {}", position()))
        });
        if !says {
            println!("says nothing: {reason:?} of {}", position());
            self.silent += 1;
        }
        let key = reason.map_or("none", |reason| reason.key.as_ref());
        let key = key.split_once("-reason-").map_or(key, |(_, key)| key);
        *self.seen.entry(if says { key.to_owned() } else { format!("{key} (silent)") }).or_default() += 1;
    }

    /// Prints what was counted. There have to be enough hints, each of these reasons among them, and at most so many of a hundred may say nothing.
    #[track_caller]
    pub(crate) fn enough(&self, game: &str, keys: &[&str], silent: usize) {
        let all: usize = self.seen.values().sum();
        let share = 100.0 * self.silent as f64 / all.max(1) as f64;
        println!("{game}: {} of {all} hints say nothing ({share:.1} %): {:?}", self.silent, self.seen);
        assert!(all >= HINTS, "{game}: {all} hints");
        for key in keys {
            assert!(self.seen.contains_key(*key), "{game}: no {key} among {:?}", self.seen);
        }
        assert!(100 * self.silent <= silent * all, "{game}: {share:.1} % say nothing");
    }
}

/// A text of a reason; empty if it has none of that name.
pub(crate) fn text(reason: &Message, name: &str) -> String {
    reason.args.get(name).map(ToString::to_string).unwrap_or_default()
}

/// A number of a reason.
#[track_caller]
pub(crate) fn number(reason: &Message, name: &str) -> i64 {
    match reason.args.get(name) {
        Some(Arg::Number(number)) => *number,
        other => panic!("{name} of {reason:?}: {other:?}"),
    }
}
