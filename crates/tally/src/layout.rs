use serde::{Deserialize, Serialize};

/// What chance would decide, given instead: the protocol's `setup`.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(rename = "TallySetup"))]
#[serde(default, deny_unknown_fields)]
pub struct Layout {
    /// The coming rolls of the die, first one first; once they are used up chance decides. They wait in the state.
    pub rolls: Vec<u32>,
    /// Points that the seats begin with; empty: none.
    pub scores: Vec<i32>,
}
