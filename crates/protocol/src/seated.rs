//! A match without its game's types.

use crate::answer::{ClockFace, MatchFacts, json};
use crate::made::{self, Made};
use crate::rules::Rules;
use crate::thinking::{Asked, Orders, Sight, decide, told};
use crate::{Entry, Failure, Resources, data};
use alloc::string::String;
use alloc::vec;
use alloc::vec::Vec;
use bots::Decision;
use serde_json::{Map, Value};
use tabletop::json::read_object;
use tabletop::{
    Actor, Candidates, Clock, LookedUp, Message, Player, Record, ResourceName, Seat, Table, TableView, Timer,
    UndoError, Viewer, When,
};

/// A match of any game.
pub(crate) trait Match {
    /// Who sits at each seat.
    fn players(&self) -> &[Player];

    /// The view of a viewer, with the game's id and the names.
    fn view(&self, to: Viewer) -> Value;

    /// The same view after that many actions; with `open`, it has everybody's hands.
    fn view_at(&mut self, at: usize, to: Viewer, open: bool) -> Value;

    /// The actions that were open to a seat after that many actions, and whether they are all.
    fn legal_at(&mut self, at: usize, seat: Seat, limit: usize) -> (Vec<Value>, bool);

    /// The game's own view, which bots are given.
    fn bare_view(&self, to: Viewer) -> Value;

    /// The actions that are open to a seat, and whether they are all.
    fn legal(&self, seat: Seat, limit: usize) -> (Vec<Value>, bool);

    /// How many actions have been performed.
    fn moves(&self) -> usize;

    /// Why an action would be refused, if it would.
    fn check(&self, seat: Seat, action: &Value) -> Result<(), Failure>;

    /// The warning of what an action's own seat may overlook.
    fn caution(&self, seat: Seat, action: &Value) -> Option<Message>;

    /// Performs an action, and returns its events as the viewer may know them.
    fn act(&mut self, by: Actor, action: &Value, when: When, viewer: Viewer) -> Result<Vec<Value>, Failure>;

    /// Takes back the last action, for a seat that asks or for the table as a whole; `dry`, it only says whether what a human did last could be.
    fn undo(&mut self, asks: Option<Seat>, at_ms: Option<u64>, dry: bool) -> Result<(), Failure>;

    /// The resources that it still lacks.
    fn lacks(&self) -> &[ResourceName];

    /// Takes the resources that it lacks, if all of them are there by now.
    fn supply(&mut self, resources: &mut dyn Resources);

    /// Lets somebody else sit down at a seat.
    fn sit(&mut self, seat: Seat, player: Player, at_ms: Option<u64>) -> Result<(), Failure>;

    /// The record of the match.
    fn record(&self) -> Record;

    /// The record in the game's own notation.
    fn notation(&self) -> String;

    /// Lets time pass up to that moment, in milliseconds since the deal.
    fn pass(&mut self, at_ms: u64);

    /// The record without its actions.
    fn head(&self) -> &Record;

    /// The log up to that many actions, as a viewer may know it. With `open`, each line tells its place in the match, and for a spectator
    /// everything hidden is in it.
    fn log(&self, to: Viewer, at: usize, open: bool) -> Vec<Entry>;

    /// Looks up the words of a text that somebody is writing.
    fn look_up(&self, text: &str, lang: &str) -> Result<LookedUp, Failure>;

    /// Why a seat cannot be asked for an action now, if it cannot.
    fn asked(&self, seat: Seat) -> Result<(), Failure>;

    /// What a seat's bot has to know of the question that the seat is asked.
    fn question(&mut self, seat: Seat) -> Asked;

    /// Asks a bot what it would do in a seat that may act.
    fn choose(
        &self,
        seat: Seat,
        orders: &Orders,
        clock: &dyn Fn() -> f64,
    ) -> Result<Decision<Value>, Failure>;
}

/// A table of a game, with what the protocol needs besides.
pub(crate) struct Seated<G: Rules> {
    table: Table<G>,
    /// The names of those who sit there now.
    names: Vec<String>,
    /// For each seat, since which action it has been asked its question, and what it saw then.
    sights: Vec<Option<(usize, Sight)>>,
    /// The resources that the game was made without.
    lacks: Vec<ResourceName>,
}

impl<G: Rules> Seated<G> {
    pub(crate) fn new(table: Table<G>, lacks: Vec<ResourceName>) -> Seated<G> {
        let names = names_of(table.players());
        Seated { sights: vec![None; names.len()], table, names, lacks }
    }

    /// Refuses look-ups as long as resources are missing.
    fn can_look_up(&self) -> Result<(), Failure> {
        self.lacks.first().map_or(Ok(()), |name| Err(Failure::unavailable(name)))
    }

    /// Reads an action, and refuses it if the rules lack a resource to judge it.
    fn read_judgeable(&self, action: &Value) -> Result<G::Action, Failure> {
        let action = self.read(action)?;
        if self.table.game().looks_up(self.table.state(), &action) {
            self.can_look_up()?;
        }
        Ok(action)
    }

    fn standing(&self) -> MatchFacts {
        self.standing_of(self.table.len(), self.table.at_ms(), self.table.timers())
    }

    fn standing_of(&self, moves: usize, at_ms: u64, timers: &[Timer<G::Action>]) -> MatchFacts {
        let face = |timer: &Timer<G::Action>| {
            let Clock { name, seat, ms, running, lapses, .. } = timer.clock.clone();
            ClockFace { name, ms, running, seat, since: timer.since, lapses, spent_ms: timer.spent_ms }
        };
        let clocks = timers.iter().map(face).collect();
        MatchFacts { data: data::of(&self.table.head().checksums), moves, at_ms, clocks }
    }

    fn read(&self, action: &Value) -> Result<G::Action, Failure> {
        // Once the match is over, every action is refused for that reason (COM-8).
        if self.table.game().outcome(self.table.state()).is_some() {
            return Err(Failure::match_over());
        }
        read_object::<G::Action>(action).map_err(Failure::bad_action)
    }

    /// Without its resources, a game cannot know that its list is complete.
    fn listed(&self, candidates: &Candidates<G::Action>) -> (Vec<Value>, bool) {
        let complete = candidates.complete() && self.lacks.is_empty();
        (candidates.actions().iter().map(json).collect(), complete)
    }

    fn message(&self, event: &G::Event, names: &[String]) -> Message {
        self.table.game().message(event).named(names)
    }
}

impl<G: Rules> Match for Seated<G> {
    fn players(&self) -> &[Player] {
        self.table.players()
    }

    fn view(&self, to: Viewer) -> Value {
        framed(G::ID, &self.standing(), self.players(), json(&self.table.view(to)))
    }

    fn view_at(&mut self, at: usize, to: Viewer, open: bool) -> Value {
        if at == self.moves() && !open {
            return self.view(to);
        }
        let moment = self.table.moment(at);
        let standing = self.standing_of(moment.moves(), moment.at_ms(), moment.timers());
        let seen = |to: Viewer| json(&moment.view(self.table.game(), to));
        let players = self.table.players_at(moment.moves());
        let mut view = framed(G::ID, &standing, &players, seen(to));
        if open {
            let hand = |seat| seen(Viewer::Seat(seat)).get_mut("hand").map(Value::take).unwrap_or_default();
            let hands = Seat::all(self.table.seats()).map(hand).collect();
            if let Value::Object(fields) = &mut view {
                fields.insert("hands".into(), hands);
            }
        }
        view
    }

    fn legal_at(&mut self, at: usize, seat: Seat, limit: usize) -> (Vec<Value>, bool) {
        if at == self.moves() {
            return self.legal(seat, limit);
        }
        let candidates = self.table.moment(at).legal(self.table.game(), seat, limit);
        self.listed(&candidates)
    }

    fn bare_view(&self, to: Viewer) -> Value {
        json(&self.table.view(to).for_bots())
    }

    fn legal(&self, seat: Seat, limit: usize) -> (Vec<Value>, bool) {
        self.listed(&self.table.legal(seat, limit))
    }

    fn moves(&self) -> usize {
        self.table.len()
    }

    fn check(&self, seat: Seat, action: &Value) -> Result<(), Failure> {
        let action = self.read_judgeable(action)?;
        let checked = self.table.check(Actor::Seat(seat), &action);
        checked.map_err(|error| Failure::of_act(&error, Some(seat), &self.names))
    }

    fn caution(&self, seat: Seat, action: &Value) -> Option<Message> {
        let action = self.read(action).ok()?;
        let view = self.table.view(Viewer::Seat(seat));
        self.table.game().caution(&view, &action).map(|message| message.named(&self.names))
    }

    fn act(&mut self, by: Actor, action: &Value, when: When, viewer: Viewer) -> Result<Vec<Value>, Failure> {
        let action = self.read_judgeable(action)?;
        if let Err(error) = self.table.act_when(by, action, when) {
            return Err(Failure::of_act(&error, by.seat(), &self.names));
        }
        let Some(step) = self.table.log().last() else { return Ok(Vec::new()) };
        let shown = step.events.iter().filter_map(|event| self.table.game().show(event, viewer));
        let told = shown.map(|event| {
            let mut told = json(&event);
            if let Value::Object(fields) = &mut told {
                fields.insert("message".into(), json(&self.message(&event, &self.names)));
            }
            told
        });
        Ok(told.collect())
    }

    fn undo(&mut self, asks: Option<Seat>, at_ms: Option<u64>, dry: bool) -> Result<(), Failure> {
        let done = if dry { self.table.would_undo(asks) } else { self.table.undo_when(asks, at_ms) };
        done.map_err(|error| match error {
            UndoError::Nothing => Failure::nothing_to_undo(),
            UndoError::Hidden => Failure::undo_hidden(),
        })?;
        if dry {
            return Ok(());
        }
        // After undo, numbers of actions are used again, so what was noted under them is no longer valid.
        self.sights.fill(None);
        Ok(())
    }

    fn lacks(&self) -> &[ResourceName] {
        &self.lacks
    }

    fn supply(&mut self, resources: &mut dyn Resources) {
        if G::KINDS.is_empty()
            || self.lacks.is_empty()
            || self.lacks.iter().any(|name| resources.get(name).is_none())
        {
            return;
        }
        let Record { options, data, seats, .. } = self.table.head();
        let made = made::make::<G>(options, &Value::Object(data.clone()), seats.len(), false, resources);
        // Apart from the missing resources it was made of the same things before. If they turn out to be useless, they are still missing.
        if let Ok(Made { game, checksums, .. }) = made {
            self.table.supply(game, checksums);
            self.lacks.clear();
        }
    }

    fn sit(&mut self, seat: Seat, player: Player, at_ms: Option<u64>) -> Result<(), Failure> {
        let sat = self.table.sit(seat, player, at_ms);
        sat.map_err(|error| Failure::of_act(&error, Some(seat), &self.names))?;
        self.names = names_of(self.table.players());
        Ok(())
    }

    fn record(&self) -> Record {
        self.table.record()
    }

    fn notation(&self) -> String {
        self.table.to_notation()
    }

    fn pass(&mut self, at_ms: u64) {
        self.table.pass(at_ms);
    }

    fn head(&self) -> &Record {
        self.table.head()
    }

    fn log(&self, to: Viewer, at: usize, open: bool) -> Vec<Entry> {
        let game = self.table.game();
        let all = open && to == Viewer::Spectator;
        // Names are those of the people who sat there then.
        let (mut names, changes) = (self.names.clone(), !self.table.head().tenures.is_empty());
        let mut entries = Vec::new();
        for (number, step) in self.table.log().iter().enumerate().take(at.saturating_add(1)) {
            if changes {
                names = names_of(&self.table.players_at(number.saturating_sub(1)));
            }
            let shown = step.action.as_ref().and_then(|(by, action)| {
                let told = if all { Some(action.clone()) } else { game.show_action(action, *by, to) };
                told.map(|action| (by.seat(), json(&action)))
            });
            let (seat, mut action) = shown.map_or((None, None), |(seat, action)| (seat, Some(action)));
            let moves = open.then_some(number);
            let before = entries.len();
            let told = |event: &G::Event| if all { Some(event.clone()) } else { game.show(event, to) };
            for event in step.events.iter().filter_map(told) {
                let (seq, message) = (entries.len(), self.message(&event, &names));
                let event = Some(json(&event));
                entries.push(Entry { seq, seat, action: action.take(), event, message, moves });
            }
            if entries.len() == before && action.is_some() {
                let message = match seat {
                    Some(seat) => Message::new("log-acted").seat("seat", seat).named(&names),
                    None => Message::new("log-table-acted"),
                };
                entries.push(Entry { seq: before, seat, action, event: None, message, moves });
            }
        }
        entries
    }

    fn look_up(&self, text: &str, lang: &str) -> Result<LookedUp, Failure> {
        self.can_look_up()?;
        self.table.game().look_up(text, lang).ok_or_else(Failure::no_words)
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

    fn question(&mut self, seat: Seat) -> Asked {
        let since = self.table.asked_since(seat);
        let noted = self.sights.get(seat.index()).copied().flatten();
        let known = noted.filter(|(known, _)| *known == since).map(|(_, sight)| sight);
        let sight = known.unwrap_or_else(|| {
            Sight::of(self.table.moment(since).view(self.table.game(), Viewer::Seat(seat)))
        });
        if let Some(noted) = self.sights.get_mut(seat.index()) {
            *noted = Some((since, sight));
        }
        Asked { sight, since_ms: self.table.asked_since_ms(seat), at_ms: self.table.at_ms() }
    }

    fn choose(
        &self,
        seat: Seat,
        orders: &Orders,
        clock: &dyn Fn() -> f64,
    ) -> Result<Decision<Value>, Failure> {
        self.can_look_up()?;
        let view = self.table.view(Viewer::Seat(seat)).for_bots();
        let failed = || Failure::bot_failed(Some(seat), &self.names);
        let decision = decide(self.table.game(), &view, orders, clock).ok_or_else(failed)?;
        let legal = |action: &G::Action| self.table.check(Actor::Seat(seat), action).is_ok();
        if !decision.action.as_ref().is_none_or(legal) {
            return Err(failed());
        }
        Ok(told(decision, &self.names))
    }
}

fn names_of(players: &[Player]) -> Vec<String> {
    players.iter().map(|player| player.name.clone()).collect()
}

/// A game's view with what the table adds: the game's id, the standing of the match, and who sits where.
fn framed(game: &str, standing: &MatchFacts, players: &[Player], seen: Value) -> Value {
    let game = Map::from_iter([("game".into(), game.into())]);
    let mut view = joined(vec![Value::Object(game), json(standing), seen]);
    let seats = view.get_mut("seats").and_then(Value::as_array_mut);
    for (seat, player) in seats.into_iter().flatten().zip(players) {
        *seat = Value::Object(joined(vec![json(player), seat.take()]));
    }
    Value::Object(view)
}

/// The fields of several structs in one object.
fn joined(structs: Vec<Value>) -> Map<String, Value> {
    structs
        .into_iter()
        .filter_map(|fields| if let Value::Object(fields) = fields { Some(fields) } else { None })
        .flatten()
        .collect()
}
