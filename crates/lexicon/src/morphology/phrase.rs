//! Words written in a row, as a player writes them: which words are they, and are they all words?

use std::fmt;

use super::data::Morphology;
use super::spelling;
use crate::dictionary::Dictionary;
use crate::language::Language;

/// This piece of a text is no word.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownWord(pub String);

impl fmt::Display for UnknownWord {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?} is not a word", self.0)
    }
}

impl std::error::Error for UnknownWord {}

impl Morphology {
    /// The words of a text (SPI-31), each of which is in the dictionary or described here.
    ///
    /// Spaces part words. A piece is looked up whole first (`aujourd'hui`, `arc-en-ciel`, `don't`); failing that its apostrophes
    /// and hyphens split it, into pieces as long as can be (`d'aujourd'hui` is `aujourd'hui`). An elided form (`l'`, `qu'`, English
    /// `'s`) is allowed where it is elided and counts as no word. A text of elided forms alone has no words: the answer is then
    /// empty.
    pub fn words<'t>(&self, dictionary: &Dictionary, text: &'t str) -> Result<Vec<&'t str>, UnknownWord> {
        let mut words = Vec::new();
        for token in text.split_whitespace() {
            self.split(dictionary, token, &mut words)?;
        }
        Ok(words)
    }

    fn split<'t>(
        &self,
        dictionary: &Dictionary,
        token: &'t str,
        words: &mut Vec<&'t str>,
    ) -> Result<(), UnknownWord> {
        let mut rest = token;
        let mut joint_before = None;
        while !rest.is_empty() {
            // Each place where the piece may end: at its joints, and at its own end.
            let mut ends: Vec<usize> = rest.match_indices(spelling::is_joint).map(|(at, _)| at).collect();
            ends.push(rest.len());
            let whole = |&end: &usize| {
                let piece = &rest[..end];
                dictionary.contains(piece) || self.contains(piece)
            };
            let first = ends[0];
            let end = match ends.iter().rev().copied().find(whole) {
                Some(end) => {
                    words.push(&rest[..end]);
                    end
                }
                None => {
                    let joint_after = rest[first..].chars().next();
                    let piece = spelling::plain(&rest[..first]);
                    if !self.language().elides(&piece, joint_before, joint_after) {
                        return Err(UnknownWord(rest[..first].to_owned()));
                    }
                    first
                }
            };
            joint_before = rest[end..].chars().next();
            rest = &rest[end + joint_before.map_or(0, char::len_utf8)..];
        }
        Ok(())
    }
}

impl Language {
    /// Whether a piece between two joints is no word but what elision leaves: before an apostrophe in French (and the t of
    /// `a-t-il`), after one in English.
    fn elides(self, piece: &str, before: Option<char>, after: Option<char>) -> bool {
        let apostrophe = |joint: Option<char>| joint.is_some_and(spelling::is_apostrophe);
        match self {
            Language::French if apostrophe(after) => [
                "c", "d", "j", "l", "m", "n", "s", "t", "qu", "jusqu", "lorsqu", "puisqu", "quoiqu",
                "presqu", "quelqu", "entr",
            ]
            .contains(&piece),
            Language::French => piece == "t" && before.is_some() && after.is_some(),
            Language::English => {
                apostrophe(before) && ["s", "d", "m", "t", "ll", "re", "ve"].contains(&piece)
            }
        }
    }
}
