//! `cargo xtask mutants`: small faults are built into the rules, and the tests have to notice them.
//!
//! cargo-mutants makes the faults and runs the tests; this draws a sample of them by a seed, works in a copy of the project, and holds
//! what survives against the list of those that cannot be told from the rules as they are.

mod copy;
mod survivors;

use std::collections::{BTreeMap, BTreeSet};
use std::ffi::OsString;
use std::fs;
use std::path::Path;
use std::process::Command;
use std::time::Instant;

use anyhow::{Context, Result, bail};
use clap::Args;
use serde::Deserialize;
use sha2::{Digest, Sha256};

use crate::process::{command, output};
use crate::terminal::clock;
use crate::tools::{Need, ensure};
use survivors::Accepted;

/// The crates that are tried, each with those whose tests run against its faults. `tabletop` is also tested by the template game, and the
/// grammar by the cards of Spikit.
const CRATES: [(&str, &[&str]); 7] = [
    ("syntax", &["syntax"]),
    ("spikit", &["spikit"]),
    ("padbolix", &["padbolix"]),
    ("plis", &["plis"]),
    ("themes", &["themes"]),
    ("tabletop", &["tabletop", "tally"]),
    ("grammar", &["grammar", "spikit"]),
];
/// Parts of names of faults that are left out, because they are no rules: the conformance suite (which is tested by faults planted in
/// games), what a game hands to the tests over all games (which its own tests do not even compile), and how values look in messages of tests.
const LEFT_OUT: [&str; 3] = ["src/conformance/", "::sample", "Debug for "];
/// How many seconds the tests have at least: on a busy machine they take several times as long as they did before the first fault, and a fault that
/// only looks endless would count as caught.
const SECONDS: &str = "120";
/// How many kilobytes of memory a process may use, so that a fault which fills the memory ends there.
const MEMORY: u64 = 8 * 1024 * 1024;

#[derive(Args)]
pub(crate) struct Options {
    /// The crates to try; without any, all that have rules
    crates: Vec<String>,
    /// How many faults to try in each crate
    #[arg(long, default_value_t = 25)]
    sample: usize,
    /// The seed of the sample: another seed draws other faults
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

/// A fault that can be built in.
struct Mutant {
    /// The name that cargo-mutants gives it, with line and column.
    name: String,
    /// The name without line and column, which stays the same when a function moves.
    stable: String,
}

#[derive(Deserialize)]
struct Listed {
    name: String,
    file: String,
}

/// The results of a sample.
#[derive(Default)]
struct Tally {
    caught: usize,
    /// Faults that were caught because the tests never ended.
    timeouts: usize,
    /// Faults that do not compile.
    unviable: usize,
    /// Faults that were not noticed, for a reason that the list gives.
    accepted: Vec<String>,
    /// Faults that were not noticed.
    survivors: Vec<String>,
    /// Faults that are on the list, but were noticed.
    noticed: Vec<String>,
}

impl Tally {
    fn tried(&self) -> usize {
        self.caught + self.timeouts + self.accepted.len() + self.survivors.len()
    }

    fn fails(&self) -> bool {
        !self.survivors.is_empty()
    }

    fn line(&self) -> String {
        format!(
            "{} tried, {} caught ({} of them by time), {} survive, {} more with a reason; {} could not be built",
            self.tried(),
            self.caught + self.timeouts,
            self.timeouts,
            self.survivors.len(),
            self.accepted.len(),
            self.unviable,
        )
    }
}

pub(crate) fn run(root: &Path, options: &Options) -> Result<()> {
    let crates = chosen(&options.crates)?;
    let tools = ensure(root, &[Need::Mutants])?;
    let tree = copy::refresh(root)?;
    let mut failed = Vec::new();
    let mut lines = Vec::new();
    for (krate, tests) in crates {
        let since = Instant::now();
        let accepted = Accepted::of(root, krate)?;
        let all = listed(&tree, &tools.path, krate)?;
        let mutants: Vec<&Mutant> =
            all.iter().filter(|mutant| !LEFT_OUT.iter().any(|part| mutant.name.contains(part))).collect();
        accepted.still_there(mutants.iter().map(|mutant| mutant.stable.as_str()))?;
        let sample = drawn(&mutants, options.seed, options.sample);
        eprintln!("\n{krate}: {} of {} faults, drawn by {}", sample.len(), mutants.len(), options.seed);
        let summaries = tried(&tree, &tools.path, krate, tests, &all, &sample)?;
        let tally = counted(&sample, &summaries, &accepted)?;
        for name in &tally.survivors {
            println!("  survives: {name}");
        }
        for name in &tally.accepted {
            println!("  survives, with a reason: {name}");
        }
        for name in &tally.noticed {
            println!("  is noticed now, but still on the list: {name}");
        }
        lines.push(format!("{krate:<10} {} ({})", tally.line(), clock(since.elapsed())));
        println!("  {}", tally.line());
        if tally.fails() || !tally.noticed.is_empty() {
            failed.push(krate);
        }
    }
    println!("\nSummary, seed {}", options.seed);
    for line in lines {
        println!("  {line}");
    }
    if !failed.is_empty() {
        bail!(
            "faults survive without a reason, or the list is out of date: {}. A test has to notice them; what cannot be \
             told from the rules as they are goes into the crate's {}, with the reason.",
            failed.join(", "),
            survivors::FILE
        );
    }
    Ok(())
}

fn chosen(names: &[String]) -> Result<Vec<(&'static str, &'static [&'static str])>> {
    for name in names {
        if !CRATES.iter().any(|(krate, _)| krate == name) {
            let all: Vec<&str> = CRATES.iter().map(|(krate, _)| *krate).collect();
            bail!("no faults are made in `{name}`; there are {}", all.join(", "));
        }
    }
    Ok(CRATES.into_iter().filter(|(krate, _)| names.is_empty() || names.iter().any(|n| n == krate)).collect())
}

/// All faults that cargo-mutants can make in a crate.
fn listed(tree: &Path, path: &OsString, krate: &str) -> Result<Vec<Mutant>> {
    let mut list = cargo_mutants(tree, path, krate);
    list.args(["--list", "--json"]);
    let text = output(list).with_context(|| format!("cargo-mutants cannot read {krate}"))?;
    let found: Vec<Listed> = serde_json::from_str(&text).context("what cargo-mutants lists")?;
    found
        .into_iter()
        .map(|Listed { name, file }| {
            let stable =
                stable(&name, &file).with_context(|| format!("cargo-mutants calls a fault `{name}`"))?;
            Ok(Mutant { name, stable })
        })
        .collect()
}

/// `crates/plis/src/card.rs:76:9: replace …` → `crates/plis/src/card.rs: replace …`.
fn stable(name: &str, file: &str) -> Option<String> {
    let (_, what) = name.strip_prefix(file)?.strip_prefix(':')?.split_once(": ")?;
    Some(format!("{file}: {what}"))
}

/// Draws a sample by a seed. The place of a fault in the order depends on no other fault, so new code changes the sample little.
fn drawn<'a>(mutants: &[&'a Mutant], seed: u64, sample: usize) -> Vec<&'a Mutant> {
    let mut namesakes: BTreeMap<&str, u32> = BTreeMap::new();
    let mut ordered: Vec<([u8; 32], &Mutant)> = mutants
        .iter()
        .map(|&mutant| {
            let nth = namesakes.entry(&mutant.stable).or_default();
            *nth += 1;
            (Sha256::digest(format!("{seed} {nth} {}", mutant.stable)).into(), mutant)
        })
        .collect();
    ordered.sort_by_key(|(place, _)| *place);
    ordered.into_iter().take(sample).map(|(_, mutant)| mutant).collect()
}

/// Builds each fault in and runs the tests. Returns what cargo-mutants says of each, by name.
fn tried(
    tree: &Path,
    path: &OsString,
    krate: &str,
    tests: &[&str],
    all: &[Mutant],
    sample: &[&Mutant],
) -> Result<BTreeMap<String, String>> {
    let out = tree.join("target/outcome");
    let _ = fs::remove_dir_all(&out);
    fs::create_dir_all(out.join("mutants.out"))?;
    // Faults that were not drawn are passed as already caught, because patterns of names cannot select faults of every kind.
    let drawn: BTreeSet<&str> = sample.iter().map(|mutant| mutant.name.as_str()).collect();
    let others: Vec<&str> =
        all.iter().map(|mutant| mutant.name.as_str()).filter(|name| !drawn.contains(name)).collect();
    fs::write(out.join("mutants.out/previously_caught.txt"), others.join("\n"))?;
    let mut trial = cargo_mutants(tree, path, krate);
    trial.args(["--iterate", "--in-place", "--no-times", "--colors", "never"]);
    trial.args(["--minimum-test-timeout", SECONDS, "--output"]).arg(&out);
    for package in tests {
        trial.args(["--test-package", package]);
    }
    let mut nextest = command("cargo", tree, path);
    nextest.args(["nextest", "run", "--help"]);
    if let Some(help) = output(nextest) {
        trial.args(["--test-tool", "nextest"]);
        // One test that fails is enough: the long simulations that run beside it need not go on to their end.
        if help.contains("--max-fail <N[:MODE]>") {
            trial.args(["--", "--max-fail=1:immediate"]);
        }
    }
    // cargo-mutants fails when a fault survives, so the result is read from its files.
    let status = limited(trial).status().context("cannot start cargo-mutants")?;
    let file = out.join("mutants.out/outcomes.json");
    let text = fs::read_to_string(&file)
        .with_context(|| format!("cargo-mutants ({status}) left no {}", file.display()))?;
    summaries(&text)
}

fn cargo_mutants(tree: &Path, path: &OsString, krate: &str) -> Command {
    let mut cargo = command("cargo-mutants", tree, path);
    cargo
        .args(["mutants", "--package", krate])
        // The builds lie beside the copy, so that a second run builds only what has changed.
        .env("CARGO_TARGET_DIR", tree.join("target"))
        .env("CARGO_PROFILE_DEV_DEBUG", "none")
        .env_remove("CARGO_ENCODED_RUSTFLAGS");
    cargo
}

/// The command with a limit on memory, if there is a shell that can set one.
fn limited(cargo: Command) -> Command {
    if !cfg!(target_os = "linux") {
        return cargo;
    }
    let mut shell = Command::new("sh");
    shell.args(["-c", &format!("ulimit -v {MEMORY}; exec \"$@\""), "sh"]).arg(cargo.get_program());
    shell.args(cargo.get_args());
    if let Some(folder) = cargo.get_current_dir() {
        shell.current_dir(folder);
    }
    for (name, value) in cargo.get_envs() {
        match value {
            Some(value) => shell.env(name, value),
            None => shell.env_remove(name),
        };
    }
    shell
}

/// The outcome of each fault, by name.
fn summaries(text: &str) -> Result<BTreeMap<String, String>> {
    let report: serde_json::Value = serde_json::from_str(text).context("what cargo-mutants reports")?;
    let mut found = BTreeMap::new();
    for outcome in report["outcomes"].as_array().context("what cargo-mutants reports")? {
        let summary = outcome["summary"].as_str().unwrap_or_default();
        match outcome["scenario"]["Mutant"]["name"].as_str() {
            Some(name) => {
                found.insert(name.to_owned(), summary.to_owned());
            }
            None if summary == "Success" => {}
            None => bail!("the tests fail without any fault: {}", outcome["log_path"]),
        }
    }
    Ok(found)
}

fn counted(sample: &[&Mutant], summaries: &BTreeMap<String, String>, accepted: &Accepted) -> Result<Tally> {
    let mut tally = Tally::default();
    for Mutant { name, stable } in sample {
        let summary = summaries.get(name).with_context(|| format!("`{name}` was not tried"))?;
        match summary.as_str() {
            "CaughtMutant" | "Timeout" if accepted.has(stable) => tally.noticed.push(name.clone()),
            _ => {}
        }
        match summary.as_str() {
            "CaughtMutant" => tally.caught += 1,
            "Timeout" => tally.timeouts += 1,
            "Unviable" => tally.unviable += 1,
            "MissedMutant" if accepted.has(stable) => tally.accepted.push(name.clone()),
            "MissedMutant" => tally.survivors.push(name.clone()),
            other => bail!("`{name}`: cargo-mutants says {other}"),
        }
    }
    Ok(tally)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn mutants(count: usize) -> Vec<Mutant> {
        (0..count)
            .map(|at| Mutant { name: format!("a.rs:{at}:1: x"), stable: format!("a.rs: x{at}") })
            .collect()
    }

    #[test]
    fn a_seed_draws_the_same_faults_and_another_draws_others() {
        let all = mutants(100);
        let all: Vec<&Mutant> = all.iter().collect();
        let names = |seed| drawn(&all, seed, 25).iter().map(|mutant| mutant.name.clone()).collect::<Vec<_>>();
        assert_eq!(names(1).len(), 25);
        assert_eq!(names(1), names(1));
        assert_ne!(names(1), names(2));
    }

    #[test]
    fn one_more_fault_changes_the_sample_by_one_at_most() {
        let (some, more) = (mutants(100), mutants(101));
        let names = |all: &[Mutant]| -> BTreeSet<String> {
            let all: Vec<&Mutant> = all.iter().collect();
            drawn(&all, 1, 25).iter().map(|mutant| mutant.name.clone()).collect()
        };
        assert!(names(&some).difference(&names(&more)).count() <= 1);
    }

    #[test]
    fn a_name_without_its_place() {
        assert_eq!(
            stable("crates/plis/src/card.rs:76:9: replace a::b with c: d", "crates/plis/src/card.rs")
                .as_deref(),
            Some("crates/plis/src/card.rs: replace a::b with c: d")
        );
    }

    #[test]
    fn whatever_survives_needs_a_reason() {
        let mut tally = Tally { caught: 99, accepted: vec!["a".to_owned()], ..Tally::default() };
        assert!(!tally.fails());
        tally.survivors.push("b".to_owned());
        assert!(tally.fails());
    }

    #[test]
    fn tests_that_fail_without_a_fault_prove_nothing() {
        let text = r#"{"outcomes": [{"scenario": "Baseline", "summary": "Failure", "log_path": "log"}]}"#;
        assert!(summaries(text).is_err());
        let text = r#"{"outcomes": [{"scenario": "Baseline", "summary": "Success"},
            {"scenario": {"Mutant": {"name": "a"}}, "summary": "MissedMutant"}]}"#;
        assert_eq!(summaries(text).unwrap().get("a").map(String::as_str), Some("MissedMutant"));
    }
}
