//! How much longer the searches take than in the plainest packed automaton of the same words, which has neither tiers nor anything else.
//!
//! `cargo bench -p lexicon --bench ratio`. The two run by turns, so that other work of the machine slows both down. The result is the
//! median of the ratios of all pairs of runs.

#![allow(clippy::unwrap_used, missing_docs, reason = "a benchmark")]

mod dawg;

use std::hint::black_box;
use std::ops::ControlFlow;
use std::sync::Arc;
use std::time::{Duration, Instant};

use dawg::Dawg;
use lexicon::{Dictionary, Language, Lexicon, Rack};

const RUNS: usize = 101;

fn main() {
    println!(
        "{:<4} {:<12} {:>9} {:>12} {:>12} {:>7}",
        "", "rack", "words", "lexicon, µs", "DAWG, µs", "ratio"
    );
    for language in Language::ALL {
        let path = format!("{}/../../dictionaries/{language}.dict", env!("CARGO_MANIFEST_DIR"));
        let dictionary = Dictionary::from_wire(&std::fs::read(path).unwrap()).unwrap();
        let dawg = Dawg::new(dictionary.words().map(|(word, _)| word));
        let lexicon = Lexicon::new(vec![Arc::new(dictionary)]);
        for cards in ["AEILNORSTU", "EEHJOQTUVZ", "AEILNORST?", "AEILNORS??"] {
            compare(language, cards, &lexicon, &dawg);
        }
    }
}

fn compare(language: Language, cards: &str, lexicon: &Lexicon, dawg: &Dawg) {
    let rack = Rack::from_cards(cards).unwrap();
    let ours = || {
        let mut found = 0;
        let _ = lexicon.rack_words(&rack, 2..=cards.len(), &mut |word| {
            black_box(word);
            found += 1;
            ControlFlow::Continue(())
        });
        found
    };
    let plain = || {
        let mut found = 0;
        dawg.rack_words(cards, &mut |word| {
            black_box(word);
            found += 1;
        });
        found
    };
    // The plain search does not choose which letters are jokers, but it finds the same number of words.
    assert_eq!(ours(), plain());
    // A rack with few words takes microseconds, too few for the clock, so the search is repeated for at least a millisecond.
    let times = 1 + Duration::from_millis(1).as_nanos() / time(&ours, 1).as_nanos().max(1);
    let times = u32::try_from(times).unwrap();
    let mut pairs: Vec<(Duration, Duration)> =
        (0..RUNS).map(|_| (time(&ours, times), time(&plain, times))).collect();
    pairs.sort_by(|a, b| ratio(a).total_cmp(&ratio(b)));
    let median = pairs[RUNS / 2];
    let micros = |time: Duration| time.as_secs_f64() * 1e6;
    println!(
        "{:<4} {:<12} {:>9} {:>12.1} {:>12.1} {:>7.2}",
        language.code(),
        cards,
        ours(),
        micros(median.0),
        micros(median.1),
        ratio(&median)
    );
}

/// How long one of so many searches takes.
fn time(search: &impl Fn() -> usize, times: u32) -> Duration {
    let start = Instant::now();
    for _ in 0..times {
        black_box(search());
    }
    start.elapsed() / times
}

fn ratio((ours, plain): &(Duration, Duration)) -> f64 {
    ours.as_secs_f64() / plain.as_secs_f64()
}
