//! Where something lies in a row of the table.

use serde::{Deserialize, Serialize};

/// A place in a row, from 0: of a sentence on the table, of a card in a sentence, or of a card in the display.
///
/// The rules make one only where something lies ([`Place::of`]), so that they need not check again whether anything is there.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Place(u32);

impl Place {
    /// The place with that number in a row, and what lies there.
    pub fn of<T>(number: u32, row: &[T]) -> Option<(Place, &T)> {
        row.get(number as usize).map(|there| (Place(number), there))
    }

    /// The index into its row.
    pub fn index(self) -> usize {
        self.0 as usize
    }

    /// Whether something lies there.
    pub(crate) fn is_in<T>(self, row: &[T]) -> bool {
        self.index() < row.len()
    }
}

#[cfg(feature = "ts")]
impl ts_rs::TS for Place {
    type WithoutGenerics = Self;
    type OptionInnerType = Self;
    fn name(_: &ts_rs::Config) -> String {
        "number".into()
    }
    fn inline(config: &ts_rs::Config) -> String {
        Self::name(config)
    }
}
