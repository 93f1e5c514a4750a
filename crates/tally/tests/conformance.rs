//! The conformance suite, and a golden playthrough (`INSTA_UPDATE=always` rewrites it).

use tabletop::conformance::{Effort, Subject, playthrough, random_match};
use tabletop::{Chance, Game};
use tally::{Action, Options, State, Tally, Topics, View};

struct Probe;

impl Subject<Tally> for Probe {
    /// There are no cards, so only seats must not get lost.
    fn census(&self, _: &Tally, state: &State) -> Vec<String> {
        (0..state.seats()).map(|seat| seat.to_string()).collect()
    }

    fn stray_action(&self, game: &Tally, view: &View, chance: &mut Chance) -> Action {
        let word = |chance: &mut Chance| {
            let words = &game.topics().of_round(view.round).words;
            chance.pick(words).cloned().unwrap_or_default()
        };
        match chance.below(6) {
            0 => Action::time_up(),
            1 => Action::Pass,
            2 => Action::Vote { accept: chance.below(2) == 0 },
            3 => Action::Claim { word: view.said.first().cloned().unwrap_or_default() },
            4 => Action::Claim { word: word(chance).to_lowercase() },
            _ => Action::Claim { word: word(chance) },
        }
    }

    /// Only ballots are hidden, and nobody is told one before all are in.
    fn contradiction(&self, _: &Tally, _: &[tally::Event], _: &State) -> Option<String> {
        None
    }

    /// Only ballots are hidden, until the last one is in, and a short match may have none. `leaks.rs` plays matches that have some.
    fn hides(&self, _seats: usize) -> bool {
        false
    }

    fn summary(&self, _: &Tally, view: &View) -> String {
        let scores: Vec<String> = view.seats.iter().map(|seat| seat.score.to_string()).collect();
        format!("round {}/{}, scores {}", view.round, view.rounds, scores.join(" "))
    }
}

#[test]
fn random_matches_keep_every_promise() {
    let effort = Effort { deep_every: 1, ..Effort::default() };
    let mut ends = 0;
    for seconds in [Some(30), None] {
        let game = Tally::new(Options { seconds, ..Options::default() }, Topics::default());
        for seats in Tally::SEATS {
            for seed in 0..40 {
                let table = random_match(&game, &Probe, seats, seed, effort);
                let time_up = |step: &&tabletop::Step<Tally>| {
                    step.action.as_ref().is_some_and(|(_, action)| *action == Action::time_up())
                };
                ends += table.log().iter().filter(time_up).count();
            }
        }
    }
    assert!(ends > 100, "clocks ran out {ends} times");
}

#[test]
fn golden_playthrough() {
    let effort = Effort { strays: 0, ..Effort::default() };
    let table = random_match(&Tally::default(), &Probe, 3, 4, effort);
    insta::assert_snapshot!("three_seats", playthrough(&Probe, &table, usize::MAX));
}
