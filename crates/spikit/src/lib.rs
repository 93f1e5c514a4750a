//! The rules of Spikit: sentences in two languages, judged by vote. `RULES.md` has the clauses.

// The compiler keeps it pure: `core` and `alloc` know no clock, file, thread, environment or hash map. Tests may use anything.
#![cfg_attr(not(any(test, feature = "ts")), no_std)]

extern crate alloc;

mod action;
mod advice;
mod candidates;
mod card;
mod check;
mod deal;
mod deck;
mod event;
mod family;
mod game;
mod hosted;
mod infer;
mod inspect;
mod joker;
mod layout;
mod learn;
mod memory;
mod options;
mod perform;
mod phase;
mod place;
mod refusal;
mod spikit;
mod state;
mod token;
mod view;
mod world;
mod written;

pub use action::{Action, JokerWords};
pub use advice::Advice;
pub use card::{Card, Colour, Lang, SLOTS, Unknown};
pub use check::{Checked, REFUSALS, SHORTEST};
pub use deal::DISPLAY;
pub use deck::{CardFile, Deck, DeckError, DeckFault, DeckFile, Face, FamilyFile, MAX_TEXT, Outline};
pub use event::Event;
pub use family::{is_family, run};
pub use hosted::{DECK, Data};
pub use inspect::{CardPreview, Doubt, Preview};
pub use joker::{MAX_WORDS, WordsFault};
pub use layout::Layout;
pub use memory::{Memory, Whereabouts};
pub use options::{BoxDeck, End, Options};
pub use phase::PhaseName;
pub use place::Place;
pub use refusal::Refusal;
pub use spikit::{MATCH_CLOCK, Spikit};
pub use state::{Ballot, Count, Kind, Languages, Proposal, RoundScore, Sentence, Spot, State};
pub use view::{CardFace, FishedView, SeatView, TableSentence, View};
