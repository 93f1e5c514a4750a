//! Worlds that a viewer may be in: what it does not see, and what a perfect memory knows of that.

use crate::round::MAX_SEATS;
use crate::state::State;
use crate::{Card, Cards, Family, Played, Round, View};
use tabletop::{Chance, Seat, Viewer};

/// What a viewer does not see of a round, and what it knows of it for certain (who cannot hold what), ready to be dealt many times.
#[derive(Clone, Debug)]
pub struct Unseen {
    /// The round before the trick on the table, with the hands of unknown seats empty.
    base: Round,
    trick: Vec<Played>,
    /// By seat, what is known to be in its hand, the cards that it laid to the trick on the table too.
    known: [Cards; MAX_SEATS],
    /// By seat, how many of `cards` it holds.
    needs: [u8; MAX_SEATS],
    /// By seat, which families it may still hold, as bits.
    families: [u8; MAX_SEATS],
    cards: Cards,
}

impl Unseen {
    /// Of that view; `None` where it is no view of any match.
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

    /// Cards whose place is not known.
    pub fn cards(&self) -> Cards {
        self.cards
    }

    /// Which of the unseen cards a seat may hold, for all that was seen.
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

    /// Draws a world that agrees with what is known, all of them about equally likely. `None` if no world does.
    ///
    /// Without voids the unseen cards are simply dealt. With voids they are dealt one by one so that a deal remains possible (Hall's
    /// condition), which favours some deals; exchanges of two cards, as likely one way as the other, then even that out.
    pub fn deal(&self, chance: &mut Chance) -> Option<Round> {
        let mut deal = Deal::new(self, chance);
        deal.assign(chance)?;
        let mut hands = self.known;
        for (&card, &owner) in deal.cards().iter().zip(deal.owners()) {
            hands[usize::from(owner)] = hands[usize::from(owner)].with(card);
        }
        self.with_hands(hands)
    }

    /// The world in which the unseen cards lie like that; `hands` hold what was played to the trick on the table, too.
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

/// What the history tells, while it is read.
struct Memory {
    seats: usize,
    /// Cards that are in no unknown hand.
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

    /// PLI-6: who discards has nothing left of the family led.
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

/// A full state that the viewer may be in.
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
    // A view from outside may be anything: only one that the state gives back is a view of it.
    let same = View::new(&state, view.seat.map_or(Viewer::Spectator, Viewer::Seat)) == *view;
    same.then_some(state)
}

/// Unseen cards on their way to hands.
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

    /// Gives the card to a seat that may hold it, more likely to one that needs many, so that the rest can still be dealt.
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

/// Fills places of arrays that are never read.
const FIRST: Card = match Cards::ALL.first() {
    Some(card) => card,
    None => unreachable!(),
};

/// Hall's condition: for every set of families there is room for its cards in the hands that may hold any of them.
fn possible(needs: &[u8; MAX_SEATS], left: &[u8; 4], families: &[u8; MAX_SEATS]) -> bool {
    (1u8..16).all(|set| {
        let cards: u8 = (0..4).filter(|family| set & 1 << family != 0).map(|family| left[family]).sum();
        let room = needs.iter().zip(families).filter(|(_, families)| *families & set != 0);
        cards <= room.map(|(need, _)| *need).sum()
    })
}
