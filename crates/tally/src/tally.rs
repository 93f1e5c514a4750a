//! The game's value.

use crate::{Options, Topics};

/// The name of the round's clock (TAL-11).
pub(crate) const CLOCK: &str = "round";

/// Tally: its options and its subjects.
#[derive(Clone, Debug, Default)]
pub struct Tally {
    pub(crate) options: Options,
    pub(crate) topics: Topics,
}

impl Tally {
    /// The game with these options, which [`Options::check`] has found good.
    pub fn new(options: Options, topics: Topics) -> Tally {
        Tally { options, topics }
    }

    /// The options.
    pub fn options(&self) -> &Options {
        &self.options
    }

    /// The subjects.
    pub fn topics(&self) -> &Topics {
        &self.topics
    }
}
