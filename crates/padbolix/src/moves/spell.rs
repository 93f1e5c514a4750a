//! Which of a play's letters are stars, and how it is written.

use super::search::Found;
use crate::action::{Action, Group};
use crate::card::{Counts, LETTERS};
use crate::formula::{Kind, Play, Shape};
use std::ops::ControlFlow;

/// The most stars that a count looks at; more are in no box.
const STARS: usize = 7;

/// How many plays those groups make with at most that many stars: stars may also stand for letters that are in hand.
pub(crate) fn count(found: &Found<'_>, stars: u8) -> usize {
    let extra = usize::from(stars.saturating_sub(found.missing)).min(STARS);
    if extra == 0 {
        return 1;
    }
    // ways[n]: ways to replace n cards by stars, letter by letter.
    let mut ways = [0usize; STARS + 1];
    ways[0] = 1;
    for (index, total) in found.totals.iter().enumerate().filter(|(_, total)| **total > 0) {
        let real = usize::from(total - found.missing_of(index));
        for n in (1..=extra).rev() {
            ways[n] = ways[n.saturating_sub(real)..=n].iter().sum();
        }
    }
    ways[..=extra].iter().sum()
}

/// Calls back with the stars of each such play, by letter; fewest for the lowest letters first.
pub(crate) fn each(
    found: &Found<'_>,
    hand: &Counts,
    stars: u8,
    visit: &mut dyn FnMut(&Counts) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let mut used: Counts = [0; LETTERS];
    for (index, stars) in used.iter_mut().enumerate() {
        *stars = found.missing_of(index);
    }
    let extra = stars.saturating_sub(found.missing);
    if extra == 0 {
        return visit(&used);
    }
    let mut reals = [(0u8, 0u8); LETTERS];
    let mut count = 0;
    for (index, total) in found.totals.iter().enumerate().filter(|(_, total)| **total > 0) {
        reals[count] = (index as u8, (*total).min(hand[index]));
        count += 1;
    }
    replace(&reals[..count], extra, &mut used, visit)
}

/// Replaces real cards (letter, how many) by up to `extra` stars, in every way, none first.
fn replace(
    reals: &[(u8, u8)],
    extra: u8,
    used: &mut Counts,
    visit: &mut dyn FnMut(&Counts) -> ControlFlow<()>,
) -> ControlFlow<()> {
    visit(used)?;
    if extra == 0 {
        return ControlFlow::Continue(());
    }
    for (at, (index, real)) in reals.iter().enumerate() {
        let before = used[usize::from(*index)];
        for more in 1..=extra.min(*real) {
            used[usize::from(*index)] = before + more;
            replace(&reals[at + 1..], extra - more, used, visit)?;
        }
        used[usize::from(*index)] = before;
    }
    ControlFlow::Continue(())
}

/// Writes the groups: real cards in the groups that come first, stars in the later ones.
pub(crate) fn groups(shape: Shape, starts: &[u8], totals: &Counts, stars: &Counts) -> Vec<Group> {
    let mut real: Counts = [0; LETTERS];
    for index in 0..LETTERS {
        real[index] = totals[index].saturating_sub(stars[index]);
    }
    let step = usize::from(shape.kind != Kind::Pairs);
    let group = |start: &u8| {
        let mut signs = [0u8; LETTERS];
        let length = usize::from(shape.length).min(LETTERS);
        for (at, sign) in signs.iter_mut().enumerate().take(length) {
            let index = (usize::from(*start) + at * step).min(LETTERS - 1);
            let left = &mut real[index];
            let case = if *left > 0 { b'B' } else { b'b' };
            *left = left.saturating_sub(1);
            *sign = case + index as u8;
        }
        // Letters of ASCII are always text.
        std::str::from_utf8(&signs[..length]).unwrap_or_default().to_owned()
    };
    starts.iter().map(group).collect()
}

/// The one way of writing an action that the enumeration uses. What is no play stays as it is.
pub(crate) fn canonical(action: &Action) -> Action {
    let Action::Play { groups: written } = action else { return action.clone() };
    let Some(play) = Play::seen(written) else { return action.clone() };
    let mut left = play.letters;
    let shape = play.formula.shape();
    let mut starts = Vec::with_capacity(usize::from(shape.groups));
    // The lowest letter that is left must start a group, so there is one way to take the letters apart.
    for start in 0..LETTERS {
        while left[start] > 0 {
            for slot in left.iter_mut().skip(start).take(shape.width()) {
                *slot = slot.saturating_sub(shape.weight());
            }
            starts.push(start as u8);
        }
    }
    Action::Play { groups: groups(shape, &starts, &play.letters, &play.stars) }
}
