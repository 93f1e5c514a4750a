//! What a viewer may remember of cards that lie open no more (COM-5).

use crate::Card;
use alloc::collections::BTreeMap;
use alloc::vec::Vec;
use serde::{Deserialize, Serialize};
use tabletop::{Seat, SeatSet};

/// Where a card may be that does not lie open.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(rename = "SpikitWhereabouts"))]
pub struct Whereabouts {
    /// In the hands of these seats.
    #[cfg_attr(feature = "ts", ts(type = "number[]"))]
    pub seats: SeatSet,
    /// In the stock.
    pub stock: bool,
    /// In the discard pile.
    pub discard: bool,
}

/// What a viewer with a perfect memory knows of the cards of this round that lie open no more. It is made of the events that this viewer
/// was shown, and of nothing else.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(rename = "SpikitMemory"))]
pub struct Memory {
    /// Where any card may be that the viewer has not seen in this round.
    pub unseen: Whereabouts,
    /// Where each card may be that it has seen and that lies open no more, its own hand aside.
    pub shown: BTreeMap<Card, Whereabouts>,
}

impl Whereabouts {
    pub(crate) const DISCARD: Whereabouts =
        Whereabouts { seats: SeatSet::EMPTY, stock: false, discard: true };

    pub(crate) fn hand(seat: Seat) -> Whereabouts {
        Whereabouts { seats: SeatSet::only(seat), ..Whereabouts::default() }
    }

    /// Whether the card is in that hand for certain.
    pub fn is_hand(self, seat: Seat) -> bool {
        self == Whereabouts::hand(seat)
    }
}

impl Memory {
    /// The memory of a round just dealt. `discard` tells whether a set-up put cards into the discard pile.
    pub(crate) fn of_deal(seats: usize, discard: bool) -> Memory {
        let unseen = Whereabouts { seats: Seat::all(seats).collect(), stock: true, discard };
        Memory { unseen, shown: BTreeMap::new() }
    }

    /// The memory without cards that lie open now, and without piles that are empty.
    pub(crate) fn now(&self, open: &[Card], stock: bool, discard: bool) -> Memory {
        let place = |place: &Whereabouts| Whereabouts {
            stock: place.stock && stock,
            discard: place.discard && discard,
            ..*place
        };
        let hidden = self.shown.iter().filter(|(card, _)| !open.contains(card));
        Memory {
            unseen: place(&self.unseen),
            shown: tabletop::map_of(hidden.map(|(card, at)| (*card, place(at)))),
        }
    }

    /// Where a card may be that does not lie open.
    pub fn of(&self, card: Card) -> Whereabouts {
        self.shown.get(&card).copied().unwrap_or(self.unseen)
    }

    /// The cards that a seat holds for certain.
    pub(crate) fn known(&self, seat: Seat) -> Vec<Card> {
        self.shown.iter().filter(|(_, place)| place.is_hand(seat)).map(|(card, _)| *card).collect()
    }
}
