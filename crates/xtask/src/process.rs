//! Starting other programs.

use std::ffi::OsString;
use std::io::Read;
use std::path::Path;
use std::process::{Command, Stdio};
use std::sync::mpsc;
use std::thread;
use std::time::Duration;

use anyhow::{Context, Result, bail};

use crate::terminal::LiveLine;

/// A command that finds the project's own tools first.
pub(crate) fn command(program: &str, root: &Path, path: &OsString) -> Command {
    let mut command = Command::new(resolve(program));
    command.current_dir(root).env("PATH", path);
    command
}

/// On Windows, npm's programs are scripts, which have to be called by their full names.
fn resolve(program: &str) -> String {
    if cfg!(windows) && matches!(program, "npm" | "npx") {
        format!("{program}.cmd")
    } else {
        program.to_owned()
    }
}

/// The cargo that runs this command.
pub(crate) fn cargo() -> String {
    std::env::var("CARGO").unwrap_or_else(|_| "cargo".to_owned())
}

/// A program of the workspace that only some commands need, so that people who play need not compile it.
pub(crate) fn package(root: &Path, name: &str, arguments: &[String]) -> Command {
    let mut command = Command::new(cargo());
    command.current_dir(root).args(["run", "--quiet", "--package", name, "--"]).args(arguments);
    command
}

/// The command as it would be typed.
pub(crate) fn show(command: &Command) -> String {
    let program = Path::new(command.get_program()).file_name().unwrap_or(command.get_program());
    let words = std::iter::once(program).chain(command.get_args());
    words.map(|word| word.to_string_lossy().into_owned()).collect::<Vec<_>>().join(" ")
}

/// Runs a command in this terminal.
pub(crate) fn run(mut command: Command) -> Result<()> {
    let shown = show(&command);
    let status = command.status().with_context(|| format!("cannot start `{shown}`"))?;
    if !status.success() {
        bail!("`{shown}` failed ({status})");
    }
    Ok(())
}

/// Runs a command and returns what it printed; `None` if it does not start or fails.
pub(crate) fn output(mut command: Command) -> Option<String> {
    let output = command.stdin(Stdio::null()).stderr(Stdio::null()).output().ok()?;
    output.status.success().then(|| String::from_utf8_lossy(&output.stdout).trim().to_owned())
}

/// Runs a command quietly behind a live line. `progress` makes the line from the program's output (an empty text means no news). All other
/// output is shown if the command fails.
pub(crate) fn run_live(
    title: &str,
    estimate: Option<Duration>,
    mut command: Command,
    progress: impl Fn(&str) -> Option<String>,
) -> Result<()> {
    let shown = show(&command);
    let mut line = LiveLine::start(title, estimate);
    let mut child = command
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .with_context(|| format!("cannot start `{shown}`"))?;
    let (sender, lines) = mpsc::channel();
    let pipes = [
        child.stdout.take().map(|pipe| Box::new(pipe) as Box<dyn Read + Send>),
        child.stderr.take().map(|pipe| Box::new(pipe) as Box<dyn Read + Send>),
    ];
    for pipe in pipes.into_iter().flatten() {
        let sender = sender.clone();
        thread::spawn(move || forward(pipe, &sender));
    }
    drop(sender);
    let mut printed = Vec::new();
    let mut state = String::new();
    loop {
        match lines.recv_timeout(Duration::from_secs(1)) {
            Ok(text) => {
                match progress(&text) {
                    Some(news) if news.is_empty() => {}
                    Some(news) => state = news,
                    None => printed.push(text),
                }
                line.tick(&state);
            }
            Err(mpsc::RecvTimeoutError::Timeout) => line.tick(&state),
            Err(mpsc::RecvTimeoutError::Disconnected) => break,
        }
    }
    let status = child.wait()?;
    if status.success() {
        line.done();
        return Ok(());
    }
    line.failed();
    for text in printed {
        eprintln!("    {text}");
    }
    bail!("`{shown}` failed ({status})");
}

/// Sends the lines of a pipe. A line ends with a newline, or with a carriage return if the program rewrites it.
fn forward(mut pipe: Box<dyn Read + Send>, sender: &mpsc::Sender<String>) {
    let mut line = Vec::new();
    let mut buffer = [0_u8; 4096];
    while let Ok(read) = pipe.read(&mut buffer) {
        for &byte in buffer.iter().take(read) {
            if byte != b'\n' && byte != b'\r' {
                line.push(byte);
            } else if !line.is_empty() && sender.send(text(&std::mem::take(&mut line))).is_err() {
                return;
            }
        }
        if read == 0 {
            break;
        }
    }
    if !line.is_empty() {
        let _ = sender.send(text(&line));
    }
}

fn text(line: &[u8]) -> String {
    String::from_utf8_lossy(line).trim_end().to_owned()
}

/// Makes cargo report progress although it has no terminal; [`cargo_progress`] reads it.
pub(crate) fn with_cargo_progress(command: &mut Command) {
    command.env("CARGO_TERM_PROGRESS_WHEN", "always").env("CARGO_TERM_PROGRESS_WIDTH", "100");
}

/// `Building [====>   ] 12/34: serde, syn` → `12 of 34: serde, syn`; `Downloading …` as it is.
pub(crate) fn cargo_progress(line: &str) -> Option<String> {
    let line = line.trim_start();
    if let Some((_, rest)) = line.split_once("] ")
        && line.starts_with("Building [")
    {
        let (count, crates) = rest.split_once(": ").unwrap_or((rest, ""));
        let (done, of) = count.split_once('/')?;
        return Some(format!("{done} of {of} crates: {}", crates.trim_end_matches("...")));
    }
    match line.split_whitespace().next()? {
        "Updating" | "Downloading" | "Downloaded" | "Blocking" => Some(line.to_owned()),
        // The progress bar names the same crates, with the count.
        "Compiling" | "Building" | "Finished" => Some(String::new()),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cargo_s_bar_becomes_a_count() {
        let said = cargo_progress("    Building [=======>      ] 120/361: tokio, hyper");
        assert_eq!(said.as_deref(), Some("120 of 361 crates: tokio, hyper"));
        assert_eq!(cargo_progress("   Compiling tokio v1.0.0").as_deref(), Some(""));
        assert_eq!(cargo_progress("error: could not compile `x`"), None);
    }

    #[test]
    fn a_failing_command_names_itself() {
        let mut command = Command::new(cargo());
        command.arg("--no-such-option");
        let error = run_live("trying", None, command, |_| None).expect_err("must fail");
        assert!(error.to_string().contains("--no-such-option"), "{error}");
    }
}
