//! Tests of the table's promises, played with the game that has everything: secret ballots, several seats acting at once, dice, a clock.

#![allow(clippy::unwrap_used, clippy::panic)]

use serde_json::{Value, json};
use std::collections::BTreeMap;
use tabletop::{ActError, Actor, Millis, Player, Record, Seat, Table, UndoError, Viewer, When};
use tally::{Action, Layout, Refusal, Tally};

const A: Actor = Actor::Seat(Seat(0));
const B: Actor = Actor::Seat(Seat(1));
const C: Actor = Actor::Seat(Seat(2));

/// A table with a bot for every level named and a human for every null.
fn table(bots: &[Option<&str>], seed: u64) -> Table<Tally> {
    let name = |n: usize| ["Anna", "Bob", "Chloé"][n].to_owned();
    let player = |(n, bot): (usize, &Option<&str>)| Player { name: name(n), bot: bot.map(str::to_owned) };
    let players = bots.iter().enumerate().map(player).collect();
    Table::new(Tally::default(), players, Layout::default(), seed, Value::Null, BTreeMap::new()).unwrap()
}

fn three() -> Table<Tally> {
    table(&[None, None, None], 1)
}

fn claim() -> Action {
    Action::Claim { word: "CAT".into() }
}

fn vote(accept: bool) -> Action {
    Action::Vote { accept }
}

/// Three humans of whom Anna has claimed a word.
fn judging() -> Table<Tally> {
    let mut table = three();
    table.act(A, claim()).unwrap();
    table
}

fn seen(seen: usize) -> When {
    When { seen: Some(seen), at_ms: None }
}

fn at(at_ms: u64) -> When {
    When { seen: None, at_ms: Some(at_ms) }
}

fn views(table: &Table<Tally>) -> Vec<Value> {
    Viewer::all(table.seats()).map(|viewer| serde_json::to_value(table.view(viewer)).unwrap()).collect()
}

#[test]
fn com_4_a_refused_action_changes_nothing() {
    let mut table = three();
    let before = (table.state().clone(), table.record());
    assert_eq!(table.act(A, Action::time_up()).err(), Some(ActError::Refused(Refusal::NoClock)));
    assert_eq!(table.act(Actor::Seat(Seat(9)), Action::Pass).err(), Some(ActError::NoSuchSeat));
    assert_eq!((table.state().clone(), table.record()), before);
}

#[test]
fn several_seats_act_at_once_in_any_order() {
    let (mut bc, mut cb) = (judging(), judging());
    bc.act(B, vote(true)).unwrap();
    bc.act(C, vote(false)).unwrap();
    cb.act(C, vote(false)).unwrap();
    cb.act(B, vote(true)).unwrap();
    assert_eq!(bc.state(), cb.state());
}

#[test]
fn com_5_a_ballot_is_seen_by_its_seat_alone() {
    let mut table = judging();
    let before = views(&table);
    table.act(B, vote(false)).unwrap();
    let after = views(&table);
    assert_eq!(after[1]["claim"]["own"], false);
    for other in [0, 2, 3] {
        assert_eq!(after[other]["claim"]["own"], Value::Null);
        assert_eq!(after[other]["seats"][1]["voted"], true);
        assert_ne!(before[other], after[other], "that it was given is public");
    }
}

#[test]
fn the_table_itself_acts_when_the_time_is_up() {
    let mut table = three();
    for _ in 0..3 {
        table.act(Actor::Table, Action::time_up()).unwrap();
    }
    assert_eq!(table.act(A, Action::Pass).err(), Some(ActError::MatchOver));
    assert_eq!(table.act(Actor::Table, Action::time_up()).err(), Some(ActError::MatchOver));
    assert!(table.legal(Seat(0), 10).actions().is_empty(), "nothing is legal any more");
}

#[test]
fn the_table_does_nothing_but_what_a_running_clock_says() {
    let mut table = three();
    assert_eq!(table.act(Actor::Table, Action::Pass).err(), Some(ActError::NoClock));
    let other = Action::TimeUp { clock: "lunch".into() };
    assert_eq!(table.act(Actor::Table, other).err(), Some(ActError::NoClock));
    let mut table = judging();
    assert_eq!(table.act(Actor::Table, Action::time_up()).err(), Some(ActError::NoClock), "it stands still");
}

#[test]
fn an_answer_is_stale_when_its_question_is_no_longer_the_one_that_was_open() {
    let mut table = judging();
    assert_eq!(table.act_when(C, claim(), seen(0)).err(), Some(ActError::Stale), "Anna was first");
    table.act_when(B, vote(true), seen(1)).unwrap();
    table.act_when(C, vote(true), seen(1)).expect("Bob's ballot asks Chloé nothing new");
    // In the next round there is a new claim, and a ballot that answers the first one must not count for it.
    table.act_when(A, claim(), seen(3)).unwrap();
    let before = (table.state().clone(), table.record());
    for late in [0, 1, 2, 3] {
        assert_eq!(table.act_when(C, vote(true), seen(late)).err(), Some(ActError::Stale), "{late}");
    }
    let never = table.act_when(C, vote(true), seen(5)).err();
    assert_eq!(never, Some(ActError::Stale), "seen in a line of play that is not this one");
    assert_eq!((table.state().clone(), table.record()), before);
    table.act_when(C, vote(true), seen(4)).unwrap();
    assert_eq!(table.act_when(C, vote(true), seen(4)).err(), Some(ActError::Stale), "it has answered");
    assert_eq!(table.act(C, vote(true)).err(), Some(ActError::Refused(Refusal::NoVote)));
}

#[test]
fn the_end_of_a_clock_is_stale_when_it_has_started_anew() {
    let mut table = three();
    table.act_when(Actor::Table, Action::time_up(), seen(0)).unwrap();
    assert_eq!(table.act_when(Actor::Table, Action::time_up(), seen(0)).err(), Some(ActError::Stale));
    table.act_when(Actor::Table, Action::time_up(), seen(1)).unwrap();
}

#[test]
fn a_clock_that_does_not_lapse_runs_until_the_host_says_that_it_is_over() {
    let mut table = three();
    let left = |table: &Table<Tally>| table.timers()[0].left_ms();
    assert_eq!(left(&table), 60_000);
    table.act_when(A, Action::Pass, at(20_000)).unwrap();
    assert_eq!(left(&table), 40_000);
    // The host has not said so yet.
    table.act_when(B, Action::Pass, at(61_000)).unwrap();
    assert_eq!((table.len(), left(&table)), (2, 0), "the two have passed, and nothing else was done");
}

#[test]
fn a_clock_keeps_its_time_through_save_and_undo() {
    let mut table = table(&[None, Some("easy"), Some("easy")], 1);
    let spent = |table: &Table<Tally>| (table.timers()[0].since, table.timers()[0].spent_ms, table.at_ms());
    table.act_when(A, claim(), at(2_000)).unwrap();
    table.act_when(B, vote(false), at(5_000)).unwrap();
    assert_eq!(spent(&table), (0, 2_000, 5_000), "it stands still while the claim is judged");
    table.act_when(C, vote(false), at(6_000)).unwrap();
    table.act_when(B, Action::Pass, at(6_500)).unwrap();
    assert_eq!(spent(&table), (0, 2_500, 6_500));
    let record = serde_json::to_value(table.record()).unwrap();
    assert_eq!(record["actions"][1]["at_ms"], 5_000);
    let (record, _) = Record::from_value(&record).unwrap();
    let again = Table::replay(Tally::default(), &record, Layout::default()).ok().unwrap().table;
    assert_eq!(spent(&again), spent(&table));
    table.undo(None).unwrap();
    assert_eq!(spent(&table), (0, 2_500, 6_500), "undo gives no time back");
    table.act_when(Actor::Table, Action::time_up(), at(64_000)).unwrap();
    assert_eq!(spent(&table), (4, 0, 64_000), "the next round has all of its time");
}

#[test]
fn an_action_after_a_save_that_named_a_later_moment_came_then() {
    let mut table = table(&[None, Some("easy"), Some("easy")], 1);
    table.pass(29_000);
    table.act(A, claim()).unwrap();
    table.pass(31_000);
    table.act_when(B, vote(false), at(30_000)).unwrap();
    table.act(C, vote(false)).unwrap();
    let record = table.record();
    let times: Vec<_> = record.actions.iter().map(|line| line.at_ms.map(Millis::get)).collect();
    assert_eq!(times, [Some(29_000), Some(31_000), None]);
    let again = Table::replay(Tally::default(), &record, Layout::default()).ok().unwrap().table;
    assert_eq!((again.timers(), again.at_ms()), (table.timers(), table.at_ms()));
}

#[test]
fn undo_takes_back_the_last_action_and_only_that() {
    let mut table = table(&[None, Some("easy")], 1);
    table.act(A, claim()).unwrap();
    let (before, length) = (views(&table), table.len());
    table.act(B, vote(true)).unwrap();
    assert_eq!(table.undo(None), Ok(()));
    assert_eq!((views(&table), table.len(), table.is_empty()), (before, length, false));
    table.undo(None).unwrap();
    assert!(table.is_empty());
    assert_eq!(table.undo(None), Err(UndoError::Nothing));
}

#[test]
fn undo_among_humans_stops_where_something_was_seen() {
    let mut table = judging();
    table.act(B, vote(true)).unwrap();
    table.undo(None).expect("a secret ballot told nobody anything");
    table.act(B, vote(true)).unwrap();
    table.act(C, vote(true)).unwrap();
    assert_eq!(table.undo(None), Err(UndoError::Hidden), "the last ballot uncovers the numbers");
    assert_eq!(table.undo(Some(Seat(2))), Err(UndoError::Hidden), "for whoever asks");
}

#[test]
fn what_may_be_taken_back_is_known_before_anybody_tries() {
    let mut table = table(&[None, None, Some("easy")], 1);
    assert_eq!(table.would_undo(None), Err(UndoError::Nothing));
    table.act(A, Action::Pass).unwrap();
    table.act(C, Action::Pass).unwrap();
    let length = table.len();
    assert_eq!(table.would_undo(Some(Seat(0))), Ok(()), "what the bot did goes with it");
    assert_eq!(table.would_undo(Some(Seat(1))), Err(UndoError::Hidden), "behind it lies Anna's pass");
    assert_eq!(table.undo(Some(Seat(1))), Ok(()), "though the bot's alone would go");
    assert_eq!((length, table.len()), (2, 1), "asking has changed nothing");

    let mut table = judging();
    table.act(B, vote(true)).unwrap();
    table.act(C, vote(true)).unwrap();
    assert_eq!(table.would_undo(None), Err(UndoError::Hidden), "the last ballot uncovers the numbers");

    let mut bots = self::table(&[None, Some("easy")], 1);
    bots.sit(Seat(0), Player { name: "Anna".into(), bot: Some("easy".into()) }, None).unwrap();
    bots.act(A, Action::Pass).unwrap();
    assert_eq!(bots.would_undo(None), Err(UndoError::Nothing), "no human has done anything");
}

#[test]
fn a_seat_takes_back_its_own_answer_and_no_other_seats() {
    let mut table = judging();
    table.act(B, vote(true)).unwrap();
    for other in [0, 2] {
        assert_eq!(table.undo(Some(Seat(other))), Err(UndoError::Hidden), "it is Bob's");
    }
    assert_eq!(table.undo(Some(Seat(1))), Ok(()));
    assert_eq!(table.len(), 1);

    let mut table = self::table(&[None, None, Some("easy")], 1);
    table.act(A, claim()).unwrap();
    table.act(C, vote(true)).unwrap();
    assert_eq!(table.undo(Some(Seat(1))), Err(UndoError::Hidden), "a bot's secret is one too");
    assert_eq!(table.undo(None), Ok(()), "the table as a whole may: nobody has seen anything");

    let mut table = self::table(&[None, None, Some("easy")], 1);
    table.act(A, Action::Pass).unwrap();
    assert_eq!(table.undo(Some(Seat(1))), Err(UndoError::Hidden), "Anna's pass is hers to take back");
    table.act(C, Action::Pass).unwrap();
    assert_eq!(table.undo(Some(Seat(1))), Ok(()), "what a bot did in sight anybody may");

    let mut alone = self::table(&[None, Some("easy"), Some("easy")], 1);
    alone.act(A, claim()).unwrap();
    alone.act(C, vote(true)).unwrap();
    assert_eq!(alone.undo(Some(Seat(0))), Ok(()), "one human among bots takes back anything");
}

#[test]
fn undo_draws_the_same_chance_again() {
    let mut table = table(&[None, Some("easy")], 5);
    let play = |table: &mut Table<Tally>| {
        table.act(A, claim()).unwrap();
        table.act(B, vote(true)).unwrap();
        table.state().clone()
    };
    let first = play(&mut table);
    table.undo(None).unwrap();
    table.undo(None).unwrap();
    assert_eq!(play(&mut table), first);
}

#[test]
fn a_record_that_goes_wrong_loads_its_valid_prefix_and_says_where() {
    let mut table = judging();
    table.act(B, vote(true)).unwrap();
    let good = serde_json::to_value(table.record()).unwrap();
    let load = |value: &Value| {
        let (record, _) = Record::from_value(value).unwrap();
        let replay = Table::replay(Tally::default(), &record, Layout::default()).ok().unwrap();
        (replay.table.len(), replay.broken.map(|broken| (broken.at, broken.why)))
    };
    assert_eq!(load(&good), (2, None));
    let mut illegal = good.clone();
    illegal["actions"][1]["seat"] = json!(0);
    assert_eq!(load(&illegal), (1, Some((1, Some(ActError::Refused(Refusal::NoVote))))));
    let mut foreign = good;
    foreign["actions"][0]["action"] = json!({"type": "castle"});
    assert_eq!(load(&foreign), (0, Some((0, None))));
}

#[test]
fn errors_can_be_told() {
    let error: Box<dyn std::error::Error> = Box::new(ActError::<Refusal>::Stale);
    assert_eq!(error.to_string(), "what the action answers is no longer asked");
    assert!(ActError::Refused(Refusal::Out).to_string().contains("Out"));
    assert!(!UndoError::Hidden.to_string().is_empty());
}

/// How much the only clock has used, and the table's latest moment.
fn time(table: &Table<Tally>) -> (u64, u64) {
    (table.timers()[0].spent_ms, table.at_ms())
}

/// The same match, read from its save.
fn loaded(table: &Table<Tally>) -> Table<Tally> {
    let text = serde_json::to_string(&table.record()).unwrap();
    let (record, complaint) = Record::from_text(&text).unwrap();
    assert_eq!(complaint, None);
    let replay = Table::replay(Tally::default(), &record, Layout::default()).ok().unwrap();
    assert!(replay.broken.is_none());
    assert_eq!(replay.table.record(), table.record());
    replay.table
}

#[test]
fn undo_takes_back_actions_and_not_the_time_that_went_by() {
    let mut table = three();
    table.act_when(A, Action::Pass, at(1_000)).unwrap();
    table.act_when(B, Action::Pass, at(5_000)).unwrap();
    table.undo(Some(Seat(1))).unwrap();
    assert_eq!((table.len(), time(&table)), (1, (5_000, 5_000)));
    assert_eq!(time(&loaded(&table)), (5_000, 5_000), "nor does a reload give it back");
    table.act_when(B, Action::Pass, at(6_000)).unwrap();
    assert_eq!(time(&table), (6_000, 6_000));
    assert_eq!(time(&loaded(&table)), (6_000, 6_000));
}

#[test]
fn time_that_a_save_has_named_stays_gone_after_an_undo() {
    let mut table = three();
    table.act_when(A, Action::Pass, at(1_000)).unwrap();
    table.pass(4_000);
    table.undo(None).unwrap();
    assert_eq!((table.len(), time(&table)), (0, (4_000, 4_000)));
    assert_eq!(time(&loaded(&table)), (4_000, 4_000));
}

#[test]
fn a_clock_that_stood_still_in_what_is_taken_back_has_used_nothing_of_it() {
    let mut table = table(&[None, Some("easy"), Some("easy")], 1);
    table.act_when(A, claim(), at(1_000)).unwrap();
    table.pass(31_000);
    table.undo(None).unwrap();
    assert_eq!(time(&table), (1_000, 31_000), "the others were judging for half a minute");
    assert_eq!(time(&loaded(&table)), (1_000, 31_000));
    table.act_when(A, Action::Pass, at(32_000)).unwrap();
    assert_eq!(time(&table), (2_000, 32_000));
    assert_eq!(time(&loaded(&table)), (2_000, 32_000));
}

#[test]
fn a_run_that_begins_again_after_an_undo_goes_on_with_what_it_had_used() {
    let mut table = table(&[None, Some("easy"), Some("easy")], 1);
    table.act_when(Actor::Table, Action::time_up(), at(60_000)).unwrap();
    table.pass(85_000);
    assert_eq!(time(&table), (25_000, 85_000), "the clock of the second round");
    table.undo(None).unwrap();
    assert_eq!(time(&table), (60_000, 85_000), "what has run out has run out");
    table.act_when(Actor::Table, Action::time_up(), at(85_000)).unwrap();
    assert_eq!(time(&table), (25_000, 85_000), "whoever takes back does not fill the next clock either");
    assert_eq!(time(&loaded(&table)), (25_000, 85_000));
    table.undo(None).unwrap();
    assert_eq!(time(&loaded(&table)), (60_000, 85_000));
}

#[test]
fn an_undo_that_is_refused_gives_nothing_back() {
    let mut table = judging();
    table.pass(3_000);
    let before = (time(&table), table.record());
    assert_eq!(table.undo(None), Err(UndoError::Hidden));
    assert_eq!((time(&table), table.record()), before);
}

#[test]
fn a_past_moment_is_the_match_as_it_was_then() {
    let mut table = three();
    let mut seen = vec![(table.view(Viewer::Spectator), table.timers().to_vec(), table.at_ms())];
    let mut chance = tabletop::Chance::from_seed(3);
    while seen.len() < 100
        && let Some(seat) = Seat::all(3).find(|seat| !table.legal(*seat, 10).actions().is_empty())
    {
        let action = chance.pick(table.legal(seat, 10).actions()).cloned().unwrap();
        let next = table.at_ms() + 250;
        table.act_when(Actor::Seat(seat), action, at(next)).unwrap();
        seen.push((table.view(Viewer::Spectator), table.timers().to_vec(), table.at_ms()));
    }
    // Backwards, forwards, and again from the marks that were left.
    let all = 0..seen.len();
    for moves in all.clone().rev().chain(all.clone()).chain(all.rev().step_by(7)) {
        let past = table.moment(moves);
        let as_it_was = (past.view(table.game(), Viewer::Spectator), past.timers().to_vec(), past.at_ms());
        assert_eq!(as_it_was, seen[moves], "after {moves} of {}", seen.len() - 1);
    }
}
