//! What the children do in positions that tell them apart.

use super::*;
use serde_json::json;

/// What both children do first: the careful one, then the other.
fn both<G: ForChildren>(game: &G, layout: &G::Layout, seats: usize) -> [G::Action; 2] {
    let mut chance = Chance::from_seed(1);
    let Ok(state) = game.deal(seats, layout, &mut chance, &mut Vec::new()) else { panic!("no such deal") };
    let seat = game.to_act(&state).iter().next().unwrap();
    let view = game.view(&state, Viewer::Seat(seat));
    [Child::Careful, Child::Careless].map(|child| game.of_child(&view, child).unwrap())
}

#[test]
fn the_careful_child_ducks_under_the_best_card_and_throws_its_highest() {
    let first = |own: &[&str], led: &str| {
        let layout = json!({"hands": [[led], own, ["bC", "bD"]], "leader": 0});
        let mut chance = Chance::from_seed(1);
        let mut state =
            Plis::default().deal(3, &serde_json::from_value(layout).unwrap(), &mut chance, &mut Vec::new());
        let state = state.as_mut().unwrap();
        let play = serde_json::from_value(json!({"type": "play", "card": led})).unwrap();
        Plis::default().act(state, Actor::Seat(Seat(0)), &play, &mut chance, &mut Vec::new()).unwrap();
        let view = Plis::default().view(state, Viewer::Seat(Seat(1)));
        [Child::Careful, Child::Careless].map(|child| {
            let plis::Action::Play { card } = Plis::default().of_child(&view, child).unwrap();
            card.to_string()
        })
    };
    assert_eq!(first(&["pB", "pF", "pK"], "pG"), ["pF", "pB"]);
    assert_eq!(first(&["pJ", "pK"], "pG"), ["pJ", "pJ"], "it cannot duck");
    assert_eq!(first(&["bE", "bM"], "pG"), ["bM", "bE"], "it has none of the family");
}

#[test]
fn the_careful_child_keeps_an_ordinary_letter_for_the_end() {
    let leads = |own: &[&str]| {
        let layout = json!({"hands": [own, ["B", "C"], ["D", "E"]], "leader": 0});
        both(&Padbolix::default(), &serde_json::from_value(layout).unwrap(), 3)
    };
    let play = |groups: &[&str]| padbolix::Action::Play { groups: groups.iter().collect() };
    assert_eq!(leads(&["K", "*"]), [play(&["z"]), play(&["K"])]);
    assert_eq!(leads(&["F", "G", "H", "T", "*"]), [play(&["FGH"]), play(&["FGH"])], "one group, no star");
    assert_eq!(leads(&["F", "F", "T", "T"]), [play(&["FF"]), play(&["FF"])]);
}

#[test]
fn the_careful_child_makes_longer_words() {
    let mut shelf = Shelf::default();
    let game: Syntax = protocol::make(&json!({}), &Value::Null, 2, &mut shelf).unwrap();
    let hand: Vec<String> = "MAISONS".chars().map(String::from).collect();
    let layout = json!({"hands": [hand, ["A"]], "dealer": 1});
    let letters = both(&game, &serde_json::from_value(layout).unwrap(), 2).map(|action| match action {
        syntax::Action::Lay { word } => word.len(),
        other => panic!("{other:?}"),
    });
    assert_eq!(letters, [5, 4]);
}
