//! What a viewer may not know makes no difference to what it is told.

use super::{Subject, Suite};
use crate::{Actor, Chance, Game, Table, Viewer};
use serde::Deserialize;

impl<G: Game + Clone, S: Subject<G>> Suite<'_, G, S> {
    /// For every viewer: a world drawn from its view looks the same to it, and an action that is legal in both worlds and shows
    /// nothing new is told to it in the same words.
    pub(super) fn worlds_look_alike(
        &self,
        table: &Table<G>,
        by: Actor,
        action: &G::Action,
        chance: &mut Chance,
    ) {
        let Suite { game, subject, context, .. } = self;
        for viewer in Viewer::all(table.seats()) {
            let view = table.view(viewer);
            let written = serde_json::to_value(&view).expect("a view is JSON");
            let read = G::View::deserialize(&written).expect("JSON is a view");
            assert_eq!(read, view, "{context}: {written}");
            let mut world = game
                .determinize(&view, chance)
                .unwrap_or_else(|| panic!("{context}: {viewer:?} has no world"));
            assert_eq!(game.view(&world, viewer), view, "{context}: {viewer:?} sees the difference");
            self.patience_is_no_secret(table.state(), &world, viewer);
            let allowed = game.check(&world, by, action);
            if viewer.seat() == by.seat() {
                assert!(
                    allowed.is_ok(),
                    "{context}: {action:?} depends on what {by:?} does not see: {allowed:?}"
                );
                let stray = subject.stray_action(game, &view, chance);
                let (here, there) = (game.check(table.state(), by, &stray), game.check(&world, by, &stray));
                assert_eq!(here, there, "{context}: the refusal of {stray:?} tells {by:?} something");
            }
            if allowed.is_err() {
                continue;
            }
            let (mut real, mut luck) = (table.state().clone(), chance.fork());
            let (mut here, mut there) = (Vec::new(), Vec::new());
            game.perform(&mut real, by, action.clone(), &mut luck.clone(), &mut here);
            game.perform(&mut world, by, action.clone(), &mut luck, &mut there);
            if !game.seals(action, &here) && !game.seals(action, &there) {
                let shown = |events: &[G::Event]| {
                    events.iter().filter_map(|e| game.show(e, viewer)).collect::<Vec<_>>()
                };
                assert_eq!(
                    shown(&here),
                    shown(&there),
                    "{context}: {action:?} tells {viewer:?} something hidden"
                );
            }
        }
    }
}
