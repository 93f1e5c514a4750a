//! The corpora of the fuzz targets `requests` and `files`. Every file of the first but the document's session begins with a match that can be
//! loaded, and all its lines are answered; every file of the second is a save. They are made again here, so that nobody has to have written
//! them before.
#![cfg(not(target_family = "wasm"))]

mod common;
#[path = "common/corpus.rs"]
mod matches;

use common::Session;
use serde_json::{Value, json};

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

#[test]
fn every_save_of_the_corpus_is_loaded() {
    for (name, text) in matches::saves() {
        let loaded = Session::new().done(json!({"op": "load", "save": text}));
        assert_eq!(loaded.get("warning"), None, "{name}");
    }
}
