//! Measures how long somebody may take for a word and still win every second match against two bots of a level, as the set-up promises.

use super::tests::boxed;
use crate::{Effort, Level, Playable};
use lexicon::{Language, Tier};
use std::collections::BTreeMap;
use tabletop::{Actor, Chance, Game, Player, Seat, Table, Viewer};
use themes::*;

/// A person who takes so many seconds for a word, and knows certain words.
struct Typist {
    ms: u32,
}

impl Typist {
    /// Any word that fits, of those that most people know.
    fn word(&self, game: &Themes, view: &View, chance: &mut Chance) -> Action {
        let theme = game.card(view.card).theme(view.theme.unwrap()).unwrap();
        let letters = view.dice.as_ref().unwrap().letters;
        let fits = |entry: &&Entry| match view.initial {
            Some(initial) => entry.letters.starts_with(initial),
            None => letters.in_word(&entry.letters).is_empty(),
        };
        let said =
            |entry: &Entry| view.announced.iter().any(|word| game.judge().same_root(&word.word, &entry.word));
        let words: Vec<&Entry> = theme
            .words()
            .iter()
            .filter(|entry| entry.tier == Tier::COMMON && fits(entry) && !said(entry))
            .collect();
        chance.pick(&words).map_or(Action::GiveUp, |entry| Action::Announce {
            word: entry.word.clone(),
            proper: entry.kind.is_proper(),
            theme: None,
            late: false,
        })
    }

    /// Whether the typist has the most tokens in a match against two bots; half where the most are shared.
    fn wins(&self, game: &Themes, level: Level, seed: u64) -> f64 {
        let players = (0..3).map(|n| Player { name: format!("S{n}"), bot: None }).collect();
        let (layout, json) = (Layout::default(), serde_json::Value::Null);
        let mut table = Table::new(game.clone(), players, layout, seed, json, BTreeMap::new()).unwrap();
        let mut chance = Chance::from_seed(seed ^ 0x7151);
        let typist = Seat((seed % 3) as u8);
        let (mut asked, mut waited) = (None, 0);
        let mut seeds = [0; 3];
        for _ in 0..2_000 {
            if table.game().outcome(table.state()).is_some() {
                break;
            }
            let question = table.game().question(table.state(), typist);
            if asked != question {
                (asked, waited) = (question, 0);
                seeds = [0; 3].map(|_| u64::from(chance.below(u32::MAX)));
            }
            let ready = table.game().to_act(table.state()).iter().map(|seat| {
                let view = table.view(Viewer::Seat(seat));
                let mut luck = Chance::from_seed(seeds[seat.index()]);
                let word = matches!(view.phase, PhaseName::Open);
                if seat == typist && word {
                    return (self.ms.saturating_sub(waited), seat, self.word(game, &view, &mut luck));
                }
                let effort = Effort::iterations(1);
                let decision = game.decide(&view, level, waited, &effort, &mut luck).unwrap();
                (decision.after_ms, seat, decision.action.unwrap())
            });
            let (ms, seat, action) = ready.min_by_key(|(ms, ..)| *ms).unwrap();
            waited += ms;
            table.act(Actor::Seat(seat), action).unwrap();
        }
        let tokens: Vec<u32> = table.view(Viewer::Spectator).seats.iter().map(|seat| seat.tokens).collect();
        let most = tokens.iter().max().unwrap();
        if tokens[typist.index()] < *most {
            return 0.0;
        }
        1.0 / tokens.iter().filter(|tokens| *tokens == most).count() as f64
    }
}

#[test]
fn levels_are_beaten_every_second_match_at_the_pace_that_the_set_up_tells() {
    let game = boxed(Language::French, Options::default());
    let matches = 100;
    let mut missed = Vec::new();
    for (level, seconds) in [(Level::Easy, 25), (Level::Medium, 14), (Level::Hard, 8)] {
        let share = |seconds: u32| {
            let typist = Typist { ms: seconds * 1_000 };
            (0..matches).map(|seed| typist.wins(&game, level, seed)).sum::<f64>() * 100.0 / matches as f64
        };
        let won = share(seconds);
        println!("{level}: {seconds} s {won:.0} %");
        if !(35.0..=65.0).contains(&won) {
            // What to tell people instead: how it is for whoever is a third faster or slower.
            let around = [seconds * 2 / 3, seconds * 4 / 3].map(|s| format!("{s} s {:.0} %", share(s)));
            missed.push(format!("{level}: {seconds} s {won:.0} %, {around:?}"));
        }
    }
    assert!(missed.is_empty(), "{missed:?}");
}
