//! Asking bots, at the table or by a task in another process.

use crate::answer::json;
use crate::from_std::catch_unwind;
use crate::limits::{DEFAULT_BUDGET_MS, MAX_BUDGET_MS};
use crate::request::BotFields;
use crate::rules::Rules;
use crate::{Code, Failure};
use alloc::collections::BTreeMap;
use alloc::string::String;
use bots::{Decision, Effort, Level, Playable};
use core::panic::AssertUnwindSafe;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use tabletop::json::{read_object, text};
use tabletop::{Chance, Count, Fnv, Millis, Player, Seed, TableView};

/// How a bot is to think.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Orders {
    pub level: Level,
    pub iterations: Option<u32>,
    pub budget_ms: u32,
    /// For how many milliseconds the seat has been asked already.
    pub waited_ms: u32,
    /// In how many milliseconds the seat will be asked, if its question has not begun yet, as while dice roll.
    pub ahead_ms: u32,
    /// The seed of the bot's chance; `None` for that of a question which begins with the given view.
    pub seed: Option<u64>,
}

/// What a bot's time and moods depend on in the question that its seat is asked.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Asked {
    /// What the seat saw when it was first asked.
    pub sight: Sight,
    /// The moment at which that was, in milliseconds since the deal.
    pub since_ms: u64,
    /// The latest moment that the host has named, in milliseconds since the deal.
    pub at_ms: u64,
}

impl Asked {
    /// For how many milliseconds the seat has been asked at a moment, and in how many it will be asked; one of the two is 0.
    pub(crate) fn waited(&self, at_ms: u64) -> (u32, u32) {
        let apart = |late: u64, soon: u64| u32::try_from(late.saturating_sub(soon)).unwrap_or(u32::MAX);
        (apart(at_ms, self.since_ms), apart(self.since_ms, at_ms))
    }
}

/// A hash of what a seat saw, from which its bot's moods come, alike in every process. The match's seed must not be used, because it would
/// tell the bot every card.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Sight(u64);

impl Sight {
    pub(crate) fn of<V: TableView + Serialize>(view: V) -> Sight {
        // By way of a plain value, which every answer is written to anyway: to write views as text would be more code for each game.
        let mut hash = Fnv::default();
        hash.add(text(&json(&view.for_bots())).as_bytes());
        Sight(hash.value())
    }

    /// The seed of the chance of a bot of that level. It stays the same as long as the question does.
    pub(crate) fn mood(self, level: Level) -> u64 {
        let mut hash = Fnv::default();
        hash.add(level.code().as_bytes());
        hash.add(&self.0.to_le_bytes());
        hash.value()
    }
}

impl Orders {
    /// The orders of a request, completed: the level is that of the seat's own bot, or `hard` in a human's seat; the budget is
    /// [`DEFAULT_BUDGET_MS`] unless iterations are given, so that a count alone reproduces an action on any machine; seed and time are those
    /// of the seat's question.
    pub(crate) fn new(wish: &BotFields, player: &Player, question: &Asked) -> Result<Orders, Failure> {
        let named = wish.level.as_deref().or(player.bot.as_deref());
        let level = named.map_or(Ok(Level::Hard), level_of)?;
        let iterations = wish.iterations.map(Count::short);
        let budget = wish
            .budget_ms
            .map_or(if iterations.is_some() { MAX_BUDGET_MS } else { DEFAULT_BUDGET_MS }, Millis::short);
        let seed = wish.seed.map_or_else(|| question.sight.mood(level), |Seed(seed)| seed);
        let told = wish.waited_ms.map(|waited_ms| (waited_ms.short(), 0));
        let at_ms = wish.at_ms.map_or(question.at_ms, Millis::get);
        let (waited_ms, ahead_ms) = told.unwrap_or_else(|| question.waited(at_ms));
        let budget_ms = budget.min(MAX_BUDGET_MS);
        Ok(Orders { level, iterations, budget_ms, waited_ms, ahead_ms, seed: Some(seed) })
    }
}

fn level_of(code: &str) -> Result<Level, Failure> {
    code.parse().map_err(|_| Failure::unknown_level(Code::BadRequest, code))
}

/// What another process needs in order to think for a seat, and nothing else: its view, the rules, the orders.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Task {
    pub game: String,
    #[serde(default)]
    pub options: Value,
    /// Checksums of the match's data, by name.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub data: BTreeMap<String, String>,
    /// The data themselves, or those of them that the thinking process is not known to have.
    #[serde(default, skip_serializing_if = "Map::is_empty")]
    pub brought: Map<String, Value>,
    pub seats: Count,
    pub level: String,
    #[serde(default)]
    pub iterations: Option<Count>,
    pub budget_ms: Millis,
    #[serde(default)]
    pub waited_ms: Millis,
    #[serde(default)]
    pub ahead_ms: Millis,
    /// The seed of the bot's chance. A task that others have made may lack it.
    #[serde(default)]
    pub seed: Option<Seed>,
    /// The `moves` of the view.
    #[serde(default)]
    pub seen: Count,
    pub view: Value,
}

impl Task {
    pub(crate) fn orders(&self) -> Result<Orders, Failure> {
        Ok(Orders {
            level: level_of(&self.level)?,
            iterations: self.iterations.map(Count::short),
            budget_ms: self.budget_ms.short().min(MAX_BUDGET_MS),
            waited_ms: self.waited_ms.short(),
            ahead_ms: self.ahead_ms.short(),
            seed: self.seed.map(|Seed(seed)| seed),
        })
    }
}

/// A bot without a match: it answers tasks.
pub(crate) trait Mind {
    /// Asks a bot what it would do with this view of its seat.
    fn think(
        &self,
        view: &Value,
        orders: &Orders,
        clock: &dyn Fn() -> f64,
    ) -> Result<Decision<Value>, Failure>;
}

pub(crate) struct Thinker<G>(pub G);

impl<G: Rules> Mind for Thinker<G> {
    fn think(
        &self,
        view: &Value,
        orders: &Orders,
        clock: &dyn Fn() -> f64,
    ) -> Result<Decision<Value>, Failure> {
        let failed = || Failure::bot_failed(None, &[]);
        let view = read_object::<G::View>(view).map_err(|error| Failure::bad_task(error.inside("view")))?;
        let decision = decide(&self.0, &view, orders, clock).ok_or_else(failed)?;
        // A task holds no names, and reasons do not need any.
        Ok(told(decision, &[]))
    }
}

/// A decision as it crosses the protocol.
pub(crate) fn told<A: Serialize>(decision: Decision<A>, names: &[String]) -> Decision<Value> {
    Decision {
        action: decision.action.as_ref().map(json),
        after_ms: decision.after_ms,
        reason: decision.reason.map(|reason| reason.named(names)),
    }
}

/// Asks a bot. `None` if it has no decision or panics, because a broken bot must not take the table down with it.
pub(crate) fn decide<G: Playable>(
    game: &G,
    view: &G::View,
    orders: &Orders,
    clock: &dyn Fn() -> f64,
) -> Option<Decision<G::Action>> {
    let end = clock() + f64::from(orders.budget_ms);
    let expired = || clock() >= end;
    let effort = Effort::new(orders.iterations, &expired);
    let mut chance =
        Chance::from_seed(orders.seed.unwrap_or_else(|| Sight::of(view.clone()).mood(orders.level)));
    // Bots hold no state between calls, so nothing half-changed can be seen after a panic.
    let decide = || game.decide(view, orders.level, orders.waited_ms, &effort, &mut chance);
    let decision = catch_unwind(AssertUnwindSafe(decide)).ok().flatten()?;
    Some(Decision { after_ms: decision.after_ms.saturating_add(orders.ahead_ms), ..decision })
}
