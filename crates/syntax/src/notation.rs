//! Words as they lie on the table, and the cards that are needed to make one of another.

use alloc::vec::Vec;

use crate::{Card, Kind};

/// The cards that making a word moves: from the hand to the table, and from the table to the hand.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Change {
    /// Cards from the hand to the table.
    pub used: Vec<Card>,
    /// Cards from the table to the hand (SYN-13), which only a replacement moves.
    pub taken: Vec<Card>,
}

/// The first sign of a text that no card on the table shows, that is, any but A–Z and a–z (COM-6).
pub fn foreign_sign(word: &str) -> Option<char> {
    word.chars().find(|sign| !sign.is_ascii_alphabetic())
}

/// The cards of a word as it lies; other signs are skipped.
pub fn cards_of(word: &str) -> Vec<Card> {
    word.chars().filter_map(Card::of_table).collect()
}

impl Change {
    /// The cards that an operation moves to turn `before` (`None` for a lay) into `after`, whether or not the rules allow it.
    pub fn new(kind: Kind, before: Option<&str>, after: &str) -> Change {
        match (kind, before) {
            (Kind::Replace, Some(before)) => Change::replacing(before, after),
            (Kind::Insert, Some(before)) => Change::inserting(before, after),
            _ => Change { used: cards_of(after), taken: Vec::new() },
        }
    }

    /// The cards that `after` has beyond those of `before`; upper and lower case count as different (SYN-10).
    fn inserting(before: &str, after: &str) -> Change {
        let mut old = [0usize; 128];
        for sign in before.bytes().filter(u8::is_ascii) {
            old[usize::from(sign)] += 1;
        }
        let mut is_new = |sign: &char| match old.get_mut(*sign as usize) {
            Some(count) if *count > 0 => {
                *count -= 1;
                false
            }
            _ => true,
        };
        let used = after.chars().filter(&mut is_new).filter_map(Card::of_table).collect();
        Change { used, taken: Vec::new() }
    }

    /// The cards at positions that differ (SYN-11). If one word is longer, the rest of it counts too.
    fn replacing(before: &str, after: &str) -> Change {
        let (mut old, mut new) = (before.chars(), after.chars());
        let mut change = Change::default();
        loop {
            let (was, is) = (old.next(), new.next());
            if was.is_none() && is.is_none() {
                return change;
            }
            if was != is {
                change.taken.extend(was.and_then(Card::of_table));
                change.used.extend(is.and_then(Card::of_table));
            }
        }
    }
}

/// Whether `new` has the signs of `old` in their order; upper and lower case count as different (SYN-10).
pub fn is_subsequence(old: &str, new: &str) -> bool {
    let mut rest = new.bytes();
    old.bytes().all(|sign| rest.any(|other| other == sign))
}
