//! Spellings and their keys. A key is a spelling without case and accents, but with its hyphens and apostrophes.

use alloc::borrow::ToOwned;
use alloc::string::{String, ToString};

use crate::case::lower;
use crate::fold::{NotAWord, fold};

/// The key of a spelling: letters as [`fold`] has them, `'` for every apostrophe and `-` for every hyphen.
pub(super) fn key(text: &str) -> Result<String, NotAWord> {
    let mut key = String::with_capacity(text.len());
    let mut letters = false;
    for piece in text.split_inclusive(is_joint) {
        let joint = piece.chars().next_back().filter(|&sign| is_joint(sign));
        let word = joint.map_or(piece, |sign| &piece[..piece.len() - sign.len_utf8()]);
        if !word.is_empty() {
            key.push_str(&fold(word)?);
            letters = true;
        }
        key.extend(joint.map(plain_joint));
    }
    if letters { Ok(key) } else { Err(NotAWord::Empty) }
}

/// Whether a sign joins words into one: a hyphen or an apostrophe, as keyboards and typesetters write them.
pub fn is_joint(sign: char) -> bool {
    matches!(sign, '-' | '\u{2010}' | '\u{2011}') || is_apostrophe(sign)
}

/// Whether a sign is an apostrophe, as keyboards and typesetters write it.
pub fn is_apostrophe(sign: char) -> bool {
    matches!(sign, '\'' | '’' | 'ʼ')
}

fn plain_joint(sign: char) -> char {
    if is_apostrophe(sign) { '\'' } else { '-' }
}

/// Whether a sign may stand in words as people write them: a letter, an accent of decomposed text, a joint, a space.
pub fn is_written(sign: char) -> bool {
    sign.is_alphabetic() || is_accent(sign) || is_joint(sign) || sign.is_whitespace()
}

/// Whether a sign is an accent of decomposed text.
pub(super) fn is_accent(sign: char) -> bool {
    matches!(sign, '\u{300}'..='\u{36f}')
}

/// A spelling in lower case, with plain joints and composed accents, as in the data.
///
/// ```
/// assert_eq!(lexicon::plain("L’Arc‑en‑ciel d’e\u{301}te\u{301}"), "l'arc-en-ciel d'été");
/// ```
pub fn plain(text: &str) -> String {
    let mut plain = String::with_capacity(text.len());
    for sign in text.chars().map(lower) {
        let composed = plain.chars().next_back().and_then(|letter| composed(letter, sign));
        match composed {
            Some(composed) => {
                plain.pop();
                plain.push(composed);
            }
            None => plain.push(if is_joint(sign) { plain_joint(sign) } else { sign }),
        }
    }
    plain
}

/// Whether two texts are the same words: case, accents, spaces and the way in which joints are typed do not count.
///
/// ```
/// assert!(lexicon::are_alike("avec  Joie", "AVEC joie") && !lexicon::are_alike("avec joie", "avecjoie"));
/// ```
pub fn are_alike(one: &str, other: &str) -> bool {
    let word = |text| key(text).unwrap_or_else(|_| plain(text));
    one.split_whitespace().map(word).eq(other.split_whitespace().map(word))
}

/// Composes a lower-case letter and the combining accent after it. Like [`fold`] it is written by hand, because Unicode's tables would take
/// more bytes than this crate.
fn composed(letter: char, accent: char) -> Option<char> {
    let (letters, composed) = match accent {
        '\u{300}' => ("aeiou", "àèìòù"),
        '\u{301}' => ("aeiouy", "áéíóúý"),
        '\u{302}' => ("aeiou", "âêîôû"),
        '\u{303}' => ("ano", "ãñõ"),
        '\u{308}' => ("aeiouy", "äëïöüÿ"),
        '\u{30a}' => ("a", "å"),
        '\u{327}' => ("c", "ç"),
        _ => return None,
    };
    composed.chars().nth(letters.find(letter)?)
}

/// The accents of a spelling as a pattern beside its key: `.` for each plain letter, and the sign itself for each accented letter or
/// ligature. Nothing is written after the last of these. `None` if the spelling is not this key in lower case with accents.
#[cfg(feature = "encode")]
pub(super) fn accents(spelling: &str, key: &str) -> Option<String> {
    let pattern: String =
        spelling.chars().map(|sign| if sign.is_ascii_lowercase() { '.' } else { sign }).collect();
    let pattern = pattern.trim_end_matches('.').to_owned();
    (accented(key, &pattern).as_deref() == Some(spelling)).then_some(pattern)
}

/// The spelling of a key with the accents of this pattern; `None` if they do not fit.
pub(super) fn accented(key: &str, pattern: &str) -> Option<String> {
    let mut rest = key;
    let mut spelling = String::with_capacity(key.len() + pattern.len());
    for sign in pattern.chars() {
        let letters = if sign == '.' { rest.get(..1)?.to_owned() } else { fold(&sign.to_string()).ok()? };
        rest = rest.strip_prefix(letters.as_str())?;
        if sign == '.' {
            spelling.push_str(&letters.to_ascii_lowercase());
        } else {
            spelling.push(sign);
        }
    }
    spelling.push_str(&rest.to_ascii_lowercase());
    Some(spelling)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keys_keep_hyphens_and_apostrophes() {
        for (text, expected) in [
            ("Arc-en-ciel", Ok("ARC-EN-CIEL")),
            ("aujourd’hui", Ok("AUJOURD'HUI")),
            ("o'clock", Ok("O'CLOCK")),
            ("à", Ok("A")),
            ("l'", Ok("L'")),
            ("-", Err(NotAWord::Empty)),
            ("", Err(NotAWord::Empty)),
            ("a b", Err(NotAWord::Sign(' '))),
        ] {
            assert_eq!(key(text), expected.map(str::to_owned), "{text}");
        }
    }

    #[test]
    fn a_plain_spelling_is_small_and_composed() {
        for (text, expected) in [
            ("Arc\u{2011}en\u{2010}Ciel", "arc-en-ciel"),
            ("QU’e\u{302}tre", "qu'être"),
            ("c\u{327}a", "ça"),
            ("x\u{301}", "x\u{301}"),
            ("\u{301}", "\u{301}"),
        ] {
            assert_eq!(plain(text), expected);
        }
    }

    #[test]
    fn accents_are_taken_off_and_put_back() {
        for (spelling, folded, pattern) in [
            ("élève", "ELEVE", "é.è"),
            ("œuf", "OEUF", "œ"),
            ("chante", "CHANTE", ""),
            ("maïs", "MAIS", "..ï"),
        ] {
            assert_eq!(accented(folded, pattern).as_deref(), Some(spelling));
            #[cfg(feature = "encode")]
            assert_eq!(accents(spelling, folded).as_deref(), Some(pattern));
        }
        assert_eq!(accented("CHANT", "é"), None);
        assert_eq!(accented("OE", "..é"), None);
    }
}
