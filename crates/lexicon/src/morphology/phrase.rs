//! Splits what people write into pieces, and says which of them are words.

use alloc::borrow::ToOwned;
use alloc::string::String;
use alloc::sync::Arc;
use alloc::vec::Vec;
use core::fmt;

use super::data::Morphology;
use super::spelling;
use crate::dictionary::Dictionary;
use crate::language::Language;

/// The words of a language: its dictionary and the word data that belong to it.
///
/// ```
/// # #[cfg(feature = "encode")] {
/// use lexicon::{Dictionary, Language, Morphology, Words};
///
/// let dictionary = Dictionary::from_words(Language::French, ["arc", "ciel", "en", "ami"]).unwrap();
/// let data = Morphology::from_wire(&lexicon::encode_morphology(&dictionary, &[]).unwrap(), &dictionary);
/// let french = Words::new(dictionary.into(), data.unwrap());
/// assert_eq!(french.words("l’ami en arc-en-ciel").unwrap(), ["ami", "en", "arc", "en", "ciel"]);
/// assert_eq!(french.words("z’ami").unwrap_err().0, "z");
/// # }
/// ```
#[derive(Clone)]
pub struct Words {
    dictionary: Arc<Dictionary>,
    morphology: Morphology,
}

/// A piece of a text: what stands between two spaces or joints.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Piece<'t> {
    /// The piece as it was written, without the joint after it.
    pub text: &'t str,
    /// Whether it is a word.
    pub kind: PieceKind,
    /// The hyphen or apostrophe that joins it to the next piece.
    pub joint: Option<char>,
}

/// What a piece of a text is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PieceKind {
    /// A word, or a compound that is a word by itself: `ami`, `arc-en-ciel`.
    Word,
    /// The rest of an elided word, which does not count as a word: the `l` of `l'ami`, the `s` of `cat's`.
    Elided,
    /// No word, and no rest of one.
    Unknown,
}

/// The piece of a text that is no word.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownWord(pub String);

impl fmt::Display for UnknownWord {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?} is not a word", self.0)
    }
}

impl core::error::Error for UnknownWord {}

impl Words {
    /// Joins a dictionary and the word data that belong to it.
    pub fn new(dictionary: Arc<Dictionary>, morphology: Morphology) -> Words {
        Words { dictionary, morphology }
    }

    /// The language of the words.
    pub fn language(&self) -> Language {
        self.dictionary.language()
    }

    /// The dictionary.
    pub fn dictionary(&self) -> &Arc<Dictionary> {
        &self.dictionary
    }

    /// The word data.
    pub fn morphology(&self) -> &Morphology {
        &self.morphology
    }

    /// Whether this is one word; accents and case do not count: `chats`, `à`, `aujourd'hui`, `arc-en-ciel`.
    pub fn has(&self, form: &str) -> bool {
        self.dictionary.contains(form) || self.morphology.contains(form)
    }

    /// The words of a text (SPI-31), which are none if the text has only elided forms.
    ///
    /// # Errors
    /// The first piece that is no word is returned.
    pub fn words<'t>(&self, text: &'t str) -> Result<Vec<&'t str>, UnknownWord> {
        let words = self.pieces(text).into_iter().filter(|piece| piece.kind != PieceKind::Elided);
        words
            .map(|piece| match piece.kind {
                PieceKind::Unknown => Err(UnknownWord(piece.text.to_owned())),
                _ => Ok(piece.text),
            })
            .collect()
    }

    /// The pieces of a text, in their order.
    ///
    /// Spaces, no-break spaces included, separate words. What stands between them is first looked up whole (`aujourd'hui`, `arc-en-ciel`,
    /// `don't`). If it is no word, it is split at apostrophes and hyphens into pieces as long as possible (`d'aujourd'hui` is `d` and
    /// `aujourd'hui`). An elided form is allowed where its language elides.
    pub fn pieces<'t>(&self, text: &'t str) -> Vec<Piece<'t>> {
        let mut pieces = Vec::new();
        for token in text.split_whitespace() {
            self.split(token, &mut pieces);
        }
        pieces
    }

    fn split<'t>(&self, token: &'t str, pieces: &mut Vec<Piece<'t>>) {
        let mut rest = token;
        let mut joint_before = None;
        while !rest.is_empty() {
            // All places where the piece may end: at the joints, and at the end of the text.
            let mut ends: Vec<usize> = rest.match_indices(spelling::is_joint).map(|(at, _)| at).collect();
            ends.push(rest.len());
            let first = ends[0];
            let (end, kind) = match ends.into_iter().rev().find(|&end| self.has(&rest[..end])) {
                Some(end) => (end, PieceKind::Word),
                None if elides(self.language(), joint_before, rest, first) => (first, PieceKind::Elided),
                // Two joints in a row, or one at the beginning, join nothing. Such a piece is shown whole.
                None => (if first == 0 { rest.len() } else { first }, PieceKind::Unknown),
            };
            let joint = rest[end..].chars().next();
            let after = end + joint.map_or(0, char::len_utf8);
            pieces.push(Piece { text: &rest[..end], kind, joint });
            joint_before = joint;
            rest = &rest[after..];
        }
    }
}

impl fmt::Debug for Words {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Words({})", self.language())
    }
}

/// Whether `rest`, up to its first joint at `end`, is the rest of an elided word: it stands before an apostrophe in French (or is the t of
/// `a-t-il`), and after one in English.
fn elides(language: Language, before: Option<char>, rest: &str, end: usize) -> bool {
    let piece = spelling::plain(&rest[..end]);
    let mut behind = rest[end..].chars();
    let after = behind.next();
    let apostrophe = |joint: Option<char>| joint.is_some_and(spelling::is_apostrophe);
    match language {
        Language::French if apostrophe(after) => [
            "c", "d", "j", "l", "m", "n", "s", "t", "qu", "jusqu", "lorsqu", "puisqu", "quoiqu", "presqu",
            "quelqu", "entr",
        ]
        .contains(&piece.as_str()),
        Language::French => {
            let subject = spelling::plain(behind.as_str());
            piece == "t"
                && before.is_some()
                && ["il", "ils", "elle", "elles", "on"].contains(&subject.as_str())
        }
        Language::English => {
            apostrophe(before) && ["s", "d", "m", "t", "ll", "re", "ve"].contains(&piece.as_str())
        }
    }
}
