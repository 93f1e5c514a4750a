//! Families: whole from the hand, or with what lies on the table. They need no grammar, so bots lay them even with a deck that says nothing of its
//! words. Swaps for them do need it.

use alloc::string::String;
use alloc::vec::Vec;

use super::plan::Plan;
use super::rows::Addition;
use super::sight::{Sight, without};
use spikit::{Action, Card, Colour, JokerWords, Lang, Languages, SHORTEST, SLOTS, Sentence};

/// Cards that are swapped for one family at most: each of them is put to the vote.
const SWAPS: usize = 3;

/// Hand and table once some cards are swapped for a family.
struct Way {
    hand: Vec<Card>,
    table: Vec<Sentence>,
    first: Option<Action>,
    swaps: usize,
}

fn is_of(card: Card, wanted: Colour, at: u8) -> bool {
    matches!(card, Card::Words { colour, slot, .. } if (colour, slot) == (wanted, at))
}

impl Sight<'_> {
    /// What makes a complete family of a sentence on the table (SPI-28).
    pub(super) fn family_addition(&self, cards: &[Card]) -> Option<Addition> {
        for (sentence, laid) in self.view.table.iter().enumerate() {
            let old = &laid.sentence.cards;
            let Some((colour, from, to)) = spikit::run(old) else { continue };
            let of_slot = |card: &Card, wanted: u8| matches!(card, Card::Words { colour: own, slot, .. } if *own == colour && *slot == wanted);
            let find = |wanted: u8| cards.iter().copied().find(|card| of_slot(card, wanted));
            let head: Option<Vec<Card>> = (1..from).map(find).collect();
            let tail: Option<Vec<Card>> = (to + 1..=SLOTS).map(find).collect();
            if let (Some(head), Some(tail)) = (head, tail)
                && !(head.is_empty() && tail.is_empty())
            {
                return Some(Addition { sentence, head, tail, joker: None });
            }
        }
        None
    }

    /// How many cards may be put away after a family (SPI-22).
    pub(super) fn away_after(&self, family: &Sentence) -> usize {
        if family.languages(self.game.deck()) == Languages::Unilingual { 3 } else { 1 }
    }

    /// The family that leaves the best hand, laid or made of a sentence on the table; what it lacks is swapped for before (SPI-25). `with`: a card
    /// just fished, which must go into it at once.
    pub(super) fn collect(&self, held: &[Card], may_lay: bool, with: Option<Card>) -> Option<Plan> {
        let table = self.table();
        let mut best: Option<Plan> = None;
        for colour in Colour::ALL {
            let mut all = held.iter().chain(table.iter().flat_map(|row| &row.cards));
            let joker = all.clone().any(|card| card.is_joker());
            if !joker && !(1..=SLOTS).all(|slot| all.clone().any(|card| is_of(*card, colour, slot))) {
                continue;
            }
            if !all.any(|card| matches!(card, Card::Words { colour: own, .. } if *own == colour)) {
                continue;
            }
            for lang in self.game.deck().langs() {
                let bases = (0..table.len()).flat_map(|row| (1..SLOTS).map(move |from| Some((row, from))));
                for base in bases.chain(may_lay.then_some(None)) {
                    let way = Way { hand: held.to_vec(), table: table.clone(), first: None, swaps: 0 };
                    let plan = self.family_by(way, colour, lang, base, with);
                    if let Some(plan) = plan
                        && best.as_ref().is_none_or(|best| plan.cost < best.cost)
                    {
                        best = Some(plan);
                    }
                }
            }
        }
        best
    }

    /// A way to the family of a colour, in this language as far as possible. `base`: the sentence that becomes it, and the slot of that sentence’s
    /// first card; without one the family is laid.
    fn family_by(
        &self,
        mut way: Way,
        colour: Colour,
        lang: Lang,
        base: Option<(usize, u8)>,
        with: Option<Card>,
    ) -> Option<Plan> {
        let [a, b] = self.game.deck().langs();
        let other = if lang == a { b } else { a };
        let (row, from) = base.unwrap_or((usize::MAX, 1));
        let old = way.table.get(row).map(|row| row.cards.clone()).unwrap_or_default();
        let lies = |slot: u8| old.get(usize::from(slot.checked_sub(from)?)).copied();
        let is_there = |slot: u8| lies(slot).is_some_and(|card| card.is_joker() || is_of(card, colour, slot));
        let reaches = usize::from(from) + old.len() <= usize::from(SLOTS) + 1;
        if base.is_some() && !(reaches && old.len() < usize::from(SLOTS) && (1..=SLOTS).any(is_there)) {
            return None;
        }
        let mut joker = !old.iter().any(|card| card.is_joker());
        let (mut head, mut tail) = (Vec::new(), Vec::new());
        for slot in (1..=SLOTS).filter(|slot| !is_there(*slot)) {
            let own = [lang, other].map(|lang| Card::Words { colour, lang, slot });
            let found = match own.into_iter().find(|card| self.get(&mut way, *card, colour, row)) {
                Some(card) => card,
                // A joker is any slot (SPI-21), but none that is swapped in.
                None if joker && lies(slot).is_none() => {
                    joker = false;
                    let lying = way.table.iter().flat_map(|row| &row.cards);
                    let wild = way.hand.iter().chain(lying).copied().find(|card| card.is_joker())?;
                    self.get(&mut way, wild, colour, row).then_some(wild)?
                }
                None => return None,
            };
            match lies(slot) {
                Some(_) => self.swapped_in(&mut way, row, usize::from(slot - from), found).then_some(())?,
                None if slot < from => head.push(found),
                None => tail.push(found),
            }
        }
        let used = [&head[..], &tail[..]].concat();
        let fished = with.is_none_or(|card| way.swaps == 0 && used.contains(&card));
        if used.is_empty() || way.swaps > SWAPS || !fished {
            return None;
        }
        let says = used.iter().any(|card| card.is_joker()).then(|| JokerWords { text: String::new(), lang });
        let (made, last) = match base {
            Some((sentence, _)) => {
                let addition = Addition { sentence, head, tail, joker: says };
                (addition.made(way.table.get(sentence)?), addition.action())
            }
            None => (self.sentence(tail.clone(), says.clone()), Action::Lay { cards: tail, joker: says }),
        };
        if !made.is_family() {
            return None;
        }
        // Nothing is added to what becomes a family.
        if let Some(row) = way.table.get_mut(row) {
            row.cards.clear();
        }
        let rest = without(&way.hand, &used);
        let plan = self.finish_before(way.table, &rest, self.away_after(&made), last.clone());
        // A fished card is used before anything else (SPI-18).
        let first = if with.is_some() { Some(last) } else { way.first.or(plan.first) };
        Some(Plan { first, ..plan })
    }

    /// Whether a card is in the hand, or comes there for one that the family does not need; the sentence that becomes it is left alone.
    fn get(&self, way: &mut Way, wanted: Card, colour: Colour, base: usize) -> bool {
        if way.hand.contains(&wanted) {
            return true;
        }
        let mut places = way.table.iter().enumerate().filter(|(row, _)| *row != base);
        let place =
            places.find_map(|(row, laid)| Some((row, laid.cards.iter().position(|card| *card == wanted)?)));
        let spare = |card: &Card| !matches!(card, Card::Words { colour: own, .. } if *own == colour);
        place.is_some_and(|(row, at)| {
            let hand = self.worst_first(&way.hand);
            hand.into_iter().filter(spare).any(|give| self.swapped_in(way, row, at, give))
        })
    }

    /// Swaps, if the sentence makes sense with that card too.
    fn swapped_in(&self, way: &mut Way, row: usize, at: usize, card: Card) -> bool {
        let Some(old) = way.table.get_mut(row) else { return false };
        let mut made = old.clone();
        let Some(place) = made.cards.get_mut(at) else { return false };
        let out = core::mem::replace(place, card);
        if out.is_joker() {
            made.joker = None;
        }
        // Nor beside a joker's words (see `swap`).
        let barred = made.joker.is_some()
            || card.is_joker()
            || [out, card].iter().any(|card| self.view.swapped.contains(card));
        if barred || !self.is_new(&made.cards, made.joker.as_ref()) || !self.makes_sense(&made) {
            return false;
        }
        *old = made;
        way.hand = way.hand.iter().map(|held| if *held == card { out } else { *held }).collect();
        let number = |at: usize| u32::try_from(at).unwrap_or(u32::MAX);
        way.first.get_or_insert(Action::Swap { sentence: number(row), at: number(at), card, joker: None });
        way.swaps += 1;
        true
    }

    /// Lays the beginning of a family if the deck says nothing of some of its cards, because it reads like a sentence.
    pub(super) fn beginning(&self, cards: &[Card]) -> Option<Action> {
        let [a, b] = self.game.deck().langs();
        let runs = Colour::ALL.into_iter().map(|colour| {
            let find = |slot| {
                [a, b]
                    .map(|lang| Card::Words { colour, lang, slot })
                    .into_iter()
                    .find(|card| cards.contains(card))
            };
            (1..=SLOTS).map_while(find).collect::<Vec<Card>>()
        });
        let unknown = |row: &Vec<Card>| row.iter().any(|card| self.grammar(*card).is_none());
        let fits = |row: &Vec<Card>| row.len() >= SHORTEST && unknown(row) && self.is_new(row, None);
        runs.filter(fits).max_by_key(Vec::len).map(|cards| Action::Lay { cards, joker: None })
    }
}
