//! Tests of matches as text that people can read: `save` with `as`, and `load` of its answer.
#![cfg(not(target_family = "wasm"))]
#![allow(clippy::unwrap_used)]

mod common;

use common::{Session, some_action};
use serde_json::{Value, json};

/// A match of a game that has gone on for some actions.
fn played(game: &str, actions: usize, seed: u64) -> Session {
    let seats = (*common::seats(game).start()).max(3);
    let mut session = Session::new();
    session.open(game, seats, json!({"seed": seed}));
    for number in 0..actions {
        let Some(act) = some_action(&mut session, number) else { break };
        session.ask(act);
    }
    session
}

fn text_of(session: &mut Session) -> String {
    session.done(json!({"op": "save", "as": "text"}))["save"].as_str().unwrap().to_owned()
}

fn save_of(session: &mut Session) -> Value {
    session.done(json!({"op": "save", "as": "json"}))["save"].clone()
}

#[test]
fn a_match_of_any_game_comes_back_from_its_text_as_it_was() {
    for game in protocol::all_ids() {
        for seed in 1..4 {
            let mut session = played(game, 90, seed);
            let (text, save) = (text_of(&mut session), save_of(&mut session));
            assert!(save["actions"].as_array().unwrap().len() > 10, "{game}: {text}");
            let mut other = Session::new();
            let loaded = other.done(json!({"op": "load", "save": text}));
            assert!(loaded.get("warning").is_none(), "{game}: {loaded} of\n{text}");
            assert_eq!(save_of(&mut other), save, "{game}:\n{text}");
            assert_eq!(text_of(&mut other), text);
            // It reads what the object of the same match reads.
            let needs = |save: Value| protocol::needs(&json!({"op": "load", "save": save}));
            assert_eq!(needs(text.into()), needs(save), "{game}");
        }
    }
}

#[test]
fn data_of_the_hosts_own_lies_in_the_text() {
    let mut session = Session::new();
    let data = json!({"topics": [{"subject": "fish and “chips”", "words": ["COD"]}]});
    session.open(
        "tally",
        3,
        json!({"data": data, "seats": [{"name": "Anna\u{a0}Lena"}, {}, {"bot": "easy"}]}),
    );
    let (text, save) = (text_of(&mut session), save_of(&mut session));
    session.done(json!({"op": "load", "save": text}));
    assert_eq!(save_of(&mut session), save);
}

#[test]
fn a_text_that_breaks_off_gives_its_beginning_or_is_refused_and_never_another_match() {
    let mut session = played("plis", 60, 5);
    let (text, save) = (text_of(&mut session), save_of(&mut session));
    let all = save["actions"].as_array().unwrap();
    let mut kept = 0;
    for end in (0..text.trim_end().len()).filter(|end| text.is_char_boundary(*end)) {
        let mut other = Session::new();
        let answer = other.ask(json!({"op": "load", "save": text[..end]}));
        if answer["ok"] == true {
            assert!(answer["warning"].is_object(), "cut at {end}: a loss must be told");
            let read = save_of(&mut other);
            let actions = read["actions"].as_array().unwrap();
            assert_eq!(actions[..], all[..actions.len()], "cut at {end}");
            assert_eq!(read["seed"], save["seed"], "cut at {end}");
            kept = kept.max(actions.len());
        } else {
            assert!(end < text.find("\n\n").unwrap() + 2, "cut at {end}: {answer}");
        }
    }
    assert!(kept + 1 >= all.len(), "{kept} of {}", all.len());
}

#[test]
fn a_token_that_is_none_ends_the_actions() {
    let mut session = played("padbolix", 30, 2);
    let text = text_of(&mut session);
    let wrong = ["9EF", "0", "x!", "0!@", "0!@1e9", "é!", "0E_F", "99", "@", "-0!", "0!!", "0\u{202e}!"];
    for token in wrong {
        let marred = text.replacen("\n[1]\n", &format!("\n[1]\n{token} "), 1);
        assert_ne!(marred, text);
        let mut other = Session::new();
        let answer = other.done(json!({"op": "load", "save": marred}));
        assert!(answer["warning"].is_object(), "{token}: {answer}");
        assert_eq!(save_of(&mut other)["actions"], json!([]), "{token}");
    }
}

#[test]
fn a_head_that_is_none_is_refused() {
    for head in [
        "version 1",
        "version 1\n\nend",
        "version 2\ngame \"plis\"\n\nend\n",
        "version 1\ngame \"plis\"\nseats 7\n\nend\n",
        "version 1\ngame plis\n\nend\n",
        "version 1\ngame \"chess\"\nseats []\nseed \"1\"\n\nend\n",
        "version one\ngame \"plis\"\n\nend\n",
        "version 1\nlonely\n\nend\n",
    ] {
        let error = Session::new().refused(json!({"op": "load", "save": head}));
        assert!(
            ["bad-save", "bad-request", "unknown-game"].contains(&error["code"].as_str().unwrap()),
            "{head}: {error}"
        );
    }
    let deep =
        format!("version 1\ngame \"plis\"\noptions {}1{}\n\nend\n", "[".repeat(9_000), "]".repeat(9_000));
    Session::new().refused(json!({"op": "load", "save": deep}));
}
