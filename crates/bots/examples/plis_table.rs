//! Matches of Plis de lettres between levels, one of them against the rest, every seat in turn.
//!
//! `cargo run --release -p bots --example plis_table -- hard random 4 1000 [iterations] [first seed]`:
//! one hard seat against three random ones. Prints mean points with 95 % intervals over matches.
#![allow(clippy::expect_used, clippy::panic)]

use bots::{Effort, Level, Playable};
use plis::{Event, Layout, Plis};
use std::time::Instant;
use tabletop::{Chance, Game, Seat, Viewer};

/// Points by round of one match, a row a seat; and the longest thought of the first level, in milliseconds.
fn one_match(levels: &[Level], iterations: Option<u32>, seed: u64) -> (Vec<[f64; 5]>, f64) {
    let game = Plis::default();
    let mut chance = Chance::from_seed(seed);
    let mut mood = Chance::from_seed(!seed);
    let mut events = Vec::new();
    let mut state = match game.deal(levels.len(), &Layout::default(), &mut chance, &mut events) {
        Ok(state) => state,
        Err(refusal) => panic!("{refusal:?}"),
    };
    let never = || false;
    let mut longest: f64 = 0.0;
    while let Some(seat) = game.to_act(&state).single() {
        let view = game.view(&state, Viewer::Seat(seat));
        let before = Instant::now();
        let action = game
            .choose(&view, levels[seat.index()], &Effort::new(iterations, &never), &mut mood)
            .expect("a bot that may act acts");
        longest = longest.max(before.elapsed().as_secs_f64() * 1e3);
        game.check(&state, seat.into(), &action).expect("a bot acts legally");
        game.perform(&mut state, seat.into(), action, &mut chance, &mut events);
    }
    let mut points = vec![[0.0; 5]; levels.len()];
    for event in &events {
        if let Event::RoundEnded { round, points: taken, .. } = event {
            for (row, taken) in points.iter_mut().zip(taken) {
                row[usize::from(*round) - 1] = f64::from(*taken);
            }
        }
    }
    (points, longest)
}

fn interval(samples: &[f64]) -> (f64, f64) {
    let n = samples.len() as f64;
    let mean = samples.iter().sum::<f64>() / n;
    let variance = samples.iter().map(|x| (x - mean).powi(2)).sum::<f64>() / (n - 1.0).max(1.0);
    (mean, 1.96 * (variance / n).sqrt())
}

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let arg = |n: usize| args.get(n).map(String::as_str);
    let one: Level = arg(0).unwrap_or("hard").parse().expect("a level");
    let rest: Level = arg(1).unwrap_or("random").parse().expect("a level");
    let seats: usize = arg(2).map_or(4, |text| text.parse().expect("seats"));
    let matches: u64 = arg(3).map_or(1_000, |text| text.parse().expect("matches"));
    let iterations = arg(4).filter(|text| *text != "-").map(|text| text.parse().expect("iterations"));
    let first: u64 = arg(5).map_or(0, |text| text.parse().expect("seed"));
    let (mut own, mut others, mut gaps, mut longest) = (vec![], vec![], vec![], 0.0f64);
    let mut rounds = [[0.0; 2]; 5];
    let mut first_places = 0.0;
    let begun = Instant::now();
    for number in first..first + matches {
        let place = Seat::from_index((number as usize) % seats);
        let levels: Vec<Level> =
            Seat::all(seats).map(|seat| if seat == place { one } else { rest }).collect();
        let (points, thought) = one_match(&levels, iterations, number);
        let totals: Vec<f64> = points.iter().map(|row| row.iter().sum()).collect();
        let mine = totals[place.index()];
        let mean = (totals.iter().sum::<f64>() - mine) / (seats - 1) as f64;
        own.push(mine);
        others.push(mean);
        gaps.push(mine - mean);
        longest = longest.max(thought);
        let best = totals.iter().copied().fold(f64::INFINITY, f64::min);
        if mine <= best {
            first_places += 1.0 / totals.iter().filter(|total| **total <= best).count() as f64;
        }
        for (round, sums) in rounds.iter_mut().enumerate() {
            let all: f64 = points.iter().map(|row| row[round]).sum();
            sums[0] += points[place.index()][round];
            sums[1] += (all - points[place.index()][round]) / (seats - 1) as f64;
        }
    }
    let n = matches as f64;
    let ((mine, mine_error), (theirs, theirs_error)) = (interval(&own), interval(&others));
    let (gap, gap_error) = interval(&gaps);
    // The ratio's interval by linearization: own − ratio · others.
    let ratio = mine / theirs;
    let residuals: Vec<f64> = own.iter().zip(&others).map(|(a, b)| a - ratio * b).collect();
    let ratio_error = interval(&residuals).1 / theirs;
    println!("{one} against {} × {rest}, {matches} matches, iterations {iterations:?}", seats - 1);
    println!("  {one}: {mine:.1} ± {mine_error:.1}; each {rest}: {theirs:.1} ± {theirs_error:.1}");
    println!("  gap {gap:.1} ± {gap_error:.1}; share {:.1} % ± {:.1}", 100.0 * ratio, 100.0 * ratio_error);
    println!("  first (ties shared) in {:.1} % of matches", 100.0 * first_places / n);
    for (round, [a, b]) in rounds.iter().enumerate() {
        println!("  round {}: {:.1} against {:.1}", round + 1, a / n, b / n);
    }
    println!("  {:.1} ms a match, longest thought {longest:.1} ms", begun.elapsed().as_secs_f64() * 1e3 / n);
}
