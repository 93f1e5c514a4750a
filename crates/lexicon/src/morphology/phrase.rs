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
        write!(f, "{:?} is no word", self.0)
    }
}

impl std::error::Error for UnknownWord {}

impl Morphology {
    /// The words of a text (SPI-31), each of which is in the dictionary or described here.
    ///
    /// Spaces part words. A piece is looked up whole first (`aujourd'hui`, `arc-en-ciel`, `don't`); failing that its apostrophes
    /// and hyphens split it. An elided form (`l'`, `qu'`, English `'s`) is allowed where it is elided and counts as no word.
    /// A text of elided forms alone has no words: the answer is then empty.
    pub fn words<'t>(&self, dictionary: &Dictionary, text: &'t str) -> Result<Vec<&'t str>, UnknownWord> {
        let is_word = |piece: &str| dictionary.contains(piece) || self.contains(piece);
        let mut words = Vec::new();
        for token in text.split_whitespace() {
            if is_word(token) {
                words.push(token);
                continue;
            }
            let mut after_apostrophe = false;
            for piece in token.split_inclusive(spelling::is_joint) {
                let word = piece.trim_end_matches(spelling::is_joint);
                let apostrophe = spelling::plain(piece).ends_with('\'');
                let elided = self.language.elides(&spelling::plain(word), apostrophe, after_apostrophe);
                after_apostrophe = apostrophe;
                if elided {
                    continue;
                }
                if !is_word(word) {
                    return Err(UnknownWord(word.to_owned()));
                }
                words.push(word);
            }
        }
        Ok(words)
    }
}

impl Language {
    /// Whether a piece of a word is what elision leaves: before an apostrophe in French, after one in English.
    fn elides(self, piece: &str, apostrophe_after: bool, apostrophe_before: bool) -> bool {
        match self {
            Language::French => {
                apostrophe_after
                    && [
                        "c", "d", "j", "l", "m", "n", "s", "t", "qu", "jusqu", "lorsqu", "puisqu", "quoiqu",
                        "presqu", "quelqu", "entr",
                    ]
                    .contains(&piece)
            }
            // An empty piece is what the bare apostrophe of a plural leaves: the cats' house.
            Language::English => {
                apostrophe_before && ["", "s", "d", "m", "t", "ll", "re", "ve"].contains(&piece)
            }
        }
    }
}
