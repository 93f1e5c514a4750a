//! Tests of a match that is dealt before its words are there: it is the same match, in which look-ups wait.
#![cfg(not(target_family = "wasm"))]
#![allow(clippy::unwrap_used, reason = "a test that fails here has failed")]

mod common;

use common::Session;
use protocol::{Games, Output, PatientHost, ResourceName};
use serde_json::{Value, json};
use std::cell::Cell;
use std::rc::Rc;

/// A host whose words come when the test sets the cell.
fn slow() -> (Session, Rc<Cell<bool>>) {
    let there = Rc::new(Cell::new(false));
    let come = Rc::clone(&there);
    let late = |name: &ResourceName| ["dictionary", "morphology", "roots"].contains(&name.kind().name);
    let session = Session::with(
        move |name: &ResourceName| {
            if late(name) && !come.get() { None } else { common::resources(name) }
        },
    );
    (session, there)
}

fn new(game: &str, options: &Value) -> Value {
    let seats = vec![json!({"name": "Zoé"}); *common::seats(game).start()];
    json!({"op": "new", "game": game, "seats": seats, "options": options, "seed": 11})
}

fn early(mut request: Value) -> Value {
    request["early"] = true.into();
    request
}

/// Every game with each way of playing it.
fn matches() -> Vec<Value> {
    let of = |game| protocol::sample_options(game).into_iter().map(move |options| new(game, &options));
    protocol::all_ids().flat_map(of).collect()
}

fn save(session: &mut Session) -> String {
    session.done(json!({"op": "save"}))["save"].to_string()
}

#[test]
fn it_is_the_same_match_byte_for_byte() {
    for new in matches() {
        let (mut slow, there) = slow();
        let mut whole = Session::new();
        let mut dealt = slow.done(early(new.clone()));
        let lacks = dealt.as_object_mut().unwrap().remove("lacks");
        // A game that needs fewer files early waits for the others.
        let waits = protocol::needs(&early(new.clone())) != protocol::needs(&new);
        assert_eq!(lacks.is_some(), waits, "{new}: {lacks:?}");
        assert_eq!(dealt, whole.done(new.clone()), "{new}");
        for seat in 0..2 {
            let views = [&mut slow, &mut whole].map(|one| one.done(json!({"op": "view", "seat": seat})));
            assert_eq!(views[0], views[1], "{new}");
        }
        there.set(true);
        assert_eq!(save(&mut slow), save(&mut whole), "{new}");
        assert_eq!(slow.everything(), whole.everything(), "{new}");
    }
}

#[test]
fn what_is_done_before_the_words_come_is_what_would_be_done_with_them() {
    let mut done = 0;
    for new in matches() {
        let (mut slow, there) = slow();
        let mut whole = Session::new();
        slow.done(early(new.clone()));
        whole.done(new.clone());
        for turn in 0..40_usize {
            let seat = whole.done(json!({"op": "view"}))["view"]["to_act"][0].clone();
            if seat.is_null() {
                break;
            }
            let legal =
                |session: &mut Session| session.done(json!({"op": "legal", "seat": seat, "limit": 300}));
            let (listed, all) = (legal(&mut slow), legal(&mut whole));
            let actions = listed["actions"].as_array().unwrap();
            let known = all["actions"].as_array().unwrap();
            assert!(actions.iter().all(|action| all["complete"] == false || known.contains(action)), "{new}");
            let acts = (0..actions.len()).map(|step| &actions[(step + turn * 7) % actions.len()]);
            let acts =
                acts.map(|action| json!({"op": "act", "seat": seat, "action": action, "at_ms": turn * 900}));
            let Some((act, answer)) = acts.map(|act| (act.clone(), slow.ask(act))).find(|(_, answer)| {
                assert!(
                    answer["ok"] == true || answer["error"]["code"] == "resource-unavailable",
                    "{answer}"
                );
                answer["ok"] == true
            }) else {
                break;
            };
            assert_eq!(answer, whole.ask(act), "{new}");
            done += 1;
        }
        let early_save = json!(save(&mut slow));
        there.set(true);
        assert_eq!(save(&mut slow), save(&mut whole), "{new}");
        // A save from before the words came lacks only their checksums.
        let mut later = Session::new();
        assert_eq!(later.done(json!({"op": "load", "save": early_save})).get("warning"), None);
        assert_eq!(save(&mut later), save(&mut whole), "{new}");
    }
    assert!(done > 200, "{done}");
}

/// Anna may lay AIR; the dictionary is the referee.
fn air() -> Value {
    let setup = json!({"hands": [["A", "I", "R", "E"], ["T", "U", "S", "E"]], "stock": ["B", "O", "D"],
        "face_up": "S", "discard": [], "table": [], "dealer": 1});
    let mut air = new("syntax", &json!({"referee": "dictionary"}));
    air["setup"] = setup;
    air
}

const fn lay() -> &'static str {
    r#"{"op": "act", "seat": 0, "action": {"type": "lay", "word": "AIR"}}"#
}

#[test]
fn what_looks_something_up_waits_and_changes_nothing() {
    let (mut session, there) = slow();
    let dealt = session.done(early(air()));
    assert_eq!(dealt["lacks"], json!(["dictionary-fr"]));
    let lay: Value = serde_json::from_str(lay()).unwrap();
    let mut check = lay.clone();
    check["op"] = "check".into();
    for request in [&lay, &check, &json!({"op": "bot", "seat": 0, "iterations": 1})] {
        session.check(request.clone(), "resource-unavailable");
    }
    assert_eq!(
        session.refused(lay.clone())["message"],
        json!({"key": "error-resource-unavailable", "args": {"name": "dictionary-fr"}})
    );
    let legal = json!({"op": "legal", "seat": 0});
    let listed = session.done(legal.clone());
    assert_eq!(listed["complete"], false);
    assert!(listed["actions"].as_array().unwrap().iter().all(|action| action["type"] == "exchange"));
    there.set(true);
    assert_eq!(session.done(check)["refusal"], Value::Null);
    let listed = session.done(legal)["actions"].to_string();
    assert!(listed.contains("AIR"), "{listed}");
    session.done(lay);
    let (mut session, there) = slow();
    session.done(early(new("spikit", &json!({}))));
    let words = json!({"op": "words", "text": "pomme", "lang": "fr"});
    session.check(words.clone(), "resource-unavailable");
    there.set(true);
    session.done(words);
}

#[test]
fn it_waits_for_its_words_only_where_that_was_asked_for() {
    let (mut session, _) = slow();
    let refused = |session: &mut Session, request| session.ask(request)["error"]["code"].clone();
    assert_eq!(refused(&mut session, air()), "resource-unavailable");
    let mut deckless = Session::with(|_| None);
    assert_eq!(refused(&mut deckless, early(air())), "resource-unavailable", "the deck is no such word");
    assert_eq!(refused(&mut session, early(new("syntax", &json!({"minimum_length": 99})))), "bad-options");
}

#[test]
fn a_record_is_loaded_early_where_nothing_in_it_was_looked_up() {
    let mut whole = Session::new();
    whole.done(air());
    let exchange =
        json!({"op": "act", "seat": 0, "action": {"type": "exchange", "discard": "E", "take": "stock"}});
    whole.done(exchange);
    let load =
        |whole: &mut Session| early(json!({"op": "load", "save": whole.done(json!({"op": "save"}))["save"]}));
    let (mut session, there) = slow();
    let loaded = session.done(load(&mut whole));
    assert_eq!((&loaded["lacks"], loaded.get("warning")), (&json!(["dictionary-fr"]), None));
    whole.done(json!({"op": "act", "seat": 1, "action": {"type": "lay", "word": "TU"}}));
    let load = load(&mut whole);
    session.check(load.clone(), "resource-unavailable");
    there.set(true);
    assert_eq!(session.done(load).get("lacks"), None);
}

/// A match in which players contest words, and Anna's hand is AIR.
fn last_word(seats: usize) -> Value {
    let mut last = new("syntax", &json!({}));
    last["seats"] = vec![json!({"name": "Zoé"}); seats].into();
    let hands = [["A", "I", "R"], ["T", "U", "S"], ["L", "E", "M"]];
    last["setup"] = json!({"hands": hands[..seats], "stock": ["B", "O", "D"], "face_up": "S", "discard": [],
        "table": [], "dealer": seats - 1});
    last
}

#[test]
fn the_end_of_a_round_waits_for_the_words_that_it_names() {
    let (mut session, there) = slow();
    let mut whole = Session::new();
    session.done(early(last_word(3)));
    whole.done(last_word(3));
    let lay: Value = serde_json::from_str(lay()).unwrap();
    let accept = |seat: u8| json!({"op": "act", "seat": seat, "action": {"type": "accept"}});
    for act in [lay, accept(1)] {
        assert_eq!(session.done(act.clone()), whole.done(act));
    }
    // The round has not ended: a record of it still needs no words.
    let load = early(json!({"op": "load", "save": session.done(json!({"op": "save"}))["save"]}));
    session.done(load);
    session.check(accept(2), "resource-unavailable");
    let ended = whole.done(accept(2));
    let named = ended["events"].as_array().unwrap().iter().find(|event| event["type"] == "round-ended");
    assert_eq!(named.unwrap()["unknown"], json!([]));
    let load = early(json!({"op": "load", "save": whole.done(json!({"op": "save"}))["save"]}));
    session.check(load, "resource-unavailable");
    there.set(true);
    assert_eq!(session.done(accept(2)), ended);
}

/// SYN-29: twenty operations a seat.
#[test]
fn a_round_that_idles_to_its_end_waits_too() {
    let (mut session, there) = slow();
    session.done(early(last_word(2)));
    let exchange = |session: &mut Session, seat: usize| {
        let listed = session.done(json!({"op": "legal", "seat": seat}));
        let exchange = listed["actions"].as_array().unwrap().iter().find(|act| act["type"] == "exchange");
        json!({"op": "act", "seat": seat, "action": exchange.unwrap()})
    };
    for turn in 0..39 {
        let act = exchange(&mut session, turn % 2);
        session.done(act);
    }
    let last = exchange(&mut session, 1);
    session.check(last.clone(), "resource-unavailable");
    there.set(true);
    let ended = session.done(last)["events"].to_string();
    assert!(ended.contains(r#""unknown":[]"#), "{ended}");
}

/// What the host says, in short.
fn said(host: &mut PatientHost, request: Value) -> Vec<String> {
    let mut said = Vec::new();
    host.receive(request, &mut |output| said.push(brief(output)));
    said
}

fn came(host: &mut PatientHost, name: &ResourceName, there: bool) -> Vec<String> {
    let mut said = Vec::new();
    let resource = common::resources(name).filter(|_| there);
    host.arrived(name, resource, &mut |output| said.push(brief(output)));
    said
}

fn brief(output: Output) -> String {
    match output {
        Output::Fetch(name) => format!("fetch {name}"),
        Output::FetchAhead(name) => format!("fetch {name} ahead"),
        Output::Thinking(id) => format!("thinking {id}"),
        Output::Answer(answer) => {
            format!("{} {}", answer["id"], answer["error"]["code"].as_str().unwrap_or("ok"))
        }
    }
}

#[test]
fn on_a_network_the_words_are_fetched_behind_the_deal() {
    let dictionary = lexicon::DICTIONARY.named("fr");
    let deck = syntax::DECK.named("syntax-fr");
    let mut host = PatientHost::of(Games::all(), Box::new(|| 0.0), Box::new(|| 1));
    let with = |id: u8, mut request: Value| {
        request["id"] = id.into();
        request
    };
    let lay = |id| with(id, serde_json::from_str(lay()).unwrap());
    let prepare = |id: u8, of| json!({"id": id, "op": "prepare", "for": of});
    assert_eq!(said(&mut host, prepare(1, early(air()))), ["fetch deck-syntax-fr"]);
    assert_eq!(said(&mut host, with(2, early(air()))), [""; 0]);
    assert_eq!(came(&mut host, &deck, true), ["2 ok", "fetch dictionary-fr ahead", "1 ok"]);
    assert_eq!(said(&mut host, lay(3)), ["3 resource-unavailable"]);
    assert_eq!(said(&mut host, prepare(4, air())), [""; 0], "it is on its way");
    // It does not come, and is asked for again.
    assert_eq!(came(&mut host, &dictionary, false), ["4 resource-unavailable"]);
    assert_eq!(said(&mut host, lay(5)), ["5 resource-unavailable"]);
    let save = json!({"op": "load", "save": {"version": 1, "game": "syntax", "seats": [{"name": "A"}, {"name": "B"}],
        "options": air()["options"], "seed": "11", "setup": air()["setup"], "checksums": {},
        "actions": [{"seat": 0, "action": {"type": "lay", "word": "AIR"}}]}});
    assert_eq!(said(&mut host, prepare(6, air())), ["fetch dictionary-fr"]);
    assert_eq!(came(&mut host, &dictionary, true), ["6 ok"]);
    assert_eq!(said(&mut host, lay(7)), ["7 ok"]);
    // A record with a word in it waits for the dictionary, although it may come early.
    let mut host = PatientHost::of(Games::all(), Box::new(|| 0.0), Box::new(|| 1));
    assert_eq!(said(&mut host, with(1, early(save))), ["fetch deck-syntax-fr"]);
    assert_eq!(came(&mut host, &deck, true), ["fetch dictionary-fr"]);
    assert_eq!(said(&mut host, json!({"id": 2, "op": "view"})), [""; 0]);
    assert_eq!(came(&mut host, &dictionary, true), ["1 ok", "2 ok"]);
}
