//! Tests of data that a host brings itself, mostly a deck of Syntax.
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
    let mut session = Session::with(|name| common::resources(name).filter(|_| name.kind().name != "deck"));
    let request = new(&deck());
    let needs: Vec<String> = protocol::needs(&request).iter().map(ToString::to_string).collect();
    assert_eq!(needs, ["dictionary-fr"]);
    let view = session.done(request)["view"].clone();
    // A view names the deck by its checksum, and holds nothing else of it.
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
        (json!({"dock": {}}), "/dock", "error-data-unknown"),
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
        (json!({"deck": with("/id", json!("a\u{202e}b"))}), "/deck/id", "syntax-deck-id"),
        (json!({"deck": with("/id", json!("x".repeat(61)))}), "/deck/id", "syntax-deck-id"),
        (json!({"deck": {"id": "x", "language": "fr"}}), "/deck", "error-data-missing"),
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

    // Wherever the text breaks off, it is never read as another match.
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

    let mut thinker = Session::with(|name| common::resources(name).filter(|_| name.kind().name != "deck"));
    let think = |task: &Value| json!({"op": "think", "task": task});
    // A thinker that was never given the data says so, and the next task brings them.
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
    // Thinking about another match makes it forget them.
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

fn spikit() -> Value {
    serde_json::from_str(include_str!("../../../www/decks/spikit.template.json")).unwrap()
}

fn new_spikit(deck: &Value) -> Value {
    json!({"op": "new", "game": "spikit", "seats": [{"name": "Anna"}, {"name": "Bob", "bot": "easy"}], "seed": 7,
        "data": {"deck": deck}})
}

#[test]
fn spi_5_the_decks_of_the_box_can_all_be_played() {
    for (options, text) in [
        (json!({"deck": "fr-en"}), include_str!("../../../www/decks/spikit.fr-en.json")),
        (json!({"deck": "fr-nl"}), include_str!("../../../www/decks/spikit.fr-nl.json")),
    ] {
        let mut session = Session::new();
        let view = session.open("spikit", 3, json!({"options": options}));
        let deck: Value = serde_json::from_str(text).unwrap();
        assert_eq!(view["langs"], deck["languages"]);
        session.play(60, 3);
        // The host brings the same file.
        session.done(new_spikit(&deck));
    }
}

#[test]
fn spi_5_a_deck_of_ones_own_needs_the_dictionaries_of_its_languages_alone() {
    let mut session = Session::with(|name| common::resources(name).filter(|_| name.kind().name != "deck"));
    let needs = |request: &Value| -> Vec<String> {
        protocol::needs(request).iter().map(ToString::to_string).collect()
    };
    assert_eq!(
        needs(&new_spikit(&spikit())),
        ["dictionary-fr", "morphology-fr", "dictionary-en", "morphology-en"]
    );
    session.done(new_spikit(&spikit()));
    let mut dutch = spikit();
    dutch["languages"][1] = "nl".into();
    for family in dutch["families"].as_array_mut().unwrap() {
        for slot in family["slots"].as_array_mut().unwrap() {
            slot["nl"] = slot["en"].take();
            slot.as_object_mut().unwrap().shift_remove("en");
        }
    }
    assert_eq!(needs(&new_spikit(&dutch)), ["dictionary-fr", "morphology-fr"]);
    let view = session.done(new_spikit(&dutch))["view"].clone();
    assert_eq!(view["langs"], json!(["fr", "nl"]));
    session.play(40, 1);
}

#[test]
fn spi_5_what_is_wrong_with_a_deck_is_told_with_its_place() {
    let mut session = Session::new();
    session.open("spikit", 2, json!({}));
    let mut check = |pointer: &str, value: Value, place: &str, key: &str| {
        let mut deck = spikit();
        *deck.pointer_mut(pointer).unwrap() = value;
        let error = session.refused(new_spikit(&deck));
        assert_eq!(
            (error["code"].as_str(), error["place"].as_str(), error["message"]["key"].as_str()),
            (Some("bad-data"), Some(format!("/deck{place}").as_str()), Some(key)),
            "{pointer}"
        );
    };
    check("/format", 2.into(), "/format", "spikit-deck-format");
    check("/id", "".into(), "/id", "spikit-deck-id");
    check("/languages", json!(["fr", "fr"]), "/languages", "spikit-deck-languages");
    check("/languages", json!(["fr", "nl"]), "/families/0/slots/0", "spikit-deck-other-language");
    check("/families/1/colour", "red".into(), "/families/1/colour", "spikit-deck-colour");
    check("/families/9/colour", "mauve".into(), "/families/9/colour", "error-data-unknown");
    check("/families/3/slots", json!([]), "/families/3/slots", "spikit-deck-slots");
    let french = json!({"fr": {"text": "le lapin"}});
    check("/families/0/slots/0", french, "/families/0/slots/0", "spikit-deck-missing");
    check("/families/0/slots/2/en/text", " ".into(), "/families/0/slots/2/en/text", "spikit-deck-text");
    check("/families/2/slots/0/en/text", "Lea".into(), "/families/2/slots/0", "spikit-deck-neutral");
    let features = json!({"text": "x", "features": {"category": "noun", "number": "dual"}});
    check("/families/0/slots/1/fr", features, "/families/0/slots/1/fr/features/number", "error-data-unknown");
    let more = json!({"text": "x", "sense": ["food"]});
    check("/families/0/slots/1/fr", more, "/families/0/slots/1/fr/sense", "error-data-unknown");
    let verb = |takes: Value| json!({"text": "x", "features": {"category": "verb", "takes": takes}});
    let at = "/families/0/slots/1/fr";
    let takes = format!("{at}/features/takes");
    check(
        at,
        verb(json!([[{"object": ["common"]}]])),
        &format!("{takes}/0/0/object/0"),
        "error-data-unknown",
    );
    check(at, verb(json!([[{"objet": []}]])), &format!("{takes}/0/0/objet"), "error-data-unknown");
    check(at, verb(json!([["x"]])), &format!("{takes}/0/0"), "error-data-unknown");
    check(at, verb(json!(vec![json!([]); 9])), &takes, "spikit-deck-takes");
    check(at, verb(json!([["place", "place", "place", "place", "place"]])), &takes, "spikit-deck-takes");
    for person in [0, 4, 255] {
        let features = json!({"text": "x", "features": {"category": "verb", "person": person}});
        check(at, features, &format!("{at}/features/person"), "error-data-unknown");
    }
    check("/name", json!({"fr": "x".repeat(61)}), "/name/fr", "spikit-deck-name");
    check("/name", json!({"fr": "a\u{200b}b"}), "/name/fr", "spikit-deck-name");
    check(
        "/name",
        (0..13).map(|n| (format!("l{n}"), json!("x"))).collect::<Value>(),
        "/name",
        "spikit-deck-name",
    );
    check("/id", "\u{200b}".into(), "/id", "spikit-deck-id");
}

#[test]
fn spi_5_the_words_of_a_card_can_be_seen_and_told_from_those_of_others() {
    let mut session = Session::new();
    session.open("spikit", 2, json!({}));
    let mut check = |text: &str, key: &str, arg: (&str, Value)| {
        let mut deck = spikit();
        deck["families"][3]["slots"][1]["fr"]["text"] = text.into();
        let error = session.refused(new_spikit(&deck));
        assert_eq!(
            (&error["message"]["key"], &error["place"]),
            (&json!(key), &json!("/deck/families/3/slots/1/fr/text")),
            "{text:?}"
        );
        let colour = deck["families"][3]["colour"].as_str().unwrap();
        assert_eq!(error["message"]["args"]["card"], format!("{colour}.fr.2"));
        assert_eq!(error["message"]["args"][arg.0], arg.1, "{text:?}");
    };
    let fault = |code: &str| ("fault", json!(code));
    check("\u{200b}", "spikit-deck-text", fault("sign"));
    check("le \u{202e}nipal", "spikit-deck-text", ("sign", json!("U+202E")));
    check(" ", "spikit-deck-text", fault("empty"));
    check(&"x".repeat(61), "spikit-deck-text", fault("long"));
    check(&format!("a{}", "\u{301}".repeat(59)), "spikit-deck-text", fault("marks"));
    let other = spikit()["families"][0]["slots"][0]["fr"]["text"].as_str().unwrap().to_uppercase();
    check(&format!(" {} ", other.replace(' ', "  ")), "spikit-deck-alike", ("other", json!("red.fr.1")));
}

const KITCHEN: &str = include_str!("../../../docs/examples/cuisine-et-aliments.txt");

fn check_data(session: &mut Session, game: &str, data: Value) -> Value {
    session.ask(json!({"op": "check-data", "game": game, "data": data, "title": "classe"}))
}

#[test]
fn data_are_checked_without_a_match_and_the_running_one_is_left_alone() {
    let mut session = Session::new();
    session.open("plis", 3, json!({}));
    let before = session.done(json!({"op": "view"}));
    // The answer says what `new` would: nothing, or a refusal with its place.
    let answer = check_data(&mut session, "spikit", json!({"deck": spikit()}));
    assert_eq!(
        (&answer["ok"], &answer["refusal"], &answer["line"]),
        (&json!(true), &Value::Null, &Value::Null)
    );
    assert_eq!(answer["preview"]["cards"].as_array().unwrap().len(), 100);
    let mut deck = spikit();
    deck["families"][3]["slots"][1]["fr"]["text"] = "".into();
    let answer = check_data(&mut session, "spikit", json!({"deck": deck}));
    assert_eq!(answer["refusal"]["code"], "bad-data");
    assert_eq!(answer["refusal"]["place"], "/deck/families/3/slots/1/fr/text");
    assert_eq!(session.done(json!({"op": "view"})), before);
    // An unknown option is no mistake of the data.
    let answer = session.ask(json!({"op": "check-data", "game": "plis", "data": {}, "options": {"x": 1}}));
    assert_eq!(answer["error"]["code"], "bad-options");
    assert_eq!(
        session.ask(json!({"op": "check-data", "game": "chess", "data": {}}))["error"]["code"],
        "unknown-game"
    );
}

#[test]
fn data_may_be_lines_of_text_and_faults_have_lines() {
    let mut session = Session::new();
    let answer = check_data(&mut session, "spikit", json!({"deck": KITCHEN}));
    assert_eq!(answer["refusal"], Value::Null);
    let deck = answer["data"]["deck"].clone();
    assert_eq!(
        (&deck["id"], &deck["families"][0]["slots"][0]["en"]["text"]),
        (&json!("Cuisine et aliments"), &json!("the cook"))
    );
    // What was read can be dealt.
    session.done(new_spikit(&deck));
    let mut check = |text: &str, key: &str, line: Value| {
        let answer = check_data(&mut session, "spikit", json!({"deck": text}));
        assert_eq!((&answer["refusal"]["message"]["key"], &answer["line"]), (&json!(key), &line));
    };
    check("bonjour", "spikit-written-none", Value::Null);
    check(&KITCHEN.replace(" / dans la cuisine", ""), "spikit-written-parts", json!(3));
    check(&KITCHEN.replace("/ regarde /", "/ épluche /"), "spikit-deck-alike", json!(18));
    check(
        &KITCHEN.replace("le lapin", "x").replace("épluche", &"x".repeat(61)),
        "spikit-deck-text",
        json!(3),
    );
    let card = check_data(
        &mut session,
        "themes",
        json!({"card": "En classe : cahier, crayon\nÀ la ferme : poule, pêche, péché"}),
    );
    assert_eq!((&card["refusal"]["message"]["key"], &card["line"]), (&json!("themes-card-twice"), &json!(2)));
    let card = check_data(&mut session, "themes", json!({"card": "En classe : cahier, crayon"}));
    assert_eq!((&card["refusal"], &card["data"]["card"]["name"]), (&Value::Null, &json!("classe")));
    // A game that reads no texts says that it is none of its data.
    let answer = check_data(&mut session, "plis", json!({"deck": "A"}));
    assert_eq!(answer["refusal"]["code"], "bad-data");
}

#[test]
fn slips_in_a_deck_are_remarked_on_with_their_lines() {
    let mut session = Session::new();
    let text = KITCHEN
        .replace("le cuisinier", "Le cuisinier")
        .replace("dans la cuisine", "dans la cuisine.")
        .replace("le dernier gâteau", "le dernier gÃ¢teau");
    let answer = check_data(&mut session, "spikit", json!({"deck": text}));
    let remarks: Vec<(String, u64)> = answer["remarks"]
        .as_array()
        .unwrap()
        .iter()
        .filter(|remark| remark["line"].is_u64())
        .map(|remark| {
            (remark["message"]["key"].as_str().unwrap().to_owned(), remark["line"].as_u64().unwrap())
        })
        .collect();
    for wanted in [("spikit-remark-stop", 3), ("spikit-remark-encoding", 9)] {
        assert!(remarks.contains(&(wanted.0.to_owned(), wanted.1)), "{wanted:?} in {remarks:?}");
    }
}

#[test]
fn what_an_outline_says_of_words_holds() {
    let mut session = Session::new();
    let mut deck = check_data(&mut session, "spikit", json!({"deck": KITCHEN}))["data"]["deck"].clone();
    deck["families"][0]["slots"][1]["fr"]["outline"] = json!({"category": "noun", "number": "plural"});
    let answer = check_data(&mut session, "spikit", json!({"deck": deck}));
    let cards = answer["preview"]["cards"].as_array().unwrap();
    let card = cards.iter().find(|card| card["card"] == "red.fr.2").unwrap();
    assert_eq!(
        (&card["readings"][0]["category"], &card["readings"][0]["number"]),
        (&json!("noun"), &json!("plural"))
    );
    assert_eq!(card["doubt"], Value::Null);
    // The record keeps it, and another outline is another deck.
    let sums = |deck: &Value| {
        let mut session = Session::new();
        session.done(new_spikit(deck));
        session.done(json!({"op": "save"}))["save"]["checksums"].to_string()
    };
    let first = sums(&deck);
    deck["families"][0]["slots"][1]["fr"]["outline"]["number"] = "singular".into();
    assert_ne!(first, sums(&deck));
}

#[test]
fn a_host_that_has_an_earlier_save_is_given_what_came_since() {
    let mut session = Session::new();
    session.done(new(&deck()));
    let pass = |session: &mut Session| {
        let seat = session.done(json!({"op": "view"}))["view"]["turn"].clone();
        let action = session.done(json!({"op": "legal", "seat": seat, "limit": 1}))["actions"][0].clone();
        session.done(json!({"op": "act", "seat": seat, "action": action}));
    };
    pass(&mut session);
    let before = session.done(json!({"op": "save"}))["save"].clone();
    pass(&mut session);
    pass(&mut session);
    let later = session.done(json!({"op": "save", "from": 1}))["save"].clone();
    assert_eq!(later.get("data"), None, "the deck is sent once");
    assert_eq!(later["actions"].as_array().unwrap().len(), 2);
    // Both together are the save.
    let mut put_together = before;
    put_together["actions"]
        .as_array_mut()
        .unwrap()
        .extend(later["actions"].as_array().unwrap().iter().cloned());
    assert_eq!(put_together, session.done(json!({"op": "save"}))["save"]);

    let error = session.refused(json!({"op": "save", "from": 4}));
    assert_eq!((&error["code"], &error["place"]), (&json!("bad-request"), &json!("/from")));
}
