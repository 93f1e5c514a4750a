//! Plans a turn: what to lay, to add and to swap.

use alloc::vec::Vec;

use super::sight::{Sight, without};
use spikit::{Action, Card, Languages, Sentence};
use tabletop::Chance;

/// About what the choice between fishing and the display is worth, in the points of `cost`.
const ADVANTAGE: f64 = 0.8;
/// A swap that gains less is not worth the others' time.
const WORTH_A_SWAP: f64 = 0.5;
/// How much a family is worth because the others cannot add to it.
const DENIED: f64 = 2.5;
/// After how many refused proposals a bot gives in.
pub(super) const PATIENCE: usize = 2;
/// How many rows `prospects` looks into.
const AHEAD: usize = 3;

/// The first action of a plan, and what the hand costs once the whole plan is done.
pub(super) struct Plan {
    pub first: Option<Action>,
    pub cost: f64,
}

impl Sight<'_> {
    /// What to do in one's turn, once a card is drawn or taken.
    pub(super) fn play(&self, chance: &mut Chance) -> Action {
        if self.view.refused.len() >= PATIENCE {
            return Action::EndTurn;
        }
        if !self.skill.plans
            && let Some(addition) = self.family_addition(self.hand)
        {
            return addition.action();
        }
        let slips = chance.below(100) < self.skill.slips;
        let table = self.table();
        let family = self.family_planned(self.hand, !self.view.laid, None);
        let lay = if self.view.laid { None } else { self.best_lay(&table, self.hand, None) };
        if slips {
            return lay.and_then(|plan| plan.first).unwrap_or(Action::EndTurn);
        }
        let stay = self.finish(table, self.hand);
        let best = match lay {
            Some(lay) if !self.skill.plans || lay.cost <= stay.cost => lay,
            _ => stay,
        };
        let best = family.filter(|family| family.cost <= best.cost).unwrap_or(best);
        let joined = || {
            let far = if self.skill.plans { self.far_addition(&self.table(), self.hand, true) } else { None };
            far.map(|addition| addition.action())
        };
        best.first
            .or_else(joined)
            .or_else(|| self.swap())
            .or_else(|| self.overlooked())
            .unwrap_or(Action::EndTurn)
    }

    /// The longest row that the usual search has not reached: looked for before a turn ends with nothing, by levels that plan.
    fn overlooked(&self) -> Option<Action> {
        if self.view.laid || !self.skill.plans || !self.rows(self.hand, self.skill.phrases).is_empty() {
            return None;
        }
        let row = self.all_rows(self.hand, true).into_iter().next()?;
        Some(Action::Lay { cards: row.cards, joker: None })
    }

    /// What to do with a card just fished: use it at once, or nothing.
    pub(super) fn use_fished(&self, fished: Card) -> Option<Action> {
        let held = [self.hand, &[fished]].concat();
        let lay = self.best_lay(&self.table(), &held, Some(fished));
        let family = self.family_planned(&held, true, Some(fished));
        let better = |family: &Plan| lay.as_ref().is_none_or(|lay| family.cost <= lay.cost);
        match family.filter(better).or(lay) {
            Some(plan) => plan.first,
            // A card that a family lacks.
            None => (self.skill.plans && self.cost(&held) < self.cost(self.hand)).then_some(Action::Keep),
        }
    }

    /// The family of this turn, for levels that plan.
    fn family_planned(&self, held: &[Card], may_lay: bool, with: Option<Card>) -> Option<Plan> {
        let plan = if self.skill.plans { self.collect(held, may_lay, with) } else { None };
        plan.map(|plan| Plan { cost: plan.cost - DENIED, ..plan })
    }

    /// The best row or family that some cards make; `with` is a card that it must have.
    fn best_lay(&self, table: &[Sentence], held: &[Card], with: Option<Card>) -> Option<Plan> {
        let uses = |row: &Sentence| with.is_none_or(|card| row.cards.contains(&card));
        let mut rows: Vec<Sentence> = self.game.families(held).into_iter().filter(uses).collect();
        rows.extend(self.rows(held, self.skill.phrases).into_iter().filter(uses).take(self.skill.rows));
        if let Some(joker) = held.iter().copied().find(|card| card.is_joker()) {
            for phrase in self.phrases() {
                rows.extend(self.rows_with(held, joker, &phrase).into_iter().filter(uses).take(2));
            }
        }
        let mut best: Option<Plan> = None;
        for row in rows {
            let first = Some(Action::Lay { cards: row.cards.clone(), joker: row.joker.clone() });
            let cost = self.cost_after(table, held, &row, with.is_some());
            if best.as_ref().is_none_or(|best| cost < best.cost) {
                best = Some(Plan { first, cost });
            }
        }
        best.or_else(|| {
            let first = self.beginning(held).filter(|_| with.is_none());
            first.map(|first| Plan { first: Some(first), cost: f64::NEG_INFINITY })
        })
    }

    /// What the hand costs once the row is laid and whatever follows is done.
    fn cost_after(&self, table: &[Sentence], held: &[Card], row: &Sentence, fished: bool) -> f64 {
        let rest = without(held, &row.cards);
        let unilingual = row.languages(self.game.deck()) == Languages::Unilingual;
        if row.is_family() {
            return self.cost(&self.put_away(&rest, self.away_after(row)));
        }
        let advantage = if unilingual && !fished && !rest.is_empty() { ADVANTAGE } else { 0.0 };
        if !self.skill.plans {
            // Such a bot lays the longest row, and of equally long ones one that gives an advantage.
            return rest.len() as f64 - 0.5 * advantage;
        }
        let mut table = table.to_vec();
        table.push(row.clone());
        self.finish(table, &rest).cost - advantage
    }

    /// Adds what can be added, the most troublesome cards first.
    fn finish(&self, table: Vec<Sentence>, hand: &[Card]) -> Plan {
        let (first, rest) = self.add_all(table, hand);
        Plan { first, cost: self.cost(&rest) }
    }

    /// The same before a family, which lets so many cards be put away.
    pub(super) fn finish_before(
        &self,
        table: Vec<Sentence>,
        hand: &[Card],
        away: usize,
        family: Action,
    ) -> Plan {
        let (first, rest) = self.add_all(table, hand);
        Plan { first: first.or(Some(family)), cost: self.cost(&self.put_away(&rest, away)) }
    }

    /// The hand without those cards that cost most to keep.
    fn put_away(&self, hand: &[Card], most: usize) -> Vec<Card> {
        self.worst_first(hand).split_off(most.min(hand.len()))
    }

    /// What is added first, and the hand once all is added.
    fn add_all(&self, mut table: Vec<Sentence>, hand: &[Card]) -> (Option<Action>, Vec<Card>) {
        let mut rest = self.worst_first(hand);
        let mut first = None;
        loop {
            let joker = rest.iter().copied().find(|card| card.is_joker());
            let addition = self
                .addition(&table, &rest)
                .or_else(|| joker.and_then(|joker| self.joker_addition(&table, joker)));
            let Some(addition) = addition else { break };
            rest = without(&rest, &addition.cards());
            if let Some(old) = table.get_mut(addition.sentence) {
                *old = addition.made(old);
            }
            first.get_or_insert_with(|| addition.action());
            if rest.is_empty() {
                break;
            }
        }
        (first, rest)
    }

    /// What a hand costs after the best that may be done with it.
    pub(super) fn prospects(&self, hand: &[Card], may_lay: bool) -> f64 {
        let stay = self.finish(self.table(), hand).cost;
        let stay = self.family_planned(hand, may_lay, None).map_or(stay, |plan| stay.min(plan.cost));
        if !may_lay {
            return stay;
        }
        let families = self.game.families(hand).into_iter();
        let rows = families.chain(self.rows(hand, self.skill.phrases / 3).into_iter().take(AHEAD));
        rows.map(|row| self.cost_after(&self.table(), hand, &row, false)).fold(stay, f64::min)
    }

    /// A swap that leaves a better hand, or makes a sentence of one language.
    fn swap(&self) -> Option<Action> {
        if !self.skill.swaps {
            return None;
        }
        let now = self.prospects(self.hand, !self.view.laid);
        let mut best: Option<(f64, Action)> = None;
        // The grammar doesn't know of whom a joker's words can be said ("the trombone pleure").
        let known = |sentence: &Sentence| sentence.joker.is_none();
        for (sentence, laid) in (0..).zip(&self.view.table).filter(|(_, laid)| known(&laid.sentence)) {
            for (at, out) in (0..).zip(&laid.sentence.cards) {
                for card in self.hand {
                    let barred = [out, card].into_iter().any(|card| self.view.swapped.contains(card));
                    if barred || card.is_joker() || out.is_joker() || self.tired() {
                        continue;
                    }
                    let mut made = laid.sentence.clone();
                    if let Some(place) = made.cards.get_mut(at as usize) {
                        *place = *card;
                    }
                    if !self.is_new(&made.cards, made.joker.as_ref()) || !self.makes_sense(&made) {
                        continue;
                    }
                    let hand: Vec<Card> =
                        self.hand.iter().map(|held| if held == card { *out } else { *held }).collect();
                    let gain =
                        self.cost(self.hand) - self.cost(&hand) + self.choice_of(&laid.sentence, &made);
                    // As long as no series is laid, a swap may also pay by what can be laid after it.
                    let gain =
                        if self.view.laid { gain } else { gain.max(now - self.prospects(&hand, true)) };
                    if gain > WORTH_A_SWAP && best.as_ref().is_none_or(|(most, _)| gain > *most) {
                        best = Some((gain, Action::Swap { sentence, at, card: *card, joker: None }));
                    }
                }
            }
        }
        best.map(|(_, action)| action)
    }

    /// What it is worth to turn a bilingual sentence into one of one language (SPI-27).
    fn choice_of(&self, old: &Sentence, made: &Sentence) -> f64 {
        let deck = self.game.deck();
        let became =
            old.languages(deck) == Languages::Bilingual && made.languages(deck) == Languages::Unilingual;
        if became { ADVANTAGE } else { 0.0 }
    }
}
