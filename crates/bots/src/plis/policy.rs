//! Rules of thumb for one card, fast enough for playouts: what the medium bot plays, and what everybody plays in the hard
//! bot's head.

use plis::{Card, Cards, Contract, Family, Round};

/// What a player goes by: its hand, the table, and which cards the others hold all together, which is what remains when one
/// takes the own cards and the gone ones from the deck. Who of them holds what is not in it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Sight {
    contract: Contract,
    hand: Cards,
    legal: Cards,
    others: Cards,
    best: Option<Card>,
    on_table: Cards,
    last: bool,
}

/// Half points: the arithmetic below is in whole numbers, so that a move is the same on every machine.
type Weight = i32;

impl Sight {
    /// What the seat to act sees.
    pub(super) fn of(round: &Round) -> Sight {
        let hand = round.hand(round.turn());
        Sight {
            contract: round.contract(),
            hand,
            legal: round.legal(),
            others: round.in_hands() & !hand,
            best: round.best().map(|best| best.card),
            on_table: round.trick().map(|played| played.card).collect(),
            last: round.trick_len() + 1 >= round.seats(),
        }
    }

    /// The card to play; `None` without any.
    pub(super) fn card(&self) -> Option<Card> {
        if self.legal.len() < 2 {
            return self.legal.first();
        }
        match self.best {
            None => self.lead(),
            Some(best) if self.follows(best.family()) => self.follow(best),
            Some(_) => self.discard(),
        }
    }

    fn follows(&self, led: Family) -> bool {
        !self.legal.of(led).is_empty()
    }

    fn value(&self, card: Card) -> Weight {
        self.contract.card_points(Cards::only(card))
    }

    /// A card under the best one costs nothing now: the dearest goes, else the highest.
    fn follow(&self, best: Card) -> Option<Card> {
        let ducks = self.legal.below(best);
        let over = self.legal.above(best);
        let worthless = self.contract.trick_points() == 0 && self.contract.card_points(self.on_table) == 0;
        if self.last && worthless {
            let free = over & !self.contract.stakes();
            let dear = ducks & self.contract.stakes();
            // A trick that costs nothing is the place for a high card, unless a dear one can be given away.
            if dear.is_empty() && !free.is_empty() {
                return free.last();
            }
        }
        if !ducks.is_empty() {
            return self.dearest(ducks).or(ducks.last());
        }
        let cheap = over & !self.contract.stakes();
        let lowest = if cheap.is_empty() { over.first() } else { cheap.first() };
        let beatable = lowest.is_some_and(|card| !self.others.of(card.family()).above(card).is_empty());
        if self.last || !beatable {
            // It takes the trick whatever it plays: with the highest, if that is not dear.
            return if cheap.is_empty() { self.cheapest(over) } else { cheap.last() };
        }
        lowest
    }

    fn dearest(&self, cards: Cards) -> Option<Card> {
        let stakes = cards & self.contract.stakes();
        stakes.into_iter().max_by_key(|card| (self.value(*card), card.rank()))
    }

    fn cheapest(&self, cards: Cards) -> Option<Card> {
        cards.into_iter().min_by_key(|card| self.value(*card))
    }

    /// A discard never wins: away with the dearest, else with the most dangerous.
    fn discard(&self) -> Option<Card> {
        self.legal.into_iter().max_by_key(|card| 16 * self.value(*card) + self.danger(*card))
    }

    /// How much trouble a card may be later: what others can duck under it, less what can still beat it; more so where few of the
    /// own cards of its family could be played in its place, and where the family still has something dear to catch.
    fn danger(&self, card: Card) -> Weight {
        let others = self.others.of(card.family());
        let below = others.below(card).len() as Weight;
        let above = others.above(card).len() as Weight;
        let guards = self.hand.of(card.family()).below(card).len() as Weight;
        let stakes = (others & self.contract.stakes()).len() as Weight;
        let catch = Weight::from(!(others.below(card) & self.contract.stakes()).is_empty());
        if below == 0 {
            return -2 * above;
        }
        6 * below - 4 * above - 3 * guards + 2 * stakes + 8 * catch
    }

    /// Leads what will most likely be beaten, and what gives something dear away.
    fn lead(&self) -> Option<Card> {
        let stakes_left = self.contract.card_points(self.others);
        let players = 3;
        self.legal.into_iter().min_by_key(|card| {
            let others = self.others.of(card.family());
            let below = others.below(*card).len() as Weight;
            let above = others.above(*card).len() as Weight;
            // In percent; a card that nobody can beat takes the trick and whatever is thrown on it.
            let risk = if above == 0 { 100 } else { 100 * below / (below + 2 * above) };
            let own = self.value(*card);
            let caught = self.contract.card_points(others.below(*card));
            let thrown = if above == 0 && below < players { stakes_left / 3 } else { stakes_left / 12 };
            let cost = self.contract.trick_points() + own + thrown.max(caught / 3);
            let lost = risk * cost - (100 - risk) * own;
            (lost, -Weight::from(card.rank()))
        })
    }
}
