//! Tests that no file takes too much time or memory, whatever is in it. A smaller set runs in wasm, see `portable.rs`.
//!
//! The limits are ten times what was measured on a slow machine without optimisation. The faults that they should find take a hundred times
//! as long.
#![cfg(not(target_family = "wasm"))]
#![allow(
    clippy::unwrap_used,
    clippy::print_stdout,
    reason = "a test that fails here has failed, and tells what it has measured"
)]

mod common;
#[path = "hostile/files.rs"]
mod files;
#[path = "hostile/memory.rs"]
mod memory;
#[path = "hostile/texts.rs"]
mod texts;

use files::{bombs, bringing, brought, is_text, load, notations, read, record, records, sound, whole};
use memory::measured;
use serde_json::{Value, json};
use std::time::Duration;
use texts::{cuts, shapes, texts};

const SIZES: [usize; 3] = [64 << 10, 1 << 20, 5 << 20];

/// The most time and memory that any file of a kind took.
#[derive(Default)]
struct Worst {
    time: Duration,
    bytes: usize,
}

impl Worst {
    fn of<T>(&mut self, what: &str, does: impl FnOnce() -> T) -> T {
        let (done, time, bytes) = measured(does);
        if time > self.time || bytes > self.bytes {
            println!("{what}: {time:?}, {} kB", bytes >> 10);
        }
        (self.time, self.bytes) = (self.time.max(time), self.bytes.max(bytes));
        done
    }

    #[track_caller]
    fn within(&self, time: Duration, megabytes: usize) {
        assert!(self.time <= time, "{:?}", self.time);
        assert!(self.bytes <= megabytes << 20, "{} kB", self.bytes >> 10);
    }
}

fn answered(answer: &Value) {
    assert!(answer["ok"].is_boolean(), "{answer}");
}

#[test]
fn texts_of_records() {
    let mut worst = Worst::default();
    for (bytes, (shape, piece)) in
        SIZES.iter().flat_map(|bytes| shapes(*bytes).into_iter().map(move |shape| (bytes, shape)))
    {
        for text in records(&piece) {
            worst.of(&format!("{shape} of {bytes}"), || answered(&load(&text)));
        }
    }
    worst.within(Duration::from_secs(8), 400);
}

#[test]
fn texts_of_records_in_the_games_notation() {
    let mut worst = Worst::default();
    for (bytes, (shape, text)) in
        SIZES.iter().flat_map(|bytes| notations(*bytes).into_iter().map(move |text| (bytes, text)))
    {
        worst.of(&format!("{shape} of {bytes}"), || answered(&load(&text)));
        let cut = text.len() - "end\n".len();
        worst.of(&format!("{shape} of {bytes}, cut"), || answered(&load(&text[..cut])));
    }
    worst.within(Duration::from_secs(8), 400);
}

#[test]
fn a_record_cut_at_every_hundredth_is_read_in_one_pass() {
    let mut save = record();
    let whole = load(&save.to_string());
    assert_eq!((whole["ok"].as_bool(), whole.get("warning")), (Some(true), None));
    let actions = save["actions"].as_array().unwrap().clone();
    save["actions"] = actions.iter().cycle().take(40_000).cloned().collect();
    let text = save.to_string();
    let mut worst = Worst::default();
    for cut in cuts(text.as_bytes()) {
        let text = std::str::from_utf8(cut).unwrap_or_default();
        worst.of(&format!("cut at {}", cut.len()), || answered(&load(text)));
    }
    worst.within(Duration::from_secs(8), 400);
}

#[test]
fn decks_and_theme_cards() {
    let mut worst = Worst::default();
    for (bytes, (shape, piece)) in
        SIZES.iter().flat_map(|bytes| shapes(*bytes).into_iter().map(move |shape| (bytes, shape)))
    {
        for line in brought(&piece) {
            let mut session = common::Session::new();
            let answer = worst.of(&format!("{shape} of {bytes}"), || session.0.answer_line(&line));
            assert_eq!(answer["ok"], false, "{shape}");
        }
    }
    worst.within(Duration::from_secs(8), 400);
}

#[test]
fn decks_and_theme_cards_in_lines_of_text() {
    let mut worst = Worst::default();
    for (bytes, (name, text)) in
        SIZES.iter().flat_map(|bytes| texts(*bytes).into_iter().map(move |text| (bytes, text)))
    {
        for (game, kind) in [("spikit", "deck"), ("themes", "card"), ("syntax", "deck")] {
            let line = json!({"op": "check-data", "game": game, "data": {kind: text}}).to_string();
            let answer =
                worst.of(&format!("{name}, {bytes}, {game}"), || common::Session::new().0.answer_line(&line));
            answered(&answer);
            assert!(answer["ok"] == false || answer["refusal"].is_object(), "{name} {game}: {answer:.200}");
        }
    }
    worst.within(Duration::from_secs(8), 400);
}

#[test]
fn decks_and_a_theme_card_cut_at_every_hundredth() {
    let mut worst = Worst::default();
    for (game, seats, name, whole) in whole(60_000) {
        for cut in cuts(whole.as_bytes()) {
            let line = bringing((game, seats, name), &String::from_utf8_lossy(cut));
            let answer = worst
                .of(&format!("{game}, cut at {}", cut.len()), || common::Session::new().0.answer_line(&line));
            assert_eq!(answer["ok"], false);
        }
    }
    worst.within(Duration::from_secs(8), 400);
}

#[test]
fn files_of_dictionaries_word_data_and_lists() {
    let (dictionary, files) = sound(10_000);
    let mut worst = Worst::default();
    for (name, file) in &files {
        assert!(worst.of(&format!("{name}, whole"), || read(name, file, &dictionary)), "{name}");
        for cut in cuts(file) {
            let done = worst.of(&format!("{name} cut at {}", cut.len()), || read(name, cut, &dictionary));
            assert!(!done || is_text(name), "{name} cut at {}", cut.len());
        }
        for at in (0..file.len()).step_by(file.len() / 97 + 1) {
            let mut bent = file.clone();
            bent[at] ^= 0x55;
            worst.of(&format!("{name} bent at {at}"), || read(name, &bent, &dictionary));
        }
        for bytes in SIZES {
            let longer = file.iter().cycle().take(bytes).copied().collect::<Vec<u8>>();
            worst.of(&format!("{name} {bytes} times"), || read(name, &longer, &dictionary));
        }
    }
    for bytes in [64 << 10, 4 << 20] {
        for (name, file) in bombs(&dictionary, bytes) {
            worst.of(&format!("{name} that unpacks to {bytes}"), || read(&name, &file, &dictionary));
        }
    }
    worst.within(Duration::from_secs(8), 200);
}
