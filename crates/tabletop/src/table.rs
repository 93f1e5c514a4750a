//! One match at one table: log, undo, saves and replays, once for all games.

use crate::{ActionLine, Actor, Candidates, Chance, Game, Player, Record, Seat, VERSION, Viewer, json};
use serde_json::Value;
use std::collections::BTreeMap;

/// A match of a game.
///
/// The [`Record`] is the match; state, chance and log follow from it and are rebuilt from it on undo, so nothing can
/// drift apart.
pub struct Table<G: Game> {
    game: G,
    record: Record,
    layout: G::Layout,
    state: G::State,
    chance: Chance,
    log: Vec<Step<G>>,
}

/// An action and what it made happen; the first step of a log is the deal, which nobody did.
#[derive(Clone, PartialEq, Debug)]
pub struct Step<G: Game> {
    /// Who did what; `None` for the first deal.
    pub action: Option<(Actor, G::Action)>,
    /// What happened, in order, with everything hidden still in it.
    pub events: Vec<G::Event>,
    /// [`Game::seals`].
    pub sealed: bool,
}

/// Why a match cannot begin.
#[derive(Clone, PartialEq, Debug)]
pub enum NewError<R> {
    /// The game is not for that number of seats.
    Seats,
    /// The set-up is impossible.
    Refused(R),
}

/// Why an action is not performed. The match is as it was.
#[derive(Clone, PartialEq, Debug)]
pub enum ActError<R> {
    /// The match is over.
    MatchOver,
    /// No seat of this table has that number.
    NoSuchSeat,
    /// The rules refuse.
    Refused(R),
}

/// Why the last action stays.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum UndoError {
    /// There is no action yet.
    Nothing,
    /// Somebody has seen or answered it, and more than one human plays.
    Hidden,
}

/// Where and why a record stops making sense.
#[derive(Clone, PartialEq, Debug)]
pub struct Break<R> {
    /// Index of the first action that could not be replayed.
    pub at: usize,
    /// Why; `None` where the line is no action of the game.
    pub why: Option<ActError<R>>,
}

/// A replayed record: the match after the part of it that makes sense.
pub struct Replay<G: Game> {
    /// The match.
    pub table: Table<G>,
    /// What was left out, if anything was.
    pub broken: Option<Break<G::Refusal>>,
}

impl<G: Game> Table<G> {
    /// Deals a match. `options` and `checksums` are what the record is to hold of the game's value.
    pub fn new(
        game: G,
        players: Vec<Player>,
        layout: G::Layout,
        seed: u64,
        options: Value,
        checksums: BTreeMap<String, String>,
    ) -> Result<Table<G>, NewError<G::Refusal>> {
        if !G::SEATS.contains(&players.len()) {
            return Err(NewError::Seats);
        }
        let mut chance = Chance::from_seed(seed);
        let mut events = Vec::new();
        let state = game.deal(players.len(), &layout, &mut chance, &mut events).map_err(NewError::Refused)?;
        let setup = if layout == G::Layout::default() { None } else { serde_json::to_value(&layout).ok() };
        let record = Record {
            version: VERSION,
            game: G::ID.into(),
            seats: players,
            options,
            seed,
            setup: setup.unwrap_or(Value::Null),
            checksums,
            actions: Vec::new(),
        };
        let log = vec![Step { action: None, events, sealed: true }];
        Ok(Table { game, record, layout, state, chance, log })
    }

    /// Replays a record as far as it makes sense. The caller has made `game` from the record's options.
    pub fn replay(game: G, record: &Record, layout: G::Layout) -> Result<Replay<G>, NewError<G::Refusal>> {
        let (options, checksums) = (record.options.clone(), record.checksums.clone());
        let mut table = Table::new(game, record.seats.clone(), layout, record.seed, options, checksums)?;
        for (at, line) in record.actions.iter().enumerate() {
            let why = match json::read_fields::<G::Action>(&line.action) {
                Err(_) => None,
                Ok(action) => match table.act(line.seat, action) {
                    Ok(_) => continue,
                    Err(error) => Some(error),
                },
            };
            return Ok(Replay { table, broken: Some(Break { at, why }) });
        }
        Ok(Replay { table, broken: None })
    }

    /// Performs an action and answers with what happened; refused, it changes nothing.
    pub fn act(&mut self, by: Actor, action: G::Action) -> Result<&Step<G>, ActError<G::Refusal>> {
        self.check(by, &action)?;
        self.perform(by, action);
        Ok(&self.log[self.log.len() - 1])
    }

    /// Whether an action would be performed.
    pub fn check(&self, by: Actor, action: &G::Action) -> Result<(), ActError<G::Refusal>> {
        if self.game.outcome(&self.state).is_some() {
            return Err(ActError::MatchOver);
        }
        if by.seat().is_some_and(|seat| seat.index() >= self.seats()) {
            return Err(ActError::NoSuchSeat);
        }
        self.game.check(&self.state, by, action).map_err(ActError::Refused)
    }

    fn perform(&mut self, by: Actor, action: G::Action) {
        let mut events = Vec::new();
        self.game.perform(&mut self.state, by, action.clone(), &mut self.chance, &mut events);
        let sealed = self.game.seals(&action, &events);
        self.log.push(Step { action: Some((by, action)), events, sealed });
    }

    /// Takes back the last action, by replaying all the others.
    pub fn undo(&mut self) -> Result<(), UndoError> {
        if self.is_empty() {
            return Err(UndoError::Nothing);
        }
        let humans = self.record.seats.iter().filter(|player| player.bot.is_none()).count();
        if humans > 1 && self.log.last().is_some_and(|step| step.sealed) {
            return Err(UndoError::Hidden);
        }
        let mut chance = Chance::from_seed(self.record.seed);
        let mut events = Vec::new();
        // It was dealt before from the same layout, so it can be dealt again; if it could not, nothing changes.
        let Ok(state) = self.game.deal(self.seats(), &self.layout, &mut chance, &mut events) else {
            return Err(UndoError::Nothing);
        };
        let mut steps = std::mem::replace(&mut self.log, vec![Step { action: None, events, sealed: true }]);
        steps.pop();
        (self.state, self.chance) = (state, chance);
        for (by, action) in steps.into_iter().filter_map(|step| step.action) {
            self.perform(by, action);
        }
        Ok(())
    }

    /// What a viewer sees.
    pub fn view(&self, to: Viewer) -> G::View {
        self.game.view(&self.state, to)
    }

    /// The actions open to a seat; none once the match is over.
    pub fn legal(&self, seat: Seat, limit: usize) -> Candidates<G::Action> {
        if self.game.outcome(&self.state).is_some() || !self.game.to_act(&self.state).contains(seat) {
            return Candidates::All(Vec::new());
        }
        self.game.candidates(&self.view(Viewer::Seat(seat)), limit)
    }

    /// Everything that happened, with everything hidden in it: whoever passes it on asks [`Game::show`] and
    /// [`Game::show_action`] first.
    pub fn log(&self) -> &[Step<G>] {
        &self.log
    }

    /// The record of the match so far.
    pub fn record(&self) -> Record {
        let line = |(by, action): &(Actor, G::Action)| ActionLine {
            seat: *by,
            action: serde_json::to_value(action).unwrap_or(Value::Null),
        };
        let actions = self.log.iter().filter_map(|step| step.action.as_ref()).map(line).collect();
        Record { actions, ..self.record.clone() }
    }

    /// The rules of this table.
    pub fn game(&self) -> &G {
        &self.game
    }

    /// The state, hidden cards and all.
    pub fn state(&self) -> &G::State {
        &self.state
    }

    /// Who sits where.
    pub fn players(&self) -> &[Player] {
        &self.record.seats
    }

    /// The same table in another world: the log as it is, the state another. For tests of what a viewer can tell.
    #[cfg(feature = "conformance")]
    pub fn in_world(self, state: G::State) -> Table<G> {
        Table { state, ..self }
    }

    /// How many seats.
    pub fn seats(&self) -> usize {
        self.record.seats.len()
    }

    /// How many actions have been performed.
    pub fn len(&self) -> usize {
        self.log.len() - 1
    }

    /// Whether nothing has been done yet.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }
}
