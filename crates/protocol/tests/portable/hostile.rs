//! A smaller set of hostile files, natively and in wasm, where addresses have 32 bits and the stack has a megabyte.

use crate::common::Session;
use crate::files::{bombs, bringing, brought, is_text, load, notations, read, record, records, sound, whole};
use crate::texts::{cuts, shapes, texts};
use serde_json::json;
use wasm_bindgen_test::wasm_bindgen_test;

/// The largest is as much as a request may be (`MAX_REQUEST_BYTES`). Natively `hostile.rs` tries larger ones, with their time and memory.
const SIZES: &[usize] =
    if cfg!(target_family = "wasm") { &[64 << 10, 1 << 20, 4 << 20] } else { &[64 << 10] };

/// How many seconds a file may take in wasm, and how many megabytes the memory, which never shrinks, may have after it. On a busy machine
/// 1.8 s and 245 MB were measured. Natively `hostile.rs` measures.
#[cfg(target_family = "wasm")]
const MOST: (f64, usize) = (8.0, 400);

/// The seconds of the processor that Node has used: what other programs do meanwhile does not count.
#[cfg(target_family = "wasm")]
fn used() -> f64 {
    js_sys::eval("process.cpuUsage().user").unwrap().as_f64().unwrap() / 1e6
}

#[cfg(target_family = "wasm")]
fn within<T>(what: &str, does: impl FnOnce() -> T) -> T {
    let already = used();
    let done = does();
    let (seconds, pages) = (used() - already, core::arch::wasm32::memory_size::<0>());
    assert!(seconds <= MOST.0 && pages >> 4 <= MOST.1, "{what}: {seconds} s, {} MB", pages >> 4);
    done
}

#[cfg(not(target_family = "wasm"))]
fn within<T>(_: &str, does: impl FnOnce() -> T) -> T {
    does()
}

#[test]
#[wasm_bindgen_test]
fn hostile_texts_are_answered_everywhere() {
    for (shape, piece) in SIZES.iter().copied().flat_map(shapes) {
        for text in records(&piece) {
            assert!(within(shape, || load(&text))["ok"].is_boolean(), "{shape}");
        }
        for line in brought(&piece) {
            let answer = within(shape, || Session::new().0.answer_line(&line));
            assert_eq!(answer["ok"], false, "{shape}");
        }
    }
    for (shape, text) in SIZES.iter().copied().flat_map(notations) {
        assert!(within(shape, || load(&text))["ok"].is_boolean(), "{shape}");
    }
    for (name, text) in SIZES.iter().copied().flat_map(texts) {
        let line = json!({"op": "check-data", "game": "spikit", "data": {"deck": text}}).to_string();
        let answer = within(name, || Session::new().0.answer_line(&line));
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
            assert!(!read(name, cut, &dictionary) || is_text(name), "{name} cut at {}", cut.len());
        }
    }
    for (name, file) in SIZES.iter().flat_map(|bytes| bombs(&dictionary, *bytes)) {
        within(&name.to_string(), || read(&name, &file, &dictionary));
    }
    for bytes in SIZES {
        for (name, file) in &files {
            let longer: Vec<u8> = file.iter().cycle().take(*bytes).copied().collect();
            within(&name.to_string(), || read(name, &longer, &dictionary));
        }
    }
}
