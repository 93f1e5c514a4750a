//! Spikit: bots that look for sentences with the grammar, plan what is left of their hand, and vote by the grammar too.

mod advantage;
mod families;
mod phrases;
mod plan;
mod reason;
mod report;
mod rows;
mod sight;
mod skill;
#[cfg(test)]
mod tests;
mod value;

pub use report::{Longest, longest};

use crate::{Decision, Effort, Level, Playable};
use sight::Sight;
use skill::Skill;
use spikit::{Action, PhaseName, Spikit, View};
use tabletop::{Actor, Chance, Game};

impl Playable for Spikit {
    fn advise(
        &self,
        view: &View,
        level: Level,
        effort: &Effort<'_>,
        chance: &mut Chance,
    ) -> Option<Decision<Action>> {
        let seat = view.seat.filter(|seat| view.to_act.contains(*seat) && !view.over)?;
        let sight = Sight::new(self, view, seat, Skill::of(level), effort);
        let chosen = match level {
            Level::Random => {
                chance.pick(&self.candidates(view, 200).into_actions()).cloned().map(Decision::at_once)
            }
            Level::Greedy => Some(Decision::at_once(sight.greedy())),
            Level::Easy | Level::Medium | Level::Hard => Some(sight.decision(chance)),
        };
        // Whatever a bot thinks up, the rules have the last word.
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

impl Sight<'_> {
    fn decision(&self, chance: &mut Chance) -> Decision<Action> {
        let action = match self.view.phase {
            PhaseName::Roll | PhaseName::Over => Action::Roll,
            PhaseName::Draw => return self.draw(chance),
            PhaseName::Play => self.play(chance),
            PhaseName::Vote => self.vote(),
            PhaseName::Advantage => return self.advantage(chance),
            PhaseName::Fishing => self.fishing(),
            PhaseName::Discard => self.discard(),
        };
        let reason = self.reason(&action);
        Decision::at_once(action).because(reason)
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
