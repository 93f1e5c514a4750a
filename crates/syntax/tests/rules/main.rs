//! The rulebook, clause by clause.

// Tests panic: that is how they say no.
#![allow(clippy::unwrap_used, clippy::panic)]

mod absurd;
mod cards;
mod challenge;
mod conformance;
mod end;
mod hidden;
mod host;
mod real_words;
mod setup;
mod table;
mod turn;
mod words;
