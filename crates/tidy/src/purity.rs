//! Checks what a crate's own code uses. Tests may use anything.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use syn::visit::{self, Visit};

use super::Findings;
use super::tree::{Crate, Crates};

/// A comment with this word and a reason, on the line or the one above, allows a hash map whose order is never seen.
const UNORDERED: &str = "tidy-unordered:";

/// The rules for a crate.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Rules {
    /// Whether it may use files, network, processes, the environment, threads and the clock.
    machine: bool,
    /// Whether it must give the same result for the same input everywhere: nothing whose order differs from run to run, and no globals.
    reproducible: bool,
}

fn rules(crates: &Crates, name: &str) -> Rules {
    let reproducible =
        crates.is_game(name) || matches!(name, "supplies" | "tabletop" | "lexicon" | "grammar" | "bots");
    Rules { machine: matches!(name, "cli" | "recipe" | "start" | "tidy" | "xtask"), reproducible }
}

pub(crate) fn check(crates: &Crates) -> Result<Findings> {
    let mut findings = Findings::default();
    for krate in &crates.all {
        let rules = rules(crates, &krate.name);
        for (file, parsed) in krate.parsed_without_tests()? {
            let text = fs::read_to_string(&file)?;
            for (line, what) in judge(rules, &text, &parsed) {
                let name = file.strip_prefix(&krate.folder).unwrap_or(&file);
                findings.problem(format!("crates/{}/{}:{line}: {what}", krate.name, name.display()));
            }
        }
    }
    Ok(findings)
}

impl Crate {
    /// Its own files under `src`, parsed, without modules of tests.
    pub(super) fn parsed_without_tests(&self) -> Result<Vec<(PathBuf, syn::File)>> {
        let mut tests = BTreeSet::new();
        let mut parsed = Vec::new();
        for file in self.rust_files("src") {
            let tree = syn::parse_file(&fs::read_to_string(&file)?)
                .with_context(|| format!("{} is no Rust", file.display()))?;
            tests.extend(test_modules(&file, &tree));
            parsed.push((file, tree));
        }
        let of_tests = |file: &Path| {
            tests.iter().any(|test| file.starts_with(test) || *file == test.with_extension("rs"))
        };
        parsed.retain(|(file, _)| !of_tests(file));
        Ok(parsed)
    }
}

/// The paths, without `.rs`, of modules that are declared as `#[cfg(test)] mod name;`.
fn test_modules(file: &Path, parsed: &syn::File) -> Vec<PathBuf> {
    let parent = file.parent().unwrap_or(file);
    let stem = file.file_stem().unwrap_or_default();
    let base = if stem == "lib" || stem == "main" || stem == "mod" {
        parent.to_path_buf()
    } else {
        parent.join(stem)
    };
    let declared = parsed.items.iter().filter_map(|item| match item {
        syn::Item::Mod(module) if module.content.is_none() && for_tests(&module.attrs) => Some(module),
        _ => None,
    });
    declared.map(|module| base.join(module.ident.to_string())).collect()
}

/// Whether an item is compiled only for tests: `#[test]`, `#[cfg(test)]`, `#[cfg(any(test, …))]`.
pub(super) fn for_tests(attributes: &[syn::Attribute]) -> bool {
    attributes.iter().any(|attribute| {
        attribute.path().is_ident("test")
            || attribute.path().is_ident("cfg")
                && matches!(&attribute.meta, syn::Meta::List(list)
                    if list.tokens.to_string().split(|c: char| !c.is_alphanumeric() && c != '_').any(|word| word == "test")
                        && !list.tokens.to_string().starts_with("not"))
    })
}

/// What a file uses against the rules, with the lines.
fn judge(rules: Rules, text: &str, parsed: &syn::File) -> Vec<(usize, String)> {
    let mut reach = Reach { paths: Vec::new(), globals: Vec::new() };
    reach.visit_file(parsed);
    let lines: Vec<&str> = text.lines().collect();
    let excused = |line: usize| {
        let at =
            |number: usize| lines.get(number.wrapping_sub(1)).is_some_and(|text| text.contains(UNORDERED));
        at(line) || at(line.saturating_sub(1))
    };
    let mut found: Vec<(usize, String)> = Vec::new();
    for (line, path) in reach.paths {
        let Some(offence) = forbidden(rules, &path) else { continue };
        if !(offence == Offence::Order && excused(line)) {
            found.push((line, format!("{path}: {}", offence.said())));
        }
    }
    if rules.reproducible {
        found.extend(
            reach.globals.into_iter().map(|line| (line, "a global that changes: rules have none".to_owned())),
        );
    }
    found.sort();
    found.dedup();
    found
}

/// Why a path must not be used.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Offence {
    Machine,
    Clock,
    /// The order of a hash map, which a comment can excuse.
    Order,
}

impl Offence {
    fn said(self) -> &'static str {
        match self {
            Offence::Machine => "only cli and xtask touch the machine",
            Offence::Clock => "the clock belongs to wasm and cli",
            Offence::Order => "its order differs from run to run; BTreeMap and BTreeSet have one",
        }
    }
}

fn forbidden(rules: Rules, path: &str) -> Option<Offence> {
    let (root, rest) = path.split_once("::")?;
    if root != "std" {
        return None;
    }
    let module = rest.split("::").next().unwrap_or(rest);
    let name = rest.rsplit("::").next().unwrap_or(rest);
    match module {
        "fs" | "net" | "process" | "env" | "thread" if !rules.machine => Some(Offence::Machine),
        // A duration is only a number. Asking for the time would also panic in wasm.
        "time" if !rules.machine && name != "Duration" => Some(Offence::Clock),
        "collections"
            if rules.reproducible && matches!(name, "HashMap" | "HashSet" | "hash_map" | "hash_set") =>
        {
            Some(Offence::Order)
        }
        _ => None,
    }
}

/// Collects the full paths that code names and its mutable globals, outside tests.
struct Reach {
    paths: Vec<(usize, String)>,
    globals: Vec<usize>,
}

impl Reach {
    fn tree(&mut self, prefix: &str, tree: &syn::UseTree) {
        let join = |name: &syn::Ident| {
            if prefix.is_empty() { name.to_string() } else { format!("{prefix}::{name}") }
        };
        match tree {
            syn::UseTree::Path(path) => self.tree(&join(&path.ident), &path.tree),
            syn::UseTree::Name(name) => self.paths.push((
                name.ident.span().start().line,
                if name.ident == "self" { prefix.to_owned() } else { join(&name.ident) },
            )),
            syn::UseTree::Rename(rename) => {
                self.paths.push((rename.ident.span().start().line, join(&rename.ident)));
            }
            syn::UseTree::Glob(glob) => {
                self.paths.push((glob.star_token.spans[0].start().line, format!("{prefix}::*")));
            }
            syn::UseTree::Group(group) => group.items.iter().for_each(|tree| self.tree(prefix, tree)),
        }
    }
}

impl<'ast> Visit<'ast> for Reach {
    fn visit_item(&mut self, item: &'ast syn::Item) {
        if !for_tests(attributes(item)) {
            visit::visit_item(self, item);
        }
    }

    fn visit_impl_item_fn(&mut self, item: &'ast syn::ImplItemFn) {
        if !for_tests(&item.attrs) {
            visit::visit_impl_item_fn(self, item);
        }
    }

    fn visit_item_use(&mut self, item: &'ast syn::ItemUse) {
        self.tree("", &item.tree);
    }

    fn visit_item_static(&mut self, item: &'ast syn::ItemStatic) {
        let mut names = Names(Vec::new());
        names.visit_type(&item.ty);
        let cell = |name: &String| {
            matches!(name.as_str(), "Mutex" | "RwLock" | "RefCell" | "Cell" | "UnsafeCell")
                || name.starts_with("Atomic")
        };
        if matches!(item.mutability, syn::StaticMutability::Mut(_)) || names.0.iter().any(cell) {
            self.globals.push(item.ident.span().start().line);
        }
        visit::visit_item_static(self, item);
    }

    fn visit_path(&mut self, path: &'ast syn::Path) {
        let names: Vec<String> = path.segments.iter().map(|segment| segment.ident.to_string()).collect();
        if let Some(first) = path.segments.first() {
            self.paths.push((first.ident.span().start().line, names.join("::")));
        }
        visit::visit_path(self, path);
    }

    fn visit_macro(&mut self, mac: &'ast syn::Macro) {
        let line = mac.path.segments.first().map_or(0, |segment| segment.ident.span().start().line);
        if mac.path.is_ident("thread_local") {
            self.globals.push(line);
        }
        // It is unknown what a macro makes of its tokens, but any path among them counts.
        let words = mac.tokens.to_string().replace(' ', "");
        for (at, _) in words.match_indices("std::") {
            let path: String =
                words[at..].chars().take_while(|&c| c.is_alphanumeric() || c == '_' || c == ':').collect();
            self.paths.push((line, path));
        }
        visit::visit_macro(self, mac);
    }
}

/// Collects all names in a type.
struct Names(Vec<String>);

impl<'ast> Visit<'ast> for Names {
    fn visit_ident(&mut self, ident: &'ast syn::Ident) {
        self.0.push(ident.to_string());
    }
}

pub(super) fn attributes(item: &syn::Item) -> &[syn::Attribute] {
    match item {
        syn::Item::Const(item) => &item.attrs,
        syn::Item::Enum(item) => &item.attrs,
        syn::Item::Fn(item) => &item.attrs,
        syn::Item::Impl(item) => &item.attrs,
        syn::Item::Macro(item) => &item.attrs,
        syn::Item::Mod(item) => &item.attrs,
        syn::Item::Static(item) => &item.attrs,
        syn::Item::Struct(item) => &item.attrs,
        syn::Item::Trait(item) => &item.attrs,
        syn::Item::Type(item) => &item.attrs,
        syn::Item::Use(item) => &item.attrs,
        _ => &[],
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const GAME: Rules = Rules { machine: false, reproducible: true };
    const COMMAND: Rules = Rules { machine: true, reproducible: false };

    fn check(rules: Rules, text: &str) -> Vec<(usize, String)> {
        judge(rules, text, &syn::parse_file(text).unwrap())
    }

    fn lines(rules: Rules, text: &str) -> Vec<usize> {
        check(rules, text).into_iter().map(|(line, _)| line).collect()
    }

    #[test]
    fn files_network_and_processes_are_for_the_commands() {
        let text = "use std::{fmt, fs};\nuse std::net::TcpStream as Wire;\nfn f() { std::process::exit(1) }\nuse std::env::*;";
        assert_eq!(lines(GAME, text), [1, 2, 3, 4]);
        assert!(lines(COMMAND, text).is_empty());
    }

    #[test]
    fn a_macro_hides_nothing() {
        assert_eq!(lines(GAME, "fn f() { println!(\"{:?}\", std::fs::read(\"x\")) }"), [1]);
    }

    #[test]
    fn the_clock_is_not_for_rules_but_a_length_of_time_is() {
        assert_eq!(lines(GAME, "use std::time::Instant;"), [1]);
        assert!(lines(GAME, "use std::time::Duration;").is_empty());
    }

    #[test]
    fn hash_maps_need_an_excuse() {
        assert_eq!(lines(GAME, "use std::collections::{BTreeMap, HashMap};"), [1]);
        assert!(lines(GAME, "// tidy-unordered: only looked up\nuse std::collections::HashMap;").is_empty());
        assert!(lines(COMMAND, "use std::collections::HashMap;").is_empty());
    }

    #[test]
    fn rules_have_no_globals_that_change() {
        let text = "static A: std::sync::Mutex<u8> = x;\nstatic B: [u8; 2] = [0, 1];\nthread_local! { static C: u8 = 0 }";
        assert_eq!(lines(GAME, text), [1, 3]);
    }

    #[test]
    fn tests_comments_and_texts_do_not_count() {
        let text = "// std::fs\nconst A: &str = \"std::fs\";\n#[cfg(test)]\nmod tests { use std::fs; }\n#[test]\nfn t() { std::fs::read(\"x\"); }";
        assert!(check(GAME, text).is_empty());
    }

    #[test]
    fn modules_of_tests_in_files_of_their_own_are_known() {
        let parsed = syn::parse_file("#[cfg(test)] mod tests; mod rules;").unwrap();
        assert_eq!(test_modules(Path::new("src/lib.rs"), &parsed), [PathBuf::from("src/tests")]);
        assert_eq!(test_modules(Path::new("src/play.rs"), &parsed), [PathBuf::from("src/play/tests")]);
    }
}
