//! The conformance suite, and golden playthroughs.

use crate::table::{contested, game, refereed};
use syntax::{Action, Card, Change, Event, Kind, Options, ReEntry, State, Syntax, Take, View, cards_of};
use tabletop::conformance::{Effort, Subject, playthrough, random_match};
use tabletop::{Actor, Chance, Code, Game, Seat, Viewer};

/// What the suite must know of Syntax.
pub(crate) struct Probe;

/// A word in which letters were moved, added or replaced, with cards of the hand or of nobody.
fn scramble(view: &View, base: &str, chance: &mut Chance) -> String {
    let mut word: Vec<char> = base.chars().collect();
    for _ in 0..chance.below(4) {
        let from_hand = view.hand.as_ref().and_then(|hand| chance.pick(hand)).map(|card| card.sign());
        let sign = match (chance.below(8), from_hand) {
            (0, _) => char::from(b'a' + u8::try_from(chance.below(26)).unwrap()),
            (1, _) => *chance.pick(&['É', '?', ' ', 'Z']).unwrap(),
            (2, Some('?')) | (3, Some('?')) => 'e',
            (_, Some(sign)) if sign != '?' => sign,
            _ => 'S',
        };
        let at = chance.index(word.len() + 1);
        match chance.below(3) {
            0 if at < word.len() => word[at] = sign,
            1 if at < word.len() => drop(word.remove(at)),
            _ => word.insert(at, sign),
        }
    }
    word.into_iter().collect()
}

impl Subject<Syntax> for Probe {
    fn census(&self, _: &Syntax, state: &State) -> Vec<String> {
        state.cards().iter().map(ToString::to_string).collect()
    }

    fn stray_action(&self, game: &Syntax, view: &View, chance: &mut Chance) -> Action {
        let index = chance.below(u32::try_from(view.table.len()).unwrap() + 1);
        let laid = view.table.get(index as usize).map_or("", |laid| laid.word.as_str());
        match chance.below(8) {
            0 => Action::Challenge,
            1 => Action::Accept,
            2 => [Action::ReEnter, Action::Retire][chance.index(2)].clone(),
            3 => {
                let any =
                    Card::from_sign(char::from(b'A' + u8::try_from(chance.below(26)).unwrap())).unwrap();
                let held = view.hand.as_ref().and_then(|hand| chance.pick(hand)).copied();
                let discard = if chance.below(2) == 0 { any } else { held.unwrap_or(any) };
                Action::Exchange { discard, take: [Take::Stock, Take::FaceUp][chance.index(2)] }
            }
            4 => Action::Lay { word: scramble(view, "", chance) },
            5 => Action::Insert { index, into: scramble(view, laid, chance) },
            6 => Action::Replace {
                index: [index, u32::MAX][chance.index(2)],
                into: scramble(view, laid, chance),
            },
            _ => {
                // A listed action, pulled about.
                let listed = game.candidates(view, 60).into_actions();
                match chance.pick(&listed) {
                    Some(Action::Lay { word }) => Action::Lay { word: scramble(view, word, chance) },
                    Some(Action::Insert { index, into }) => {
                        Action::Insert { index: *index, into: scramble(view, into, chance) }
                    }
                    Some(other) => other.clone(),
                    None => Action::Accept,
                }
            }
        }
    }

    /// A hand holds the cards that all saw it take and not give away since.
    fn contradiction(&self, game: &Syntax, told: &[Event], world: &State) -> Option<String> {
        let mut known: Vec<(Seat, Card)> = Vec::new();
        let mut moved = |seat: Seat, gone: &[Card], come: &[Card]| {
            for card in gone {
                let at = known.iter().position(|known| *known == (seat, *card));
                at.map(|at| known.remove(at));
            }
            known.extend(come.iter().map(|card| (seat, *card)));
        };
        let begins = told.iter().rposition(|event| matches!(event, Event::Dealt { .. })).unwrap_or(0);
        for event in &told[begins..] {
            match event {
                Event::Exchanged { seat, discard, take: Take::FaceUp, card } => {
                    moved(*seat, &[*discard], card.as_slice());
                }
                Event::Exchanged { seat, discard, .. } => moved(*seat, &[*discard], &[]),
                Event::Laid { seat, word, .. } => moved(*seat, &cards_of(word), &[]),
                Event::Inserted { seat, before, after, .. } => {
                    moved(*seat, &Change::new(Kind::Insert, Some(before), after).used, &[]);
                }
                Event::Replaced { seat, before, after, taken, .. } => {
                    moved(*seat, &Change::new(Kind::Replace, Some(before), after).used, taken);
                }
                Event::TakenBack { seat, word, before, .. } => {
                    let kind = match before {
                        None => Kind::Lay,
                        Some(before) if before.len() == word.len() => Kind::Replace,
                        Some(_) => Kind::Insert,
                    };
                    let change = Change::new(kind, before.as_deref(), word);
                    moved(*seat, &change.taken, &change.used);
                }
                _ => {}
            }
        }
        Seat::all(game.view(world, Viewer::Spectator).seats.len()).find_map(|seat| {
            let mut hand = game.view(world, Viewer::Seat(seat)).hand.unwrap_or_default();
            known.iter().filter(|(by, _)| *by == seat).find_map(|(_, card)| {
                match hand.iter().position(|held| held == card) {
                    Some(at) => {
                        hand.remove(at);
                        None
                    }
                    None => Some(format!("{seat:?} has not got {card}")),
                }
            })
        })
    }

    fn summary(&self, _: &Syntax, view: &View) -> String {
        let words: Vec<&str> = view.table.iter().map(|laid| laid.word.as_str()).collect();
        let seats: Vec<String> = view
            .seats
            .iter()
            .map(|seat| format!("{} cards {} points", seat.hand_count, seat.score))
            .collect();
        format!("round {}, table [{}], {}", view.round, words.join(" "), seats.join(", "))
    }
}

fn varieties() -> Vec<Options> {
    let back = Some(ReEntry { allowed: 2, price: 3 });
    vec![
        contested(),
        refereed(),
        Options { minimum_length: 3, ..contested() },
        Options { long_opening: true, minimum_length: 3, ..refereed() },
        Options { packs: Some(2), re_entry: back, ..refereed() },
        Options { re_entry: back, deck: Some(syntax::DeckLanguage::English), ..contested() },
    ]
}

/// Plays so many matches for each number of seats and each set of options; `SYNTAX_MATCHES=200 cargo test -p syntax -- --ignored
/// conformance` plays more.
fn conform(matches: u64) {
    let effort = Effort { deep_every: 61, limit: 120, ..Effort::default() };
    let (mut ended, mut actions) = (0, 0);
    for options in varieties() {
        let game = game(options);
        for seats in 2..=8 {
            for seed in 0..matches {
                actions += random_match(&game, &Probe, seats, seed * 8 + seats as u64, effort).len();
                ended += 1;
            }
        }
    }
    println!("{ended} matches, {actions} actions");
}

#[test]
fn random_matches_keep_every_promise() {
    conform(1);
}

#[test]
#[ignore = "thousands of matches"]
fn many_random_matches_keep_every_promise() {
    let matches = std::env::var("SYNTAX_MATCHES").ok().and_then(|count| count.parse().ok()).unwrap_or(50);
    conform(matches);
}

fn golden(name: &str, options: Options, seats: usize, seed: u64) {
    let effort = Effort { strays: 0, deep_every: 1_000, limit: 40, ..Effort::default() };
    let table = random_match(&game(options), &Probe, seats, seed, effort);
    let whole = playthrough(&Probe, &table, usize::MAX);
    // The opening, and how it ends.
    let lines: Vec<&str> = whole.lines().collect();
    let text = format!("{}\n[…]\n{}\n", lines[..90].join("\n"), lines[lines.len() - 45..].join("\n"));
    insta::assert_snapshot!(name, text);
}

#[test]
fn golden_two_seats_that_contest() {
    golden("contested", contested(), 2, 11);
}

#[test]
fn golden_five_seats_and_the_dictionary_as_referee() {
    let back = Some(ReEntry { allowed: 1, price: 5 });
    golden("refereed", Options { re_entry: back, ..refereed() }, 5, 12);
}

#[test]
fn a_refusal_is_told_with_a_key_of_its_own() {
    use tabletop::Refuse;
    let tested = game(refereed());
    let mut chance = Chance::from_seed(5);
    let state = tested.deal(3, &syntax::Layout::default(), &mut chance, &mut Vec::new()).unwrap();
    for seat in tabletop::Seat::all(3) {
        if let Err(refusal) = tested.check(&state, Actor::Seat(seat), &Action::Lay { word: "QQQQ".into() }) {
            assert!(refusal.message().key.starts_with("syntax-refused-"));
            assert!(matches!(refusal.code(), Code::NotInHand | Code::NotYourTurn));
        }
    }
    assert!(tested.check(&state, Actor::Table, &Action::Accept).is_err(), "the table itself does nothing");
}
