//! The printed examples with the dictionary that is shipped.

use crate::conformance::Probe;
use lexicon::{Dictionary, Lexicon};
use std::sync::Arc;
use syntax::{Action, Options, Referee, Syntax};
use tabletop::conformance::{Effort, random_match};
use tabletop::{Actor, Chance, Game, Refuse, Seat};

fn real(file: &str) -> Syntax {
    with(file, Referee::Dictionary)
}

fn with(file: &str, referee: Referee) -> Syntax {
    let path = format!("{}/../../dictionaries/{file}", env!("CARGO_MANIFEST_DIR"));
    let bytes = std::fs::read(&path).unwrap_or_else(|error| panic!("{path}: {error}"));
    let dictionary = Dictionary::from_wire(&bytes).unwrap_or_else(|error| panic!("{path}: {error}"));
    let options = Options { referee, ..Options::default() };
    let deck = crate::table::deck(options.deck_language());
    Syntax::new(options, Arc::new(Lexicon::new(vec![Arc::new(dictionary)])), deck)
}

#[test]
fn syn_16_the_french_dictionary_has_the_printed_examples() {
    let french = real("fr.dict");
    for (hand, before, after) in [
        ("FL", "AIR", "FLAIR"),
        ("ELL", "RUE", "RUELLE"),
        ("ECRESE", "VIS", "ECREVISSE"),
        ("PEU", "COUR", "COUPEUR"),
    ] {
        let layout = crate::table::layout(&format!("hands {hand}KX/AS; table {before}"));
        let state = french.deal(2, &layout, &mut Chance::from_seed(1), &mut Vec::new()).unwrap();
        let insert = Action::Insert { index: 0, into: after.into() };
        assert!(french.check(&state, Actor::Seat(Seat(0)), &insert).is_ok(), "{after}");
        let view = french.view(&state, Seat(0).into());
        assert!(french.candidates(&view, 5_000).actions().contains(&insert), "{after} is listed");
    }
    let layout = crate::table::layout("hands BSEKJULI/AS; table ROND");
    let state = french.deal(2, &layout, &mut Chance::from_seed(1), &mut Vec::new()).unwrap();
    for after in ["BOND", "ROSE"] {
        let replace = Action::Replace { index: 0, into: after.into() };
        assert!(french.check(&state, Actor::Seat(Seat(0)), &replace).is_ok(), "{after}");
    }
    let julie = Action::Lay { word: "JULIE".into() };
    let refused = french.check(&state, Actor::Seat(Seat(0)), &julie).unwrap_err();
    assert_eq!(refused.clause(), Some("SYN-16"));
}

#[test]
fn syn_16_the_english_dictionary() {
    let english = real("en.dict");
    assert!(english.lexicon().contains("QUIZZED") && !english.lexicon().contains("LONDON"));
}

#[test]
fn random_matches_with_the_shipped_dictionaries_keep_every_promise() {
    let effort = Effort { strays: 1, deep_every: 61, limit: 60, ..Effort::default() };
    for (file, referee, seats) in [
        ("fr.dict", Referee::Dictionary, 2),
        ("fr.dict", Referee::Challenge, 4),
        ("en.dict", Referee::Dictionary, 5),
    ] {
        let table = random_match(&with(file, referee), &Probe, seats, 7, effort);
        println!("{file}, {seats} seats: {} actions", table.len());
    }
}
