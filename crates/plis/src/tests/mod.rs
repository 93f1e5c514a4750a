//! The rulebook as tests: each is named after its clause and goes through [`check`].

mod conformance;
mod deal;
mod memory;
mod play;
mod rounds;
mod sets;
mod setup;
mod sight;

use crate::{Action, Card, Cards, Event, Layout, Options, Plis, Refusal};
use serde_json::Value;
use std::collections::BTreeMap;
use tabletop::{ActError, Actor, NewError, Player, Seat, Table, Viewer};

type Match = Table<Plis>;

fn cards(text: &str) -> Vec<Card> {
    text.split_whitespace().map(|name| name.parse().expect("a card")).collect()
}

fn set(text: &str) -> Cards {
    cards(text).into_iter().collect()
}

/// A set-up in one line, with a bar between the hands: `"pA pB | bC bD | bE bF"`.
fn hands(text: &str) -> Layout {
    let hand = |part: &str| part.split_whitespace().map(str::to_owned).collect();
    Layout { hands: Some(text.split('|').map(hand).collect()), ..Layout::default() }
}

fn deal(seats: usize, options: Options, layout: Layout, seed: u64) -> Result<Match, NewError<Refusal>> {
    let players = (0..seats).map(|n| Player { name: format!("S{n}"), bot: None }).collect();
    Table::new(Plis::new(options), players, layout, seed, Value::Null, BTreeMap::new())
}

/// A match in that round with these hands, seat 0 to lead.
fn table(round: u8, text: &str) -> Match {
    let layout = Layout { round: Some(round), leader: Some(Seat(0)), ..hands(text) };
    let seats = text.split('|').count();
    deal(seats, Options::default(), layout, 1).unwrap_or_else(|error| panic!("no deal: {error:?}"))
}

fn act(table: &mut Match, seat: Seat, card: &str) -> Result<Vec<Event>, ActError<Refusal>> {
    let action = Action::Play { card: card.parse().expect("a card") };
    table.act(Actor::Seat(seat), action).map(|step| step.events.clone())
}

/// Plays these cards, each by the seat whose turn it is.
fn play(table: &mut Match, plays: &str) -> Vec<Event> {
    let mut events = Vec::new();
    for card in plays.split_whitespace() {
        let turn = turn(table);
        events.extend(act(table, turn, card).unwrap_or_else(|error| panic!("{card} of {turn:?}: {error:?}")));
    }
    events
}

fn turn(table: &Match) -> Seat {
    table.view(Viewer::Spectator).turn.expect("the match is not over")
}

/// The result of these plays in words: `"S1 takes it for 10, S1 to play"`, `"S0 takes it for 5, round over: 5 0 0"`.
fn told(table: &mut Match, plays: &str) -> String {
    let mut told = Vec::new();
    let events = play(table, plays);
    for event in &events {
        match event {
            Event::TrickWon { seat, points, .. } => told.push(format!("S{} takes it for {points}", seat.0)),
            Event::RoundEnded { points, .. } => {
                let points: Vec<String> = points.iter().map(i32::to_string).collect();
                told.push(format!("round over: {}", points.join(" ")));
            }
            _ => {}
        }
    }
    if !events.iter().any(|event| matches!(event, Event::RoundEnded { .. })) {
        told.push(format!("S{} to play", turn(table).0));
    }
    told.join(", ")
}

/// Checks that in this round, with these hands, these plays have that result. The rulebook's tests all use it.
#[track_caller]
fn check(round: u8, hands: &str, plays: &str, expected: &str) {
    assert_eq!(told(&mut table(round, hands), plays), expected, "round {round}, {hands}: {plays}");
}

/// Checks that in this position the seat to act may play exactly these cards, and that PLI-6 refuses all others of its hand.
#[track_caller]
fn check_legal(round: u8, hands: &str, plays: &str, expected: &str) {
    let mut table = table(round, hands);
    play(&mut table, plays);
    let seat = turn(&table);
    let candidates = table.legal(seat, 60);
    assert!(candidates.complete());
    let listed: Cards = candidates.actions().iter().map(|Action::Play { card }| *card).collect();
    assert_eq!(listed, set(expected), "{hands}: {plays}");
    for card in table.state().round().hand(seat) {
        let allowed = table.check(Actor::Seat(seat), &Action::Play { card });
        assert_eq!(allowed.is_ok(), listed.contains(card), "{card}: {allowed:?}");
    }
}

/// The code and the clause of a refusal.
fn refusal(result: Result<Vec<Event>, ActError<Refusal>>) -> (tabletop::Code, Option<&'static str>) {
    use tabletop::Refuse;
    match result {
        Err(ActError::Refused(refusal)) => (refusal.code(), refusal.clause()),
        other => panic!("not refused by the rules: {other:?}"),
    }
}
