//! Syntax: levels that know fewer or more words, and plan less or more.

use alloc::vec::Vec;

mod answers;
mod bag;
mod bluff;
mod choice;
mod groups;
mod hard;
mod manners;
mod reason;
#[cfg(test)]
mod reason_tests;
mod simple;
#[cfg(test)]
mod tests;
mod value;

use crate::{Decision, Effort, Level, Playable};
use lexicon::{Tier, Vocabulary};
use syntax::{Action, Card, PhaseName, SeatView, Syntax, View};
use tabletop::{Actor, Chance, Game, Seat};

impl Playable for Syntax {
    fn advise(
        &self,
        view: &View,
        level: Level,
        effort: &Effort<'_>,
        chance: &mut Chance,
    ) -> Option<Decision<Action>> {
        let seat = view.seat.filter(|seat| view.to_act.contains(*seat) && !view.over)?;
        let sight = Sight { game: self, view, seat, level };
        let chosen = match view.phase {
            PhaseName::Play => sight.operation(effort, chance),
            PhaseName::Challenge => {
                let answer = answers::to_word(&sight, chance);
                Some(Decision::at_once(answer).because(reason::of_answer(view)))
            }
            PhaseName::ReEntry => Some(Decision::at_once(answers::to_offer(&sight, chance))),
            PhaseName::Over => None,
        };
        // Whatever a bot finds is checked by the rules.
        let world = self.determinize(view, chance);
        let allowed = |chosen: &Decision<Action>| match (&world, &chosen.action) {
            (Some(world), Some(action)) => self.check(world, Actor::Seat(seat), action).is_ok(),
            _ => false,
        };
        chosen
            .filter(allowed)
            .or_else(|| self.candidates(view, 1).into_actions().into_iter().next().map(Decision::at_once))
    }
}

/// What a bot sees and knows when it chooses.
struct Sight<'a> {
    game: &'a Syntax,
    view: &'a View,
    seat: Seat,
    level: Level,
}

impl Sight<'_> {
    fn operation(&self, effort: &Effort<'_>, chance: &mut Chance) -> Option<Decision<Action>> {
        let hand = self.view.hand.as_deref()?;
        let chosen = match self.level {
            Level::Random => {
                let candidates = self.game.candidates(self.view, 200).into_actions();
                chance.pick(&candidates).cloned()
            }
            Level::Greedy => simple::greedy(self, hand, effort),
            Level::Easy => simple::easy(self, hand, effort, chance),
            Level::Medium => simple::medium(self, hand, effort, chance),
            Level::Hard => return hard::operation(self, hand, effort, chance),
        };
        chosen.map(Decision::at_once)
    }

    /// The words that a bot of this level knows.
    fn vocabulary(&self) -> Vocabulary {
        self.game.lexicon().up_to(match self.level {
            Level::Greedy | Level::Easy => Tier::COMMON,
            Level::Medium => Tier::KNOWN,
            Level::Random | Level::Hard => Tier::RARE,
        })
    }

    fn own(&self) -> Option<&SeatView> {
        self.view.seats.get(self.seat.index())
    }

    /// The other seats still in the match.
    fn others(&self) -> impl Iterator<Item = &SeatView> {
        let seats = Seat::all(self.view.seats.len()).zip(&self.view.seats);
        seats.filter(|(seat, state)| *seat != self.seat && !state.out).map(|(_, state)| state)
    }

    fn minimum(&self) -> usize {
        usize::from(self.game.options().minimum_length)
    }

    fn opening_is_long(&self) -> bool {
        self.game.options().long_opening && !self.own().is_some_and(|own| own.has_laid)
    }

    /// The cards that may be the next one of the stock, with how many there are of each.
    fn draws(&self) -> Vec<(Card, usize)> {
        let all = self.game.deck().cards(self.game.options().packs(self.view.seats.len()));
        let Some(mut unseen) = self.view.unseen(&all) else { return Vec::new() };
        if let Some(pool) = &self.view.stock_pool {
            unseen = unseen.common(&syntax::Tally::of(pool));
        }
        Card::kinds().map(|card| (card, unseen.count(card))).filter(|(_, count)| *count > 0).collect()
    }
}
