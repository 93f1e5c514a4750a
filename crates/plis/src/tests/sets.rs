//! Sets of cards, and views that are refused before anything is concluded from them.

use super::*;
use crate::{Unseen, View};
use tabletop::TableView;

#[test]
fn a_set_is_parted_at_a_card() {
    let all = set("pA pB pC pD");
    let [b] = cards("pB")[..] else { panic!("one card") };
    assert_eq!((all.below(b), all.above(b)), (set("pA"), set("pC pD")));
    let last = all.last().expect("a card");
    assert!(all.above(last).is_empty());
}

#[test]
fn a_set_tells_how_many_cards_are_still_to_come() {
    let mut left = set("pA bB pC").into_iter();
    for count in (0..3).rev() {
        assert!(left.next().is_some());
        assert_eq!((left.len(), left.size_hint()), (count, (count, Some(count))));
    }
    assert_eq!(left.next(), None);
}

#[test]
fn the_account_of_a_seat_is_its_score() {
    let layout = Layout {
        round: Some(2),
        leader: Some(Seat(0)),
        scores: Some(vec![4, 7, 9]),
        ..hands("pA pB | bC bD | bE bF")
    };
    let table = deal(3, Options::default(), layout, 1).expect("a deal");
    let view = table.view(Viewer::Spectator);
    assert_eq!(view.seats.iter().map(View::score).collect::<Vec<_>>(), [4, 7, 9]);
}

#[test]
fn nothing_is_concluded_from_a_view_that_contradicts_itself() {
    let table = table(2, "pA pB | bC bD | bE bF");
    let view = table.view(Viewer::Seat(Seat(0)));
    assert!(Unseen::of(&view).is_some());
    let mut wrong = view.clone();
    wrong.seats[0].hand_count += 1;
    assert!(Unseen::of(&wrong).is_none());
    let mut nowhere = view.clone();
    nowhere.seat = Some(Seat(9));
    assert!(Unseen::of(&nowhere).is_none());
    let mut wrong = view.clone();
    wrong.leader = Seat(3);
    assert!(Unseen::of(&wrong).is_none(), "three seats, and none of them leads");
    let mut wrong = view.clone();
    wrong.captured.pop();
    assert!(Unseen::of(&wrong).is_none(), "three seats, and the cards of two");
    let mut wrong = view;
    wrong.tricks_won.push(0);
    assert!(Unseen::of(&wrong).is_none(), "three seats, and the tricks of four");
}
