//! Tests of what bots do and how long they take.

use crate::hints::{Hints, number, text as said};
use crate::{Effort, Level, Playable};
use lexicon::{Dictionary, Language, Lemma, Morphology, Tier};
use std::collections::BTreeMap;
use std::sync::Arc;
use tabletop::{Actor, Arg, Chance, Game, Message, Player, Seat, Table, Viewer};
use themes::*;

fn theme(id: &str, words: &[&str]) -> Theme {
    let entries = words.iter().map(|word| Entry::from_line(word).unwrap()).collect();
    Theme::new(id, id, entries).unwrap()
}

fn roots(language: Language) -> Arc<Roots> {
    let file = format!("{}/../../dictionaries/{language}.roots", env!("CARGO_MANIFEST_DIR"));
    Arc::new(Roots::read(language, &std::fs::read(file).unwrap()).unwrap())
}

fn game(options: Options) -> Themes {
    let words = ["BALEINE", "BALEINEAU", "BOA", "BISON", "BICHE", "BLAIREAU", "BELIER", "LYNX", "PUMA"];
    let dictionary = Dictionary::from_words(Language::French, words).unwrap();
    let file = lexicon::encode_morphology(&dictionary, &[] as &[Lemma]).unwrap();
    let morphology = Morphology::from_wire(&file, &dictionary).unwrap();
    let animals = theme(
        "animals",
        &[
            "boa\t\t1",
            "bison\t\t1",
            "baleine\t\t1",
            "blaireau\t\t2",
            "bélier\t\t2",
            "barbastelle\t\t3",
            "lynx\t\t1",
            "puma\t\t1",
        ],
    );
    let card = ThemeCard::new("", vec![animals, theme("empty", &[])]).unwrap();
    let dice = Dice::new(["BBBBBB", "OOOOOO", "RRRRRR", "VVVVVV", "AAAAAA"]).unwrap();
    let lists = Lists::new(Language::French, dice, vec![card]).unwrap();
    Themes::new(
        options,
        Arc::new(Judge::new(Arc::new(dictionary), morphology, roots(Language::French))),
        &lists,
    )
}

fn table(options: Options, theme: u8, colour: Colour) -> Table<Themes> {
    let letters = Letters { green: 'B', white: 'O', yellow: 'R', red: 'V', blue: 'A' };
    let roll = Roll { theme: Some(theme), letters, colour };
    let layout = Layout { rolls: vec![roll; 3], tokens: vec![8; 3], ..Layout::default() };
    let players =
        (0..3).map(|n| Player { name: format!("S{n}"), bot: (n > 0).then(|| "easy".to_owned()) }).collect();
    let mut table =
        Table::new(game(options), players, layout, 1, serde_json::Value::Null, BTreeMap::new()).unwrap();
    table.act(Actor::Seat(Seat(0)), Action::Roll).unwrap();
    table
}

fn decide(
    table: &Table<Themes>,
    seat: u8,
    level: Level,
    waited_ms: u32,
    seed: u64,
) -> crate::Decision<Action> {
    let view = table.view(Viewer::Seat(Seat(seat)));
    let effort = Effort::iterations(1);
    table.game().decide(&view, level, waited_ms, &effort, &mut Chance::from_seed(seed)).unwrap()
}

/// Mean milliseconds to a word, over seeds, and the words.
fn words(table: &Table<Themes>, level: Level) -> (u64, Vec<String>) {
    let found = (0..200).filter_map(|seed| {
        let decision = decide(table, 1, level, 0, seed);
        match decision.action {
            Some(Action::Announce { word, .. }) => Some((u64::from(decision.after_ms), word)),
            _ => None,
        }
    });
    let (times, words): (Vec<u64>, Vec<String>) = found.unzip();
    (times.iter().sum::<u64>() / times.len().max(1) as u64, words)
}

/// The game with the lists of the box.
pub(super) fn boxed(language: Language, options: Options) -> Themes {
    let read = |kind: &str| {
        let root = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../dictionaries");
        std::fs::read(root.join(format!("{language}.{kind}"))).unwrap()
    };
    let dictionary = Arc::new(Dictionary::from_wire(&read("dict")).unwrap());
    let morphology = Morphology::from_wire(&read("words"), &dictionary).unwrap();
    let lists = Lists::from_wire(&read("themes")).unwrap();
    Themes::new(options, Arc::new(Judge::new(dictionary, morphology, roots(language))), &lists)
}

/// Checks the time that the set-up promises, over rolls of the first card, when nobody waits for a richer word.
#[test]
fn with_the_lists_of_the_box_the_time_is_that_of_the_level() {
    let options = Options { variant: Variant::Limited, ..Options::default() };
    for language in Language::ALL {
        let game = boxed(language, options.clone());
        for level in Level::LADDER {
            let (mut sum, mut found) = (0, 0);
            for seed in 0..120 {
                let players = (0..4).map(|n| Player { name: format!("S{n}"), bot: None }).collect();
                let (layout, json) = (Layout::default(), serde_json::Value::Null);
                let mut table =
                    Table::new(game.clone(), players, layout, seed, json, BTreeMap::new()).unwrap();
                table.act(Actor::Seat(Seat(0)), Action::Roll).unwrap();
                let decision = decide(&table, 1, level, 0, seed);
                if matches!(decision.action, Some(Action::Announce { .. })) {
                    (sum, found) = (sum + u64::from(decision.after_ms), found + 1);
                }
            }
            let (mean, promised) = (sum / found, u64::from(Themes::pace(level).unwrap()));
            println!("{language} {level}: {mean} ms to a word, {found} of 120");
            assert!((promised * 4 / 5..promised * 6 / 5).contains(&mean), "{language} {level}: {mean} ms");
            assert!(found > 100, "{language} {level}: {found} words of 120 rolls");
        }
    }
}

#[test]
fn better_levels_find_richer_and_rarer_words() {
    let table = table(Options::default(), 1, Colour::Green);
    let worth = |level| {
        let (_, words) = words(&table, level);
        let dice = table.view(Viewer::Spectator).dice.unwrap().letters;
        let points = words.iter().map(|word| dice.in_word(&letters(word).unwrap()).len()).sum::<usize>();
        (points * 100 / words.len(), words.contains(&"barbastelle".to_owned()))
    };
    let (hard, easy) = (worth(Level::Hard), worth(Level::Easy));
    assert!(hard.0 > easy.0, "{hard:?} {easy:?}");
    assert!(hard.1, "a hard bot knows rare words");
}

#[test]
fn the_same_chance_gives_the_same_word_however_often_it_is_asked() {
    let table = table(Options::default(), 1, Colour::Green);
    for seed in 0..50 {
        let first = decide(&table, 1, Level::Medium, 0, seed);
        let later = decide(&table, 1, Level::Medium, 2_000, seed);
        assert_eq!(first.action, later.action);
        assert_eq!(first.after_ms.saturating_sub(2_000), later.after_ms);
    }
}

#[test]
fn the_7_a_bot_says_no_word_that_was_said_nor_one_of_its_root() {
    let mut table = table(Options::default(), 1, Colour::Green);
    let said = Action::Announce { word: "baleineau".into(), proper: false, theme: None, late: false };
    table.act(Actor::Seat(Seat(0)), said).unwrap();
    for seat in [1, 2] {
        table.act(Actor::Seat(Seat(seat)), Action::Vote { accept: true }).unwrap();
    }
    for level in Level::LADDER {
        let (_, words) = words(&table, level);
        assert!(!words.is_empty() && !words.contains(&"baleine".to_owned()), "{level}");
    }
}

#[test]
fn the_10_on_black_bots_seldom_slip() {
    let table = table(Options::default(), 1, Colour::Black);
    let slips = |level| {
        let (_, words) = words(&table, level);
        let wrong = words.iter().filter(|word| !["lynx", "puma"].contains(&word.as_str())).count();
        wrong * 100 / words.len().max(1)
    };
    let (hard, easy) = (slips(Level::Hard), slips(Level::Easy));
    assert!(hard <= 3 && easy <= 12 && easy > hard, "{hard} % and {easy} %");
}

#[test]
fn a_hint_is_the_best_of_the_words_that_come_to_mind_though_a_place_is_all_that_is_left() {
    let mut table = table(Options::default(), 1, Colour::Green);
    let said = Action::Announce { word: "boa".into(), proper: false, theme: None, late: false };
    table.act(Actor::Seat(Seat(0)), said).unwrap();
    let view = table.view(Viewer::Seat(Seat(1)));
    let letters = view.dice.unwrap().letters;
    for seed in 0..200 {
        let effort = Effort::iterations(1);
        let view = table.view(Viewer::Seat(Seat(1)));
        let hint = table.game().advise(&view, Level::Hard, &effort, &mut Chance::from_seed(seed)).unwrap();
        // In a hurry a bot says the first that comes to mind, `bison` say, or nothing.
        let Some(Action::Announce { word, .. }) = hint.action else { panic!("{:?}", hint.action) };
        assert_eq!(letters.in_word(&themes::letters(&word).unwrap()).len(), 3, "{word}");
    }
}

/// With the lists of the box, many more words fit than a bot thinks of in a turn.
#[test]
fn a_hint_is_the_richest_of_the_words_that_people_know() {
    let game = boxed(Language::French, Options::default());
    let mut compared = 0;
    for seed in 0..40 {
        let players = (0..3).map(|n| Player { name: format!("S{n}"), bot: None }).collect();
        let (layout, json) = (Layout::default(), serde_json::Value::Null);
        let mut table = Table::new(game.clone(), players, layout, seed, json, BTreeMap::new()).unwrap();
        table.act(Actor::Seat(Seat(0)), Action::Roll).unwrap();
        let view = table.view(Viewer::Seat(Seat(1)));
        let (Some(initial), Some(theme)) = (view.initial, view.theme) else { continue };
        let roll = view.dice.clone().unwrap();
        let points = |entry: &Entry| roll.letters.in_word(&entry.letters).len();
        let list = &game.card(view.card).themes()[usize::from(theme) - 1];
        let words = || list.of_initial(initial).iter();
        let common = words().filter(|entry| entry.tier == Tier::COMMON).map(points).max();
        let effort = Effort::iterations(1);
        let hint = game.advise(&view, Level::Hard, &effort, &mut Chance::from_seed(seed)).unwrap();
        let Some(Action::Announce { word, .. }) = hint.action else { continue };
        let entry = words().find(|entry| entry.word == word).unwrap();
        assert!(common.is_none_or(|most| points(entry) >= most), "{word}: {} of {common:?}", points(entry));
        let known = words().any(|entry| entry.tier == Tier::COMMON);
        assert!(!known || entry.tier <= Tier::KNOWN, "{word} is rare");
        compared += 1;
    }
    assert!(compared > 20, "{compared} hints");
}

#[test]
fn a_word_is_given_with_what_it_takes_and_what_came_to_mind_before() {
    let classic = table(Options::default(), 1, Colour::Green);
    let letters = classic.view(Viewer::Spectator).dice.unwrap().letters;
    let mut better = 0;
    for seed in 0..60 {
        let decision = decide(&classic, 1, Level::Hard, 0, seed);
        let Some(Action::Announce { word, .. }) = decision.action else {
            assert_eq!(decision.reason.unwrap().key, "themes-reason-none");
            continue;
        };
        let reason = decision.reason.unwrap();
        let dice = letters.in_word(&themes::letters(&word).unwrap());
        let named: Vec<String> = dice.iter().map(|die| letters.of(*die).to_string()).collect();
        assert_eq!(reason.key, "themes-reason-word");
        assert_eq!(reason.args["word"], Arg::Text(word.clone()));
        assert_eq!(reason.args["letters"], Arg::Text(named.join(", ")));
        assert_eq!(reason.args["points"], Arg::Number(dice.len() as i64));
        if let Arg::Number(fewer @ 1..) = reason.args["fewer"] {
            assert!(fewer < dice.len() as i64 && reason.args["than"] != reason.args["word"]);
            better += 1;
        }
    }
    assert!(better > 5, "{better} times a richer word was waited for");
    let open = table(Options { variant: Variant::Open, ..Options::default() }, 1, Colour::Green);
    let reason = decide(&open, 1, Level::Hard, 0, 2).reason.unwrap();
    assert_eq!((&reason.args["open"], &reason.args["theme"]), (&text("yes"), &text("animals")));
    let black = table(Options::default(), 1, Colour::Black);
    let reason = decide(&black, 1, Level::Hard, 0, 2).reason.unwrap();
    assert_eq!(
        (reason.key.as_ref(), &reason.args["letters"]),
        ("themes-reason-black", &text("B, O, R, V, A"))
    );
}

/// Finds the reason true of the position; returns whether it says what the word takes, or what another one would have.
fn claims(game: &Themes, view: &View, action: &Action, reason: &Message) -> bool {
    // The words of the lists that may be announced as far as their letters go.
    let words = |theme: u8| game.card(view.card).themes()[usize::from(theme) - 1].words();
    let letters = view.dice.as_ref().expect("dice").letters;
    let dice = |entry: &Entry| letters.in_word(&entry.letters);
    let fits = |entry: &&Entry| match view.initial {
        Some(initial) => entry.letters.starts_with(initial),
        None => dice(entry).is_empty(),
    };
    let signs = |dice: &[Die]| {
        let signs: Vec<String> = dice.iter().map(|die| letters.of(*die).to_string()).collect();
        signs.join(", ")
    };
    let Action::Announce { word, theme, .. } = action else {
        assert_eq!((action, reason.key.as_ref()), (&Action::GiveUp, "themes-reason-none"));
        let themes = view.theme.map_or_else(|| (1..=view.themes.len() as u8).collect(), |theme| vec![theme]);
        let open = themes.into_iter().filter(|theme| !view.closed.contains(theme));
        let said = |entry: &&Entry| {
            let same = |word: &str| themes::letters(word).is_ok_and(|said| said == entry.letters);
            view.announced
                .iter()
                .any(|before| same(&before.word) || game.judge().same_root(&before.word, &entry.word))
                || view.refused.iter().any(|before| same(&before.word))
        };
        let known = |entry: &&Entry| entry.tier == lexicon::Tier::COMMON && fits(entry) && !said(entry);
        let mut some = open.flat_map(|theme| words(theme).iter().filter(known));
        assert_eq!(some.next(), None, "a word comes to mind");
        return true;
    };
    let theme = theme.or(view.theme).expect("a theme");
    let entry = words(theme).iter().find(|entry| entry.word == *word).expect("a word of its theme");
    assert!(fits(&entry), "{word} may not be announced");
    assert_eq!(said(reason, "word"), entry.full());
    assert_eq!(said(reason, "part") == "yes", entry.full() != *word);
    assert_eq!(said(reason, "counted"), *word);
    match reason.key.as_ref() {
        "themes-reason-word" => {
            let took = dice(entry);
            assert!(!took.is_empty() && view.initial.is_some());
            assert_eq!(
                (said(reason, "letters"), number(reason, "points")),
                (signs(&took), took.len() as i64)
            );
            assert_eq!(said(reason, "open") == "yes", view.variant == Variant::Open);
            assert_eq!(said(reason, "theme"), view.themes[usize::from(theme) - 1]);
            let fewer = number(reason, "fewer");
            if fewer > 0 {
                let than = said(reason, "than");
                let first =
                    words(theme).iter().find(|entry| entry.full() == than).expect("a word of the theme");
                assert!(fits(&first) && dice(first).len() as i64 == fewer && fewer < took.len() as i64);
            }
        }
        "themes-reason-black" => {
            assert_eq!((view.initial, said(reason, "letters")), (None, signs(&Die::ALL)));
            let purse = if view.variant == Variant::Limited { view.reserve } else { view.centre };
            assert_eq!(number(reason, "points"), i64::from(purse.min(4)));
        }
        other => panic!("a reason that nobody checks: {other}"),
    }
    true
}

#[test]
fn the_6_to_13_every_hint_claims_what_is_true_of_its_word() {
    let mut hints = Hints::default();
    for language in Language::ALL {
        for variant in [Variant::Classic, Variant::Limited, Variant::Open] {
            let game = boxed(language, Options { variant, ..Options::default() });
            let players = (0..4).map(|n| Player { name: format!("S{n}"), bot: None }).collect();
            let (layout, json) = (Layout::default(), serde_json::Value::Null);
            let mut table = Table::new(game, players, layout, 5, json, BTreeMap::new()).unwrap();
            for move_ in 0..200 {
                let seats = table.view(Viewer::Spectator).to_act;
                let Some(seat) = seats.iter().nth(move_ % seats.iter().count().max(1)) else { break };
                let view = table.view(Viewer::Seat(seat));
                let decision = decide(&table, seat.0, Level::Hard, 0, move_ as u64);
                let action = decision.action.unwrap();
                if matches!(view.phase, PhaseName::Open | PhaseName::Typing) {
                    let claims = |reason: &Message| claims(table.game(), &view, &action, reason);
                    hints.note(decision.reason.as_ref(), claims, || format!("{action:?} in {view:?}"));
                }
                table.act(Actor::Seat(seat), action).unwrap();
            }
        }
    }
    hints.enough("themes", &["word", "black"], 0);
}

fn text(text: &str) -> Arg {
    Arg::Text(text.to_owned())
}

#[test]
fn the_14_bots_leave_what_is_not_listed_to_people_and_to_the_dictionary() {
    for (theme, word) in [(1, "biche"), (2, "biche"), (2, "bouzouki")] {
        let mut table = table(Options::default(), theme, Colour::Green);
        let said = Action::Announce { word: word.into(), proper: false, theme: None, late: false };
        table.act(Actor::Seat(Seat(0)), said).unwrap();
        for level in Level::LADDER {
            let vote = decide(&table, 1, level, 0, 7);
            assert_eq!(vote.action, Some(Action::Abstain), "{word} for theme {theme}");
            assert!(vote.after_ms >= 300);
        }
        for seat in [1, 2] {
            table.act(Actor::Seat(Seat(seat)), Action::Abstain).unwrap();
        }
        let judging = table.view(Viewer::Spectator).judging;
        assert_eq!(
            judging.is_some_and(|judging| judging.honour),
            word == "biche",
            "{word}: nobody refuses it unasked"
        );
    }
}

/// A table with the lists of the box and one theme of these words, rolled for an initial.
fn with_words(words: &[&str], initial: char) -> Table<Themes> {
    let card = ThemeCard::new("", vec![theme("only", words)]).unwrap();
    let game = boxed(Language::French, Options::default()).with_card(card);
    let letters = Letters { green: initial, white: 'O', yellow: 'R', red: 'V', blue: 'A' };
    let roll = Roll { theme: Some(1), letters, colour: Colour::Green };
    let layout = Layout { rolls: vec![roll], tokens: vec![8; 3], ..Layout::default() };
    let players = (0..3).map(|n| Player { name: format!("S{n}"), bot: None }).collect();
    let mut table = Table::new(game, players, layout, 1, serde_json::Value::Null, BTreeMap::new()).unwrap();
    table.act(Actor::Seat(Seat(0)), Action::Roll).unwrap();
    table
}

fn say(table: &mut Table<Themes>, seat: u8, word: &str, proper: bool) {
    let said = Action::Announce { word: word.into(), proper, theme: None, late: false };
    table.act(Actor::Seat(Seat(seat)), said).unwrap();
}

/// What the hint and the bots of a seat propose, each done at a copy of the table.
fn proposed(table: &Table<Themes>, seat: u8) -> Vec<Action> {
    let view = table.view(Viewer::Seat(Seat(seat)));
    let hint = table.game().advise(&view, Level::Hard, &Effort::iterations(1), &mut Chance::from_seed(1));
    let bots = Level::LADDER
        .into_iter()
        .flat_map(|level| (0..20).map(move |seed| decide(table, seat, level, 0, seed)));
    let actions: Vec<Action> = hint.into_iter().chain(bots).filter_map(|said| said.action).collect();
    for action in &actions {
        let state = table.state();
        let done = table.game().check(state, Actor::Seat(Seat(seat)), action).map(|_| ());
        assert_eq!(done, Ok(()), "{action:?}");
    }
    actions
}

#[test]
fn the_15_a_word_that_was_voted_down_keeps_nobody_from_another_of_the_list() {
    let mut table = with_words(&["Paris\tproper\t1"], 'P');
    say(&mut table, 0, "pari", false);
    for judge in [1, 2] {
        table.act(Actor::Seat(Seat(judge)), Action::Vote { accept: false }).unwrap();
    }
    assert!(proposed(&table, 0).iter().any(|action| matches!(action, Action::Announce { .. })));
}

#[test]
fn the_7_nobody_proposes_a_name_that_was_said_without_its_particle() {
    let mut table = with_words(&["de Dion\tproper\t1"], 'D');
    assert!(proposed(&table, 1).iter().any(|action| matches!(action, Action::Announce { .. })));
    say(&mut table, 0, "Dion", true);
    assert!(proposed(&table, 1).iter().all(|action| *action == Action::GiveUp));
}

#[test]
fn whoever_knows_no_word_gives_up() {
    let table = table(Options::default(), 2, Colour::Green);
    for level in Level::LADDER {
        let decision = decide(&table, 1, level, 0, 3);
        assert_eq!(decision.action, Some(Action::GiveUp));
        assert!(decision.after_ms > 10_000);
    }
}

#[test]
fn every_decision_is_legal() {
    for variant in [Variant::Classic, Variant::Limited, Variant::Open] {
        for calm in [false, true] {
            for level in Level::ALL {
                for seed in 0..3 {
                    to_the_end(Options { variant, calm, ..Options::default() }, level, seed);
                }
            }
        }
    }
}

/// Plays a match in which whoever is ready first acts.
fn to_the_end(options: Options, level: Level, seed: u64) {
    let players = (0..4).map(|n| Player { name: format!("S{n}"), bot: None }).collect();
    let game = game(options);
    let mut table =
        Table::new(game, players, Layout::default(), seed, serde_json::Value::Null, BTreeMap::new()).unwrap();
    let mut chance = Chance::from_seed(seed);
    for _ in 0..5_000 {
        let to_act = table.game().to_act(table.state());
        let ready = to_act
            .iter()
            .map(|seat| (decide(&table, seat.0, level, 0, chance.fork().below(u32::MAX).into()), seat))
            .min_by_key(|(decision, _)| decision.after_ms);
        let Some((decision, seat)) = ready else { return };
        let action = decision.action.unwrap();
        let done = table.act(Actor::Seat(seat), action.clone()).map(|_| ());
        assert_eq!(done, Ok(()), "{action:?}");
    }
    assert!(table.game().outcome(table.state()).is_some() || level == Level::Random, "no end");
}
