//! Type names that the glossary of ARCHITECTURE.md keeps for one thing, and where each may be declared.

use std::fs;
use std::path::Path;

use anyhow::Result;

use super::Findings;
use super::tree::{Crates, files_with};

/// Names, each with the files or folders where it may be declared. `<game>` stands for every game.
const RESERVED: [(&str, &[&str]); 16] = [
    ("Actor", &["crates/tabletop/src"]),
    ("Conductor", &["www/src/match/conductor.ts"]),
    ("Course", &["crates/<game>/src", "www/src/match/course.ts"]),
    ("Mind", &["crates/protocol/src/thinking.rs"]),
    ("Play", &["crates/padbolix/src/play.rs"]),
    ("Question", &["www/src/match/question.ts"]),
    ("Record", &["crates/tabletop/src"]),
    ("Round", &["crates/plis/src/round.rs"]),
    ("Stage", &["www/src/match/stage.ts"]),
    ("Standing", &["crates/themes/src/state.rs"]),
    ("Table", &["crates/tabletop/src"]),
    ("Tenure", &["crates/tabletop/src"]),
    ("Tier", &["crates/lexicon/src/tier.rs"]),
    ("Verdict", &["crates/grammar/src/verdict.rs", "www/src/tables/syntax/state.ts"]),
    ("Viewer", &["crates/tabletop/src"]),
    ("Words", &["crates/lexicon/src/morphology/phrase.rs"]),
];

/// Checks that reserved names are declared where they belong. Generated types have the names of the Rust types.
pub(crate) fn check(root: &Path, crates: &Crates) -> Result<Findings> {
    let mut findings = Findings::default();
    for folder in ["crates", "www/src"] {
        for file in files_with(&root.join(folder), &["rs", "ts"]) {
            let path = file.strip_prefix(root).unwrap_or(&file).display().to_string();
            if path.ends_with(".gen.ts") {
                continue;
            }
            for name in fs::read_to_string(&file)?.lines().filter_map(declared) {
                if RESERVED
                    .iter()
                    .any(|(reserved, places)| *reserved == name && !is_in(&path, places, crates))
                {
                    findings.problem(format!(
                        "{path}: `{name}` already means something else (crates/tidy/src/names.rs)"
                    ));
                }
            }
        }
    }
    Ok(findings)
}

fn is_in(path: &str, places: &[&str], crates: &Crates) -> bool {
    let games = |place: &str| -> Vec<String> {
        crates.games.iter().map(|game| place.replace("<game>", game)).collect()
    };
    places.iter().flat_map(|place| games(place)).any(|place| Path::new(path).starts_with(place))
}

/// The name of the type that a line declares, if it begins with a declaration. What stands further in belongs to something else.
fn declared(line: &str) -> Option<&str> {
    const BEFORE: [&str; 7] =
        ["pub ", "pub(crate) ", "pub(super) ", "export ", "default ", "declare ", "abstract "];
    const KINDS: [&str; 6] = ["struct ", "enum ", "trait ", "type ", "interface ", "class "];
    let mut rest = line;
    while let Some(after) = BEFORE.iter().find_map(|word| rest.strip_prefix(word)) {
        rest = after;
    }
    let name = KINDS.iter().find_map(|word| rest.strip_prefix(word))?;
    name.split(|c: char| !c.is_alphanumeric() && c != '_').next()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn declarations_of_both_languages_are_read() {
        assert_eq!(declared("pub(crate) struct Course<'a> {"), Some("Course"));
        assert_eq!(declared("trait Mind {"), Some("Mind"));
        assert_eq!(declared("export abstract class Words {"), Some("Words"));
        assert_eq!(declared("export type Verdict ="), Some("Verdict"));
        assert_eq!(declared("    type View = View;"), None);
        assert_eq!(declared("import { type Verdict } from './state.ts';"), None);
    }

    #[test]
    fn a_name_in_another_place_is_found() {
        let root = std::env::temp_dir().join(format!("xtask-names-{}", std::process::id()));
        for (path, text) in [
            ("crates/chess/src/course.rs", "pub(crate) struct Course<'a>;"),
            ("crates/protocol/src/arena.rs", "struct Course;"),
            ("www/src/tables/chess/state.ts", "export interface Verdict {}\nexport interface Verdicts {}"),
        ] {
            fs::create_dir_all(root.join(path).parent().unwrap()).unwrap();
            fs::write(root.join(path), text).unwrap();
        }
        let crates = Crates { all: Vec::new(), games: vec!["chess".to_owned()] };
        let problems = check(&root, &crates).unwrap().problems;
        assert_eq!(problems.len(), 2, "{problems:?}");
        assert!(problems[0].starts_with("crates/protocol/src/arena.rs: `Course`"));
        assert!(problems[1].starts_with("www/src/tables/chess/state.ts: `Verdict`"));
        fs::remove_dir_all(&root).unwrap();
    }
}
