//! SYN-16 to SYN-19: which words count.

use crate::table::{contested, refereed, scene, sit};
use lexicon::{Dictionary, Language, Lexicon};
use std::sync::Arc;
use syntax::{Options, Syntax, WordLanguage};
use tabletop::Code::{Illegal, NotAWord};
use tabletop::Game;

#[test]
fn syn_16_the_dictionary_is_the_referee() {
    scene(refereed(), "hands JULIEK/AS; table ROND")
        .refuses(0, "lay JULIE", NotAWord, "SYN-16")
        .refuses(0, "insert 0 RONDE", NotAWord, "SYN-16")
        .refuses(0, "replace 0 ROUE", tabletop::Code::NotAWord, "SYN-16");
}

#[test]
fn syn_16_accents_are_ignored() {
    scene(refereed(), "hands ETEK/AS").act(0, "lay ETE");
    scene(refereed(), "hands ET?K/AS").act(0, "lay ETe").table("ETe");
}

#[test]
fn syn_16_french_english_or_both() {
    let french = Arc::new(Dictionary::from_words(Language::French, ["rue"]).unwrap());
    let english = Arc::new(Dictionary::from_words(Language::English, ["kiss"]).unwrap());
    let options = Options { dictionary: WordLanguage::Both, ..refereed() };
    assert_eq!(options.languages(), [Language::French, Language::English]);
    let deck = crate::table::deck(options.deck_language());
    let both = Syntax::new(options, Arc::new(Lexicon::new(vec![french, english])), deck);
    let layout = crate::table::layout("hands RUEKISS/AIR");
    let state = both.deal(2, &layout, &mut tabletop::Chance::from_seed(1), &mut Vec::new()).unwrap();
    for (word, allowed) in [("RUE", true), ("KISS", true), ("RISK", false)] {
        let lay = crate::table::action(&format!("lay {word}"));
        assert_eq!(both.check(&state, tabletop::Seat(0).into(), &lay).is_ok(), allowed, "{word}");
    }
}

#[test]
fn syn_17_a_word_has_at_least_two_letters() {
    scene(contested(), "hands AOSK/TT").refuses(0, "lay A", Illegal, "SYN-17").act(0, "lay OS");
    scene(contested(), "hands AOSK/TT").refuses(0, "lay ", Illegal, "SYN-17");
}

#[test]
fn syn_18_every_word_has_at_least_three_letters_where_agreed() {
    let agreed = Options { minimum_length: 3, ..contested() };
    scene(agreed, "hands OSELK/TT; table AS")
        .refuses(0, "lay OS", Illegal, "SYN-18")
        .refuses(0, "replace 0 OS", Illegal, "SYN-18")
        .act(0, "insert 0 LAS");
}

#[test]
fn syn_19_the_first_word_that_each_seat_lays_in_a_round_is_long_where_agreed() {
    let agreed = Options { long_opening: true, ..refereed() };
    scene(agreed, "hands ROSEOSAX/RUEPORTK")
        .refuses(0, "lay OS", Illegal, "SYN-19")
        .act(0, "lay ROSE")
        .refuses(1, "lay RUE", Illegal, "SYN-19")
        .act(1, "lay PORT")
        .act(0, "lay OS")
        .table("ROSE PORT OS");
}

#[test]
fn syn_19_it_binds_lay_only() {
    let agreed = Options { long_opening: true, ..refereed() };
    scene(agreed, "hands SKB/RUEX; table OS VI")
        .act(0, "insert 1 VIS")
        .check("an insertion is no opening", |view| !view.seats[0].has_laid)
        .refuses(1, "lay RUE", Illegal, "SYN-19");
}

#[test]
fn syn_19_a_word_taken_back_does_not_count_as_laid() {
    let agreed = Options { long_opening: true, ..contested() };
    scene(agreed, "hands ROSEXZOS/RUEPK")
        .act(0, "lay ROXZ")
        .act(1, "challenge")
        .act(1, "exchange K up")
        .refuses(0, "lay OS", Illegal, "SYN-19");
}

#[test]
fn syn_19_each_round_begins_anew() {
    let agreed = Options { long_opening: true, ..refereed() };
    scene(agreed, "hands ROSE/K")
        .act(0, "lay ROSE")
        .round(2)
        .check("nobody has laid", |view| view.seats.iter().all(|seat| !seat.has_laid));
    assert!(sit(refereed(), 2, Default::default(), 1).is_ok());
}
