//! Clocks and late answers.

use super::{Subject, Suite};
use crate::{ActError, Actor, Chance, Game, Seat, Table, Viewer, When};
use serde::Deserialize;

impl<G: Game + Clone, S: Subject<G>> Suite<'_, G, S> {
    /// Names are told apart, and what the table does when a clock runs out is what the protocol says.
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

    /// The end of a clock that runs: always where no seat may act, else now and then.
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

    /// An action is good from the moment on in which it was asked for, and refused with what was seen before.
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

    /// Clocks are public, and whether an answer is late depends on nothing that its seat does not see.
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
}
