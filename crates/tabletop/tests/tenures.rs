//! Who sits where may change in the middle of a match. The match stays the same, and the record tells of the change.

#![allow(clippy::unwrap_used, clippy::panic)]

use serde_json::{Value, json};
use std::collections::BTreeMap;
use tabletop::{ActError, Actor, MAX_TENURES, Player, Record, RecordError, Seat, Table, UndoError};
use tally::{Action, Layout, Tally};

const A: Actor = Actor::Seat(Seat(0));
const B: Actor = Actor::Seat(Seat(1));

fn player(name: &str, bot: Option<&str>) -> Player {
    Player { name: name.into(), bot: bot.map(str::to_owned) }
}

/// Anna and Bob, and a bot.
fn table() -> Table<Tally> {
    table_of([None, None, Some("easy")])
}

fn table_of(bots: [Option<&str>; 3]) -> Table<Tally> {
    let players =
        ["Anna", "Bob", "Chloé"].into_iter().zip(bots).map(|(name, bot)| player(name, bot)).collect();
    Table::new(Tally::default(), players, Layout::default(), 1, Value::Null, BTreeMap::new()).unwrap()
}

fn claim() -> Action {
    Action::Claim { word: "CAT".into() }
}

fn vote() -> Action {
    Action::Vote { accept: true }
}

fn tenures(table: &Table<Tally>) -> Value {
    serde_json::to_value(table.record().tenures).unwrap()
}

fn loaded(record: &Record) -> Table<Tally> {
    let record = Record::from_text(&serde_json::to_string(record).unwrap()).unwrap().0;
    Table::replay(Tally::default(), &record, Layout::default()).unwrap_or_else(|_| panic!("no match")).table
}

#[test]
fn a_record_says_since_when_somebody_sits_there() {
    let mut table = table();
    assert_eq!(serde_json::to_value(table.record()).unwrap().get("tenures"), None);
    table.act(A, claim()).unwrap();
    table.sit(Seat(1), player("Bob", Some("hard")), None).unwrap();
    table.act(B, vote()).unwrap();
    table.sit(Seat(1), player("Dora", None), Some(4_000)).unwrap();
    assert_eq!(
        tenures(&table),
        json!([
            {"from": 1, "seat": 1, "bot": "hard"},
            {"from": 2, "seat": 1, "bot": null, "name": "Dora", "at_ms": 4000}
        ])
    );
    let name = |at: usize| table.players_at(at)[1].clone();
    assert_eq!(
        [name(0), name(1), name(2)],
        [player("Bob", None), player("Bob", Some("hard")), player("Dora", None)]
    );
    assert_eq!(table.players()[1], player("Dora", None));
    assert_eq!(table.head().seats[1], player("Bob", None), "as it was dealt");
    let again = loaded(&table.record());
    assert_eq!((again.players(), again.record()), (table.players(), table.record()));
}

#[test]
fn who_changes_their_mind_before_anything_is_done_never_got_up() {
    let mut table = table();
    table.sit(Seat(0), player("Anna", Some("easy")), None).unwrap();
    table.sit(Seat(0), player("Anna", Some("hard")), None).unwrap();
    assert_eq!(tenures(&table), json!([{"from": 0, "seat": 0, "bot": "hard"}]));
    table.sit(Seat(0), player("Anna", None), None).unwrap();
    table.sit(Seat(2), player("Chloé", Some("easy")), None).unwrap();
    assert_eq!(tenures(&table), json!([]));
}

#[test]
fn undo_does_not_forget_who_sat_down_and_got_up_before_anything_was_done() {
    let mut alone = table_of([None, Some("easy"), Some("easy")]);
    let mut visited = table_of([None, Some("easy"), Some("easy")]);
    for table in [&mut alone, &mut visited] {
        table.act(A, claim()).unwrap();
    }
    visited.sit(Seat(2), player("Dora", None), None).unwrap();
    visited.sit(Seat(2), player("Chloé", Some("hard")), None).unwrap();
    visited.sit(Seat(2), player("Chloé", Some("easy")), None).unwrap();
    assert_eq!(
        tenures(&visited),
        json!([{"from": 1, "seat": 2, "bot": null, "name": "Dora"}, {"from": 1, "seat": 2, "bot": "easy", "name": "Chloé"}])
    );
    let mut again = loaded(&visited.record());
    assert_eq!(again.record(), visited.record());
    assert_eq!(
        (alone.undo(None), visited.undo(None), again.undo(None)),
        (Ok(()), Err(UndoError::Hidden), Err(UndoError::Hidden))
    );
}

#[test]
fn undo_takes_back_what_was_done_and_lets_everybody_sit() {
    let mut table = table();
    table.act(A, Action::Pass).unwrap();
    table.sit(Seat(0), player("Anna", Some("easy")), None).unwrap();
    table.sit(Seat(1), player("Eve", None), None).unwrap();
    let sitting = table.players().to_vec();
    table.undo(None).unwrap();
    assert_eq!((table.players(), table.len()), (sitting.as_slice(), 0));
    // The action after which they sat down is gone, so they have sat there since the new end.
    assert_eq!(
        tenures(&table),
        json!([{"from": 0, "seat": 0, "bot": "easy"}, {"from": 0, "seat": 1, "bot": null, "name": "Eve"}])
    );
    assert_eq!(loaded(&table.record()).players(), sitting);
}

#[test]
fn a_seat_that_goes_to_a_bot_gives_nothing_away_that_two_humans_keep_from_each_other() {
    let mut table = table();
    table.act(A, claim()).unwrap();
    // A sealed action stays even if only one human is left, because the other has seen it.
    table.sit(Seat(1), player("Bob", Some("easy")), None).unwrap();
    assert_eq!(table.undo(None), Err(UndoError::Hidden));
    assert_eq!(table.undo(Some(Seat(0))), Err(UndoError::Hidden));
}

#[test]
fn what_a_human_did_stays_theirs_when_a_bot_sits_there() {
    let mut table = table();
    table.act(A, Action::Pass).unwrap();
    table.sit(Seat(0), player("Anna", Some("easy")), None).unwrap();
    assert_eq!(table.undo(Some(Seat(1))), Err(UndoError::Hidden));
    // Bob may take back what the bot did in her place, and so may she, now that she sits there again.
    let mut other = self::table();
    other.sit(Seat(0), player("Anna", Some("easy")), None).unwrap();
    other.act(A, Action::Pass).unwrap();
    other.sit(Seat(0), player("Anna", None), None).unwrap();
    let mut by_her = loaded(&other.record());
    assert_eq!((other.undo(Some(Seat(1))), by_her.undo(Some(Seat(0)))), (Ok(()), Ok(())));
}

#[test]
fn who_sits_down_has_been_asked_since_then() {
    let mut table = table();
    table.act_when(A, claim(), tabletop::When { seen: None, at_ms: Some(1_000) }).unwrap();
    let asked = |table: &Table<Tally>| (table.asked_since(Seat(1)), table.asked_since_ms(Seat(1)));
    assert_eq!(asked(&table), (1, 1_000));
    table.sit(Seat(1), player("Bob", Some("easy")), Some(60_000)).unwrap();
    assert_eq!(asked(&table), (1, 60_000), "the question is the same");
    assert_eq!(asked(&loaded(&table.record())), (1, 60_000));
    assert_eq!(table.at_ms(), 60_000, "time goes on");
}

#[test]
fn nobody_sits_down_where_no_seat_is_nor_when_all_is_over() {
    let mut table = table();
    assert_eq!(table.sit(Seat(3), player("Dora", None), None), Err(ActError::NoSuchSeat));
    for _ in 0..200 {
        let Some(seat) = Seat::all(3).find(|seat| !table.legal(*seat, 9).actions().is_empty()) else { break };
        let action = table.legal(seat, 9).actions()[0].clone();
        table.act(Actor::Seat(seat), action).unwrap();
    }
    let over = table.sit(Seat(0), player("Dora", None), None);
    assert!(over == Err(ActError::MatchOver) || over == Ok(()), "{over:?}");
}

#[test]
fn a_record_of_fewer_actions_keeps_who_sits_there_and_one_of_strangers_seats_nobody() {
    let mut table = table();
    table.act(A, claim()).unwrap();
    table.act(B, vote()).unwrap();
    table.sit(Seat(1), player("Bob", Some("hard")), None).unwrap();
    let mut record = table.record();
    record.actions.truncate(1);
    assert_eq!(tenures(&loaded(&record)), json!([{"from": 1, "seat": 1, "bot": "hard"}]));
    let mut value = serde_json::to_value(table.record()).unwrap();
    value["tenures"] = json!([
        {"from": 2, "seat": 1, "bot": null, "name": "Dora"},
        {"from": 9, "seat": 7, "bot": null},
        {"from": 0, "seat": 1, "bot": "easy"}
    ]);
    let record = Record::from_value(&value).unwrap().0;
    // They are read in order of their actions, whatever the order of the list.
    let read =
        json!([{"from": 0, "seat": 1, "bot": "easy"}, {"from": 2, "seat": 1, "bot": null, "name": "Dora"}]);
    assert_eq!(tenures(&loaded(&record)), read);
    value["tenures"] = json!([{"seat": 1}]);
    assert!(Record::from_value(&value).is_err());
    value["tenures"] = Value::Null;
    assert!(Record::from_value(&value).unwrap().0.tenures.is_empty());
}

#[test]
fn a_match_has_a_thousand_changes_and_forgets_none() {
    let players = (0..6).map(|n| player(&n.to_string(), Some("easy"))).collect();
    let mut table =
        Table::new(Tally::default(), players, Layout::default(), 1, Value::Null, BTreeMap::new()).unwrap();
    // After every action a guest sits down at each seat and goes again: two changes, for the guest has seen the hand.
    let changes = |moves: usize| {
        let guest =
            move |n: u8| [player(&format!("Guest {moves}"), None), player(&n.to_string(), Some("easy"))];
        (0..6).flat_map(move |n| guest(n).map(|player| (Seat(n), player)))
    };
    let refused = 'sits: loop {
        for (seat, player) in changes(table.len()) {
            let before = table.record();
            if let Err(refused) = table.sit(seat, player, Some(table.at_ms() + 1)) {
                assert_eq!((before.tenures.len(), table.record()), (MAX_TENURES, before), "nothing changes");
                break 'sits refused;
            }
        }
        // All words are rejected, so that the match is long: 108 actions.
        let word = "A".repeat(1 + table.len() / 6 % 6);
        let tries = [Action::Vote { accept: false }, Action::Claim { word }];
        let acts = Seat::all(6).flat_map(|seat| tries.clone().map(|action| (Actor::Seat(seat), action)));
        let (by, action) = { acts }.find(|(by, action)| table.check(*by, action).is_ok()).unwrap();
        table.act(by, action).unwrap();
    };
    assert_eq!(refused, ActError::ChangedHands);
    assert_eq!(table.record().tenures[0].name.as_deref(), Some("Guest 0"), "the first is still known");
    assert_eq!(loaded(&table.record()).record(), table.record());
    // Whoever sits there already adds nothing.
    let sitting = table.players()[2].clone();
    assert_eq!(table.sit(Seat(2), sitting, None), Ok(()));
}

#[test]
fn a_record_with_more_changes_is_none() {
    let mut value = serde_json::to_value(table().record()).unwrap();
    let change = |n: usize| json!({"from": n, "seat": 2, "bot": if n.is_multiple_of(2) { None } else { Some("easy") }});
    value["tenures"] = (0..MAX_TENURES).map(change).collect();
    let table = loaded(&Record::from_value(&value).unwrap().0);
    assert_eq!(table.players()[2], player("Chloé", Some("easy")));
    value["tenures"] = (0..=MAX_TENURES).map(change).collect();
    let refused = Record::from_value(&value);
    assert!(matches!(&refused, Err(RecordError::Malformed(why)) if why.place == "/tenures"), "{refused:?}");
}
