//! Tests of `seat`, with which who sits where changes in the middle of a match.
#![cfg(not(target_family = "wasm"))]
#![allow(clippy::unwrap_used)]

mod common;

use common::{Session, some_action};
use serde_json::{Value, json};

const SETUP: [[&str; 2]; 3] = [["pB", "bE"], ["pD", "bH"], ["pC", "bC"]];

/// Anna, Bob and Chloé with two cards each; Anna leads.
fn plis() -> Session {
    let mut session = Session::new();
    session.open("plis", 3, json!({"setup": {"hands": SETUP, "round": 4}}));
    session
}

fn play(session: &mut Session, seat: u64, card: &str) -> Value {
    session.done(json!({"op": "act", "seat": seat, "action": {"type": "play", "card": card}}))
}

fn who(session: &mut Session, more: Value) -> Vec<Value> {
    let mut request = json!({"op": "view"});
    for (name, value) in more.as_object().into_iter().flatten() {
        request[name] = value.clone();
    }
    let view = session.done(request)["view"].clone();
    view["seats"].as_array().unwrap().iter().map(|seat| json!([seat["name"], seat["bot"]])).collect()
}

fn save(session: &mut Session) -> Value {
    session.done(json!({"op": "save"}))["save"].clone()
}

#[test]
fn a_seat_is_handed_to_a_bot_and_taken_back_by_somebody_else() {
    let mut session = plis();
    play(&mut session, 0, "pB");
    let view = session.done(json!({"op": "seat", "seat": 1, "bot": "easy"}))["view"].clone();
    assert_eq!((&view["seat"], view.get("hand")), (&Value::Null, None), "a spectator's: it shows no hand");
    assert_eq!((&view["seats"][1]["name"], &view["seats"][1]["bot"]), (&json!("Bob"), &json!("easy")));
    // What Bob was asked the bot is asked, at its level.
    let task = session.done(json!({"op": "bot-task", "seat": 1}))["task"].clone();
    assert_eq!((&task["level"], &task["view"]["hand"]), (&json!("easy"), &json!(["pD", "bH"])));
    assert_eq!(session.done(json!({"op": "bot", "seat": 1}))["seen"], 1);
    play(&mut session, 1, "pD");
    session.done(json!({"op": "seat", "seat": 1, "bot": null, "name": "  Dora "}));
    assert_eq!(who(&mut session, json!({}))[1], json!(["Dora", null]));
    assert_eq!(who(&mut session, json!({"at": 1}))[1], json!(["Bob", "easy"]));
    assert_eq!(who(&mut session, json!({"at": 1, "open": true}))[1], json!(["Bob", "easy"]));
    assert_eq!(who(&mut session, json!({"at": 0}))[1], json!(["Bob", null]));
    // The log names who did it.
    play(&mut session, 2, "pC");
    play(&mut session, 1, "bH");
    let log = session.done(json!({"op": "log"}))["entries"].clone();
    let told = |card: &str| {
        let entries = log.as_array().unwrap();
        entries.iter().find(|entry| entry["action"]["card"] == card).unwrap()["message"]["args"]["seat"]
            .clone()
    };
    assert_eq!((told("pD"), told("bH")), (json!("Bob"), json!("Dora")));
    let kept = save(&mut session);
    assert_eq!(kept["seats"][1], json!({"name": "Bob", "bot": null}));
    assert_eq!(
        kept["tenures"],
        json!([{"from": 1, "seat": 1, "bot": "easy"}, {"from": 2, "seat": 1, "bot": null, "name": "Dora"}])
    );
}

#[test]
fn what_is_asked_changes_neither_for_the_seat_nor_for_the_others() {
    for game in protocol::all_ids() {
        let seats = (*common::seats(game).start()).max(3);
        let mut session = Session::new();
        session.open(game, seats, json!({"seed": 5}));
        for number in 0..6 {
            let Some(act) = some_action(&mut session, number) else { break };
            session.ask(act);
        }
        let seen = |session: &mut Session| {
            let views = (0..seats).map(|seat| {
                let mut view = session.done(json!({"op": "view", "seat": seat}))["view"].clone();
                view.as_object_mut().unwrap().shift_remove("seats");
                let legal = session.done(json!({"op": "legal", "seat": seat, "limit": 30}));
                json!([view, legal["actions"]])
            });
            views.collect::<Vec<_>>()
        };
        let before = seen(&mut session);
        for seat in 0..seats {
            session.done(json!({"op": "seat", "seat": seat, "bot": "easy"}));
        }
        assert_eq!(seen(&mut session), before, "{game}");
        // With bots alone it goes on, and every one that is asked has an answer.
        for number in 6..30 {
            let Some(act) = some_action(&mut session, number) else { break };
            session.ask(act);
        }
        // In JSON and in the notation it is the same match.
        let kept = save(&mut session);
        assert_eq!(kept["tenures"].as_array().unwrap().len(), seats, "{game}");
        let text = session.done(json!({"op": "save", "as": "text"}))["save"].clone();
        assert!(text.as_str().unwrap().contains("\ntenures [{\"from\":"), "{game}: {text}");
        for given in [kept.clone(), kept.to_string().into(), text] {
            let mut other = Session::new();
            let loaded = other.done(json!({"op": "load", "save": given}));
            assert_eq!(loaded.get("warning"), None, "{game}");
            assert_eq!(save(&mut other), kept, "{game}");
            assert_eq!(who(&mut other, json!({})), who(&mut session, json!({})), "{game}");
        }
    }
}

#[test]
fn a_match_in_which_nobody_got_up_is_written_as_ever() {
    let mut session = plis();
    play(&mut session, 0, "pB");
    let (json, text) =
        (save(&mut session), session.done(json!({"op": "save", "as": "text"}))["save"].clone());
    session.done(json!({"op": "seat", "seat": 0, "bot": "easy"}));
    session.done(json!({"op": "seat", "seat": 0}));
    assert_eq!(save(&mut session).to_string(), json.to_string());
    assert_eq!(session.done(json!({"op": "save", "as": "text"}))["save"], text);
}

#[test]
fn undo_lets_everybody_sit() {
    let mut session = Session::new();
    session.open("plis", 3, json!({"seats": [{"name": "Anna"}, {"bot": "easy"}, {"bot": "easy"}], "setup": {"hands": SETUP, "round": 4}}));
    play(&mut session, 0, "pB");
    session.done(json!({"op": "seat", "seat": 0, "bot": "hard"}));
    session.done(json!({"op": "undo"}));
    assert_eq!(who(&mut session, json!({}))[0], json!(["Anna", "hard"]));
    assert_eq!(save(&mut session)["tenures"], json!([{"from": 0, "seat": 0, "bot": "hard"}]));
}

#[test]
fn a_bot_that_sits_down_thinks_from_then_on_and_time_goes_on() {
    let mut session = Session::new();
    session.open("themes", 3, json!({"options": {"timer": 60}}));
    let roller = session.done(json!({"op": "view"}))["view"]["roller"].clone();
    session.done(json!({"op": "act", "seat": roller, "action": {"type": "roll"}, "at_ms": 1000}));
    let view = session.done(json!({"op": "seat", "seat": 1, "bot": "easy", "at_ms": 31_000}))["view"].clone();
    assert_eq!((&view["at_ms"], &view["clocks"][0]["spent_ms"]), (&json!(31_000), &json!(30_000)));
    let task = session.done(json!({"op": "bot-task", "seat": 1, "at_ms": 32_000}))["task"].clone();
    assert_eq!(task["waited_ms"], 1_000);
    let kept = session.done(json!({"op": "save", "at_ms": 32_000}))["save"].clone();
    let mut other = Session::new();
    other.done(json!({"op": "load", "save": kept}));
    assert_eq!(other.done(json!({"op": "bot-task", "seat": 1, "at_ms": 32_000}))["task"], task);
}

#[test]
fn what_makes_no_sense_is_refused() {
    let mut session = Session::new();
    session.check(json!({"op": "seat", "seat": 0}), "no-match");
    let mut session = plis();
    session.check(json!({"op": "seat", "seat": 3}), "bad-request");
    session.check(json!({"op": "seat"}), "bad-request");
    session.check(json!({"op": "seat", "seat": 0, "bot": "Easy"}), "bad-seats");
    session.check(json!({"op": "seat", "seat": 0, "name": "é".repeat(41)}), "bad-seats");
    session.check(json!({"op": "seat", "seat": 0, "viewer": 9}), "bad-request");
    session.done(json!({"op": "seat", "seat": 0, "name": " "}));
    assert_eq!(who(&mut session, json!({}))[0], json!(["1", null]));
    let kept = save(&mut session);
    for (tenures, place) in [
        (json!([{"from": 0, "seat": 5, "bot": null}]), "/tenures/0/seat"),
        (json!([{"from": -1, "seat": 0, "bot": null}]), "/tenures/0/from"),
        (json!({}), "/tenures"),
    ] {
        let mut bad = kept.clone();
        bad["tenures"] = tenures;
        let error = session.refused(json!({"op": "load", "save": bad}));
        assert_eq!((&error["code"], &error["place"]), (&json!("bad-save"), &json!(place)), "{error}");
    }
    let mut level = kept.clone();
    level["tenures"] = json!([{"from": 0, "seat": 0, "bot": "best"}]);
    session.check(json!({"op": "load", "save": level}), "bad-save");
    // A name that is too long is cut, as those of the seats.
    let mut long = kept;
    long["tenures"] = json!([{"from": 0, "seat": 0, "bot": null, "name": "é".repeat(50)}]);
    session.done(json!({"op": "load", "save": long}));
    assert_eq!(who(&mut session, json!({}))[0], json!(["é".repeat(40), null]));
}

#[test]
fn nobody_sits_down_at_a_match_that_is_over() {
    let mut session = Session::new();
    session.open("plis", 3, json!({"setup": {"hands": [["pB"], ["pD"], ["pC"]], "leader": 0, "round": 5}}));
    for (seat, card) in [(0, "pB"), (1, "pD"), (2, "pC")] {
        play(&mut session, seat, card);
    }
    session.check(json!({"op": "seat", "seat": 0, "bot": "easy"}), "match-over");
}
