use alloc::string::String;

use serde::Serialize;

tabletop::tagged! {
    /// An action of a seat or of the table.
    #[derive(Clone, PartialEq, Eq, Debug, Serialize)]
    #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
    #[cfg_attr(feature = "ts", ts(rename = "TallyAction"))]
    #[serde(tag = "type", rename_all = "kebab-case")]
    pub enum Action {
        /// Claims a word (TAL-3).
        Claim {
            /// The word, in capitals.
            word: String,
        },
        /// Leaves the round (TAL-10).
        Pass,
        /// Judges a claim (TAL-5).
        Vote {
            /// Whether the seat accepts the claim.
            accept: bool,
        },
        /// Ends a clock that has run out; an action of the table (TAL-11).
        TimeUp {
            /// The name of the clock.
            clock: String,
        },
    }
}

impl Action {
    /// The action that ends the time of the round.
    pub fn time_up() -> Action {
        Action::TimeUp { clock: crate::tally::CLOCK.into() }
    }
}
