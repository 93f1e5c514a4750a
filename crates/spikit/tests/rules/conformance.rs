//! The promises of every game, held to in random matches; a golden playthrough (`INSTA_UPDATE=always` rewrites it).

use crate::*;
use spikit::{End, JokerWords, Lang, Spot, State};
use tabletop::conformance::{Effort, Subject, new_table, playthrough, random_match};
use tabletop::{Actor, Chance, Game, Viewer, When};

/// What the suite must know of Spikit.
struct Probe;

/// Cards of the hand mostly, and some that are not there.
fn some(view: &View, most: u32, chance: &mut Chance) -> Vec<Card> {
    let hand = view.hand.clone().unwrap_or_default();
    let any: Vec<Card> = view.faces.keys().copied().chain([Card::Joker(1), Card::Joker(2)]).collect();
    let mut one = || match chance.below(8) {
        0 => chance.pick(&any).copied(),
        _ => chance.pick(&hand).copied(),
    };
    let cards: Vec<Card> = (0..most).filter_map(|_| one()).collect();
    let count = chance.index(cards.len() + 1);
    cards[..count].to_vec()
}

fn words(chance: &mut Chance) -> Option<JokerWords> {
    let texts = ["", "rit", "avec joie", "happily", "with joy", "zzz", "a b c d", "l'", "   ", "rit\u{202e}"];
    let langs = ["fr", "en", "nl"];
    (chance.below(3) > 0).then(|| JokerWords {
        text: (*chance.pick(&texts).unwrap()).into(),
        lang: chance.pick(&langs).unwrap().parse::<Lang>().unwrap(),
    })
}

/// Where a card may be, by what was told of it since the deal.
fn may_be(card: Card, told: &[Event]) -> Vec<Spot> {
    let mut spots: Vec<Spot> = Vec::new();
    for event in told {
        match event {
            Event::Dealt { hands, display, .. } => {
                let own = Seat::all(hands.len()).zip(hands);
                let shown =
                    own.clone().find(|(_, hand)| hand.as_ref().is_some_and(|hand| hand.contains(&card)));
                spots = match shown {
                    Some((seat, _)) => vec![Spot::Hand(seat)],
                    None if display.contains(&card) => vec![Spot::Open],
                    None => {
                        let hidden = own.filter(|(_, hand)| hand.is_none());
                        hidden.map(|(seat, _)| Spot::Hand(seat)).chain([Spot::Stock]).collect()
                    }
                };
            }
            Event::Took { seat, card: taken, .. } if *taken == card => spots = vec![Spot::Hand(*seat)],
            Event::Took { gave, .. } if *gave == card => spots = vec![Spot::Open],
            Event::Drew { seat, card: Some(drawn), .. } if *drawn == card => spots = vec![Spot::Hand(*seat)],
            Event::Drew { seat, card: None, any: true } if spots.contains(&Spot::Stock) => {
                spots.push(Spot::Hand(*seat));
            }
            Event::Reshuffled { .. } => {
                spots.retain(|spot| *spot != Spot::Stock);
                for spot in &mut spots {
                    if *spot == Spot::Discard {
                        *spot = Spot::Stock;
                    }
                }
            }
            Event::Proposed { seat, sentence, .. } | Event::Refused { seat, sentence }
                if sentence.cards.contains(&card) && spots != [Spot::Open] =>
            {
                spots = vec![Spot::Hand(*seat)];
            }
            Event::Laid { sentence, .. } | Event::Completed { sentence, .. }
                if sentence.cards.contains(&card) =>
            {
                spots = vec![Spot::Open];
            }
            Event::Swapped { seat, out, .. } if *out == card => spots = vec![Spot::Hand(*seat)],
            Event::Swapped { card: came, .. } if *came == card => spots = vec![Spot::Open],
            Event::Family { sentence, .. } if sentence.cards.contains(&card) => spots = vec![Spot::Discard],
            Event::Cleared { sentences } if sentences.iter().any(|gone| gone.cards.contains(&card)) => {
                spots = vec![Spot::Discard];
            }
            Event::Fished { card: fished, .. } if *fished == card => spots = vec![Spot::Open],
            Event::FishingEnded { seat, kept, .. } if *kept == Some(card) => spots = vec![Spot::Hand(*seat)],
            Event::FishingEnded { away, .. } if away.contains(&card) => spots = vec![Spot::Discard],
            Event::Discarded { cards: Some(cards), .. } if cards.contains(&card) => {
                spots = vec![Spot::Discard]
            }
            Event::Discarded { seat, cards: None, count }
                if *count > 0 && spots.contains(&Spot::Hand(*seat)) =>
            {
                spots.push(Spot::Discard);
            }
            Event::RoundEnded { score } => {
                let left =
                    Seat::all(score.hands.len()).zip(&score.hands).find(|(_, hand)| hand.contains(&card));
                if let Some((seat, _)) = left {
                    spots = vec![Spot::Hand(seat)];
                }
            }
            _ => {}
        }
    }
    spots
}

impl Subject<Spikit> for Probe {
    fn census(&self, _: &Spikit, state: &State) -> Vec<String> {
        state.spots().iter().map(|(card, _)| card.to_string()).collect()
    }

    fn stray_action(&self, game: &Spikit, view: &View, chance: &mut Chance) -> Action {
        let index = [chance.below(8), u32::MAX][chance.index(8) / 7];
        let sentence = chance.below(u32::try_from(view.table.len()).unwrap() + 1);
        let one = |chance: &mut Chance| some(view, 3, chance).first().copied().unwrap_or(Card::Joker(1));
        match chance.below(16) {
            0 => Action::Roll,
            1 => Action::Draw,
            2 => Action::Take { display: index, give: one(chance) },
            3 => Action::FreeChoice { display: index, give: one(chance) },
            4 => Action::Vote { accept: [None, Some(true), Some(false)][chance.index(3)] },
            5 => [Action::Fish, Action::Keep, Action::StopFishing][chance.index(3)].clone(),
            6 => [Action::Decline, Action::EndTurn][chance.index(2)].clone(),
            7 => Action::TimeUp { clock: "match".into() },
            8 => Action::Discard { cards: some(view, 4, chance) },
            9 => Action::Swap { sentence, at: index, card: one(chance), joker: words(chance) },
            10 => {
                let (head, tail) = (some(view, 2, chance), some(view, 2, chance));
                Action::Complete { sentence, head, tail, joker: words(chance) }
            }
            11 | 12 => Action::Lay { cards: some(view, 6, chance), joker: words(chance) },
            _ => {
                // A listed action, pulled about.
                let listed = game.candidates(view, 200).into_actions();
                match chance.pick(&listed) {
                    Some(Action::Lay { cards, .. }) => {
                        let mut cards = cards.clone();
                        chance.shuffle(&mut cards);
                        Action::Lay { cards, joker: words(chance) }
                    }
                    Some(Action::Discard { cards }) => {
                        Action::Discard { cards: [&cards[..], &some(view, 2, chance)].concat() }
                    }
                    Some(other) => other.clone(),
                    None => Action::EndTurn,
                }
            }
        }
    }

    /// Cards put away together lie in no order, and a joker's words are read without the blanks around them.
    fn canonical(&self, _: &Spikit, action: &Action) -> Action {
        let mut action = action.clone();
        match &mut action {
            Action::Discard { cards } => cards.sort(),
            Action::Lay { joker: Some(joker), .. }
            | Action::Complete { joker: Some(joker), .. }
            | Action::Swap { joker: Some(joker), .. } => joker.text = joker.text.trim().into(),
            _ => {}
        }
        action
    }

    /// Every card is where it may be by the events: where it was last seen, or where it may have been carried unseen from there.
    fn contradiction(&self, _: &Spikit, told: &[Event], world: &State) -> Option<String> {
        let begins = told.iter().rposition(|event| matches!(event, Event::Dealt { .. })).unwrap_or(0);
        world.spots().into_iter().find_map(|(card, spot)| {
            let may = may_be(card, &told[begins..]);
            (!may.contains(&spot)).then(|| format!("{card} is {spot:?}, and may be {may:?}"))
        })
    }

    fn summary(&self, _: &Spikit, view: &View) -> String {
        let table: Vec<&str> = view.table.iter().map(|laid| laid.text.as_str()).collect();
        let seats: Vec<String> = view
            .seats
            .iter()
            .map(|seat| format!("{} cards {} points", seat.hand_count, seat.score))
            .collect();
        format!(
            "round {}, table [{}], stock {}, discard {}, {}",
            view.round,
            table.join(" "),
            view.stock_count,
            view.discard_count,
            seats.join(", ")
        )
    }
}

fn varieties() -> Vec<Options> {
    let base = Options { end: End::Rounds(1), ..Options::default() };
    vec![
        base.clone(),
        Options { advice: true, ..base.clone() },
        Options { end: End::Minutes(5), ..base.clone() },
        Options { end: End::Points(15), ..base },
    ]
}

/// Matches a seat count and an option; more by `SPIKIT_MATCHES=200 cargo test -p spikit -- --ignored many`.
fn conform(matches: u64) {
    let effort = Effort { deep_every: 61, limit: 80, ..Effort::default() };
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
#[ignore = "hundreds of matches"]
fn many_random_matches_keep_every_promise() {
    let matches = std::env::var("SPIKIT_MATCHES").ok().and_then(|count| count.parse().ok()).unwrap_or(25);
    conform(matches);
}

#[test]
fn spi_37_the_end_of_the_clock_makes_no_answer_late() {
    let options = Options { end: End::Minutes(5), ..Options::default() };
    let mut table = new_table(&game(options), 3, 1);
    let seat = table.view(Viewer::Spectator).turn.unwrap();
    let action = table.legal(seat, 10).into_actions()[0].clone();
    let before = When { seen: Some(table.len()), at_ms: None };
    let time_up = table.timers()[0].clock.time_up.clone();
    table.act(Actor::Table, time_up).unwrap();
    table.act_when(Actor::Seat(seat), action, before).unwrap();
}

#[test]
fn golden_three_seats() {
    let effort = Effort { strays: 0, deep_every: 1_000, limit: 40, ..Effort::default() };
    let options = Options { end: End::Rounds(1), ..Options::default() };
    let table = random_match(&game(options), &Probe, 3, 11, effort);
    let whole = playthrough(&Probe, &table, usize::MAX);
    // The opening, and how it ends.
    let lines: Vec<&str> = whole.lines().collect();
    let text = format!("{}\n[…]\n{}\n", lines[..110].join("\n"), lines[lines.len() - 45..].join("\n"));
    insta::assert_snapshot!("three_seats", text);
}
