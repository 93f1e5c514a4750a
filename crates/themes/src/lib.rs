//! Dés à thèmes: be quick to find a word that fits the theme and uses many letters of the dice.

// The compiler keeps it pure: `core` and `alloc` know no clock, file, thread, environment or hash map. Tests may use anything.
#![cfg_attr(not(any(test, feature = "ts")), no_std)]

extern crate alloc;

mod action;
mod candidates;
mod check;
mod data;
mod event;
mod game;
mod heard;
mod hosted;
mod layout;
mod lists;
mod missed;
mod options;
mod perform;
mod refusal;
mod roll;
mod roots;
mod spoken;
mod state;
mod themes;
mod token;
mod view;
mod world;
mod written;

pub use action::Action;
pub use check::Checked;
pub use data::{CardFile, Data, KeptWord, ThemeFile};
pub use event::{Ending, Event};
pub use layout::Layout;
pub use lists::*;
pub use options::{Options, TOKENS, Variant, WordLanguage};
pub use refusal::Refusal;
pub use roll::{Colour, Letters, Roll};
pub use roots::{ROOTS, Roots};
pub use state::{Announced, Ballot, Doubt, Missed, Refused, Standing, State, Votes, Why};
pub use themes::{BLACK, Judge, Themes};
pub use view::{JudgingView, PhaseName, SeatView, View};
