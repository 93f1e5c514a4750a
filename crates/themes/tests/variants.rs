//! The two variants: THE-17 to THE-24. Tests are named after clauses.
#![allow(clippy::unwrap_used, clippy::panic, reason = "a test that fails here has failed")]

mod table;

use table::*;
use tabletop::{Code, Seat};
use themes::*;

fn limited(seats: usize, layout: Layout) -> tabletop::Table<Themes> {
    table(variant(Variant::Limited), seats, layout)
}

fn open(seats: usize, layout: Layout) -> tabletop::Table<Themes> {
    table(variant(Variant::Open), seats, layout)
}

fn heap(table: &tabletop::Table<Themes>) -> (u32, u32) {
    (seen(table).centre, seen(table).reserve)
}

#[test]
fn the_17_two_tokens_a_seat_go_to_the_centre() {
    for seats in 3..=6 {
        let tokens = 2 * seats as u32;
        assert_eq!(heap(&limited(seats, Layout::default())), (tokens, 90 - tokens));
    }
}

#[test]
fn the_18_seats_go_on_until_the_centre_is_empty() {
    let mut table = limited(3, rolls("1BORVAg"));
    play(&mut table, "0r 0^Bono 0^Brejnev");
    assert_eq!((tokens(&table), heap(&table), seen(&table).round), (vec![5, 0, 0], (1, 84), 1));
    play(&mut table, "1^Brecht");
    assert_eq!(
        (tokens(&table), heap(&table)),
        (vec![5, 1, 0], (6, 78)),
        "it gives what it has; a new round is supplied"
    );
    assert_eq!(seen(&table).round, 2);
}

#[test]
fn the_19_on_black_tokens_come_from_the_reserve() {
    let mut table = limited(3, Layout { tokens: vec![0, 6, 0], ..rolls("1BORVAk 1BORVAg") });
    assert_eq!(heap(&table), (6, 78));
    play(&mut table, "0r 1^Bono");
    assert_eq!((tokens(&table), heap(&table)), (vec![0, 2, 0], (10, 78)), "a wrong word pays to the centre");
    play(&mut table, "2^Tintin");
    assert_eq!((tokens(&table), heap(&table)), (vec![0, 2, 4], (10, 74)), "and none are added");
}

#[test]
fn the_20_a_round_takes_what_is_left_and_then_the_match_ends() {
    let layout = Layout { reserve: Some(3), ..rolls("1BORVAg 1BORVAk 1BORVAg") };
    let mut table = limited(3, layout);
    assert_eq!(heap(&table), (3, 0));
    play(&mut table, "0r round");
    assert_eq!((heap(&table), seen(&table).over), ((3, 0), false), "everybody gave up: none are added");
    play(&mut table, "1r 1^Tintin");
    assert_eq!((tokens(&table), seen(&table).round), (vec![0, 0, 0], 3), "an empty reserve gives nothing");
    play(&mut table, "2r 2^Brejnev");
    assert_eq!((tokens(&table), seen(&table).over), (vec![0, 0, 3], true));
}

#[test]
fn the_20_a_match_goes_on_while_the_reserve_lasts() {
    let layout = Layout { reserve: Some(8), ..rolls("1BORVAg") };
    let mut table = limited(3, layout);
    play(&mut table, "0r 0^Bono 1^Brejnev 2^Brecht");
    assert_eq!((heap(&table), seen(&table).over), ((2, 0), false));
}

#[test]
fn the_20_the_13_idle_rounds_end_the_match_too() {
    let mut table = limited(3, Layout::default());
    for _ in 0..6 {
        let roller = seen(&table).roller.0;
        play(&mut table, &format!("{roller}r round"));
    }
    assert!(seen(&table).over);
}

#[test]
fn the_21_seats_name_one_of_six_themes() {
    let mut table = open(3, rolls("-BORVAg"));
    play(&mut table, "0r");
    assert_eq!((seen(&table).theme, seen(&table).themes.len()), (None, 6));
    refused(&mut table, "0^Bono", Code::Illegal, "THE-21");
    refused(&mut table, "0^Bono@7", Code::Illegal, "THE-21");
    refused(&mut table, "0^Bono@0", Code::Illegal, "THE-21");
    play(&mut table, "0^Bono@1");
    let mut classic = self::table(classic(), 3, rolls("1BORVAg"));
    play(&mut classic, "0r");
    refused(&mut classic, "0^Brest@3", Code::Illegal, "THE-21");
    play(&mut classic, "0^Bono@1");
}

#[test]
fn the_21_a_theme_that_a_set_up_names_is_not_rolled() {
    let mut table = open(3, rolls("2BORVAg"));
    play(&mut table, "0r");
    assert_eq!(seen(&table).theme, None);
}

#[test]
fn the_22_a_word_closes_its_theme_and_all_closed_end_the_round() {
    let mut table = open(3, rolls("-BORVAg"));
    let events = play(&mut table, "0r 0^Bono@1");
    assert!(matches!(events[0], Event::Scored { closes: true, .. }));
    refused(&mut table, "1^Brejnev@1", Code::Illegal, "THE-22");
    play(&mut table, "0=boa@2 0^Brest@3");
    assert_eq!(states(&table)[0], Standing::Playing, "seats go on");
    refused(&mut table, "1^Brest@5", Code::Illegal, "THE-7");
    play(&mut table, "1^Bug@4 0+ 2+ 1^Bréhat@5");
    assert_eq!((seen(&table).round, seen(&table).closed), (1, vec![1, 2, 3, 4, 5]));
    play(&mut table, "2=bouleau@6");
    assert_eq!(seen(&table).round, 2);
}

#[test]
fn the_22_a_round_ends_too_when_all_have_given_up() {
    let mut table = open(3, rolls("-BORVAg"));
    play(&mut table, "0r 0^Bono@1 0. 1.");
    assert_eq!(seen(&table).round, 1);
    play(&mut table, "2^Brest@3 2.");
    assert_eq!(seen(&table).round, 2);
}

#[test]
fn the_23_on_black_the_first_word_for_any_theme_takes_four() {
    let mut table = open(3, Layout { tokens: vec![1, 1, 1], ..rolls("-BORVAk") });
    play(&mut table, "0r");
    refused(&mut table, "1^Nice", Code::Illegal, "THE-21");
    play(&mut table, "0^Brest@3");
    assert_eq!(tokens(&table), [0, 1, 1]);
    play(&mut table, "1^Nice@3");
    assert_eq!((tokens(&table), seen(&table).round, seen(&table).closed.len()), (vec![0, 5, 1], 2, 0));
}

#[test]
fn the_24_tokens_lie_in_the_centre_and_the_last_ones_score_too() {
    let mut table = open(3, Layout { centre: Some(5), ..rolls("-BORVAg") });
    assert_eq!(heap(&table), (5, 0));
    play(&mut table, "0r 0^Bono@1 1^Brest@3 2=bison@2");
    assert_eq!((tokens(&table), seen(&table).over), (vec![2, 2, 1], true), "the centre is empty");
}

#[test]
fn the_24_variants_can_be_calm() {
    let mut table = table(Options { calm: true, ..variant(Variant::Limited) }, 3, rolls("1BORVAg"));
    play(&mut table, "0r 0^Bono 1. 2^Brejnev");
    assert_eq!(seen(&table).turn, Some(Seat(0)));
    play(&mut table, "0^Brecht");
    assert_eq!(seen(&table).round, 2);
}
