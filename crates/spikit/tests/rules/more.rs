//! SPI-24 to SPI-30: complete, swap, what leaves.

use crate::*;

const ROW: [&str; 3] = ["yellow.fr.1", "yellow.fr.2", "red.fr.5"];

#[test]
fn spi_24_cards_are_added_at_the_ends() {
    let mut game = drawn(&["brown.fr.5", "brown.fr.4", "blue.fr.5", "blue.fr.1"], json!([ROW]));
    assert_eq!(game.refused(0, json!({"type": "complete", "sentence": 0, "head": [], "tail": []})), "SPI-24");
    assert_eq!(game.refused(0, json!({"type": "complete", "sentence": 1, "tail": ["blue.fr.5"]})), "SPI-24");
    game.play(json!([
        [0, {"type": "complete", "sentence": 0, "head": ["brown.fr.5", "brown.fr.4"], "tail": ["blue.fr.5"]}],
        [1, {"type": "vote", "accept": true}],
    ]));
    assert_eq!(game.view(0).table[0].text, "Il pleut mais Julie rit dans la cuisine sans rougir.");
    assert_eq!(game.view(0).phase.code(), "play", "SPI-27: no advantage");
}

#[test]
fn spi_25_a_card_is_swapped_and_the_other_goes_to_the_hand() {
    let mut game = drawn(&["orange.fr.1", "blue.fr.1"], json!([ROW]));
    assert_eq!(
        game.refused(0, json!({"type": "swap", "sentence": 0, "at": 3, "card": "orange.fr.1"})),
        "SPI-25"
    );
    game.play(json!([
        [0, {"type": "swap", "sentence": 0, "at": 0, "card": "orange.fr.1"}],
        [1, {"type": "vote", "accept": true}],
    ]));
    assert_eq!(game.view(0).table[0].text, "Ma grand-mère rit dans la cuisine.");
    assert_eq!(game.hand(0), ["blue.fr.1", "pink.fr.5", "yellow.fr.1"]);
}

#[test]
fn spi_26_the_result_is_judged() {
    let mut game = drawn(&["orange.fr.1", "blue.fr.1"], json!([ROW]));
    let swap = json!({"type": "swap", "sentence": 0, "at": 0, "card": "orange.fr.1"});
    game.play(json!([[0, swap], [1, {"type": "vote", "accept": false}]]));
    assert_eq!(game.view(0).table[0].text, "Julie rit dans la cuisine.");
    assert_eq!(game.refused(0, swap), "SPI-15");
}

#[test]
fn spi_27_a_swap_that_makes_a_sentence_unilingual_gives_a_free_choice() {
    let mut game = drawn(&["yellow.fr.2", "blue.fr.1"], json!([["yellow.fr.1", "yellow.en.2", "red.fr.5"]]));
    game.play(json!([
        [0, {"type": "swap", "sentence": 0, "at": 1, "card": "yellow.fr.2"}],
        [1, {"type": "vote", "accept": true}],
    ]));
    assert_eq!((game.view(0).phase.code(), game.view(0).advantage), ("advantage", Some(0)));
    assert_eq!(game.refused(0, json!({"type": "fish"})), "SPI-18");
    game.play(json!([[0, {"type": "free-choice", "display": 1, "give": "blue.fr.1"}]]));
}

#[test]
fn spi_28_who_completes_a_family_may_discard() {
    let mut game =
        drawn(&["red.fr.4", "red.fr.5", "blue.fr.1"], json!([["red.fr.1", "red.fr.2", "red.fr.3"]]));
    game.play(json!([[0, {"type": "complete", "sentence": 0, "tail": ["red.fr.4", "red.fr.5"]}]]));
    assert_eq!((game.view(0).discards, game.view(0).table.len()), (Some(3), 0));
}

#[test]
fn spi_28_a_swap_that_makes_a_family_discards_nothing_but_keeps_its_free_choice() {
    let row = ["red.fr.1", "red.fr.2", "red.fr.3", "red.fr.4", "blue.en.5"];
    let mut game = drawn(&["red.fr.5", "blue.fr.1"], json!([row]));
    game.play(json!([[0, {"type": "swap", "sentence": 0, "at": 4, "card": "red.fr.5"}]]));
    assert_eq!((game.view(0).phase.code(), game.view(0).table.len()), ("advantage", 0));
    assert!(game.hand(0).contains(&"blue.en.5".to_owned()));
}

#[test]
fn spi_29_a_card_is_swapped_once_a_turn() {
    let mut game = drawn(&["orange.fr.1", "pink.fr.1", "blue.fr.1"], json!([ROW]));
    game.play(json!([
        [0, {"type": "swap", "sentence": 0, "at": 0, "card": "orange.fr.1"}],
        [1, {"type": "vote", "accept": true}],
    ]));
    for card in ["pink.fr.1", "yellow.fr.1"] {
        assert_eq!(
            game.refused(0, json!({"type": "swap", "sentence": 0, "at": 0, "card": card})),
            "SPI-29",
            "{card}"
        );
    }
}

#[test]
fn spi_29_nor_does_a_card_that_went_out_come_in_or_one_that_came_in_go_out_elsewhere() {
    let other = ["brown.fr.1", "brown.fr.2", "brown.fr.5"];
    let mut game = drawn(&["orange.fr.1", "pink.fr.1", "blue.fr.1"], json!([ROW, other]));
    game.play(json!([
        [0, {"type": "swap", "sentence": 0, "at": 0, "card": "orange.fr.1"}],
        [1, {"type": "vote", "accept": true}],
    ]));
    let out_again = json!({"type": "swap", "sentence": 0, "at": 0, "card": "pink.fr.1"});
    let in_again = json!({"type": "swap", "sentence": 1, "at": 0, "card": "yellow.fr.1"});
    assert_eq!((game.refused(0, out_again), game.refused(0, in_again)), ("SPI-29", "SPI-29"));
    game.play(json!([[0, {"type": "swap", "sentence": 1, "at": 0, "card": "pink.fr.1"}]]));
}

#[test]
fn spi_29_on_the_next_turn_it_may() {
    let mut game = setting(&["orange.fr.1", "pink.fr.1", "blue.fr.1"], &[2, 2, 2], json!([ROW]), json!({}));
    let turn = json!([[0, {"type": "roll"}], [0, {"type": "draw"}]]);
    game.play(turn.clone());
    game.play(json!([
        [0, {"type": "swap", "sentence": 0, "at": 0, "card": "orange.fr.1"}], [1, {"type": "vote", "accept": true}],
        [0, {"type": "end-turn"}], [1, {"type": "roll"}], [1, {"type": "draw"}], [1, {"type": "end-turn"}],
    ]));
    game.play(turn);
    game.play(json!([[0, {"type": "swap", "sentence": 0, "at": 0, "card": "yellow.fr.1"}]]));
}

#[test]
fn spi_30_five_cards_go_when_the_next_turn_begins() {
    let mut game = drawn(&["blue.fr.5", "orange.fr.5", "blue.fr.1"], json!([ROW]));
    game.play(json!([
        [0, {"type": "complete", "sentence": 0, "tail": ["blue.fr.5", "orange.fr.5"]}],
        [1, {"type": "vote", "accept": true}],
    ]));
    assert!(game.view(0).table[0].leaves);
    game.play(json!([[0, {"type": "end-turn"}]]));
    assert_eq!((game.view(0).table.len(), game.view(0).discard_count), (0, 5));
}
