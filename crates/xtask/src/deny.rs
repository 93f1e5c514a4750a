//! `cargo xtask deny`: cargo-deny checks the licences, the sources and the known faults of all crates that are used, by `deny.toml`.

use std::path::Path;
use std::process::Command;

use anyhow::Result;

use crate::process::{output, run as run_command};
use crate::tools::{Need, ensure, installed_deny};

/// The checks that need no network.
const CHECK: [&str; 5] = ["check", "--hide-inclusion-graph", "bans", "licenses", "sources"];

/// Checks everything. If cargo-deny is missing it is installed first, which takes minutes.
pub(crate) fn run(root: &Path) -> Result<()> {
    ensure(root, &[Need::Deny])?;
    let Some(command) = check(root) else { return Ok(()) };
    run_command(command)?;
    let fetched = cargo_deny(root, &["fetch", "db"]).and_then(output);
    if fetched.is_none() {
        eprintln!("NO ADVISORIES WERE READ: their database on github.com cannot be reached");
        return Ok(());
    }
    match cargo_deny(root, &["check", "--disable-fetch", "advisories"]) {
        Some(command) => run_command(command),
        None => Ok(()),
    }
}

/// The checks that need no network, which take a second or two; `None` if cargo-deny is not installed.
pub(crate) fn check(root: &Path) -> Option<Command> {
    cargo_deny(root, &CHECK)
}

fn cargo_deny(root: &Path, arguments: &[&str]) -> Option<Command> {
    let mut command = Command::new(installed_deny(root)?);
    command.current_dir(root).args(["--workspace", "--all-features", "--locked"]).args(arguments);
    Some(command)
}
