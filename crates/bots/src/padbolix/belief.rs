//! Draws worlds that a view may stand for, the likelier ones more often.

use alloc::vec;
use alloc::vec::Vec;

use super::holding::Holding;
use super::lay::key_of;
use super::policy::{Answer, can_answer};
use super::sim::{SEATS, Sim, Top};
use padbolix::{Card, Groups, Hand, Move, Play, Turn, Unseen, View};
use rand::RngExt;
use tabletop::{Chance, Seat};

/// How likely a seat is to pass if it could answer with plain letters, or only with stars, a Z or a firecracker.
const PASS_PLAINLY: f64 = 0.2;
const PASS_SPECIALLY: f64 = 0.6;

/// What a seat believes about the hidden hands.
pub(super) struct Belief {
    unseen: Unseen,
    /// The deal as the view shows it, without the hidden hands.
    shown: Sim,
    passes: Vec<Passed>,
    /// How many worlds are drawn for each one that is kept.
    draws: u32,
}

/// A pass that others saw.
struct Passed {
    seat: u8,
    top: Top,
    /// The cards that the seat has played since, which it held at that time too.
    since: Holding,
    firecracker_last: bool,
}

impl Belief {
    /// Works it out from a view. With one draw for each world, passes have no influence.
    pub(super) fn of(view: &View, draws: u32) -> Option<Belief> {
        let unseen = Unseen::of(view)?;
        let shown = shown(view)?;
        let passes = if draws > 1 { passes(view) } else { Vec::new() };
        Some(Belief { unseen, shown, passes, draws })
    }

    /// Draws a world.
    pub(super) fn world(&self, chance: &mut Chance) -> Sim {
        let draws = if self.passes.is_empty() { 1 } else { self.draws };
        let mut kept = self.shown;
        let mut total = 0.0;
        for _ in 0..draws {
            let mut sim = self.shown;
            let (hands, _) = self.unseen.deal(chance);
            for (holding, hand) in sim.hands.iter_mut().zip(&hands) {
                *holding = Holding::of(hand);
            }
            let weight = if draws > 1 { self.likelihood(&sim) } else { 1.0 };
            total += weight;
            // A world replaces the one before with a chance equal to its share in the weight of all worlds so far.
            if f64::from(chance.random::<f32>()) * total < weight {
                kept = sim;
            }
        }
        kept
    }

    fn likelihood(&self, sim: &Sim) -> f64 {
        self.passes.iter().fold(1.0, |likelihood, passed| {
            let hand = sim.hands[usize::from(passed.seat)].with(passed.since);
            let hand = Holding { crackers: if passed.firecracker_last { 0 } else { hand.crackers }, ..hand };
            likelihood
                * match can_answer(hand, passed.top) {
                    Answer::Plainly => PASS_PLAINLY,
                    Answer::Specially => PASS_SPECIALLY,
                    Answer::NotAtAll => 1.0,
                }
        })
    }
}

/// The open part of the deal.
fn shown(view: &View) -> Option<Sim> {
    let seats = u8::try_from(view.seats.len()).ok().filter(|seats| usize::from(*seats) <= SEATS)?;
    let turn = view.turn?.0;
    let mut points = [None; SEATS];
    let (mut best, mut worst) = (1, seats);
    for finish in &view.finished {
        *points.get_mut(finish.seat.index())? = i8::try_from(finish.points).ok();
    }
    while view.finished.iter().any(|finish| finish.rank == best) {
        best += 1;
    }
    while worst > 1 && view.finished.iter().any(|finish| finish.rank == worst) {
        worst -= 1;
    }
    let mut sim = Sim {
        hands: [Holding::default(); SEATS],
        seats,
        turn,
        top: None,
        last: turn,
        cracker_last: view.firecracker_last,
        silent: 0,
        passed: 0,
        best,
        worst,
        points,
        over: false,
    };
    for turn in &view.trick {
        match &turn.play {
            Move::Play(groups) => {
                sim.top = top_of(groups);
                (sim.last, sim.silent) = (turn.seat.0, 0);
            }
            Move::Firecracker => (sim.last, sim.silent) = (turn.seat.0, 0),
            Move::Pass => {
                sim.silent |= 1 << turn.seat.0;
                sim.passed |= 1 << turn.seat.0;
            }
            Move::Skipped => sim.silent |= 1 << turn.seat.0,
        }
    }
    Some(sim)
}

fn top_of(groups: &Groups) -> Option<Top> {
    let play = Play::read(groups, &Hand::full_box()).ok()?;
    let low = u8::try_from(play.formula.lowest.index()).ok()?;
    Some(Top { shape: play.formula.shape(), low, key: key_of(&play.letters) })
}

/// The passes of the others in this deal.
fn passes(view: &View) -> Vec<Passed> {
    let mut since = vec![Hand::EMPTY; view.seats.len()];
    let mut passes = Vec::new();
    let tricks = view.tricks.iter().map(|trick| trick.turns.as_slice()).chain([view.trick.as_slice()]);
    for turns in tricks.rev() {
        for (at, turn) in turns.iter().enumerate().rev() {
            let Some(since) = since.get_mut(turn.seat.index()) else { continue };
            match &turn.play {
                Move::Play(groups) => {
                    if let Ok(play) = Play::read(groups, &Hand::full_box()) {
                        since.add_all(&play.cards());
                    }
                }
                Move::Firecracker => since.add(Card::Firecracker),
                Move::Pass if view.seat != Some(turn.seat) => {
                    passes.extend(passed(&turns[..at], turn.seat, since));
                }
                Move::Pass | Move::Skipped => {}
            }
        }
    }
    passes
}

fn passed(before: &[Turn], seat: Seat, since: &Hand) -> Option<Passed> {
    let mut plays = before.iter().rev().filter(|turn| matches!(turn.play, Move::Play(_) | Move::Firecracker));
    let firecracker_last = plays.clone().next().is_some_and(|turn| turn.play == Move::Firecracker);
    let top = plays.find_map(|turn| match &turn.play {
        Move::Play(groups) => top_of(groups),
        _ => None,
    })?;
    Some(Passed { seat: seat.0, top, since: Holding::of(since), firecracker_last })
}
