//! A trick: what lies on the table and what may follow it.

use crate::card::Letter;
use crate::formula::Formula;
use crate::groups::Groups;
use crate::play::Play;
use alloc::vec::Vec;
use core::fmt;
use serde::de::value::SeqAccessDeserializer;
use serde::de::{self, Deserializer, SeqAccess};
use serde::{Deserialize, Serialize, Serializer};
use tabletop::{Seat, SeatSet};

/// What a seat did in its turn. In JSON: the groups, `"!"`, `"pass"` or `"skipped"`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Move {
    /// It played a formula.
    Play(Groups),
    /// It played a firecracker.
    Firecracker,
    /// It passed.
    Pass,
    /// Its turn was skipped (PAD-12, PAD-16).
    Skipped,
}

/// One turn of a trick.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "PadbolixTurn"))]
pub struct Turn {
    /// The seat whose turn it was.
    pub seat: Seat,
    /// What the seat did.
    #[cfg_attr(feature = "ts", ts(type = "string[] | \"!\" | \"pass\" | \"skipped\""))]
    pub play: Move,
}

/// A trick that is over.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "PadbolixTrick"))]
pub struct PastTrick {
    /// The seats that would have had the lead, but held only firecrackers (PAD-27).
    pub no_lead: Vec<Seat>,
    /// Its turns, the lead first.
    pub turns: Vec<Turn>,
    /// Who won it.
    pub winner: Seat,
}

/// The trick in progress.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Trick {
    pub(crate) no_lead: Vec<Seat>,
    pub(crate) turns: Vec<Turn>,
    /// The last formula played, to be followed (PAD-10, PAD-13).
    top: Option<Play>,
}

impl Trick {
    /// A trick that nobody has led yet.
    pub(crate) fn new(no_lead: Vec<Seat>) -> Trick {
        Trick { no_lead, ..Trick::default() }
    }

    /// The trick that these turns make; `None` if one of them is no play.
    pub(crate) fn of(no_lead: Vec<Seat>, turns: Vec<Turn>) -> Option<Trick> {
        let top = turns.iter().rev().find_map(|turn| match &turn.play {
            Move::Play(groups) => Some(groups),
            _ => None,
        });
        let top = match top {
            None => None,
            Some(groups) => Some(Play::seen(groups)?),
        };
        Some(Trick { no_lead, turns, top })
    }

    /// The play to follow.
    pub(crate) fn top(&self) -> Option<&Play> {
        self.top.as_ref()
    }

    /// The formula to follow; `None` before the lead.
    pub(crate) fn formula(&self) -> Option<Formula> {
        self.top.as_ref().map(|play| play.formula)
    }

    /// The last turn that was neither a pass nor a skip (PAD-13, PAD-16).
    pub(crate) fn last(&self) -> Option<&Turn> {
        self.turns.iter().rev().find(|turn| matches!(turn.play, Move::Play(_) | Move::Firecracker))
    }

    /// Whether the last play is a firecracker (PAD-13).
    pub(crate) fn firecracker_last(&self) -> bool {
        self.last().is_some_and(|turn| turn.play == Move::Firecracker)
    }

    /// The seats that have passed or been skipped since the last play (PAD-18).
    pub(crate) fn silent(&self) -> SeatSet {
        let quiet = self.turns.iter().rev();
        quiet
            .take_while(|turn| matches!(turn.play, Move::Pass | Move::Skipped))
            .map(|turn| turn.seat)
            .collect()
    }

    /// Whether a play shows exactly the letters of the play before it (PAD-16).
    pub(crate) fn repeats(&self, play: &Play) -> bool {
        !self.firecracker_last() && self.top.as_ref().is_some_and(|top| top.letters == play.letters)
    }

    /// Lays a formula.
    pub(crate) fn lay(&mut self, seat: Seat, play: Play) {
        self.turns.push(Turn { seat, play: Move::Play(play.groups.clone()) });
        self.top = Some(play);
    }

    /// Adds a turn that is no formula.
    pub(crate) fn note(&mut self, seat: Seat, play: Move) {
        self.turns.push(Turn { seat, play });
    }
}

/// What a hand has to answer when its plays are listed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Demand {
    /// It leads, with any formula.
    Lead,
    /// It follows this formula, at least as strong.
    Follow(Formula),
}

impl Demand {
    /// The lowest letter that a play may have.
    pub fn lowest(self) -> Letter {
        match self {
            Demand::Lead => Letter::B,
            Demand::Follow(formula) => formula.lowest,
        }
    }
}

impl Serialize for Move {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Move::Play(groups) => groups.serialize(serializer),
            Move::Firecracker => serializer.serialize_str("!"),
            Move::Pass => serializer.serialize_str("pass"),
            Move::Skipped => serializer.serialize_str("skipped"),
        }
    }
}

impl<'de> Deserialize<'de> for Move {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Move, D::Error> {
        struct Visitor;
        impl<'de> de::Visitor<'de> for Visitor {
            type Value = Move;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a list of groups, \"!\", \"pass\" or \"skipped\"")
            }

            fn visit_str<E: de::Error>(self, text: &str) -> Result<Move, E> {
                match text {
                    "!" => Ok(Move::Firecracker),
                    "pass" => Ok(Move::Pass),
                    "skipped" => Ok(Move::Skipped),
                    _ => Err(E::custom("no move of a trick")),
                }
            }

            fn visit_seq<A: SeqAccess<'de>>(self, list: A) -> Result<Move, A::Error> {
                Groups::deserialize(SeqAccessDeserializer::new(list)).map(Move::Play)
            }
        }
        deserializer.deserialize_any(Visitor)
    }
}
