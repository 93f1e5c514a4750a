//! Words: folding, dictionaries as automata, searches in them, and grammatical data of words.
//!
//! A [`Dictionary`] is one language's word list. A [`Lexicon`] is what a match plays with: one dictionary, or several
//! joined. A [`Vocabulary`] is a lexicon of which only the commoner words are known, for bots. All three answer
//! `contains`; the last two are also searched: by rack, by super-sequence, by replacement.
//!
//! A [`Morphology`] goes with a dictionary: lemmas, parts of speech, gender, tense, and words with hyphens and apostrophes.
//!
//! Words are A–Z (COM-6). Cards are written as in the card notation: an upper-case letter is a letter card, a lower-case
//! letter a joker that stands for it, and `?` a joker in the hand.
//!
//! [`DICTIONARY`] and [`MORPHOLOGY`] say where the files lie and how they are read.
//!
//! The crate does no I/O and knows nothing of any game. With the feature `encode` it also writes files.
//!
//! ```
//! assert_eq!(lexicon::fold("Écrevisse"), Ok("ECREVISSE".to_owned()));
//! ```

// The compiler keeps it pure: `core` and `alloc` know no clock, file, thread, environment or hash map. Tests may use anything.
#![cfg_attr(not(test), no_std)]

extern crate alloc;

mod assembly;
mod case;
mod dictionary;
pub mod file;
mod fold;
mod format_error;
mod graph;
mod io;
mod kinds;
mod language;
mod lexicon;
mod morphology;
mod packing;
mod rack;
#[cfg(feature = "samples")]
pub mod samples;
mod search;
mod tier;
mod wire;

pub use dictionary::{Dictionary, MAX_LETTERS, MIN_LETTERS, WordListError};
pub use fold::{NotAWord, fold};
pub use format_error::FormatError;
pub use kinds::{DICTIONARY, MORPHOLOGY};
pub use language::Language;
pub use lexicon::{Lexicon, Vocabulary};
pub use morphology::{
    Analysis, Auxiliary, Degree, Features, Gender, Kind, Mood, Morphology, MorphologyFile, Number, Part,
    Person, Piece, PieceKind, Tense, UnknownWord, Valency, Words, are_alike,
};
// How this box compares what people type. For its own games and grammar; no promise is made to others.
#[doc(hidden)]
pub use case::{in_small_letters, is_capital, lower, upper};
#[cfg(feature = "encode")]
pub use morphology::{Lemma, encode as encode_morphology};
#[doc(hidden)]
pub use morphology::{is_apostrophe, is_joint, is_written, plain};
#[cfg(feature = "encode")]
pub use packing::pack;
pub use packing::unpack;
pub use rack::{NotACard, Rack};
pub use tier::Tier;
#[cfg(feature = "encode")]
pub use wire::encode;
