//! The command behind `cargo xtask tidy`.

use std::path::Path;
use std::process::ExitCode;

use clap::Parser;

#[derive(Parser)]
#[command(name = "cargo xtask tidy", about = "Check the conventions that no compiler checks")]
struct Options {
    /// Redraw the pictures of ARCHITECTURE.md
    #[arg(long)]
    draw: bool,
}

fn main() -> ExitCode {
    // The repository: two folders above this crate, wherever the command was called from.
    let manifest = Path::new(env!("CARGO_MANIFEST_DIR"));
    let root = manifest.ancestors().nth(2).unwrap_or(manifest);
    match tidy::run(root, Options::parse().draw) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("\ntidy: {error:#}");
            ExitCode::FAILURE
        }
    }
}
