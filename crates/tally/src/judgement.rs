use serde::{Deserialize, Serialize};
use tabletop::Seat;

/// How a claim was judged (TAL-7).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(rename = "TallyJudgement"))]
pub struct Judgement {
    /// The seat that made the claim.
    pub seat: Seat,
    /// How many seats accepted it.
    pub yes: u32,
    /// How many seats refused it.
    pub no: u32,
    /// The roll that decided a tie; null if there was none.
    pub die: Option<u32>,
    /// Whether the claim was accepted.
    pub accepted: bool,
}
