//! `cargo xtask tidy`: the conventions of `ARCHITECTURE.md` that no compiler checks. A rule is a small function from what
//! it looks at to what it found.

mod arrows;
mod catalogues;
mod drawing;
mod fluent;
mod games;
mod graph;
mod keys;
mod labels;
mod modules;
mod names;
mod page;
mod parsed;
mod phrases;
mod purity;
mod texts;
mod tree;

use std::path::Path;
use std::process::{Command, Stdio};

use anyhow::{Context, Result, bail};
use cargo_metadata::MetadataCommand;

/// How many lines of a failed command's output are repeated.
const SAID: usize = 12;

/// The findings of a rule. Problems fail the command, remarks are only printed.
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

/// Checks all rules and prints their findings. With `draw`, it first redraws the pictures of ARCHITECTURE.md.
///
/// # Errors
/// The number of problems, or why a rule could not be checked.
pub fn run(root: &Path, draw: bool) -> Result<()> {
    let metadata = MetadataCommand::new().current_dir(root).no_deps().exec().context("cargo metadata")?;
    let metadata = &metadata;
    let crates = tree::Crates::of(root, metadata);
    type Rule<'a> = (&'static str, Box<dyn Fn() -> Result<Findings> + 'a>);
    let rules: [Rule; 14] = [
        (
            "crates depend on each other only as ARCHITECTURE.md says",
            Box::new(|| arrows::check(root, &crates, metadata)),
        ),
        ("no modules of a crate use each other in a circle", Box::new(|| modules::check(&crates))),
        (
            "the page's rooms use only those below them, and no files use each other in a circle",
            Box::new(|| page::check(root, &crates)),
        ),
        ("crates that have rules or play by them do without std", Box::new(|| purity::check(&crates))),
        (
            "catalogues say the same in both languages, and have every key",
            Box::new(|| catalogues::check(root, &crates)),
        ),
        (
            "French is printed as French everywhere, and rulings stand apart from printed clauses",
            Box::new(|| Ok(texts::check(root, &crates))),
        ),
        (
            "the pictures of ARCHITECTURE.md are those of the code",
            Box::new(|| drawing::check(root, &crates, metadata, draw)),
        ),
        (
            "every game is named where all games are, and its rules have the clauses that it names",
            Box::new(|| games::check(root, &crates)),
        ),
        ("a reserved name of a type means one thing", Box::new(|| names::check(root, &crates))),
        ("every crate has a README", Box::new(|| Ok(tree::readmes(&crates)))),
        (
            "crates that others may take show in their READMEs what compiles",
            Box::new(|| Ok(tree::examples(metadata))),
        ),
        ("files are about one thing", Box::new(|| Ok(tree::lengths(root)))),
        ("theme lists are sound, and the packed files match them", Box::new(|| Ok(theme_lists(root)))),
        ("generated types are up to date", Box::new(|| Ok(generated_types(root)))),
    ];
    let mut problems = 0;
    for (rule, check) in rules {
        let findings = check()?;
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

/// Checks that the lists of Dés à thèmes are well formed, long enough, in the dictionary, and the same as in the packed files.
fn theme_lists(root: &Path) -> Findings {
    Findings { problems: recipe::themes::problems(root), remarks: Vec::new() }
}

/// Runs the protocol's own command, which compares generated files with the Rust types.
fn generated_types(root: &Path) -> Findings {
    let mut findings = Findings::default();
    if !root.join("crates/protocol/examples/types.rs").exists() {
        findings.problem("crates/protocol/examples/types.rs, which writes them, is missing");
        return findings;
    }
    let mut command = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
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
