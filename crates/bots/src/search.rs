//! A determinised Monte Carlo search for any game: every candidate is tried in worlds that look like the view, and the match is played on.
//!
//! The search is flat (it has no tree), and it is a race. All candidates meet the same worlds and the same chance, so that they differ by
//! the action and not by the deal. Those that have fallen clearly behind the best one are dropped, and the race stops when one is left.

use alloc::vec;
use alloc::vec::Vec;

use crate::Effort;
use tabletop::Chance;

/// The settings of a race.
#[derive(Clone, Copy, Debug)]
pub struct Race {
    /// The most playouts if [`Effort`] names no number of iterations. One iteration is one playout.
    pub playouts: u32,
    /// How many worlds every candidate meets before any is dropped.
    pub warm_up: u32,
    /// A candidate is dropped when the best one leads it by more than this many standard errors of their difference.
    pub errors: f64,
    /// A candidate that is closer than this to the best one after [`Race::patience`] worlds counts as equal to it.
    pub indifference: f64,
    /// After how many worlds close candidates count as equal; see [`Race::indifference`].
    pub patience: u32,
}

impl Default for Race {
    fn default() -> Race {
        Race { playouts: 4_000, warm_up: 16, errors: 2.6, indifference: 0.0, patience: u32::MAX }
    }
}

/// What a race knows of a candidate.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Arm {
    /// In how many worlds it was tried.
    pub visits: u32,
    /// The mean value of its playouts; 0 before the first one.
    pub mean: f64,
    /// Whether it was still in the race at the end.
    pub alive: bool,
}

/// The index of the candidate to take: the one with the best mean among those alive, and the first of equal ones. `None` if there are none.
pub fn best(arms: &[Arm]) -> Option<usize> {
    let mut best: Option<usize> = None;
    for (index, arm) in arms.iter().enumerate().filter(|(_, arm)| arm.alive) {
        if best.is_none_or(|other| arm.mean > arms[other].mean) {
            best = Some(index);
        }
    }
    best
}

/// Tries `candidates` actions against each other, and returns an [`Arm`] for each of them.
///
/// `world` draws a world (no more of them once it gives `None`); `playout` says what the action of that index is worth in it, the greater
/// the better. The chance given to `playout` begins alike for all actions in one world. Clock and iterations are checked before every
/// playout. A world that some actions have not met counts for none of them, unless it is the first one.
pub fn evaluate<W>(
    candidates: usize,
    race: Race,
    effort: &Effort<'_>,
    chance: &mut Chance,
    mut world: impl FnMut(&mut Chance) -> Option<W>,
    mut playout: impl FnMut(&W, usize, &mut Chance) -> f64,
) -> Vec<Arm> {
    let mut field = Field::new(candidates);
    let mut done = 0;
    while field.alive.len() > 1 && !effort.spent(done, race.playouts) {
        let Some(here) = world(chance) else { break };
        let luck = chance.fork();
        let mut values = Vec::with_capacity(field.alive.len());
        for &candidate in &field.alive {
            if effort.spent(done, race.playouts) {
                break;
            }
            values.push(playout(&here, candidate, &mut luck.clone()));
            done += 1;
        }
        if values.len() < field.alive.len() && field.worlds > 0 {
            break;
        }
        field.record(&values);
        field.drop_the_beaten(race);
    }
    field.arms
}

/// The candidates still in the race, with sums of values and of differences between them.
struct Field {
    arms: Vec<Arm>,
    alive: Vec<usize>,
    worlds: u32,
    /// For each pair of candidates (row-major) the sum of squared differences.
    squares: Vec<f64>,
    sums: Vec<f64>,
}

impl Field {
    fn new(candidates: usize) -> Field {
        Field {
            arms: vec![Arm { alive: true, ..Arm::default() }; candidates],
            alive: (0..candidates).collect(),
            worlds: 0,
            squares: vec![0.0; candidates * candidates],
            sums: vec![0.0; candidates],
        }
    }

    fn record(&mut self, values: &[f64]) {
        self.worlds += 1;
        let width = self.arms.len();
        for (nth, (&candidate, &value)) in self.alive.iter().zip(values).enumerate() {
            self.sums[candidate] += value;
            let arm = &mut self.arms[candidate];
            arm.visits += 1;
            arm.mean = self.sums[candidate] / f64::from(arm.visits);
            for (&other, &its) in self.alive.iter().zip(values).take(nth) {
                self.squares[other * width + candidate] += (value - its) * (value - its);
            }
        }
    }

    fn drop_the_beaten(&mut self, race: Race) {
        if self.worlds < race.warm_up || !self.worlds.is_multiple_of(4) {
            return;
        }
        let Some(leader) = best(&self.arms) else { return };
        let (width, worlds) = (self.arms.len(), f64::from(self.worlds));
        let (arms, squares) = (&mut self.arms, &self.squares);
        self.alive.retain(|&candidate| {
            if candidate == leader {
                return true;
            }
            let (low, high) = (candidate.min(leader), candidate.max(leader));
            let gap = arms[leader].mean - arms[candidate].mean;
            let variance = (squares[low * width + high] / worlds - gap * gap).max(0.0);
            let beaten = gap > 0.0 && gap > race.errors * (variance / worlds).sqrt();
            let equal = self.worlds >= race.patience && gap < race.indifference;
            arms[candidate].alive = !beaten && !equal;
            arms[candidate].alive
        });
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rand::RngExt;

    fn noisy(values: &[f64], iterations: u32, seed: u64) -> Vec<Arm> {
        let mut chance = Chance::from_seed(seed);
        let effort = Effort::iterations(iterations);
        let playout = |noise: &f64, arm: usize, luck: &mut Chance| {
            values[arm] + noise + f64::from(luck.random::<f32>()) * 0.1
        };
        evaluate(
            values.len(),
            Race::default(),
            &effort,
            &mut chance,
            |c| Some(f64::from(c.random::<f32>()) * 50.0),
            playout,
        )
    }

    #[test]
    fn the_best_candidate_wins_though_worlds_differ_more_than_candidates() {
        let arms = noisy(&[0.0, 1.0, 0.9, -3.0], 4_000, 1);
        assert_eq!(best(&arms), Some(1));
        assert!(!arms[3].alive);
        assert!(arms.iter().map(|arm| arm.visits).sum::<u32>() < 400, "a clear race ends early: {arms:?}");
    }

    #[test]
    fn a_seed_and_iterations_reproduce_the_race() {
        assert_eq!(noisy(&[0.0, 0.01, 0.02], 500, 3), noisy(&[0.0, 0.01, 0.02], 500, 3));
    }

    #[test]
    fn equals_are_settled_by_patience() {
        let race = Race { indifference: 0.1, patience: 32, ..Race::default() };
        let mut chance = Chance::from_seed(1);
        let arms = evaluate(3, race, &Effort::iterations(9_000), &mut chance, |_| Some(()), |(), _, _| 1.0);
        assert_eq!((best(&arms), arms[0].visits), (Some(0), 32));
    }

    #[test]
    fn it_comes_back_with_what_it_has_when_there_is_no_time_no_world_or_no_candidate() {
        let none = |_: &mut Chance| None::<()>;
        let mut chance = Chance::from_seed(1);
        let effort = Effort::iterations(100);
        assert_eq!(best(&evaluate(2, Race::default(), &effort, &mut chance, none, |(), _, _| 0.0)), Some(0));
        assert_eq!(best(&evaluate(0, Race::default(), &effort, &mut chance, none, |(), _, _| 0.0)), None);
        let expired = || true;
        let effort = Effort::new(None, &expired);
        let arms = evaluate(3, Race::default(), &effort, &mut chance, |_| Some(()), |(), arm, _| arm as f64);
        assert_eq!((best(&arms), arms[0].visits), (Some(0), 0));
    }
}
