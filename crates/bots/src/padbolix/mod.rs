//! Padbolix: levels from random plays to a determinised search that takes account of passes.
//!
//! * random: any candidate of the rules.
//! * greedy, the yardstick of simulations: always the weakest legal play, and it passes only when it must. Weakest: fewest stars,
//!   Zs and firecrackers; then the lowest letter that gives the play its strength; then, as a lead, most cards shed in
//!   the fewest groups.
//! * easy: mostly what playouts do (`policy`), at times any candidate.
//! * medium: a short search in random worlds.
//! * hard: a search in worlds that fit what others passed on.

use alloc::vec::Vec;

mod belief;
mod holding;
mod lay;
mod options;
mod policy;
mod reason;
#[cfg(test)]
mod reason_tests;
mod sim;
#[cfg(test)]
mod tests;

use crate::search::{Race, best, evaluate};
use crate::{Decision, Effort, Level, Playable};
use belief::Belief;
use holding::Holding;
use padbolix::{Action, Hand, Padbolix, Play, View};
use sim::{Deed, Sim};
use tabletop::{Chance, Game};

/// The settings of a level's search.
struct Search {
    race: Race,
    /// How many deeds are tried at most.
    most: usize,
    /// How many worlds are drawn for each one that is kept (see [`Belief`]).
    draws: u32,
}

impl Search {
    fn medium() -> Search {
        Search { race: Race { playouts: 60, warm_up: 6, ..Race::default() }, most: 8, draws: 1 }
    }

    fn hard() -> Search {
        let race = Race { playouts: 10_000, warm_up: 24, errors: 3.2, indifference: 0.01, patience: 800 };
        Search { race, most: 36, draws: 4 }
    }
}

impl Playable for Padbolix {
    fn advise(
        &self,
        view: &View,
        level: Level,
        effort: &Effort<'_>,
        chance: &mut Chance,
    ) -> Option<Decision<Action>> {
        let (seat, hand) = (view.seat?, view.hand?);
        if view.turn != Some(seat) {
            return None;
        }
        let chosen = match level {
            Level::Random => None,
            Level::Greedy => greedy(self, view).map(Decision::at_once),
            Level::Easy if chance.below(100) < EASY_BLINDLY => None,
            Level::Easy => easy(view, &hand, chance).map(Decision::at_once),
            Level::Medium => search(view, &hand, &Search::medium(), effort, chance),
            Level::Hard => search(view, &hand, &Search::hard(), effort, chance),
        };
        let legal =
            |chosen: &Decision<Action>| chosen.action.as_ref().is_some_and(|a| allowed(view, &hand, a));
        chosen.filter(legal).or_else(|| {
            chance.pick(self.candidates(view, CANDIDATES).actions()).cloned().map(Decision::at_once)
        })
    }
}

/// From how many candidates random and greedy choose at most.
const CANDIDATES: usize = 2_000;

/// Whether the rules allow an action, worked out from the view alone.
fn allowed(view: &View, hand: &Hand, action: &Action) -> bool {
    match action {
        Action::Pass => view.may_pass == Some(true),
        Action::Firecracker => hand.firecrackers > 0 && view.formula.is_some() && !view.firecracker_last,
        Action::Play { groups } => Play::read(groups, hand).is_ok_and(|play| {
            view.formula.is_none_or(|formula| {
                formula.shape() == play.formula.shape() && formula.lowest <= play.formula.lowest
            })
        }),
    }
}

/// The weakest legal play, or a pass if there is none.
fn greedy(game: &Padbolix, view: &View) -> Option<Action> {
    let lead = view.formula.is_none();
    let rank = |action: &Action| {
        let Action::Play { groups } = action else {
            return (if *action == Action::Pass { 1_000 } else { 100 }, 0, 0, 0);
        };
        let signs = groups.signs();
        let specials = signs.clone().filter(|sign| is_special(*sign)).count();
        let lowest = signs.clone().map(|sign| sign.to_ascii_uppercase()).min().map_or(0, u32::from);
        let kept = if lead { usize::MAX - signs.count() } else { 0 };
        (specials, lowest, kept, groups.count())
    };
    game.candidates(view, CANDIDATES).into_actions().into_iter().min_by_key(rank)
}

/// Whether a sign of a play is a special card: a star, which is written as a lower-case letter, or a Z.
fn is_special(sign: char) -> bool {
    sign.is_ascii_lowercase() || sign == 'Z'
}

/// Whether an action spends a special card.
fn spends(action: &Action) -> bool {
    match action {
        Action::Pass => false,
        Action::Firecracker => true,
        Action::Play { groups } => groups.signs().any(is_special),
    }
}

/// The choice of a bot that does not search: it sees the view as a deal of which only its own hand is known.
fn sensible(view: &View, hand: &Hand, chance: &mut Chance) -> Option<Action> {
    let belief = Belief::of(view, 1)?;
    let mut sim = belief.world(chance);
    // The simulated deal knows only the passes of this trick, while the view knows whatever forbids one (PAD-14).
    match view.may_pass {
        Some(true) => sim.passed &= !(1 << sim.turn),
        _ => sim.passed |= 1 << sim.turn,
    }
    action(policy::deed(&sim, chance), hand)
}

/// Of a hundred turns, in how many the easy bot does whatever the rules allow.
const EASY_BLINDLY: u32 = 17;

/// Of a hundred special cards that it had better spend, and need not, how many it keeps.
const EASY_KEEPS: u32 = 50;

/// The choice of a beginner: it plays sensibly, but keeps its special cards for later, as children do.
fn easy(view: &View, hand: &Hand, chance: &mut Chance) -> Option<Action> {
    let chosen = sensible(view, hand, chance)?;
    let keeps = spends(&chosen) && view.may_pass == Some(true) && chance.below(100) < EASY_KEEPS;
    Some(if keeps { Action::Pass } else { chosen })
}

fn action(deed: Deed, hand: &Hand) -> Option<Action> {
    Some(match deed {
        Deed::Lay(lay) => lay.action(Holding::of(hand)),
        Deed::Cracker => Action::Firecracker,
        Deed::Pass => Action::Pass,
    })
}

/// The deeds that are open to the seat and worth trying.
fn deeds(view: &View, holding: Holding, sim: &Sim, most: usize) -> Vec<Deed> {
    let mut deeds: Vec<Deed> = options::lays(holding, sim.top).into_iter().map(Deed::Lay).collect();
    if view.may_pass == Some(true) {
        deeds.push(Deed::Pass);
    }
    if holding.crackers > 0 && sim.top.is_some() && !sim.cracker_last {
        deeds.push(Deed::Cracker);
    }
    options::prune(holding, deeds, most)
}

fn search(
    view: &View,
    hand: &Hand,
    how: &Search,
    effort: &Effort<'_>,
    chance: &mut Chance,
) -> Option<Decision<Action>> {
    let belief = Belief::of(view, how.draws)?;
    let holding = Holding::of(hand);
    let here = belief.world(chance);
    let deeds = deeds(view, holding, &here, how.most);
    if deeds.len() < 2 {
        let only = Decision::at_once(action(*deeds.first()?, hand)?);
        return Some(only.because(reason::of(holding, &deeds, &[], 0)));
    }
    let seat = here.turn;
    let arms = evaluate(
        deeds.len(),
        how.race,
        effort,
        chance,
        |chance| Some(belief.world(chance)),
        |world: &Sim, index, luck| {
            let mut sim = *world;
            if deeds[index] == Deed::Pass {
                sim.passed |= 1 << seat;
            }
            sim.play(deeds[index]);
            policy::playout(sim, seat, luck)
        },
    );
    let best = best(&arms)?;
    let chosen = Decision::at_once(action(deeds[best], hand)?);
    Some(chosen.because(reason::of(holding, &deeds, &arms, best)))
}
