//! The words of a round that nobody found (THE-29).

use alloc::borrow::ToOwned;
use alloc::vec::Vec;

use crate::{Missed, State, Themes};

/// How many words of a round are told that nobody found.
const MOST: usize = 3;

impl Themes {
    /// The best words of the lists that nobody found in a round that is over: those that more people know come first, then those with letters
    /// of more dice. Each would have stood as the round ended, and no two common nouns have one root.
    pub(crate) fn missed(&self, state: &State) -> Vec<Missed> {
        let Some(roll) = &state.roll else { return Vec::new() };
        let black = roll.initial().is_none();
        let mut known = Vec::new();
        for (theme, number) in self.card(state.card).themes().iter().zip(1..) {
            if roll.theme.is_some_and(|theme| theme != number) || state.closed.contains(&number) {
                continue;
            }
            let words = roll.initial().map_or(theme.words(), |initial| theme.of_initial(initial));
            for entry in words {
                let dice = roll.letters.in_word(&entry.letters).len();
                if !black || dice == 0 {
                    known.push(((entry.tier.index(), 5 - dice, entry.letters.len()), number, entry));
                }
            }
        }
        tabletop::sort_by_key(&mut known, |(order, ..)| *order);
        let mut found = Vec::new();
        for (_, number, entry) in known {
            let common = !entry.kind.is_proper();
            let stands = || {
                let spoken = self.spoken(state, None, (&entry.word, !common, Some(number)));
                spoken.is_ok_and(|spoken| spoken.doubts.is_empty())
            };
            let alike = |other: &Missed| {
                other.word == entry.word || common && self.judge.same_root(&other.word, &entry.word)
            };
            if !found.iter().any(alike) && stands() {
                let full = (entry.full() != entry.word).then(|| entry.full().to_owned());
                found.push(Missed { word: entry.word.clone(), full, theme: number });
            }
            if found.len() == MOST {
                break;
            }
        }
        found
    }
}
