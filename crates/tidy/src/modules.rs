//! Finds which module of a crate knows which, from the paths in its files. A path through a re-export counts for the module that it leads
//! to, and a module does not know what it re-exports. Nor does it know its own submodules; what counts is whom those know. Modules in
//! braces belong to their file.

use std::collections::{BTreeMap, BTreeSet};

use anyhow::Result;
use syn::visit::{self, Visit};

use super::Findings;
use super::graph::Graph;
use super::parsed::{attributes, for_tests};
use super::tree::{Crate, Crates};

/// How many re-exports a path may go through.
const PATIENCE: usize = 8;

pub(crate) fn check(crates: &Crates) -> Result<Findings> {
    let mut findings = Findings::default();
    for krate in &crates.all {
        let mut of_crate = Findings::default();
        graph(&modules(krate)?).check_circles(&mut of_crate);
        of_crate.problems.iter().for_each(|problem| findings.problem(format!("{}: {problem}", krate.name)));
    }
    Ok(findings)
}

/// A module with a file of its own.
#[derive(Default)]
struct Module {
    /// The names that it defines itself.
    defines: BTreeSet<String>,
    /// The names that it imports, with their paths.
    imports: BTreeMap<String, Vec<String>>,
    /// The modules that it imports with `*`.
    globs: Vec<Vec<String>>,
    /// The paths that its code names, each resolved only as far as the module that it begins in.
    paths: BTreeSet<Vec<String>>,
}

/// The modules by their paths from the root of the crate, which has the empty path.
type Modules = BTreeMap<Vec<String>, Module>;

fn modules(krate: &Crate) -> Result<Modules> {
    let src = krate.folder.join("src");
    let mut modules = Modules::new();
    for (file, parsed) in krate.parsed_without_tests()? {
        let inside = file.strip_prefix(&src).unwrap_or(&file).with_extension("");
        let mut path: Vec<String> = inside.iter().map(|part| part.to_string_lossy().into_owned()).collect();
        path.pop_if(|last| matches!(last.as_str(), "lib" | "main" | "mod"));
        modules.insert(path.clone(), read(&parsed));
    }
    Ok(modules)
}

fn read(parsed: &syn::File) -> Module {
    let mut reader = Reader { depth: 0, module: Module::default() };
    reader.visit_file(parsed);
    reader.module
}

fn graph(modules: &Modules) -> Graph {
    let mut graph = Graph::default();
    for (from, module) in modules {
        for path in &module.paths {
            if let Some(to) = find(modules, from, path, PATIENCE)
                && !to.starts_with(from)
            {
                graph.add(&name(from), &name(&to));
            }
        }
    }
    graph
}

fn name(module: &[String]) -> String {
    if module.is_empty() { "the crate's root".to_owned() } else { module.join("::") }
}

/// The module that defines what a path names; `None` if the path leads out of the crate.
fn find(modules: &Modules, from: &[String], path: &[String], patience: usize) -> Option<Vec<String>> {
    let mut at: Vec<String>;
    let mut rest = path.iter();
    match path.first()?.as_str() {
        "crate" => {
            at = Vec::new();
            rest.next();
        }
        "self" => {
            at = from.to_vec();
            rest.next();
        }
        "super" => {
            at = from.to_vec();
            while rest.as_slice().first().is_some_and(|part| part == "super") {
                at.pop()?;
                rest.next();
            }
        }
        first => {
            at = from.to_vec();
            let child: Vec<String> = from.iter().chain([&first.to_owned()]).cloned().collect();
            if !modules.contains_key(&child) {
                return None;
            }
        }
    }
    // Follow the path as long as it names modules.
    while let Some(next) = rest.as_slice().first() {
        let child: Vec<String> = at.iter().chain([next]).cloned().collect();
        if !modules.contains_key(&child) {
            break;
        }
        at = child;
        rest.next();
    }
    let (Some(wanted), Some(module)) = (rest.next(), modules.get(&at)) else { return Some(at) };
    if patience == 0 || module.defines.contains(wanted) {
        return Some(at);
    }
    if let Some(import) = module.imports.get(wanted) {
        let whole: Vec<String> = import.iter().chain(rest).cloned().collect();
        return find(modules, &at, &whole, patience - 1);
    }
    let through = module.globs.iter().find_map(|glob| {
        let whole: Vec<String> = glob.iter().chain([wanted]).cloned().collect();
        let found = find(modules, &at, &whole, patience - 1)?;
        modules.get(&found)?.defines.contains(wanted).then_some(found)
    });
    Some(through.unwrap_or(at))
}

/// Reads one file.
struct Reader {
    /// How many modules in braces surround the code.
    depth: usize,
    module: Module,
}

impl Reader {
    fn note(&mut self, path: Vec<String>) {
        // In a module in braces, `super` means the file itself.
        let out = path.iter().take_while(|part| *part == "super").count().min(self.depth);
        let path = if out == 0 {
            path
        } else {
            ["self".to_owned()].into_iter().chain(path.into_iter().skip(out)).collect()
        };
        self.module.paths.insert(path);
    }

    fn tree(&mut self, prefix: &[String], tree: &syn::UseTree, reexport: bool) {
        let joined = |name: &syn::Ident| -> Vec<String> {
            // `use a::{self}` is `use a`.
            let name = name.to_string();
            if name == "self" && !prefix.is_empty() { prefix.to_vec() } else { [prefix, &[name]].concat() }
        };
        let (path, name) = match tree {
            syn::UseTree::Path(path) => return self.tree(&joined(&path.ident), &path.tree, reexport),
            syn::UseTree::Group(group) => {
                return group.items.iter().for_each(|tree| self.tree(prefix, tree, reexport));
            }
            syn::UseTree::Glob(_) => {
                self.module.globs.push(prefix.to_vec());
                (prefix.to_vec(), None)
            }
            syn::UseTree::Name(name) => {
                let path = joined(&name.ident);
                let last = path.last().cloned();
                (path, last)
            }
            syn::UseTree::Rename(rename) => (joined(&rename.ident), Some(rename.rename.to_string())),
        };
        if self.depth == 0
            && let Some(name) = name
        {
            self.module.imports.insert(name, path.clone());
        }
        if !reexport {
            self.note(path);
        }
    }
}

impl<'ast> Visit<'ast> for Reader {
    fn visit_item(&mut self, item: &'ast syn::Item) {
        if for_tests(attributes(item)) {
            return;
        }
        let defined = match item {
            syn::Item::Const(item) => Some(&item.ident),
            syn::Item::Enum(item) => Some(&item.ident),
            syn::Item::Fn(item) => Some(&item.sig.ident),
            syn::Item::Static(item) => Some(&item.ident),
            syn::Item::Struct(item) => Some(&item.ident),
            syn::Item::Trait(item) => Some(&item.ident),
            syn::Item::Type(item) => Some(&item.ident),
            syn::Item::Macro(item) => item.ident.as_ref(),
            syn::Item::Mod(item) if item.content.is_some() => Some(&item.ident),
            _ => None,
        };
        self.module.defines.extend(defined.map(ToString::to_string));
        visit::visit_item(self, item);
    }

    fn visit_impl_item_fn(&mut self, item: &'ast syn::ImplItemFn) {
        if !for_tests(&item.attrs) {
            visit::visit_impl_item_fn(self, item);
        }
    }

    fn visit_item_mod(&mut self, module: &'ast syn::ItemMod) {
        self.depth += 1;
        visit::visit_item_mod(self, module);
        self.depth -= 1;
    }

    fn visit_item_use(&mut self, item: &'ast syn::ItemUse) {
        self.tree(&[], &item.tree, !matches!(item.vis, syn::Visibility::Inherited));
    }

    fn visit_path(&mut self, path: &'ast syn::Path) {
        self.note(path.segments.iter().map(|segment| segment.ident.to_string()).collect());
        visit::visit_path(self, path);
    }

    fn visit_visibility(&mut self, _: &'ast syn::Visibility) {}

    fn visit_macro(&mut self, mac: &'ast syn::Macro) {
        // It is unknown what a macro makes of its tokens, but any path among them counts.
        let words = mac.tokens.to_string().replace(' ', "");
        for start in ["crate::", "super::"] {
            for (at, _) in words.match_indices(start) {
                let path = words.get(at..).unwrap_or_default();
                let end =
                    path.find(|c: char| !c.is_alphanumeric() && c != '_' && c != ':').unwrap_or(path.len());
                let parts = path.get(..end).unwrap_or_default().split("::").filter(|part| !part.is_empty());
                self.note(parts.map(ToOwned::to_owned).collect());
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn arrows(files: &[(&str, &str)]) -> Vec<String> {
        let modules: Modules = files
            .iter()
            .map(|(path, text)| {
                let path: Vec<String> =
                    path.split("::").filter(|part| !part.is_empty()).map(ToOwned::to_owned).collect();
                (path.clone(), read(&syn::parse_file(text).unwrap()))
            })
            .collect();
        graph(&modules).arrows().map(|(from, to)| format!("{from} → {to}")).collect()
    }

    #[test]
    fn a_path_counts_for_the_module_that_it_leads_to() {
        let found = arrows(&[
            ("", "mod card; mod play; pub use card::Card; pub use play::*; const LIMIT: usize = 1;"),
            ("card", "pub struct Card; fn f() -> super::Play { crate::LIMIT; std::mem::take(x) }"),
            ("play", "use crate::Card; pub struct Play(Card);"),
        ]);
        assert_eq!(found, ["card → play", "card → the crate's root", "play → card"]);
    }

    #[test]
    fn children_macros_and_modules_in_braces_are_read() {
        let found = arrows(&[
            ("", "mod a; fn f() { a::run() }"),
            ("a", "mod b; pub(crate) use b::run; fn help() { b::run() } mod inner { use super::b::Thing; }"),
            (
                "a::b",
                "pub fn run() { println!(\"{}\", crate::c::NAME); super::help() } pub struct Thing; #[cfg(test)] mod t { use crate::a; }",
            ),
            ("c", "pub const NAME: u8 = 1;"),
        ]);
        assert_eq!(found, ["a::b → a", "a::b → c"]);
    }

    #[test]
    fn a_planted_circle_is_found() {
        let modules = [
            ("deal", "use crate::play::Play; pub struct Deal;"),
            ("play", "fn f(_: &crate::deal::Deal) {} pub struct Play;"),
        ];
        let modules: Modules =
            modules.map(|(name, text)| (vec![name.to_owned()], read(&syn::parse_file(text).unwrap()))).into();
        let mut findings = Findings::default();
        graph(&modules).check_circles(&mut findings);
        assert_eq!(findings.problems, ["a circle: deal → play → deal"]);
    }
}
