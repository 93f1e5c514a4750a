//! However much a card may be, judging takes a bounded time.
#![allow(clippy::unwrap_used, reason = "a test that fails here has failed")]

use grammar::{Card, Soundness, judge, sentences};
use serde_json::{Value, json};
use std::time::{Duration, Instant};

fn card(features: Value) -> Card {
    serde_json::from_value(json!({"text": "x", "features": features})).unwrap()
}

/// Heads that take whatever comes, in more ways than a deck may have.
fn greedy(frames: usize) -> Vec<Card> {
    let needs = [
        json!("infinitive"),
        json!("place"),
        json!("attribute"),
        json!({"object": ["anything"]}),
        json!("clause"),
        json!("question"),
    ];
    let frame = |number: usize| -> Vec<Value> {
        (0..4).map(|at| needs[(number / 6_usize.pow(at)) % 6].clone()).collect()
    };
    let takes: Vec<_> = (0..frames).map(frame).collect();
    ["clause-head", "infinitive", "question"]
        .iter()
        .map(|category| card(json!({"category": category, "takes": takes})))
        .collect()
}

#[test]
fn the_same_frame_a_thousand_times_is_one() {
    let takes = vec![json!([]); 10_000];
    let (many, one) = (
        card(json!({"category": "clause-head", "takes": takes})),
        card(json!({"category": "clause-head", "takes": [[]]})),
    );
    let rest = card(json!({"category": "adverbial", "adverbial": "place"}));
    let and = card(json!({"category": "and"}));
    let begun = Instant::now();
    assert_eq!(judge(&[&many, &rest, &and, &many]), judge(&[&one, &rest, &and, &one]));
    assert_eq!(
        sentences(&[&many, &rest], Soundness::Sensible, true, 300),
        sentences(&[&one, &rest], Soundness::Sensible, true, 300)
    );
    assert!(begun.elapsed() < Duration::from_secs(1), "{:?}", begun.elapsed());
}

#[test]
fn a_row_of_all_cards_of_a_hostile_deck_is_judged_in_time() {
    let heads = greedy(10_000);
    let fillers = [
        card(json!({"category": "noun-phrase", "sense": ["person"]})),
        card(json!({"category": "adverbial", "adverbial": "place"})),
        card(json!({"category": "adjective"})),
        card(json!({"category": "and"})),
    ];
    for count in [12, 30, 60] {
        let row: Vec<&Card> = heads.iter().chain(&fillers).cycle().take(count).collect();
        let begun = Instant::now();
        judge(&row);
        println!("{count}: {:?}", begun.elapsed());
        assert!(begun.elapsed() < Duration::from_secs(20), "{count}: {:?}", begun.elapsed());
    }
}
