//! Feeds files of every kind: records in JSON and in the games' notation, decks and theme cards as text; dictionaries, word data, tables of
//! roots and theme lists behind a valid head, so that their bodies are read too. The example `corpus` writes records to begin with.
#![no_main]

#[path = "../../tests/common/mod.rs"]
mod common;

use common::Session;
use lexicon::{DICTIONARY, MORPHOLOGY};
use libfuzzer_sys::arbitrary::{self, Arbitrary};
use libfuzzer_sys::fuzz_target;
use protocol::ResourceName;
use serde_json::json;

#[derive(Arbitrary, Debug)]
enum File<'a> {
    /// The text of a save, with a valid head if `headed`.
    Record { headed: bool, text: &'a str },
    /// The rounds of a save in the notation of a game by its number, behind a valid head.
    Rounds { game: u8, text: &'a str },
    /// Data that a host brings, to a game by its number.
    Data { game: u8, text: &'a str },
    /// A deck of Spikit in which one card is replaced.
    Card { family: u8, slot: u8, text: &'a str },
    /// A file of the box's own.
    Packed { kind: u8, packed: bool, bytes: &'a [u8] },
    /// Bytes that one worker hands to another.
    Handed { kind: u8, bytes: &'a [u8] },
}

const HEAD: &str = r#"{"version":1,"game":"tally","seats":[{"name":"A"},{"name":"B"}],"options":{},"seed":"7","setup":null,"checksums":{},"#;
const DATA: [(&str, usize, &str); 5] = [
    ("spikit", 2, "deck"),
    ("syntax", 2, "deck"),
    ("themes", 3, "card"),
    ("themes", 3, "words"),
    ("tally", 2, "topics"),
];

fn name(kind: u8) -> ResourceName {
    match kind % 5 {
        0 => DICTIONARY.named("fr"),
        1 => MORPHOLOGY.named("fr"),
        2 => themes::LISTS.named("fr"),
        3 => themes::ROOTS.named("fr"),
        _ => spikit::DECK.named("spikit-fr-en"),
    }
}

/// Makes a file of that kind around these bytes.
fn around(name: &ResourceName, packed: bool, bytes: &[u8]) -> Vec<u8> {
    let mut sum = tabletop::Fnv::default();
    sum.add(bytes);
    let (sum, length) = (sum.value().to_le_bytes(), (bytes.len() as u32).to_le_bytes());
    // Word data belong to the test's dictionary.
    let french = common::dictionary().checksum().to_le_bytes();
    let head = match name.kind().name {
        "dictionary" => {
            [b"MOTSDICT\x01fr".as_slice(), &(bytes.len() as u32 / 2).to_le_bytes(), &length, &sum].concat()
        }
        "morphology" => [b"MOTSWORD\x01fr".as_slice(), &french, &sum, &length].concat(),
        "roots" => return [b"roots fr\n", bytes].concat(),
        "themes" => [b"MOTSTHEM\x01fr".as_slice(), &sum, &length].concat(),
        _ => return bytes.to_vec(),
    };
    match lexicon::pack(bytes, head.clone()) {
        Ok(file) if packed => file,
        _ => [&head, bytes].concat(),
    }
}

fuzz_target!(|file: File<'_>| match file {
    File::Record { headed, text } => {
        let text = if headed { format!("{HEAD}{text}") } else { text.to_owned() };
        let request = json!({"op": "load", "save": text});
        let _ = protocol::needs(&request);
        assert!(Session::new().ask(request)["ok"].is_boolean());
    }
    File::Rounds { game, text } => {
        let games: Vec<_> = protocol::all_ids().collect();
        let game = games[usize::from(game) % games.len()];
        let seats = json!(vec![json!({"name": "A"}); *common::seats(game).end()]);
        let head = format!("version 1\ngame \"{game}\"\nseats {seats}\noptions {{}}\nseed \"7\"");
        let request = json!({"op": "load", "save": format!("{head}\n\n[1]\n{text}")});
        let _ = protocol::needs(&request);
        assert!(Session::new().ask(request)["ok"].is_boolean());
    }
    File::Data { game, text } => {
        let (game, seats, name) = DATA[usize::from(game) % DATA.len()];
        let seats = vec!["{}"; seats].join(",");
        let line = format!(r#"{{"op":"new","game":"{game}","seats":[{seats}],"data":{{"{name}":{text}}}}}"#);
        let mut session = Session::new();
        let answer = session.0.answer_line(&line);
        placed(&line, &answer);
        if answer["ok"] == true {
            session.play(20, 1);
        }
    }
    File::Card { family, slot, text } => {
        let Ok(card) = serde_json::from_str::<serde_json::Value>(text) else { return };
        let mut deck: serde_json::Value =
            serde_json::from_str(include_str!("../../../../www/decks/spikit.template.json")).unwrap();
        deck["families"][usize::from(family % 10)]["slots"][usize::from(slot % 5)]["fr"] = card;
        let request = json!({"op": "new", "game": "spikit", "seats": [{}, {}], "options": {"advice": true}, "data": {"deck": deck}});
        let mut session = Session::new();
        let answer = session.ask(request.clone());
        placed(&request.to_string(), &answer);
        if answer["ok"] == true {
            session.play(30, 1);
        }
    }
    File::Packed { kind, packed, bytes } => {
        let name = name(kind);
        if let Some(resource) = name.read(&around(&name, packed, bytes), &mut |_| {})
            && let Some(words) = resource.get::<lexicon::MorphologyFile>()
        {
            let _ = words.open(&common::dictionary());
        }
    }
    File::Handed { kind, bytes } => {
        let _ = name(kind).handed(bytes);
    }
});

/// Checks that the place of a refusal exists.
fn placed(line: &str, answer: &serde_json::Value) {
    if let (Some(place), Ok(request)) =
        (answer["error"]["place"].as_str(), serde_json::from_str::<serde_json::Value>(line))
        && answer["error"]["code"] == "bad-data"
    {
        assert!(request["data"].pointer(place).is_some(), "{place} is not in {line}: {answer}");
    }
}
