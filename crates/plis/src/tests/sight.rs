//! PLI-14, COM-5: what lies in sight and who learns what.

use super::*;
use crate::{Phase, View};
use tabletop::{Game, UndoError};

fn sight(table: &Match, seat: u8) -> View {
    table.view(Viewer::Seat(Seat(seat)))
}

#[test]
fn pli_14_captured_cards_that_score_lie_in_sight() {
    let mut two = table(2, "pA pB | pE pC | pK bA");
    play(&mut two, "pA pE pK");
    let view = two.view(Viewer::Spectator);
    assert_eq!(view.captured, [vec![], vec![], cards("pA pE")]);
    assert_eq!(view.fallen, cards("pA pE pI pO pU pY bE bI bO bU bY"));
    let mut five = table(5, "pA bC | bH bB | bM pC");
    play(&mut five, "pA bH pC");
    assert_eq!(five.view(Viewer::Spectator).captured, [vec![], vec![], cards("pA bH")]);
}

#[test]
fn pli_14_in_round_1_nothing_but_the_number_of_tricks_is_in_sight() {
    let mut one = table(1, "pA pB | pE pC | pK bA");
    play(&mut one, "pA pE pK");
    let view = one.view(Viewer::Spectator);
    assert_eq!((view.captured.concat(), view.fallen.len(), view.tricks_won), (vec![], 0, vec![0, 0, 1]));
    assert_eq!(view.seats.iter().map(|seat| seat.points).collect::<Vec<_>>(), [0, 0, 5]);
}

#[test]
fn pli_13_a_card_has_fallen_when_it_lies_on_the_table() {
    let mut three = table(3, "pM pB | pE pN | pK bA");
    assert_eq!(three.view(Viewer::Spectator).fallen, cards("bM bN"));
    play(&mut three, "pM");
    let view = three.view(Viewer::Spectator);
    assert_eq!((view.fallen, view.captured.concat()), (cards("pM bM bN"), vec![]));
}

#[test]
fn pli_14_who_watched_remembers_the_tricks_of_the_round() {
    let mut one = table(1, "pA pB | pE pC | pK bA");
    play(&mut one, "pA pE pK");
    let past = sight(&one, 0).history;
    assert_eq!(past.len(), 1);
    assert_eq!(past[0].winner, Seat(2));
    let played: Vec<(u8, String)> = past[0].cards.iter().map(|p| (p.seat.0, p.card.to_string())).collect();
    assert_eq!(played, [(0, "pA".into()), (1, "pE".into()), (2, "pK".into())]);
}

#[test]
fn com_5_a_seat_sees_its_own_hand_and_no_other() {
    let hidden = table(1, "pA pB | pE pC | pK bA");
    assert_eq!(sight(&hidden, 1).hand, Some(cards("pC pE")));
    assert_eq!(hidden.view(Viewer::Spectator).hand, None);
    for (seat, others) in [(0, ["pE", "pC", "pK", "bA"]), (2, ["pA", "pB", "pC", "pE"])] {
        let mut view = sight(&hidden, seat);
        view.out_of_play.clear();
        let text = serde_json::to_string(&view).unwrap();
        assert!(others.iter().all(|card| !text.contains(&format!("\"{card}\""))), "{text}");
    }
}

#[test]
fn com_5_a_hand_is_dealt_in_secret() {
    let game = Plis::default();
    let dealt = Event::Dealt { seat: Seat(1), cards: cards("pA bB") };
    assert_eq!(game.show(&dealt, Viewer::Seat(Seat(1))), Some(dealt.clone()));
    assert_eq!(game.show(&dealt, Viewer::Seat(Seat(0))), None);
    assert_eq!(game.show(&dealt, Viewer::Spectator), None);
    let played = Event::Played { seat: Seat(1), card: cards("pA")[0] };
    assert_eq!(game.show(&played, Viewer::Spectator), Some(played.clone()));
}

#[test]
fn com_5_what_was_left_in_hand_at_the_end_of_a_round_stays_unseen() {
    let mut table = table(4, "bH pA | bG pB | bF pC");
    let events = play(&mut table, "bH bG bF");
    for event in events.iter().filter(|event| matches!(event, Event::RoundEnded { .. })) {
        let text = serde_json::to_string(event).unwrap();
        assert!(!text.contains("pA") && !text.contains("pB") && !text.contains("pC"), "{text}");
    }
}

#[test]
fn undo_hidden_a_card_that_was_seen_stays_seen() {
    let mut among_humans = table(1, "pA pB | pE pC | pK bA");
    play(&mut among_humans, "pA");
    assert_eq!(among_humans.undo(None), Err(UndoError::Hidden));
}

#[test]
fn a_view_has_the_names_of_the_protocol() {
    let mut end = table(5, "pA | pB | pC");
    play(&mut end, "pA pB");
    let view = serde_json::to_value(sight(&end, 2)).unwrap();
    assert_eq!(view["contract"], "everything");
    assert_eq!(view["trick"], serde_json::json!([{"seat": 0, "card": "pA"}, {"seat": 1, "card": "pB"}]));
    assert_eq!(
        (&view["phase"], &view["turn"], &view["to_act"]),
        (&"play".into(), &2.into(), &serde_json::json!([2]))
    );
    assert_eq!(
        (&view["seat"], &view["leader"], &view["round"], &view["over"]),
        (&2.into(), &0.into(), &5.into(), &false.into())
    );
    assert_eq!(view["seats"][1], serde_json::json!({"hand_count": 0, "score": 0, "points": 0}));
    assert_eq!(
        (&view["hand"], &view["captured"]),
        (&serde_json::json!(["pC"]), &serde_json::json!([[], [], []]))
    );
    assert_eq!(
        (&view["tricks_won"], view["fallen"].as_array().map(Vec::len)),
        (&serde_json::json!([0, 0, 0]), Some(17))
    );
    assert!(end.view(Viewer::Spectator).phase == Phase::Play);
    assert!(serde_json::to_value(end.view(Viewer::Spectator)).unwrap().get("hand").is_none());
    play(&mut end, "pC");
    let view = serde_json::to_value(end.view(Viewer::Spectator)).unwrap();
    assert_eq!(
        (&view["phase"], &view["turn"], &view["to_act"]),
        (&"over".into(), &Value::Null, &serde_json::json!([]))
    );
    assert_eq!(view["ranking"], serde_json::json!([[0, 1], [2]]));
    let codes = crate::Contract::ALL.map(|contract| serde_json::to_value(contract).unwrap());
    assert_eq!(codes, ["tricks", "vowels", "m-n", "blue-h", "everything"].map(Value::from));
    assert_eq!(codes, crate::Contract::ALL.map(|contract| Value::from(contract.code())));
}
