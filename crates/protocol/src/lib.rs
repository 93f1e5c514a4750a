//! Every game behind one interface, requests and answers in JSON: the table protocol of `PROTOCOL.md`.
//!
//! A [`Host`] holds at most one match. It takes requests as JSON values or lines of text and answers each with one JSON
//! value, whatever it is given: nothing that a request holds makes it panic, and a request that is refused leaves the match as it was.
//!
//! Clock, seeds and resources come from outside ([`Surroundings`]), since the crate does no I/O. [`needs`] tells a host that
//! must fetch resources which of them a request is going to read.

// The compiler keeps it pure: `core` and `alloc` know no clock, file, thread, environment or hash map. Tests may use anything.
#![cfg_attr(not(any(test, feature = "ts")), no_std)]

extern crate alloc;

mod answer;
mod any_game;
#[cfg(feature = "arena")]
mod arena;
#[cfg(test)]
mod broken_bots;
mod data;
#[cfg(feature = "ts")]
mod declarations;
mod failure;
mod from_std;
mod games;
mod host;
#[cfg(test)]
mod leaks;
mod limits;
mod made;
mod needs;
mod opening;
mod patient;
mod request;
mod resources;
mod rules;
mod saves;
mod seated;
mod surroundings;
mod thinking;
#[cfg(feature = "ts")]
pub mod types;

pub use answer::{Entry, Warning};
#[cfg(feature = "arena")]
pub use any_game::make;
#[cfg(feature = "arena")]
pub use arena::{Arena, Plan, Played, Thinking};
pub use bots::Level;
pub use failure::{Failure, FailureFields};
#[cfg(feature = "arena")]
pub use games::written;
pub use games::{Games, ids};
#[cfg(feature = "samples")]
pub use games::{all_ids, info, records, sample, sample_options};
pub use host::{Host, read_request, refusal};
pub use lexicon::{Dictionary, Language, Lexicon, Rack, Tier, fold};
pub use limits::{
    DEFAULT_BUDGET_MS, MAX_ACTION_WEIGHT, MAX_BUDGET_MS, MAX_LEGAL, MAX_NAME, MAX_REQUEST_BYTES,
};
pub use needs::needs;
pub use patient::{Output, PatientHost};
pub use resources::Resources;
pub use surroundings::Surroundings;
pub use tabletop::json::text;
pub use tabletop::{Code, Message, Resource, ResourceName};
