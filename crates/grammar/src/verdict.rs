//! What the grammar says of a row of cards.

use alloc::vec;
use alloc::vec::Vec;

use crate::Need;
use serde::{Deserialize, Serialize};

/// Whether a row of cards is a sentence, and how good a one.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Verdict {
    /// How good a sentence it is.
    pub soundness: Soundness,
    /// What is wrong with it, worst first; empty if it is sensible.
    pub reasons: Vec<Reason>,
    /// Whether somebody who speaks naturally would say so much at once. A heavier sentence may be right all the same.
    pub light: bool,
    /// Whether it asks, and ends with a question mark.
    pub asks: bool,
    /// One bit for each card, the lowest for the first, which is set if a comma follows the card.
    pub commas: u64,
}

impl Verdict {
    /// The verdict on a row with a card at this place that can be nothing.
    pub fn no_place(at: usize) -> Verdict {
        let reasons = vec![Reason::NoPlace(at)];
        Verdict { soundness: Soundness::IllFormed, reasons, light: false, asks: false, commas: 0 }
    }

    /// Whether the syntax is right, be it sense or nonsense.
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
    /// A sentence that some people would not accept.
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
    Missing(usize, Need),
    /// The cards before this one make a sentence or could; this one finds no place.
    NoPlace(usize),
    /// This noun has no article.
    NoArticle(usize),
    /// This article has no noun.
    NoNoun(usize),
    /// The sentence has a verb; this is a second one that nothing joins to it.
    SecondVerb(usize),
    /// The sentence has a subject (second); this is another one that nothing joins to it.
    SecondSubject(usize, usize),
    /// The verb (first) has its object; this (second) is another one.
    SecondObject(usize, usize),
    /// The verb (first) takes no object such as this (second).
    NoObject(usize, usize),
    /// The first wants a question; this (second) is none.
    QuestionWanted(usize, usize),
    /// The two do not agree in number.
    Number(usize, usize),
    /// The two do not agree in gender.
    Gender(usize, usize),
    /// The subject and its verb, in the order of the row, differ in person.
    Person(usize, usize),
    /// The first must be elided, or has another form, before the second.
    Elision(usize, usize),
    /// The two do not stand in this order in the language.
    Order(usize, usize),
    /// The verb (first) cannot have this (second) as its subject.
    OddSubject(usize, usize),
    /// The verb (first) cannot have this (second) as its object.
    OddObject(usize, usize),
    /// What the first says of a noun cannot be said of this one (second).
    OddNoun(usize, usize),
    /// The adverbial (first) cannot be said of the subject of the verb (second).
    OddManner(usize, usize),
    /// The adverbial (second) is of another time than the verb (first).
    OddTime(usize, usize),
    /// The sentence says twice where, when or how; this is the second time.
    SaidTwice(usize),
    /// The sentence says where, when or how too often; this card is one too many.
    TooMuch(usize),
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
            | Reason::Missing(..)
            | Reason::NoPlace(_)
            | Reason::NoArticle(_)
            | Reason::NoNoun(_)
            | Reason::SecondVerb(_)
            | Reason::SecondSubject(..)
            | Reason::SecondObject(..)
            | Reason::NoObject(..)
            | Reason::QuestionWanted(..)
            | Reason::Number(..)
            | Reason::Gender(..)
            | Reason::Person(..)
            | Reason::Elision(..)
            | Reason::Order(..) => Soundness::IllFormed,
            Reason::OddSubject(..)
            | Reason::OddObject(..)
            | Reason::OddNoun(..)
            | Reason::OddManner(..)
            | Reason::OddTime(..) => Soundness::Nonsense,
            Reason::SaidTwice(_)
            | Reason::TooMuch(_)
            | Reason::UnusualOrder(..)
            | Reason::LeadingConjunction(_) => Soundness::Doubtful,
        }
    }

    /// What it costs a parse: one fault of a worse kind outweighs all that a row can have of a lesser one.
    pub(crate) fn cost(self) -> u32 {
        match self.soundness() {
            // What names the cause is told before what names only the place.
            Soundness::IllFormed if matches!(self, Reason::NoSubject(_) | Reason::NoPlace(_)) => 10_004,
            // That two cards do not agree is told rather than that one is too many.
            Soundness::IllFormed
                if matches!(
                    self,
                    Reason::SecondVerb(_) | Reason::SecondObject(..) | Reason::NoObject(..)
                ) =>
            {
                10_001
            }
            // The verb may take something other than a question too, so this is told after other faults with a cause.
            Soundness::IllFormed if matches!(self, Reason::QuestionWanted(..)) => 10_002,
            Soundness::IllFormed => 10_000,
            Soundness::Nonsense => 100,
            Soundness::Doubtful => 1,
            Soundness::Sensible => 0,
        }
    }
}
