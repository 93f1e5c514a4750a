//! What must not leak does not: whatever a seat is answered, it is answered the same in every world that it may be in.

use crate::opening::Players;
use crate::request::Guest;
use crate::rules::Rules;
use crate::seated::{Match, Seated};
use crate::thinking::Orders;
use bots::Level;
use lexicon::{Dictionary, Language};
use serde_json::{Value, json};
use std::collections::BTreeMap;
use tabletop::{Actor, Chance, Resource, Seat, Supplies, Table, Viewer, When};

/// So long that it is found wherever it is written.
const SEED: u64 = 7_340_182_995_116_203;

const WORDS: [&str; 24] = [
    "AI", "AS", "AN", "EN", "ES", "ET", "LA", "LE", "NE", "OR", "OS", "SA", "SE", "SI", "TA", "TE", "TU",
    "UN", "AIR", "RIEN", "SEAU", "TASSE", "ROSE", "RUE",
];

const DECK: &[u8] = include_bytes!("../../../www/decks/syntax.fr.json");

fn deal<G: Rules>(options: &Value, seats: usize, seed: u64) -> Table<G> {
    let options: G::Options = serde_json::from_value(options.clone()).unwrap();
    let mut supplies = Supplies::default();
    for name in G::resources(&options, &G::Data::default()) {
        let resource = match Language::from_code(name.id()) {
            Some(language) => Resource::new(Dictionary::from_words(language, WORDS).unwrap()),
            None => crate::read_resource(&name, DECK, &mut |_| {}).unwrap(),
        };
        supplies.insert(name, resource);
    }
    let game = G::make(options, G::Data::default(), seats, &supplies).unwrap();
    let guest = |n: usize| Guest { name: Some(format!("Guest {n}")), bot: None };
    let players = Players::seat((0..seats).map(guest).collect()).unwrap();
    Table::new(game, players.0, G::Layout::default(), seed, Value::Null, BTreeMap::new()).ok().unwrap()
}

fn copy<G: Rules>(table: &Table<G>) -> Table<G> {
    Table::replay(table.game().clone(), &table.record(), G::Layout::default()).ok().unwrap().table
}

/// All that a viewer may ask for without doing anything.
fn known<G: Rules>(seated: &Seated<G>, viewer: Viewer) -> Value {
    let asked = viewer.seat().map(|seat| {
        let orders =
            Orders { level: Level::Medium, iterations: Some(3), budget_ms: 1000, waited_ms: 0, seed: None };
        let may = seated.asked(seat);
        let choice = may.is_ok().then(|| {
            seated.choose(seat, &orders, &|| 0.0).ok().map(|decision| (decision.action, decision.after_ms))
        });
        json!({"legal": seated.legal(seat, 300), "asked": may.err(), "bot": choice})
    });
    json!({"view": seated.view(viewer), "bare": seated.bare_view(viewer), "log": seated.log(viewer), "asked": asked})
}

/// What a viewer is answered when a seat does something; `None` where that showed somebody a new card (then worlds part).
fn told<G: Rules>(table: Table<G>, by: Seat, action: &Value, viewer: Viewer) -> Option<Value> {
    let mut seated = Seated::new(table);
    let answer = match seated.act(Actor::Seat(by), action, When::default(), viewer) {
        Ok(_) if seated.sealed() => return None,
        Ok(events) => json!({"events": events, "view": seated.view(viewer), "log": seated.log(viewer)}),
        Err(failure) => json!({"error": failure}),
    };
    assert!(!answer.to_string().contains(&SEED.to_string()), "the seed leaks: {answer}");
    Some(answer)
}

/// Compares worlds for every viewer, and answers whether they were different ones at all.
fn worlds<G: Rules>(table: &Table<G>, chance: &mut Chance, context: &str) -> bool {
    let mut differ = false;
    for viewer in Viewer::all(table.seats()) {
        let view = table.view(viewer);
        let world = table.game().determinize(&view, chance).expect("a world");
        differ |= *table.state() != world;
        let here = known(&Seated::new(copy(table)), viewer);
        let there = known(&Seated::new(copy(table).in_world(world.clone())), viewer);
        assert_eq!(here, there, "{context}: {viewer:?} can tell the worlds apart");
        assert!(!here.to_string().contains(&SEED.to_string()), "{context}: the seed leaks: {here}");

        // The seat itself tries things, sensible and not; others do what is allowed to them in both worlds.
        let seat = viewer.seat().unwrap_or(Seat(0));
        let mut tries: Vec<(Seat, Value)> = Vec::new();
        let own = |action: &G::Action| (seat, serde_json::to_value(action).unwrap());
        let candidates = table.legal(seat, 60).into_actions();
        tries.extend((0..3).filter_map(|_| chance.pick(&candidates)).map(own));
        for other in Seat::all(table.seats()) {
            // Another seat's candidate, claimed for oneself: refused alike.
            let theirs = table.legal(other, 20).into_actions();
            tries.extend(chance.pick(&theirs).map(own));
        }
        if viewer.seat().is_some() {
            for (by, action) in tries {
                let (a, b) = (copy(table), copy(table).in_world(world.clone()));
                let (here, there) = (told(a, by, &action, viewer), told(b, by, &action, viewer));
                if let (Some(here), Some(there)) = (here, there) {
                    assert_eq!(here, there, "{context}: {action} tells {viewer:?} something hidden");
                }
            }
        }
    }
    differ
}

fn check<G: Rules>(options: Value, seats: usize, matches: u64, every: usize) {
    for number in 0..matches {
        let mut table = deal::<G>(&options, seats, SEED);
        let mut chance = Chance::from_seed(number);
        let (mut turn, mut differed) = (0, false);
        while table.game().outcome(table.state()).is_none() && turn < 400 {
            let context = format!("{} {options} with {seats} seats, match {number}, action {turn}", G::ID);
            if turn % every == number as usize % every {
                differed |= worlds(&table, &mut chance, &context);
            }
            let to_act: Vec<Seat> = table.game().to_act(table.state()).iter().collect();
            let seat = *chance.pick(&to_act).unwrap();
            let actions = table.legal(seat, 300).into_actions();
            let action = chance.pick(&actions).unwrap().clone();
            table.act(Actor::Seat(seat), action).ok().unwrap();
            turn += 1;
        }
        assert!(differed, "every world was the real one: nothing was compared");
        // Undo, one human or not, answers with views and refusals of this table alone.
        let mut seated = Seated::new(table);
        let undone = json!([
            seated.undo(None).err(),
            seated.view(Viewer::Seat(Seat(0))),
            seated.log(Viewer::Spectator)
        ]);
        assert!(!undone.to_string().contains(&SEED.to_string()), "{undone}");
    }
}

#[test]
fn com_5_plis_tells_a_seat_only_what_it_may_know() {
    for seats in 3..=5 {
        check::<plis::Plis>(json!({}), seats, 1, 19);
    }
}

#[test]
fn com_5_padbolix_tells_a_seat_only_what_it_may_know() {
    for seats in 2..=4 {
        check::<padbolix::Padbolix>(json!({}), seats, 1, 19);
    }
}

#[test]
fn com_5_syntax_tells_a_seat_only_what_it_may_know() {
    for referee in ["challenge", "dictionary"] {
        for seats in [2, 3, 5] {
            check::<syntax::Syntax>(json!({"referee": referee}), seats, 1, 29);
        }
    }
}

#[test]
fn a_log_names_no_hidden_card() {
    let table = deal::<plis::Plis>(&json!({}), 4, SEED);
    let seated = Seated::new(table);
    let hand = |seat: u8| seated.view(Viewer::Seat(Seat(seat)))["hand"].clone();
    let told = json!(seated.log(Viewer::Seat(Seat(0)))).to_string();
    for card in hand(1).as_array().unwrap() {
        assert!(!told.contains(&card.to_string()), "{card} of seat 1 in {told}");
    }
    for card in hand(0).as_array().unwrap() {
        assert!(told.contains(&card.to_string()), "{card} of seat 0 not in {told}");
    }
}
