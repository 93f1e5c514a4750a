//! The actions open to a seat, from its view alone.
//!
//! Sentences are free text, in a way: which of the many rows of cards is one is for the voters to say. Of those some are listed, in an order
//! that depends on nothing hidden and not on grammar.

use crate::check::SHORTEST;
use crate::phase::PhaseName;
use crate::view::View;
use crate::{Action, Card, JokerWords, Spikit};
use tabletop::Candidates;

impl Spikit {
    pub(crate) fn open_to(&self, view: &View, limit: usize) -> Candidates<Action> {
        let Some(hand) = view.seat.filter(|seat| view.to_act.contains(*seat)).and(view.hand.as_ref()) else {
            return Candidates::All(Vec::new());
        };
        let exchanges = |fits: &dyn Fn(Card) -> bool, make: &dyn Fn(u32, Card) -> Action| {
            let places = (0..).zip(&view.display).filter(|(_, card)| fits(**card));
            places
                .flat_map(|(at, _)| hand.iter().map(move |give| (at, *give)))
                .map(|(at, give)| make(at, give))
                .collect()
        };
        let take = |display, give| Action::Take { display, give };
        let choose = |display, give| Action::FreeChoice { display, give };
        match view.phase {
            PhaseName::Roll => Candidates::All(vec![Action::Roll]),
            PhaseName::Draw => {
                let face = view.die.unwrap_or(0);
                let mut all: Vec<Action> = vec![Action::Draw];
                let takes: Vec<Action> = exchanges(&|card| face == 6 || card.face() == face, &take);
                all.extend(takes);
                Candidates::All(all)
            }
            PhaseName::Vote => Candidates::All(
                [Some(true), Some(false), None].map(|accept| Action::Vote { accept }).to_vec(),
            ),
            PhaseName::Advantage => {
                let mut all: Vec<Action> = vec![Action::Decline];
                if view.advantage.is_some_and(|fish| fish > 0) && view.stock_count + view.discard_count > 0 {
                    all.push(Action::Fish);
                }
                let choices: Vec<Action> = exchanges(&|_| true, &choose);
                all.extend(choices);
                Candidates::All(all)
            }
            PhaseName::Fishing => {
                let Some(fished) = &view.fished else { return Candidates::All(Vec::new()) };
                let mut some = vec![Action::Keep, Action::StopFishing];
                if fished.left > 0 && view.stock_count + view.discard_count > 0 {
                    some.push(Action::Fish);
                }
                self.rows(view, hand, Some(fished.card), limit, &mut some);
                Candidates::Some(some)
            }
            PhaseName::Play => {
                let mut some = vec![Action::EndTurn];
                self.rows(view, hand, None, limit, &mut some);
                Candidates::Some(some)
            }
            PhaseName::Discard => discards(hand, view.discards.unwrap_or(0) as usize, limit),
            PhaseName::Over => Candidates::All(Vec::new()),
        }
    }

    /// Families first, then completions, swaps and short rows, as they come, up to the limit.
    fn rows(&self, view: &View, hand: &[Card], fished: Option<Card>, limit: usize, some: &mut Vec<Action>) {
        let refused = |cards: &[Card]| view.refused.iter().any(|sentence| sentence.cards == cards);
        let held: Vec<Card> = hand.iter().copied().chain(fished).collect();
        let uses = |cards: &[Card]| fished.is_none_or(|card| cards.contains(&card));
        let may_lay = fished.is_some() || !view.laid;
        if may_lay {
            for cards in self.families(&held).into_iter().filter(|cards| uses(cards)) {
                let joker = cards.iter().any(|card| card.is_joker());
                let joker = joker.then(|| JokerWords { text: String::new(), lang: self.deck.langs()[0] });
                some.push(Action::Lay { cards, joker });
            }
        }
        let plain: Vec<Card> = held.iter().copied().filter(|card| !card.is_joker()).collect();
        for (index, laid) in (0..).zip(&view.table) {
            for card in plain.iter().filter(|card| uses(&[**card])) {
                for (head, tail) in [(vec![*card], vec![]), (vec![], vec![*card])] {
                    let whole = [&head[..], &laid.sentence.cards[..], &tail[..]].concat();
                    if !refused(&whole) {
                        some.push(Action::Complete { sentence: index, head, tail, joker: None });
                    }
                }
                for (at, out) in (0..).zip(&laid.sentence.cards) {
                    let mut whole = laid.sentence.cards.clone();
                    if let Some(place) = whole.get_mut(at as usize) {
                        *place = *card;
                    }
                    let twice = view.swapped.contains(out) || view.swapped.contains(card);
                    if !twice && !refused(&whole) {
                        some.push(Action::Swap { sentence: index, at, card: *card, joker: None });
                    }
                }
                if some.len() >= limit {
                    return;
                }
            }
        }
        if !may_lay || plain.len() < SHORTEST {
            return;
        }
        for a in &plain {
            for b in plain.iter().filter(|b| *b != a) {
                for c in plain.iter().filter(|c| *c != a && *c != b) {
                    let cards = vec![*a, *b, *c];
                    if uses(&cards) && !refused(&cards) {
                        some.push(Action::Lay { cards, joker: None });
                    }
                    if some.len() >= limit {
                        return;
                    }
                }
            }
        }
    }

    /// The complete families among some cards, a language a slot chosen as it comes, without a joker where none is needed.
    fn families(&self, held: &[Card]) -> Vec<Vec<Card>> {
        let joker = held.iter().copied().find(|card| card.is_joker());
        let mut families = Vec::new();
        for colour in crate::Colour::ALL {
            let slot = |wanted: u8| {
                held.iter().copied().find(
                    |card| matches!(card, Card::Words { colour: own, slot, .. } if *own == colour && *slot == wanted),
                )
            };
            let found: Vec<Option<Card>> = (1..=crate::SLOTS).map(slot).collect();
            let missing = found.iter().filter(|card| card.is_none()).count();
            let whole = match missing {
                0 => found.into_iter().flatten().collect(),
                1 => match joker {
                    Some(joker) => found.into_iter().map(|card| card.unwrap_or(joker)).collect(),
                    None => continue,
                },
                _ => continue,
            };
            families.push(whole);
        }
        families
    }
}

/// Every way to put away at most so many cards.
fn discards(hand: &[Card], most: usize, limit: usize) -> Candidates<Action> {
    let mut sets: Vec<Vec<Card>> = vec![Vec::new()];
    let mut from = 0;
    for _ in 0..most {
        let end = sets.len();
        for at in from..end {
            let Some(set) = sets.get(at).cloned() else { break };
            let last = set.last().and_then(|card| hand.iter().position(|held| held == card));
            for card in hand.iter().skip(last.map_or(0, |last| last + 1)) {
                if sets.len() >= limit.max(1) {
                    return Candidates::Some(
                        sets.into_iter().map(|cards| Action::Discard { cards }).collect(),
                    );
                }
                sets.push([&set[..], &[*card]].concat());
            }
        }
        from = end;
    }
    Candidates::All(sets.into_iter().map(|cards| Action::Discard { cards }).collect())
}
