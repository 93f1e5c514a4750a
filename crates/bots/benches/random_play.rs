//! How many actions of random play a table performs in a second, which shows what `Table` with its log, questions and clocks costs beside
//! the rules.
//!
//! `cargo bench -p bots --bench random_play`. There are four seats. Every action is drawn from the first 60 that the table lists, as in the
//! random play of the conformance suite, or from the first 400, because most of the cost of a lead in Padbolix is its list.

#![allow(clippy::expect_used, reason = "a benchmark")]

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use padbolix::Padbolix;
use plis::Plis;
use std::collections::BTreeMap;
use std::hint::black_box;
use tabletop::{Chance, Game, Player, Table};

const SEATS: usize = 4;
const LISTED: [usize; 2] = [60, 400];

/// Plays a match to its end and says how many actions it took.
fn play<G: Game + Clone>(game: &G, seed: u64, listed: usize) -> usize {
    let players = vec![Player { name: String::new(), bot: None }; SEATS];
    let (layout, options) = (G::Layout::default(), serde_json::Value::Null);
    let mut table =
        Table::new(game.clone(), players, layout, seed, options, BTreeMap::new()).expect("a deal");
    let mut chance = Chance::from_seed(seed);
    while let Some(seat) = game.to_act(table.state()).iter().next() {
        let legal = table.legal(seat, listed);
        let action = chance.pick(legal.actions()).expect("a legal action").clone();
        table.act(seat.into(), action).expect("it is performed");
    }
    table.len()
}

fn matches<G: Game + Clone>(criterion: &mut Criterion, game: &G) {
    let seeds = 1..=20;
    let mut group = criterion.benchmark_group(format!("random play of {}", G::ID));
    for listed in LISTED {
        let actions: usize = seeds.clone().map(|seed| play(game, seed, listed)).sum();
        group.throughput(Throughput::Elements(actions as u64));
        group.bench_function(format!("{listed} listed"), |bencher| {
            bencher.iter(|| seeds.clone().map(|seed| black_box(play(game, seed, listed))).sum::<usize>());
        });
    }
    group.finish();
}

fn random_play(criterion: &mut Criterion) {
    matches(criterion, &Plis::default());
    matches(criterion, &Padbolix::default());
}

criterion_group!(benches, random_play);
criterion_main!(benches);
