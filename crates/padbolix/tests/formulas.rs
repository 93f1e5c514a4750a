//! PAD-5 to PAD-10: what a formula is, and what follows it.
#![allow(clippy::expect_used, clippy::unwrap_used, clippy::panic)]

mod common;

use common::{ActError, Refuse, Seat, action, at, hand, hands};
use padbolix::*;
use tabletop::Code;

/// Reads a play from a hand that holds the whole box.
fn read(text: &str) -> Result<Play, Refusal> {
    let Action::Play { groups } = action(text) else { panic!("{text} is no formula") };
    Play::read(&groups, &Hand::full_box())
}

/// `sequences 2x2 from E`, or the refusal.
#[track_caller]
fn check(text: &str, expected: &str) {
    let said = match read(text) {
        Ok(play) => {
            let Formula { kind, groups, length, lowest } = play.formula;
            format!("{kind:?} {groups}x{length} from {lowest}").to_lowercase()
        }
        Err(refusal) => format!("{refusal:?}").to_lowercase(),
    };
    assert_eq!(said, expected.to_lowercase(), "{text}");
}

#[test]
fn pad_5_a_formula_takes_the_letters_of_all_its_groups() {
    for text in ["C", "BB", "CC+DD", "EF", "EF+MN+ST", "EFGH"] {
        let letters = text.chars().filter(|sign| *sign != '+').count();
        assert_eq!(read(text).expect("a formula").formula.shape().cards(), letters, "{text}");
    }
}

#[test]
fn pad_5_a_single_sequences_or_pairs() {
    check("C", "single 1x1 from C");
    check("EF+MN", "sequences 2x2 from E");
    check("DEFGH+IJKLM+STUVW", "sequences 3x5 from D");
    check("GG+PP+TT", "pairs 3x2 from G");
    check("GG", "pairs 1x2 from G");
    check("MN+EF", "sequences 2x2 from E");
    check("BCDEFGHIJKLMNOPQRSTUVWXYZ", "sequences 1x25 from B");
}

#[test]
fn pad_5_what_is_none_of_these_is_refused() {
    check("", "NoFormula");
    check("EG", "NoFormula");
    check("FE", "NoFormula");
    check("GGg", "NoFormula");
    check("EF+GG", "NoFormula");
    check("EF+GHI", "UnequalGroups");
    check("EF+", "UnequalGroups");
    check("GG+P", "UnequalGroups");
}

#[test]
fn pad_6_a_sequence_has_two_letters_stays_below_z_and_may_overlap() {
    check("E+F", "SequenceTooShort");
    check("E+E", "SequenceTooShort");
    check("YZ", "sequences 1x2 from Y");
    check("ZB", "NoFormula");
    check("EF+FG", "sequences 2x2 from E");
    check("EF+EF", "sequences 2x2 from E");
    check("GG+gg", "pairs 2x2 from G");
    check("EFG+eFG", "sequences 2x3 from E");
    check("EF+EF+EF", "NotInHand");
}

#[test]
fn pad_7_only_the_same_formula_follows() {
    let mut at = at(hands(&["EFMNK", "GGHIJKLOPQRRST", "BB"]));
    at.plays("EF+MN")
        .refuses("G", "PAD-7")
        .refuses("GH", "PAD-7")
        .refuses("GHI+JKL", "PAD-7")
        .refuses("GG+RR", "PAD-7")
        .refuses("GH+OP+ST", "PAD-7")
        .plays("GH+OP");
}

/// Whether the second play follows the first: it is as strong or stronger (PAD-8, PAD-10).
fn follows(first: &str, second: &str) -> bool {
    let (first, second) = (read(first).unwrap().formula, read(second).unwrap().formula);
    assert_eq!(first.shape(), second.shape());
    first.lowest <= second.lowest
}

#[test]
fn pad_8_the_strength_is_the_lowest_letter() {
    for (weaker, stronger) in
        [("GHI", "MNO"), ("JKLM+UVWX", "KLMN+TUVW"), ("FF+OO+TT+XX", "HH+KK+MM+UU"), ("B", "Z"), ("Y", "Z")]
    {
        assert!(follows(weaker, stronger), "{weaker} {stronger}");
        assert!(!follows(stronger, weaker), "{stronger} {weaker}");
    }
    assert!(follows("CD+XY", "CD+EF") && follows("CD+EF", "CD+XY"), "equals follow each other");
}

#[test]
fn pad_2_b_is_the_lowest_and_z_the_highest_letter_and_there_is_no_a() {
    assert_eq!(
        (Letter::B.to_string(), Letter::Z.to_string(), Letter::all().count()),
        ("B".into(), "Z".into(), 25)
    );
    check("A", "NotACard");
    check("AB", "NotACard");
}

#[test]
fn pad_9_a_star_is_played_as_the_letter_it_stands_for() {
    check("c", "single 1x1 from C");
    check("eF", "sequences 1x2 from E");
    check("gg", "pairs 1x2 from G");
    check("bcdefgh", "sequences 1x7 from B");
    check("bcdefghi", "NotInHand");
    check("*", "StarUnnamed");
    check("a", "StarForA");
    check("aB", "StarForA");
    let play = read("eF+MN").unwrap();
    assert_eq!(play.cards(), hand("FMN*"));
    assert!(play.is_special() && !play.has_z());
    assert!(read("yz").unwrap().has_z());
}

#[test]
fn pad_9_a_star_may_stand_for_a_letter_that_is_in_hand() {
    at(hands(&["CC*B", "DDE"])).plays("c").plays("D");
}

#[test]
fn pad_7_a_refusal_says_which_formula_to_follow() {
    let told = |lead: &str| {
        let mut at = at(hands(&["BCCEFGMNO", "HIK"]));
        at.plays(lead);
        match at.table.act(Seat(1).into(), action("HI")) {
            Err(ActError::Refused(refusal)) => serde_json::json!(refusal.message().args),
            other => panic!("{lead}: {:?}", other.map(|step| &step.events)),
        }
    };
    let formula =
        |kind: &str, groups, length| serde_json::json!({"kind": kind, "groups": groups, "length": length});
    assert_eq!(told("B"), formula("single", 1, 1));
    assert_eq!(told("CC"), formula("pairs", 1, 2));
    assert_eq!(told("EFG+MNO"), formula("sequences", 2, 3));
}

#[test]
fn pad_10_as_strong_or_stronger() {
    let mut at = at(hands(&["KB", "JKL", "LMB"]));
    at.plays("K").refuses("J", "PAD-10").plays("K").turns_to(0).refuses("B", "PAD-10");
}

#[test]
fn com_8_not_in_hand_comes_before_the_clauses() {
    let mut at = at(hands(&["CE", "DDE"]));
    at.refuses("Q+R", "not-in-hand")
        .refuses("a", "not-in-hand")
        .refuses("!", "not-in-hand")
        .refuses("CC", "not-in-hand")
        .refuses("é", "PAD-1")
        .refuses("1", "PAD-1")
        .refuses("C+E", "PAD-6");
}

#[test]
fn com_8_a_card_that_there_is_not_is_in_nobodys_hand() {
    let code = |text: &str| read(text).map(|_| ()).map_err(|refusal| refusal.code());
    assert_eq!(code("EF+EF"), Ok(()));
    assert_eq!(code("EF+EF+EF"), Err(Code::NotInHand), "there are two of each");
    assert_eq!(code("A"), Err(Code::NotInHand), "there is no A");
    assert_eq!(code("EG"), Err(Code::Illegal), "the cards are there, and are no formula");
}
