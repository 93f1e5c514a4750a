//! Tests that what a reason claims is true of its play, in whatever position.

use super::tests::deal;
use crate::hints::{Hints, number, text};
use crate::{Effort, Level, Playable};
use padbolix::{Action, Card, Counts, Formula, Hand, Kind, LETTERS, Letter, Padbolix, Play, View};
use tabletop::{Chance, Game, Message, Viewer};

const Z: usize = LETTERS - 1;

/// Checks every reason of whole deals, in the position in which it was given.
fn every_reason(mut check: impl FnMut(&View, &Hand, &Action, Option<&Message>)) {
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
            check(&view, &hand, &action, advice.reason.as_ref());
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
        "higher" => {
            let kept = rest.letters.iter().rposition(|count| *count > 0).expect("a letter");
            assert!(kept > single, "it is not stronger");
            assert_eq!(
                text(reason, "letter"),
                Letter::from_index(kept).expect("a letter").as_char().to_string()
            );
        }
        "other" => {}
        other => panic!("{other}"),
    }
    if number(reason, "plays") == 1 {
        assert!(rest.stars == 0 && rest.firecrackers == 0 && one_play(&rest.letters));
    }
}

/// Finds the reason true of the position; returns whether it says anything that is kept, given, gained or avoided.
fn claims(view: &View, hand: &Hand, action: &Action, reason: &Message) -> bool {
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
                "letter" => {
                    let sign = text(reason, "letter").chars().next().and_then(Letter::from_char);
                    sign.is_some_and(|letter| letters[letter.index()] > 0)
                }
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
    let gain = reason.args.get("gain").map_or(0, |_| number(reason, "gain"));
    if gain > 0 {
        let over_pass = text(reason, "than") == "pass";
        assert_eq!(over_pass, *action != Action::Pass);
        assert!(others.iter().any(|other| (*other == Action::Pass) == over_pass), "better than what?");
    }
    match (reason.key.as_ref(), text(reason, "kind").as_str()) {
        // That a card goes is what every play does.
        ("padbolix-reason-play", "single") => {
            gain > 0 || text(reason, "keeps") != "other" || number(reason, "plays") == 1
        }
        ("padbolix-reason-trapped", _) => false,
        _ => true,
    }
}

#[test]
fn pad_18_19_23_every_hint_claims_what_is_true_of_its_play() {
    let mut hints = Hints::default();
    every_reason(|view, hand, action, reason| {
        let claims = |reason: &Message| claims(view, hand, action, reason);
        if Padbolix::default().candidates(view, 2).into_actions().len() > 1 {
            hints.note(reason, claims, || {
                let signs: String = hand.cards().map(Card::as_char).collect();
                format!("{action:?} out of {signs}")
            });
        } else if let Some(reason) = reason {
            assert!(claims(reason));
        }
    });
    hints.enough("padbolix", &["pass", "firecracker", "out", "z", "play"], 1);
}
