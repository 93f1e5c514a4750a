//! Plis de lettres: levels from any card to a search.

use alloc::vec::Vec;

mod hard;
mod policy;
mod reason;
#[cfg(test)]
mod tests;

use crate::{Decision, Effort, Level, Playable};
use plis::{Action, Card, Cards, Plis, Round, Unseen, View};
use policy::Sight;
use tabletop::{Chance, Game};

/// Of a hundred cards, how many the easy bot plays without thinking.
const THOUGHTLESS: u32 = 35;

impl Playable for Plis {
    fn advise(
        &self,
        view: &View,
        level: Level,
        effort: &Effort<'_>,
        chance: &mut Chance,
    ) -> Option<Decision<Action>> {
        let legal: Vec<Card> = self.candidates(view, usize::MAX).into_actions().iter().map(of).collect();
        let play = |card: Card| Decision::at_once(Action::Play { card });
        if legal.len() < 2 {
            return legal.first().map(|card| play(*card).because(reason::only()));
        }
        if level == Level::Hard
            && let Some((best, tried)) = hard::cards(view, effort, chance)
            && let Some(chosen) = tried.get(best).filter(|tried| legal.contains(&tried.card))
        {
            return Some(play(chosen.card).because(reason::of(view, chosen, &tried)));
        }
        let card = match level {
            Level::Random => chance.pick(&legal).copied(),
            Level::Easy if chance.below(100) < THOUGHTLESS => chance.pick(&legal).copied(),
            Level::Medium => any_world(view, chance).and_then(|round| Sight::of(&round).card()),
            Level::Easy | Level::Greedy | Level::Hard => greedy(view, &legal),
        };
        let card = card.filter(|card| legal.contains(card)).or_else(|| greedy(view, &legal))?;
        Some(play(card))
    }
}

fn of(Action::Play { card }: &Action) -> Card {
    *card
}

/// Any world of the view, for bots that look only at what is the same in all of them.
fn any_world(view: &View, chance: &mut Chance) -> Option<Round> {
    Unseen::of(view)?.deal(chance)
}

/// Leads or follows with the lowest card, and discards the dearest, or else the highest.
fn greedy(view: &View, legal: &[Card]) -> Option<Card> {
    let led = view.trick.first().map(|played| played.card.family());
    let value = |card: &Card| view.contract.card_points(Cards::only(*card));
    match led {
        Some(led) if legal.iter().all(|card| card.family() != led) => {
            legal.iter().max_by_key(|card| (value(card), card.rank())).copied()
        }
        _ => legal.iter().min_by_key(|card| (card.rank(), value(card))).copied(),
    }
}
