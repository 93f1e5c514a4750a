//! The way everybody plays in playouts, which is fast and sensible.

use super::holding::{ALL, Holding, Z, plays_needed, take_runs};
use super::lay::{Lay, Wish, build};
use super::sim::{Deed, Sim, Top};
use padbolix::{Kind, LETTERS, Shape};
use tabletop::Chance;

/// Plays a deal on until the seat is out or the deal is over, and returns the points of the seat.
pub(super) fn playout(mut sim: Sim, seat: u8, chance: &mut Chance) -> f64 {
    // Every turn plays a card or brings the trick nearer to its end, so no deal takes nearly as many.
    for _ in 0..600 {
        if let Some(points) = sim.points[usize::from(seat)] {
            return f64::from(points);
        }
        if sim.over {
            break;
        }
        let deed = deed(&sim, chance);
        if deed == Deed::Pass {
            sim.passed |= 1 << sim.turn;
        }
        sim.play(deed);
    }
    sim.points[usize::from(seat)].map_or(0.0, f64::from)
}

/// What the seat to act does.
pub(super) fn deed(sim: &Sim, chance: &mut Chance) -> Deed {
    let hand = sim.hands[usize::from(sim.turn)];
    match sim.top {
        None => lead(hand).map_or(Deed::Pass, Deed::Lay),
        Some(top) => follow(sim, hand, top, chance),
    }
}

/// Chooses a lead: the one that leaves the fewest plays and plays most cards. Special cards go first when the rest goes in one play.
pub(super) fn lead(hand: Holding) -> Option<Lay> {
    let plain = hand.plain_part();
    let single =
        |z: bool, stars: u8| build(hand, Wish { shape: Shape::SINGLE, low: 0, stars, z, from_above: false });
    if plain.one == 0 {
        return single(true, hand.stars);
    }
    let needed = plays_needed(plain);
    if needed == 1 && hand.specials() > 0 {
        if hand.zs() + u32::from(hand.stars) > 0 {
            return single(true, hand.stars);
        }
        if plain.letters() > 1 {
            // Apart from this card there are only firecrackers, which cannot go before somebody else leads.
            return single(false, 0);
        }
    }
    let mut best: Option<(Lay, u32)> = None;
    let mut consider = |lay: Option<Lay>| {
        let Some(lay) = lay else { return };
        if lay.rest.doomed() || lay.rest.is_empty() && lay.stars > 0 {
            return;
        }
        let worth = value(lay);
        if best.is_none_or(|(_, other)| worth > other) {
            best = Some((lay, worth));
        }
    };
    let pairs = plain.two.count_ones();
    let shape = |kind, groups: u32, length| Shape { kind, groups: groups.min(16) as u8, length };
    let wish = |shape, stars| Wish { shape, low: 0, stars, z: false, from_above: false };
    if pairs > 0 {
        consider(build(hand, wish(shape(Kind::Pairs, pairs, 2), 0)));
    }
    if hand.stars > 0 {
        let singles = (plain.one & !plain.two).count_ones();
        let more = u32::from(hand.stars).min(singles);
        if more > 0 {
            consider(build(hand, wish(shape(Kind::Pairs, pairs + more, 2), hand.stars)));
        }
    }
    for length in 2..=LETTERS as u8 {
        let (count, _) = take_runs(plain, length);
        if count == 0 {
            break;
        }
        consider(build(hand, wish(shape(Kind::Sequences, count, length), 0)));
    }
    consider(loose(hand, 0).or_else(|| single(false, 0)));
    best.map(|(lay, _)| lay).or_else(|| single(true, hand.stars)).or_else(|| single(false, 0))
}

/// The value of a lead, more being better: it leaves few plays and plays many cards.
fn value(lay: Lay) -> u32 {
    let needed = plays_needed(lay.rest.plain_part());
    1_000 + lay.shape.cards() as u32 * 4 - needed * 20
}

/// The lowest single from `low` on that is in no pair and next to no other letter.
fn loose(hand: Holding, low: u8) -> Option<Lay> {
    let run = hand.one & (hand.one >> 1 | hand.one << 1);
    let open = hand.one & !hand.two & !run & !Z & ALL & u32::MAX.checked_shl(u32::from(low)).unwrap_or(0);
    if open == 0 {
        return None;
    }
    let low = open.trailing_zeros() as u8;
    build(hand, Wish { shape: Shape::SINGLE, low, stars: 0, z: false, from_above: false })
}

/// Chooses an answer or a pass.
fn follow(sim: &Sim, hand: Holding, top: Top, chance: &mut Chance) -> Deed {
    let must = sim.passed & (1 << sim.turn) != 0;
    let wish = Wish { shape: top.shape, low: top.low, stars: 0, z: false, from_above: false };
    let fits = |lay: &Lay| !lay.rest.doomed() && !(lay.rest.is_empty() && (lay.stars > 0 || lay.z));
    let mut held_back = None;
    if top.shape == Shape::SINGLE
        && let Some(lay) = loose(hand, top.low)
        && fits(&lay)
    {
        return Deed::Lay(lay);
    }
    if let Some(lay) = build(hand, wish) {
        let breaks = top.shape == Shape::SINGLE && hand.plain() > 5 && chance.below(2) == 0;
        if fits(&lay) && !breaks {
            return Deed::Lay(lay);
        }
        held_back = Some(lay);
    }
    if (must || wants_the_lead(sim, hand, chance))
        && let Some(deed) = special(sim, hand, wish, fits)
    {
        return deed;
    }
    if must {
        if let Some(lay) = held_back.or_else(|| build(hand, Wish { stars: hand.stars, ..wish })) {
            return Deed::Lay(lay);
        }
        if hand.crackers > 0 && !sim.cracker_last {
            return Deed::Cracker;
        }
    }
    Deed::Pass
}

/// Whether it is time to spend stars, Zs and firecrackers.
fn wants_the_lead(sim: &Sim, hand: Holding, chance: &mut Chance) -> bool {
    let threat = (0..sim.seats).any(|seat| {
        let other = sim.hands[usize::from(seat)];
        seat != sim.turn && !other.is_empty() && other.len() <= 3
    });
    threat
        || hand.specials() + 1 >= hand.plain()
        || chance.below(8) == 0
        || plays_needed(hand.plain_part()) <= 1 + hand.specials().min(3)
}

/// An answer that spends stars, a Z or a firecracker.
fn special(sim: &Sim, hand: Holding, wish: Wish, fits: impl Fn(&Lay) -> bool) -> Option<Deed> {
    if hand.crackers > 0 && !sim.cracker_last && hand.plain() > 0 {
        return Some(Deed::Cracker);
    }
    let stars = hand.stars;
    build(hand, Wish { z: true, stars, ..wish })
        .filter(&fits)
        .or_else(|| if stars > 0 { build(hand, Wish { stars, ..wish }).filter(&fits) } else { None })
        .map(Deed::Lay)
}

/// How a hand can answer: with plain letters, with special cards only, or not at all. It is used to interpret passes.
pub(super) fn can_answer(hand: Holding, top: Top) -> Answer {
    let plain = Wish { shape: top.shape, low: top.low, stars: 0, z: false, from_above: false };
    if build(hand, plain).is_some() {
        Answer::Plainly
    } else if hand.crackers > 0
        || build(hand, Wish { stars: hand.stars, ..plain }).is_some()
        || build(hand, Wish { stars: hand.stars, z: true, ..plain }).is_some()
    {
        Answer::Specially
    } else {
        Answer::NotAtAll
    }
}

/// How a hand can answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Answer {
    Plainly,
    Specially,
    NotAtAll,
}
