//! Judging a word, and the words for a roll.
#![allow(missing_docs, clippy::unwrap_used, reason = "a benchmark that cannot begin ends")]

use criterion::{BatchSize, Criterion, criterion_group, criterion_main};
use lexicon::{Dictionary, Language, Morphology};
use std::collections::BTreeMap;
use std::hint::black_box;
use std::path::Path;
use std::sync::Arc;
use tabletop::{Actor, Chance, Game, Player, Seat, Table};
use themes::{
    Action, Colour, Die, Entry, Event, Judge, Layout, Letters, Lists, Options, Roll, Roots, State, Themes,
    Variant,
};

fn read(kind: &str) -> Vec<u8> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../dictionaries");
    std::fs::read(root.join(format!("fr.{kind}"))).unwrap()
}

fn judge() -> Judge {
    let dictionary = Dictionary::from_wire(&read("dict")).unwrap();
    let morphology = Morphology::from_wire(&read("words"), &dictionary).unwrap();
    let roots = Roots::read(Language::French, &read("roots")).unwrap();
    Judge::new(Arc::new(dictionary), morphology, Arc::new(roots))
}

/// The theme of the bench on card 1: animals, with as many common nouns as any.
const THEME: u8 = 2;

/// Of six seats, in a round of C, O, R, H, A in which words begin with C.
fn table(judge: Judge, lists: &Lists) -> Table<Themes> {
    let letters = Letters { green: 'C', white: 'O', yellow: 'R', red: 'H', blue: 'A' };
    let rolls = vec![Roll { theme: Some(THEME), letters, colour: Colour::Green }];
    let players = (0..6).map(|n| Player { name: format!("S{n}"), bot: None }).collect();
    let game = Themes::new(Options::default(), Arc::new(judge), lists);
    let layout = Layout { rolls, ..Layout::default() };
    let mut table = Table::new(game, players, layout, 1, serde_json::Value::Null, BTreeMap::new()).unwrap();
    table.act(Actor::Seat(Seat(0)), Action::Roll).unwrap();
    table
}

fn words(criterion: &mut Criterion) {
    let judge = judge();
    let lists = Lists::from_wire(&read("themes")).unwrap();
    let theme = lists.card(1).and_then(|card| card.theme(THEME)).unwrap();
    // The longest list of the box.
    let longest = lists.card(1).and_then(|card| card.theme(1)).unwrap();
    // As many as a round of six can have before it ends (THE-12), all of other roots.
    let said = ["chat", "corbeau", "castor"];
    let listed = theme.of_initial('C').last().unwrap().word.clone();
    let mut table = table(judge, &lists);
    for (seat, word) in (0..).zip(said) {
        let action = Action::Announce { word: word.to_owned(), proper: false, theme: None, late: false };
        table.act(Actor::Seat(Seat(seat)), action).unwrap();
    }
    assert_eq!(table.view(tabletop::Viewer::Spectator).announced.len(), said.len(), "all are in the list");
    for (name, word) in
        [("listed", listed.as_str()), ("not listed", "chrysanthèmes"), ("compound", "chou-fleur")]
    {
        let action = Action::Announce { word: word.to_owned(), proper: false, theme: None, late: false };
        let judged = table.game().check(table.state(), Actor::Seat(Seat(5)), &action);
        assert!(judged.is_ok(), "{word} is judged to its end");
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
            let words = longest.of_initial(black_box('C')).iter();
            words.map(|entry| roll.letters.in_word(&entry.letters).len()).max()
        });
    });
    criterion.bench_function("words for a roll: black", |bencher| {
        let has = |entry: &&Entry| Die::ALL.iter().any(|die| entry.letters.contains(roll.letters.of(*die)));
        bencher.iter(|| black_box(longest).words().iter().filter(|entry| !has(entry)).count());
    });
}

/// The end of a round, with the best words that nobody found (THE-29): with an initial; on black, when the whole list is looked through; and with
/// all themes open.
fn end_of_a_round(criterion: &mut Criterion) {
    let lists = Lists::from_wire(&read("themes")).unwrap();
    for (name, variant, colour) in [
        ("an initial", Variant::Classic, Colour::Green),
        ("black", Variant::Classic, Colour::Black),
        ("all themes open", Variant::Open, Colour::Green),
    ] {
        let game = Themes::new(Options { variant, ..Options::default() }, Arc::new(judge()), &lists);
        let letters = Letters { green: 'C', white: 'O', yellow: 'R', red: 'H', blue: 'A' };
        let theme = (variant != Variant::Open).then_some(THEME);
        let layout = Layout { rolls: vec![Roll { theme, letters, colour }], ..Layout::default() };
        let (mut chance, mut events) = (Chance::from_seed(1), Vec::new());
        let mut state = game.deal(6, &layout, &mut chance, &mut events).unwrap();
        game.act(&mut state, Actor::Seat(Seat(0)), &Action::Roll, &mut chance, &mut events).unwrap();
        for seat in 0..5 {
            game.act(&mut state, Actor::Seat(Seat(seat)), &Action::GiveUp, &mut chance, &mut events).unwrap();
        }
        let end = |mut state: State| {
            let (mut chance, mut events) = (Chance::from_seed(1), Vec::new());
            game.act(&mut state, Actor::Seat(Seat(5)), &Action::GiveUp, &mut chance, &mut events).unwrap();
            events
        };
        let missed = |event: &Event| matches!(event, Event::RoundEnded { missed, .. } if missed.len() == 3);
        assert!(end(state.clone()).iter().any(missed), "the round ends with the words that nobody found");
        criterion.bench_function(&format!("the end of a round: {name}"), |bencher| {
            bencher.iter_batched(|| state.clone(), &end, BatchSize::SmallInput);
        });
    }
}

criterion_group!(benches, words, end_of_a_round);
criterion_main!(benches);
