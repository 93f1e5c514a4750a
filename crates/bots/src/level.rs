//! How well a bot plays.

use std::fmt;
use std::str::FromStr;

/// A bot's level. In JSON and on the command line: `random`, `greedy`, `easy`, `medium`, `hard`.
///
/// The page offers easy, medium and hard; random and greedy are yardsticks for simulations.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Hash)]
pub enum Level {
    /// Any candidate, all equally likely.
    Random,
    /// Always the nearest simple play of the game (Padbolix: the weakest legal play).
    Greedy,
    /// Knows the rules and few words, plans nothing.
    Easy,
    /// Knows most words, minds the obvious.
    Medium,
    /// Knows all words, searches.
    Hard,
}

impl Level {
    /// Every level, weakest first.
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
