//! SPI-1 to SPI-12: cards, the deal, a turn.

use crate::*;

#[test]
fn spi_1_the_deck_has_102_cards() {
    assert_eq!(deck().cards().count(), 102);
    assert_eq!(deck().cards().filter(|card| card.is_joker()).count(), 2);
}

#[test]
fn spi_2_the_languages_share_ten_colours() {
    for card in deck().cards() {
        if let Card::Words { colour, slot, .. } = card {
            let both = deck().langs().map(|lang| deck().has(Card::Words { colour, lang, slot }));
            assert_eq!(both, [true, true], "{card}");
        }
    }
}

#[test]
fn spi_4_a_proper_name_has_no_language() {
    assert_eq!(deck().lang_of("yellow.en.1".parse().unwrap()), None);
    assert_eq!(deck().face("yellow.en.1".parse().unwrap()).unwrap().text, "Julie");
}

#[test]
fn spi_6_ten_cards_each_and_six_face_up() {
    let game = deal(4, json!({}), json!({}));
    assert!(game.view(0).seats.iter().all(|seat| seat.hand_count == 10));
    assert_eq!((game.view(0).display.len(), game.view(0).stock_count), (6, 102 - 46));
}

#[test]
fn spi_8_a_card_of_the_number_rolled_may_be_taken() {
    let mut game = two(&["red.fr.1", "red.fr.2", "red.fr.3"], &[3], json!([]));
    game.play(json!([[0, {"type": "roll"}]]));
    assert_eq!(game.refused(0, json!({"type": "take", "display": 0, "give": "red.fr.1"})), "SPI-8");
    assert_eq!(game.refused(0, json!({"type": "take", "display": 6, "give": "red.fr.1"})), "SPI-8");
    game.play(json!([[0, {"type": "take", "display": 2, "give": "red.fr.1"}]]));
    assert_eq!(game.hand(0), ["red.fr.2", "red.fr.3", "grey.fr.3"]);
    assert_eq!(game.view(1).display[2].to_string(), "red.fr.1");
}

#[test]
fn spi_8_a_six_lets_one_take_any_card() {
    for display in 0..6 {
        let mut game = two(&["red.fr.1", "red.fr.2", "red.fr.3"], &[6], json!([]));
        game.play(
            json!([[0, {"type": "roll"}], [0, {"type": "take", "display": display, "give": "red.fr.1"}]]),
        );
    }
}

#[test]
fn spi_9_the_card_given_comes_from_the_hand() {
    let mut game = two(&["red.fr.1", "red.fr.2", "red.fr.3"], &[6], json!([]));
    game.play(json!([[0, {"type": "roll"}]]));
    assert_eq!(game.refused(0, json!({"type": "take", "display": 0, "give": "grey.fr.1"})), "SPI-9");
}

#[test]
fn spi_10_a_card_drawn_is_kept_as_an_extra_card() {
    let mut game = two(&["red.fr.1", "red.fr.2", "red.fr.3"], &[1], json!([]));
    game.play(json!([[0, {"type": "roll"}], [0, {"type": "draw"}]]));
    assert_eq!(game.hand(0), ["red.fr.1", "red.fr.2", "red.fr.3", "pink.fr.5"]);
}

#[test]
fn spi_11_a_turn_is_roll_card_play_end() {
    let mut game = two(&["red.fr.1", "red.fr.2", "red.fr.3"], &[1, 1], json!([]));
    assert_eq!(game.refused(0, json!({"type": "draw"})), "SPI-8");
    assert_eq!(game.refused(1, json!({"type": "roll"})), "SPI-8");
    game.play(json!([[0, {"type": "roll"}]]));
    assert_eq!(game.refused(0, json!({"type": "end-turn"})), "SPI-10");
    game.play(json!([[0, {"type": "draw"}], [0, {"type": "end-turn"}], [1, {"type": "roll"}]]));
}

#[test]
fn spi_12_the_discard_pile_becomes_the_stock() {
    let setup = json!({
        "hands": [["red.fr.1"], ["red.fr.2"]], "stock": [], "discard": ["blue.fr.1", "blue.fr.2"],
        "display": ["grey.fr.1", "grey.en.2", "grey.fr.3", "grey.fr.4", "grey.en.4", "grey.fr.5"], "rolls": [1],
    });
    let mut game = deal(2, json!({}), setup);
    game.play(json!([[0, {"type": "roll"}], [0, {"type": "draw"}]]));
    assert_eq!((game.view(0).stock_count, game.view(0).discard_count, game.hand(0).len()), (1, 0, 2));
}

#[test]
fn spi_12_where_nobody_can_go_on_the_round_ends_without_a_winner() {
    let setup = json!({
        "hands": [["red.fr.1"], ["red.fr.2"]], "stock": [],
        "display": ["grey.fr.1", "grey.en.2", "grey.fr.3", "grey.fr.4", "grey.en.4", "grey.fr.5"],
    });
    let mut game = deal(2, json!({}), setup);
    let mut events = Vec::new();
    for seat in 0..2 {
        events.extend(
            game.play(
                json!([[seat, {"type": "roll"}], [seat, {"type": "draw"}], [seat, {"type": "end-turn"}]]),
            ),
        );
    }
    let ended = events.iter().find_map(|event| match event {
        Event::RoundEnded { score } => Some(score.clone()),
        _ => None,
    });
    let score = ended.expect("the round is over");
    assert_eq!((score.won, score.counted), (None, vec![1, 1]));
}

/// A table at which no card can be drawn any more; the first seat holds a sentence and more.
fn stuck(seats: usize) -> Match {
    let hand = ["yellow.fr.1", "yellow.en.2", "red.fr.5", "red.fr.1", "blue.fr.5"];
    let others = ["red.fr.2", "blue.fr.2", "pink.fr.2"];
    let mut hands = vec![hand.to_vec()];
    hands.extend(others.iter().take(seats - 1).map(|card| vec![*card]));
    deal(seats, json!({}), json!({"hands": hands, "stock": []}))
}

fn idle_turn(game: &mut Match, seat: usize) -> bool {
    let events =
        game.play(json!([[seat, {"type": "roll"}], [seat, {"type": "draw"}], [seat, {"type": "end-turn"}]]));
    events.iter().any(|event| matches!(event, Event::RoundEnded { .. }))
}

#[test]
fn spi_12_a_turn_with_a_lay_is_no_idle_one() {
    let mut game = stuck(3);
    assert!(!idle_turn(&mut game, 0) && !idle_turn(&mut game, 1));
    assert!(idle_turn(&mut game, 2), "three in succession");
    let mut game = stuck(3);
    game.play(json!([
        [0, {"type": "roll"}], [0, {"type": "draw"}],
        [0, {"type": "lay", "cards": ["yellow.fr.1", "yellow.en.2", "red.fr.5"]}],
        [2, {"type": "vote", "accept": true}], [1, {"type": "vote", "accept": true}], [0, {"type": "end-turn"}],
    ]));
    assert!(!idle_turn(&mut game, 1) && !idle_turn(&mut game, 2));
    assert!(idle_turn(&mut game, 0), "three in succession, the lay not among them");
}

#[test]
fn spi_12_nor_is_one_with_a_completion() {
    let mut game = stuck(3);
    game.play(json!([
        [0, {"type": "roll"}], [0, {"type": "draw"}],
        [0, {"type": "lay", "cards": ["yellow.fr.1", "yellow.en.2", "red.fr.5"]}],
        [2, {"type": "vote", "accept": true}], [1, {"type": "vote", "accept": true}], [0, {"type": "end-turn"}],
    ]));
    assert!(!idle_turn(&mut game, 1) && !idle_turn(&mut game, 2));
    game.play(json!([
        [0, {"type": "roll"}], [0, {"type": "draw"}], [0, {"type": "complete", "sentence": 0, "tail": ["blue.fr.5"]}],
        [1, {"type": "vote", "accept": true}], [2, {"type": "vote", "accept": true}], [0, {"type": "end-turn"}],
    ]));
    assert!(!idle_turn(&mut game, 1) && !idle_turn(&mut game, 2));
    assert!(idle_turn(&mut game, 0));
}
