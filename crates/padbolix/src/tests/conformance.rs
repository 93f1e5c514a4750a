//! The conformance suite: random matches in which every promise of a game is checked.

use crate::*;
use tabletop::conformance::{Effort, Subject, new_table, playthrough, random_match};
use tabletop::{Chance, Game, Seat, Viewer};

struct Probe;

impl Subject<Padbolix> for Probe {
    fn census(&self, _: &Padbolix, state: &State) -> Vec<String> {
        let mut all = state.out_of_hands();
        Seat::all(state.seats()).for_each(|seat| all.add_all(&state.hand(seat)));
        all.cards().map(|card| card.to_string()).collect()
    }

    fn stray_action(&self, _: &Padbolix, view: &View, chance: &mut Chance) -> Action {
        match chance.below(8) {
            0 => Action::Pass,
            1 => Action::Firecracker,
            2 => Action::Play { groups: odd_groups(chance) },
            // A play that the hand could lead with, whether it follows or not, sometimes with a letter changed.
            _ => {
                let hand = view.hand.unwrap_or_else(Hand::full_box);
                let demand = if chance.below(2) == 0 { Demand::Lead } else { view.demand() };
                let list = plays(&hand, demand, 60).into_actions();
                let mut action = chance.pick(&list).cloned().unwrap_or(Action::Pass);
                if let Action::Play { groups } = &mut action {
                    let mut list: Vec<String> = groups.iter().map(String::from).collect();
                    chance.shuffle(&mut list);
                    if chance.below(4) == 0 {
                        let at = chance.index(list.len());
                        list[at] = odd_group(chance);
                    }
                    *groups = list.into_iter().collect();
                }
                action
            }
        }
    }

    fn canonical(&self, game: &Padbolix, action: &Action) -> Action {
        game.canonical(action)
    }

    /// The cards of an exchange are in the hands that they went to, unless such a card has been played from there since.
    fn contradiction(&self, _: &Padbolix, told: &[Event], world: &State) -> Option<String> {
        let mut sure: Vec<(Seat, Card)> = Vec::new();
        for event in told {
            match event {
                Event::DealBegan { .. } => sure.clear(),
                Event::Exchanged { dubolix, padbolix, worst, best } => {
                    sure.extend(worst.map(|card| (*padbolix, card)));
                    sure.extend(best.map(|card| (*dubolix, card)));
                }
                Event::Played { seat, groups, .. } => {
                    let played = Play::read(groups, &Hand::full_box()).unwrap().cards();
                    sure.retain(|(by, card)| by != seat || played.cards().all(|gone| gone != *card));
                }
                Event::Firecracker { seat, .. } => {
                    sure.retain(|(by, card)| by != seat || *card != Card::Firecracker);
                }
                _ => {}
            }
        }
        let lacks = |(seat, card): &(Seat, Card)| world.hand(*seat).cards().all(|held| held != *card);
        sure.iter().find(|sure| lacks(sure)).map(|(seat, card)| format!("{seat:?} has not got {card}"))
    }

    fn summary(&self, _: &Padbolix, view: &View) -> String {
        let seats: Vec<String> = view
            .seats
            .iter()
            .map(|seat| format!("{} cards {} points", seat.hand_count, seat.score))
            .collect();
        format!("deal {}/{}, {}; trick [{}]", view.round, view.rounds, seats.join(", "), turns(&view.trick))
    }
}

fn turns(trick: &[Turn]) -> String {
    let one = |turn: &Turn| match &turn.play {
        Move::Play(groups) => format!("{}:{}", turn.seat.0, groups.join("+")),
        other => format!("{}:{other:?}", turn.seat.0),
    };
    trick.iter().map(one).collect::<Vec<_>>().join(" ")
}

fn odd_group(chance: &mut Chance) -> String {
    const SIGNS: [char; 14] = ['A', 'a', 'B', 'C', 'D', 'd', 'Y', 'Z', 'z', '*', '!', 'é', '1', ' '];
    (0..chance.below(4)).filter_map(|_| chance.pick(&SIGNS)).collect()
}

fn odd_groups(chance: &mut Chance) -> Groups {
    if chance.below(20) == 0 {
        return std::iter::repeat_n("EF".repeat(500), 50).collect();
    }
    (0..chance.below(4)).map(|_| odd_group(chance)).collect()
}

fn game(first_seat: u8) -> Padbolix {
    Padbolix::new(Options { first_seat: Seat(first_seat), ..Options::default() })
}

/// `PADBOLIX_MATCHES` sets how many matches a table size plays; thousands take minutes.
fn matches(default: u64) -> u64 {
    std::env::var("PADBOLIX_MATCHES").ok().and_then(|text| text.parse().ok()).unwrap_or(default)
}

#[test]
fn every_promise_holds_with_2_seats() {
    for seed in 0..matches(10) {
        random_match(&game((seed % 2) as u8), &Probe, 2, seed, Effort::default());
    }
}

#[test]
fn every_promise_holds_with_3_seats() {
    for seed in 0..matches(6) {
        random_match(&game((seed % 3) as u8), &Probe, 3, seed, Effort::default());
    }
}

#[test]
fn every_promise_holds_with_4_seats() {
    for seed in 0..matches(5) {
        random_match(&game((seed % 4) as u8), &Probe, 4, seed, Effort::default());
    }
}

#[test]
fn every_promise_holds_with_one_free_pass_a_deal() {
    let game = Padbolix::new(Options { free_pass: FreePass::Deal, ..Options::default() });
    for seed in 0..matches(4) {
        for seats in Padbolix::SEATS {
            random_match(&game, &Probe, seats, seed, Effort::default());
        }
    }
}

#[test]
fn golden_playthroughs() {
    for (seats, seed) in [(2, 11), (3, 12), (4, 13)] {
        let table = random_match(&game(0), &Probe, seats, seed, Effort::default());
        insta::with_settings!({ snapshot_path => "../../tests/snapshots", prepend_module_to_snapshot => false }, {
            insta::assert_snapshot!(format!("playthrough_{seats}_seats"), playthrough(&Probe, &table, usize::MAX));
        });
    }
}

#[test]
fn a_first_deal_has_the_cards_of_pad_3_and_pad_4() {
    for (seats, each, boxed) in [(2, 20, 20), (3, 20, 0), (4, 15, 0)] {
        let view = new_table(&game(0), seats, 5).view(Viewer::Spectator);
        assert!(view.seats.iter().all(|seat| seat.hand_count == each));
        assert_eq!(view.box_count, boxed);
    }
}
