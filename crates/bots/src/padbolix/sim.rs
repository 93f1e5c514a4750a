//! A small model of a deal for playouts, which performs plays without making events.

use super::holding::Holding;
use super::lay::Lay;
use padbolix::{Shape, Title};

/// The most seats.
pub(super) const SEATS: usize = 4;

/// The play to follow.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Top {
    pub(super) shape: Shape,
    pub(super) low: u8,
    pub(super) key: u64,
}

/// What a seat does in its turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Deed {
    Lay(Lay),
    Cracker,
    Pass,
}

/// A deal in progress.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Sim {
    pub(super) hands: [Holding; SEATS],
    pub(super) seats: u8,
    pub(super) turn: u8,
    pub(super) top: Option<Top>,
    /// The seat that made the last play of the trick.
    pub(super) last: u8,
    pub(super) cracker_last: bool,
    /// The seats, as bits, that have passed or were skipped since (PAD-18).
    pub(super) silent: u8,
    /// The seats, as bits, that have passed freely in this trick (PAD-14).
    pub(super) passed: u8,
    /// The best and the lowest rank that are still free (PAD-21, PAD-23).
    pub(super) best: u8,
    pub(super) worst: u8,
    /// By seat, its points once it is out.
    pub(super) points: [Option<i8>; SEATS],
    pub(super) over: bool,
}

impl Sim {
    fn holds(&self, seat: u8) -> bool {
        !self.hands[usize::from(seat)].is_empty()
    }

    fn holders(&self) -> u8 {
        (0..self.seats).filter(|seat| self.holds(*seat)).fold(0, |mask, seat| mask | 1 << seat)
    }

    fn next(&self, after: u8) -> u8 {
        let mut seat = after;
        for _ in 0..self.seats {
            seat = (seat + 1) % self.seats;
            if self.holds(seat) {
                return seat;
            }
        }
        after
    }

    fn rank(&mut self, seat: u8, lowest: bool) {
        let rank = if lowest { self.worst } else { self.best };
        if lowest {
            self.worst = self.worst.saturating_sub(1)
        } else {
            self.best += 1
        }
        self.points[usize::from(seat)] = Some(Title::of(rank, usize::from(self.seats)).points() as i8);
    }

    /// Performs a deed, which must be legal.
    pub(super) fn play(&mut self, deed: Deed) {
        let seat = self.turn;
        match deed {
            Deed::Lay(lay) => {
                let same = !self.cracker_last && self.top.is_some_and(|top| top.key == lay.key);
                self.hands[usize::from(seat)] = lay.rest;
                self.top = Some(Top { shape: lay.shape, low: lay.low, key: lay.key });
                self.cracker_last = false;
                self.played(seat, lay.z || lay.stars > 0, lay.z, same);
            }
            Deed::Cracker => {
                self.hands[usize::from(seat)].crackers -= 1;
                self.cracker_last = true;
                self.played(seat, true, false, true);
            }
            Deed::Pass => {
                self.silent |= 1 << seat;
                self.go_on(seat);
            }
        }
    }

    fn played(&mut self, seat: u8, special: bool, z: bool, skip: bool) {
        self.last = seat;
        self.silent = 0;
        if !self.holds(seat) {
            self.rank(seat, special);
            let holders = self.holders();
            if holders.count_ones() <= 1 {
                if holders != 0 {
                    self.rank(holders.trailing_zeros() as u8, false);
                }
                self.over = true;
                return;
            }
        }
        if z {
            return self.lead(seat);
        }
        let mut at = seat;
        if skip {
            at = self.next(seat);
            self.silent |= 1 << at;
        }
        self.go_on(at);
    }

    fn go_on(&mut self, at: u8) {
        let waiting = self.holders() & !self.silent & !(1 << self.last);
        if waiting == 0 { self.lead(self.last) } else { self.turn = self.next(at) }
    }

    /// Gives the lead to a seat, or to the one that can lead in its place (PAD-20, PAD-27).
    pub(super) fn lead(&mut self, seat: u8) {
        (self.top, self.cracker_last, self.silent, self.passed) = (None, false, 0, 0);
        let owner = if self.holds(seat) { seat } else { self.next(seat) };
        let mut leader = owner;
        for _ in 0..self.seats {
            let hand = self.hands[usize::from(leader)];
            if hand.one != 0 || hand.stars > 0 {
                self.turn = leader;
                self.last = leader;
                return;
            }
            leader = self.next(leader);
        }
        let mut seat = owner;
        for _ in 0..self.seats {
            if self.holds(seat) && self.points[usize::from(seat)].is_none() {
                self.rank(seat, true);
            }
            seat = (seat + 1) % self.seats;
        }
        self.over = true;
    }
}
