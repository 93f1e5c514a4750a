//! "quel fantôme ronfle" asks, or tells what somebody wonders.

#![allow(clippy::unwrap_used)]

use grammar::{Card, Soundness, judge};
use serde_json::json;

fn soundness(row: &[&str]) -> Soundness {
    let cards: Vec<Card> = row
        .iter()
        .map(|text| {
            let features = match *text {
                "quel fantôme ronfle" => json!({"category": "question", "tense": "present", "takes": [[]]}),
                "Julie" => json!({"category": "noun-phrase", "number": "singular", "sense": ["person"]}),
                "devine" => json!({"category": "verb", "number": "singular", "tense": "present",
                    "subject": ["animate"], "takes": [["question"], []]}),
                "il pleut" => json!({"category": "clause-head", "tense": "present", "takes": [[]]}),
                "quand" => json!({"category": "subordinator"}),
                "et" => json!({"category": "and"}),
                "what" | "who" => json!({"category": "who"}),
                "can" => json!({"category": "verb", "tense": "present", "subject": ["anything"],
                    "takes": [["bare-infinitive"]]}),
                "sing" => json!({"category": "infinitive", "takes": [[{"object": ["sound"]}]]}),
                "marry" => json!({"category": "infinitive", "takes": [[{"object": ["animate"]}]]}),
                "which girl is drawing" => json!({"category": "question", "tense": "present",
                    "takes": [[{"object": ["anything"]}]]}),
                _ => json!({"category": "adverbial", "adverbial": "place"}),
            };
            let english = ["what", "who", "can", "sing", "marry", "which girl is drawing"].contains(text);
            let lang = if english { "en" } else { "fr" };
            serde_json::from_value(json!({"text": text, "lang": lang, "features": features})).unwrap()
        })
        .collect();
    judge(&cards.iter().collect::<Vec<_>>()).soundness
}

#[test]
fn a_question_stands_alone_and_is_wondered() {
    assert_eq!(soundness(&["quel fantôme ronfle", "sous le lit"]), Soundness::Sensible);
    assert_eq!(soundness(&["Julie", "devine", "quel fantôme ronfle", "sous le lit"]), Soundness::Sensible);
}

#[test]
fn where_is_said_once_for_the_two() {
    let row = ["Julie", "devine", "quel fantôme ronfle", "sous le lit", "dans le jardin"];
    assert_eq!(soundness(&row), Soundness::Doubtful);
}

#[test]
fn what_asks_for_a_question_takes_no_other_clause() {
    assert_eq!(soundness(&["Julie", "devine", "il pleut"]), Soundness::IllFormed);
}

#[test]
fn a_question_is_neither_joined_nor_subordinated() {
    assert_eq!(soundness(&["il pleut", "quand", "il pleut"]), Soundness::Sensible);
    assert_eq!(soundness(&["il pleut", "quand", "quel fantôme ronfle"]), Soundness::IllFormed);
    assert_eq!(soundness(&["il pleut", "et", "quel fantôme ronfle"]), Soundness::IllFormed);
}

#[test]
fn what_is_asked_for_may_be_the_object_and_is_asked_for_once() {
    assert_eq!(soundness(&["what", "can", "Julie", "sing"]), Soundness::Sensible);
    assert_eq!(soundness(&["who", "can", "Julie", "marry"]), Soundness::Sensible);
    assert_eq!(soundness(&["who", "which girl is drawing"]), Soundness::IllFormed);
}
