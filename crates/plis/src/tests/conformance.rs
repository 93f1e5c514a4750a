//! The conformance suite, golden playthroughs, and malformed JSON.

use super::*;
use crate::{State, View};
use proptest::prelude::*;
use tabletop::conformance::{Effort, Subject, playthrough, random_match};
use tabletop::{Chance, Game};

struct Probe;

impl Subject<Plis> for Probe {
    /// Each round begins with a whole deck, so the census counts the cards of the present round, wherever they are.
    fn census(&self, game: &Plis, state: &State) -> Vec<String> {
        let round = state.round();
        let seats = Seat::all(round.seats());
        let mut all: Vec<Card> =
            seats.flat_map(|seat| (round.hand(seat) | round.captured(seat)).into_iter()).collect();
        all.extend(round.trick().map(|played| played.card));
        all.extend(game.view(state, Viewer::Spectator).out_of_play);
        all.iter().map(Card::to_string).collect()
    }

    fn stray_action(&self, _: &Plis, view: &View, chance: &mut Chance) -> Action {
        let own = view.hand.clone().unwrap_or_default();
        let any: Vec<Card> = Cards::ALL.into_iter().collect();
        let from = if chance.below(2) == 0 && !own.is_empty() { &own } else { &any };
        Action::Play { card: *chance.pick(from).expect("cards") }
    }

    /// Played cards are in no hand, and a seat that did not follow has none of the family led.
    fn contradiction(&self, _: &Plis, told: &[Event], world: &State) -> Option<String> {
        let (mut gone, mut void, mut led) = (Cards::EMPTY, Vec::new(), None);
        for event in told {
            match event {
                Event::RoundBegan { .. } => (gone, void, led) = (Cards::EMPTY, Vec::new(), None),
                Event::Played { seat, card } => {
                    gone = gone.with(*card);
                    let family = *led.get_or_insert(card.family());
                    if family != card.family() {
                        void.push((*seat, family));
                    }
                }
                Event::TrickWon { .. } => led = None,
                _ => {}
            }
        }
        let hand = |seat: Seat| world.round().hand(seat);
        let back = Seat::all(world.round().seats()).find(|seat| !(hand(*seat) & gone).is_empty());
        let back = back.map(|seat| format!("{seat:?} holds what was played"));
        let follows = |(seat, family): &(Seat, crate::Family)| !hand(*seat).of(*family).is_empty();
        back.or_else(|| {
            void.iter().find(|void| follows(void)).map(|(seat, _)| format!("{seat:?} could have followed"))
        })
    }

    fn summary(&self, _: &Plis, view: &View) -> String {
        let scores: Vec<String> = view.seats.iter().map(|seat| seat.score.to_string()).collect();
        format!("round {} {}, scores {}", view.round, view.contract.code(), scores.join(" "))
    }
}

fn matches(per_table: u64, effort: Effort) {
    for seats in Plis::SEATS {
        for seed in 0..per_table {
            let first_seat = Seat::from_index(seed as usize % seats);
            random_match(&Plis::new(Options { first_seat }), &Probe, seats, seed, effort);
        }
    }
}

#[test]
fn random_matches_keep_every_promise() {
    matches(12, Effort { deep_every: 41, ..Effort::default() });
}

/// Run with `cargo test --release -p plis -- --ignored`.
#[test]
#[ignore = "thousands of matches"]
fn thousands_of_random_matches_keep_every_promise() {
    matches(1_000, Effort { deep_every: 29, ..Effort::default() });
}

fn golden(seats: usize, seed: u64) -> String {
    let effort = Effort { strays: 0, deep_every: usize::MAX, ..Effort::default() };
    playthrough(&Probe, &random_match(&Plis::default(), &Probe, seats, seed, effort), usize::MAX)
}

#[test]
fn golden_playthroughs() {
    insta::assert_snapshot!("three_seats", golden(3, 1));
    insta::assert_snapshot!("four_seats", golden(4, 2));
    insta::assert_snapshot!("five_seats", golden(5, 3));
}

fn json() -> impl Strategy<Value = Value> {
    let names = prop::sample::select(vec!["pA", "bH", "pZ", "bZ", "gA", "", "play", "🂡", "\u{0}"]);
    let leaf = prop_oneof![
        Just(Value::Null),
        any::<bool>().prop_map(Value::from),
        any::<i64>().prop_map(Value::from),
        (-3i64..9).prop_map(Value::from),
        any::<f64>().prop_map(Value::from),
        names.prop_map(Value::from),
        ".{0,9}".prop_map(Value::from),
    ];
    let fields = prop::sample::select(vec!["type", "card", "hands", "leader", "scores", "round", "x"]);
    leaf.prop_recursive(4, 40, 6, move |inner| {
        prop_oneof![
            prop::collection::vec(inner.clone(), 0..6).prop_map(Value::from),
            prop::collection::vec((fields.clone(), inner), 0..5)
                .prop_map(|pairs| pairs.into_iter().map(|(name, value)| (name.to_owned(), value)).collect()),
        ]
    })
}

/// Set-ups that are nearly right: real cards, and numbers in and out of range.
fn nearly_a_setup() -> impl Strategy<Value = Value> {
    let card = (prop::bool::ANY, 0u8..26).prop_map(|(blue, letter)| {
        Value::from(format!("{}{}", if blue { 'b' } else { 'p' }, char::from(b'A' + letter)))
    });
    let hands = prop::collection::vec(prop::collection::vec(card, 0..3), 3..5);
    let leader = prop_oneof![Just(Value::Null), (0u8..6).prop_map(Value::from)];
    let scores =
        prop_oneof![Just(Value::Null), prop::collection::vec(-1i32..200, 3..5).prop_map(Value::from)];
    let round = prop_oneof![Just(Value::Null), (0u8..7).prop_map(Value::from)];
    (hands, leader, scores, round).prop_map(|(hands, leader, scores, round)| {
        serde_json::json!({"hands": hands, "leader": leader, "scores": scores, "round": round})
    })
}

/// Plays a match from a set-up to its end, if the set-up is accepted.
fn play_out(layout: Layout, seats: usize, seed: u64) -> Result<(), TestCaseError> {
    let Ok(mut table) = deal(seats, Options::default(), layout, seed) else { return Ok(()) };
    let mut chance = Chance::from_seed(seed);
    while let Some(seat) = table.view(Viewer::Spectator).turn {
        for viewer in Viewer::all(seats) {
            let view = table.view(viewer);
            let world = Plis::default().determinize(&view, &mut chance);
            prop_assert_eq!(world.map(|world| Plis::default().view(&world, viewer)), Some(view));
        }
        let legal = table.legal(seat, 60).into_actions();
        let action = chance.pick(&legal).cloned();
        prop_assert!(action.is_some());
        let done = action.map(|action| table.act(Actor::Seat(seat), action).is_ok());
        prop_assert_eq!(done, Some(true));
    }
    prop_assert!(table.view(Viewer::Spectator).over);
    Ok(())
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 48, failure_persistence: None, rng_seed: prop::test_runner::RngSeed::Fixed(7), ..ProptestConfig::default() })]

    #[test]
    fn any_json_is_an_action_or_an_error(value in json(), seat in 0u8..9) {
        if let Ok(action) = serde_json::from_value::<Action>(value) {
            let mut table = table(2, "pA bH | bA bB | pC pD");
            let before = table.state().clone();
            if table.act(Actor::Seat(Seat(seat)), action).is_err() {
                prop_assert_eq!(table.state(), &before);
            }
        }
    }

    #[test]
    fn any_json_is_a_set_up_or_an_error(value in json(), seats in 3usize..6) {
        if let Ok(layout) = serde_json::from_value::<Layout>(value) {
            play_out(layout, seats, 1)?;
        }
    }

    #[test]
    fn any_set_up_of_cards_can_be_played_or_is_refused(value in nearly_a_setup(), seed in 0u64..99) {
        let seats = value["hands"].as_array().map_or(3, Vec::len);
        if let Ok(layout) = serde_json::from_value::<Layout>(value) {
            play_out(layout, seats, seed)?;
        }
    }

    #[test]
    fn a_view_that_somebody_made_up_has_no_world_or_a_harmless_one(value in json(), place in 0usize..22, seed in 0u64..9) {
        let game = Plis::default();
        let mut chance = Chance::from_seed(seed);
        let mut some = table(2, "pA bH | bA bB | pC pD");
        play(&mut some, "pA bA");
        let mut view = serde_json::to_value(some.view(Viewer::Seat(Seat(2)))).unwrap();
        if let Some((_, field)) = view.as_object_mut().and_then(|fields| fields.iter_mut().nth(place)) {
            *field = value;
        }
        if let Ok(view) = serde_json::from_value::<View>(view) {
            let candidates = game.candidates(&view, 60).into_actions();
            if let (Some(mut world), Some(action)) = (game.determinize(&view, &mut chance), candidates.first()) {
                let by = view.seat.map_or(Actor::Table, Actor::Seat);
                let _ = game.act(&mut world, by, action, &mut chance, &mut Vec::new());
            }
        }
    }
}
