//! The grammar against rows that were labelled by hand before it was tuned. Every fourth row of each file is kept aside: the rules were
//! not changed for it.

#![allow(clippy::unwrap_used, clippy::panic)]

use grammar::{Card, Soundness, judge, sentences};
use serde_json::Value;

/// The deck as it was when the rows were labelled: the box's own may be tuned without losing them.
const DECK: &str = include_str!("labelled/deck.json");
const EXTRA: &str = include_str!("labelled/extra.json");
const FILES: [(&str, &str); 3] = [
    ("french", include_str!("labelled/french.txt")),
    ("english", include_str!("labelled/english.txt")),
    ("mixed", include_str!("labelled/mixed.txt")),
];

fn cards() -> Vec<Card> {
    let deck: Value = serde_json::from_str(DECK).unwrap();
    let mut cards: Vec<Card> = serde_json::from_str(EXTRA).unwrap();
    for family in deck["families"].as_array().unwrap() {
        for slot in family["slots"].as_array().unwrap() {
            for lang in ["fr", "en"] {
                let mut card = slot[lang].clone();
                let neutral = card.as_object_mut().unwrap().remove("neutral").is_some();
                if !neutral {
                    card["lang"] = lang.into();
                }
                cards.push(serde_json::from_value(card).unwrap());
            }
        }
    }
    cards
}

/// How many rows of one part are judged as labelled, of how many; and the others.
fn score(part: impl Fn(usize) -> bool) -> (usize, usize, Vec<String>) {
    let cards = cards();
    let (mut right, mut all, mut misses) = (0, 0, Vec::new());
    for (name, text) in FILES {
        let rows = text.lines().filter(|line| line.starts_with(['+', '-']));
        for (_, row) in rows.enumerate().filter(|(at, _)| part(*at)) {
            let (label, words) = row.split_once(' ').unwrap();
            let find = |text: &str| match cards.iter().find(|card| card.text == text) {
                Some(card) => card,
                None => panic!("{name}: no card says {text:?}"),
            };
            let chosen: Vec<&Card> = words.split(" | ").map(find).collect();
            let verdict = judge(&chosen);
            all += 1;
            if verdict.is_sensible() == (label == "+") {
                right += 1;
            } else {
                misses.push(format!("{name}: {row}: {:?} {:?}", verdict.soundness, verdict.reasons));
            }
        }
    }
    (right, all, misses)
}

#[test]
fn what_it_was_tuned_with() {
    let (right, all, misses) = score(|at| at % 4 != 3);
    println!("{right} of {all} right; misses:\n{}", misses.join("\n"));
    assert!(right * 100 >= all * 95, "{right} of {all} right");
}

#[test]
fn what_was_kept_aside() {
    let (right, all, misses) = score(|at| at % 4 == 3);
    println!("{right} of {all} right; misses:\n{}", misses.join("\n"));
    assert!(right * 100 >= all * 95, "{right} of {all} right");
}

#[test]
fn who_looks_for_what_is_light_spends_nothing_on_what_is_heavy() {
    let cards = cards();
    let found = |effort| -> usize {
        (0..20)
            .map(|first| (0..10).map(|at| &cards[(first * 7 + at * 13) % cards.len()]).collect::<Vec<_>>())
            .map(|hand| sentences(&hand, Soundness::Sensible, true, effort).len())
            .sum()
    };
    assert_eq!((found(300), found(100_000)), (168, 168));
}
