//! Rust files as trees, and which of their items are there for tests alone.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};

use super::tree::Crate;

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

    #[test]
    fn modules_of_tests_in_files_of_their_own_are_known() {
        let parsed = syn::parse_file("#[cfg(test)] mod tests; mod rules;").unwrap();
        assert_eq!(test_modules(Path::new("src/lib.rs"), &parsed), [PathBuf::from("src/tests")]);
        assert_eq!(test_modules(Path::new("src/play.rs"), &parsed), [PathBuf::from("src/play/tests")]);
    }
}
