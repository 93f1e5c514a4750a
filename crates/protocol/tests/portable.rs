//! COM-1: a recorded match of each game gives the same views, the same log and the same legal actions natively and in wasm.
//!
//! In wasm: `cargo test -p protocol --target wasm32-unknown-unknown --test portable` with wasm-bindgen-test-runner as the runner. The
//! records lie in `tests/portable/`; if a rule was changed on purpose, `cargo run -p protocol --example portable -- <game>` rewrites one.
#![allow(clippy::unwrap_used, reason = "a test that fails here has failed")]

mod common;
#[path = "portable/digest.rs"]
mod digest;
#[path = "hostile/files.rs"]
mod files;
#[path = "portable/hostile.rs"]
mod hostile;
#[path = "hostile/texts.rs"]
mod texts;

use common::Session;
use digest::digest;
use serde_json::{Value, json};
use wasm_bindgen_test::wasm_bindgen_test;

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
fn com_1_every_game_replays_alike_everywhere() {
    protocol::records().into_iter().for_each(check);
}
