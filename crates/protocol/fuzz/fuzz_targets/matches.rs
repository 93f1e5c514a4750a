//! Plays matches of any game with any seats and with actions that are legal or nearly so, and checks the promises of the protocol.
#![no_main]

#[path = "../../tests/common/mod.rs"]
mod common;

use std::sync::LazyLock;

use common::Session;
use libfuzzer_sys::arbitrary::{self, Arbitrary};
use libfuzzer_sys::fuzz_target;
use serde_json::{Value, json};

/// The games: those of the box, as the protocol lists them, and the template, which it does not offer.
static GAMES: LazyLock<Vec<(String, usize, usize)>> = LazyLock::new(|| {
    let listed = Session::new().done(json!({"op": "games"}))["games"].clone();
    let seats = |game: &Value, end: &str| game["seats"][end].as_u64().unwrap() as usize;
    let of = |game: &Value| (game["id"].as_str().unwrap().to_owned(), seats(game, "min"), seats(game, "max"));
    let mut games: Vec<_> = listed.as_array().unwrap().iter().map(of).collect();
    games.push(("tally".to_owned(), 2, 6));
    games
});

#[derive(Arbitrary, Debug)]
struct Match {
    game: u8,
    seats: u8,
    seed: u64,
    /// The number of one of the game's sets of options, and a field of them that is replaced.
    options: u8,
    bent: Option<(u8, Junk)>,
    /// Data that the host brings, if any.
    data: Option<Brought>,
    steps: Vec<Step>,
}

/// Data of the host's own, mostly right.
#[derive(Arbitrary, Debug)]
struct Brought {
    /// A card of a deck: its place, its words, and its frames with what they take.
    family: u8,
    slot: u8,
    text: String,
    takes: Vec<Vec<u8>>,
    /// Words of a theme card, or kept words.
    words: Vec<String>,
    kept: bool,
}

impl Brought {
    fn data(&self, game: &str) -> Value {
        match game {
            "spikit" => {
                let mut deck: Value =
                    serde_json::from_str(include_str!("../../../../www/decks/spikit.fr-en.json")).unwrap();
                let needs = ["infinitive", "attribute", "place", "clause", "question"];
                let need = |it: &u8| {
                    needs
                        .get(usize::from(it % 6))
                        .map_or_else(|| json!({"object": ["food"]}), |need| json!(need))
                };
                let takes: Vec<Vec<Value>> =
                    self.takes.iter().map(|frame| frame.iter().map(need).collect()).collect();
                let card = &mut deck["families"][usize::from(self.family % 10)]["slots"]
                    [usize::from(self.slot % 5)]["fr"];
                *card = json!({"text": self.text, "features": {"category": "verb", "takes": takes}});
                json!({"deck": deck})
            }
            "syntax" => {
                let mut deck: Value =
                    serde_json::from_str(include_str!("../../../../www/decks/syntax.fr.json")).unwrap();
                deck["id"] = json!(self.text);
                deck["cards"][usize::from(self.family % 27)]["count"] = json!(self.slot % 9);
                json!({"deck": deck})
            }
            "themes" if self.kept => {
                let kept =
                    |word: &String| json!({"theme": "theme-1", "word": word, "proper": self.slot % 2 == 0});
                json!({"words": self.words.iter().map(kept).collect::<Vec<_>>()})
            }
            "themes" => {
                json!({"card": {"name": self.text, "themes": [{"name": self.text, "words": self.words}]}})
            }
            _ => json!({"deck": self.text}),
        }
    }
}

/// Options worth playing with.
fn options(game: &str, number: u8) -> Value {
    let sets = match game {
        "syntax" => vec![
            json!({}),
            json!({"referee": "dictionary", "dictionary": "both", "minimum_length": 3}),
            json!({"packs": 2, "long_opening": true, "re_entry": {"allowed": 2, "price": 10}}),
        ],
        "padbolix" => vec![json!({}), json!({"free_pass": "deal"})],
        "spikit" => vec![
            json!({}),
            json!({"end": {"minutes": 1}, "advice": true}),
            json!({"end": {"points": 5}, "deck": "fr-nl"}),
        ],
        "themes" => vec![
            json!({}),
            json!({"variant": "limited", "timer": 10, "typing": 5}),
            json!({"variant": "open", "calm": true, "words": "en"}),
            json!({"variant": "open", "timer": null, "clock_waits": false}),
        ],
        _ => vec![json!({})],
    };
    sets[usize::from(number) % sets.len()].clone()
}

#[derive(Arbitrary, Debug)]
enum Step {
    /// An action from the list of a seat that may act.
    Legal {
        seat: u8,
        nth: u16,
    },
    /// Such an action in another seat's name, or with one field changed.
    Bent {
        seat: u8,
        nth: u16,
        by: Option<u8>,
        field: u8,
        value: Junk,
    },
    /// A clock runs out.
    TimeUp {
        clock: u8,
    },
    /// An answer to an earlier question.
    Late {
        seat: u8,
        nth: u16,
        seen: u8,
    },
    Undo {
        seat: Option<u8>,
    },
    /// A save at some moment, which is loaded as a whole and cut short.
    Save {
        later_ms: u16,
        cut: u16,
    },
}

#[derive(Arbitrary, Debug)]
enum Junk {
    Null,
    Flag(bool),
    Number(i64),
    Text(String),
    Letters(Vec<u8>),
}

impl Junk {
    fn value(&self) -> Value {
        match self {
            Junk::Null => Value::Null,
            Junk::Flag(flag) => json!(flag),
            Junk::Number(number) => json!(number),
            Junk::Text(text) => json!(text),
            Junk::Letters(signs) => {
                json!(signs.iter().map(|sign| char::from(b'A' + sign % 26)).collect::<String>())
            }
        }
    }
}

/// Picks a seat that may act, and an action from its list.
fn pick(session: &mut Session, seat: u8, nth: u16) -> Option<(Value, Value)> {
    let view = session.done(json!({"op": "view"}))["view"].clone();
    let may = view["to_act"].as_array()?;
    let seat = may.get(usize::from(seat) % may.len().max(1))?.clone();
    let legal = session.done(json!({"op": "legal", "seat": seat, "limit": 300}))["actions"].clone();
    let actions = legal.as_array()?;
    assert!(!actions.is_empty(), "{seat} may act and has nothing to do");
    Some((seat, actions[usize::from(nth) % actions.len()].clone()))
}

/// Sends a request, and checks that it changes nothing if it is refused.
fn try_to(session: &mut Session, request: Value) {
    let before = session.everything();
    let answer = session.ask(request.clone());
    if answer["ok"] != true {
        assert_eq!(session.everything(), before, "{request}: {answer}");
    }
}

fn step(session: &mut Session, step: &Step) {
    match step {
        Step::Legal { seat, nth } => {
            if let Some((seat, action)) = pick(session, *seat, *nth) {
                session.done(json!({"op": "act", "seat": seat, "action": action}));
            }
        }
        Step::Bent { seat, nth, by, field, value } => {
            let Some((seat, mut action)) = pick(session, *seat, *nth) else { return };
            if let Some(fields) = action.as_object_mut() {
                let names: Vec<String> = fields.keys().cloned().collect();
                fields.insert(names[usize::from(*field) % names.len()].clone(), value.value());
            }
            let seat = by.map_or(seat, |by| json!(by % 9));
            try_to(session, json!({"op": "act", "seat": seat, "action": action}));
        }
        Step::TimeUp { clock } => {
            let view = session.done(json!({"op": "view"}))["view"].clone();
            let clocks = view["clocks"].as_array().map(Vec::as_slice).unwrap_or_default();
            let name = clocks.get(usize::from(*clock)).map_or(json!("round"), |clock| clock["name"].clone());
            try_to(session, json!({"op": "act", "seat": null, "action": {"type": "time-up", "clock": name}}));
        }
        Step::Late { seat, nth, seen } => {
            let Some((seat, action)) = pick(session, *seat, *nth) else { return };
            try_to(session, json!({"op": "act", "seat": seat, "action": action, "seen": seen}));
        }
        Step::Undo { seat } => try_to(session, json!({"op": "undo", "seat": seat})),
        Step::Save { later_ms, cut } => {
            let now = session.done(json!({"op": "view"}))["view"]["at_ms"].as_u64().unwrap_or_default();
            let at_ms = now + u64::from(*later_ms);
            let save = session.done(json!({"op": "save", "at_ms": at_ms}))["save"].clone();
            let before = session.everything();
            let text = save.to_string();
            let end = text.floor_char_boundary(usize::from(*cut) % text.len().max(1));
            try_to(&mut Session::new(), json!({"op": "load", "save": text[..end]}));
            session.done(json!({"op": "load", "save": text}));
            assert_eq!(session.everything(), before, "{save}");
        }
    }
}

fuzz_target!(|played: Match| {
    let &(ref game, fewest, most) = &GAMES[usize::from(played.game) % GAMES.len()];
    let seats = fewest + usize::from(played.seats) % (most - fewest + 1);
    let mut session = Session::new();
    let mut options = options(game, played.options);
    if let (Some((field, value)), Some(fields)) = (&played.bent, options.as_object_mut()) {
        if let Some(name) = fields.keys().nth(usize::from(*field)).cloned() {
            fields.insert(name, value.value());
        }
    }
    let data = played.data.as_ref().map(|brought| brought.data(game));
    let new = json!({"op": "new", "game": game, "seats": vec![json!({}); seats], "seed": played.seed.to_string(),
        "options": options, "data": data});
    // If the match cannot be dealt, an ordinary one is played instead.
    if session.ask(new)["ok"] != true {
        session.open(game, seats, json!({"seed": played.seed.to_string()}));
    }
    played.steps.iter().take(300).for_each(|it| step(&mut session, it));
});
