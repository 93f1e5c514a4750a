//! Sentences: those that a hand can lay, and what can be added to those on the table.

use alloc::vec;
use alloc::vec::Vec;

use super::phrases::Phrase;
use super::sight::{SEARCH, Sight, without};
use grammar::{Category, Soundness};
use spikit::{Action, Card, JokerWords, Languages, SHORTEST, Sentence};

/// How many phrases a search of a few cards may build.
const FEW: usize = 150;

/// How many phrases are built before it is said that a hand has no sentence: all that ten cards make.
const ALL: usize = 4_000;

/// Cards that are to be added at the ends of a sentence on the table.
pub(super) struct Addition {
    pub sentence: usize,
    pub head: Vec<Card>,
    pub tail: Vec<Card>,
    pub joker: Option<JokerWords>,
}

impl Addition {
    pub(super) fn cards(&self) -> Vec<Card> {
        [&self.head[..], &self.tail[..]].concat()
    }

    pub(super) fn action(&self) -> Action {
        Action::Complete {
            sentence: u32::try_from(self.sentence).unwrap_or(u32::MAX),
            head: self.head.clone(),
            tail: self.tail.clone(),
            joker: self.joker.clone(),
        }
    }

    /// The sentence with the added cards.
    pub(super) fn made(&self, old: &Sentence) -> Sentence {
        let cards = [&self.head[..], &old.cards[..], &self.tail[..]].concat();
        Sentence { cards, by: old.by, joker: self.joker.clone().or_else(|| old.joker.clone()) }
    }
}

impl Sight<'_> {
    pub(super) fn sentence(&self, cards: Vec<Card>, joker: Option<JokerWords>) -> Sentence {
        Sentence { cards, by: Some(self.seat), joker }
    }

    /// The sensible rows that some cards make, longest first, of one language before others of their length; a joker among the cards is passed over.
    pub(super) fn rows(&self, cards: &[Card], phrases: usize) -> Vec<Sentence> {
        self.search(cards, None, phrases, SHORTEST, true)
    }

    /// All sensible rows that some cards make, with `light` only those that somebody would say. A joker among the cards is passed over.
    pub(super) fn all_rows(&self, cards: &[Card], light: bool) -> Vec<Sentence> {
        self.search(cards, None, ALL, SHORTEST, light)
    }

    /// The sensible rows in which a joker stands for this phrase.
    pub(super) fn rows_with(&self, cards: &[Card], joker: Card, phrase: &Phrase) -> Vec<Sentence> {
        self.search(cards, Some((joker, phrase)), self.skill.phrases / 2, SHORTEST, true)
    }

    /// Clauses of any length.
    fn clauses(&self, cards: &[Card]) -> Vec<Sentence> {
        self.search(cards, None, FEW, 1, true)
    }

    fn search(
        &self,
        cards: &[Card],
        joker: Option<(Card, &Phrase)>,
        phrases: usize,
        shortest: usize,
        light: bool,
    ) -> Vec<Sentence> {
        if self.tired() {
            return Vec::new();
        }
        self.spend(SEARCH);
        let mut known: Vec<(Card, &grammar::Card)> =
            cards.iter().filter_map(|card| Some((*card, self.grammar(*card)?))).collect();
        known.extend(joker.map(|(card, phrase)| (card, &phrase.reading)));
        let faces: Vec<&grammar::Card> = known.iter().map(|(_, face)| *face).collect();
        let mut rows: Vec<Sentence> = Vec::new();
        for found in grammar::sentences(&faces, Soundness::Sensible, light, phrases) {
            let row: Vec<Card> =
                found.cards.iter().filter_map(|at| known.get(*at).map(|(card, _)| *card)).collect();
            let words = joker.filter(|(card, _)| row.contains(card)).map(|(_, phrase)| phrase.words.clone());
            if row.len() >= shortest
                && !(light && self.says_twice(&row))
                && words.is_some() == joker.is_some()
                && self.is_new(&row, words.as_ref())
            {
                rows.push(self.sentence(row, words));
            }
        }
        tabletop::sort_by_key(&mut rows, |row| {
            let bilingual = row.languages(self.game.deck()) == Languages::Bilingual;
            (core::cmp::Reverse(row.cards.len()), bilingual)
        });
        rows
    }

    /// The first way to add some of the cards to a sentence. They are tried in the given order, so the most troublesome should come first.
    pub(super) fn addition(&self, table: &[Sentence], cards: &[Card]) -> Option<Addition> {
        let open = |sentence: &Sentence| !sentence.cards.is_empty();
        let plain: Vec<Card> = cards.iter().copied().filter(|card| !card.is_joker()).collect();
        // Conjunctions come first, because a clause goes with them: more cards at once.
        let joins = |card: &Card| {
            matches!(self.category(*card), Some(Category::And | Category::But | Category::Subordinator))
        };
        for joint in plain.iter().filter(|card| joins(card)) {
            for clause in self.clauses(&without(&plain, &[*joint])) {
                let tail = [&[*joint][..], &clause.cards[..]].concat();
                let subordinate = self.category(*joint) == Some(Category::Subordinator);
                for (sentence, old) in table.iter().enumerate().filter(|(_, old)| open(old)) {
                    let behind = Addition { sentence, head: Vec::new(), tail: tail.clone(), joker: None };
                    let before = Addition { sentence, head: tail.clone(), tail: Vec::new(), joker: None };
                    if self.fits(old, &behind) {
                        return Some(behind);
                    }
                    if subordinate && self.fits(old, &before) {
                        return Some(before);
                    }
                }
            }
        }
        for card in &plain {
            for (sentence, old) in table.iter().enumerate().filter(|(_, old)| open(old)) {
                let behind = Addition { sentence, head: Vec::new(), tail: vec![*card], joker: None };
                let before = Addition { sentence, head: vec![*card], tail: Vec::new(), joker: None };
                if let Some(fit) = [behind, before].into_iter().find(|one| self.fits(old, one)) {
                    return Some(fit);
                }
            }
        }
        None
    }

    /// What `addition` passes over: cards that go together ("et" and "une girafe", "mais" and "danse") and, unless `light`, cards with which a
    /// sentence says more than anybody would say first. It takes longer, so it is for turns that would end otherwise.
    pub(super) fn far_addition(&self, table: &[Sentence], cards: &[Card], light: bool) -> Option<Addition> {
        let plain: Vec<Card> = cards.iter().copied().filter(|card| !card.is_joker()).collect();
        let single = plain.iter().filter(|_| !light).map(|card| vec![*card]);
        for part in single.chain(self.together(&plain)) {
            for (sentence, old) in table.iter().enumerate().filter(|(_, old)| !old.cards.is_empty()) {
                let behind = Addition { sentence, head: Vec::new(), tail: part.clone(), joker: None };
                let before = Addition { sentence, head: part.clone(), tail: Vec::new(), joker: None };
                let fits = |one: &Addition| {
                    if light { self.fits(old, one) } else { self.may_be_said(&one.made(old)) }
                };
                if let Some(fit) = [behind, before].into_iter().find(fits) {
                    return Some(fit);
                }
            }
        }
        None
    }

    /// Two or three cards of which the first joins the others to a sentence.
    fn together(&self, cards: &[Card]) -> Vec<Vec<Card>> {
        let is = |card: &Card, of: &[Category]| self.category(*card).is_some_and(|own| of.contains(&own));
        let joins = [Category::Preposition, Category::And, Category::But, Category::Who];
        let mut found = Vec::new();
        for joint in cards.iter().filter(|card| is(card, &joins)) {
            let rest = without(cards, &[*joint]);
            found.extend(rest.iter().map(|card| vec![*joint, *card]));
            for first in rest.iter().filter(|card| is(card, &[Category::Determiner, Category::Verb])) {
                let last = without(&rest, &[*first]);
                found.extend(last.iter().map(|card| vec![*joint, *first, *card]));
            }
        }
        found
    }

    fn fits(&self, old: &Sentence, addition: &Addition) -> bool {
        let made = addition.made(old);
        self.is_new(&made.cards, made.joker.as_ref()) && self.makes_sense(&made)
    }

    /// A way to add a joker to a sentence on the table that has none (SPI-33).
    pub(super) fn joker_addition(&self, table: &[Sentence], joker: Card) -> Option<Addition> {
        for phrase in self.phrases().iter().filter(|phrase| phrase.is_adverbial()) {
            for (sentence, old) in table.iter().enumerate() {
                if old.cards.is_empty() || old.cards.iter().any(|card| card.is_joker()) {
                    continue;
                }
                let words = Some(phrase.words.clone());
                let addition = Addition { sentence, head: Vec::new(), tail: vec![joker], joker: words };
                let made = addition.made(old);
                if self.is_new(&made.cards, made.joker.as_ref()) && self.makes_sense(&made) {
                    return Some(addition);
                }
            }
        }
        None
    }
}
