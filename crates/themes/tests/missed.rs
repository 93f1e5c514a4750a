//! The words of a round that nobody found (THE-29).
#![allow(clippy::unwrap_used, clippy::panic, reason = "a test that fails here has failed")]

mod table;

use table::{classic, play, rolls, seen, table, variant};
use tabletop::Seat;
use themes::{Event, Missed, Variant};

/// The words that the end of a round tells, with their themes, after a line of play by three seats.
#[track_caller]
fn check(kind: Variant, roll: &str, line: &str, expected: &[(&str, u8)]) {
    let mut table = table(variant(kind), 3, rolls(roll));
    let events = play(&mut table, line);
    let told = events.iter().find_map(|event| match event {
        Event::RoundEnded { missed, .. } => Some(missed.clone()),
        _ => None,
    });
    let told = told.unwrap();
    let words: Vec<_> = told.iter().map(|missed| (missed.word.as_str(), missed.theme)).collect();
    assert_eq!(words, expected, "{roll} {line}");
    assert_eq!(seen(&table).missed, told, "the view tells what the event told");
}

#[test]
fn the_29_known_words_come_first_then_those_with_letters_of_more_dice() {
    check(Variant::Classic, "2BORVAg", "0r 0. 1. 2.", &[("boa", 2), ("bison", 2), ("baleine", 2)]);
    check(Variant::Classic, "1BORVAg", "0r 0. 1. 2.", &[("Bono", 1), ("Brejnev", 1), ("Brecht", 1)]);
}

#[test]
fn the_29_what_was_announced_is_not_told() {
    check(Variant::Classic, "1BORVAg", "0r 0^Bono 1^Brejnev", &[("Brecht", 1), ("Buñuel", 1)]);
    check(Variant::Classic, "1BORVAk", "0r 0^Tintin", &[("Eiffel", 1)]);
    // In any of its forms.
    check(Variant::Classic, "2BORVAg", "0r 0=baleines 1=boa", &[("bison", 2)]);
}

#[test]
fn the_7_the_29_each_word_would_have_stood_and_has_its_own_root() {
    // éléphanteau has the root of éléphant, whether that was announced or is told itself.
    check(Variant::Classic, "2EORVAg", "0r 0=éléphant 1. 2.", &[]);
    check(Variant::Classic, "2EORVAg", "0r 0. 1. 2.", &[("éléphant", 2)]);
    check(Variant::Classic, "3DINRAg", "0r 0^Dinan 1. 2.", &[("Dinard", 3)]);
}

#[test]
fn the_10_the_29_on_black_no_word_has_a_letter_of_the_dice() {
    check(Variant::Classic, "1BORVAk", "0r 0. 1. 2.", &[("Eiffel", 1), ("Tintin", 1)]);
}

#[test]
fn the_22_the_29_with_open_themes_the_themes_that_nobody_closed_tell_theirs() {
    let line = "0r 0^Bono@1 1=boa@2 2^Brest@3 0. 1. 2.";
    check(Variant::Open, "-BORVAg", line, &[("Bréhat", 5), ("bouleau", 6)]);
}

#[test]
fn the_29_the_full_form_goes_with_the_word() {
    let mut table = table(classic(), 3, rolls("1BORVAg"));
    play(&mut table, "0r 0. 1. 2.");
    let bono = Missed { word: "Bono".into(), full: Some("Bono (Paul Hewson)".into()), theme: 1 };
    assert_eq!(seen(&table).missed[0], bono);
}

#[test]
fn the_29_nothing_is_told_while_the_round_goes_on() {
    let mut table = table(classic(), 3, rolls("2BORVAg 2BORVAg"));
    for word in ["0r", "0.", "1."] {
        let events = play(&mut table, word);
        assert!(!events.iter().any(|event| matches!(event, Event::RoundEnded { .. })));
        assert!(seen(&table).missed.is_empty(), "{word}");
    }
    play(&mut table, "2.");
    assert!(!seen(&table).missed.is_empty());
    play(&mut table, "1r");
    assert!(seen(&table).missed.is_empty(), "the dice take the words of the last round off the table");
}

#[test]
fn the_29_a_round_that_has_told_its_words_is_not_gone_back_to() {
    let mut table = table(classic(), 3, rolls("2BORVAg"));
    play(&mut table, "0r 0. 1.");
    assert_eq!(table.undo(Some(Seat(1))), Ok(()), "giving up can be taken back");
    play(&mut table, "1. 2.");
    assert!(table.undo(Some(Seat(2))).is_err(), "but not once the answers are told");
}
