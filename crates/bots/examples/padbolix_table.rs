//! Matches of Padbolix between two kinds of bots, seats rotated:
//! `cargo run --release -p bots --example padbolix_table -- hard greedy [matches] [seats] [iterations] [first seed]`.
//! One seat is of the first kind, all others of the second; what it prints is per deal.

use bots::{Effort, Level, Playable};
use padbolix::{Padbolix, State};
use std::time::{Duration, Instant};
use tabletop::{Chance, Game, Seat, Viewer};

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let level = |at: usize, other| args.get(at).and_then(|code| code.parse::<Level>().ok()).unwrap_or(other);
    let number = |at: usize, other: u64| args.get(at).and_then(|text| text.parse().ok()).unwrap_or(other);
    let (one, others) = (level(0, Level::Hard), level(1, Level::Greedy));
    let (matches, seats) = (number(2, 100), number(3, 4) as usize);
    let iterations = args.get(4).and_then(|text| text.parse().ok()).filter(|iterations| *iterations > 0);
    let first = number(5, 1);

    let game = Padbolix::default();
    let (mut edges, mut ones, mut rests) = (Vec::new(), 0.0, 0.0);
    let mut clock = Clock::default();
    for number in 0..matches {
        let own = Seat((number % seats as u64) as u8);
        let scores =
            play(&game, seats, first + number / seats as u64, own, [one, others], iterations, &mut clock);
        let deals = seats as f64;
        let mine = f64::from(scores[own.index()]) / deals;
        let theirs = (scores.iter().sum::<i32>() - scores[own.index()]) as f64 / (deals * (deals - 1.0));
        edges.push(mine - theirs);
        ones += mine;
        rests += theirs;
    }
    let n = edges.len() as f64;
    let mean = edges.iter().sum::<f64>() / n;
    let variance = edges.iter().map(|edge| (edge - mean).powi(2)).sum::<f64>() / (n - 1.0).max(1.0);
    println!(
        "{one} {:+.3} against {others} {:+.3} a deal: edge {mean:+.3} ± {:.3} (95 %) over {n} matches of {seats}",
        ones / n,
        rests / n,
        1.96 * (variance / n).sqrt()
    );
    println!(
        "{one}: {} decisions, mean {:?}, longest {:?}",
        clock.count,
        clock.sum / clock.count.max(1),
        clock.longest
    );
}

#[derive(Default)]
struct Clock {
    count: u32,
    sum: Duration,
    longest: Duration,
}

fn play(
    game: &Padbolix,
    seats: usize,
    seed: u64,
    own: Seat,
    levels: [Level; 2],
    iterations: Option<u32>,
    clock: &mut Clock,
) -> Vec<i32> {
    let mut chance = Chance::from_seed(seed);
    let mut moods = Chance::from_seed(seed ^ 0xb07 ^ u64::from(own.0) << 32);
    let mut events = Vec::new();
    let Ok(mut state) = game.deal(seats, &Default::default(), &mut chance, &mut events) else {
        return Vec::new();
    };
    while let Some(seat) = turn(game, &state) {
        let view = game.view(&state, Viewer::Seat(seat));
        let level = levels[usize::from(seat != own)];
        let effort = Effort::new(iterations, &|| false);
        let start = Instant::now();
        let action = game.choose(&view, level, &effort, &mut moods);
        if seat == own {
            clock.count += 1;
            clock.sum += start.elapsed();
            clock.longest = clock.longest.max(start.elapsed());
        }
        let Some(action) = action else { break };
        assert!(game.check(&state, seat.into(), &action).is_ok(), "{action:?} is not legal");
        events.clear();
        game.perform(&mut state, seat.into(), action, &mut chance, &mut events);
    }
    game.view(&state, Viewer::Spectator).seats.iter().map(|seat| seat.score).collect()
}

fn turn(game: &Padbolix, state: &State) -> Option<Seat> {
    game.to_act(state).single()
}
