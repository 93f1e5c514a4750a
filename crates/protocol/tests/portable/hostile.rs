//! A smaller set of hostile files, natively and in wasm, where addresses have 32 bits and the stack has a megabyte.

use crate::common::Session;
use crate::files::{bombs, brought, cuts, load, read, records, shapes, sound, texts};
use serde_json::json;
use wasm_bindgen_test::wasm_bindgen_test;

const BYTES: usize = 64 << 10;

#[test]
#[wasm_bindgen_test]
fn hostile_texts_are_answered_everywhere() {
    for (shape, piece) in shapes(BYTES) {
        for text in records(&piece) {
            assert!(load(&text)["ok"].is_boolean(), "{shape}");
        }
        for line in brought(&piece) {
            assert_eq!(Session::new().0.answer_line(&line)["ok"], false, "{shape}");
        }
    }
    for (name, text) in texts(BYTES) {
        let line = json!({"op": "check-data", "game": "spikit", "data": {"deck": text}}).to_string();
        assert!(Session::new().0.answer_line(&line)["refusal"].is_object(), "{name}");
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
    for (name, file) in bombs(&dictionary, BYTES) {
        read(&name, &file, &dictionary);
    }
}
