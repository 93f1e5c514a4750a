//! Which crate may depend on which.

use cargo_metadata::{DependencyKind, Metadata};

use super::Findings;
use super::tree::Crates;

/// What knows JavaScript or the browser; only `wasm` may use it. `wasm-bindgen-test` runs tests and is nobody's dependency
/// but a test's.
const JAVASCRIPT: [&str; 7] = [
    "wasm-bindgen",
    "wasm-bindgen-futures",
    "js-sys",
    "web-sys",
    "serde-wasm-bindgen",
    "gloo",
    "console_error_panic_hook",
];

pub(crate) fn check(crates: &Crates, metadata: &Metadata) -> Findings {
    let mut findings = Findings::default();
    for package in &metadata.packages {
        for dependency in &package.dependencies {
            let test = dependency.kind == DependencyKind::Development;
            if let Some(problem) = judge(crates, &package.name, &dependency.name, test) {
                findings.problem(problem);
            }
        }
    }
    findings
}

/// Why an arrow must not be, if it must not.
fn judge(crates: &Crates, from: &str, to: &str, test: bool) -> Option<String> {
    if JAVASCRIPT.contains(&to) {
        return (from != "wasm").then(|| format!("{from} uses {to}: only wasm knows JavaScript"));
    }
    if to == "getrandom" {
        return (!matches!(from, "wasm" | "cli")).then(|| {
            format!("{from} uses {to}: seeds come in from outside, all else is drawn from `Chance`")
        });
    }
    if to == "wasm-bindgen-test" {
        return (!test).then(|| format!("{from} uses {to} outside tests"));
    }
    // A crate may turn on a feature of its own for its tests.
    if from == to || !crates.all.iter().any(|krate| krate.name == to) {
        return None;
    }
    (!allowed(crates, from, to, test)).then(|| match (crates.is_game(from), crates.is_game(to)) {
        (true, true) => format!("{from} uses {to}: games do not know each other"),
        _ => format!("{from} uses {to}: no arrow of ARCHITECTURE.md"),
    })
}

/// The third column of the table in `ARCHITECTURE.md`.
fn allowed(crates: &Crates, from: &str, to: &str, test: bool) -> bool {
    match from {
        "lexicon" => false,
        // Its tests play the game that new ones are copied from.
        "tabletop" => test && to == "tally",
        // Bots of Spikit search by its grammar.
        "bots" => crates.is_game(to) || matches!(to, "grammar" | "lexicon" | "tabletop" | "tally"),
        "protocol" => crates.is_game(to) || matches!(to, "bots" | "lexicon" | "tabletop" | "tally"),
        "wasm" => matches!(to, "protocol" | "lexicon"),
        // It reports what is in the lists of Dés à thèmes.
        "cli" => matches!(to, "protocol" | "bots" | "lexicon" | "themes"),
        // Its cards' features are those of the grammar.
        "spikit" => matches!(to, "tabletop" | "lexicon" | "grammar"),
        // Only to write the wire formats of dictionaries and lists.
        "xtask" => matches!(to, "lexicon" | "themes"),
        _ => matches!(to, "tabletop" | "lexicon"),
    }
}

#[cfg(test)]
mod tests {
    use super::super::tree::Crate;
    use super::*;

    fn crates() -> Crates {
        let names = ["tabletop", "lexicon", "syntax", "plis", "bots", "protocol", "wasm", "cli", "xtask"];
        let all = names.map(|name| Crate { name: name.to_owned(), folder: name.into() });
        Crates { all: all.into(), games: vec!["syntax".to_owned(), "plis".to_owned()] }
    }

    fn judged(from: &str, to: &str) -> Option<String> {
        judge(&crates(), from, to, false)
    }

    #[test]
    fn the_arrows_of_the_architecture_are_allowed() {
        for (from, to) in [
            ("syntax", "tabletop"),
            ("syntax", "lexicon"),
            ("bots", "syntax"),
            ("protocol", "bots"),
            ("wasm", "protocol"),
            ("cli", "protocol"),
            ("wasm", "web-sys"),
            ("syntax", "serde"),
        ] {
            assert_eq!(judged(from, to), None, "{from} → {to}");
        }
    }

    #[test]
    fn games_do_not_know_each_other() {
        assert_eq!(judged("syntax", "plis").unwrap(), "syntax uses plis: games do not know each other");
    }

    #[test]
    fn no_arrow_goes_up() {
        for (from, to) in
            [("tabletop", "syntax"), ("syntax", "bots"), ("lexicon", "tabletop"), ("cli", "wasm")]
        {
            assert!(judged(from, to).is_some(), "{from} → {to}");
        }
    }

    #[test]
    fn only_wasm_knows_javascript() {
        assert!(judged("protocol", "js-sys").is_some());
        assert!(judged("bots", "getrandom").is_some() && judged("cli", "getrandom").is_none());
        assert!(judge(&crates(), "tabletop", "wasm-bindgen-test", true).is_none());
        assert!(judge(&crates(), "tabletop", "wasm-bindgen-test", false).is_some());
    }
}
