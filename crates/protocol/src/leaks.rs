//! What must not leak does not: whatever a seat is answered, it is answered the same in every world that it may be in.

use crate::opening::Players;
use crate::request::Guest;
use crate::rules::Rules;
use crate::seated::{Match, Seated};
use crate::thinking::Orders;
use bots::{Decision, Level};
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
const SPIKIT: &[u8] = include_bytes!("../../../www/decks/spikit.fr-en.json");
const THEMES: &[u8] = include_bytes!("../../../dictionaries/fr.themes");

fn deal<G: Rules>(options: &Value, seats: usize, seed: u64) -> Table<G> {
    let options: G::Options = serde_json::from_value(options.clone()).unwrap();
    let mut supplies = Supplies::default();
    for name in G::resources(&options, &G::Data::default()) {
        let words = |language| Dictionary::from_words(language, WORDS).unwrap();
        let resource = match (name.kind(), Language::from_code(name.id())) {
            ("morphology", Some(language)) => {
                let file = lexicon::encode_morphology(&words(language), &[]).unwrap();
                crate::read_resource(&name, &file, &mut |_| {}).unwrap()
            }
            ("themes", _) => crate::read_resource(&name, THEMES, &mut |_| {}).unwrap(),
            (_, Some(language)) => Resource::new(words(language)),
            (_, None) => {
                let file = if name.id().starts_with("spikit") { SPIKIT } else { DECK };
                crate::read_resource(&name, file, &mut |_| {}).unwrap()
            }
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

/// All that a viewer may ask for without doing anything. Not the log: both worlds have the same past (what each action adds to it is
/// compared below).
fn known<G: Rules>(seated: &Seated<G>, viewer: Viewer) -> Value {
    let asked = viewer.seat().map(|seat| {
        let may = seated.asked(seat);
        // The hard bot is the one that gives reasons.
        let choice = may.is_ok().then(|| {
            [Level::Medium, Level::Hard].map(|level| {
                let orders = Orders { level, iterations: Some(3), budget_ms: 1000, waited_ms: 0, seed: None };
                let decision = seated.choose(seat, &orders, &|| 0.0).ok();
                decision.map(|Decision { action, after_ms, reason }| (action, after_ms, reason))
            })
        });
        json!({"legal": seated.legal(seat, 300), "asked": may.err(), "bot": choice})
    });
    json!({"view": seated.view(viewer), "bare": seated.bare_view(viewer), "asked": asked})
}

/// What a viewer sees after somebody did something, and what it is told of it. Where a seat is refused it sees no more than before.
fn told<G: Rules>(table: Table<G>, by: Seat, action: &Value, viewer: Viewer) -> (Value, Value) {
    let mut seated = Seated::new(table);
    let told = match seated.act(Actor::Seat(by), action, When::default(), viewer) {
        Ok(events) => json!({"events": events, "log": seated.log(viewer)}),
        Err(failure) => json!({"error": failure}),
    };
    assert!(!told.to_string().contains(&SEED.to_string()), "the seed leaks: {told}");
    (seated.view(viewer), told)
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

        // Everybody tries what is allowed; the viewer also claims what others may do, and is refused alike.
        for by in Seat::all(table.seats()) {
            for theirs in Seat::all(table.seats()).filter(|theirs| *theirs == by || viewer.is(by)) {
                let candidates = table.legal(theirs, 60).into_actions();
                let Some(action) = chance.pick(&candidates) else { continue };
                let action = serde_json::to_value(action).unwrap();
                if viewer.is(by) {
                    let cautions = [
                        Seated::new(copy(table)).caution(by, &action),
                        Seated::new(copy(table).in_world(world.clone())).caution(by, &action),
                    ];
                    assert_eq!(cautions[0], cautions[1], "{context}: what {action} warns of");
                }
                let (seen_here, here) = told(copy(table), by, &action, viewer);
                let (seen_there, there) = told(copy(table).in_world(world.clone()), by, &action, viewer);
                // Another seat may not have the card in that world; and who sees another card is told of another one.
                let possible = viewer.is(by) || there.get("error").is_none();
                if possible && seen_here == seen_there {
                    assert_eq!(
                        here, there,
                        "{context}: {action} of {by:?} tells {viewer:?} something hidden"
                    );
                }
            }
        }
    }
    differ
}

/// Answers whether anything was hidden from anybody: else nothing was compared, which may be right.
fn check<G: Rules>(options: Value, seats: usize, matches: u64, every: usize) -> bool {
    let mut differed = false;
    for number in 0..matches {
        let mut table = deal::<G>(&options, seats, SEED);
        let mut chance = Chance::from_seed(number);
        let mut turn = 0;
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
        // Undo, one human or not, answers with views and refusals of this table alone.
        let mut seated = Seated::new(table);
        let undone = json!([
            seated.undo(None).err(),
            seated.view(Viewer::Seat(Seat(0))),
            seated.log(Viewer::Spectator)
        ]);
        assert!(!undone.to_string().contains(&SEED.to_string()), "{undone}");
    }
    differed
}

#[test]
fn com_5_plis_tells_a_seat_only_what_it_may_know() {
    for seats in 3..=5 {
        assert!(check::<plis::Plis>(json!({}), seats, 1, 19));
    }
}

#[test]
fn com_5_padbolix_tells_a_seat_only_what_it_may_know() {
    for seats in 2..=4 {
        assert!(check::<padbolix::Padbolix>(json!({}), seats, 1, 19));
    }
}

#[test]
fn com_5_syntax_tells_a_seat_only_what_it_may_know() {
    for referee in ["challenge", "dictionary"] {
        for seats in [2, 3, 5] {
            assert!(check::<syntax::Syntax>(json!({"referee": referee}), seats, 1, 29));
        }
    }
}

#[test]
fn com_5_spikit_tells_a_seat_only_what_it_may_know() {
    for (seats, advice) in [(2, true), (3, false), (6, true)] {
        let options = json!({"end": {"rounds": 1}, "advice": advice});
        assert!(check::<spikit::Spikit>(options, seats, 1, 31));
    }
}

#[test]
fn com_5_themes_tells_a_seat_only_what_it_may_know() {
    for (seats, variant, calm) in [(6, "classic", false), (5, "open", true)] {
        let options = json!({"variant": variant, "calm": calm});
        assert!(check::<themes::Themes>(options, seats, 1, 17));
    }
}

/// The deal is no action, so that no two worlds tell of it: here the log is read.
fn the_deal_tells_each_seat_its_own_hand_alone<G: Rules>(seats: usize) {
    let seated = Seated::new(deal::<G>(&json!({}), seats, SEED));
    let hand = |seat: Seat| seated.view(Viewer::Seat(seat))["hand"].clone();
    for viewer in Viewer::all(seats) {
        let told = json!(seated.log(viewer)).to_string();
        for seat in Seat::all(seats) {
            let shown = told.contains(&hand(seat).to_string());
            assert_eq!(shown, viewer.is(seat), "{}: hand of {seat:?}, as {viewer:?} reads {told}", G::ID);
        }
    }
}

#[test]
fn com_5_the_deal_tells_each_seat_its_own_hand_alone() {
    the_deal_tells_each_seat_its_own_hand_alone::<plis::Plis>(4);
    the_deal_tells_each_seat_its_own_hand_alone::<padbolix::Padbolix>(3);
    the_deal_tells_each_seat_its_own_hand_alone::<syntax::Syntax>(3);
    the_deal_tells_each_seat_its_own_hand_alone::<spikit::Spikit>(3);
}
