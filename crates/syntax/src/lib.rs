//! The rules of Syntax, for 2 to 8 seats: lay, extend and change words of letter cards, get rid of your cards first, and be the last one
//! under 100 points.
//!
//! `RULES.md` and `RULES.fr.md` hold the clauses (SYN-1 …) that code, tests and refusals refer to. [`Syntax`] is the
//! game; a word is written as it lies, a lower-case letter being a joker that stands for it (SYN-4).

// The compiler keeps it pure: `core` and `alloc` know no clock, file, thread, environment or hash map. Tests may use anything.
#![cfg_attr(not(any(test, feature = "ts")), no_std)]

extern crate alloc;

mod action;
mod candidates;
mod card;
mod check;
mod course;
mod deal;
mod deck;
mod event;
mod game;
mod hosted;
mod layout;
mod notation;
mod options;
mod perform;
mod refusal;
mod round;
mod state;
mod syntax;
mod token;
mod view;
mod world;

pub use action::{Action, Kind, Take};
pub use card::{Card, Tally};
pub use check::Checked;
pub use deal::HAND;
pub use deck::{Deck, DeckError, DeckFile, DeckLine, PACK};
pub use event::Event;
pub use hosted::{DECK, Data};
pub use layout::Layout;
pub use notation::{Change, cards_of, foreign_sign, is_subsequence};
pub use options::{DeckLanguage, Options, ReEntry, Referee, WordLanguage};
pub use refusal::{Refusal, SetupFault};
pub use state::{Judgement, Laid, Pending, RoundScore, State};
pub use syntax::{LIMIT, OPENING, PENALTY, Syntax};
pub use view::{PhaseName, SeatView, View};
