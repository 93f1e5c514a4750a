//! SYN-25 to SYN-29: the end of a round, the stock, leaving, coming back.

use crate::table::{Scene, contested, refereed, scene};
use syntax::{Event, Options, PhaseName, ReEntry, View};
use tabletop::Code::{NotYourTurn, WrongPhase};
use tabletop::{Seat, TableView};

#[test]
fn syn_25_the_round_ends_at_once_and_the_others_count() {
    scene(refereed(), "hands RUE/AK?/ZW; scores 1/2/3")
        .act(0, "lay RUE")
        .scores(&[1, 2 + 10 + 2 + 15, 3 + 2 + 2])
        .round(2)
        .check("ten cards each again", |view| view.seats.iter().all(|seat| seat.hand_count == 10))
        .check("an empty table", |view| view.table.is_empty() && view.discard_count == 0);
}

#[test]
fn syn_25_an_insertion_ends_it_too() {
    scene(refereed(), "hands FL/K; table AIR").act(0, "insert 0 FLAIR").round(2).scores(&[0, 2]);
}

#[test]
fn syn_5_each_seat_deals_in_turn() {
    scene(refereed(), "hands RUE/K/W; dealer 2")
        .act(0, "lay RUE")
        .check("seat 0 deals, seat 1 begins", |view| (view.dealer, view.turn) == (Seat(0), Some(Seat(1))));
    // Seat 0 leaves: the next seat still in the match deals.
    scene(refereed(), "hands KB/RUE/W; dealer 2; scores 99/0/0")
        .check("", |view| view.turn == Some(Seat(0)))
        .act(0, "exchange K up")
        .act(1, "lay RUE")
        .check("seat 1 deals", |view| (view.dealer, view.turn) == (Seat(1), Some(Seat(2))));
}

#[test]
fn syn_25_the_score_sheet_has_a_line_a_round() {
    let scene = scene(contested(), "hands RUE/K/W; scores 1/2/3").act(0, "lay RUE").act(2, "challenge");
    let sheet = scene.view().sheet;
    assert_eq!(sheet.len(), 1);
    assert_eq!((sheet[0].round, sheet[0].went_out), (1, Some(Seat(0))));
    assert_eq!(sheet[0].counted, [Some(0), Some(2), Some(2)]);
    let view = scene.view();
    assert_eq!(view.seats.iter().map(View::score).collect::<Vec<_>>(), [1, 4, 15]);
    assert_eq!(TableView::round(&view), 2);
    assert_eq!((&sheet[0].challenges[..], &sheet[0].scores[..]), (&[0, 0, 10][..], &[1, 4, 15][..]));
    assert!(
        scene
            .events()
            .iter()
            .any(|event| matches!(event, Event::Counted { seat: Seat(2), points: 2, score: 15, .. }))
    );
}

#[test]
fn syn_26_the_pile_is_the_stock_again_as_soon_as_the_last_stock_card_is_taken() {
    let scene = scene(contested(), "hands KLM/AST; up B; stock Q; discard XZ")
        .act(0, "exchange K stock")
        .hand(0, "LMQ");
    let view = scene.view();
    assert_eq!((view.stock_count, view.discard_count), (3, 0));
    // The card just discarded is part of what is shuffled: B, K, X and Z are the stock and its face-up card.
    let mut cards = view.stock_pool.clone().unwrap();
    cards.extend(view.face_up);
    cards.sort();
    assert_eq!(cards, crate::table::cards("BKXZ"));
    assert!(matches!(scene.events()[1], Event::StockReformed { stock_count: 3, .. }));
}

#[test]
fn syn_26_a_set_up_without_stock_forms_it_at_once() {
    scene(contested(), "hands KLM/AST; up B; stock; discard XZ")
        .check("two cards below one", |view| view.stock_count == 2 && view.discard_count == 0);
    scene(contested(), "hands KLM/AST; up B; stock").check("one card stays", |view| view.stock_count == 0);
}

#[test]
fn syn_27_a_seat_that_reaches_100_leaves_and_the_others_go_on() {
    scene(refereed(), "hands RUE/K/W; scores 0/98/0")
        .act(0, "lay RUE")
        .check("seat 1 is out", |view| view.seats[1].out && view.seats[1].hand_count == 0)
        .check("the others play", |view| view.seats[0].hand_count == 10 && view.seats[2].hand_count == 10)
        .round(2)
        .turn(2);
}

#[test]
fn syn_27_the_only_one_under_100_wins() {
    scene(refereed(), "hands RUE/K/W; scores 0/98/99")
        .act(0, "lay RUE")
        .phase(PhaseName::Over)
        .ranking("[[0],[1],[2]]");
}

#[test]
fn syn_27_the_last_to_leave_ranks_first() {
    scene(refereed(), "hands RUE/K//W; scores 0/98/130/40")
        .act(0, "lay RUE")
        .check("two go on", |view| view.seats[1].out && view.seats[1].left_round == Some(1));
    scene(refereed(), "hands RUE/K/; scores 0/98/130").act(0, "lay RUE").ranking("[[0],[1],[2]]");
}

#[test]
fn com_3_seats_that_leave_together_rank_by_account_and_may_share() {
    scene(refereed(), "hands RUE/K/W/Z; scores 0/98/98/99").act(0, "lay RUE").ranking("[[0],[1,2],[3]]");
}

#[test]
fn syn_27_accounts_are_examined_at_the_end_of_a_round_only() {
    // Seat 1 reaches 105 by a wrong challenge, and is saved by a right one.
    scene(contested(), "hands RUEXZVKB/WL; scores 0/95")
        .act(0, "lay RUE")
        .act(1, "challenge")
        .scores(&[0, 105])
        .turn(1)
        .act(1, "exchange L up")
        .act(0, "lay XZ")
        .act(1, "challenge")
        .scores(&[0, 95])
        .check("still in", |view| !view.seats[1].out);
}

#[test]
fn syn_27_if_nobody_remains_under_100_the_lowest_account_wins() {
    scene(contested(), "hands RUE/K; scores 104/99").act(0, "lay RUE").act(1, "accept").ranking("[[1],[0]]");
    scene(contested(), "hands RUE/K; scores 101/99").act(0, "lay RUE").act(1, "accept").ranking("[[0,1]]");
}

fn back(allowed: u8) -> Options {
    Options { re_entry: Some(ReEntry { allowed, price: 5 }), ..refereed() }
}

#[test]
fn syn_28_a_seat_that_left_may_come_back_with_the_highest_account_of_those_playing() {
    let scene = scene(back(1), "hands RUE/K/W; scores 10/98/40")
        .act(0, "lay RUE")
        .phase(PhaseName::ReEntry)
        .refuses(0, "re-enter", NotYourTurn, "SYN-28")
        .refuses(0, "exchange R up", WrongPhase, "SYN-28")
        .act(1, "re-enter")
        .scores(&[10, 42, 42])
        .round(2)
        .check("the price is on the score sheet", |view| {
            (view.seats[1].price, view.seats[1].re_entries, view.seats[1].out) == (5, 1, false)
        });
    assert!(scene.events().iter().any(|event| matches!(event, Event::Dealt { .. })));
}

#[test]
fn syn_28_a_seat_that_declines_is_out_for_good() {
    scene(back(1), "hands RUE/K/W; scores 10/98/40")
        .act(0, "lay RUE")
        .act(1, "retire")
        .round(2)
        .check("out", |view| view.seats[1].out && view.seats[1].retired && view.seats[1].price == 0)
        .turn(2);
}

#[test]
fn syn_28_several_answer_in_any_order() {
    scene(back(1), "hands RUE/K/W/X; scores 10/98/99/20")
        .act(0, "lay RUE")
        .act(2, "re-enter")
        .phase(PhaseName::ReEntry)
        .scores(&[10, 100, 22, 22])
        .act(1, "re-enter")
        .scores(&[10, 22, 22, 22])
        .round(2);
}

#[test]
fn syn_28_not_when_only_one_seat_remains() {
    scene(back(1), "hands RUE/K/W; scores 10/98/99").act(0, "lay RUE").phase(PhaseName::Over);
}

#[test]
fn syn_28_no_more_often_than_agreed() {
    let scene = scene(back(1), "hands RUE/K/W; scores 10/98/90")
        .act(0, "lay RUE")
        .act(1, "re-enter")
        .scores(&[10, 92, 92]);
    // Whoever leaves next: seat 1 has had its re-entry, seat 2 has not.
    let Scene(mut table) = scene;
    while table.view(tabletop::Viewer::Spectator).phase == PhaseName::Play {
        let turn = table.view(tabletop::Viewer::Spectator).turn.unwrap();
        let exchange = table.legal(turn, 1).into_actions().remove(0);
        table.act(turn.into(), exchange).unwrap();
    }
    let view = table.view(tabletop::Viewer::Spectator);
    assert!(view.seats[1].out);
    assert!(!view.to_act.contains(Seat(1)), "{:?}", view.to_act);
}

#[test]
fn syn_29_after_twenty_operations_a_seat_without_a_word_the_round_ends() {
    let mut scene = scene(refereed(), "hands KX/WZ/Q; up B");
    for turn in 0..60u8 {
        assert_eq!(scene.view().round, 1, "after {turn} operations");
        let seat = turn % 3;
        let card = scene.of(seat).hand.unwrap()[0];
        scene = scene.act(seat, &format!("exchange {card} up"));
    }
    let line = scene.round(2).view().sheet.remove(0);
    assert_eq!(line.went_out, None);
    assert!(line.counted.iter().all(|points| points.is_some_and(|points| points > 0)), "everybody counts");
}

#[test]
fn syn_29_only_a_lay_or_an_insertion_that_stands_starts_the_count_again() {
    let idle = |scene: &Scene| scene.view().idle;
    let start = scene(contested(), "hands BRUEXZK/AIRFLS; table ROND")
        .act(0, "exchange K up")
        .act(1, "exchange S up");
    assert_eq!(idle(&start), 2);
    let replaced = start.stands(0, "replace 0 BOND");
    assert_eq!(idle(&replaced), 3, "a replacement counts on");
    let contested = replaced.act(1, "lay FL").act(0, "challenge");
    assert_eq!(idle(&contested), 4, "a word taken back counts on");
    let laid = contested.stands(0, "lay RUE");
    assert_eq!(idle(&laid), 0);
    assert_eq!(idle(&laid.stands(1, "lay AIR")), 0);
}
