//! `cargo xtask fuzz`: the fuzz targets of the protocol (`crates/protocol/fuzz`), each for a while, on the stable toolchain.
//!
//! libFuzzer follows LLVM's coverage, whose marks any toolchain can put into the code; only the sanitizers of cargo-fuzz want nightly, and they look for
//! what safe Rust cannot do.

use std::path::Path;
use std::process::Command;

use anyhow::{Context, Result, bail};
use clap::Args;

use crate::process::{cargo, output, run as run_command};

const TARGETS: [&str; 3] = ["requests", "matches", "files"];
/// The flags that cargo-fuzz would pass, without the sanitizers.
const COVERAGE: &str = "--cfg fuzzing -Ccodegen-units=1 -Cpasses=sancov-module -Cllvm-args=-sanitizer-coverage-level=4 \
    -Cllvm-args=-sanitizer-coverage-inline-8bit-counters -Cllvm-args=-sanitizer-coverage-pc-table \
    -Cllvm-args=-sanitizer-coverage-trace-compares";
/// After how many seconds an input counts as too slow. Inputs take milliseconds.
const TIMEOUT: u32 = 20;
/// The most memory of a target, in megabytes.
const MEMORY: u32 = 2048;

#[derive(Args)]
pub(crate) struct Options {
    /// For how many seconds each target runs
    #[arg(long, default_value_t = 60)]
    seconds: u32,
    /// Run this target alone: requests, matches or files
    #[arg(long)]
    target: Option<String>,
    /// The seed: another seed makes another run
    #[arg(long, default_value_t = 1)]
    seed: u32,
}

pub(crate) fn run(root: &Path, options: &Options) -> Result<()> {
    let targets: Vec<&str> = TARGETS
        .into_iter()
        .filter(|name| options.target.as_deref().is_none_or(|only| only == *name))
        .collect();
    if targets.is_empty() {
        bail!("there is no such target: {}", TARGETS.join(", "));
    }
    let mut compiler = Command::new("c++");
    compiler.arg("--version");
    if output(compiler).is_none() {
        bail!("NOTHING WAS FUZZED: libFuzzer needs a C++ compiler (`c++`), and there is none here");
    }
    let mut rustc = Command::new("rustc");
    rustc.arg("-vV");
    let version = output(rustc).context("rustc does not say what it is")?;
    let host = version.lines().find_map(|line| line.strip_prefix("host: ")).context("rustc names no host")?;
    if !host.contains("linux") && !host.contains("darwin") {
        bail!("NOTHING WAS FUZZED: libFuzzer does not run on {host}");
    }
    let folder = root.join("crates/protocol/fuzz");

    let mut corpus = Command::new(cargo());
    corpus.current_dir(root).args(["run", "--quiet", "-p", "protocol", "--example", "corpus"]);
    run_command(corpus)?;
    // With `--target`, the flags apply to the fuzz targets only, and not to build scripts and macros.
    let mut build = Command::new(cargo());
    build
        .current_dir(&folder)
        .args(["build", "--locked", "--release", "--target", host])
        .env("RUSTFLAGS", COVERAGE);
    run_command(build)?;

    for name in targets {
        let (inputs, found) = (folder.join("corpus").join(name), folder.join("artifacts"));
        std::fs::create_dir_all(&inputs)?;
        std::fs::create_dir_all(&found)?;
        println!("fuzz {name}: {} s", options.seconds);
        let mut target = Command::new(folder.join("target").join(host).join("release").join(name));
        target.current_dir(&folder).arg(&inputs);
        target.arg(format!("-max_total_time={}", options.seconds)).arg(format!("-seed={}", options.seed));
        target.arg(format!("-timeout={TIMEOUT}")).arg(format!("-rss_limit_mb={MEMORY}"));
        target.args(["-max_len=16384", "-print_final_stats=1", "-verbosity=0"]);
        target.arg(format!("-artifact_prefix={}/{name}-", found.display()));
        run_command(target).with_context(|| format!("what {name} has found lies in {}", found.display()))?;
    }
    Ok(())
}
