//! The command behind `cargo xtask dictionaries`.

use std::process::ExitCode;

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    match recipe::run(&arguments) {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => {
            eprintln!("dictionaries: {failure}");
            ExitCode::FAILURE
        }
    }
}
