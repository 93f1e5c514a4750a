//! Reasons for a play, a firecracker or a pass: what it keeps, and what it gains over the alternative.

use super::holding::{Holding, plays_needed};
use super::lay::Lay;
use super::sim::Deed;
use crate::search::Arm;
use padbolix::{Kind, Shape};
use tabletop::Message;

/// A hand with at most so many plain letters has to keep one for the end (PAD-23).
const LETTERS_FOR_THE_END: u32 = 3;

/// The letters by their bits.
const SIGNS: &str = "BCDEFGHIJKLMNOPQRSTUVWXYZ";

/// The reason for the chosen deed. `arms` is what the search has found about the deeds; it is empty if there was no choice.
pub(super) fn of(hand: Holding, deeds: &[Deed], arms: &[Arm], chosen: usize) -> Option<Message> {
    let others = || deeds.iter().enumerate().filter(move |(at, _)| *at != chosen);
    let mean = |at: usize| arms.get(at).filter(|arm| arm.visits > 0).map(|arm| arm.mean);
    let message = match deeds.get(chosen)? {
        Deed::Pass => {
            let rival = others().max_by(|(a, _), (b, _)| {
                let value = |at| mean(at).unwrap_or(f64::NEG_INFINITY);
                value(*a).total_cmp(&value(*b))
            });
            pass(hand, rival.map(|(_, deed)| deed))
        }
        Deed::Cracker => Message::new("padbolix-reason-firecracker"),
        Deed::Lay(lay) => {
            let traps = others().any(|(_, other)| matches!(other, Deed::Lay(other) if other.rest.doomed()));
            play(hand, lay, traps)
        }
    };
    // A play is compared with passing, if that is allowed, and a pass with playing.
    let passes = |at: &usize| deeds.get(*at) == Some(&Deed::Pass);
    let over_pass = !passes(&chosen);
    let rivals = others().map(|(at, _)| at).filter(|at| passes(at) == over_pass);
    let rival = rivals.filter_map(mean).reduce(f64::max);
    let gain = mean(chosen).zip(rival).map_or(0.0, |(own, other)| own - other);
    Some(
        message
            .number("gain", gain.max(0.0).round() as i64)
            .text("than", if over_pass { "pass" } else { "play" }),
    )
}

/// The reason for a pass: it keeps what the best play would have taken out of the hand.
fn pass(hand: Holding, rival: Option<&Deed>) -> Message {
    let keeps = match rival {
        None => return Message::new("padbolix-reason-nothing"),
        Some(Deed::Cracker) => "firecracker",
        Some(Deed::Lay(lay)) if zs_of(hand, lay) > 0 => "z",
        Some(Deed::Lay(lay)) if lay.stars > 0 => "star",
        Some(Deed::Lay(lay)) if lay.shape == Shape::SINGLE && breaks_pair(hand, lay) => "pair",
        Some(Deed::Lay(lay)) if breaks_run(hand, lay) => "formula",
        Some(Deed::Lay(lay)) => {
            return letter(Message::new("padbolix-reason-pass").text("keeps", "letter"), spent(hand, lay));
        }
        Some(Deed::Pass) => "other",
    };
    Message::new("padbolix-reason-pass").text("keeps", keeps)
}

fn play(hand: Holding, lay: &Lay, traps: bool) -> Message {
    let rest = lay.rest;
    if rest.is_empty() {
        let special = lay.stars > 0 || lay.z;
        return Message::new(if special { "padbolix-reason-trapped" } else { "padbolix-reason-out" });
    }
    if lay.z {
        // A star may stand for any letter of the play; here only those count that stand for a Z.
        let stars = match (zs_of(hand, lay), lay.shape.kind) {
            (0, Kind::Pairs) => 2,
            (0, _) => 1,
            _ => 0,
        };
        return Message::new("padbolix-reason-z").number("spends", stars);
    }
    let few = hand.plain() <= LETTERS_FOR_THE_END && hand.specials() > 0;
    let keeps = if few && traps && !rest.doomed() {
        "letter"
    } else if hand.stars > 0 && lay.stars == 0 {
        "stars"
    } else if lay.shape == Shape::SINGLE && hand.two != 0 && !breaks_pair(hand, lay) {
        "pair"
    } else if lay.shape == Shape::SINGLE && lay.stars == 0 && rest.one >= spent(hand, lay) << 1 {
        "higher"
    } else {
        "other"
    };
    let (kind, cards) = (lay.shape.kind, lay.shape.cards());
    let kind = match kind {
        Kind::Single if lay.stars > 0 => "star",
        Kind::Single if alone(hand, lay) => "loose",
        Kind::Single => "single",
        Kind::Pairs => "pairs",
        Kind::Sequences => "sequences",
    };
    let message = Message::new("padbolix-reason-play")
        .text("kind", kind)
        .count("groups", usize::from(lay.shape.groups))
        .count("cards", cards)
        .number("spends", lay.stars)
        .text("keeps", keeps)
        // With special cards in hand the number would be wrong.
        .number("plays", if rest.specials() == 0 { plays_needed(rest.plain_part()) } else { 0 });
    letter(message, rest.one)
}

/// The letters that it takes out of the hand.
fn spent(hand: Holding, lay: &Lay) -> u32 {
    (hand.one & !lay.rest.one) | (hand.two & !lay.rest.two)
}

/// Adds the strongest of some letters.
fn letter(message: Message, letters: u32) -> Message {
    let highest = letters.checked_ilog2().and_then(|index| SIGNS.get(index as usize..=index as usize));
    message.text("letter", highest.unwrap_or_default())
}

/// How many Zs it takes out of the hand, not counting stars that stand for one.
fn zs_of(hand: Holding, lay: &Lay) -> u32 {
    hand.zs() - lay.rest.zs()
}

/// Whether the letter of a single makes no group with another of the hand: it has no twin and no neighbour.
fn alone(hand: Holding, lay: &Lay) -> bool {
    let letter = hand.one & !lay.rest.one;
    letter != 0 && (letter << 1 | letter >> 1) & hand.one == 0
}

fn breaks_pair(hand: Holding, lay: &Lay) -> bool {
    hand.two & !lay.rest.two != 0
}

/// Whether the hand needs as many plays after it as before, because the cards were part of a larger group.
fn breaks_run(hand: Holding, lay: &Lay) -> bool {
    plays_needed(lay.rest.plain_part()) >= plays_needed(hand.plain_part())
}
