use alloc::vec::Vec;

use serde::{Deserialize, Serialize};

/// The protocol's `setup`: things given in advance that chance would decide otherwise.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(rename = "TallySetup"))]
#[serde(default, deny_unknown_fields)]
pub struct Layout {
    /// The next rolls of the die, in order. Once they are used up, chance decides.
    pub rolls: Vec<u32>,
    /// Points that the seats begin with; empty if all begin with none.
    pub scores: Vec<i32>,
}
