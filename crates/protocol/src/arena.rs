//! Whole matches among bots, as fast as they go: for simulations. Nothing of it crosses the protocol.

use crate::Failure;
use crate::limits::MAX_BUDGET_MS;
use crate::rules::Rules;
use crate::thinking::{Orders, decide};
use bots::Level;
use serde_json::Value;
use tabletop::{Actor, Chance, Game, Player, Seat, Table, TableView, Viewer};

/// The most actions of a match; one that is longer is given up.
const MAX_ACTIONS: usize = 200_000;

/// A game ready for matches among bots. Any number of threads may play at once.
pub struct Arena(pub(crate) Box<dyn Play>);

/// One match.
#[derive(Clone, Debug)]
pub struct Plan<'a> {
    /// A level a seat.
    pub levels: &'a [Level],
    /// Of the match and of the bots' moods.
    pub seed: u64,
    /// The bound of each search; `None`: the bot's own.
    pub iterations: Option<u32>,
    /// How long each move may take; `None`: as long as the iterations take.
    pub budget_ms: Option<u32>,
}

/// How a match went.
#[derive(Clone, PartialEq, Debug)]
pub struct Played {
    /// Final points a seat.
    pub scores: Vec<i64>,
    /// Final place a seat, from 1; equal scores share one (COM-3).
    pub places: Vec<usize>,
    /// The round that the match ended in, from 1.
    pub rounds: u64,
    /// How many actions it took.
    pub actions: usize,
    /// How each seat thought.
    pub thinking: Vec<Thinking>,
    /// How often a bot gave no legal action and the first candidate was played for it.
    pub failures: usize,
}

/// How long a seat thought.
#[derive(Clone, Copy, PartialEq, Default, Debug)]
pub struct Thinking {
    /// How many decisions.
    pub moves: usize,
    /// All of them together, in milliseconds.
    pub total_ms: f64,
    /// The longest one.
    pub longest_ms: f64,
}

impl Arena {
    /// Plays a match to its end. `clock` as in [`crate::Surroundings`].
    pub fn play(&self, plan: &Plan<'_>, clock: &dyn Fn() -> f64) -> Result<Played, Failure> {
        self.0.play(plan, clock)
    }
}

pub(crate) trait Play: Send + Sync {
    fn play(&self, plan: &Plan<'_>, clock: &dyn Fn() -> f64) -> Result<Played, Failure>;
}

pub(crate) struct GameAmongBots<G> {
    pub game: G,
    pub options: Value,
    pub seats: usize,
}

impl<G: Rules> Play for GameAmongBots<G> {
    fn play(&self, plan: &Plan<'_>, clock: &dyn Fn() -> f64) -> Result<Played, Failure> {
        if plan.levels.len() != self.seats {
            return Err(Failure::bad_seats(self.seats, self.seats, plan.levels.len()));
        }
        let bot = |level: &Level| Player { name: level.to_string(), bot: Some(level.to_string()) };
        let players: Vec<Player> = plan.levels.iter().map(bot).collect();
        let names: Vec<String> = players.iter().map(|player| player.name.clone()).collect();
        let (game, options) = (self.game.clone(), self.options.clone());
        let table = Table::new(game, players, G::Layout::default(), plan.seed, options, Default::default());
        let mut table = table.map_err(|error| Failure::of_new(&error, &G::SEATS, &names))?;
        // The bots' chance is a stream of its own: the match's would tell them what is to come.
        let mut moods = Chance::from_seed(plan.seed ^ 0x0b07_5eed_0b07_5eed);
        let mut thinking = vec![Thinking::default(); self.seats];
        let mut failures = 0;
        while table.len() < MAX_ACTIONS {
            let to_act: Vec<Seat> = self.game.to_act(table.state()).iter().collect();
            // Where several answer at once nobody is always the first.
            let Some(seat) = moods.pick(&to_act).copied() else { break };
            let begun = clock();
            let orders = Orders {
                level: plan.levels[seat.index()],
                iterations: plan.iterations,
                budget_ms: plan.budget_ms.unwrap_or(MAX_BUDGET_MS),
                waited_ms: 0,
                seed: Some(u64::from(moods.below(u32::MAX)) << 32 | u64::from(moods.below(u32::MAX))),
            };
            let view = table.view(Viewer::Seat(seat));
            let choice = decide(&self.game, &view, &orders, clock).and_then(|decision| decision.action);
            let took = clock() - begun;
            let clocked = &mut thinking[seat.index()];
            clocked.moves += 1;
            clocked.total_ms += took;
            clocked.longest_ms = clocked.longest_ms.max(took);
            let done = choice.is_some_and(|action| table.act(Actor::Seat(seat), action).is_ok());
            if !done {
                failures += 1;
                let first = self.game.candidates(&view, 1).into_actions().into_iter().next();
                let done = first.is_some_and(|action| table.act(Actor::Seat(seat), action).is_ok());
                if !done {
                    return Err(Failure::bot_failed(Some(seat), &names));
                }
            }
        }
        self.result(&table, thinking, failures).ok_or_else(|| Failure::bot_failed(None, &[]))
    }
}

impl<G: Rules> GameAmongBots<G> {
    /// What the view of a match that is over tells; `None` where it is not over.
    fn result(&self, table: &Table<G>, thinking: Vec<Thinking>, failures: usize) -> Option<Played> {
        let ranking = Game::outcome(&self.game, table.state())?;
        let view = table.view(Viewer::Spectator);
        Some(Played {
            scores: view.seats().iter().map(|seat| G::View::score(seat).into()).collect(),
            places: Seat::all(self.seats).map(|seat| ranking.place(seat)).collect::<Option<_>>()?,
            rounds: view.round().into(),
            actions: table.len(),
            thinking,
            failures,
        })
    }
}
