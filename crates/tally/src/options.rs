use crate::OutOfRange;
use serde::{Deserialize, Serialize};

/// The options of a match.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(schemars::JsonSchema, ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(rename = "TallyOptions"))]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// How many rounds a match has (TAL-1).
    #[cfg_attr(feature = "ts", schemars(range(min = 1, max = 9)))]
    pub rounds: u32,
    /// How many seconds a round has; null for no clock (TAL-11).
    #[cfg_attr(feature = "ts", schemars(range(min = 5, max = 600), extend("examples" = [30, 60, 120])))]
    pub seconds: Option<u32>,
    /// Which subjects are played (TAL-13).
    pub list: List,
}

/// The lists of subjects.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(schemars::JsonSchema, ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(rename = "TallyList"))]
#[serde(rename_all = "kebab-case")]
pub enum List {
    /// The few subjects that are part of the game.
    #[default]
    Short,
    /// The subjects of the resource `tally-long`.
    Long,
}

impl Default for Options {
    fn default() -> Options {
        Options { rounds: 3, seconds: Some(60), list: List::Short }
    }
}

impl Options {
    /// Checks that all values lie in their ranges.
    pub fn check(&self) -> Result<(), OutOfRange> {
        let rounds = (1..=9).contains(&self.rounds);
        let seconds = self.seconds.is_none_or(|seconds| (5..=600).contains(&seconds));
        if rounds && seconds { Ok(()) } else { Err(OutOfRange) }
    }
}
