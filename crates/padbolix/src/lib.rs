//! The rules of Padbolix: a climbing game with letters, for 2 to 4 seats (`RULES.md`).
//!
//! [`Padbolix`] is the game; the other types are what it takes and returns. [`plays`] lists what a hand can play.
//!
//! A match is played at a [`tabletop::Table`]; the example `padbolix_match` plays one.
//!
//! ```
//! use padbolix::{Layout, Options, Padbolix};
//! use tabletop::{Chance, Game};
//!
//! let game = Padbolix::new(Options::default());
//! let mut events = Vec::new();
//! let state = game.deal(3, &Layout::default(), &mut Chance::from_seed(7), &mut events);
//! assert!(state.is_ok_and(|state| game.to_act(&state).len() == 1));
//! ```

// The compiler keeps it pure: `core` and `alloc` know no clock, file, thread, environment or hash map. Tests may use anything.
#![cfg_attr(not(any(test, feature = "ts")), no_std)]

extern crate alloc;

mod action;
mod card;
mod caution;
mod course;
mod deal;
mod event;
mod exchange;
mod formula;
mod game;
mod groups;
mod hosted;
mod moves;
mod options;
mod play;
mod rank;
mod refusal;
mod state;
#[cfg(test)]
mod tests;
mod token;
mod trick;
mod view;
mod world;

pub use action::Action;
pub use card::{Card, Counts, Hand, LETTERS, Letter};
pub use course::Checked;
pub use event::{Event, LeadCause, RankCause, SkipCause};
pub use exchange::Exchange;
pub use formula::{Formula, Kind, Shape};
pub use game::{Padbolix, can_play};
pub use groups::Groups;
pub use moves::{LIST_LIMIT, THRIFTY_LIMIT, plays};
pub use options::{FreePass, Layout, Options};
pub use play::Play;
pub use rank::{Finish, Rank, Title};
pub use refusal::{Refusal, SetupFault};
pub use state::State;
pub use trick::{Demand, Move, PastTrick, Turn};
pub use view::{Phase, SeatView, View};
pub use world::Unseen;
