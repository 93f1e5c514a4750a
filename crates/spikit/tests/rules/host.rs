//! What a host keeps and asks: actions as short text, and which of them wait for the words.

use crate::*;
use tabletop::Hosted;

#[test]
fn only_what_is_judged_waits_for_the_words() {
    let table = deal(2, json!({}), json!({}));
    let waits = |value: Value| table.0.game().looks_up(table.0.state(), &action(&value));
    let (card, cards) = ("red.fr.1", ["red.fr.1", "red.fr.2", "red.fr.3"]);
    for judged in [
        json!({"type": "lay", "cards": cards}),
        json!({"type": "complete", "sentence": 0, "tail": [card]}),
        json!({"type": "swap", "sentence": 0, "at": 0, "card": card}),
        json!({"type": "vote", "accept": true}),
    ] {
        assert!(waits(judged.clone()), "{judged}");
    }
    for other in [
        json!({"type": "roll"}),
        json!({"type": "draw"}),
        json!({"type": "take", "display": 0, "give": card}),
        json!({"type": "free-choice", "display": 0, "give": card}),
        json!({"type": "fish"}),
        json!({"type": "keep"}),
        json!({"type": "stop-fishing"}),
        json!({"type": "decline"}),
        json!({"type": "discard", "cards": [card]}),
        json!({"type": "end-turn"}),
        json!({"type": "time-up", "clock": "match"}),
    ] {
        assert!(!waits(other.clone()), "{other}");
    }
}

#[test]
fn an_action_comes_back_from_its_text_as_it_was() {
    let (card, cards) = ("red.fr.1", json!(["red.fr.1", "joker.1", "blue.en.2"]));
    let words = json!({"text": "avec  joie", "lang": "fr"});
    for (text, value) in [
        ("r", json!({"type": "roll"})),
        ("d", json!({"type": "draw"})),
        ("t3:red.fr.1", json!({"type": "take", "display": 3, "give": card})),
        ("c3:red.fr.1", json!({"type": "free-choice", "display": 3, "give": card})),
        (
            "l:red.fr.1,joker.1,blue.en.2~fr:avec__joie",
            json!({"type": "lay", "cards": cards, "joker": words}),
        ),
        ("a2:red.fr.1:", json!({"type": "complete", "sentence": 2, "head": [card]})),
        ("a2::red.fr.1", json!({"type": "complete", "sentence": 2, "tail": [card]})),
        ("s2:4:red.fr.1", json!({"type": "swap", "sentence": 2, "at": 4, "card": card})),
        ("+", json!({"type": "vote", "accept": true})),
        ("-", json!({"type": "vote", "accept": false})),
        ("0", json!({"type": "vote", "accept": null})),
        ("f", json!({"type": "fish"})),
        ("k", json!({"type": "keep"})),
        ("x", json!({"type": "stop-fishing"})),
        ("n", json!({"type": "decline"})),
        ("g:", json!({"type": "discard", "cards": []})),
        ("g:red.fr.1,joker.1,blue.en.2", json!({"type": "discard", "cards": cards})),
        ("e", json!({"type": "end-turn"})),
        (":match", json!({"type": "time-up", "clock": "match"})),
    ] {
        let told = action(&value);
        assert_eq!(told.to_string(), text);
        assert_eq!(text.parse::<Action>().ok(), Some(told), "{text}");
    }
}

#[test]
fn a_text_with_anything_too_much_is_no_action() {
    for text in [
        "rr",
        "",
        "t3",
        "t:red.fr.1",
        "t3:red.fr.1:red.fr.2",
        "t3:red.fr.1~fr:rit",
        "c3:red.fr.9",
        "l2:red.fr.1",
        "a2:red.fr.1",
        "s2:red.fr.1",
        "s2:x:red.fr.1",
        "g1:red.fr.1",
        "g:red.fr.1~fr:rit",
        "f1",
        "match",
        ":match:",
    ] {
        assert!(text.parse::<Action>().is_err(), "{text}");
    }
}
