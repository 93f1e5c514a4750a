//! The words that come to a bot's mind: those of the lists that it knows, common ones first.

use alloc::vec::Vec;
use core::cmp::Reverse;

use crate::Level;
use lexicon::Tier;
use tabletop::Chance;
use themes::{Entry, Themes, Variant, View, Why, letters};

/// A word that comes to mind.
pub(super) struct Thought<'a> {
    pub(super) entry: &'a Entry,
    /// The number of its theme, from 1.
    pub(super) theme: u8,
    /// How many tokens it would take.
    pub(super) points: usize,
    /// The order in which words come to mind: the least key first.
    key: u32,
}

/// The words that a bot knows and may announce now, in the order in which they come to mind.
pub(super) struct Memory<'a> {
    game: &'a Themes,
    view: &'a View,
    thoughts: Vec<Thought<'a>>,
}

/// Of a hundred words of each tier, how many a hint knows: it forgets none that people know.
pub(super) const ADVISED: [u32; 3] = [100, 100, 80];

/// Of a hundred words of each tier, how many a level knows.
pub(super) fn known(level: Level) -> [u32; 3] {
    match level {
        Level::Hard => [100, 97, 80],
        Level::Medium => [98, 80, 25],
        Level::Easy | Level::Greedy | Level::Random => [90, 35, 3],
    }
}

impl<'a> Memory<'a> {
    /// `known`: of a hundred words of each tier, how many come to mind. With `slips`, the bot overlooks letters of the dice on black.
    pub(super) fn new(
        game: &'a Themes,
        view: &'a View,
        known: [u32; 3],
        slips: bool,
        chance: &mut Chance,
    ) -> Memory<'a> {
        let Some(roll) = &view.dice else { return Memory { game, view, thoughts: Vec::new() } };
        let mut thoughts = Vec::new();
        for (theme, number) in game.card(view.card).themes().iter().zip(1..) {
            let wanted = match view.variant {
                Variant::Open => !view.closed.contains(&number),
                Variant::Classic | Variant::Limited => view.theme == Some(number),
            };
            if !wanted {
                continue;
            }
            let words = view.initial.map_or(theme.words(), |initial| theme.of_initial(initial));
            for entry in words {
                let knows = chance.below(100) < known[usize::from(entry.tier.index())];
                let late = match entry.tier {
                    Tier::COMMON => 1_000,
                    Tier::KNOWN => 2_000,
                    _ => 4_000,
                };
                let key = chance.below(late);
                let points = roll.letters.in_word(&entry.letters).len();
                if knows && (view.initial.is_some() || points == 0 || slips) {
                    thoughts.push(Thought { entry, theme: number, points, key });
                }
            }
        }
        tabletop::sort_by_key(&mut thoughts, |thought| thought.key);
        Memory { game, view, thoughts }
    }

    /// How many words have to be searched, on a scale from 0 to 100.
    pub(super) fn crowd(&self) -> u32 {
        self.thoughts.len().min(100) as u32
    }

    /// The words that may be announced: none that was announced or refused, and none with the root of one that was announced.
    pub(super) fn thoughts(&self) -> impl Iterator<Item = &Thought<'a>> {
        self.thoughts.iter().filter(|thought| self.is_free(thought))
    }

    /// The word that a hint proposes: of those that people know, the one that takes most tokens. If several take as many, it is one that is
    /// better known, and comes to mind sooner. A rare word is proposed only where no other fits.
    pub(super) fn richest(&self) -> Option<&Thought<'a>> {
        let worth = |one: &Thought<'_>| {
            let tier = one.entry.tier;
            (tier <= Tier::KNOWN, one.points, Reverse(tier))
        };
        let mut best: Option<&Thought<'a>> = None;
        for thought in &self.thoughts {
            // Whether a word is free costs most, so only a better one is asked.
            let better = best.is_none_or(|best| worth(thought) > worth(best));
            if better && self.is_free(thought) {
                best = Some(thought);
            }
        }
        best
    }

    /// What the list has stands whatever was voted down (THE-15), so of the refused words only the very same ones come to nobody's mind.
    fn is_free(&self, thought: &Thought<'_>) -> bool {
        let (game, entry) = (self.game, thought.entry);
        let same = |word: &str| letters(word).is_ok_and(|said| said == entry.letters);
        let refused = |why: Why| why != Why::Letters || self.view.initial.is_none();
        let again = |before| game.is_same(self.view.card, before, &entry.letters, thought.theme, Some(entry));
        let said = self.view.announced.iter().any(again)
            || self.view.refused.iter().any(|before| refused(before.why) && same(&before.word));
        let related = |before: &str| !entry.kind.is_proper() && game.judge().same_root(before, &entry.word);
        !said && !self.view.announced.iter().any(|before| related(&before.word))
    }
}
