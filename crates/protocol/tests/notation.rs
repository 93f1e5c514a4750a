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

/// As texts were written that name everybody: Syntax had a sign before a card that is exchanged and the place of a word before it,
/// and Padbolix passed with `0`.
const OLDER: [(&str, &str); 2] = [
    (
        r#"version 1
game "syntax"
seats [{"name":"Anna","bot":null},{"name":"Bob","bot":"medium"}]
options {"first_seat":0,"dictionary":"fr","deck":null,"packs":null,"referee":"challenge","minimum_length":2,"long_opening":false,"re_entry":null}
seed "5"
checksums {}

[1]
0RONFLEZ 1= 1MATTES 0= 0MU 1= 12>MUST 0= 0-X 1-V 0-N 1-G+ 0-O 1-N+ 0-C 1OU 0=
[2]
1VAGUES 0= 0BALLOTS 1= 1KI 0= 02=RI
end
"#,
        "0RONFLEZ = MATTES = MU = MUST<2 = X V N G+ O N+ C OU = [2] 1VAGUES = BALLOTS = KI = RI/2",
    ),
    (
        r#"version 1
game "padbolix"
seats [{"name":"Anna","bot":null},{"name":"Bob","bot":"medium"}]
options {"first_seat":0,"free_pass":"trick"}
seed "1"
checksums {}

[1]
0CD.GH.IJ.lM.UV.YZ 0Vv.XX 10 0O 1! 1dE.gH.jK.MN.PQ.QR.sT.TU.yZ 1W
end
"#,
        "0CD.GH.IJ.lM.UV.YZ 0Vv.XX . O ! 1dE.gH.jK.MN.PQ.QR.sT.TU.yZ 1W",
    ),
];

#[test]
fn older_texts_are_read_as_ever_and_written_shorter() {
    for (text, shorter) in OLDER {
        let mut session = Session::new();
        let loaded = session.done(json!({"op": "load", "save": text}));
        assert!(loaded.get("warning").is_none(), "{loaded} of\n{text}");
        let written = text_of(&mut session);
        let body = written.split_once("[1]\n").unwrap().1.trim_end().trim_end_matches("end").trim_end();
        assert_eq!(body.replace('\n', " "), shorter);
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
