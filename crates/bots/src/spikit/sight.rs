//! What a bot has before it, and how far it has looked.

use super::skill::Skill;
use crate::Effort;
use alloc::collections::BTreeMap;
use alloc::string::String;
use alloc::vec::Vec;
use core::cell::{Cell, RefCell};
use grammar::Category;
use spikit::{Card, JokerWords, Lang, Sentence, Spikit, View};
use tabletop::Seat;

/// How many steps of [`Effort`] the search of a hand counts as; judging one row is one step.
pub(super) const SEARCH: u32 = 20;

/// Cards, and what a joker among them says.
type Row = (Vec<Card>, Option<(Lang, String)>);

/// A seat's view, with what has been found out about it so far.
pub(super) struct Sight<'a> {
    pub game: &'a Spikit,
    pub view: &'a View,
    pub seat: Seat,
    pub hand: &'a [Card],
    pub skill: &'a Skill,
    effort: &'a Effort<'a>,
    steps: Cell<u32>,
    /// Rows, with what a joker among them says, and whether they make sense.
    judged: RefCell<BTreeMap<Row, bool>>,
}

impl<'a> Sight<'a> {
    pub(super) fn new(
        game: &'a Spikit,
        view: &'a View,
        seat: Seat,
        skill: &'a Skill,
        effort: &'a Effort<'a>,
    ) -> Sight<'a> {
        let hand = view.hand.as_deref().unwrap_or_default();
        Sight {
            game,
            view,
            seat,
            hand,
            skill,
            effort,
            steps: Cell::new(0),
            judged: RefCell::new(BTreeMap::new()),
        }
    }

    /// Whether it has looked far enough.
    pub(super) fn tired(&self) -> bool {
        self.effort.spent(self.steps.get(), self.skill.steps)
    }

    /// Lets it look a little further, to say why: a few steps, however far it has looked to decide.
    pub(super) fn take_breath(&self) {
        self.steps.set(0);
    }

    pub(super) fn spend(&self, steps: u32) {
        self.steps.set(self.steps.get().saturating_add(steps));
    }

    pub(super) fn grammar(&self, card: Card) -> Option<&'a grammar::Card> {
        self.game.deck().face(card)?.grammar.as_ref()
    }

    pub(super) fn category(&self, card: Card) -> Option<Category> {
        self.grammar(card).map(|card| card.features.category)
    }

    pub(super) fn lang(&self, card: Card) -> Option<Lang> {
        self.game.deck().lang_of(card)
    }

    /// Whether a sentence makes sense, as far as the grammar knows, and is light enough to be said.
    pub(super) fn makes_sense(&self, sentence: &Sentence) -> bool {
        if self.says_twice(&sentence.cards) {
            return false;
        }
        let joker = sentence.joker.as_ref().map(|joker| (joker.lang, joker.text.clone()));
        let row = (sentence.cards.clone(), joker);
        if let Some(known) = self.judged.borrow().get(&row) {
            return *known;
        }
        if self.tired() {
            return false;
        }
        self.spend(1);
        let sense = self.game.verdict(sentence).is_some_and(|verdict| verdict.is_sensible() && verdict.light);
        self.judged.borrow_mut().insert(row, sense);
        sense
    }

    /// Whether a sentence makes sense, however heavy it is: people may say it.
    pub(super) fn may_be_said(&self, sentence: &Sentence) -> bool {
        if self.tired() || !self.is_new(&sentence.cards, sentence.joker.as_ref()) {
            return false;
        }
        self.spend(1);
        self.game.verdict(sentence).is_some_and(|verdict| verdict.is_sensible())
    }

    /// Whether the row may be proposed: it was not refused in this turn (SPI-15).
    pub(super) fn is_new(&self, cards: &[Card], joker: Option<&JokerWords>) -> bool {
        !self.view.refused.iter().any(|refused| refused.is_same(cards, joker))
    }

    /// The sentences on the table.
    pub(super) fn table(&self) -> Vec<Sentence> {
        self.view.table.iter().map(|laid| laid.sentence.clone()).collect()
    }

    /// How many cards each of the others holds.
    pub(super) fn others(&self) -> impl Iterator<Item = usize> {
        let own = self.seat.index();
        self.view.seats.iter().enumerate().filter(move |(at, _)| *at != own).map(|(_, seat)| seat.hand_count)
    }
}

/// How many bytes two words must have in common at the beginning to count as related.
const ROOT: usize = 5;

impl Sight<'_> {
    /// Whether two of the cards say the same, be it in two languages: "the ghost arrose le fantôme", "is hiding … en cachette". People would
    /// accept such a sentence, but never say it.
    pub(super) fn says_twice(&self, cards: &[Card]) -> bool {
        let again = |(at, card): (usize, &Card)| cards.iter().take(at).any(|other| self.same(*card, *other));
        cards.iter().enumerate().any(again)
    }

    fn same(&self, a: Card, b: Card) -> bool {
        let (Card::Words { colour, slot, .. }, Card::Words { colour: other, slot: place, .. }) = (a, b)
        else {
            return false;
        };
        let last = |colour, slot| {
            let lang = self.game.deck().langs()[0];
            self.game.deck().face(Card::Words { colour, lang, slot })?.text.rsplit(' ').next()
        };
        let root = last(colour, slot).and_then(|word| word.get(..ROOT));
        let comes = |(root, word): (&str, &str)| word.starts_with(root);
        (colour, slot) == (other, place) || root.zip(last(other, place)).is_some_and(comes)
    }
}

/// The cards that are not among `gone`.
pub(super) fn without(cards: &[Card], gone: &[Card]) -> Vec<Card> {
    cards.iter().copied().filter(|card| !gone.contains(card)).collect()
}
