//! The corpus of the fuzz target `requests`: every file of it but the document's session begins with a match that can be loaded, and all
//! its lines are answered. It is made again here, so that nobody has to have written it before.
#![cfg(not(target_family = "wasm"))]

mod common;
#[path = "common/corpus.rs"]
mod matches;

use common::Session;
use serde_json::Value;

#[test]
fn every_line_of_the_corpus_is_answered() {
    let files = matches::corpus();
    for (name, text) in &files {
        let mut session = Session::new();
        for (number, line) in text.lines().enumerate() {
            let answer: Value = serde_json::from_str(&session.0.handle_line(line)).unwrap();
            let (ok, warned) = (answer["ok"] == true, answer.get("warning").is_some());
            assert!(answer["ok"].is_boolean() && (number > 0 || ok && !warned), "{name}: {answer}");
        }
    }
    assert!(files.len() > 20, "{} files", files.len());
}
