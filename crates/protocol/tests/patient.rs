//! Tests of a host whose resources come later: what waits, what does not, and which match is open in the end.
#![allow(clippy::unwrap_used, reason = "a test that fails here has failed")]

mod common;

use lexicon::{DICTIONARY, MORPHOLOGY};
use protocol::{Games, Output, PatientHost, Resource};
use serde_json::{Value, json};

/// A host on a network that the test plays, and what it said since it was last asked.
struct Line {
    host: PatientHost,
    said: Vec<String>,
}

/// `1 ok`, `2 stale`, `fetch dictionary-fr`, `thinking 3`.
fn brief(output: Output) -> String {
    match output {
        Output::Fetch(name) => format!("fetch {name}"),
        Output::FetchAhead(name) => format!("fetch {name} ahead"),
        Output::Thinking(id) => format!("thinking {id}"),
        Output::Answer(answer) => {
            let code = answer["error"]["code"].as_str().unwrap_or("ok");
            let what = match &answer["view"]["game"] {
                Value::String(game) => format!(" {game}"),
                _ => String::new(),
            };
            format!("{} {code}{what}", answer["id"])
        }
    }
}

impl Line {
    fn new() -> Line {
        let mut seed = 0;
        let seeds = move || {
            seed += 1;
            seed
        };
        Line { host: PatientHost::of(Games::all(), Box::new(|| 0.0), Box::new(seeds)), said: Vec::new() }
    }

    #[track_caller]
    fn asks(&mut self, request: Value, said: &[&str]) -> &mut Line {
        let mut decks = Vec::new();
        self.host.receive(request, &mut |output| match output {
            // Decks come at once: the word lists are what one waits for.
            Output::Fetch(name) if name.kind().name == "deck" => decks.push(name),
            output => self.said.push(brief(output)),
        });
        for name in decks {
            let deck = common::resources(&name);
            self.host.arrived(&name, deck, &mut |output| self.said.push(brief(output)));
        }
        self.says(said)
    }

    #[track_caller]
    fn gets(&mut self, name: &str, said: &[&str]) -> &mut Line {
        let name = DICTIONARY.named(name);
        let resource = common::resources(&name);
        assert!(resource.is_some());
        self.host.arrived(&name, resource, &mut |output| self.said.push(brief(output)));
        self.says(said)
    }

    #[track_caller]
    fn lacks(&mut self, name: &str, said: &[&str]) -> &mut Line {
        let name = DICTIONARY.named(name);
        self.host.arrived(&name, None, &mut |output| self.said.push(brief(output)));
        self.says(said)
    }

    #[track_caller]
    fn says(&mut self, said: &[&str]) -> &mut Line {
        assert_eq!(std::mem::take(&mut self.said), said);
        self
    }
}

fn syntax(id: u8, words: &str) -> Value {
    json!({"id": id, "op": "new", "game": "syntax", "seats": [{}, {}], "options": {"dictionary": words}})
}

fn plis(id: u8, seats: usize) -> Value {
    json!({"id": id, "op": "new", "game": "plis", "seats": vec![json!({}); seats]})
}

fn view(id: u8) -> Value {
    json!({"id": id, "op": "view"})
}

#[test]
fn a_match_that_needs_nothing_does_not_wait_for_anothers_word_list() {
    Line::new()
        .asks(syntax(1, "fr"), &["fetch dictionary-fr"])
        .asks(plis(2, 3), &["1 stale", "2 ok plis"])
        .asks(view(3), &["3 ok plis"])
        // The word list arrives: nobody waits for it, and the match that was opened later stays.
        .gets("fr", &[])
        .asks(view(4), &["4 ok plis"])
        .asks(syntax(5, "fr"), &["5 ok syntax"]);
}

#[test]
fn what_is_about_the_match_waits_for_the_match_that_it_means() {
    let mut line = Line::new();
    line.asks(plis(1, 3), &["1 ok plis"])
        .asks(syntax(2, "fr"), &["fetch dictionary-fr"])
        .asks(view(3), &[])
        .asks(json!({"id": 4, "op": "act", "seat": 0, "action": {}}), &[])
        .asks(json!({"id": 5, "op": "games"}), &["5 ok"])
        .gets("fr", &["2 ok syntax", "3 ok syntax", "4 bad-request"]);
}

#[test]
fn what_waited_behind_a_match_that_never_came_is_refused_with_it() {
    Line::new()
        .asks(plis(1, 3), &["1 ok plis"])
        .asks(syntax(2, "fr"), &["fetch dictionary-fr"])
        .asks(json!({"id": 3, "op": "undo"}), &[])
        .asks(syntax(4, "en"), &["fetch dictionary-en", "2 stale", "3 stale"])
        .gets("fr", &[])
        .asks(view(5), &[])
        .gets("en", &["4 ok syntax", "5 ok syntax"]);
}

#[test]
fn a_later_match_that_is_refused_changes_nothing() {
    Line::new()
        .asks(syntax(1, "fr"), &["fetch dictionary-fr"])
        .asks(plis(2, 9), &["2 bad-seats"])
        .asks(json!({"id": 3, "op": "load", "save": "rubbish"}), &["3 bad-save"])
        .gets("fr", &["1 ok syntax"]);
}

#[test]
fn a_word_list_that_cannot_be_had_is_named_and_asking_again_tries_again() {
    let mut line = Line::new();
    line.asks(plis(1, 3), &["1 ok plis"])
        .asks(syntax(2, "both"), &["fetch dictionary-fr", "fetch dictionary-en"])
        .asks(view(3), &[])
        .gets("fr", &[]);
    let mut answers = Vec::new();
    line.host.arrived(&DICTIONARY.named("en"), None, &mut |output| answers.push(output));
    let Some(Output::Answer(refused)) = answers.first() else { panic!("{answers:?}") };
    let message = json!({"key": "error-resource-unavailable", "args": {"name": "dictionary-en"}});
    assert_eq!(
        (&refused["error"]["code"], &refused["error"]["message"]),
        (&json!("resource-unavailable"), &message)
    );
    assert_eq!(brief(answers.remove(1)), "3 ok plis", "the old match is still there");
    line.asks(syntax(4, "both"), &["fetch dictionary-en"]).gets("en", &["4 ok syntax"]);
}

#[test]
fn one_download_serves_all_who_wait_for_it() {
    Line::new()
        .asks(json!({"id": 1, "op": "prepare", "for": syntax(0, "fr")}), &["fetch dictionary-fr"])
        .asks(syntax(2, "fr"), &[])
        .gets("fr", &["2 ok syntax", "1 ok"])
        .asks(json!({"id": 3, "op": "prepare", "for": plis(0, 3)}), &["3 ok"]);
    Line::new()
        .asks(json!({"id": 1, "op": "prepare", "for": syntax(0, "fr")}), &["fetch dictionary-fr"])
        .lacks("fr", &["1 resource-unavailable"])
        .asks(view(2), &["2 no-match"]);
}

#[test]
fn a_thought_waits_for_its_own_word_list_and_says_when_it_begins() {
    let mut session = common::Session::new();
    session.open("syntax", 2, json!({"setup": {"dealer": 1}}));
    let task = session.done(json!({"op": "bot-task", "seat": 0, "iterations": 1}))["task"].clone();
    let think = |id: u8| json!({"id": id, "op": "think", "task": task});
    Line::new()
        .asks(think(1), &["fetch dictionary-fr"])
        .asks(plis(2, 3), &["2 ok plis"])
        .gets("fr", &["thinking 1", "1 ok"])
        .asks(think(3), &["thinking 3", "3 ok"]);
}

#[test]
fn what_is_no_request_is_answered() {
    Line::new()
        .asks(json!(null), &["null bad-request"])
        .asks(json!([1]), &["null bad-request"])
        .asks(json!({"id": 7}), &["7 bad-request"])
        .asks(json!({"id": 8, "op": "prepare"}), &["8 ok"]);
}

#[test]
fn what_one_host_has_another_can_be_handed() {
    let mut line = Line::new();
    line.asks(syntax(1, "fr"), &["fetch dictionary-fr"]).gets("fr", &["1 ok syntax"]);
    let held = line.host.held(&syntax(2, "both"));
    let names: Vec<String> = held.iter().map(|(name, _)| name.to_string()).collect();
    assert_eq!(names, ["dictionary-fr", "deck-syntax-fr"], "and not what is not there");
    let mut other = Line::new();
    other.asks(syntax(1, "fr"), &["fetch dictionary-fr"]);
    for (name, resource) in held {
        let handed = name.handed(&name.hand_on(&resource).unwrap());
        assert!(handed.is_some(), "{name}");
        other.host.arrived(&name, handed, &mut |output| other.said.push(brief(output)));
    }
    other.says(&["1 ok syntax"]);
}

#[test]
fn what_a_match_of_themes_needs_is_handed_on_whole() {
    let new = json!({"op": "new", "game": "themes", "seats": [{}, {}, {}], "options": {"words": "fr"}});
    let names = ["dictionary-fr", "morphology-fr", "roots-fr", "themes-fr"];
    let fetches = names.map(|name| format!("fetch {name}"));
    let request = |id: u8| {
        let mut request = new.clone();
        request["id"] = json!(id);
        request
    };
    let mut line = Line::new();
    line.asks(request(1), &fetches.each_ref().map(String::as_str));
    for kind in [&DICTIONARY, &MORPHOLOGY, &themes::ROOTS, &themes::LISTS] {
        let name = kind.named("fr");
        let there = common::resources(&name);
        assert!(there.is_some(), "{name}");
        line.host.arrived(&name, there, &mut |output| line.said.push(brief(output)));
    }
    line.says(&["1 ok themes"]);
    let mut other = Line::new();
    other.asks(request(1), &fetches.each_ref().map(String::as_str));
    for (name, resource) in line.host.held(&new) {
        let bytes = name.hand_on(&resource).unwrap();
        let handed = name.handed(&bytes);
        assert!(handed.is_some(), "{name}");
        if name.kind().name == "themes" {
            let lists = |of: &Resource| of.get::<themes::Lists>().unwrap();
            assert_eq!(lists(handed.as_ref().unwrap()), lists(&resource));
            assert!(themes::LISTS.named("en").handed(&bytes).is_none(), "another language's");
        }
        other.host.arrived(&name, handed, &mut |output| other.said.push(brief(output)));
    }
    other.says(&["1 ok themes"]);
}
