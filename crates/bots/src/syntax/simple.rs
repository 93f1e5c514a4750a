//! The bots that do not plan: greedy, easy and medium.

use alloc::vec::Vec;

use super::bag::Bag;
use super::groups::{Group, Groups, Way, swaps};
use super::value::Values;
use super::{Sight, bluff};
use crate::Effort;
use lexicon::Vocabulary;
use rand::RngExt;
use syntax::{Action, Card, Take};
use tabletop::Chance;

/// Of a hundred words on the table, how many the easy bot looks at.
const EASY_LOOKS: u32 = 10;

/// The longest word that the easy bot finds in its hand. One card more in a word on the table it finds whatever its length.
const EASY_LENGTH: usize = 5;

/// In hands of at most this size, the medium bot sees what a new card would make possible.
const FEW: usize = 4;

/// Lays the longest word, or exchanges a card.
pub(super) fn greedy(sight: &Sight<'_>, hand: &[Card], effort: &Effort<'_>) -> Option<Action> {
    let groups = Groups::search(sight, &sight.vocabulary(), hand, false, &|_| false, effort);
    match groups.list.first().and_then(|group| group.ways.first()) {
        Some(way) => Some(way.action()),
        None => Some(Action::Exchange { discard: dearest(sight, hand)?, take: anywhere(sight) }),
    }
}

/// Knows common words and finds short ones, as a child of ten would; mostly takes the longest, and does not think of what is left.
pub(super) fn easy(
    sight: &Sight<'_>,
    hand: &[Card],
    effort: &Effort<'_>,
    chance: &mut Chance,
) -> Option<Action> {
    let looks: Vec<bool> = sight.view.table.iter().map(|_| chance.below(100) < EASY_LOOKS).collect();
    let looks_at = |at: usize| looks.get(at).copied().unwrap_or(false);
    let groups = Groups::search(sight, &sight.vocabulary(), hand, false, &looks_at, effort);
    let ways = |group: &Group| -> Vec<Action> {
        let finds = |way: &&Way| group.cards == 1 || way.word.len() <= EASY_LENGTH;
        group.ways.iter().filter(finds).map(Way::action).collect()
    };
    let all = groups.list.iter().map(|group| (group.cards, ways(group)));
    let found: Vec<(usize, Vec<Action>)> = all.filter(|(_, ways)| !ways.is_empty()).collect();
    let Some(longest) = found.iter().map(|(cards, _)| *cards).max() else {
        let discard = *chance.pick(hand)?;
        let take = if chance.below(3) == 0 { face_up(sight) } else { anywhere(sight) };
        return Some(Action::Exchange { discard, take });
    };
    // It often takes the longest word, sometimes one that is a letter shorter.
    let shortest = longest.saturating_sub(usize::from(chance.below(100) < 60)).max(1);
    let good: Vec<_> = found.iter().filter(|(cards, _)| *cards >= shortest).collect();
    chance.pick(&good).and_then(|(_, ways)| chance.pick(ways)).cloned()
}

/// Goes out when it can, else spends what leaves it the cheapest hand that can still be played; exchanges for a card that helps.
pub(super) fn medium(
    sight: &Sight<'_>,
    hand: &[Card],
    effort: &Effort<'_>,
    chance: &mut Chance,
) -> Option<Action> {
    let vocabulary = sight.vocabulary();
    let groups = Groups::find(sight, &vocabulary, hand, effort);
    let whole = Bag::of(hand);
    let mut values = Values::new(sight, &groups, 0);
    let mut best: Option<(f64, Action)> = None;
    let mut offer = |cost: f64, action: Action| {
        if best.as_ref().is_none_or(|(other, _)| cost < *other) {
            best = Some((cost, action));
        }
    };
    for group in &groups.list {
        if let (Some(left), Some(way)) = (whole.less(group.used), group.ways.first()) {
            // A little chance is added, because it does not weigh everything.
            offer(values.cost(left) + 3.0 * f64::from(chance.random::<f32>()), way.action());
        }
    }
    for swap in swaps(sight, &vocabulary, hand, effort) {
        offer(values.cost(swap.left) + 3.0 * f64::from(chance.random::<f32>()), swap.action);
    }
    let discard = dearest(sight, hand)?;
    if let Some(card) = sight.view.face_up {
        for discard in whole.kinds() {
            let left = whole.without(discard).with(card);
            // With a few cards it looks whether this one would let it go out.
            let out = hand.len() <= FEW && goes_out(sight, &vocabulary, hand, discard, card, effort);
            let cost = if out { -values.loss(left) } else { values.cost(left) };
            offer(cost, Action::Exchange { discard, take: Take::FaceUp });
        }
    }
    if sight.view.stock_count > 0 {
        offer(values.cost(whole) - 1.0, Action::Exchange { discard, take: Take::Stock });
    }
    let (cost, action) = best?;
    let danger = values.danger();
    Some(bluff::instead(sight, &groups, whole, danger, cost, chance).unwrap_or(action))
}

/// Whether the hand, with one card for another, is a word or goes into one.
fn goes_out(
    sight: &Sight<'_>,
    vocabulary: &Vocabulary,
    hand: &[Card],
    discard: Card,
    card: Card,
    effort: &Effort<'_>,
) -> bool {
    let mut next = hand.to_vec();
    if let Some(held) = next.iter_mut().find(|held| **held == discard) {
        *held = card;
    }
    Groups::find(sight, vocabulary, &next, effort).list.first().is_some_and(|group| group.cards == next.len())
}

fn dearest(sight: &Sight<'_>, hand: &[Card]) -> Option<Card> {
    hand.iter().copied().max_by_key(|card| (sight.game.deck().points(*card), *card))
}

fn anywhere(sight: &Sight<'_>) -> Take {
    if sight.view.stock_count > 0 { Take::Stock } else { Take::FaceUp }
}

fn face_up(sight: &Sight<'_>) -> Take {
    if sight.view.face_up.is_some() { Take::FaceUp } else { Take::Stock }
}
