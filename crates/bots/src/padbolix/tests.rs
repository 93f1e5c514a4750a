//! Tests that playouts follow the rules, and that bots play legally, reproducibly, and well at the end of a deal.

use super::holding::Holding;
use super::sim::{Deed, Sim};
use super::{Belief, action, deeds};
use crate::{Effort, Level, Playable};
use padbolix::{Action, Card, Hand, Layout, Padbolix, State};
use tabletop::{Chance, Game, Seat, Viewer};

pub(super) fn deal(seats: usize, hands: &[&str], seed: u64) -> State {
    let hand = |signs: &&str| signs.chars().filter_map(Card::from_char).collect::<Hand>();
    let hands = if hands.is_empty() { None } else { Some(hands.iter().map(hand).collect()) };
    let layout = Layout { hands, ..Layout::default() };
    let game = Padbolix::default();
    game.deal(seats, &layout, &mut Chance::from_seed(seed), &mut Vec::new()).expect("a deal")
}

fn choose(state: &State, level: Level, iterations: u32, seed: u64) -> Option<Action> {
    let game = Padbolix::default();
    let seat = game.to_act(state).single()?;
    let view = game.view(state, Viewer::Seat(seat));
    game.choose(&view, level, &Effort::iterations(iterations), &mut Chance::from_seed(seed))
}

/// The model of a deal with all cards open.
fn open(state: &State, seat: Seat) -> Sim {
    let view = Padbolix::default().view(state, Viewer::Seat(seat));
    let mut sim = Belief::of(&view, 1).expect("a view of a state").world(&mut Chance::from_seed(0));
    for (at, hand) in sim.hands.iter_mut().enumerate().take(state.seats()) {
        *hand = Holding::of(&state.hand(Seat::from_index(at)));
    }
    sim
}

#[test]
fn a_playout_follows_the_rules_to_the_end_of_the_deal() {
    let game = Padbolix::default();
    for seed in 0..60 {
        let seats = 2 + (seed % 3) as usize;
        let mut chance = Chance::from_seed(seed);
        let mut state = deal(seats, &[], seed);
        let mut sim = open(&state, game.to_act(&state).single().expect("a leader"));
        loop {
            let seat = game.to_act(&state).single().expect("somebody acts");
            assert_eq!(sim.turn, seat.0, "seed {seed}");
            assert_eq!(open(&state, seat), Sim { passed: open(&state, seat).passed, ..sim }, "seed {seed}");
            let view = game.view(&state, Viewer::Seat(seat));
            let hand = state.hand(seat);
            let deeds = deeds(&view, Holding::of(&hand), &sim, 200);
            let Some(deed) = chance.pick(&deeds).copied() else { panic!("nothing to do: {view:?}") };
            let action = action(deed, &hand).expect("an action");
            let mut events = Vec::new();
            let acted = game.act(&mut state, seat.into(), &action, &mut chance, &mut events);
            assert!(acted.is_ok(), "seed {seed}: {action:?} of {deed:?}");
            sim.play(deed);
            let ranks = events.iter().find_map(|event| match event {
                padbolix::Event::RoundEnded { ranks, .. } => Some(ranks.clone()),
                _ => None,
            });
            assert_eq!(sim.over, ranks.is_some(), "seed {seed}");
            if let Some(ranks) = ranks {
                for finish in ranks {
                    assert_eq!(
                        sim.points[finish.seat.index()].map(i32::from),
                        Some(finish.points),
                        "seed {seed}"
                    );
                }
                break;
            }
        }
    }
}

#[test]
fn every_level_plays_legal_matches_for_2_to_4_seats() {
    let game = Padbolix::default();
    for (level, iterations, matches) in [
        (Level::Random, 0, 3),
        (Level::Greedy, 0, 3),
        (Level::Easy, 0, 3),
        (Level::Medium, 40, 2),
        (Level::Hard, 60, 1),
    ] {
        for seats in 2..=4 {
            for seed in 0..matches {
                let mut state = deal(seats, &[], seed);
                let mut chance = Chance::from_seed(seed);
                while let Some(seat) = game.to_act(&state).single() {
                    let action = choose(&state, level, iterations, seed).expect("a bot that may act acts");
                    let acted = game.act(&mut state, seat.into(), &action, &mut chance, &mut Vec::new());
                    assert!(acted.is_ok(), "{level} {action:?}: {acted:?}");
                }
            }
        }
    }
}

#[test]
fn easy_often_keeps_special_cards_that_it_need_not_spend() {
    let game = Padbolix::default();
    let (mut free, mut forced) = ([0; 2], [0; 2]);
    for seed in 0..60 {
        let mut state = deal(3, &[], seed);
        let mut chance = Chance::from_seed(seed);
        while let Some(seat) = game.to_act(&state).single() {
            let view = game.view(&state, Viewer::Seat(seat));
            let hand = state.hand(seat);
            // What it would do without its habit, by the same chance.
            let wish = super::sensible(&view, &hand, &mut chance.clone()).expect("it may act");
            if super::spends(&wish) {
                let done = super::easy(&view, &hand, &mut chance.clone()).expect("it may act");
                let count = if view.may_pass == Some(true) { &mut free } else { &mut forced };
                count[usize::from(super::spends(&done))] += 1;
            }
            let acted = game.act(&mut state, seat.into(), &wish, &mut chance, &mut Vec::new());
            assert!(acted.is_ok(), "{wish:?}: {acted:?}");
        }
    }
    assert_eq!(forced[0], 0, "it may not pass");
    let (kept, spent) = (free[0], free[1]);
    assert!(kept + spent > 50 && kept * 3 > spent && spent * 3 > kept, "{free:?}");
}

#[test]
fn a_seed_and_iterations_reproduce_a_move() {
    for level in Level::ALL {
        for seed in 0..6 {
            let state = deal(4, &[], seed);
            assert_eq!(choose(&state, level, 200, 5), choose(&state, level, 200, 5), "{level}");
        }
    }
}

#[test]
fn whoever_may_not_act_chooses_nothing() {
    let (game, state) = (Padbolix::default(), deal(3, &[], 1));
    for viewer in [Viewer::Seat(Seat(1)), Viewer::Seat(Seat(2)), Viewer::Spectator] {
        let view = game.view(&state, viewer);
        let effort = Effort::iterations(10);
        assert_eq!(game.choose(&view, Level::Hard, &effort, &mut Chance::from_seed(1)), None);
    }
}

/// Checks what a bot leads with the first hand, when the others hold the other hands.
#[track_caller]
fn leads(hands: &[&str], one_of: &[&str]) {
    let state = deal(hands.len(), hands, 1);
    for seed in 0..5 {
        match choose(&state, Level::Hard, 1_500, seed) {
            Some(Action::Play { groups }) => {
                let play = groups.join("+");
                assert!(one_of.contains(&play.as_str()), "{play} of {hands:?}");
            }
            other => panic!("{other:?}"),
        }
    }
}

#[test]
fn pad_23_hard_spends_its_specials_before_the_last_play() {
    leads(&["C*", "DEFGHIJ", "KLMNOPQ", "RSTUVWX"], &["z"]);
    leads(&["CZ", "DEFGHIJ", "KLMNOPQ", "RSTUVWX"], &["Z"]);
    leads(&["BCD*", "EEFGHIJ", "KLMNOPQ", "RSTUVWX"], &["z"]);
    leads(&["GG**", "EEFHHIJ", "KLMNOPQ", "RSTUVWX"], &["z", "zz", "yz"]);
}

#[test]
fn pad_27_hard_does_not_keep_a_firecracker_for_last() {
    // It leads the low B, which leaves a chance to answer with the firecracker before the last play.
    let state = deal(3, &["BK!", "CCDDEEFF", "GGHHIIJJ"], 1);
    for seed in 0..5 {
        let chosen = choose(&state, Level::Hard, 1_500, seed);
        assert_eq!(chosen, Some(Action::Play { groups: ["B"].into_iter().collect() }));
    }
}

#[test]
fn greedy_plays_the_weakest_and_passes_only_when_it_must() {
    let game = Padbolix::default();
    let mut state = deal(3, &["CD", "BEKZ*!", "BB"].map(|hand| if hand == "BB" { "FG" } else { hand }), 1);
    let play = |state: &mut State, action: Action| {
        let seat = game.to_act(state).single().expect("a seat");
        game.act(state, seat.into(), &action, &mut Chance::from_seed(1), &mut Vec::new())
            .expect("it is allowed");
    };
    let single = |letter: &str| Action::Play { groups: [letter].into_iter().collect() };
    play(&mut state, single("D"));
    assert_eq!(choose(&state, Level::Greedy, 0, 1), Some(single("E")));
    play(&mut state, Action::Pass);
    assert_eq!(choose(&state, Level::Greedy, 0, 1), Some(single("F")));
    let lead = deal(2, &["BBCDEZ*", "KL"], 1);
    assert_eq!(
        choose(&lead, Level::Greedy, 0, 1),
        Some(Action::Play { groups: ["BCDE"].into_iter().collect() })
    );
}

#[test]
fn a_pass_is_read() {
    // Seat 1 passed on a single D: worlds in which it holds a higher letter are the less likely.
    let mut state = deal(2, &["DDKKLLMMNN", "BBCCEEFFGG"], 1);
    let game = Padbolix::default();
    let mut go = |action: Action| {
        let seat = game.to_act(&state).single().expect("a seat");
        game.act(&mut state, seat.into(), &action, &mut Chance::from_seed(1), &mut Vec::new())
            .expect("it is allowed");
    };
    go(Action::Play { groups: ["DD"].into_iter().collect() });
    go(Action::Pass);
    let view = game.view(&state, Viewer::Seat(Seat(0)));
    let pairs = |draws: u32| {
        let belief = Belief::of(&view, draws).expect("a view");
        let mut chance = Chance::from_seed(4);
        let high = |sim: Sim| (sim.hands[1].two >> 2).count_ones() > 0;
        (0..600).filter(|_| high(belief.world(&mut chance))).count()
    };
    let (blind, reading) = (pairs(1), pairs(4));
    assert!(reading < blind * 3 / 4, "{reading} of {blind}");
}

#[test]
fn a_deed_is_one_of_the_rules() {
    let state = deal(4, &[], 3);
    let seat = Padbolix::default().to_act(&state).single().expect("a seat");
    assert_eq!(action(Deed::Pass, &state.hand(seat)), Some(Action::Pass));
    assert_eq!(action(Deed::Cracker, &state.hand(seat)), Some(Action::Firecracker));
}

#[track_caller]
fn check_reason(hands: &[&str], plays: &[Action], key: &str, args: &[(&str, &str)]) {
    let game = Padbolix::default();
    let mut state = deal(hands.len(), hands, 1);
    for action in plays {
        let seat = game.to_act(&state).single().expect("somebody acts");
        let mut chance = Chance::from_seed(1);
        game.act(&mut state, seat.into(), action, &mut chance, &mut Vec::new()).expect("a legal play");
    }
    let seat = game.to_act(&state).single().expect("somebody acts");
    let view = game.view(&state, Viewer::Seat(seat));
    let mut chance = Chance::from_seed(1);
    let advice = game.advise(&view, Level::Hard, &Effort::iterations(4_000), &mut chance).expect("an answer");
    let reason = advice.reason.clone().expect("a reason");
    assert_eq!(reason.key, key, "{advice:?}");
    for (name, value) in args {
        assert_eq!(reason.args.get(*name).map(ToString::to_string).as_deref(), Some(*value), "{advice:?}");
    }
}

fn lead(letters: &str) -> Action {
    Action::Play { groups: std::iter::once(letters.to_owned()).collect() }
}

#[test]
fn pad_14_who_can_do_nothing_but_pass_is_told_so() {
    check_reason(&["YKM", "BCD"], &[lead("Y")], "padbolix-reason-nothing", &[]);
}

#[test]
fn pad_21_the_last_cards_are_said_to_be_that() {
    check_reason(&["DEF", "BCKM"], &[], "padbolix-reason-out", &[]);
}

#[test]
fn pad_19_a_star_may_be_the_z_that_wins_at_once() {
    // The star goes first, so that the C is left for the end.
    check_reason(&["C*", "BDKMNP"], &[], "padbolix-reason-z", &[("spends", "1")]);
}
