//! Seats, sets of seats, who acts and who looks.

use alloc::vec::Vec;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// A place at the table, 0-based; turn order ascends and wraps. In JSON: its number. The default is the first one (COM-2).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(transparent)]
pub struct Seat(pub u8);

impl Seat {
    /// The seat as an index into per-seat lists.
    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    /// The seat with that index. An index that is too large for a seat becomes the last possible one; no table has so many.
    pub fn from_index(index: usize) -> Seat {
        Seat(u8::try_from(index).unwrap_or(u8::MAX))
    }

    /// The seat that follows in turn order at a table of `seats`.
    pub fn next(self, seats: usize) -> Seat {
        Seat::from_index((self.index() + 1) % seats.max(1))
    }

    /// All seats of a table of `seats`, in turn order from seat 0.
    pub fn all(seats: usize) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator + Clone {
        (0..seats).map(Seat::from_index)
    }

    /// All seats of a table of `seats` in turn order, beginning with this one.
    pub fn around(self, seats: usize) -> impl Iterator<Item = Seat> + Clone {
        (0..seats).map(move |step| Seat::from_index((self.index() + step) % seats.max(1)))
    }
}

/// A set of seats. In JSON: the ascending list of their numbers.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Hash)]
pub struct SeatSet(u16);

impl SeatSet {
    /// No seat.
    pub const EMPTY: SeatSet = SeatSet(0);

    /// This seat alone.
    pub fn only(seat: Seat) -> SeatSet {
        core::iter::once(seat).collect()
    }

    /// Adds a seat; adding it twice changes nothing.
    pub fn insert(&mut self, seat: Seat) {
        self.0 |= SeatSet::bit(seat);
    }

    /// Takes a seat out, if it is there.
    pub fn remove(&mut self, seat: Seat) {
        self.0 &= !SeatSet::bit(seat);
    }

    /// The same set without that seat.
    #[must_use]
    pub fn without(mut self, seat: Seat) -> SeatSet {
        self.remove(seat);
        self
    }

    /// Whether the seat is in the set.
    pub fn contains(self, seat: Seat) -> bool {
        self.0 & SeatSet::bit(seat) != 0
    }

    /// How many seats.
    pub fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether there is no seat.
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The seats, ascending.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        (0..16).map(Seat).filter(move |seat| self.contains(*seat))
    }

    /// The only seat, if there is exactly one: the `turn` of a view.
    pub fn single(self) -> Option<Seat> {
        if self.len() == 1 { self.iter().next() } else { None }
    }

    fn bit(seat: Seat) -> u16 {
        1u16.checked_shl(u32::from(seat.0)).unwrap_or(0)
    }
}

impl FromIterator<Seat> for SeatSet {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> SeatSet {
        let mut set = SeatSet::EMPTY;
        for seat in seats {
            set.insert(seat);
        }
        set
    }
}

impl Serialize for SeatSet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for SeatSet {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<SeatSet, D::Error> {
        Ok(Vec::<Seat>::deserialize(deserializer)?.into_iter().collect())
    }
}

/// Who acts: a seat, or the table itself (a clock that runs out). In JSON: the seat's number, or null.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub enum Actor {
    /// A seat.
    Seat(Seat),
    /// The table itself, for what no seat does: `time-up`.
    Table,
}

/// Who looks: a seat, or somebody who sees only what is public. In JSON: the seat's number, or null.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub enum Viewer {
    /// The player of a seat, who sees its hand.
    Seat(Seat),
    /// Somebody who sees only what is public.
    Spectator,
}

impl Viewer {
    /// Whether this viewer is that seat, and so may see what belongs to it.
    pub fn is(self, seat: Seat) -> bool {
        self == Viewer::Seat(seat)
    }

    /// The seat that looks, if it is one.
    pub fn seat(self) -> Option<Seat> {
        match self {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator => None,
        }
    }

    /// Every viewer of a table of `seats`: each seat, then the spectator.
    pub fn all(seats: usize) -> impl Iterator<Item = Viewer> {
        Seat::all(seats).map(Viewer::Seat).chain(core::iter::once(Viewer::Spectator))
    }
}

impl Actor {
    /// The seat that acts, if it is one.
    pub fn seat(self) -> Option<Seat> {
        match self {
            Actor::Seat(seat) => Some(seat),
            Actor::Table => None,
        }
    }
}

impl From<Seat> for Actor {
    fn from(seat: Seat) -> Actor {
        Actor::Seat(seat)
    }
}

impl From<Seat> for Viewer {
    fn from(seat: Seat) -> Viewer {
        Viewer::Seat(seat)
    }
}

macro_rules! as_optional_seat {
    ($name:ident, $other:ident) => {
        impl Serialize for $name {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                self.seat().serialize(serializer)
            }
        }

        impl<'de> Deserialize<'de> for $name {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<$name, D::Error> {
                Ok(Option::<Seat>::deserialize(deserializer)?.map_or($name::$other, $name::Seat))
            }
        }
    };
}

as_optional_seat!(Actor, Table);
as_optional_seat!(Viewer, Spectator);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn turn_order_ascends_and_wraps() {
        assert_eq!(Seat(3).next(4), Seat(0));
        assert_eq!(Seat(2).around(3).collect::<Vec<_>>(), [Seat(2), Seat(0), Seat(1)]);
    }

    #[test]
    fn a_set_is_a_list_in_json_and_forgets_doubles() {
        let set: SeatSet = serde_json::from_str("[3, 1, 3]").unwrap();
        assert_eq!(serde_json::to_string(&set).unwrap(), "[1,3]");
        assert_eq!((set.len(), set.single(), set.contains(Seat(200))), (2, None, false));
    }

    #[test]
    fn the_table_acts_as_null() {
        assert_eq!(serde_json::from_str::<Actor>("null").unwrap(), Actor::Table);
        assert_eq!(serde_json::to_string(&Actor::Seat(Seat(2))).unwrap(), "2");
    }
}
