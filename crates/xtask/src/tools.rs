//! The programs that the commands need. Programs on PATH are used if they fit. All others are installed into the project's own `.tools`
//! folder, and npm packages into `www/node_modules`. Nothing is installed for the whole machine.

use std::ffi::OsString;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;

use anyhow::{Context, Result, anyhow, bail};
use cargo_metadata::MetadataCommand;
use cargo_metadata::semver::Version;
use serde_json::Value;

use crate::process::{cargo, cargo_progress, command, output, run_live, with_cargo_progress};

/// The oldest Node that the scripts of `www/build` and their packages run on.
const NODE: Version = Version::new(20, 19, 0);
/// The Trunk that gets installed. Any newer patch of the same minor version on PATH will do.
const TRUNK: Version = Version::new(0, 21, 14);
/// The cargo-mutants that gets installed. Only this version is used, because its names of faults stand in lists.
const MUTANTS: Version = Version::new(27, 1, 0);
/// The cargo-deny that gets installed. Only this version is used, so that all get the same result.
const DENY: Version = Version::new(0, 20, 2);
const WASM: &str = "wasm32-unknown-unknown";

/// Where the commands find their programs.
pub(crate) struct Tools {
    /// The PATH for all commands: npm's `wasm-opt` before any other, then our tools, then the machine's.
    pub(crate) path: OsString,
}

/// A thing that a command needs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Need {
    /// Rust's wasm target.
    WasmTarget,
    /// `wasm-bindgen` and its test runner, of the version in `Cargo.lock`.
    WasmBindgen,
    /// Trunk, which builds the site.
    Trunk,
    /// Node, and the packages of `www/package-lock.json`.
    Page,
    /// cargo-mutants, which builds faults in.
    Mutants,
    /// cargo-deny, which judges the crates that are used.
    Deny,
}

/// Installs what is missing. It says what it does, and nothing if there is nothing to do.
pub(crate) fn ensure(root: &Path, needs: &[Need]) -> Result<Tools> {
    let own = root.join(".tools/bin");
    // Our own `wasm-opt` comes first, because it keeps the results of the packages' one.
    let mut folders = vec![root.join("www/build/tools"), root.join("www/node_modules/.bin")];
    // What a person has to install is checked before anything that takes long.
    if needs.contains(&Need::Page) {
        node()?;
    }
    if needs.contains(&Need::WasmTarget) {
        wasm_target(root)?;
    }
    if needs.contains(&Need::Page) {
        packages(root)?;
    }
    if needs.contains(&Need::WasmBindgen) {
        crates(root)?;
        folders.push(wasm_bindgen(root, &own)?);
    }
    if needs.contains(&Need::Trunk) {
        folders.push(trunk(root, &own)?);
    }
    if needs.contains(&Need::Mutants) {
        folders.push(mutants(root, &own)?);
    }
    if needs.contains(&Need::Deny) && installed_deny(root).is_none() {
        install(root, "cargo-deny", &DENY, &["--locked"], Duration::from_secs(300))?;
    }
    let machine = std::env::var_os("PATH").unwrap_or_default();
    folders.extend(std::env::split_paths(&machine));
    Ok(Tools { path: std::env::join_paths(folders).context("PATH")? })
}

fn node() -> Result<()> {
    let mut asked = Command::new("node");
    asked.arg("--version");
    let said = output(asked).ok_or_else(|| {
        anyhow!("Node.js was not found. Install version {NODE} or newer (https://nodejs.org).")
    })?;
    match version_in(&said) {
        Some(version) if version >= NODE => Ok(()),
        _ => bail!("Node.js {NODE} or newer is needed; `node --version` says {said}."),
    }
}

fn wasm_target(root: &Path) -> Result<()> {
    let mut asked = Command::new("rustc");
    asked.current_dir(root).args(["--print", "target-libdir", "--target", WASM]);
    let there = output(asked).is_some_and(|folder| Path::new(&folder).is_dir());
    if there {
        return Ok(());
    }
    let mut rustup = Command::new("rustup");
    rustup.current_dir(root).args(["target", "add", WASM]);
    run_live("Adding Rust's wasm target", Some(Duration::from_secs(20)), rustup, |line| Some(line.to_owned()))
        .with_context(|| {
            format!(
                "the target {WASM} is missing and rustup could not add it (https://rustup.rs installs rustup)"
            )
        })
}

/// Installs the npm packages, unless those that the lock file names are there.
fn packages(root: &Path) -> Result<()> {
    let www = root.join("www");
    let wanted = read_json(&www.join("package-lock.json")).context("www/package-lock.json")?;
    let installed = read_json(&www.join("node_modules/.package-lock.json")).unwrap_or(Value::Null);
    if packages_fit(&wanted, &installed, |place| www.join(place).is_dir()) {
        return Ok(());
    }
    let mut npm = command("npm", &www, &std::env::var_os("PATH").unwrap_or_default());
    npm.args(["ci", "--no-audit", "--no-fund", "--loglevel=http"]);
    run_live("Installing the page's npm packages", Some(Duration::from_secs(30)), npm, |line| {
        // `npm http fetch GET 200 …/package`: only the package's name is of interest.
        let fetched = line.strip_prefix("npm http fetch ")?;
        let name = fetched.split_whitespace().find(|word| word.contains("://"))?;
        name.rsplit("://").next()?.split_once('/').map(|(_, package)| package.to_owned())
    })
}

/// Whether all packages of the lock file are installed in their versions, and their folders still exist. Optional packages for other
/// platforms may be missing.
fn packages_fit(wanted: &Value, installed: &Value, is_there: impl Fn(&str) -> bool) -> bool {
    let Some(wanted) = wanted["packages"].as_object() else { return false };
    wanted.iter().filter(|(place, _)| !place.is_empty()).all(|(place, package)| {
        match &installed["packages"][place]["version"] {
            Value::Null => package["optional"] == Value::Bool(true),
            version => *version == package["version"] && is_there(place),
        }
    })
}

fn read_json(file: &Path) -> Result<Value> {
    Ok(serde_json::from_str(&fs::read_to_string(file)?)?)
}

/// Fetches all locked crates. Trunk builds offline, so that it cannot use other tools than ours, and asks Cargo for the whole dependency
/// tree, with crates for other platforms; `www/build/licences.mjs` asks for that of this machine.
fn crates(root: &Path) -> Result<()> {
    let mut fetch = Command::new(cargo());
    fetch.current_dir(root).args(["fetch", "--locked"]);
    run_live("Fetching crates that are missing", None, fetch, cargo_progress)
}

/// The folder of a `wasm-bindgen` of exactly the version that the worker is compiled with.
fn wasm_bindgen(root: &Path, own: &Path) -> Result<PathBuf> {
    let wanted = locked_version(root, "wasm-bindgen")?;
    // Both programs are checked, because some packages of wasm-bindgen come without the test runner.
    let fits = |folder: &Path| {
        ["wasm-bindgen", "wasm-bindgen-test-runner"]
            .iter()
            .all(|program| reported(folder, program).as_ref() == Some(&wanted))
    };
    if let Some(folder) = find("wasm-bindgen", own, fits) {
        return Ok(folder);
    }
    // It is not installed `--locked`, because its lock file names a version of a dependency that was withdrawn.
    install(root, "wasm-bindgen-cli", &wanted, &[], Duration::from_secs(120))?;
    Ok(own.to_path_buf())
}

/// The folder of a Trunk that fits.
fn trunk(root: &Path, own: &Path) -> Result<PathBuf> {
    let fits = |folder: &Path| {
        reported(folder, "trunk")
            .is_some_and(|v| (v.major, v.minor) == (TRUNK.major, TRUNK.minor) && v >= TRUNK)
    };
    if let Some(folder) = find("trunk", own, fits) {
        return Ok(folder);
    }
    // Trunk does not download tools here, so the simple TLS library suffices.
    let flags = ["--locked", "--no-default-features", "--features", "rustls"];
    install(root, "trunk", &TRUNK, &flags, Duration::from_secs(300))?;
    Ok(own.to_path_buf())
}

/// The folder of a cargo-mutants of exactly that version.
fn mutants(root: &Path, own: &Path) -> Result<PathBuf> {
    let fits = |folder: &Path| said(folder, "cargo-mutants", &["mutants", "--version"]) == Some(MUTANTS);
    if let Some(folder) = find("cargo-mutants", own, fits) {
        return Ok(folder);
    }
    install(root, "cargo-mutants", &MUTANTS, &["--locked"], Duration::from_secs(120))?;
    Ok(own.to_path_buf())
}

/// The path of a cargo-deny of exactly that version; `None` if it is not installed.
pub(crate) fn installed_deny(root: &Path) -> Option<PathBuf> {
    let fits = |folder: &Path| reported(folder, "cargo-deny") == Some(DENY);
    Some(find("cargo-deny", &root.join(".tools/bin"), fits)?.join("cargo-deny"))
}

/// The first folder with a program that fits: our own, or one of PATH.
fn find(program: &str, own: &Path, fits: impl Fn(&Path) -> bool) -> Option<PathBuf> {
    let machine = std::env::var_os("PATH").unwrap_or_default();
    let file = format!("{program}{}", std::env::consts::EXE_SUFFIX);
    std::iter::once(own.to_path_buf())
        .chain(std::env::split_paths(&machine))
        .find(|folder| folder.join(&file).is_file() && fits(folder))
}

fn reported(folder: &Path, program: &str) -> Option<Version> {
    said(folder, program, &["--version"])
}

fn said(folder: &Path, program: &str, arguments: &[&str]) -> Option<Version> {
    let mut asked = Command::new(folder.join(format!("{program}{}", std::env::consts::EXE_SUFFIX)));
    asked.args(arguments);
    version_in(&output(asked)?)
}

/// Runs `cargo install` into `.tools`. The tools run for a second or two, so optimising them would be lost time: link-time optimisation
/// alone would take a quarter of an hour on two cores.
fn install(root: &Path, package: &str, version: &Version, flags: &[&str], estimate: Duration) -> Result<()> {
    let mut cargo = Command::new(cargo());
    cargo
        .current_dir(root)
        .args(["install", package, "--version", &version.to_string(), "--force", "--root"])
        .arg(root.join(".tools"))
        .args(flags)
        .env("CARGO_PROFILE_RELEASE_LTO", "off")
        .env("CARGO_PROFILE_RELEASE_CODEGEN_UNITS", "256")
        .env("CARGO_PROFILE_RELEASE_OPT_LEVEL", "0")
        .env("CARGO_PROFILE_RELEASE_DEBUG", "false");
    with_cargo_progress(&mut cargo);
    let title = format!("Installing {package} {version} into .tools, once");
    run_live(&title, Some(estimate), cargo, cargo_progress)
}

/// The first `1.2.3` in what a program says about itself.
fn version_in(text: &str) -> Option<Version> {
    text.split_whitespace().find_map(|word| Version::parse(word.trim_start_matches('v')).ok())
}

/// The version of a package that the workspace is built with.
fn locked_version(root: &Path, package: &str) -> Result<Version> {
    let locked = ["--locked".to_owned()];
    let metadata =
        MetadataCommand::new().current_dir(root).other_options(locked).exec().context("cargo metadata")?;
    let found = metadata.packages.into_iter().find(|found| found.name == package);
    Ok(found.with_context(|| format!("Cargo.lock names no {package}"))?.version)
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn versions_are_read_from_what_programs_say() {
        assert_eq!(version_in("trunk 0.21.14"), Some(TRUNK));
        assert_eq!(version_in("v20.20.2\n"), Some(Version::new(20, 20, 2)));
        assert_eq!(version_in("no version"), None);
        // A release candidate is older than its release.
        assert!(version_in("v20.19.0-rc.1").is_some_and(|version| version < NODE));
    }

    #[test]
    fn the_lock_file_decides_on_wasm_bindgen() {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).ancestors().nth(2).unwrap();
        assert!(locked_version(root, "wasm-bindgen").unwrap() >= Version::new(0, 2, 0));
        assert!(locked_version(root, "no-such-package").is_err());
    }

    #[test]
    fn npm_packages_are_stale_when_one_is_missing_or_of_another_version() {
        let wanted = json!({"packages": {
            "": {"name": "page"},
            "node_modules/lit": {"version": "3.3.3"},
            "node_modules/@esbuild/aix": {"version": "1.0.0", "optional": true},
        }});
        let fits = json!({"packages": {"node_modules/lit": {"version": "3.3.3"}}});
        let old = json!({"packages": {"node_modules/lit": {"version": "3.3.2"}}});
        assert!(packages_fit(&wanted, &fits, |_| true));
        assert!(!packages_fit(&wanted, &fits, |_| false), "the list is there, the folders are not");
        assert!(!packages_fit(&wanted, &old, |_| true));
        assert!(!packages_fit(&wanted, &json!({"packages": {}}), |_| true));
        assert!(!packages_fit(&wanted, &Value::Null, |_| true));
    }
}
