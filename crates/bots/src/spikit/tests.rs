//! What the bots of Spikit know and do.

use crate::{Decision, Effort, Level, Playable, hints};
use lexicon::{
    Dictionary, Features, Language, Lemma, Mood, Morphology, Number, Part, Person, Tense, Valency, Words,
};
use spikit::{
    Action, Card, Colour, Deck, End, JokerWords, Languages, Layout, Options, Sentence, Spikit, TableSentence,
    View,
};
use std::collections::BTreeSet;
use std::sync::Arc;
use tabletop::{Actor, Chance, Game, Message, Seat, Viewer};

fn game(options: Options) -> Spikit {
    let deck = include_str!("../../../grammar/tests/labelled/deck.json");
    let deck = Deck::new(serde_json::from_str(deck).unwrap()).unwrap();
    Spikit::new(options, Arc::new(deck), [None, None])
}

/// A match of one round with a deck that says nothing of the words of some languages.
fn silent_of(langs: &[&str]) -> Spikit {
    let deck = include_str!("../../../grammar/tests/labelled/deck.json");
    let mut deck: serde_json::Value = serde_json::from_str(deck).unwrap();
    for family in deck["families"].as_array_mut().unwrap() {
        for slot in family["slots"].as_array_mut().unwrap() {
            for lang in langs {
                slot[lang].as_object_mut().unwrap().remove("features");
            }
        }
    }
    let deck = Deck::new(serde_json::from_value(deck).unwrap()).unwrap();
    let options = Options { end: End::Rounds(1), ..Options::default() };
    Spikit::new(options, Arc::new(deck), [None, None])
}

fn cards(names: &str) -> Vec<Card> {
    names.split_whitespace().map(|name| name.parse().unwrap()).collect()
}

/// The view of the first seat once it has rolled a one and drawn (`stock` top first).
fn position(hand: &str, stock: &str, table: &[&str]) -> (Spikit, View) {
    let game = game(Options { end: End::Rounds(1), ..Options::default() });
    let layout = Layout {
        hands: Some(vec![cards(hand), cards("turquoise.fr.1 turquoise.en.2")]),
        display: Some(cards("grey.fr.5 grey.en.2 grey.fr.3 grey.fr.4 grey.en.4 grey.en.5")),
        stock: Some(cards(stock)),
        table: Some(table.iter().map(|row| cards(row)).collect()),
        rolls: Some(vec![1]),
        ..Layout::default()
    };
    let mut chance = Chance::from_seed(1);
    let mut state = game.deal(2, &layout, &mut chance, &mut Vec::new()).unwrap();
    for action in [Action::Roll, Action::Draw] {
        game.act(&mut state, Actor::Seat(Seat(0)), &action, &mut chance, &mut Vec::new())
            .expect("it is allowed");
    }
    let view = game.view(&state, Viewer::Seat(Seat(0)));
    (game, view)
}

fn choose(game: &Spikit, view: &View, level: Level, seed: u64) -> Option<Action> {
    game.choose(view, level, &Effort::new(None, &|| false), &mut Chance::from_seed(seed))
}

#[test]
fn medium_and_hard_lay_the_sentence_that_empties_the_hand() {
    let (game, view) = position("yellow.fr.1 yellow.fr.2", "red.fr.5", &[]);
    for level in [Level::Medium, Level::Hard] {
        let laid = (0..20).any(|seed| {
            matches!(choose(&game, &view, level, seed), Some(Action::Lay { cards, .. }) if cards.len() == 3)
        });
        assert!(laid, "{level}");
    }
}

#[test]
fn spi_24_hard_completes_a_sentence_that_lies_there() {
    let (game, view) = position("orange.fr.5", "orange.fr.4", &["yellow.fr.1 yellow.fr.2 red.fr.5"]);
    let action = choose(&game, &view, Level::Hard, 1);
    assert!(matches!(action, Some(Action::Complete { .. })), "{action:?}");
}

#[test]
fn spi_28_a_family_that_lacks_what_the_hand_has_is_completed() {
    let row = "red.fr.1 red.fr.2 red.fr.3 red.fr.4";
    let (game, view) = position("blue.fr.1 blue.fr.2", "red.fr.5", &[row]);
    for level in Level::LADDER {
        assert_eq!(
            choose(&game, &view, level, 1),
            Some(Action::Complete { sentence: 0, head: vec![], tail: cards("red.fr.5"), joker: None }),
            "{level}"
        );
    }
}

#[test]
fn spi_21_a_family_in_the_hand_is_laid() {
    let (game, view) = position("red.fr.1 red.en.2 red.fr.3 red.fr.4 blue.fr.3", "red.fr.5", &[]);
    let wanted = cards("red.fr.1 red.en.2 red.fr.3 red.fr.4 red.fr.5");
    assert_eq!(choose(&game, &view, Level::Hard, 1), Some(Action::Lay { cards: wanted, joker: None }));
}

#[test]
fn spi_25_what_a_family_lacks_is_swapped_for_first() {
    let row = "yellow.fr.1 yellow.fr.2 red.fr.5";
    let (game, view) = position("red.fr.1 red.en.2 red.fr.3 red.fr.4 orange.fr.5", "blue.fr.3", &[row]);
    let swap = Action::Swap { sentence: 0, at: 2, card: cards("orange.fr.5")[0], joker: None };
    assert_eq!(choose(&game, &view, Level::Hard, 1), Some(swap));
}

#[test]
fn spi_28_a_joker_completes_a_family_on_the_table() {
    let row = "red.fr.1 red.fr.2 red.fr.3 red.fr.4";
    let (game, view) = position("blue.fr.1 joker.1", "blue.fr.2", &[row]);
    let joker = Some(JokerWords { text: String::new(), lang: "fr".parse().unwrap() });
    let wanted = Action::Complete { sentence: 0, head: vec![], tail: cards("joker.1"), joker };
    assert_eq!(choose(&game, &view, Level::Hard, 1), Some(wanted));
}

/// How a level votes on a row of the other seat's, and why.
fn ballot(level: Level, row: &str) -> Decision<Action> {
    judge(&game(Options::default()), level, row, None)
}

fn judge(game: &Spikit, level: Level, row: &str, says: Option<&str>) -> Decision<Action> {
    let layout = Layout {
        hands: Some(vec![[cards(row), cards("blue.fr.1")].concat(), cards("turquoise.fr.1")]),
        rolls: Some(vec![6]),
        ..Layout::default()
    };
    let mut chance = Chance::from_seed(1);
    let mut state = game.deal(2, &layout, &mut chance, &mut Vec::new()).unwrap();
    let joker = says.map(|text| JokerWords { text: text.into(), lang: "fr".parse().unwrap() });
    let lay = Action::Lay { cards: cards(row), joker };
    for action in [Action::Roll, Action::Draw, lay] {
        game.act(&mut state, Actor::Seat(Seat(0)), &action, &mut chance, &mut Vec::new())
            .expect("it is allowed");
    }
    let view = game.view(&state, Viewer::Seat(Seat(1)));
    let effort = Effort::new(None, &|| false);
    game.advise(&view, level, &effort, &mut Chance::from_seed(1)).unwrap()
}

fn vote(level: Level, row: &str) -> Option<bool> {
    accepts(ballot(level, row))
}

fn accepts(ballot: Decision<Action>) -> Option<bool> {
    match ballot.action {
        Some(Action::Vote { accept }) => accept,
        other => panic!("{other:?}"),
    }
}

#[test]
fn spi_14_of_words_that_nothing_is_known_of_a_bot_lets_pass_the_stretch_of_a_family_and_says_nothing_else() {
    let silent = silent_of(&["fr", "en"]);
    for level in Level::LADDER {
        let vote = |row| accepts(judge(&silent, level, row, None));
        assert_eq!(vote("red.fr.1 red.en.2 red.fr.3"), Some(true), "{level}");
        assert_eq!(vote("yellow.fr.1 red.fr.5 yellow.fr.2"), None, "{level}");
    }
}

#[test]
fn spi_14_what_the_deck_says_in_one_language_it_says_of_the_card_in_the_other() {
    let half = silent_of(&["en"]);
    for level in Level::LADDER {
        let vote = |row| accepts(judge(&half, level, row, None));
        assert_eq!(vote("yellow.fr.1 yellow.fr.2 red.fr.5"), Some(true), "{level}");
        assert_eq!(vote("yellow.fr.1 yellow.en.2 red.fr.5"), Some(true), "{level}");
        assert_eq!(vote("red.en.5 yellow.en.2 yellow.en.1"), Some(false), "{level}");
    }
}

#[test]
fn spi_31_words_of_a_joker_that_nobody_knows_are_tried_as_all_that_fits_and_refused_where_nothing_does() {
    for level in Level::LADDER {
        let vote = |game: &Spikit, row| accepts(judge(game, level, row, Some("plouf")));
        let known = game(Options::default());
        assert_eq!(vote(&known, "yellow.fr.1 yellow.fr.2 joker.1"), Some(true), "{level}");
        assert_eq!(vote(&known, "red.fr.5 yellow.fr.5 joker.1"), Some(false), "{level}");
        let silent = silent_of(&["fr", "en"]);
        assert_eq!(vote(&silent, "yellow.fr.1 yellow.fr.2 joker.1"), Some(false), "{level}");
    }
}

/// Words that can be read: two say where, one that somebody laughs.
fn readable() -> Words {
    let dictionary = Dictionary::from_words(Language::French, ["dehors", "ici", "rire", "rit"]).unwrap();
    let laughs = Features::default().with_mood(Mood::Indicative).with_tense(Tense::Present);
    let laugh = Lemma {
        spelling: "rire".into(),
        senses: vec![Features::of(Part::Verb).with_valency(Valency::INTRANSITIVE)],
        forms: vec![("rit".into(), vec![laughs.with_person(Person::Third).with_number(Number::Singular)])],
    };
    let file = lexicon::encode_morphology(&dictionary, &[laugh]).unwrap();
    let data = Morphology::from_wire(&file, &dictionary).unwrap();
    Words::new(dictionary.into(), data)
}

#[test]
fn what_was_found_out_of_a_row_holds_for_the_same_words_of_its_joker_alone() {
    let plain = game(Options::default());
    let words = Arc::new(readable());
    let game = Spikit::new(plain.options().clone(), plain.deck().clone(), [Some(words), None]);
    let (_, view) = position("yellow.fr.1 yellow.fr.2", "red.fr.5", &[]);
    let effort = Effort::new(None, &|| false);
    let sight = super::Sight::new(&game, &view, Seat(0), super::Skill::of(Level::Hard), &effort);
    let says = |text: &str| Some(JokerWords { text: text.into(), lang: "fr".parse().unwrap() });
    let row = |text| sight.sentence(cards("yellow.fr.1 yellow.fr.2 joker.1"), says(text));
    assert!(sight.makes_sense(&row("dehors")));
    assert!(!sight.makes_sense(&row("rit")));
    assert!(sight.makes_sense(&row("dehors")));
}

#[test]
fn what_a_bot_knows_to_lie_in_the_discard_pile_it_does_not_fish_for() {
    let (game, view) = position("yellow.fr.1 yellow.fr.2", "red.fr.5", &[]);
    let gone: Card = "brown.fr.1".parse().unwrap();
    let mut view = view;
    let place = spikit::Whereabouts { discard: true, ..spikit::Whereabouts::default() };
    (view.discard_count, view.aside_count) = (1, view.aside_count - 1);
    view.memory.shown.insert(gone, place);
    assert_eq!((view.stock_count, view.may_come(gone)), (0, true), "the pile is the next stock");
    (view.stock_count, view.aside_count) = (1, view.aside_count - 1);
    view.memory.unseen.stock = true;
    assert!(!view.may_come(gone) && view.may_come("brown.fr.2".parse().unwrap()));
    assert!(game.determinize(&view, &mut Chance::from_seed(1)).is_some());
}

#[test]
fn spi_14_votes_follow_the_grammar_more_or_less_strictly() {
    for level in Level::LADDER {
        assert_eq!(
            vote(level, "yellow.fr.1 yellow.fr.2 red.fr.5"),
            Some(true),
            "{level}: Julie rit dans la cuisine"
        );
        assert_eq!(
            vote(level, "yellow.fr.2 yellow.fr.1 brown.fr.2"),
            Some(false),
            "{level}: rit Julie mange"
        );
    }
    // "Julie mange un fantôme" is well formed and cannot be.
    let odd = "yellow.fr.1 brown.fr.2 green.fr.2";
    assert_eq!(vote(Level::Easy, odd), Some(true));
    assert_eq!((vote(Level::Medium, odd), vote(Level::Hard, odd)), (Some(false), Some(false)));
}

#[test]
fn a_seed_and_iterations_reproduce_an_action() {
    let hand = "yellow.fr.1 yellow.fr.2 red.fr.5 blue.en.1 brown.fr.2 brown.fr.3 orange.fr.5";
    let (game, view) = position(hand, "pink.fr.2", &["red.fr.3 red.fr.4 red.en.5"]);
    for level in Level::ALL {
        let once = |seed| game.choose(&view, level, &Effort::iterations(200), &mut Chance::from_seed(seed));
        assert_eq!(once(5), once(5), "{level}");
    }
}

#[test]
fn no_time_at_all_still_gives_an_action() {
    let (game, view) = position("yellow.fr.1 yellow.fr.2", "red.fr.5", &["red.fr.3 red.fr.4 red.en.5"]);
    for level in Level::ALL {
        let late = Effort::new(None, &|| true);
        assert!(game.choose(&view, level, &late, &mut Chance::from_seed(1)).is_some(), "{level}");
        assert!(game.choose(&view, level, &Effort::iterations(0), &mut Chance::from_seed(1)).is_some());
    }
}

#[test]
fn a_view_that_no_state_gives_is_survived() {
    let (game, view) = position("yellow.fr.1 yellow.fr.2", "red.fr.5", &["red.fr.3 red.fr.4 red.en.5"]);
    let odd = [
        View { seats: Vec::new(), ..view.clone() },
        View { stock_count: 1_000, ..view.clone() },
        View { hand: None, ..view.clone() },
        View { display: Vec::new(), phase: spikit::PhaseName::Draw, ..view.clone() },
        View { phase: spikit::PhaseName::Vote, ..view.clone() },
        View { phase: spikit::PhaseName::Fishing, ..view.clone() },
        View { phase: spikit::PhaseName::Advantage, ..view },
    ];
    for view in odd {
        for level in Level::ALL {
            let _ = choose(&game, &view, level, 2);
        }
    }
}

#[test]
fn every_level_plays_a_match_to_its_end_and_is_never_refused() {
    for level in [Level::Easy, Level::Medium, Level::Hard] {
        let game = game(Options { end: End::Rounds(1), ..Options::default() });
        let mut chance = Chance::from_seed(3);
        let mut luck = Chance::from_seed(4);
        let mut state = game.deal(3, &Layout::default(), &mut chance, &mut Vec::new()).unwrap();
        let mut actions = 0;
        while let Some(seat) = game.to_act(&state).iter().next() {
            let view = game.view(&state, Viewer::Seat(seat));
            let action = game.choose(&view, level, &Effort::iterations(300), &mut luck).unwrap();
            let acted = game.act(&mut state, seat.into(), &action, &mut chance, &mut Vec::new());
            assert!(acted.is_ok(), "{level}: {action:?}");
            actions += 1;
            assert!(actions < 3_000, "{level}: no end");
        }
        assert!(game.outcome(&state).is_some());
    }
}

/// Rounds won by the first of two levels, with the half-width of the 95 % interval, and turns a seat takes in a round.
fn share(game: &Spikit, levels: [Level; 2], rounds: u64) -> (f64, f64, f64) {
    let (mut wins, mut turns) = (0.0, 0);
    for seed in 0..rounds {
        let shift = seed as usize % 2;
        let mut chance = Chance::from_seed(seed / 2);
        let mut luck = Chance::from_seed(seed ^ 0xb07);
        let mut state = game.deal(2, &Layout::default(), &mut chance, &mut Vec::new()).unwrap();
        while let Some(seat) = game.to_act(&state).iter().next() {
            let view = game.view(&state, Viewer::Seat(seat));
            let level = levels[(seat.index() + shift) % 2];
            let action = game.choose(&view, level, &Effort::new(None, &|| false), &mut luck).unwrap();
            turns += u64::from(action == Action::Roll);
            game.act(&mut state, seat.into(), &action, &mut chance, &mut Vec::new()).expect("it is allowed");
        }
        let first = game.outcome(&state).unwrap().0.remove(0);
        let won = first.iter().filter(|seat| (seat.index() + shift).is_multiple_of(2)).count();
        wins += won as f64 / first.len() as f64;
    }
    let share = wins / rounds as f64;
    let margin = 1.96 * (share * (1.0 - share) / rounds as f64).sqrt();
    (share, margin, turns as f64 / (2 * rounds) as f64)
}

/// `SPIKIT_ROUNDS=400 cargo test --release -p bots spikit -- --ignored --nocapture strength`
#[test]
#[ignore = "hundreds of rounds"]
fn strength_rises_with_the_level() {
    let rounds = std::env::var("SPIKIT_ROUNDS").ok().and_then(|rounds| rounds.parse().ok()).unwrap_or(200);
    let game = game(Options { end: End::Rounds(1), ..Options::default() });
    for pair in [[Level::Hard, Level::Medium], [Level::Medium, Level::Easy]] {
        let (share, margin, turns) = share(&game, pair, rounds);
        println!("{} {share:.3} ± {margin:.3} against {}, {turns:.1} turns a seat", pair[0], pair[1]);
        assert!(share - margin > 0.5, "{} {share:.3} ± {margin:.3}", pair[0]);
    }
}

fn reason(game: &Spikit, view: &View) -> String {
    let effort = Effort::new(None, &|| false);
    let advice = game.advise(view, Level::Hard, &effort, &mut Chance::from_seed(1)).unwrap();
    advice.reason.map_or_else(|| format!("{:?}", advice.action), |reason| reason.key.into_owned())
}

/// The deck is one of the box. Of its Dutch half the grammar knows only what the French cards tell.
#[test]
fn nonsense_does_not_win_where_half_the_deck_is_unknown() {
    let deck = include_str!("../../../../www/decks/spikit.fr-nl.json");
    let deck = Deck::new(serde_json::from_str(deck).unwrap()).unwrap();
    let options = Options { end: End::Rounds(1), ..Options::default() };
    let game = Spikit::new(options, Arc::new(deck), [None, None]);
    let (share, _, _) = share(&game, [Level::Hard, Level::Random], 10);
    assert!(share >= 0.8, "hard wins {share} of the rounds");
}

#[test]
fn a_hint_tells_what_a_sentence_brings() {
    let (game, view) = position("red.fr.1 red.en.2 red.fr.3 red.fr.4 blue.fr.3", "red.fr.5", &[]);
    assert_eq!(reason(&game, &view), "spikit-reason-family");
    let (game, view) = position("yellow.fr.1 yellow.fr.2", "red.fr.5", &[]);
    assert_eq!(reason(&game, &view), "spikit-reason-lay");
    let (game, view) = position("orange.fr.5", "orange.fr.4", &["yellow.fr.1 yellow.fr.2 red.fr.5"]);
    assert_eq!(reason(&game, &view), "spikit-reason-complete");
}

#[test]
fn spi_25_a_hint_that_spends_a_joker_says_so() {
    let (game, view) = position("yellow.fr.1 yellow.fr.2 joker.1 brown.en.4", "blue.en.1", &[]);
    let game = worded(game);
    let effort = Effort::new(None, &|| false);
    let sight = super::Sight::new(&game, &view, Seat(0), super::Skill::of(Level::Hard), &effort);
    let joker = Some(JokerWords { text: "dehors".into(), lang: "fr".parse().unwrap() });
    let spends = |action: Action| hints::text(&sight.reason(&action).unwrap(), "joker");
    let (plain, with) = (cards("yellow.fr.1 yellow.fr.2"), cards("yellow.fr.1 yellow.fr.2 joker.1"));
    assert_eq!(spends(Action::Lay { cards: plain, joker: None }), "none");
    assert_eq!(spends(Action::Lay { cards: with, joker: joker.clone() }), "table");
    let out = cards("yellow.fr.1 yellow.fr.2 joker.1 brown.en.4 blue.en.1");
    assert_eq!(spends(Action::Lay { cards: out, joker }), "none", "whoever goes out keeps nothing");
}

#[test]
fn spi_19_a_hint_counts_the_fished_card_and_promises_no_second_advantage() {
    let (game, view) = position("yellow.fr.1 yellow.fr.2 brown.en.3 brown.en.4", "red.fr.5", &[]);
    let card = cards("red.fr.5")[0];
    let hand = view.hand.iter().flatten().copied().filter(|held| *held != card).collect();
    let fished = Some(spikit::FishedView { card, aside: Vec::new(), left: 0 });
    let view = View { phase: spikit::PhaseName::Fishing, hand: Some(hand), fished, laid: true, ..view };
    let effort = Effort::new(None, &|| false);
    let sight = super::Sight::new(&game, &view, Seat(0), super::Skill::of(Level::Hard), &effort);
    let reason = sight.decision(&mut Chance::from_seed(1)).reason.unwrap();
    assert_eq!(reason.key, "spikit-reason-lay");
    let numbers = serde_json::to_value(&reason.args).unwrap();
    assert_eq!((&numbers["cards"], &numbers["left"]), (&serde_json::json!(3), &serde_json::json!(2)));
}

/// What a hint says of ending the turn there, which is found true of the position.
fn of_ending(game: &Spikit, view: &View) -> Option<String> {
    let effort = Effort::new(None, &|| false);
    let sight = super::Sight::new(game, view, Seat(0), super::Skill::of(Level::Hard), &effort);
    let reason = sight.reason(&Action::EndTurn)?;
    claims(game, view, &Action::EndTurn, &reason);
    Some(format!("{} {}{}", reason.key, hints::text(&reason, "why"), hints::text(&reason, "sentence")))
}

/// The same game with words that a joker may stand for.
fn worded(game: Spikit) -> Spikit {
    Spikit::new(game.options().clone(), game.deck().clone(), [Some(Arc::new(readable())), None])
}

#[test]
fn a_hint_to_end_the_turn_denies_nothing_that_the_hand_can_do() {
    let laid = |(game, view): (Spikit, View)| of_ending(&worded(game), &View { laid: true, ..view });
    let row = "yellow.fr.1 yellow.fr.2 red.fr.5";
    assert_eq!(laid(position("orange.fr.5", "orange.fr.4", &[row])), None, "a card can be added");
    assert_eq!(laid(position("joker.1", "blue.fr.1", &[row])), None, "a joker can");
    assert_eq!(laid(position("blue.fr.1", "blue.en.1", &[row])).as_deref(), Some("spikit-reason-end laid"));
    let (game, view) = position("yellow.fr.1 yellow.fr.2", "joker.1", &[]);
    let said = of_ending(&worded(game), &view).unwrap();
    assert!(said.starts_with("spikit-reason-keep"), "{said}");
    // What a family on the table lacks fits, whatever is known of its words.
    let (_, view) = position("blue.en.5", "grey.fr.1", &["blue.fr.1 blue.fr.2 blue.fr.3 blue.fr.4"]);
    let silent = silent_of(&["fr", "en"]);
    assert_eq!(of_ending(&silent, &View { laid: true, ..view }), None, "a family");
}

#[test]
fn a_hint_to_end_the_turn_names_a_family_that_is_kept() {
    let (_, view) = position("blue.fr.1 blue.en.2 blue.fr.3 blue.en.4", "blue.fr.5", &[]);
    let said = of_ending(&silent_of(&["fr", "en"]), &view).unwrap();
    assert!(said.starts_with("spikit-reason-keep"), "{said}");
}

#[test]
fn a_hint_to_end_the_turn_denies_no_sentence_that_bots_would_not_say() {
    // Twice the same in two languages: people may lay it.
    let (game, view) = position("green.fr.2 blue.fr.2", "green.en.2", &[]);
    let said = of_ending(&game, &view).unwrap();
    assert!(said.starts_with("spikit-reason-keep"), "{said}");
}

#[test]
fn spi_24_a_hint_adds_cards_that_go_together() {
    // Neither "et" nor "une soupe géante" goes with "Hugo mange des crêpes" by itself.
    let row = "brown.fr.1 brown.fr.2 brown.fr.3";
    let (game, view) = position("yellow.fr.3 orange.fr.3", "blue.fr.4", &[row]);
    let tail = cards("yellow.fr.3 orange.fr.3");
    let wanted = Action::Complete { sentence: 0, head: vec![], tail, joker: None };
    assert_eq!(choose(&game, &view, Level::Hard, 1), Some(wanted));
}

#[test]
fn a_hint_names_what_may_be_tried_though_bots_would_not_say_it() {
    // Where, when and in what: too much at once, and right all the same.
    let row = "pink.fr.1 yellow.fr.2 red.fr.5 green.fr.5";
    let (game, view) = position("green.fr.3", "blue.fr.4", &[row]);
    let said = of_ending(&game, &View { laid: true, ..view });
    assert_eq!(said.as_deref(), Some("spikit-reason-try La reine rit dans la cuisine à minuit en pyjama"));
}

#[test]
fn spi_14_a_vote_has_its_reason() {
    let said = |row| ballot(Level::Hard, row).reason.map(|reason| reason.key.into_owned());
    assert_eq!(said("yellow.fr.1 yellow.fr.2 red.fr.5").as_deref(), Some("spikit-reason-yes"));
    assert_eq!(said("yellow.fr.2 yellow.fr.1 brown.fr.2").as_deref(), Some("spikit-reason-no"));
}

/// Finds the reason of a hint true of the position; returns whether it says anything that is kept, given, gained or avoided.
#[track_caller]
fn claims(game: &Spikit, view: &View, action: &Action, reason: &Message) -> bool {
    let said = |name: &str| hints::text(reason, name);
    let hand = view.hand.as_deref().unwrap_or_default();
    let text = |card: Card| game.deck().face(card).unwrap().text.clone();
    let without =
        |gone: &[Card]| -> Vec<Card> { hand.iter().copied().filter(|card| !gone.contains(card)).collect() };
    // How many cards go, and how many are left of the hand and the fished card; and whether a joker goes that could be kept.
    let goes = |gone: &[Card]| {
        let left = hand.len() + usize::from(view.fished.is_some()) - gone.len();
        assert_eq!((said("cards"), said("left")), (gone.len().to_string(), left.to_string()));
        let spends = left > 0 && gone.iter().any(|card| card.is_joker());
        assert_eq!(said("joker") != "none", spends, "{gone:?}");
    };
    let may = |taken: fn(&Action) -> bool| game.candidates(view, usize::MAX).into_actions().iter().any(taken);
    // Whether a sentence of the reason can be made of these cards; with all of them that are named.
    let makes = |cards: &[Card]| {
        let effort = Effort::iterations(1_000_000);
        let sight = super::Sight::new(game, view, view.seat.unwrap(), super::Skill::of(Level::Hard), &effort);
        let mut rows = sight.all_rows(cards, false);
        rows.extend(sight.rows(cards, 5_000));
        rows.extend(game.families(cards));
        for joker in cards.iter().filter(|card| card.is_joker()) {
            rows.extend(sight.phrases().iter().flat_map(|phrase| sight.rows_with(cards, *joker, phrase)));
        }
        let told = said("sentence");
        rows.iter().find(|row| game.text(row).trim_end_matches('.') == told).map(|row| row.cards.clone())
    };
    // Whether the hand can go on after all: what it may lay, unless it has laid, and add.
    let goes_on = |lays: bool| {
        let effort = Effort::iterations(1_000_000);
        let sight = super::Sight::new(game, view, view.seat.unwrap(), super::Skill::of(Level::Hard), &effort);
        let table = sight.table();
        let joker = hand.iter().copied().find(|card| card.is_joker());
        let by_joker = |joker| {
            let rows = |phrase| !sight.rows_with(hand, joker, phrase).is_empty();
            lays && sight.phrases().iter().any(rows) || sight.joker_addition(&table, joker).is_some()
        };
        lays && !(sight.all_rows(hand, false).is_empty() && game.families(hand).is_empty())
            || sight.collect(hand, lays, None).is_some()
            || sight.addition(&table, hand).is_some()
            || sight.far_addition(&table, hand, true).is_some()
            || joker.is_some_and(by_joker)
    };
    // What may be added that makes sense, whether bots would say it or not.
    let may_add = || {
        let effort = Effort::iterations(1_000_000);
        let sight = super::Sight::new(game, view, view.seat.unwrap(), super::Skill::of(Level::Hard), &effort);
        let table = sight.table();
        sight.far_addition(&table, hand, false).map(|found| game.text(&found.made(&table[found.sentence])))
    };
    // The card that comes into the hand, and the one that goes for it.
    let exchanged = match action {
        Action::Take { display, give } | Action::FreeChoice { display, give } => {
            Some((view.display[*display as usize], *give))
        }
        Action::Swap { sentence, at, card, .. } => {
            Some((view.table[*sentence as usize].sentence.cards[*at as usize], *card))
        }
        Action::Keep => view.fished.as_ref().map(|fished| (fished.card, fished.card)),
        _ => None,
    };
    let after = exchanged.map(|(card, give)| [without(&[give]), vec![card]].concat()).unwrap_or_default();
    let slots = |hand: &[Card]| {
        let of = |wanted: Colour| {
            let slots = hand.iter().filter_map(|card| match card {
                Card::Words { colour, slot, .. } if *colour == wanted => Some(*slot),
                _ => None,
            });
            slots.collect::<BTreeSet<u8>>().len()
        };
        let joker = usize::from(hand.iter().any(|card| card.is_joker()));
        Colour::ALL.into_iter().map(of).max().unwrap() + joker
    };
    let tongues = |hand: &[Card]| {
        hand.iter().filter_map(|card| game.deck().lang_of(*card)).collect::<BTreeSet<_>>().len()
    };
    let fewer = |hand: &[Card]| {
        let of = |lang| hand.iter().filter(|card| game.deck().lang_of(**card) == Some(lang)).count();
        game.deck().langs().map(of).into_iter().min().unwrap()
    };
    let verbal = |card: &Card| {
        use grammar::Category::{ClauseHead, Imperative, Question, Verb};
        let known = game.deck().face(*card).and_then(|face| face.grammar.as_ref());
        known.is_none_or(|known| matches!(known.features.category, Verb | ClauseHead | Imperative | Question))
    };
    let about = |card: Card| assert_eq!(said("card"), text(card));
    match (reason.key.as_ref(), action, exchanged) {
        ("spikit-reason-draw", Action::Draw, _) => {
            assert!(may(|other| matches!(other, Action::Take { .. })), "there was a choice");
        }
        ("spikit-reason-draw-only", Action::Draw, _) => {
            assert!(!may(|other| matches!(other, Action::Take { .. })), "nothing can be taken");
        }
        ("spikit-reason-take", _, Some((card, _))) => {
            about(card);
            let row = makes(&after).expect("a sentence of that hand");
            assert!(row.contains(&card), "it needs no {card}");
        }
        ("spikit-reason-joker", _, Some((card, _))) => assert!(card.is_joker()),
        ("spikit-reason-give-joker", _, Some((_, give))) => assert!(give.is_joker()),
        ("spikit-reason-discard-joker", Action::Discard { cards }, _) => {
            assert!(cards.len() < hand.len() && cards.iter().any(|card| card.is_joker()));
        }
        ("spikit-reason-collects", _, Some((card, _))) => {
            about(card);
            assert!(slots(&after) > slots(hand), "it is of no use for a family");
            assert_eq!(said("missing"), (5 - slots(&after).min(5)).to_string());
        }
        ("spikit-reason-adds", _, Some((card, _))) => {
            about(card);
            let fits = |laid: &TableSentence| {
                let old = &laid.sentence;
                let made = [[&[card], &old.cards[..]].concat(), [&old.cards[..], &[card]].concat()];
                let made = made.map(|cards| Sentence { cards, ..old.clone() });
                made.iter().any(|made| game.verdict(made).is_some_and(|verdict| verdict.is_sensible()))
            };
            assert!(view.table.iter().any(fits), "nothing can be made longer with {card}");
        }
        ("spikit-reason-one-tongue", _, Some((card, _))) => {
            about(card);
            assert_eq!(said("others"), fewer(&after).to_string());
            assert!(fewer(&after) < fewer(hand));
        }
        ("spikit-reason-easier", _, Some((card, give))) => {
            about(card);
            assert_eq!(said("than"), text(give));
            let effort = Effort::iterations(1);
            let skill = super::Skill::of(Level::Hard);
            let sight = super::Sight::new(game, view, view.seat.unwrap(), skill, &effort);
            assert!(sight.trouble(card) < sight.trouble(give));
        }
        ("spikit-reason-no-more", Action::Take { .. }, Some((card, _)))
        | ("spikit-reason-swap", Action::Swap { .. } | Action::FreeChoice { .. }, Some((card, _))) => {
            about(card)
        }
        ("spikit-reason-swap-language", Action::Swap { sentence, at, card, .. }, _) => {
            let old = &view.table[*sentence as usize].sentence;
            let mut made = old.clone();
            made.cards[*at as usize] = *card;
            assert_eq!(old.languages(game.deck()), Languages::Bilingual);
            assert_eq!(made.languages(game.deck()), Languages::Unilingual);
        }
        ("spikit-reason-fish", Action::Fish, _) => {
            assert!((1..=9).contains(&said("of_ten").parse::<i32>().unwrap()));
        }
        ("spikit-reason-fish-on", Action::Fish, _) | ("spikit-reason-stop", Action::StopFishing, _) => {
            assert!(view.fished.is_some(), "a card was fished");
        }
        ("spikit-reason-decline", Action::Decline, _) => {}
        ("spikit-reason-family", Action::Lay { cards, .. }, _) => {
            assert!(spikit::is_family(cards));
            goes(cards);
        }
        ("spikit-reason-lay", Action::Lay { cards, .. }, _) => goes(cards),
        ("spikit-reason-one-language", Action::Lay { cards, .. }, _) => {
            // A name such as Hugo is of no language, and a joker is of that of its words.
            let langs: Vec<_> = cards.iter().filter_map(|card| game.deck().lang_of(*card)).collect();
            assert!(langs.windows(2).all(|two| two[0] == two[1]) && view.fished.is_none(), "{cards:?}");
            assert!(cards.len() < hand.len(), "who goes out has no use for an advantage");
            goes(cards);
        }
        (
            "spikit-reason-family" | "spikit-reason-complete",
            Action::Complete { sentence, head, tail, .. },
            _,
        ) => {
            let old = &view.table[*sentence as usize].sentence.cards;
            let family = spikit::is_family(&[&head[..], &old[..], &tail[..]].concat());
            assert_eq!(family, reason.key == "spikit-reason-family");
            goes(&[&head[..], &tail[..]].concat());
        }
        ("spikit-reason-keep", Action::EndTurn, _) => {
            assert!(!view.laid && makes(hand).is_some(), "no such sentence");
        }
        ("spikit-reason-end", Action::EndTurn, _) => {
            assert!(!goes_on(!view.laid), "there is something to lay or to add");
            assert_eq!(may_add(), None, "there is something that may be tried");
            match said("why").as_str() {
                "laid" => assert!(view.laid),
                "verb" => assert!(!view.laid && !hand.iter().any(verbal), "there is a verb"),
                "none" => assert!(!view.laid && hand.iter().any(verbal)),
                other => panic!("{other}"),
            }
        }
        ("spikit-reason-try", Action::EndTurn, _) => {
            assert!(!goes_on(false), "there is something better");
            assert_eq!(may_add().unwrap().trim_end_matches('.'), said("sentence"));
        }
        ("spikit-reason-end-refused", Action::EndTurn, _) => assert!(!view.refused.is_empty()),
        ("spikit-reason-yes" | "spikit-reason-no", Action::Vote { accept }, _) => {
            assert_eq!(*accept, Some(reason.key == "spikit-reason-yes"));
            let row = &view.proposal.as_ref().unwrap().sentence;
            assert_eq!(game.verdict(row).map(|verdict| verdict.is_sensible()), *accept);
        }
        ("spikit-reason-discard", Action::Discard { cards }, _) => {
            assert!(!cards.is_empty() && cards.iter().all(|card| hand.contains(card)));
            let rest = without(cards);
            assert_eq!(said("left"), rest.len().to_string());
            assert_eq!(said("tongue") == "one", tongues(&rest) < 2 && tongues(hand) == 2);
            assert!(said("sentence") == "none" || makes(&rest).is_some(), "no such sentence");
        }
        (key, action, _) => panic!("a reason that nobody checks: {key} of {action:?}"),
    }
    reason.key != "spikit-reason-swap"
}

#[test]
fn every_hint_claims_what_is_true_of_the_position() {
    let mut hints = hints::Hints::default();
    for seed in 0..2 {
        let game = game(Options { end: End::Rounds(1), ..Options::default() });
        let (mut chance, mut luck) = (Chance::from_seed(seed), Chance::from_seed(seed + 10));
        let mut state = game.deal(3, &Layout::default(), &mut chance, &mut Vec::new()).unwrap();
        while let Some(seat) = game.to_act(&state).iter().next() {
            let view = game.view(&state, Viewer::Seat(seat));
            let advice = game.advise(&view, Level::Hard, &Effort::iterations(2_000), &mut luck).unwrap();
            let action = advice.action.unwrap();
            let claims = |reason: &Message| claims(&game, &view, &action, reason);
            let (reason, told) = (advice.reason.as_ref(), || format!("{action:?} in {view:?}"));
            if game.candidates(&view, 2).into_actions().len() > 1 {
                hints.note(reason, claims, told);
            } else if let Some(reason) = reason {
                assert!(claims(reason), "{}", told());
            }
            game.act(&mut state, seat.into(), &action, &mut chance, &mut Vec::new()).unwrap();
        }
    }
    hints.enough("spikit", &["draw", "take", "lay", "complete", "end", "yes"], 1);
}
