//! Texts from outside that people will read. They must be plain and visible.

use alloc::borrow::ToOwned;
use alloc::format;
use alloc::string::String;
use core::fmt;

/// The most combining marks on a letter: decomposed Vietnamese has two.
pub const MAX_MARKS: usize = 2;

/// Why a text is refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TextFault {
    /// Nothing in it can be seen.
    Empty,
    /// It has too many characters.
    Long,
    /// A character in it cannot be seen, or changes the direction of the line: a control character, a direction mark, a character without
    /// width, or a space other than the three that people type.
    Sign(char),
    /// A letter has more combining marks than [`MAX_MARKS`], or a mark has no letter.
    Marks,
}

impl TextFault {
    /// The name of the fault in JSON and in the catalogues.
    pub fn code(self) -> &'static str {
        match self {
            TextFault::Empty => "empty",
            TextFault::Long => "long",
            TextFault::Sign(_) => "sign",
            TextFault::Marks => "marks",
        }
    }

    /// The code point of the forbidden character: `U+202E`; empty for other faults.
    pub fn sign(self) -> String {
        match self {
            TextFault::Sign(sign) => format!("U+{:04X}", u32::from(sign)),
            _ => String::new(),
        }
    }
}

impl fmt::Display for TextFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            TextFault::Empty => f.write_str("no visible character"),
            TextFault::Long => f.write_str("too many characters"),
            TextFault::Sign(sign) => write!(f, "the sign {sign:?}"),
            TextFault::Marks => f.write_str("too many combining marks"),
        }
    }
}

impl core::error::Error for TextFault {}

/// Checks that a text is plain, with 1 to `most` characters, all of them visible, and returns it without blanks around it.
pub fn plain(text: &str, most: usize) -> Result<&str, TextFault> {
    let text = text.trim();
    if text.chars().nth(most).is_some() {
        return Err(TextFault::Long);
    }
    let mut marks = Marks::default();
    for sign in text.chars() {
        match kind(sign) {
            Kind::Hidden => return Err(TextFault::Sign(sign)),
            kind if !marks.allows(kind) => return Err(TextFault::Marks),
            _ => {}
        }
    }
    if text.is_empty() { Err(TextFault::Empty) } else { Ok(text) }
}

/// Makes any text plain by leaving out what must not be in it. The result is empty if nothing is left.
pub fn mended(text: &str) -> String {
    let mut marks = Marks::default();
    let mut mended = String::new();
    for sign in text.chars() {
        match kind(sign) {
            // Line breaks, tabs, other spaces and control characters become blanks.
            Kind::Hidden if sign.is_whitespace() || sign.is_control() => mended.push(' '),
            Kind::Hidden => {}
            kind if marks.allows(kind) => mended.push(sign),
            _ => {}
        }
    }
    mended.trim().to_owned()
}

/// How many marks have come since the last letter. A text must not begin with one.
struct Marks(usize);

impl Default for Marks {
    fn default() -> Marks {
        Marks(MAX_MARKS)
    }
}

impl Marks {
    fn allows(&mut self, kind: Kind) -> bool {
        match kind {
            Kind::Mark => {
                self.0 += 1;
                self.0 <= MAX_MARKS
            }
            Kind::Blank => {
                self.0 = MAX_MARKS;
                true
            }
            Kind::Visible | Kind::Hidden => {
                self.0 = 0;
                true
            }
        }
    }
}

#[derive(Clone, Copy, PartialEq)]
enum Kind {
    Visible,
    /// A blank that people type: the plain one, and the two kinds of no-break space.
    Blank,
    /// A combining mark, which stands on the letter before it.
    Mark,
    Hidden,
}

/// Sorts characters by what `Debug` would escape, because those cannot be seen. std has the Unicode tables for it, and the worker contains
/// them already.
fn kind(sign: char) -> Kind {
    match sign {
        ' ' | '\u{a0}' | '\u{202f}' => Kind::Blank,
        '!'..='~' | '\u{a1}'..='\u{ac}' | '\u{ae}'..='\u{24f}' => Kind::Visible,
        // Letters that show nothing (Hangul fillers, the blank Braille cell) and marks that only choose a form (variation selectors).
        '\u{115f}' | '\u{1160}' | '\u{3164}' | '\u{ffa0}' | '\u{2800}' | '\u{34f}' => Kind::Hidden,
        '\u{180b}'..='\u{180f}' | '\u{fe00}'..='\u{fe0f}' | '\u{e0100}'..='\u{e01ef}' => Kind::Hidden,
        _ if format!("{sign:?}").chars().nth(1) == Some(sign) => Kind::Visible,
        // After a letter, `Debug` no longer escapes marks, but still everything else that it escapes.
        _ if format!("a{sign}").escape_debug().nth(1) == Some(sign) => Kind::Mark,
        _ => Kind::Hidden,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_people_write_is_plain() {
        for text in [
            "le lapin",
            "L'été, « où ça\u{202f}? » — à 15\u{a0}h…",
            "e\u{301}te\u{301}",
            "tiê\u{301}ng Viê\u{323}t",
            "Straße, Łódź, ørsted, “quoted” & \"plain\" \\",
            "Ελλάδα",
            "русский",
            "日本語",
            "שלום",
            "हिन्दी",
            "ไทยที่นี่",
        ] {
            assert_eq!(plain(text, 60), Ok(text));
            assert_eq!(mended(text), text);
        }
        assert_eq!(plain(" \u{a0}lapin\n", 5), Ok("lapin"));
    }

    #[test]
    fn what_cannot_be_seen_is_not() {
        for sign in [
            '\0',
            '\t',
            '\n',
            '\u{7f}',
            '\u{85}',
            '\u{ad}',
            '\u{34f}',
            '\u{61c}',
            '\u{115f}',
            '\u{180e}',
            '\u{2003}',
            '\u{200b}',
            '\u{200c}',
            '\u{200d}',
            '\u{200e}',
            '\u{2028}',
            '\u{202e}',
            '\u{2060}',
            '\u{2066}',
            '\u{3000}',
            '\u{3164}',
            '\u{fe0f}',
            '\u{feff}',
            '\u{e0001}',
            '\u{e0100}',
            '\u{e000}',
            '\u{10ffff}',
        ] {
            assert_eq!(plain(&format!("a{sign}b"), 60), Err(TextFault::Sign(sign)), "{sign:?}");
            assert!(!mended(&format!("a{sign}b")).contains(sign), "{sign:?}");
        }
        assert_eq!(plain("", 60), Err(TextFault::Empty));
        assert_eq!(plain(" \u{a0} ", 60), Err(TextFault::Empty));
        assert_eq!(plain("\u{200b}", 60), Err(TextFault::Sign('\u{200b}')));
        assert_eq!(mended("\u{200b}\u{301}"), "");
        assert_eq!(plain(&"é".repeat(61), 60), Err(TextFault::Long));
        assert_eq!(TextFault::Sign('\u{202e}').sign(), "U+202E");
    }

    #[test]
    fn what_cannot_be_seen_leaves_no_gap_but_a_blank_of_any_kind_leaves_one() {
        for (text, read) in [
            ("a\u{200b}b", "ab"),
            ("a\u{202e}b", "ab"),
            ("a\tb\nc", "a b c"),
            ("a\u{7f}b", "a b"),
            ("a\u{3000}b", "a b"),
        ] {
            assert_eq!(mended(text), read, "{text:?}");
        }
    }

    #[test]
    fn a_letter_has_two_marks_at_most() {
        let marked = |marks: usize| format!("a{}b", "\u{301}".repeat(marks));
        assert!(plain(&marked(2), 60).is_ok());
        assert_eq!(plain(&marked(3), 60), Err(TextFault::Marks));
        assert_eq!(mended(&marked(59)), marked(2));
        assert_eq!(plain("\u{301}a", 60), Err(TextFault::Marks));
        assert_eq!(plain("a \u{301}", 60), Err(TextFault::Marks));
    }
}
