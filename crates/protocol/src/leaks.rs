//! Tests for leaks: whatever a seat asks, the answer must be the same in every world that its view may stand for.

use crate::any_game::AnyGame;
use crate::opening::Players;
use crate::request::Guest;
use crate::rules::Rules;
use crate::seated::{Match, Seated};
use crate::thinking::Orders;
use bots::{Decision, Level};
use serde_json::{Value, json};
use std::collections::BTreeMap;
use tabletop::{Actor, Chance, Seat, Supplies, Table, Timer, Viewer, When};

/// The seed has so many digits that it is found wherever it is written.
const SEED: u64 = 7_340_182_995_116_203;

fn deal<G: Rules>(options: &Value, seats: usize, seed: u64) -> Table<G> {
    let options: G::Options = serde_json::from_value(options.clone()).unwrap();
    let mut supplies = Supplies::default();
    for name in G::resources(&options, &G::Data::default()) {
        let resource = G::sample(&name).unwrap();
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

/// All that a viewer can ask for without acting. The log is left out, because both worlds have the same past; what an action adds to it is
/// compared below.
fn known<G: Rules>(mut seated: Seated<G>, viewer: Viewer) -> Value {
    let asked = viewer.seat().map(|seat| {
        // How long its bot has waited, and what its moods come from.
        let question = format!("{:?}", seated.question(seat));
        let may = seated.asked(seat);
        // Only the hard bot gives reasons.
        let choice = may.is_ok().then(|| {
            [Level::Medium, Level::Hard].map(|level| {
                let orders = Orders {
                    level,
                    iterations: Some(3),
                    budget_ms: 1000,
                    waited_ms: 0,
                    ahead_ms: 0,
                    seed: None,
                };
                let decision = seated.choose(seat, &orders, &|| 0.0).ok();
                decision.map(|Decision { action, after_ms, reason }| (action, after_ms, reason))
            })
        });
        json!({"legal": seated.legal(seat, 300), "asked": may.err(), "bot": choice, "question": question})
    });
    json!({"view": seated.view(viewer), "bare": seated.bare_view(viewer), "asked": asked})
}

/// What a viewer sees after an action, and what it is told of it. A seat that is refused must see no more than before.
fn told<G: Rules>(table: Table<G>, by: Actor, action: &Value, viewer: Viewer) -> (Value, Value) {
    let mut seated = Seated::new(table, Vec::new());
    let told = match seated.act(by, action, When::default(), viewer) {
        Ok(events) => json!({"events": events, "log": seated.log(viewer, usize::MAX, false)}),
        Err(failure) => json!({"error": failure}),
    };
    let view = seated.view(viewer);
    // Whether the action can be taken back is an answer too.
    let undone = viewer.seat().map(|seat| [true, false].map(|dry| seated.undo(Some(seat), None, dry).err()));
    let told = json!([told, undone]);
    assert!(!told.to_string().contains(&SEED.to_string()), "the seed leaks: {told}");
    (view, told)
}

/// Compares worlds for every viewer, and returns whether any of them differed from the match.
fn worlds<G: Rules>(table: &Table<G>, chance: &mut Chance, context: &str) -> bool {
    let mut differ = false;
    for viewer in Viewer::all(table.seats()) {
        let view = table.view(viewer);
        let world = table.game().determinize(&view, chance).expect("a world");
        differ |= *table.state() != world;
        let here = known(Seated::new(copy(table), Vec::new()), viewer);
        let there = known(Seated::new(copy(table).in_world(world.clone()), Vec::new()), viewer);
        assert_eq!(here, there, "{context}: {viewer:?} can tell the worlds apart");
        assert!(!here.to_string().contains(&SEED.to_string()), "{context}: the seed leaks: {here}");

        // Everybody tries what they may do. The viewer also tries what only others may do, and must be refused alike.
        for by in Seat::all(table.seats()) {
            for theirs in Seat::all(table.seats()).filter(|theirs| *theirs == by || viewer.is(by)) {
                let candidates = table.legal(theirs, 60).into_actions();
                let Some(action) = chance.pick(&candidates) else { continue };
                let action = serde_json::to_value(action).unwrap();
                if viewer.is(by) {
                    let cautions = [
                        Seated::new(copy(table), Vec::new()).caution(by, &action),
                        Seated::new(copy(table).in_world(world.clone()), Vec::new()).caution(by, &action),
                    ];
                    assert_eq!(cautions[0], cautions[1], "{context}: what {action} warns of");
                }
                let actor = Actor::Seat(by);
                let (seen_here, here) = told(copy(table), actor, &action, viewer);
                let (seen_there, there) = told(copy(table).in_world(world.clone()), actor, &action, viewer);
                // Another seat may lack the card in that world, and a viewer that sees another card is rightly told of another one.
                let possible = viewer.is(by) || there[0].get("error").is_none();
                if possible && seen_here == seen_there {
                    assert_eq!(
                        here, there,
                        "{context}: {action} of {by:?} tells {viewer:?} something hidden"
                    );
                }
            }
        }
        for timer in running(table) {
            let time_up = serde_json::to_value(&timer.clock.time_up).unwrap();
            let here = told(copy(table), Actor::Table, &time_up, viewer);
            let there = told(copy(table).in_world(world.clone()), Actor::Table, &time_up, viewer);
            assert_eq!(here, there, "{context}: {time_up} tells {viewer:?} something hidden");
        }
    }
    differ
}

/// The clocks that run.
fn running<G: Rules>(table: &Table<G>) -> Vec<Timer<G::Action>> {
    table.timers().iter().filter(|timer| timer.clock.running).cloned().collect()
}

/// How many actions at the beginning are all examined, for the sake of short matches; later, one in [`EVERY`] is.
const FIRST: usize = 4;
const EVERY: usize = 29;

/// Returns whether anything was hidden from anybody. If not, nothing was compared, which is right for some games.
pub(crate) fn check<G: Rules>(options: &Value, seats: usize) -> bool {
    let mut differed = false;
    let mut table = deal::<G>(options, seats, SEED);
    tells_each_seat_its_own_hand_alone(&Seated::new(copy(&table), Vec::new()), seats);
    let mut chance = Chance::from_seed(0);
    let mut turn = 0;
    let (mut ran, mut ended) = (0, 0);
    while table.game().outcome(table.state()).is_none() && turn < 400 {
        let context = format!("{} {options} with {seats} seats, action {turn}", G::ID);
        if turn < FIRST || turn % EVERY == 0 {
            differed |= worlds(&table, &mut chance, &context);
        }
        turn += 1;
        let clocks = running(&table);
        ran += usize::from(!clocks.is_empty());
        if let Some(timer) = chance.pick(&clocks).filter(|_| ran % 23 == 0) {
            ended += 1;
            table.act(Actor::Table, timer.clock.time_up.clone()).ok().unwrap();
            continue;
        }
        let to_act: Vec<Seat> = table.game().to_act(table.state()).iter().collect();
        let seat = *chance.pick(&to_act).unwrap();
        let actions = table.legal(seat, 300).into_actions();
        let action = chance.pick(&actions).unwrap().clone();
        table.act(Actor::Seat(seat), action).ok().unwrap();
    }
    assert!(ran < 23 || ended > 0, "{} {options}: no clock has run out", G::ID);
    // Neither a refused undo nor the views and logs after it may hold the seed.
    let mut seated = Seated::new(table, Vec::new());
    let undone = json!([
        seated.undo(None, None, false).err(),
        seated.view(Viewer::Seat(Seat(0))),
        seated.log(Viewer::Spectator, usize::MAX, false)
    ]);
    assert!(!undone.to_string().contains(&SEED.to_string()), "{undone}");
    differed
}

/// The deal is no action, so comparing actions in two worlds does not cover it. Here the log of the deal is read.
fn tells_each_seat_its_own_hand_alone<G: Rules>(seated: &Seated<G>, seats: usize) {
    let hand = |seat: Seat| seated.view(Viewer::Seat(seat))["hand"].clone();
    for viewer in Viewer::all(seats) {
        let told = json!(seated.log(viewer, usize::MAX, false)).to_string();
        for seat in Seat::all(seats).filter(|seat| hand(*seat).is_array()) {
            let shown = told.contains(&hand(seat).to_string());
            assert_eq!(shown, viewer.is(seat), "{}: hand of {seat:?}, as {viewer:?} reads {told}", G::ID);
        }
    }
}

/// Checks a game with the fewest seats, the most, and some between, under its sample options by turns.
fn com_5_holds(game: &dyn AnyGame) {
    let range = game.info().seats;
    let options = game.sample_options();
    let counts = [range.min, usize::midpoint(range.min, range.max), range.max];
    let rounds = options.len().max(counts.len());
    let differed = (0..rounds)
        .filter(|round| game.check_leaks(&options[round % options.len()], counts[round % counts.len()]));
    // The template game seldom hides anything (only a ballot). Its own tests plant leaks and look for them.
    let offered = crate::games::ids().any(|id| id == game.id());
    assert!(differed.count() > 0 || !offered, "{}: nothing was hidden from anybody", game.id());
}

#[test]
fn com_5_every_game_tells_a_seat_only_what_it_may_know() {
    std::thread::scope(|scope| {
        for game in crate::games::all() {
            scope.spawn(move || com_5_holds(game));
        }
    });
}
