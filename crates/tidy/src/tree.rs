//! Lists the crates and files of the project.

use std::fs;
use std::path::{Path, PathBuf};

use cargo_metadata::Metadata;
use walkdir::WalkDir;

use super::Findings;

/// The number of lines above which a file gets a remark.
const LONG: usize = 600;

/// A crate of the workspace.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Crate {
    pub(crate) name: String,
    pub(crate) folder: PathBuf,
}

/// The crates of the workspace, and which of them are games.
pub(crate) struct Crates {
    pub(crate) all: Vec<Crate>,
    /// The games: all crates except those of `ROOMS`.
    pub(crate) games: Vec<String>,
}

/// The crates that are no games.
const ROOMS: [&str; 12] = [
    "supplies", "tabletop", "lexicon", "bots", "protocol", "wasm", "cli", "xtask", "grammar", "recipe",
    "start", "tidy",
];

impl Crates {
    pub(crate) fn of(root: &Path, metadata: &Metadata) -> Crates {
        let all: Vec<Crate> = metadata
            .packages
            .iter()
            .map(|package| Crate {
                name: package.name.to_string(),
                folder: package.manifest_path.parent().map_or(root.to_path_buf(), |folder| folder.into()),
            })
            .collect();
        let games = all.iter().map(|krate| krate.name.clone()).filter(|name| !ROOMS.contains(&name.as_str()));
        Crates { games: games.collect(), all }
    }

    pub(crate) fn is_game(&self, name: &str) -> bool {
        self.games.iter().any(|game| game == name)
    }
}

impl Crate {
    /// Its Rust files under a folder (`src`, `tests`, …), sorted.
    pub(crate) fn rust_files(&self, folder: &str) -> Vec<PathBuf> {
        files_with(&self.folder.join(folder), &["rs"])
    }
}

/// All files below a folder with one of these extensions, sorted, without build products and packages.
pub(crate) fn files_with(folder: &Path, extensions: &[&str]) -> Vec<PathBuf> {
    const LEFT_OUT: [&str; 7] =
        ["target", "node_modules", "generated", "dist", "test-results", "playwright-report", "dictionaries"];
    WalkDir::new(folder)
        .sort_by_file_name()
        .into_iter()
        .filter_entry(|entry| {
            let name = entry.file_name().to_string_lossy();
            // The folder itself is never left out, whatever its name.
            entry.depth() == 0 || !(LEFT_OUT.contains(&name.as_ref()) || name.starts_with('.'))
        })
        .flatten()
        .filter(|entry| entry.file_type().is_file())
        .map(walkdir::DirEntry::into_path)
        .filter(|path| path.extension().is_some_and(|end| extensions.iter().any(|wanted| end == *wanted)))
        .collect()
}

/// Checks that every crate has a README, and every game its rules in both languages.
pub(crate) fn readmes(crates: &Crates) -> Findings {
    let mut findings = Findings::default();
    for krate in &crates.all {
        let mut wanted = vec!["README.md"];
        if crates.is_game(&krate.name) {
            wanted.extend(["RULES.md", "RULES.fr.md"]);
        }
        for file in wanted {
            if !krate.folder.join(file).is_file() {
                findings.problem(format!("crates/{}/{file} is missing", krate.name));
            }
        }
    }
    findings
}

/// Checks that the README of each crate that others may take shows its examples as they are, so that what it shows compiles.
pub(crate) fn examples(metadata: &Metadata) -> Findings {
    let mut findings = Findings::default();
    for package in metadata.packages.iter().filter(|package| package.publish.is_none()) {
        let folder = package.manifest_path.parent().unwrap_or(&package.manifest_path).as_std_path();
        let readme = fs::read_to_string(folder.join("README.md")).unwrap_or_default();
        for example in files_with(&folder.join("examples"), &["rs"]) {
            let text = fs::read_to_string(&example).unwrap_or_default();
            if !readme.contains(&format!("```rust\n{}```", shown(&text))) {
                let name = example.file_name().unwrap_or_default().display();
                findings.problem(format!(
                    "crates/{}/README.md doesn’t show examples/{name} from its first `use` on",
                    package.name
                ));
            }
        }
    }
    findings
}

/// What a README shows of an example: everything but its heading and its attributes.
fn shown(example: &str) -> &str {
    example.find("\nuse ").map_or(example, |start| &example[start + 1..])
}

/// Remarks on long files, which are allowed.
pub(crate) fn lengths(root: &Path) -> Findings {
    let mut findings = Findings::default();
    for folder in ["crates", "www"] {
        for path in files_with(&root.join(folder), &["rs", "ts", "mjs", "css", "ftl"]) {
            let name = path.strip_prefix(root).unwrap_or(&path).display().to_string();
            let lines = fs::read_to_string(&path).unwrap_or_default().lines().count();
            if lines > LONG && !name.ends_with(".gen.ts") {
                findings.remark(format!("{name} has {lines} lines"));
            }
        }
    }
    findings
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_crate_without_readme_and_a_game_without_rules_are_found() {
        let folder = std::env::temp_dir().join(format!("xtask-readmes-{}", std::process::id()));
        fs::create_dir_all(&folder).unwrap();
        fs::write(folder.join("README.md"), "").unwrap();
        fs::write(folder.join("RULES.md"), "").unwrap();
        let all = vec![Crate { name: "chess".to_owned(), folder: folder.clone() }];
        let findings = readmes(&Crates { all: all.clone(), games: vec!["chess".to_owned()] });
        assert_eq!(findings.problems, ["crates/chess/RULES.fr.md is missing"]);
        assert_eq!(readmes(&Crates { all, games: vec![] }), Findings::default());
        fs::remove_dir_all(&folder).unwrap();
    }

    #[test]
    fn an_example_is_shown_from_its_first_use_on() {
        let text = "//! A match.\n#![allow(clippy::unwrap_used)]\n\nuse plis::Plis;\n\nfn main() {}\n";
        assert_eq!(shown(text), "use plis::Plis;\n\nfn main() {}\n");
    }

    #[test]
    fn long_files_get_a_remark() {
        let root = std::env::temp_dir().join(format!("xtask-lengths-{}", std::process::id()));
        fs::create_dir_all(root.join("crates")).unwrap();
        fs::write(root.join("crates/long.rs"), "\n".repeat(LONG + 1)).unwrap();
        fs::write(root.join("crates/short.rs"), "\n".repeat(LONG)).unwrap();
        assert_eq!(lengths(&root).remarks, ["crates/long.rs has 601 lines"]);
        fs::remove_dir_all(&root).unwrap();
    }
}
