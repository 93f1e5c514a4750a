use serde::{Deserialize, Serialize};

/// What a seat, or the table, submits.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(rename = "TallyAction"))]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum Action {
    /// Claims a word (TAL-3).
    Claim {
        /// In capitals.
        word: String,
    },
    /// Leaves the round (TAL-10).
    Pass,
    /// Judges a claim (TAL-5).
    Vote {
        /// Whether it stands.
        accept: bool,
    },
    /// The table's own: a clock has run out (TAL-11).
    TimeUp {
        /// Its name.
        clock: String,
    },
}

impl Action {
    /// The end of the round's time.
    pub fn time_up() -> Action {
        Action::TimeUp { clock: crate::tally::CLOCK.into() }
    }
}
