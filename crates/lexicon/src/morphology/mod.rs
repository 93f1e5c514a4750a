//! What a language's grammar says of its words: parts of speech, gender, number, person, tense; and words that a word list leaves
//! out, because they have a hyphen, an apostrophe or a single letter.
//!
//! The file has lemmas with a paradigm each; forms are found by undoing endings. It goes with one [`Dictionary`], in whose order
//! the lemmas are written, and with no other.
//!
//! [`Dictionary`]: crate::Dictionary

mod data;
mod features;
mod paradigm;
mod phrase;
mod spelling;
mod wire;
#[cfg(feature = "encode")]
mod write;

pub use data::{Analysis, Morphology};
pub use features::{Auxiliary, Degree, Features, Gender, Kind, Mood, Number, Part, Person, Tense, Valency};
pub use phrase::{Piece, PieceKind, UnknownWord, Words};
pub use spelling::{are_alike, is_apostrophe, is_joint, is_written, plain};
pub use wire::MorphologyFile;
#[cfg(feature = "encode")]
pub use write::{Lemma, encode};
