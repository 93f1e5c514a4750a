//! COM-5: what a seat sees, and what it does not.

use crate::table::{cards, contested, refereed, scene};
use syntax::{Event, View};
use tabletop::{Chance, Game, Seat, Viewer};

#[test]
fn com_5_a_hand_is_in_its_own_view_only() {
    let scene = scene(contested(), "hands KLM/AST");
    assert_eq!(scene.of(0).hand, Some(cards("KLM")));
    assert_eq!(scene.view().hand, None);
    let seen = serde_json::to_value(scene.of(1)).unwrap();
    assert_eq!(seen["hand"], serde_json::json!(["A", "S", "T"]));
    assert!(serde_json::to_value(scene.view()).unwrap().get("hand").is_none());
}

#[test]
fn com_5_a_card_from_the_stock_is_told_to_who_drew_it() {
    let scene = scene(contested(), "hands KLM/AST; stock QX; up B").act(0, "exchange K stock");
    let game = scene.0.game();
    let told = |to| match game.show(&scene.events()[0], to) {
        Some(Event::Exchanged { card, .. }) => card,
        other => panic!("{other:?}"),
    };
    assert_eq!(told(Viewer::Seat(Seat(0))), cards("Q").first().copied());
    assert_eq!((told(Viewer::Seat(Seat(1))), told(Viewer::Spectator)), (None, None));
}

#[test]
fn com_5_a_deal_is_told_hand_by_hand() {
    let scene = scene(refereed(), "hands RUE/K").act(0, "lay RUE");
    let dealt = scene.events().pop().unwrap();
    let Some(Event::Dealt { hands, .. }) = scene.0.game().show(&dealt, Viewer::Seat(Seat(1))) else {
        panic!()
    };
    assert!(hands[0].is_none() && hands[1].as_ref().is_some_and(|hand| hand.len() == 10));
}

#[test]
fn com_5_a_perfect_memory_knows_what_was_taken_in_sight() {
    let known = |scene: &crate::table::Scene, seat: usize| {
        let mut known = scene.of(1).seats[seat].known.clone();
        known.sort();
        known
    };
    let scene = scene(contested(), "hands KLMS/AST; up B; table ROND").act(0, "exchange K up");
    assert_eq!(known(&scene, 0), cards("B"));
    let scene = scene.act(1, "exchange A up").stands(0, "replace 0 BOND");
    assert_eq!(known(&scene, 0), cards("R"), "B was given, R taken");
    let scene = scene.act(1, "exchange T up").act(0, "lay RM").act(1, "challenge");
    assert_eq!(known(&scene, 0), cards("MR"), "a word taken back has been seen");
}

#[test]
fn com_5_a_perfect_memory_knows_what_the_stock_was_formed_of() {
    let scene = scene(contested(), "hands KLM/AST; up B; stock Q; discard XZ")
        .act(0, "exchange K stock")
        .act(1, "exchange A stock");
    let drawn = *scene.of(1).hand.unwrap().last().unwrap();
    let mut whole = scene.view().stock_pool.unwrap();
    assert_eq!(scene.of(0).stock_pool.unwrap(), whole);
    whole.remove(whole.iter().position(|card| *card == drawn).unwrap());
    assert_eq!(scene.of(1).stock_pool.unwrap(), whole, "seat 1 knows what it drew of it");
}

#[test]
fn com_5_a_world_fits_what_is_known() {
    let scene = scene(contested(), "hands KLM/ASTO; up B; stock Q; discard XZ")
        .act(0, "exchange K stock")
        .act(1, "exchange A up")
        .act(0, "exchange L stock");
    let game = scene.0.game();
    let view = scene.of(1);
    let mut chance = Chance::from_seed(3);
    for _ in 0..50 {
        let world = game.determinize(&view, &mut chance).unwrap();
        assert_eq!(game.view(&world, Viewer::Seat(Seat(1))), view);
    }
    let mut wrong = view.clone();
    wrong.stock_count += 1;
    assert!(game.determinize(&wrong, &mut chance).is_none(), "no state gives such a view");
    let mut wrong = view;
    wrong.seats[0].hand_count = 0;
    assert!(game.determinize(&wrong, &mut chance).is_none());
}

#[test]
fn com_5_no_world_seats_somebody_who_is_not_at_the_table() {
    let scene = scene(contested(), "hands KLM/ASTO; up B; dealer 1");
    let game = scene.0.game();
    let (view, mut chance) = (scene.of(0), Chance::from_seed(3));
    let dealt_by = |seat: u8| View { dealer: Seat(seat), ..view.clone() };
    assert!(game.determinize(&dealt_by(0), &mut chance).is_some(), "either of the two may have dealt");
    assert!(game.determinize(&dealt_by(2), &mut chance).is_none(), "there is no third");
}
