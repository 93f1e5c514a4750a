//! PLI-8…13, PLI-15, COM-3: what counts in the five rounds, when they end, and the score.

use super::*;
use crate::Contract;
use tabletop::Game;

#[test]
fn pli_8_round_1_five_points_a_trick() {
    // Vowels, M, N and the blue H cost nothing here.
    check(
        1,
        "bH pA | bM pE | bE pI",
        "bH bM bE pE pI pA",
        "S1 takes it for 5, S2 takes it for 5, round over: 0 5 5",
    );
}

#[test]
fn pli_8_round_1_is_played_to_the_last_trick() {
    let mut table = table(1, "pB pC pD | bB bC bD | bF bG bK");
    assert_eq!(told(&mut table, "pB bB bF"), "S0 takes it for 5, S0 to play");
    assert_eq!(told(&mut table, "pC bC bG"), "S0 takes it for 5, S0 to play");
    assert_eq!(told(&mut table, "pD bD bK"), "S0 takes it for 5, round over: 15 0 0");
}

#[test]
fn pli_9_round_2_ten_points_a_vowel_y_too_in_both_colours() {
    check(2, "pA pY bB | pE pU bA | pI pO bO", "pA pE pI", "S2 takes it for 30, S2 to play");
    check(2, "pY bB | pB bU | pC bO", "pY pB pC", "S0 takes it for 10, S0 to play");
    assert_eq!(Contract::Vowels.stakes(), set("pA pE pI pO pU pY bA bE bI bO bU bY"));
}

#[test]
fn pli_9_round_2_tricks_and_other_letters_cost_nothing() {
    check(2, "pB pA | pM pE | bH bN", "pB pM bH", "S1 takes it for 0, S1 to play");
}

#[test]
fn pli_9_round_2_ends_when_the_vowels_have_fallen() {
    // Only A and E are in play. All other vowels are in no hand and count as fallen.
    check(
        2,
        "pB pA pC | pE pD pF | pG pH pK",
        "pB pE pG pH pA pD",
        "S2 takes it for 10, S2 takes it for 10, round over: 0 0 20",
    );
}

#[test]
fn pli_10_round_3_twenty_points_for_m_and_n() {
    check(3, "pM bN pA | pL bO pB | pK bP pC", "pM pL pK", "S0 takes it for 20, S0 to play");
    check(3, "pN pM bH | pO bM bG | bN pE bI", "pN pO bN", "S1 takes it for 40, S1 to play");
    assert_eq!(Contract::MN.stakes(), set("pM pN bM bN"));
}

#[test]
fn pli_10_round_3_ends_when_all_four_have_fallen() {
    check(
        3,
        "pM bA pC | bM bB pD | pN bC pE | bN bD pF",
        "pM pD pE pF pC bM pN bN",
        "S0 takes it for 20, S0 takes it for 60, round over: 80 0 0 0",
    );
}

#[test]
fn pli_11_round_4_ninety_points_for_the_blue_h_alone() {
    check(4, "pH pA pM | pG pE bH | pF pI pN", "pH pG pF", "S0 takes it for 0, S0 to play");
    check(4, "bG pA | bH pE | bF pI", "bG bH bF", "S1 takes it for 90, round over: 0 90 0");
    check(4, "pG pA | bH bA | pF pI", "pG bH pF", "S0 takes it for 90, round over: 90 0 0");
}

#[test]
fn pli_12_round_5_everything_counts() {
    // Points: 5 for the trick, 10 for a vowel, 20 each for M and N, 90 for the blue H.
    check(5, "pB pC | pN bC | pM bH | pA bB", "pB pN pM pA", "S2 takes it for 55, S2 to play");
    check(5, "bG | bH | bA", "bG bH bA", "S1 takes it for 105, round over: 0 105 0");
    check(5, "pB | pC | pD", "pB pC pD", "S2 takes it for 5, round over: 0 0 5");
}

#[test]
fn pli_12_round_5_is_played_to_the_last_trick() {
    // After the first trick only tricks are left to score.
    check(
        5,
        "bH bB bC | pB pC pD | pF pG pK",
        "bH pB pF bB pC pG bC pD pK",
        "S0 takes it for 95, S0 takes it for 5, S0 takes it for 5, round over: 105 0 0",
    );
}

#[test]
fn pli_12_all_that_can_be_taken_in_round_5() {
    let all = Contract::Everything.card_points(Cards::ALL);
    assert_eq!(all, 12 * 10 + 4 * 20 + 90);
    assert_eq!(Contract::Everything.points(13, Cards::ALL), all + 13 * 5);
    assert_eq!(Contract::Everything.stakes().len(), 17);
}

#[test]
fn pli_13_the_trick_in_which_the_last_card_falls_is_completed() {
    let mut table = table(4, "bH bB | bG bK | bL pA");
    assert_eq!(told(&mut table, "bH"), "S1 to play");
    assert_eq!(told(&mut table, "bG"), "S2 to play");
    assert_eq!(told(&mut table, "bL"), "S2 takes it for 90, round over: 0 0 90");
}

#[test]
fn pli_13_cards_left_in_hand_are_not_counted() {
    check(3, "pM pA | pL bH | pK bE", "pM pL pK", "S0 takes it for 20, round over: 20 0 0");
}

#[test]
fn pli_13_a_round_with_nothing_at_stake_is_over_at_once() {
    // A set-up of round 4 in which the blue H is in no hand: it counts as fallen.
    let table = table(4, "pA | pB | pC");
    assert_eq!(table.view(Viewer::Spectator).round, 5);
    let ended = table.log()[0].events.iter().find(|event| matches!(event, Event::RoundEnded { .. }));
    assert!(matches!(ended, Some(Event::RoundEnded { round: 4, points, .. }) if points == &[0, 0, 0]));
}

#[test]
fn pli_13_the_next_round_is_dealt_whole() {
    let mut table = table(2, "pA bB | pE bC | pI bD");
    let events = play(&mut table, "pA pE pI");
    let view = table.view(Viewer::Spectator);
    assert_eq!((view.round, view.contract, view.leader), (3, Contract::MN, Seat(1)));
    assert!(view.seats.iter().all(|seat| seat.hand_count == 17 && seat.points == 0));
    assert_eq!(view.out_of_play, cards("pZ"));
    assert!(view.history.is_empty() && view.trick.is_empty() && view.fallen.is_empty());
    assert_eq!(view.tricks_won, [0; 3]);
    let order: Vec<&str> = events
        .iter()
        .map(|event| match event {
            Event::Played { .. } => "played",
            Event::TrickWon { .. } => "trick-won",
            Event::RoundEnded { .. } => "round-ended",
            Event::RoundBegan { .. } => "round-began",
            Event::Dealt { .. } => "dealt",
            Event::MatchEnded { .. } => "match-ended",
        })
        .collect();
    assert_eq!(order[2..], ["played", "trick-won", "round-ended", "round-began", "dealt", "dealt", "dealt"]);
}

#[test]
fn pli_15_where_all_took_as_much_no_range_is_told() {
    for (plays, told) in [
        ("pE pC pD pG pF pB pA pH pI", "plis-round-ended"),
        ("pE pC pD pA pF pB pH pI pG", "plis-round-ended-even"),
    ] {
        let mut table = table(1, "pE pA pG | pC pF pH | pD pB pI");
        let events = play(&mut table, plays);
        let ended = events.iter().find(|event| matches!(event, Event::RoundEnded { .. })).expect("an end");
        assert_eq!(table.game().message(ended).key, told, "{ended:?}");
    }
}

#[test]
fn pli_15_points_are_added_and_the_fewest_win() {
    let layout = Layout {
        round: Some(5),
        scores: Some(vec![100, 5, 40]),
        leader: Some(Seat(0)),
        ..hands("bG | bH | bA")
    };
    let mut table = deal(3, Options::default(), layout, 1).unwrap_or_else(|error| panic!("{error:?}"));
    let events = play(&mut table, "bG bH bA");
    let Some(Event::RoundEnded { before, points, scores, .. }) = events.get(4) else { panic!("{events:?}") };
    assert_eq!(
        (before.as_slice(), points.as_slice(), scores.as_slice()),
        (&[100, 5, 40][..], &[0, 105, 0][..], &[100, 110, 40][..])
    );
    let view = table.view(Viewer::Spectator);
    assert!(view.over && view.turn.is_none() && view.to_act.is_empty());
    assert_eq!(view.ranking.expect("over").0, [vec![Seat(2)], vec![Seat(0)], vec![Seat(1)]]);
    assert_eq!(table.game().outcome(table.state()).expect("over").place(Seat(1)), Some(3));
}

#[test]
fn com_3_equal_scores_share_the_rank() {
    let layout = Layout {
        round: Some(5),
        scores: Some(vec![0, 5, 0]),
        leader: Some(Seat(0)),
        ..hands("pB | pC | pD")
    };
    let mut table = deal(3, Options::default(), layout, 1).unwrap_or_else(|error| panic!("{error:?}"));
    play(&mut table, "pB pC pD");
    assert_eq!(
        table.view(Viewer::Spectator).ranking.expect("over").0,
        [vec![Seat(0)], vec![Seat(1), Seat(2)]]
    );
}

#[test]
fn pli_8_to_12_all_points_of_a_match_are_taken_by_somebody() {
    for seats in Plis::SEATS {
        for seed in 0..20 {
            let mut table =
                deal(seats, Options::default(), Layout::default(), seed).unwrap_or_else(|e| panic!("{e:?}"));
            while let Some(seat) = table.view(Viewer::Spectator).turn {
                let card = table.state().round().legal().nth(seed as usize % 2).or(table
                    .state()
                    .round()
                    .legal()
                    .first());
                act(&mut table, seat, &card.expect("a card").to_string()).expect("legal");
            }
            let tricks = (Plis::deck(seats).len() / seats) as i32 * 5;
            let view = table.view(Viewer::Spectator);
            let taken: Vec<i32> = view.sheet.iter().map(|line| line.points.iter().sum()).collect();
            assert_eq!(taken, [tricks, 120, 80, 90, tricks + 290]);
            assert_eq!(view.seats.iter().map(|seat| seat.score).sum::<i32>(), taken.iter().sum::<i32>());
        }
    }
}

#[test]
fn pli_12_after_the_fifth_contract_there_is_no_other() {
    assert_eq!([1, 2, 3, 4, 5].map(Contract::of_round), Contract::ALL);
    assert_eq!([6, u8::MAX].map(Contract::of_round), [Contract::Everything; 2]);
}
