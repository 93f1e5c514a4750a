//! The deeds that a bot considers.

use alloc::vec::Vec;

use super::holding::{Holding, Z, plays_needed};
use super::lay::{Lay, Wish, build};
use super::sim::{Deed, Top};
use padbolix::{Kind, LETTERS, Shape};

/// The plays that are worth trying: leads of every shape, answers of every strength, with few stars and with more, with a Z and without.
pub(super) fn lays(hand: Holding, top: Option<Top>) -> Vec<Lay> {
    let mut list = Vec::new();
    match top {
        Some(top) => answers(hand, top, &mut list),
        None => leads(hand, &mut list),
    }
    list
}

fn add(list: &mut Vec<Lay>, lay: Option<Lay>) {
    if let Some(lay) = lay
        && !list.iter().any(|other| (other.key, other.shape, other.rest) == (lay.key, lay.shape, lay.rest))
    {
        list.push(lay);
    }
}

fn answers(hand: Holding, top: Top, list: &mut Vec<Lay>) {
    for low in top.low..LETTERS as u8 {
        for stars in 0..=hand.stars {
            let before = list.len();
            for (z, from_above) in [(false, false), (false, true), (true, false)] {
                add(list, build(hand, Wish { shape: top.shape, low, stars, z, from_above }));
            }
            // The number of stars is raised only until it makes a play possible.
            if list.len() > before {
                break;
            }
        }
    }
}

fn leads(hand: Holding, list: &mut Vec<Lay>) {
    for letter in 0..LETTERS as u8 {
        if hand.one & !Z & 1 << letter != 0 {
            let wish = Wish { shape: Shape::SINGLE, low: letter, stars: 0, z: false, from_above: false };
            add(list, build(hand, wish));
        }
    }
    if hand.one & Z != 0 {
        add(list, build(hand, Wish { shape: Shape::SINGLE, low: 0, stars: 0, z: true, from_above: false }));
    }
    if hand.stars > 0 {
        let without = Holding { one: hand.one & !Z, two: hand.two & !Z, ..hand };
        let back = |lay: Lay| Lay {
            rest: Holding { one: lay.rest.one | hand.one & Z, two: lay.rest.two | hand.two & Z, ..lay.rest },
            ..lay
        };
        add(
            list,
            build(without, Wish { shape: Shape::SINGLE, low: 0, stars: 1, z: true, from_above: false })
                .map(back),
        );
    }
    let most = (hand.letters() + u32::from(hand.stars)).min(32) as u8;
    let lengths = (2..=most).map(|length| (Kind::Sequences, length));
    for (kind, length) in [(Kind::Pairs, 2)].into_iter().chain(lengths) {
        for groups in 1..=(most / length).min(16) {
            let shape = Shape { kind, groups, length };
            let before = list.len();
            for (z, from_above) in [(false, false), (false, true), (true, false)] {
                for stars in 0..=hand.stars {
                    let lay = build(hand, Wish { shape, low: 0, stars, z, from_above });
                    let found = lay.is_some();
                    add(list, lay);
                    if found {
                        break;
                    }
                }
            }
            if list.len() == before && groups > 1 {
                break;
            }
        }
    }
}

/// How good a deed looks before it is tried; more is better.
fn promise(hand: Holding, deed: &Deed) -> f64 {
    let rest = match deed {
        Deed::Lay(lay) => lay.rest,
        Deed::Cracker => Holding { crackers: hand.crackers - 1, ..hand },
        Deed::Pass => return f64::MAX,
    };
    if rest.is_empty() {
        return f64::MAX;
    }
    if rest.doomed() {
        return -100.0;
    }
    let z = matches!(deed, Deed::Lay(lay) if lay.z);
    let stars = (hand.stars - rest.stars) as f64;
    let shed = f64::from(hand.len() - rest.len());
    -3.0 * f64::from(plays_needed(rest.plain_part())) + 0.6 * shed - 0.8 * stars + if z { 1.0 } else { 0.0 }
}

/// Keeps the most promising deeds, at most so many.
pub(super) fn prune(hand: Holding, mut deeds: Vec<Deed>, most: usize) -> Vec<Deed> {
    if deeds.len() > most {
        tabletop::sort_by(&mut deeds, |a, b| promise(hand, b).total_cmp(&promise(hand, a)));
        deeds.truncate(most);
    }
    deeds
}
