//! A joker's words (SPI-31). `lexicon` knows what a word is; this module says how many of them a joker stands for.

use alloc::borrow::ToOwned;
use alloc::string::String;
use alloc::vec::Vec;

use lexicon::{PieceKind, Words};
use tabletop::LookedUpWord;
use tabletop::text::plain;

/// The most words that a joker stands for.
pub const MAX_WORDS: usize = 3;
/// The most characters that are looked at.
const MAX_CHARACTERS: usize = 60;

/// Why a joker's words are refused.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum WordsFault {
    /// There is no word, or a sign that no word has.
    None,
    /// There are more than [`MAX_WORDS`] words.
    TooMany,
    /// This word is not in the dictionary.
    Unknown(String),
}

/// Whether a joker may stand for the text: one to three words, each in the dictionary. `words` is `None` if the box has no dictionary of
/// the language: the voters then judge alone.
pub(crate) fn check(text: &str, words: Option<&Words>) -> Result<(), WordsFault> {
    // It is kept and shown as it was written, so it is as plain as the texts of a deck.
    if plain(text, MAX_CHARACTERS).is_err() || !text.chars().all(lexicon::is_written) {
        return Err(WordsFault::None);
    }
    let count = match words {
        Some(words) => words.words(text).map_err(|unknown| WordsFault::Unknown(unknown.0))?.len(),
        None => text.split_whitespace().count(),
    };
    match count {
        0 => Err(WordsFault::None),
        1..=MAX_WORDS => Ok(()),
        _ => Err(WordsFault::TooMany),
    }
}

/// The words of a text that is being written, each with whether it is known. Only the first [`MAX_CHARACTERS`] are looked at.
pub(crate) fn each(text: &str, words: Option<&Words>) -> Vec<LookedUpWord> {
    let end = text.char_indices().nth(MAX_CHARACTERS).map_or(text.len(), |(end, _)| end);
    let text = &text[..end];
    let looked_up = |word: &str, known| LookedUpWord { word: word.to_owned(), known };
    match words {
        Some(words) => {
            let pieces = words.pieces(text).into_iter().filter(|piece| piece.kind != PieceKind::Elided);
            pieces.map(|piece| looked_up(piece.text, piece.kind == PieceKind::Word)).collect()
        }
        None => text.split_whitespace().map(|word| looked_up(word, true)).collect(),
    }
}
