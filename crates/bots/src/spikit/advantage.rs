//! Decides what to draw, whether to fish, what to put away, and how to vote.

use alloc::vec::Vec;

use super::reason;
use super::sight::{Sight, without};
use crate::Decision;
use spikit::{Action, Card, Sentence};
use tabletop::Chance;

/// About what one more unknown card in the hand costs.
const A_CARD: f64 = 0.9;
/// How many unseen cards are tried to see what fishing may bring.
const SAMPLE: usize = 10;
/// How many cards of the hand are tried as the one to give.
const GIVEN: usize = 2;

/// A card of the display, the card given for it, and what the hand then costs.
struct Exchange {
    display: u32,
    give: Card,
    cost: f64,
    /// A row that the card then goes into.
    row: Vec<Card>,
}

/// What fishing may bring.
struct Catch {
    /// How likely a card comes that goes into a sentence.
    odds: f64,
    /// How many cards of the hand go with such a card on average, times `odds`.
    worth: f64,
}

impl Sight<'_> {
    /// Takes a card of the display, or draws from the stock.
    pub(super) fn draw(&self, chance: &mut Chance) -> Decision<Action> {
        let face = self.view.die.unwrap_or(0);
        let fits = |card: Card| face == 6 || card.face() == face;
        if chance.below(100) < self.skill.slips {
            return Decision::at_once(Action::Draw);
        }
        let found = self.exchange(&fits, true);
        let none = !self.view.display.iter().any(|card| fits(*card));
        match found.filter(|found| found.cost < self.prospects(self.hand, true) + A_CARD) {
            Some(Exchange { display, give, row, .. }) => Decision::at_once(Action::Take { display, give })
                .because(self.reason_to_take(display, give, row, true)),
            None => Decision::at_once(Action::Draw).because(reason::to_draw(none)),
        }
    }

    /// The best exchange with the display.
    fn exchange(&self, fits: &dyn Fn(Card) -> bool, may_lay: bool) -> Option<Exchange> {
        let mut best: Option<Exchange> = None;
        for (display, card) in (0..).zip(&self.view.display).filter(|(_, card)| fits(**card)) {
            if self.tired() {
                break;
            }
            let pool = [self.hand, &[*card]].concat();
            let row =
                if may_lay { self.rows(&pool, self.skill.phrases / 3).into_iter().next() } else { None };
            let row = row.map(|row| row.cards).unwrap_or_default();
            let uses = if row.contains(card) { row.clone() } else { Vec::new() };
            let spare = without(&self.worst_first(self.hand), &row);
            let spare = if spare.is_empty() { self.hand.to_vec() } else { spare };
            for give in spare.into_iter().take(if self.skill.plans { GIVEN } else { 1 }) {
                let cost = self.prospects(&without(&pool, &[give]), may_lay);
                if best.as_ref().is_none_or(|best| cost < best.cost) {
                    best = Some(Exchange { display, give, cost, row: uses.clone() });
                }
            }
        }
        best
    }

    /// Chooses fishing, the free choice, or neither (SPI-17).
    pub(super) fn advantage(&self, chance: &mut Chance) -> Decision<Action> {
        let most = self.view.advantage.unwrap_or(0) as usize;
        let any = self.view.stock_count + self.view.discard_count > 0;
        if chance.below(100) < self.skill.slips {
            return Decision::at_once(if most > 0 && any { Action::Fish } else { Action::Decline });
        }
        let now = self.prospects(self.hand, false);
        let choice = self.exchange(&|_| true, false);
        let gain = choice.as_ref().map_or(0.0, |choice| now - choice.cost);
        if most > 0 && any {
            let catch = self.catch(most, chance);
            if catch.worth > gain.max(0.0) {
                return Decision::at_once(Action::Fish).because(reason::to_fish(catch.odds));
            }
        }
        match choice.filter(|_| gain > 0.0) {
            Some(Exchange { display, give, .. }) => Decision::at_once(Action::FreeChoice { display, give })
                .because(self.reason_to_take(display, give, Vec::new(), false)),
            None => Decision::at_once(Action::Decline).because(reason::to_decline()),
        }
    }

    /// What so many fished cards may bring: how many cards of the hand go with one of them, and how likely that is.
    fn catch(&self, most: usize, chance: &mut Chance) -> Catch {
        if self.hand.len() < 2 {
            return Catch { odds: 0.0, worth: 0.0 };
        }
        let mut unseen: Vec<Card> =
            self.game.deck().cards().filter(|card| self.view.may_come(*card)).collect();
        chance.shuffle(&mut unseen);
        unseen.truncate(SAMPLE);
        let (mut hits, mut gone) = (0.0, 0.0);
        for card in &unseen {
            let pool = [self.hand, &[*card]].concat();
            let row =
                self.rows(&pool, self.skill.phrases / 4).into_iter().find(|row| row.cards.contains(card));
            if let Some(row) = row {
                hits += 1.0;
                gone += (row.cards.len() - 1) as f64;
            }
        }
        if hits == 0.0 {
            return Catch { odds: 0.0, worth: 0.0 };
        }
        let misses: f64 = 1.0 - hits / unseen.len() as f64;
        // Multiplied out: `powi` may round otherwise on another machine.
        let odds = 1.0 - (0..most).fold(1.0, |all, _| all * misses);
        Catch { odds, worth: odds * gone / hits }
    }

    /// What to do with the card just turned up (SPI-18).
    pub(super) fn fishing(&self) -> Action {
        let Some(fished) = &self.view.fished else { return Action::StopFishing };
        if let Some(action) = self.use_fished(fished.card) {
            return action;
        }
        let any = self.view.stock_count + self.view.discard_count > 0;
        if fished.left > 0 && any { Action::Fish } else { Action::StopFishing }
    }

    /// Puts away as many cards as it may, those that cost most to keep (SPI-22).
    pub(super) fn discard(&self) -> Action {
        let most = self.view.discards.unwrap_or(0) as usize;
        let mut hand = self.hand.to_vec();
        let mut cards = Vec::new();
        for _ in 0..most {
            let Some(worst) = self.worst_first(&hand).first().copied() else { break };
            hand = without(&hand, &[worst]);
            cards.push(worst);
        }
        Action::Discard { cards }
    }

    /// Votes by the grammar, whoever gains by it (SPI-14).
    pub(super) fn vote(&self) -> Action {
        let Some(proposal) = &self.view.proposal else { return Action::Vote { accept: None } };
        let row = &proposal.sentence;
        let accept = match self.game.verdict(row) {
            Some(verdict) => Some(verdict.soundness >= self.skill.accepts),
            None => self.without_grammar(row),
        };
        Action::Vote { accept }
    }

    /// Votes on a row that the grammar cannot judge: it accepts consecutive cards of one family and refuses all else. If the deck describes
    /// none of its words and the row has no joker, it abstains.
    fn without_grammar(&self, row: &Sentence) -> Option<bool> {
        if spikit::run(&row.cards).is_some() {
            return Some(true);
        }
        let judges = row.cards.iter().any(|card| card.is_joker())
            || self.game.deck().cards().any(|card| self.grammar(card).is_some());
        judges.then_some(false)
    }
}
