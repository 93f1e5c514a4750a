//! The suite that every game must pass: random matches in which every promise of [`Game`] is held to.
//!
//! It panics with what is wrong, since it is for tests. A game implements [`Subject`] in its tests and calls
//! [`random_match`] for many seeds, and [`playthrough`] for its golden files.

#![allow(clippy::panic, clippy::expect_used, clippy::unwrap_used)]

use crate::{Actor, Chance, Game, Message, Player, Record, Refuse, Seat, Table, Viewer};
use serde::Deserialize;
use serde_json::Value;
use std::collections::BTreeMap;
use std::fmt::Write;

/// What the suite has to know of a game besides its rules.
pub trait Subject: Game {
    /// Every card (die, token) of the state by name, wherever it is: the same multiset for ever.
    fn census(&self, state: &Self::State) -> Vec<String>;

    /// Any action, legal or absurd, such as a careless program might send: cards not in hand, numbers out of range, empty lists,
    /// actions of other phases. About half should be nearly right.
    fn stray_action(&self, view: &Self::View, chance: &mut Chance) -> Self::Action;

    /// The one way of writing an action that the rules do not tell from others (order of groups…).
    fn canonical(&self, action: &Self::Action) -> Self::Action {
        action.clone()
    }

    /// What the page says of a view in one line, for golden playthroughs.
    fn summary(&self, view: &Self::View) -> String;
}

/// How much a random match is probed.
#[derive(Clone, Copy, Debug)]
pub struct Effort {
    /// A match that is longer than this does not end.
    pub max_actions: usize,
    /// Stray actions tried before each action.
    pub strays: usize,
    /// Every how many actions replay, save and worlds are compared (they cost more).
    pub deep_every: usize,
    /// Candidates asked for.
    pub limit: usize,
}

impl Default for Effort {
    fn default() -> Effort {
        Effort { max_actions: 20_000, strays: 2, deep_every: 37, limit: 400 }
    }
}

/// Plays one random match to its end and holds every promise to account.
pub fn random_match<G: Subject + Clone>(game: &G, seats: usize, seed: u64, effort: Effort) -> Table<G> {
    let mut table = new_table(game, seats, seed);
    let mut chance = Chance::from_seed(seed ^ 0x5eed_0fc0_4f04);
    let census = sorted(game.census(table.state()));
    for turn in 0.. {
        assert!(turn < effort.max_actions, "seed {seed}: no end after {turn} actions");
        let context = format!("{} with {seats} seats, seed {seed}, action {turn}", G::ID);
        let to_act: Vec<Seat> = game.to_act(table.state()).iter().collect();
        if game.outcome(table.state()).is_some() {
            over(&table, &to_act, &context);
            return table;
        }
        assert!(!to_act.is_empty(), "{context}: nobody may act, and the match is not over");
        idle_seats_have_nothing_to_do(&table, &to_act, &context);
        strays_are_refused_and_change_nothing(&mut table, &mut chance, effort, &context);
        let seat = *chance.pick(&to_act).expect("somebody may act");
        let Some(action) = legal_action(&table, seat, &mut chance, effort, &context) else { continue };
        if turn % effort.deep_every == 0 {
            worlds_look_alike(&table, seat, &action, &mut chance, &context);
        }
        table.act(Actor::Seat(seat), action.clone()).unwrap_or_else(|error| {
            panic!("{context}: candidate {action:?} is refused: {error:?}");
        });
        assert_eq!(
            sorted(game.census(table.state())),
            census,
            "{context}: cards are conserved after {action:?}"
        );
        if turn % effort.deep_every == 0 {
            the_record_is_the_match(&table, &context);
        }
    }
    unreachable!()
}

/// A table of humans with plain names.
pub fn new_table<G: Game + Clone>(game: &G, seats: usize, seed: u64) -> Table<G> {
    let players = (0..seats).map(|n| Player { name: format!("S{n}"), bot: None }).collect();
    let (layout, options) = (G::Layout::default(), Value::Null);
    match Table::new(game.clone(), players, layout, seed, options, BTreeMap::new()) {
        Ok(table) => table,
        Err(_) => panic!("{}: {seats} seats, seed {seed}: no deal", G::ID),
    }
}

fn sorted(mut names: Vec<String>) -> Vec<String> {
    names.sort();
    names
}

fn over<G: Subject>(table: &Table<G>, to_act: &[Seat], context: &str) {
    assert!(to_act.is_empty(), "{context}: over, and {to_act:?} may act");
    let mut ranked: Vec<Seat> = table.game().outcome(table.state()).unwrap().0.concat();
    ranked.sort();
    assert!(ranked.iter().copied().eq(Seat::all(table.seats())), "{context}: every seat has one rank");
}

fn idle_seats_have_nothing_to_do<G: Subject>(table: &Table<G>, to_act: &[Seat], context: &str) {
    for viewer in Viewer::all(table.seats()) {
        if viewer.seat().is_none_or(|seat| !to_act.contains(&seat)) {
            let candidates = table.game().candidates(&table.view(viewer), 10);
            assert!(candidates.actions().is_empty(), "{context}: {viewer:?} may not act, yet {candidates:?}");
        }
    }
}

fn strays_are_refused_and_change_nothing<G: Subject + Clone>(
    table: &mut Table<G>,
    chance: &mut Chance,
    effort: Effort,
    context: &str,
) {
    let game = table.game().clone();
    for _ in 0..effort.strays {
        let seat = Seat::from_index(chance.index(table.seats() + 1));
        let view = table.view(Viewer::Seat(Seat::from_index(chance.index(table.seats()))));
        let action = game.stray_action(&view, chance);
        let candidates = game.candidates(&table.view(Viewer::Seat(seat)), effort.limit);
        let listed = |candidate: &G::Action| game.canonical(candidate) == game.canonical(&action);
        match table.check(Actor::Seat(seat), &action) {
            Ok(()) => {
                let all = candidates.complete() && !candidates.actions().iter().any(listed);
                assert!(!all, "{context}: {seat:?} may {action:?}, which All leaves out");
            }
            Err(error) => {
                let found = candidates.actions().iter().any(listed);
                assert!(!found, "{context}: {action:?} is a candidate of {seat:?}, refused: {error:?}");
                let (before, length) = (table.state().clone(), table.len());
                assert!(table.act(Actor::Seat(seat), action.clone()).is_err());
                assert!(
                    *table.state() == before && table.len() == length,
                    "{context}: {action:?} changed something"
                );
                if let crate::ActError::Refused(refusal) = error {
                    let _: (_, _, Message) = (refusal.code(), refusal.clause(), refusal.message());
                }
            }
        }
    }
}

fn legal_action<G: Subject>(
    table: &Table<G>,
    seat: Seat,
    chance: &mut Chance,
    effort: Effort,
    context: &str,
) -> Option<G::Action> {
    let candidates = table.game().candidates(&table.view(Viewer::Seat(seat)), effort.limit);
    let actions = candidates.actions();
    assert!(!actions.is_empty(), "{context}: {seat:?} may act and has no candidate");
    for action in actions {
        let checked = table.check(Actor::Seat(seat), action);
        assert!(checked.is_ok(), "{context}: candidate {action:?} is refused: {checked:?}");
        let written = serde_json::to_value(action).expect("an action is JSON");
        let read = G::Action::deserialize(&written).expect("JSON is an action");
        assert_eq!(read, *action, "{context}: {written}");
    }
    let canonical: Vec<G::Action> = actions.iter().map(|action| table.game().canonical(action)).collect();
    for (index, action) in canonical.iter().enumerate().take(60) {
        assert!(!canonical[..index].contains(action), "{context}: {action:?} is listed twice");
    }
    chance.pick(actions).cloned()
}

/// For every viewer: a world drawn from its view looks the same to it, and an action that is legal in both worlds and shows
/// nothing new is told to it in the same words.
fn worlds_look_alike<G: Subject>(
    table: &Table<G>,
    by: Seat,
    action: &G::Action,
    chance: &mut Chance,
    context: &str,
) {
    let game = table.game();
    for viewer in Viewer::all(table.seats()) {
        let view = table.view(viewer);
        let written = serde_json::to_value(&view).expect("a view is JSON");
        let read = G::View::deserialize(&written).expect("JSON is a view");
        assert_eq!(read, view, "{context}: {written}");
        let mut world =
            game.determinize(&view, chance).unwrap_or_else(|| panic!("{context}: {viewer:?} has no world"));
        assert_eq!(game.view(&world, viewer), view, "{context}: {viewer:?} sees the difference");
        let actor = Actor::Seat(by);
        let allowed = game.check(&world, actor, action);
        if viewer == Viewer::Seat(by) {
            assert!(
                allowed.is_ok(),
                "{context}: {action:?} depends on what {by:?} does not see: {allowed:?}"
            );
            let stray = game.stray_action(&view, chance);
            let (here, there) = (game.check(table.state(), actor, &stray), game.check(&world, actor, &stray));
            assert_eq!(here, there, "{context}: the refusal of {stray:?} tells {by:?} something");
        }
        if allowed.is_err() {
            continue;
        }
        let (mut real, mut luck) = (table.state().clone(), chance.fork());
        let (mut here, mut there) = (Vec::new(), Vec::new());
        game.perform(&mut real, actor, action.clone(), &mut luck.clone(), &mut here);
        game.perform(&mut world, actor, action.clone(), &mut luck, &mut there);
        if !game.seals(action, &here) && !game.seals(action, &there) {
            let shown =
                |events: &[G::Event]| events.iter().filter_map(|e| game.show(e, viewer)).collect::<Vec<_>>();
            assert_eq!(
                shown(&here),
                shown(&there),
                "{context}: {action:?} tells {viewer:?} something hidden"
            );
        }
    }
}

fn the_record_is_the_match<G: Subject + Clone>(table: &Table<G>, context: &str) {
    let text = serde_json::to_string(&table.record()).expect("a record is JSON");
    let (record, complaint) = Record::from_text(&text).expect("a record can be read");
    assert_eq!(complaint, None, "{context}");
    let replay = Table::replay(table.game().clone(), &record, G::Layout::default());
    let Ok(replay) = replay else { panic!("{context}: the record is refused") };
    assert!(replay.broken.is_none(), "{context}: the record breaks off: {:?}", replay.broken);
    assert!(replay.table.state() == table.state(), "{context}: the replayed state differs");
    let same = |(a, b): (&crate::Step<G>, &crate::Step<G>)| a.action == b.action && a.events == b.events;
    assert!(replay.table.log().iter().zip(table.log()).all(same), "{context}: the replayed log differs");
    for viewer in Viewer::all(table.seats()) {
        assert!(replay.table.view(viewer) == table.view(viewer), "{context}: {viewer:?} sees another match");
    }
    assert_eq!(replay.table.record(), table.record(), "{context}");
}

/// A match as reviewable text: what was done, what was said of it, what everybody could see.
pub fn playthrough<G: Subject>(table: &Table<G>, lines: usize) -> String {
    let game = table.game();
    let mut text = format!("{} · {} seats · seed {}\n", G::ID, table.seats(), table.record().seed);
    let names: Vec<String> = table.players().iter().map(|player| player.name.clone()).collect();
    for (number, step) in table.log().iter().enumerate().take(lines) {
        match &step.action {
            None => text.push_str("\ndeal\n"),
            Some((by, action)) => {
                let who = by.seat().and_then(|seat| names.get(seat.index())).map_or("table", String::as_str);
                let action = serde_json::to_string(action).expect("an action is JSON");
                writeln!(text, "\n{number}. {who} {action}").expect("memory");
            }
        }
        for event in &step.events {
            let message = game.message(event).named(&names);
            let args: Vec<String> =
                message.args.iter().map(|(name, arg)| format!("{name}={}", plain(arg))).collect();
            writeln!(text, "   {} {}", message.key, args.join(" ")).expect("memory");
        }
    }
    writeln!(text, "\nat the end: {}", game.summary(&table.view(Viewer::Spectator))).expect("memory");
    if let Some(ranking) = game.outcome(table.state()) {
        writeln!(text, "ranking: {}", serde_json::to_string(&ranking).expect("a ranking is JSON"))
            .expect("memory");
    }
    text
}

fn plain(arg: &crate::Arg) -> String {
    match arg {
        crate::Arg::Seat(seat) => seat.0.to_string(),
        crate::Arg::Number(number) => number.to_string(),
        crate::Arg::Text(text) => text.clone(),
    }
}
