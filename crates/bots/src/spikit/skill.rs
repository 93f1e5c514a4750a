//! What tells the levels apart.

use crate::Level;
use grammar::Soundness;

/// What a bot can do.
pub(super) struct Skill {
    /// How many steps a decision may take, unless [`crate::Effort`] names a number.
    pub steps: u32,
    /// How many phrases a search of a whole hand may build.
    pub phrases: usize,
    /// How many rows of a search are looked into.
    pub rows: usize,
    /// Of a hundred decisions, how many it takes without a thought.
    pub slips: u32,
    /// Whether it plans what is left after a row, instead of laying the longest one.
    pub plans: bool,
    /// Whether it swaps.
    pub swaps: bool,
    /// How many of the phrases that it knows it tries for a joker.
    pub joker: usize,
    /// The lowest soundness that it accepts when it votes.
    pub accepts: Soundness,
}

const EASY: Skill = Skill {
    steps: 300,
    phrases: 150,
    rows: 4,
    slips: 45,
    plans: false,
    swaps: false,
    joker: 2,
    accepts: Soundness::Nonsense,
};

const MEDIUM: Skill = Skill {
    steps: 600,
    phrases: 300,
    rows: 8,
    slips: 12,
    plans: false,
    swaps: false,
    joker: 6,
    accepts: Soundness::Doubtful,
};

const HARD: Skill = Skill {
    steps: 2_000,
    phrases: 600,
    rows: 12,
    slips: 0,
    plans: true,
    swaps: true,
    joker: 12,
    accepts: Soundness::Sensible,
};

impl Skill {
    pub(super) fn of(level: Level) -> &'static Skill {
        match level {
            Level::Random | Level::Greedy | Level::Easy => &EASY,
            Level::Medium => &MEDIUM,
            Level::Hard => &HARD,
        }
    }
}
