//! Plays as a bot sees them, and how it builds one.

use alloc::string::String;

use super::holding::{Holding, Z, run, run_starts};
use padbolix::{Action, Kind, LETTERS, Letter, Shape};

/// The most groups of a bot's play. Dealt hands have no more than ten.
const MOST_GROUPS: usize = 16;

/// A play, with what it shows and what it leaves in hand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Lay {
    pub(super) shape: Shape,
    /// Index of the lowest letter.
    pub(super) low: u8,
    /// Whether it has a Z in it (PAD-19).
    pub(super) z: bool,
    /// How many stars it spends.
    pub(super) stars: u8,
    /// What is left in hand.
    pub(super) rest: Holding,
    /// A number that is equal for plays with the same letters, and for hardly any others (PAD-16).
    pub(super) key: u64,
    pub(super) starts: [u8; MOST_GROUPS],
}

/// What a play should be like.
#[derive(Clone, Copy, Debug)]
pub(super) struct Wish {
    pub(super) shape: Shape,
    /// Its lowest letter must be this or a higher one.
    pub(super) low: u8,
    /// It may spend that many stars.
    pub(super) stars: u8,
    /// Whether it must have a Z; if not, it must have none.
    pub(super) z: bool,
    /// Whether groups are searched from the highest letter down.
    pub(super) from_above: bool,
}

/// Odd numbers without a pattern, one for each letter. Sums of them tell multisets of letters apart.
const fn weights() -> [u64; LETTERS + 1] {
    let mut sums = [0u64; LETTERS + 1];
    let (mut index, mut state) = (0, 0x9e37_79b9_7f4a_7c15u64);
    while index < LETTERS {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        sums[index + 1] = sums[index].wrapping_add(state | 1);
        index += 1;
    }
    sums
}

/// `SUMS[n]`: the weights of the first n letters together.
const SUMS: [u64; LETTERS + 1] = weights();

/// The key of a play that somebody has made.
pub(super) fn key_of(letters: &padbolix::Counts) -> u64 {
    let weight = |index: usize| SUMS[index + 1].wrapping_sub(SUMS[index]);
    letters
        .iter()
        .enumerate()
        .fold(0, |key: u64, (index, count)| key.wrapping_add(weight(index).wrapping_mul(u64::from(*count))))
}

/// A play that is being built.
struct Draft {
    lay: Lay,
    wanted: u8,
    made: u8,
}

impl Draft {
    fn group(&mut self, start: u32, real: u32, stars: u8) {
        let shape = self.lay.shape;
        self.lay.rest.stars -= stars;
        self.lay.stars += stars;
        if shape.kind == Kind::Pairs {
            let letter = 1 << start;
            match stars {
                0 => self.lay.rest.take_pairs(letter),
                1 => self.lay.rest.take(letter),
                _ => {}
            }
        } else {
            self.lay.rest.take(real);
        }
        let (from, to) = (start as usize, start as usize + usize::from(shape.length));
        let shown = match shape.kind {
            Kind::Pairs => SUMS[from + 1].wrapping_sub(SUMS[from]).wrapping_mul(2),
            _ => SUMS[to].wrapping_sub(SUMS[from]),
        };
        self.lay.key = self.lay.key.wrapping_add(shown);
        self.lay.starts[usize::from(self.made)] = start as u8;
        self.lay.low = self.lay.low.min(start as u8);
        self.made += 1;
    }

    fn done(&self) -> bool {
        self.made == self.wanted
    }
}

/// Builds a play that fulfils the wish, with few stars. It is greedy, so it may miss a play whose groups must be chosen cleverly.
pub(super) fn build(hand: Holding, wish: Wish) -> Option<Lay> {
    let shape = wish.shape;
    let budget = wish.stars.min(hand.stars);
    if shape.cards() > hand.letters() as usize + usize::from(budget)
        || usize::from(shape.groups) > MOST_GROUPS
    {
        return None;
    }
    let lay = Lay { shape, low: u8::MAX, z: wish.z, stars: 0, rest: hand, key: 0, starts: [0; MOST_GROUPS] };
    let mut draft = Draft { lay, wanted: shape.groups, made: 0 };
    match shape.kind {
        Kind::Single => single(&mut draft, wish, budget)?,
        Kind::Pairs => pairs(&mut draft, wish, budget),
        Kind::Sequences => sequences(&mut draft, wish, budget),
    }
    if draft.done() { Some(draft.lay) } else { None }
}

fn single(draft: &mut Draft, wish: Wish, budget: u8) -> Option<()> {
    let rest = draft.lay.rest;
    if wish.z {
        if rest.one & Z != 0 {
            draft.group(Z.trailing_zeros(), Z, 0);
        } else if budget > 0 {
            draft.group(Z.trailing_zeros(), 0, 1);
        }
        return Some(());
    }
    let open = rest.one & !Z & above(wish.low);
    if open != 0 {
        let letter = if wish.from_above { 31 - open.leading_zeros() } else { open.trailing_zeros() };
        draft.group(letter, 1 << letter, 0);
    } else if budget > 0 && u32::from(wish.low) < Z.trailing_zeros() {
        draft.group(u32::from(wish.low), 0, 1);
    }
    Some(())
}

fn above(low: u8) -> u32 {
    u32::MAX.checked_shl(u32::from(low)).unwrap_or(0)
}

fn pairs(draft: &mut Draft, wish: Wish, mut budget: u8) {
    if wish.z {
        let missing = 2 - draft.lay.rest.zs().min(2) as u8;
        if missing > budget {
            return;
        }
        draft.group(Z.trailing_zeros(), Z, missing);
        budget -= missing;
    }
    for missing in 0..=2u8 {
        let mut open = match missing {
            0 => draft.lay.rest.two,
            1 => draft.lay.rest.one & !draft.lay.rest.two,
            _ => !draft.lay.rest.one,
        } & above(wish.low)
            & (Z - 1);
        while open != 0 && !draft.done() && missing <= budget {
            let letter = if wish.from_above || missing == 2 {
                31 - open.leading_zeros()
            } else {
                open.trailing_zeros()
            };
            open &= !(1 << letter);
            draft.group(letter, 1 << letter, missing);
            budget -= missing;
        }
        if draft.done() {
            return;
        }
    }
}

fn sequences(draft: &mut Draft, wish: Wish, mut budget: u8) {
    let length = wish.shape.length;
    let Some(last) = (LETTERS as u32).checked_sub(u32::from(length)) else { return };
    if wish.z {
        let real = run(last, length) & draft.lay.rest.one;
        let missing = length - real.count_ones() as u8;
        if last < u32::from(wish.low) || missing > budget {
            return;
        }
        draft.group(last, real, missing);
        budget -= missing;
    }
    // Without a Z a run ends at Y.
    let Some(end) = last.checked_sub(1) else { return };
    runs_of_cards(draft, wish);
    for missing in 1..=budget.min(length) {
        for step in 0..=end {
            let start = if wish.from_above { end - step } else { step };
            if start >= u32::from(wish.low) {
                runs_with_stars(draft, start, missing, &mut budget);
            }
        }
    }
}

/// Adds groups without stars, until there are enough or no more can be made.
fn runs_of_cards(draft: &mut Draft, wish: Wish) {
    let length = wish.shape.length;
    while !draft.done() {
        let starts = run_starts(draft.lay.rest.one & (Z - 1), length) & above(wish.low);
        if starts == 0 {
            return;
        }
        let start = if wish.from_above { 31 - starts.leading_zeros() } else { starts.trailing_zeros() };
        draft.group(start, run(start, length), 0);
    }
}

/// Adds groups that start at `start` and lack exactly `missing` cards, as long as there are stars for them.
fn runs_with_stars(draft: &mut Draft, start: u32, missing: u8, budget: &mut u8) {
    let letters = run(start, draft.lay.shape.length);
    while !draft.done() && missing <= *budget {
        let real = letters & draft.lay.rest.one;
        if (letters & !real).count_ones() != u32::from(missing) {
            return;
        }
        draft.group(start, real, missing);
        *budget -= missing;
    }
}

impl Lay {
    /// The play as an action from that hand. Its letter cards are in the first groups.
    pub(super) fn action(&self, hand: Holding) -> Action {
        let mut starts = self.starts[..usize::from(self.shape.groups)].to_vec();
        // There are few: std's sort would be more code than the rest of this file.
        for sorted in 1..starts.len() {
            for at in (1..=sorted).rev() {
                if starts[at - 1] <= starts[at] {
                    break;
                }
                starts.swap(at - 1, at);
            }
        }
        let count = |holding: Holding, at: usize| (holding.one >> at & 1) + (holding.two >> at & 1);
        let mut left: [u32; LETTERS] =
            core::array::from_fn(|at| count(hand, at).saturating_sub(count(self.rest, at)));
        let step = usize::from(self.shape.kind != Kind::Pairs);
        let group = |start: u8| {
            let letters = (0..usize::from(self.shape.length)).map(|at| usize::from(start) + at * step);
            letters
                .filter_map(Letter::from_index)
                .map(|letter| {
                    let left = &mut left[letter.index()];
                    if *left > 0 {
                        *left -= 1;
                        letter.as_char()
                    } else {
                        letter.as_char().to_ascii_lowercase()
                    }
                })
                .collect::<String>()
        };
        Action::Play { groups: starts.into_iter().map(group).collect() }
    }
}
