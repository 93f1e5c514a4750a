use alloc::string::String;
use core::fmt;

/// Why a text is no single word (COM-6).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NotAWord {
    /// It has no letter at all.
    Empty,
    /// It has a sign that is no letter: a space, a hyphen, an apostrophe, a digit, a letter outside A–Z.
    Sign(char),
}

impl fmt::Display for NotAWord {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            NotAWord::Empty => f.write_str("no letters"),
            NotAWord::Sign(sign) => write!(f, "{sign:?} is not one of the letters A-Z"),
        }
    }
}

impl core::error::Error for NotAWord {}

/// A word in its letters A–Z (COM-6): case and accents dropped, Œ = OE, Æ = AE, ß = SS.
///
/// Precomposed and decomposed accents fold alike. A letter that is not one of A–Z with an accent (Ø, Ł, Þ…) is refused like any other sign.
///
/// ```
/// assert_eq!(lexicon::fold("Œuf").as_deref(), Ok("OEUF"));
/// assert_eq!(lexicon::fold("arc-en-ciel"), Err(lexicon::NotAWord::Sign('-')));
/// ```
pub fn fold(text: &str) -> Result<String, NotAWord> {
    let mut folded = String::with_capacity(text.len());
    for sign in text.chars() {
        match sign {
            'A'..='Z' => folded.push(sign),
            'a'..='z' => folded.push(sign.to_ascii_uppercase()),
            // Combining marks are the accents of decomposed text. A mark without a letter before it is refused as a sign.
            '\u{300}'..='\u{36f}' if !folded.is_empty() => {}
            _ => folded.push_str(letters(sign).ok_or(NotAWord::Sign(sign))?),
        }
    }
    if folded.is_empty() { Err(NotAWord::Empty) } else { Ok(folded) }
}

/// The letters of a Latin letter with an accent, or of a ligature.
///
/// The table is written by hand, because Unicode's decomposition tables would take more bytes in the worker than the rest of this crate. It
/// has the letters of Latin-1 and Latin Extended-A, and the few others on European keyboards.
fn letters(sign: char) -> Option<&'static str> {
    Some(match sign {
        'À'..='Å' | 'à'..='å' | 'Ā'..='ą' | 'Ǎ' | 'ǎ' => "A",
        'Æ' | 'æ' | 'Ǽ' | 'ǽ' => "AE",
        'Ç' | 'ç' | 'Ć'..='č' => "C",
        'Ď' | 'ď' => "D",
        'È'..='Ë' | 'è'..='ë' | 'Ē'..='ě' | 'Ẽ' | 'ẽ' => "E",
        'Ĝ'..='ģ' | 'Ǧ' | 'ǧ' => "G",
        'Ĥ' | 'ĥ' => "H",
        'Ì'..='Ï' | 'ì'..='ï' | 'Ĩ'..='İ' | 'Ǐ' | 'ǐ' => "I",
        'Ĵ' | 'ĵ' => "J",
        'Ķ' | 'ķ' | 'Ǩ' | 'ǩ' => "K",
        'Ĺ'..='ľ' => "L",
        'Ñ' | 'ñ' | 'Ń'..='ň' | 'Ǹ' | 'ǹ' => "N",
        'Ò'..='Ö' | 'ò'..='ö' | 'Ō'..='ő' | 'Ǒ' | 'ǒ' => "O",
        'Œ' | 'œ' => "OE",
        'Ŕ'..='ř' => "R",
        'Ś'..='š' | 'Ș' | 'ș' => "S",
        'ß' | 'ẞ' => "SS",
        'Ţ'..='ť' | 'Ț' | 'ț' => "T",
        'Ù'..='Ü' | 'ù'..='ü' | 'Ũ'..='ų' | 'Ǔ' | 'ǔ' => "U",
        'Ŵ' | 'ŵ' => "W",
        'Ý' | 'ý' | 'ÿ' | 'Ŷ'..='Ÿ' | 'Ỳ' | 'ỳ' => "Y",
        'Ź'..='ž' => "Z",
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn com_6_accents_and_case_are_ignored() {
        for (text, folded) in [
            ("Élève", "ELEVE"),
            ("ÇA", "CA"),
            ("Cañon", "CANON"),
            ("œufs", "OEUFS"),
            ("Ægosome", "AEGOSOME"),
            ("Straße", "STRASSE"),
            ("nai\u{308}f", "NAIF"),
            ("BOnD", "BOND"),
        ] {
            assert_eq!(fold(text).as_deref(), Ok(folded), "{text}");
        }
    }

    #[test]
    fn com_6_any_other_sign_makes_it_no_word() {
        for (text, sign) in [
            ("arc-en-ciel", '-'),
            ("l’eau", '’'),
            ("deux mots", ' '),
            ("2e", '2'),
            ("Ørsted", 'Ø'),
            ("×", '×'),
            ("÷", '÷'),
            ("\u{301}a", '\u{301}'),
            ("мир", 'м'),
        ] {
            assert_eq!(fold(text), Err(NotAWord::Sign(sign)), "{text}");
        }
        assert_eq!(fold(""), Err(NotAWord::Empty));
    }

    #[test]
    fn com_6_every_sign_of_the_latin_blocks_folds_to_letters_or_is_refused() {
        for sign in '\0'..='\u{24f}' {
            if let Ok(folded) = fold(&sign.to_string()) {
                assert!(folded.bytes().all(|letter| letter.is_ascii_uppercase()), "{sign} {folded}");
                let lower = sign.to_lowercase().to_string();
                assert_eq!(fold(&lower), Ok(folded), "{sign} and its lower case");
            }
        }
    }
}
