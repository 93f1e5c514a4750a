use serde::{Deserialize, Serialize};
use tabletop::Seat;

/// How a claim was judged (TAL-7).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(rename = "TallyVerdict"))]
pub struct Verdict {
    /// Whose claim.
    pub seat: Seat,
    /// Acceptances.
    pub yes: u32,
    /// Refusals.
    pub no: u32,
    /// The die that decided; null where it did not have to.
    pub die: Option<u32>,
    /// What became of the claim.
    pub accepted: bool,
}
