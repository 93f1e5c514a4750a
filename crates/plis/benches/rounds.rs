//! How fast rounds are played out, on which every search depends.

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use plis::{Contract, Plis, Round, Unseen};
use std::hint::black_box;
use tabletop::{Chance, Game, Viewer};

/// A round of four seats before its first card.
fn deal(contract: Contract) -> Round {
    let mut chance = Chance::from_seed(7);
    let mut deck: Vec<plis::Card> = Plis::deck(4).into_iter().collect();
    chance.shuffle(&mut deck);
    let hands: Vec<plis::Cards> = deck.chunks(13).map(|hand| hand.iter().copied().collect()).collect();
    Round::new(contract, &hands, tabletop::Seat(0))
}

/// Plays random cards to the end, and returns how many cards it could choose from in all.
fn playout(mut round: Round, chance: &mut Chance) -> usize {
    let mut generated = 0;
    while !round.is_over() {
        let legal = round.legal();
        generated += legal.len();
        let Some(card) = legal.nth(chance.index(legal.len())) else { break };
        round.play(card);
    }
    generated
}

fn rounds(criterion: &mut Criterion) {
    let mut chance = Chance::from_seed(1);
    let mut group = criterion.benchmark_group("random playouts of a round");
    for contract in Contract::ALL {
        let round = deal(contract);
        group.throughput(Throughput::Elements(1));
        group.bench_function(contract.code(), |bencher| {
            bencher.iter(|| playout(black_box(round), &mut chance));
        });
    }
    group.finish();

    let round = deal(Contract::Everything);
    let moves = playout(round, &mut Chance::from_seed(2));
    let mut group = criterion.benchmark_group("moves");
    group.throughput(Throughput::Elements(moves as u64));
    group.bench_function("generated in a playout", |bencher| {
        bencher.iter(|| playout(black_box(round), &mut Chance::from_seed(2)));
    });
    group.finish();
}

fn worlds(criterion: &mut Criterion) {
    let game = Plis::default();
    let mut chance = Chance::from_seed(3);
    let table = tabletop::conformance::new_table(&game, 4, 1);
    let mut state = table.state().clone();
    for _ in 0..20 {
        let seat = state.round().turn();
        let actions = game.candidates(&game.view(&state, Viewer::Seat(seat)), 60).into_actions();
        if let Some(action) = chance.pick(&actions) {
            let _ = game.act(&mut state, seat.into(), action, &mut chance, &mut Vec::new());
        }
    }
    let view = game.view(&state, Viewer::Seat(state.round().turn()));
    if let Some(unseen) = Unseen::of(&view) {
        criterion.bench_function("a world after 20 cards", |bencher| {
            bencher.iter(|| black_box(unseen.deal(&mut chance)));
        });
    }
    criterion.bench_function("determinize after 20 cards", |bencher| {
        bencher.iter(|| black_box(game.determinize(&view, &mut chance)));
    });
}

criterion_group!(benches, rounds, worlds);
criterion_main!(benches);
