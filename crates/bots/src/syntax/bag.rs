use syntax::{Card, Deck};

/// A few cards as one number with four bits for each kind, so that one subtraction tells whether cards are among others.
///
/// Counts stop at 7. No hand that a bot thinks about has more of one letter, and the rules check what it plays.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub(super) struct Bag(u128);

const BITS: usize = 4;
const MOST: u128 = 7;
/// The top bit of every kind. A borrow that clears it tells that there were too few of the kind.
const GUARD: u128 = {
    let (mut guard, mut kind) = (0u128, 0);
    while kind < Card::KINDS {
        guard |= 8 << (kind * BITS);
        kind += 1;
    }
    guard
};

impl Bag {
    pub(super) fn of(cards: &[Card]) -> Bag {
        cards.iter().fold(Bag::default(), |bag, card| bag.with(*card))
    }

    fn slot(card: Card) -> usize {
        card.kind() * BITS
    }

    pub(super) fn count(self, card: Card) -> usize {
        ((self.0 >> Bag::slot(card)) & MOST) as usize
    }

    pub(super) fn with(self, card: Card) -> Bag {
        if self.count(card) as u128 == MOST { self } else { Bag(self.0 + (1 << Bag::slot(card))) }
    }

    pub(super) fn without(self, card: Card) -> Bag {
        if self.count(card) == 0 { self } else { Bag(self.0 - (1 << Bag::slot(card))) }
    }

    pub(super) fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub(super) fn len(self) -> usize {
        let (mut rest, mut cards) = (self.0, 0);
        while rest != 0 {
            cards += (rest & MOST) as usize;
            rest >>= BITS;
        }
        cards
    }

    /// The cards that are left without `used`, where jokers replace missing letters; `None` if they do not suffice.
    pub(super) fn less(self, used: Bag) -> Option<Bag> {
        let left = (self.0 | GUARD).wrapping_sub(used.0);
        if left & GUARD == GUARD {
            return Some(Bag(left & !GUARD));
        }
        let jokers = self.count(Card::JOKER);
        if jokers == 0 { None } else { self.less_with_jokers(used, jokers) }
    }

    fn less_with_jokers(self, used: Bag, mut jokers: usize) -> Option<Bag> {
        let mut left = self;
        for card in Card::kinds() {
            let wanted = used.count(card);
            for _ in 0..wanted {
                if left.count(card) > 0 {
                    left = left.without(card);
                } else if jokers > 0 {
                    left = left.without(Card::JOKER);
                } else {
                    return None;
                }
                jokers = left.count(Card::JOKER);
            }
        }
        Some(left)
    }

    /// The kinds of cards that it holds.
    pub(super) fn kinds(self) -> impl Iterator<Item = Card> {
        Card::kinds().filter(move |card| self.count(*card) > 0)
    }

    /// What the cards cost a seat that is left with them.
    pub(super) fn points(self, deck: &Deck) -> i32 {
        let (mut rest, mut points) = (self.0, 0);
        for card in Card::kinds() {
            if rest == 0 {
                break;
            }
            points += (rest & MOST) as i32 * deck.points(card);
            rest >>= BITS;
        }
        points
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn bag(cards: &str) -> Bag {
        Bag::of(&cards.chars().filter_map(Card::from_sign).collect::<Vec<_>>())
    }

    #[test]
    fn a_bag_knows_what_is_among_its_cards() {
        assert_eq!(bag("AABRZ?").less(bag("ABZ")), Some(bag("AR?")));
        assert_eq!(bag("AABRZ").less(bag("BB")), None);
        assert_eq!(bag("ZZZZ").less(bag("Y")), None);
        assert_eq!(bag("AB?").less(bag("AA")), Some(bag("B")), "a joker stands in");
        assert_eq!(bag("AB?").less(bag("AA?")), None);
        assert_eq!(
            (bag("AAB?").len(), bag("").is_empty(), bag("E").without(Card::JOKER)),
            (4, true, bag("E"))
        );
    }

    #[test]
    fn a_bag_costs_what_its_cards_cost() {
        let deck = crate::syntax::tests::french_deck();
        assert_eq!(bag("AAKZ?").points(&deck), 10 + 10 + 2 + 2 + 15);
    }
}
