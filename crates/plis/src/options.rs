//! What can be chosen before a match.

use crate::Refusal;
use serde::{Deserialize, Serialize};
use tabletop::Seat;

/// Options of a match. The game itself has none; this one is common to all games.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(schemars::JsonSchema, ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(rename = "PlisOptions"))]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// The seat of the youngest player, who leads the first round (COM-2). The next seat leads the second round, and so on (PLI-5).
    #[cfg_attr(feature = "ts", schemars(with = "u8", range(min = 0, max = 4)))]
    pub first_seat: Seat,
}

impl Default for Options {
    fn default() -> Options {
        Options { first_seat: Seat(0) }
    }
}

impl Options {
    /// Refuses options that do not suit a table of `seats`.
    pub fn check(&self, seats: usize) -> Result<(), Refusal> {
        if self.first_seat.index() < seats { Ok(()) } else { Err(Refusal::FirstSeat { seats }) }
    }
}
