//! Capitals and small letters.
//!
//! Like [`fold`](crate::fold) this is written by hand: the tables of std take 6 kB of an engine in one direction and 12 in both. It knows
//! the letters of Latin, Greek and Cyrillic alphabets, each of which has one letter for the other case; any other sign stays as it is.

use alloc::string::String;

/// The small letter of a capital; any other sign as it is.
pub fn lower(sign: char) -> char {
    let code = u32::from(sign);
    let small = match sign {
        'A'..='Z' | 'À'..='Ö' | 'Ø'..='Þ' | 'Α'..='Ρ' | 'Σ'..='Ϋ' | 'А'..='Я' => code + CAPITALS,
        'Ѐ'..='Џ' => code + FIRST_CAPITALS,
        'İ' => return 'i',
        'ẞ' => return 'ß',
        'Έ'..='Ί' => code + ACCENTED,
        'Ύ' | 'Ώ' => code + LAST_ACCENTED,
        // A capital and its small letter, by turns.
        'Ĺ'..='ň' | 'Ź'..='ž' | 'Ǎ'..='ǜ' => code + (code & 1),
        'Ā'..='ķ' | 'Ŋ'..='ŷ' | 'Ǟ'..='ǯ' | 'Ǹ'..='ȟ' | 'Ȣ'..='ȳ' => code | 1,
        'Ѡ'..='ҁ' | 'Ҋ'..='ҿ' | 'Ӑ'..='ԯ' | 'Ḁ'..='ẕ' | 'Ạ'..='ỿ' => code | 1,
        'Ƃ' | 'Ƅ' | 'Ƈ' | 'Ƌ' | 'Ƒ' | 'Ƙ' | 'Ơ' | 'Ƣ' | 'Ƥ' | 'Ƨ' | 'Ƭ' | 'Ư' | 'Ƴ' | 'Ƶ' | 'Ƹ' | 'Ƽ' => {
            code + 1
        }
        _ => return APART.iter().find(|(capital, _)| *capital == sign).map_or(sign, |(_, small)| *small),
    };
    char::from_u32(small).unwrap_or(sign)
}

/// Capitals whose small letter stands by no rule: of Azerbaijan and of Africa, most of them.
const APART: [(char, char); 23] = [
    ('Ÿ', 'ÿ'),
    ('Ɓ', 'ɓ'),
    ('Ɔ', 'ɔ'),
    ('Ɖ', 'ɖ'),
    ('Ɗ', 'ɗ'),
    ('Ǝ', 'ǝ'),
    ('Ə', 'ə'),
    ('Ɛ', 'ɛ'),
    ('Ɠ', 'ɠ'),
    ('Ɣ', 'ɣ'),
    ('Ɩ', 'ɩ'),
    ('Ɨ', 'ɨ'),
    ('Ɯ', 'ɯ'),
    ('Ɲ', 'ɲ'),
    ('Ɵ', 'ɵ'),
    ('Ʀ', 'ʀ'),
    ('Ʃ', 'ʃ'),
    ('Ʈ', 'ʈ'),
    ('Ʊ', 'ʊ'),
    ('Ʋ', 'ʋ'),
    ('Ʒ', 'ʒ'),
    ('Ά', 'ά'),
    ('Ό', 'ό'),
];

/// How far a small letter stands behind its capital, in most alphabets.
const CAPITALS: u32 = 0x20;
/// The same of the Cyrillic letters that stand before the alphabet.
const FIRST_CAPITALS: u32 = 0x50;
/// The same of Greek vowels with an accent, and of the last two of them.
const ACCENTED: u32 = 0x25;
const LAST_ACCENTED: u32 = 0x3f;

/// The capital of a small letter; any other sign as it is.
pub fn upper(sign: char) -> char {
    let apart = APART.into_iter().map(|(capital, _)| capital);
    let before = |by: u32| u32::from(sign).checked_sub(by).and_then(char::from_u32);
    let capitals = [CAPITALS, 1, FIRST_CAPITALS, ACCENTED, LAST_ACCENTED].into_iter().filter_map(before);
    apart.chain(capitals).find(|capital| lower(*capital) == sign).unwrap_or(sign)
}

/// Whether a sign is a capital.
pub fn is_capital(sign: char) -> bool {
    lower(sign) != sign
}

/// A text in small letters.
///
/// ```
/// assert_eq!(lexicon::in_small_letters("L’Œuf de Noël"), "l’œuf de noël");
/// ```
pub fn in_small_letters(text: &str) -> String {
    text.chars().map(lower).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The blocks of the alphabets: Latin with what Africa and Vietnam need, Greek, Cyrillic.
    fn signs() -> impl Iterator<Item = char> {
        ('\0'..='\u{2af}').chain('\u{370}'..='\u{52f}').chain('\u{1e00}'..='\u{1eff}')
    }

    /// Letters of these blocks whose case is left alone: pairs that are one sign, and signs of linguists and of old books.
    fn is_left_alone(sign: char) -> bool {
        matches!(sign, 'Ǆ'..='ǌ' | 'Ǳ'..='ǵ' | 'Ƕ' | 'Ƿ' | 'Ƞ' | 'Ⱥ'..='ɏ')
            || matches!(sign, 'Ͱ'..='Ϳ' | 'Ϗ'..='Ͽ' | 'Ӏ'..='ӎ')
    }

    #[test]
    fn small_letters_are_those_of_unicode() {
        for sign in signs().filter(|sign| !is_left_alone(*sign) && *sign != 'İ') {
            assert_eq!(lower(sign).to_string(), sign.to_lowercase().to_string(), "{sign}");
            assert_eq!(is_capital(sign), sign.is_uppercase(), "{sign}");
        }
        // Unicode has an i with a dot more.
        assert_eq!(lower('İ'), 'i');
    }

    #[test]
    fn a_capital_is_that_of_its_small_letter() {
        for sign in signs().filter(|sign| lower(*sign) != *sign && !matches!(sign, 'İ' | 'ẞ')) {
            assert_eq!(upper(lower(sign)), sign);
        }
        for sign in ['E', '1', ' ', '’', 'ß', '日', '\0'] {
            assert_eq!(upper(sign), sign);
        }
    }

    #[test]
    fn other_signs_stay() {
        for sign in ['日', 'ا', '’', '×', '÷', '1', '\u{301}', '\u{10ffff}'] {
            assert_eq!((lower(sign), upper(sign)), (sign, sign));
        }
    }
}
