//! Past moments of a match, for those who look back.

use alloc::string::{String, ToString};
use alloc::vec::Vec;

use crate::clock::Timers;
use crate::json::write;
use crate::marks::{BETWEEN, Mark};
use crate::record::notation;
use crate::{Actor, Candidates, Chance, Game, Seat, Table, TableView, Timer, Viewer};
use serde_json::Value;

/// A match as it was after so many actions.
pub struct Moment<G: Game> {
    moves: usize,
    mark: Mark<G>,
}

impl<G: Game> Moment<G> {
    /// How many actions had been performed.
    pub fn moves(&self) -> usize {
        self.moves
    }

    /// What a viewer saw.
    pub fn view(&self, game: &G, to: Viewer) -> G::View {
        game.view(&self.mark.state, to)
    }

    /// The actions that were open to a seat.
    pub fn legal(&self, game: &G, seat: Seat, limit: usize) -> Candidates<G::Action> {
        let state = &self.mark.state;
        if game.outcome(state).is_some() || !game.to_act(state).contains(seat) {
            return Candidates::All(Vec::new());
        }
        game.legal(state, seat, limit)
    }

    /// The clocks after the last of the actions.
    pub fn timers(&self) -> &[Timer<G::Action>] {
        self.mark.timers.list()
    }

    /// The latest moment that the host had named, in milliseconds since the deal.
    pub fn at_ms(&self) -> u64 {
        self.mark.timers.at_ms()
    }
}

impl<G: Game> Table<G> {
    /// The match as it was after that many actions, or as it is now if there are fewer. The first call replays the match and leaves marks;
    /// later calls start from the nearest mark.
    pub fn moment(&mut self, moves: usize) -> Moment<G> {
        let moves = moves.min(self.len());
        let now =
            Mark { state: self.state.clone(), chance: self.chance.clone(), timers: self.timers.clone() };
        if moves == self.len() {
            return Moment { moves, mark: now };
        }
        let from = (moves / BETWEEN).min(self.marks.0.len().saturating_sub(1));
        let Some(mut mark) = self.marks.0.get(from).cloned().or_else(|| self.dealt()) else {
            return Moment { moves: self.len(), mark: now };
        };
        if self.marks.0.is_empty() {
            self.marks.0.push(mark.clone());
        }
        let mut events = Vec::new();
        for at in from * BETWEEN..moves {
            if let Some(step) = self.log.get(at + 1)
                && let Some((by, action)) = &step.action
            {
                mark.timers.pass(step.at_ms.unwrap_or_default());
                self.redo(at, (*by, action), (&mut mark.state, &mut mark.chance), &mut events);
                mark.timers.follow(self.game.clocks(&mark.state), at + 1);
            }
            if (at + 1).is_multiple_of(BETWEEN) && (at + 1) / BETWEEN == self.marks.0.len() {
                self.marks.0.push(mark.clone());
            }
        }
        Moment { moves, mark }
    }

    /// The record in the game's own notation, which `load` reads as well.
    pub fn to_notation(&self) -> String {
        notation::write(&self.record(), &self.tokens())
    }

    /// Reads a token of the game's notation as an action in JSON.
    pub fn read_token(token: &str) -> Option<Value> {
        let action: G::Action = token.parse().ok()?;
        Some(write(&action))
    }

    /// For every action, the round in which it was done and its token.
    fn tokens(&self) -> Vec<(u32, String)> {
        let Some(Mark { mut state, mut chance, .. }) = self.dealt() else { return Vec::new() };
        let mut events = Vec::new();
        let actions = self.log.iter().filter_map(|step| step.action.as_ref());
        let token = |(at, (by, action)): (usize, &(Actor, G::Action))| {
            let round = self.game.view(&state, Viewer::Spectator).round();
            self.redo(at, (*by, action), (&mut state, &mut chance), &mut events);
            (round, action.to_string())
        };
        actions.enumerate().map(token).collect()
    }

    /// Performs an action of the log again; before it there were `at`.
    fn redo(
        &self,
        at: usize,
        (by, action): (Actor, &G::Action),
        (state, chance): (&mut G::State, &mut Chance),
        events: &mut Vec<G::Event>,
    ) {
        // It cannot be refused: it was allowed in this very state before.
        if let Ok(checked) = self.game.check(state, by, action) {
            self.game.perform_among(self.people_at(at), state, checked, chance, events);
        }
        events.clear();
    }

    /// The match as it was dealt.
    fn dealt(&self) -> Option<Mark<G>> {
        let (mut chance, mut events) = (Chance::from_seed(self.record.seed), Vec::new());
        let state = self.game.deal(self.seats(), &self.layout, &mut chance, &mut events).ok()?;
        let taken_back = self.timers.taken_back().to_vec();
        let timers = Timers::start(self.game.clocks(&state), taken_back);
        Some(Mark { state, chance, timers })
    }
}
