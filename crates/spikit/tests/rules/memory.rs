//! COM-5: what was shown may be remembered by anybody.

use crate::*;
use spikit::Whereabouts;
use tabletop::{Chance, Game, SeatSet};

fn place(view: &View, card: &str) -> (Vec<u8>, bool, bool) {
    let Whereabouts { seats, stock, discard } = view.memory.of(card.parse().unwrap());
    (seats.iter().map(|seat| seat.0).collect(), stock, discard)
}

const FAMILY: [&str; 8] =
    ["red.fr.1", "red.fr.2", "red.fr.3", "red.fr.4", "red.fr.5", "blue.fr.1", "blue.fr.2", "blue.fr.3"];

/// Three seats; the first lays a family and puts a card away.
fn family(stock: &[&str]) -> Match {
    let hands = json!([FAMILY, ["turquoise.fr.1", "turquoise.en.2"], ["pink.fr.1", "pink.fr.2"]]);
    let display = ["grey.fr.1", "grey.en.2", "grey.fr.3", "grey.fr.4", "grey.en.4", "grey.fr.5"];
    let setup = json!({"hands": hands, "display": display, "stock": stock, "rolls": [6, 1, 1, 1]});
    let mut game = deal(3, json!({}), setup);
    game.play(json!([
        [0, {"type": "roll"}], [0, {"type": "take", "display": 0, "give": "blue.fr.3"}],
        [0, {"type": "lay", "cards": FAMILY[..5]}],
    ]));
    game
}

#[test]
fn a_family_lies_in_the_discard_pile_for_all_who_saw_it() {
    let game = family(&["brown.fr.1", "brown.fr.2"]);
    for card in &FAMILY[..5] {
        assert_eq!(place(&game.view(1), card), (vec![], false, true), "{card}");
    }
    assert_eq!(place(&game.view(1), "blue.fr.1"), (vec![0, 1, 2], true, false), "never shown");
    assert_eq!(game.view(1).seats[0].known, ["grey.fr.1".parse().unwrap()]);
}

#[test]
fn a_card_put_away_unseen_may_be_any_of_the_hand() {
    let mut game = family(&["brown.fr.1", "brown.fr.2"]);
    game.play(json!([[0, {"type": "discard", "cards": ["grey.fr.1"]}]]));
    assert_eq!(place(&game.view(1), "grey.fr.1"), (vec![0], false, true), "here or there");
    assert_eq!(game.view(1).seats[0].known, [], "no longer for certain");
    assert_eq!(place(&game.view(0), "grey.fr.1"), (vec![], false, true), "who put it away knows");
    // Nothing put away, nothing forgotten.
    let mut game = family(&["brown.fr.1", "brown.fr.2"]);
    game.play(json!([[0, {"type": "discard", "cards": []}]]));
    assert_eq!(game.view(1).seats[0].known.len(), 1);
}

#[test]
fn spi_12_what_is_known_of_the_pile_is_known_of_the_stock() {
    let mut game = family(&["brown.fr.1"]);
    game.play(json!([
        [0, {"type": "discard", "cards": []}], [0, {"type": "end-turn"}],
        [1, {"type": "roll"}], [1, {"type": "draw"}], [1, {"type": "end-turn"}],
        [2, {"type": "roll"}], [2, {"type": "draw"}], [2, {"type": "end-turn"}],
    ]));
    // The third seat has drawn one of the five; only that seat knows which.
    assert_eq!((game.view(0).stock_count, place(&game.view(0), "red.fr.1")), (4, (vec![2], true, false)));
    assert!(!game.view(0).memory.unseen.stock, "nothing else is in the stock");
    let drawn = game.view(2).hand.unwrap()[2];
    assert!(drawn.to_string().starts_with("red.fr."));
    assert!(game.view(0).may_come("red.fr.1".parse().unwrap()), "it may be the next card of the stock");
    assert!(!game.view(2).may_come(drawn), "nobody draws what is in one's own hand");
    for seed in 0..50 {
        let world = game.0.game().determinize(&game.view(0), &mut Chance::from_seed(seed)).unwrap();
        let hand = game.0.game().view(&world, Viewer::Seat(Seat(2))).hand.unwrap();
        assert_eq!(hand.iter().filter(|card| card.to_string().starts_with("red.fr.")).count(), 1, "{hand:?}");
        assert!(!game.view(0).may_come("blue.en.1".parse().unwrap()));
    }
}

#[test]
fn cards_of_a_refused_sentence_and_a_swapped_one_are_known_of_the_hand() {
    let hand = ["yellow.fr.1", "yellow.fr.2", "red.fr.5", "orange.fr.1"];
    let mut game = drawn(&hand, json!([["brown.fr.1", "brown.fr.2", "brown.fr.5"]]));
    game.play(json!([[0, {"type": "lay", "cards": hand[..3]}], [1, {"type": "vote", "accept": false}]]));
    assert_eq!(game.view(1).seats[0].known.len(), 3);
    game.play(json!([
        [0, {"type": "swap", "sentence": 0, "at": 0, "card": "orange.fr.1"}], [1, {"type": "vote", "accept": true}],
    ]));
    assert_eq!(place(&game.view(1), "brown.fr.1"), (vec![0], false, false));
    assert!(!game.view(1).memory.shown.contains_key(&"orange.fr.1".parse().unwrap()), "it lies open");
}

#[test]
fn the_next_round_begins_with_nothing_known() {
    let row = ["yellow.fr.1", "yellow.fr.2", "red.fr.5"];
    let setup = json!({"hands": [row, ["blue.fr.1"]], "display": ["grey.fr.1", "grey.en.2", "grey.fr.3", "grey.fr.4", "grey.en.4", "pink.fr.5"],
        "rolls": [6]});
    let mut game = deal(2, json!({}), setup);
    let before = game.view(1).memory;
    assert_eq!(
        (before.unseen.seats, before.shown.len()),
        ([Seat(0), Seat(1)].into_iter().collect::<SeatSet>(), 0)
    );
    game.play(json!([[0, {"type": "roll"}], [0, {"type": "take", "display": 5, "give": "yellow.fr.1"}]]));
    assert_eq!(game.view(1).seats[0].known.len(), 1);
    game.play(json!([[0, {"type": "lay", "cards": ["yellow.fr.2", "red.fr.5", "pink.fr.5"]}], [1, {"type": "vote", "accept": true}]]));
    assert_eq!((game.view(1).round, game.view(1).memory.shown.len()), (2, 0));
}

#[test]
fn com_5_no_world_seats_somebody_who_is_not_at_the_table() {
    let game = family(&["brown.fr.1", "brown.fr.2"]);
    let view = game.view(1);
    let is_one = |view: &View| game.0.game().determinize(view, &mut Chance::from_seed(1)).is_some();
    assert!(is_one(&view));
    // Three are at the table.
    let nobody = Seat(3);
    assert!(!is_one(&View { first: nobody, ..view.clone() }), "somebody begins the round");
    assert!(!is_one(&View { active: nobody, ..view.clone() }), "it is somebody's turn");
    let mut elsewhere = view;
    elsewhere.memory.unseen.seats.insert(nobody);
    assert!(!is_one(&elsewhere), "somebody holds the cards");
}
