//! What a hand is worth: what it would cost now, and how hard its cards are to get rid of.

use alloc::vec::Vec;

use super::sight::{Sight, without};
use grammar::Category;
use spikit::{Card, Colour, SLOTS};

/// What going out is worth: the others count their cards.
const OUT: f64 = 9.0;
/// Points of a joker in hand (SPI-36).
const JOKER: f64 = 10.0;

impl Sight<'_> {
    /// How likely somebody else goes out before the seat's next turn.
    fn danger(&self) -> f64 {
        let fewest = self.others().min().unwrap_or(10);
        match fewest {
            0..=2 => 0.5,
            3 => 0.4,
            4 => 0.3,
            5 => 0.22,
            6 => 0.15,
            7 => 0.1,
            _ => 0.05,
        }
    }

    /// How hard a card is to get rid of, from 0 to 1.
    pub(super) fn trouble(&self, card: Card) -> f64 {
        if card.is_joker() {
            return 0.3;
        }
        match self.category(card) {
            Some(Category::Adverbial) => 0.2,
            Some(Category::And | Category::But) => 0.45,
            Some(Category::ClauseHead | Category::Question) => 0.5,
            Some(Category::NounPhrase | Category::Relative) => 0.55,
            Some(Category::Subordinator) => 0.6,
            Some(Category::Verb) => 0.7,
            _ => 0.9,
        }
    }

    /// What the seat may expect to pay for being left with these cards: the less the better.
    pub(super) fn cost(&self, hand: &[Card]) -> f64 {
        if hand.is_empty() {
            return -OUT;
        }
        let minority = self.minority(hand) as f64;
        let points: f64 = hand.iter().map(|card| if card.is_joker() { JOKER } else { 1.0 }).sum();
        let points = if minority > 0.0 { 2.0 * points } else { points };
        let later: f64 = hand.iter().map(|card| 0.6 + self.trouble(*card)).sum::<f64>() + 0.2 * minority;
        let danger = self.danger();
        danger * points + (1.0 - danger) * (later - self.family_in_sight(hand))
    }

    /// What it is worth to hold much of one family: it takes five cards along and up to three more (SPI-22).
    fn family_in_sight(&self, hand: &[Card]) -> f64 {
        if !self.skill.plans {
            return 0.0;
        }
        match collected(hand) {
            5.. => 5.0,
            4 => 2.5,
            3 => 0.8,
            _ => 0.0,
        }
    }

    /// How many cards the hand has of the language of which it has fewer: with none, the points do not count double (SPI-36).
    pub(super) fn minority(&self, hand: &[Card]) -> usize {
        let [a, b] = self.game.deck().langs();
        let of = |lang| hand.iter().filter(|card| self.lang(**card) == Some(lang)).count();
        of(a).min(of(b))
    }

    /// The cards, those first that cost most to keep.
    pub(super) fn worst_first(&self, hand: &[Card]) -> Vec<Card> {
        let mut cards: Vec<(f64, Card)> =
            hand.iter().map(|card| (self.cost(&without(hand, &[*card])), *card)).collect();
        tabletop::sort_by(&mut cards, |a, b| a.0.total_cmp(&b.0).then(a.1.cmp(&b.1)));
        cards.into_iter().map(|(_, card)| card).collect()
    }
}

/// How many cards of a family the hand has at most. A joker is any of them (SPI-21).
pub(super) fn collected(hand: &[Card]) -> usize {
    let slots_of = |wanted: Colour| {
        let of_it = |slot: u8| {
            hand.iter().any(|card| matches!(card, Card::Words { colour, slot: own, .. } if *colour == wanted && *own == slot))
        };
        (1..=SLOTS).filter(|slot| of_it(*slot)).count()
    };
    let joker = usize::from(hand.iter().any(|card| card.is_joker()));
    let most = Colour::ALL.into_iter().map(slots_of).max().unwrap_or(0);
    (most + joker).min(usize::from(SLOTS))
}
