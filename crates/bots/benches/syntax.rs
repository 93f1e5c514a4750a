//! Times a move of the hard bot with the French dictionary of the box, and matches of three bots.
//!
//! `cargo bench -p bots --bench syntax`.

#![allow(clippy::unwrap_used)]

use bots::{Effort, Level, Playable};
use criterion::{Criterion, criterion_group, criterion_main};
use lexicon::{Dictionary, Lexicon};
use std::hint::black_box;
use std::sync::Arc;
use syntax::{Card, Deck, Layout, Options, Referee, Syntax};
use tabletop::{Chance, Game, Seat, Viewer};

fn french(referee: Referee) -> Syntax {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../dictionaries/fr.dict");
    let dictionary = Dictionary::from_wire(&std::fs::read(path).unwrap()).unwrap();
    let options = Options { referee, packs: Some(2), ..Options::default() };
    let deck = serde_json::from_str(include_str!("../../../www/decks/syntax.fr.json")).unwrap();
    let deck = Arc::new(Deck::new(deck).unwrap());
    Syntax::new(options, Arc::new(Lexicon::new(vec![Arc::new(dictionary)])), deck)
}

fn cards(text: &str) -> Vec<Card> {
    text.chars().filter_map(Card::from_sign).collect()
}

/// A position in which seat 0 is to play.
fn position(hand: &str, table: &str) -> Layout {
    Layout {
        hands: Some(vec![cards(hand), cards("BFG"), cards("HJY")]),
        table: Some(table.split_whitespace().map(str::to_owned).collect()),
        dealer: Some(Seat(2)),
        ..Layout::default()
    }
}

fn moves(criterion: &mut Criterion) {
    let game = french(Referee::Dictionary);
    let mut group = criterion.benchmark_group("a hard bot's move");
    group.sample_size(20);
    let some = "TASSE FLAIR ROSE";
    let many = "TASSE FLAIR ROSE LUNE TON MARIN CORE SOUCE BAL TIENE SOIT MUT";
    for (name, hand, table) in [
        ("the first, ten cards", "AEIRNTLUOS", ""),
        ("ten cards, three words", "AEIRNTLUOS", some),
        ("eight cards that do not fit, three words", "KQWXZJVH", some),
        ("three cards, twelve words", "QVI", many),
        ("eight cards, twelve words", "AEINTLUO", many),
        ("ten cards and a joker among them, three words", "AEINTLUOS?", some),
        ("ten cards and a joker among them, twelve words", "AEINLUOHV?", many),
        ("ten cards and two jokers among them, twelve words", "AEINLUOV??", many),
    ] {
        let state = game.deal(3, &position(hand, table), &mut Chance::from_seed(3), &mut Vec::new()).unwrap();
        let view = game.view(&state, Viewer::Seat(Seat(0)));
        let never = || false;
        group.bench_function(name, |bencher| {
            bencher.iter(|| {
                let mut chance = Chance::from_seed(1);
                black_box(game.choose(&view, Level::Hard, &Effort::new(None, &never), &mut chance))
            });
        });
    }
    group.finish();
}

/// A match of hard, medium and easy to its end.
fn play(game: &Syntax, seed: u64) -> usize {
    let mut chance = Chance::from_seed(seed);
    let mut luck = chance.fork();
    let mut state = game.deal(3, &Layout::default(), &mut chance, &mut Vec::new()).unwrap();
    let never = || false;
    let mut actions = 0;
    while let Some(seat) = game.to_act(&state).iter().next() {
        let level = Level::LADDER[seat.index()];
        let view = game.view(&state, Viewer::Seat(seat));
        let action = game.choose(&view, level, &Effort::new(None, &never), &mut luck).unwrap();
        game.act(&mut state, seat.into(), &action, &mut chance, &mut Vec::new()).unwrap();
        actions += 1;
    }
    actions
}

fn matches(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("a whole match of easy, medium and hard");
    group.sample_size(20);
    for referee in [Referee::Dictionary, Referee::Challenge] {
        let game = french(referee);
        let mut seed = 0;
        group.bench_function(format!("referee {referee:?}").to_lowercase(), |bencher| {
            bencher.iter(|| {
                seed += 1;
                play(&game, seed)
            });
        });
    }
    group.finish();
}

criterion_group!(benches, moves, matches);
criterion_main!(benches);
