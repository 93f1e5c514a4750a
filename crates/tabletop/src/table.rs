//! One match at one table: log, undo, saves and replays, once for all games.

use crate::clock::Timers;
use crate::json::{read_object, write};
use crate::marks::Marks;
use crate::questions::Questions;
use crate::tenure;
use crate::{
    ActionLine, Actor, Candidates, Chance, Game, MAX_TENURES, Millis, Player, Record, Seat, SeatSet,
    TakenBack, Tenure, Timer, VERSION, Viewer,
};
use alloc::collections::BTreeMap;
use alloc::string::String;
use alloc::vec;
use alloc::vec::Vec;
use core::error::Error;
use core::fmt;
use serde_json::{Map, Value};

/// A match of a game.
///
/// The [`Record`] is the match; state, chance, log, questions and timers follow from it and are rebuilt from it on undo, so nothing
/// can drift apart.
pub struct Table<G: Game> {
    pub(crate) game: G,
    pub(crate) record: Record,
    /// Who sits at each seat now.
    sitting: Vec<Player>,
    pub(crate) layout: G::Layout,
    pub(crate) state: G::State,
    pub(crate) chance: Chance,
    pub(crate) log: Vec<Step<G>>,
    questions: Questions,
    pub(crate) timers: Timers<G::Action>,
    /// Copies of earlier states, for those who look back.
    pub(crate) marks: Marks<G>,
    /// The moment up to which time has passed since the last action, as long as no line of the record tells it.
    waited_to: Option<u64>,
}

/// An action with its events. The first step of a log is the deal, which is nobody's action.
#[derive(Clone, PartialEq, Debug)]
pub struct Step<G: Game> {
    /// Who did what; `None` for the deal.
    pub action: Option<(Actor, G::Action)>,
    /// The events, in order, with everything hidden still in them.
    pub events: Vec<G::Event>,
    /// [`Game::seals`].
    pub sealed: bool,
    /// When, in milliseconds since the deal, where the host said so.
    pub at_ms: Option<u64>,
}

/// A match as it was before clocks ended by themselves for an action that is then refused.
struct Before<G: Game> {
    state: G::State,
    chance: Chance,
    length: usize,
    questions: Questions,
    timers: Timers<G::Action>,
    waited_to: Option<u64>,
}

impl<G: Game> Step<G> {
    /// The step of the deal. It is sealed, because it shows everybody something.
    fn deal(events: Vec<G::Event>) -> Step<G> {
        Step { action: None, events, sealed: true, at_ms: None }
    }
}

/// How much the actor had seen when it decided, and the moment of the action.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct When {
    /// How many actions the actor had seen when it decided; `None` if it had seen all.
    pub seen: Option<usize>,
    /// The moment, in milliseconds since the deal, as the host measures it.
    pub at_ms: Option<u64>,
}

/// Why a match cannot begin.
#[derive(Clone, PartialEq, Debug)]
pub enum NewError<R> {
    /// The game is not for that number of seats.
    Seats,
    /// The game refuses the set-up.
    Refused(R),
}

/// Why an action is not performed. The match is as it was.
///
/// Like the other errors of a table it is exhaustive: a host says each in its own words, and one that lacks them should not compile.
#[derive(Clone, PartialEq, Debug)]
pub enum ActError<R> {
    /// The match is over.
    MatchOver,
    /// No seat of this table has that number.
    NoSuchSeat,
    /// The question that the action answers is no longer asked.
    Stale,
    /// The table itself is to act, but no running clock has this end.
    NoClock,
    /// Seats have changed hands as often as a match remembers ([`MAX_TENURES`](crate::MAX_TENURES)).
    ChangedHands,
    /// The rules refuse the action.
    Refused(R),
}

/// Why the last action cannot be taken back.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum UndoError {
    /// There is no action yet.
    Nothing,
    /// More than one human has played, and the action was seen or answered, or belongs to another seat.
    Hidden,
}

impl<R: fmt::Debug> fmt::Display for NewError<R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            NewError::Seats => f.write_str("the game is not for that number of seats"),
            NewError::Refused(refusal) => write!(f, "the set-up is impossible: {refusal:?}"),
        }
    }
}

impl<R: fmt::Debug> Error for NewError<R> {}

impl<R: fmt::Debug> fmt::Display for ActError<R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ActError::MatchOver => f.write_str("the match is over"),
            ActError::NoSuchSeat => f.write_str("no seat has that number"),
            ActError::Stale => f.write_str("what the action answers is no longer asked"),
            ActError::NoClock => f.write_str("no clock runs whose end that is"),
            ActError::ChangedHands => f.write_str("seats have changed hands as often as a match remembers"),
            ActError::Refused(refusal) => write!(f, "the rules refuse: {refusal:?}"),
        }
    }
}

impl<R: fmt::Debug> Error for ActError<R> {}

impl fmt::Display for UndoError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            UndoError::Nothing => "there is no action to take back",
            UndoError::Hidden => "the last action was seen, answered, or is another's to take back",
        })
    }
}

impl Error for UndoError {}

/// Where and why a record stops making sense.
#[derive(Clone, PartialEq, Debug)]
pub struct Break<R> {
    /// Index of the first action that could not be replayed.
    pub at: usize,
    /// Why it could not be replayed; `None` if the line is no action of the game, or one that may not be performed
    /// ([`Table::replay_while`]).
    pub why: Option<ActError<R>>,
}

/// A replayed record: the match after all actions that could be replayed.
pub struct Replay<G: Game> {
    /// The match.
    pub table: Table<G>,
    /// Where and why the replay stopped, if it did not reach the end.
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
        let setup = if layout == G::Layout::default() { None } else { Some(write(&layout)) };
        let record = Record {
            version: VERSION,
            game: G::ID.into(),
            seats: players,
            data: Map::new(),
            options,
            seed,
            setup: setup.unwrap_or(Value::Null),
            checksums,
            at_ms: None,
            taken_back: Vec::new(),
            tenures: Vec::new(),
            actions: Vec::new(),
        };
        let log = vec![Step::deal(events)];
        let questions = Questions::begin(&game, &state, record.seats.len());
        let timers = Timers::start(game.clocks(&state), Vec::new());
        let marks = Marks::default();
        let sitting = record.seats.clone();
        Ok(Table {
            game,
            record,
            sitting,
            layout,
            state,
            chance,
            log,
            questions,
            timers,
            marks,
            waited_to: None,
        })
    }

    /// Adds the host's data, which the record is to hold.
    pub fn with_data(mut self, data: Map<String, Value>) -> Table<G> {
        self.record.data = data;
        self
    }

    /// Replaces the game's value by one that has the resources which were missing ([`crate::Hosted::looked_up`]). Nothing that was done so
    /// far would be different with it.
    pub fn supply(&mut self, game: G, checksums: BTreeMap<String, String>) {
        self.game = game;
        self.record.checksums = checksums;
    }

    /// Replays a record up to the first action that cannot be replayed. The caller has made `game` from the record's options.
    pub fn replay(game: G, record: &Record, layout: G::Layout) -> Result<Replay<G>, NewError<G::Refusal>> {
        Table::replay_while(game, record, layout, &|_, _| true)
    }

    /// The same, but only up to the first action that may not be performed on the table as it then is.
    pub fn replay_while(
        game: G,
        record: &Record,
        layout: G::Layout,
        may: &dyn Fn(&Table<G>, &G::Action) -> bool,
    ) -> Result<Replay<G>, NewError<G::Refusal>> {
        let (options, checksums) = (record.options.clone(), record.checksums.clone());
        let table = Table::new(game, record.seats.clone(), layout, record.seed, options, checksums)?;
        let mut table = table.with_data(record.data.clone());
        table.timers = Timers::start(table.game.clocks(&table.state), record.taken_back.clone());
        // Who sat there when an action was done may decide what follows from it.
        table.record.tenures = tenure::within(&record.seats, &record.tenures, usize::MAX);
        for (at, line) in record.actions.iter().enumerate() {
            let why = match read_object::<G::Action>(&line.action) {
                Ok(action) if may(&table, &action) => match table.act_when(
                    line.seat,
                    action,
                    When { seen: None, at_ms: line.at_ms.map(Millis::get) },
                ) {
                    Ok(_) => continue,
                    Err(error) => Some(error),
                },
                _ => None,
            };
            table.seat_again(&record.tenures);
            return Ok(Replay { table, broken: Some(Break { at, why }) });
        }
        table.seat_again(&record.tenures);
        table.pass(record.at_ms.unwrap_or_default().get());
        Ok(Replay { table, broken: None })
    }

    /// Performs an action and returns its step. A refused action changes nothing.
    pub fn act(&mut self, by: Actor, action: G::Action) -> Result<&Step<G>, ActError<G::Refusal>> {
        self.act_when(by, action, When::default())
    }

    /// As [`Table::act`], for an action that may be stale ([`ActError::Stale`]) or whose moment is known.
    pub fn act_when(
        &mut self,
        by: Actor,
        action: G::Action,
        when: When,
    ) -> Result<&Step<G>, ActError<G::Refusal>> {
        let before = self.lapse(by, when.at_ms);
        let checked = match self.check_seen(by, &action, when) {
            Ok(checked) => checked,
            Err(error) => {
                if let Some(before) = before {
                    self.go_back(before);
                }
                return Err(error);
            }
        };
        self.perform(by, action, checked, when.at_ms);
        Ok(&self.log[self.log.len() - 1])
    }

    /// Ends the clocks that lapse before a seat acts at that moment. If there are any, returns the match as it was before.
    fn lapse(&mut self, by: Actor, at_ms: Option<u64>) -> Option<Before<G>> {
        by.seat()?;
        let at_ms = at_ms.max(self.waited_to)?;
        self.timers.lapsing(at_ms)?;
        let before = Before {
            state: self.state.clone(),
            chance: self.chance.clone(),
            length: self.log.len(),
            questions: self.questions.clone(),
            timers: self.timers.clone(),
            waited_to: self.waited_to,
        };
        // Each clock ends at most once here. A clock that ran on after its end would otherwise keep the loop going for ever.
        for _ in 0..self.timers().len() {
            let Some((end, time_up)) = self.timers.lapsing(at_ms) else { break };
            let time_up = time_up.clone();
            let Ok(checked) = self.game.check(&self.state, Actor::Table, &time_up) else { break };
            self.perform(Actor::Table, time_up, checked, Some(end));
        }
        Some(before)
    }

    fn go_back(&mut self, before: Before<G>) {
        let Before { state, chance, length, questions, timers, waited_to } = before;
        self.log.truncate(length);
        (self.state, self.chance) = (state, chance);
        (self.questions, self.timers, self.waited_to) = (questions, timers, waited_to);
    }

    /// Whether an action would be performed.
    pub fn check(&self, by: Actor, action: &G::Action) -> Result<(), ActError<G::Refusal>> {
        self.check_seen(by, action, When::default()).map(drop)
    }

    /// Looks for a refusal in the order of COM-8. A stale answer is refused before the rules are asked, because they would judge it as the
    /// answer to the present question.
    fn check_seen(
        &self,
        by: Actor,
        action: &G::Action,
        When { seen, at_ms }: When,
    ) -> Result<G::Checked, ActError<G::Refusal>> {
        if self.game.outcome(&self.state).is_some() {
            return Err(ActError::MatchOver);
        }
        let since = match by {
            Actor::Seat(seat) if seat.index() >= self.seats() => return Err(ActError::NoSuchSeat),
            Actor::Seat(seat) => self.questions.since(seat),
            Actor::Table => {
                let run = |timer: &&Timer<G::Action>| timer.clock.running && timer.clock.time_up == *action;
                self.timers().iter().find(run).ok_or(ActError::NoClock)?.since
            }
        };
        // A number greater than the number of actions comes from a line of play that was taken back.
        if seen.is_some_and(|seen| seen < since || seen > self.len()) {
            return Err(ActError::Stale);
        }
        let checked = self.game.check(&self.state, by, action).map_err(ActError::Refused)?;
        let soon = |seat| at_ms.is_some_and(|at_ms| at_ms < self.questions.since_ms(seat));
        match by.seat().filter(|seat| soon(*seat)).and_then(|_| self.game.too_soon(&self.state, action)) {
            Some(refusal) => Err(ActError::Refused(refusal)),
            None => Ok(checked),
        }
    }

    fn perform(&mut self, by: Actor, action: G::Action, checked: G::Checked, at_ms: Option<u64>) {
        let mut events = Vec::new();
        // The record has to tell a replay that the action came no sooner.
        let at_ms = at_ms.max(self.waited_to.take());
        self.timers.pass(at_ms.unwrap_or_default());
        let people = self.people_at(self.len());
        self.game.perform_among(people, &mut self.state, checked, &mut self.chance, &mut events);
        let sealed = self.game.seals(&action, &events);
        self.log.push(Step { action: Some((by, action)), events, sealed, at_ms });
        let moves = self.len();
        self.questions.follow(&self.game, &self.state, by, (moves, self.timers.at_ms()));
        self.timers.follow(self.game.clocks(&self.state), moves);
    }

    /// Lets somebody else sit at a seat from now on. Nothing else changes: the seat's question stays asked.
    ///
    /// # Errors
    /// The match is over, there is no such seat, or seats have changed hands too often.
    pub fn sit(
        &mut self,
        seat: Seat,
        player: Player,
        at_ms: Option<u64>,
    ) -> Result<(), ActError<G::Refusal>> {
        if self.game.outcome(&self.state).is_some() {
            return Err(ActError::MatchOver);
        }
        if seat.index() >= self.seats() {
            return Err(ActError::NoSuchSeat);
        }
        let now = at_ms.map(|at_ms| Millis::at_most(at_ms.max(self.at_ms())));
        let from = self.len();
        let Record { seats, tenures, .. } = &mut self.record;
        tenure::add(seats, tenures, from, (seat, player), now);
        if tenures.len() > MAX_TENURES {
            // It has only been added: nothing was replaced, or there would be as many as before.
            tenures.pop();
            return Err(ActError::ChangedHands);
        }
        self.sitting = tenure::sitting(seats, tenures, from);
        self.pass(at_ms.unwrap_or_default());
        Ok(())
    }

    /// Puts everybody back where they sat, after a replay that may have fewer actions than when they sat down.
    fn seat_again(&mut self, tenures: &[Tenure]) {
        let moves = self.len();
        let seats = &self.record.seats;
        self.record.tenures = tenure::within(seats, tenures, moves);
        self.sitting = tenure::sitting(seats, &self.record.tenures, moves);
    }

    /// Takes back the last action, by replaying all the others. It gives no time back: every run of a clock keeps what it had used, even
    /// one that begins again. And everybody stays where they sit.
    ///
    /// If humans have had at most one seat so far, every action can be taken back. If they have had more, a sealed action stays
    /// ([`Game::seals`]). A seat that asks can take back its own action, or one that a bot or the table did in its sight; but no other
    /// human's, and no secret one.
    pub fn undo(&mut self, asks: Option<Seat>) -> Result<(), UndoError> {
        self.undo_when(asks, None)
    }

    /// As [`Table::undo`], at a known moment in milliseconds since the deal, up to which running clocks have run.
    pub fn undo_when(&mut self, asks: Option<Seat>, at_ms: Option<u64>) -> Result<(), UndoError> {
        self.may_undo(self.len(), asks)?;
        let mut chance = Chance::from_seed(self.record.seed);
        let mut events = Vec::new();
        // The same layout was dealt before, so this cannot fail. If it did, nothing would change.
        let Ok(state) = self.game.deal(self.seats(), &self.layout, &mut chance, &mut events) else {
            return Err(UndoError::Nothing);
        };
        self.pass(at_ms.unwrap_or_default());
        let mut steps = core::mem::replace(&mut self.log, vec![Step::deal(events)]);
        steps.pop();
        self.marks.keep(steps.len() - 1);
        self.questions = Questions::begin(&self.game, &state, self.seats());
        let clocks = Timers::start(self.game.clocks(&state), Vec::new());
        let before = core::mem::replace(&mut self.timers, clocks);
        (self.state, self.chance) = (state, chance);
        self.waited_to = None;
        for Step { action, at_ms, .. } in steps {
            if let Some((by, action)) = action {
                // The action was allowed in this very state before. If it were refused now, the match would end here, as a replayed record
                // does.
                let Ok(checked) = self.game.check(&self.state, by, &action) else { break };
                self.perform(by, action, checked, at_ms);
            }
        }
        self.waited_to = Some(before.at_ms()).filter(|at_ms| *at_ms > self.timers.at_ms());
        self.timers.go_on_from(before);
        let tenures = core::mem::take(&mut self.record.tenures);
        self.seat_again(&tenures);
        Ok(())
    }

    /// Whether [`Table::undo`] would take back what a human did last, and before that all that bots and the table have done since.
    pub fn would_undo(&self, asks: Option<Seat>) -> Result<(), UndoError> {
        for moves in (0..=self.len()).rev() {
            if self.may_undo(moves, asks)? {
                break;
            }
        }
        Ok(())
    }

    /// Whether the last of so many actions may be taken back; answers whether a human did it, or sits there now.
    fn may_undo(&self, moves: usize, asks: Option<Seat>) -> Result<bool, UndoError> {
        let step = self.log.get(moves).ok_or(UndoError::Nothing)?;
        let (by, action) = step.action.as_ref().ok_or(UndoError::Nothing)?;
        // What counts is who sat there when the step was done.
        let players = self.players_at(moves - 1);
        let human = |players: &[Player]| {
            let player = by.seat().and_then(|seat| players.get(seat.index()));
            player.is_some_and(|player| player.bot.is_none())
        };
        let open = |seat| self.game.show_action(action, *by, Viewer::Seat(seat)).as_ref() == Some(action);
        // It is the seat's own, or was done in its sight by a bot or the table.
        let theirs = |seat| *by == Actor::Seat(seat) || !human(&players) && open(seat);
        let humans = Seat::all(self.seats()).filter(|seat| self.was_human(*seat)).count();
        if humans > 1 && (step.sealed || asks.is_some_and(|seat| !theirs(seat))) {
            return Err(UndoError::Hidden);
        }
        Ok(human(&players) || human(&self.sitting))
    }

    /// Whether a human sits or has ever sat at a seat. Having left, they still know what they saw.
    fn was_human(&self, seat: Seat) -> bool {
        let Record { seats, tenures, .. } = &self.record;
        seats.get(seat.index()).is_some_and(|player| player.bot.is_none())
            || tenures.iter().any(|tenure| tenure.seat == seat && tenure.bot.is_none())
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
        self.game.legal(&self.state, seat, limit)
    }

    /// All steps, with everything hidden in them. Whoever passes them on must ask [`Game::show`] and [`Game::show_action`] first.
    pub fn log(&self) -> &[Step<G>] {
        &self.log
    }

    /// Lets time pass up to that moment, in milliseconds since the deal, without an action. The record keeps the moment.
    pub fn pass(&mut self, at_ms: u64) {
        if at_ms > self.at_ms() {
            self.waited_to = Some(at_ms);
        }
        self.timers.pass(at_ms);
    }

    /// The record of the match so far.
    pub fn record(&self) -> Record {
        let line = |step: &Step<G>| {
            let (by, action) = step.action.as_ref()?;
            let action = write(action);
            Some(ActionLine { seat: *by, action, at_ms: step.at_ms.map(Millis::at_most) })
        };
        let actions: Vec<ActionLine> = self.log.iter().filter_map(line).collect();
        let acted = actions.iter().filter_map(|line| line.at_ms).max().unwrap_or_default();
        let at_ms = Some(Millis::at_most(self.at_ms())).filter(|at_ms| *at_ms > acted);
        let taken_back: Vec<TakenBack> = self.timers.taken_back().to_vec();
        Record { actions, at_ms, taken_back, ..self.record.clone() }
    }

    /// The record without its actions and without what follows from them.
    pub fn head(&self) -> &Record {
        &self.record
    }

    /// The rules of this table.
    pub fn game(&self) -> &G {
        &self.game
    }

    /// The state, hidden cards included.
    pub fn state(&self) -> &G::State {
        &self.state
    }

    /// Who sits where.
    pub fn players(&self) -> &[Player] {
        &self.sitting
    }

    /// Who sat where after so many actions.
    pub fn players_at(&self, moves: usize) -> Vec<Player> {
        tenure::sitting(&self.record.seats, &self.record.tenures, moves)
    }

    /// The seats at which humans sat after so many actions.
    pub(crate) fn people_at(&self, moves: usize) -> SeatSet {
        tenure::people(&self.record.seats, &self.record.tenures, moves)
    }

    /// The same table with the same log in another world, for tests of what a viewer can tell.
    #[cfg(feature = "conformance")]
    pub fn in_world(self, state: G::State) -> Table<G> {
        Table { state, marks: Marks::default(), ..self }
    }

    /// The clocks after the last action.
    pub fn timers(&self) -> &[Timer<G::Action>] {
        self.timers.list()
    }

    /// The latest moment that the host has named, in milliseconds since the deal; 0 before it has named any.
    pub fn at_ms(&self) -> u64 {
        self.timers.at_ms()
    }

    /// How many actions had been performed when the seat was first asked its present question. An answer that had seen fewer is stale.
    pub fn asked_since(&self, seat: Seat) -> usize {
        self.questions.since(seat)
    }

    /// The moment, in milliseconds since the deal, since which whoever sits at the seat has been asked its question: when the question
    /// began, or when they sat down if that was later.
    pub fn asked_since_ms(&self, seat: Seat) -> u64 {
        let since = self.questions.since(seat);
        let sat = self.record.tenures.iter().rev().find(|tenure| tenure.seat == seat);
        let sat = sat.filter(|tenure| tenure.from.get() >= since).and_then(|tenure| tenure.at_ms);
        self.questions.since_ms(seat).max(sat.map_or(0, Millis::get))
    }

    /// The number of seats.
    pub fn seats(&self) -> usize {
        self.record.seats.len()
    }

    /// The number of actions performed so far.
    pub fn len(&self) -> usize {
        self.log.len() - 1
    }

    /// Whether no action has been performed yet.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }
}
