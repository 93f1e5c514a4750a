//! How well a bot plays.

use core::fmt;
use core::str::FromStr;

/// A bot's level. In JSON and on the command line: `random`, `greedy`, `easy`, `medium`, `hard`.
///
/// The page offers easy, medium and hard; random and greedy are yardsticks for simulations.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Hash)]
pub enum Level {
    /// Plays any candidate, all equally likely.
    Random,
    /// Always makes the simplest play of the game (in Padbolix the weakest legal one).
    Greedy,
    /// Knows few words and does not plan.
    Easy,
    /// Knows most words and avoids obvious mistakes.
    Medium,
    /// Knows all words and searches.
    Hard,
}

impl Level {
    /// All levels, weakest first.
    pub const ALL: [Level; 5] = [Level::Random, Level::Greedy, Level::Easy, Level::Medium, Level::Hard];

    /// The levels that a player is offered.
    pub const LADDER: [Level; 3] = [Level::Easy, Level::Medium, Level::Hard];

    /// The level's name in JSON.
    pub fn code(self) -> &'static str {
        match self {
            Level::Random => "random",
            Level::Greedy => "greedy",
            Level::Easy => "easy",
            Level::Medium => "medium",
            Level::Hard => "hard",
        }
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

/// No level has that name.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct UnknownLevel;

impl FromStr for Level {
    type Err = UnknownLevel;

    fn from_str(code: &str) -> Result<Level, UnknownLevel> {
        Level::ALL.into_iter().find(|level| level.code() == code).ok_or(UnknownLevel)
    }
}
