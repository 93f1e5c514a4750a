//! A match without its types.

use crate::kind::Rules;
use crate::thinking::{Orders, decide};
use crate::{Entry, Failure};
use serde_json::{Map, Value};
use tabletop::{ActError, Actor, Message, Player, Record, Seat, Table, UndoError, Viewer, json};

/// A match, whatever its game.
pub(crate) trait Match {
    /// Who sits where.
    fn players(&self) -> &[Player];

    /// What somebody sees, with the game's id and the names.
    fn view(&self, to: Viewer) -> Value;

    /// What somebody sees, as the game has it: what a bot is given.
    fn bare_view(&self, to: Viewer) -> Value;

    /// Actions of a seat, and whether they are all.
    fn legal(&self, seat: Seat, limit: usize) -> (Vec<Value>, bool);

    /// Does something, and tells what the viewer learns of it.
    fn act(&mut self, by: Actor, action: &Value, viewer: Viewer) -> Result<Vec<Value>, Failure>;

    /// Takes back the last action.
    fn undo(&mut self) -> Result<(), Failure>;

    /// The record of the match.
    fn record(&self) -> Record;

    /// The log as somebody may know it.
    fn log(&self, to: Viewer) -> Vec<Entry>;

    /// Why a seat cannot be asked for an action now, if it cannot.
    fn asked(&self, seat: Seat) -> Result<(), Failure>;

    /// What a bot would do in a seat that may act.
    fn choose(&self, seat: Seat, orders: &Orders, clock: &dyn Fn() -> f64) -> Result<Value, Failure>;
}

/// A table of a game.
pub(crate) struct Seated<G: Rules> {
    table: Table<G>,
    names: Vec<String>,
}

impl<G: Rules> Seated<G> {
    pub(crate) fn new(table: Table<G>) -> Seated<G> {
        let names = table.players().iter().map(|player| player.name.clone()).collect();
        Seated { table, names }
    }

    /// Whether the last action showed somebody something new.
    #[cfg(test)]
    pub(crate) fn sealed(&self) -> bool {
        self.table.log().last().is_some_and(|step| step.sealed)
    }

    fn message(&self, event: &G::Event) -> Message {
        self.table.game().message(event).named(&self.names)
    }
}

impl<G: Rules> Match for Seated<G> {
    fn players(&self) -> &[Player] {
        self.table.players()
    }

    fn view(&self, to: Viewer) -> Value {
        let mut view = Map::new();
        view.insert("game".into(), G::ID.into());
        if let Value::Object(fields) = self.bare_view(to) {
            view.extend(fields);
        }
        if let Some(Value::Array(seats)) = view.get_mut("seats") {
            for (seat, player) in seats.iter_mut().zip(self.players()) {
                let mut named = Map::new();
                named.insert("name".into(), player.name.clone().into());
                named.insert("bot".into(), player.bot.clone().into());
                if let Value::Object(fields) = seat.take() {
                    named.extend(fields);
                }
                *seat = Value::Object(named);
            }
        }
        Value::Object(view)
    }

    fn bare_view(&self, to: Viewer) -> Value {
        json(&self.table.view(to))
    }

    fn legal(&self, seat: Seat, limit: usize) -> (Vec<Value>, bool) {
        let candidates = self.table.legal(seat, limit);
        (candidates.actions().iter().map(json).collect(), candidates.complete())
    }

    fn act(&mut self, by: Actor, action: &Value, viewer: Viewer) -> Result<Vec<Value>, Failure> {
        // A match that is over takes no action, whatever it is (COM-8).
        if self.table.game().outcome(self.table.state()).is_some() {
            return Err(Failure::match_over());
        }
        let action = json::read_fields::<G::Action>(action).map_err(Failure::bad_action)?;
        if let Err(error) = self.table.act(by, action) {
            return Err(Failure::of_act(&error, by.seat(), &self.names));
        }
        let Some(step) = self.table.log().last() else { return Ok(Vec::new()) };
        let shown = step.events.iter().filter_map(|event| self.table.game().show(event, viewer));
        let told = shown.map(|event| {
            let mut told = json(&event);
            if let Value::Object(fields) = &mut told {
                fields.insert("message".into(), json(&self.message(&event)));
            }
            told
        });
        Ok(told.collect())
    }

    fn undo(&mut self) -> Result<(), Failure> {
        self.table.undo().map_err(|error| match error {
            UndoError::Nothing => Failure::nothing_to_undo(),
            UndoError::Hidden => Failure::undo_hidden(),
        })
    }

    fn record(&self) -> Record {
        self.table.record()
    }

    fn log(&self, to: Viewer) -> Vec<Entry> {
        let game = self.table.game();
        let mut entries = Vec::new();
        for step in self.table.log() {
            let shown = step.action.as_ref().and_then(|(by, action)| {
                game.show_action(action, *by, to).map(|action| (by.seat(), json(&action)))
            });
            let (seat, mut action) = shown.map_or((None, None), |(seat, action)| (seat, Some(action)));
            let before = entries.len();
            for event in step.events.iter().filter_map(|event| game.show(event, to)) {
                let (seq, message) = (entries.len(), self.message(&event));
                let event = Some(json(&event));
                entries.push(Entry { seq, seat, action: action.take(), event, message });
            }
            if entries.len() == before && action.is_some() {
                let message = match seat {
                    Some(seat) => Message::new("log-acted").seat("seat", seat).named(&self.names),
                    None => Message::new("log-table-acted"),
                };
                entries.push(Entry { seq: before, seat, action, event: None, message });
            }
        }
        entries
    }

    fn asked(&self, seat: Seat) -> Result<(), Failure> {
        let (game, state) = (self.table.game(), self.table.state());
        if game.outcome(state).is_some() {
            Err(Failure::match_over())
        } else if game.to_act(state).contains(seat) {
            Ok(())
        } else {
            Err(Failure::not_your_turn(seat, &self.names))
        }
    }

    fn choose(&self, seat: Seat, orders: &Orders, clock: &dyn Fn() -> f64) -> Result<Value, Failure> {
        let view = self.table.view(Viewer::Seat(seat));
        let failed = || Failure::bot_failed(Some(seat), &self.names);
        let action = decide(self.table.game(), &view, orders, clock).ok_or_else(failed)?;
        match self.table.check(Actor::Seat(seat), &action) {
            Ok(()) => Ok(json(&action)),
            Err(ActError::MatchOver | ActError::NoSuchSeat | ActError::Refused(_)) => Err(failed()),
        }
    }
}

/// What crosses the protocol as JSON. (Views, actions and events are made of what JSON can say: null would be a mistake of their
/// authors, and every game's conformance tests look for it.)
fn json(value: &impl serde::Serialize) -> Value {
    serde_json::to_value(value).unwrap_or_default()
}
