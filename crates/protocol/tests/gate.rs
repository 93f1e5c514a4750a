//! Tests that values from outside are accepted within their bounds, or refused with their place.
#![allow(clippy::unwrap_used, reason = "a test that fails here has failed")]

mod common;

use common::Session;
use protocol::{Code, read_request};
use serde_json::{Value, json};

/// The greatest whole number of the protocol.
const MOST: u64 = (1 << 53) - 1;

#[test]
fn a_mistake_in_a_request_has_a_place_that_is_in_the_request() {
    let mut session = Session::new();
    session.open("themes", 3, json!({}));
    let new = |more: Value| {
        let mut request = json!({"op": "new", "game": "themes", "seats": [{}, {}, {}]});
        for (field, value) in more.as_object().unwrap() {
            request[field] = value.clone();
        }
        request
    };
    for (request, code, place) in [
        (json!({"op": "view", "seat": "0"}), "bad-request", "/seat"),
        (json!({"op": "save", "at_ms": MOST + 1}), "bad-request", "/at_ms"),
        (json!({"op": "save", "at_ms": u64::MAX}), "bad-request", "/at_ms"),
        (json!({"op": "save", "at_ms": -1}), "bad-request", "/at_ms"),
        (json!({"op": "save", "at_ms": 0.5}), "bad-request", "/at_ms"),
        (json!({"op": "legal", "seat": 0, "limit": MOST + 1}), "bad-request", "/limit"),
        (
            json!({"op": "act", "seat": 0, "action": {"type": "roll"}, "seen": MOST + 1}),
            "bad-request",
            "/seen",
        ),
        (
            json!({"op": "act", "seat": 0, "action": {"type": "roll"}, "at_ms": MOST + 1}),
            "bad-request",
            "/at_ms",
        ),
        (json!({"op": "act", "seat": 0, "action": {"type": "flap"}}), "bad-request", "/action/type"),
        (json!({"op": "bot", "seat": 0, "budget_ms": MOST + 1}), "bad-request", "/budget_ms"),
        (json!({"op": "bot", "seat": 0, "waited_ms": MOST + 1}), "bad-request", "/waited_ms"),
        (json!({"op": "bot", "seat": 0, "iterations": MOST + 1}), "bad-request", "/iterations"),
        (json!({"op": "bot", "seat": 0, "known": ["a", 1]}), "bad-request", "/known/1"),
        (new(json!({"seats": [{}, {"name": 7}, {}]})), "bad-request", "/seats/1/name"),
        (new(json!({"seats": [{}, ["Anna", null], {}]})), "bad-request", "/seats/1"),
        (new(json!({"options": {"timer": "long"}})), "bad-options", "/options/timer"),
        (new(json!({"options": {"first": 1}})), "bad-options", "/options/first"),
        (
            new(json!({"setup": {"rolls": [{"theme": 1, "letters": 3}]}})),
            "bad-setup",
            "/setup/rolls/0/letters",
        ),
        (json!({"op": "think", "task": {"game": "plis"}}), "bad-request", "/task"),
        (json!({"op": "think", "task": {"game": "plis", "seats": -3}}), "bad-request", "/task/seats"),
    ] {
        let error = session.refused(request.clone());
        assert_eq!((&error["code"], &error["place"]), (&json!(code), &json!(place)), "{request}: {error}");
        assert!(request.pointer(place).is_some(), "{request} has nothing at {place}");
    }
}

#[test]
fn a_place_is_in_the_data_however_long_its_names_are() {
    let mut session = Session::new();
    session.open("plis", 3, json!({}));
    let name = "é/~".repeat(300);
    for data in [json!({name.as_str(): 1}), json!({"deck": {name.as_str(): 1}})] {
        let error = session.refused(json!({"op": "new", "game": "spikit", "seats": [{}, {}], "data": data}));
        let place = error["place"].as_str().unwrap();
        assert!(place.len() < 200 && data.pointer(place).is_some(), "{place:?} in {data}");
    }
}

#[test]
fn times_and_counts_up_to_two_to_the_53rd_are_taken() {
    let mut session = Session::new();
    session.open("themes", 3, json!({"options": {"timer": 60}}));
    session.done(json!({"op": "legal", "seat": 0, "limit": MOST}));
    session.done(json!({"op": "bot", "seat": 0, "iterations": 1, "budget_ms": MOST, "waited_ms": MOST}));
    session.done(json!({"op": "act", "seat": 0, "action": {"type": "roll"}, "seen": 0, "at_ms": MOST}));
    let view = session.done(json!({"op": "view"}))["view"].clone();
    assert_eq!(view["at_ms"], MOST);
    let save = session.done(json!({"op": "save", "at_ms": MOST}))["save"].clone();
    assert_eq!(Session::new().done(json!({"op": "load", "save": save})).get("warning"), None);
}

#[test]
fn a_save_holds_no_greater_numbers_either() {
    let mut session = Session::new();
    session.open("tally", 3, json!({}));
    session.play(4, 1);
    let save = session.done(json!({"op": "save", "at_ms": 5_000}))["save"].clone();
    let mut later = save.clone();
    later["at_ms"] = (MOST + 1).into();
    let error = session.refused(json!({"op": "load", "save": later}));
    assert_eq!((&error["code"], &error["place"]), (&json!("bad-save"), &json!("/at_ms")));
    // A line with such a moment is one that cannot be read: the actions before it are kept.
    let mut line = save.clone();
    line["actions"][2]["at_ms"] = u64::MAX.into();
    for save in [line.clone(), json!(line.to_string())] {
        let loaded = session.done(json!({"op": "load", "save": save}));
        assert_eq!(loaded["warning"]["at"], 2, "{loaded}");
    }
    for (at, value) in
        [("/seats/1/name", json!(7)), ("/seats/2", json!([])), ("/options", json!({"first": 1}))]
    {
        let mut bad = save.clone();
        *bad.pointer_mut(at).unwrap() = value;
        let error = session.refused(json!({"op": "load", "save": bad}));
        assert_eq!(error["code"], "bad-save");
        assert!(error["place"].as_str().unwrap().starts_with(at), "{error}");
        assert!(bad.pointer(error["place"].as_str().unwrap()).is_some(), "{error}");
    }
}

#[test]
fn a_text_nested_too_deep_or_of_too_many_values_is_told_so() {
    let nested = |depth: usize| {
        format!("{}{}", r#"{"op":"new","data":"#.to_owned() + &"[".repeat(depth), "]".repeat(depth) + "}")
    };
    for depth in [70, 130, 190, 100_000] {
        let error = read_request(&nested(depth)).unwrap_err();
        assert_eq!((error.code, &*error.message.key), (Code::BadRequest, "error-too-deep"), "{depth}");
    }
    let listed = format!(r#"{{"op":"new","data":[{}0]}}"#, "0,".repeat(600_000));
    assert_eq!(read_request(&listed).unwrap_err().message.key, "error-too-many");
    let long = format!(r#"{{"op":"{}"}}"#, "x".repeat(protocol::MAX_REQUEST_BYTES));
    assert_eq!(read_request(&long).unwrap_err().message.key, "error-too-large");
    let mut session = Session::new();
    session.open("plis", 3, json!({}));
    session.play(3, 0);
    let save = session.done(json!({"op": "save"}))["save"].to_string();
    // In a head: no record. Among the actions: those before are kept.
    let deep = "[".repeat(200) + &"]".repeat(200);
    let head = save.replacen("\"setup\":null", &format!("\"setup\":{deep}"), 1);
    assert_ne!(head, save);
    let error = session.refused(json!({"op": "load", "save": head}));
    assert_eq!((&error["code"], &error["message"]["key"]), (&json!("bad-save"), &json!("error-too-deep")));
    let actions = save.replacen("\"actions\":[", &format!("\"actions\":[{deep},"), 1);
    assert_eq!(session.done(json!({"op": "load", "save": actions}))["warning"]["at"], 0);
}
