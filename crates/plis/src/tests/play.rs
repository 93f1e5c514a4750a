//! PLI-6, PLI-7: following and winning.

use super::*;
use tabletop::Code;

#[test]
fn pli_6_the_leader_plays_any_card() {
    check_legal(1, "pA pZ bC bN | pB pC pD pE | bA bB bD bE | bF bG bH bI", "", "pA pZ bC bN");
}

#[test]
fn pli_6_a_seat_that_can_follow_must() {
    check_legal(1, "pA bC | pB pN | bA bB", "pA", "pB");
    check_legal(1, "pA bC bZ | pB pM pN | bA bB bD", "pA", "pB pM");
    // The other half of the same alphabet is another family.
    check_legal(1, "pN bC | pM bN | bA bB", "pN", "pM bN");
}

#[test]
fn pli_6_a_seat_that_cannot_follow_discards_what_it_likes() {
    check_legal(1, "pA bC | bB pN | bA pB", "pA", "bB pN");
    check_legal(4, "pA bC | bH pN | bA pB", "pA", "bH pN");
}

#[test]
fn pli_6_the_printed_example() {
    // The pink B leads the family pink A–M; A and G follow, and the pink O is a discard.
    check(1, "pB bA | pA bB | pG bC | pO bD", "pB pA pG pO", "S2 takes it for 5, S2 to play");
}

#[test]
fn pli_6_refusals_say_which_clause_and_change_nothing() {
    let mut table = table(1, "pA bC | pB pN | bA bB");
    let before = table.state().clone();
    assert_eq!(refusal(act(&mut table, Seat(1), "pB")), (Code::NotYourTurn, Some("PLI-6")));
    assert_eq!(refusal(act(&mut table, Seat(0), "pB")), (Code::NotInHand, None));
    assert_eq!(*table.state(), before);
    play(&mut table, "pA");
    let before = table.state().clone();
    assert_eq!(refusal(act(&mut table, Seat(1), "pN")), (Code::Illegal, Some("PLI-6")));
    assert_eq!(*table.state(), before);
    let played = Action::Play { card: cards("pB")[0] };
    let checked = tabletop::Game::check(table.game(), &before, Actor::Table, &played);
    assert_eq!(checked.err(), Some(Refusal::NoClock));
    assert!(matches!(table.act(Actor::Table, played), Err(ActError::NoClock)));
    assert!(matches!(act(&mut table, Seat(7), "pB"), Err(ActError::NoSuchSeat)));
}

#[test]
fn com_8_an_error_does_not_tell_what_a_hand_holds() {
    // Whether the named card is in the other hand or in none, the answer is the same.
    let mut table = table(1, "pA bC | pB pN | bA bB");
    assert_eq!(refusal(act(&mut table, Seat(1), "pB")), refusal(act(&mut table, Seat(1), "bZ")));
    assert_eq!(refusal(act(&mut table, Seat(0), "pB")), refusal(act(&mut table, Seat(0), "bZ")));
}

#[test]
fn com_8_a_match_that_is_over_says_so_first() {
    let mut table = table(5, "pA | pB | pC");
    play(&mut table, "pA pB pC");
    assert!(matches!(act(&mut table, Seat(0), "pA"), Err(ActError::MatchOver)));
}

#[test]
fn pli_7_the_highest_card_of_the_family_led_wins() {
    check(1, "pA bA | pM bB | pL bC", "pA pM pL", "S1 takes it for 5, S1 to play");
    check(1, "pN bA | pY bB | pZ bC | pO bD", "pN pY pZ pO", "S2 takes it for 5, S2 to play");
    check(1, "bM pA | bA pB | bB pC", "bM bA bB", "S0 takes it for 5, S0 to play");
}

#[test]
fn pli_7_a_discard_never_wins() {
    check(1, "pA pC | pY pX | bM bL", "pA pY bM", "S0 takes it for 5, S0 to play");
    check(1, "pN bA | bZ bY | pM pL", "pN bZ pM", "S0 takes it for 5, S0 to play");
    check(1, "pB pA | bZ bY | pC pM", "pB bZ pC", "S2 takes it for 5, S2 to play");
}

#[test]
fn pli_7_the_winner_leads_the_next_trick() {
    let mut table = table(1, "pA bA pE | pM bB pF | pL bC pG");
    assert_eq!(told(&mut table, "pA pM pL"), "S1 takes it for 5, S1 to play");
    assert_eq!(table.view(Viewer::Spectator).leader, Seat(1));
    assert_eq!(told(&mut table, "bB bC bA"), "S2 takes it for 5, S2 to play");
    assert_eq!(told(&mut table, "pG pE pF"), "S2 takes it for 5, round over: 0 5 10");
}

#[test]
fn pli_6_legal_plays_are_those_of_the_rule_read_word_for_word() {
    use tabletop::Chance;
    // In random positions, a card must be playable exactly if the sentence of the rule says so.
    let mut chance = Chance::from_seed(11);
    for seed in 0..60 {
        let seats = 3 + (seed as usize) % 3;
        let mut table =
            deal(seats, Options::default(), Layout::default(), seed).unwrap_or_else(|e| panic!("{e:?}"));
        while let Some(seat) = table.view(Viewer::Spectator).turn {
            let view = table.view(Viewer::Seat(seat));
            let hand = view.hand.clone().expect("an own hand");
            let half = |card: &Card| (card.colour(), card.letter() >= 'N');
            let led = view.trick.first().map(|played| half(&played.card));
            let can_follow = led.is_some_and(|led| hand.iter().any(|card| half(card) == led));
            for card in Cards::ALL {
                let rule = hand.contains(&card) && (!can_follow || Some(half(&card)) == led);
                let allowed = table.check(Actor::Seat(seat), &Action::Play { card });
                assert_eq!(allowed.is_ok(), rule, "{card} of {hand:?} to {:?}", view.trick);
            }
            let legal = table.legal(seat, 60).into_actions();
            let Action::Play { card } = chance.pick(&legal).expect("a legal card");
            let before = view.trick.clone();
            let events = act(&mut table, seat, &card.to_string()).expect("legal");
            if let Some(Event::TrickWon { seat: winner, .. }) = events.get(1) {
                let mut trick = before;
                trick.push(crate::Played { seat, card: *card });
                let led = half(&trick[0].card);
                let followers = trick.iter().filter(|played| half(&played.card) == led);
                let highest = followers.max_by_key(|played| played.card.letter()).expect("the lead");
                assert_eq!(highest.seat, *winner, "{trick:?}");
            }
        }
    }
}
