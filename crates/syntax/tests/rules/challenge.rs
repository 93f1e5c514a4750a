//! SYN-20 to SYN-24: contesting words.

use crate::table::{action, contested, refereed, scene};
use syntax::{Action, Event, PhaseName};
use tabletop::Code::{NotYourTurn, WrongPhase};
use tabletop::{ActError, Actor, Candidates, Game, Seat, When};

#[test]
fn syn_20_any_letters_may_be_played_and_stand_unless_contested() {
    scene(contested(), "hands KXZLM/AS/TO")
        .act(0, "lay KXZ")
        .phase(PhaseName::Challenge)
        .act(2, "accept")
        .act(1, "accept")
        .table("KXZ")
        .turn(1);
}

#[test]
fn syn_20_where_the_dictionary_is_the_referee_there_is_no_challenge() {
    scene(refereed(), "hands RUEK/AS").act(0, "lay RUE").turn(1).refuses(
        1,
        "challenge",
        WrongPhase,
        "SYN-20",
    );
}

#[test]
fn syn_20_the_other_seats_still_in_the_match_answer() {
    scene(contested(), "hands KXZLM/AS//TO; scores 0/0/120/0")
        .act(0, "lay KXZ")
        .check("seat 2 has left", |view| view.to_act.iter().collect::<Vec<_>>() == [Seat(1), Seat(3)])
        .refuses(0, "accept", NotYourTurn, "SYN-20")
        .refuses(2, "challenge", NotYourTurn, "SYN-20")
        .act(1, "accept")
        .refuses(1, "challenge", NotYourTurn, "SYN-20");
}

#[test]
fn syn_20_exchanges_are_not_contested() {
    scene(contested(), "hands KXZLM/AS").act(0, "exchange K up").turn(1);
}

#[test]
fn syn_20_the_view_shows_what_may_be_contested() {
    let scene = scene(contested(), "hands BSE/AS; table ROND").act(0, "replace 0 ROSE");
    let pending = scene.view().pending.unwrap();
    assert_eq!((pending.seat, pending.index), (Seat(0), 0));
    assert_eq!((pending.before.as_deref(), pending.after.as_str()), (Some("ROND"), "ROSE"));
    scene.table("ROSE");
}

#[test]
fn syn_21_a_wrong_challenger_gets_ten_points_and_keeps_its_turn() {
    scene(contested(), "hands RUEK/AS; scores 5/7")
        .act(0, "lay RUE")
        .act(1, "challenge")
        .scores(&[5, 17])
        .table("RUE")
        .hand(0, "K")
        .turn(1);
}

#[test]
fn syn_22_a_right_challenger_loses_ten_points_and_the_cards_go_back() {
    scene(contested(), "hands KXZLM/AS/TO")
        .act(0, "lay KXZ")
        .act(2, "challenge")
        .scores(&[0, 0, -10])
        .table("")
        .hand(0, "KXZLM")
        .turn(1);
}

#[test]
fn syn_22_a_word_on_the_table_becomes_again_what_it_was() {
    scene(contested(), "hands BSEK/AS; table ROND")
        .act(0, "replace 0 BOSE")
        .hand(0, "RNDK")
        .act(1, "challenge")
        .table("ROND")
        .hand(0, "BSEK")
        .turn(1);
    scene(contested(), "hands SEK/AS; table BOnD")
        .act(0, "insert 0 BOnDES")
        .act(1, "challenge")
        .table("BOnD")
        .hand(0, "SEK");
}

#[test]
fn syn_22_the_lost_turn_is_the_one_it_was_playing() {
    scene(contested(), "hands KXZLM/ASB")
        .act(0, "lay KXZ")
        .act(1, "challenge")
        .act(1, "exchange B up")
        .turn(0)
        .act(0, "exchange K up");
}

#[test]
fn syn_22_a_joker_taken_back_is_any_letter_again() {
    scene(contested(), "hands K?ZLM/AS").act(0, "lay KoZ").act(1, "challenge").hand(0, "K?ZLM");
}

#[test]
fn syn_23_the_first_challenge_decides_in_whatever_order_the_seats_answer() {
    scene(contested(), "hands RUEK/AS/TO/IL")
        .act(0, "lay RUE")
        .act(3, "challenge")
        .scores(&[0, 0, 0, 10])
        .refuses(2, "challenge", WrongPhase, "SYN-20");
}

#[test]
fn syn_23_it_comes_before_the_next_operation() {
    scene(contested(), "hands RUEK/ASB").act(0, "lay RUE").refuses(1, "exchange A up", WrongPhase, "SYN-23");
    scene(contested(), "hands KXZLM/ASB/TO").stands(0, "lay KXZ").act(1, "exchange A up").refuses(
        2,
        "challenge",
        WrongPhase,
        "SYN-20",
    );
}

#[test]
fn syn_23_an_account_may_fall_below_zero() {
    scene(contested(), "hands KXZLM/AS").act(0, "lay KX").act(1, "challenge").scores(&[0, -10]);
}

#[test]
fn syn_24_a_hand_emptied_by_a_contested_word_ends_the_round_once_it_is_settled() {
    scene(contested(), "hands RUE/K/W")
        .act(0, "lay RUE")
        .round(1)
        .act(1, "accept")
        .round(1)
        .act(2, "accept")
        .round(2)
        .scores(&[0, 2, 2]);
    scene(contested(), "hands RUE/K/W").act(0, "lay RUE").act(1, "challenge").round(2).scores(&[0, 12, 2]);
    scene(contested(), "hands RXU/K/W")
        .act(0, "lay RXU")
        .act(1, "challenge")
        .round(1)
        .hand(0, "RXU")
        .scores(&[0, -10, 0])
        .turn(1);
}

#[test]
fn answers_are_listed_whatever_the_word_is() {
    let answers = |word: &str| {
        let scene = scene(contested(), "hands RUEXZK/AS/TO").act(0, &format!("lay {word}"));
        scene.0.game().candidates(&scene.of(2), 10)
    };
    assert_eq!(answers("RUE"), Candidates::All(vec![Action::Accept, Action::Challenge]));
    assert_eq!(answers("RUE"), answers("RXZ"));
}

#[test]
fn a_word_that_nobody_contests_is_never_judged() {
    let told = |word: &str| {
        let scene = scene(contested(), "hands RUEXZK/AS/TO").stands(0, &format!("lay {word}"));
        let events = serde_json::to_string(&scene.events()).unwrap().replace(word, "*");
        let view = serde_json::to_string(&scene.of(1)).unwrap().replace(word, "*");
        (events, scene.view().judged, view)
    };
    // The two words take equally many cards from a hand that nobody else sees.
    assert_eq!(told("RUE"), told("RUX"));
}

#[test]
fn syn_23_bluffs_that_nobody_contested_are_named_as_the_round_ends() {
    let scene = scene(contested(), "hands KXZRUE/ASB; table ROND")
        .stands(0, "lay KXZ")
        .act(1, "exchange A up")
        .stands(0, "lay RUE");
    let unknown = scene.events().into_iter().find_map(|event| match event {
        Event::RoundEnded { unknown, .. } => Some(unknown),
        _ => None,
    });
    assert_eq!(unknown, Some(vec!["KXZ".to_owned()]));
}

#[test]
fn a_judged_word_is_remembered() {
    let scene = scene(contested(), "hands K?ZLM/AS").act(0, "lay KoZ").act(1, "challenge");
    let judged = scene.view().judged;
    assert_eq!((judged.len(), judged[0].word.as_str(), judged[0].valid), (1, "KOZ", false));
    assert!(matches!(scene.events()[0], Event::Challenged { valid: false, score: -10, .. }));
}

#[test]
fn syn_23_an_answer_that_comes_after_the_challenge_is_stale() {
    let mut scene = scene(contested(), "hands KXZLM/AS/TO").act(0, "lay KXZ").act(2, "challenge").turn(1);
    // Seat 1 was still asked about the word when another question came: its own turn.
    assert_eq!(scene.0.asked_since(Seat(1)), 2);
    let late = When { seen: Some(1), at_ms: None };
    let answer = scene.0.act_when(Actor::Seat(Seat(1)), action("accept"), late).map(drop);
    assert_eq!(answer, Err(ActError::Stale));
}
