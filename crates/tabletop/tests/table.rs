//! The table's promises, held with the smallest game that has everything: hidden cards, several seats acting at once, a clock.

#![allow(clippy::unwrap_used, clippy::panic)]

mod tally;

use serde_json::{Value, json};
use std::collections::BTreeMap;
use tabletop::conformance::{Effort, random_match};
use tabletop::{ActError, Actor, Player, Record, Seat, Table, UndoError, Viewer};
use tally::{Action, Layout, No, Tally};

const A: Actor = Actor::Seat(Seat(0));
const B: Actor = Actor::Seat(Seat(1));

/// A table with a bot for every level named and a human for every null.
fn table(bots: &[Option<&str>], seed: u64) -> Table<Tally> {
    let name = |n: usize| ["Anna", "Bob", "Chloé"][n].to_owned();
    let player = |(n, bot): (usize, &Option<&str>)| Player { name: name(n), bot: bot.map(str::to_owned) };
    let players = bots.iter().enumerate().map(player).collect();
    match Table::new(Tally, players, Layout::default(), seed, Value::Null, BTreeMap::new()) {
        Ok(table) => table,
        Err(error) => panic!("{error:?}"),
    }
}

fn two() -> Table<Tally> {
    table(&[None, None], 1)
}

fn views(table: &Table<Tally>) -> Vec<Value> {
    Viewer::all(table.seats()).map(|viewer| serde_json::to_value(table.view(viewer)).unwrap()).collect()
}

#[test]
fn the_suite_passes_a_game_that_keeps_its_promises() {
    for seed in 0..200 {
        random_match(&Tally, 2 + (seed % 2) as usize, seed, Effort { deep_every: 1, ..Effort::default() });
    }
}

#[test]
fn com_4_a_refused_action_changes_nothing() {
    let mut table = two();
    let before = (table.state().clone(), table.record());
    assert_eq!(table.act(A, Action::TimeUp).err(), Some(ActError::Refused(No::TableOnly)));
    assert_eq!(table.act(Actor::Seat(Seat(9)), Action::Bid { bid: 1 }).err(), Some(ActError::NoSuchSeat));
    assert_eq!((table.state().clone(), table.record()), before);
}

#[test]
fn several_seats_act_at_once_in_any_order() {
    let (mut ab, mut ba) = (two(), two());
    ab.act(A, Action::Bid { bid: 1 }).unwrap();
    ab.act(B, Action::Bid { bid: 2 }).unwrap();
    ba.act(B, Action::Bid { bid: 2 }).unwrap();
    ba.act(A, Action::Bid { bid: 1 }).unwrap();
    assert_eq!(ab.state(), ba.state());
}

#[test]
fn com_5_a_hidden_bid_is_seen_by_its_seat_alone() {
    let mut table = two();
    let before = views(&table);
    table.act(A, Action::Bid { bid: 3 }).unwrap();
    let after = views(&table);
    assert_eq!(after[0]["own"], json!(3));
    assert_eq!((&after[1]["own"], &after[1]["answered"]), (&Value::Null, &json!([0])));
    assert_ne!(before[1], after[1], "that it was made is public");
}

#[test]
fn the_table_itself_acts_when_the_time_is_up() {
    let mut table = two();
    table.act(Actor::Table, Action::TimeUp).unwrap();
    assert_eq!(table.act(A, Action::Bid { bid: 1 }).err(), Some(ActError::MatchOver));
    assert!(table.legal(Seat(0), 10).actions().is_empty(), "nothing is legal any more");
}

#[test]
fn undo_takes_back_the_last_action_and_only_that() {
    let mut table = table(&[None, Some("easy")], 1);
    table.act(A, Action::Bid { bid: 1 }).unwrap();
    let (before, length) = (views(&table), table.len());
    table.act(B, Action::Bid { bid: 2 }).unwrap();
    assert_eq!(table.undo(), Ok(()));
    assert_eq!((views(&table), table.len()), (before, length));
    table.undo().unwrap();
    assert_eq!(table.undo(), Err(UndoError::Nothing));
}

#[test]
fn undo_among_humans_stops_where_something_was_seen() {
    let mut table = two();
    table.act(A, Action::Bid { bid: 1 }).unwrap();
    table.undo().expect("a hidden bid told nobody anything");
    table.act(A, Action::Bid { bid: 1 }).unwrap();
    table.act(B, Action::Bid { bid: 2 }).unwrap();
    assert_eq!(table.undo(), Err(UndoError::Hidden), "the last bid uncovers all");
}

#[test]
fn undo_draws_the_same_chance_again() {
    let mut table = table(&[None, Some("easy")], 5);
    let play = |table: &mut Table<Tally>| {
        table.act(A, Action::Bid { bid: 1 }).unwrap();
        table.act(B, Action::Bid { bid: 2 }).unwrap();
        table.state().clone()
    };
    let first = play(&mut table);
    table.undo().unwrap();
    table.undo().unwrap();
    assert_eq!(play(&mut table), first);
}

#[test]
fn a_record_that_goes_wrong_loads_its_valid_prefix_and_says_where() {
    let mut table = two();
    table.act(A, Action::Bid { bid: 1 }).unwrap();
    table.act(B, Action::Bid { bid: 2 }).unwrap();
    let good = serde_json::to_value(table.record()).unwrap();
    let load = |value: &Value| {
        let (record, _) = Record::from_value(value).unwrap();
        match Table::replay(Tally, &record, Layout::default()) {
            Ok(replay) => (replay.table.len(), replay.broken.map(|broken| (broken.at, broken.why))),
            Err(error) => panic!("{error:?}"),
        }
    };
    assert_eq!(load(&good), (2, None));
    let mut illegal = good.clone();
    illegal["actions"][1]["action"]["bid"] = json!(99);
    assert_eq!(load(&illegal), (1, Some((1, Some(ActError::Refused(No::Range))))));
    let mut foreign = good;
    foreign["actions"][0]["action"] = json!({"type": "castle"});
    assert_eq!(load(&foreign), (0, Some((0, None))));
}
