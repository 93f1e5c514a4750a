//! The rules of Plis de lettres (`RULES.md`): take as few points as possible in five rounds of tricks.
//!
//! [`Plis`] is the game, as `tabletop` knows it. Bots search with two types below it: [`Round`], a round as a small value that is fast to
//! copy and to play, and [`Unseen`], which draws rounds that agree with what a viewer saw.
//!
//! A match is played at a [`tabletop::Table`]; the example `plis_match` plays one.
//!
//! ```
//! use plis::{Layout, Options, Plis};
//! use tabletop::{Chance, Game};
//!
//! let game = Plis::new(Options::default());
//! let mut events = Vec::new();
//! let state = game.deal(3, &Layout::default(), &mut Chance::from_seed(7), &mut events);
//! assert!(state.is_ok_and(|state| game.to_act(&state).len() == 1));
//! ```

// The compiler keeps it pure: `core` and `alloc` know no clock, file, thread, environment or hash map. Tests may use anything.
#![cfg_attr(not(any(test, feature = "ts")), no_std)]

extern crate alloc;

mod action;
mod card;
mod contract;
mod game;
mod hosted;
mod layout;
mod options;
mod refusal;
mod round;
mod state;
mod view;
mod world;

#[cfg(test)]
mod tests;
mod token;

pub use action::{Action, Event};
pub use card::{Card, Cards, Colour, Family, Iter, NoCard};
pub use contract::{Contract, ROUNDS};
pub use game::{Checked, Plis};
pub use layout::Layout;
pub use options::Options;
pub use refusal::{Refusal, SetupFault};
pub use round::{MAX_SEATS, Played, Round, Taken};
pub use state::{PastTrick, SheetLine, State};
pub use view::{Phase, SeatView, View};
pub use world::Unseen;
