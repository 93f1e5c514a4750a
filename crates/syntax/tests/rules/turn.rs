//! SYN-7 to SYN-15: the four operations.

use crate::table::{contested, refereed, scene};
use syntax::{Action, Event, PhaseName};
use tabletop::Code::{Illegal, NotInHand, NotYourTurn, WrongPhase};

#[test]
fn syn_7_one_operation_then_the_next_seat() {
    scene(refereed(), "hands RUEKL/ASJOB/TTXYZ")
        .turn(0)
        .act(0, "lay RUE")
        .turn(1)
        .refuses(0, "exchange K up", NotYourTurn, "SYN-7")
        .act(1, "exchange J stock")
        .turn(2)
        .refuses(2, "accept", WrongPhase, "SYN-20")
        .refuses(2, "retire", WrongPhase, "SYN-28");
}

#[test]
fn syn_8_a_complete_word_from_the_hand() {
    scene(refereed(), "hands ROSEKB/AIRTT")
        .refuses(0, "lay ROND", NotInHand, "SYN-8")
        .act(0, "lay ROSE")
        .table("ROSE")
        .hand(0, "KB")
        .check("seat 0 laid it", |view| {
            view.table[0].by == Some(tabletop::Seat(0)) && view.seats[0].has_laid
        });
}

#[test]
fn syn_9_the_stock_card_comes_after_the_discard_which_lies_on_the_pile() {
    scene(contested(), "hands KLM/AST; up B; stock QEX")
        .act(0, "exchange K stock")
        .hand(0, "LMQ")
        .check("K is face up on B", |view| {
            view.face_up.unwrap().sign() == 'K' && view.discard_count == 1 && view.discard[0].sign() == 'B'
        })
        .check("one card less", |view| view.stock_count == 2);
}

#[test]
fn syn_9_the_discard_takes_the_place_of_the_face_up_card_that_is_taken() {
    scene(contested(), "hands KLM/AST; up B; stock QEX")
        .act(0, "exchange K up")
        .hand(0, "LMB")
        .check("K took its place", |view| view.face_up.unwrap().sign() == 'K' && view.discard_count == 0)
        .check("the stock is untouched", |view| view.stock_count == 3);
}

#[test]
fn syn_9_nobody_takes_back_the_card_that_they_discard() {
    // Discarding a K for the K that is face up is an exchange of two cards that look alike.
    let scene = scene(contested(), "hands KLM/AST; up B; stock").act(0, "exchange M up").hand(0, "KLB");
    // The pile is one card and the stock is empty: it could only give back what was just discarded.
    scene.refuses(1, "exchange A stock", Illegal, "SYN-9").act(1, "exchange A up").hand(1, "STM");
}

#[test]
fn syn_9_the_discard_is_named_from_the_hand() {
    scene(contested(), "hands KLM/AST; up B").refuses(0, "exchange A stock", NotInHand, "SYN-9");
}

#[test]
fn syn_10_the_printed_examples() {
    for (hand, before, after) in [
        ("FL", "AIR", "FLAIR"),
        ("ELL", "RUE", "RUELLE"),
        ("ECRESE", "VIS", "ECREVISSE"),
        ("PEU", "COUR", "COUPEUR"),
    ] {
        scene(refereed(), &format!("hands {hand}KX/AS; table {before}"))
            .act(0, &format!("insert 0 {after}"))
            .table(after)
            .hand(0, "KX")
            .check("the other seat plays", |view| view.turn == Some(tabletop::Seat(1)));
    }
}

#[test]
fn syn_10_the_old_word_stays_whole_and_in_order() {
    scene(contested(), "hands FLARNDK/AS; table AIR")
        .refuses(0, "insert 0 FLARI", Illegal, "SYN-10")
        .refuses(0, "insert 0 ZAIR", NotInHand, "SYN-10")
        .refuses(0, "insert 0 AIR", Illegal, "SYN-10")
        .refuses(0, "insert 0 RARA", Illegal, "SYN-10");
    scene(contested(), "hands FLIAK/AS; table AIR")
        .refuses(0, "insert 0 FLRIA", Illegal, "SYN-10")
        .refuses(0, "insert 0 RIA", Illegal, "SYN-10")
        .stands(0, "insert 0 KAIR")
        .table("KAIR");
}

#[test]
fn syn_10_jokers_count_as_they_lie() {
    // The difference is taken case by case: a joker that stands for A is no A.
    scene(contested(), "hands FLAK/AS; table aIR")
        .refuses(0, "insert 0 FLAIR", Illegal, "SYN-10")
        .stands(0, "insert 0 FLaIR")
        .hand(0, "AK")
        .table("FLaIR");
    scene(contested(), "hands FL?K/AS; table AIR").stands(0, "insert 0 fLAIR").hand(0, "FK");
}

#[test]
fn syn_11_the_printed_examples() {
    scene(refereed(), "hands BSEK/AS; table ROND").act(0, "replace 0 BOND").table("BOND").hand(0, "RSEK");
    scene(refereed(), "hands BSEK/AS; table ROND").act(0, "replace 0 ROSE").table("ROSE").hand(0, "BNDK");
}

#[test]
fn syn_11_the_number_of_letters_stays() {
    scene(contested(), "hands BSEKU/AS; table ROND")
        .refuses(0, "replace 0 BONDE", Illegal, "SYN-11")
        .refuses(0, "replace 0 RON", Illegal, "SYN-11");
}

#[test]
fn syn_11_a_replacement_moves_no_card() {
    // NORD is ROND rearranged: it takes an N and an R from the hand, and gives as many back.
    scene(contested(), "hands BSEK/AS; table ROND").refuses(0, "replace 0 NORD", NotInHand, "SYN-11");
    scene(contested(), "hands NRK/AS; table ROND").act(0, "replace 0 NORD").hand(0, "NRK").table("NORD");
}

#[test]
fn syn_11_all_letters_may_be_replaced() {
    scene(refereed(), "hands ASK/TTX; table OS").act(0, "replace 0 AS").hand(0, "OSK");
    scene(refereed(), "hands LEK/TTX; table AS").act(0, "replace 0 LE").hand(0, "ASK");
}

#[test]
fn syn_12_any_seat_changes_any_word_one_a_turn() {
    scene(refereed(), "hands RUEKX/ELLAIRF/TT")
        .act(0, "lay RUE")
        .act(1, "insert 0 RUELLE")
        .check("it was laid by seat 0", |view| view.table[0].by == Some(tabletop::Seat(0)))
        .refuses(2, "insert 1 TAIR", Illegal, "SYN-12")
        .refuses(2, "replace 7 AS", Illegal, "SYN-12");
}

#[test]
fn syn_13_the_cards_taken_out_go_to_the_hand_which_a_replacement_never_empties() {
    scene(refereed(), "hands B/ASK; table ROND").act(0, "replace 0 BOND").hand(0, "R").round(1).turn(1);
}

#[test]
fn syn_14_at_least_one_card_changes() {
    scene(contested(), "hands ROK/AS; table ROND").refuses(0, "replace 0 ROND", Illegal, "SYN-14");
}

#[test]
fn syn_15_a_joker_is_replaced_by_the_letter_it_stands_for() {
    scene(refereed(), "hands NK/AS; table BOnD").act(0, "replace 0 BOND").table("BOND").hand(0, "K?");
}

#[test]
fn syn_15_a_joker_is_replaced_by_another_letter() {
    scene(contested(), "hands LK/AS; table BOnD").act(0, "replace 0 BOLD").table("BOLD").hand(0, "K?");
}

#[test]
fn syn_15_a_joker_may_take_the_place_of_its_own_letter() {
    scene(refereed(), "hands ?K/AS; table BOND").act(0, "replace 0 BOnD").table("BOnD").hand(0, "NK");
}

#[test]
fn syn_15_a_joker_for_a_joker_under_another_letter_needs_one_in_hand() {
    scene(contested(), "hands LK/AS; table BOnD").refuses(0, "replace 0 BOlD", NotInHand, "SYN-11");
    let two = syntax::Options { packs: Some(2), ..contested() };
    scene(two, "hands ?K/AS; table BOnD").act(0, "replace 0 BOlD").hand(0, "?K").table("BOlD");
}

#[test]
fn com_6_only_letters_are_cards() {
    scene(contested(), "hands ETEK/AS; table ROND")
        .refuses(0, "lay ÉTÉ", NotInHand, "COM-6")
        .refuses(0, "lay E-T", NotInHand, "COM-6")
        .refuses(0, "insert 0 RÔND", NotInHand, "COM-6")
        .refuses(0, "lay E?", NotInHand, "COM-6");
}

#[test]
fn com_8_what_the_hand_lacks_is_told_before_what_the_clauses_say() {
    scene(refereed(), "hands KX/AS; table ROND")
        .refuses(0, "lay Z", NotInHand, "SYN-8")
        .refuses(0, "lay ZZZ", NotInHand, "SYN-8")
        .refuses(0, "replace 0 BONDE", NotInHand, "SYN-11")
        .refuses(1, "lay ZZZ", NotYourTurn, "SYN-7");
}

#[test]
fn a_turn_lists_exchanges_and_words() {
    let scene = scene(refereed(), "hands FLSE/AS; table AIR; up B; stock Q");
    let listed = scene.listed(0);
    for text in ["exchange F up", "exchange F stock", "lay LE", "lay LES", "insert 0 FLAIR", "replace 0 AIS"]
    {
        assert!(listed.contains(&crate::table::action(text)), "{text}: {listed:?}");
    }
    assert!(!listed.contains(&Action::Insert { index: 0, into: "AIRE".into() }), "AIRE is no word here");
    assert!(scene.listed(1).is_empty());
}

#[test]
fn the_events_say_what_moved() {
    let scene =
        scene(contested(), "hands BSEK/AS; table ROND").act(0, "replace 0 BOSE").phase(PhaseName::Challenge);
    let [Event::Replaced { before, after, taken, .. }] = &scene.events()[..] else { panic!() };
    assert_eq!((before.as_str(), after.as_str()), ("ROND", "BOSE"));
    assert_eq!(taken.iter().map(|card| card.sign()).collect::<String>(), "RND");
}
