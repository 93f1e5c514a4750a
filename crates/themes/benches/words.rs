//! Judging a word, and the words for a roll.
#![allow(missing_docs, clippy::unwrap_used, reason = "a benchmark that cannot begin ends")]

use criterion::{Criterion, criterion_group, criterion_main};
use lexicon::{Dictionary, Morphology, Part, Tier};
use std::collections::BTreeMap;
use std::hint::black_box;
use std::path::Path;
use std::sync::Arc;
use tabletop::{Actor, Game, Player, Seat, Table};
use themes::{
    Action, Colour, Dice, Die, Entry, Judge, Kind, Layout, Letters, Lists, Options, Roll, Theme, ThemeCard,
    Themes,
};

fn judge() -> Judge {
    let read = |kind: &str| {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../dictionaries");
        std::fs::read(root.join(format!("fr.{kind}"))).unwrap()
    };
    let dictionary = Dictionary::from_wire(&read("dict")).unwrap();
    let morphology = Morphology::from_wire(&read("words"), &dictionary).unwrap();
    Judge::new(Arc::new(dictionary), morphology)
}

/// A theme as long as the longest of the box: 1 500 nouns of the dictionary.
fn long_theme(judge: &Judge) -> Theme {
    let noun = |word: &str| {
        judge.morphology().analyses(word).iter().any(|reading| {
            reading.features.part() == Some(Part::Noun) && reading.lemma.len() == reading.spelling.len()
        })
    };
    let words = judge.dictionary().words().filter(|(word, tier)| *tier == Tier::COMMON && noun(word));
    let entries = words.map(|(word, tier)| Entry::new(&word, Kind::Common, tier, "").unwrap());
    Theme::new("long", "Long", entries.step_by(3).take(1_500).collect()).unwrap()
}

fn table(judge: Judge, theme: Theme) -> Table<Themes> {
    let dice = Dice::new(["CDFGLB", "AEIOUY", "RSTNLM", "VPMCHE", "AEIOTS"]).unwrap();
    let lists =
        Lists::new(judge.dictionary().language(), dice, vec![ThemeCard::new("", vec![theme]).unwrap()])
            .unwrap();
    let letters = Letters { green: 'C', white: 'O', yellow: 'R', red: 'H', blue: 'A' };
    let rolls = vec![Roll { theme: Some(1), letters, colour: Colour::Green }];
    let players = (0..6).map(|n| Player { name: format!("S{n}"), bot: None }).collect();
    let game = Themes::new(Options::default(), Arc::new(judge), &lists);
    let layout = Layout { rolls, ..Layout::default() };
    let mut table = Table::new(game, players, layout, 1, serde_json::Value::Null, BTreeMap::new()).unwrap();
    table.act(Actor::Seat(Seat(0)), Action::Roll).unwrap();
    table
}

fn words(criterion: &mut Criterion) {
    let judge = judge();
    let theme = long_theme(&judge);
    let said: Vec<String> =
        theme.of_initial('C').iter().map(|entry| entry.word.clone()).step_by(7).take(4).collect();
    let listed = theme.of_initial('C').last().unwrap().word.clone();
    let mut table = table(judge, theme.clone());
    for (seat, word) in (0..).zip(&said) {
        let action = Action::Announce { word: word.clone(), proper: false, theme: None };
        if table.act(Actor::Seat(Seat(seat)), action).is_err() {
            continue;
        }
        for judge in (0..6).filter(|judge| *judge != seat) {
            // A word of the list needs none.
            let _ = table.act(Actor::Seat(Seat(judge)), Action::Vote { accept: true });
        }
    }
    for (name, word) in
        [("listed", listed.as_str()), ("not listed", "chrysanthèmes"), ("compound", "chauve-souris")]
    {
        let action = Action::Announce { word: word.to_owned(), proper: false, theme: None };
        criterion.bench_function(
            &format!("judge a word, {name}, against the words of the round"),
            |bencher| {
                bencher.iter(|| table.game().check(table.state(), Actor::Seat(Seat(5)), black_box(&action)));
            },
        );
    }
    let roll = table.view(tabletop::Viewer::Spectator).dice.unwrap();
    criterion.bench_function("words for a roll: an initial, with what they take", |bencher| {
        bencher.iter(|| {
            let words = theme.of_initial(black_box('C')).iter();
            words.map(|entry| roll.letters.in_word(&entry.letters).len()).max()
        });
    });
    criterion.bench_function("words for a roll: black", |bencher| {
        let has = |entry: &&Entry| Die::ALL.iter().any(|die| entry.letters.contains(roll.letters.of(*die)));
        bencher.iter(|| black_box(&theme).words().iter().filter(|entry| !has(entry)).count());
    });
}

criterion_group!(benches, words);
criterion_main!(benches);
