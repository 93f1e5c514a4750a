//! `cargo xtask`: checks whether Rust is new enough, and starts the project's commands.
//!
//! Cargo's own refusal names two versions and no remedy, and it comes before any code of ours. So the alias asks Cargo not to look, and this
//! crate has no dependencies, which might not compile either.

use std::process::{Command, ExitCode};

fn main() -> ExitCode {
    if let Some(advice) = rustc().and_then(|says| advice(env!("CARGO_PKG_RUST_VERSION"), &says)) {
        eprintln!("xtask: {advice}");
        return ExitCode::FAILURE;
    }
    let mut xtask = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    xtask.args(["run", "--manifest-path", concat!(env!("CARGO_MANIFEST_DIR"), "/../xtask/Cargo.toml"), "--"]);
    xtask.args(std::env::args_os().skip(1));
    start(xtask)
}

/// What `rustc --version` prints; `None` if it cannot be asked.
fn rustc() -> Option<String> {
    let output = Command::new("rustc").arg("--version").output().ok()?;
    Some(String::from_utf8_lossy(&output.stdout).into_owned())
}

/// The command takes the place of this process, so that whoever stops this process stops the command.
#[cfg(unix)]
fn start(mut command: Command) -> ExitCode {
    use std::os::unix::process::CommandExt;

    let error = command.exec();
    eprintln!("xtask: cargo cannot be started: {error}");
    ExitCode::FAILURE
}

#[cfg(not(unix))]
fn start(mut command: Command) -> ExitCode {
    match command.status() {
        Ok(status) if status.success() => ExitCode::SUCCESS,
        Ok(_) => ExitCode::FAILURE,
        Err(error) => {
            eprintln!("xtask: cargo cannot be started: {error}");
            ExitCode::FAILURE
        }
    }
}

/// What to do about a Rust that is older than `wanted`, such as `1.91`; `None` where it is new enough, or does not say what it is.
/// `says` is what `rustc --version` prints.
fn advice(wanted: &str, says: &str) -> Option<String> {
    let there = says.split_whitespace().nth(1)?;
    if numbers(there)? >= numbers(wanted)? {
        return None;
    }
    Some(format!(
        "Mots en main needs Rust {wanted} or newer, and this is {there}. Run `rustup update stable`, then the same command again."
    ))
}

/// The first two numbers of a version: `1.91.0-nightly` is 1 and 91.
fn numbers(version: &str) -> Option<(u32, u32)> {
    let mut parts = version.split('.');
    Some((parts.next()?.parse().ok()?, parts.next()?.parse().ok()?))
}

#[cfg(test)]
mod tests {
    use super::advice;

    #[test]
    fn the_readme_names_the_oldest_rust() {
        let readme = include_str!("../../../README.md");
        assert!(readme.contains(concat!(
            "[Rust](https://rustup.rs) ",
            env!("CARGO_PKG_RUST_VERSION"),
            " or newer"
        )));
    }

    #[test]
    fn an_old_rust_is_told_what_to_do() {
        let told = advice("1.91", "rustc 1.90.0 (1159e78c4 2025-09-14)").unwrap();
        assert!(told.contains("1.91 or newer") && told.contains("1.90.0") && told.contains("rustup update"));
        assert!(advice("1.91", "rustc 1.9.0").is_some(), "versions are numbers, not texts");
        for new_enough in
            ["rustc 1.91.0 (abc 2025-10-28)", "rustc 1.100.0", "rustc 2.0.0", "rustc 1.91.0-nightly"]
        {
            assert_eq!(advice("1.91", new_enough), None, "{new_enough}");
        }
        assert_eq!(advice("1.91", "something else"), None);
    }
}
