//! Builds the site with `trunk build --release` into `dist/`, if anything has changed since the last time.

use std::fs;
use std::hash::{DefaultHasher, Hasher};
use std::path::{Path, PathBuf};
use std::time::Duration;

use anyhow::{Context, Result};
use walkdir::WalkDir;

use crate::process::{cargo_progress, command, run_live, with_cargo_progress};
use crate::terminal::LiveLine;
use crate::tools::Tools;

/// What the site is made of; paths are relative to the repository.
const INPUTS: [&str; 6] = ["Cargo.toml", "Cargo.lock", "Trunk.toml", "crates", "www", "dictionaries"];
/// Folders in these that do not matter for the site.
const LEFT_OUT: [&str; 7] =
    ["node_modules", "generated", "tests", "test-results", "playwright-report", "xtask", "cli"];

/// Builds `dist/` unless it is up to date. Where it will stand is only needed for the preview of a link: programs that show one do not
/// all take a relative address for its picture.
pub(crate) fn build(root: &Path, tools: &Tools, address: Option<&str>) -> Result<()> {
    let dist = root.join("dist");
    let stamp = root.join("target/xtask/site");
    // Read before the build: what changes meanwhile may not be in the site.
    let inputs = inputs(root);
    let address = address.unwrap_or_default();
    let state =
        || format!("{inputs:016x} {:016x} {address}", fingerprint(root, std::slice::from_ref(&dist), false));
    if fs::read_to_string(&stamp).is_ok_and(|kept| kept == state()) {
        LiveLine::start("The site is up to date", None).done();
        return Ok(());
    }
    let first = !root.join("target/wasm32-unknown-unknown/wasm").exists();
    let estimate = Duration::from_secs(if first { 150 } else { 60 });
    let mut trunk = command("trunk", root, &tools.path);
    trunk.args(["build", "--release", "--color", "never"]);
    // Trunk takes NO_COLOR for a truth value and refuses the customary `1`.
    trunk.env_remove("NO_COLOR");
    // cargo and the hooks say what went wrong, and a trace of Trunk's own calls would bury it.
    trunk.env("RUST_BACKTRACE", "0");
    trunk.env("CARGO_ENCODED_RUSTFLAGS", without_builder(root, &cargo_home()));
    // `www/build/finish.mjs` writes it.
    trunk.env("MOTS_ADDRESS", address);
    with_cargo_progress(&mut trunk);
    run_live("Building the site", Some(estimate), trunk, cargo_progress)?;
    let folder = stamp.parent().context("target/xtask")?;
    fs::create_dir_all(folder)?;
    fs::write(&stamp, state()).context("target/xtask/site")?;
    Ok(())
}

/// Flags for rustc that remove the builder's folders from the names of sources in messages of panics. With them the same commit makes the
/// same bytes wherever it is built. They replace the builder's own `RUSTFLAGS`.
fn without_builder(root: &Path, cargo_home: &Path) -> String {
    let stand_in = |path: &Path, name: &str| format!("--remap-path-prefix={}={name}", path.display());
    [stand_in(cargo_home, "/cargo"), stand_in(root, "/mots")].join("\u{1f}")
}

/// Where cargo keeps the sources of other crates.
pub(crate) fn cargo_home() -> PathBuf {
    let home = || std::env::home_dir().unwrap_or_default().join(".cargo");
    std::env::var_os("CARGO_HOME").map_or_else(home, PathBuf::from)
}

/// A fingerprint of everything that the site is made of.
fn inputs(root: &Path) -> u64 {
    fingerprint(root, &INPUTS.map(|name| root.join(name)), true)
}

fn fingerprint(root: &Path, places: &[PathBuf], skip: bool) -> u64 {
    let mut hasher = DefaultHasher::new();
    for place in places {
        let entries = WalkDir::new(place).sort_by_file_name().into_iter().filter_entry(|entry| {
            let name = entry.file_name().to_string_lossy();
            !(skip && (LEFT_OUT.contains(&name.as_ref()) || name.starts_with('.')))
        });
        for entry in entries.flatten().filter(|entry| entry.file_type().is_file()) {
            let path = entry.path();
            let name = path.strip_prefix(root).unwrap_or(path).to_string_lossy();
            hasher.write(name.as_bytes());
            // A file that cannot be read will stop the build, with a better message.
            hasher.write(&fs::read(path).unwrap_or_default());
            hasher.write_u8(0);
        }
    }
    hasher.finish()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_folder_of_the_builder_is_told() {
        let flags = without_builder(Path::new("/home/ada/mots"), Path::new("/home/ada/.cargo"));
        let split: Vec<&str> = flags.split('\u{1f}').collect();
        assert_eq!(
            split,
            ["--remap-path-prefix=/home/ada/.cargo=/cargo", "--remap-path-prefix=/home/ada/mots=/mots"]
        );
    }

    #[test]
    fn a_changed_a_new_and_a_renamed_file_are_noticed_and_generated_ones_are_not() {
        let root = std::env::temp_dir().join(format!("xtask-site-{}", std::process::id()));
        let www = root.join("www");
        fs::create_dir_all(www.join("generated")).unwrap();
        let now = || fingerprint(&root, std::slice::from_ref(&www), true);
        fs::write(www.join("a.ts"), "one").unwrap();
        let first = now();
        fs::write(www.join("generated/main.js"), "noise").unwrap();
        assert_eq!(now(), first);
        fs::write(www.join("a.ts"), "two").unwrap();
        let second = now();
        assert_ne!(second, first);
        fs::rename(www.join("a.ts"), www.join("b.ts")).unwrap();
        assert_ne!(now(), second);
        fs::remove_dir_all(&root).unwrap();
    }
}
