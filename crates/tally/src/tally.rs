//! The game's value.

use alloc::string::String;

use crate::{Options, Topics};

/// The name of the round's clock (TAL-11).
pub(crate) const CLOCK: &str = "round";

/// The game: its options and its subjects.
#[derive(Clone, Debug, Default)]
pub struct Tally {
    pub(crate) options: Options,
    pub(crate) topics: Topics,
    /// The name and the checksum of the resource that the subjects are read from, if they are.
    pub(crate) read: Option<(String, u64)>,
}

impl Tally {
    /// The game with these options, which [`Options::check`] must have accepted.
    pub fn new(options: Options, topics: Topics) -> Tally {
        Tally { options, topics, read: None }
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
