//! Tests that no message can make the rules panic or stall.
#![allow(clippy::expect_used, clippy::unwrap_used, clippy::panic)]

mod common;

use common::{Actor, At, Game, Seat, hands, new};
use padbolix::*;
use proptest::prelude::*;
use serde_json::{Value, json};

fn sign() -> impl Strategy<Value = String> {
    prop_oneof![
        5 => "[B-Z]", 3 => "[b-z]", 1 => "[Aa*!]", 1 => Just("é".to_owned()), 1 => any::<char>().prop_map(String::from)
    ]
}

fn group() -> impl Strategy<Value = String> {
    prop::collection::vec(sign(), 0..6).prop_map(|signs| signs.concat())
}

fn some_json() -> impl Strategy<Value = Value> {
    let leaf = prop_oneof![
        Just(Value::Null),
        any::<bool>().prop_map(Value::from),
        any::<i64>().prop_map(Value::from),
        (0u8..6).prop_map(Value::from),
        group().prop_map(Value::from),
        prop_oneof![Just("play"), Just("pass"), Just("firecracker"), Just("B"), Just("*"), Just("!")]
            .prop_map(Value::from),
    ];
    leaf.prop_recursive(3, 24, 6, |inner| {
        let name = prop_oneof![
            Just("type"),
            Just("groups"),
            Just("hands"),
            Just("finished"),
            Just("leader"),
            Just("scores"),
            Just("deal")
        ];
        prop_oneof![
            prop::collection::vec(inner.clone(), 0..6).prop_map(Value::from),
            prop::collection::vec((name, inner), 0..4).prop_map(|fields| fields
                .into_iter()
                .map(|(name, value)| (name.to_owned(), value))
                .collect()),
        ]
    })
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 400, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn any_groups_are_answered(groups in prop::collection::vec(group(), 0..5), seed in 0u64..20) {
        let at = At { table: new(4, Layout::default(), seed).unwrap() };
        let seat = Seat(at.turn());
        let action = Action::Play { groups: groups.into_iter().collect() };
        let allowed = at.table.game().check(at.table.state(), seat.into(), &action).is_ok();
        let canonical = at.table.game().canonical(&action);
        let again = at.table.game().check(at.table.state(), seat.into(), &canonical).is_ok();
        prop_assert_eq!(allowed, again);
        prop_assert_eq!(&at.table.game().canonical(&canonical), &canonical);
    }

    #[test]
    fn any_json_is_an_action_or_is_not(kind in prop_oneof![Just("play"), Just("pass"), Just("firecracker"), Just("x")], groups in some_json()) {
        let at = At { table: new(3, Layout::default(), 1).unwrap() };
        if let Ok(action) = serde_json::from_value::<Action>(json!({"type": kind, "groups": groups, "more": 1})) {
            for actor in [Actor::Table, Seat(0).into(), Seat(1).into(), Seat(200).into()] {
                let _ = at.table.game().check(at.table.state(), actor, &action);
            }
        }
    }

    #[test]
    fn any_setup_is_dealt_or_refused(setup in some_json(), seats in 2usize..=4) {
        if let Ok(layout) = serde_json::from_value::<Layout>(setup) {
            let _ = new(seats, layout, 1);
        }
    }

    #[test]
    fn a_match_from_any_dealt_hands_goes_on(
        cards in prop::collection::vec(0usize..60, 0..40), leader in 0u8..4, seed in any::<u64>()
    ) {
        // Cards are drawn at most once and dealt round, so hands have all sizes; some are empty or have only firecrackers.
        let all: Vec<Card> = Hand::full_box().cards().collect();
        let mut dealt = vec![Hand::EMPTY; 4];
        let mut used = [false; 60];
        for (at, card) in cards.iter().enumerate() {
            if !std::mem::replace(&mut used[*card], true) {
                dealt[at % 4].add(all[*card]);
            }
        }
        let layout = Layout { hands: Some(dealt), leader: Some(Seat(leader)), ..Layout::default() };
        if let Ok(mut table) = new(4, layout, seed) {
            let mut chance = tabletop::Chance::from_seed(seed);
            for _ in 0..30 {
                let Some(seat) = table.view(tabletop::Viewer::Spectator).turn else { break };
                let list = table.legal(seat, 50).into_actions();
                let action = chance.pick(&list).cloned().expect("the seat to act has something to do");
                table.act(seat.into(), action).expect("a candidate is legal");
            }
        }
    }
}

#[test]
fn an_action_of_absurd_size_is_refused_at_once() {
    let at = At { table: new(4, Layout::default(), 1).unwrap() };
    let seat = Seat(at.turn());
    for (group, count) in [("", 1_000_000), ("b".repeat(5_000_000).as_str(), 1), ("EF", 500_000)] {
        let groups = std::iter::repeat_n(group, count).collect();
        assert!(at.table.game().check(at.table.state(), seat.into(), &Action::Play { groups }).is_err());
    }
}

#[test]
fn a_view_that_contradicts_itself_has_no_world_or_some_world() {
    let at = common::at(hands(&["CD", "EF*", "!KK"]));
    let mut view = at.view(0);
    view.seats[1].hand_count = 50;
    assert!(at.table.game().determinize(&view, &mut tabletop::Chance::from_seed(1)).is_none());
    let mut view = at.view(0);
    view.no_lead = vec![Seat(1), Seat(2)];
    assert!(at.table.game().determinize(&view, &mut tabletop::Chance::from_seed(1)).is_some());
}
