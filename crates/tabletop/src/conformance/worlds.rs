//! Checks that what a viewer may not know makes no difference to what it is told.

use alloc::vec;
use alloc::vec::Vec;

use super::{Subject, Suite};
use crate::{Actor, Chance, Game, Message, Seat, Table, TableView, Viewer};
use serde::Deserialize;

/// How many worlds are drawn in search of one in which a viewer sees the same after an action as in the match. If the action shows a card,
/// that card must happen to be the same in the world.
const WORLDS: usize = 4;
/// Stray actions whose refusals are compared in each world.
const STRAYS: usize = 2;

/// How much hidden information was compared. A suite that compares nothing would prove nothing.
#[derive(Clone, Copy, Default, Debug)]
pub(super) struct Compared {
    /// Worlds that differ from the match and look like it.
    pub(super) worlds: usize,
    /// Actions that were performed both in the match and in such a world.
    pub(super) actions: usize,
}

impl core::ops::AddAssign for Compared {
    fn add_assign(&mut self, more: Compared) {
        self.worlds += more.worlds;
        self.actions += more.actions;
    }
}

/// What a viewer learns of an action.
struct Told<G: Game> {
    action: Option<G::Action>,
    /// Each event with its message, as the log keeps them.
    events: Vec<(G::Event, Message)>,
    /// Whether the action is sealed against undo, which anybody can find out by asking for an undo.
    sealed: bool,
}

impl<G: Game + Clone, S: Subject<G>> Suite<'_, G, S> {
    /// For every viewer: a world drawn from its view looks the same to it, offers it the same actions, and refuses in the same words; and
    /// whatever is done in either, the viewer is told no more than it sees.
    pub(super) fn worlds_look_alike(
        &self,
        table: &Table<G>,
        by: Actor,
        action: &G::Action,
        chance: &mut Chance,
    ) -> Compared {
        let Suite { game, context, .. } = self;
        let mut count = Compared::default();
        self.luck_that_is_seen_stays(table, (by, action), chance);
        for viewer in Viewer::all(table.seats()) {
            let view = table.view(viewer);
            let events = table.log().iter().flat_map(|step| &step.events);
            let told: Vec<G::Event> = events.filter_map(|event| game.show(event, viewer)).collect();
            self.nothing_is_forgotten(&told, table.state(), viewer);
            let written = serde_json::to_value(&view).expect("a view is JSON");
            let read = G::View::deserialize(&written).expect("JSON is a view");
            assert_eq!(read, view.clone().for_bots(), "{context}: {written}");
            for _ in 0..WORLDS {
                let world = game
                    .determinize(&view, chance)
                    .unwrap_or_else(|| panic!("{context}: {viewer:?} has no world"));
                assert_eq!(game.view(&world, viewer), view, "{context}: {viewer:?} sees the difference");
                self.nothing_is_forgotten(&told, &world, viewer);
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
                let compared = self.events_are_no_secret(table.state(), &world, viewer, (by, action), chance);
                if world != *table.state() {
                    count.worlds += 1;
                    count.actions += usize::from(compared);
                }
                if compared {
                    break;
                }
            }
        }
        count
    }

    /// Whatever a viewer was told follows from its view, so it must hold in every world that is drawn from the view.
    fn nothing_is_forgotten(&self, told: &[G::Event], world: &G::State, viewer: Viewer) {
        let contradiction = self.subject.contradiction(self.game, told, world);
        assert_eq!(contradiction, None, "{}: {viewer:?} was told better", self.context);
    }

    /// Both worlds must agree on who may act and on the list of actions that the viewer is offered, its order included.
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
            let answer = |state: &G::State| game.check(state, Actor::Seat(seat), &stray).err();
            assert_eq!(
                answer(here),
                answer(there),
                "{context}: the refusal of {stray:?} tells {seat:?} something hidden"
            );
        }
    }

    /// Performs the action here, and the same or another one in the other world, with the same chance. If the viewer sees the same before
    /// and after, it must be told the same: whatever an event shows beyond the view is either a leak, or missing in the view, which holds
    /// all that a perfect memory would. A view may forget a round when it ends; two different choices then look alike though they were not,
    /// so only the same choice is compared. Returns whether there was anything to compare.
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
            let both = (
                self.told(here, viewer, (by, action), luck.clone()),
                self.told(there, viewer, (by, &other), luck.clone()),
            );
            let (Some((seen_here, told_here)), Some((seen_there, told_there))) = both else { continue };
            assert!(
                other != *action || seen_here == seen_there || told_here.sealed,
                "{context}: {by:?} does {action:?}, {viewer:?} sees something that was hidden, and it can be taken back (`Game::seals`)"
            );
            let forgotten = game.view(here, viewer).round() != seen_here.round() && other != *action;
            if seen_here == seen_there && !forgotten {
                compared = true;
                assert_eq!(
                    told_here.action, told_there.action,
                    "{context}: the log tells {viewer:?} which action of {by:?} it was"
                );
                assert_eq!(
                    told_here.sealed, told_there.sealed,
                    "{context}: {by:?} does {action:?} here and {other:?} there, and undo tells {viewer:?} something hidden"
                );
                assert_eq!(
                    told_here.events, told_there.events,
                    "{context}: {by:?} does {action:?} here and {other:?} there, and an event tells {viewer:?} something hidden"
                );
            }
        }
        compared
    }

    /// Once anybody has seen what chance decided, the action stays. Otherwise a player could choose again, knowing what chance will bring.
    pub(super) fn luck_that_is_seen_stays(
        &self,
        table: &Table<G>,
        (by, action): (Actor, &G::Action),
        chance: &mut Chance,
    ) {
        let context = self.context;
        for viewer in Viewer::all(table.seats()) {
            let (one, other) = (chance.fork(), chance.fork());
            let told = |luck| self.told(table.state(), viewer, (by, action), luck);
            let (Some((seen, told)), Some((otherwise, _))) = (told(one), told(other)) else { return };
            assert!(
                seen == otherwise || told.sealed,
                "{context}: {by:?} does {action:?}, {viewer:?} sees what chance has decided, and it can be taken back (`Game::seals`)"
            );
        }
    }

    fn candidate(&self, state: &G::State, seat: Seat, chance: &mut Chance) -> Option<G::Action> {
        let view = self.game.view(state, Viewer::Seat(seat));
        chance.pick(self.game.candidates(&view, self.effort.limit).actions()).cloned()
    }

    /// What the viewer sees after the action, and what it is told; `None` if the action is refused.
    fn told(
        &self,
        state: &G::State,
        viewer: Viewer,
        (by, action): (Actor, &G::Action),
        mut luck: Chance,
    ) -> Option<(G::View, Told<G>)> {
        let (mut state, mut events) = (state.clone(), Vec::new());
        self.game.act(&mut state, by, action, &mut luck, &mut events).ok()?;
        let sealed = self.game.seals(action, &events);
        let shown = events.iter().filter_map(|event| self.game.show(event, viewer));
        let events = shown.map(|event| (event.clone(), self.game.message(&event))).collect();
        let action = self.game.show_action(action, by, viewer);
        Some((self.game.view(&state, viewer), Told { action, events, sealed }))
    }
}
