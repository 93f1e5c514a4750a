//! `cargo xtask test`: everything that a change has to pass, cheapest first.
//!
//! The steps with Cargo and the steps with Node, the production build among them, run side by side, because much of either keeps only one
//! core busy. Steps in a browser come after both, when the machine is quiet.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail, ensure as require};
use cargo_metadata::{Metadata, MetadataCommand};
use clap::Args;

use crate::process::{cargo, command, output, package, run as run_command, show};
use crate::site::{self, cargo_home};
use crate::sizes::Sizes;
use crate::terminal::clock;
use crate::tools::{Need, Tools, ensure};

/// Integration tests of this name also run as wasm, in Node. Their results must be the same there.
const PORTABLE: &str = "portable";

#[derive(Args)]
pub(crate) struct Options {
    /// Leave out what needs a browser, and the production build for it
    #[arg(long)]
    fast: bool,
    /// Go on after a failure, to see all failures
    #[arg(long)]
    keep_going: bool,
    /// Leave no browser test to another commit, and walk through the games in Chromium, Firefox and WebKit: install those that are missing (on
    /// Debian, as root), and fail if one cannot be installed
    #[arg(long)]
    all: bool,
}

#[derive(Clone, Copy)]
struct Bench<'a> {
    root: &'a Path,
    tools: &'a Tools,
    metadata: &'a Metadata,
    /// Whether nothing is left to another commit or another machine.
    all: bool,
    /// Whether another lane is on the screen, so that a program's output is shown only when it has ended.
    aside: bool,
}

/// The lane of a step, by what it works with.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Lane {
    Rust,
    Page,
    Browser,
}

struct Step {
    name: &'static str,
    lane: Lane,
    /// Whether it is part of `--fast`.
    fast: bool,
    run: fn(&Bench) -> Result<()>,
}

/// The result of a step.
struct Outcome {
    name: &'static str,
    time: Duration,
    end: End,
}

enum End {
    Passed,
    Failed,
    LeftOut,
}

/// What a step returns that cannot be done on this machine and need not be: it is left out, and says how to get what is missing.
#[derive(Debug)]
struct LeftOut(&'static str);

impl std::fmt::Display for LeftOut {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "left out: {}", self.0)
    }
}

impl std::error::Error for LeftOut {}

impl Outcome {
    fn failed(&self) -> bool {
        matches!(self.end, End::Failed)
    }

    /// Its line in the summary.
    fn line(&self) -> String {
        let Outcome { name, time, .. } = self;
        match self.end {
            End::Passed => format!("✓ {name:<34} {}", clock(*time)),
            End::Failed => format!("✗ {name:<34} {}", clock(*time)),
            End::LeftOut => format!("- {name:<34} left out"),
        }
    }
}

static STEPS: [Step; 20] = [
    Step { name: "format", lane: Lane::Rust, fast: true, run: |c| c.cargo(&["fmt", "--all", "--check"]) },
    Step {
        name: "clippy",
        lane: Lane::Rust,
        fast: true,
        run: |c| c.cargo(&["clippy", "--workspace", "--all-targets", "--", "-D", "warnings"]),
    },
    Step { name: "tests", lane: Lane::Rust, fast: true, run: tests },
    Step { name: "bots in the page as in the arena", lane: Lane::Rust, fast: true, run: arena },
    Step {
        name: "examples in the documentation",
        lane: Lane::Rust,
        fast: true,
        run: |c| c.cargo(&["test", "--workspace", "--doc"]),
    },
    Step { name: "documentation without warnings", lane: Lane::Rust, fast: true, run: documentation },
    Step { name: "crates for others can be packed", lane: Lane::Rust, fast: true, run: packed },
    Step { name: "licences and sources of the crates", lane: Lane::Rust, fast: true, run: licences },
    // They are a workspace of their own, so a crate that comes in changes a second lock file, which no other step reads.
    Step { name: "lock file of the fuzz targets", lane: Lane::Rust, fast: true, run: fuzz_lock },
    Step { name: "tidy", lane: Lane::Rust, fast: true, run: |c| c.run(package(c.root, "tidy", &[])) },
    Step {
        name: "format and lint of the page",
        lane: Lane::Page,
        fast: true,
        run: |c| c.npm(&["run", "--silent", "lint"]),
    },
    Step {
        name: "types of the page",
        lane: Lane::Page,
        fast: true,
        run: |c| c.npm(&["run", "--silent", "types"]),
    },
    Step { name: "unit tests of the page", lane: Lane::Page, fast: true, run: |c| in_turn(c, &["unit"]) },
    // In this lane because they run in Node, on one core, and Cargo's lane is the longer one.
    Step { name: "tests in wasm", lane: Lane::Page, fast: true, run: wasm_tests },
    Step {
        name: "production build",
        lane: Lane::Page,
        fast: false,
        run: |c| site::build(c.root, c.tools, None),
    },
    Step { name: "sizes", lane: Lane::Page, fast: false, run: sizes },
    Step { name: "a Chromium to test in", lane: Lane::Page, fast: false, run: chromium },
    Step { name: "browser tests", lane: Lane::Browser, fast: false, run: |c| in_turn(c, &["browser"]) },
    Step { name: "Lighthouse", lane: Lane::Browser, fast: false, run: lighthouse },
    Step { name: "a walk through every game", lane: Lane::Browser, fast: false, run: engines },
];

impl Bench<'_> {
    fn cargo(&self, arguments: &[&str]) -> Result<()> {
        let mut command = command(&cargo(), self.root, &self.tools.path);
        command.args(arguments);
        self.run(command)
    }

    fn npm(&self, arguments: &[&str]) -> Result<()> {
        let mut command = command("npm", &self.root.join("www"), &self.tools.path);
        command.args(arguments);
        self.run(command)
    }

    /// Announces a command and runs it.
    fn run(&self, mut command: Command) -> Result<()> {
        let shown = show(&command);
        if !self.aside {
            eprintln!("  $ {shown}");
            return run_command(command);
        }
        let output =
            command.stdin(Stdio::null()).output().with_context(|| format!("cannot start `{shown}`"))?;
        let printed = [output.stdout, output.stderr].concat();
        eprintln!("  $ {shown}\n{}", String::from_utf8_lossy(&printed).trim_end());
        if output.status.success() { Ok(()) } else { bail!("`{shown}` failed ({})", output.status) }
    }
}

pub(crate) fn run(root: &Path, options: &Options) -> Result<()> {
    let started = Instant::now();
    let mut needs = vec![Need::Page, Need::WasmTarget, Need::WasmBindgen];
    if !options.fast {
        needs.push(Need::Trunk);
    }
    let tools = ensure(root, &needs)?;
    let metadata = MetadataCommand::new().current_dir(root).no_deps().exec().context("cargo metadata")?;
    let bench = Bench { root, tools: &tools, metadata: &metadata, all: options.all, aside: false };
    let steps: Vec<&Step> = STEPS.iter().filter(|step| step.fast || !options.fast).collect();
    let results = all(&bench, &steps, options.keep_going);
    eprintln!("\nSummary");
    for step in &steps {
        match results.iter().find(|outcome| outcome.name == step.name) {
            Some(outcome) => eprintln!("  {}", outcome.line()),
            None => eprintln!("  - {:<34} not run", step.name),
        }
    }
    eprintln!("  {} in all", clock(started.elapsed()));
    let failed: Vec<&str> = results.iter().filter(|o| o.failed()).map(|o| o.name).collect();
    if !failed.is_empty() {
        bail!("failed: {}", failed.join(", "));
    }
    let left_out: Vec<&str> =
        results.iter().filter(|o| matches!(o.end, End::LeftOut)).map(|o| o.name).collect();
    let but =
        if left_out.is_empty() { String::new() } else { format!("; left out: {}", left_out.join(", ")) };
    eprintln!(
        "  Everything passed{}{but}.",
        match options {
            Options { fast: true, .. } => ", without the browser (--fast)",
            Options { all: false, .. } => ", long browser tests in turns (--all leaves none out)",
            _ => "",
        }
    );
    Ok(())
}

/// Runs the lanes: Cargo's and Node's side by side, then the browser's. Unless `keep_going` is set, each lane stops after its present step
/// once a step has failed.
fn all(bench: &Bench, steps: &[&'static Step], keep_going: bool) -> Vec<Outcome> {
    let stop = AtomicBool::new(false);
    let lane = |lane: Lane, bench: Bench| -> Vec<Outcome> {
        let mut outcomes = Vec::new();
        for step in steps.iter().filter(|step| step.lane == lane) {
            if stop.load(Ordering::Relaxed) {
                break;
            }
            let outcome = tried(step, &bench, steps);
            if outcome.failed() && !keep_going {
                stop.store(true, Ordering::Relaxed);
            }
            outcomes.push(outcome);
        }
        outcomes
    };
    let mut outcomes = thread::scope(|scope| {
        let page = scope.spawn(|| lane(Lane::Page, Bench { aside: true, ..*bench }));
        let mut outcomes = lane(Lane::Rust, *bench);
        outcomes.extend(page.join().unwrap_or_default());
        outcomes
    });
    outcomes.extend(lane(Lane::Browser, *bench));
    outcomes
}

fn tried(step: &'static Step, bench: &Bench, steps: &[&'static Step]) -> Outcome {
    let number = 1 + steps.iter().take_while(|other| other.name != step.name).count();
    eprintln!("\n[{number}/{}] {}", steps.len(), step.name);
    let since = Instant::now();
    let end = match (step.run)(bench) {
        Ok(()) => {
            if bench.aside {
                eprintln!("  ✓ {} ({})", step.name, clock(since.elapsed()));
            }
            End::Passed
        }
        Err(error) if error.is::<LeftOut>() => {
            eprintln!("  - {error}");
            End::LeftOut
        }
        Err(error) => {
            eprintln!("  ✗ {error:#}");
            End::Failed
        }
    };
    Outcome { name: step.name, time: since.elapsed(), end }
}

/// Plays ten rounds of Dés à thèmes in the page's own match and in the arena, with the program that the tests have just been built with. Bots have to
/// find the same words at the same times.
fn arena(context: &Bench) -> Result<()> {
    let program = format!("debug/mots{}", std::env::consts::EXE_SUFFIX);
    let program = context.metadata.target_directory.join(program);
    context.npm(&["run", "--silent", "pace", "--", "--rounds", "10", "--mots", program.as_str()])
}

/// Runs the tests, with nextest if it is installed, because it is faster and easier to read. It does not run examples in documentation.
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
    context.run(command)
}

/// Packs the crates that may be published, and builds each from its package: their dependencies may be published too, and nothing
/// that they need is missing. Everybody who takes one of them gets the licences with it.
fn packed(context: &Bench) -> Result<()> {
    let target = context.root.join("target/packed");
    let mut package = command(&cargo(), context.root, &context.tools.path);
    package.args(["package", "--allow-dirty", "--quiet", "--target-dir"]).arg(&target);
    let public = context.metadata.packages.iter().filter(|one| one.publish.is_none());
    for one in public {
        let folder = one.manifest_path.parent().context("a crate has a folder")?;
        for licence in ["LICENSE-MIT", "LICENSE-APACHE"] {
            require!(
                fs::read_to_string(folder.join(licence)).ok()
                    == fs::read_to_string(context.root.join(licence)).ok(),
                "{folder}/{licence} is not the {licence} of the project: make it a link to that file"
            );
        }
        package.args(["--package", one.name.as_str()]);
        forget_packed(&target, one.name.as_str())?;
    }
    context.run(package)
}

/// Removes what Cargo has unpacked and built of an earlier package of ours. What depends on it is built from a registry of their own, whose
/// folder has no host before its hash; as the version stays the same, Cargo would take what lies there.
fn forget_packed(target: &Path, name: &str) -> Result<()> {
    let ours = format!("{name}-");
    for registry in named(&cargo_home().join("registry/src"), "-")? {
        remove(named(&registry, &ours)?)?;
    }
    remove(named(&target.join("debug/.fingerprint"), &ours)?)
}

/// What lies in a folder under a name that begins so; nothing if there is no folder.
fn named(folder: &Path, beginning: &str) -> Result<Vec<PathBuf>> {
    let Ok(entries) = fs::read_dir(folder) else { return Ok(Vec::new()) };
    let begins = |path: &PathBuf| {
        path.file_name().is_some_and(|name| name.as_encoded_bytes().starts_with(beginning.as_bytes()))
    };
    let all: Vec<PathBuf> = entries.map(|entry| Ok(entry?.path())).collect::<std::io::Result<_>>()?;
    Ok(all.into_iter().filter(begins).collect())
}

fn remove(folders: Vec<PathBuf>) -> Result<()> {
    folders.iter().try_for_each(|folder| {
        fs::remove_dir_all(folder).with_context(|| format!("cannot remove {}", folder.display()))
    })
}

/// The first time this fetches the crates of that workspace, so it needs the network once.
fn fuzz_lock(c: &Bench) -> Result<()> {
    c.cargo(&["fetch", "--quiet", "--locked", "--manifest-path", "crates/protocol/fuzz/Cargo.toml"])
        .context("if the lock file is old, `cargo update --workspace` in crates/protocol/fuzz writes it anew")
}

/// Checks the crates only if cargo-deny is installed, because building it takes minutes and crates seldom change.
fn licences(context: &Bench) -> Result<()> {
    let check = crate::deny::check(context.root);
    context.run(check.ok_or(LeftOut("`cargo xtask deny` installs cargo-deny and does the same"))?)
}

/// Runs one of the page's scripts that have long parts. These take turns, by the number of the commit, as `www/tests/turns.ts` says: otherwise
/// the command would take longer than anybody waits before a commit. Where no commit has a number, nothing is left out.
fn in_turn(context: &Bench, arguments: &[&str]) -> Result<()> {
    let mut npm = command("npm", &context.root.join("www"), &context.tools.path);
    npm.args(["run", "--silent"]).args(arguments).env_remove("TURN");
    let mut git = command("git", context.root, &context.tools.path);
    git.args(["rev-list", "--count", "HEAD"]);
    if let Some(number) = output(git).filter(|_| !context.all) {
        eprintln!(
            "  Long parts take turns by the commit. This is commit {number}; `--all` leaves nothing out."
        );
        npm.env("TURN", number);
    }
    context.run(npm)
}

/// Loads the start screen once more with `--all`, really slowed down: what is simulated serves from one commit to the next.
fn lighthouse(context: &Bench) -> Result<()> {
    let applied: &[&str] = if context.all { &["--", "--applied"] } else { &[] };
    context.npm(&[&["run", "--silent", "lighthouse"], applied].concat())
}

/// Walks through every game in each installed browser engine, or with `--all` in all of them.
fn engines(context: &Bench) -> Result<()> {
    in_turn(context, if context.all { &["engines", "--", "--all", "--install"] } else { &["engines"] })
}

/// The `portable` tests of every crate that has some, compiled to wasm and run in Node.
fn wasm_tests(context: &Bench) -> Result<()> {
    let packages = portable_packages(context.metadata);
    if packages.is_empty() {
        bail!("no crate has tests/{PORTABLE}.rs: nothing proves that wasm and native draw the same");
    }
    for package in packages {
        let mut command = command(&cargo(), context.root, &context.tools.path);
        command
            .args(["test", "--target", "wasm32-unknown-unknown", "--package", package, "--test", PORTABLE])
            .env("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUNNER", "wasm-bindgen-test-runner");
        context.run(command)?;
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
    let sizes = Sizes::measure(context.root, context.tools)?;
    eprintln!("{}", sizes.judge()?);
    sizes.compare(&std::fs::read_to_string(context.root.join(crate::sizes::DOCUMENT))?)
}

fn chromium(context: &Bench) -> Result<()> {
    let mut command = command("node", context.root, &context.tools.path);
    command.args(["www/build/chromium.mjs", "--install"]);
    context.run(command)
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

    /// Calls `work` with a bench that has no tools.
    fn bare(work: impl Fn(&Bench)) {
        let tools = Tools { path: std::ffi::OsString::new() };
        let root = Path::new(env!("CARGO_MANIFEST_DIR"));
        let metadata = MetadataCommand::new().current_dir(root).no_deps().exec().unwrap();
        work(&Bench { root, tools: &tools, metadata: &metadata, all: false, aside: false });
    }

    const GOOD: fn(&Bench) -> Result<()> = |_| Ok(());
    static TOY: [Step; 5] = [
        Step { name: "rust", lane: Lane::Rust, fast: true, run: GOOD },
        Step { name: "page", lane: Lane::Page, fast: true, run: |_| bail!("no") },
        Step { name: "page after", lane: Lane::Page, fast: true, run: GOOD },
        Step { name: "browser", lane: Lane::Browser, fast: true, run: GOOD },
        Step { name: "browser after", lane: Lane::Browser, fast: true, run: GOOD },
    ];

    #[test]
    fn a_failure_beside_stops_what_comes_after_in_every_lane() {
        bare(|bench| {
            let steps: Vec<&'static Step> = TOY.iter().collect();
            let names = |keep: bool| all(bench, &steps, keep).iter().map(|o| o.name).collect::<Vec<_>>();
            let stopped = names(false);
            assert!(stopped.contains(&"page") && !stopped.contains(&"page after"));
            assert!(!stopped.contains(&"browser"));
            assert_eq!(names(true), ["rust", "page", "page after", "browser", "browser after"]);
        });
    }

    #[test]
    fn what_is_left_out_is_told_as_such_and_stops_nothing() {
        static STEPS: [Step; 2] = [
            Step { name: "rust", lane: Lane::Rust, fast: true, run: |_| Err(LeftOut("no tool").into()) },
            Step { name: "rust after", lane: Lane::Rust, fast: true, run: GOOD },
        ];
        bare(|bench| {
            let outcomes = all(bench, &STEPS.iter().collect::<Vec<_>>(), false);
            let lines: Vec<String> = outcomes.iter().map(Outcome::line).collect();
            assert!(lines[0].starts_with("- rust ") && lines[0].ends_with(" left out"), "{}", lines[0]);
            assert!(lines[1].starts_with("✓ rust after"), "{}", lines[1]);
            assert!(!outcomes[0].failed());
        });
    }

    #[test]
    fn what_a_program_prints_aside_does_not_hide_that_it_failed() {
        bare(|bench| {
            let aside = Bench { aside: true, ..*bench };
            let mut cargo = Command::new(cargo());
            cargo.arg("--no-such-option");
            assert!(aside.run(cargo).is_err());
            let mut cargo = Command::new(crate::process::cargo());
            cargo.arg("--version");
            assert!(aside.run(cargo).is_ok());
        });
    }
}
