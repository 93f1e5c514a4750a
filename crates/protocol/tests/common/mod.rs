//! A host for tests, with a clock that ticks when it is asked, seeds that count up, and a few words.
#![allow(dead_code, reason = "each test file uses its part")]
#![allow(clippy::unwrap_used, reason = "a test that fails here has failed")]

use protocol::{Dictionary, Host, Language, Resource, ResourceName, Surroundings};
use serde_json::{Value, json};
use std::cell::Cell;
use std::ops::RangeInclusive;

pub(crate) fn resources(name: &ResourceName) -> Option<Resource> {
    protocol::sample(name)
}

/// The French words.
pub(crate) fn dictionary() -> Dictionary {
    Dictionary::from_words(Language::French, lexicon::samples::words(Language::French)).unwrap()
}

/// The numbers of seats that a game is for.
pub(crate) fn seats(game: &str) -> RangeInclusive<usize> {
    let seats = &protocol::info(game)["seats"];
    let count = |end: &str| usize::try_from(seats[end].as_u64().unwrap()).unwrap();
    count("min")..=count("max")
}

/// A seat that may act now, and one that may not, if there is one.
pub(crate) fn asked_and_idle(view: &Value) -> (u64, Option<u64>) {
    let to_act: Vec<u64> = view["to_act"].as_array().unwrap().iter().filter_map(Value::as_u64).collect();
    let seats = view["seats"].as_array().unwrap().len() as u64;
    (to_act[0], (0..seats).find(|seat| !to_act.contains(seat)))
}

pub(crate) struct Session(pub(crate) Host);

impl Session {
    pub(crate) fn new() -> Session {
        Session::with(resources)
    }

    pub(crate) fn with(resources: impl FnMut(&ResourceName) -> Option<Resource> + 'static) -> Session {
        let time = Cell::new(0.0);
        let mut seed = 1000;
        Session(Host::new(Surroundings {
            resources: Box::new(resources),
            clock: Box::new(move || {
                time.set(time.get() + 1.0);
                time.get()
            }),
            seeds: Box::new(move || {
                seed += 1;
                seed
            }),
        }))
    }

    /// The answer, whatever it is.
    pub(crate) fn ask(&mut self, request: Value) -> Value {
        self.0.handle(request)
    }

    /// The answer of a request that is done.
    #[track_caller]
    pub(crate) fn done(&mut self, request: Value) -> Value {
        let answer = self.ask(request.clone());
        assert_eq!(answer["ok"], true, "{request} is answered {answer}");
        answer
    }

    /// The error of a request that is refused. Nothing must have changed.
    #[track_caller]
    pub(crate) fn refused(&mut self, request: Value) -> Value {
        let before = self.everything();
        let answer = self.ask(request.clone());
        assert_eq!(answer["ok"], false, "{request} is answered {answer}");
        assert_eq!(answer.as_object().unwrap().len(), 3, "id, ok, error and nothing else: {answer}");
        assert_eq!(self.everything(), before, "{request} is refused and has changed something");
        assert!(answer["error"]["message"]["key"].is_string(), "{answer}");
        answer["error"].clone()
    }

    /// Asserts the code of a refusal.
    #[track_caller]
    pub(crate) fn check(&mut self, request: Value, code: &str) {
        let error = self.refused(request.clone());
        assert_eq!(error["code"], code, "{request}: {error}");
    }

    pub(crate) fn everything(&mut self) -> Value {
        let mut all = vec![self.ask(json!({"op": "save"})), self.ask(json!({"op": "log"}))];
        all.extend((0..3).map(|seat| self.ask(json!({"op": "view", "seat": seat}))));
        Value::Array(all)
    }

    #[track_caller]
    pub(crate) fn open(&mut self, game: &str, seats: usize, more: Value) -> Value {
        let names = ["Anna", "Bob", "Chloé", "Denis", "Elsa", "Farid", "Gil", "Hana"];
        let seats: Vec<Value> =
            names[..seats].iter().map(|name| json!({"name": name, "bot": null})).collect();
        let mut request = json!({"op": "new", "game": game, "seats": seats, "seed": 7});
        for (field, value) in more.as_object().into_iter().flatten() {
            request[field] = value.clone();
        }
        self.done(request)["view"].clone()
    }

    /// Plays candidates (the one that `pick` names, cyclically) until `stop` or the end.
    #[track_caller]
    pub(crate) fn play(&mut self, most: usize, pick: usize) -> usize {
        for turn in 0..most {
            let view = self.done(json!({"op": "view"}))["view"].clone();
            let Some(seat) = view["to_act"][0].as_u64() else { return turn };
            let legal = self.done(json!({"op": "legal", "seat": seat}));
            let actions = legal["actions"].as_array().unwrap();
            let action = &actions[(turn * 7 + pick) % actions.len()];
            self.done(json!({"op": "act", "seat": seat, "action": action}));
        }
        most
    }
}

/// An action that is possible now: a listed one, one of a bot, or the end of a clock.
pub(crate) fn some_action(session: &mut Session, number: usize) -> Option<Value> {
    let view = session.done(json!({"op": "view"}))["view"].clone();
    let to_act = view["to_act"].as_array().unwrap();
    let seat = to_act.get(number % to_act.len().max(1))?;
    let at_ms = 700 * number;
    let act = |action: &Value| json!({"op": "act", "seat": seat, "action": action, "at_ms": at_ms});
    let legal = session.done(json!({"op": "legal", "seat": seat, "limit": 40}));
    let actions = legal["actions"].as_array().unwrap();
    if !number.is_multiple_of(3) && !actions.is_empty() {
        return Some(act(&actions[number * 7 % actions.len()]));
    }
    let bot = session.done(json!({"op": "bot", "seat": seat, "iterations": 20, "waited_ms": 90_000}));
    if !bot["action"].is_null() {
        return Some(act(&bot["action"]));
    }
    if let Some(action) = actions.first() {
        return Some(act(action));
    }
    let clock = view["clocks"].as_array().unwrap().iter().find(|clock| clock["running"] == true)?;
    let action = json!({"type": "time-up", "clock": clock["name"]});
    Some(json!({"op": "act", "seat": null, "action": action, "at_ms": at_ms}))
}

/// Whether `whole` has everything that `part` has. Objects in `part` may lack fields, but lists must be complete.
pub(crate) fn contains(whole: &Value, part: &Value) -> bool {
    match (whole, part) {
        (Value::Object(whole), Value::Object(part)) => {
            part.iter().all(|(name, part)| whole.get(name).is_some_and(|whole| contains(whole, part)))
        }
        (Value::Array(whole), Value::Array(part)) => {
            whole.len() == part.len() && whole.iter().zip(part).all(|(whole, part)| contains(whole, part))
        }
        _ => whole == part,
    }
}
