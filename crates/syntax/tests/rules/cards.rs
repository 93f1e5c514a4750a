//! SYN-1 to SYN-6: packs, decks, the draw for the deal, the deal.

use crate::table::{contested, deck, deck_file, game, sit};
use lexicon::Language;
use syntax::{
    Card, Deck, DeckError, DeckFile, DeckLanguage, Event, HAND, Layout, Options, PACK, WordLanguage,
};
use tabletop::{Refuse, Seat};

fn counts_and_points(deck: &Deck) -> String {
    let line = |card: Card| format!("{card}{}:{}", deck.count(card), deck.points(card));
    Card::kinds().map(line).collect::<Vec<_>>().join(" ")
}

#[test]
fn syn_1_one_pack_serves_four_seats_two_packs_serve_more() {
    let packs = |seats| Options::default().packs(seats);
    assert_eq!([2, 3, 4, 5, 8].map(packs), [1, 1, 1, 2, 2]);
    let two = Options { packs: Some(2), ..Options::default() };
    assert_eq!([2, 4, 8].map(|seats| two.packs(seats)), [2, 2, 2]);
    let one = Options { packs: Some(1), ..Options::default() };
    assert_eq!(
        (one.check(4), one.check(5).map_err(|refusal| refusal.code())),
        (Ok(()), Err(tabletop::Code::BadOptions))
    );
}

#[test]
fn syn_1_hands_a_face_up_card_and_a_stock_suffice_for_every_number_of_seats() {
    for seats in 2..=8 {
        let table = sit(contested(), seats, Layout::default(), 1).unwrap();
        let view = table.view(tabletop::Viewer::Spectator);
        let all = PACK * contested().packs(seats);
        assert_eq!(view.stock_count, all - seats * HAND - 1);
        assert!(view.stock_count >= 11, "{seats} seats");
        assert_eq!(table.state().cards().len(), all);
    }
}

#[test]
fn syn_3_the_french_deck() {
    let pack = deck(Language::French);
    assert_eq!(
        counts_and_points(&pack),
        "A4:10 B1:6 C1:8 D1:8 E6:10 F1:6 G1:6 H1:6 I4:10 J1:4 K1:2 L2:8 M2:8 N3:8 O3:8 P1:8 Q1:4 R3:8 S3:8 T3:8 \
         U3:8 V1:6 W1:2 X1:2 Y1:4 Z1:2 ?1:15"
    );
    assert_eq!(pack.cards(1).len(), PACK);
    assert_eq!(pack.sum(&pack.cards(1)), pack.sum(&pack.cards(2)) / 2);
}

#[test]
fn syn_3_the_english_deck() {
    let pack = deck(Language::English);
    assert_eq!(
        counts_and_points(&pack),
        "A4:10 B1:2 C1:8 D1:6 E4:10 F1:2 G1:4 H3:8 I4:10 J1:6 K1:8 L3:8 M1:8 N1:8 O3:8 P1:8 Q1:4 R3:8 S3:8 T3:8 \
         U3:8 V1:6 W3:8 X1:2 Y1:4 Z1:2 ?1:15"
    );
    assert_ne!(pack.checksum(), deck(Language::French).checksum());
}

#[test]
fn syn_3_the_deck_is_that_of_the_dictionary_unless_chosen_apart() {
    let language = |dictionary, deck| Options { dictionary, deck, ..Options::default() }.deck_language();
    assert_eq!(language(WordLanguage::English, None), Language::English);
    assert_eq!(language(WordLanguage::Both, None), Language::French);
    assert_eq!(language(WordLanguage::French, Some(DeckLanguage::English)), Language::English);
}

#[test]
fn syn_3_a_deck_file_that_is_none_is_refused() {
    let broken = |from: &str, to: &str| {
        let text = serde_json::to_string(&deck_file(Language::French)).unwrap();
        assert!(text.contains(from), "{text}");
        serde_json::from_str(&text.replacen(from, to, 1)).map(|file: DeckFile| Deck::new(file).unwrap_err())
    };
    assert_eq!(broken(r#""K","count":1"#, r#""K","count":2"#).unwrap(), DeckError::Size(53));
    let second = Card::from_sign('W').unwrap();
    assert_eq!(broken(r#""K""#, r#""W""#).unwrap(), DeckError::Twice { line: 22, card: second });
    assert_eq!(broken(r#""?","count":1"#, r#""?","count":2"#).unwrap(), DeckError::Count(Card::JOKER));
    assert_eq!(broken(r#""language":"fr""#, r#""language":"?""#).unwrap(), DeckError::Language("?".into()));
    for (from, to) in [(r#""K""#, r#""É""#), (r#""id""#, r#""name""#), (r#""count":1"#, r#""count":-1"#)] {
        assert!(broken(from, to).is_err(), "{to}");
    }
}

/// The draws of a match, in order, and who deals.
fn draw(seats: usize, first: u8, seed: u64) -> (Vec<(Seat, Card)>, Seat) {
    let options = Options { first_seat: Seat(first), ..contested() };
    let table = sit(options, seats, Layout::default(), seed).unwrap();
    let mut draws = Vec::new();
    for event in &table.log()[0].events {
        match event {
            Event::Drew { seat, card } => draws.push((*seat, *card)),
            Event::Dealer { seat } => return (draws, *seat),
            other => panic!("{other:?} before the dealer is known"),
        }
    }
    panic!("no dealer");
}

#[test]
fn syn_5_the_highest_letter_deals_a_highest() {
    let mut plain = 0;
    for seed in 0..60 {
        let (draws, dealer) = draw(4, 0, seed);
        if draws.len() == 4 {
            plain += 1;
            let best = draws.iter().map(|(_, card)| *card).min().unwrap();
            assert_eq!(draws.iter().find(|(_, card)| *card == best).unwrap().0, dealer);
        }
    }
    assert!(plain > 20);
}

#[test]
fn syn_5_ties_and_jokers_draw_again_among_those_concerned() {
    let (mut ties, mut jokers) = (0, 0);
    for seed in 0..400 {
        let (draws, dealer) = draw(3, 0, seed);
        let joker = draws.iter().position(|(_, card)| card.is_joker());
        if let Some(at) = joker {
            jokers += 1;
            let again = &draws[at + 1..];
            assert!(
                again.iter().any(|(seat, _)| *seat == draws[at].0),
                "seed {seed}: who drew a joker draws again"
            );
        } else if draws.len() > 3 {
            ties += 1;
            let best = draws[..3].iter().map(|(_, card)| *card).min().unwrap();
            let tied: Vec<Seat> =
                draws[..3].iter().filter(|(_, card)| *card == best).map(|(seat, _)| *seat).collect();
            assert!(tied.len() > 1);
            let again: Vec<Seat> = draws[3..].iter().take(tied.len()).map(|(seat, _)| *seat).collect();
            assert_eq!(again, tied, "seed {seed}: only those who tied draw again");
            assert!(tied.contains(&dealer));
        }
    }
    assert!(ties > 10 && jokers > 5, "{ties} ties, {jokers} jokers");
}

#[test]
fn com_2_the_first_seat_draws_first() {
    assert_eq!(draw(4, 2, 9).0[..4].iter().map(|(seat, _)| seat.0).collect::<Vec<_>>(), [2, 3, 0, 1]);
    let off = Options { first_seat: Seat(3), ..contested() };
    assert_eq!(off.check(3).map_err(|refusal| refusal.code()), Err(tabletop::Code::BadOptions));
}

#[test]
fn syn_6_ten_cards_each_one_face_up_and_the_seat_after_the_dealer_begins() {
    let table = sit(contested(), 5, Layout { dealer: Some(Seat(4)), ..Layout::default() }, 3).unwrap();
    let view = table.view(tabletop::Viewer::Spectator);
    assert!(view.seats.iter().all(|seat| seat.hand_count == HAND));
    assert!(view.face_up.is_some());
    assert_eq!((view.turn, view.discard_count, view.dealer), (Some(Seat(0)), 0, Seat(4)));
}

#[test]
fn options_out_of_range_are_named() {
    let named = |options: Options| match options.check(3) {
        Err(syntax::Refusal::BadOptions { option }) => option,
        other => panic!("{other:?}"),
    };
    assert_eq!(named(Options { minimum_length: 4, ..contested() }), "minimum_length");
    assert_eq!(named(Options { packs: Some(3), ..contested() }), "packs");
    let back = syntax::ReEntry { allowed: 0, price: 1 };
    assert_eq!(named(Options { re_entry: Some(back), ..contested() }), "re_entry");
    assert!(
        serde_json::from_str::<Options>(r#"{"jokers": 3}"#).is_err(),
        "an option that the game does not have"
    );
    assert_eq!(serde_json::from_str::<Options>("{}").unwrap(), Options::default());
    assert_eq!(game(Options::default()).options().check(2), Ok(()));
}
