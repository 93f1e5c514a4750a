//! Families: in the hand whole, or with what lies on the table. They need no grammar, which is all that a deck without features leaves.

use alloc::vec::Vec;

use super::rows::Addition;
use super::sight::Sight;
use spikit::{Action, Card, Colour, SHORTEST, SLOTS};

impl Sight<'_> {
    /// What makes a complete family of a sentence on the table (SPI-28).
    pub(super) fn family_addition(&self, cards: &[Card]) -> Option<Addition> {
        for (sentence, laid) in self.view.table.iter().enumerate() {
            let old = &laid.sentence.cards;
            let Some((colour, from, to)) = spikit::run(old) else { continue };
            let of_slot = |card: &Card, wanted: u8| matches!(card, Card::Words { colour: own, slot, .. } if *own == colour && *slot == wanted);
            let find = |wanted: u8| cards.iter().copied().find(|card| of_slot(card, wanted));
            let head: Option<Vec<Card>> = (1..from).map(find).collect();
            let tail: Option<Vec<Card>> = (to + 1..=SLOTS).map(find).collect();
            if let (Some(head), Some(tail)) = (head, tail)
                && !(head.is_empty() && tail.is_empty())
            {
                return Some(Addition { sentence, head, tail, joker: None });
            }
        }
        None
    }

    /// For cards of which the deck says nothing: the beginning of a family, which reads like one.
    pub(super) fn beginning(&self, cards: &[Card]) -> Option<Action> {
        let [a, b] = self.game.deck().langs();
        let runs = Colour::ALL.into_iter().map(|colour| {
            let find = |slot| {
                [a, b]
                    .map(|lang| Card::Words { colour, lang, slot })
                    .into_iter()
                    .find(|card| cards.contains(card))
            };
            (1..=SLOTS).map_while(find).collect::<Vec<Card>>()
        });
        let unknown = |row: &Vec<Card>| row.iter().any(|card| self.grammar(*card).is_none());
        let fits = |row: &Vec<Card>| row.len() >= SHORTEST && unknown(row) && self.is_new(row, None);
        runs.filter(fits).max_by_key(Vec::len).map(|cards| Action::Lay { cards, joker: None })
    }
}
