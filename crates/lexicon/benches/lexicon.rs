//! Times what the worker and the bots wait for, with the dictionaries of the box.
//!
//! `cargo bench -p lexicon`; numbers are in README.md.

#![allow(clippy::unwrap_used, missing_docs, reason = "a benchmark")]

use std::hint::black_box;
use std::ops::ControlFlow;
use std::sync::Arc;

use criterion::{Criterion, criterion_group, criterion_main};
use lexicon::{Dictionary, Language, Lexicon, Morphology, Rack, Tier};

fn file(language: Language, extension: &str) -> Vec<u8> {
    let path = format!("{}/../../dictionaries/{language}.{extension}", env!("CARGO_MANIFEST_DIR"));
    std::fs::read(path).unwrap()
}

fn lexicon(language: Language) -> Lexicon {
    Lexicon::new(vec![Arc::new(Dictionary::from_wire(&file(language, "dict")).unwrap())])
}

/// Runs a search to its end and counts what it finds.
fn count(search: impl FnOnce(&mut dyn FnMut(&str) -> ControlFlow<()>) -> ControlFlow<()>) -> usize {
    let mut found = 0;
    let _ = search(&mut |cards| {
        black_box(cards);
        found += 1;
        ControlFlow::Continue(())
    });
    found
}

fn build(c: &mut Criterion) {
    let mut group = c.benchmark_group("build");
    group.sample_size(10);
    for language in Language::ALL {
        let bytes = file(language, "dict");
        group.bench_function(language.code(), |b| b.iter(|| Dictionary::from_wire(&bytes).unwrap()));
    }
}

fn lookup(c: &mut Criterion) {
    let french = lexicon(Language::French);
    let mut group = c.benchmark_group("lookup");
    group.bench_function("hit", |b| b.iter(|| french.contains(black_box("ECREVISSE"))));
    group.bench_function("hit, folded", |b| b.iter(|| french.contains(black_box("Écrevisse"))));
    group.bench_function("miss", |b| b.iter(|| french.contains(black_box("ECREVISKE"))));
}

fn searches(c: &mut Criterion) {
    let french = lexicon(Language::French);
    let mut group = c.benchmark_group("search");
    group.sample_size(20);
    for cards in ["AEILNORSTU", "AEILNORST?", "AEILNORS??"] {
        let rack = Rack::from_cards(cards).unwrap();
        group.bench_function(format!("rack {cards}"), |b| {
            b.iter(|| count(|visit| french.rack_words(&rack, 2..=10, visit)));
        });
    }
    let common = french.up_to(Tier::COMMON);
    let rack = Rack::from_cards("AEILNORS??").unwrap();
    group.bench_function("rack AEILNORS?? common", |b| {
        b.iter(|| count(|visit| common.rack_words(&rack, 2..=10, visit)));
    });
    let any = Rack::from_cards("??????????").unwrap();
    let hand = Rack::from_cards("AEILNORST?").unwrap();
    for (word, added) in [("AIR", 2), ("VIS", 6), ("ROND", 5)] {
        group.bench_function(format!("super-sequences {word} +{added} of any"), |b| {
            b.iter(|| count(|visit| french.super_sequences(word, &any, added, visit)));
        });
        group.bench_function(format!("super-sequences {word} +{added} of a hand"), |b| {
            b.iter(|| count(|visit| french.super_sequences(word, &hand, added, visit)));
        });
    }
    for word in ["ROND", "ROnD", "CHANTERA"] {
        group.bench_function(format!("replacements {word}"), |b| {
            b.iter(|| count(|visit| french.replacements(word, &hand, visit)));
        });
    }
}

fn word_data(c: &mut Criterion) {
    let mut group = c.benchmark_group("word data");
    group.sample_size(10);
    for language in Language::ALL {
        let dictionary = Dictionary::from_wire(&file(language, "dict")).unwrap();
        let bytes = file(language, "words");
        group.bench_function(format!("load {language}"), |b| {
            b.iter(|| Morphology::from_wire(&bytes, &dictionary).unwrap());
        });
        let morphology = Morphology::from_wire(&bytes, &dictionary).unwrap();
        for word in ["MANGEAIENT", "children"] {
            group.bench_function(format!("{word} in {language}"), |b| {
                b.iter(|| morphology.analyses(black_box(word)));
            });
        }
    }
}

criterion_group!(benches, build, lookup, searches, word_data);
criterion_main!(benches);
