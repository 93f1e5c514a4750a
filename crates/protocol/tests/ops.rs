//! Tests of each request of the protocol and its answer.

mod common;

use common::{Session, asked_and_idle};
use serde_json::{Value, json};
use std::cell::Cell;
use std::rc::Rc;

#[test]
fn games_names_each_game_with_seats_options_and_levels() {
    let answer = Session::new().done(json!({"id": 1, "op": "games"}));
    let games = answer["games"].as_array().unwrap();
    let told: Vec<&str> = games.iter().map(|game| game["id"].as_str().unwrap()).collect();
    assert_eq!(told, protocol::ids().collect::<Vec<_>>());
    for game in games {
        let schema = &game["options"];
        assert_eq!(schema["type"], "object", "{schema}");
        for (name, option) in schema["properties"].as_object().unwrap() {
            assert!(option.get("default").is_some(), "{name} has no default: {option}");
            assert!(option["description"].is_string(), "{name} has no description: {option}");
        }
        let most = game["seats"]["max"].as_u64().unwrap();
        assert!((1..=most).contains(&game["seats"]["min"].as_u64().unwrap()), "{game}");
        if let Some(first) = schema["properties"].get("first_seat") {
            assert_eq!((&first["default"], &first["maximum"]), (&json!(0), &json!(most - 1)));
        }
        assert_eq!(game["levels"], json!(["easy", "medium", "hard"]));
        // A bot of a game against the clock takes so many milliseconds, the better ones fewer.
        let paces: Vec<u64> = game["paces"].as_array().unwrap().iter().filter_map(Value::as_u64).collect();
        assert!(matches!(paces.len(), 0 | 3) && paces.is_sorted_by(|slow, fast| slow > fast), "{paces:?}");
    }
}

#[test]
fn the_id_comes_back_whatever_it_is() {
    let mut session = Session::new();
    for id in [json!(1), json!("x"), json!(null), json!([{"a": 1.5}]), json!({"id": []}), json!(u64::MAX)] {
        assert_eq!(session.ask(json!({"id": id, "op": "games"}))["id"], id);
        assert_eq!(session.ask(json!({"id": id, "op": "?"}))["id"], id);
    }
    assert_eq!(session.ask(json!({"op": "games"}))["id"], Value::Null);
}

#[test]
fn a_view_names_game_and_seats_and_shows_a_hand_to_its_seat_alone() {
    for game in protocol::all_ids() {
        let seats = (*common::seats(game).start()).max(2);
        let mut session = Session::new();
        let spectator = session.open(game, seats, json!({}));
        assert_eq!(spectator["game"], game);
        assert_eq!(spectator["seat"], Value::Null);
        assert_eq!(spectator["seats"][1]["name"], "Bob");
        assert!(spectator.get("hand").is_none(), "{spectator}");
        for field in ["phase", "round", "turn", "to_act", "seats", "over"] {
            assert!(spectator.get(field).is_some(), "{game} has no {field}: {spectator}");
        }
        assert_eq!(session.done(json!({"op": "view"}))["view"], spectator);
        assert_eq!(session.done(json!({"op": "view", "seat": null}))["view"], spectator);
        for seat in 0..seats {
            let view = session.done(json!({"op": "view", "seat": seat}))["view"].clone();
            assert_eq!(view["seat"], seat);
            // Not every game has cards.
            if let Some(hand) = view["hand"].as_array() {
                assert_eq!(view["seats"][seat]["hand_count"], hand.len());
            }
            for other in 0..seats {
                assert!(view["seats"][other].get("hand").is_none(), "{view}");
                assert!(view["seats"][other]["score"].is_i64(), "{view}");
            }
        }
    }
}

#[test]
fn every_game_is_played_to_its_ranking() {
    let ends = |game| [*common::seats(game).start(), *common::seats(game).end()].map(|seats| (game, seats));
    for (game, seats) in protocol::all_ids().flat_map(ends) {
        let mut session = Session::new();
        let options = protocol::sample_options(game).pop().unwrap();
        session.open(game, seats, json!({"options": options}));
        let actions = session.play(20_000, 0);
        let view = session.done(json!({"op": "view"}))["view"].clone();
        assert_eq!((&view["over"], &view["to_act"]), (&json!(true), &json!([])), "{game}: {view}");
        let ranked: usize =
            view["ranking"].as_array().unwrap().iter().map(|rank| rank.as_array().unwrap().len()).sum();
        assert_eq!(ranked, seats);
        assert_eq!(session.done(json!({"op": "legal", "seat": 0}))["actions"], json!([]));
        session.check(json!({"op": "act", "seat": 0, "action": {"type": "pass"}}), "match-over");
        session.check(json!({"op": "act", "seat": 0, "action": "rubbish"}), "match-over");
        session.check(json!({"op": "bot", "seat": 0}), "match-over");
        let entries = session.done(json!({"op": "log"}))["entries"].as_array().unwrap().len();
        assert!(entries >= actions, "{entries} entries of {actions} actions");
    }
}

#[test]
fn legal_lists_what_act_takes_and_nothing_for_a_seat_that_may_not_act() {
    for game in protocol::all_ids() {
        let mut session = Session::new();
        let view = session.open(game, 3, json!({}));
        let (turn, idle) = asked_and_idle(&view);
        let save = session.done(json!({"op": "save"}))["save"].clone();
        let legal = session.done(json!({"op": "legal", "seat": turn}));
        assert!(legal["complete"].is_boolean());
        for action in legal["actions"].as_array().unwrap().iter().take(40) {
            session.done(json!({"op": "act", "seat": turn, "action": action}));
            session.done(json!({"op": "load", "save": save}));
        }
        if let Some(idle) = idle {
            let legal = session.done(json!({"op": "legal", "seat": idle}));
            assert_eq!((&legal["actions"], &legal["complete"]), (&json!([]), &json!(true)));
        }
    }
}

#[test]
fn check_says_what_act_would_and_does_nothing() {
    for game in protocol::all_ids() {
        let mut session = Session::new();
        let view = session.open(game, 3, json!({}));
        let (turn, idle) = asked_and_idle(&view);
        let save = session.done(json!({"op": "save"}))["save"].clone();
        let action = session.done(json!({"op": "legal", "seat": turn}))["actions"][0].clone();
        let fine = session.done(json!({"op": "check", "seat": turn, "action": action}));
        assert_eq!(fine["refusal"], Value::Null, "{game}");
        for (seat, action) in
            idle.map(|idle| (idle, action)).into_iter().chain([(turn, json!({"type": "fly"}))])
        {
            let checked = session.done(json!({"op": "check", "seat": seat, "action": action}));
            let acted = session.ask(json!({"op": "act", "seat": seat, "action": action}));
            assert_eq!((&acted["ok"], &acted["error"]), (&json!(false), &checked["refusal"]), "{game}");
        }
        assert_eq!(session.done(json!({"op": "save"}))["save"], save, "{game}: nothing was done");
    }
}

#[test]
fn act_answers_the_acting_seats_events_and_view_or_those_of_the_viewer() {
    let mut session = Session::new();
    session.open("plis", 3, json!({}));
    let action = session.done(json!({"op": "legal", "seat": 0}))["actions"][0].clone();
    let answer = session.done(json!({"op": "act", "seat": 0, "action": action}));
    assert_eq!(answer["view"]["seat"], 0);
    let event = &answer["events"][0];
    assert_eq!((&event["type"], &event["card"]), (&json!("played"), &action["card"]));
    assert_eq!(event["message"]["args"]["seat"], "Anna", "seats are said by name: {event}");

    let action = session.done(json!({"op": "legal", "seat": 1}))["actions"][0].clone();
    let answer = session.done(json!({"op": "act", "seat": 1, "action": action, "viewer": 0}));
    assert_eq!((&answer["view"]["seat"], answer["view"].get("hand").is_some()), (&json!(0), true));
    let action = session.done(json!({"op": "legal", "seat": 2}))["actions"][0].clone();
    let answer = session.done(json!({"op": "act", "seat": 2, "action": action, "viewer": null}));
    assert_eq!((&answer["view"]["seat"], answer["view"].get("hand")), (&Value::Null, None));
    session.check(json!({"op": "act", "seat": 0, "action": action, "viewer": 3}), "bad-request");
}

#[test]
fn a_bot_tells_a_legal_action_and_does_not_perform_it() {
    for game in protocol::all_ids() {
        let mut session = Session::new();
        let view = session.open(game, 3, json!({}));
        let (turn, idle) = asked_and_idle(&view);
        let before = session.everything();
        for level in ["random", "greedy", "easy", "medium", "hard"] {
            // Who takes time, as in a game against the clock, has taken it.
            let wish = json!({"op": "bot", "seat": turn, "level": level, "iterations": 20, "seed": "5", "waited_ms": 600_000});
            let answer = session.done(wish.clone());
            assert!(answer["after_ms"].is_u64() && answer["seen"] == 0, "{game} {level}: {answer}");
            assert_eq!(
                session.done(wish.clone())["action"],
                answer["action"],
                "{game} {level}: the same again"
            );
            let mut task = wish;
            task["op"] = "bot-task".into();
            let task = session.done(task)["task"].clone();
            let mut elsewhere = Session::new();
            let thought = elsewhere.done(json!({"op": "think", "task": task}));
            for field in ["action", "after_ms", "seen"] {
                assert_eq!(thought[field], answer[field], "{game} {level}: think is bot in another process");
            }
            assert_eq!(session.everything(), before);
            session.done(json!({"op": "act", "seat": turn, "action": answer["action"]}));
            session.open(game, 3, json!({}));
        }
        session.done(json!({"op": "bot", "seat": turn, "budget_ms": 5}));
        session.done(json!({"op": "bot", "seat": turn}));
        session.check(json!({"op": "bot", "seat": turn, "level": "genius"}), "bad-request");
        session.check(json!({"op": "bot", "seat": 3}), "bad-request");
        if let Some(idle) = idle {
            session.check(json!({"op": "bot", "seat": idle}), "not-your-turn");
            session.check(json!({"op": "bot-task", "seat": idle}), "not-your-turn");
        }
    }
}

#[test]
fn a_task_holds_the_seats_view_and_no_more() {
    let mut session = Session::new();
    session.open(
        "padbolix",
        3,
        json!({"seats": [{"name": "Anna", "bot": "easy"}, {}, {}], "seed": "7340182995116203"}),
    );
    let task = session.done(json!({"op": "bot-task", "seat": 0, "budget_ms": 100}))["task"].clone();
    assert_eq!(
        (&task["level"], &task["budget_ms"], &task["iterations"]),
        (&json!("easy"), &json!(100), &Value::Null)
    );
    assert!(!task.to_string().contains("7340182995116203") && !task.to_string().contains("Anna"), "{task}");
    let mut view = session.done(json!({"op": "view", "seat": 0}))["view"].clone();
    for of_the_table in ["game", "moves", "at_ms", "clocks"] {
        assert!(view.as_object_mut().unwrap().remove(of_the_table).is_some(), "{of_the_table}");
    }
    for seat in view["seats"].as_array_mut().unwrap() {
        let seat = seat.as_object_mut().unwrap();
        seat.remove("name");
        seat.remove("bot");
    }
    assert_eq!(task["view"], view);
    let task = session.done(json!({"op": "bot-task", "seat": 0}))["task"].clone();
    assert_eq!(task["budget_ms"], protocol::DEFAULT_BUDGET_MS);
}

#[test]
fn a_bad_task_is_refused() {
    let mut session = Session::new();
    session.open("plis", 3, json!({}));
    let task = session.done(json!({"op": "bot-task", "seat": 0, "iterations": 3}))["task"].clone();
    session.check(json!({"op": "think"}), "bad-request");
    for (field, value, code) in [
        ("view", json!({}), "bad-request"),
        ("view", json!(null), "bad-request"),
        ("level", json!("genius"), "bad-request"),
        ("game", json!("chess"), "unknown-game"),
        ("seats", json!(9), "bad-seats"),
        ("seats", json!(-1), "bad-request"),
        ("options", json!({"x": 1}), "bad-options"),
    ] {
        let mut bad = task.clone();
        bad[field] = value;
        session.check(json!({"op": "think", "task": bad}), code);
    }
    // A seat that may not act has no action.
    let mut idle = task.clone();
    idle["view"] = session.done(json!({"op": "view", "seat": 1}))["view"].clone();
    session.check(json!({"op": "think", "task": idle}), "bot-failed");
}

#[test]
fn one_human_undoes_whatever_was_done() {
    let mut session = Session::new();
    let seats = json!([{"name": "Anna"}, {"name": "Bob", "bot": "easy"}, {"name": "Chloé", "bot": "easy"}]);
    for game in protocol::ids() {
        session.open(game, 3, json!({"seats": seats}));
        let mut saves = vec![session.everything()];
        for _ in 0..8 {
            session.play(1, 3);
            saves.push(session.everything());
        }
        while let Some(now) = saves.pop() {
            assert_eq!(session.everything(), now, "{game}");
            if saves.is_empty() {
                session.check(json!({"op": "undo"}), "nothing-to-undo");
            } else {
                let answer = session.done(json!({"op": "undo", "viewer": 0}));
                assert_eq!(answer["view"]["seat"], 0);
            }
        }
        session.play(1, 0);
        assert_eq!(session.done(json!({"op": "undo"}))["view"]["seat"], Value::Null);
        session.check(json!({"op": "undo", "viewer": 3}), "bad-request");
    }
}

#[test]
fn several_humans_do_not_undo_what_was_seen() {
    let mut session = Session::new();
    for game in protocol::all_ids() {
        session.open(game, 3, json!({}));
        session.check(json!({"op": "undo"}), "nothing-to-undo");
    }
    // A card that was played was seen by the others.
    for game in ["syntax", "padbolix", "plis"] {
        session.open(game, 3, json!({}));
        session.play(1, 0);
        session.check(json!({"op": "undo", "dry": true}), "undo-hidden");
        session.check(json!({"op": "undo"}), "undo-hidden");
    }
}

#[test]
fn an_undo_that_only_asks_takes_nothing_back() {
    let mut session = Session::new();
    let seats = json!([{"name": "Anna"}, {"name": "Bob", "bot": "easy"}, {"name": "Chloé", "bot": "easy"}]);
    for game in protocol::ids() {
        session.open(game, 3, json!({"seats": seats}));
        session.check(json!({"op": "undo", "dry": true}), "nothing-to-undo");
        session.play(8, 3);
        let before = session.everything();
        session.done(json!({"op": "undo", "dry": true}));
        assert_eq!(session.everything(), before, "{game}");
    }
}

#[test]
fn save_and_load_give_the_match_back_in_any_host() {
    for game in protocol::ids() {
        let mut session = Session::new();
        session.open(game, 3, json!({"seed": "18446744073709551615"}));
        session.play(30, 1);
        let save = session.done(json!({"op": "save"}))["save"].clone();
        assert_eq!((&save["version"], &save["game"]), (&json!(1), &json!(game)));
        assert_eq!(save["seed"], "18446744073709551615", "seeds are text: JavaScript would round them");
        let before = session.everything();
        for form in [save.clone(), json!(save.to_string())] {
            let mut other = Session::new();
            let answer = other.done(json!({"op": "load", "save": form}));
            assert!(answer.get("warning").is_none(), "{answer}");
            assert_eq!(other.everything(), before, "{game}");
            assert_eq!(other.done(json!({"op": "save"}))["save"], save);
        }
    }
}

#[test]
fn a_save_that_breaks_off_yields_its_valid_prefix_and_says_so() {
    let mut session = Session::new();
    session.open("plis", 3, json!({}));
    session.play(10, 1);
    let save = session.done(json!({"op": "save"}))["save"].clone();

    let mut wrong = save.clone();
    wrong["actions"][6] = wrong["actions"][5].clone();
    let answer = session.done(json!({"op": "load", "save": wrong}));
    let warning = &answer["warning"];
    assert_eq!((&warning["at"], &warning["kept"]), (&json!(6), &json!(6)));
    assert_eq!(warning["message"]["key"], "warning-action-refused");
    assert!(warning["error"]["code"].is_string(), "{warning}");
    assert_eq!(session.done(json!({"op": "save"}))["save"]["actions"].as_array().unwrap().len(), 6);

    let mut wrong = save.clone();
    wrong["actions"][4]["action"] = json!({"type": "fly"});
    let answer = session.done(json!({"op": "load", "save": wrong}));
    assert_eq!((&answer["warning"]["at"], &answer["warning"]["error"]), (&json!(4), &Value::Null));

    let mut wrong = save.clone();
    wrong["actions"][3] = json!("?");
    let answer = session.done(json!({"op": "load", "save": wrong}));
    assert_eq!(
        (&answer["warning"]["at"], &answer["warning"]["message"]["key"]),
        (&json!(3), &json!("warning-save-cut"))
    );

    let text = save.to_string();
    let head = text.find("\"actions\"").unwrap() + 12;
    for end in (head..text.len()).step_by(31) {
        let answer = session.done(json!({"op": "load", "save": text[..end]}));
        let kept = answer["warning"]["kept"].as_u64().unwrap() as usize;
        let actions = session.done(json!({"op": "save"}))["save"]["actions"].clone();
        assert_eq!(
            actions.as_array().unwrap()[..],
            save["actions"].as_array().unwrap()[..kept],
            "cut at {end}"
        );
    }
    session.check(json!({"op": "load", "save": text[..text.find("\"seed\"").unwrap()]}), "bad-save");
}

#[test]
fn another_dictionary_than_the_saves_is_told() {
    let mut session = Session::new();
    session.open("syntax", 2, json!({}));
    session.play(4, 0);
    let mut save = session.done(json!({"op": "save"}))["save"].clone();
    let names: Vec<&String> = save["checksums"].as_object().unwrap().keys().collect();
    assert!(names.contains(&&"dictionary-fr".to_owned()), "{names:?}");
    save["checksums"]["dictionary-fr"] = "0".into();
    let answer = session.done(json!({"op": "load", "save": save}));
    assert_eq!(
        answer["warning"]["message"],
        json!({"key": "warning-checksum", "args": {"name": "dictionary-fr"}})
    );
    assert_eq!(answer["warnings"].as_array().unwrap().len(), 1);
    let again = session.done(json!({"op": "save"}))["save"].clone();
    assert!(
        session.done(json!({"op": "load", "save": again})).get("warning").is_none(),
        "told once is enough"
    );
}

#[test]
fn a_log_tells_each_seat_what_it_may_know() {
    let mut session = Session::new();
    session.open("syntax", 2, json!({"setup": {
        "hands": [["A", "I", "R"], ["T", "U", "E"]], "face_up": "S", "stock": ["B", "O", "N", "D"], "discard": [], "table": [],
        "dealer": 1,
    }}));
    session.done(
        json!({"op": "act", "seat": 0, "action": {"type": "exchange", "discard": "R", "take": "stock"}}),
    );
    let mut log = |seat: Value| session.done(json!({"op": "log", "seat": seat}))["entries"].clone();
    let (own, other, public) = (log(json!(0)), log(json!(1)), log(Value::Null));
    let last = |entries: &Value| entries.as_array().unwrap().last().unwrap().clone();
    assert!(last(&own).to_string().contains("\"B\""), "the seat knows what it drew: {own}");
    assert!(
        !last(&other).to_string().contains("\"B\"") && !last(&public).to_string().contains("\"B\""),
        "{other}"
    );
    for entries in [&own, &other, &public] {
        for (index, entry) in entries.as_array().unwrap().iter().enumerate() {
            assert_eq!(entry["seq"], index);
            assert!(entry["message"]["key"].is_string());
        }
        let last = last(entries);
        assert_eq!((&last["seat"], &last["action"]["type"]), (&json!(0), &json!("exchange")));
    }
}

#[test]
fn needs_names_the_resources_of_the_match_and_no_others() {
    let needs = |request: Value| -> Vec<String> {
        protocol::needs(&request).iter().map(ToString::to_string).collect()
    };
    let new = |options: Value| json!({"op": "new", "game": "syntax", "seats": [{}, {}], "options": options});
    assert_eq!(needs(new(json!({}))), ["dictionary-fr", "deck-syntax-fr"]);
    assert_eq!(needs(new(Value::Null)), ["dictionary-fr", "deck-syntax-fr"]);
    assert_eq!(needs(new(json!({"dictionary": "en"}))), ["dictionary-en", "deck-syntax-en"]);
    assert_eq!(
        needs(new(json!({"dictionary": "both"}))),
        ["dictionary-fr", "dictionary-en", "deck-syntax-fr"]
    );
    assert_eq!(needs(json!({"op": "new", "game": "plis"})), [""; 0]);
    for no_request in [
        json!(null),
        json!([]),
        json!({"op": "load"}),
        json!({"op": "new"}),
        new(json!(7)),
        json!({"op": "view"}),
    ] {
        assert_eq!(needs(no_request), [""; 0]);
    }
    let mut session = Session::new();
    session.open("syntax", 2, json!({"options": {"dictionary": "en"}}));
    let save = session.done(json!({"op": "save"}))["save"].clone();
    assert_eq!(needs(json!({"op": "load", "save": save})), ["dictionary-en", "deck-syntax-en"]);
    assert_eq!(needs(json!({"op": "load", "save": save.to_string()})), ["dictionary-en", "deck-syntax-en"]);
    let turn = session.done(json!({"op": "view"}))["view"]["turn"].clone();
    let task = session.done(json!({"op": "bot-task", "seat": turn}))["task"].clone();
    assert_eq!(needs(json!({"op": "think", "task": task})), ["dictionary-en", "deck-syntax-en"]);
}

#[test]
fn a_match_without_its_resources_is_refused_and_the_old_one_stays() {
    let save = {
        let mut session = Session::new();
        session.open("syntax", 2, json!({}));
        session.done(json!({"op": "save"}))["save"].clone()
    };
    let task = {
        let mut session = Session::new();
        session.open("syntax", 2, json!({"setup": {"dealer": 1}}));
        session.done(json!({"op": "bot-task", "seat": 0}))["task"].clone()
    };
    let there = Rc::new(Cell::new(false));
    let asked = Rc::clone(&there);
    let mut session = Session::with(move |name| common::resources(name).filter(|_| asked.get()));
    session.open("plis", 3, json!({}));
    let requests = [
        json!({"op": "new", "game": "syntax", "seats": [{}, {}]}),
        json!({"op": "load", "save": save}),
        json!({"op": "think", "task": task}),
    ];
    for request in &requests {
        let error = session.refused(request.clone());
        assert_eq!(
            (&error["code"], &error["message"]),
            (
                &json!("resource-unavailable"),
                &json!({"key": "error-resource-unavailable", "args": {"name": "dictionary-fr"}})
            )
        );
    }
    // Asking again is all that is needed.
    there.set(true);
    for request in requests {
        session.done(request);
    }
}

#[test]
fn without_a_seed_every_match_has_another() {
    let mut session = Session::new();
    let new = json!({"op": "new", "game": "plis", "seats": [{}, {}, {}]});
    session.done(new.clone());
    let first = session.done(json!({"op": "save"}))["save"]["seed"].clone();
    session.done(new);
    assert_ne!(session.done(json!({"op": "save"}))["save"]["seed"], first);
}

#[test]
fn spi_31_words_are_looked_up_while_they_are_written() {
    let mut session = Session::new();
    session.open("spikit", 2, json!({}));
    let ask = |text: &str, lang: &str| json!({"op": "words", "text": text, "lang": lang});
    let answer = session.done(ask("l'air rien flaair", "fr"));
    let known: Vec<(&str, bool)> = answer["words"]
        .as_array()
        .unwrap()
        .iter()
        .map(|word| (word["word"].as_str().unwrap(), word["known"].as_bool().unwrap()))
        .collect();
    assert_eq!(known, [("air", true), ("rien", true), ("flaair", false)]);
    assert_eq!(answer["refused"]["key"], "spikit-refused-word");
    assert_eq!(answer["refused"]["args"]["word"], "flaair");
    assert_eq!(session.done(ask("tea", "en"))["refused"], Value::Null);
    assert_eq!(session.done(ask("tea", "nl"))["refused"]["key"], "spikit-refused-language");
    assert_eq!(session.done(ask("  ", "en"))["refused"]["key"], "spikit-refused-no-words");
    // In a game of challenges it would tell whether a word is valid.
    session.open("syntax", 2, json!({}));
    session.check(ask("rien", "fr"), "bad-request");
    Session::new().check(ask("rien", "fr"), "no-match");
}
