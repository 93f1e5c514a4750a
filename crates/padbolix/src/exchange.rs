//! The exchange before a deal (PAD-24).

use crate::card::Card;
use serde::{Deserialize, Serialize};
use tabletop::{Seat, Viewer};

/// The exchange of PAD-24.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "PadbolixExchange"))]
pub struct Exchange {
    /// Who gave its worst card.
    pub dubolix: Seat,
    /// Who gave its best card.
    pub padbolix: Seat,
    /// The worst card of Dubolix, given to Padbolix.
    #[cfg_attr(feature = "ts", ts(type = "string | null"))]
    pub worst: Option<Card>,
    /// The best card of Padbolix, given to Dubolix.
    #[cfg_attr(feature = "ts", ts(type = "string | null"))]
    pub best: Option<Card>,
}

impl Exchange {
    /// The exchange without its cards, unless the viewer is one of the two.
    pub(crate) fn shown(self, to: Viewer) -> Exchange {
        if to.is(self.dubolix) || to.is(self.padbolix) {
            self
        } else {
            Exchange { worst: None, best: None, ..self }
        }
    }
}
