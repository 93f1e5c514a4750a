//! Tests that whatever comes in, one answer goes out and nothing panics.

#![cfg(not(target_family = "wasm"))]

mod common;

use common::Session;
use proptest::prelude::*;
use serde_json::{Value, json};
use std::sync::LazyLock;

/// Names of fields and texts that the games' own views, actions and options have.
struct Vocabulary {
    names: Vec<String>,
    texts: Vec<String>,
    /// The types of actions.
    types: Vec<String>,
}

fn learn(value: &Value, words: &mut Vocabulary) {
    match value {
        Value::Object(fields) => {
            for (name, field) in fields {
                words.names.push(name.clone());
                words.types.extend(field.as_str().filter(|_| name == "type").map(String::from));
                learn(field, words);
            }
        }
        Value::Array(list) => list.iter().for_each(|entry| learn(entry, words)),
        Value::String(text) => words.texts.push(text.clone()),
        _ => {}
    }
}

static VOCABULARY: LazyLock<Vocabulary> = LazyLock::new(|| {
    let texts = [
        "games", "new", "view", "legal", "check", "act", "bot", "bot-task", "think", "undo", "seat", "save",
        "load", "log", "words", "fr", "hard", "?",
    ];
    let names = [
        "id",
        "op",
        "data",
        "known",
        "brought",
        "level",
        "save",
        "task",
        "viewer",
        "limit",
        "budget_ms",
        "iterations",
        "at_ms",
        "waited_ms",
        "seen",
        "text",
        "lang",
    ];
    let mut words = Vocabulary {
        names: names.map(String::from).into(),
        texts: texts.map(String::from).into(),
        types: vec!["time-up".into()],
    };
    for game in protocol::all_ids() {
        let mut session = Session::new();
        session.open(game, 3, json!({}));
        for _ in 0..4 {
            let view = session.done(json!({"op": "view"}))["view"].clone();
            // A short game may be over.
            let Some(seat) = view["to_act"].get(0) else { break };
            let legal = session.done(json!({"op": "legal", "seat": seat, "limit": 40}));
            learn(&legal["actions"], &mut words);
            learn(&view, &mut words);
            session.play(5, 1);
        }
        learn(&session.done(json!({"op": "save"}))["save"], &mut words);
    }
    for list in [&mut words.names, &mut words.texts, &mut words.types] {
        list.sort();
        list.dedup();
    }
    words
});

/// JSON with the protocol's own names in it, so that it gets somewhere.
fn any_json() -> impl Strategy<Value = Value> {
    let name = prop_oneof![prop::sample::select(VOCABULARY.names.clone()), ".{0,4}"];
    let word = prop_oneof![prop::sample::select(VOCABULARY.texts.clone()), ".{0,6}"];
    let leaf = prop_oneof![
        Just(Value::Null),
        any::<bool>().prop_map(Value::from),
        (-3i64..12).prop_map(Value::from),
        any::<i64>().prop_map(Value::from),
        any::<f64>().prop_map(Value::from),
        word.prop_map(Value::from),
    ];
    leaf.prop_recursive(4, 40, 6, move |inner| {
        prop_oneof![
            prop::collection::vec(inner.clone(), 0..6).prop_map(Value::from),
            prop::collection::vec((name.clone(), inner), 0..6)
                .prop_map(|fields| Value::Object(fields.into_iter().collect())),
        ]
    })
}

fn well_formed(answer: &Value, id: &Value) -> Result<(), TestCaseError> {
    prop_assert_eq!(&answer["id"], id);
    match answer["ok"].as_bool() {
        Some(true) => prop_assert!(answer.get("error").is_none()),
        Some(false) => {
            prop_assert!(
                answer["error"]["code"].is_string() && answer["error"]["message"]["key"].is_string()
            );
        }
        None => prop_assert!(false, "{}", answer),
    }
    Ok(())
}

/// `PROPTEST_CASES=10000 cargo test -p protocol --test arbitrary` looks longer.
fn config() -> ProptestConfig {
    let cases = std::env::var("PROPTEST_CASES").ok().and_then(|cases| cases.parse().ok()).unwrap_or(60);
    ProptestConfig { cases, failure_persistence: None, ..ProptestConfig::default() }
}

proptest! {
    #![proptest_config(config())]

    #[test]
    fn any_json_is_answered(requests in prop::collection::vec(any_json(), 1..5)) {
        let mut session = Session::new();
        for request in requests {
            let id = request.get("id").filter(|_| request.is_object()).cloned().unwrap_or_default();
            let _ = protocol::needs(&request);
            well_formed(&session.ask(request), &id)?;
        }
    }

    #[test]
    fn any_line_is_answered(line in "\\PC*") {
        let answer: Value = serde_json::from_str(&Session::new().0.handle_line(&line)).unwrap();
        prop_assert_eq!(answer["ok"].as_bool(), Some(false));
    }

    #[test]
    fn any_action_is_refused_or_done(game in prop::sample::select(protocol::all_ids().collect::<Vec<_>>()), actions in prop::collection::vec((prop::option::of(0u8..4), any::<usize>(), any_json(), any_json()), 1..12)) {
        let mut session = Session::new();
        session.open(game, 3, json!({}));
        for (seat, kind, mut action, field) in actions {
            if let Some(fields) = action.as_object_mut() {
                let types = &VOCABULARY.types;
                fields.insert("type".into(), types[kind % types.len()].clone().into());
                for name in ["word", "into", "card", "groups", "index", "discard", "take", "clock", "accept"] {
                    fields.entry(name).or_insert_with(|| field.clone());
                }
            }
            let before = session.everything();
            let late = session.ask(json!({"op": "act", "seat": seat, "action": action, "seen": field}));
            well_formed(&late, &Value::Null)?;
            if late["ok"] == true {
                continue;
            }
            prop_assert_eq!(&session.everything(), &before);
            let answer = session.ask(json!({"op": "act", "seat": seat, "action": action}));
            well_formed(&answer, &Value::Null)?;
            if answer["ok"] == false {
                prop_assert_eq!(session.everything(), before);
            }
        }
    }

    #[test]
    fn a_save_with_anything_in_it_is_loaded_in_part_or_refused(at in 0usize..12, junk in any_json(), field in prop::sample::select(vec!["version", "game", "seats", "data", "options", "seed", "setup", "checksums", "actions"])) {
        let mut session = Session::new();
        session.open("padbolix", 2, json!({}));
        session.play(12, at);
        let save = session.done(json!({"op": "save"}))["save"].clone();
        let mut bad = save.clone();
        bad[field] = junk.clone();
        well_formed(&session.ask(json!({"op": "load", "save": bad})), &Value::Null)?;
        let mut bad = save.clone();
        bad["actions"][at] = junk;
        well_formed(&session.ask(json!({"op": "load", "save": bad})), &Value::Null)?;
        let text = save.to_string();
        let cut = at * text.len() / 12;
        well_formed(&session.ask(json!({"op": "load", "save": text[..cut]})), &Value::Null)?;
    }
}
