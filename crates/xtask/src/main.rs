//! The project's own commands: `cargo xtask play`, `test`, `dist`, `tidy`, `deny`, `fuzz`, `mutants`,
//! `new-game`, `dictionaries`.

mod deny;
mod dist;
mod fuzz;
mod mutants;
mod new_game;
mod play;
mod process;
mod site;
mod sizes;
mod terminal;
mod test;
mod tools;

use std::path::{Path, PathBuf};
use std::process::ExitCode;

use anyhow::Result;
use clap::{Parser, Subcommand};

#[derive(Parser)]
#[command(name = "cargo xtask", about = "The commands of Mots en main", disable_help_subcommand = true)]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Build the site if needed, serve it on this machine and open it in the browser
    Play(play::Options),
    /// Run everything that a change has to pass; long browser tests take turns by the commit
    Test(test::Options),
    /// Make the release folder for a web host, and report its sizes
    Dist(dist::Options),
    /// Check the conventions that no compiler checks
    Tidy {
        /// `--draw` redraws the pictures of ARCHITECTURE.md
        #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
        arguments: Vec<String>,
    },
    /// Check the licences, sources and security advisories of all crates that we use
    Deny,
    /// Copy the template into a new game, which is in the box from the start
    NewGame(new_game::Options),
    /// Build small faults into the rules, and check that the tests notice them
    Mutants(mutants::Options),
    /// Feed made-up requests, matches and files to the rules, each kind for a while
    Fuzz(fuzz::Options),
    /// Rebuild the word lists from their pinned sources
    Dictionaries {
        /// `--check` only compares, and writes nothing; `--print fr` prints the words with their tiers;
        /// `--themes` writes the theme lists alone
        #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
        arguments: Vec<String>,
    },
}

fn main() -> ExitCode {
    let command = Cli::parse().command;
    let root = root();
    match run(&root, command) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("\nxtask: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn run(root: &Path, command: Command) -> Result<()> {
    match command {
        Command::Play(options) => play::run(root, &options),
        Command::Test(options) => test::run(root, &options),
        Command::Dist(options) => dist::run(root, &options),
        Command::Tidy { arguments } => process::run(process::package(root, "tidy", &arguments)),
        Command::Deny => deny::run(root),
        Command::NewGame(options) => new_game::run(root, &options),
        Command::Mutants(options) => mutants::run(root, &options),
        Command::Fuzz(options) => fuzz::run(root, &options),
        Command::Dictionaries { arguments } => process::run(process::package(root, "recipe", &arguments)),
    }
}

/// The repository: two folders above this crate, wherever the command was called from.
fn root() -> PathBuf {
    let manifest = Path::new(env!("CARGO_MANIFEST_DIR"));
    manifest.ancestors().nth(2).unwrap_or(manifest).to_path_buf()
}
