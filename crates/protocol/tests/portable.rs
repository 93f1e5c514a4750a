//! COM-1: a recorded match of each game gives the same views, the same log and the same legal actions natively and in wasm.
//!
//! In wasm: `cargo test -p protocol --target wasm32-unknown-unknown --test portable` with wasm-bindgen-test-runner as the runner. The
//! records lie in `tests/portable/`; where a rule was changed on purpose, `PORTABLE=write cargo test -p protocol --test portable`
//! writes them anew.
#![allow(clippy::unwrap_used, reason = "a test that fails here has failed")]

mod common;

use common::Session;
use lexicon::Fnv;
use serde_json::{Value, json};
use wasm_bindgen_test::wasm_bindgen_test;

/// What everybody sees and was told at the end, as one number.
fn digest(session: &mut Session, seats: usize) -> String {
    let mut hash = Fnv::default();
    let mut add = |value: Value| hash.add(value.to_string().as_bytes());
    for seat in (0..seats).map(Value::from).chain([Value::Null]) {
        add(session.done(json!({"op": "view", "seat": seat})));
        add(session.done(json!({"op": "log", "seat": seat})));
        if seat.is_u64() {
            add(session.done(json!({"op": "legal", "seat": seat})));
        }
    }
    format!("{:016x}", hash.value())
}

/// Replays the first half of the record, where there is still something to think about, and the whole.
fn check(text: &str) {
    let parity: Value = serde_json::from_str(text).unwrap();
    let save = &parity["save"];
    let seats = save["seats"].as_array().unwrap().len();
    let mut session = Session::new();
    let whole = save["actions"].as_array().unwrap();
    for (name, actions) in [("half", &whole[..whole.len() / 2]), ("whole", &whole[..])] {
        let mut part = save.clone();
        part["actions"] = actions.into();
        let loaded = session.done(json!({"op": "load", "save": part}));
        assert!(loaded.get("warning").is_none(), "{name}: {}", loaded["warning"]);
        assert_eq!(digest(&mut session, seats), parity[name].as_str().unwrap(), "{name} of {}", save["game"]);
    }
}

#[test]
#[wasm_bindgen_test]
fn com_1_syntax_replays_alike_everywhere() {
    check(include_str!("portable/syntax.json"));
}

#[test]
#[wasm_bindgen_test]
fn com_1_padbolix_replays_alike_everywhere() {
    check(include_str!("portable/padbolix.json"));
}

#[test]
#[wasm_bindgen_test]
fn com_1_plis_replays_alike_everywhere() {
    check(include_str!("portable/plis.json"));
}

/// Runs first where it is asked for; the tests above read what was there when they were compiled.
#[test]
#[cfg(not(target_family = "wasm"))]
fn records_are_written_when_asked_for() {
    if std::env::var("PORTABLE").as_deref() != Ok("write") {
        return;
    }
    for (game, seats) in [("syntax", 3), ("padbolix", 4), ("plis", 4)] {
        let mut session = Session::new();
        session.open(game, seats, json!({"seed": "7340182995116203"}));
        session.play(20_000, 2);
        let save = session.done(json!({"op": "save"}))["save"].clone();
        let whole = digest(&mut session, seats);
        let mut half = save.clone();
        let actions = half["actions"].as_array_mut().unwrap();
        actions.truncate(actions.len() / 2);
        session.done(json!({"op": "load", "save": half}));
        let half = digest(&mut session, seats);
        let parity = json!({"half": half, "whole": whole, "save": save});
        let path = format!("{}/tests/portable/{game}.json", env!("CARGO_MANIFEST_DIR"));
        std::fs::write(path, format!("{parity}\n")).unwrap();
    }
}
