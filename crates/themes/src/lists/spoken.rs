//! A word as it is announced, and its letters (THE-14, COM-6).

use lexicon::NotAWord;
use std::fmt;

/// The most characters of an announced word.
pub const MAX_WORD: usize = 40;

/// Why a text is no word that can be announced.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NotSpoken {
    /// There is no letter, or one alone.
    Short,
    /// More than [`MAX_WORD`] characters.
    Long,
    /// A space, which only proper names may have.
    Space,
    /// Any other sign.
    Sign(char),
}

impl fmt::Display for NotSpoken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            NotSpoken::Short => f.write_str("a word has two letters or more"),
            NotSpoken::Long => write!(f, "a word has {MAX_WORD} characters at most"),
            NotSpoken::Space => f.write_str("only a proper name may have a space"),
            NotSpoken::Sign(sign) => write!(f, "{sign:?} has no place in a word"),
        }
    }
}

impl std::error::Error for NotSpoken {}

pub(crate) fn is_space(sign: char) -> bool {
    matches!(sign, ' ' | '\u{a0}' | '\u{202f}')
}

/// Hyphens and apostrophes as keyboards and typesetters write them.
pub(crate) fn is_joint(sign: char) -> bool {
    matches!(sign, '-' | '\u{2010}' | '\u{2011}') || is_apostrophe(sign)
}

pub(crate) fn is_apostrophe(sign: char) -> bool {
    matches!(sign, '\'' | '’' | 'ʼ')
}

/// The letters of an announced word: hyphens and apostrophes do not count, nor in a proper name spaces (THE-14).
///
/// ```
/// use themes::{NotSpoken, letters};
///
/// assert_eq!(letters("chou-fleur", false).as_deref(), Ok("CHOUFLEUR"));
/// assert_eq!(letters("La Fontaine", true).as_deref(), Ok("LAFONTAINE"));
/// assert_eq!(letters("La Fontaine", false), Err(NotSpoken::Space));
/// ```
pub fn letters(text: &str, proper: bool) -> Result<String, NotSpoken> {
    let text = text.trim();
    if text.chars().nth(MAX_WORD).is_some() {
        return Err(NotSpoken::Long);
    }
    if !proper && text.chars().any(is_space) {
        return Err(NotSpoken::Space);
    }
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
    while let Some((head, tail)) = rest.split_once(|sign| is_space(sign) || is_apostrophe(sign)) {
        let particle = lexicon::fold(head).is_ok_and(|head| PARTICLES.contains(&head.as_str()));
        if !particle {
            break;
        }
        rest = tail.trim_start();
        found.extend(letters(rest, true));
    }
    found
}

const PARTICLES: [&str; 24] = [
    "D", "DA", "DE", "DEL", "DELLA", "DEN", "DER", "DES", "DI", "DOS", "DU", "EL", "IBN", "L", "LA", "LE",
    "LES", "LO", "TEN", "TER", "THE", "VAN", "VON", "ZU",
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_14_hyphens_apostrophes_and_in_names_spaces_are_ignored() {
        for (text, proper, expected) in [
            ("chou-fleur", false, Ok("CHOUFLEUR")),
            ("presqu’île", false, Ok("PRESQUILE")),
            (" Buñuel ", true, Ok("BUNUEL")),
            ("L'Oréal", true, Ok("LOREAL")),
            ("La\u{a0}Fontaine", true, Ok("LAFONTAINE")),
            ("pomme de terre", false, Err(NotSpoken::Space)),
            ("a", false, Err(NotSpoken::Short)),
            ("-'", true, Err(NotSpoken::Short)),
            ("R2D2", true, Err(NotSpoken::Sign('2'))),
            ("Ørsted", true, Err(NotSpoken::Sign('Ø'))),
        ] {
            assert_eq!(letters(text, proper), expected.map(str::to_owned), "{text}");
        }
        assert!(letters(&"é".repeat(40), false).is_ok());
        assert_eq!(letters(&"é".repeat(41), false), Err(NotSpoken::Long));
    }

    #[test]
    fn particles_can_be_left_out() {
        assert_eq!(without_particles("van der Meer"), ["DERMEER", "MEER"]);
        assert_eq!(without_particles("d’Alembert"), ["ALEMBERT"]);
        assert_eq!(without_particles("L'Oréal"), ["OREAL"]);
        assert!(without_particles("Bonaparte").is_empty());
        assert!(without_particles("Costa Rica").is_empty());
    }
}
