//! Bluffs: words that do not exist, where the rules let a seat try them (SYN-20).

use alloc::format;
use alloc::string::String;

use super::Sight;
use super::answers::likeness;
use super::bag::Bag;
use super::groups::Groups;
use crate::Level;
use rand::RngExt;
use syntax::{Action, OPENING, Referee};
use tabletop::Chance;

/// How likely others must be to go out before a bot bluffs.
const DANGER: f64 = 0.3;

/// How much a bluff must look like a word, from 0 to 1.
const LIKE: f64 = 0.72;

/// How many ways of one play are tried.
const TRIES: usize = 2;

/// Now and then, a bluff that empties the hand, if nothing else does and others are about to go out.
///
/// It is a word that would leave one card, or a word of the table, with the last card at its end. Nobody bluffs after a bluff was called.
pub(super) fn instead(
    sight: &Sight<'_>,
    groups: &Groups,
    hand: Bag,
    danger: f64,
    cost: f64,
    chance: &mut Chance,
) -> Option<Action> {
    let rate = match sight.level {
        Level::Hard => 0.25,
        Level::Medium => 0.12,
        _ => 0.0,
    };
    let allowed = sight.game.options().referee == Referee::Challenge;
    let called = sight.view.judged.iter().any(|judged| !judged.valid);
    if !allowed || called || danger < DANGER || cost < 3.0 || f64::from(chance.random::<f32>()) >= rate {
        return None;
    }
    let vocabulary = sight.vocabulary();
    let mut best: Option<(f64, Action)> = None;
    let mut offer = |index: Option<u32>, word: String| {
        let like = likeness(&vocabulary, &word.to_ascii_uppercase());
        let wrong = !sight.game.lexicon().contains(&word);
        let long =
            word.len() >= if index.is_none() && sight.opening_is_long() { OPENING } else { sight.minimum() };
        if wrong && long && like >= LIKE && best.as_ref().is_none_or(|(other, _)| like > *other) {
            let action = match index {
                None => Action::Lay { word },
                Some(index) => Action::Insert { index, into: word },
            };
            best = Some((like, action));
        }
    };
    let last = |left: Bag| left.kinds().next().filter(|card| left.len() == 1 && !card.is_joker());
    for group in &groups.list {
        if let Some(card) = hand.less(group.used).and_then(last) {
            group.ways.iter().take(TRIES).for_each(|way| offer(way.index, format!("{}{card}", way.word)));
        }
    }
    if let Some(card) = last(hand) {
        for (index, laid) in (0u32..).zip(&sight.view.table) {
            offer(Some(index), format!("{}{card}", laid.word));
        }
    }
    best.map(|(_, action)| action)
}
