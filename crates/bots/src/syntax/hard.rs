//! The hard bot, which weighs every lay, insertion, replacement and exchange by the points that it may expect to pay for the round after
//! it.

use alloc::vec::Vec;

use super::bag::Bag;
use super::choice::Choice;
use super::groups::{Groups, swaps};
use super::value::{TURNS, Values};
use super::{Sight, bluff, reason};
use crate::{Decision, Effort};
use syntax::{Action, Card, Take};
use tabletop::Chance;

/// How many hands are evaluated if no number is given. One iteration is one hand.
const ITERATIONS: u32 = 1_500;

/// For hands up to this size the search looks for what the next card could do. Larger hands find some word anyway.
const SMALL: usize = 8;

/// How many of the best choices are examined further.
const FINALISTS: usize = 24;

pub(super) fn operation(
    sight: &Sight<'_>,
    hand: &[Card],
    effort: &Effort<'_>,
    chance: &mut Chance,
) -> Option<Decision<Action>> {
    let vocabulary = sight.vocabulary();
    let whole = Bag::of(hand);
    let looks_on = hand.len() <= SMALL && !hand.contains(&Card::JOKER);
    let groups = match looks_on {
        true => Groups::find_with_any(sight, &vocabulary, hand, effort),
        false => Groups::find(sight, &vocabulary, hand, effort),
    };
    // Nothing is better than going out, which ends the round.
    if let Some(way) = groups.list.iter().find(|group| whole.less(group.used).is_some_and(Bag::is_empty)) {
        let action = way.ways.first().map(super::groups::Way::action)?;
        return Some(Decision::at_once(action).because(reason::out()));
    }
    let mut values = Values::new(sight, &groups, 1);
    let mut options = lays(&groups, whole);
    exchanges(sight, whole, &mut options);
    // A word that is replaced can no longer be made longer, but few plans depend on that.
    let swaps = swaps(sight, &vocabulary, hand, effort).into_iter();
    options.extend(swaps.map(|swap| Choice::leaving(swap.left, swap.action, None)));
    let mut done = 0;
    for option in &mut options {
        if effort.spent(done, ITERATIONS) {
            option.cost = f64::INFINITY;
            continue;
        }
        done += u32::try_from(option.hands.len()).unwrap_or(1);
        option.cost = weigh(&mut values, option);
    }
    tabletop::sort_by(&mut options, |a, b| a.cost.total_cmp(&b.cost));
    let words = reason::words(&options);
    options.truncate(FINALISTS);
    values.look_further(TURNS);
    for option in &mut options {
        if effort.spent(done, ITERATIONS * 2) {
            break;
        }
        done += u32::try_from(option.hands.len()).unwrap_or(1);
        option.cost = weigh(&mut values, option);
    }
    let best = options.iter().min_by(|a, b| a.cost.total_cmp(&b.cost))?;
    if let Some(bluff) = bluff::instead(sight, &groups, whole, values.danger(), best.cost, chance) {
        return Some(Decision::at_once(bluff).because(reason::bluff()));
    }
    let reason = reason::of(sight, whole, &groups, best, &options, &words);
    Some(Decision::at_once(best.action.clone()).because(reason))
}

/// Lays and insertions.
fn lays(groups: &Groups, whole: Bag) -> Vec<Choice> {
    let possible = groups.list.iter().filter_map(|group| Some((group, whole.less(group.used)?)));
    possible
        .flat_map(|(group, left)| {
            group.ways.iter().map(move |way| Choice::leaving(left, way.action(), way.index))
        })
        .collect()
}

fn weigh(values: &mut Values<'_>, option: &Choice) -> f64 {
    let hands = option.hands.iter();
    hands.map(|(hand, weight)| weight * values.cost_after(*hand, option.changed)).sum()
}

fn exchanges(sight: &Sight<'_>, whole: Bag, options: &mut Vec<Choice>) {
    let draws = sight.draws();
    let all: usize = draws.iter().map(|(_, count)| count).sum();
    for discard in whole.kinds() {
        let rest = whole.without(discard);
        if let Some(card) = sight.view.face_up {
            let action = Action::Exchange { discard, take: Take::FaceUp };
            options.push(Choice::leaving(rest.with(card), action, None));
        }
        if sight.view.stock_count > 0 && all > 0 {
            let weighed = |(card, count): &(Card, usize)| (rest.with(*card), *count as f64 / all as f64);
            let action = Action::Exchange { discard, take: Take::Stock };
            options.push(Choice {
                action,
                hands: draws.iter().map(weighed).collect(),
                changed: None,
                cost: 0.0,
            });
        }
    }
}
