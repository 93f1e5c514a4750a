//! Tally: bots that take their time.

use alloc::string::String;
use alloc::vec::Vec;

use crate::{Decision, Effort, Level, Playable};
use tabletop::{Chance, Game};
use tally::{Action, PhaseName, Tally, View};

impl Playable for Tally {
    fn advise(
        &self,
        view: &View,
        level: Level,
        _: &Effort<'_>,
        chance: &mut Chance,
    ) -> Option<Decision<Action>> {
        let topic = self.topics().of_round(view.round);
        let known = |word: &String| topic.words.contains(word);
        let action = match view.phase {
            PhaseName::Judging => Some(Action::Vote { accept: view.said.last().is_some_and(known) }),
            PhaseName::Open if level != Level::Random => {
                let new: Vec<&String> = topic.words.iter().filter(|word| !view.said.contains(word)).collect();
                Some(chance.pick(&new).map_or(Action::Pass, |word| Action::Claim { word: (*word).clone() }))
            }
            _ => chance.pick(self.candidates(view, 2).actions()).cloned(),
        };
        action.map(Decision::at_once)
    }

    /// A word comes to mind after some seconds, sooner on a higher level; a ballot takes one or two. A bot that has long to go says so
    /// in between instead of naming a word that somebody may claim before.
    fn decide(
        &self,
        view: &View,
        level: Level,
        waited_ms: u32,
        effort: &Effort<'_>,
        chance: &mut Chance,
    ) -> Option<Decision<Action>> {
        if !view.seat.is_some_and(|seat| view.to_act.contains(seat)) {
            return None;
        }
        let pace = pace_of(level);
        // Drawn before anything else, so that it is the same however often the bot is asked.
        let needed = match view.phase {
            PhaseName::Open => pace / 2 + chance.below(pace),
            PhaseName::Judging | PhaseName::Over => 1_000 + chance.below(1_000),
        };
        let left = needed.saturating_sub(waited_ms);
        if left > LOOK_AHEAD {
            return Some(Decision::ask_again(left - LOOK_AHEAD));
        }
        Some(Decision::after(left, self.choose(view, level, effort, chance)?))
    }

    fn pace(level: Level) -> Option<u32> {
        Some(pace_of(level))
    }
}

/// About how long it takes until a word comes to mind, in milliseconds.
fn pace_of(level: Level) -> u32 {
    match level {
        Level::Hard => 6_000,
        Level::Medium => 12_000,
        Level::Easy | Level::Greedy | Level::Random => 25_000,
    }
}

/// How far ahead, in milliseconds, a bot knows what it is going to do.
const LOOK_AHEAD: u32 = 2_000;
