//! What a viewer may not know makes no difference to what it is told.

use super::{Subject, Suite};
use crate::{Actor, Chance, Game, Message, Seat, Table, TableView, Viewer};
use serde::Deserialize;

/// How many worlds are tried for one in which a viewer sees the same after an action as in the match itself. A card that
/// the viewer is shown must happen to be the same one there.
const WORLDS: usize = 4;
/// Stray actions whose refusals are compared in each world.
const STRAYS: usize = 2;

/// What a viewer learns of an action.
struct Told<G: Game> {
    action: Option<G::Action>,
    /// Each with its sentence, as the log keeps them.
    events: Vec<(G::Event, Message)>,
}

impl<G: Game + Clone, S: Subject<G>> Suite<'_, G, S> {
    /// For every viewer: a world drawn from its view looks the same to it, offers it the same actions, and refuses in the same words;
    /// and of whatever is done, in this world or that one, it is told no more than it sees.
    pub(super) fn worlds_look_alike(
        &self,
        table: &Table<G>,
        by: Actor,
        action: &G::Action,
        chance: &mut Chance,
    ) {
        let Suite { game, context, .. } = self;
        for viewer in Viewer::all(table.seats()) {
            let view = table.view(viewer);
            let written = serde_json::to_value(&view).expect("a view is JSON");
            let read = G::View::deserialize(&written).expect("JSON is a view");
            assert_eq!(read, view.clone().for_bots(), "{context}: {written}");
            for _ in 0..WORLDS {
                let world = game
                    .determinize(&view, chance)
                    .unwrap_or_else(|| panic!("{context}: {viewer:?} has no world"));
                assert_eq!(game.view(&world, viewer), view, "{context}: {viewer:?} sees the difference");
                self.offers_are_no_secret(table.state(), &world, viewer);
                self.patience_is_no_secret(table.state(), &world, viewer);
                self.refusals_are_no_secret(table.state(), &world, viewer, chance);
                if viewer.seat() == by.seat() {
                    let allowed = game.check(&world, by, action);
                    assert!(
                        allowed.is_ok(),
                        "{context}: {action:?} depends on what {by:?} does not see: {allowed:?}"
                    );
                }
                if self.events_are_no_secret(table.state(), &world, viewer, (by, action), chance) {
                    break;
                }
            }
        }
    }

    /// Who may act, and what: to the last place of the list.
    fn offers_are_no_secret(&self, here: &G::State, there: &G::State, viewer: Viewer) {
        let Suite { game, effort, context, .. } = self;
        assert_eq!(
            game.to_act(here),
            game.to_act(there),
            "{context}: who may act tells {viewer:?} something hidden"
        );
        let offers = |state: &G::State| game.candidates(&game.view(state, viewer), effort.limit);
        assert_eq!(
            offers(here),
            offers(there),
            "{context}: the list of actions tells {viewer:?} something hidden"
        );
    }

    fn refusals_are_no_secret(&self, here: &G::State, there: &G::State, viewer: Viewer, chance: &mut Chance) {
        let Suite { game, subject, context, .. } = self;
        let Some(seat) = viewer.seat() else { return };
        for _ in 0..STRAYS {
            let stray = subject.stray_action(game, &game.view(here, viewer), chance);
            let answer = |state: &G::State| game.check(state, Actor::Seat(seat), &stray);
            assert_eq!(
                answer(here),
                answer(there),
                "{context}: the refusal of {stray:?} tells {seat:?} something hidden"
            );
        }
    }

    /// The actor does here what it does, and there the same or something else, with the same luck. If the viewer sees the same before
    /// and after, it must be told the same: whatever an event shows beyond the view is a leak, or missing in the view, which holds
    /// all that a perfect memory would. Only what a round needed may be forgotten when it ends: there another choice is no world that
    /// looks alike, and the same choice must do. Answers whether there was anything to compare.
    fn events_are_no_secret(
        &self,
        here: &G::State,
        there: &G::State,
        viewer: Viewer,
        (by, action): (Actor, &G::Action),
        chance: &mut Chance,
    ) -> bool {
        let Suite { game, context, .. } = self;
        let mut others = vec![action.clone()];
        if let Some(seat) = by.seat().filter(|seat| !viewer.is(*seat)) {
            others.extend(self.candidate(there, seat, chance));
        }
        let luck = chance.fork();
        let mut compared = false;
        for other in others {
            if game.check(there, by, &other).is_err() {
                continue;
            }
            let (seen_here, told_here) = self.told(here, viewer, (by, action), luck.clone());
            let (seen_there, told_there) = self.told(there, viewer, (by, &other), luck.clone());
            let forgotten = game.view(here, viewer).round() != seen_here.round() && other != *action;
            if seen_here == seen_there && !forgotten {
                compared = true;
                assert_eq!(
                    told_here.action, told_there.action,
                    "{context}: the log tells {viewer:?} which action of {by:?} it was"
                );
                assert_eq!(
                    told_here.events, told_there.events,
                    "{context}: {by:?} does {action:?} here and {other:?} there, and an event tells {viewer:?} something hidden"
                );
            }
        }
        compared
    }

    fn candidate(&self, state: &G::State, seat: Seat, chance: &mut Chance) -> Option<G::Action> {
        let view = self.game.view(state, Viewer::Seat(seat));
        chance.pick(self.game.candidates(&view, self.effort.limit).actions()).cloned()
    }

    /// What the viewer sees afterwards, and what it is told.
    fn told(
        &self,
        state: &G::State,
        viewer: Viewer,
        (by, action): (Actor, &G::Action),
        mut luck: Chance,
    ) -> (G::View, Told<G>) {
        let (mut state, mut events) = (state.clone(), Vec::new());
        self.game.perform(&mut state, by, action.clone(), &mut luck, &mut events);
        let shown = events.iter().filter_map(|event| self.game.show(event, viewer));
        let events = shown.map(|event| (event.clone(), self.game.message(&event))).collect();
        let action = self.game.show_action(action, by, viewer);
        (self.game.view(&state, viewer), Told { action, events })
    }
}
