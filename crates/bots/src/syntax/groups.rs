//! Finds everything that a hand can do with words.

use super::Sight;
use super::bag::Bag;
use super::manners;
use crate::Effort;
use alloc::borrow::ToOwned;
use alloc::collections::{BTreeMap, BTreeSet};
use alloc::string::String;
use alloc::vec::Vec;
use core::ops::ControlFlow;
use lexicon::{Rack, Vocabulary};
use syntax::{Action, Card, OPENING};

/// Lays and insertions, grouped by the cards that they use, which is what plans look at.
#[derive(Default)]
pub(super) struct Groups {
    /// The groups, those with most cards first, and of as many cards the dearest first.
    pub(super) list: Vec<Group>,
}

/// Some cards, with the ways to spend exactly them.
pub(super) struct Group {
    pub(super) used: Bag,
    pub(super) cards: usize,
    pub(super) points: i32,
    pub(super) ways: Vec<Way>,
}

/// A lay or an insertion.
pub(super) struct Way {
    /// The index of the word that is made longer; `None` for a lay.
    pub(super) index: Option<u32>,
    pub(super) word: String,
}

/// How many ways are kept for the same cards. So many suffice to find one that leaves the next word of a plan alone.
const WAYS: usize = 3;

/// How many words one search may find. It limits hands that no deal gives.
const MOST_WORDS: usize = 60_000;

impl Way {
    pub(super) fn action(&self) -> Action {
        let word = self.word.clone();
        match self.index {
            None => Action::Lay { word },
            Some(index) => Action::Insert { index, into: word },
        }
    }
}

impl Groups {
    /// All lays and insertions with `cards` that the vocabulary knows. A joker among `cards` is written as the rules do.
    pub(super) fn find(
        sight: &Sight<'_>,
        vocabulary: &Vocabulary,
        cards: &[Card],
        effort: &Effort<'_>,
    ) -> Groups {
        Groups::search(sight, vocabulary, cards, false, &|_| true, effort)
    }

    /// The same with one more card that may be any letter, which shows what the next card could do. The hand must have no joker.
    pub(super) fn find_with_any(
        sight: &Sight<'_>,
        vocabulary: &Vocabulary,
        cards: &[Card],
        effort: &Effort<'_>,
    ) -> Groups {
        let mut cards = cards.to_vec();
        cards.push(Card::JOKER);
        Groups::search(sight, vocabulary, &cards, true, &|_| true, effort)
    }

    /// As `find`, looking only at some words of the table.
    pub(super) fn search(
        sight: &Sight<'_>,
        vocabulary: &Vocabulary,
        cards: &[Card],
        any: bool,
        looks_at: &dyn Fn(usize) -> bool,
        effort: &Effort<'_>,
    ) -> Groups {
        let mut found = Collector { by_cards: BTreeMap::new(), sight, any };
        let text: String = cards.iter().map(|card| card.sign()).collect();
        let Ok(rack) = Rack::from_cards(&text) else { return Groups::default() };
        let mut seen = 0;
        let shortest = if sight.opening_is_long() { OPENING } else { sight.minimum() };
        let _ = vocabulary.rack_words(&rack, shortest..=cards.len(), &mut |word| {
            found.add(None, "", word);
            tick(&mut seen, effort)
        });
        for (at, laid) in sight.view.table.iter().enumerate().filter(|(at, _)| looks_at(*at)) {
            let index = u32::try_from(at).ok();
            seen = 0;
            let _ = vocabulary.super_sequences(&laid.word, &rack, cards.len(), &mut |word| {
                if word.len() >= sight.minimum() {
                    found.add(index, &laid.word, word);
                }
                tick(&mut seen, effort)
            });
        }
        found.sorted()
    }
}

/// Ends a search that finds too many words or whose time is up. What it has found by then suffices.
fn tick(seen: &mut usize, effort: &Effort<'_>) -> ControlFlow<()> {
    *seen += 1;
    let late = seen.is_multiple_of(64) && effort.spent(0, u32::MAX);
    if late || *seen > MOST_WORDS { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
}

struct Collector<'a> {
    by_cards: BTreeMap<Bag, Group>,
    sight: &'a Sight<'a>,
    any: bool,
}

impl Collector<'_> {
    fn add(&mut self, index: Option<u32>, before: &str, word: &str) {
        if !manners::lays(word) {
            return;
        }
        let used = added(before, word, self.any);
        let deck = self.sight.game.deck();
        let group = self.by_cards.entry(used).or_insert_with(|| Group {
            used,
            cards: used.len(),
            points: used.points(deck),
            ways: Vec::new(),
        });
        if group.ways.len() < WAYS && group.ways.iter().all(|way| way.index != index) {
            group.ways.push(Way { index, word: word.to_owned() });
        }
    }

    fn sorted(self) -> Groups {
        let mut list: Vec<Group> = self.by_cards.into_values().collect();
        // The order is total, so that the same view gives the same move.
        tabletop::sort_by(&mut list, |a, b| {
            (b.cards, b.points).cmp(&(a.cards, a.points)).then_with(|| a.ways[0].word.cmp(&b.ways[0].word))
        });
        Groups { list }
    }
}

/// The cards that `word` has more than `before`; with `any`, a joker is the letter that it stands for.
pub(super) fn added(before: &str, word: &str, any: bool) -> Bag {
    let mut old = [0u8; 128];
    for sign in before.bytes() {
        old[usize::from(sign & 127)] += 1;
    }
    let mut used = Bag::default();
    for sign in word.chars() {
        if let Some(count) = old.get_mut(sign as usize).filter(|count| **count > 0) {
            *count -= 1;
        } else if let Some(card) = Card::of_table(if any { sign.to_ascii_uppercase() } else { sign }) {
            used = used.with(card);
        }
    }
    used
}

/// A replacement and the hand that it leaves.
pub(super) struct Swap {
    pub(super) action: Action,
    pub(super) left: Bag,
}

/// Replacements that the vocabulary knows, one for each hand that they leave.
pub(super) fn swaps(
    sight: &Sight<'_>,
    vocabulary: &Vocabulary,
    hand: &[Card],
    effort: &Effort<'_>,
) -> Vec<Swap> {
    let text: String = hand.iter().map(|card| card.sign()).collect();
    let Ok(rack) = Rack::from_cards(&text) else { return Vec::new() };
    let whole = Bag::of(hand);
    let mut found: Vec<Swap> = Vec::new();
    let mut hands = BTreeSet::from([whole]);
    for (index, laid) in (0u32..).zip(&sight.view.table) {
        let mut seen = 0;
        let _ = vocabulary.replacements(&laid.word, &rack, &mut |word| {
            if word.len() >= sight.minimum() && manners::lays(word) {
                let change = syntax::Change::new(syntax::Kind::Replace, Some(&laid.word), word);
                let left = whole.less(Bag::of(&change.used));
                let left = left.map(|left| change.taken.iter().fold(left, |left, card| left.with(*card)));
                if let Some(left) = left.filter(|left| hands.insert(*left)) {
                    found.push(Swap { action: Action::Replace { index, into: word.to_owned() }, left });
                }
            }
            tick(&mut seen, effort)
        });
    }
    found
}
