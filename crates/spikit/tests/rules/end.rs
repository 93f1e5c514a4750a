//! SPI-35 to SPI-37: the end of a round and of a match.

use crate::*;
use tabletop::TableView;

fn row() -> Value {
    json!({"type": "lay", "cards": ["yellow.fr.1", "yellow.fr.2", "red.fr.5"]})
}

/// One seat has just a sentence in hand; the roll is a six, so that nothing need be drawn.
fn last_sentence(other: &[&str], options: Value) -> Match {
    let setup = json!({
        "hands": [["yellow.fr.1", "yellow.fr.2", "pink.fr.1"], other],
        "display": ["red.fr.5", "grey.en.2", "grey.fr.3", "grey.fr.4", "grey.en.4", "grey.fr.5"],
        "rolls": [6],
    });
    let mut game = deal(2, options, setup);
    game.play(
        json!([[0, {"type": "roll"}], [0, {"type": "take", "display": 0, "give": "pink.fr.1"}], [0, row()]]),
    );
    game
}

fn counted(events: &[Event]) -> Vec<i32> {
    let score = events.iter().find_map(|event| match event {
        Event::RoundEnded { score } => Some(score.counted.clone()),
        _ => None,
    });
    score.expect("the round is over")
}

#[test]
fn spi_35_an_emptied_hand_ends_the_round_once_the_sentence_is_accepted() {
    let mut game = last_sentence(&["blue.fr.1"], json!({}));
    assert_eq!(game.view(0).round, 1);
    let events = game.play(json!([[1, {"type": "vote", "accept": true}]]));
    assert_eq!((counted(&events), game.view(0).round), (vec![0, 1], 2));
    assert_eq!(game.view(0).first, Seat(1), "SPI-7: the next seat begins");
}

#[test]
fn spi_36_a_card_counts_one_a_joker_ten() {
    let mut game = last_sentence(&["blue.fr.1", "brown.fr.2", "joker.1"], json!({}));
    assert_eq!(counted(&game.play(json!([[1, {"type": "vote", "accept": true}]]))), [0, 12]);
    let view = game.view(0);
    assert_eq!(view.seats.iter().map(View::score).collect::<Vec<_>>(), [0, 12]);
    assert_eq!(TableView::round(&view), 2);
}

#[test]
fn spi_36_a_hand_of_both_languages_counts_double() {
    let mut game = last_sentence(&["blue.fr.1", "brown.en.2", "joker.1"], json!({}));
    assert_eq!(counted(&game.play(json!([[1, {"type": "vote", "accept": true}]]))), [0, 24]);
    // Proper names are of neither.
    let mut game = last_sentence(&["blue.fr.1", "brown.en.1"], json!({}));
    assert_eq!(counted(&game.play(json!([[1, {"type": "vote", "accept": true}]]))), [0, 2]);
}

#[test]
fn spi_37_a_match_of_one_round() {
    let mut game = last_sentence(&["blue.fr.1"], json!({"end": {"rounds": 1}}));
    game.play(json!([[1, {"type": "vote", "accept": true}]]));
    assert_eq!(game.view(0).ranking.unwrap().0, [[Seat(0)], [Seat(1)]]);
    assert_eq!(game.refused(0, json!({"type": "roll"})), "over");
}

#[test]
fn spi_37_a_total_ends_the_match_with_its_round() {
    let mut game = last_sentence(&["blue.fr.1", "brown.fr.2", "joker.1"], json!({"end": {"points": 12}}));
    game.play(json!([[1, {"type": "vote", "accept": true}]]));
    assert!(game.view(0).over);
}

#[test]
fn spi_37_when_the_time_is_up_the_round_is_played_to_its_end() {
    let mut game = last_sentence(&["blue.fr.1"], json!({"end": {"minutes": 10}}));
    let clock = &game.0.timers()[0];
    assert_eq!((clock.clock.name.as_ref(), clock.clock.ms), ("match", 600_000));
    game.0.act(Actor::Table, action(&json!({"type": "time-up", "clock": "match"}))).unwrap();
    assert!(game.0.timers().is_empty() && !game.view(0).over);
    game.play(json!([[1, {"type": "vote", "accept": true}]]));
    assert!(game.view(0).over);
}
