//! A play (PAD-5 to PAD-9): a formula and its cards, read from its notation.

use crate::card::{Counts, Hand, LETTERS, Letter};
use crate::formula::{Formula, Kind};
use crate::groups::Groups;
use crate::refusal::Refusal;

/// A formula with the cards that make it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Play {
    /// The formula.
    pub formula: Formula,
    /// The letters that it shows; a star counts as the letter it stands for.
    pub letters: Counts,
    /// How many of them are stars, by letter.
    pub stars: Counts,
    /// The groups as they were written; lower case is a star.
    pub groups: Groups,
}

impl Play {
    /// Reads a play that must come from `hand`. It first checks that the hand holds the cards (COM-8), then the clauses of formulas.
    ///
    /// It reads any texts, in time proportional to their length.
    pub fn read(groups: &Groups, hand: &Hand) -> Result<Play, Refusal> {
        let cards = Written::read(groups, hand)?;
        cards.check()?;
        let formula = formula_of(groups)?;
        Ok(Play { formula, letters: cards.letters, stars: cards.stars, groups: groups.clone() })
    }

    /// Reads a play that lies on the table already, whoever held it.
    pub(crate) fn seen(groups: &Groups) -> Option<Play> {
        Play::read(groups, &Hand::full_box()).ok()
    }

    /// The cards it takes from the hand.
    pub fn cards(&self) -> Hand {
        let mut cards = Hand::EMPTY;
        for index in 0..LETTERS {
            cards.letters[index] = self.letters[index].saturating_sub(self.stars[index]);
        }
        cards.stars = self.stars.iter().sum();
        cards
    }

    /// Whether it has a Z, be it a star that stands for Z (PAD-19).
    pub fn has_z(&self) -> bool {
        self.letters[Letter::Z.index()] > 0
    }

    /// Whether a seat that goes out with it takes the lowest rank (PAD-23).
    pub fn is_special(&self) -> bool {
        self.has_z() || self.stars.iter().any(|count| *count > 0)
    }
}

/// The signs of a play, counted.
#[derive(Default)]
struct Written {
    letters: Counts,
    stars: Counts,
    unnamed_stars: usize,
    firecrackers: usize,
    star_for_a: bool,
}

impl Written {
    fn read(groups: &Groups, hand: &Hand) -> Result<Written, Refusal> {
        let mut written = Written::default();
        let mut stars = 0usize;
        let mut reals: Counts = [0; LETTERS];
        for sign in groups.signs() {
            match sign {
                '*' => written.unnamed_stars += 1,
                '!' => written.firecrackers += 1,
                'a' => written.star_for_a = true,
                'b'..='z' => {
                    let index = usize::from(sign as u8 - b'b');
                    written.stars[index] = written.stars[index].saturating_add(1);
                    written.letters[index] = written.letters[index].saturating_add(1);
                    stars += 1;
                }
                _ => {
                    let letter = Letter::from_char(sign).ok_or(Refusal::NotACard)?;
                    let index = letter.index();
                    reals[index] = reals[index].saturating_add(1);
                    written.letters[index] = written.letters[index].saturating_add(1);
                }
            }
        }
        let stars = stars + written.unnamed_stars + usize::from(written.star_for_a);
        let held = stars <= usize::from(hand.stars)
            && written.firecrackers <= usize::from(hand.firecrackers)
            && reals.iter().zip(&hand.letters).all(|(played, held)| played <= held);
        if held { Ok(written) } else { Err(Refusal::NotInHand) }
    }

    fn check(&self) -> Result<(), Refusal> {
        if self.unnamed_stars > 0 {
            return Err(Refusal::StarUnnamed);
        }
        if self.star_for_a {
            return Err(Refusal::StarForA);
        }
        if self.firecrackers > 0 {
            return Err(Refusal::FirecrackerAlone);
        }
        Ok(())
    }
}

/// The formula that groups of letters make (PAD-5, PAD-6, PAD-8). Their signs are known to be B…Z or b…z.
fn formula_of(groups: &Groups) -> Result<Formula, Refusal> {
    let first = groups.iter().next().map_or(0, str::len);
    if first == 0 {
        return Err(Refusal::NoFormula);
    }
    if groups.iter().any(|group| group.len() != first) {
        return Err(Refusal::UnequalGroups);
    }
    let count = groups.count();
    let kind = match (first, count) {
        (1, 1) => Kind::Single,
        (1, _) => return Err(Refusal::SequenceTooShort),
        _ if groups.iter().all(|group| steps(group, 1)) => Kind::Sequences,
        (2, _) if groups.iter().all(|group| steps(group, 0)) => Kind::Pairs,
        _ => return Err(Refusal::NoFormula),
    };
    let lowest = groups.iter().filter_map(|group| group.bytes().next()).map(|sign| sign.to_ascii_uppercase());
    let lowest = lowest.min().and_then(|sign| Letter::from_char(char::from(sign)));
    match (lowest, u8::try_from(count), u8::try_from(first)) {
        (Some(lowest), Ok(groups), Ok(length)) => Ok(Formula { kind, groups, length, lowest }),
        _ => Err(Refusal::NoFormula),
    }
}

/// Whether every letter of the group is `step` letters after the one before.
fn steps(group: &str, step: u8) -> bool {
    let letters = group.as_bytes();
    letters.windows(2).all(|two| two[0].to_ascii_uppercase() + step == two[1].to_ascii_uppercase())
}
