//! Worlds that a view may stand for: what the viewer does not see, and what a perfect memory knows of it.

use alloc::vec::Vec;

use crate::round::MAX_SEATS;
use crate::state::State;
use crate::{Card, Cards, Family, Played, Round, View};
use tabletop::{Chance, Seat, Viewer};

/// The cards of a round that a viewer does not see, with what it knows for certain (who cannot hold what). From it worlds can be dealt many
/// times.
#[derive(Clone, Debug)]
pub struct Unseen {
    /// The round before the trick on the table, with empty hands for the seats that are not seen.
    base: Round,
    trick: Vec<Played>,
    /// By seat, the cards that are known to be in its hand, with those that it has played to the trick on the table.
    known: [Cards; MAX_SEATS],
    /// By seat, how many of the unseen cards it holds.
    needs: [u8; MAX_SEATS],
    /// By seat, which families it may still hold, as bits.
    families: [u8; MAX_SEATS],
    cards: Cards,
}

impl Unseen {
    /// Works it out from a view; `None` if the view cannot be one of a match.
    pub fn of(view: &View) -> Option<Unseen> {
        let seats = view.seats.len();
        let lengths = [view.captured.len(), view.tricks_won.len()];
        if !(1..=MAX_SEATS).contains(&seats) || lengths != [seats, seats] || view.leader.index() >= seats {
            return None;
        }
        let mut memory = Memory::new(seats, view.out_of_play.iter().copied().collect());
        for trick in &view.history {
            memory.watch(&trick.cards)?;
            trick.cards.first()?;
            let winner = trick.winner.index();
            *memory.tricks.get_mut(winner)? += 1;
            let cards = trick.cards.iter().map(|played| played.card).collect();
            memory.captured[winner] = memory.captured[winner] | cards;
        }
        memory.watch(&view.trick)?;
        let mut known = [Cards::EMPTY; MAX_SEATS];
        let mut needs = [0; MAX_SEATS];
        for (need, seat) in needs.iter_mut().zip(&view.seats) {
            *need = u8::try_from(seat.hand_count).ok().filter(|count| *count <= 52)?;
        }
        if let Some(seat) = view.seat {
            let hand = view.hand.as_ref()?;
            let own: Cards = hand.iter().copied().collect();
            let fits = seat.index() < seats
                && own.len() == hand.len()
                && hand.len() == usize::from(needs[seat.index()]);
            if !fits || !(own & memory.gone).is_empty() {
                return None;
            }
            memory.gone = memory.gone | own;
            (known[seat.index()], needs[seat.index()]) = (own, 0);
        }
        let cards = !memory.gone;
        if cards.len() != needs.iter().map(|need| usize::from(*need)).sum::<usize>() {
            return None;
        }
        for played in &view.trick {
            known[played.seat.index()] = known[played.seat.index()].with(played.card);
        }
        let base = Round::resumed(view.contract, seats, view.leader, memory.tricks, memory.captured);
        Some(Unseen { base, trick: view.trick.clone(), known, needs, families: memory.families, cards })
    }

    /// The unseen cards, whose place is not known.
    pub fn cards(&self) -> Cards {
        self.cards
    }

    /// The unseen cards that a seat may hold, according to all that was seen.
    pub fn may_hold(&self, seat: Seat) -> Cards {
        let Some(families) = self.families.get(seat.index()).filter(|_| self.needs[seat.index()] > 0) else {
            return Cards::EMPTY;
        };
        let of = |family: &Family| families & 1 << family.index() != 0;
        Family::ALL
            .iter()
            .filter(|family| of(family))
            .fold(Cards::EMPTY, |all, family| all | self.cards.of(*family))
    }

    /// Draws a world that agrees with what is known. All such worlds are about equally likely. `None` if there is none.
    ///
    /// As long as nobody is known to lack a family, the unseen cards are simply dealt. Otherwise they are dealt one by one, so that a deal
    /// remains possible (Hall's condition). This favours some deals, so random exchanges of two cards, equally likely either way, then even
    /// that out.
    pub fn deal(&self, chance: &mut Chance) -> Option<Round> {
        let mut deal = Deal::new(self, chance);
        deal.assign(chance)?;
        let mut hands = self.known;
        for (&card, &owner) in deal.cards().iter().zip(deal.owners()) {
            hands[usize::from(owner)] = hands[usize::from(owner)].with(card);
        }
        self.with_hands(hands)
    }

    /// The world with these hands, which still hold the cards that were played to the trick on the table.
    fn with_hands(&self, hands: [Cards; MAX_SEATS]) -> Option<Round> {
        let mut round = self.base.with_hands(hands);
        for played in &self.trick {
            if round.turn() != played.seat || round.play(played.card).is_some() {
                return None;
            }
        }
        Some(round)
    }
}

/// What the history tells, gathered trick by trick.
struct Memory {
    seats: usize,
    /// Cards that are known to be in no unseen hand.
    gone: Cards,
    families: [u8; MAX_SEATS],
    tricks: [u8; MAX_SEATS],
    captured: [Cards; MAX_SEATS],
}

impl Memory {
    fn new(seats: usize, out_of_play: Cards) -> Memory {
        Memory {
            seats,
            gone: out_of_play,
            families: [0b1111; MAX_SEATS],
            tricks: [0; MAX_SEATS],
            captured: [Cards::EMPTY; MAX_SEATS],
        }
    }

    /// Reads a trick: a seat that discards has nothing left of the family led (PLI-6).
    fn watch(&mut self, trick: &[Played]) -> Option<()> {
        let led = trick.first().map(|played| played.card.family());
        for played in trick {
            if played.seat.index() >= self.seats || self.gone.contains(played.card) {
                return None;
            }
            self.gone = self.gone.with(played.card);
            if let Some(led) = led.filter(|led| *led != played.card.family()) {
                self.families[played.seat.index()] &= !(1 << led.index());
            }
        }
        Some(())
    }
}

/// A full state that the view may stand for.
pub(crate) fn determinize(view: &View, chance: &mut Chance) -> Option<State> {
    let state = State {
        number: view.round,
        round: Unseen::of(view)?.deal(chance)?,
        round_leader: view.round_leader,
        out_of_play: view.out_of_play.iter().copied().collect(),
        history: view.history.clone(),
        scores: view.seats.iter().map(|seat| seat.score).collect(),
        sheet: view.sheet.clone(),
        over: view.over,
    };
    // A view from outside may be anything. It is accepted only if the state gives back the same view.
    let same = View::new(&state, view.seat.map_or(Viewer::Spectator, Viewer::Seat)) == *view;
    same.then_some(state)
}

/// The unseen cards while they are being dealt.
struct Deal<'a> {
    unseen: &'a Unseen,
    cards: [Card; 52],
    owners: [u8; 52],
    length: usize,
}

impl<'a> Deal<'a> {
    fn new(unseen: &'a Unseen, chance: &mut Chance) -> Deal<'a> {
        let mut cards = [FIRST; 52];
        let mut length = 0;
        for (place, card) in cards.iter_mut().zip(unseen.cards) {
            *place = card;
            length += 1;
        }
        chance.shuffle(&mut cards[..length]);
        Deal { unseen, cards, owners: [0; 52], length }
    }

    fn cards(&self) -> &[Card] {
        &self.cards[..self.length]
    }

    fn owners(&self) -> &[u8] {
        &self.owners[..self.length]
    }

    fn allows(&self, seat: usize, card: Card) -> bool {
        self.unseen.families[seat] & 1 << card.family().index() != 0
    }

    fn assign(&mut self, chance: &mut Chance) -> Option<()> {
        let seats = self.unseen.base.seats();
        let mut needs = self.unseen.needs;
        let free = (0..seats).all(|seat| needs[seat] == 0 || self.unseen.families[seat] == 0b1111);
        if free {
            let mut owner = 0;
            for place in 0..self.length {
                while needs[owner] == 0 {
                    owner += 1;
                }
                needs[owner] -= 1;
                self.owners[place] = owner as u8;
            }
            return Some(());
        }
        let mut left = [0u8; 4];
        for card in self.cards() {
            left[card.family().index()] += 1;
        }
        for place in 0..self.length {
            let card = self.cards[place];
            left[card.family().index()] -= 1;
            let owner = self.owner(card, &mut needs, &left, chance)?;
            self.owners[place] = owner;
        }
        self.even_out(chance);
        Some(())
    }

    /// Draws the seat that gets a card, so that the rest can still be dealt. A seat that needs many cards is more likely.
    fn owner(
        &self,
        card: Card,
        needs: &mut [u8; MAX_SEATS],
        left: &[u8; 4],
        chance: &mut Chance,
    ) -> Option<u8> {
        let mut tried = [false; MAX_SEATS];
        loop {
            let open = |seat: usize| !tried[seat] && needs[seat] > 0 && self.allows(seat, card);
            let weight = |seat: usize| if open(seat) { u32::from(needs[seat]) } else { 0 };
            let total: u32 = (0..MAX_SEATS).map(weight).sum();
            if total == 0 {
                return None;
            }
            let mut drawn = chance.below(total);
            let seat = (0..MAX_SEATS).find(|seat| {
                let hit = drawn < weight(*seat);
                drawn = drawn.saturating_sub(weight(*seat));
                hit
            })?;
            needs[seat] -= 1;
            if possible(needs, left, &self.unseen.families) {
                return Some(seat as u8);
            }
            needs[seat] += 1;
            tried[seat] = true;
        }
    }

    fn even_out(&mut self, chance: &mut Chance) {
        for _ in 0..2 * self.length {
            let (one, other) = (chance.index(self.length), chance.index(self.length));
            let (here, there) = (usize::from(self.owners[one]), usize::from(self.owners[other]));
            if here != there && self.allows(here, self.cards[other]) && self.allows(there, self.cards[one]) {
                self.owners.swap(one, other);
            }
        }
    }
}

/// Fills array entries that are never read.
const FIRST: Card = match Cards::ALL.first() {
    Some(card) => card,
    None => unreachable!(),
};

/// Hall's condition: for every set of families, the hands that may hold any of them have room for all their cards.
fn possible(needs: &[u8; MAX_SEATS], left: &[u8; 4], families: &[u8; MAX_SEATS]) -> bool {
    (1u8..16).all(|set| {
        let cards: u8 = (0..4).filter(|family| set & 1 << family != 0).map(|family| left[family]).sum();
        let room = needs.iter().zip(families).filter(|(_, families)| *families & set != 0);
        cards <= room.map(|(need, _)| *need).sum()
    })
}

#[cfg(test)]
mod tests {
    use alloc::collections::BTreeMap;

    use super::*;
    use crate::Contract;

    /// Of the seats 1 to 3, each with two cards, one lacks the first pink family and another the first blue one. Dealt one by one, some worlds are a quarter rarer than they should be.
    #[test]
    fn pli_6_worlds_are_about_equally_likely_where_seats_lack_a_family() {
        let cards: Cards =
            ["pA", "pB", "bA", "bB", "pN", "pP"].map(|card| card.parse().unwrap()).into_iter().collect();
        let family = |card: &str| 1 << card.parse::<Card>().unwrap().family().index();
        let mut unseen = Unseen {
            base: Round::new(Contract::Tricks, &[Cards::EMPTY; 4], Seat(0)),
            trick: Vec::new(),
            known: [Cards::EMPTY; MAX_SEATS],
            needs: [0; MAX_SEATS],
            families: [0b1111; MAX_SEATS],
            cards,
        };
        unseen.needs[1..4].fill(2);
        unseen.families[1] &= !family("pA");
        unseen.families[2] &= !family("bA");
        let mut chance = Chance::from_seed(6);
        let mut seen: BTreeMap<Vec<(Card, u8)>, u32> = BTreeMap::new();
        let times = 30_000;
        for _ in 0..times {
            let mut deal = Deal::new(&unseen, &mut chance);
            deal.assign(&mut chance).unwrap();
            let mut world: Vec<(Card, u8)> =
                deal.cards().iter().copied().zip(deal.owners().iter().copied()).collect();
            world.sort_unstable();
            *seen.entry(world).or_default() += 1;
        }
        let mean = times / seen.len() as u32;
        for (world, count) in &seen {
            assert!(
                (mean * 3 / 4..=mean * 5 / 4).contains(count),
                "{count} times, {mean} on the average: {world:?}"
            );
        }
    }
}
