//! `cargo xtask tidy`: the conventions of `ARCHITECTURE.md` that no compiler checks. A rule is a small function from what
//! it looks at to what it found.

mod arrows;
mod catalogues;
mod fluent;
mod keys;
mod purity;
mod tree;

use std::path::Path;
use std::process::{Command, Stdio};

use anyhow::{Context, Result, bail};
use cargo_metadata::{Metadata, MetadataCommand};

use crate::process::cargo;

/// How much of what a failed command says is repeated, in lines.
const SAID: usize = 12;

/// What a rule found: problems fail the command, remarks are only said.
#[derive(Default, Debug, PartialEq, Eq)]
pub(crate) struct Findings {
    problems: Vec<String>,
    remarks: Vec<String>,
}

impl Findings {
    fn problem(&mut self, text: impl Into<String>) {
        self.problems.push(text.into());
    }

    fn remark(&mut self, text: impl Into<String>) {
        self.remarks.push(text.into());
    }
}

/// The command.
pub(crate) fn run(root: &Path) -> Result<()> {
    let metadata = MetadataCommand::new().current_dir(root).no_deps().exec().context("cargo metadata")?;
    check(root, &metadata)
}

/// All rules, each with its findings.
pub(crate) fn check(root: &Path, metadata: &Metadata) -> Result<()> {
    let crates = tree::Crates::of(root, metadata);
    let rules: Vec<(&str, Findings)> = vec![
        ("crates depend on each other only as ARCHITECTURE.md says", arrows::check(&crates, metadata)),
        ("only wasm knows JavaScript, only cli and xtask touch the machine", purity::check(&crates)?),
        ("catalogues say the same in both languages, and have every key", catalogues::check(root, &crates)?),
        ("generated types are up to date", generated_types(root)),
        ("every crate has a README", tree::readmes(&crates)),
        ("files are about one thing", tree::lengths(root)),
    ];
    let mut problems = 0;
    for (rule, findings) in rules {
        let mark = if findings.problems.is_empty() { "✓" } else { "✗" };
        eprintln!("  {mark} {rule}");
        for problem in &findings.problems {
            eprintln!("      {problem}");
        }
        for remark in &findings.remarks {
            eprintln!("      (remark) {remark}");
        }
        problems += findings.problems.len();
    }
    if problems > 0 {
        bail!("{problems} problem{}", if problems == 1 { "" } else { "s" });
    }
    Ok(())
}

/// The protocol's own command compares `www/src/protocol/types.gen.ts` with the Rust types.
fn generated_types(root: &Path) -> Findings {
    let mut findings = Findings::default();
    if !root.join("crates/protocol/examples/types.rs").exists() {
        findings.problem("crates/protocol/examples/types.rs, which writes them, is missing");
        return findings;
    }
    let mut command = Command::new(cargo());
    command.current_dir(root).args([
        "run",
        "--quiet",
        "--package",
        "protocol",
        "--features",
        "ts",
        "--example",
        "types",
        "--",
        "--check",
    ]);
    match command.stdin(Stdio::null()).output() {
        Ok(output) if output.status.success() => {}
        Ok(output) => {
            findings.problem(
                "www/src/protocol/types.gen.ts is not what the Rust types say: \
                 cargo run -p protocol --features ts --example types",
            );
            let said = String::from_utf8_lossy(&output.stderr).into_owned();
            said.lines().take(SAID).for_each(|line| findings.problem(format!("  {line}")));
        }
        Err(error) => findings.problem(format!("cargo: {error}")),
    }
    findings
}
