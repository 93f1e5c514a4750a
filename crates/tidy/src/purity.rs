//! Checks that the compiler holds the crates to purity: without std they know no clock, file, thread, environment or hash map.

use std::fs;
use std::path::Path;

use anyhow::Result;

use super::Findings;
use super::tree::{Crate, Crates};

/// Crates that touch the machine, or JavaScript.
const WITH_STD: [&str; 6] = ["cli", "recipe", "start", "tidy", "wasm", "xtask"];

pub(crate) fn check(crates: &Crates) -> Result<Findings> {
    let mut findings = Findings::default();
    for krate in crates.all.iter().filter(|krate| !WITH_STD.contains(&krate.name.as_str())) {
        for (file, text) in sources(krate)? {
            for what in judge(&file, &text) {
                findings.problem(format!("crates/{}/src/{}: {what}", krate.name, file.display()));
            }
        }
    }
    Ok(findings)
}

/// The files of a crate by their place in `src`, without those of tests.
fn sources(krate: &Crate) -> Result<Vec<(std::path::PathBuf, String)>> {
    let src = krate.folder.join("src");
    let files = krate.parsed_without_tests()?.into_iter();
    files.map(|(file, _)| Ok((file.strip_prefix(&src)?.to_owned(), fs::read_to_string(&file)?))).collect()
}

/// What makes a file of a pure crate impure.
fn judge(file: &Path, text: &str) -> Vec<&'static str> {
    let root = file == Path::new("lib.rs");
    let mut found = Vec::new();
    let without = |line: &str| line.starts_with("#![cfg_attr(not(") && line.ends_with(", no_std)]");
    if root && !text.lines().any(|line| line == "#![no_std]" || without(line)) {
        found.push("`#![no_std]` is missing, so the rules could ask a clock or read a file");
    }
    if root && text.lines().any(|line| line.trim() == "extern crate std;") {
        found.push("std is for a module of its own that says what it takes of it");
    }
    if text.contains("sync::atomic") {
        found.push("a global that changes: rules have none");
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    fn said(file: &str, text: &str) -> usize {
        judge(Path::new(file), text).len()
    }

    #[test]
    fn a_pure_crate_is_without_std_but_for_tests() {
        assert_eq!(said("lib.rs", "mod rules;"), 1);
        assert_eq!(said("lib.rs", "#![no_std]"), 0);
        assert_eq!(said("lib.rs", "#![cfg_attr(not(any(test, feature = \"ts\")), no_std)]"), 0);
        assert_eq!(said("lib.rs", "#![cfg_attr(test, no_std)]"), 1);
        assert_eq!(said("rules.rs", ""), 0);
    }

    #[test]
    fn std_comes_in_by_a_module_of_its_own() {
        assert_eq!(said("lib.rs", "#![no_std]\nextern crate std;"), 1);
        assert_eq!(said("io.rs", "extern crate std;"), 0);
    }

    #[test]
    fn rules_have_no_globals_that_change() {
        assert_eq!(said("rules.rs", "use core::sync::atomic::AtomicU8;"), 1);
    }
}
