//! Faults that no test can notice, with the reason.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use anyhow::{Context, Result, bail};

/// The name of the file beside the crate's manifest: an object with a reason for each fault's name.
pub(super) const FILE: &str = "survivors.json";

/// The list of a crate; most have none.
pub(super) struct Accepted(BTreeMap<String, String>);

impl Accepted {
    pub(super) fn of(root: &Path, krate: &str) -> Result<Accepted> {
        let file = root.join("crates").join(krate).join(FILE);
        if !file.is_file() {
            return Ok(Accepted(BTreeMap::new()));
        }
        Accepted::read(&fs::read_to_string(&file)?).with_context(|| file.display().to_string())
    }

    fn read(text: &str) -> Result<Accepted> {
        let list: BTreeMap<String, String> = serde_json::from_str(text)?;
        for (mutant, reason) in &list {
            if reason.split_whitespace().count() < 4 {
                bail!("`{mutant}` has no reason");
            }
        }
        Ok(Accepted(list))
    }

    pub(super) fn has(&self, mutant: &str) -> bool {
        self.0.contains_key(mutant)
    }

    /// Checks that each fault of the list can still be made.
    pub(super) fn still_there<'a>(&self, all: impl Iterator<Item = &'a str> + Clone) -> Result<()> {
        for mutant in self.0.keys() {
            if !all.clone().any(|other| other == mutant) {
                bail!("`{mutant}` cannot be made any more: take it off the list");
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_survivor_needs_a_reason_and_has_to_exist() {
        assert!(Accepted::read(r#"{"a.rs: x": "because"}"#).is_err());
        let list = Accepted::read(r#"{"a.rs: x": "both branches give the same answer"}"#).unwrap();
        assert!(list.has("a.rs: x") && !list.has("a.rs: y"));
        assert!(list.still_there(["a.rs: x", "a.rs: y"].into_iter()).is_ok());
        assert!(list.still_there(["a.rs: y"].into_iter()).is_err());
    }
}
