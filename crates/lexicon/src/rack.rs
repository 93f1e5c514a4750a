use core::fmt;

/// The cards that a search may use: how many of each letter, and how many jokers.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Rack {
    /// How many cards there are of each letter from A to Z, and of jokers.
    counts: [u16; 27],
    /// Which of these there is at least one of. For most edges a walk looks at nothing else.
    held: Slots,
}

/// The index under which jokers are counted, after Z.
const JOKER: u32 = 26;

/// A set of letters, one bit each from A on; the last one is the joker's.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Slots(u32);

impl Slots {
    pub(crate) const NONE: Slots = Slots(0);
    pub(crate) const ALL: Slots = Slots(u32::MAX);

    /// The same set with the letter of a card, A–Z or a–z.
    pub(crate) fn with_letter(self, card: u8) -> Slots {
        self.with(slot(card.to_ascii_uppercase()))
    }

    pub(crate) fn has(self, slot: u32) -> bool {
        self.0 >> slot & 1 != 0
    }

    fn with(self, slot: u32) -> Slots {
        Slots(self.0 | 1 << slot)
    }
}

/// The index under which a card is counted: A–Z as a letter, anything else as a joker.
fn slot(card: u8) -> u32 {
    u32::from(card.wrapping_sub(b'A')).min(JOKER)
}

/// A sign that is no card. Cards are A–Z and jokers, written `?` or a–z.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotACard(pub char);

impl fmt::Display for NotACard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?} is not a card: cards are A-Z, and ? for a joker", self.0)
    }
}

impl core::error::Error for NotACard {}

impl Rack {
    /// A rack without cards.
    pub fn new() -> Rack {
        Rack::default()
    }

    /// The rack of cards in card notation, in any order: `AEIRT?`.
    ///
    /// `?` and every lower-case letter are jokers, because in the hand a joker no longer stands for a letter.
    pub fn from_cards(cards: &str) -> Result<Rack, NotACard> {
        let mut rack = Rack::new();
        for card in cards.chars() {
            rack.add(card)?;
        }
        Ok(rack)
    }

    /// Adds a card: A–Z is a letter, `?` or a–z a joker.
    pub fn add(&mut self, card: char) -> Result<(), NotACard> {
        let slot = match card {
            'A'..='Z' | 'a'..='z' | '?' => slot(card as u8),
            _ => return Err(NotACard(card)),
        };
        self.counts[slot as usize] = self.counts[slot as usize].saturating_add(1);
        self.held = self.held.with(slot);
        Ok(())
    }

    /// The number of cards.
    pub fn len(&self) -> usize {
        self.counts.iter().map(|&count| usize::from(count)).sum()
    }

    /// Whether there is no card.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// How many jokers there are.
    pub fn jokers(&self) -> usize {
        usize::from(self.counts[JOKER as usize])
    }

    /// How many cards of a letter A–Z there are, jokers not counted; 0 for any other sign.
    pub fn count(&self, letter: char) -> usize {
        match letter {
            'A'..='Z' => usize::from(self.counts[slot(letter as u8) as usize]),
            _ => 0,
        }
    }

    /// The letters for which some card of the rack can be laid.
    pub(crate) fn laid_for(&self) -> Slots {
        if self.held.has(JOKER) { Slots::ALL } else { self.held }
    }

    /// Takes a card for a letter, the letter card rather than a joker, and returns it in card notation.
    pub(crate) fn take(&mut self, letter: u8) -> Option<u8> {
        if let Some(card) = self.take_letter(letter) {
            return Some(card);
        }
        self.take_from(JOKER).then(|| letter.to_ascii_lowercase())
    }

    /// Takes a card of this letter, never a joker.
    pub(crate) fn take_letter(&mut self, letter: u8) -> Option<u8> {
        self.take_from(slot(letter)).then_some(letter)
    }

    fn take_from(&mut self, slot: u32) -> bool {
        if !self.held.has(slot) {
            return false;
        }
        let count = &mut self.counts[slot as usize];
        *count -= 1;
        self.held.0 ^= u32::from(*count == 0) << slot;
        true
    }

    /// Puts back what `take` or `take_letter` took.
    pub(crate) fn put_back(&mut self, card: u8) {
        let slot = slot(card);
        self.counts[slot as usize] += 1;
        self.held = self.held.with(slot);
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
