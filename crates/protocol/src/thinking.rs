//! Bots: asked at the table, or by task in another process.

use crate::answer::json;
use crate::limits::{DEFAULT_BUDGET_MS, MAX_BUDGET_MS};
use crate::request::BotFields;
use crate::rules::Rules;
use crate::{Code, Failure};
use bots::{Decision, Effort, Level, Playable};
use lexicon::Fnv;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use std::collections::BTreeMap;
use std::panic::{AssertUnwindSafe, catch_unwind};
use tabletop::json::read_object;
use tabletop::{Chance, Player, Seed};

/// How a bot is to think.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Orders {
    pub level: Level,
    pub iterations: Option<u32>,
    pub budget_ms: u32,
    /// For how long the seat has been asked already.
    pub waited_ms: u32,
    pub seed: Option<u64>,
}

impl Orders {
    /// The orders of a request, completed: the level is that of the seat's own bot, or `hard` in a human's seat; the budget is
    /// [`DEFAULT_BUDGET_MS`] unless iterations are given, so that a count alone reproduces a move on any machine.
    pub(crate) fn new(wish: &BotFields, player: &Player) -> Result<Orders, Failure> {
        let named = wish.level.as_deref().or(player.bot.as_deref());
        let level = named.map_or(Ok(Level::Hard), level_of)?;
        let budget = wish.budget_ms.unwrap_or(match wish.iterations {
            Some(_) => MAX_BUDGET_MS,
            None => DEFAULT_BUDGET_MS,
        });
        let seed = wish.seed.map(|Seed(seed)| seed);
        let (iterations, budget_ms) = (wish.iterations, budget.min(MAX_BUDGET_MS));
        Ok(Orders { level, iterations, budget_ms, waited_ms: wish.waited_ms.unwrap_or_default(), seed })
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
    /// The data itself, or the part of it that whoever thinks is not known to have.
    #[serde(default, skip_serializing_if = "Map::is_empty")]
    pub brought: Map<String, Value>,
    pub seats: usize,
    pub level: String,
    #[serde(default)]
    pub iterations: Option<u32>,
    pub budget_ms: u32,
    #[serde(default)]
    pub waited_ms: u32,
    #[serde(default)]
    pub seed: Option<Seed>,
    /// The `moves` of the view.
    #[serde(default)]
    pub seen: usize,
    pub view: Value,
}

impl Task {
    pub(crate) fn orders(&self) -> Result<Orders, Failure> {
        Ok(Orders {
            level: level_of(&self.level)?,
            iterations: self.iterations,
            budget_ms: self.budget_ms.min(MAX_BUDGET_MS),
            waited_ms: self.waited_ms,
            seed: self.seed.map(|Seed(seed)| seed),
        })
    }
}

/// A bot without a match: it answers tasks.
pub(crate) trait Mind {
    /// What a bot would do whose seat sees this.
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
        let view = read_object::<G::View>(view).map_err(Failure::bad_task)?;
        let decision = decide(&self.0, &view, orders, clock).ok_or_else(failed)?;
        // A task names nobody: reasons speak of cards.
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

/// Asks a bot. `None` where it has nothing to say, or panics: a broken bot must not take the table along.
pub(crate) fn decide<G: Playable>(
    game: &G,
    view: &G::View,
    orders: &Orders,
    clock: &dyn Fn() -> f64,
) -> Option<Decision<G::Action>> {
    let end = clock() + f64::from(orders.budget_ms);
    let expired = || clock() >= end;
    let effort = Effort::new(orders.iterations, &expired);
    let mut chance = Chance::from_seed(orders.seed.unwrap_or_else(|| mood(&json(view), orders.level)));
    // Bots hold no state between calls, so nothing half-changed can be seen after a panic.
    let decide = || game.decide(view, orders.level, orders.waited_ms, &effort, &mut chance);
    catch_unwind(AssertUnwindSafe(decide)).ok().flatten()
}

/// The seed of a bot's chance where none is given: a hash of what it sees. Never the match's seed, which would tell it every card.
fn mood(view: &Value, level: Level) -> u64 {
    let mut hash = Fnv::default();
    hash.add(level.code().as_bytes());
    hash.add(view.to_string().as_bytes());
    hash.value()
}
