//! The three searches. Each is a depth-first walk over the automaton that takes cards from the rack on its way.
//!
//! A walk takes one edge for each letter. Its depth is bounded by the longest word, and it never visits a word twice.

use alloc::string::String;
use core::ops::{ControlFlow, RangeInclusive};

use crate::dictionary::MAX_LETTERS;
use crate::graph::{Graph, Place};
use crate::rack::{Rack, Slots};
use crate::tier::Tier;

type Visit<'a> = dyn FnMut(&str) -> ControlFlow<()> + 'a;

/// The state of a walk: the automaton, the cards laid so far, the rest of the rack, the visitor.
struct Walk<'a, 'v> {
    graph: &'a Graph,
    limit: Tier,
    rack: Rack,
    cards: String,
    visit: &'a mut Visit<'v>,
}

impl<'a, 'v> Walk<'a, 'v> {
    fn new(graph: &'a Graph, limit: Tier, rack: &Rack, visit: &'a mut Visit<'v>) -> Walk<'a, 'v> {
        Walk { graph, limit, rack: rack.clone(), cards: String::with_capacity(MAX_LETTERS), visit }
    }

    /// Those of the letters that may follow a place, each with the place that it leads to.
    fn onward(&self, place: Place, letters: Slots) -> impl Iterator<Item = (u8, Place)> + use<'a> {
        self.graph.onward(place, self.limit, letters)
    }

    fn is_word(&self, place: Place) -> bool {
        place.is_word(self.limit)
    }

    fn show(&mut self) -> ControlFlow<()> {
        (self.visit)(&self.cards)
    }
}

pub(crate) fn rack_words(
    graph: &Graph,
    limit: Tier,
    rack: &Rack,
    lengths: &RangeInclusive<usize>,
    visit: &mut Visit<'_>,
) -> ControlFlow<()> {
    let mut walk = Walk::new(graph, limit, rack, visit);
    let longest = (*lengths.end()).min(rack.len());
    lay(&mut walk, graph.start(), *lengths.start(), longest)
}

fn lay(walk: &mut Walk<'_, '_>, place: Place, shortest: usize, longest: usize) -> ControlFlow<()> {
    if walk.cards.len() >= shortest && walk.is_word(place) {
        walk.show()?;
    }
    if walk.cards.len() >= longest {
        return ControlFlow::Continue(());
    }
    for (letter, next) in walk.onward(place, walk.rack.laid_for()) {
        if let Some(card) = walk.rack.take(letter) {
            walk.cards.push(char::from(card));
            lay(walk, next, shortest, longest)?;
            walk.cards.pop();
            walk.rack.put_back(card);
        }
    }
    ControlFlow::Continue(())
}

pub(crate) fn super_sequences(
    graph: &Graph,
    limit: Tier,
    word: &str,
    rack: &Rack,
    max_added: usize,
    visit: &mut Visit<'_>,
) -> ControlFlow<()> {
    if !is_card_word(word) {
        return ControlFlow::Continue(());
    }
    let mut walk = Walk::new(graph, limit, rack, visit);
    insert(&mut walk, graph.start(), word.as_bytes(), max_added.min(rack.len()), false)
}

/// `old` is the part of the old word that the walk has not met yet.
///
/// A letter that can be the next letter of the old word always counts as that letter. This loses no result: which of two equal letters
/// counts as old does not change which letters the rack must give. And it visits every result only once.
fn insert(walk: &mut Walk<'_, '_>, place: Place, old: &[u8], free: usize, added: bool) -> ControlFlow<()> {
    if added && old.is_empty() && walk.is_word(place) {
        walk.show()?;
    }
    if free == 0 && old.is_empty() {
        return ControlFlow::Continue(());
    }
    let inserted = if free > 0 { walk.rack.laid_for() } else { Slots::NONE };
    let letters = old.first().map_or(inserted, |&card| inserted.with_letter(card));
    for (letter, next) in walk.onward(place, letters) {
        match old.split_first() {
            Some((&card, rest)) if card.to_ascii_uppercase() == letter => {
                walk.cards.push(char::from(card));
                insert(walk, next, rest, free, added)?;
                walk.cards.pop();
            }
            _ if free > 0 => {
                if let Some(card) = walk.rack.take(letter) {
                    walk.cards.push(char::from(card));
                    insert(walk, next, old, free - 1, true)?;
                    walk.cards.pop();
                    walk.rack.put_back(card);
                }
            }
            _ => {}
        }
    }
    ControlFlow::Continue(())
}

pub(crate) fn replacements(
    graph: &Graph,
    limit: Tier,
    word: &str,
    rack: &Rack,
    visit: &mut Visit<'_>,
) -> ControlFlow<()> {
    if !is_card_word(word) {
        return ControlFlow::Continue(());
    }
    let mut walk = Walk::new(graph, limit, rack, visit);
    replace(&mut walk, graph.start(), word.as_bytes(), false)
}

fn replace(walk: &mut Walk<'_, '_>, place: Place, old: &[u8], changed: bool) -> ControlFlow<()> {
    let Some(&card) = old.get(walk.cards.len()) else {
        if walk.is_word(place) {
            if changed {
                walk.show()?;
            }
            return free_jokers(walk, old, 0);
        }
        return ControlFlow::Continue(());
    };
    for (letter, next) in walk.onward(place, walk.rack.laid_for().with_letter(card)) {
        if card.to_ascii_uppercase() == letter {
            walk.cards.push(char::from(card));
            replace(walk, next, old, changed)?;
            walk.cards.pop();
        } else if let Some(card) = walk.rack.take(letter) {
            walk.cards.push(char::from(card));
            replace(walk, next, old, true)?;
            walk.cards.pop();
            walk.rack.put_back(card);
        }
    }
    ControlFlow::Continue(())
}

/// Visits every way to replace jokers that kept their letter by letter cards. `from` is the first position to look at.
fn free_jokers(walk: &mut Walk<'_, '_>, old: &[u8], from: usize) -> ControlFlow<()> {
    for (at, &joker) in old.iter().enumerate().skip(from) {
        let stayed = joker.is_ascii_lowercase() && walk.cards.as_bytes().get(at) == Some(&joker);
        if !stayed {
            continue;
        }
        if let Some(card) = walk.rack.take_letter(joker.to_ascii_uppercase()) {
            walk.cards.replace_range(at..=at, char::from(card).encode_utf8(&mut [0]));
            walk.show()?;
            free_jokers(walk, old, at + 1)?;
            walk.cards.replace_range(at..=at, char::from(joker).encode_utf8(&mut [0]));
            walk.rack.put_back(card);
        }
    }
    ControlFlow::Continue(())
}

fn is_card_word(word: &str) -> bool {
    !word.is_empty() && word.bytes().all(|card| card.is_ascii_alphabetic())
}
