//! Scripted children: a measure of how strong the bots are for a child of ten. They are no opponents, so neither the bots' crate nor the
//! page knows them. They see what a seat sees, and choose among the actions that the rules offer it.

use crate::Trouble;
use crate::surroundings::Shelf;
use bots::{Effort, Level, Playable};
use padbolix::Padbolix;
use plis::Plis;
use protocol::{MAX_BUDGET_MS, Plan, Played, Resources, Thinking};
use serde_json::Value;
use std::str::FromStr;
use syntax::Syntax;
use tabletop::{Actor, Chance, Game, Hosted, Seat, TableView, Viewer};

mod padbolix_child;
mod plis_child;
mod syntax_child;
#[cfg(test)]
mod tests;

/// A match with more actions is given up.
const MAX_ACTIONS: usize = 20_000;

/// Which child it is. Neither plans; README.md says how each of them plays.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Child {
    /// Knows what the first minute of a game's rules warns of.
    Careful,
    /// Does not.
    Careless,
}

/// Who sits in a seat of a simulation.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Entrant {
    Bot(Level),
    Child(Child),
}

impl Entrant {
    pub(crate) fn all() -> impl Iterator<Item = Entrant> {
        let children = [Child::Careful, Child::Careless].map(Entrant::Child);
        Level::ALL.into_iter().map(Entrant::Bot).chain(children)
    }

    /// The name on the command line and in reports.
    pub(crate) fn code(self) -> &'static str {
        match self {
            Entrant::Bot(level) => level.code(),
            Entrant::Child(Child::Careful) => "child-careful",
            Entrant::Child(Child::Careless) => "child-careless",
        }
    }

    /// The level of a bot.
    pub(crate) fn level(self) -> Option<Level> {
        match self {
            Entrant::Bot(level) => Some(level),
            Entrant::Child(_) => None,
        }
    }
}

impl FromStr for Entrant {
    type Err = String;

    fn from_str(code: &str) -> Result<Entrant, String> {
        let codes = || Entrant::all().map(Entrant::code).collect::<Vec<_>>().join(", ");
        Entrant::all().find(|entrant| entrant.code() == code).ok_or_else(|| format!("levels are {}", codes()))
    }
}

/// A game that the children play.
trait ForChildren: Game {
    /// What the child does in the seat whose view this is. `None` if that seat may not act.
    fn of_child(&self, view: &Self::View, child: Child) -> Option<Self::Action>;
}

/// The games that the children play.
pub(crate) enum Nursery {
    Plis(Plis),
    Padbolix(Padbolix),
    Syntax(Box<Syntax>),
}

impl Nursery {
    pub(crate) fn new(game: &str, options: &Value, data: &Value, seats: usize) -> Result<Nursery, Trouble> {
        let shelf = &mut Shelf::default();
        match game {
            Plis::ID => made(options, data, seats, shelf).map(Nursery::Plis),
            Padbolix::ID => made(options, data, seats, shelf).map(Nursery::Padbolix),
            Syntax::ID => made(options, data, seats, shelf).map(|game| Nursery::Syntax(Box::new(game))),
            _ => Err(Trouble::Said(format!("no child plays {game}, only plis, padbolix and syntax"))),
        }
    }

    /// Plays a match. `entrants` sit in the order of their seats; the plan's levels are not looked at.
    pub(crate) fn play(
        &self,
        entrants: &[Entrant],
        plan: &Plan<'_>,
        clock: &dyn Fn() -> f64,
    ) -> Result<Played, String> {
        match self {
            Nursery::Plis(game) => play(game, entrants, plan, clock),
            Nursery::Padbolix(game) => play(game, entrants, plan, clock),
            Nursery::Syntax(game) => play(&**game, entrants, plan, clock),
        }
    }
}

fn made<G: Hosted + Playable>(
    options: &Value,
    data: &Value,
    seats: usize,
    shelf: &mut dyn Resources,
) -> Result<G, Trouble> {
    if !G::SEATS.contains(&seats) {
        let (least, most) = (G::SEATS.start(), G::SEATS.end());
        return Err(Trouble::Said(format!("{} has {least} to {most} seats, not {seats}", G::ID)));
    }
    protocol::make(options, data, seats, shelf).map_err(|failure| Trouble::Said(failure.to_string()))
}

/// The arena of the protocol knows only bots, so a match with a child is played here. In these games nobody waits for anything, so no time
/// passes.
fn play<G: ForChildren + Playable>(
    game: &G,
    entrants: &[Entrant],
    plan: &Plan<'_>,
    clock: &dyn Fn() -> f64,
) -> Result<Played, String>
where
    G::Layout: Default,
{
    let mut chance = Chance::from_seed(plan.seed);
    let mut moods = Chance::from_seed(plan.seed ^ 0x0b07_5eed_0b07_5eed);
    let mut events = Vec::new();
    let seats = entrants.len();
    let mut state = game
        .deal(seats, &G::Layout::default(), &mut chance, &mut events)
        .map_err(|_| "cannot be dealt".to_owned())?;
    let mut thinking = vec![Thinking::default(); seats];
    let (mut actions, mut failures) = (0, 0);
    while game.outcome(&state).is_none() && actions < MAX_ACTIONS {
        let asked: Vec<Seat> = game.to_act(&state).iter().collect();
        // If several are asked at once, chance decides who is first, so that nobody always is.
        let Some(seat) = moods.pick(&asked).copied() else { break };
        let view = game.view(&state, Viewer::Seat(seat));
        let begun = clock();
        let end = begun + f64::from(plan.budget_ms.unwrap_or(MAX_BUDGET_MS).min(MAX_BUDGET_MS));
        let expired = || clock() >= end;
        let action = match entrants[seat.index()] {
            Entrant::Bot(level) => {
                game.choose(&view, level, &Effort::new(plan.iterations, &expired), &mut moods)
            }
            Entrant::Child(child) => game.of_child(&view, child),
        };
        let took = clock() - begun;
        let thoughts = &mut thinking[seat.index()];
        thoughts.moves += 1;
        thoughts.total_ms += took;
        thoughts.longest_ms = thoughts.longest_ms.max(took);
        events.clear();
        let by = Actor::Seat(seat);
        let done =
            action.is_some_and(|action| game.act(&mut state, by, &action, &mut chance, &mut events).is_ok());
        if !done {
            failures += 1;
            let first = game.candidates(&view, 1).into_actions().into_iter().next();
            let done = first.map(|first| game.act(&mut state, by, &first, &mut chance, &mut events));
            if !matches!(done, Some(Ok(()))) {
                return Err(format!("seat {} has no legal action", seat.index()));
            }
        }
        actions += 1;
    }
    let ranking = game.outcome(&state).ok_or("does not end")?;
    let view = game.view(&state, Viewer::Spectator);
    Ok(Played {
        scores: view.seats().iter().map(|seat| G::View::score(seat).into()).collect(),
        places: Seat::all(seats).filter_map(|seat| ranking.place(seat)).collect(),
        rounds: view.round().into(),
        actions,
        lasted_ms: 0,
        thinking,
        failures,
    })
}
