//! PAD-1 to PAD-4 and PAD-21 to PAD-26: dealing, going out, points, the exchange, the match.
#![allow(clippy::expect_used, clippy::unwrap_used, clippy::panic)]

mod common;

use common::{At, Game, Seat, Viewer, at, hand, hands, new};
use padbolix::*;
use tabletop::{Hosted, MakeError, NewError, NoData, Ranking, Supplies, TableView};

#[test]
fn pad_1_sixty_cards() {
    let cards = Hand::full_box();
    assert_eq!((cards.len(), cards.letter_count(), cards.stars, cards.firecrackers), (60, 50, 7, 3));
    assert!(cards.letters.iter().all(|count| *count == 2));
}

#[test]
fn pad_4_with_two_seats_twenty_letters_below_z_stay_in_the_box() {
    for seed in 0..50 {
        let at = At { table: new(2, Layout::default(), seed).unwrap() };
        let mut held = at.table.state().hand(Seat(0));
        held.add_all(&at.table.state().hand(Seat(1)));
        assert_eq!((held.len(), held.stars, held.firecrackers), (40, 7, 3));
        assert_eq!(held.count(Card::Letter(Letter::Z)), 2);
        assert_eq!(at.table.state().out_of_hands().len(), 20);
    }
}

#[test]
fn pad_21_four_seats_have_four_ranks() {
    let mut at = at(hands(&["C", "D", "EF", "BB"]));
    at.plays("C D E - F");
    assert_eq!(at.round_ended(), "0=dubolix:4 1=ossilix:2 2=pernigagnix:0 3=padbolix:-2");
}

#[test]
fn pad_22_three_seats_and_two() {
    let mut three = at(hands(&["C", "D", "EF"]));
    three.plays("C D");
    assert_eq!(three.round_ended(), "0=dubolix:4 1=ossilix:2 2=padbolix:-2");
    let mut two = at(hands(&["C", "D"]));
    two.plays("C");
    assert_eq!(two.round_ended(), "0=dubolix:4 1=padbolix:-2");
}

#[test]
fn pad_21_pad_22_a_view_names_the_ranks_that_there_are() {
    let ranks = |cards: &[&str]| {
        let view = at(hands(cards)).table.view(Viewer::Spectator);
        view.ranks
            .iter()
            .map(|rank| format!("{}:{}", rank.title.code(), rank.points))
            .collect::<Vec<_>>()
            .join(" ")
    };
    assert_eq!(ranks(&["C", "D"]), "dubolix:4 padbolix:-2");
    assert_eq!(ranks(&["C", "D", "E"]), "dubolix:4 ossilix:2 padbolix:-2");
    assert_eq!(ranks(&["C", "D", "E", "F"]), "dubolix:4 ossilix:2 pernigagnix:0 padbolix:-2");
}

#[test]
fn pad_23_a_star_a_z_or_a_firecracker_as_last_card_makes_padbolix() {
    for (last, play) in [("*", "k"), ("Z", "Z"), ("YZ", "YZ"), ("*E", "Ef"), ("EFG*", "EFGh")] {
        let mut at = at(hands(&[last, "DD", "KK", "BB"]));
        at.plays(play);
        assert_eq!(at.finished(), "0=padbolix", "{last}");
    }
    let mut at = at(hands(&["CC", "!", "EE", "BB"]));
    at.plays("C !");
    assert_eq!(at.finished(), "1=padbolix");
}

#[test]
fn pad_23_the_second_such_seat_takes_the_next_lowest_rank() {
    let mut at = at(hands(&["Z", "*", "EF", "BB"]));
    at.plays("Z").turns_to(1).plays("c E - F");
    assert_eq!(at.round_ended(), "2=dubolix:4 3=ossilix:2 1=pernigagnix:0 0=padbolix:-2");
}

#[test]
fn pad_23_with_two_seats_the_other_is_dubolix() {
    let mut at = at(hands(&["*", "DDK"]));
    at.plays("z");
    assert_eq!(at.round_ended(), "1=dubolix:4 0=padbolix:-2");
}

/// Plays out a first deal that seat 0 wins and seat 3 loses, and looks at what follows with that seed.
fn second_deal(seed: u64) -> At {
    let mut at = At { table: new(4, hands(&["C", "D", "EF", "BB"]), seed).unwrap() };
    at.plays("C D E - F");
    at
}

/// The hands dealt and the exchange of the last action.
fn exchange_of(at: &At) -> (Vec<Hand>, Exchange) {
    let mut dealt = None;
    for event in at.events() {
        match event {
            Event::DealBegan { hands, .. } => dealt = Some(hands.into_iter().flatten().collect()),
            Event::Exchanged { dubolix, padbolix, worst, best } => {
                return (dealt.unwrap(), Exchange { dubolix, padbolix, worst, best });
            }
            _ => {}
        }
    }
    panic!("no exchange");
}

#[test]
fn pad_24_dubolix_gives_its_worst_card_and_gets_padbolixs_best() {
    for seed in 0..40 {
        let at = second_deal(seed);
        let (dealt, exchange) = exchange_of(&at);
        assert_eq!((exchange.dubolix, exchange.padbolix), (Seat(0), Seat(3)));
        let (worst, best) = (exchange.worst.unwrap(), exchange.best.unwrap());
        assert_eq!(Some(worst), dealt[0].worst());
        assert_eq!(Some(best), dealt[3].best());
        for (seat, mut hand) in [(0, dealt[0]), (3, dealt[3])] {
            let (gives, takes) = if seat == 0 { (worst, best) } else { (best, worst) };
            hand.remove(gives);
            hand.add(takes);
            assert_eq!(at.table.state().hand(Seat(seat)), hand);
        }
        assert_eq!(at.table.state().hand(Seat(1)), dealt[1]);
    }
}

#[test]
fn pad_24_best_and_worst() {
    for (cards, worst, best) in [
        ("BCZ*!", 'B', '!'),
        ("BCZ*", 'B', '*'),
        ("CYZ", 'C', 'Z'),
        ("CY", 'C', 'Y'),
        ("**!", '*', '!'),
        ("!!", '!', '!'),
    ] {
        let hand = hand(cards);
        assert_eq!(hand.worst(), Card::from_char(worst), "{cards}");
        assert_eq!(hand.best(), Card::from_char(best), "{cards}");
    }
    assert_eq!((Hand::EMPTY.worst(), Hand::EMPTY.best()), (None, None));
}

#[test]
fn pad_24_only_the_two_see_which_cards() {
    let at = second_deal(7);
    let (_, exchange) = exchange_of(&at);
    for viewer in Viewer::all(4) {
        let sees = viewer.is(Seat(0)) || viewer.is(Seat(3));
        let shown = at.table.view(viewer).exchange.unwrap();
        let expected = if sees { exchange } else { Exchange { worst: None, best: None, ..exchange } };
        assert_eq!(shown, expected, "{viewer:?}");
        let told: Vec<Event> =
            at.events().iter().filter_map(|event| at.table.game().show(event, viewer)).collect();
        let Exchange { dubolix, padbolix, worst, best } = expected;
        assert!(told.contains(&Event::Exchanged { dubolix, padbolix, worst, best }), "{viewer:?}");
        let said =
            told.iter().map(|event| at.table.game().message(event)).find(|m| m.key.contains("exchanged"));
        let said = said.unwrap();
        assert_eq!(said.key == "padbolix-exchanged", sees);
        assert_eq!(said.args.contains_key("worst"), sees, "{viewer:?}");
        for event in &told {
            if let Event::DealBegan { hands, .. } = event {
                let open: Vec<_> = Seat::all(4).filter(|seat| hands[seat.index()].is_some()).collect();
                assert_eq!(open, viewer.seat().into_iter().collect::<Vec<_>>(), "own hand only");
            }
        }
    }
}

#[test]
fn com_5_worlds_keep_to_what_the_exchange_told() {
    let mut chance = tabletop::Chance::from_seed(3);
    for seed in 0..30 {
        let at = second_deal(seed);
        let (_, exchange) = exchange_of(&at);
        let (worst, best) = (exchange.worst.unwrap(), exchange.best.unwrap());
        for _ in 0..10 {
            let game = at.table.game();
            let world = game.determinize(&at.view(0), &mut chance).unwrap();
            assert!(world.hand(Seat(3)).count(worst) > 0, "Dubolix knows where its card is");
            assert!(world.hand(Seat(3)).best().unwrap() <= best, "and that nothing better was there");
            let world = game.determinize(&at.view(3), &mut chance).unwrap();
            assert!(world.hand(Seat(0)).count(best) > 0);
            let mut rest = world.hand(Seat(0));
            rest.remove(best);
            assert!(rest.worst().unwrap() >= worst);
        }
    }
}

#[test]
fn com_5_others_do_not_learn_whether_a_pass_was_free() {
    let views = ["DD", "BB"].map(|other| {
        let mut at = at(hands(&["CE", other, "FF"]));
        at.plays("C -");
        (at.view(0), at.view(2), at.table.view(Viewer::Spectator), at.events())
    });
    assert_eq!(views[0], views[1], "a free pass looks like a forced one");
}

#[test]
fn com_5_may_pass_is_for_the_seat_to_act_alone() {
    let mut at = at(hands(&["CE", "DD", "FF"]));
    at.plays("C");
    let may_pass = |viewer| at.table.view(viewer).may_pass;
    assert_eq!(may_pass(Viewer::Seat(Seat(1))), Some(true));
    assert_eq!((may_pass(Viewer::Seat(Seat(0))), may_pass(Viewer::Spectator)), (None, None));
    let json = serde_json::to_value(at.view(0)).unwrap();
    assert!(json.get("may_pass").is_none() && json["seats"][1]["passed_freely"].is_null());
}

#[test]
fn pad_25_the_first_seat_leads_then_the_last_padbolix() {
    assert_eq!(second_deal(1).turn(), 3);
    let game = Padbolix::new(Options { first_seat: Seat(2), ..Options::default() });
    let mut events = Vec::new();
    let state = game.deal(4, &Layout::default(), &mut tabletop::Chance::from_seed(1), &mut events).unwrap();
    assert_eq!(game.view(&state, Viewer::Spectator).turn, Some(Seat(2)));
}

#[test]
fn pad_26_as_many_deals_as_seats_and_most_points_win() {
    let layout = Layout { deal: Some(3), scores: Some(vec![0, 6, 4]), ..hands(&["C", "D", "EF"]) };
    let mut at = at(layout);
    at.plays("C D");
    let view = at.view(0);
    assert!(view.over && view.turn.is_none());
    assert_eq!(view.ranking, Some(Ranking(vec![vec![Seat(1)], vec![Seat(0)], vec![Seat(2)]])));
    assert_eq!(view.seats.iter().map(View::score).collect::<Vec<_>>(), [4, 8, 2]);
    assert_eq!(TableView::round(&view), 3);
}

#[test]
fn com_3_equal_scores_share_the_rank() {
    let layout = Layout { deal: Some(3), scores: Some(vec![0, 2, 4]), ..hands(&["C", "D", "EF"]) };
    let mut at = at(layout);
    at.plays("C D");
    assert_eq!(at.view(0).ranking, Some(Ranking(vec![vec![Seat(0), Seat(1)], vec![Seat(2)]])));
}

#[track_caller]
fn bad(layout: Layout, error: SetupFault) {
    let seats = layout.hands.as_ref().map_or(4, Vec::len);
    match new(seats, layout, 1) {
        Err(NewError::Refused(refusal)) => assert_eq!(refusal, Refusal::Setup(error)),
        _ => panic!("{error:?} expected"),
    }
}

#[test]
fn setups_that_cannot_be_are_refused() {
    bad(hands(&["CCC", "D"]), SetupFault::Cards);
    bad(hands(&["C", "CD", "C"]), SetupFault::Cards);
    bad(hands(&["********", "D"]), SetupFault::Cards);
    bad(hands(&["C", ""]), SetupFault::Hands);
    bad(Layout { leader: Some(Seat(2)), ..hands(&["C", "D", ""]) }, SetupFault::Leader);
    bad(Layout { leader: Some(Seat(9)), ..hands(&["C", "D"]) }, SetupFault::Leader);
    bad(Layout { deal: Some(0), ..Layout::default() }, SetupFault::Deal);
    bad(Layout { deal: Some(5), ..Layout::default() }, SetupFault::Deal);
    bad(Layout { scores: Some(vec![1]), ..Layout::default() }, SetupFault::Seats);
    bad(Layout { scores: Some(vec![i32::MAX; 4]), ..Layout::default() }, SetupFault::Scores);
    bad(Layout { finished: Some(vec![Seat(0)]), ..hands(&["C", "D", ""]) }, SetupFault::Finished);
    bad(Layout { finished: Some(vec![Seat(2), Seat(2)]), ..hands(&["C", "D", ""]) }, SetupFault::Finished);
    bad(Layout { finished: Some(vec![]), ..hands(&["C", "D", ""]) }, SetupFault::Finished);
    let three = Layout { hands: hands(&["C", "D", "E"]).hands, ..Layout::default() };
    assert!(matches!(new(4, three, 1), Err(NewError::Refused(Refusal::Setup(SetupFault::Seats)))));
}

#[test]
fn setup_says_who_is_out_already() {
    let mut at = at(Layout { finished: Some(vec![Seat(3), Seat(1)]), ..hands(&["CD", "", "EF", ""]) });
    assert_eq!(at.finished(), "3=dubolix 1=ossilix");
    at.plays("C E - F");
    assert_eq!(at.round_ended(), "3=dubolix:4 1=ossilix:2 2=pernigagnix:0 0=padbolix:-2");
}

#[test]
fn setup_cards_in_no_hand_are_out_of_play() {
    let at = at(hands(&["CD", "EF"]));
    assert_eq!((at.view(0).box_count, at.view(0).box_of_letters), (56, false));
}

#[test]
fn an_option_beyond_the_table_is_refused() {
    let game = Padbolix::new(Options { first_seat: Seat(3), ..Options::default() });
    let refused = game.deal(3, &Layout::default(), &mut tabletop::Chance::from_seed(1), &mut Vec::new());
    assert_eq!(refused, Err(Refusal::FirstSeat));
    let made = |options| Padbolix::make(options, NoData {}, 3, &Supplies::default());
    let wrong = Options { first_seat: Seat(3), ..Options::default() };
    assert_eq!(made(wrong), Err(MakeError::Refused(Refusal::FirstSeat)));
    let chosen = Options { first_seat: Seat(2), free_pass: FreePass::Deal };
    assert_eq!(made(chosen.clone()).map(|game| game.options().clone()), Ok(chosen));
    assert!(serde_json::from_str::<Options>(r#"{"first_seat":0,"deals":3}"#).is_err());
}
