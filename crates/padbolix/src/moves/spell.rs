//! How a play is written, and which of its letters are stars.

use super::pattern::Pattern;
use crate::action::Action;
use crate::card::{Counts, LETTERS};
use crate::groups::Groups;
use crate::play::Play;
use std::ops::ControlFlow;

/// The most stars that a count looks at; more are in no box.
const STARS: usize = 7;
/// For how many plays a batch has room when the first comes.
const FIRST: usize = 24;

/// Writes a group of cards of which `rest` are left: where there are too few, stars.
///
/// A play that is written so, its groups ascending, has its real cards in the groups that come first.
pub(super) fn group(text: &mut Vec<u8>, start: usize, pattern: Pattern, rest: &[i8; LETTERS]) {
    for (index, rest) in rest.iter().enumerate().skip(start).take(pattern.width) {
        for card in 0..pattern.weight {
            let case = if *rest > card { b'B' } else { b'b' };
            text.push(case + index as u8);
        }
    }
}

fn groups(size: u8, text: &[u8]) -> Groups {
    // Letters of ASCII are always text.
    Groups::of_size(size, std::str::from_utf8(text).unwrap_or_default())
}

/// Plays of one shape, told by their groups: each is written with as few stars as can be, and may be played with more.
#[derive(Default)]
pub(super) struct Batch {
    /// How many cards a group has.
    size: u8,
    /// What is written, one behind the other; all are of one length.
    texts: Vec<u8>,
    /// How many real cards of each may become stars.
    extras: Vec<u8>,
    count: usize,
}

impl Batch {
    /// None yet.
    pub(super) fn of(pattern: Pattern) -> Batch {
        Batch { size: pattern.cards(), ..Batch::default() }
    }

    /// Notes groups of which up to `extra` real cards may become stars.
    pub(super) fn note(&mut self, text: &[u8], extra: u8) {
        if self.extras.is_empty() {
            // Where there is one there are mostly more: memory is asked for once, not five times.
            self.texts.reserve(text.len() * FIRST);
            self.extras.reserve(FIRST);
        }
        self.texts.extend_from_slice(text);
        self.extras.push(extra);
        self.count = self.count.saturating_add(count(text, extra));
    }

    /// How many plays these are.
    pub(super) fn count(&self) -> usize {
        self.count
    }

    /// Writes out at most so many of them; of the same groups, those with the fewest stars among the lowest letters first.
    pub(super) fn write(mut self, most: usize, list: &mut Vec<Action>) {
        let (size, end) = (self.size, list.len().saturating_add(most));
        let length = self.texts.len() / self.extras.len().max(1);
        for (text, extra) in self.texts.chunks_mut(length.max(1)).zip(self.extras) {
            let flow = each(text, extra, &mut |text| {
                if list.len() >= end {
                    return ControlFlow::Break(());
                }
                list.push(Action::Play { groups: groups(size, text) });
                ControlFlow::Continue(())
            });
            if flow.is_break() {
                break;
            }
        }
    }
}

/// How many real cards it has of each letter.
fn reals(text: &[u8]) -> Counts {
    let mut reals = [0; LETTERS];
    for sign in text.iter().filter(|sign| sign.is_ascii_uppercase()) {
        if let Some(count) = reals.get_mut(usize::from(sign - b'B')) {
            *count += 1;
        }
    }
    reals
}

/// How many plays groups make with at most so many stars more: they may also stand for letters that are in hand.
fn count(text: &[u8], extra: u8) -> usize {
    let extra = usize::from(extra).min(STARS);
    if extra == 0 {
        return 1;
    }
    // ways[n]: ways to replace n cards by stars, letter by letter.
    let mut ways = [0usize; STARS + 1];
    ways[0] = 1;
    for real in reals(text).into_iter().filter(|real| *real > 0) {
        for n in (1..=extra).rev() {
            ways[n] = ways[n.saturating_sub(usize::from(real))..=n].iter().sum();
        }
    }
    ways[..=extra].iter().sum()
}

/// Calls back with each such play, and leaves the text as it was.
fn each(text: &mut [u8], extra: u8, visit: &mut dyn FnMut(&[u8]) -> ControlFlow<()>) -> ControlFlow<()> {
    if extra == 0 {
        return visit(text);
    }
    let reals = reals(text);
    replace(text, &reals, 0, extra, visit)
}

/// Replaces real cards of the letters from that one on by up to `extra` stars, in every way, none first.
fn replace(
    text: &mut [u8],
    reals: &Counts,
    from: usize,
    extra: u8,
    visit: &mut dyn FnMut(&[u8]) -> ControlFlow<()>,
) -> ControlFlow<()> {
    visit(text)?;
    if extra == 0 {
        return ControlFlow::Continue(());
    }
    for index in (from..LETTERS).filter(|index| reals[*index] > 0) {
        replace_some(text, reals, index, extra, visit)?;
    }
    ControlFlow::Continue(())
}

/// Replaces the last real card of a letter, then others of later letters; then one more of this one.
fn replace_some(
    text: &mut [u8],
    reals: &Counts,
    index: usize,
    extra: u8,
    visit: &mut dyn FnMut(&[u8]) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let sign = b'B' + index as u8;
    let Some(at) = text.iter().rposition(|other| *other == sign) else { return ControlFlow::Continue(()) };
    text[at] = sign.to_ascii_lowercase();
    let mut flow = replace(text, reals, index + 1, extra - 1, visit);
    if flow.is_continue() && extra > 1 {
        flow = replace_some(text, reals, index, extra - 1, visit);
    }
    text[at] = sign;
    flow
}

/// The one way of writing an action that the enumeration uses. What is no play stays as it is.
pub(crate) fn canonical(action: &Action) -> Action {
    let Action::Play { groups: written } = action else { return action.clone() };
    let Some(play) = Play::seen(written) else { return action.clone() };
    let pattern = Pattern::of(play.formula.shape());
    let mut left = play.letters;
    let mut rest = play.cards().letters.map(|count| count as i8);
    let mut text = Vec::new();
    // The lowest letter that is left must start a group, so there is one way to take the letters apart.
    for start in 0..LETTERS {
        while left[start] > 0 {
            group(&mut text, start, pattern, &rest);
            for (left, rest) in left.iter_mut().zip(&mut rest).skip(start).take(pattern.width) {
                *left = left.saturating_sub(pattern.weight as u8);
                *rest -= pattern.weight;
            }
        }
    }
    Action::Play { groups: groups(pattern.cards(), &text) }
}
