//! Final rankings.

use alloc::vec::Vec;

use crate::{Seat, sort_by};
use serde::{Deserialize, Serialize};

/// Seats by rank, best first; seats of one rank share it (COM-3). In JSON: `[[2],[0,1]]`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(transparent)]
pub struct Ranking(pub Vec<Vec<Seat>>);

impl Ranking {
    /// Ranks seats by a key. The greatest key is best, and equal keys share a rank.
    pub fn by_key<K: Ord>(seats: usize, key: impl Fn(Seat) -> K) -> Ranking {
        let mut keyed: Vec<(K, Seat)> = Seat::all(seats).map(|seat| (key(seat), seat)).collect();
        sort_by(&mut keyed, |a, b| b.0.cmp(&a.0));
        let groups = keyed.chunk_by(|a, b| a.0 == b.0);
        Ranking(groups.map(|group| group.iter().map(|(_, seat)| *seat).collect()).collect())
    }

    /// Most points first.
    pub fn highest_first(scores: &[i32]) -> Ranking {
        Ranking::by_key(scores.len(), |seat| scores[seat.index()])
    }

    /// Fewest points first.
    pub fn lowest_first(scores: &[i32]) -> Ranking {
        Ranking::by_key(scores.len(), |seat| core::cmp::Reverse(scores[seat.index()]))
    }

    /// The place of a seat, from 1. After two seats that share the first place comes place 3 (COM-3).
    pub fn place(&self, seat: Seat) -> Option<usize> {
        let mut before = 0;
        for group in &self.0 {
            if group.contains(&seat) {
                return Some(before + 1);
            }
            before += group.len();
        }
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn com_3_equal_scores_share_the_rank() {
        let ranking = Ranking::lowest_first(&[20, 5, 5, 30]);
        assert_eq!(ranking.0, [vec![Seat(1), Seat(2)], vec![Seat(0)], vec![Seat(3)]]);
        let places: Vec<_> = Seat::all(4).map(|seat| ranking.place(seat)).collect();
        assert_eq!(places, [Some(3), Some(1), Some(1), Some(4)]);
        assert_eq!(ranking.place(Seat(7)), None);
    }
}
