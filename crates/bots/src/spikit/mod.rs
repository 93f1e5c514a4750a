//! Spikit: bots that look for sentences with the grammar, plan what is left of their hand, and vote by the grammar too.

mod advantage;
mod families;
mod phrases;
mod plan;
mod report;
mod rows;
mod sight;
mod skill;
#[cfg(test)]
mod tests;
mod value;

pub use report::{Longest, longest};

use crate::{Effort, Level, Playable};
use sight::Sight;
use skill::Skill;
use spikit::{Action, PhaseName, Spikit, View};
use tabletop::{Actor, Chance, Game};

impl Playable for Spikit {
    fn choose(&self, view: &View, level: Level, effort: &Effort<'_>, chance: &mut Chance) -> Option<Action> {
        let seat = view.seat.filter(|seat| view.to_act.contains(*seat) && !view.over)?;
        let sight = Sight::new(self, view, seat, Skill::of(level), effort);
        let action = match level {
            Level::Random => chance.pick(&self.candidates(view, 200).into_actions()).cloned(),
            Level::Greedy => Some(sight.greedy()),
            Level::Easy | Level::Medium | Level::Hard => Some(sight.action(chance)),
        };
        // Whatever a bot thinks up, the rules have the last word.
        let world = self.determinize(view, chance);
        let allowed = |action: &Action| match &world {
            Some(world) => self.check(world, Actor::Seat(seat), action).is_ok(),
            None => false,
        };
        action.filter(allowed).or_else(|| self.candidates(view, 1).into_actions().into_iter().next())
    }
}

impl Sight<'_> {
    fn action(&self, chance: &mut Chance) -> Action {
        match self.view.phase {
            PhaseName::Roll | PhaseName::Over => Action::Roll,
            PhaseName::Draw => self.draw(chance),
            PhaseName::Play => self.play(chance),
            PhaseName::Vote => self.vote(),
            PhaseName::Advantage => self.advantage(chance),
            PhaseName::Fishing => self.fishing(),
            PhaseName::Discard => self.discard(),
        }
    }

    /// The nearest simple play: draw, lay the longest row, and nothing else.
    fn greedy(&self) -> Action {
        match self.view.phase {
            PhaseName::Roll | PhaseName::Over => Action::Roll,
            PhaseName::Draw => Action::Draw,
            PhaseName::Play if !self.view.laid && self.view.refused.is_empty() => {
                let longest = self.rows(self.hand, self.skill.phrases).into_iter().next();
                longest.map_or(Action::EndTurn, |row| Action::Lay { cards: row.cards, joker: None })
            }
            PhaseName::Play => Action::EndTurn,
            PhaseName::Vote => self.vote(),
            PhaseName::Advantage => Action::Decline,
            PhaseName::Fishing => Action::StopFishing,
            PhaseName::Discard => self.discard(),
        }
    }
}
