//! THE-25: buzzers, and the time that goes with them.
#![allow(clippy::unwrap_used, clippy::panic, reason = "a test that fails here has failed")]

mod table;

use table::{act, classic, play, refused, rolls, seen, states, table};
use tabletop::{ActError, Actor, Code, Record, Refuse, Seat, Table, UndoError, When};
use themes::{Action, Event, Layout, Options, PhaseName, Refusal, Standing, Themes};

/// A round of four in which the second seat has buzzed and given the floor back.
fn given_back(options: Options) -> Table<Themes> {
    let mut table = table(options, 4, rolls("1BORVAg 1BORVAg"));
    play(&mut table, "0r 1! 1~");
    table
}

fn locked(table: &Table<Themes>) -> Vec<bool> {
    seen(table).seats.iter().map(|seat| seat.locked.is_some()).collect()
}

fn at(
    table: &mut Table<Themes>,
    seat: u8,
    action: Action,
    at_ms: u64,
) -> Result<Vec<Event>, ActError<Refusal>> {
    let when = When { seen: None, at_ms: Some(at_ms) };
    table.act_when(Actor::Seat(Seat(seat)), action, when).map(|step| step.events.clone())
}

#[track_caller]
fn too_soon(table: &mut Table<Themes>, seat: u8, at_ms: u64) -> Refusal {
    let before = (table.state().clone(), table.record());
    let Err(ActError::Refused(refusal)) = at(table, seat, Action::Buzz, at_ms) else {
        panic!("{seat} may buzz at {at_ms}")
    };
    assert_eq!(refusal.clause(), Some("THE-25"));
    assert_eq!((table.state().clone(), table.record()), before, "COM-4");
    refusal
}

fn lock(table: &Table<Themes>) -> (u64, bool) {
    let timer = table.timers().iter().find(|timer| timer.clock.name == "locked-1").unwrap();
    (timer.left_ms(), timer.clock.running)
}

#[test]
fn the_25_who_gave_the_floor_back_cannot_buzz_until_another_seat_has_announced() {
    let mut table = given_back(classic());
    assert_eq!(locked(&table), [false, true, false, false]);
    refused(&mut table, "1!", Code::Illegal, "THE-25");
    play(&mut table, "2! 2~");
    assert_eq!(locked(&table), [false, true, true, false], "another seat's floor is no word");
    refused(&mut table, "1!", Code::Illegal, "THE-25");
    play(&mut table, "3^Bono");
    assert_eq!(locked(&table), [false; 4]);
    play(&mut table, "1! 1^Brejnev");
}

#[test]
fn the_25_a_word_that_is_refused_is_an_announcement_too() {
    let mut table = given_back(classic());
    play(&mut table, "3! 3^Balzac");
    assert_eq!(locked(&table), [false; 4]);
    play(&mut table, "0- 1- 2-");
    assert_eq!(locked(&table), [false; 4], "who announced a word that did not stand has announced");
    play(&mut table, "3! 3^Bono");
}

#[test]
fn the_25_the_time_for_typing_that_runs_out_costs_as_much() {
    let mut table = table(classic(), 3, rolls("1BORVAg"));
    play(&mut table, "0r 2!");
    let events = play(&mut table, "typing");
    assert_eq!(events, [Event::TypingUp { seat: Seat(2) }, Event::Locked { seat: Seat(2), ms: 10_000 }]);
    refused(&mut table, "2!", Code::Illegal, "THE-25");
}

#[test]
fn the_25_a_word_without_the_floor_and_giving_up_stay_open_to_it() {
    let mut table = given_back(classic());
    play(&mut table, "1^Bono");
    assert_eq!(states(&table)[1], Standing::Done);
    let mut table = given_back(classic());
    play(&mut table, "1.");
    assert_eq!(states(&table)[1], Standing::GaveUp);
}

#[test]
fn the_25_the_next_round_begins_with_free_buzzers() {
    let mut table = given_back(classic());
    play(&mut table, "round");
    assert_eq!(locked(&table), [false; 4]);
    play(&mut table, "1r 1!");
}

#[test]
fn the_25_ten_seconds_of_the_round_set_it_free() {
    for timer in [Some(60), None] {
        let mut table = table(Options { timer, ..classic() }, 4, rolls("1BORVAg"));
        at(&mut table, 0, Action::Roll, 1_000).unwrap();
        at(&mut table, 1, Action::Buzz, 2_000).unwrap();
        at(&mut table, 1, Action::Withdraw, 5_000).unwrap();
        too_soon(&mut table, 1, 14_999);
        assert_eq!(lock(&table), (10_000, true));
        at(&mut table, 1, Action::Buzz, 15_000).unwrap();
        assert_eq!(seen(&table).typing, Some(Seat(1)), "without the host's saying so: timer {timer:?}");
        let mut table = given_back(Options { timer, ..classic() });
        assert_eq!(play(&mut table, "locked-1"), [Event::Unlocked { seat: Seat(1) }]);
        play(&mut table, "1!");
    }
}

#[test]
fn the_25_the_lock_waits_as_the_clock_of_the_round_does() {
    let mut table = given_back(Options { clock_waits: true, ..classic() });
    at(&mut table, 2, Action::Buzz, 4_000).unwrap();
    assert_eq!(lock(&table), (6_000, false));
    assert_eq!(act(&mut table, "locked-1"), Err(ActError::NoClock));
    at(&mut table, 2, Action::Withdraw, 20_000).unwrap();
    assert_eq!(lock(&table), (6_000, true));
    too_soon(&mut table, 1, 25_999);
    at(&mut table, 1, Action::Buzz, 26_000).unwrap();

    let mut table = given_back(Options { clock_waits: false, ..classic() });
    at(&mut table, 2, Action::Buzz, 4_000).unwrap();
    play(&mut table, "locked-1");
    assert_eq!((seen(&table).typing, seen(&table).phase), (Some(Seat(2)), PhaseName::Typing));
}

#[test]
fn the_25_a_lock_that_ended_by_itself_is_part_of_the_record() {
    let mut table = given_back(classic());
    at(&mut table, 1, Action::Buzz, 30_000).unwrap();
    let text = serde_json::to_string(&table.record()).unwrap();
    let record = Record::from_text(&text).unwrap().0;
    let layout = rolls("1BORVAg 1BORVAg");
    let again = Table::replay(table.game().clone(), &record, layout).ok().unwrap();
    assert!(again.broken.is_none());
    assert_eq!((again.table.state(), again.table.timers()), (table.state(), table.timers()));
    assert_eq!(again.table.record(), table.record());
}

#[test]
fn the_25_a_buzz_counts_from_the_moment_on_in_which_the_dice_lie() {
    let mut table = table(classic(), 3, rolls("1BORVAg"));
    // The host names the moment at which they will lie.
    at(&mut table, 0, Action::Roll, 3_600).unwrap();
    assert_eq!(too_soon(&mut table, 1, 3_599), Refusal::DiceRoll);
    assert_eq!((table.timers()[0].spent_ms, table.at_ms()), (0, 3_600), "the round begins then");
    at(&mut table, 1, Action::Buzz, 3_600).unwrap();
    at(&mut table, 1, Action::Withdraw, 5_000).unwrap();
    assert_eq!(too_soon(&mut table, 2, 4_999), Refusal::Typing);
}

#[test]
fn the_25_a_host_without_a_watch_buzzes_at_once() {
    let mut table = table(classic(), 3, Layout::default());
    play(&mut table, "0r 2!");
    assert_eq!(seen(&table).typing, Some(Seat(2)));
}

#[test]
fn the_25_a_buzz_is_heard_and_not_taken_back() {
    let mut table = table(classic(), 3, rolls("1BORVAg"));
    play(&mut table, "0r 1!");
    assert_eq!(table.undo(Some(Seat(1))), Err(UndoError::Hidden));
    play(&mut table, "1~");
    assert_eq!(table.undo(Some(Seat(1))), Err(UndoError::Hidden));
}

#[test]
fn the_25_giving_up_is_each_seats_own_and_all_together_end_the_round() {
    let mut table = given_back(classic());
    for (line, round) in [("0.", 1), ("1.", 1), ("3.", 1), ("2.", 2)] {
        play(&mut table, line);
        assert_eq!(seen(&table).round, round, "{line}");
    }
}
