//! The changes of seats that a record lists, and how many it may list.

use alloc::vec::Vec;
use serde::de::{Deserialize, Deserializer, Error};

use super::Tenure;

/// How many changes a match has at most. None is dropped, because undo and some rules ask who has sat where.
pub const MAX_TENURES: usize = 1_000;

/// The changes that a record lists.
pub(crate) struct Tenures(pub(crate) Vec<Tenure>);

impl<'de> Deserialize<'de> for Tenures {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Tenures, D::Error> {
        let listed = Vec::deserialize(deserializer)?;
        if listed.len() > MAX_TENURES {
            return Err(D::Error::custom("expected at most 1000 changes of seats"));
        }
        Ok(Tenures(listed))
    }
}
