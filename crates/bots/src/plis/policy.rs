//! Rules of thumb for one card, fast enough for playouts. The medium bot plays by them, and so does every seat in the playouts of the
//! hard bot.

use plis::{Card, Cards, Contract, Family, Round};

/// What the rules of thumb look at: the hand, the table, and the cards that all others hold together. These are the cards of the deck that
/// are neither gone nor in the hand; which seat holds which is unknown.
#[derive(Clone, Copy, Debug)]
pub(super) struct Sight {
    contract: Contract,
    hand: Cards,
    legal: Cards,
    others: Cards,
    best: Option<Card>,
    on_table: Cards,
    last: bool,
    weights: &'static Weights,
}

/// Arithmetic is in whole numbers, so that an action is the same on every machine.
type Weight = i32;

/// The weights of the rules of thumb. They were found by letting them play against themselves, one contract at a time.
#[derive(Clone, Copy, Debug)]
struct Weights {
    /// Discards: the weight of a card's points, against its danger.
    dear: Weight,
    /// Danger: for each card of others that can duck under it.
    below: Weight,
    /// Less danger: for each card of others that can beat it.
    above: Weight,
    /// Less danger: for each lower card of the family in the hand, which can be played in its place.
    guards: Weight,
    /// Danger: for each scoring card of the family that others hold.
    stakes: Weight,
    /// Danger: if one of those can be caught with it.
    catch: Weight,
    /// Less danger, if nobody can duck under the card: for each card of others that can beat it.
    safe: Weight,
    /// Leads: the risk of a card is `duck` for each lower one of others against `beat` for each higher one.
    duck: Weight,
    beat: Weight,
    /// Leads: how much of the points that others hold will fall into the trick, in sixtieths, if nobody can beat the card and fewer than
    /// `few` cards can follow below it.
    avalanche: Weight,
    few: usize,
    /// The same share in all other cases.
    drizzle: Weight,
    /// Leads: how much of the points in the family that can be caught will be caught, in sixtieths.
    caught: Weight,
    /// Leads: the value of giving a card away, in tenths of its points.
    gift: Weight,
    /// Follows: if others hold more cards of the family led than this, a trick that costs nothing yet is believed to stay so.
    early: usize,
}

const PLAIN: Weights = Weights {
    dear: 16,
    below: 6,
    above: 4,
    guards: 3,
    stakes: 2,
    catch: 8,
    safe: 2,
    duck: 1,
    beat: 2,
    avalanche: 20,
    few: 3,
    drizzle: 5,
    caught: 20,
    gift: 10,
    early: 52,
};

/// For the round of vowels, which are in every family and among the lowest cards.
const VOWELS: Weights = Weights {
    dear: 14,
    below: 4,
    above: 9,
    guards: 6,
    stakes: 3,
    catch: 2,
    safe: 39,
    duck: 5,
    beat: 7,
    avalanche: 56,
    few: 11,
    drizzle: 43,
    caught: 38,
    gift: 8,
    early: 10,
};

/// For the last round: every trick costs, so high cards are worse than most scoring cards.
const EVERYTHING: Weights = Weights {
    dear: 10,
    below: 55,
    above: 11,
    guards: 32,
    stakes: 3,
    catch: 6,
    safe: 29,
    avalanche: 32,
    few: 17,
    drizzle: 9,
    caught: 24,
    gift: 4,
    ..PLAIN
};

fn weights(contract: Contract) -> &'static Weights {
    match contract {
        Contract::Vowels => &VOWELS,
        Contract::Everything => &EVERYTHING,
        Contract::Tricks | Contract::MN | Contract::BlueH => &PLAIN,
    }
}

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
            weights: weights(round.contract()),
        }
    }

    /// The card to play; `None` if there is none.
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

    /// Chooses a card that follows. One below the best card costs nothing now, so the dearest goes, or else the highest.
    fn follow(&self, best: Card) -> Option<Card> {
        let ducks = self.legal.below(best);
        let over = self.legal.above(best);
        let worthless = self.contract.trick_points() == 0 && self.contract.card_points(self.on_table) == 0;
        let early = self.others.of(best.family()).len() > self.weights.early;
        if worthless && (self.last || early) {
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
            // The trick cannot be avoided, so the highest card goes, if it is not dear.
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

    /// Chooses a discard. It never wins, so the dearest card goes, or else the most dangerous.
    fn discard(&self) -> Option<Card> {
        self.legal.into_iter().max_by_key(|card| self.weights.dear * self.value(*card) + self.danger(*card))
    }

    /// How much trouble a card may be later. Cards of others that duck under it raise the danger, and cards that beat it lower it. It is
    /// greater if few cards of the hand can be played in its place, and if the family still has something dear to catch.
    fn danger(&self, card: Card) -> Weight {
        let others = self.others.of(card.family());
        let below = others.below(card).len() as Weight;
        let above = others.above(card).len() as Weight;
        let guards = self.hand.of(card.family()).below(card).len() as Weight;
        let stakes = (others & self.contract.stakes()).len() as Weight;
        let catch = Weight::from(!(others.below(card) & self.contract.stakes()).is_empty());
        let weights = self.weights;
        if below == 0 {
            return -weights.safe * above;
        }
        weights.below * below - weights.above * above - weights.guards * guards
            + weights.stakes * stakes
            + weights.catch * catch
    }

    /// Chooses a lead that will most likely be beaten, or that gives something dear away.
    fn lead(&self) -> Option<Card> {
        let weights = self.weights;
        let stakes_left = self.contract.card_points(self.others);
        self.legal.into_iter().min_by_key(|card| {
            let others = self.others.of(card.family());
            let lower = others.below(*card);
            let ducks = weights.duck * lower.len() as Weight;
            let beats = weights.beat * others.above(*card).len() as Weight;
            // The risk in percent. A card that nobody can beat takes the trick and whatever is thrown on it.
            let risk = if beats == 0 { 100 } else { 100 * ducks / (ducks + beats) };
            let own = self.value(*card);
            let falls =
                if beats == 0 && lower.len() < weights.few { weights.avalanche } else { weights.drizzle };
            let caught = self.contract.card_points(lower) * weights.caught / 60;
            let cost = self.contract.trick_points() + own + caught.max(stakes_left * falls / 60);
            (risk * cost - (100 - risk) * own * weights.gift / 10, -Weight::from(card.rank()))
        })
    }
}
