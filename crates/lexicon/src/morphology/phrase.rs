//! Words written in a row, as people write them: which words are they, and are they all words?

use std::fmt;
use std::sync::Arc;

use super::data::Morphology;
use super::spelling;
use crate::dictionary::Dictionary;
use crate::language::Language;

/// The words of a language: its dictionary with what grammar says of them.
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

/// A piece of a text: what stands between spaces, or between the joints within.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Piece<'t> {
    /// As it was written, without the joint behind it.
    pub text: &'t str,
    /// What it is.
    pub kind: PieceKind,
    /// The hyphen or apostrophe that joins it to the next piece.
    pub joint: Option<char>,
}

/// What a piece of a text is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PieceKind {
    /// A word, or a compound that is a word by itself: `ami`, `arc-en-ciel`.
    Word,
    /// What elision has left of a word, which counts as none: the `l` of `l'ami`, the `s` of `cat's`.
    Elided,
    /// Neither.
    Unknown,
}

/// This piece of a text is no word.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownWord(pub String);

impl fmt::Display for UnknownWord {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?} is not a word", self.0)
    }
}

impl std::error::Error for UnknownWord {}

impl Words {
    /// A dictionary, and the word data that go with it.
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

    /// Whether this is one word, accents and case aside: `chats`, `à`, `aujourd'hui`, `arc-en-ciel`.
    pub fn has(&self, form: &str) -> bool {
        self.dictionary.contains(form) || self.morphology.contains(form)
    }

    /// The words of a text (SPI-31). A text of elided forms alone has none: the answer is then empty.
    ///
    /// # Errors
    /// The first piece that is no word.
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
    /// Spaces part words, those that do not break among them. What stands between is looked up whole first (`aujourd'hui`,
    /// `arc-en-ciel`, `don't`); failing that its apostrophes and hyphens split it, into pieces as long as can be (`d'aujourd'hui` is
    /// `d` and `aujourd'hui`). An elided form is allowed where its language elides.
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
            // Each place where the piece may end: at its joints, and at its own end.
            let mut ends: Vec<usize> = rest.match_indices(spelling::is_joint).map(|(at, _)| at).collect();
            ends.push(rest.len());
            let first = ends[0];
            let (end, kind) = match ends.into_iter().rev().find(|&end| self.has(&rest[..end])) {
                Some(end) => (end, PieceKind::Word),
                None if elides(self.language(), joint_before, rest, first) => (first, PieceKind::Elided),
                // Two joints in a row, or one in front, join nothing: such a piece is shown whole.
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

/// Whether what stands before the first joint of `rest`, at `end`, is no word but what elision leaves: before an apostrophe in French (and the t
/// of `a-t-il`), after one in English.
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
