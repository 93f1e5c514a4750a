//! Lines of any text, one after the other, at one table.
#![no_main]

use libfuzzer_sys::fuzz_target;
use protocol::{Dictionary, Host, Language, Resource, ResourceName, Surroundings, read_resource};
use std::cell::Cell;

fuzz_target!(|text: &str| {
    let time = Cell::new(0.0);
    let mut host = Host::new(Surroundings {
        resources: Box::new(|name: &ResourceName| {
            if name.kind() == "deck" {
                return read_resource(name, include_bytes!("../../../../www/decks/syntax.fr.json"), &mut |_| {});
            }
            let language = Language::from_code(name.id())?;
            Dictionary::from_words(language, ["AI", "AIR", "FLAIR", "ROND", "BOND"]).ok().map(Resource::new)
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
