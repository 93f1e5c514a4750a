//! What a host brings itself: a deck of Syntax of its own.
#![allow(clippy::unwrap_used, reason = "a test that fails here has failed")]

mod common;

use common::Session;
use serde_json::{Value, json};

/// The French deck, under another name and with other points.
fn deck() -> Value {
    let mut deck: Value = serde_json::from_str(include_str!("../../../www/decks/syntax.fr.json")).unwrap();
    (deck["id"], deck["language"]) = (json!("class 7b"), json!("nl"));
    for line in deck["cards"].as_array_mut().unwrap() {
        line["points"] = 3.into();
    }
    deck
}

fn new(deck: &Value) -> Value {
    json!({"op": "new", "game": "syntax", "seats": [{"name": "Anna"}, {"name": "Bob", "bot": "easy"}], "seed": 7,
        "setup": {"dealer": 1}, "data": {"deck": deck}})
}

#[test]
fn games_says_what_may_be_brought() {
    let games = Session::new().done(json!({"op": "games"}))["games"].clone();
    let of =
        |id: &str| games.as_array().unwrap().iter().find(|game| game["id"] == id).unwrap()["data"].clone();
    assert_eq!(of("plis")["additionalProperties"], false);
    assert_eq!(of("plis").get("properties"), None, "nothing");
    let schema = of("syntax");
    assert!(schema["properties"]["deck"].is_object(), "{schema}");
    assert_eq!(schema["$defs"]["DeckLine"]["properties"]["count"]["maximum"], 52, "{schema}");
}

#[test]
fn a_deck_of_ones_own_is_played_with_and_needs_none_of_the_boxs() {
    let mut session = Session::with(|name| common::resources(name).filter(|_| name.kind() != "deck"));
    let request = new(&deck());
    let needs: Vec<String> = protocol::needs(&request).iter().map(ToString::to_string).collect();
    assert_eq!(needs, ["dictionary-fr"]);
    let view = session.done(request)["view"].clone();
    // A view names it by its checksum, and holds nothing of it.
    let sum = view["data"]["deck"].as_str().unwrap().to_owned();
    assert_eq!(sum.len(), 16);
    assert!(!view.to_string().contains("class 7b"));
    let save = session.done(json!({"op": "save"}))["save"].clone();
    assert_eq!(save["data"]["deck"], deck());
    assert_eq!(save["checksums"]["data-deck"], sum);
    let needs: Vec<String> =
        protocol::needs(&json!({"op": "load", "save": save})).iter().map(ToString::to_string).collect();
    assert_eq!(needs, ["dictionary-fr"]);
}

#[test]
fn a_match_without_data_says_nothing_of_it() {
    let mut session = Session::new();
    let view = session.open("syntax", 2, json!({"data": {}}));
    assert_eq!(view.get("data"), None);
    assert_eq!(session.done(json!({"op": "save"}))["save"].get("data"), None);
    session.open("plis", 3, json!({"data": null}));
}

#[test]
fn bad_data_is_refused_whole_with_its_place_and_the_reason() {
    let mut session = Session::new();
    session.open("plis", 3, json!({}));
    let with = |pointer: &str, value: Value| {
        let mut deck = deck();
        *deck.pointer_mut(pointer).unwrap() = value;
        deck
    };
    for (data, place, key) in [
        (json!([]), "", "error-bad-data"),
        (json!({"dock": {}}), "/dock", "error-bad-data"),
        (json!({"deck": 7}), "/deck", "error-bad-data"),
        (
            json!({"deck": {"id": "x", "language": "fr", "cards": [{"card": "AB", "count": 1, "points": 1}]}}),
            "/deck/cards/0/card",
            "error-bad-data",
        ),
        (json!({"deck": with("/cards/3/count", json!(-1))}), "/deck/cards/3/count", "error-bad-data"),
        (json!({"deck": with("/cards/3/card", json!("A"))}), "/deck/cards/3", "syntax-deck-twice"),
        (json!({"deck": with("/cards/3/count", json!(2))}), "/deck/cards", "syntax-deck-size"),
        (json!({"deck": with("/cards/26/count", json!(2))}), "/deck/cards", "syntax-deck-count"),
        (json!({"deck": with("/language", json!("français"))}), "/deck/language", "syntax-deck-language"),
    ] {
        let mut request = new(&Value::Null);
        request["data"] = data.clone();
        let error = session.refused(request);
        assert_eq!((&error["code"], &error["place"]), (&json!("bad-data"), &json!(place)), "{data}: {error}");
        assert_eq!(
            (&error["message"]["key"], &error["message"]["args"]["place"]),
            (&json!(key), &json!(place))
        );
    }
    let plis = json!({"op": "new", "game": "plis", "seats": [{}, {}, {}], "data": {"deck": deck()}});
    assert_eq!(session.refused(plis)["code"], "bad-data");
}

#[test]
fn a_save_brings_its_data_back_and_is_checked_again() {
    let mut session = Session::new();
    session.done(new(&deck()));
    session.play(6, 1);
    let all = session.everything();
    let save = session.done(json!({"op": "save"}))["save"].clone();
    let loaded = Session::new().done(json!({"op": "load", "save": save}));
    assert_eq!(loaded.get("warning"), None);
    let mut again = Session::new();
    again.done(json!({"op": "load", "save": save.to_string()}));
    assert_eq!(again.everything(), all);

    // Wherever the text breaks off, no other match is dealt.
    let text = save.to_string();
    assert!(text.find("\"data\"").unwrap() < text.find("\"options\"").unwrap());
    for end in (0..text.len()).filter(|end| text.is_char_boundary(*end)).step_by(7) {
        let answer = again.ask(json!({"op": "load", "save": text[..end]}));
        if answer["ok"] == true {
            assert_eq!(answer["view"]["data"], loaded["view"]["data"], "cut at {end}");
        }
    }

    let mut bad = save.clone();
    bad["data"]["deck"]["cards"][3]["count"] = 2.into();
    let error = again.refused(json!({"op": "load", "save": bad}));
    assert_eq!((&error["code"], &error["place"]), (&json!("bad-save"), &json!("/deck/cards")));
    let mut lost = save.clone();
    lost.as_object_mut().unwrap().remove("data");
    again.check(json!({"op": "load", "save": lost}), "bad-save");
    let mut changed = save;
    changed["data"]["deck"]["cards"][3]["points"] = 9.into();
    let warning = again.done(json!({"op": "load", "save": changed}))["warning"].clone();
    assert_eq!(warning["message"], json!({"key": "warning-checksum", "args": {"name": "data-deck"}}));
}

#[test]
fn a_task_brings_its_data_once() {
    let mut table = Session::new();
    table.done(new(&deck()));
    let ask = |table: &mut Session, known: Value| {
        table.done(json!({"op": "bot-task", "seat": 0, "iterations": 1, "known": known}))["task"].clone()
    };
    let first = ask(&mut table, json!([]));
    assert_eq!(first["brought"]["deck"], deck());
    let sum = first["data"]["deck"].clone();
    let second = ask(&mut table, json!([sum]));
    assert_eq!((second.get("brought"), &second["data"]["deck"]), (None, &sum));
    assert_eq!(ask(&mut table, json!(["0"]))["brought"]["deck"], deck(), "another's data is of no use");

    let mut thinker = Session::with(|name| common::resources(name).filter(|_| name.kind() != "deck"));
    let think = |task: &Value| json!({"op": "think", "task": task});
    // One that was never given the data says so, and the next task brings it.
    let error = thinker.refused(think(&second));
    assert_eq!(
        (&error["code"], &error["message"]["args"]["name"]),
        (&json!("resource-unavailable"), &json!("data-deck"))
    );
    let action = thinker.done(think(&first))["action"].clone();
    assert_eq!(thinker.done(think(&second))["action"], action);
    assert_eq!(table.done(json!({"op": "bot", "seat": 0, "iterations": 1}))["action"], action);

    let mut forged = first.clone();
    forged["brought"]["deck"]["cards"][0]["points"] = 1.into();
    assert_eq!(Session::new().refused(think(&forged))["code"], "resource-unavailable");
    // Thoughts about another match forget it.
    let mut other = Session::new();
    other.open("syntax", 2, json!({"setup": {"dealer": 1}}));
    let task = ask(&mut other, json!([]));
    assert_eq!((task.get("data"), task.get("brought")), (None, None));
    let mut thinker = Session::new();
    thinker.done(think(&first));
    thinker.done(think(&task));
    assert_eq!(thinker.refused(think(&second))["code"], "resource-unavailable");
}

#[test]
fn data_belongs_to_the_deal_and_no_seat_learns_it() {
    let mut session = Session::new();
    session.done(new(&deck()));
    for request in
        [json!({"op": "view", "seat": 0}), json!({"op": "log", "seat": 0}), json!({"op": "legal", "seat": 0})]
    {
        assert!(!session.done(request.clone()).to_string().contains("class 7b"), "{request}");
    }
}
