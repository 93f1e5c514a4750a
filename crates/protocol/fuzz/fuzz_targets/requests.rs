//! Sends lines of any text to one table. The example `corpus` writes matches of every game to begin with.
#![no_main]

#[path = "../../tests/common/mod.rs"]
mod common;

use common::Session;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    let mut session = Session::new();
    for line in text.lines() {
        let answer = session.0.handle_line(line);
        assert!(answer.contains("\"ok\":") && !answer.contains('\n'));
    }
});
