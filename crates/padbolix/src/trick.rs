//! A trick: what lies on the table and what may follow it.

use crate::card::Letter;
use crate::formula::Formula;
use crate::groups::Groups;
use crate::play::Play;
use serde::de::value::SeqAccessDeserializer;
use serde::de::{self, Deserializer, SeqAccess};
use serde::{Deserialize, Serialize, Serializer};
use std::fmt;
use tabletop::{Seat, SeatSet};

/// What a seat did when its turn came. In JSON: the groups, `"!"`, `"pass"` or `"skipped"`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Move {
    /// A formula, in groups.
    Play(Groups),
    /// A firecracker.
    Firecracker,
    /// It passed.
    Pass,
    /// It had to skip its turn (PAD-12, PAD-16).
    Skipped,
}

/// One turn of a trick.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "PadbolixTurn"))]
pub struct Turn {
    /// Whose turn.
    pub seat: Seat,
    /// What became of it.
    #[cfg_attr(feature = "ts", ts(type = "string[] | \"!\" | \"pass\" | \"skipped\""))]
    pub play: Move,
}

/// A trick that is over.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "PadbolixTrick"))]
pub struct PastTrick {
    /// The seats whose lead it would have been, but which held firecrackers only (PAD-27).
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

    /// The trick that those turns make, or `None` where one of them is no play.
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

    /// The last play, passes and skips aside (PAD-13, PAD-16).
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

    /// Notes any other turn.
    pub(crate) fn note(&mut self, seat: Seat, play: Move) {
        self.turns.push(Turn { seat, play });
    }
}

/// What a hand must answer, for the enumeration of plays.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Demand {
    /// It leads: any formula.
    Lead,
    /// It follows this formula, as strong or stronger.
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
