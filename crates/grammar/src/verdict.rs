//! What the grammar says of a row of cards.

use serde::{Deserialize, Serialize};

/// Whether a row of cards is a sentence, and how good a one.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Verdict {
    /// From no sentence to a sensible one.
    pub soundness: Soundness,
    /// What is wrong with it, worst first; empty where it is sensible.
    pub reasons: Vec<Reason>,
}

impl Verdict {
    /// Whether the syntax is right, sense or not.
    pub fn well_formed(&self) -> bool {
        self.soundness > Soundness::IllFormed
    }

    /// Whether nothing is wrong with it.
    pub fn is_sensible(&self) -> bool {
        self.soundness == Soundness::Sensible
    }
}

/// How good a sentence is; later is better.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "SpikitSoundness"))]
#[serde(rename_all = "kebab-case")]
pub enum Soundness {
    /// No sentence: word order, agreement, elision, something missing or too much.
    IllFormed,
    /// A sentence that says what cannot be: selection is violated.
    Nonsense,
    /// A sentence that some would not let pass.
    Doubtful,
    /// A sentence.
    Sensible,
}

/// Why a row of cards is not sensible. Numbers are places in the row, from 0.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reason {
    /// No card has a finite verb.
    NoVerb,
    /// This verb has no subject.
    NoSubject(usize),
    /// This verb lacks a complement that it takes.
    Missing(usize),
    /// The cards before this one make a sentence or could; this one finds no place.
    NoPlace(usize),
    /// The two do not agree in gender or number.
    Disagree(usize, usize),
    /// The first must be elided, or has another form, before the second.
    Elision(usize, usize),
    /// The two do not stand in this order in the language.
    Order(usize, usize),
    /// The verb (first) cannot have this (second) as its subject.
    OddSubject(usize, usize),
    /// The verb (first) cannot have this (second) as its object.
    OddObject(usize, usize),
    /// The adverbial (second) is of another time than the verb (first).
    OddTime(usize, usize),
    /// The sentence says twice where, when or how; this is the second time.
    SaidTwice(usize),
    /// The two stand in an order that is unusual.
    UnusualOrder(usize, usize),
    /// The sentence begins with a conjunction.
    LeadingConjunction(usize),
}

impl Reason {
    /// How bad it is.
    pub fn soundness(self) -> Soundness {
        match self {
            Reason::NoVerb
            | Reason::NoSubject(_)
            | Reason::Missing(_)
            | Reason::NoPlace(_)
            | Reason::Disagree(..)
            | Reason::Elision(..)
            | Reason::Order(..) => Soundness::IllFormed,
            Reason::OddSubject(..) | Reason::OddObject(..) | Reason::OddTime(..) => Soundness::Nonsense,
            Reason::SaidTwice(_) | Reason::UnusualOrder(..) | Reason::LeadingConjunction(_) => {
                Soundness::Doubtful
            }
        }
    }

    /// What it costs a parse: one fault of a worse kind outweighs all that a row can have of a lesser one.
    pub(crate) fn cost(self) -> u32 {
        match self.soundness() {
            Soundness::IllFormed => 10_000,
            Soundness::Nonsense => 100,
            Soundness::Doubtful => 1,
            Soundness::Sensible => 0,
        }
    }
}
