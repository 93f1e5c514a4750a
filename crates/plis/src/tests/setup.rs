//! Set-ups: what the protocol's `setup` gives and what it refuses.

use super::*;
use crate::SetupFault;
use tabletop::{Code, Refuse};

fn refused(seats: usize, layout: Layout) -> Refusal {
    match deal(seats, Options::default(), layout, 1) {
        Err(NewError::Refused(refusal)) => {
            assert_eq!(refusal.code(), Code::BadSetup);
            refusal
        }
        Err(NewError::Seats) => panic!("seats"),
        Ok(_) => panic!("not refused"),
    }
}

#[test]
fn pli_1_hands_that_are_given_are_complete() {
    let table = table(2, "pA bC | pE | bI bO bU");
    let view = table.view(Viewer::Seat(Seat(2)));
    assert_eq!(view.seats.iter().map(|seat| seat.hand_count).collect::<Vec<_>>(), [2, 1, 3]);
    assert_eq!(view.hand, Some(cards("bI bO bU")));
    assert_eq!(view.fallen, cards("pI pO pU pY bA bE bY"));
    assert_eq!(view.out_of_play.len(), 46);
}

#[test]
fn pli_6_a_seat_without_cards_is_passed_over() {
    // Hands of a set-up may differ in size: S0 has two cards, S1 one, S2 three.
    let mut table = table(1, "pA pB | pC | pD pE pF");
    assert_eq!(told(&mut table, "pA pC pD"), "S2 takes it for 5, S2 to play");
    assert_eq!(told(&mut table, "pE pB"), "S2 takes it for 5, S2 to play");
    assert_eq!(told(&mut table, "pF"), "S2 takes it for 5, round over: 0 0 15");
    // A winner without cards passes the lead to the next seat that has some.
    check(1, "pA pB | pM | pD pE", "pA pM pD", "S1 takes it for 5, S2 to play");
    // So does a leader whose hand in the set-up is empty.
    check(1, " | pM | pD", "pM pD", "S1 takes it for 5, round over: 0 5 0");
}

#[test]
fn pli_5_what_a_set_up_leaves_out_is_dealt() {
    let layout = Layout { round: Some(4), scores: Some(vec![1, 2, 3, 4]), ..Layout::default() };
    let table = deal(4, Options::default(), layout, 8).unwrap_or_else(|error| panic!("{error:?}"));
    let view = table.view(Viewer::Spectator);
    assert_eq!((view.round, view.leader), (4, Seat(3)));
    assert!(view.seats.iter().all(|seat| seat.hand_count == 13));
    assert_eq!(view.seats.iter().map(|seat| seat.score).collect::<Vec<_>>(), [1, 2, 3, 4]);
}

#[test]
fn pli_5_the_seat_after_the_given_leader_leads_the_next_round() {
    let layout = Layout { round: Some(4), leader: Some(Seat(2)), ..hands("bA | bB | bH") };
    let mut table = deal(3, Options::default(), layout, 1).unwrap_or_else(|error| panic!("{error:?}"));
    assert_eq!(told(&mut table, "bH bA bB"), "S2 takes it for 90, round over: 0 0 90");
    assert_eq!(turn(&table), Seat(0));
}

#[test]
fn pli_1_impossible_set_ups_are_refused() {
    let fault = |layout| match refused(3, layout) {
        Refusal::Setup(fault) => fault,
        other => panic!("{other:?}"),
    };
    let card = |name: &str| cards(name)[0];
    assert_eq!(fault(hands("pA | pB")), SetupFault::Hands);
    assert_eq!(fault(hands("pA | pB | pC | pD")), SetupFault::Hands);
    assert_eq!(fault(hands("pA | pB | pA")), SetupFault::Twice { card: card("pA") });
    assert_eq!(fault(hands("pA pA | pB | pC")), SetupFault::Twice { card: card("pA") });
    assert_eq!(fault(hands("pA | pB | gA")), SetupFault::Unknown { name: "gA".into() });
    assert_eq!(fault(hands("pA | pB | pZ")), SetupFault::PutAway { card: card("pZ") });
    assert_eq!(fault(Layout { leader: Some(Seat(3)), ..Layout::default() }), SetupFault::Leader);
    assert_eq!(fault(Layout { round: Some(0), ..Layout::default() }), SetupFault::Round);
    assert_eq!(fault(Layout { round: Some(6), ..Layout::default() }), SetupFault::Round);
    for scores in [vec![], vec![1, 2], vec![1, 2, 3, 4], vec![0, 0, -1], vec![0, 0, i32::MAX]] {
        assert_eq!(fault(Layout { scores: Some(scores), ..Layout::default() }), SetupFault::Scores);
    }
    let long = "é".repeat(1000);
    assert!(
        matches!(fault(hands(&format!("{long} | pB | pC"))), SetupFault::Unknown { name } if name.chars().count() == 12)
    );
    assert!(serde_json::from_str::<Layout>(r#"{"hand":[]}"#).is_err());
}

#[test]
fn a_set_up_survives_a_save() {
    let mut table = table(5, "pA bC | pE bD | bI bO");
    play(&mut table, "pA pE bI");
    let record = table.record();
    let layout: Layout = serde_json::from_value(record.setup.clone()).unwrap();
    let replay = Table::replay(Plis::default(), &record, layout).unwrap_or_else(|error| panic!("{error:?}"));
    assert!(replay.broken.is_none());
    assert_eq!(replay.table.state(), table.state());
}
