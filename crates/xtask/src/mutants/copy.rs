//! The copy of the project into which faults are built. Nobody's files are touched, and the copy keeps its builds.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result};
use walkdir::WalkDir;

use crate::process::output;

/// Brings the copy up to date, and returns its path. Unchanged files keep their times, so that Cargo builds only what has changed.
pub(super) fn refresh(root: &Path) -> Result<PathBuf> {
    let mut git = Command::new("git");
    git.current_dir(root).args(["ls-files", "-z", "--cached", "--others", "--exclude-standard"]);
    let names = output(git).context("git does not say which files there are")?;
    let tree = root.join("target/mutants");
    // A file that was deleted is still in git's index.
    let names: Vec<&str> =
        names.split('\0').filter(|name| !name.is_empty() && root.join(name).is_file()).collect();
    write(root, &tree, &names)?;
    Ok(tree)
}

fn write(root: &Path, tree: &Path, names: &[&str]) -> Result<()> {
    for name in names {
        let (from, to) = (root.join(name), tree.join(name));
        let bytes = fs::read(&from).with_context(|| from.display().to_string())?;
        if fs::read(&to).is_ok_and(|kept| kept == bytes) {
            continue;
        }
        fs::create_dir_all(to.parent().unwrap_or(tree))?;
        fs::write(&to, bytes).with_context(|| to.display().to_string())?;
    }
    let wanted: BTreeSet<PathBuf> = names.iter().map(|name| tree.join(name)).collect();
    let entries = WalkDir::new(tree).into_iter().filter_entry(|entry| entry.path() != tree.join("target"));
    for entry in entries.flatten().filter(|entry| entry.file_type().is_file()) {
        if !wanted.contains(entry.path()) {
            fs::remove_file(entry.path())?;
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_copy_follows_and_what_was_built_stays() {
        let root = std::env::temp_dir().join(format!("xtask-mutants-{}", std::process::id()));
        let tree = root.join("target/mutants");
        fs::create_dir_all(root.join("src")).unwrap();
        fs::create_dir_all(tree.join("target")).unwrap();
        fs::write(root.join("src/a.rs"), "one").unwrap();
        fs::write(root.join("src/b.rs"), "one").unwrap();
        fs::write(tree.join("target/built"), "").unwrap();
        write(&root, &tree, &["src/a.rs", "src/b.rs"]).unwrap();
        // A fault that an earlier run has left behind must go.
        fs::write(tree.join("src/a.rs"), "fault").unwrap();
        write(&root, &tree, &["src/a.rs"]).unwrap();
        assert_eq!(fs::read_to_string(tree.join("src/a.rs")).unwrap(), "one");
        assert!(!tree.join("src/b.rs").exists() && tree.join("target/built").exists());
        fs::remove_dir_all(&root).unwrap();
    }
}
