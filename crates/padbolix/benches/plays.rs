//! Times lists of plays: a lead of 20 cards with 7 stars (at most 10 ms) and answers (at most 1 ms).

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use padbolix::{Card, Demand, Formula, Hand, Kind, LIST_LIMIT, Letter, plays};
use std::hint::black_box;

fn hand(signs: &str) -> Hand {
    signs.chars().filter_map(Card::from_char).collect()
}

fn follow(kind: Kind, groups: u8, length: u8) -> Demand {
    Demand::Follow(Formula { kind, groups, length, lowest: Letter::B })
}

fn benches(c: &mut Criterion) {
    let scattered = hand("BDFHJLNPRTVXZ*******");
    let paired = hand("BBDDFFHHJJLLN*******");
    let close = hand("FFGGHHIIJJKKL*******");
    let plain = hand("BCDEFHJKMNPPRSTUVWX*");
    for (name, hand) in [
        ("scattered, 7 stars", scattered),
        ("pairs, 7 stars", paired),
        ("runs, 7 stars", close),
        ("1 star", plain),
    ] {
        let mut group = c.benchmark_group("leads of 20 cards");
        let count = plays(&hand, Demand::Lead, LIST_LIMIT).actions().len();
        group.throughput(Throughput::Elements(count as u64));
        group.bench_function(name, |b| b.iter(|| plays(black_box(&hand), Demand::Lead, LIST_LIMIT)));
        group.finish();
        for (demand, what) in [
            (follow(Kind::Single, 1, 1), "a single"),
            (follow(Kind::Pairs, 2, 2), "2 pairs"),
            (follow(Kind::Sequences, 1, 4), "a sequence of 4"),
            (follow(Kind::Sequences, 2, 3), "2 sequences of 3"),
            (follow(Kind::Sequences, 4, 2), "4 sequences of 2"),
        ] {
            let count = plays(&hand, demand, LIST_LIMIT).actions().len();
            let mut group = c.benchmark_group(format!("answers to {what}"));
            group.throughput(Throughput::Elements(count as u64));
            group.bench_function(name, |b| b.iter(|| plays(black_box(&hand), demand, LIST_LIMIT)));
            group.finish();
        }
    }
    // The slowest of tens of thousands of random hands, with more groups than anybody ever led.
    for (signs, kind, groups) in [
        ("*****PPOLHOMMIJHNJIL", Kind::Sequences, 9),
        ("*******PNDZZDRPVHVBH", Kind::Pairs, 9),
        ("*******LPNVRTHLPRBZH", Kind::Sequences, 7),
    ] {
        let (hand, demand) = (hand(signs), follow(kind, groups, 2));
        let what = format!("worst answers/{signs}, {groups} {kind:?}");
        c.bench_function(&what, |b| b.iter(|| plays(black_box(&hand), demand, LIST_LIMIT)));
    }
}

criterion_group! {
    name = all;
    config = Criterion::default().sample_size(20).measurement_time(std::time::Duration::from_secs(1)).warm_up_time(std::time::Duration::from_millis(300));
    targets = benches
}
criterion_main!(all);
