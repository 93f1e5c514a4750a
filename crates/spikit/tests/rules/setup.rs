//! Set-ups: given positions, and those that are impossible.

use crate::*;
use tabletop::{Code, TableView};

#[test]
fn what_is_given_is_so_and_the_rest_forms_the_stock() {
    let setup = json!({
        "hands": [["red.fr.1", "joker.1"], ["blue.en.2"]],
        "display": ["grey.fr.1", "grey.en.2", "grey.fr.3", "grey.fr.4", "grey.en.4", "grey.fr.5"],
        "table": [["brown.fr.1", "brown.fr.2", "brown.fr.5"]],
        "discard": ["pink.fr.1", "pink.fr.2"],
        "scores": [3, 12], "first": 1, "round": 2,
    });
    let game = deal(2, json!({}), setup);
    let view = game.view(0);
    assert_eq!(
        (game.hand(0), game.hand(1)),
        (vec!["red.fr.1".into(), "joker.1".into()], vec!["blue.en.2".into()])
    );
    assert_eq!((view.display[1].to_string().as_str(), view.table.len()), ("grey.en.2", 1));
    assert_eq!((view.stock_count, view.discard_count), (102 - 3 - 6 - 3 - 2, 2));
    assert_eq!(view.seats.iter().map(View::score).collect::<Vec<_>>(), [3, 12]);
    assert_eq!((view.turn, view.round), (Some(Seat(1)), 2));
}

#[test]
fn spi_6_what_is_left_out_is_dealt() {
    let game = deal(3, json!({}), json!({}));
    assert_eq!([0, 1, 2].map(|seat| game.hand(seat).len()), [10, 10, 10]);
    assert_eq!((game.view(0).display.len(), game.view(0).stock_count), (6, 102 - 30 - 6));
}

#[test]
fn impossible_set_ups_are_refused() {
    let field = |setup: Value| match try_deal(2, json!({}), setup.clone()) {
        Err(refusal @ Refusal::BadSetup { field }) => {
            assert_eq!((refusal.code(), refusal.clause()), (Code::BadSetup, None));
            field
        }
        other => panic!("{setup}: {:?}", other.map(|game| game.view(0))),
    };
    let (one, two, three) = (["red.fr.1"], ["red.fr.2"], ["red.fr.3"]);
    assert_eq!(field(json!({"hands": [one]})), "hands", "a hand for each seat");
    assert_eq!(field(json!({"hands": [one, two, three]})), "hands", "and for no other");
    assert_eq!(field(json!({"hands": [one, []]})), "hands", "who has no card has won (SPI-35)");
    assert_eq!(field(json!({"hands": [one, one]})), "hands", "there is one card of each");
    assert_eq!(field(json!({"display": one})), "display");
    assert_eq!(field(json!({"hands": [one, two], "stock": two})), "stock");
    assert_eq!(field(json!({"hands": [one, two], "discard": two})), "discard");
    let table = |cards: Value| field(json!({"table": [cards]}));
    assert_eq!(table(json!(["red.fr.1", "red.fr.2"])), "table", "SPI-13: three cards at least");
    assert_eq!(table(json!(["red.fr.1", "joker.1", "joker.2"])), "table", "SPI-32: one joker at most");
    let family = ["red.fr.1", "red.fr.2", "red.fr.3", "red.fr.4", "red.fr.5"];
    assert_eq!(table(json!(family)), "table", "SPI-23: a family does not stay there");
    assert_eq!(field(json!({"scores": [1]})), "scores");
    assert_eq!(field(json!({"scores": [1, -1]})), "scores");
    assert_eq!(field(json!({"rolls": [7]})), "rolls");
    assert_eq!(field(json!({"first": 2})), "first");
    assert_eq!(field(json!({"round": 0})), "round");
    assert_eq!(field(json!({"round": 3})), "round", "SPI-37: the match has two");
    assert!(try_deal(2, json!({}), json!({"round": 2})).is_ok());
    assert!(try_deal(2, json!({"end": {"rounds": 3}}), json!({"round": 3})).is_ok());
    assert!(try_deal(2, json!({"end": {"points": 50}}), json!({"round": 99})).is_ok());
}
