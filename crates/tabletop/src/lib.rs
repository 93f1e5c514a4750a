//! What every game of the box shares.
//!
//! A [`Game`] is a value (options, dictionary, deck) that knows its rules and holds no match. A [`Table`] holds one
//! match of it: it owns undo, the log, saves and replays once for all games. Everything that chance decides comes
//! from one [`Chance`], so that a [`Record`] (seed, set-up, actions) *is* the match (COM-1).
//!
//! Nothing here touches a clock, a file, a thread or JavaScript, and nothing here is prose: what is to be said goes
//! out as a [`Message`].
//!
//! What holds in every game (COM-1 to COM-8) stands in `RULES.md`. With the feature `conformance` comes the suite that every game must pass;
//! `ts` adds TypeScript types.
//!
//! ```
//! use tabletop::{Chance, Ranking};
//!
//! let mut chance = Chance::from_seed(7);
//! let rolls: Vec<i32> = (0..3).map(|_| chance.below(6) as i32 + 1).collect();
//! assert_eq!(Ranking::highest_first(&rolls).0.concat().len(), 3);
//! ```

// The compiler keeps it pure: `core` and `alloc` know no clock, file, thread, environment or hash map. Tests may use anything.
#![cfg_attr(not(any(test, feature = "ts")), no_std)]

extern crate alloc;

mod chance;
mod clock;
#[cfg(feature = "conformance")]
pub mod conformance;
mod game;
mod hosted;
pub mod json;
mod marks;
mod message;
mod moments;
mod number;
mod questions;
mod ranking;
mod record;
mod refusal;
mod seat;
mod seed;
mod table;
mod tenure;
pub mod text;
mod token;
mod written;

pub use chance::Chance;
pub use clock::{Clock, TakenBack, Timer};
pub use game::{Candidates, Game, TableView};
pub use hosted::{DataFault, Hosted, Inspection, LookedUp, LookedUpWord, MakeError, NoData, checksums};
pub use message::{Arg, Message};
pub use moments::Moment;
pub use number::{Count, MAX_WHOLE, Millis};
pub use ranking::Ranking;
pub use record::{ActionLine, MAX_TENURES, Needs, Player, Record, RecordError, Tenure, VERSION};
pub use refusal::{Code, Refuse};
pub use seat::{Actor, Seat, SeatSet, Viewer};
pub use seed::Seed;
// For the games and bots of this box, which share one copy of a sort to keep the worker small. No promise is made to others.
pub use supplies::{Fnv, Handing, Kind, Resource, ResourceName, Supplies, Unavailable};
#[doc(hidden)]
pub use supplies::{each_once, map_of, sort_by, sort_by_key};
pub use table::{ActError, Break, NewError, Replay, Step, Table, UndoError, When};
pub use token::{NoAction, Token, text_of};
pub use written::{Row, Separator, Sheet, Written};
