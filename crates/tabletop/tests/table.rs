//! The table's promises, held with the smallest game that has everything: hidden cards, several seats acting at once, a clock.

#![allow(clippy::unwrap_used, clippy::panic)]

mod tally;

use serde_json::{Value, json};
use std::collections::BTreeMap;
use tabletop::conformance::{Effort, random_match};
use tabletop::{ActError, Actor, Player, Record, Seat, Table, UndoError, Viewer, When};
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
    assert_eq!(table.act(A, Action::time_up()).err(), Some(ActError::Refused(No::TableOnly)));
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
    table.act(Actor::Table, Action::time_up()).unwrap();
    assert_eq!(table.act(A, Action::Bid { bid: 1 }).err(), Some(ActError::MatchOver));
    assert!(table.legal(Seat(0), 10).actions().is_empty(), "nothing is legal any more");
}

#[test]
fn the_table_does_nothing_but_what_a_running_clock_says() {
    let mut table = two();
    let bid = Action::Bid { bid: 1 };
    assert_eq!(table.act(Actor::Table, bid).err(), Some(ActError::NoClock));
    let other = Action::TimeUp { clock: "lunch".into() };
    assert_eq!(table.act(Actor::Table, other).err(), Some(ActError::NoClock));
}

#[test]
fn an_answer_is_stale_when_its_question_is_no_longer_the_one_that_was_open() {
    let mut table = two();
    let bid = || Action::Bid { bid: 1 };
    let seen = |seen| When { seen: Some(seen), at_ms: None };
    table.act_when(A, bid(), seen(0)).unwrap();
    table.act_when(B, bid(), seen(0)).expect("another's bid asks B nothing new");
    let before = (table.state().clone(), table.record());
    assert_eq!(table.act_when(B, bid(), seen(0)).err(), Some(ActError::Stale));
    assert_eq!(table.act_when(B, bid(), seen(1)).err(), Some(ActError::Stale));
    assert_eq!(
        table.act_when(B, bid(), seen(3)).err(),
        Some(ActError::Stale),
        "of a line that is not this one"
    );
    assert_eq!((table.state().clone(), table.record()), before);
    table.act_when(B, bid(), seen(2)).unwrap();
    assert_eq!(table.act_when(B, bid(), seen(2)).err(), Some(ActError::Stale), "its own bid answered that");
}

#[test]
fn a_clock_keeps_its_time_through_save_and_undo() {
    let mut table = two();
    let at = |at_ms| When { seen: None, at_ms: Some(at_ms) };
    table.act_when(A, Action::Bid { bid: 1 }, at(2_000)).unwrap();
    table.act_when(B, Action::Bid { bid: 1 }, at(5_000)).unwrap();
    let record = serde_json::to_value(table.record()).unwrap();
    assert_eq!(record["actions"][1]["at_ms"], 5_000);
    let (record, _) = Record::from_value(&record).unwrap();
    let mut again = Table::replay(Tally, &record, Layout::default()).ok().unwrap().table;
    assert_eq!((again.timers(), again.at_ms()), (table.timers(), 5_000));
    assert_eq!((again.timers()[0].since, again.timers()[0].spent_ms), (0, 5_000));
    assert_eq!(again.undo(None), Err(UndoError::Hidden));
    let mut alone = self::table(&[None, Some("easy")], 1);
    alone.act_when(A, Action::Bid { bid: 1 }, at(2_000)).unwrap();
    alone.act_when(B, Action::Bid { bid: 1 }, at(5_000)).unwrap();
    alone.undo(None).unwrap();
    assert_eq!((alone.at_ms(), alone.timers()[0].spent_ms), (2_000, 2_000));
}

#[test]
fn a_seat_takes_back_its_own_answer_and_no_other_seats() {
    let mut table = self::table(&[None, None, Some("easy")], 1);
    let c = Actor::Seat(Seat(2));
    table.act(A, Action::Bid { bid: 1 }).unwrap();
    assert_eq!(table.undo(Some(Seat(1))), Err(UndoError::Hidden), "it is A's, and B has not seen it");
    table.act(c, Action::Bid { bid: 1 }).unwrap();
    assert_eq!(table.undo(Some(Seat(0))), Err(UndoError::Hidden), "a bot's secret is one too");
    assert_eq!(table.undo(None), Ok(()), "the table as a whole may: nobody has seen anything");
    assert_eq!(table.undo(Some(Seat(0))), Ok(()));
    assert!(table.is_empty());
}

#[test]
fn undo_takes_back_the_last_action_and_only_that() {
    let mut table = table(&[None, Some("easy")], 1);
    table.act(A, Action::Bid { bid: 1 }).unwrap();
    let (before, length) = (views(&table), table.len());
    table.act(B, Action::Bid { bid: 2 }).unwrap();
    assert_eq!(table.undo(None), Ok(()));
    assert_eq!((views(&table), table.len()), (before, length));
    table.undo(None).unwrap();
    assert_eq!(table.undo(None), Err(UndoError::Nothing));
}

#[test]
fn undo_among_humans_stops_where_something_was_seen() {
    let mut table = two();
    table.act(A, Action::Bid { bid: 1 }).unwrap();
    table.undo(None).expect("a hidden bid told nobody anything");
    table.act(A, Action::Bid { bid: 1 }).unwrap();
    table.act(B, Action::Bid { bid: 2 }).unwrap();
    assert_eq!(table.undo(None), Err(UndoError::Hidden), "the last bid uncovers all");
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
    table.undo(None).unwrap();
    table.undo(None).unwrap();
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
