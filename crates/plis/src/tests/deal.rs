//! PLI-1…5, COM-2: the cards and the deal.

use super::*;
use crate::{Colour, Contract, Family};
use tabletop::{Game, Hosted, MakeError, NoData, Supplies};

fn fresh(seats: usize, seed: u64) -> Match {
    deal(seats, Options::default(), Layout::default(), seed).unwrap_or_else(|error| panic!("{error:?}"))
}

fn hand_counts(table: &Match) -> Vec<usize> {
    table.view(Viewer::Spectator).seats.iter().map(|seat| seat.hand_count).collect()
}

#[test]
fn pli_1_two_alphabets_less_what_does_not_divide() {
    assert_eq!(Cards::ALL.len(), 52);
    assert_eq!(!Plis::deck(3), set("pZ"));
    assert_eq!(!Plis::deck(4), Cards::EMPTY);
    assert_eq!(!Plis::deck(5), set("pZ bZ"));
    assert_eq!(hand_counts(&fresh(3, 1)), [17; 3]);
    assert_eq!(hand_counts(&fresh(4, 1)), [13; 4]);
    assert_eq!(hand_counts(&fresh(5, 1)), [10; 5]);
}

#[test]
fn pli_1_a_card_is_a_colour_and_a_letter() {
    for card in Cards::ALL {
        assert_eq!(card.to_string().parse(), Ok(card));
    }
    for text in ["", "p", "A", "pa", "PA", "pÉ", "p1", "gA", "pAA", "pA ", " pA", "p[", "p@"] {
        assert_eq!(text.parse::<Card>(), Err(crate::NoCard), "{text:?}");
        assert!(serde_json::from_value::<Card>(text.into()).is_err(), "{text:?}");
    }
    assert_eq!(serde_json::to_string(&cards("pB bZ")).unwrap(), r#"["pB","bZ"]"#);
}

#[test]
fn pli_2_four_families() {
    let lists =
        Family::ALL.map(|family| family.cards().into_iter().map(|c| c.to_string()).collect::<String>());
    assert_eq!(lists[0], "pApBpCpDpEpFpGpHpIpJpKpLpM");
    assert_eq!(lists[1], "pNpOpPpQpRpSpTpUpVpWpXpYpZ");
    assert_eq!(lists[2], "bAbBbCbDbEbFbGbHbIbJbKbLbM");
    assert_eq!(lists[3], "bNbObPbQbRbSbTbUbVbWbXbYbZ");
    for family in Family::ALL {
        assert!(family.cards().into_iter().all(|card| card.family() == family));
    }
    assert_eq!(Family::ALL.map(Family::code), ["pink-am", "pink-nz", "blue-am", "blue-nz"]);
}

#[test]
fn pli_3_the_later_letter_is_higher() {
    for family in Family::ALL {
        let cards: Vec<Card> = family.cards().into_iter().collect();
        assert!(cards.windows(2).all(|pair| pair[0] < pair[1] && pair[0].letter() < pair[1].letter()));
        assert_eq!(cards.iter().map(|card| card.rank()).collect::<Vec<_>>(), (0..13).collect::<Vec<_>>());
        assert_eq!(
            (family.cards().first(), family.cards().last()),
            (cards.first().copied(), cards.last().copied())
        );
    }
    assert_eq!(cards("pM")[0].colour(), Colour::Pink);
}

#[test]
fn pli_5_all_cards_are_dealt_anew_for_each_round() {
    for seats in Plis::SEATS {
        let mut table = fresh(seats, 5);
        let mut dealt = Vec::new();
        let mut rounds = 0;
        let mut events = table.log()[0].events.clone();
        while table.view(Viewer::Spectator).turn.is_some() {
            let seat = turn(&table);
            let card = table.state().round().legal().first().expect("a legal card").to_string();
            events.extend(act(&mut table, seat, &card).expect("legal"));
        }
        for event in events {
            match event {
                Event::RoundBegan { .. } => (rounds, dealt) = (rounds + 1, Vec::new()),
                Event::Dealt { cards, .. } => dealt.push(cards),
                Event::RoundEnded { .. } => {
                    let all: Cards = dealt.iter().flatten().copied().collect();
                    assert_eq!((all, dealt.concat().len()), (Plis::deck(seats), Plis::deck(seats).len()));
                }
                _ => {}
            }
        }
        assert_eq!(rounds, 5);
    }
}

#[test]
fn pli_5_the_deal_follows_the_seed() {
    let hands = |seed| fresh(4, seed).log()[0].events.clone();
    assert_eq!(hands(9), hands(9));
    assert_ne!(hands(9), hands(10));
}

/// For each round its number, its contract and who led it.
fn leaders(seats: usize, first_seat: u8, layout: Layout) -> Vec<(u8, Contract, u8)> {
    let options = Options { first_seat: Seat(first_seat) };
    let mut table = deal(seats, options, layout, 3).unwrap_or_else(|error| panic!("{error:?}"));
    let mut leaders = Vec::new();
    while let Some(seat) = table.view(Viewer::Spectator).turn {
        let view = table.view(Viewer::Spectator);
        if view.trick.is_empty() && view.history.is_empty() {
            assert_eq!((view.leader, view.round_leader), (seat, seat));
            leaders.push((view.round, view.contract, seat.0));
        }
        let card = table.state().round().legal().last().expect("a legal card").to_string();
        act(&mut table, seat, &card).expect("legal");
    }
    leaders
}

#[test]
fn pli_5_the_first_seat_leads_the_first_round_and_the_next_seat_the_second() {
    use Contract::{BlueH, Everything, MN, Tricks, Vowels};
    let expected = [(1, Tricks, 0), (2, Vowels, 1), (3, MN, 2), (4, BlueH, 3), (5, Everything, 0)];
    assert_eq!(leaders(4, 0, Layout::default()), expected);
}

#[test]
fn com_2_the_first_seat_can_be_chosen() {
    let seats = |list: Vec<(u8, Contract, u8)>| list.into_iter().map(|(_, _, seat)| seat).collect::<Vec<_>>();
    assert_eq!(seats(leaders(3, 2, Layout::default())), [2, 0, 1, 2, 0]);
    assert_eq!(seats(leaders(5, 4, Layout::default())), [4, 0, 1, 2, 3]);
    let later = Layout { round: Some(3), ..Layout::default() };
    assert_eq!(seats(leaders(4, 1, later)), [3, 0, 1]);
    let given = Layout { round: Some(3), leader: Some(Seat(1)), ..Layout::default() };
    assert_eq!(seats(leaders(4, 1, given)), [1, 2, 3]);
}

#[test]
fn com_2_no_seat_beyond_the_table_is_the_first() {
    let refused = deal(3, Options { first_seat: Seat(3) }, Layout::default(), 1).err();
    assert_eq!(refused, Some(NewError::Refused(Refusal::FirstSeat { seats: 3 })));
    let made = |options| Plis::make(options, NoData {}, 3, &Supplies::default());
    let beyond = Err(MakeError::Refused(Refusal::FirstSeat { seats: 3 }));
    assert_eq!(made(Options { first_seat: Seat(3) }), beyond);
    let last = Options { first_seat: Seat(2) };
    assert_eq!(made(last.clone()).map(|game| game.options().clone()), Ok(last));
    assert_eq!(deal(2, Options::default(), Layout::default(), 1).err(), Some(NewError::Seats));
    assert_eq!(deal(6, Options::default(), Layout::default(), 1).err(), Some(NewError::Seats));
}

#[test]
fn com_2_options_read_leniently_what_is_left_out_and_refuse_what_is_unknown() {
    assert_eq!(serde_json::from_str::<Options>("{}").unwrap(), Options::default());
    assert_eq!(serde_json::from_str::<Options>(r#"{"first_seat":2}"#).unwrap().first_seat, Seat(2));
    assert!(serde_json::from_str::<Options>(r#"{"first_seet":2}"#).is_err());
}
