//! Which crate may depend on which.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use anyhow::Result;
use cargo_metadata::{DependencyKind, Metadata};

use super::Findings;
use super::tree::Crates;

/// Crates that know JavaScript or the browser, which only `wasm` may use. `wasm-bindgen-test` is missing because only tests use it.
const JAVASCRIPT: [&str; 7] = [
    "wasm-bindgen",
    "wasm-bindgen-futures",
    "js-sys",
    "web-sys",
    "serde-wasm-bindgen",
    "gloo",
    "console_error_panic_hook",
];

/// Which of our crates a crate may use, from the third column of the table in `ARCHITECTURE.md`. `<game>` stands for every game without a
/// row of its own.
struct Allowed(BTreeMap<String, BTreeSet<String>>);

const GAME: &str = "<game>";

impl Allowed {
    fn read(document: &str, crates: &Crates) -> Allowed {
        let rows = document.lines().filter_map(|line| line.strip_prefix("| `crates/"));
        let row = |row: &str| {
            let (name, rest) = row.split_once('`')?;
            let cell = rest.trim_end().trim_end_matches('|').rsplit('|').next()?;
            Some((name.to_owned(), uses(cell, crates)))
        };
        Allowed(rows.filter_map(row).collect())
    }

    fn allows(&self, crates: &Crates, from: &str, to: &str) -> bool {
        let of_games = || self.0.get(GAME).filter(|_| crates.is_game(from));
        self.0.get(from).or_else(of_games).is_some_and(|uses| uses.contains(to))
    }
}

/// The crates that a cell names. Parentheses hold reasons and are skipped.
fn uses(cell: &str, crates: &Crates) -> BTreeSet<String> {
    let named = cell.split('(').flat_map(|part| part.rsplit(')').next());
    let names: BTreeSet<&str> = named.flat_map(|part| part.split([',', ' '])).collect();
    let all = crates.all.iter().map(|krate| &krate.name);
    all.filter(|name| names.contains(name.as_str()) || names.contains("games") && crates.is_game(name))
        .cloned()
        .collect()
}

pub(crate) fn check(root: &Path, crates: &Crates, metadata: &Metadata) -> Result<Findings> {
    let mut findings = Findings::default();
    let allowed = Allowed::read(&fs::read_to_string(root.join("ARCHITECTURE.md"))?, crates);
    let mut used = BTreeSet::new();
    for package in &metadata.packages {
        for dependency in &package.dependencies {
            let test = dependency.kind == DependencyKind::Development;
            used.insert((package.name.as_str(), dependency.name.as_str()));
            if let Some(problem) = judge(crates, &allowed, &package.name, &dependency.name, test) {
                findings.problem(problem);
            }
        }
    }
    // The row of all games is skipped, because not every game uses all that games may use.
    for (from, uses) in allowed.0.iter().filter(|(from, _)| *from != GAME) {
        for to in
            uses.iter().filter(|to| !crates.is_game(to) && !used.contains(&(from.as_str(), to.as_str())))
        {
            findings.problem(format!("ARCHITECTURE.md says that {from} uses {to}, which it does not"));
        }
    }
    Ok(findings)
}

/// Why a dependency is forbidden; `None` if it is allowed.
fn judge(crates: &Crates, allowed: &Allowed, from: &str, to: &str, test: bool) -> Option<String> {
    if JAVASCRIPT.contains(&to) {
        // The clock of tests in wasm is JavaScript's.
        let clock = test && to == "js-sys";
        return (from != "wasm" && !clock).then(|| format!("{from} uses {to}: only wasm knows JavaScript"));
    }
    if to == "getrandom" {
        return (!matches!(from, "wasm" | "cli")).then(|| {
            format!("{from} uses {to}: seeds come in from outside, all else is drawn from `Chance`")
        });
    }
    if to == "wasm-bindgen-test" {
        return (!test).then(|| format!("{from} uses {to} outside tests"));
    }
    // A crate may depend on itself, to turn on a feature for its tests.
    if from == to || !crates.all.iter().any(|krate| krate.name == to) {
        return None;
    }
    // The tests of the kernel play the template game.
    if to == "tally" && test && from == "tabletop" {
        return None;
    }
    (!allowed.allows(crates, from, to)).then(|| match (crates.is_game(from), crates.is_game(to)) {
        (true, true) => format!("{from} uses {to}: games do not know each other"),
        _ => format!("{from} uses {to}: no arrow of ARCHITECTURE.md"),
    })
}

#[cfg(test)]
mod tests {
    use super::super::tree::Crate;
    use super::*;

    const DOCUMENT: &str = "
| path | what lives there | may use (of ours) |
|---|---|---|
| `crates/tabletop` | seats | – |
| `crates/lexicon` | words | – |
| `crates/<game>` | one game each | tabletop, lexicon |
| `crates/plis` | tricks | tabletop |
| `crates/bots` | a module a game | the games, tabletop |
| `crates/protocol` | one face | bots, the games |
| `crates/cli` | `mots` | protocol, lexicon (its words), syntax (reports) |
| `www/` | the page | types generated from `protocol` |
";

    fn crates() -> Crates {
        let names =
            ["tabletop", "lexicon", "tally", "syntax", "plis", "bots", "protocol", "wasm", "cli", "xtask"];
        let all = names.map(|name| Crate { name: name.to_owned(), folder: name.into() });
        Crates { all: all.into(), games: ["syntax", "plis", "tally"].map(str::to_owned).into() }
    }

    fn judged(from: &str, to: &str, test: bool) -> Option<String> {
        judge(&crates(), &Allowed::read(DOCUMENT, &crates()), from, to, test)
    }

    #[test]
    fn the_arrows_of_the_architecture_are_allowed() {
        for (from, to) in [
            ("syntax", "tabletop"),
            ("syntax", "lexicon"),
            ("bots", "syntax"),
            ("protocol", "bots"),
            ("protocol", "plis"),
            ("cli", "lexicon"),
            ("cli", "syntax"),
            ("wasm", "web-sys"),
            ("syntax", "serde"),
        ] {
            assert_eq!(judged(from, to, false), None, "{from} → {to}");
        }
    }

    #[test]
    fn games_do_not_know_each_other() {
        assert_eq!(
            judged("syntax", "plis", false).unwrap(),
            "syntax uses plis: games do not know each other"
        );
    }

    #[test]
    fn no_other_arrow_is() {
        for (from, to) in [
            ("tabletop", "syntax"),
            ("syntax", "bots"),
            ("plis", "lexicon"),
            ("lexicon", "tabletop"),
            ("cli", "plis"),
            ("wasm", "lexicon"),
        ] {
            assert!(judged(from, to, false).is_some(), "{from} → {to}");
        }
    }

    #[test]
    fn the_kernel_knows_the_game_to_copy_in_its_tests_alone() {
        assert!(judged("tabletop", "tally", true).is_none() && judged("tabletop", "tally", false).is_some());
        assert!(judged("protocol", "tally", false).is_none() && judged("cli", "tally", true).is_some());
    }

    #[test]
    fn only_wasm_knows_javascript() {
        assert!(
            judged("protocol", "js-sys", false).is_some() && judged("protocol", "js-sys", true).is_none()
        );
        assert!(judged("protocol", "web-sys", true).is_some());
        assert!(judged("bots", "getrandom", false).is_some() && judged("cli", "getrandom", false).is_none());
        assert!(judged("tabletop", "wasm-bindgen-test", true).is_none());
        assert!(judged("tabletop", "wasm-bindgen-test", false).is_some());
    }
}
