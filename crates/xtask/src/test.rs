//! `cargo xtask test`: everything that a change has to pass, cheapest first.

use std::path::Path;
use std::process::Command;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail};
use cargo_metadata::{Metadata, MetadataCommand};
use clap::Args;

use crate::process::{cargo, command, output, run as run_command, show};
use crate::site;
use crate::sizes::Sizes;
use crate::terminal::clock;
use crate::tidy;
use crate::tools::{Need, Tools, ensure};

/// Integration tests of this name also run as wasm (in Node): what must come out the same on both.
const PORTABLE: &str = "portable";

#[derive(Args)]
pub(crate) struct Options {
    /// Leave out what needs a browser, and the production build for it
    #[arg(long)]
    fast: bool,
    /// Go on after a failure, to see all of them
    #[arg(long)]
    keep_going: bool,
    /// Install the browsers that are missing for the walk through the games (Debian, as root), and fail where one cannot be had
    #[arg(long)]
    all_engines: bool,
}

struct Bench<'a> {
    root: &'a Path,
    tools: Tools,
    metadata: Metadata,
    all_engines: bool,
}

struct Step {
    name: &'static str,
    /// Whether it is part of `--fast`.
    fast: bool,
    run: fn(&Bench) -> Result<()>,
}

const STEPS: [Step; 16] = [
    Step { name: "format", fast: true, run: |c| c.cargo(&["fmt", "--all", "--check"]) },
    Step { name: "format and lint of the page", fast: true, run: |c| c.npm(&["run", "--silent", "lint"]) },
    Step { name: "types of the page", fast: true, run: |c| c.npm(&["run", "--silent", "types"]) },
    Step { name: "unit tests of the page", fast: true, run: |c| c.npm(&["run", "--silent", "unit"]) },
    Step {
        name: "clippy",
        fast: true,
        run: |c| c.cargo(&["clippy", "--workspace", "--all-targets", "--", "-D", "warnings"]),
    },
    Step { name: "tests", fast: true, run: tests },
    Step {
        name: "examples in the documentation",
        fast: true,
        run: |c| c.cargo(&["test", "--workspace", "--doc"]),
    },
    Step { name: "documentation without warnings", fast: true, run: documentation },
    Step { name: "tests in wasm", fast: true, run: wasm_tests },
    Step { name: "tidy", fast: true, run: |c| tidy::check(c.root, &c.metadata) },
    Step { name: "production build", fast: false, run: |c| site::build(c.root, &c.tools) },
    Step { name: "sizes", fast: false, run: sizes },
    Step { name: "a Chromium to test in", fast: false, run: chromium },
    Step { name: "browser tests", fast: false, run: |c| c.npm(&["run", "--silent", "browser"]) },
    Step { name: "Lighthouse", fast: false, run: |c| c.npm(&["run", "--silent", "lighthouse"]) },
    Step { name: "a walk through every game", fast: false, run: engines },
];

impl Bench<'_> {
    fn cargo(&self, arguments: &[&str]) -> Result<()> {
        let mut command = command(&cargo(), self.root, &self.tools.path);
        command.args(arguments);
        announce(&command);
        run_command(command)
    }

    fn npm(&self, arguments: &[&str]) -> Result<()> {
        let mut command = command("npm", &self.root.join("www"), &self.tools.path);
        command.args(arguments);
        announce(&command);
        run_command(command)
    }
}

fn announce(command: &Command) {
    eprintln!("  $ {}", show(command));
}

pub(crate) fn run(root: &Path, options: &Options) -> Result<()> {
    let started = Instant::now();
    let mut needs = vec![Need::Page, Need::WasmTarget, Need::WasmBindgen];
    if !options.fast {
        needs.push(Need::Trunk);
    }
    let tools = ensure(root, &needs)?;
    let metadata = MetadataCommand::new().current_dir(root).no_deps().exec().context("cargo metadata")?;
    let context = Bench { root, tools, metadata, all_engines: options.all_engines };
    let steps: Vec<&Step> = STEPS.iter().filter(|step| step.fast || !options.fast).collect();
    let mut results: Vec<(&str, Duration, Option<anyhow::Error>)> = Vec::new();
    for (number, step) in steps.iter().enumerate() {
        eprintln!("\n[{}/{}] {}", number + 1, steps.len(), step.name);
        let since = Instant::now();
        let failure = (step.run)(&context).err();
        let failed = failure.is_some();
        if let Some(error) = &failure {
            eprintln!("  ✗ {error:#}");
        }
        results.push((step.name, since.elapsed(), failure));
        if failed && !options.keep_going {
            break;
        }
    }
    eprintln!("\nSummary");
    for (name, time, failure) in &results {
        eprintln!("  {} {name:<32} {}", if failure.is_none() { "✓" } else { "✗" }, clock(*time));
    }
    for step in steps.iter().skip(results.len()) {
        eprintln!("  - {:<32} not run", step.name);
    }
    eprintln!("  {} in all", clock(started.elapsed()));
    let failed: Vec<&str> = results.iter().filter(|(_, _, failure)| failure.is_some()).map(|r| r.0).collect();
    if !failed.is_empty() {
        bail!("failed: {}", failed.join(", "));
    }
    eprintln!("  Everything passed{}.", if options.fast { ", without the browser (--fast)" } else { "" });
    Ok(())
}

/// With nextest where it is installed, which is faster and kinder to read; it runs no documentation examples.
fn tests(context: &Bench) -> Result<()> {
    let mut asked = command(&cargo(), context.root, &context.tools.path);
    asked.args(["nextest", "--version"]);
    if output(asked).is_some() {
        context.cargo(&["nextest", "run", "--workspace", "--no-fail-fast", "--status-level", "fail"])
    } else {
        context.cargo(&["test", "--workspace", "--lib", "--bins", "--tests", "--no-fail-fast"])
    }
}

fn documentation(context: &Bench) -> Result<()> {
    let mut command = command(&cargo(), context.root, &context.tools.path);
    command.args(["doc", "--workspace", "--no-deps"]).env("RUSTDOCFLAGS", "-D warnings");
    announce(&command);
    run_command(command)
}

/// Every game in each engine that is installed; with `--all-engines` in all of them.
fn engines(context: &Bench) -> Result<()> {
    let mut arguments = vec!["run", "--silent", "engines"];
    if context.all_engines {
        arguments.extend(["--", "--all", "--install"]);
    }
    context.npm(&arguments)
}

/// The `portable` tests of every crate that has some, compiled to wasm and run in Node.
fn wasm_tests(context: &Bench) -> Result<()> {
    let packages = portable_packages(&context.metadata);
    if packages.is_empty() {
        bail!("no crate has tests/{PORTABLE}.rs: nothing proves that wasm and native draw the same");
    }
    for package in packages {
        let mut command = command(&cargo(), context.root, &context.tools.path);
        command
            .args(["test", "--target", "wasm32-unknown-unknown", "--package", package, "--test", PORTABLE])
            .env("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUNNER", "wasm-bindgen-test-runner");
        announce(&command);
        run_command(command)?;
    }
    Ok(())
}

fn portable_packages(metadata: &Metadata) -> Vec<&str> {
    let has = |package: &&cargo_metadata::Package| {
        package.targets.iter().any(|target| target.is_test() && target.name == PORTABLE)
    };
    metadata.packages.iter().filter(has).map(|package| package.name.as_str()).collect()
}

fn sizes(context: &Bench) -> Result<()> {
    let sizes = Sizes::measure(context.root, &context.tools)?;
    eprintln!("{}", sizes.judge()?);
    sizes.compare(&std::fs::read_to_string(context.root.join("README.md"))?)
}

fn chromium(context: &Bench) -> Result<()> {
    let mut command = command("node", context.root, &context.tools.path);
    command.args(["www/build/chromium.mjs", "--install"]);
    run_command(command)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fast_leaves_out_the_browser_and_what_is_only_for_it() {
        let slow: Vec<&str> = STEPS.iter().filter(|step| !step.fast).map(|step| step.name).collect();
        assert_eq!(
            slow,
            [
                "production build",
                "sizes",
                "a Chromium to test in",
                "browser tests",
                "Lighthouse",
                "a walk through every game"
            ]
        );
    }
}
