//! What documents say about features and verdicts is what the grammar says.

#![allow(clippy::unwrap_used)]

use grammar::{AdverbialKind, Card, Category, Gender, Need, Number, Sense, Tense, judge};
use serde::de::DeserializeOwned;

const README: &str = include_str!("../README.md");
const DECKS: &str = include_str!("../../spikit/DECKS.md");

/// The names of all values of a type, which serde lists when it is given another one.
fn values<T: DeserializeOwned>() -> Vec<String> {
    let error = serde_json::from_str::<T>("\"?\"").err().unwrap().to_string();
    let (_, expected) = error.split_once("expected").unwrap();
    expected.split('`').skip(1).step_by(2).map(str::to_owned).collect()
}

#[test]
fn every_value_of_a_feature_is_documented() {
    let all = [
        values::<Category>(),
        values::<Gender>(),
        values::<Number>(),
        values::<Tense>(),
        values::<AdverbialKind>(),
        values::<Need>(),
        values::<Sense>(),
    ];
    for value in all.iter().flatten() {
        assert!(DECKS.contains(&format!("`{value}`")) || DECKS.contains(&format!("\"{value}\"")), "{value}");
    }
    assert!(all.iter().all(|values| values.len() > 1));
}

#[test]
fn the_rows_of_the_readme_are_judged_as_it_says() {
    let (_, json) = README.split_once("```json\n").unwrap();
    let (json, rest) = json.split_once("```").unwrap();
    let cards: Vec<Card> = serde_json::from_str(json).unwrap();
    let rows: Vec<&str> = rest.lines().filter(|line| line.starts_with("| *")).collect();
    assert!(rows.len() > 3);
    for line in rows {
        let row: Vec<&str> = line.split('*').nth(1).unwrap().split(" · ").collect();
        let laid: Vec<&Card> =
            row.iter().map(|text| cards.iter().find(|card| card.text == *text).unwrap()).collect();
        let verdict = judge(&laid);
        let soundness = serde_json::to_value(verdict.soundness).unwrap();
        let reasons: Vec<String> = verdict.reasons.iter().map(|reason| format!("`{reason:?}`")).collect();
        let reasons = if reasons.is_empty() { "–".to_owned() } else { reasons.join(", ") };
        assert_eq!(
            line,
            format!("| *{}* | `{}` | {reasons} |", row.join(" · "), soundness.as_str().unwrap())
        );
    }
}
