//! A word as it is announced, and its letters (THE-14, COM-6).

use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;
use lexicon::{NotAWord, is_apostrophe, is_joint};
use tabletop::text::{TextFault, plain};

/// The most characters of an announced word.
pub const MAX_WORD: usize = 40;

/// Why a text is no word that can be announced.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NotSpoken {
    /// The text has no letter, or only one.
    Short,
    /// The text has more than [`MAX_WORD`] characters.
    Long,
    /// The text has a sign that no word has.
    Sign(char),
    /// A letter has more combining marks than any language writes.
    Marks,
}

impl fmt::Display for NotSpoken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            NotSpoken::Short => f.write_str("a word has two letters or more"),
            NotSpoken::Long => write!(f, "a word has {MAX_WORD} characters at most"),
            NotSpoken::Marks => f.write_str("too many marks on a letter"),
            NotSpoken::Sign(sign) => write!(f, "{sign:?} has no place in a word"),
        }
    }
}

impl core::error::Error for NotSpoken {}

pub(crate) fn is_space(sign: char) -> bool {
    matches!(sign, ' ' | '\u{a0}' | '\u{202f}')
}

/// The letters of an announced word: hyphens, apostrophes and spaces do not count (THE-14).
///
/// ```
/// use themes::{NotSpoken, letters};
///
/// assert_eq!(letters("chou-fleur").as_deref(), Ok("CHOUFLEUR"));
/// assert_eq!(letters("machine à laver").as_deref(), Ok("MACHINEALAVER"));
/// assert_eq!(letters("La Fontaine").as_deref(), Ok("LAFONTAINE"));
/// assert_eq!(letters("é!"), Err(NotSpoken::Sign('!')));
/// ```
pub fn letters(text: &str) -> Result<String, NotSpoken> {
    let text = plain(text, MAX_WORD).map_err(|fault| match fault {
        TextFault::Empty => NotSpoken::Short,
        TextFault::Long => NotSpoken::Long,
        TextFault::Sign(sign) => NotSpoken::Sign(sign),
        TextFault::Marks => NotSpoken::Marks,
    })?;
    let bare: String = text.chars().filter(|sign| !is_joint(*sign) && !is_space(*sign)).collect();
    match lexicon::fold(&bare) {
        Ok(letters) if letters.len() < 2 => Err(NotSpoken::Short),
        Ok(letters) => Ok(letters),
        Err(NotAWord::Empty) => Err(NotSpoken::Short),
        Err(NotAWord::Sign(sign)) => Err(NotSpoken::Sign(sign)),
    }
}

/// The letters of a proper name without the articles and particles that it begins with, each left out in its turn:
/// `van der Meer` is `DERMEER` and `MEER` too. The name itself is not among them.
pub(crate) fn without_particles(name: &str) -> Vec<String> {
    let mut rest = name.trim();
    let mut found = Vec::new();
    while let Some(at) = rest.find(|sign| is_space(sign) || is_joint(sign)) {
        let (head, tail) = rest.split_at(at);
        // `el-Sadate`, but `Du-Chaillu` is one name.
        let hyphen = !tail.starts_with(|sign| is_space(sign) || is_apostrophe(sign));
        let particle = if hyphen {
            HYPHENED.contains(&lexicon::in_small_letters(head).as_str())
        } else {
            is_particle(head)
        };
        if !particle {
            break;
        }
        rest = tail.trim_start_matches(|sign| is_space(sign) || is_joint(sign));
        found.extend(letters(rest));
    }
    found
}

/// Whether this is an article or a particle of names.
pub(crate) fn is_particle(text: &str) -> bool {
    lexicon::fold(text).is_ok_and(|text| PARTICLES.contains(&text.as_str()))
}

/// The particles that are written with a hyphen.
const HYPHENED: [&str; 3] = ["al", "el", "ibn"];

const PARTICLES: [&str; 25] = [
    "AL", "D", "DA", "DE", "DEL", "DELLA", "DEN", "DER", "DES", "DI", "DOS", "DU", "EL", "IBN", "L", "LA",
    "LE", "LES", "LO", "TEN", "TER", "THE", "VAN", "VON", "ZU",
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_14_hyphens_apostrophes_and_spaces_are_ignored() {
        for (text, expected) in [
            ("chou-fleur", Ok("CHOUFLEUR")),
            ("presqu’île", Ok("PRESQUILE")),
            (" Buñuel ", Ok("BUNUEL")),
            ("L'Oréal", Ok("LOREAL")),
            ("La\u{a0}Fontaine", Ok("LAFONTAINE")),
            ("pomme de terre", Ok("POMMEDETERRE")),
            ("a", Err(NotSpoken::Short)),
            ("-'", Err(NotSpoken::Short)),
            ("R2D2", Err(NotSpoken::Sign('2'))),
            ("Ørsted", Err(NotSpoken::Sign('Ø'))),
            ("e\u{301}te\u{301}", Ok("ETE")),
            ("e\u{301}\u{301}\u{301}te", Err(NotSpoken::Marks)),
            ("e\u{200b}te", Err(NotSpoken::Sign('\u{200b}'))),
        ] {
            assert_eq!(letters(text), expected.map(str::to_owned), "{text}");
        }
        assert!(letters(&"é".repeat(40)).is_ok());
        assert_eq!(letters(&"é".repeat(41)), Err(NotSpoken::Long));
    }

    #[test]
    fn particles_can_be_left_out() {
        assert_eq!(without_particles("van der Meer"), ["DERMEER", "MEER"]);
        assert_eq!(without_particles("d’Alembert"), ["ALEMBERT"]);
        assert_eq!(without_particles("L'Oréal"), ["OREAL"]);
        assert_eq!(without_particles("el-Sadate"), ["SADATE"]);
        assert!(without_particles("Bonaparte").is_empty());
        assert!(without_particles("Costa Rica").is_empty());
    }
}
