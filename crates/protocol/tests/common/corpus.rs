//! The corpora with which fuzz targets begin. That of `requests`: matches of every game in progress, as saves from which the next lines go
//! on, and the session of PROTOCOL.md. That of `files`: saves of such matches. The example `corpus` writes them for fuzzing; the test of
//! that name sends them to a host.
#![allow(clippy::unwrap_used, reason = "a test that fails here has failed")]

use super::common::Session;
use serde_json::{Value, json};

/// The numbers of actions after which matches are saved.
const PLACES: [usize; 4] = [0, 9, 40, 130];

fn lines(game: &str, seats: usize, options: &Value, actions: usize) -> String {
    let mut session = Session::new();
    session.open(game, seats, json!({"options": options}));
    session.play(actions, 2);
    let save = session.done(json!({"op": "save", "at_ms": 20_000}))["save"].clone();
    let seat = session.done(json!({"op": "view"}))["view"]["to_act"][0].clone();
    let mut requests = vec![json!({"op": "load", "save": save})];
    if !seat.is_null() {
        let actions = session.done(json!({"op": "legal", "seat": seat, "limit": 40}))["actions"].clone();
        requests.push(json!({"op": "legal", "seat": seat, "limit": 40}));
        let nearly = actions.as_array().unwrap().iter().rev().take(4);
        let act = |action: &Value| json!({"op": "act", "seat": seat, "action": action, "at_ms": 21_000});
        requests.extend(nearly.map(act));
        requests.push(json!({"op": "bot", "seat": seat, "iterations": 20}));
    }
    requests.push(json!({"op": "undo", "seat": 0}));
    requests.push(json!({"op": "log", "seat": 1}));
    requests.push(json!({"op": "save"}));
    let text = session.done(json!({"op": "save", "as": "text"}))["save"].clone();
    requests.push(json!({"op": "load", "save": text}));
    requests.push(json!({"op": "save", "as": "text"}));
    requests.iter().map(|request| format!("{request}\n")).collect()
}

/// File names, and the lines of each.
pub(crate) fn corpus() -> Vec<(String, String)> {
    let mut files = Vec::new();
    for game in protocol::all_ids() {
        let seats = super::common::seats(game);
        for (number, options) in protocol::sample_options(game).iter().enumerate() {
            // Later places are played with more seats.
            let seats = (*seats.start() + number + 1).min(*seats.end());
            for place in PLACES {
                files.push((format!("{game}-{number}-{place}.jsonl"), lines(game, seats, options, place)));
            }
        }
    }
    let document = include_str!("../../PROTOCOL.md").lines();
    let session =
        document.filter_map(|line| line.strip_prefix("> ")).map(|line| format!("{line}\n")).collect();
    files.push(("session.jsonl".to_owned(), session));
    files
}

/// File names, and the text of a save of each game in JSON and in its notation.
pub(crate) fn saves() -> Vec<(String, String)> {
    let mut files = Vec::new();
    for game in protocol::all_ids() {
        let mut session = Session::new();
        session.open(game, *super::common::seats(game).end(), json!({}));
        session.play(60, 2);
        for form in ["json", "text"] {
            let save = session.done(json!({"op": "save", "as": form, "at_ms": 20_000}))["save"].clone();
            let text = save.as_str().map_or_else(|| save.to_string(), str::to_owned);
            files.push((format!("{game}-{form}"), text));
        }
    }
    files
}

/// Such a text as libFuzzer hands it to the target: the first of its files, a record without the target's own head.
#[allow(dead_code, reason = "for the example alone")]
pub(crate) fn as_input(text: &str) -> Vec<u8> {
    [&[0; 5], text.as_bytes()].concat()
}
