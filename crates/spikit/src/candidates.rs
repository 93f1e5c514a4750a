//! The actions open to a seat, from its view alone.
//!
//! Any row of cards may be proposed as a sentence, and the voters say whether it is one. Some rows are listed, in an order
//! that depends neither on hidden cards nor on grammar.

use alloc::string::String;
use alloc::vec;
use alloc::vec::Vec;

use crate::check::SHORTEST;
use crate::family::{is_family, slot_of};
use crate::phase::PhaseName;
use crate::view::View;
use crate::{Action, Card, Colour, JokerWords, Languages, SLOTS, Sentence, Spikit};
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

    /// Lists families first, then completions, swaps and short rows, as they come, up to the limit.
    fn rows(&self, view: &View, hand: &[Card], fished: Option<Card>, limit: usize, some: &mut Vec<Action>) {
        let refused = |cards: &[Card]| view.refused.iter().any(|sentence| sentence.cards == cards);
        let held: Vec<Card> = hand.iter().copied().chain(fished).collect();
        let uses = |cards: &[Card]| fished.is_none_or(|card| cards.contains(&card));
        let may_lay = fished.is_some() || !view.laid;
        if may_lay {
            for Sentence { cards, joker, .. } in self.families(&held) {
                if uses(&cards) {
                    some.push(Action::Lay { cards, joker });
                }
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

    /// The complete families among some cards, one for each colour: with a joker only for a missing slot, and of one language if possible.
    pub fn families(&self, held: &[Card]) -> Vec<Sentence> {
        let joker = held.iter().copied().find(|card| card.is_joker());
        let family = |colour: Colour| {
            let ways = self.deck.langs().map(|lang| {
                let words = |slot: u8| {
                    let own = Card::Words { colour, lang, slot };
                    let any = || held.iter().copied().find(|card| slot_of(*card) == Some((colour, slot)));
                    if held.contains(&own) { Some(own) } else { any() }
                };
                let row: Option<Vec<Card>> = (1..=SLOTS).map(|slot| words(slot).or(joker)).collect();
                let row = row.filter(|row| is_family(row))?;
                let joker = row.iter().any(|card| card.is_joker());
                let joker = joker.then(|| JokerWords { text: String::new(), lang });
                Some(Sentence { cards: row, by: None, joker })
            });
            let bilingual = |row: &Sentence| row.languages(&self.deck) == Languages::Bilingual;
            ways.into_iter().flatten().min_by_key(|row| (row.joker.is_some(), bilingual(row)))
        };
        Colour::ALL.into_iter().filter_map(family).collect()
    }
}

/// Every way to put away at most `most` cards, as far as `limit` allows.
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
