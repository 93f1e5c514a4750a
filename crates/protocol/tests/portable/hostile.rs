//! A smaller set of hostile files, natively and in wasm, where addresses have 32 bits and the stack has a megabyte.

use crate::common::Session;
use crate::files::{bombs, bringing, brought, load, notations, read, record, records, sound, whole};
use crate::texts::{cuts, shapes, texts};
use serde_json::json;
use wasm_bindgen_test::wasm_bindgen_test;

/// The largest is as much as a request may be (`MAX_REQUEST_BYTES`). Natively `hostile.rs` tries larger ones, with their time and memory.
const SIZES: &[usize] =
    if cfg!(target_family = "wasm") { &[64 << 10, 1 << 20, 4 << 20] } else { &[64 << 10] };

#[test]
#[wasm_bindgen_test]
fn hostile_texts_are_answered_everywhere() {
    for (shape, piece) in SIZES.iter().copied().flat_map(shapes) {
        for text in records(&piece) {
            assert!(load(&text)["ok"].is_boolean(), "{shape}");
        }
        for line in brought(&piece) {
            assert_eq!(Session::new().0.answer_line(&line)["ok"], false, "{shape}");
        }
    }
    for (shape, text) in SIZES.iter().copied().flat_map(notations) {
        assert!(load(&text)["ok"].is_boolean(), "{shape}");
    }
    for (name, text) in SIZES.iter().copied().flat_map(texts) {
        let line = json!({"op": "check-data", "game": "spikit", "data": {"deck": text}}).to_string();
        let answer = Session::new().0.answer_line(&line);
        assert!(answer["ok"] == false || answer["refusal"].is_object(), "{name}");
    }
}

#[test]
#[wasm_bindgen_test]
fn what_was_cut_is_answered_everywhere() {
    let record = record().to_string();
    for cut in cuts(record.as_bytes()) {
        assert!(load(&String::from_utf8_lossy(cut))["ok"].is_boolean(), "cut at {}", cut.len());
    }
    for (game, seats, name, whole) in whole(2_000) {
        for cut in cuts(whole.as_bytes()) {
            let line = bringing((game, seats, name), &String::from_utf8_lossy(cut));
            assert_eq!(Session::new().0.answer_line(&line)["ok"], false, "{game}, cut at {}", cut.len());
        }
    }
}

#[test]
#[wasm_bindgen_test]
fn hostile_files_are_answered_everywhere() {
    let (dictionary, files) = sound(2_000);
    for (name, file) in &files {
        assert!(read(name, file, &dictionary), "{name}");
        for cut in cuts(file) {
            assert!(!read(name, cut, &dictionary), "{name} cut at {}", cut.len());
        }
    }
    for (name, file) in bombs(&dictionary, SIZES[0]) {
        read(&name, &file, &dictionary);
    }
}
