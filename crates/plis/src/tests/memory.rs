//! COM-5: what somebody knows who watched, and the worlds drawn from it.

use super::*;
use crate::Unseen;
use std::collections::BTreeMap as Map;
use tabletop::{Chance, Game};

fn known(table: &Match, seat: u8) -> Unseen {
    Unseen::of(&table.view(Viewer::Seat(Seat(seat)))).expect("a view of a match")
}

#[test]
fn pli_6_who_discards_is_void_in_the_family_led() {
    let mut table = table(1, "pA bC bD | bE bF pN | pB pC bG");
    assert_eq!(known(&table, 2).may_hold(Seat(1)), set("pA bC bD bE bF pN"));
    play(&mut table, "pA bE");
    assert_eq!(known(&table, 2).may_hold(Seat(1)), set("bC bD bF pN"));
    assert_eq!(known(&table, 2).may_hold(Seat(0)), set("bC bD bF pN"));
    assert_eq!(known(&table, 0).may_hold(Seat(1)), set("bF pN bG"));
    assert_eq!(known(&table, 0).may_hold(Seat(2)), set("bF pN pB pC bG"));
    assert_eq!(known(&table, 0).may_hold(Seat(0)), Cards::EMPTY);
}

/// All deals that agree with what the viewer knows, by trying every one.
fn brute(
    unseen: &Unseen,
    counts: &[usize],
    cards: Cards,
    seat: usize,
    deal: &mut Vec<Cards>,
    all: &mut Vec<Vec<Cards>>,
) {
    if seat == counts.len() {
        all.push(deal.clone());
        return;
    }
    let pool: Vec<Card> = cards.into_iter().collect();
    for bits in 0u32..1 << pool.len() {
        if bits.count_ones() as usize != counts[seat] {
            continue;
        }
        let hand: Cards =
            pool.iter().enumerate().filter(|(n, _)| bits & 1 << n != 0).map(|(_, c)| *c).collect();
        if hand & !unseen.may_hold(Seat::from_index(seat)) == Cards::EMPTY {
            deal.push(hand);
            brute(unseen, counts, cards & !hand, seat + 1, deal, all);
            deal.pop();
        }
    }
}

#[test]
fn com_5_worlds_are_just_those_that_agree_and_about_equally_likely() {
    // S1 shows that it has no pink A–M, and S2 that it has no pink N–Z.
    let mut table = table(1, "pA pN pC bA | bB bC pO pP | pD pE bD bE | bF bG pF pQ");
    play(&mut table, "pA bB pD pF pQ pN pO bD");
    let viewer = turn(&table).0;
    let unseen = known(&table, viewer);
    let round = *table.state().round();
    let counts: Vec<usize> =
        Seat::all(4).map(|seat| if seat.0 == viewer { 0 } else { round.hand(seat).len() }).collect();
    let mut all = Vec::new();
    brute(&unseen, &counts, unseen.cards(), 0, &mut Vec::new(), &mut all);
    assert!(all.len() > 10, "{}", all.len());
    let mut chance = Chance::from_seed(5);
    let mut seen: Map<String, usize> = Map::new();
    let draws = all.len() * 300;
    for _ in 0..draws {
        let world = unseen.deal(&mut chance).expect("a world");
        let hands: Vec<Cards> =
            Seat::all(4).map(|seat| if seat.0 == viewer { Cards::EMPTY } else { world.hand(seat) }).collect();
        assert_eq!(world.hand(Seat(viewer)), round.hand(Seat(viewer)));
        *seen.entry(format!("{hands:?}")).or_default() += 1;
    }
    assert_eq!(seen.len(), all.len(), "every deal is drawn and no other");
    for deal in &all {
        let count = seen.get(&format!("{deal:?}")).copied().unwrap_or(0);
        assert!((200..400).contains(&count), "{deal:?} came {count} times of {draws}, 300 expected");
    }
}

#[test]
fn com_5_a_world_of_a_long_match_agrees_with_every_void() {
    let mut chance = Chance::from_seed(2);
    for seed in 0..40 {
        let seats = 3 + seed as usize % 3;
        let mut table =
            deal(seats, Options::default(), Layout::default(), seed).unwrap_or_else(|e| panic!("{e:?}"));
        while let Some(seat) = table.view(Viewer::Spectator).turn {
            let view = table.view(Viewer::Seat(seat));
            let unseen = Unseen::of(&view).expect("a view");
            let world = unseen.deal(&mut chance).expect("a world");
            for other in Seat::all(seats).filter(|other| *other != seat) {
                assert_eq!(world.hand(other) & !unseen.may_hold(other), Cards::EMPTY);
                assert_eq!(table.state().round().hand(other) & !unseen.may_hold(other), Cards::EMPTY);
            }
            let legal = table.legal(seat, 60).into_actions();
            let action = chance.pick(&legal).cloned().expect("a legal card");
            table.act(Actor::Seat(seat), action).unwrap_or_else(|e| panic!("{e:?}"));
        }
    }
}

#[test]
fn com_5_an_impossible_view_has_no_world() {
    let some = table(2, "pA bH | bA bB | pC pD");
    let game = Plis::default();
    let mut chance = Chance::from_seed(1);
    let view = some.view(Viewer::Seat(Seat(0)));
    assert!(game.determinize(&view, &mut chance).is_some());
    let mut wrong = view.clone();
    wrong.seats[1].hand_count = 3;
    assert_eq!(game.determinize(&wrong, &mut chance), None);
    let mut wrong = view.clone();
    wrong.hand = Some(cards("pA pA"));
    assert_eq!(game.determinize(&wrong, &mut chance), None);
    let mut wrong = view.clone();
    wrong.tricks_won = vec![1, 0, 0];
    assert_eq!(game.determinize(&wrong, &mut chance), None);
    let mut wrong = view;
    wrong.leader = Seat(9);
    assert_eq!(game.determinize(&wrong, &mut chance), None);
}
