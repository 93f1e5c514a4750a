use super::Playable;
use super::answers::likeness;
use crate::{Effort, Level};
use lexicon::{Dictionary, Language, Lexicon, Tier};
use std::sync::Arc;
use syntax::{Action, Card, Deck, Layout, Options, ReEntry, Referee, Syntax, View};
use tabletop::{Actor, Chance, Game, Message, Seat, Viewer};

const COMMON: &str =
    "air rue vis cour rond rose os as le la les un une tas lit pot ton nos sa su lu fou sol mer on";
const KNOWN: &str =
    "flair ruelle bond lune port porte tour tours sort route cire mire rite sites entrer rentes";
const RARE: &str = "ecrevisse coupeur ai ria kas yeuse wagon zone kiwi ex ha oh ut";

/// The deck of the box.
pub(crate) fn french_deck() -> Deck {
    Deck::new(serde_json::from_str(include_str!("../../../../www/decks/syntax.fr.json")).unwrap()).unwrap()
}

pub(super) fn small(options: Options) -> Syntax {
    let tiered = |words: &'static str, tier| words.split(' ').map(move |word| (word, tier));
    let words =
        tiered(COMMON, Tier::COMMON).chain(tiered(KNOWN, Tier::KNOWN)).chain(tiered(RARE, Tier::RARE));
    let dictionary = Dictionary::from_tiered_words(Language::French, words).unwrap();
    let deck = Arc::new(french_deck());
    Syntax::new(options, Arc::new(Lexicon::new(vec![Arc::new(dictionary)])), deck)
}

fn contested() -> Options {
    Options::default()
}

pub(super) fn refereed() -> Options {
    Options { referee: Referee::Dictionary, ..Options::default() }
}

fn cards(text: &str) -> Vec<Card> {
    text.chars().filter_map(Card::from_sign).collect()
}

/// The view of seat 0, which is to play.
fn position(game: &Syntax, hands: &[&str], table: &str, up: &str) -> View {
    let layout = Layout {
        hands: Some(hands.iter().map(|hand| cards(hand)).collect()),
        table: Some(table.split_whitespace().map(str::to_owned).collect()),
        face_up: cards(up).first().copied(),
        dealer: Some(Seat::from_index(hands.len() - 1)),
        ..Layout::default()
    };
    let state = game.deal(hands.len(), &layout, &mut Chance::from_seed(1), &mut Vec::new()).unwrap();
    game.view(&state, Viewer::Seat(Seat(0)))
}

fn choose(game: &Syntax, view: &View, level: Level, seed: u64) -> Option<Action> {
    game.choose(view, level, &Effort::new(None, &|| false), &mut Chance::from_seed(seed))
}

/// What the seat after seat 0 answers to a word that seat 0 lays.
fn answer(level: Level, word: &str, seed: u64) -> Action {
    let game = small(contested());
    let layout = Layout {
        hands: Some(vec![cards(&format!("{word}Y")), cards("AS")]),
        dealer: Some(Seat(1)),
        ..Layout::default()
    };
    let mut chance = Chance::from_seed(1);
    let mut state = game.deal(2, &layout, &mut chance, &mut Vec::new()).unwrap();
    game.act(
        &mut state,
        Actor::Seat(Seat(0)),
        &Action::Lay { word: word.into() },
        &mut chance,
        &mut Vec::new(),
    )
    .expect("it is allowed");
    choose(&game, &game.view(&state, Viewer::Seat(Seat(1))), level, seed).unwrap()
}

#[test]
fn every_level_plays_legally_to_the_end_with_every_number_of_seats() {
    let back = Some(ReEntry { allowed: 1, price: 2 });
    let varieties = [
        contested(),
        refereed(),
        Options { long_opening: true, minimum_length: 3, re_entry: back, ..contested() },
        Options { packs: Some(2), re_entry: back, ..refereed() },
    ];
    for (number, options) in (0u64..).zip(varieties) {
        let game = small(options);
        for seats in 2..=8 {
            let mut chance = Chance::from_seed(number * 10 + seats as u64);
            let mut luck = chance.fork();
            let mut state = game.deal(seats, &Layout::default(), &mut chance, &mut Vec::new()).unwrap();
            let mut actions = 0;
            while let Some(seat) = luck.pick(&game.to_act(&state).iter().collect::<Vec<_>>()).copied() {
                let level = Level::ALL[(seat.index() + number as usize) % Level::ALL.len()];
                let view = game.view(&state, Viewer::Seat(seat));
                let effort = Effort::iterations(60);
                let action = game.choose(&view, level, &effort, &mut luck).unwrap();
                let acted = game.act(&mut state, Actor::Seat(seat), &action, &mut chance, &mut Vec::new());
                assert_eq!(acted, Ok(()), "{level}: {action:?}");
                actions += 1;
                assert!(actions < 30_000, "{seats} seats: no end");
            }
            assert!(game.outcome(&state).is_some());
        }
    }
}

#[test]
fn coarse_words_are_left_to_people() {
    let words = ["merde", "mer"].map(|word| (word, Tier::COMMON));
    let dictionary = Dictionary::from_tiered_words(Language::French, words).unwrap();
    let game =
        Syntax::new(refereed(), Arc::new(Lexicon::new(vec![Arc::new(dictionary)])), Arc::new(french_deck()));
    let lay = |word: &str| Action::Lay { word: word.into() };
    // One word would empty the hand, the other leaves two cards; and one cannot be made of the other on the table.
    let view = position(&game, &["MERDE", "BCF"], "", "Z");
    let longer = position(&game, &["DE", "BCF"], "MER", "Z");
    for level in [Level::Easy, Level::Medium, Level::Hard] {
        assert_eq!(choose(&game, &view, level, 3), Some(lay("MER")), "{level}");
        assert!(!matches!(choose(&game, &longer, level, 3), Some(Action::Insert { .. })), "{level}");
    }
    // It is a word, and whoever lays it may.
    assert!(game.lexicon().contains("MERDE"));
}

#[test]
fn a_seat_that_may_not_act_has_nothing_to_do() {
    let game = small(refereed());
    let view = position(&game, &["RUEK", "AS"], "", "B");
    for level in Level::ALL {
        let mut other = view.clone();
        other.seat = Some(Seat(1));
        assert_eq!(choose(&game, &other, level, 1), None);
        other.seat = None;
        assert_eq!(choose(&game, &other, level, 1), None);
    }
}

#[test]
fn the_same_view_chance_and_iterations_give_the_same_action() {
    let game = small(contested());
    let view = position(&game, &["LUETSOKENP", "ASTIM", "MOUL"], "ROSE AIR", "B");
    for level in Level::ALL {
        let once = |seed| game.choose(&view, level, &Effort::iterations(100), &mut Chance::from_seed(seed));
        assert_eq!(once(5), once(5), "{level}");
    }
}

#[test]
fn no_time_at_all_still_gives_an_action() {
    let game = small(contested());
    let view = position(&game, &["LUETSOKENP", "ASTIM", "MOUL"], "ROSE AIR", "B");
    for level in Level::ALL {
        let late = Effort::new(None, &|| true);
        assert!(game.choose(&view, level, &late, &mut Chance::from_seed(1)).is_some(), "{level}");
        assert!(game.choose(&view, level, &Effort::iterations(0), &mut Chance::from_seed(1)).is_some());
    }
}

#[test]
fn a_view_that_no_state_gives_is_survived() {
    let game = small(contested());
    let view = position(&game, &["LUETSOKENP", "ASTIM", "MOUL"], "ROSE AIR", "B");
    let mut odd = Vec::new();
    odd.push(View { seats: Vec::new(), ..view.clone() });
    odd.push(View { stock_count: 1_000, ..view.clone() });
    odd.push(View { face_up: None, stock_count: 0, ..view.clone() });
    odd.push(View { hand: None, ..view.clone() });
    odd.push(View { hand: Some(vec![cards("A")[0]; 60]), ..view.clone() });
    odd.push(View { phase: syntax::PhaseName::Challenge, ..view.clone() });
    odd.push(View { phase: syntax::PhaseName::ReEntry, ..view });
    for view in odd {
        for level in Level::ALL {
            let _ = choose(&game, &view, level, 2);
        }
    }
}

#[test]
fn hard_goes_out_when_it_can() {
    let game = small(refereed());
    let insert = Action::Insert { index: 1, into: "FLAIR".into() };
    assert_eq!(
        choose(&game, &position(&game, &["FL", "ASTO"], "ROSE AIR", "B"), Level::Hard, 1),
        Some(insert)
    );
    let lay = Action::Lay { word: "RUE".into() };
    assert_eq!(choose(&game, &position(&game, &["URE", "ASTO"], "OS", "B"), Level::Hard, 1), Some(lay));
}

#[test]
fn hard_takes_the_card_that_lets_it_go_out() {
    // F and L go into AIR; K goes nowhere. The L is face up.
    let game = small(refereed());
    let view = position(&game, &["FK", "ASTO"], "AIR", "L");
    let wanted = Action::Exchange { discard: cards("K")[0], take: syntax::Take::FaceUp };
    assert_eq!(choose(&game, &view, Level::Hard, 1), Some(wanted));
}

#[test]
fn hard_plans_to_be_out_in_two_turns() {
    // ELL makes RUELLE and KAS is a word; LES, LA, LAS leave what fits nowhere.
    let game = small(refereed());
    let view = position(&game, &["ELLKAS", "STOMI"], "RUE", "B");
    let plan =
        [Action::Insert { index: 0, into: "RUELLE".into() }, Action::Lay { word: "KAS".into() }].map(Some);
    assert!(plan.contains(&choose(&game, &view, Level::Hard, 1)));
}

#[test]
fn easy_and_medium_know_fewer_words() {
    let game = small(refereed());
    for seed in 0..20 {
        let view = position(&game, &["KIWIZ", "ASTO"], "", "B");
        assert!(matches!(choose(&game, &view, Level::Easy, seed), Some(Action::Exchange { .. })));
        assert!(matches!(choose(&game, &view, Level::Medium, seed), Some(Action::Exchange { .. })));
        assert!(matches!(choose(&game, &view, Level::Hard, seed), Some(Action::Lay { .. })));
    }
}

#[test]
fn easy_finds_short_words_and_one_card_more_in_a_long_one() {
    let words = ["conduit", "conduits", "solo", "tournesol"].map(|word| (word, Tier::COMMON));
    let dictionary = Dictionary::from_tiered_words(Language::French, words).unwrap();
    let lexicon = Arc::new(Lexicon::new(vec![Arc::new(dictionary)]));
    let long = Syntax::new(refereed(), lexicon, Arc::new(french_deck()));
    for seed in 0..20 {
        let view = position(&long, &["TOURNESOLO", "AIE"], "", "B");
        assert_eq!(choose(&long, &view, Level::Easy, seed), Some(Action::Lay { word: "SOLO".into() }));
    }
    // It does not look at every word each time; when it does it sees what one card does.
    let longer = Some(Action::Insert { index: 0, into: "CONDUITS".into() });
    let view = position(&long, &["SR", "AE"], "CONDUIT", "E");
    assert!((0..20).any(|seed| choose(&long, &view, Level::Easy, seed) == longer));
}

#[test]
fn syn_20_hard_contests_wrong_words_and_accepts_right_ones() {
    for seed in 0..20 {
        assert_eq!(answer(Level::Hard, "RUZ", seed), Action::Challenge);
        assert_eq!(answer(Level::Hard, "KIWI", seed), Action::Accept);
    }
}

#[test]
fn syn_20_the_others_doubt_what_they_do_not_know_the_more_the_less_it_looks_like_a_word() {
    let contests =
        |level, word: &str| (0..200).filter(|seed| answer(level, word, *seed) == Action::Challenge).count();
    for level in [Level::Easy, Level::Medium] {
        assert_eq!(contests(level, "RUE"), 0, "{level} knows RUE");
        let (odd, likely) = (contests(level, "KXZ"), contests(level, "ROSES"));
        assert!(odd > 100 && likely < 50, "{level}: {odd} and {likely} of 200");
    }
}

#[test]
fn a_word_that_was_judged_is_not_doubted_again() {
    let game = small(contested());
    let layout =
        Layout { hands: Some(vec![cards("KXZ"), cards("AS")]), dealer: Some(Seat(1)), ..Layout::default() };
    let mut chance = Chance::from_seed(1);
    let mut state = game.deal(2, &layout, &mut chance, &mut Vec::new()).unwrap();
    game.act(
        &mut state,
        Actor::Seat(Seat(0)),
        &Action::Lay { word: "KXZ".into() },
        &mut chance,
        &mut Vec::new(),
    )
    .expect("it is allowed");
    let mut view = game.view(&state, Viewer::Seat(Seat(1)));
    for (valid, wanted) in [(true, Action::Accept), (false, Action::Challenge)] {
        view.judged = vec![syntax::Judgement { word: "KXZ".into(), valid }];
        assert!((0..30).all(|seed| choose(&game, &view, Level::Easy, seed) == Some(wanted.clone())));
    }
}

#[test]
fn likeness_tells_words_from_heaps_of_letters() {
    let game = small(contested());
    let words = game.lexicon().up_to(Tier::KNOWN);
    assert!(likeness(&words, "ROSES") > likeness(&words, "ROZXS"));
    assert!(likeness(&words, "PORTERA") > 0.7);
    assert!(likeness(&words, "BCDF") < 0.2);
}

#[test]
fn syn_28_nobody_comes_back_to_an_account_that_is_lost() {
    let game = small(Options { re_entry: Some(ReEntry { allowed: 1, price: 5 }), ..refereed() });
    let answer = |account: i32, level| {
        let layout = Layout {
            hands: Some(vec![cards("RUE"), cards("K"), cards("X")]),
            scores: Some(vec![0, 98, account]),
            dealer: Some(Seat(2)),
            ..Layout::default()
        };
        let mut chance = Chance::from_seed(1);
        let mut state = game.deal(3, &layout, &mut chance, &mut Vec::new()).unwrap();
        game.act(
            &mut state,
            Seat(0).into(),
            &Action::Lay { word: "RUE".into() },
            &mut chance,
            &mut Vec::new(),
        )
        .expect("it is allowed");
        choose(&game, &game.view(&state, Viewer::Seat(Seat(1))), level, 1)
    };
    for level in Level::LADDER {
        assert_eq!(answer(30, level), Some(Action::ReEnter), "{level}");
        assert_eq!(answer(95, level), Some(Action::Retire), "{level}");
    }
}

/// In how many of 200 decisions the bot lays a word that is none.
fn bluffs(game: &Syntax, view: &View, level: Level) -> usize {
    let wrong = |action| matches!(action, Some(Action::Lay { word }) if !game.lexicon().contains(&word));
    (0..200).filter(|seed| wrong(choose(game, view, level, *seed))).count()
}

#[test]
fn bluffs_are_rare_and_only_where_any_letters_may_be_played() {
    // Seat 0 cannot go out, three others are about to (two are no danger yet); with its last card ROSE looks like a word and is none.
    let position = |game: &Syntax| position(game, &["ROSES", "A", "T", "U"], "", "B");
    for level in [Level::Medium, Level::Hard] {
        let (contested, refereed) = (small(contested()), small(refereed()));
        assert_eq!(bluffs(&refereed, &position(&refereed), level), 0, "{level}");
        let some = bluffs(&contested, &position(&contested), level);
        assert!((5..80).contains(&some), "{level}: {some} of 200");
    }
    let game = small(contested());
    assert_eq!(bluffs(&game, &position(&game), Level::Easy), 0);
}

#[test]
fn nobody_bluffs_with_what_looks_like_no_word_or_where_a_bluff_was_called() {
    let game = small(contested());
    assert_eq!(bluffs(&game, &position(&game, &["ROSEX", "A", "T", "U"], "", "B"), Level::Hard), 0);
    let mut view = position(&game, &["ROSES", "A", "T", "U"], "", "B");
    view.judged = vec![syntax::Judgement { word: "KXZ".into(), valid: false }];
    assert_eq!(bluffs(&game, &view, Level::Hard), 0);
}

/// Share of matches won, with the half-width of its 95 % interval.
fn share(game: &Syntax, levels: &[Level], matches: u64) -> Vec<(f64, f64)> {
    let mut wins = vec![0.0; levels.len()];
    for seed in 0..matches {
        let shift = seed as usize % levels.len();
        let mut chance = Chance::from_seed(seed / levels.len() as u64);
        let mut luck = Chance::from_seed(seed ^ 0xb07);
        let mut state = game.deal(levels.len(), &Layout::default(), &mut chance, &mut Vec::new()).unwrap();
        while let Some(seat) = luck.pick(&game.to_act(&state).iter().collect::<Vec<_>>()).copied() {
            let level = levels[(seat.index() + shift) % levels.len()];
            let view = game.view(&state, Viewer::Seat(seat));
            let action = game.choose(&view, level, &Effort::new(None, &|| false), &mut luck).unwrap();
            game.act(&mut state, seat.into(), &action, &mut chance, &mut Vec::new()).expect("it is allowed");
        }
        let first = game.outcome(&state).unwrap().0.remove(0);
        for seat in &first {
            wins[(seat.index() + shift) % levels.len()] += 1.0 / first.len() as f64;
        }
    }
    let interval = |won: &f64| {
        let share = won / matches as f64;
        (share, 1.96 * (share * (1.0 - share) / matches as f64).sqrt())
    };
    wins.iter().map(interval).collect()
}

/// `cargo test --release -p bots syntax -- --ignored --nocapture strength`
#[test]
#[ignore = "hundreds of matches with the real dictionary"]
fn strength_rises_with_the_level() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../dictionaries/fr.dict");
    let dictionary = Arc::new(Dictionary::from_wire(&std::fs::read(path).unwrap()).unwrap());
    for options in [refereed(), contested()] {
        let deck = Arc::new(french_deck());
        let game = Syntax::new(options, Arc::new(Lexicon::new(vec![Arc::clone(&dictionary)])), deck);
        for pair in [[Level::Hard, Level::Medium], [Level::Medium, Level::Easy]] {
            let shares = share(&game, &pair, 200);
            let (share, error) = shares[0];
            println!("{:?}: {} {share:.3} ± {error:.3} against {}", game.options().referee, pair[0], pair[1]);
            assert!(share - error > 0.5);
        }
    }
}

fn reason(view: &View) -> Message {
    let game = small(refereed());
    let effort = Effort::iterations(1_000);
    let advice = game.advise(view, Level::Hard, &effort, &mut Chance::from_seed(1)).expect("an answer");
    advice.reason.expect("a reason")
}

fn says(reason: &Message, name: &str) -> String {
    reason.args.get(name).map(ToString::to_string).unwrap_or_default()
}

#[test]
fn a_hint_tells_what_is_left_and_what_comes_next() {
    let game = small(refereed());
    assert_eq!(reason(&position(&game, &["FL", "ASTO"], "ROSE AIR", "B")).key, "syntax-reason-out");
    let told = reason(&position(&game, &["ELLKAS", "STOMI"], "RUE", "B"));
    assert_eq!(told.key, "syntax-reason-word", "{told:?}");
    assert!(["KAS", "RUELLE"].contains(&says(&told, "next").as_str()), "{told:?}");
    assert_eq!(says(&told, "left"), "3");
}

#[test]
fn a_hint_tells_which_word_the_face_up_card_makes() {
    let game = small(refereed());
    let told = reason(&position(&game, &["FK", "ASTO"], "AIR", "L"));
    assert_eq!(told.key, "syntax-reason-face-up", "{told:?}");
    assert_eq!([says(&told, "card"), says(&told, "takes"), says(&told, "word")], ["K", "L", "FLAIR"]);
}

#[test]
fn syn_22_whether_a_word_is_one_is_said_only_of_words_that_were_looked_up() {
    let game = small(contested());
    let mut view = position(&game, &["LUETSOKENP", "ASTIM"], "ROSE AIR", "B");
    let pending = |word: &str| syntax::Pending {
        seat: Seat(1),
        kind: syntax::Kind::Lay,
        index: 2,
        before: None,
        after: word.into(),
    };
    view.pending = Some(pending("ZZUT"));
    assert_eq!(super::reason::of_answer(&view), None);
    view.judged = vec![syntax::Judgement { word: "ZZUT".into(), valid: false }];
    let told = super::reason::of_answer(&view).expect("known to all");
    assert_eq!(told.key, "syntax-reason-judged-wrong");
}
