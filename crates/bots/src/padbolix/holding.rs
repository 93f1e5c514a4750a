//! Hands as bit masks, which are small and fast enough for playouts.

use padbolix::{Hand, LETTERS};

/// The bit of Z.
pub(super) const Z: u32 = 1 << (LETTERS - 1);
/// The bits of all letters.
pub(super) const ALL: u32 = (1 << LETTERS) - 1;

/// The cards of a hand. There are at most two of each letter, so two masks hold them.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Holding {
    /// The letters of which there is at least one; bit 0 is B.
    pub(super) one: u32,
    /// The letters of which there are two.
    pub(super) two: u32,
    pub(super) stars: u8,
    pub(super) crackers: u8,
}

impl Holding {
    pub(super) fn of(hand: &Hand) -> Holding {
        let mut holding = Holding { stars: hand.stars, crackers: hand.firecrackers, ..Holding::default() };
        for (index, count) in hand.letters.iter().enumerate() {
            holding.one |= u32::from(*count > 0) << index;
            holding.two |= u32::from(*count > 1) << index;
        }
        holding
    }

    pub(super) fn letters(self) -> u32 {
        self.one.count_ones() + self.two.count_ones()
    }

    pub(super) fn len(self) -> u32 {
        self.letters() + u32::from(self.stars) + u32::from(self.crackers)
    }

    pub(super) fn is_empty(self) -> bool {
        self.one == 0 && self.stars == 0 && self.crackers == 0
    }

    /// How many Zs it has.
    pub(super) fn zs(self) -> u32 {
        u32::from(self.one & Z != 0) + u32::from(self.two & Z != 0)
    }

    /// How many letters it has on which a seat may go out.
    pub(super) fn plain(self) -> u32 {
        self.letters() - self.zs()
    }

    /// How many cards it has on which a seat must not go out (PAD-23).
    pub(super) fn specials(self) -> u32 {
        self.zs() + u32::from(self.stars) + u32::from(self.crackers)
    }

    /// Whether all cards left are such that going out on them takes the lowest rank (PAD-23).
    pub(super) fn doomed(self) -> bool {
        !self.is_empty() && self.plain() == 0
    }

    /// The plain letters alone.
    pub(super) fn plain_part(self) -> Holding {
        Holding { one: self.one & !Z, two: self.two & !Z, stars: 0, crackers: 0 }
    }

    /// Takes out one of each of these letters, which the hand must have.
    pub(super) fn take(&mut self, letters: u32) {
        let from_two = letters & self.two;
        self.one &= !(letters & !from_two);
        self.two &= !from_two;
    }

    /// Takes out both cards of each of these letters, which the hand must have.
    pub(super) fn take_pairs(&mut self, letters: u32) {
        self.one &= !letters;
        self.two &= !letters;
    }

    /// The hand with the cards of another one, which came out of it.
    pub(super) fn with(self, other: Holding) -> Holding {
        Holding {
            one: self.one | other.one,
            two: self.two | other.two | (self.one & other.one),
            stars: self.stars + other.stars,
            crackers: self.crackers + other.crackers,
        }
    }
}

/// The letters from which a run of that length starts.
pub(super) fn run_starts(one: u32, length: u8) -> u32 {
    let mut starts = one;
    for step in 1..u32::from(length) {
        starts &= one >> step;
    }
    starts
}

/// The letters of a run.
pub(super) fn run(start: u32, length: u8) -> u32 {
    (((1u64 << length) - 1) << start) as u32 & ALL
}

/// How many runs of that length can be taken out at once, and what is left.
pub(super) fn take_runs(holding: Holding, length: u8) -> (u32, Holding) {
    let (mut rest, mut count) = (holding, 0);
    loop {
        let starts = run_starts(rest.one, length);
        if starts == 0 {
            return (count, rest);
        }
        rest.take(run(starts.trailing_zeros(), length));
        count += 1;
    }
}

/// About how many plays it takes to get rid of these letters without stars, always playing the formula with most cards.
pub(super) fn plays_needed(holding: Holding) -> u32 {
    let (mut rest, mut plays) = (holding, 0);
    while rest.one != 0 {
        let pairs = rest.two.count_ones();
        let mut most = 2 * pairs;
        let mut after = rest;
        after.take_pairs(rest.two);
        for length in 2..=LETTERS as u8 {
            let (count, left) = take_runs(rest, length);
            if count == 0 {
                break;
            }
            let cards = count * u32::from(length);
            if cards > most || cards == most && left.two.count_ones() > after.two.count_ones() {
                (most, after) = (cards, left);
            }
        }
        if most == 0 {
            return plays + rest.letters();
        }
        (rest, plays) = (after, plays + 1);
    }
    plays
}

#[cfg(test)]
mod tests {
    use super::*;

    fn holding(signs: &str) -> Holding {
        Holding::of(&signs.chars().filter_map(padbolix::Card::from_char).collect())
    }

    #[test]
    fn a_holding_counts_and_takes() {
        let mut hand = holding("BBCZZ*!");
        assert_eq!((hand.len(), hand.plain(), hand.specials(), hand.zs()), (7, 3, 4, 2));
        hand.take(0b11);
        assert_eq!(hand, holding("BZZ*!"));
        assert_eq!(hand.with(holding("BC")), holding("BBCZZ*!"));
        hand.take(0b1);
        assert!(hand.doomed());
    }

    #[test]
    fn plays_needed_takes_the_largest_formulas() {
        for (signs, plays) in
            [("", 0), ("C", 1), ("BBDDKK", 1), ("BCDE", 1), ("BCDXMNP", 4), ("BDF", 3), ("EFFG", 1)]
        {
            assert_eq!(plays_needed(holding(signs)), plays, "{signs}");
        }
    }
}
