//! Grammatical data of a language's words: parts of speech, gender, number, person, tense. They also hold words that the dictionary leaves
//! out, because they have a hyphen, an apostrophe or a single letter.
//!
//! The file has lemmas, each with a paradigm; a form is looked up by undoing its ending. A file belongs to exactly one [`Dictionary`], in
//! whose order its lemmas are written.
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
