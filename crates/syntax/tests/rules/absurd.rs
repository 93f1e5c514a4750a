//! Tests that nothing which arrives as JSON makes the rules panic or take long.

use crate::table::{contested, game, refereed};
use proptest::prelude::*;
use syntax::{Action, Layout, Options, View};
use tabletop::{Actor, Chance, Game, Seat, Viewer};

fn word() -> impl Strategy<Value = String> {
    prop_oneof!["[A-Za-z]{0,12}", "[A-Z]{0,3}\\PC{0,4}", "\\PC{0,20}"]
}

fn any_action() -> impl Strategy<Value = serde_json::Value> {
    let index = prop_oneof![Just(0u64), 0..3u64, any::<u64>()];
    let kind = prop_oneof![
        Just("lay"),
        Just("insert"),
        Just("replace"),
        Just("exchange"),
        Just("challenge"),
        Just("accept"),
        Just("re-enter"),
        Just("retire"),
        Just("nothing")
    ];
    let take = prop_oneof![Just("stock"), Just("face-up"), Just("sleeve")];
    (kind, index, word(), word(), take).prop_map(|(kind, index, one, two, take)| {
        let discard: String = two.chars().take(1).collect();
        serde_json::json!({"type": kind, "index": index, "word": one, "into": one, "discard": discard, "take": take})
    })
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 300, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn any_actions_are_performed_or_refused(actions in prop::collection::vec((0u8..5, any_action()), 1..40), seed in 0u64..9) {
        let tested = game(if seed % 2 == 0 { contested() } else { refereed() });
        let mut chance = Chance::from_seed(seed);
        let mut state = tested.deal(3, &Layout::default(), &mut chance, &mut Vec::new()).unwrap();
        for (seat, value) in actions {
            let Ok(action) = serde_json::from_value::<Action>(value) else { continue };
            let before = state.clone();
            // The seat that may act as often as any other.
            let seat = if seat > 2 { tested.to_act(&state).iter().next().unwrap_or(Seat(seat)) } else { Seat(seat) };
            match tested.check(&state, Actor::Seat(seat), &action) {
                Err(_) => prop_assert_eq!(&state, &before),
                Ok(checked) => {
                    let mut events = Vec::new();
                    tested.perform(&mut state, checked, &mut chance, &mut events);
                    prop_assert!(!events.is_empty());
                    prop_assert_eq!(state.cards().len(), before.cards().len());
                    for event in &events {
                        tested.message(event);
                    }
                }
            }
        }
    }

    #[test]
    fn any_set_up_is_dealt_or_refused(
        hands in prop::option::of(prop::collection::vec("[A-F?]{0,6}", 0..4)),
        stock in prop::option::of("[A-Z?]{0,8}"),
        table in prop::option::of(prop::collection::vec(word(), 0..3)),
        scores in prop::option::of(prop::collection::vec(any::<i32>(), 0..4)),
        dealer in prop::option::of(any::<u8>()),
    ) {
        let layout = Layout {
            hands: hands.map(|hands| hands.iter().map(|hand| crate::table::cards(hand)).collect()),
            stock: stock.map(|stock| crate::table::cards(&stock)),
            scores,
            table,
            dealer: dealer.map(Seat),
            ..Layout::default()
        };
        let tested = game(contested());
        for seats in 2..=3 {
            if let Ok(state) = tested.deal(seats, &layout, &mut Chance::from_seed(1), &mut Vec::new()) {
                let turn = tested.to_act(&state).iter().next();
                prop_assert!(turn.is_some());
                let view = tested.view(&state, turn.map_or(Viewer::Spectator, Viewer::Seat));
                prop_assert!(!tested.candidates(&view, 10).actions().is_empty(), "somebody can always do something");
                prop_assert!(tested.determinize(&view, &mut Chance::from_seed(2)).is_some());
            }
        }
    }

    #[test]
    fn a_view_that_was_tampered_with_gives_no_world_and_no_panic(
        field in 0usize..12, number in prop_oneof![Just(0u64), Just(3u64), Just(1_000u64)], word in word(),
    ) {
        let tested = game(contested());
        let mut chance = Chance::from_seed(3);
        let state = tested.deal(3, &Layout::default(), &mut chance, &mut Vec::new()).unwrap();
        let turn = tested.to_act(&state).iter().next().unwrap();
        let mut value = serde_json::to_value(tested.view(&state, Viewer::Seat(turn))).unwrap();
        let fields = ["seat", "stock_count", "discard_count", "aside_count", "turn", "to_act", "table", "hand", "phase", "pending", "seats", "stock_pool"];
        value[fields[field]] = match field {
            0..=4 => number.into(),
            5 => serde_json::json!([number % 256]),
            6 => serde_json::json!([{"word": word, "by": number % 256}]),
            7 | 11 => serde_json::json!([]),
            8 => "challenge".into(),
            9 => serde_json::json!({"seat": number % 256, "kind": "insert", "index": number, "before": word, "after": word}),
            _ => serde_json::json!([]),
        };
        if let Ok(view) = serde_json::from_value::<View>(value) {
            let _ = tested.determinize(&view, &mut chance);
            let _ = tested.candidates(&view, 20);
        }
    }
}

#[test]
fn a_word_of_a_million_letters_is_refused_at_once() {
    let tested = game(contested());
    let layout = crate::table::layout("hands KLM/AST; table ROND");
    let state = tested.deal(2, &layout, &mut Chance::from_seed(1), &mut Vec::new()).unwrap();
    let word = "A".repeat(1_000_000);
    for action in [
        Action::Lay { word: word.clone() },
        Action::Insert { index: 0, into: word.clone() },
        Action::Replace { index: 0, into: word },
    ] {
        assert!(tested.check(&state, Actor::Seat(Seat(0)), &action).is_err());
    }
}

#[test]
fn options_that_were_never_checked_do_no_harm() {
    let odd = Options { first_seat: Seat(200), packs: Some(9), minimum_length: 250, ..contested() };
    let tested = game(odd);
    for seats in 2..=8 {
        let state =
            tested.deal(seats, &Layout::default(), &mut Chance::from_seed(1), &mut Vec::new()).unwrap();
        let turn = tested.to_act(&state).iter().next().unwrap();
        assert!(!tested.candidates(&tested.view(&state, turn.into()), 10).actions().is_empty());
    }
}
