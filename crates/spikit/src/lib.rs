//! The rules of Spikit: sentences in two languages, judged by vote. `RULES.md` has the clauses.

mod action;
mod candidates;
mod card;
mod check;
mod deal;
mod deck;
mod event;
mod game;
mod joker;
mod layout;
mod options;
mod perform;
mod phase;
mod refusal;
mod spikit;
mod state;
mod view;
mod world;

pub use action::{Action, JokerWords};
pub use card::{Card, Colour, Lang, SLOTS, Unknown};
pub use check::{REFUSALS, SHORTEST};
pub use deal::DISPLAY;
pub use deck::{Deck, DeckError, DeckFault, Face, MAX_TEXT};
pub use event::Event;
pub use joker::{MAX_WORDS, Vocabulary, WordsFault};
pub use layout::Layout;
pub use options::{End, Options};
pub use phase::PhaseName;
pub use refusal::Refusal;
pub use spikit::{MATCH_CLOCK, Spikit};
pub use state::{Ballot, Kind, Languages, Proposal, RoundScore, Sentence, State};
pub use view::{FishedView, SeatView, TableSentence, View};
