//! SPI-13 to SPI-23: sentences, votes, fishing, free choice, families.

use crate::*;
use tabletop::Candidates;

const THREE: [&str; 5] = ["yellow.fr.1", "yellow.fr.2", "red.fr.5", "red.en.1", "blue.fr.1"];

fn lay(cards: &[&str]) -> Value {
    json!({"type": "lay", "cards": cards})
}

#[test]
fn spi_13_a_sentence_has_three_cards_at_least() {
    let mut game = drawn(&THREE, json!([]));
    assert_eq!(game.refused(0, lay(&THREE[..2])), "SPI-13");
    assert_eq!(game.refused(0, lay(&["yellow.fr.1", "yellow.fr.1", "red.fr.5"])), "SPI-13");
    assert_eq!(game.refused(0, lay(&["yellow.fr.1", "yellow.fr.2", "violet.fr.1"])), "SPI-13");
}

#[test]
fn spi_14_more_acceptances_than_refusals_accept() {
    let mut game = drawn(&THREE, json!([]));
    game.play(json!([[0, lay(&THREE[..3])]]));
    assert_eq!(game.refused(0, json!({"type": "vote", "accept": true})), "SPI-14");
    game.play(json!([[1, {"type": "vote", "accept": true}]]));
    assert_eq!(game.view(1).table[0].text, "Julie rit dans la cuisine.");
}

#[test]
fn spi_14_a_vote_stays_secret_until_all_have_voted() {
    let mut game = deal(3, json!({}), json!({"hands": [THREE, ["pink.fr.1"], ["pink.fr.2"]], "rolls": [1]}));
    game.play(json!([[0, {"type": "roll"}], [0, {"type": "draw"}], [0, lay(&THREE[..3])]]));
    game.play(json!([[1, {"type": "vote", "accept": false}]]));
    let told = |seat| serde_json::to_value(game.view(seat).ballots).unwrap();
    assert_eq!((told(1), told(2)), (json!(["none", "refuse", "open"]), json!(["none", null, "open"])));
}

#[test]
fn spi_14_a_sentence_can_be_taken_back_until_somebody_has_voted() {
    let hands = json!({"hands": [THREE, ["pink.fr.1"], ["pink.fr.2"]], "rolls": [1]});
    let proposed = |options: Value| {
        let mut game = deal(3, options, hands.clone());
        game.play(json!([[0, {"type": "roll"}], [0, {"type": "draw"}], [0, lay(&THREE[..3])]]));
        game
    };
    let mut game = proposed(json!({}));
    assert!(game.0.undo(Some(Seat(1))).is_err(), "it is another's");
    assert!(game.0.undo(Some(Seat(0))).is_ok());
    let view = game.view(0);
    assert!(view.proposal.is_none() && view.refused.is_empty() && view.hand.unwrap().len() == 6);
    // It may be proposed once more, and counts as nothing that was refused.
    game.play(json!([[0, lay(&THREE[..3])], [1, {"type": "vote", "accept": true}]]));
    for asks in [None, Some(Seat(0)), Some(Seat(1))] {
        assert!(game.0.undo(asks).is_err(), "somebody has voted: {asks:?}");
    }
    // What the grammar says of a sentence is not to be had for nothing.
    assert!(proposed(json!({"advice": true})).0.undo(Some(Seat(0))).is_err());
    // A family has been accepted at once.
    let family = ["red.fr.1", "red.fr.2", "red.fr.3", "red.fr.4", "red.fr.5", "blue.fr.1"];
    let mut game = drawn(&family, json!([]));
    game.play(json!([[0, lay(&family[..5])]]));
    assert!(game.0.undo(Some(Seat(0))).is_err());
}

/// Whether the sentence of the first of four or five seats is accepted, with these votes of the others and no luck.
fn majority(votes: &[Option<bool>]) -> bool {
    let others = ["pink.fr.1", "pink.fr.2", "pink.fr.3", "pink.fr.4"];
    let mut hands = vec![THREE.to_vec()];
    hands.extend(others.iter().take(votes.len()).map(|card| vec![*card]));
    let mut game = deal(hands.len(), json!({}), json!({"hands": hands, "rolls": [1, 1, 2, 3, 4]}));
    game.play(json!([[0, {"type": "roll"}], [0, {"type": "draw"}], [0, lay(&THREE[..3])]]));
    let mut events = Vec::new();
    for (seat, accept) in (1..).zip(votes) {
        events = game.play(json!([[seat, {"type": "vote", "accept": accept}]]));
    }
    events.iter().any(|event| matches!(event, Event::Counted { accepted: true, .. }))
}

#[test]
fn spi_14_a_vote_that_says_nothing_abstains() {
    let read = |vote: Value| tabletop::json::read_object::<Action>(&vote).unwrap();
    assert_eq!(read(json!({"type": "vote"})), read(json!({"type": "vote", "accept": null})));
}

#[test]
fn spi_14_only_acceptances_and_refusals_count_against_each_other() {
    let (yes, no, none) = (Some(true), Some(false), None);
    assert!(majority(&[yes, none, none]), "one to none, of three");
    assert!(majority(&[yes, yes, no, none]), "two to one, of four");
    assert!(!majority(&[no, none, none]));
    assert!(!majority(&[yes, no, no, none]));
    assert!(!majority(&[yes, no, none]), "a tie, and the dice say no");
    assert!(!majority(&[none, none, none]), "all abstain: a tie too");
}

#[test]
fn spi_14_a_tie_of_three_is_for_the_dice() {
    let hands = json!([THREE, ["pink.fr.1"], ["pink.fr.2"], ["pink.fr.3"]]);
    let mut game = deal(4, json!({}), json!({"hands": hands, "rolls": [1, 5, 2, 5]}));
    game.play(json!([[0, {"type": "roll"}], [0, {"type": "draw"}], [0, lay(&THREE[..3])]]));
    let events = game.play(json!([
        [2, {"type": "vote", "accept": true}], [1, {"type": "vote", "accept": false}], [3, {"type": "vote", "accept": null}],
    ]));
    assert!(matches!(&events[3], Event::Counted { accepted: true, rolls, .. } if *rolls == [5, 2, 5]));
}

/// Whether a tie ends well, with these rolls.
fn tie(rolls: &[u8]) -> bool {
    let mut game = two(&THREE, &[&[1], rolls].concat(), json!([]));
    game.play(json!([[0, {"type": "roll"}], [0, {"type": "draw"}], [0, lay(&THREE[..3])]]));
    let events = game.play(json!([[1, {"type": "vote", "accept": null}]]));
    events.iter().any(|event| matches!(event, Event::Counted { accepted: true, .. }))
}

#[test]
fn spi_14_a_tie_is_accepted_as_soon_as_a_number_comes_again() {
    assert!(tie(&[3, 3]) && tie(&[1, 2, 1]) && tie(&[1, 2, 3, 2]));
    assert!(!tie(&[1, 2, 3, 4]));
}

#[test]
fn spi_15_a_refused_sentence_goes_back_and_is_not_proposed_again() {
    let mut game = drawn(&THREE, json!([]));
    game.play(json!([[0, lay(&THREE[..3])], [1, {"type": "vote", "accept": false}]]));
    assert_eq!((game.hand(0).len(), game.view(0).laid), (6, false));
    assert_eq!(game.refused(0, lay(&THREE[..3])), "SPI-15");
    game.play(json!([[0, lay(&["red.fr.5", "yellow.fr.1", "yellow.fr.2"])]]));
}

#[test]
fn spi_15_three_refused_proposals_end_the_turn() {
    let mut game = drawn(&THREE, json!([]));
    for cards in [
        ["yellow.fr.1", "yellow.fr.2", "red.fr.5"],
        ["red.fr.5", "yellow.fr.1", "yellow.fr.2"],
        ["yellow.fr.2", "red.fr.5", "yellow.fr.1"],
    ] {
        game.play(json!([[0, lay(&cards)], [1, {"type": "vote", "accept": false}]]));
    }
    assert_eq!(game.view(0).turn, Some(Seat(1)));
}

#[test]
fn spi_16_one_series_a_turn() {
    let hand = ["yellow.fr.1", "yellow.en.2", "red.fr.5", "red.en.1", "blue.fr.5", "green.fr.4", "pink.fr.1"];
    let mut game = drawn(&hand, json!([]));
    game.play(json!([[0, lay(&hand[..3])], [1, {"type": "vote", "accept": true}]]));
    assert_eq!(game.refused(0, lay(&hand[3..6])), "SPI-16");
}

#[test]
fn spi_17_only_a_sentence_of_one_language_gives_an_advantage() {
    let mut game = drawn(&["yellow.fr.1", "yellow.en.2", "red.fr.5", "pink.fr.1"], json!([]));
    game.play(
        json!([[0, lay(&["yellow.fr.1", "yellow.en.2", "red.fr.5"])], [1, {"type": "vote", "accept": true}]]),
    );
    assert_eq!(game.view(0).phase.code(), "play");
    let mut game = drawn(&THREE, json!([]));
    game.play(json!([[0, lay(&THREE[..3])], [1, {"type": "vote", "accept": true}]]));
    assert_eq!((game.view(0).phase.code(), game.view(0).advantage), ("advantage", Some(1)));
    assert_eq!(game.refused(0, json!({"type": "end-turn"})), "SPI-17");
    game.play(json!([[0, {"type": "decline"}], [0, {"type": "end-turn"}]]));
}

fn advantage() -> Match {
    let hand = ["yellow.fr.1", "yellow.fr.2", "yellow.fr.5", "red.fr.5", "blue.fr.5"];
    let mut game = drawn(&hand, json!([]));
    game.play(json!([[0, lay(&hand[..4])], [1, {"type": "vote", "accept": true}]]));
    game
}

#[test]
fn spi_18_two_cards_less_than_were_laid_may_be_fished() {
    let mut game = advantage();
    game.play(json!([[0, {"type": "fish"}], [0, {"type": "fish"}]]));
    assert_eq!(game.refused(0, json!({"type": "fish"})), "SPI-18");
    let events = game.play(json!([[0, {"type": "stop-fishing"}]]));
    assert!(matches!(&events[0], Event::FishingEnded { kept: None, away, .. } if away.len() == 2));
    assert_eq!(game.view(0).discard_count, 2);
}

#[test]
fn spi_18_only_the_card_just_turned_up_may_be_taken() {
    let mut game = advantage();
    game.play(json!([[0, {"type": "fish"}], [0, {"type": "fish"}], [0, {"type": "keep"}]]));
    assert_eq!(game.hand(0), ["blue.fr.5", "pink.fr.5", "pink.fr.4"]);
    assert_eq!(game.view(1).seats[0].known[0].to_string(), "pink.fr.4");
}

#[test]
fn spi_19_a_fished_card_may_be_laid_at_once_beyond_the_lay_of_the_turn() {
    let mut game = advantage();
    game.play(json!([[0, {"type": "fish"}]]));
    // pink.en.5 is turned up; blue.fr.5 and pink.fr.5 are in hand.
    assert_eq!(game.refused(0, lay(&["blue.fr.5", "pink.fr.5", "red.fr.1"])), "SPI-13");
    let cards = ["blue.fr.5", "pink.fr.5", "pink.en.5"];
    let events = game.play(json!([[0, lay(&cards)]]));
    assert!(matches!(&events[0], Event::FishingEnded { kept: Some(_), .. }));
    game.play(json!([[1, {"type": "vote", "accept": false}]]));
    assert!(game.hand(0).contains(&"pink.en.5".to_owned()), "it stays in hand");
    assert_eq!(game.refused(0, lay(&["pink.fr.5", "pink.en.5", "blue.fr.5"])), "SPI-16");
}

#[test]
fn spi_19_a_sentence_with_a_fished_card_gives_no_advantage() {
    for seats in [2, 4] {
        let hand = ["yellow.fr.1", "yellow.fr.2", "yellow.fr.5", "red.fr.5", "blue.fr.5", "pink.fr.1"];
        let others = ["turquoise.fr.1", "turquoise.fr.2", "turquoise.fr.3"];
        let mut hands = vec![hand.to_vec()];
        hands.extend(others.iter().take(seats - 1).map(|card| vec![*card]));
        let mut game = deal(
            seats,
            json!({}),
            json!({"hands": hands, "stock": ["pink.fr.5", "pink.fr.2"], "rolls": [1]}),
        );
        let accepted = |game: &mut Match| {
            for seat in 1..seats {
                game.play(json!([[seat, {"type": "vote", "accept": true}]]));
            }
        };
        game.play(json!([[0, {"type": "roll"}], [0, {"type": "draw"}], [0, lay(&hand[..4])]]));
        accepted(&mut game);
        assert_eq!(game.view(0).phase.code(), "advantage");
        game.play(json!([[0, {"type": "fish"}], [0, lay(&["pink.fr.1", "pink.fr.2", "pink.fr.5"])]]));
        accepted(&mut game);
        assert_eq!((game.view(0).table.len(), game.view(0).phase.code()), (2, "play"), "{seats} seats");
    }
}

#[test]
fn spi_20_free_choice_takes_any_card_of_the_display() {
    let mut game = advantage();
    game.play(json!([[0, {"type": "free-choice", "display": 0, "give": "blue.fr.5"}]]));
    assert_eq!(game.hand(0), ["pink.fr.5", "grey.fr.1"]);
}

const FAMILY: [&str; 7] =
    ["red.fr.1", "red.fr.2", "red.fr.3", "red.fr.4", "red.fr.5", "blue.fr.1", "blue.fr.2"];

#[test]
fn spi_21_a_family_needs_no_vote_and_leaves_at_once() {
    let mut game = drawn(&FAMILY, json!([]));
    game.play(json!([[0, lay(&FAMILY[..5])]]));
    assert_eq!(
        (game.view(0).phase.code(), game.view(0).discards, game.view(0).discard_count),
        ("discard", Some(3), 5)
    );
}

#[test]
fn spi_2_a_family_is_five_slots_of_one_colour_each_in_either_language() {
    let lays = |row: [&str; 5]| {
        let mut game = drawn(&[&row[..], &["blue.fr.1"]].concat(), json!([]));
        let joker = row.iter().any(|card| card.starts_with("joker"));
        let joker = if joker { json!({"text": "", "lang": "fr"}) } else { Value::Null };
        let laid =
            game.0.act(Actor::Seat(Seat(0)), action(&json!({"type": "lay", "cards": row, "joker": joker})));
        laid.is_ok().then(|| game.view(0).phase.code())
    };
    assert_eq!(lays(["red.fr.1", "red.en.2", "red.fr.3", "red.en.4", "red.en.5"]), Some("discard"));
    assert_eq!(lays(["red.fr.1", "red.en.2", "joker.1", "red.en.4", "red.en.5"]), Some("discard"));
    assert_eq!(lays(["red.fr.1", "joker.2", "joker.1", "red.en.4", "red.en.5"]), None, "one joker at most");
    assert_eq!(lays(["red.fr.1", "red.en.2", "blue.fr.3", "red.en.4", "red.en.5"]), Some("vote"));
    assert_eq!(lays(["red.fr.1", "red.en.1", "red.fr.3", "red.en.4", "red.en.5"]), Some("vote"));
}

#[test]
fn spi_21_in_another_order_it_is_a_plain_sentence() {
    let mut game = drawn(&FAMILY, json!([]));
    game.play(json!([[0, lay(&["red.fr.2", "red.fr.1", "red.fr.3", "red.fr.4", "red.fr.5"])]]));
    assert_eq!(game.view(0).phase.code(), "vote");
}

#[test]
fn spi_21_a_joker_is_the_missing_slot() {
    let hand = ["red.fr.1", "red.fr.2", "joker.1", "red.fr.4", "red.fr.5", "blue.fr.1"];
    let mut game = drawn(&hand, json!([]));
    game.play(json!([[0, {"type": "lay", "cards": hand[..5], "joker": {"lang": "en"}}]]));
    assert_eq!(game.view(0).discards, Some(1), "of two languages");
}

#[test]
fn spi_22_a_bilingual_family_lets_one_card_go_unseen() {
    let hand = ["red.fr.1", "red.en.2", "red.fr.3", "red.fr.4", "red.fr.5", "blue.fr.1", "blue.fr.2"];
    let mut game = drawn(&hand, json!([]));
    game.play(json!([[0, lay(&hand[..5])]]));
    assert_eq!(game.refused(0, json!({"type": "discard", "cards": ["blue.fr.1", "blue.fr.2"]})), "SPI-22");
    let before = game.view(1).discard_count;
    game.play(json!([[0, {"type": "discard", "cards": ["blue.fr.1"]}]]));
    assert_eq!(game.view(1).discard_count, before + 1);
    let told = serde_json::to_string(&game.view(1)).unwrap();
    assert!(!told.contains("blue.fr.1"), "nobody sees which");
}

#[test]
fn spi_22_every_choice_of_cards_to_discard_is_listed_once() {
    let listed = |hand: &[&str; 7]| {
        let mut game = drawn(hand, json!([]));
        game.play(json!([[0, lay(&hand[..5])]]));
        let listed = game.0.legal(Seat(0), 100);
        assert!(matches!(listed, Candidates::All(_)));
        let cards = |action| match action {
            Action::Discard { cards } => cards.iter().map(Card::to_string).collect::<Vec<_>>().join(" "),
            other => panic!("{other:?}"),
        };
        let mut sets: Vec<String> = listed.into_actions().into_iter().map(cards).collect();
        sets.sort();
        sets
    };
    let three = [
        "",
        "blue.fr.1",
        "blue.fr.1 blue.fr.2",
        "blue.fr.1 blue.fr.2 pink.fr.5",
        "blue.fr.1 pink.fr.5",
        "blue.fr.2",
        "blue.fr.2 pink.fr.5",
        "pink.fr.5",
    ];
    assert_eq!(listed(&FAMILY), three);
    let bilingual = ["red.fr.1", "red.en.2", "red.fr.3", "red.fr.4", "red.fr.5", "blue.fr.1", "blue.fr.2"];
    assert_eq!(listed(&bilingual), ["", "blue.fr.1", "blue.fr.2", "pink.fr.5"]);
}

#[test]
fn spi_23_a_family_gives_neither_fishing_nor_free_choice() {
    let mut game = drawn(&FAMILY, json!([]));
    game.play(json!([[0, lay(&FAMILY[..5])], [0, {"type": "discard", "cards": []}]]));
    assert_eq!(game.view(0).phase.code(), "play");
}
