//! Reasons for a card: what it does in this trick, and what the worst card would have cost.

use super::hard::Tried;
use plis::{Card, Cards, View};
use tabletop::Message;

/// The worst card is mentioned if it is worse by at least so many points.
const WORTH_A_WORD: f64 = 2.5;

/// A share of worlds below this counts as hardly any, in percent.
const HARDLY: u32 = 25;

/// A trick that costs fewer points on average counts as free.
const NOTHING: f64 = 1.0;

/// A card of rank `LOW` or below is low in its family, and one of rank `HIGH` or above is high.
const LOW: u8 = 4;
const HIGH: u8 = 8;

/// The reason if there is no other card to play.
pub(super) fn only() -> Message {
    Message::new("plis-reason-only")
}

/// The reason for the chosen card, among those that were tried; `None` where there is nothing to say.
pub(super) fn of(view: &View, chosen: &Tried, tried: &[Tried]) -> Option<Message> {
    let card = chosen.card;
    let led = view.trick.first().map(|played| played.card.family());
    let best = view.trick.iter().map(|played| played.card).filter(|card| Some(card.family()) == led).max();
    let message = match best {
        None => to_come(view, chosen, tried)?,
        Some(best) if best.family() != card.family() => discard(view, card),
        Some(best) if card < best => {
            Message::new("plis-reason-under").text("best", best.letter()).number("gives", worth(view, card))
        }
        Some(best) if is_last(view) => {
            let forced = tried.iter().all(|other| other.card > best);
            taking(view, card, forced)
        }
        Some(_) => to_come(view, chosen, tried)?,
    };
    Some(with_the_worst(message, chosen, tried))
}

/// How many points a card costs the seat that takes it.
fn worth(view: &View, card: Card) -> i32 {
    view.contract.card_points(Cards::only(card))
}

/// Whether nobody plays to the trick after this seat.
fn is_last(view: &View) -> bool {
    let played = |seat: usize| view.trick.iter().any(|played| played.seat.index() == seat);
    let own = |seat: usize| view.seat.is_some_and(|own| own.index() == seat);
    let mut seats = view.seats.iter().enumerate();
    seats.all(|(seat, state)| state.hand_count == 0 || own(seat) || played(seat))
}

/// The reason for a discard, which takes nothing.
fn discard(view: &View, card: Card) -> Message {
    let family = family_of(view, card);
    let gives = worth(view, card);
    if gives > 0 {
        Message::new("plis-reason-give").number("points", gives)
    } else if family.len() == 1 {
        Message::new("plis-reason-last-of-family")
    } else if family.last() == Some(card) {
        Message::new("plis-reason-throw")
    } else {
        // It is not the highest of its family: either a lower one is kept, or fewer of them are left to follow with.
        let message = Message::new("plis-reason-discard").count("rest", family.len() - 1);
        match family.first().filter(|lowest| *lowest != card) {
            Some(lowest) => message.text("keeps", lowest.letter()),
            None => message.text("keeps", "none"),
        }
    }
}

/// The cards of the viewer's hand that are of one family with that card.
fn family_of(view: &View, card: Card) -> Cards {
    view.hand.iter().flatten().copied().collect::<Cards>().of(card.family())
}

/// The reason for a card that takes the trick as the last one of it.
fn taking(view: &View, card: Card, forced: bool) -> Message {
    let trick: Cards = view.trick.iter().map(|played| played.card).collect();
    let points = view.trick_points + view.contract.card_points(trick.with(card));
    match (points, forced) {
        (0, _) => Message::new("plis-reason-take-nothing"),
        (_, true) => Message::new("plis-reason-take-anyway").number("points", points),
        (_, false) => Message::new("plis-reason-take").number("points", points),
    }
}

/// The reason for a card after which others play: what became of it in the worlds that were tried; `None` where there were none.
fn to_come(view: &View, chosen: &Tried, tried: &[Tried]) -> Option<Message> {
    if chosen.worlds == 0 {
        return None;
    }
    let of_ten = |share: u32| (f64::from(share) / 10.0).round() as i64;
    let share = 100 * chosen.takes / chosen.worlds;
    let paid = f64::from(chosen.paid) / f64::from(chosen.worlds);
    let rank = chosen.card.rank();
    let message = if share <= HARDLY {
        let height = if rank <= LOW { "low" } else { "other" };
        Message::new("plis-reason-passed").text("height", height).number("of_ten", of_ten(100 - share))
    } else if paid < NOTHING {
        Message::new("plis-reason-free").text("height", if rank >= HIGH { "high" } else { "other" })
    } else if family_of(view, chosen.card).len() == 1 {
        Message::new("plis-reason-last-of-family")
    } else if worst(chosen, tried).1 == 0 {
        Message::new("plis-reason-alike").number("paid", paid.round() as i64)
    } else {
        Message::new("plis-reason-less").number("of_ten", of_ten(share))
    };
    Some(message)
}

/// The card that would have cost most, and how many points more than the chosen one: 0 where that is not worth a word.
fn worst<'a>(chosen: &'a Tried, tried: &'a [Tried]) -> (&'a Tried, i64) {
    let tested = tried.iter().filter(|other| other.worlds > 0 && chosen.worlds > 0);
    let worst = tested.max_by(|a, b| a.points.total_cmp(&b.points)).unwrap_or(chosen);
    let more = worst.points - chosen.points;
    (worst, if more < WORTH_A_WORD { 0 } else { more.round() as i64 })
}

/// Adds how much more the worst card would have cost, if that is worth mentioning.
fn with_the_worst(message: Message, chosen: &Tried, tried: &[Tried]) -> Message {
    let (worst, more) = worst(chosen, tried);
    message
        .number("more", more)
        .text("letter", worst.card.letter())
        .text("colour", worst.card.colour().code())
}

#[cfg(test)]
mod tests {
    use super::super::tests::{asked, position};
    use crate::hints::{Hints, number, text};
    use crate::{Effort, Level, Playable};
    use plis::{Action, Card, Cards, Event, Layout, Plis, State, View};
    use tabletop::{Arg, Chance, Game, Message, Viewer};

    fn reason(round: u8, hands: &str, plays: &str) -> Message {
        asked(&position(round, hands, plays), Level::Hard, 1).reason.expect("a reason")
    }

    #[track_caller]
    fn check(round: u8, hands: &str, plays: &str, key: &str, args: &[(&str, i64)]) {
        let reason = reason(round, hands, plays);
        assert_eq!(reason.key, key, "{reason:?}");
        for (name, number) in args {
            assert_eq!(reason.args.get(*name), Some(&Arg::Number(*number)), "{reason:?}");
        }
    }

    #[test]
    fn pli_6_the_only_card_is_said_to_be_that() {
        check(1, "pG bB | pE bC | pB bD", "pG", "plis-reason-only", &[]);
    }

    #[test]
    fn pli_7_a_card_below_the_best_takes_nothing() {
        check(1, "pG bB bC bD | pA pE pM bE | pB pC pD bF", "pG", "plis-reason-under", &[("gives", 0)]);
        check(2, "pK bA bB bN | pE pH bG bO | pB pC pD bF", "pK", "plis-reason-under", &[("gives", 10)]);
    }

    #[test]
    fn pli_6_a_card_of_another_family_gives_its_points_away() {
        check(3, "pG bA bB bC | bM bN bY bZ | pB pC pD bF", "pG", "plis-reason-give", &[("points", 20)]);
        check(4, "pG bA bB bC | bH bG bL bZ | pB pC pD bD", "pG", "plis-reason-give", &[("points", 90)]);
    }

    #[test]
    fn pli_11_the_last_card_takes_a_trick_that_costs_nothing() {
        check(4, "pG bH bA | pE bB bC | pM pK bD", "pG pE", "plis-reason-take-nothing", &[]);
    }

    #[test]
    fn pli_8_who_must_take_the_trick_is_told_what_it_costs() {
        check(1, "pB bB bC | pA bE bF | pM pL pK", "pB pA", "plis-reason-take-anyway", &[("points", 5)]);
    }

    #[test]
    fn the_worst_card_is_named_where_it_would_cost_much_more() {
        let reason = reason(4, "bA bB bH pC | bE bL pN pB | bC pF pD pE", "bH");
        assert_eq!(reason.args.get("letter"), Some(&Arg::Text("L".into())), "{reason:?}");
        assert!(matches!(reason.args.get("more"), Some(Arg::Number(more)) if *more > 50), "{reason:?}");
    }

    /// Finds the reason true of the position; returns whether it says anything that is kept, given or avoided.
    fn claims(game: &Plis, state: &State, view: &View, card: Card, reason: &Message) -> bool {
        let hand: Cards = view.hand.iter().flatten().copied().collect();
        let led = view.trick.first().map(|played| played.card.family());
        let best =
            view.trick.iter().map(|played| played.card).filter(|card| Some(card.family()) == led).max();
        let legal: Vec<Card> = (game.candidates(view, usize::MAX).into_actions().into_iter())
            .map(|Action::Play { card }| card)
            .collect();
        let worth = |card: Card| i64::from(view.contract.card_points(Cards::only(card)));
        // Who takes the trick, and for what, where this card is the last one of it.
        let taken = || {
            let (mut state, mut events) = (state.clone(), Vec::new());
            let seat = view.seat.expect("a seat");
            let checked = game.check(&state, seat.into(), &Action::Play { card }).expect("a legal card");
            game.perform(&mut state, checked, &mut Chance::from_seed(1), &mut events);
            let won = events.iter().find_map(|event| match event {
                Event::TrickWon { seat, points, .. } => Some((*seat, *points)),
                _ => None,
            });
            won.expect("the trick is over")
        };
        let follows = led == Some(card.family());
        let family = hand.of(card.family());
        // The worst card is another one that may be played; the points are an average of many worlds.
        let more = reason.args.get("more").map_or(0, |_| number(reason, "more"));
        if more > 0 {
            let named = |other: &Card| {
                (other.letter().to_string(), other.colour().code())
                    == (text(reason, "letter"), &text(reason, "colour"))
            };
            assert!(legal.iter().any(|other| *other != card && named(other)), "who would cost more?");
        }
        match reason.key.as_ref() {
            "plis-reason-only" => assert_eq!(legal, [card]),
            "plis-reason-under" => {
                assert!(follows && Some(card) < best);
                assert_eq!(text(reason, "best"), best.expect("a card").letter().to_string());
                assert_eq!(number(reason, "gives"), worth(card));
            }
            "plis-reason-give" => {
                assert!(!follows && led.is_some());
                assert!(worth(card) > 0 && number(reason, "points") == worth(card));
            }
            "plis-reason-last-of-family" => assert_eq!(family.len(), 1),
            "plis-reason-throw" => assert!(!follows && family.len() > 1 && family.last() == Some(card)),
            "plis-reason-take-nothing" => assert_eq!(taken(), (view.seat.expect("a seat"), 0)),
            "plis-reason-take" | "plis-reason-take-anyway" => {
                let (seat, points) = taken();
                assert_eq!((Some(seat), i64::from(points)), (view.seat, number(reason, "points")));
                let anyway = reason.key == "plis-reason-take-anyway";
                assert_eq!(anyway, legal.iter().all(|other| Some(*other) > best));
            }
            "plis-reason-passed" => {
                assert!(led.is_none() || follows && Some(card) > best);
                assert_eq!(text(reason, "height") == "low", card.rank() <= 4);
                assert!((7..=10).contains(&number(reason, "of_ten")));
                // Somebody may hold a higher one.
                let higher = |other: Card| other.family() == card.family() && other > card;
                let shown =
                    |other: &Card| hand.contains(*other) || view.trick.iter().any(|p| p.card == *other);
                let past = view.history.iter().flat_map(|trick| &trick.cards).map(|played| played.card);
                let gone: Vec<Card> = past.collect();
                let mut all = Cards::ALL.into_iter();
                assert!(all.any(|other| higher(other) && !shown(&other) && !gone.contains(&other)));
            }
            "plis-reason-free" | "plis-reason-alike" | "plis-reason-less" => {
                // It may take the trick, and others play after it.
                assert!(led.is_none() || follows && Some(card) > best);
                assert!(view.trick.len() + 1 < view.seats.len(), "nothing is left to chance");
                let trick: Cards = view.trick.iter().map(|played| played.card).collect();
                let lies = view.trick_points + view.contract.card_points(trick.with(card));
                match reason.key.as_ref() {
                    "plis-reason-free" => {
                        assert!(lies < 4, "what lies there already costs something");
                        assert_eq!(text(reason, "height") == "high", card.rank() >= 8);
                    }
                    // On average it pays no more than everything that could fall into the trick.
                    "plis-reason-alike" => {
                        let stakes: i64 = view.stakes.iter().map(|card| worth(*card)).sum();
                        let most = i64::from(view.trick_points) + stakes;
                        assert!(more == 0 && (1..=most).contains(&number(reason, "paid")));
                    }
                    _ => assert!(more > 0 && (3..=10).contains(&number(reason, "of_ten"))),
                }
            }
            "plis-reason-discard" => {
                assert!(!follows && led.is_some() && worth(card) == 0 && family.last() != Some(card));
                let lower = hand.into_iter().find(|other| other.family() == card.family() && *other < card);
                let keeps = lower.map_or("none".to_owned(), |lower| lower.letter().to_string());
                assert_eq!((text(reason, "keeps"), number(reason, "rest")), (keeps, family.len() as i64 - 1));
            }
            other => panic!("a reason that nobody checks: {other}"),
        }
        true
    }

    #[test]
    fn pli_6_to_11_every_hint_claims_what_is_true_of_its_card() {
        let game = Plis::default();
        let mut hints = Hints::default();
        for seed in 0..6 {
            let (mut chance, mut events) = (Chance::from_seed(seed), Vec::new());
            let seats = 3 + (seed % 3) as usize;
            let mut state = game.deal(seats, &Layout::default(), &mut chance, &mut events).expect("a deal");
            while let Some(seat) = game.to_act(&state).single() {
                let view = game.view(&state, Viewer::Seat(seat));
                let advice = game.advise(&view, Level::Hard, &Effort::iterations(200), &mut chance);
                let advice = advice.expect("an answer");
                let Action::Play { card } = advice.action.expect("a card");
                let claims = |reason: &Message| claims(&game, &state, &view, card, reason);
                if game.candidates(&view, 2).into_actions().len() > 1 {
                    hints.note(advice.reason.as_ref(), claims, || format!("{card} in {view:?}"));
                } else {
                    assert!(claims(&advice.reason.expect("a reason")));
                }
                let checked = game.check(&state, seat.into(), &Action::Play { card }).expect("a legal card");
                game.perform(&mut state, checked, &mut chance, &mut events);
            }
        }
        let keys = [
            "under",
            "give",
            "last-of-family",
            "throw",
            "take",
            "take-anyway",
            "take-nothing",
            "passed",
            "free",
            "discard",
            "alike",
            "less",
        ];
        hints.enough("plis", &keys, 0);
    }
}
