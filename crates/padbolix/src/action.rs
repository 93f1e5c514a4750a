//! Actions.

use crate::groups::Groups;
use serde::Serialize;

tabletop::tagged! {
    /// An action. In JSON `{"type": "play", "groups": ["EF", "mN"]}`, `{"type": "firecracker"}`, `{"type": "pass"}`.
    #[derive(Clone, PartialEq, Eq, Debug, Serialize)]
    #[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "PadbolixAction"))]
    #[serde(tag = "type", rename_all = "kebab-case")]
    pub enum Action {
        /// Plays a formula (PAD-5). A lower-case letter is a star that stands for it (PAD-9). The letters of a sequence must ascend; groups may
        /// come in any order.
        Play {
            /// The groups. A single card is one group of one letter.
            #[cfg_attr(feature = "ts", ts(type = "string[]"))]
            groups: Groups,
        },
        /// Plays a firecracker (PAD-11).
        Firecracker,
        /// Passes (PAD-14).
        Pass,
    }
}
