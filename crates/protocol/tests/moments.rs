//! Tests of past moments: `view`, `legal` and `log` with `at`, and `open` for hosts that hold the record.
#![cfg(not(target_family = "wasm"))]
#![allow(clippy::unwrap_used, clippy::expect_used)]

mod common;

use common::{Session, some_action};
use serde_json::{Value, json};

/// Everything that anybody is told, as it is now or as it was after `at` actions.
fn told(session: &mut Session, seats: usize, at: Option<usize>) -> Vec<Value> {
    let asked = |mut request: Value| {
        if let Some(at) = at {
            request["at"] = at.into();
        }
        request
    };
    let mut all = Vec::new();
    for seat in (0..seats).map(Value::from).chain([Value::Null]) {
        all.push(session.done(asked(json!({"op": "view", "seat": seat})))["view"].clone());
        all.push(session.done(asked(json!({"op": "log", "seat": seat})))["entries"].clone());
        if !seat.is_null() {
            let legal = session.done(asked(json!({"op": "legal", "seat": seat, "limit": 40})));
            all.push(json!([legal["actions"], legal["complete"]]));
        }
    }
    all
}

#[test]
fn every_moment_is_told_as_it_was_to_everybody() {
    for game in protocol::all_ids() {
        let seats = (*common::seats(game).start()).max(3);
        let mut session = Session::new();
        session.open(game, seats, json!({"seed": 11}));
        let mut then = vec![told(&mut session, seats, None)];
        for number in 0..80 {
            let Some(act) = some_action(&mut session, number) else { break };
            if session.ask(act)["ok"] == true {
                let now = told(&mut session, seats, None);
                // A clock may have ended by itself before the action.
                let moves = usize::try_from(now[0]["moves"].as_u64().unwrap()).unwrap();
                then.resize(moves, Vec::new());
                then.push(now);
            }
        }
        assert!(then.len() > 10, "{game} went on for {} actions", then.len());
        // From the end and from the start: with marks on the way and without.
        for at in (0..then.len()).rev().chain(0..then.len()) {
            if !then[at].is_empty() {
                assert_eq!(told(&mut session, seats, Some(at)), then[at], "{game} after {at} actions");
            }
        }
    }
}

#[test]
fn what_was_taken_back_is_no_moment_any_more() {
    let mut session = Session::new();
    session.open("plis", 3, json!({"seed": 3}));
    let play = |session: &mut Session, last: bool| {
        let seat = session.done(json!({"op": "view"}))["view"]["turn"].clone();
        let legal = session.done(json!({"op": "legal", "seat": seat}))["actions"].clone();
        let action = if last { legal.as_array().unwrap().last() } else { legal.get(0) };
        session.done(json!({"op": "act", "seat": seat, "action": action}));
    };
    let mut bots = json!({"op": "new", "game": "plis", "seats": [], "seed": 3});
    bots["seats"] = json!([{"name": "Anna"}, {"bot": "easy"}, {"bot": "easy"}]);
    session.done(bots);
    (0..40).for_each(|_| play(&mut session, false));
    let before = session.done(json!({"op": "view", "at": 39}))["view"].clone();
    (0..4).for_each(|_| {
        session.done(json!({"op": "undo"}));
    });
    assert_eq!(session.refused(json!({"op": "view", "at": 39}))["code"], "bad-request");
    (0..4).for_each(|_| play(&mut session, true));
    let other = session.done(json!({"op": "view", "at": 39}))["view"].clone();
    assert_eq!(other["moves"], before["moves"]);
    assert_eq!(told(&mut session, 3, Some(40)), told(&mut session, 3, None));
}

#[test]
fn a_moment_that_is_to_come_is_refused_with_its_place() {
    let mut session = Session::new();
    session.open("padbolix", 3, json!({}));
    for op in ["view", "log", "legal"] {
        for at in [1, 9_007_199_254_740_991_u64] {
            let error = session.refused(json!({"op": op, "seat": 0, "at": at}));
            assert_eq!((&error["code"], &error["place"]), (&json!("bad-request"), &json!("/at")));
        }
        for bad in [json!(-1), json!(1.5), json!("1"), json!(u64::MAX)] {
            assert_eq!(session.refused(json!({"op": op, "seat": 0, "at": bad}))["code"], "bad-request");
        }
    }
}

#[test]
fn an_open_view_shows_all_hands_and_an_open_log_where_each_line_stands() {
    for game in protocol::all_ids() {
        let seats = (*common::seats(game).start()).max(3);
        let mut session = Session::new();
        session.open(game, seats, json!({"seed": 5}));
        for number in 0..12 {
            if let Some(act) = some_action(&mut session, number) {
                session.ask(act);
            }
        }
        let moves = session.done(json!({"op": "view"}))["view"]["moves"].as_u64().unwrap();
        for at in [0, moves] {
            let view = session.done(json!({"op": "view", "at": at, "open": true}))["view"].clone();
            let hands: Vec<Value> = (0..seats)
                .map(|seat| {
                    session.done(json!({"op": "view", "seat": seat, "at": at}))["view"]["hand"].clone()
                })
                .collect();
            assert_eq!(view["hands"], json!(hands), "{game}");
        }
        let log = |session: &mut Session, request: Value| {
            session.done(request)["entries"].as_array().unwrap().clone()
        };
        let open = log(&mut session, json!({"op": "log", "open": true}));
        let places: Vec<u64> = open.iter().map(|entry| entry["moves"].as_u64().expect("a place")).collect();
        assert!(
            places.is_sorted() && places[0] == 0 && places.iter().all(|place| *place <= moves),
            "{places:?}"
        );
        let acts = open.iter().filter(|entry| !entry["action"].is_null()).count() as u64;
        assert_eq!(acts, moves, "{game}: nothing is left out of an open log");
        // A seat's open log is its own, with places.
        let mut own = log(&mut session, json!({"op": "log", "seat": 1, "open": true}));
        own.iter_mut()
            .for_each(|entry| drop(entry.as_object_mut().unwrap().shift_remove("moves").expect("a place")));
        assert_eq!(own, log(&mut session, json!({"op": "log", "seat": 1})), "{game}");
    }
}
