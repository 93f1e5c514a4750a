//! Ranks of a deal and their points (PAD-21 to PAD-23).

use alloc::vec::Vec;

use serde::{Deserialize, Serialize};
use tabletop::Seat;

/// The name of a rank.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Title {
    /// The first: 4 points.
    Dubolix,
    /// The second, if it is not the last: 2 points.
    Ossilix,
    /// The third of four: no point.
    Pernigagnix,
    /// The last: −2 points.
    Padbolix,
}

impl Title {
    /// The title of a rank, from 1, at a table of `seats` (PAD-21, PAD-22).
    pub fn of(rank: u8, seats: usize) -> Title {
        match rank {
            _ if usize::from(rank) >= seats => Title::Padbolix,
            0 | 1 => Title::Dubolix,
            2 => Title::Ossilix,
            _ => Title::Pernigagnix,
        }
    }

    /// Its points.
    pub fn points(self) -> i32 {
        match self {
            Title::Dubolix => 4,
            Title::Ossilix => 2,
            Title::Pernigagnix => 0,
            Title::Padbolix => -2,
        }
    }

    /// Its name in JSON.
    pub fn code(self) -> &'static str {
        match self {
            Title::Dubolix => "dubolix",
            Title::Ossilix => "ossilix",
            Title::Pernigagnix => "pernigagnix",
            Title::Padbolix => "padbolix",
        }
    }
}

/// A rank that a deal gives.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "PadbolixRank"))]
pub struct Rank {
    /// Its name.
    pub title: Title,
    /// Points for it.
    pub points: i32,
}

impl Rank {
    /// The ranks at a table of `seats`, best first (PAD-21, PAD-22).
    pub(crate) fn all(seats: usize) -> Vec<Rank> {
        let ranks = 1..=u8::try_from(seats).unwrap_or(u8::MAX);
        ranks.map(|rank| Title::of(rank, seats)).map(|title| Rank { title, points: title.points() }).collect()
    }
}

/// A seat that is out, and its rank in the deal.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "PadbolixFinish"))]
pub struct Finish {
    /// The seat.
    pub seat: Seat,
    /// Its rank in the deal, from 1.
    pub rank: u8,
    /// The rank's name.
    pub title: Title,
    /// Points for it.
    pub points: i32,
}

/// The ranks taken so far, in the order in which they were taken.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Ranks {
    seats: usize,
    taken: Vec<Finish>,
}

impl Ranks {
    pub(crate) fn new(seats: usize) -> Ranks {
        Ranks { seats, taken: Vec::new() }
    }

    /// Makes it of these ranks; `None` if they are impossible: a rank that this table does not have or that is taken twice, or a seat that
    /// is named twice.
    pub(crate) fn of(seats: usize, finishes: &[Finish]) -> Option<Ranks> {
        let mut ranks = Ranks::new(seats);
        for finish in finishes {
            let free = ranks.free().any(|rank| rank == finish.rank);
            if !free || ranks.contains(finish.seat) || finish.seat.index() >= seats {
                return None;
            }
            ranks.take(finish.seat, Some(finish.rank));
        }
        Some(ranks)
    }

    fn free(&self) -> impl DoubleEndedIterator<Item = u8> + '_ {
        (1..=self.seats as u8).filter(|rank| self.taken.iter().all(|finish| finish.rank != *rank))
    }

    fn take(&mut self, seat: Seat, rank: Option<u8>) -> Finish {
        let rank = rank.unwrap_or(self.seats as u8);
        let title = Title::of(rank, self.seats);
        let finish = Finish { seat, rank, title, points: title.points() };
        self.taken.push(finish);
        finish
    }

    /// Gives a seat the best rank still free (PAD-21).
    pub(crate) fn take_best(&mut self, seat: Seat) -> Finish {
        let rank = self.free().next();
        self.take(seat, rank)
    }

    /// Gives a seat the lowest rank still free (PAD-23, PAD-27).
    pub(crate) fn take_lowest(&mut self, seat: Seat) -> Finish {
        let rank = self.free().next_back();
        self.take(seat, rank)
    }

    pub(crate) fn taken(&self) -> &[Finish] {
        &self.taken
    }

    pub(crate) fn contains(&self, seat: Seat) -> bool {
        self.taken.iter().any(|finish| finish.seat == seat)
    }

    /// The seat that has taken a rank, if one has.
    pub(crate) fn seat_of(&self, rank: usize) -> Option<Seat> {
        self.taken.iter().find(|finish| usize::from(finish.rank) == rank).map(|finish| finish.seat)
    }
}
