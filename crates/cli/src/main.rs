//! `mots`: the games on the command line. See the crate's README.

mod children;
mod deck_play;
mod deck_report;
mod replay;
mod simulate;
mod speech;
mod statistics;
mod surroundings;
mod table;
mod theme_report;
mod words;

use clap::{Parser, Subcommand};
use std::io;
use std::process::ExitCode;

/// Word and card games: the table protocol, simulations, dictionaries.
#[derive(Parser)]
#[command(name = "mots", version)]
struct Arguments {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Speak the table protocol (crates/protocol/PROTOCOL.md): one JSON request per line on standard input, one answer per line
    /// on standard output.
    Table,
    /// Let bots play games against each other, and compare them.
    Simulate(simulate::Arguments),
    /// Look words up.
    #[command(subcommand)]
    Words(words::Command),
    /// Look at a dictionary.
    #[command(subcommand)]
    Dictionary(words::DictionaryCommand),
    /// Replay a saved game, check it, and retell it in sentences.
    Replay(replay::Arguments),
}

/// The answer of a command that did what it was asked.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Exit {
    /// Exit code 0.
    Yes,
    /// Exit code 1: no such word; a match that is only loaded in part.
    No,
}

/// Why a command could not do what it was asked. The exit code is 3; 2 is for arguments that make no sense.
pub(crate) enum Trouble {
    /// Output failed: nobody reads it any more, or the disk is full.
    Output(io::Error),
    /// A message for standard error.
    Said(String),
}

impl From<io::Error> for Trouble {
    fn from(error: io::Error) -> Trouble {
        Trouble::Output(error)
    }
}

fn main() -> ExitCode {
    let done = match Arguments::parse().command {
        Command::Table => table::run(),
        Command::Simulate(arguments) if arguments.deck_report => deck_report::run(&arguments),
        Command::Simulate(arguments) if arguments.proposals.is_some() => deck_report::proposals(&arguments),
        Command::Simulate(arguments) => simulate::run(&arguments),
        Command::Words(command) => words::run(&command),
        Command::Dictionary(command) => words::run_dictionary(&command),
        Command::Replay(arguments) => replay::run(&arguments),
    };
    match done {
        Ok(Exit::Yes) => ExitCode::SUCCESS,
        Ok(Exit::No) => ExitCode::from(1),
        // The reader has seen enough (`mots … | head`), which is no error.
        Err(Trouble::Output(error)) if error.kind() == io::ErrorKind::BrokenPipe => ExitCode::SUCCESS,
        Err(Trouble::Output(error)) => complain(&error.to_string()),
        Err(Trouble::Said(text)) => complain(&text),
    }
}

fn complain(text: &str) -> ExitCode {
    use io::Write;
    // If standard error is closed too, nothing is left to do.
    let _ = writeln!(io::stderr(), "mots: {text}");
    ExitCode::from(3)
}
