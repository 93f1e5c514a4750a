//! A small unification grammar for cards with words on them.
//!
//! A card carries a feature structure ([`Features`]): its category, what it agrees in, which complements it takes (its valency) and
//! what kind of thing it is (for selection). [`judge`] parses a row of cards with a chart and says whether they make a sentence, how much
//! sense it makes, and why not ([`Verdict`]). [`sentences`] runs the same rules the other way: it finds the sentences that some cards can
//! make. Neither decides anything for people: Spikit's bots vote and search with them, and voters may ask for advice.
//!
//! The rules know French and English word order and mixtures of the two; cards of other languages are judged by their features alone. A
//! card without features fits nowhere: where a deck has none, nothing can be judged and [`judge`] is not to be asked.
//!
//! ```
//! use grammar::{Card, judge};
//!
//! let card = |json: &str| -> Card { serde_json::from_str(json).expect("a card") };
//! let cat = card(r#"{"text": "le chat", "lang": "fr", "features":
//!     {"category": "noun-phrase", "gender": "masculine", "number": "singular", "sense": ["animal"]}}"#);
//! let sleeps = card(r#"{"text": "dort", "lang": "fr", "features":
//!     {"category": "verb", "number": "singular", "subject": ["animate"], "takes": [[]]}}"#);
//! assert!(judge(&[&cat, &sleeps]).is_sensible());
//! assert!(!judge(&[&sleeps, &cat]).well_formed());
//! ```

// The compiler keeps it pure: `core` and `alloc` know no clock, file, thread, environment or hash map. Tests may use anything.
#![cfg_attr(not(any(test, feature = "ts")), no_std)]

extern crate alloc;

mod agreement;
mod chart;
mod features;
mod phrase;
mod rules;
mod search;
mod sense;
mod tagging;
mod verdict;

pub use agreement::{Agreement, Gender, Number};
pub use chart::judge;
pub use features::{AdverbialKind, Card, Category, Features, Need, Tense};
pub use search::{Found, sentences};
pub use sense::{Sense, Senses};
pub use tagging::{name, readings, unknown};
pub use verdict::{Reason, Soundness, Verdict};
