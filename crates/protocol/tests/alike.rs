//! Tests that a host which names the moment with every request meets the same bots as simulations: they find the same words at the same
//! times.
#![cfg(not(target_family = "wasm"))]
#![allow(clippy::unwrap_used, reason = "a test that fails here has failed")]

mod common;

use common::{Session, resources};
use protocol::{Arena, Level, Plan, ResourceName};
use serde_json::{Value, json};

/// How many milliseconds are left of the clock that ends first, and its name.
fn first_end(view: &Value) -> Option<(u64, String)> {
    let running = view["clocks"].as_array().unwrap().iter().filter(|clock| clock["running"] == true);
    let left =
        |clock: &Value| clock["ms"].as_u64().unwrap().saturating_sub(clock["spent_ms"].as_u64().unwrap());
    running.map(|clock| (left(clock), clock["name"].as_str().unwrap().to_owned())).min()
}

/// Plays a match in virtual time as a host does that follows PROTOCOL.md. Returns how long it lasted, how many actions it had, and the
/// points. `reload` saves and loads before every question.
fn hosted(game: &str, options: &Value, levels: &[Level], seed: u64, reload: bool) -> (u64, u64, Vec<i64>) {
    let mut session = Session::new();
    let seats: Vec<Value> = levels.iter().map(|level| json!({"bot": level.to_string()})).collect();
    let new = json!({"op": "new", "game": game, "seats": seats, "options": options, "seed": seed});
    let mut view = session.done(new)["view"].clone();
    let mut now = 0;
    while view["over"] == false {
        if reload {
            let save = session.done(json!({"op": "save", "at_ms": now}))["save"].clone();
            view = session.done(json!({"op": "load", "save": save}))["view"].clone();
        }
        let mut answers = Vec::new();
        for seat in view["to_act"].as_array().unwrap().clone() {
            let answer = session.done(json!({"op": "bot", "seat": seat, "at_ms": now, "iterations": 1}));
            let wait = answer["after_ms"].as_u64().unwrap();
            // A bot that wants to be asked again is asked later.
            answers.push((if answer["action"].is_null() { wait.max(1) } else { wait }, seat, answer));
        }
        let first = answers.into_iter().min_by_key(|(wait, ..)| *wait);
        let act = match (first, first_end(&view)) {
            (first, Some((end, clock))) if first.as_ref().is_none_or(|(wait, ..)| end < *wait) => {
                now += end;
                json!({"op": "act", "seat": null, "action": {"type": "time-up", "clock": clock}, "at_ms": now})
            }
            (Some((wait, seat, answer)), _) => {
                now += wait;
                if answer["action"].is_null() {
                    continue;
                }
                json!({"op": "act", "seat": seat, "action": answer["action"], "seen": answer["seen"], "at_ms": now, "viewer": null})
            }
            (None, _) => break,
        };
        view = session.done(act)["view"].clone();
    }
    let scores = view["seats"].as_array().unwrap().iter().map(|seat| seat["score"].as_i64().unwrap());
    (now, view["moves"].as_u64().unwrap(), scores.collect())
}

fn in_the_arena(game: &str, options: &Value, levels: &[Level], seed: u64) -> (u64, u64, Vec<i64>) {
    let mut resources = |name: &ResourceName| resources(name);
    let arena = Arena::new(game, options, &Value::Null, levels.len(), &mut resources).ok().unwrap();
    let plan = Plan { levels, seed, iterations: Some(1), budget_ms: None };
    let played = arena.play(&plan, &|| 0.0).ok().unwrap();
    assert_eq!(played.failures, 0);
    (played.lasted_ms, played.actions as u64, played.scores)
}

/// Checks that most matches are the same. If two bots act in the same millisecond, a host may let another one act first than the arena
/// does, and the match goes on differently; that happens only in some matches.
fn alike(game: &str, options: &Value, levels: &[Level], reload: bool) {
    let seeds = 0..20;
    let count = seeds.end;
    let same = seeds.filter(|seed| {
        hosted(game, options, levels, *seed, reload) == in_the_arena(game, options, levels, *seed)
    });
    let same = same.count();
    assert!(same as u64 >= count * 3 / 5, "{game}: {same} of {count} matches went alike");
}

#[test]
fn tally_goes_alike() {
    let levels = [Level::Easy, Level::Hard, Level::Medium];
    alike("tally", &json!({"seconds": 60, "rounds": 5}), &levels, false);
}

#[test]
fn themes_goes_alike_with_six_seats() {
    let levels = [Level::Easy, Level::Hard, Level::Medium, Level::Hard, Level::Easy, Level::Medium];
    for timer in [Some(60), None] {
        alike("themes", &json!({"timer": timer}), &levels, false);
    }
}

#[test]
fn a_reload_changes_no_bots_mind() {
    let levels = [Level::Easy, Level::Hard, Level::Medium];
    alike("tally", &json!({"seconds": 60, "rounds": 3}), &levels, true);
}

/// A seat's question outlasts what others do, so its bot keeps its word and its time.
#[test]
fn a_bots_word_waits_out_what_others_do() {
    let mut session = Session::new();
    session.open("themes", 4, json!({"options": {"timer": null}}));
    session.done(json!({"op": "act", "seat": 0, "action": {"type": "roll"}, "at_ms": 2_600}));
    let wish =
        |at_ms: u64| json!({"op": "bot", "seat": 1, "level": "medium", "iterations": 1, "at_ms": at_ms});
    let first = session.done(wish(2_600));
    let after = first["after_ms"].as_u64().unwrap();
    assert_eq!(session.done(wish(1_000))["after_ms"], after + 1_600, "its dice do not lie yet");
    session.done(json!({"op": "act", "seat": 2, "action": {"type": "give-up"}, "at_ms": 3_000}));
    let later = session.done(wish(3_600));
    assert_eq!((&later["action"], later["after_ms"].as_u64().unwrap()), (&first["action"], after - 1_000));
    let task = json!({"op": "bot-task", "seat": 1, "level": "medium", "iterations": 1, "at_ms": 3_600});
    let task = session.done(task)["task"].clone();
    let thought = Session::new().done(json!({"op": "think", "task": task}));
    assert_eq!((&thought["action"], &thought["after_ms"]), (&later["action"], &later["after_ms"]));
}
