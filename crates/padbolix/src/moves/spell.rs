//! How a play is written, and which of its letters are stars.

use super::pattern::Pattern;
use crate::action::Action;
use crate::card::{Counts, LETTERS};
use crate::groups::Groups;
use crate::play::Play;
use alloc::vec::Vec;
use core::ops::ControlFlow;

/// The most stars that are counted: the box has no more.
const STARS: usize = 7;
/// For how many plays a batch reserves memory when the first one comes.
const FIRST: usize = 24;

/// Writes a group, using the cards that are left in `rest`, and stars if those are too few.
///
/// In a play that is written like this, with ascending groups, the letter cards are in the first groups.
pub(super) fn group(text: &mut Vec<u8>, start: usize, pattern: Pattern, rest: &[i8; LETTERS]) {
    for (sign, rest) in (b'B' + start as u8..).zip(&rest[start..start + pattern.width]) {
        for card in 0..pattern.weight {
            text.push(if *rest > card { sign } else { sign.to_ascii_lowercase() });
        }
    }
}

fn groups(size: u8, text: &[u8]) -> Groups {
    // Letters of ASCII are always text.
    Groups::of_size(size, core::str::from_utf8(text).unwrap_or_default())
}

/// Plays of one shape by their groups. Each is written with the fewest stars; the same groups may also be played with more.
#[derive(Default)]
pub(super) struct Batch {
    /// How many cards a group has.
    size: u8,
    /// How many bytes a play takes in `texts`: its signs, and one more.
    length: usize,
    /// The plays one after the other, each followed by a byte that tells how many of its letter cards may become stars.
    texts: Vec<u8>,
    count: usize,
}

impl Batch {
    /// An empty batch.
    pub(super) fn of(pattern: Pattern) -> Batch {
        Batch { size: pattern.cards(), ..Batch::default() }
    }

    /// Adds a play of which up to `extra` letter cards may become stars.
    pub(super) fn note(&mut self, text: &[u8], extra: u8) {
        if self.texts.is_empty() {
            // If there is one play there are mostly more, so memory is reserved once instead of five times.
            self.length = text.len() + 1;
            self.texts.reserve(self.length * FIRST);
        }
        self.texts.extend_from_slice(text);
        self.texts.push(extra);
        self.count = self.count.saturating_add(count(text, extra));
    }

    /// How many plays these are, those with more stars included.
    pub(super) fn count(&self) -> usize {
        self.count
    }

    /// The lowest letter of the first play.
    pub(super) fn lowest(&self) -> Option<usize> {
        self.texts.first().map(|sign| usize::from(sign.to_ascii_uppercase() - b'B'))
    }

    /// Writes out at most so many plays. Of the same groups, those with the fewest stars come first.
    pub(super) fn write(mut self, most: usize, list: &mut Vec<Action>) {
        let (size, end) = (self.size, list.len().saturating_add(most));
        for text in self.texts.chunks_mut(self.length.max(1)) {
            let Some((extra, text)) = text.split_last_mut() else { break };
            let flow = each(text, *extra, &mut |text| {
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

/// How many letter cards the text has of each letter.
fn reals(text: &[u8]) -> Counts {
    let mut reals = [0; LETTERS];
    for sign in text.iter().filter(|sign| sign.is_ascii_uppercase()) {
        if let Some(count) = reals.get_mut(usize::from(sign - b'B')) {
            *count += 1;
        }
    }
    reals
}

/// How many plays the groups make with up to `extra` more stars, which replace letter cards that are in hand.
fn count(text: &[u8], extra: u8) -> usize {
    let extra = usize::from(extra).min(STARS);
    if extra == 0 {
        return 1;
    }
    // ways[n] is the number of ways to replace n cards by stars; it is built up letter by letter.
    let mut ways = [0usize; STARS + 1];
    ways[0] = 1;
    for real in reals(text).into_iter().filter(|real| *real > 0) {
        for n in (1..=extra).rev() {
            ways[n] = ways[n.saturating_sub(usize::from(real))..=n].iter().sum();
        }
    }
    ways[..=extra].iter().sum()
}

/// Visits each of these plays, and leaves the text as it was.
fn each(text: &mut [u8], extra: u8, visit: &mut dyn FnMut(&[u8]) -> ControlFlow<()>) -> ControlFlow<()> {
    if extra == 0 {
        return visit(text);
    }
    let reals = reals(text);
    replace(text, &reals, 0, extra, visit)
}

/// Replaces letter cards, from that letter on, by up to `extra` stars in every way, beginning with none.
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

/// Replaces the last card of a letter, then cards of later letters, then another card of this letter.
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

/// The form of an action in which the list has it. An action that is no play stays as it is.
pub(crate) fn canonical(action: &Action) -> Action {
    let Action::Play { groups: written } = action else { return action.clone() };
    let Some(play) = Play::seen(written) else { return action.clone() };
    let pattern = Pattern::of(play.formula.shape());
    let mut left = play.letters;
    let mut rest = play.cards().letters.map(|count| count as i8);
    let mut text = Vec::new();
    // The lowest letter that is left must start a group, so there is only one way to divide the letters.
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
