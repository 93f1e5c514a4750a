//! Each error code, and bad input of any kind. `Session::check` also asserts that nothing has changed.

mod common;

use common::Session;
use serde_json::{Value, json};

#[test]
fn what_is_no_request_is_told_so() {
    let mut session = Session::new();
    session.open("plis", 3, json!({}));
    for no_request in [
        json!(null),
        json!(1),
        json!("view"),
        json!([]),
        json!([{"op": "games"}]),
        json!({}),
        json!({"op": null}),
        json!({"op": 3}),
        json!({"op": "fly"}),
        json!({"op": "VIEW"}),
        json!({"op": "view", "seat": "0"}),
        json!({"op": "view", "seat": -1}),
        json!({"op": "view", "seat": 3}),
        json!({"op": "view", "seat": 256}),
        json!({"op": "view", "seat": 0.5}),
        json!({"op": "legal"}),
        json!({"op": "legal", "seat": null}),
        json!({"op": "legal", "seat": 7}),
        json!({"op": "legal", "seat": 0, "limit": -1}),
        json!({"op": "check"}),
        json!({"op": "check", "seat": null, "action": {"type": "play", "card": "pB"}}),
        json!({"op": "check", "seat": 9, "action": {"type": "play", "card": "pB"}}),
        json!({"op": "check", "seat": 0, "action": vec![0; 20_000]}),
        json!({"op": "act"}),
        json!({"op": "act", "seat": 0}),
        json!({"op": "act", "action": {"type": "play", "card": "pB"}}),
        json!({"op": "act", "seat": 9, "action": {"type": "play", "card": "pB"}}),
        json!({"op": "act", "seat": 0, "action": null}),
        json!({"op": "act", "seat": 0, "action": {}}),
        json!({"op": "act", "seat": 0, "action": {"type": "fly"}}),
        json!({"op": "act", "seat": 0, "action": "play"}),
        json!({"op": "act", "seat": 0, "action": ["play", "pB"]}),
        json!({"op": "act", "seat": 0, "action": {"type": "play"}}),
        json!({"op": "act", "seat": 0, "action": {"type": "play", "card": 7}}),
        json!({"op": "act", "seat": 0, "action": {"type": "play", "card": "x".repeat(20_000)}}),
        json!({"op": "act", "seat": 0, "action": vec![0; 20_000]}),
        json!({"op": "bot"}),
        json!({"op": "bot", "seat": 0, "budget_ms": -5}),
        json!({"op": "bot", "seat": 0, "iterations": "many"}),
        json!({"op": "bot", "seat": 0, "seed": -1}),
        json!({"op": "undo", "viewer": "me"}),
        json!({"op": "load"}),
        json!({"op": "log", "seat": 4}),
        json!({"op": "new"}),
        json!({"op": "new", "game": 1, "seats": []}),
        json!({"op": "new", "game": "plis"}),
        json!({"op": "new", "game": "plis", "seats": 3}),
        json!({"op": "new", "game": "plis", "seats": [1, 2, 3]}),
        json!({"op": "new", "game": "plis", "seats": [{"name": 1}, {}, {}]}),
        json!({"op": "new", "game": "plis", "seats": [{}, {}, {}], "seed": -1}),
        json!({"op": "new", "game": "plis", "seats": [{}, {}, {}], "seed": "0x10"}),
        json!({"op": "new", "game": "plis", "seats": [{}, {}, {}], "seed": "18446744073709551616"}),
        json!({"op": "new", "game": "plis", "seats": [{}, {}, {}], "seed": 1.5}),
    ] {
        session.check(no_request, "bad-request");
    }
}

#[test]
fn a_line_of_any_text_is_answered_with_one_line() {
    let mut session = Session::new();
    let deep = "[".repeat(100_000);
    let long = format!("\"{}\"", "x".repeat(protocol::MAX_REQUEST_BYTES));
    for line in [
        "",
        " ",
        "{",
        "nul",
        "{\"op\":\"games\"} x",
        "{'op':'games'}",
        "\u{feff}{}",
        "1e999",
        deep.as_str(),
        long.as_str(),
    ] {
        let answer = session.0.handle_line(line);
        assert!(!answer.contains('\n') && answer.len() < 1000, "{answer}");
        let answer: Value = serde_json::from_str(&answer).unwrap();
        assert_eq!(answer["error"]["code"], "bad-request");
    }
    let answer = session.0.handle_line(" {\"id\":\"é\\n\",\"op\":\"games\"}\r");
    assert!(answer.starts_with("{\"id\":\"é\\n\",\"ok\":true,\"games\":["), "{answer}");
}

#[test]
fn errors_of_a_new_match() {
    let mut session = Session::new();
    session.open("plis", 3, json!({}));
    let new = |game: &str, seats: usize, more: Value| {
        let mut request = json!({"op": "new", "game": game, "seats": vec![json!({}); seats]});
        for (field, value) in more.as_object().unwrap() {
            request[field] = value.clone();
        }
        request
    };
    session.check(new("chess", 2, json!({})), "unknown-game");
    session.check(new("", 2, json!({})), "unknown-game");
    for (game, seats) in [
        ("plis", 0),
        ("plis", 2),
        ("plis", 6),
        ("padbolix", 1),
        ("padbolix", 5),
        ("syntax", 1),
        ("syntax", 9),
        ("syntax", 5000),
    ] {
        session.check(new(game, seats, json!({})), "bad-seats");
    }
    session.check(json!({"op": "new", "game": "plis", "seats": [{"bot": "genius"}, {}, {}]}), "bad-seats");
    session.check(
        json!({"op": "new", "game": "plis", "seats": [{"name": "x".repeat(41)}, {}, {}]}),
        "bad-seats",
    );
    for options in [
        json!([]),
        json!(1),
        json!("fr"),
        json!({"nothing": 1}),
        json!({"first_seat": 3}),
        json!({"first_seat": -1}),
        json!({"first_seat": "a"}),
    ] {
        session.check(new("plis", 3, json!({"options": options})), "bad-options");
        session.check(new("padbolix", 3, json!({"options": options})), "bad-options");
        session.check(new("syntax", 3, json!({"options": options})), "bad-options");
    }
    session.check(new("syntax", 3, json!({"options": {"dictionary": "de"}})), "bad-options");
    session.check(new("syntax", 6, json!({"options": {"packs": 1}})), "bad-options");
    for setup in [
        json!([]),
        json!(1),
        json!({"nothing": 1}),
        json!({"hands": 1}),
        json!({"hands": [["pB"], ["pB"], ["pB"]]}),
        json!({"hands": [["€"], [], []]}),
    ] {
        for game in protocol::ids() {
            session.check(new(game, 3, json!({"setup": setup})), "bad-setup");
        }
    }
}

#[test]
fn a_table_without_a_match_says_so() {
    let mut session = Session::new();
    for request in [
        json!({"op": "view"}),
        json!({"op": "legal", "seat": 0}),
        json!({"op": "act", "seat": 0, "action": {}}),
        json!({"op": "bot", "seat": 0}),
        json!({"op": "bot-task", "seat": 0}),
        json!({"op": "undo"}),
        json!({"op": "save"}),
        json!({"op": "log"}),
    ] {
        session.check(request, "no-match");
    }
}

#[test]
fn com_8_refusals_of_the_rules_come_with_their_clause() {
    let mut session = Session::new();
    session.open(
        "plis",
        3,
        json!({"setup": {"hands": [["pB", "bC"], ["pD", "bE"], ["pF", "bG"]], "leader": 0, "round": 1}}),
    );
    let play =
        |seat: u8, card: &str| json!({"op": "act", "seat": seat, "action": {"type": "play", "card": card}});
    session.check(play(1, "pD"), "not-your-turn");
    session.check(play(1, "pB"), "not-your-turn");
    session.check(play(0, "pD"), "not-in-hand");
    session.done(play(0, "pB"));
    let error = session.refused(play(1, "bE"));
    assert_eq!((&error["code"], &error["clause"]), (&json!("illegal"), &json!("PLI-6")));

    session.open("syntax", 2, json!({"options": {"referee": "dictionary"}, "setup": {
        "hands": [["A", "I", "R", "Z"], ["T", "U"]], "face_up": "S", "stock": ["B"], "discard": [], "table": [], "dealer": 1,
    }}));
    let lay =
        |seat: u8, word: &str| json!({"op": "act", "seat": seat, "action": {"type": "lay", "word": word}});
    let error = session.refused(lay(0, "ZA"));
    assert_eq!((&error["code"], &error["clause"]), (&json!("not-a-word"), &json!("SYN-16")));
    session.check(json!({"op": "act", "seat": 0, "action": {"type": "accept"}}), "wrong-phase");
    session.check(json!({"op": "act", "seat": null, "action": {"type": "accept"}}), "wrong-phase");
    session.done(lay(0, "AIR"));
}

#[test]
fn saves_that_are_none() {
    let mut session = Session::new();
    session.open("plis", 3, json!({}));
    session.play(5, 0);
    let save = session.done(json!({"op": "save"}))["save"].clone();
    for no_save in [json!(null), json!(1), json!("x"), json!(""), json!([]), json!({}), json!({"version": 1})]
    {
        session.check(json!({"op": "load", "save": no_save}), "bad-save");
    }
    for (field, value) in [
        ("version", json!(2)),
        ("version", json!("1")),
        ("version", Value::Null),
        ("game", json!("chess")),
        ("seats", json!([])),
        ("seats", json!([{"name": "a"}])),
        ("seats", json!([{"name": "a", "bot": "genius"}, {"name": "b"}, {"name": "c"}])),
        ("options", json!({"first_seat": 7})),
        ("options", json!([])),
        ("seed", json!("many")),
        ("seed", json!(-1)),
        ("setup", json!({"hands": [["pB"], ["pB"], []]})),
        ("setup", json!(7)),
    ] {
        let mut bad = save.clone();
        bad[field] = value;
        session.check(json!({"op": "load", "save": bad}), "bad-save");
        let mut missing = save.clone();
        missing.as_object_mut().unwrap().remove(field);
        if ["version", "game", "seats", "seed"].contains(&field) {
            session.check(json!({"op": "load", "save": missing}), "bad-save");
        }
    }
    // Checksums only warn: without them the match is the same.
    let mut odd = save.clone();
    odd["checksums"] = json!([]);
    assert_eq!(session.done(json!({"op": "load", "save": odd})).get("warning"), None);
    assert_eq!(session.done(json!({"op": "save"}))["save"]["actions"], save["actions"]);
    let mut listed = save.clone();
    let card = listed["actions"][3]["action"]["card"].take();
    listed["actions"][3]["action"] = json!(["play", card]);
    assert_eq!(session.done(json!({"op": "load", "save": listed}))["warning"]["at"], 3);
    let mut renamed = save.clone();
    renamed["seats"][0]["name"] = "x".repeat(200).into();
    let view = session.done(json!({"op": "load", "save": renamed}))["view"].clone();
    assert_eq!(
        view["seats"][0]["name"],
        "x".repeat(protocol::MAX_NAME),
        "a name is no reason to lose a match"
    );
}

#[test]
fn a_save_deals_by_its_options_wherever_they_stand() {
    let mut session = Session::new();
    let head = r#""version":1,"game":"syntax","seats":[{"name":"a"},{"name":"b"}],"seed":"7""#;
    let options = r#""options":{"dictionary":"en"},"setup":null"#;
    let first = format!("{{{head},{options},\"actions\":[\"?\"]}}");
    let last = format!("{{{head},\"actions\":[\"?\"],{options}}}");
    let mut dealt = |text: &str| {
        session.done(json!({"op": "load", "save": text}));
        let view = session.done(json!({"op": "view", "seat": 0}))["view"].clone();
        (session.done(json!({"op": "save"}))["save"]["options"]["dictionary"].clone(), view)
    };
    assert_eq!(dealt(&last), dealt(&first));
    assert_eq!(dealt(&last).0, "en");
}

#[test]
fn an_error_says_in_its_arguments_alone_what_the_parser_found() {
    let mut session = Session::new();
    session.open("plis", 3, json!({}));
    // A list inside a field that is too short is not a field that is missing.
    let error =
        session.refused(json!({"op": "new", "game": "padbolix", "seats": [{}, {}], "setup": {"hands": 7}}));
    let detail = error["message"]["args"]["detail"].as_str().unwrap();
    assert!(detail.contains("expected a sequence"), "{detail}");
}
