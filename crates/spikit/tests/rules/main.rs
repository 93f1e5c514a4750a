//! The rules of Spikit, clause by clause.

#![allow(clippy::unwrap_used, clippy::panic, clippy::expect_used)]

mod conformance;
mod end;
mod host;
mod joker;
mod lay;
mod memory;
mod more;
mod setup;
mod turn;

use lexicon::{Dictionary, Language, Morphology, Words};
use serde_json::{Value, json};
use spikit::{Action, Card, Deck, Event, Layout, Options, Refusal, Spikit, View};
use std::collections::BTreeMap;
use std::sync::Arc;
use tabletop::{ActError, Actor, Player, Refuse, Seat, Table, Viewer};

/// A few words of a language.
fn few(language: Language, words: &[&str]) -> Arc<Words> {
    let dictionary = Dictionary::from_words(language, words).unwrap();
    let file = lexicon::encode_morphology(&dictionary, &[]).unwrap();
    let data = Morphology::from_wire(&file, &dictionary).unwrap();
    Arc::new(Words::new(dictionary.into(), data))
}

/// A deck that stays as it is while the box's own is tuned.
pub(crate) fn deck() -> Arc<Deck> {
    let text = include_str!("../../../grammar/tests/labelled/deck.json");
    Arc::new(Deck::new(serde_json::from_str(text).unwrap()).unwrap())
}

pub(crate) fn game(options: Options) -> Spikit {
    let french = few(Language::French, &["avec", "joie", "rit", "saute", "dort"]);
    let english = few(Language::English, &["happily", "with", "joy"]);
    Spikit::new(options, deck(), [Some(french), Some(english)])
}

/// A match of humans, dealt from a set-up in JSON.
pub(crate) struct Match(pub Table<Spikit>);

pub(crate) fn deal(seats: usize, options: Value, setup: Value) -> Match {
    try_deal(seats, options, setup).unwrap_or_else(|refusal| panic!("{refusal:?}"))
}

pub(crate) fn try_deal(seats: usize, options: Value, setup: Value) -> Result<Match, Refusal> {
    let options: Options = serde_json::from_value(options).unwrap();
    let layout: Layout = serde_json::from_value(setup).unwrap();
    let players = (0..seats).map(|n| Player { name: format!("S{n}"), bot: None }).collect();
    match Table::new(game(options), players, layout, 7, Value::Null, BTreeMap::new()) {
        Ok(table) => Ok(Match(table)),
        Err(tabletop::NewError::Refused(refusal)) => Err(refusal),
        Err(error) => panic!("{error:?}"),
    }
}

impl Match {
    /// Performs actions, each a seat and an action in JSON; all of them are allowed.
    pub(crate) fn play(&mut self, actions: Value) -> Vec<Event> {
        let mut events = Vec::new();
        for line in actions.as_array().unwrap() {
            let seat = Seat(line[0].as_u64().unwrap() as u8);
            match self.0.act(Actor::Seat(seat), action(&line[1])) {
                Ok(step) => events.extend(step.events.clone()),
                Err(error) => panic!("{line}: {error:?}"),
            }
        }
        events
    }

    /// The clause that refuses an action.
    pub(crate) fn refused(&mut self, seat: u8, tried: Value) -> &'static str {
        let before = self.0.state().clone();
        match self.0.act(Actor::Seat(Seat(seat)), action(&tried)) {
            Err(ActError::Refused(refusal)) => {
                assert_eq!(*self.0.state(), before, "COM-4");
                refusal.clause().unwrap_or("none")
            }
            Err(ActError::MatchOver) => "over",
            other => panic!("{tried} is not refused: {:?}", other.map(|step| step.events.clone())),
        }
    }

    pub(crate) fn view(&self, seat: u8) -> View {
        self.0.view(Viewer::Seat(Seat(seat)))
    }

    pub(crate) fn hand(&self, seat: u8) -> Vec<String> {
        self.view(seat).hand.unwrap().iter().map(Card::to_string).collect()
    }
}

pub(crate) fn action(value: &Value) -> Action {
    serde_json::from_value(value.clone()).unwrap_or_else(|error| panic!("{value}: {error}"))
}

/// A table of two at the first roll, with hands of one's own and a stock that is known.
pub(crate) fn two(hand: &[&str], rolls: &[u8], table: Value) -> Match {
    setting(hand, rolls, table, json!({}))
}

pub(crate) fn setting(hand: &[&str], rolls: &[u8], table: Value, options: Value) -> Match {
    let setup = json!({
        "hands": [hand, ["turquoise.fr.1", "turquoise.en.2"]],
        "display": ["grey.fr.1", "grey.en.2", "grey.fr.3", "grey.fr.4", "grey.en.4", "grey.fr.5"],
        "stock": ["pink.fr.5", "pink.en.5", "pink.fr.4", "pink.en.4", "pink.fr.2"],
        "table": table,
        "rolls": rolls,
    });
    deal(2, options, setup)
}

/// Rolls and draws: the cards to be laid are in the hand.
pub(crate) fn drawn(hand: &[&str], table: Value) -> Match {
    let mut game = two(hand, &[2], table);
    game.play(json!([[0, {"type": "roll"}], [0, {"type": "draw"}]]));
    game
}
