use std::fmt;

/// The cards that a search may use: how many of each letter, and how many jokers.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Rack {
    letters: [u16; 26],
    jokers: u16,
}

/// This sign is no card: cards are A–Z and `?`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotACard(pub char);

impl fmt::Display for NotACard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?} is not a card: cards are A-Z, and ? for a joker", self.0)
    }
}

impl std::error::Error for NotACard {}

impl Rack {
    /// A rack without cards.
    pub fn new() -> Rack {
        Rack::default()
    }

    /// The rack of cards in notation, in any order: `AEIRT?`.
    ///
    /// `?` and every lower-case letter are jokers: what a joker stood for on the table is forgotten in the hand.
    pub fn from_cards(cards: &str) -> Result<Rack, NotACard> {
        let mut rack = Rack::new();
        for card in cards.chars() {
            rack.add(card)?;
        }
        Ok(rack)
    }

    /// Puts one more card on the rack: A–Z a letter, `?` or a–z a joker.
    pub fn add(&mut self, card: char) -> Result<(), NotACard> {
        let count = match card {
            'A'..='Z' => &mut self.letters[usize::from(card as u8 - b'A')],
            'a'..='z' | '?' => &mut self.jokers,
            _ => return Err(NotACard(card)),
        };
        *count = count.saturating_add(1);
        Ok(())
    }

    /// The number of cards.
    pub fn len(&self) -> usize {
        self.letters.iter().map(|&count| usize::from(count)).sum::<usize>() + usize::from(self.jokers)
    }

    /// Whether there is no card.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// How many jokers there are.
    pub fn jokers(&self) -> usize {
        usize::from(self.jokers)
    }

    /// How many cards of a letter A–Z there are, jokers not counted; 0 for any other sign.
    pub fn count(&self, letter: char) -> usize {
        match letter {
            'A'..='Z' => usize::from(self.letters[usize::from(letter as u8 - b'A')]),
            _ => 0,
        }
    }

    /// Takes a card for a letter, the letter itself before a joker, and says how it is written.
    pub(crate) fn take(&mut self, letter: u8) -> Option<u8> {
        self.take_letter(letter).or_else(|| {
            self.jokers = self.jokers.checked_sub(1)?;
            Some(letter.to_ascii_lowercase())
        })
    }

    /// Takes a card of this letter, never a joker.
    pub(crate) fn take_letter(&mut self, letter: u8) -> Option<u8> {
        let count = &mut self.letters[self.slot(letter)?];
        *count = count.checked_sub(1)?;
        Some(letter)
    }

    /// Puts back what `take` or `take_letter` took.
    pub(crate) fn put_back(&mut self, card: u8) {
        match self.slot(card) {
            Some(slot) => self.letters[slot] += 1,
            None => self.jokers += 1,
        }
    }

    fn slot(&self, letter: u8) -> Option<usize> {
        letter.is_ascii_uppercase().then(|| usize::from(letter - b'A'))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_rack_counts_letters_and_jokers() {
        let rack = Rack::from_cards("AERA?e").unwrap();
        assert_eq!((rack.len(), rack.jokers(), rack.count('A'), rack.count('Z')), (6, 2, 2, 0));
    }

    #[test]
    fn a_rack_refuses_what_is_no_card() {
        assert_eq!(Rack::from_cards("AÉ"), Err(NotACard('É')));
        assert_eq!(Rack::from_cards("A B"), Err(NotACard(' ')));
    }

    #[test]
    fn letters_are_taken_before_jokers() {
        let mut rack = Rack::from_cards("A?").unwrap();
        assert_eq!([rack.take(b'A'), rack.take(b'A'), rack.take(b'A')], [Some(b'A'), Some(b'a'), None]);
        rack.put_back(b'a');
        rack.put_back(b'A');
        assert_eq!(rack, Rack::from_cards("A?").unwrap());
    }
}
