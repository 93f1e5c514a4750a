//! Files that were made to do harm, or that broke on their way: deep, wide, repeated, cut. Their readers must answer, whatever the answer
//! is.

use super::common::Session;
use lexicon::{DICTIONARY, Dictionary, Language, MORPHOLOGY};
use protocol::{Resource, ResourceName};
use serde_json::{Value, json};
use themes::{Dice, Entry, LISTS, Lists, ROOTS, Theme, ThemeCard};

/// `load` of a text, and what a host asks before it.
pub(crate) fn load(text: &str) -> Value {
    let request = json!({"op": "load", "save": text});
    let _ = protocol::needs(&request);
    Session::new().ask(request)
}

/// Texts that begin like a record of Plis and go on with a piece of JSON: among the actions, in its data, in its head, and in the head of
/// one in the games' own notation.
pub(crate) fn records(piece: &str) -> [String; 4] {
    let seats = r#"[{"name":"A"},{"name":"B"},{"name":"C"}]"#;
    let head = format!(r#"{{"version":1,"game":"plis","seats":{seats}"#);
    let dealt = r#""options":{},"seed":"7","setup":null,"checksums":{}"#;
    [
        format!("{head},{dealt},\"actions\":[{piece},"),
        format!("{head},\"data\":{piece},{dealt},\"actions\":[]}}"),
        format!("{head},\"more\":{piece},{dealt},\"actions\":{piece}}}"),
        format!(
            "version 1\ngame \"plis\"\nseats {seats}\noptions {{}}\nmore {piece}\nseed \"7\"\n\n[1]\nend\n"
        ),
    ]
}

/// Texts of about so many bytes in the notation of a game whose answers act for all seats of a round.
pub(crate) fn notations(bytes: usize) -> Vec<(&'static str, String)> {
    let many = |piece: &str| piece.repeat(bytes / piece.len());
    let names: Vec<String> = (0..bytes / 12).map(|name| format!("k{name:07} 0\n")).collect();
    let text = |head: &str, body: &str| {
        let seats = ["{\"name\":\"\"}"; 10].join(",");
        format!(
            "version 1\ngame \"syntax\"\nseats [{seats}]\noptions {{}}\nseed \"7\"\n{head}\n[1]\n{body}\nend\n"
        )
    };
    vec![
        ("answers of all seats", text("", &format!("0K {}", many("= ")))),
        ("answers of named seats", text("", &many("0,1,2,3,4,5,6,7,8,9=@1 "))),
        ("a seat again and again", text("", &format!("{}=", many("0,")))),
        ("a long action of ten seats", text("", &format!("0,1,2,3,4,5,6,7,8,9{}", many("A")))),
        ("actions in turn", text("", &format!("0K {}", many("K ")))),
        ("rounds", text("", &many("[\n"))),
        ("a round of many seats", text("", &format!("[1{}]", many(" 1")))),
        ("blank lines", text("", &many("\n"))),
        ("lines without an end", text("", &many("end.\n"))),
        ("one field again and again", text(&many("a 0\n"), "")),
        ("many fields", text(&names.concat(), "")),
        ("lists of fields", text(&many("a [[],[]]\n"), "")),
    ]
}

/// A deck of Spikit, a deck of Syntax and a theme card with a piece of JSON in a place of theirs.
pub(crate) fn brought(piece: &str) -> Vec<String> {
    let data = |game: &str, seats: usize, data: String| {
        let seats = vec!["{}"; seats].join(",");
        format!(r#"{{"id":1,"op":"new","game":"{game}","seats":[{seats}],"data":{data}}}"#)
    };
    let deck = include_str!("../../../../www/decks/spikit.template.json");
    let with = |sign: &str, piece: &str| {
        let (before, after) = deck.split_once(sign).unwrap_or((deck, ""));
        data("spikit", 2, format!("{{\"deck\":{before}{piece}{after}}}"))
    };
    let takes = format!("{{\"text\":\"x\",\"features\":{{\"category\":\"verb\",\"takes\":{piece}}}}}");
    vec![
        data("spikit", 2, piece.to_owned()),
        data("spikit", 2, format!("{{\"deck\":{piece}}}")),
        with("\"my-deck\"", piece),
        with("\"Mon jeu\"", piece),
        with("{\"text\": \"le lapin\"}", &takes),
        with("\"le lapin\"", piece),
        data("syntax", 2, format!(r#"{{"deck":{{"id":{piece},"language":"fr","cards":[]}}}}"#)),
        data("syntax", 2, format!(r#"{{"deck":{{"id":"x","language":"fr","cards":{piece}}}}}"#)),
        data("themes", 3, format!(r#"{{"card":{{"name":"x","themes":[{{"name":"y","words":{piece}}}]}}}}"#)),
        data("themes", 3, format!(r#"{{"card":{{"name":{piece},"themes":{piece}}}}}"#)),
        data("themes", 3, format!(r#"{{"words":{piece}}}"#)),
    ]
}

/// What a host brings to a match: each kind of deck, and a theme card with so many words; with its game and how many play.
pub(crate) fn whole(words: usize) -> [(&'static str, usize, &'static str, String); 3] {
    let words = "\"chat\\tproper\",".repeat(words);
    let card = format!(r#"{{"name":"x","themes":[{{"name":"y","words":[{words}"mot"]}}]}}"#);
    [
        ("spikit", 2, "deck", include_str!("../../../../www/decks/spikit.fr-en.json").to_owned()),
        ("syntax", 2, "deck", include_str!("../../../../www/decks/syntax.fr.json").to_owned()),
        ("themes", 3, "card", card),
    ]
}

/// `new` of a match to which such a piece is brought, whole or cut.
pub(crate) fn bringing((game, seats, name): (&str, usize, &str), piece: &str) -> String {
    let seats = vec!["{}"; seats].join(",");
    format!(r#"{{"op":"new","game":"{game}","seats":[{seats}],"data":{{"{name}":{piece}}}}}"#)
}

/// The text of a match of Plis, played for a while.
pub(crate) fn record() -> Value {
    let mut session = Session::new();
    session.open("plis", 4, json!({}));
    session.play(60, 1);
    session.done(json!({"op": "save"}))["save"].clone()
}

fn letters(mut number: usize) -> String {
    let mut word = String::from("A");
    for _ in 0..5 {
        word.push(char::from(b'A' + (number % 26) as u8));
        number /= 26;
    }
    word
}

/// A dictionary of made-up words, and a file of each kind that goes with it: itself, word data, theme lists, a table of roots.
pub(crate) fn sound(words: usize) -> (Dictionary, [(ResourceName, Vec<u8>); 4]) {
    let words: Vec<String> = (0..words).map(letters).collect();
    let dictionary = Dictionary::from_words(Language::French, &words).unwrap();
    let theme = |number: usize| {
        let entries = words.iter().skip(number).take(1_000).map(|word| Entry::from_line(word).unwrap());
        Theme::new(&format!("theme-{number}"), "Theme", entries.collect()).unwrap()
    };
    let card = ThemeCard::new("", (1..=6).map(theme).collect()).unwrap();
    let lists = Lists::new(Language::French, Dice::new(["AETSRL"; 5]).unwrap(), vec![card]).unwrap();
    let files = [
        (&DICTIONARY, lexicon::encode(&dictionary).unwrap()),
        (&MORPHOLOGY, lexicon::encode_morphology(&dictionary, &[]).unwrap()),
        (&LISTS, themes::encode(&lists).unwrap()),
        (&ROOTS, roots(&words)),
    ];
    (dictionary, files.map(|(kind, file)| (kind.named("fr"), file)))
}

/// A table of roots in which every eight words are of one root, and strangers to the words before them.
fn roots(words: &[String]) -> Vec<u8> {
    let lines = words.chunks(8).map(|some| format!("= {0}\n! {0}\nturn {0}\nbefore {0}\n", some.join(" ")));
    format!("roots fr\n{}", lines.collect::<String>()).into_bytes()
}

/// Whether a file that was cut may still be read: a table of roots is plain text, whose beginning is a table.
pub(crate) fn is_text(name: &ResourceName) -> bool {
    name.kind().name == ROOTS.name
}

/// Tables of roots of about so many bytes.
fn tables(bytes: usize) -> impl Iterator<Item = (ResourceName, Vec<u8>)> {
    let long = |keyword: &str, end: &str| format!("{keyword} {}{end}", "A".repeat(bytes / 2));
    let many = |piece: &str, share: usize| piece.repeat(bytes / share / piece.len());
    let tables = [
        // What all other words of the line begin with is as long as all of them together.
        long("=", &format!(".B{}", many(" -C", 2))),
        long("!", &format!(".B{}", many(" -C", 2))),
        long("turn", &many(" B", 2)),
        format!("= {}", many("A ", 1)),
        format!("! {}", many("A ", 1)),
        many("= A\n", 1),
        many("! A B\n", 1),
        many("small A\n", 1),
        many("endings 3 A\n", 1),
        format!("endings {}", many("9", 1)),
        many("\n", 1),
        many("=", 1),
    ];
    tables.into_iter().map(|table| (ROOTS.named("fr"), format!("roots fr\n{table}").into_bytes()))
}

/// Reads a file, and opens it if its kind is opened later.
pub(crate) fn read(name: &ResourceName, bytes: &[u8], dictionary: &Dictionary) -> bool {
    let resource: Option<Resource> = name.read(bytes, &mut |_| {});
    match resource.as_ref().and_then(Resource::get::<lexicon::MorphologyFile>) {
        Some(file) => file.open(dictionary).is_ok(),
        None => resource.is_some(),
    }
}

/// Files whose packed body is a bomb: very many equal bytes, behind a head that announces them; and tables of roots that long.
pub(crate) fn bombs(dictionary: &Dictionary, bytes: usize) -> Vec<(ResourceName, Vec<u8>)> {
    let mut files: Vec<_> = tables(bytes).collect();
    for body in [vec![0_u8; bytes], vec![1; bytes], vec![0x7f; bytes], [0, b'a' - 32 + 64].repeat(bytes / 2)]
    {
        let mut sum = tabletop::Fnv::default();
        sum.add(&body);
        let packed = lexicon::pack(&body, Vec::new()).unwrap();
        let (length, sum) = ((body.len() as u32).to_le_bytes(), sum.value().to_le_bytes());
        for promised in [length, u32::MAX.to_le_bytes(), (16_u32 << 20).to_le_bytes()] {
            let dict = [b"MOTSDICT\x01fr".as_slice(), &u32::MAX.to_le_bytes(), &promised, &[0; 8]].concat();
            let goes_with = dictionary.checksum().to_le_bytes();
            let words = [b"MOTSWORD\x01fr".as_slice(), &goes_with, &sum, &promised].concat();
            let lists = [b"MOTSTHEM\x01fr".as_slice(), &sum, &promised].concat();
            for (kind, head) in [(&DICTIONARY, dict), (&MORPHOLOGY, words), (&LISTS, lists)] {
                files.push((kind.named("fr"), [&head[..], &packed].concat()));
            }
        }
    }
    files
}
