//! What the groups of a play take.

use crate::card::LETTERS;
use crate::formula::{Kind, Shape};

/// What a group takes: `weight` cards of each of `width` consecutive letters.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Pattern {
    /// How many consecutive letters it spans.
    pub(crate) width: usize,
    /// How many cards it takes of each letter.
    pub(crate) weight: i8,
}

impl Pattern {
    pub(crate) const SINGLE: Pattern = Pattern { width: 1, weight: 1 };
    pub(crate) const PAIR: Pattern = Pattern { width: 1, weight: 2 };

    pub(crate) fn sequence(length: usize) -> Pattern {
        Pattern { width: length.clamp(2, LETTERS), weight: 1 }
    }

    pub(crate) fn of(shape: Shape) -> Pattern {
        match shape.kind {
            Kind::Single => Pattern::SINGLE,
            Kind::Pairs => Pattern::PAIR,
            Kind::Sequences => Pattern::sequence(usize::from(shape.length)),
        }
    }

    /// How many cards a group takes in all.
    pub(crate) fn cards(self) -> u8 {
        self.width as u8 * self.weight as u8
    }
}
