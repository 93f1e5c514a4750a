use alloc::string::String;

use serde::Serialize;

tabletop::tagged! {
    /// An action of a seat or of the table.
    #[derive(Clone, PartialEq, Eq, Debug, Serialize)]
    #[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "ThemesAction"))]
    #[serde(tag = "type", rename_all = "kebab-case")]
    pub enum Action {
        /// Rolls the dice (THE-5).
        Roll,
        /// Asks for the floor: nobody else announces until the word is there (THE-25). It counts only once the dice have stopped.
        Buzz,
        /// Gives the floor back without a word. The seat then cannot buzz for a while (THE-25).
        Withdraw,
        /// Announces a word (THE-6, THE-10), with the floor or without.
        Announce {
            /// The word as it is said: accents and case do not matter.
            word: String,
            /// Whether it is meant as a proper name.
            #[serde(default)]
            proper: bool,
            /// The number of the theme, only with open themes (THE-21).
            #[serde(default, skip_serializing_if = "Option::is_none")]
            #[cfg_attr(feature = "ts", ts(optional))]
            theme: Option<u8>,
            /// Whether it is what had been written when the seat's time ran out. It then counts only if it stands at once; if not, the time of the
            /// seat is over (THE-16).
            #[serde(default, skip_serializing_if = "core::ops::Not::not")]
            #[cfg_attr(feature = "ts", ts(as = "Option<bool>", optional))]
            late: bool,
        },
        /// Judges an announced word (THE-14).
        Vote {
            /// Whether it stands.
            accept: bool,
        },
        /// Leaves the judgement of a word to the others. It counts for nothing (THE-14).
        Abstain,
        /// Gives up the round (THE-12).
        GiveUp,
        /// Ends a clock that has run out (THE-16, THE-25, THE-26). Only the table does this.
        TimeUp {
            /// The name of the clock.
            clock: String,
        },
    }
}
