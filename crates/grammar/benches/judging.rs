//! How long a row takes to be judged, and a hand to be searched.

#![allow(missing_docs, clippy::unwrap_used)]

use criterion::{Criterion, criterion_group, criterion_main};
use grammar::{Card, Soundness, judge, sentences};
use serde_json::Value;
use std::hint::black_box;

fn cards() -> Vec<Card> {
    let deck: Value = serde_json::from_str(include_str!("../tests/labelled/deck.json")).unwrap();
    let slots =
        deck["families"].as_array().unwrap().iter().flat_map(|family| family["slots"].as_array().unwrap());
    let card = |slot: &Value, lang: &str| {
        let mut card = slot[lang].clone();
        card.as_object_mut().unwrap().remove("neutral");
        card["lang"] = lang.into();
        serde_json::from_value(card).unwrap()
    };
    slots.flat_map(|slot| [card(slot, "fr"), card(slot, "en")]).collect()
}

fn benches(criterion: &mut Criterion) {
    let cards = cards();
    let find = |text: &str| cards.iter().find(|card| card.text == text).unwrap();
    let row = [
        "ce matin",
        "ma grand-mère",
        "cuisine",
        "une soupe géante",
        "avec amour",
        "et",
        "Hugo",
        "mange",
        "des crêpes",
        "dans le jardin",
        "avec les voisins",
        "en cachette",
    ]
    .map(find);
    criterion.bench_function("judge a row of 12", |bench| bench.iter(|| judge(black_box(&row))));
    // Every seventh card: all roles, both languages.
    let hand: Vec<&Card> = cards.iter().step_by(7).chain(cards.iter().skip(3).step_by(40)).collect();
    for (count, effort) in [(10, 2_000), (16, 2_000)] {
        let hand: Vec<&Card> = hand.iter().copied().take(count).collect();
        criterion.bench_function(&format!("sentences of {count} cards"), |bench| {
            bench.iter(|| sentences(black_box(&hand), Soundness::Sensible, true, effort))
        });
    }
}

criterion_group!(all, benches);
criterion_main!(all);
