//! The dictionaries and catalogues that the program carries.

use protocol::{Dictionaries, Dictionary, Language, Surroundings};
use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Instant;

mod embedded {
    include!(concat!(env!("OUT_DIR"), "/embedded.rs"));
}

pub(crate) use embedded::CATALOGUES;

/// The file of a dictionary, packed; `None` where the program was built without it.
pub(crate) fn packed(language: Language) -> Option<&'static [u8]> {
    embedded::DICTIONARIES.iter().find(|(code, _)| *code == language.code()).map(|(_, bytes)| *bytes)
}

/// Unpacks dictionaries when they are asked for, once each.
#[derive(Default)]
pub(crate) struct Shelf(BTreeMap<Language, Option<Arc<Dictionary>>>);

impl Dictionaries for Shelf {
    fn get(&mut self, language: Language) -> Option<Arc<Dictionary>> {
        let unpack = || packed(language).and_then(|bytes| Dictionary::from_wire(bytes).ok()).map(Arc::new);
        self.0.entry(language).or_insert_with(unpack).clone()
    }
}

/// Milliseconds since some moment.
pub(crate) fn clock() -> impl Fn() -> f64 {
    let start = Instant::now();
    move || start.elapsed().as_secs_f64() * 1000.0
}

/// What a host needs, on a machine with an operating system.
pub(crate) fn surroundings() -> Surroundings {
    Surroundings {
        dictionaries: Box::new(Shelf::default()),
        clock: Box::new(clock()),
        // Where the system has no chance to give (which no system does), the time is better than a panic.
        seeds: Box::new(|| getrandom::u64().unwrap_or_else(|_| Instant::now().elapsed().as_nanos() as u64)),
    }
}
