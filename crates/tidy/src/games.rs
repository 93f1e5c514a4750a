//! Places that name every game and that nothing else misses if they are forgotten, and the clauses that refusals name.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use anyhow::{Context, Result};

use super::Findings;
use super::tree::Crates;

/// The list of games that the protocol writes.
pub(crate) const GAMES: &str = "www/src/protocol/games.gen.json";

/// Files that name every game, with how each does; `*` stands for the game.
const PLACES: [(&str, &str, &str); 2] = [
    ("README.md", "](crates/*/RULES.md)", "a row in its table of games"),
    ("www/src/tables/registry.ts", "'./*/entry.ts'", "its entry"),
];

/// Files of its own that each game has, and that nothing else misses.
const OWN: [(&str, &str); 2] = [
    ("crates/*/PROTOCOL.md", "options, actions and events"),
    ("www/styles/games/*.css", "the accent colour"),
];

/// The picture on the poster that a host's page shows of a game. It can only be drawn when the game's table is there, so its absence is no fault.
const POSTER: &str = "www/public/posters/*.webp";

/// Syntax has the accent that the page has before it knows the game.
const BARE: &str = "www/styles/games/syntax.css";

pub(crate) fn check(root: &Path, crates: &Crates) -> Result<Findings> {
    let read = |path: &str| fs::read_to_string(root.join(path)).with_context(|| path.to_owned());
    let mut findings = Findings::default();
    let games: Vec<serde_json::Value> = serde_json::from_str(&read(GAMES)?)?;
    let ids: Vec<&str> = games.iter().filter_map(|game| game["id"].as_str()).collect();
    for (path, mark, what) in PLACES {
        let text = read(path)?;
        for id in ids.iter().filter(|id| !text.contains(&mark.replace('*', id))) {
            findings.problem(format!("{path}: `{id}` has no place there; it needs {what}"));
        }
    }
    for (path, what) in OWN {
        for path in ids.iter().map(|id| path.replace('*', id)) {
            if !root.join(&path).is_file() && path != BARE {
                findings.problem(format!("{path} is missing; it tells {what}"));
            }
        }
    }
    for path in ids.iter().map(|id| POSTER.replace('*', id)).filter(|path| !root.join(path).is_file()) {
        findings.remark(format!("{path} is missing: `npm run posters` draws it"));
    }
    let common = read("crates/tabletop/RULES.md")?;
    for krate in crates.all.iter().filter(|krate| crates.is_game(&krate.name)) {
        let mut named = BTreeSet::new();
        for file in krate.rust_files("src") {
            named.extend(clauses(&fs::read_to_string(file)?));
        }
        for path in ["RULES.md", "RULES.fr.md"] {
            let rules = fs::read_to_string(krate.folder.join(path)).unwrap_or_default();
            for clause in named.iter().filter(|clause| !says(&rules, clause) && !says(&common, clause)) {
                findings.problem(format!(
                    "crates/{}/{path}: a refusal names {clause}, which is not there",
                    krate.name
                ));
            }
        }
    }
    Ok(findings)
}

/// Whether rules have a clause.
fn says(rules: &str, clause: &str) -> bool {
    rules.contains(&format!("**{clause}**"))
}

/// The clauses that stand in a Rust text as strings of their own, such as `"SYN-7"`. Comments and longer texts only mention clauses.
fn clauses(text: &str) -> impl Iterator<Item = String> {
    text.split('"').filter(|part| is_clause(part)).map(str::to_owned)
}

fn is_clause(text: &str) -> bool {
    text.split_once('-').is_some_and(|(head, number)| {
        head.len() == 3
            && head.bytes().all(|byte| byte.is_ascii_uppercase())
            && !number.is_empty()
            && number.bytes().all(|byte| byte.is_ascii_digit())
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tree::Crate;

    fn write(root: &Path, files: &[(&str, &str)]) {
        for (path, text) in files {
            fs::create_dir_all(root.join(path).parent().unwrap()).unwrap();
            fs::write(root.join(path), text).unwrap();
        }
    }

    #[test]
    fn a_forgotten_place_and_a_clause_that_is_not_there_are_found() {
        let root = std::env::temp_dir().join(format!("xtask-games-{}", std::process::id()));
        write(
            &root,
            &[
                (GAMES, r#"[{"id": "chess"}, {"id": "go"}]"#),
                ("README.md", "[Chess](crates/chess/RULES.md) [Go](crates/go/RULES.md)"),
                ("crates/chess/PROTOCOL.md", "# Chess"),
                ("crates/go/PROTOCOL.md", "# Go"),
                ("www/styles/games/chess.css", "[data-game='chess'] {}"),
                ("www/src/tables/registry.ts", "import './chess/entry.ts'; import './go/entry.ts';"),
                ("www/public/posters/chess.webp", ""),
                ("crates/tabletop/RULES.md", "**COM-1**"),
                (
                    "crates/chess/src/refusal.rs",
                    r#"// CHE-9
                    match self { Pinned => "CHE-1", Chance => "COM-1", Late => "CHE-2", Word => "che-3" }"#,
                ),
                ("crates/chess/RULES.md", "**CHE-1** **CHE-2**"),
                ("crates/chess/RULES.fr.md", "**CHE-1**"),
            ],
        );
        let all = vec![Crate { name: "chess".to_owned(), folder: root.join("crates/chess") }];
        let findings = check(&root, &Crates { all, games: vec!["chess".to_owned()] }).unwrap();
        assert_eq!(
            findings.problems,
            [
                "www/styles/games/go.css is missing; it tells the accent colour",
                "crates/chess/RULES.fr.md: a refusal names CHE-2, which is not there",
            ]
        );
        assert_eq!(findings.remarks, ["www/public/posters/go.webp is missing: `npm run posters` draws it"]);
        fs::remove_dir_all(&root).unwrap();
    }
}
