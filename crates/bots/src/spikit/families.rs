//! Families: in the hand whole, or with what lies on the table. They need no grammar, which is all that a deck without features leaves.

use super::rows::Addition;
use super::sight::Sight;
use spikit::{Action, Card, Colour, JokerWords, Languages, SHORTEST, SLOTS, Sentence};

/// The place of a card in its family.
fn place(card: Card) -> Option<(Colour, u8)> {
    match card {
        Card::Words { colour, slot, .. } => Some((colour, slot)),
        Card::Joker(_) => None,
    }
}

/// Whether the cards are one colour's slots, one after the other.
pub(super) fn is_run(cards: &[Card]) -> bool {
    cards.windows(2).all(|pair| {
        match (pair.first().and_then(|a| place(*a)), pair.last().and_then(|b| place(*b))) {
            (Some((a, slot)), Some((b, next))) => a == b && slot + 1 == next,
            _ => false,
        }
    })
}

impl Sight<'_> {
    /// The complete families among some cards, of one language where that can be; with a joker where a slot is missing.
    pub(super) fn families(&self, cards: &[Card]) -> Vec<Sentence> {
        let joker = cards.iter().copied().find(|card| card.is_joker());
        let [a, b] = self.game.deck().langs();
        let mut families = Vec::new();
        for colour in Colour::ALL {
            let has = |lang, slot| {
                let card = Card::Words { colour, lang, slot };
                cards.contains(&card).then_some(card)
            };
            let ways = [a, b].map(|lang| {
                let other = if lang == a { b } else { a };
                let row: Vec<Option<Card>> =
                    (1..=SLOTS).map(|slot| has(lang, slot).or_else(|| has(other, slot))).collect();
                let missing = row.iter().filter(|card| card.is_none()).count();
                let words = (missing == 1).then(|| JokerWords { text: String::new(), lang });
                let row: Option<Vec<Card>> = match missing {
                    0 => row.into_iter().collect(),
                    1 => row.into_iter().map(|card| card.or(joker)).collect(),
                    _ => None,
                };
                row.map(|row| self.sentence(row, words))
            });
            let bilingual = |row: &Sentence| row.languages(self.game.deck()) == Languages::Bilingual;
            families
                .extend(ways.into_iter().flatten().min_by_key(|row| (row.joker.is_some(), bilingual(row))));
        }
        families
    }

    /// What makes a complete family of a sentence on the table (SPI-28).
    pub(super) fn family_addition(&self, cards: &[Card]) -> Option<Addition> {
        for (sentence, laid) in self.view.table.iter().enumerate() {
            let old = &laid.sentence.cards;
            let (Some(first), Some(last)) = (old.first(), old.last()) else { continue };
            let (Some((colour, from)), Some((_, to))) = (place(*first), place(*last)) else { continue };
            if !is_run(old) {
                continue;
            }
            let find = |slot: u8| cards.iter().copied().find(|card| place(*card) == Some((colour, slot)));
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
