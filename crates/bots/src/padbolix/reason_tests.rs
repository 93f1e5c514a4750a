//! Tests that what a reason claims is true of its play, in whatever position.

use super::tests::deal;
use crate::{Effort, Level, Playable};
use padbolix::{Action, Card, Counts, Formula, Hand, Kind, LETTERS, Padbolix, Play, View};
use std::collections::BTreeMap;
use tabletop::{Arg, Chance, Game, Message, Viewer};

const Z: usize = LETTERS - 1;

/// How often each reason was seen, because a test that saw none would prove nothing.
type Seen = BTreeMap<String, usize>;

fn text(reason: &Message, name: &str) -> String {
    reason.args.get(name).map(ToString::to_string).unwrap_or_default()
}

fn number(reason: &Message, name: &str) -> i64 {
    match reason.args.get(name) {
        Some(Arg::Number(number)) => *number,
        other => panic!("{name} of {reason:?}: {other:?}"),
    }
}

/// Checks every reason of whole deals, in the position in which it was given.
fn every_reason(mut check: impl FnMut(&View, &Hand, &Action, &Message)) {
    let game = Padbolix::default();
    for seed in 0..45 {
        let mut chance = Chance::from_seed(seed);
        let mut state = deal(2 + (seed % 3) as usize, &[], seed);
        for _ in 0..60 {
            let Some(seat) = game.to_act(&state).single() else { break };
            let view = game.view(&state, Viewer::Seat(seat));
            let hand = state.hand(seat);
            let level = if seed % 2 == 0 { Level::Medium } else { Level::Hard };
            let advice = game.advise(&view, level, &Effort::iterations(40), &mut chance).expect("an answer");
            let action = advice.action.expect("an action");
            if let Some(reason) = &advice.reason {
                check(&view, &hand, &action, reason);
            }
            let checked = game.check(&state, seat.into(), &action).expect("a legal action");
            game.perform(&mut state, checked, &mut chance, &mut Vec::new());
        }
    }
}

fn read(action: &Action, hand: &Hand) -> Option<Play> {
    match action {
        Action::Play { groups } => Some(Play::read(groups, hand).expect("a play of that hand")),
        Action::Pass | Action::Firecracker => None,
    }
}

/// Whether one formula can hold all of these letters.
fn one_play(letters: &Counts) -> bool {
    let some: Vec<u8> = letters.iter().copied().filter(|count| *count > 0).collect();
    let runs = |length: usize| {
        let mut left = *letters;
        for start in 0..=LETTERS - length {
            while left[start] > 0 {
                if left[start..start + length].contains(&0) {
                    return false;
                }
                left[start..start + length].iter_mut().for_each(|count| *count -= 1);
            }
        }
        left.iter().all(|count| *count == 0)
    };
    some == [1] || some.iter().all(|count| *count == 2) || (2..=LETTERS).any(runs)
}

fn claims_of_a_play(play: &Play, hand: &Hand, reason: &Message) {
    let rest = hand.without(&play.cards()).expect("cards of the hand");
    let Formula { kind, groups, length, .. } = play.formula;
    assert!(!play.has_z() && !rest.is_empty());
    let spent: u8 = play.stars.iter().sum();
    assert_eq!(number(reason, "spends"), i64::from(spent));
    assert_eq!(number(reason, "groups"), i64::from(groups));
    assert_eq!(number(reason, "cards"), i64::from(groups) * i64::from(length));
    let single = play.letters.iter().position(|count| *count > 0).expect("a letter");
    let beside = [single.wrapping_sub(1), single + 1];
    let goes_with = |at: &usize| hand.letters.get(*at).is_some_and(|count| *count > 0);
    let alone = hand.letters[single] == 1 && !beside.iter().any(goes_with);
    match text(reason, "kind").as_str() {
        "star" => assert!(kind == Kind::Single && spent == 1),
        "loose" => assert!(kind == Kind::Single && spent == 0 && alone),
        "single" => assert!(kind == Kind::Single && spent == 0),
        "pairs" => assert_eq!(kind, Kind::Pairs),
        "sequences" => assert_eq!(kind, Kind::Sequences),
        other => panic!("{other}"),
    }
    let pairs = |hand: &Hand| hand.letters.iter().filter(|count| **count == 2).count();
    match text(reason, "keeps").as_str() {
        "letter" => assert!(rest.letters[..Z].iter().any(|count| *count > 0)),
        "stars" => assert!(rest.stars > 0 && rest.stars == hand.stars),
        "pair" => assert!(pairs(&rest) > 0 && pairs(&rest) == pairs(hand)),
        "other" => {}
        other => panic!("{other}"),
    }
    if number(reason, "plays") == 1 {
        assert!(rest.stars == 0 && rest.firecrackers == 0 && one_play(&rest.letters));
    }
}

fn claims(view: &View, hand: &Hand, action: &Action, reason: &Message) {
    let play = read(action, hand);
    let cards = play.as_ref().map(Play::cards);
    let others = Padbolix::default().candidates(view, 2_000).into_actions();
    match reason.key.as_ref() {
        "padbolix-reason-nothing" => assert!(others.iter().all(|other| *other == Action::Pass)),
        "padbolix-reason-pass" => {
            assert_eq!(*action, Action::Pass);
            let letters = &hand.letters;
            let beside = letters.windows(2).any(|two| !two.contains(&0));
            assert!(match text(reason, "keeps").as_str() {
                "firecracker" => hand.firecrackers > 0,
                "z" => letters[Z] > 0,
                "star" => hand.stars > 0,
                "pair" => letters.contains(&2),
                "formula" => beside || letters.contains(&2),
                "other" => true,
                other => panic!("{other}"),
            });
        }
        "padbolix-reason-firecracker" => assert_eq!(*action, Action::Firecracker),
        "padbolix-reason-out" => {
            assert_eq!(cards, Some(*hand));
            assert!(!play.expect("a play").is_special());
        }
        "padbolix-reason-trapped" => {
            assert_eq!(cards, Some(*hand));
            assert!(play.expect("a play").is_special());
        }
        "padbolix-reason-z" => {
            let play = play.expect("a play");
            assert!(play.has_z() && cards != Some(*hand));
            let real = play.cards().letters[Z] > 0;
            let stars = if real { 0 } else { play.stars[Z] };
            assert_eq!(number(reason, "spends"), i64::from(stars), "who is the Z of {action:?}");
        }
        "padbolix-reason-play" => claims_of_a_play(&play.expect("a play"), hand, reason),
        other => panic!("a reason that nobody checks: {other}"),
    }
    if reason.args.contains_key("gain") && number(reason, "gain") > 0 {
        let over_pass = text(reason, "than") == "pass";
        assert_eq!(over_pass, *action != Action::Pass);
        assert!(others.iter().any(|other| (*other == Action::Pass) == over_pass), "better than what?");
    }
}

#[test]
fn pad_18_19_23_every_hint_claims_what_is_true_of_its_play() {
    let mut seen = Seen::new();
    every_reason(|view, hand, action, reason| {
        let signs: String = hand.cards().map(Card::as_char).collect();
        let said = format!("{reason:?} of {action:?} out of {signs}");
        let checked = std::panic::catch_unwind(|| claims(view, hand, action, reason));
        assert!(checked.is_ok(), "false: {said}");
        *seen.entry(reason.key.to_string()).or_default() += 1;
    });
    for key in ["nothing", "pass", "firecracker", "out", "z", "play"] {
        assert!(
            seen.get(&format!("padbolix-reason-{key}")).is_some_and(|times| *times > 3),
            "{key}: {seen:?}"
        );
    }
}
