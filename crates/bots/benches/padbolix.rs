//! Times random and sensible playouts, and a decision of the hard bot with its default budget.

use bots::{Effort, Level, Playable};
use criterion::{Criterion, criterion_group, criterion_main};
use padbolix::{Card, Hand, Layout, Padbolix};
use std::hint::black_box;
use tabletop::{Chance, Game, Viewer};

/// Plays a deal to its end with the rules themselves, any candidate at any time.
fn random_deal(game: &Padbolix, seed: u64) -> usize {
    let mut chance = Chance::from_seed(seed);
    let mut events = Vec::new();
    let Ok(mut state) = game.deal(4, &Layout::default(), &mut chance, &mut events) else { return 0 };
    let mut actions = 0;
    while let Some(seat) = game.to_act(&state).single() {
        let view = game.view(&state, Viewer::Seat(seat));
        if view.round > 1 {
            break;
        }
        let list = game.candidates(&view, 50).into_actions();
        let Some(action) = chance.pick(&list) else { break };
        if game.act(&mut state, seat.into(), action, &mut chance, &mut events).is_err() {
            break;
        }
        actions += 1;
    }
    actions
}

fn benches(criterion: &mut Criterion) {
    let game = Padbolix::default();
    criterion.bench_function("a random deal by the rules", |bencher| {
        let mut seed = 0;
        bencher.iter(|| {
            seed += 1;
            black_box(random_deal(&game, seed))
        });
    });

    let never = || false;
    let stars = "BCDFGHJK*******".chars().filter_map(Card::from_char).collect::<Hand>();
    let rest = Hand::full_box().without(&stars).unwrap_or_default();
    let cards: Vec<Card> = rest.cards().collect();
    let hands = [0, 1, 2].map(|at| cards.iter().skip(at).step_by(3).copied().collect::<Hand>());
    let full = Layout { hands: Some(vec![stars, hands[0], hands[1], hands[2]]), ..Layout::default() };
    for (name, seats, layout) in [
        ("the first lead of four", 4, Layout::default()),
        ("the first lead of two", 2, Layout::default()),
        ("a first lead with seven stars", 4, full),
    ] {
        let Ok(state) = game.deal(seats, &layout, &mut Chance::from_seed(3), &mut Vec::new()) else {
            continue;
        };
        let Some(seat) = game.to_act(&state).single() else { continue };
        let view = game.view(&state, Viewer::Seat(seat));
        let mut group = criterion.benchmark_group(name);
        group.sample_size(10);
        group.bench_function("hard at its default budget", |bencher| {
            bencher.iter(|| {
                let mut chance = Chance::from_seed(1);
                black_box(game.choose(&view, Level::Hard, &Effort::new(None, &never), &mut chance))
            });
        });
        group.bench_function("1000 playouts", |bencher| {
            bencher.iter(|| {
                let mut chance = Chance::from_seed(1);
                black_box(game.choose(&view, Level::Hard, &Effort::iterations(1_000), &mut chance))
            });
        });
        group.finish();
    }
}

criterion_group!(all, benches);
criterion_main!(all);
