//! The suite that every game must pass: random matches in which every promise of [`Game`] is checked.
//!
//! It panics with what is wrong, since it is for tests. A game's tests implement [`Subject`] and call
//! [`random_match`] for many seeds, and [`playthrough`] for the golden files.

#![allow(clippy::panic, clippy::expect_used, clippy::unwrap_used)]

mod patience;
mod playthrough;
mod worlds;

pub use playthrough::playthrough;

use crate::{Actor, Chance, Game, Message, Player, Record, Refuse, Seat, Step, Table, Viewer, When};
use alloc::collections::BTreeMap;
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;
use serde::Deserialize;
use serde_json::Value;
use worlds::Compared;

/// What the suite has to know of a game besides its rules. A game's tests implement it for a type of their own.
pub trait Subject<G: Game> {
    /// Every card (die, token) of the state by name, wherever it lies. The multiset must stay the same throughout a match.
    fn census(&self, game: &G, state: &G::State) -> Vec<String>;

    /// Any action, legal or absurd, such as a careless program might send: cards not in hand, numbers out of range, empty lists,
    /// actions of other phases. About half should be nearly right.
    fn stray_action(&self, game: &G, view: &G::View, chance: &mut Chance) -> G::Action;

    /// The standard form of an action that can be written in several ways (its groups in another order).
    fn canonical(&self, _game: &G, action: &G::Action) -> G::Action {
        action.clone()
    }

    /// What in this world contradicts the events that a viewer was told since the deal; `None` if nothing does. The world looks like the
    /// match to that viewer.
    ///
    /// A view holds all that a perfect memory would: the suite draws worlds from it and asks this of each. It must judge by the events
    /// alone, not by a view. If whatever is told stays in sight until the round ends, or may be forgotten, the answer is `None`.
    fn contradiction(&self, game: &G, told: &[G::Event], world: &G::State) -> Option<String>;

    /// Whether, in a match of so many seats, anything is ever hidden from anybody.
    fn hides(&self, _seats: usize) -> bool {
        true
    }

    /// A view in one line, for golden playthroughs.
    fn summary(&self, game: &G, view: &G::View) -> String;
}

/// How much a random match is probed.
#[derive(Clone, Copy, Debug)]
pub struct Effort {
    /// The suite fails if a match has more actions than this.
    pub max_actions: usize,
    /// How many stray actions are tried before each action.
    pub strays: usize,
    /// Replay, save and worlds cost more, so they are compared only after every so many actions.
    pub deep_every: usize,
    /// How many candidates are asked for.
    pub limit: usize,
}

impl Default for Effort {
    fn default() -> Effort {
        Effort { max_actions: 20_000, strays: 2, deep_every: 37, limit: 400 }
    }
}

/// How many actions at the beginning are each followed by a comparison of worlds, until one has differed.
const BARE: usize = 400;

/// Once so many worlds have differed, one at least must have had something to compare after an action. With fewer, it may be that every
/// action has uncovered what was hidden.
const MANY: usize = 60;

/// Plays one random match to its end and checks every promise on the way.
pub fn random_match<G: Game + Clone>(
    game: &G,
    subject: &impl Subject<G>,
    seats: usize,
    seed: u64,
    effort: Effort,
) -> Table<G> {
    let mut table = new_table(game, seats, seed);
    // A generator of its own, so that the same match is played however much is probed.
    let mut chance = Chance::from_seed(seed ^ 0x5eed_0fc0_4f04);
    let mut probe = Chance::from_seed(seed ^ 0x5eed_0fc0_4f05);
    let mut compared = Compared::default();
    let census = sorted(subject.census(game, table.state()));
    for turn in 0.. {
        assert!(turn < effort.max_actions, "seed {seed}: no end after {turn} actions");
        let context = format!("{} with {seats} seats, seed {seed}, action {turn}", G::ID);
        let suite = Suite { game, subject, effort, context: &context };
        let to_act: Vec<Seat> = game.to_act(table.state()).iter().collect();
        suite.clocks_are_in_order(&table);
        suite.questions_are_numbered(&table, &to_act);
        if game.outcome(table.state()).is_some() {
            suite.over(&table, &to_act);
            let nothing = compared.worlds == 0 || compared.actions == 0 && compared.worlds >= MANY;
            assert!(!nothing || !subject.hides(seats), "{context}: nothing was compared: {compared:?}");
            return table;
        }
        suite.idle_seats_have_nothing_to_do(&table, &to_act);
        suite.strays_are_refused_and_change_nothing(&mut table, &mut probe);
        let Some((by, action)) = suite.next(&table, &to_act, &mut chance) else { continue };
        let deep = turn % effort.deep_every == 0;
        // Some games hide things for a moment only, so we look after every action until a world has differed.
        let bare = compared.worlds == 0 || compared.actions == 0;
        if deep || bare && turn < BARE {
            compared += suite.worlds_look_alike(&table, by, &action, &mut probe);
        }
        suite.late_actions_are_refused(&mut table, by, &action);
        let seen = by.seat().map_or(table.len(), |seat| table.asked_since(seat));
        let when = When { seen: Some(seen), at_ms: Some(table.at_ms() + 250) };
        let before = suite.patience(&table);
        table.act_when(by, action.clone(), when).unwrap_or_else(|error| {
            panic!("{context}: candidate {action:?} is refused: {error:?}");
        });
        suite.time_goes_on(&before, &table);
        if by == Actor::Table {
            suite.a_clock_leaves_questions_alone(&before, &table);
            suite.a_run_that_ended_is_over(&before, &table, &action);
        }
        let now = sorted(subject.census(game, table.state()));
        assert_eq!(now, census, "{context}: cards are conserved after {action:?}");
        if deep {
            the_record_is_the_match(&table, &context);
            suite.undo_gives_no_time_back(&table);
            suite.who_sits_there_changes_nothing_else(&table);
        }
    }
    unreachable!()
}

/// What a position of a match is probed with.
struct Suite<'a, G: Game, S> {
    game: &'a G,
    subject: &'a S,
    effort: Effort,
    context: &'a str,
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

impl<G: Game + Clone, S: Subject<G>> Suite<'_, G, S> {
    fn over(&self, table: &Table<G>, to_act: &[Seat]) {
        let context = self.context;
        assert!(to_act.is_empty(), "{context}: over, and {to_act:?} may act");
        let running = table.timers().iter().any(|timer| timer.clock.running);
        assert!(!running, "{context}: over, and a clock runs");
        let mut ranked: Vec<Seat> = self.game.outcome(table.state()).unwrap().0.concat();
        ranked.sort();
        assert!(ranked.iter().copied().eq(Seat::all(table.seats())), "{context}: every seat has one rank");
    }

    fn idle_seats_have_nothing_to_do(&self, table: &Table<G>, to_act: &[Seat]) {
        let context = self.context;
        for viewer in Viewer::all(table.seats()) {
            if viewer.seat().is_none_or(|seat| !to_act.contains(&seat)) {
                let candidates = self.game.candidates(&table.view(viewer), 10);
                assert!(
                    candidates.actions().is_empty(),
                    "{context}: {viewer:?} may not act, yet {candidates:?}"
                );
            }
        }
    }

    fn strays_are_refused_and_change_nothing(&self, table: &mut Table<G>, chance: &mut Chance) {
        let Suite { game, subject, effort, context } = self;
        let canonical = |action: &G::Action| subject.canonical(game, action);
        for _ in 0..effort.strays {
            let seat = Seat::from_index(chance.index(table.seats() + 1));
            let view = table.view(Viewer::Seat(Seat::from_index(chance.index(table.seats()))));
            let action = subject.stray_action(game, &view, chance);
            let candidates = game.candidates(&table.view(Viewer::Seat(seat)), effort.limit);
            let listed = |candidate: &G::Action| canonical(candidate) == canonical(&action);
            match table.check(Actor::Seat(seat), &action) {
                Ok(()) => {
                    let all = candidates.complete() && !candidates.actions().iter().any(listed);
                    assert!(!all, "{context}: {seat:?} may {action:?}, which All leaves out");
                }
                Err(error) => {
                    let found = candidates.actions().iter().any(listed);
                    assert!(!found, "{context}: {action:?} is a candidate of {seat:?}, refused: {error:?}");
                    self.changes_nothing(table, Actor::Seat(seat), &action, When::default());
                    if let crate::ActError::Refused(refusal) = error {
                        let _: (_, _, Message) = (refusal.code(), refusal.clause(), refusal.message());
                    }
                }
            }
        }
    }

    /// Gives one seat to a bot, and another to a bot and back. The match must stay the same, the questions must stay asked, and undo must
    /// leave everybody where they sit.
    fn who_sits_there_changes_nothing_else(&self, table: &Table<G>) {
        let context = self.context;
        let Ok(replay) = Table::replay(self.game.clone(), &table.record(), G::Layout::default()) else {
            panic!("{context}: the record is refused")
        };
        let mut sat = replay.table;
        if self.game.outcome(sat.state()).is_some() {
            return;
        }
        let asked = |table: &Table<G>| -> Vec<usize> {
            Seat::all(table.seats()).map(|seat| table.asked_since(seat)).collect()
        };
        let bot = || Player { name: "S0".into(), bot: Some("bot".into()) };
        let guest = || Player { name: "Guest".into(), bot: None };
        for (seat, player) in [(Seat(0), bot()), (Seat(1), bot()), (Seat(1), guest())] {
            let done = sat.sit(seat, player, Some(table.at_ms() + 500));
            assert!(done.is_ok(), "{context}: {seat:?} stays as it is: {done:?}");
        }
        assert_eq!(sat.players()[..2], [bot(), guest()], "{context}");
        assert_eq!(sat.players_at(sat.len()), sat.players(), "{context}");
        assert!(sat.state() == table.state(), "{context}: another state");
        assert_eq!(asked(&sat), asked(table), "{context}: the questions are others");
        the_record_is_the_match(&sat, context);
        let players = sat.players().to_vec();
        if sat.undo(None).is_ok() {
            assert_eq!(sat.players(), players, "{context}: somebody got up");
            the_record_is_the_match(&sat, context);
        }
    }

    /// Checks that a refused action changes nothing, and returns the refusal.
    fn changes_nothing(
        &self,
        table: &mut Table<G>,
        by: Actor,
        action: &G::Action,
        when: When,
    ) -> crate::ActError<G::Refusal> {
        let (before, length, at_ms) = (table.state().clone(), table.len(), table.at_ms());
        let Err(error) = table.act_when(by, action.clone(), when) else {
            panic!("{}: {by:?} may {action:?} after all", self.context)
        };
        let same = *table.state() == before && table.len() == length && table.at_ms() == at_ms;
        assert!(same, "{}: {action:?} changed something", self.context);
        error
    }

    /// Draws the next action: that of a seat, or of the table if a clock runs.
    fn next(&self, table: &Table<G>, to_act: &[Seat], chance: &mut Chance) -> Option<(Actor, G::Action)> {
        if let Some(action) = self.time_up(table, to_act, chance) {
            return Some((Actor::Table, action));
        }
        assert!(!to_act.is_empty(), "{}: nobody may act, no clock runs, and it is not over", self.context);
        let seat = *chance.pick(to_act)?;
        Some((Actor::Seat(seat), self.legal_action(table, seat, chance)?))
    }

    fn legal_action(&self, table: &Table<G>, seat: Seat, chance: &mut Chance) -> Option<G::Action> {
        let Suite { game, subject, effort, context } = self;
        let candidates = game.candidates(&table.view(Viewer::Seat(seat)), effort.limit);
        let legal = table.legal(seat, effort.limit);
        assert_eq!(legal, candidates, "{context}: {seat:?} has other actions than its view shows");
        let actions = candidates.actions();
        assert!(!actions.is_empty(), "{context}: {seat:?} may act and has no candidate");
        for action in actions {
            let checked = table.check(Actor::Seat(seat), action);
            assert!(checked.is_ok(), "{context}: candidate {action:?} is refused: {checked:?}");
            let written = serde_json::to_value(action).expect("an action is JSON");
            let read = G::Action::deserialize(&written).expect("JSON is an action");
            assert_eq!(read, *action, "{context}: {written}");
        }
        let canonical: Vec<G::Action> =
            actions.iter().map(|action| subject.canonical(game, action)).collect();
        for (index, action) in canonical.iter().enumerate().take(60) {
            assert!(!canonical[..index].contains(action), "{context}: {action:?} is listed twice");
        }
        chance.pick(actions).cloned()
    }
}

fn the_record_is_the_match<G: Game + Clone>(table: &Table<G>, context: &str) {
    let text = serde_json::to_string(&table.record()).expect("a record is JSON");
    let (record, complaint) = Record::from_text(&text).expect("a record can be read");
    assert_eq!(complaint, None, "{context}");
    let replay = Table::replay(table.game().clone(), &record, G::Layout::default());
    let Ok(replay) = replay else { panic!("{context}: the record is refused") };
    assert!(replay.broken.is_none(), "{context}: the record breaks off: {:?}", replay.broken);
    assert!(replay.table.state() == table.state(), "{context}: the replayed state differs");
    let same = |(a, b): (&Step<G>, &Step<G>)| a.action == b.action && a.events == b.events;
    assert!(replay.table.log().iter().zip(table.log()).all(same), "{context}: the replayed log differs");
    for viewer in Viewer::all(table.seats()) {
        assert!(replay.table.view(viewer) == table.view(viewer), "{context}: {viewer:?} sees another match");
    }
    let patience = |table: &Table<G>| {
        let asked: Vec<usize> = Seat::all(table.seats()).map(|seat| table.asked_since(seat)).collect();
        (table.timers().to_vec(), table.at_ms(), asked)
    };
    assert_eq!(
        patience(&replay.table),
        patience(table),
        "{context}: the replayed clocks or questions differ"
    );
    assert_eq!(replay.table.players(), table.players(), "{context}");
    assert_eq!(replay.table.record(), table.record(), "{context}");
}
