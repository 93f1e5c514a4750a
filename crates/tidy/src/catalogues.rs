//! Compares the message catalogues, `www/i18n/<language>/*.ftl`, with each other and with the sources.

use std::fs;
use std::path::Path;

use anyhow::Result;

use super::Findings;
use super::fluent::{Catalogue, read};
use super::keys::{Keys, fits, rust, typescript};
use super::labels;
use super::tree::{Crate, Crates, files_with};

const LANGUAGES: [&str; 2] = ["fr", "en"];

pub(crate) fn check(root: &Path, crates: &Crates) -> Result<Findings> {
    let mut findings = Findings::default();
    let mut keys = Keys::default();
    let [french, english] = LANGUAGES.map(|language| catalogue(root, language, &mut keys, &mut findings));
    compare(&french, &english, &mut findings);
    labels::check(root, &french, &mut findings)?;
    sources(root, crates, &mut keys)?;
    cover(&french, &keys, &mut findings);
    Ok(findings)
}

fn catalogue(root: &Path, language: &str, keys: &mut Keys, findings: &mut Findings) -> Catalogue {
    let folder = root.join("www/i18n").join(language);
    let mut catalogue = Catalogue::new();
    let files = files_with(&folder, &["ftl"]);
    if files.is_empty() {
        findings.problem(format!("www/i18n/{language} has no catalogue"));
    }
    for file in files {
        let name = file.strip_prefix(root).unwrap_or(&file).display().to_string().replace('\\', "/");
        match fs::read_to_string(&file) {
            Ok(text) => read(&name, &text, &mut catalogue, keys, findings),
            Err(error) => findings.problem(format!("{name}: {error}")),
        }
    }
    catalogue
}

/// Both languages must have the same keys with the same variables.
fn compare(french: &Catalogue, english: &Catalogue, findings: &mut Findings) {
    for (key, variables) in french {
        match english.get(key) {
            None => findings.problem(format!("{key} is missing in English")),
            Some(theirs) if theirs != variables => {
                findings.problem(format!("{key}: variables {variables:?} in French, {theirs:?} in English"));
            }
            Some(_) => {}
        }
    }
    for key in english.keys().filter(|key| !french.contains_key(*key)) {
        findings.problem(format!("{key} is missing in French"));
    }
}

fn sources(root: &Path, crates: &Crates, keys: &mut Keys) -> Result<()> {
    let told = |krate: &&Crate| !matches!(krate.name.as_str(), "xtask" | "start" | "recipe" | "tidy");
    for krate in crates.all.iter().filter(told) {
        for file in krate.rust_files("src") {
            // A file that cannot be parsed is reported by the compiler.
            let Ok(parsed) = syn::parse_file(&fs::read_to_string(&file)?) else { continue };
            rust(&parsed, &crates.games, keys);
        }
    }
    for file in files_with(&root.join("www/src"), &["ts"]) {
        typescript(&fs::read_to_string(&file)?, keys);
    }
    Ok(())
}

/// Every key that Rust uses must exist (tsc checks those of the page), and every key that exists must be used.
fn cover(catalogue: &Catalogue, keys: &Keys, findings: &mut Findings) {
    for used in keys.used.iter().filter(|used| !catalogue.keys().any(|key| fits(used, key))) {
        findings.problem(format!("{used} is used, and in no catalogue"));
    }
    for key in catalogue.keys().filter(|key| !keys.mention(key)) {
        findings.remark(format!("{key} is not used"));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parse_with(text: &str, keys: &mut Keys) -> Catalogue {
        let mut catalogue = Catalogue::new();
        read("en/a.ftl", text, &mut catalogue, keys, &mut Findings::default());
        catalogue
    }

    fn parse(text: &str) -> Catalogue {
        parse_with(text, &mut Keys::default())
    }

    #[test]
    fn both_languages_have_the_same_keys_and_variables() {
        let mut findings = Findings::default();
        compare(&parse("a = { $x }\nb = 1\n"), &parse("a = { $y }\nc = 1\n"), &mut findings);
        let problems = findings.problems.join("\n");
        assert_eq!(findings.problems.len(), 3, "{problems}");
        assert!(problems.contains("a: variables") && problems.contains("b is missing in English"));
        assert!(problems.contains("c is missing in French"));
    }

    #[test]
    fn missing_keys_are_problems_and_useless_ones_remarks() {
        let mut keys = Keys::default();
        typescript("t('shell-a'); t(`shell-level-${x}`)", &mut keys);
        keys.used.insert("shell-b".to_owned());
        let mut findings = Findings::default();
        let text = "shell-a = { shell-part }\nshell-level-hard = 1\nshell-old = 1\nshell-part = 1\n";
        cover(&parse_with(text, &mut keys), &keys, &mut findings);
        assert_eq!(findings.problems, ["shell-b is used, and in no catalogue"]);
        assert_eq!(findings.remarks, ["shell-old is not used"]);
    }
}
