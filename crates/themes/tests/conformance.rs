//! The conformance suite, and golden playthroughs (`INSTA_UPDATE=always` rewrites them).
#![allow(clippy::unwrap_used, clippy::panic, reason = "a test that fails here has failed")]

mod table;

use table::{act, game, rolls, table, variant};
use tabletop::conformance::{Effort, Subject, playthrough, random_match};
use tabletop::{Chance, Game, Viewer};
use themes::{Action, Event, Options, State, Themes, Variant, View};

struct Probe;

impl Subject<Themes> for Probe {
    /// Tokens are all alike: as many as there are.
    fn census(&self, _: &Themes, state: &State) -> Vec<String> {
        (0..state.all_tokens()).map(|token| token.to_string()).collect()
    }

    fn stray_action(&self, game: &Themes, view: &View, chance: &mut Chance) -> Action {
        let word = |chance: &mut Chance| {
            let themes = game.card(view.card).themes();
            let theme = chance.pick(themes).unwrap();
            chance.pick(theme.words()).map(|entry| entry.word.clone()).unwrap_or_default()
        };
        let theme = match chance.below(3) {
            0 => None,
            1 => view.theme,
            _ => Some(chance.below(9) as u8),
        };
        match chance.below(12) {
            0 => Action::Roll,
            1 => Action::Buzz,
            2 => Action::Withdraw,
            3 => Action::GiveUp,
            4 => Action::Vote { accept: chance.below(2) == 0 },
            5 => Action::TimeUp {
                clock: ["round", "turn", "typing", "locked-1", "tea"][chance.index(5)].into(),
            },
            6 => Action::Announce {
                word: view.announced.first().map(|word| word.word.clone()).unwrap_or_default(),
                proper: true,
                theme,
                late: false,
            },
            7 => Action::Announce {
                word: "né à 🦊".repeat(chance.index(20)),
                proper: true,
                theme,
                late: false,
            },
            _ => Action::Announce {
                word: word(chance),
                proper: chance.below(2) == 0,
                theme,
                late: chance.below(4) == 0,
            },
        }
    }

    /// The words that were accepted and those that were refused stay in sight until the round ends. Only ballots are hidden, and nobody is
    /// told one before all are.
    fn contradiction(&self, game: &Themes, told: &[Event], world: &State) -> Option<String> {
        let view = game.view(world, Viewer::Spectator);
        let begun = told.iter().rposition(|event| matches!(event, Event::RoundBegan { .. }))?;
        told[begun..].iter().find_map(|event| match event {
            Event::Scored { announced, .. } if !view.announced.contains(announced) => {
                Some(format!("{} was accepted", announced.word))
            }
            Event::Judged { seat, word, why: Some(why), .. }
                if !view
                    .refused
                    .iter()
                    .any(|known| (known.seat, &known.word, known.why) == (*seat, word, *why)) =>
            {
                Some(format!("{word} was refused"))
            }
            _ => None,
        })
    }

    fn summary(&self, _: &Themes, view: &View) -> String {
        let tokens: Vec<String> = view.seats.iter().map(|seat| seat.tokens.to_string()).collect();
        format!(
            "round {}, centre {}, reserve {}, tokens {}",
            view.round,
            view.centre,
            view.reserve,
            tokens.join(" ")
        )
    }
}

fn all_options() -> Vec<Options> {
    let mut all = Vec::new();
    for variant in [Variant::Classic, Variant::Limited, Variant::Open] {
        for (calm, timer, clock_waits, typing) in [
            (false, Some(60), true, Some(20)),
            (false, Some(30), false, None),
            (true, Some(30), true, None),
            (false, None, true, None),
            (true, None, true, None),
        ] {
            all.push(Options { variant, calm, timer, clock_waits, typing, ..Options::default() });
        }
    }
    all
}

#[test]
fn random_matches_keep_every_promise() {
    let (mut ends, mut words, mut wrong) = (0, 0, 0);
    for options in all_options() {
        let game = game(options);
        for seats in Themes::SEATS {
            for seed in 0..2 {
                let table =
                    random_match(&game, &Probe, seats, seed, Effort { deep_every: 29, ..Effort::default() });
                let actions =
                    || table.log().iter().filter_map(|step| step.action.as_ref().map(|(_, action)| action));
                ends += actions().filter(|action| matches!(action, Action::TimeUp { .. })).count();
                let events = || table.log().iter().flat_map(|step| &step.events);
                words += events().filter(|event| matches!(event, themes::Event::Scored { .. })).count();
                wrong += events()
                    .filter(|event| matches!(event, themes::Event::Judged { why: Some(_), .. }))
                    .count();
            }
        }
    }
    assert!(ends > 100 && words > 500 && wrong > 100, "{ends} clocks, {words} words, {wrong} refused");
}

#[test]
fn golden_playthrough_of_a_random_match() {
    let effort = Effort { strays: 0, ..Effort::default() };
    let table = random_match(&game(Options::default()), &Probe, 3, 4, effort);
    insta::assert_snapshot!("random_match", playthrough(&Probe, &table, 60));
}

#[test]
fn golden_playthrough_of_every_variant() {
    for (name, kind, setup, line) in [
        (
            "classic",
            Variant::Classic,
            "1BORVAg 1BORVAk 2EORVAg",
            "0r 0^Bono 1! 1^Brejnev 2^Buñuel 1r 0^Bono 3^Kiki 0+ 1- 2- 1^Tintin 2r 0=éléphant 1=éléphanteau 0- 2+ 3+ 1. round",
        ),
        (
            "limited",
            Variant::Limited,
            "1BORVAg 1BORVAk",
            "0r 0^Bono 0^Brejnev 1! 1~ 2! typing 1^Balzac 0+ 2+ 3- 1^Brecht 1r 2^Bono 3^Tintin",
        ),
        (
            "open",
            Variant::Open,
            "-BORVAg -BORVAk",
            "0r 0^Bono@1 1=boa@2 2^Brest@3 3^Bréhat@5 2. 1. 0. 3. 1r 0^Nice@3",
        ),
    ] {
        let mut match_of = table(variant(kind), 4, rolls(setup));
        for word in line.split_whitespace() {
            act(&mut match_of, word).unwrap_or_else(|error| panic!("{name}: {word}: {error:?}"));
        }
        insta::assert_snapshot!(name, playthrough(&Probe, &match_of, usize::MAX));
    }
}
