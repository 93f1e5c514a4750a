//! The rulebook, clause by clause.

mod absurd;
mod cards;
mod challenge;
mod conformance;
mod end;
mod hidden;
mod real_words;
mod setup;
mod table;
mod turn;
mod words;
