//! Tests that what a reason claims is true of its position.

use super::tests::{french_deck, refereed, small};
use crate::hints::{Hints, number, text};
use crate::{Effort, Level, Playable};
use lexicon::{Dictionary, Lexicon};
use std::sync::Arc;
use syntax::{Action, Card, Laid, Layout, PhaseName, Syntax, Take, View};
use tabletop::{Chance, Game, Message, Seat, Viewer};

fn signs(cards: &[Card]) -> String {
    cards.iter().map(|card| card.sign()).collect()
}

fn table(words: &[Laid]) -> String {
    words.iter().map(|laid| laid.word.as_str()).collect::<Vec<_>>().join(" ")
}

/// Seat 0 to play with that hand and that table; seat 1 holds any card that the pack has left.
fn position(game: &Syntax, hand: &[Card], table: &[Laid]) -> View {
    let layout = |other: Card| Layout {
        hands: Some(vec![hand.to_vec(), vec![other]]),
        table: Some(table.iter().map(|laid| laid.word.clone()).collect()),
        dealer: Some(Seat(1)),
        ..Layout::default()
    };
    let mut dealt = Card::kinds()
        .filter_map(|other| game.deal(2, &layout(other), &mut Chance::from_seed(1), &mut Vec::new()).ok());
    game.view(&dealt.next().expect("a possible position"), Viewer::Seat(Seat(0)))
}

/// Every way to make a word, with the word and the points that are left in hand.
fn words(game: &Syntax, view: &View) -> Vec<(String, Vec<Card>)> {
    let hand = view.hand.clone().unwrap_or_default();
    let all = game.candidates(view, 200_000).into_actions().into_iter();
    let made = all.filter_map(|action| match &action {
        Action::Lay { word } => Some((word.to_ascii_uppercase(), left(&hand, word, ""))),
        Action::Insert { index, into } | Action::Replace { index, into } => {
            let before = view.table.get(*index as usize).map_or("", |laid| laid.word.as_str());
            Some((into.to_ascii_uppercase(), left(&hand, into, before)))
        }
        _ => None,
    });
    made.collect()
}

/// A hand without the cards that make one word of another, and with those that come back.
fn left(hand: &[Card], after: &str, before: &str) -> Vec<Card> {
    let mut hand = hand.to_vec();
    let card = |sign: char| {
        if sign.is_ascii_lowercase() { Card::JOKER } else { Card::from_sign(sign).expect("a card") }
    };
    hand.extend(before.chars().map(card));
    for sign in after.chars() {
        let at = hand.iter().position(|held| *held == card(sign)).expect("a card of the hand");
        hand.remove(at);
    }
    hand
}

fn points(game: &Syntax, hand: &[Card]) -> i64 {
    hand.iter().map(|card| i64::from(game.deck().points(*card))).sum()
}

fn named(card: Card) -> String {
    if card.is_joker() { "joker".into() } else { card.sign().into() }
}

/// The hand and the table after an action of seat 0.
fn after(view: &View, action: &Action) -> (Vec<Card>, Vec<Laid>) {
    let hand = view.hand.clone().unwrap_or_default();
    let mut table = view.table.clone();
    match action {
        Action::Lay { word } => {
            table.push(Laid { word: word.clone(), by: None });
            (left(&hand, word, ""), table)
        }
        Action::Insert { index, into } | Action::Replace { index, into } => {
            let changed = &mut table[*index as usize];
            let hand = left(&hand, into, &changed.word);
            changed.word.clone_from(into);
            (hand, table)
        }
        other => panic!("{other:?} makes no word"),
    }
}

/// Finds the reason true of the position; returns whether it says anything that is kept, given or gained.
fn claims(game: &Syntax, view: &View, action: &Action, reason: &Message) -> bool {
    let hand = view.hand.clone().expect("a hand");
    let of_word = |hand: &[Card], rest: &[Card]| {
        assert_eq!(number(reason, "points"), points(game, hand) - points(game, rest));
        assert_eq!(number(reason, "left"), rest.len() as i64);
        let told = [text(reason, "first"), text(reason, "second")];
        let told: Vec<String> = told.into_iter().filter(|name| !name.is_empty()).collect();
        let mut names: Vec<String> = rest.iter().map(|card| named(*card)).collect();
        names.resize_with(if rest.len() <= 2 { rest.len() } else { 0 }, String::new);
        names.sort();
        assert_eq!(told, names);
    };
    match (reason.key.as_ref(), action) {
        ("syntax-reason-out", _) => assert!(after(view, action).0.is_empty()),
        ("syntax-reason-word" | "syntax-reason-better", _) => {
            let (rest, on_table) = after(view, action);
            match reason.key.as_ref() {
                "syntax-reason-word" => of_word(&hand, &rest),
                _ => assert!(points(game, &rest) >= points(game, &hand)),
            }
            let next = text(reason, "next");
            if next != "none" {
                let then = position(game, &rest, &on_table);
                let empties = |(word, left): &(String, Vec<Card>)| *word == next && left.is_empty();
                assert!(words(game, &then).iter().any(empties), "{next} does not empty the hand");
            }
            let instead = text(reason, "instead");
            let more = |(word, left): &(String, Vec<Card>)| {
                *word == instead && points(game, left) < points(game, &rest)
            };
            assert!(instead == "none" || words(game, view).iter().any(more), "{instead} rids of no more");
        }
        ("syntax-reason-face-up", Action::Exchange { discard, take: Take::FaceUp }) => {
            let takes = view.face_up.expect("a card");
            assert_eq!((text(reason, "takes"), text(reason, "card")), (named(takes), named(*discard)));
            let mut then = left(&hand, &discard.sign().to_string(), "");
            then.push(takes);
            let then = position(game, &then, &view.table);
            let makes = |view: &View| words(game, view).iter().any(|(word, _)| *word == text(reason, "word"));
            assert!(makes(&then), "it cannot be made then");
        }
        ("syntax-reason-no-word", Action::Exchange { discard, .. }) => {
            assert_eq!(number(reason, "points"), points(game, &[*discard]));
            assert_eq!(text(reason, "card"), named(*discard));
            assert_eq!(words(game, view), [], "there is a word");
        }
        (key @ ("syntax-reason-dead-card" | "syntax-reason-exchange"), Action::Exchange { discard, .. }) => {
            assert_eq!(number(reason, "points"), points(game, &[*discard]));
            assert_eq!(text(reason, "card"), named(*discard));
            let now = words(game, view);
            let count = |cards: &[Card]| cards.iter().filter(|card| *card == discard).count();
            let goes = now.iter().any(|(_, left)| count(left) < count(&hand));
            assert_eq!(goes, key == "syntax-reason-exchange", "does it go into a word?");
            // The word instead can be made now, and leaves so many points.
            let instead = |(word, left): &(String, Vec<Card>)| {
                *word == text(reason, "instead") && points(game, left) == number(reason, "rest")
            };
            assert!(now.iter().any(instead), "it cannot be made");
            // The word kept needs neither the card that goes nor a word of the table.
            let keeps = text(reason, "keeps");
            let rest = left(&hand, &discard.sign().to_string(), "");
            let can = if rest.is_empty() { Vec::new() } else { words(game, &position(game, &rest, &[])) };
            assert!(
                if keeps == "none" { can.is_empty() } else { can.iter().any(|(word, _)| *word == keeps) },
                "{can:?}"
            );
        }
        other => panic!("a reason that nobody checks: {other:?}"),
    }
    true
}

fn boxed() -> Syntax {
    let path = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../dictionaries/fr.dict");
    let dictionary = Dictionary::from_wire(&std::fs::read(path).expect("the file")).expect("a dictionary");
    Syntax::new(refereed(), Arc::new(Lexicon::new(vec![Arc::new(dictionary)])), Arc::new(french_deck()))
}

/// Follows the hints of whole matches, and holds each against its position.
fn matches(game: &Syntax, seeds: std::ops::Range<u64>, hints: &mut Hints) {
    for seed in seeds {
        let mut chance = Chance::from_seed(seed);
        let mut state = game.deal(2, &Layout::default(), &mut chance, &mut Vec::new()).expect("a deal");
        for _ in 0..40 {
            let Some(seat) = game.to_act(&state).iter().next() else { break };
            let view = game.view(&state, Viewer::Seat(seat));
            let advice = game.advise(&view, Level::Hard, &Effort::iterations(200), &mut chance);
            let advice = advice.expect("an answer");
            let action = advice.action.expect("an action");
            // An answer to a word has no reason of its own: it would tell what the dictionary says.
            if view.phase == PhaseName::Play {
                let (hand, on) = (signs(view.hand.as_deref().unwrap_or_default()), table(&view.table));
                let claims = |reason: &Message| claims(game, &view, &action, reason);
                hints.note(advice.reason.as_ref(), claims, || {
                    format!("{action:?} out of {hand}, on the table {on}")
                });
            }
            let checked = game.check(&state, seat.into(), &action).expect("a legal action");
            game.perform(&mut state, checked, &mut chance, &mut Vec::new());
        }
    }
}

#[test]
fn syn_8_to_11_every_hint_claims_what_is_true_of_its_move() {
    let mut hints = Hints::default();
    // Many hands, few words; then the words of the box, with which most of a hand can be laid.
    matches(&small(refereed()), 0..60, &mut hints);
    matches(&boxed(), 0..30, &mut hints);
    hints.enough("syntax", &["out", "word", "face-up", "no-word", "dead-card", "exchange"], 0);
}
