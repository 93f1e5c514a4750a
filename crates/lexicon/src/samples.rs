//! A few words of each language, for tests of crates that read words. Recorded matches depend on their order, so new ones go at the end.

use supplies::{Resource, ResourceName};

use crate::{DICTIONARY, Dictionary, Language, MORPHOLOGY, MorphologyFile};

const FRENCH: [&str; 26] = [
    "AI", "AS", "AN", "EN", "ES", "ET", "LA", "LE", "NE", "OR", "OS", "SA", "SE", "SI", "TA", "TE", "TU",
    "UN", "AIR", "RIEN", "FLAIR", "ROND", "BOND", "RUE", "RUELLE", "TASSE",
];
const ENGLISH: [&str; 8] = ["AT", "ON", "TO", "TEA", "SEA", "EAST", "STONE", "BOND"];

/// The words of a language.
pub fn words(language: Language) -> &'static [&'static str] {
    match language {
        Language::French => &FRENCH,
        Language::English => &ENGLISH,
    }
}

/// For a dictionary's name a dictionary of these words, for word data an empty file that belongs to it; `None` for any other name.
pub fn resource(name: &ResourceName) -> Option<Resource> {
    let language = Language::from_code(name.id())?;
    let dictionary = Dictionary::from_words(language, words(language)).ok()?;
    let named = |kind: &'static supplies::Kind| *name == kind.named(language);
    if named(&DICTIONARY) {
        return Some(Resource::new(dictionary));
    }
    let file = crate::encode_morphology(&dictionary, &[]).ok()?;
    MorphologyFile::read(&file).ok().filter(|_| named(&MORPHOLOGY)).map(Resource::new)
}
