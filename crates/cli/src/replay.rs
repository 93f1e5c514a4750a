//! `mots replay`: a saved match in sentences.

use crate::speech::{Speech, Tongue};
use crate::table::ask;
use crate::{Exit, Trouble, surroundings};
use clap::Args;
use protocol::{Host, MAX_REQUEST_BYTES};
use serde_json::{Value, json};
use std::fs::File;
use std::io::{self, BufWriter, Read, Write};
use std::path::PathBuf;

#[derive(Args)]
pub(crate) struct Arguments {
    /// A save, as the protocol's `save` returns it (JSON or text), or - for standard input.
    file: PathBuf,
    /// The language of the sentences.
    #[arg(long, value_enum, default_value_t = Tongue::Fr)]
    lang: Tongue,
    /// Retell it as this seat saw it (from 0); by default, as a spectator.
    #[arg(long)]
    seat: Option<u8>,
}

pub(crate) fn run(arguments: &Arguments) -> Result<Exit, Trouble> {
    let speech = Speech::new(arguments.lang);
    let name = arguments.file.display();
    let text = read(arguments).map_err(|error| Trouble::Said(format!("{name}: {error}")))?;
    let mut host = Host::new(surroundings::surroundings());
    let said = |error: Value| Trouble::Said(format!("{name}: {}", speech.say(&error["message"])));
    let loaded = ask(&mut host, json!({"op": "load", "save": save_of(&text)})).map_err(said)?;
    let log = ask(&mut host, json!({"op": "log", "seat": arguments.seat})).map_err(said)?;

    let mut output = BufWriter::new(io::stdout().lock());
    for entry in log["entries"].as_array().into_iter().flatten() {
        writeln!(output, "{}", speech.say(&entry["message"]))?;
    }
    writeln!(output)?;
    let view = &loaded["view"];
    let standing = if view["over"] == true { "replay-ranking" } else { "replay-unfinished" };
    writeln!(output, "{}", speech.words(standing, &[("round", view["round"].clone())]))?;
    for (place, seat) in places(view) {
        let args =
            [("place", json!(place)), ("name", seat["name"].clone()), ("points", seat["score"].clone())];
        writeln!(output, "{}", speech.words("replay-place", &args))?;
    }
    output.flush()?;
    let warnings = loaded["warnings"].as_array().map_or(&[][..], Vec::as_slice);
    for warning in warnings {
        let why = match &warning["error"] {
            Value::Null => String::new(),
            error => format!(" {}", speech.say(&error["message"])),
        };
        // The program goes on even if standard error is closed.
        let _ = writeln!(io::stderr(), "{name}: {}{why}", speech.say(&warning["message"]));
    }
    Ok(if warnings.is_empty() { Exit::Yes } else { Exit::No })
}

/// Reads a save, or a line of a recorded session that answers `save`. Anything else is given to the host as text, which recovers what it
/// can.
fn save_of(text: &str) -> Value {
    match serde_json::from_str::<Value>(text) {
        Ok(mut answer) if answer["save"].is_object() => answer["save"].take(),
        _ => text.into(),
    }
}

fn read(arguments: &Arguments) -> io::Result<String> {
    let mut bytes = Vec::new();
    let limit = MAX_REQUEST_BYTES as u64 + 1;
    if arguments.file.as_os_str() == "-" {
        io::stdin().lock().take(limit).read_to_end(&mut bytes)?;
    } else {
        File::open(&arguments.file)?.take(limit).read_to_end(&mut bytes)?;
    }
    if bytes.len() as u64 == limit {
        return Err(io::Error::new(io::ErrorKind::FileTooLarge, "too large for a save"));
    }
    Ok(String::from_utf8_lossy(&bytes).into_owned())
}

/// The seats with their places: by rank if the match is over, otherwise as they sit.
fn places(view: &Value) -> Vec<(usize, &Value)> {
    let seats = view["seats"].as_array().map_or(&[][..], Vec::as_slice);
    let Some(ranking) = view["ranking"].as_array() else {
        return seats.iter().enumerate().map(|(index, seat)| (index + 1, seat)).collect();
    };
    let mut places = Vec::new();
    for group in ranking {
        let place = places.len() + 1;
        let group = group.as_array().into_iter().flatten();
        let sitting = group.filter_map(|seat| seats.get(usize::try_from(seat.as_u64()?).ok()?));
        places.extend(sitting.map(|seat| (place, seat)));
    }
    places
}
