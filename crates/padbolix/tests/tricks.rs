//! PAD-11 to PAD-20 and PAD-27: firecrackers, passing, skipping, winning a trick, leading.
#![allow(clippy::expect_used, clippy::unwrap_used, clippy::panic)]

mod common;

use common::{Seat, at, at_with_one_free_pass_a_deal, hand, hands, written};
use padbolix::*;

#[test]
fn pad_11_a_firecracker_neither_leads_nor_follows_a_firecracker() {
    let mut at = at(hands(&["!CD", "!EF", "GH", "!BB"]));
    at.refuses("!", "PAD-11").plays("C !").turns_to(3).refuses("!", "PAD-11");
}

#[test]
fn pad_11_a_firecracker_is_no_part_of_a_formula() {
    at(hands(&["!!CD", "EF"])).refuses("C!", "PAD-11").refuses("!+!", "PAD-11");
}

#[test]
fn pad_12_after_a_firecracker_the_next_seat_is_skipped() {
    let mut at = at(hands(&["CDD", "!EF", "GH", "BB"]));
    at.plays("C !").trick_is("0:C 1:! 2:x").turns_to(3);
}

#[test]
fn pad_12_the_seat_skipped_is_the_next_that_holds_cards() {
    let mut at = at(hands(&["CDD", "!EF", "", "BB"]));
    at.plays("C !").trick_is("0:C 1:! 3:x").turns_to(0);
}

#[test]
fn pad_12_the_next_seat_is_skipped_also_when_the_firecracker_was_the_last_card() {
    let mut at = at(hands(&["CDD", "!", "GH", "ZZ"]));
    at.plays("C !").trick_is("0:C 1:! 2:x").turns_to(3);
    assert_eq!(at.finished(), "1=padbolix");
}

#[test]
fn pad_13_the_formula_to_follow_stays_the_one_under_the_firecracker() {
    let mut at = at(hands(&["FGB", "!KL", "BC", "DEGH"]));
    at.plays("FG !").turns_to(3).refuses("DE", "PAD-10").refuses("D", "PAD-7").plays("GH");
}

#[test]
fn pad_13_a_firecracker_that_nobody_answers_wins_the_trick() {
    let mut at = at(hands(&["FGB", "!KL", "BC", "DE"]));
    at.plays("FG ! - -").turns_to(1).trick_is("");
    assert_eq!(at.view(0).tricks[0].winner, Seat(1));
}

#[test]
fn pad_13_a_pass_between_does_not_let_a_firecracker_follow_a_firecracker() {
    let mut at = at(hands(&["FGB!", "!KL", "BC", "DE!"]));
    // Seat 2 is skipped, seat 3 passes.
    at.plays("FG !").turns_to(3).refuses("!", "PAD-11").plays("-").turns_to(0).refuses("!", "PAD-11");
}

#[test]
fn pad_13_after_a_formula_on_it_a_firecracker_may_come_again() {
    let mut at = at(hands(&["FGB!", "!KL", "BCC", "GHD"]));
    at.plays("FG ! GH !").trick_is("0:FG 1:! 2:x 3:GH 0:! 1:x").turns_to(2);
}

#[test]
fn pad_14_after_a_free_pass_a_forced_one_is_no_breach() {
    let mut at = at(hands(&["CYB", "DXB", "EW"]));
    at.plays("C - E Y").turns_to(1).plays("-");
}

#[test]
fn pad_14_the_second_free_pass_in_a_trick_is_refused() {
    let mut at = at(hands(&["CXB", "DYB", "EF"]));
    at.plays("C - E X").turns_to(1).refuses("-", "PAD-14").plays("Y");
}

#[test]
fn pad_14_the_next_trick_brings_a_new_free_pass() {
    let mut at = at(hands(&["CZBB", "DY", "EF"]));
    at.plays("C - E Z").turns_to(0).plays("B -").turns_to(2);
    let own = at.view(1);
    assert_eq!(own.seats[1].passed_freely, Some(true));
}

#[test]
fn pad_14_with_one_free_pass_a_deal_the_next_trick_brings_none() {
    let mut at = at_with_one_free_pass_a_deal(hands(&["CZBB", "DY", "EF"]));
    at.plays("C - E Z").turns_to(0).plays("B").refuses("-", "PAD-14");
    let own = at.view(1);
    assert_eq!((own.may_pass, own.seats[1].passed_freely), (Some(false), Some(true)));
    // Seat 2 still has its own free pass.
    at.plays("D -").turns_to(0);
}

#[test]
fn pad_14_with_one_free_pass_a_deal_a_forced_one_costs_nothing() {
    let mut at = at_with_one_free_pass_a_deal(hands(&["YCB", "DXB", "EF"]));
    at.plays("Y - - C - E").turns_to(0);
}

#[test]
fn pad_14_with_one_free_pass_a_deal_the_next_deal_brings_a_new_one() {
    let mut at = at_with_one_free_pass_a_deal(Layout { leader: Some(Seat(0)), ..hands(&["BC", "DE", "F"]) });
    // Seat 1 passes freely, then everybody sheds what is left.
    at.plays("B - F - - C");
    assert_eq!(at.view(1).round, 2, "the deal is over");
    assert_eq!(at.view(1).seats[1].passed_freely, Some(false));
}

#[test]
fn pad_14_a_seat_that_cannot_play_may_pass_for_ever() {
    let mut at = at(hands(&["DXYK", "BBC", "EFGY"]));
    at.plays("D - E X - Y - -").turns_to(2);
}

#[test]
fn pad_14_with_two_seats_no_free_pass_twice_running() {
    let mut at = at(hands(&["CDEL", "KMNO"]));
    at.plays("C -").turns_to(0).plays("D").refuses("-", "PAD-14").plays("K L");
    // Having played, seat 1 may pass freely again.
    at.turns_to(1).plays("-").turns_to(0);
}

#[test]
fn pad_14_with_two_seats_a_forced_pass_between_allows_a_free_one() {
    let mut at = at(hands(&["CDDEF", "KLMNO"]));
    at.plays("C - DD - E -").turns_to(0);
}

#[test]
fn pad_15_to_pass_does_not_leave_the_trick() {
    let mut at = at(hands(&["CXB", "DYB", "EF"]));
    at.plays("C - E X Y").trick_is("0:C 1:- 2:E 0:X 1:Y");
}

#[test]
fn pad_15_can_play_counts_stars_and_firecrackers() {
    for other in ["*C", "!C"] {
        let mut at = at(hands(&["YB", other, "BD"]));
        at.plays("Y -");
        assert_eq!(at.view(1).seats[1].passed_freely, Some(true), "{other}");
    }
    let mut at = at(hands(&["YB", "CB", "CD"]));
    at.plays("Y -");
    assert_eq!(at.view(1).seats[1].passed_freely, Some(false));
}

#[test]
fn pad_16_the_same_letters_make_the_next_seat_skip() {
    let mut at = at(hands(&["EFMNB", "EFMNB", "GHOP", "GHOP"]));
    at.plays("EF+MN MN+EF").trick_is("0:EF+MN 1:MN+EF 2:x").turns_to(3);
}

#[test]
fn pad_16_a_star_counts_as_the_letter_it_stands_for() {
    let mut at = at(hands(&["EFB", "E*C", "GHB"]));
    at.plays("EF Ef").trick_is("0:EF 1:Ef 2:x").turns_to(0);
}

#[test]
fn pad_16_letters_are_compared_as_a_whole() {
    // EF+FG and FG+EF show E, F, F, G.
    at(hands(&["EFFGB", "EG**B", "HIC"])).plays("EF+FG fG+Ef").trick_is("0:EF+FG 1:fG+Ef 2:x");
    at(hands(&["EFMNB", "EFOPB", "GHIJ"])).plays("EF+MN EF+OP").turns_to(2);
}

#[test]
fn pad_16_passes_between_do_not_matter_but_a_firecracker_does() {
    let mut one = at(hands(&["EBB", "CC", "ED", "GH"]));
    one.plays("E - E").trick_is("0:E 1:- 2:E 3:x").turns_to(0);
    let mut two = at(hands(&["EBB", "!C", "CD", "EK"]));
    two.plays("E ! E").trick_is("0:E 1:! 2:x 3:E").turns_to(0);
}

#[test]
fn pad_16_the_play_that_goes_out_skips_too() {
    let mut at = at(hands(&["EB", "E", "GH", "FF"]));
    at.plays("E E").trick_is("0:E 1:E 2:x").turns_to(3);
    assert_eq!(at.finished(), "1=dubolix");
}

#[test]
fn pad_17_with_two_seats_a_pass_or_a_skip_wins_for_the_other() {
    let mut at = at(hands(&["CEKQ!", "CDEB"]));
    at.plays("C -").turns_to(0).plays("E E").turns_to(1).trick_is("");
    at.plays("C !").turns_to(0);
}

#[test]
fn pad_17_a_firecracker_wins_for_two() {
    let mut at = at(hands(&["CEK", "CD!"]));
    at.plays("C !").turns_to(1).trick_is("");
}

#[test]
fn pad_18_the_trick_ends_when_all_others_passed_since_the_last_play() {
    let mut at = at(hands(&["CXB", "DGG", "EWH", "FHB"]));
    at.plays("C D - - X").turns_to(1).plays("- - -").turns_to(0).trick_is("");
    let trick = &at.view(0).tricks[0];
    assert_eq!((written(&trick.turns).as_str(), trick.winner), ("0:C 1:D 2:- 3:- 0:X 1:- 2:- 3:-", Seat(0)));
    assert_eq!(at.view(3).gone, hand("CDX"));
}

#[test]
fn pad_18_seats_that_are_out_are_not_waited_for() {
    let mut at = at(hands(&["C", "DDK", "EEL"]));
    at.plays("C D -").turns_to(1).trick_is("");
}

#[test]
fn pad_19_a_z_wins_at_once() {
    for (lead, next) in [("Z", 0), ("YZ", 0), ("z", 0)] {
        at(hands(&["YZ*BB", "CD", "EF"])).plays(lead).turns_to(next).trick_is("");
    }
    at(hands(&["EFB", "YZC", "GH"])).plays("EF YZ").turns_to(1).trick_is("");
    at(hands(&["EB", "*BC", "GH"])).plays("E z").turns_to(1).trick_is("");
}

#[test]
fn pad_19_a_play_with_a_z_must_be_legal_as_any_other() {
    let mut at = at(hands(&["GGPPB", "FFZZKKB", "CC"]));
    at.plays("GG+PP").refuses("FF+ZZ", "PAD-10").plays("KK+ZZ").turns_to(1);
}

#[test]
fn pad_20_the_next_seat_leads_when_the_winner_is_out() {
    let mut at = at(hands(&["CX", "DDK", "BBC"]));
    at.plays("C D - X - -").turns_to(1).trick_is("");
    assert!(at.events().contains(&Event::LeadMoved {
        from: Seat(0),
        to: Seat(1),
        cause: LeadCause::NoCards
    }));
}

#[test]
fn pad_27_who_leads_must_play_a_formula() {
    at(hands(&["CD!", "EF"])).refuses("-", "PAD-27").refuses("!", "PAD-11");
}

#[test]
fn pad_27_a_seat_with_firecrackers_only_loses_the_lead() {
    let mut layout = hands(&["!!", "!", "EFG", "BB"]);
    layout.leader = Some(Seat(0));
    let mut at = at(layout);
    at.turns_to(2).plays("E -");
    assert_eq!(at.view(3).no_lead, [Seat(0), Seat(1)]);
    // It may still answer with a firecracker.
    at.plays("!").trick_is("2:E 3:- 0:! 1:x");
}

#[test]
fn pad_27_if_nobody_can_lead_the_deal_ends() {
    let mut at = at(Layout { deal: Some(4), ..hands(&["Z", "C", "!", "!"]) });
    at.plays("Z");
    at.turns_to(1).plays("C");
    assert_eq!(at.finished(), "0=padbolix 1=dubolix");
    at.plays("-").turns_to(3).plays("-");
    // The lead belongs to seat 1, which is out, so to seat 2 (PAD-20). Seat 2 takes the lowest rank that is free, seat 3 the next one.
    assert_eq!(at.round_ended(), "1=dubolix:4 3=ossilix:2 2=pernigagnix:0 0=padbolix:-2");
    assert!(at.view(0).over);
}

#[test]
fn pad_23_a_play_that_ends_on_a_special_card_is_warned_of() {
    let at_the_end = at(hands(&["EF*", "BCK"]));
    at_the_end.warns("EFg", Some("padbolix-caution-last star")).warns("EF", None);
    at(hands(&["Z", "BCK"])).warns("Z", Some("padbolix-caution-last z"));
}

#[test]
fn pad_14_a_free_pass_is_warned_of_and_a_forced_one_is_not() {
    at(hands(&["EK", "FGB", "BCD"])).plays("E").warns("-", Some("padbolix-caution-pass trick"));
    at(hands(&["YK", "FGB", "BCD"])).plays("Y").warns("-", None);
}
