//! What a decision of the hard bot at its default budget takes.

use bots::{Effort, Level, Playable};
use criterion::{Criterion, criterion_group, criterion_main};
use spikit::{Action, Deck, Layout, Options, Spikit, View};
use std::hint::black_box;
use std::sync::Arc;
use tabletop::{Actor, Chance, Game, Seat, Viewer};

const DECK: &str = include_str!("../../../www/decks/spikit.fr-en.json");

/// The first seat's view of a fresh round of four, after so many of its own actions.
fn position(game: &Spikit, seed: u64, actions: &[Action]) -> Option<View> {
    let layout = Layout { rolls: Some(vec![6]), ..Layout::default() };
    let mut chance = Chance::from_seed(seed);
    let mut state = game.deal(4, &layout, &mut chance, &mut Vec::new()).ok()?;
    for action in actions {
        game.act(&mut state, Actor::Seat(Seat(0)), action, &mut chance, &mut Vec::new()).ok()?;
    }
    Some(game.view(&state, Viewer::Seat(Seat(0))))
}

fn decisions(criterion: &mut Criterion) {
    let deck = serde_json::from_str(DECK).ok().and_then(|file| Deck::new(file).ok());
    let Some(deck) = deck else { return };
    let game = Spikit::new(Options::default(), Arc::new(deck), [None, None]);
    let mut group = criterion.benchmark_group("a hard decision at the default budget");
    group.sample_size(20);
    let never = || false;
    for (name, actions) in
        [("any card of the display", vec![Action::Roll]), ("what to lay", vec![Action::Roll, Action::Draw])]
    {
        let Some(view) = position(&game, 3, &actions) else { return };
        group.bench_function(name, |bencher| {
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
