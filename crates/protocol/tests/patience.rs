//! Tests of clocks, late answers, undo by seat, and bots that take their time, with the template game and with words of Syntax.
#![cfg(not(target_family = "wasm"))]
#![allow(clippy::unwrap_used)]

mod common;

use common::Session;
use protocol::{Arena, Level, MAX_BUDGET_MS, Plan, ResourceName};
use serde_json::{Value, json};
use std::cell::Cell;

fn act(seat: Value, action: Value) -> Value {
    json!({"op": "act", "seat": seat, "action": action})
}

fn claim(seat: u8) -> Value {
    act(seat.into(), json!({"type": "claim", "word": "CAT"}))
}

fn vote(seat: u8, accept: bool) -> Value {
    act(seat.into(), json!({"type": "vote", "accept": accept}))
}

fn with(mut request: Value, more: Value) -> Value {
    for (field, value) in more.as_object().unwrap() {
        request[field] = value.clone();
    }
    request
}

fn time_up() -> Value {
    act(Value::Null, json!({"type": "time-up", "clock": "round"}))
}

fn tally(more: Value) -> Session {
    let mut session = Session::new();
    session.open("tally", 3, more);
    session
}

#[test]
fn the_game_of_the_tests_is_not_offered() {
    let games = Session::new().done(json!({"op": "games"}))["games"].to_string();
    assert!(!games.contains("tally"), "{games}");
}

#[test]
fn its_subjects_are_the_hosts_own_or_a_resources() {
    let subject = |view: &Value| view["subject"].clone();
    let mut session = Session::new();
    let own = json!({"topics": [{"subject": "fish", "words": ["COD"]}]});
    assert_eq!(subject(&session.open("tally", 2, json!({"data": own}))), "fish");
    let save = session.done(json!({"op": "save"}))["save"].clone();
    assert_eq!(save["data"], own);
    assert_eq!(subject(&session.done(json!({"op": "load", "save": save}))["view"]), "fish");
    let new = |more: Value| with(json!({"op": "new", "game": "tally", "seats": [{}, {}]}), more);
    session.check(new(json!({"data": {"topics": [{"subject": "fish", "words": ["cod"]}]}})), "bad-data");
    session.check(new(json!({"data": {"topics": []}})), "bad-data");
    Session::with(|_| None).check(new(json!({"options": {"list": "long"}})), "resource-unavailable");
    session.check(new(json!({"options": {"rounds": 0}})), "bad-options");
    let mut session = Session::with(|name: &ResourceName| {
        (name.to_string() == "tally-long")
            .then(|| name.read(br#"[{"subject": "trees", "words": ["OAK"]}]"#, &mut |_| {}).unwrap())
    });
    assert_eq!(subject(&session.open("tally", 2, json!({"options": {"list": "long"}}))), "trees");
}

#[test]
fn a_view_tells_the_clocks_and_how_much_of_them_has_passed() {
    let mut session = tally(json!({"options": {"seconds": 30}}));
    let clock = |answer: &Value| answer["view"]["clocks"][0].clone();
    let whole =
        json!({"name": "round", "ms": 30_000, "running": true, "seat": null, "since": 0, "spent_ms": 0});
    assert_eq!(clock(&session.done(json!({"op": "view"}))), whole);
    let stands = session.done(with(claim(0), json!({"at_ms": 2_500})));
    assert_eq!(clock(&stands), with(whole.clone(), json!({"running": false, "spent_ms": 2_500})));
    session.done(with(vote(1, false), json!({"at_ms": 9_000})));
    session.done(with(vote(2, false), json!({"at_ms": 9_500})));
    let again = session.done(with(act(1.into(), json!({"type": "pass"})), json!({"at_ms": 10_000})));
    assert_eq!(clock(&again), with(whole.clone(), json!({"spent_ms": 3_000})));
    let save = session.done(json!({"op": "save"}))["save"].clone();
    let loaded = session.done(json!({"op": "load", "save": save}));
    assert_eq!((clock(&loaded), &loaded["view"]["at_ms"]), (clock(&again), &json!(10_000)));
    let next = session.done(with(time_up(), json!({"seen": 4, "at_ms": 37_000})));
    assert_eq!(clock(&next), with(whole, json!({"since": 5})));
}

#[test]
fn a_save_keeps_what_is_left_when_it_is_made() {
    let mut session = tally(json!({"options": {"seconds": 30}}));
    let spent = |answer: &Value| answer["view"]["clocks"][0]["spent_ms"].clone();
    session.done(with(act(1.into(), json!({"type": "pass"})), json!({"at_ms": 10_000})));
    let save = session.done(json!({"op": "save", "at_ms": 14_000}))["save"].clone();
    assert_eq!((&save["at_ms"], &save["actions"][0]["at_ms"]), (&json!(14_000), &json!(10_000)));
    for form in [save.clone(), json!(save.to_string())] {
        let loaded = session.done(json!({"op": "load", "save": form}));
        assert_eq!((&loaded["view"]["at_ms"], spent(&loaded)), (&json!(14_000), json!(14_000)));
        assert_eq!(session.done(json!({"op": "save"}))["save"], save);
    }
    // A clock that stands still has lost nothing, and a moment before the last action is none.
    session.done(with(claim(0), json!({"at_ms": 15_000})));
    let stands = session.done(json!({"op": "save", "at_ms": 25_000}))["save"].clone();
    assert_eq!(spent(&session.done(json!({"op": "load", "save": stands}))), json!(15_000));
    let early = session.done(json!({"op": "save", "at_ms": 1}))["save"].clone();
    assert_eq!(early["at_ms"], 25_000);
    // Of a save that replays only in part nobody knows how long it has stood there.
    let mut broken = save;
    broken["actions"][0]["action"] = json!({"type": "fly"});
    let loaded = session.done(json!({"op": "load", "save": broken}));
    assert_eq!((&loaded["view"]["at_ms"], &loaded["warning"]["kept"]), (&json!(0), &json!(0)));
    for none in [json!(-1), json!("soon"), json!(1.5)] {
        session.check(json!({"op": "save", "at_ms": none}), "bad-request");
        broken["at_ms"] = none;
        session.check(json!({"op": "load", "save": broken}), "bad-save");
    }
}

#[test]
fn without_a_watch_a_clock_starts_anew_after_load() {
    let mut session = tally(json!({}));
    session.done(act(0.into(), json!({"type": "pass"})));
    let save = session.done(json!({"op": "save"}))["save"].clone();
    assert!(save["actions"][0].get("at_ms").is_none(), "{save}");
    let view = session.done(json!({"op": "load", "save": save}))["view"].clone();
    assert_eq!((&view["at_ms"], &view["clocks"][0]["spent_ms"]), (&json!(0), &json!(0)));
}

#[test]
fn the_table_acts_only_when_a_clock_of_that_name_runs() {
    let mut session = tally(json!({}));
    session.check(act(Value::Null, json!({"type": "time-up", "clock": "lunch"})), "wrong-phase");
    session.check(act(Value::Null, json!({"type": "pass"})), "wrong-phase");
    session.check(act(0.into(), json!({"type": "time-up", "clock": "round"})), "wrong-phase");
    session.done(claim(0));
    session.check(time_up(), "wrong-phase");
    let mut calm = tally(json!({"options": {"seconds": null}}));
    calm.check(time_up(), "wrong-phase");
    assert_eq!(calm.done(json!({"op": "view"}))["view"]["clocks"], json!([]));
}

#[test]
fn the_end_of_a_clock_that_has_started_anew_is_stale() {
    let mut session = tally(json!({}));
    session.done(with(time_up(), json!({"seen": 0})));
    session.check(with(time_up(), json!({"seen": 0})), "stale");
}

#[test]
fn two_fingers_buzz_at_once_and_the_first_one_wins() {
    let mut session = tally(json!({}));
    session.done(with(claim(2), json!({"seen": 0})));
    session.check(with(claim(1), json!({"seen": 0})), "stale");
    session.check(claim(1), "wrong-phase");
    session.check(with(vote(1, true), json!({"seen": "1"})), "bad-request");
    session.check(with(vote(1, true), json!({"at_ms": -1})), "bad-request");
}

#[test]
fn a_late_vote_does_not_count_for_the_next_claim() {
    let mut session = tally(json!({}));
    session.done(claim(0));
    session.done(with(vote(1, true), json!({"seen": 1})));
    session.done(with(vote(2, true), json!({"seen": 1})));
    session.done(claim(0));
    session.check(with(vote(1, true), json!({"seen": 1})), "stale");
    session.done(with(vote(1, true), json!({"seen": 4})));
    session.done(with(vote(2, true), json!({"seen": 4})));
}

/// Anna and Bob lay a word each; Chloé's answers.
fn words() -> Session {
    let mut session = Session::new();
    let hands = [["A", "I", "R", "E"], ["T", "U", "S", "E"], ["N", "E", "A", "I"]];
    let setup = json!({"hands": hands, "face_up": "S", "stock": ["B", "O", "D"], "discard": [], "table": [], "dealer": 2});
    session.open("syntax", 3, json!({"setup": setup}));
    session.done(act(0.into(), json!({"type": "lay", "word": "AIR"})));
    session
}

#[test]
fn syn_20_a_late_answer_to_a_word_does_not_count_for_the_next_one() {
    for late in ["accept", "challenge"] {
        let mut session = words();
        let answer = |seat: u8, what: &str, seen: usize| {
            with(act(seat.into(), json!({"type": what})), json!({"seen": seen}))
        };
        session.done(answer(1, "accept", 1));
        session.done(answer(2, "accept", 1));
        session.done(act(1.into(), json!({"type": "lay", "word": "TU"})));
        session.check(answer(2, late, 1), "stale");
        session.check(answer(2, late, 3), "stale");
        session.done(answer(2, late, 4));
    }
}

#[test]
fn stale_stands_between_match_over_and_the_rules() {
    let mut session = words();
    let turn = |more: Value| with(act(0.into(), json!({"type": "lay", "word": "AIR"})), more);
    session.check(turn(json!({"seen": 0})), "stale");
    session.check(turn(json!({"seen": 1})), "wrong-phase");
    let mut session = tally(json!({"options": {"rounds": 1}}));
    session.done(time_up());
    session.check(with(claim(0), json!({"seen": 0})), "match-over");
    session.check(time_up(), "match-over");
}

#[test]
fn undo_by_seat_takes_back_its_own_and_no_other_seats_ballot() {
    let mut session = tally(json!({}));
    session.done(claim(0));
    session.done(vote(1, true));
    for other in [0, 2] {
        session.check(json!({"op": "undo", "seat": other}), "undo-hidden");
    }
    session.check(json!({"op": "undo", "seat": 3}), "bad-request");
    let view = session.done(json!({"op": "undo", "seat": 1, "viewer": 1}))["view"].clone();
    assert_eq!((&view["moves"], &view["claim"]["own"]), (&json!(1), &Value::Null));
    session.check(json!({"op": "undo", "seat": 0}), "undo-hidden");
}

#[test]
fn a_bot_says_when_it_acts_and_a_seed_and_a_count_reproduce_it() {
    let mut session = tally(json!({}));
    let wish = json!({"op": "bot", "seat": 0, "level": "easy", "iterations": 1, "seed": "5"});
    let ask =
        |session: &mut Session, waited: u32| session.done(with(wish.clone(), json!({"waited_ms": waited})));
    let first = ask(&mut session, 0);
    assert_eq!((&first["action"], &first["seen"]), (&Value::Null, &json!(0)));
    let after = first["after_ms"].as_u64().unwrap() as u32;
    assert!(after > 0);
    assert_eq!(ask(&mut session, 0), first);
    let then = ask(&mut session, after);
    assert_eq!(then["action"]["type"], "claim");
    let ready = then["after_ms"].as_u64().unwrap() as u32;
    let late = ask(&mut session, after + ready / 2);
    assert_eq!(late["action"], then["action"]);
    assert_eq!(late["after_ms"], ready - ready / 2, "what it has waited counts");
    assert_eq!(ask(&mut session, 1_000_000)["after_ms"], 0);
    let task =
        session.done(with(wish.clone(), json!({"op": "bot-task", "waited_ms": after})))["task"].clone();
    let mut thought = Session::new().done(json!({"op": "think", "task": task}));
    thought["id"] = then["id"].clone();
    assert_eq!(thought, then);
}

fn matches(levels: &[Level], count: u64) -> Vec<protocol::Played> {
    let options = json!({"seconds": 60, "rounds": 9});
    let none = &mut |_: &ResourceName| None;
    let arena = Arena::new("tally", &options, &Value::Null, levels.len(), none).ok().unwrap();
    let play = |seed| {
        let plan = Plan { levels, seed, iterations: Some(1), budget_ms: None };
        arena.play(&plan, &|| 0.0).ok().unwrap()
    };
    (0..count).map(play).collect()
}

#[test]
fn in_virtual_time_who_is_ready_first_acts_first() {
    let played = matches(&[Level::Easy, Level::Hard, Level::Medium], 40);
    let total = |seat: usize| played.iter().map(|played| played.scores[seat]).sum::<i64>();
    assert!(total(1) > 2 * total(2) && total(2) > 2 * total(0), "{} {} {}", total(0), total(1), total(2));
    assert!(played.iter().all(|played| played.failures == 0 && played.lasted_ms > 9 * 3_000));
    assert_eq!(matches(&[Level::Easy, Level::Hard, Level::Medium], 40), played);
}

#[test]
fn in_virtual_time_clocks_run_out() {
    let options = json!({"seconds": 5, "rounds": 3});
    let none = &mut |_: &ResourceName| None;
    let arena = Arena::new("tally", &options, &Value::Null, 2, none).ok().unwrap();
    let levels = [Level::Easy, Level::Easy];
    let plan = Plan { levels: &levels, seed: 1, iterations: Some(1), budget_ms: None };
    let played = arena.play(&plan, &|| 0.0).ok().unwrap();
    // Nobody has a word within five seconds at that level.
    assert_eq!((played.actions, played.lasted_ms, played.scores), (3, 15_000, vec![0, 0]));
}

#[test]
fn in_a_simulation_as_in_a_request_a_budget_is_cut_to_a_minute() {
    let none = &mut |_: &ResourceName| None;
    let arena = Arena::new("plis", &json!({}), &Value::Null, 3, none).ok().unwrap();
    let levels = [Level::Hard; 3];
    let play = |budget_ms: Option<u32>| {
        // Half a minute passes between two looks at this clock, so that only the budget decides where a search ends.
        let now = Cell::new(0.0);
        let clock = || {
            now.set(now.get() + f64::from(MAX_BUDGET_MS / 2));
            now.get()
        };
        let plan = Plan { levels: &levels, seed: 1, iterations: None, budget_ms };
        arena.play(&plan, &clock).ok().unwrap()
    };
    let a_minute = play(Some(MAX_BUDGET_MS));
    assert_eq!(play(Some(u32::MAX)), a_minute);
    assert_eq!(play(None), a_minute);
    assert_ne!(play(Some(1)), a_minute);
}
