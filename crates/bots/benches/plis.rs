//! Times a decision of the hard bot with its default budget.

use bots::{Effort, Level, Playable};
use criterion::{Criterion, criterion_group, criterion_main};
use plis::{Contract, Layout, Plis};
use std::hint::black_box;
use tabletop::{Chance, Game, Seat, Viewer};

fn decisions(criterion: &mut Criterion) {
    let game = Plis::default();
    let mut group = criterion.benchmark_group("a hard decision at the default budget");
    group.sample_size(20);
    for (number, contract) in (1..).zip(Contract::ALL) {
        let layout = Layout { round: Some(number), leader: Some(Seat(0)), ..Layout::default() };
        let Ok(state) = game.deal(4, &layout, &mut Chance::from_seed(3), &mut Vec::new()) else { return };
        let view = game.view(&state, Viewer::Seat(Seat(0)));
        let never = || false;
        group.bench_function(format!("first lead of {}", contract.code()), |bencher| {
            bencher.iter(|| {
                let mut chance = Chance::from_seed(1);
                black_box(game.choose(&view, Level::Hard, &Effort::new(None, &never), &mut chance))
            });
        });
    }
    group.finish();
}

criterion_group!(benches, decisions);
criterion_main!(benches);
