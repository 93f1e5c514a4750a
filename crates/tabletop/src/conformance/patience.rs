//! Clocks and late answers.

use alloc::vec::Vec;

use super::{Subject, Suite};
use crate::{ActError, Actor, Candidates, Chance, Game, Player, Seat, Table, Timer, Viewer, When};
use serde::Deserialize;

/// What a match says of time, and what its seats are asked.
pub(super) struct Patience<G: Game> {
    at_ms: u64,
    timers: Vec<Timer<G::Action>>,
    /// For each seat, what it may do, and since which action it has been asked.
    asked: Vec<(Candidates<G::Action>, usize)>,
}

impl<G: Game + Clone, S: Subject<G>> Suite<'_, G, S> {
    /// No two clocks share a name, and each one's `time_up` is written as the protocol says.
    pub(super) fn clocks_are_in_order(&self, table: &Table<G>) {
        let context = self.context;
        let clocks: Vec<_> = table.timers().iter().map(|timer| &timer.clock).collect();
        for (index, clock) in clocks.iter().enumerate() {
            let double = clocks[..index].iter().any(|other| other.name == clock.name);
            assert!(!double, "{context}: two clocks are called {}", clock.name);
            assert!(clock.ms > 0, "{context}: {} has no time", clock.name);
            let known = clock.seat.is_none_or(|seat| seat.index() < table.seats());
            assert!(known, "{context}: {} is nobody's: {:?}", clock.name, clock.seat);
            let written = serde_json::to_value(&clock.time_up).expect("an action is JSON");
            let expected = serde_json::json!({"type": "time-up", "clock": clock.name});
            assert_eq!(written, expected, "{context}: the end of {}", clock.name);
            let read = G::Action::deserialize(&written).expect("JSON is an action");
            assert_eq!(read, clock.time_up, "{context}: {written}");
            let checked = table.check(Actor::Table, &clock.time_up);
            match clock.running {
                true => assert!(checked.is_ok(), "{context}: {} runs out, refused: {checked:?}", clock.name),
                false => {
                    assert!(checked.is_err(), "{context}: {} stands still, and its end passes", clock.name)
                }
            }
            for seat in Seat::all(table.seats()) {
                let checked = table.check(Actor::Seat(seat), &clock.time_up);
                assert!(checked.is_err(), "{context}: {seat:?} may say that {} has run out", clock.name);
            }
        }
    }

    /// When several seats are asked at once, each question must have a number. Without one, the first answer would make all others stale.
    pub(super) fn questions_are_numbered(&self, table: &Table<G>, to_act: &[Seat]) {
        if to_act.len() < 2 {
            return;
        }
        for seat in to_act {
            let question = self.game.question(table.state(), *seat);
            assert!(
                question.is_some(),
                "{}: {to_act:?} are asked at once, and the question of {seat:?} has no number (`Game::question`)",
                self.context
            );
        }
    }

    /// A run of a clock that has ended does not go on. A clock that begins again is another run.
    pub(super) fn a_run_that_ended_is_over(&self, before: &Patience<G>, table: &Table<G>, end: &G::Action) {
        let run = |timer: &Timer<G::Action>| (timer.clock.name.clone(), timer.clock.seat, timer.clock.run);
        let Some(ended) = before.timers.iter().find(|timer| timer.clock.time_up == *end) else { return };
        let again = table.timers().iter().any(|timer| timer.clock.running && run(timer) == run(ended));
        assert!(
            !again,
            "{}: {} has run out, and the same run of it goes on (`Clock::run`)",
            self.context, ended.clock.name
        );
    }

    /// The end of a running clock: always if no seat may act, otherwise now and then.
    pub(super) fn time_up(
        &self,
        table: &Table<G>,
        to_act: &[Seat],
        chance: &mut Chance,
    ) -> Option<G::Action> {
        let running: Vec<_> = table.timers().iter().filter(|timer| timer.clock.running).collect();
        if running.is_empty() || !to_act.is_empty() && chance.below(6) > 0 {
            return None;
        }
        chance.pick(&running).map(|timer| timer.clock.time_up.clone())
    }

    /// An action is stale if its actor has not yet seen the question, or claims to have seen more than there is.
    pub(super) fn late_actions_are_refused(&self, table: &mut Table<G>, by: Actor, action: &G::Action) {
        let since = match by {
            Actor::Seat(seat) => Some(table.asked_since(seat)),
            Actor::Table => {
                let timers = table.timers().iter();
                timers.filter(|timer| timer.clock.time_up == *action).map(|timer| timer.since).next()
            }
        };
        let since = since.unwrap_or_default();
        assert!(since <= table.len(), "{}: {by:?} is asked since {since}", self.context);
        for seen in since.checked_sub(1).into_iter().chain([table.len() + 1]) {
            let error = self.changes_nothing(table, by, action, When { seen: Some(seen), at_ms: None });
            assert_eq!(
                error,
                ActError::Stale,
                "{}: {by:?} had seen {seen}, asked since {since}",
                self.context
            );
        }
    }

    /// Clocks are public, and whether an answer is stale depends only on what its seat sees.
    pub(super) fn patience_is_no_secret(&self, here: &G::State, there: &G::State, viewer: Viewer) {
        let context = self.context;
        assert_eq!(
            self.game.clocks(here),
            self.game.clocks(there),
            "{context}: the clocks tell {viewer:?} something hidden"
        );
        if let Some(seat) = viewer.seat() {
            let (here, there) = (self.game.question(here, seat), self.game.question(there, seat));
            assert_eq!(here, there, "{context}: whether an answer is late tells {seat:?} something hidden");
        }
    }

    pub(super) fn patience(&self, table: &Table<G>) -> Patience<G> {
        let asked = |seat| (table.legal(seat, self.effort.limit), table.asked_since(seat));
        Patience {
            at_ms: table.at_ms(),
            timers: table.timers().to_vec(),
            asked: Seat::all(table.seats()).map(asked).collect(),
        }
    }

    /// Time does not run backwards, and within a run a clock keeps what it has used.
    pub(super) fn time_goes_on(&self, before: &Patience<G>, table: &Table<G>) {
        let context = self.context;
        assert!(table.at_ms() >= before.at_ms, "{context}: {} comes after {}", table.at_ms(), before.at_ms);
        for timer in table.timers() {
            let same = |known: &&Timer<G::Action>| {
                let (known, clock) = (&known.clock, &timer.clock);
                (&known.name, known.seat, known.run) == (&clock.name, clock.seat, clock.run)
            };
            let used = before.timers.iter().find(same).map_or(0, |known| known.spent_ms);
            assert!(
                timer.spent_ms >= used,
                "{context}: {} had used {used} ms of its run, now {}",
                timer.clock.name,
                timer.spent_ms
            );
        }
    }

    /// The end of a clock does not make an answer stale if its seat may still do what it could do before.
    pub(super) fn a_clock_leaves_questions_alone(&self, before: &Patience<G>, table: &Table<G>) {
        for (seat, (could, since)) in Seat::all(table.seats()).zip(&before.asked) {
            if !could.actions().is_empty() && *could == table.legal(seat, self.effort.limit) {
                assert_eq!(
                    table.asked_since(seat),
                    *since,
                    "{}: a clock ends, {seat:?} may do what it could, and its answer is late",
                    self.context
                );
            }
        }
    }

    /// Undo takes back actions, not seconds, even at a table where everything may be taken back. A refused undo gives no time either. What
    /// undo leaves can be saved and loaded.
    pub(super) fn undo_gives_no_time_back(&self, table: &Table<G>) {
        let context = self.context;
        let mut record = table.record();
        for player in &mut record.seats {
            *player = Player { bot: Some("bot".into()), ..player.clone() };
        }
        let replay = |record| {
            let replay = Table::replay(self.game.clone(), &record, G::Layout::default()).ok();
            replay.expect("a record can be replayed").table
        };
        let mut undone = replay(record);
        undone.pass(table.at_ms() + 1_000);
        for _ in 0..2 {
            let before = self.patience(&undone);
            let (last, state) =
                (undone.log().last().and_then(|step| step.action.clone()), undone.state().clone());
            if undone.undo(None).is_ok() {
                self.time_goes_on(&before, &undone);
                let loaded = replay(undone.record());
                let after = self.patience(&loaded);
                assert!(
                    after.at_ms == undone.at_ms() && after.timers == undone.timers(),
                    "{context}: after undo {:?}, once loaded {:?}",
                    undone.timers(),
                    after.timers
                );
                self.what_is_done_again_is_as_it_was(loaded, last, &state);
            }
        }
        let mut refused = replay(table.record());
        if let Err(error) = refused.undo(None) {
            let same = refused.at_ms() == table.at_ms() && refused.timers() == table.timers();
            assert!(same, "{context}: a refused undo ({error:?}) changed a clock");
        }
    }

    /// Does at an undone table what had been undone. Chance decides as it did, the match goes on in its record, and time goes on. A clock that
    /// has run meanwhile may have ended, and then the action may come to something else.
    fn what_is_done_again_is_as_it_was(
        &self,
        mut table: Table<G>,
        last: Option<(Actor, G::Action)>,
        state: &G::State,
    ) {
        let context = self.context;
        let Some((by, action)) = last else { return };
        let (before, moves) = (self.patience(&table), table.len());
        let when = When { seen: None, at_ms: Some(table.at_ms() + 250) };
        match table.act_when(by, action.clone(), when) {
            Ok(_) => {}
            Err(error) => {
                let timed = !table.timers().is_empty();
                assert!(timed, "{context}: {action:?} was undone, and now it is refused: {error:?}");
                return;
            }
        }
        self.time_goes_on(&before, &table);
        super::the_record_is_the_match(&table, context);
        let same = table.len() > moves + 1 || table.state() == state;
        assert!(same, "{context}: {action:?} was undone, and done again it comes to something else");
    }
}
