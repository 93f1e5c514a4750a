//! Rewrites records of `tests/portable/`: `cargo run -p protocol --example portable -- plis`. Do this only if a rule was changed on
//! purpose, because the records are the promise that a saved match replays. The file of a new game must exist before, empty.
#![allow(clippy::unwrap_used, reason = "a maintainer runs it and sees where it stops")]

#[path = "../tests/common/mod.rs"]
mod common;
#[path = "../tests/portable/digest.rs"]
mod digest;

use common::Session;
use digest::digest;
use serde_json::json;

fn main() {
    let asked: Vec<String> = std::env::args().skip(1).collect();
    for game in protocol::all_ids().filter(|game| asked.iter().any(|one| one == game)) {
        let most = protocol::info(game)["seats"]["max"].as_u64().unwrap();
        let seats = usize::try_from(most.min(4)).unwrap();
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
