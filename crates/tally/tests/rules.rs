//! The clauses of RULES.md, one test or more each.
#![allow(clippy::unwrap_used, clippy::panic, reason = "a test that fails here has failed")]

use std::collections::BTreeMap;
use tabletop::{ActError, Actor, Code, Player, Refuse, Seat, Table, Viewer};
use tally::{Action, Event, Layout, Options, OutOfRange, Refusal, Tally, Topic, Topics, View};

/// A match of so many humans in which the die falls as said.
fn table(seats: usize, rolls: &[u32]) -> Table<Tally> {
    with(Tally::default(), seats, Layout { rolls: rolls.to_vec(), ..Layout::default() }).unwrap()
}

fn with(game: Tally, seats: usize, layout: Layout) -> Result<Table<Tally>, tabletop::NewError<Refusal>> {
    let players = (0..seats).map(|n| Player { name: format!("S{n}"), bot: None }).collect();
    Table::new(game, players, layout, 1, serde_json::Value::Null, BTreeMap::new())
}

/// Plays a line such as `0:CAT 1+ 2- table`: claims, votes, passes (`1.`), the end of the time.
fn play(table: &mut Table<Tally>, line: &str) -> Vec<Event> {
    let mut events = Vec::new();
    for word in line.split_whitespace() {
        events = act(table, word).unwrap_or_else(|refusal| panic!("{word}: {refusal:?}"));
    }
    events
}

fn act(table: &mut Table<Tally>, word: &str) -> Result<Vec<Event>, ActError<Refusal>> {
    let (by, action) = match word {
        "table" => (Actor::Table, Action::time_up()),
        _ => {
            let action = match &word[1..] {
                "+" => Action::Vote { accept: true },
                "-" => Action::Vote { accept: false },
                "." => Action::Pass,
                claim => Action::Claim { word: claim.trim_start_matches(':').into() },
            };
            (Actor::Seat(Seat(word[..1].parse().unwrap())), action)
        }
    };
    table.act(by, action).map(|step| step.events.clone())
}

#[track_caller]
fn refused(table: &mut Table<Tally>, word: &str, code: Code, clause: &str) {
    let Err(ActError::Refused(refusal)) = act(table, word) else { panic!("{word} is not refused") };
    assert_eq!((refusal.code(), refusal.clause()), (code, Some(clause)), "{word}: {refusal:?}");
}

fn seen(table: &Table<Tally>) -> View {
    table.view(Viewer::Spectator)
}

fn scores(table: &Table<Tally>) -> Vec<i32> {
    seen(table).seats.iter().map(|seat| seat.score).collect()
}

#[test]
fn tal_1_a_match_has_its_rounds_and_subjects_come_round_again() {
    let topics = ["one", "two"].map(|subject| Topic { subject: subject.into(), words: Vec::new() });
    let game = Tally::new(Options::default(), Topics::new(topics.to_vec()).unwrap());
    let mut table = with(game, 2, Layout::default()).unwrap();
    let mut subjects = vec![seen(&table).subject];
    for _ in 0..2 {
        play(&mut table, "table");
        subjects.push(seen(&table).subject);
    }
    assert_eq!(
        (subjects.as_slice(), seen(&table).over),
        (["one", "two", "one"].map(String::from).as_slice(), false)
    );
    play(&mut table, "table");
    assert!(seen(&table).over);
}

#[test]
fn tal_1_tal_11_options_have_ranges() {
    let check = |rounds, seconds| Options { rounds, seconds, ..Options::default() }.check();
    assert_eq!((check(1, Some(5)), check(9, Some(600)), check(3, None)), (Ok(()), Ok(()), Ok(())));
    for (rounds, seconds) in [(0, None), (10, None), (3, Some(4)), (3, Some(601))] {
        assert_eq!(check(rounds, seconds), Err(OutOfRange));
    }
}

#[test]
fn tal_2_coming_dice_can_be_fixed_and_nobody_sees_them() {
    let mut table = table(3, &[5, 2]);
    assert_eq!(seen(&table).worth, 5);
    let text =
        serde_json::to_string(&Viewer::all(3).map(|viewer| table.view(viewer)).collect::<Vec<_>>()).unwrap();
    assert!(!text.contains("rolls") && !text.contains("\"worth\":2"), "{text}");
    play(&mut table, "table");
    assert_eq!(seen(&table).worth, 2);
    play(&mut table, "table");
    assert!((1..=6).contains(&seen(&table).worth), "then chance decides");
}

#[test]
fn tal_2_a_set_up_is_checked() {
    let layout = |rolls: &[u32], scores: &[i32]| Layout { rolls: rolls.to_vec(), scores: scores.to_vec() };
    for wrong in [layout(&[0], &[]), layout(&[7], &[]), layout(&[], &[1])] {
        assert!(with(Tally::default(), 2, wrong).is_err());
    }
}

#[test]
fn tal_3_the_first_claim_counts() {
    let mut table = table(3, &[]);
    play(&mut table, "1:CAT");
    refused(&mut table, "0:DOG", Code::WrongPhase, "TAL-6");
    assert_eq!(seen(&table).claim.map(|claim| claim.seat), Some(Seat(1)));
}

#[test]
fn tal_4_a_word_has_1_to_20_letters_and_is_new() {
    let mut table = table(3, &[]);
    for wrong in ["0:", "0:cat", "0:CAT2", "0:ÉTÉ", "0:ABCDEFGHIJKLMNOPQRSTU"] {
        refused(&mut table, wrong, Code::Illegal, "TAL-4");
    }
    play(&mut table, "0:CAT 1- 2-");
    refused(&mut table, "1:CAT", Code::Illegal, "TAL-4");
    play(&mut table, "table 1:CAT");
}

#[test]
fn tal_5_every_other_seat_has_one_ballot() {
    let mut table = table(3, &[]);
    refused(&mut table, "1+", Code::WrongPhase, "TAL-5");
    play(&mut table, "0:CAT 1+");
    refused(&mut table, "0+", Code::NotYourTurn, "TAL-5");
    refused(&mut table, "1-", Code::NotYourTurn, "TAL-5");
    let events = play(&mut table, "2+");
    let told: Vec<_> = events.iter().map(|event| serde_json::to_value(event).unwrap()).collect();
    assert_eq!((&told[1]["yes"], &told[1]["no"]), (&2.into(), &0.into()));
}

#[test]
fn tal_6_the_clock_stands_still_while_a_claim_is_judged() {
    let mut table = table(3, &[]);
    let running = |table: &Table<Tally>| table.timers()[0].clock.running;
    assert!(running(&table));
    play(&mut table, "0:CAT");
    assert!(!running(&table));
    refused(&mut table, "1.", Code::WrongPhase, "TAL-6");
    assert_eq!(act(&mut table, "table"), Err(ActError::NoClock));
    play(&mut table, "1- 2-");
    assert!(running(&table) && table.timers()[0].since == 0, "and goes on");
}

#[test]
fn tal_7_a_majority_decides_and_else_the_die() {
    let judged = |rolls: &[u32], line: &str| {
        let mut table = table(3, rolls);
        play(&mut table, line);
        scores(&table)[0]
    };
    assert_eq!(judged(&[4], "0:CAT 1+ 2+"), 4);
    assert_eq!(judged(&[4], "0:CAT 1- 2-"), 0);
    assert_eq!(judged(&[4, 2], "0:CAT 1+ 2-"), 4);
    assert_eq!(judged(&[4, 3], "0:CAT 1+ 2-"), 0);
}

#[test]
fn tal_8_an_accepted_claim_scores_and_ends_the_round() {
    let mut table = table(3, &[6, 1]);
    play(&mut table, "2:CAT 0+ 1+");
    assert_eq!((scores(&table), seen(&table).round, seen(&table).said.len()), (vec![0, 0, 6], 2, 0));
}

#[test]
fn tal_9_a_refused_seat_is_out_of_the_round() {
    let mut table = table(3, &[]);
    play(&mut table, "0:CAT 1- 2-");
    assert_eq!((scores(&table), seen(&table).to_act.contains(Seat(0))), (vec![0; 3], false));
    refused(&mut table, "0:DOG", Code::NotYourTurn, "TAL-10");
    play(&mut table, "1:DOG 0+ 2+");
    assert!(seen(&table).to_act.contains(Seat(0)), "back in the next one");
}

#[test]
fn tal_10_the_round_ends_when_all_are_out() {
    let mut table = table(3, &[]);
    play(&mut table, "1. 0.");
    refused(&mut table, "0.", Code::NotYourTurn, "TAL-10");
    play(&mut table, "2:CAT 0- 1-");
    assert_eq!(seen(&table).round, 2);
}

#[test]
fn tal_11_the_round_ends_with_its_time() {
    let mut table = table(2, &[]);
    let timer = table.timers()[0].clone();
    assert_eq!((timer.clock.name.as_ref(), timer.clock.ms, timer.since), ("round", 60_000, 0));
    let by_a_seat = table.act(Actor::Seat(Seat(0)), Action::time_up()).err();
    assert_eq!(by_a_seat, Some(ActError::Refused(Refusal::NoClock)));
    let events = play(&mut table, "table");
    assert_eq!((events[0].clone(), seen(&table).round, table.timers()[0].since), (Event::TimeUp, 2, 1));
    let calm = Tally::new(Options { seconds: None, ..Options::default() }, Topics::default());
    let mut table = with(calm, 2, Layout::default()).unwrap();
    assert!(table.timers().is_empty());
    assert_eq!(act(&mut table, "table"), Err(ActError::NoClock));
}

#[test]
fn tal_12_most_points_win_and_equal_points_share() {
    let layout = Layout { rolls: vec![2, 2, 2], scores: vec![0, 2, 1] };
    let mut table = with(Tally::default(), 3, layout).unwrap();
    play(&mut table, "0:CAT 1+ 2+ table table");
    assert_eq!(seen(&table).ranking.unwrap().0, [vec![Seat(0), Seat(1)], vec![Seat(2)]]);
}

#[test]
fn tal_13_a_list_is_checked_whole() {
    let topic = |subject: &str, word: &str| Topic { subject: subject.into(), words: vec![word.into()] };
    let why = |list: Vec<Topic>| Topics::new(list).unwrap_err().to_string();
    assert!(Topics::new(vec![topic("é", "OK"); 50]).is_ok());
    assert_eq!(why(Vec::new()), "0 subjects, 1 to 50 are possible");
    assert_eq!(why(vec![topic("a", "OK"); 51]), "51 subjects, 1 to 50 are possible");
    assert_eq!(why(vec![topic("a", "OK"), topic("", "OK")]), "[1].subject must have 1 to 40 characters");
    assert_eq!(why(vec![topic("a", "no")]), "[0].words: \"no\" is not 1 to 20 letters A–Z");
}
