//! Set-ups: given positions, and those that are impossible.

use crate::table::{cards, contested, layout, scene, sit};
use syntax::{Layout, Refusal};
use tabletop::{Code, Refuse, Seat, Viewer};

#[test]
fn what_is_given_is_so_and_the_rest_forms_the_stock() {
    let scene = scene(contested(), "hands KLM/AST; up B; discard XZ; table ROND; scores 3/4; dealer 1")
        .hand(0, "KLM")
        .hand(1, "AST")
        .table("ROND")
        .scores(&[3, 4])
        .turn(0);
    let view = scene.view();
    assert_eq!(view.stock_count, 52 - 6 - 1 - 2 - 4);
    assert_eq!((view.aside_count, view.discard), (0, cards("XZ")));
    assert_eq!(view.table[0].by, None);
}

#[test]
fn a_given_stock_puts_the_rest_out_of_play_for_the_round() {
    let scene = scene(contested(), "hands RUE/K; up B; stock QX");
    assert_eq!(scene.view().aside_count, 52 - 4 - 1 - 2);
    let next = scene.stands(0, "lay RUE");
    assert_eq!((next.view().aside_count, next.view().stock_count), (0, 52 - 21));
}

#[test]
fn the_stock_is_given_top_first() {
    scene(contested(), "hands KLM/ASTI; up B; stock QXY")
        .act(0, "exchange K stock")
        .hand(0, "LMQ")
        .act(1, "exchange A stock")
        .hand(1, "STIX");
}

#[test]
fn what_is_left_out_is_drawn_from_the_seed() {
    let table =
        sit(contested(), 3, Layout { table: Some(vec!["BOnD".into()]), ..Layout::default() }, 7).unwrap();
    let view = table.view(Viewer::Spectator);
    assert!(view.seats.iter().all(|seat| seat.hand_count == 10));
    assert!(table.state().cards().len() == 52 && !table.view(Viewer::Seat(Seat(0))).hand.unwrap().is_empty());
    let jokers = table.state().cards().iter().filter(|card| card.is_joker()).count();
    assert_eq!(jokers, 1, "the joker lies in BOnD");
}

#[test]
fn a_seat_at_100_without_cards_has_left() {
    let table =
        sit(contested(), 3, Layout { scores: Some(vec![0, 100, 99]), ..Layout::default() }, 7).unwrap();
    let view = table.view(Viewer::Spectator);
    assert_eq!(view.seats.iter().map(|seat| seat.hand_count).collect::<Vec<_>>(), [10, 0, 10]);
    assert!(view.seats[1].out);
}

#[test]
fn impossible_set_ups_are_refused() {
    let field = |text: &str, seats: usize| match sit(contested(), seats, layout(text), 1) {
        Err(refusal @ Refusal::Setup(fault)) => {
            assert_eq!((refusal.code(), refusal.clause()), (Code::BadSetup, None));
            fault.field()
        }
        other => panic!("{text}: {:?}", other.map(|table| table.state().clone())),
    };
    assert_eq!(field("hands KK/A", 2), "cards");
    assert_eq!(field("hands K?/A; table rue", 2), "cards");
    assert_eq!(field("hands K/A; up K", 2), "cards");
    assert_eq!(field("hands KL/A/B", 2), "hands");
    assert_eq!(field("hands KL/", 2), "hands");
    assert_eq!(field("hands KL/A; scores 1", 2), "scores");
    assert_eq!(field("hands KL/A; scores 1/2000000000", 2), "scores");
    assert_eq!(field("scores 100/120/3", 3), "scores");
    assert_eq!(field("dealer 2", 2), "dealer");
    assert_eq!(field("hands KL/A/; scores 0/0/100; dealer 2", 3), "scores");
    assert_eq!(field("hands KL/A; table A", 2), "table");
    assert_eq!(field("hands KL/A; table ÉTÉ", 2), "table");
    let all: String =
        crate::table::deck(lexicon::Language::French).cards(1).iter().map(|card| card.sign()).collect();
    let (first, second) = all.split_at(26);
    assert_eq!(field(&format!("hands {first}/{second}"), 2), "stock");
    assert!(serde_json::from_str::<Layout>(r#"{"hands": [["É"]]}"#).is_err());
    assert!(serde_json::from_str::<Layout>(r#"{"jokers": 1}"#).is_err());
}
