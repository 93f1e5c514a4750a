//! The rules of Tally (`RULES.md`): be the first to name a word for the subject that the others let pass.

// The compiler keeps it pure: `core` and `alloc` know no clock, file, thread, environment or hash map. Tests may use anything.
#![cfg_attr(not(any(test, feature = "ts")), no_std)]

extern crate alloc;

mod action;
mod check;
mod event;
mod game;
mod hosted;
mod judgement;
mod layout;
mod options;
mod perform;
mod refusal;
mod state;
mod tally;
mod token;
mod topics;
mod view;
mod world;

pub use action::Action;
pub use check::Checked;
pub use event::Event;
pub use hosted::{Data, TOPICS};
pub use judgement::Judgement;
pub use layout::Layout;
pub use options::{List, Options};
pub use refusal::{OutOfRange, Refusal};
pub use state::State;
pub use tally::Tally;
pub use topics::{BadTopics, Topic, Topics};
pub use view::{Claim, PhaseName, SeatView, View};
