//! Families (SPI-2, SPI-21): the five slots of one colour, each in either language.

use crate::{Card, Colour, SLOTS};

/// A family and its slot; `None` for a joker.
pub(crate) fn slot_of(card: Card) -> Option<(Colour, u8)> {
    match card {
        Card::Words { colour, slot, .. } => Some((colour, slot)),
        Card::Joker(_) => None,
    }
}

/// Whether the cards are a complete family: five slots of one colour in order, at most one of them a joker.
pub fn is_family(cards: &[Card]) -> bool {
    let mut colours = cards.iter().filter_map(|card| slot_of(*card)).map(|(colour, _)| colour);
    let first = colours.next();
    let in_order = (1..).zip(cards).all(|(place, card)| slot_of(*card).is_none_or(|(_, slot)| slot == place));
    let jokers = cards.iter().filter(|card| card.is_joker()).count();
    cards.len() == usize::from(SLOTS)
        && jokers <= 1
        && in_order
        && colours.all(|colour| Some(colour) == first)
}

/// The colour, first and last slot of cards that are consecutive slots of one family; `None` for others.
pub fn run(cards: &[Card]) -> Option<(Colour, u8, u8)> {
    let (colour, from) = slot_of(*cards.first()?)?;
    let follows = (from..).zip(cards).all(|(slot, card)| slot_of(*card) == Some((colour, slot)));
    let (_, to) = slot_of(*cards.last()?)?;
    follows.then_some((colour, from, to))
}
