//! Lines of any text, one after the other, at one table.
#![no_main]

use libfuzzer_sys::fuzz_target;
use protocol::{Dictionary, Host, Language, Surroundings};
use std::cell::Cell;
use std::sync::Arc;

fuzz_target!(|text: &str| {
    let time = Cell::new(0.0);
    let mut host = Host::new(Surroundings {
        dictionaries: Box::new(|language: Language| {
            Dictionary::from_words(language, ["AI", "AIR", "FLAIR", "ROND", "BOND"]).ok().map(Arc::new)
        }),
        clock: Box::new(move || {
            time.set(time.get() + 1.0);
            time.get()
        }),
        seeds: Box::new(|| 7),
    });
    for line in text.lines() {
        let answer = host.handle_line(line);
        assert!(answer.contains("\"ok\":") && !answer.contains('\n'));
    }
});
