//! Who deals, what is dealt, and what a set-up gives instead (SYN-5, SYN-6, SYN-26).

use crate::notation::{cards_of, foreign_sign};
use crate::state::{Phase, SeatState};
use crate::{Card, Event, Laid, Layout, Refusal, State, Syntax, Tally};
use tabletop::{Chance, Seat, SeatSet};

/// How many cards each seat gets (SYN-6).
pub const HAND: usize = 10;

/// Accounts that a set-up may give.
const MOST_POINTS: i32 = 1_000_000;

impl Syntax {
    /// A match begins: the draw for the deal, and the first round.
    pub(crate) fn begin(
        &self,
        seats: usize,
        layout: &Layout,
        chance: &mut Chance,
        out: &mut Vec<Event>,
    ) -> Result<State, Refusal> {
        let mut state = self.seated(seats, layout)?;
        let table = table_of(layout)?;
        let playing = state.playing();
        let mut rest = self.deck.cards(self.options.packs(seats));
        let mut left = Tally::of(&rest);
        let given = layout.hands.iter().flatten().chain(&layout.stock).chain(&layout.discard).flatten();
        let words = table.iter().flat_map(|laid| cards_of(&laid.word));
        for card in given.chain(&layout.face_up).copied().chain(words) {
            if !left.take(card) {
                return Err(Refusal::BadSetup { field: "cards" });
            }
        }
        if let Some(dealer) = layout.dealer.filter(|dealer| !playing.contains(*dealer)) {
            return Err(Refusal::BadSetup {
                field: if dealer.index() < seats { "scores" } else { "dealer" },
            });
        }
        state.dealer = match layout.dealer {
            Some(dealer) => dealer,
            None => self.draw_for_deal(&rest, playing, chance, out),
        };
        rest = left.cards();
        chance.shuffle(&mut rest);
        state.table = table;
        match &layout.hands {
            Some(hands) => {
                for (seat, hand) in state.seats.iter_mut().zip(hands) {
                    seat.hand.clone_from(hand);
                }
            }
            None => {
                for seat in playing.iter() {
                    if rest.len() < HAND {
                        return Err(Refusal::BadSetup { field: "cards" });
                    }
                    state.seats[seat.index()].hand = rest.split_off(rest.len() - HAND);
                }
            }
        }
        state.discard = layout.discard.iter().flatten().rev().copied().collect();
        match &layout.stock {
            Some(stock) => {
                state.stock = stock.iter().rev().copied().collect();
                state.aside = rest;
            }
            None => state.stock = rest,
        }
        // What is not given is drawn: from the cards named nowhere if there are any.
        let face_up = layout.face_up.or_else(|| match layout.stock {
            Some(_) => state.aside.pop().or_else(|| state.stock.pop()),
            None => state.stock.pop(),
        });
        state.face_up = face_up.or_else(|| state.discard.pop());
        if state.face_up.is_none() {
            // Without any pile nobody could exchange, and a seat might have nothing to do (SYN-7).
            return Err(Refusal::BadSetup { field: "stock" });
        }
        self.announce_deal(&mut state, out);
        if state.stock.is_empty() {
            reform_stock(&mut state, chance, out);
        }
        Ok(state)
    }

    /// The seats with the accounts and hand counts of a set-up, nothing dealt yet.
    ///
    /// A seat at 100 or more that is given no cards has left before; given cards, it is in the middle of a round, at whose end
    /// accounts are examined (SYN-27).
    fn seated(&self, seats: usize, layout: &Layout) -> Result<State, Refusal> {
        let bad = |field| Err(Refusal::BadSetup { field });
        let scores = layout.scores.clone().unwrap_or_else(|| vec![0; seats]);
        if scores.len() != seats || scores.iter().any(|score| !(-MOST_POINTS..=MOST_POINTS).contains(score)) {
            return bad("scores");
        }
        if layout.hands.as_ref().is_some_and(|hands| hands.len() != seats) {
            return bad("hands");
        }
        let mut state = State {
            seats: vec![SeatState::default(); seats],
            table: Vec::new(),
            face_up: None,
            stock: Vec::new(),
            discard: Vec::new(),
            aside: Vec::new(),
            pool: None,
            dealer: Seat(0),
            round: 1,
            idle: 0,
            phase: Phase::Play { turn: Seat(0) },
            sheet: Vec::new(),
            judged: Vec::new(),
        };
        for (index, (seat, score)) in state.seats.iter_mut().zip(scores).enumerate() {
            seat.score = score;
            let hand = layout.hands.as_ref().and_then(|hands| hands.get(index));
            let empty = hand.is_none_or(Vec::is_empty);
            if score >= crate::LIMIT && empty {
                // Before the first round: it ranks behind all who leave later, and is not asked back.
                seat.left = Some(0);
                seat.retired = true;
            } else if hand.is_some() && empty {
                return bad("hands");
            }
        }
        if state.playing().len() < 2 { bad("scores") } else { Ok(state) }
    }

    /// Each seat draws a card; the highest letter deals, A highest. Ties and jokers draw again among those concerned (SYN-5).
    fn draw_for_deal(
        &self,
        pack: &[Card],
        playing: SeatSet,
        chance: &mut Chance,
        out: &mut Vec<Event>,
    ) -> Seat {
        let order: Vec<Seat> = {
            let seats = usize::from(playing.iter().map(|seat| seat.0).max().unwrap_or(0)) + 1;
            self.options.first_seat.around(seats).filter(|seat| playing.contains(*seat)).collect()
        };
        let mut cards = Vec::new();
        let mut concerned = order;
        loop {
            let mut drawn: Vec<(Card, Seat)> = Vec::new();
            for seat in &concerned {
                drawn.push((self.draw(&mut cards, pack, *seat, chance, out), *seat));
            }
            while let Some((joker, seat)) = drawn.iter_mut().find(|(card, _)| card.is_joker()) {
                *joker = self.draw(&mut cards, pack, *seat, chance, out);
            }
            let highest = drawn.iter().map(|(card, _)| *card).min();
            concerned =
                drawn.iter().filter(|(card, _)| Some(*card) == highest).map(|(_, seat)| *seat).collect();
            if let [dealer] = concerned[..] {
                out.push(Event::Dealer { seat: dealer });
                return dealer;
            }
        }
    }

    fn draw(
        &self,
        cards: &mut Vec<Card>,
        pack: &[Card],
        seat: Seat,
        chance: &mut Chance,
        out: &mut Vec<Event>,
    ) -> Card {
        if cards.is_empty() {
            cards.extend(pack);
            chance.shuffle(cards);
        }
        let card = cards.pop().unwrap_or(Card::JOKER);
        out.push(Event::Drew { seat, card });
        card
    }

    /// The next round: all cards are shuffled, the next seat deals (SYN-5, SYN-25).
    pub(crate) fn deal_round(&self, state: &mut State, chance: &mut Chance, out: &mut Vec<Event>) {
        let mut cards = self.deck.cards(self.options.packs(state.seats.len()));
        chance.shuffle(&mut cards);
        state.dealer = state.after(state.dealer);
        state.round += 1;
        (state.table, state.discard, state.aside) = (Vec::new(), Vec::new(), Vec::new());
        (state.pool, state.idle) = (None, 0);
        let playing = state.playing();
        for (index, seat) in state.seats.iter_mut().enumerate() {
            let cards_due = if playing.contains(Seat::from_index(index)) { HAND } else { 0 };
            seat.hand = cards.split_off(cards.len().saturating_sub(cards_due));
            seat.has_laid = false;
            seat.challenges = 0;
            seat.known.clear();
            seat.drawn.clear();
        }
        state.face_up = cards.pop();
        state.stock = cards;
        self.announce_deal(state, out);
    }

    fn announce_deal(&self, state: &mut State, out: &mut Vec<Event>) {
        let first = state.after(state.dealer);
        state.phase = Phase::Play { turn: first };
        out.push(Event::Dealt {
            round: state.round,
            dealer: state.dealer,
            first,
            hands: state.seats.iter().map(|seat| Some(seat.hand.clone())).collect(),
            face_up: state.face_up,
            stock_count: state.stock.len(),
        });
    }
}

/// The pile, face-up card and all, is shuffled and becomes the stock, whose top card is turned up (SYN-26). A pile of one card
/// stays as it is.
pub(crate) fn reform_stock(state: &mut State, chance: &mut Chance, out: &mut Vec<Event>) {
    if state.discard.is_empty() {
        return;
    }
    let mut cards = std::mem::take(&mut state.discard);
    cards.extend(state.face_up.take());
    chance.shuffle(&mut cards);
    let Some(face_up) = cards.pop() else { return };
    state.face_up = Some(face_up);
    let mut pool = cards.clone();
    pool.sort_unstable();
    state.pool = Some(pool);
    for seat in &mut state.seats {
        seat.drawn.clear();
    }
    out.push(Event::StockReformed { face_up, stock_count: cards.len() });
    state.stock = cards;
}

fn table_of(layout: &Layout) -> Result<Vec<Laid>, Refusal> {
    let lay = |word: &String| match word.len() < lexicon::MIN_LETTERS || foreign_sign(word).is_some() {
        true => Err(Refusal::BadSetup { field: "table" }),
        false => Ok(Laid { word: word.clone(), by: None }),
    };
    layout.table.iter().flatten().map(lay).collect()
}
