//! Compares the list of plays with brute force, and checks what it holds beyond its limit.
#![allow(clippy::expect_used, clippy::unwrap_used, clippy::panic)]

mod common;

use common::hand;
use padbolix::*;
use proptest::prelude::*;
use std::collections::{BTreeMap, BTreeSet};
use tabletop::Candidates;

/// What tells plays apart: the shape, the letters, and the stars by the letter they stand for.
type Essence = (Shape, Counts, Counts);

fn essence(groups: &Groups, hand: &Hand) -> Option<Essence> {
    let play = Play::read(groups, hand).ok()?;
    Some((play.formula.shape(), play.letters, play.stars))
}

/// All plays that the hand can make, found by trying every arrangement of every choice of cards.
fn brute(hand: &Hand, demand: Demand) -> BTreeSet<Essence> {
    let mut found = BTreeSet::new();
    let cards: Vec<char> = hand.cards().map(Card::as_char).filter(|sign| *sign != '!').collect();
    for choice in 1u32..1 << cards.len() {
        let chosen: Vec<char> =
            cards.iter().enumerate().filter(|(at, _)| choice >> at & 1 == 1).map(|(_, sign)| *sign).collect();
        let stars = chosen.iter().filter(|sign| **sign == '*').count() as u32;
        for naming in 0..25u32.pow(stars) {
            let mut left = naming;
            let named = chosen.iter().map(|sign| match sign {
                '*' => {
                    let letter = char::from(b'b' + (left % 25) as u8);
                    left /= 25;
                    letter
                }
                other => *other,
            });
            arrange(&mut named.collect(), 0, &mut |signs| {
                for length in (1..=signs.len()).filter(|length| signs.len() % length == 0) {
                    let groups: Groups =
                        signs.chunks(length).map(|group| group.iter().collect::<String>()).collect();
                    let Ok(play) = Play::read(&groups, hand) else { continue };
                    let fits = match demand {
                        Demand::Lead => true,
                        Demand::Follow(formula) => {
                            formula.shape() == play.formula.shape() && play.formula.lowest >= formula.lowest
                        }
                    };
                    if fits {
                        found.extend(essence(&groups, hand));
                    }
                }
            });
        }
    }
    found
}

/// Visits every order of the signs.
fn arrange(signs: &mut Vec<char>, from: usize, visit: &mut dyn FnMut(&[char])) {
    if from == signs.len() {
        return visit(signs);
    }
    for at in from..signs.len() {
        signs.swap(from, at);
        arrange(signs, from + 1, visit);
        signs.swap(from, at);
    }
}

fn listed(actions: &[Action], hand: &Hand) -> Vec<Essence> {
    let groups = |action: &Action| match action {
        Action::Play { groups } => essence(groups, hand).expect("a listed play can be read"),
        other => panic!("{other:?} among the plays"),
    };
    actions.iter().map(groups).collect()
}

fn check(hand: &Hand, demand: Demand) {
    let expected = brute(hand, demand);
    let all = plays(hand, demand, LIST_LIMIT);
    assert!(all.complete());
    let found = listed(all.actions(), hand);
    assert_eq!(found.len(), expected.len(), "each once");
    assert_eq!(found.into_iter().collect::<BTreeSet<_>>(), expected);
    assert_eq!(can_play(hand, demand, true), !expected.is_empty());
    for action in all.actions() {
        assert_eq!(Padbolix::default().canonical(action), *action, "listed as it is written");
    }
    if expected.len() > 1 {
        fewest_stars(hand, demand, &expected);
    }
}

/// Checks that a list with too little room holds, for every shape, the plays that spend the fewest stars.
fn fewest_stars(hand: &Hand, demand: Demand, all: &BTreeSet<Essence>) {
    let stars = |(_, _, stars): &Essence| stars.iter().map(|count| u32::from(*count)).sum::<u32>();
    let least = |shape: Shape| all.iter().filter(|play| play.0 == shape).map(stars).min();
    let thrifty: BTreeSet<Essence> =
        all.iter().filter(|play| Some(stars(play)) == least(play.0)).copied().collect();
    let some = plays(hand, demand, all.len() - 1);
    let found = listed(some.actions(), hand);
    assert!(!some.complete());
    assert_eq!(found.iter().collect::<BTreeSet<_>>().len(), found.len(), "each once");
    if thrifty.len() < all.len() {
        assert_eq!(found.into_iter().collect::<BTreeSet<_>>(), thrifty);
    }
    let few = plays(hand, demand, 1);
    let found = listed(few.actions(), hand);
    let shapes = |plays: &[Essence]| plays.iter().map(|play| play.0).collect::<BTreeSet<_>>();
    assert_eq!(shapes(&found), all.iter().map(|play| play.0).collect(), "every shape, however little room");
    assert!(found.iter().all(|play| thrifty.contains(play)));
}

/// Small random hands whose letters are close together, so that they make formulas.
fn small_hand() -> impl Strategy<Value = Hand> {
    let near = (0usize..22, prop::collection::vec(0usize..4, 0..=5), 0usize..=2);
    near.prop_map(|(base, steps, stars)| {
        let mut hand: Hand = std::iter::repeat_n(Card::Star, stars).collect();
        for step in steps.iter().take(5 - stars) {
            if let Some(letter) = Letter::from_index(base + step)
                && hand.letters[letter.index()] < 2
            {
                hand.add(Card::Letter(letter));
            }
        }
        hand
    })
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 24, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn leads_are_what_brute_force_finds(hand in small_hand()) {
        check(&hand, Demand::Lead);
    }

    #[test]
    fn answers_are_what_brute_force_finds(hand in small_hand(), shape in 0usize..6, lowest in 0usize..24) {
        let (kind, groups, length) = [
            (Kind::Single, 1, 1),
            (Kind::Pairs, 1, 2),
            (Kind::Pairs, 2, 2),
            (Kind::Sequences, 1, 2),
            (Kind::Sequences, 2, 2),
            (Kind::Sequences, 1, 3),
        ][shape];
        let lowest = Letter::from_index(lowest).unwrap();
        check(&hand, Demand::Follow(Formula { kind, groups, length, lowest }));
    }
}

#[test]
fn overlapping_groups_are_listed_once() {
    check(&hand("EFFG*"), Demand::Lead);
    check(&hand("EEFF"), Demand::Lead);
    check(&hand("YYZ**"), Demand::Lead);
    check(&hand("*"), Demand::Lead);
    check(&hand("!!"), Demand::Lead);
}

#[test]
fn a_hand_full_of_stars_lists_every_shape_and_the_rest_is_legal_too() {
    let hand = hand("BDFHJLNPRTVXZ*******");
    for limit in [400, LIST_LIMIT] {
        let list = plays(&hand, Demand::Lead, limit);
        assert!(!list.complete());
        assert!(limit == LIST_LIMIT || list.actions().len() == limit, "{} of {limit}", list.actions().len());
        let found = listed(list.actions(), &hand);
        let shapes: BTreeSet<Shape> = found.iter().map(|play| play.0).collect();
        // With seven stars, every second letter makes a run of 15, or 7 pairs, or 7 short sequences.
        for (kind, groups, length) in
            [(Kind::Single, 1, 1), (Kind::Pairs, 10, 2), (Kind::Sequences, 1, 15), (Kind::Sequences, 10, 2)]
        {
            let there = shapes.contains(&Shape { kind, groups, length });
            let can = brute_can(&hand, Shape { kind, groups, length });
            assert_eq!(there, can, "{kind:?} {groups}x{length}");
        }
        assert!(found.iter().collect::<BTreeSet<_>>().len() == found.len());
    }
    assert!(Play::read(&"Bc+de+fg".split('+').collect(), &hand).is_ok(), "not listed, and yet a play");
}

/// A list of leads beyond the limit holds, for every shape, the same plays with the fewest stars as the list of answers to that shape.
#[test]
fn a_list_that_is_not_complete_holds_all_plays_with_the_fewest_stars() {
    let stars = |(_, _, stars): &Essence| stars.iter().map(|count| u32::from(*count)).sum::<u32>();
    for (signs, count) in
        [("BBCDGIKNQSTUWXY*****", 23_103), ("DFIKMOPQQRTVZ*******", 21_646), ("BCEHJMNOQSUWWZ******", 24_712)]
    {
        let hand = hand(signs);
        let leads = plays(&hand, Demand::Lead, LIST_LIMIT);
        assert!(!leads.complete());
        let mut by_shape: BTreeMap<Shape, BTreeSet<Essence>> = BTreeMap::new();
        for play in listed(leads.actions(), &hand) {
            by_shape.entry(play.0).or_default().insert(play);
        }
        assert_eq!(by_shape.values().map(BTreeSet::len).sum::<usize>(), count);
        for (shape, found) in by_shape {
            let formula =
                Formula { kind: shape.kind, groups: shape.groups, length: shape.length, lowest: Letter::B };
            let answers = listed(plays(&hand, Demand::Follow(formula), LIST_LIMIT).actions(), &hand);
            let least = answers.iter().map(stars).min();
            assert_eq!(
                found,
                answers.into_iter().filter(|play| Some(stars(play)) == least).collect(),
                "{shape:?}"
            );
        }
    }
}

/// Whether a hand with one card of each letter can make a shape, by counting the stars that are needed.
fn brute_can(hand: &Hand, shape: Shape) -> bool {
    let (groups, length) = (usize::from(shape.groups), usize::from(shape.length));
    match shape.kind {
        Kind::Single => true,
        Kind::Pairs => groups * length <= hand.letter_count() + 7 && groups <= 7,
        Kind::Sequences if groups == 1 => (0..=LETTERS - length)
            .any(|at| hand.letters[at..at + length].iter().filter(|n| **n == 0).count() <= 7),
        Kind::Sequences => groups <= 7,
    }
}

#[test]
fn an_absurd_hand_is_listed_in_bounded_time() {
    for limit in [1, 400, LIST_LIMIT] {
        let list = plays(&Hand::full_box(), Demand::Lead, limit);
        assert!(matches!(list, Candidates::Some(_)) && !list.actions().is_empty());
    }
}
