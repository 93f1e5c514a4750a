//! Tests that bots play legally, reproducibly, in time, and sensibly.

use super::*;
use crate::search;
use plis::{Event, Layout, State, View};
use tabletop::{Actor, Seat, Viewer};

/// A round from a set-up: the hands with bars between them, seat 0 to lead, and what is played before the bot's turn.
pub(super) fn position(round: u8, hands: &str, plays: &str) -> State {
    let hand = |part: &str| part.split_whitespace().map(str::to_owned).collect();
    let hands = Some(hands.split('|').map(hand).collect::<Vec<Vec<String>>>());
    let layout = Layout { hands, leader: Some(Seat(0)), round: Some(round), ..Layout::default() };
    let seats = layout.hands.as_ref().map_or(0, Vec::len);
    let game = Plis::default();
    let mut chance = Chance::from_seed(1);
    let mut state = game.deal(seats, &layout, &mut chance, &mut Vec::new()).expect("a possible set-up");
    for card in plays.split_whitespace() {
        let (by, action) = (state.round().turn(), Action::Play { card: card.parse().expect("a card") });
        game.act(&mut state, by.into(), &action, &mut chance, &mut Vec::new()).expect("a legal card");
    }
    state
}

pub(super) fn asked(state: &State, level: Level, seed: u64) -> Decision<Action> {
    let game = Plis::default();
    let view = game.view(state, Viewer::Seat(state.round().turn()));
    let effort = Effort::iterations(1_500);
    game.advise(&view, level, &effort, &mut Chance::from_seed(seed)).expect("an answer")
}

fn chosen(state: &State, level: Level, seed: u64) -> String {
    let Action::Play { card } = asked(state, level, seed).action.expect("a card");
    card.to_string()
}

/// Checks that medium and hard play that card in this position, whatever their seed.
#[track_caller]
fn check(round: u8, hands: &str, plays: &str, expected: &str) {
    let state = position(round, hands, plays);
    for level in [Level::Medium, Level::Hard] {
        for seed in 0..4 {
            assert_eq!(chosen(&state, level, seed), expected, "{level}, seed {seed}: {hands}, {plays}");
        }
    }
}

#[test]
fn pli_8_it_ducks_a_trick_with_its_highest_duck() {
    check(1, "pG bB bC bD | pA pE pM bE | pB pC pD bF", "pG", "pE");
}

#[test]
fn pli_9_it_gives_a_vowel_away_under_a_higher_card() {
    check(2, "pK bA bB bN | pE pH bG bO | pB pC pD bF", "pK", "pE");
}

#[test]
fn pli_10_it_throws_an_m_on_the_trick_of_another() {
    check(3, "pG bA bB bC | bM bN bY bZ | pB pC pD bF", "pG", "bM");
}

#[test]
fn pli_11_it_gets_rid_of_the_blue_h_when_it_can() {
    check(4, "pG bA bB bC | bH bG bL bZ | pB pC pD bD", "pG", "bH");
    check(4, "bK bA bB pC | bH bE bL pB | bC bD pD pE", "bK", "bH");
}

#[test]
fn pli_11_it_does_not_take_the_blue_h() {
    check(4, "bA bB bH pC | bE bL pN pB | bC pF pD pE", "bH", "bE");
}

#[test]
fn pli_12_in_the_last_round_it_does_not_lead_what_nobody_can_beat() {
    // Of the blue A–M only its own is left: it would take whatever the others throw. The pink A is sure to lose.
    check(5, "bK pA | pM bN | pL bH", "", "pA");
}

fn whole_match(seats: usize, levels: &[Level], seed: u64) -> (Vec<String>, Vec<i32>) {
    let game = Plis::default();
    let (mut chance, mut mood) = (Chance::from_seed(seed), Chance::from_seed(seed + 1));
    let mut events = Vec::new();
    let mut state = game.deal(seats, &Layout::default(), &mut chance, &mut events).expect("a deal");
    let mut played = Vec::new();
    while let Some(seat) = game.to_act(&state).single() {
        let view = game.view(&state, Viewer::Seat(seat));
        let level = levels[seat.index() % levels.len()];
        let action = game.choose(&view, level, &Effort::iterations(120), &mut mood).expect("a card");
        played.push(format!("{action:?}"));
        game.act(&mut state, Actor::Seat(seat), &action, &mut chance, &mut events).expect("a legal card");
    }
    let end = events.iter().rev().find_map(|event| match event {
        Event::MatchEnded { scores, .. } => Some(scores.clone()),
        _ => None,
    });
    (played, end.expect("an end"))
}

#[test]
fn every_level_plays_whole_matches_legally_and_the_same_for_the_same_seed() {
    for seats in Plis::SEATS {
        assert_eq!(whole_match(seats, &Level::ALL, 5), whole_match(seats, &Level::ALL, 5));
    }
}

#[test]
fn a_ladder_each_level_takes_fewer_points_than_the_one_below() {
    let points = |level: Level, below: Level| {
        let mut sum = 0;
        for seed in 0..80 {
            let mut levels = [below; 4];
            let place = seed as usize % 4;
            levels[place] = level;
            let (_, scores) = whole_match(4, &levels, seed);
            sum += 3 * scores[place] - (scores.iter().sum::<i32>() - scores[place]);
        }
        sum
    };
    assert!(points(Level::Easy, Level::Random) < 0);
    assert!(points(Level::Medium, Level::Easy) < 0);
}

#[test]
fn com_5_a_bot_needs_no_more_than_what_crosses_the_protocol() {
    // A bot is given a view by type. This test shows that the view holds nothing that its JSON does not.
    let game = Plis::default();
    let state = position(2, "pK bA bB bN | pE pH bG bO | pB pC pD bF", "pK");
    let view = game.view(&state, Viewer::Seat(Seat(1)));
    let text = serde_json::to_string(&view).expect("a view is JSON");
    let crossed: View = serde_json::from_str(&text).expect("JSON is a view");
    for level in Level::ALL {
        for seed in 0..4 {
            let choose =
                |view| game.choose(view, level, &Effort::iterations(400), &mut Chance::from_seed(seed));
            assert_eq!(choose(&view), choose(&crossed), "{level}, seed {seed}");
        }
    }
}

#[test]
fn a_bot_that_may_not_act_says_nothing_and_one_without_time_plays_something() {
    let game = Plis::default();
    let state = game.deal(4, &Layout::default(), &mut Chance::from_seed(4), &mut Vec::new()).expect("a deal");
    let expired = || true;
    for level in Level::ALL {
        let mut chance = Chance::from_seed(1);
        let effort = Effort::new(None, &expired);
        for viewer in [Viewer::Seat(Seat(1)), Viewer::Spectator] {
            assert_eq!(game.choose(&game.view(&state, viewer), level, &effort, &mut chance), None);
        }
        let own = game.view(&state, Viewer::Seat(Seat(0)));
        assert!(game.choose(&own, level, &effort, &mut chance).is_some());
    }
    assert_eq!(search::best(&[]), None);
}

#[test]
fn a_view_that_somebody_made_up_is_no_trouble() {
    let game = Plis::default();
    let state = position(2, "pK bA bB bN | pE pH bG bO | pB pC pD bF", "pK");
    let good = game.view(&state, Viewer::Seat(Seat(1)));
    let mut views = vec![good.clone(); 5];
    views[0].seats.clear();
    views[1].history.clear();
    views[1].seats[2].hand_count = 50;
    views[2].hand = Some(Vec::new());
    views[3].leader = Seat(77);
    views[4].out_of_play.clear();
    for view in views {
        for level in Level::ALL {
            let chosen = game.choose(&view, level, &Effort::iterations(50), &mut Chance::from_seed(1));
            assert_eq!(chosen.is_some(), view.hand.as_ref().is_some_and(|hand| !hand.is_empty()));
        }
    }
}
