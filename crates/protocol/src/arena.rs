//! Whole matches among bots in virtual time, for simulations. They bypass JSON and the protocol.

use alloc::boxed::Box;
use alloc::string::{String, ToString};
use alloc::vec;
use alloc::vec::Vec;

use crate::Failure;
use crate::answer::json;
use crate::limits::MAX_BUDGET_MS;
use crate::rules::Rules;
use crate::thinking::{Asked, Orders, Sight, decide};
use bots::{Decision, Level};
use serde_json::Value;
use tabletop::{Actor, Chance, Player, Seat, Table, TableView, Timer, Viewer, When};

/// The most actions of a match. A longer match is given up.
const MAX_ACTIONS: usize = 200_000;

/// The most questions to bots in a match, so that it ends even if bots put off every answer.
const MAX_QUESTIONS: usize = 10 * MAX_ACTIONS;

/// A game ready for matches among bots. Any number of threads may play at once.
pub struct Arena(pub(crate) Box<dyn Simulate>);

/// The plan of a match.
#[derive(Clone, Debug)]
pub struct Plan<'a> {
    /// The level of each seat's bot.
    pub levels: &'a [Level],
    /// The seed of the match, and of the order in which bots act that are ready at the same time.
    pub seed: u64,
    /// The most iterations of each search; `None` for the bot's own bound.
    pub iterations: Option<u32>,
    /// How many milliseconds each decision may take; `None` for [`crate::MAX_BUDGET_MS`]. As in a request, a greater budget is cut to that.
    pub budget_ms: Option<u32>,
}

/// The result of a match.
#[derive(Clone, PartialEq, Debug)]
pub struct Played {
    /// Final points by seat.
    pub scores: Vec<i64>,
    /// Final places by seat, from 1; equal scores share a place (COM-3).
    pub places: Vec<usize>,
    /// The round that the match ended in, from 1.
    pub rounds: u64,
    /// How many actions the match had.
    pub actions: usize,
    /// How long the match lasted in virtual time, in milliseconds; 0 if all bots act at once.
    pub lasted_ms: u64,
    /// How each seat thought.
    pub thinking: Vec<Thinking>,
    /// How often a bot gave no legal action and the first candidate was played for it.
    pub failures: usize,
}

/// How much real time a seat's bot used.
#[derive(Clone, Copy, PartialEq, Default, Debug)]
pub struct Thinking {
    /// How many decisions it made.
    pub moves: usize,
    /// The time of all decisions together, in milliseconds.
    pub total_ms: f64,
    /// The time of the longest decision, in milliseconds.
    pub longest_ms: f64,
}

impl Arena {
    /// Plays a match to its end. `clock` as in [`crate::Surroundings`].
    pub fn play(&self, plan: &Plan<'_>, clock: &dyn Fn() -> f64) -> Result<Played, Failure> {
        self.0.play(plan, clock)
    }

    /// The same, for whoever wants to see the match itself: its record, as `save` returns it.
    pub fn record(&self, plan: &Plan<'_>, clock: &dyn Fn() -> f64) -> Result<Value, Failure> {
        self.0.record(plan, clock)
    }
}

pub(crate) trait Simulate: Send + Sync {
    fn play(&self, plan: &Plan<'_>, clock: &dyn Fn() -> f64) -> Result<Played, Failure>;
    fn record(&self, plan: &Plan<'_>, clock: &dyn Fn() -> f64) -> Result<Value, Failure>;
}

pub(crate) struct GameAmongBots<G> {
    pub game: G,
    pub options: Value,
    pub seats: usize,
}

impl<G: Rules> Simulate for GameAmongBots<G> {
    fn play(&self, plan: &Plan<'_>, clock: &dyn Fn() -> f64) -> Result<Played, Failure> {
        self.course(plan, clock, |course| course.result())
    }

    fn record(&self, plan: &Plan<'_>, clock: &dyn Fn() -> f64) -> Result<Value, Failure> {
        self.course(plan, clock, |course| Ok(json(&course.table.record())))
    }
}

impl<G: Rules> GameAmongBots<G> {
    /// Plays a match to its end, and returns what is wanted of it.
    fn course<T>(
        &self,
        plan: &Plan<'_>,
        clock: &dyn Fn() -> f64,
        wanted: impl FnOnce(VirtualMatch<'_, G>) -> Result<T, Fault>,
    ) -> Result<T, Failure> {
        if plan.levels.len() != self.seats {
            return Err(Failure::bad_seats(self.seats, self.seats, plan.levels.len()));
        }
        let bot = |level: &Level| Player { name: level.to_string(), bot: Some(level.to_string()) };
        let players: Vec<Player> = plan.levels.iter().map(bot).collect();
        let names: Vec<String> = players.iter().map(|player| player.name.clone()).collect();
        let (game, options) = (self.game.clone(), self.options.clone());
        let table = Table::new(game, players, G::Layout::default(), plan.seed, options, Default::default());
        let table = table.map_err(|error| Failure::of_new(&error, &G::SEATS, &names))?;
        VirtualMatch {
            table,
            plan,
            clock,
            order: Chance::from_seed(plan.seed ^ 0x0b07_5eed_0b07_5eed),
            now_ms: 0,
            bots: (0..self.seats).map(|_| BotSeat { asked: None, answer: None }).collect(),
            thinking: vec![Thinking::default(); self.seats],
            failures: 0,
        }
        .play()
        .and_then(wanted)
        .map_err(|seat| Failure::bot_failed(seat, &names))
    }
}

/// A match that is being played in virtual time: nobody waits, and still whoever is ready first acts first.
struct VirtualMatch<'a, G: Rules> {
    table: Table<G>,
    plan: &'a Plan<'a>,
    /// The real clock, which measures how long bots think.
    clock: &'a dyn Fn() -> f64,
    /// Decides who comes first among several that are asked, or ready, at the same time.
    order: Chance,
    now_ms: u64,
    bots: Vec<BotSeat<G>>,
    thinking: Vec<Thinking>,
    failures: usize,
}

/// What a seat's bot was asked, and what it has answered.
struct BotSeat<G: Rules> {
    /// Since which action it has been asked, and what it saw then: the same as hosts of the protocol get.
    asked: Option<(usize, Sight)>,
    answer: Option<Answer<G>>,
}

/// An answer of a bot, which is performed when its time has come.
struct Answer<G: Rules> {
    view: G::View,
    ready_ms: u64,
    /// `None` if the bot wants to be asked again.
    action: Option<G::Action>,
}

/// The seat whose bot has failed; `None` if no bot was at fault.
type Fault = Option<Seat>;

impl<G: Rules> VirtualMatch<'_, G> {
    fn play(mut self) -> Result<Self, Fault> {
        self.look();
        for _ in 0..MAX_QUESTIONS {
            let game = self.table.game();
            if self.table.len() >= MAX_ACTIONS || game.outcome(self.table.state()).is_some() {
                break;
            }
            let to_act = game.to_act(self.table.state());
            let unasked: Vec<Seat> =
                to_act.iter().filter(|seat| self.bots[seat.index()].answer.is_none()).collect();
            // If several are asked at once, chance decides who is first, so that nobody always is.
            match self.order.pick(&unasked).copied() {
                Some(seat) => self.ask(seat)?,
                None => self.pass_time()?,
            }
        }
        Ok(self)
    }

    /// Asks a bot. An answer without delay is performed at once.
    fn ask(&mut self, seat: Seat) -> Result<(), Fault> {
        let since = self.table.asked_since(seat);
        let known = self.bots[seat.index()].asked.filter(|(asked, _)| *asked == since);
        let (_, sight) = known.ok_or(Some(seat))?;
        let question = Asked { sight, since_ms: self.table.asked_since_ms(seat), at_ms: self.table.at_ms() };
        let (waited_ms, ahead_ms) = question.waited(self.now_ms);
        let level = self.plan.levels[seat.index()];
        let orders = Orders {
            level,
            iterations: self.plan.iterations,
            budget_ms: self.plan.budget_ms.map_or(MAX_BUDGET_MS, |budget| budget.min(MAX_BUDGET_MS)),
            waited_ms,
            ahead_ms,
            seed: Some(sight.mood(level)),
        };
        let begun = (self.clock)();
        let view = self.table.view(Viewer::Seat(seat));
        let decision = decide(self.table.game(), &view, &orders, self.clock);
        let took = (self.clock)() - begun;
        let thinking = &mut self.thinking[seat.index()];
        thinking.moves += 1;
        thinking.total_ms += took;
        thinking.longest_ms = thinking.longest_ms.max(took);
        match decision {
            Some(Decision { action: Some(action), after_ms: 0, .. }) => self.act(seat, Some(action)),
            Some(Decision { action, after_ms, .. }) => {
                // A bot that wants to be asked again is asked at least a millisecond later, so that time goes on.
                let ready_ms = self.now_ms + u64::from(after_ms.max(1));
                self.bots[seat.index()].answer = Some(Answer { view, ready_ms, action });
                Ok(())
            }
            None => self.act(seat, None),
        }
    }

    /// Called when everybody who may act has answered: the first one that is ready acts, unless a clock runs out before.
    fn pass_time(&mut self) -> Result<(), Fault> {
        let readies = Seat::all(self.bots.len())
            .filter_map(|seat| self.bots[seat.index()].answer.as_ref().map(|answer| (answer.ready_ms, seat)));
        let first = readies.clone().map(|(ready_ms, _)| ready_ms).min();
        let timers = self.table.timers().iter().filter(|timer| timer.clock.running);
        let left = |timer: &Timer<G::Action>| u64::from(timer.clock.ms).saturating_sub(timer.spent_ms);
        let end = timers
            .map(|timer| (self.table.at_ms() + left(timer), &timer.clock.time_up))
            .min_by_key(|end| end.0);
        match (first, end) {
            (first, Some((end_ms, time_up))) if first.is_none_or(|first| end_ms < first) => {
                self.now_ms = end_ms;
                let time_up = time_up.clone();
                if self.perform(Actor::Table, time_up) { Ok(()) } else { Err(None) }
            }
            (Some(first), _) => {
                self.now_ms = first;
                let ready: Vec<Seat> =
                    readies.filter(|(ready_ms, _)| *ready_ms == first).map(|(_, seat)| seat).collect();
                let seat = self.order.pick(&ready).copied().ok_or(None)?;
                match self.bots[seat.index()].answer.take() {
                    Some(Answer { action: Some(action), .. }) => self.act(seat, Some(action)),
                    _ => Ok(()),
                }
            }
            (None, _) => Err(None),
        }
    }

    /// Performs the action that a bot has chosen. If it chose none, or an illegal one, performs its first candidate.
    fn act(&mut self, seat: Seat, action: Option<G::Action>) -> Result<(), Fault> {
        let by = Actor::Seat(seat);
        if action.is_some_and(|action| self.perform(by, action)) {
            return Ok(());
        }
        self.failures += 1;
        let view = self.table.view(Viewer::Seat(seat));
        let first = self.table.game().candidates(&view, 1).into_actions().into_iter().next();
        if first.is_some_and(|action| self.perform(by, action)) { Ok(()) } else { Err(Some(seat)) }
    }

    /// Performs an action now. Seats that are asked or see something else afterwards are asked again.
    fn perform(&mut self, by: Actor, action: G::Action) -> bool {
        let when = When { seen: None, at_ms: Some(self.now_ms) };
        if self.table.act_when(by, action, when).is_err() {
            return false;
        }
        for (seat, bot) in Seat::all(self.bots.len()).zip(&mut self.bots) {
            let asked = bot.asked.is_some_and(|(since, _)| since == self.table.asked_since(seat));
            let same = |answer: &Answer<G>| asked && answer.view == self.table.view(Viewer::Seat(seat));
            bot.answer = bot.answer.take().filter(same);
        }
        self.look();
        true
    }

    /// Notes what each seat sees that is asked something new.
    fn look(&mut self) {
        for seat in self.table.game().to_act(self.table.state()).iter() {
            let since = self.table.asked_since(seat);
            if since == self.table.len() {
                let sight = Sight::of(self.table.view(Viewer::Seat(seat)));
                self.bots[seat.index()].asked = Some((since, sight));
            }
        }
    }

    /// The result, read from the view of the finished match.
    fn result(self) -> Result<Played, Fault> {
        let ranking = self.table.game().outcome(self.table.state()).ok_or(None)?;
        let view = self.table.view(Viewer::Spectator);
        let places: Option<Vec<usize>> = Seat::all(self.bots.len()).map(|seat| ranking.place(seat)).collect();
        Ok(Played {
            scores: view.seats().iter().map(|seat| G::View::score(seat).into()).collect(),
            places: places.ok_or(None)?,
            rounds: view.round().into(),
            actions: self.table.len(),
            lasted_ms: self.now_ms,
            thinking: self.thinking,
            failures: self.failures,
        })
    }
}
