//! `cargo xtask deny`: the licences, the sources and the known faults of all crates that are used, by cargo-deny and `deny.toml`.

use std::path::Path;
use std::process::Command;

use anyhow::Result;

use crate::process::{output, run as run_command};
use crate::tools::{Need, ensure, installed_deny};

/// What is judged by the crates themselves.
const CHECK: [&str; 4] = ["check", "bans", "licenses", "sources"];

/// Installs cargo-deny where it is missing, which takes minutes, and has it check everything.
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

/// What the test command does where cargo-deny is installed: it takes a second.
pub(crate) fn check(root: &Path) -> Option<Command> {
    cargo_deny(root, &CHECK)
}

fn cargo_deny(root: &Path, arguments: &[&str]) -> Option<Command> {
    let mut command = Command::new(installed_deny(root)?);
    command.current_dir(root).args(["--workspace", "--all-features", "--locked"]).args(arguments);
    Some(command)
}
