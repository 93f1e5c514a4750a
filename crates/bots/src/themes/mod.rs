//! Dés à thèmes: bots that take a person's time to find a word.

use alloc::vec::Vec;

mod memory;
mod reason;
#[cfg(test)]
mod tests;
#[cfg(test)]
mod typist;

use crate::{Decision, Effort, Level, Playable};
use memory::Memory;
use tabletop::{Chance, Game, Message};
use themes::{Action, PhaseName, Themes, Variant, View, letters};

impl Playable for Themes {
    /// The best of the words that come to mind, however long that takes: whoever asks for it waits for nobody.
    fn advise(
        &self,
        view: &View,
        level: Level,
        _: &Effort<'_>,
        chance: &mut Chance,
    ) -> Option<Decision<Action>> {
        plan(self, view, level, true, chance).map(|plan| Decision::at_once(plan.action).because(plan.reason))
    }

    fn decide(
        &self,
        view: &View,
        level: Level,
        waited_ms: u32,
        _: &Effort<'_>,
        chance: &mut Chance,
    ) -> Option<Decision<Action>> {
        let plan = plan(self, view, level, false, chance)?;
        Some(Decision::after(plan.at_ms.saturating_sub(waited_ms), plan.action).because(plan.reason))
    }

    /// The time until the first word.
    fn pace(level: Level) -> Option<u32> {
        Some(Style::of(level).pace)
    }
}

/// What a bot does, and how many milliseconds after it was asked.
struct Plan {
    action: Action,
    at_ms: u32,
    reason: Option<Message>,
}

/// The way a level plays.
struct Style {
    /// The average time, in milliseconds, until the first word comes to mind.
    pace: u32,
    /// Of a hundred rounds, in how many nothing comes to mind. Never at the level that hints come from: somebody who asks is told of a word.
    blank: u32,
    /// Of a hundred words on black, in how many a letter is overlooked.
    slips: u32,
    /// For how many more words it waits if the first ones are poor.
    patience: usize,
    /// It waits no longer once a word takes so many tokens.
    content: usize,
}

impl Style {
    fn of(level: Level) -> Style {
        match level {
            Level::Hard => Style { pace: 10_800, blank: 0, slips: 0, patience: 2, content: 3 },
            Level::Medium => Style { pace: 18_500, blank: 4, slips: 4, patience: 1, content: 2 },
            Level::Easy | Level::Greedy | Level::Random => {
                Style { pace: 33_000, blank: 8, slips: 10, patience: 0, content: 1 }
            }
        }
    }
}

/// The time that a word takes, in per cent of the pace. As with people it is mostly less than the mean and now and then two or three times
/// as much (the twentieths of a log-normal distribution with mean 1 and sigma 0.6).
const TEMPI: [u32; 20] =
    [26, 35, 42, 48, 53, 58, 64, 69, 75, 80, 87, 94, 101, 110, 120, 131, 146, 167, 198, 271];

fn tempo(chance: &mut Chance) -> u32 {
    let tempo = TEMPI[chance.index(TEMPI.len())];
    tempo * 95 / 100 + chance.below(tempo / 10 + 1)
}

/// Works out what to do; `advised` where somebody asks for a hint, who is in no hurry. The order of its draws depends only on the question, so the same chance gives the same plan however often the bot
/// is asked.
fn plan(game: &Themes, view: &View, level: Level, advised: bool, chance: &mut Chance) -> Option<Plan> {
    view.seat.filter(|seat| view.to_act.contains(*seat))?;
    if level == Level::Random {
        let at_ms = 1_000 + chance.below(4_000);
        let action = chance.pick(game.candidates(view, 8).actions()).cloned()?;
        return Some(Plan { action, at_ms, reason: None });
    }
    match view.phase {
        PhaseName::Rolling => {
            Some(Plan { action: Action::Roll, at_ms: 800 + chance.below(800), reason: None })
        }
        PhaseName::Judging => {
            let at_ms = 300 + chance.below(500);
            Some(Plan { action: ballot(game, view)?, at_ms, reason: None })
        }
        PhaseName::Open | PhaseName::Typing => {
            let word = word(game, view, level, advised, chance);
            let plan = word.unwrap_or_else(|blank_ms| Plan {
                action: Action::GiveUp,
                at_ms: blank_ms,
                reason: Some(reason::none()),
            });
            // A question begins anew after every interruption, but what was searched before is not lost.
            let searched = 1 + view.interruptions;
            // In the calm game nobody is in a hurry, so the bot need not take its time.
            let at_ms = if view.calm { plan.at_ms / 2 } else { plan.at_ms / searched };
            Some(Plan { at_ms, ..plan })
        }
        PhaseName::Over => None,
    }
}

/// The vote on a word (THE-14). Bots judge by the lists alone, and also say of a word of their own that it fits if a list has it. A word
/// that no list has they leave to people, or to the dictionary if there are none.
fn ballot(game: &Themes, view: &View) -> Option<Action> {
    let judging = view.judging.as_ref()?;
    let listed = || {
        let letters = letters(&judging.word).ok();
        letters.is_some_and(|letters| game.entry(view.card, judging.theme, &letters).is_some())
    };
    Some(if judging.honour { Action::Vote { accept: listed() } } else { Action::Abstain })
}

/// The word that a bot announces, and when. The error is when it gives up because none comes to mind.
fn word(game: &Themes, view: &View, level: Level, advised: bool, chance: &mut Chance) -> Result<Plan, u32> {
    let style = Style::of(level);
    // It is drawn before anything that depends on the words of the others, so that it stays the same.
    let blank = chance.below(100) < style.blank;
    let slips = chance.below(100) < style.slips;
    let tempo = tempo(chance);
    let mut moods = chance.fork();
    let blank_ms = 10_000 + 2 * style.pace + chance.below(10_000);
    if blank && !advised {
        return Err(blank_ms);
    }
    let known = if advised { memory::ADVISED } else { memory::known(level) };
    let memory = Memory::new(game, view, known, slips && !advised, &mut moods);
    // A bot that has had a word in this round finds the next ones sooner.
    let warm = view.announced.iter().any(|word| Some(word.seat) == view.seat);
    // With the lists of the box, the efforts below make the average four thirds of this, hence the three quarters.
    let first = style.pace / 400 * 3 * tempo / if warm { 2 } else { 1 };
    let most = 1 + patience(&style, view);
    let thoughts: Vec<_> = memory.thoughts().take(most).collect();
    let content = match view.variant {
        Variant::Classic => style.content,
        Variant::Limited | Variant::Open => 1,
    };
    let mut at_ms = 0;
    let mut best: Option<&memory::Thought<'_>> = None;
    for (number, thought) in thoughts.iter().enumerate() {
        // Rarer words take longer, and so do longer lists; each further word takes about half the time of the first.
        let effort = first * (3 + u32::from(thought.entry.tier.index())) / 3;
        let effort = effort + effort / 4 * memory.crowd() / 100;
        at_ms += if number == 0 { effort } else { effort / 2 };
        if best.is_none_or(|best| best.points < thought.points) {
            best = Some(thought);
        }
        if best.is_some_and(|best| best.points >= content) {
            break;
        }
    }
    if advised {
        best = memory.richest();
    }
    let thought = best.ok_or(blank_ms)?;
    let reason = thoughts.first().and_then(|first| reason::of(view, thought, first));
    let action = Action::Announce {
        word: thought.entry.word.clone(),
        proper: thought.entry.kind.is_proper(),
        theme: (view.variant == Variant::Open).then_some(thought.theme),
        late: false,
    };
    Ok(Plan { action, at_ms, reason })
}

/// How many words after the first a bot waits for. It waits for none on black and in variants, where the first word scores, and fewer when
/// hardly a place is left (THE-12).
fn patience(style: &Style, view: &View) -> usize {
    if view.calm {
        return style.patience + 1;
    }
    if view.variant != Variant::Classic || view.initial.is_none() {
        return 0;
    }
    let last = if view.seats.len() <= 4 { 1 } else { 2 };
    let left = view.seats.len().saturating_sub(last + view.announced.len());
    style.patience.min(left.saturating_sub(1))
}
