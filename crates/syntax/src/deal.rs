//! Who deals, what is dealt, and what a set-up gives instead (SYN-5, SYN-6, SYN-26).

use alloc::string::String;
use alloc::vec;
use alloc::vec::Vec;

use crate::course::Course;
use crate::notation::{cards_of, foreign_sign};
use crate::state::{Phase, SeatState};
use crate::{Card, Event, Laid, Layout, Refusal, SetupFault, State, Syntax, Tally};
use tabletop::{Chance, Seat, SeatSet};

/// How many cards each seat gets (SYN-6).
pub const HAND: usize = 10;

/// The most points, of either sign, that a set-up may give an account.
const MOST_POINTS: i32 = 1_000_000;

/// Begins a match: seats draw for the deal, and the first round is dealt.
pub(crate) fn deal(
    game: &Syntax,
    seats: usize,
    layout: &Layout,
    chance: &mut Chance,
    out: &mut Vec<Event>,
) -> Result<State, Refusal> {
    let mut state = seated(seats, layout)?;
    state.table = table_of(layout)?;
    let pack = game.deck.cards(game.options.packs(seats));
    let left = left_by(layout, &state.table, &pack)?;
    let mut course = Course { game, state: &mut state, chance, out };
    course.choose_dealer(layout, &pack)?;
    course.set_out(layout, left.cards())?;
    course.announce_deal();
    if course.state.stock.is_empty() {
        course.reform_stock();
    }
    Ok(state)
}

/// The state before anything is dealt, with the accounts of a set-up.
///
/// A seat with 100 points or more and no cards has left before. With cards it is in the middle of a round, at the end of which accounts are
/// examined (SYN-27).
fn seated(seats: usize, layout: &Layout) -> Result<State, Refusal> {
    let bad = |fault| Err(Refusal::Setup(fault));
    let scores = layout.scores.clone().unwrap_or_else(|| vec![0; seats]);
    if scores.len() != seats || scores.iter().any(|score| !(-MOST_POINTS..=MOST_POINTS).contains(score)) {
        return bad(SetupFault::Scores);
    }
    if layout.hands.as_ref().is_some_and(|hands| hands.len() != seats) {
        return bad(SetupFault::Hands);
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
            // It left before the first round, so it ranks behind all who leave later, and is not asked back.
            seat.left = Some(0);
            seat.retired = true;
        } else if hand.is_some() && empty {
            return bad(SetupFault::Hands);
        }
    }
    if state.playing().len() < 2 { bad(SetupFault::Scores) } else { Ok(state) }
}

/// The cards of the pack that a set-up does not name.
fn left_by(layout: &Layout, table: &[Laid], pack: &[Card]) -> Result<Tally, Refusal> {
    let mut left = Tally::of(pack);
    let given = layout.hands.iter().flatten().chain(&layout.stock).chain(&layout.discard).flatten();
    let words = table.iter().flat_map(|laid| cards_of(&laid.word));
    for card in given.chain(&layout.face_up).copied().chain(words) {
        if !left.take(card) {
            return Err(Refusal::Setup(SetupFault::Cards));
        }
    }
    Ok(left)
}

impl Course<'_> {
    fn choose_dealer(&mut self, layout: &Layout, pack: &[Card]) -> Result<(), Refusal> {
        let playing = self.state.playing();
        self.state.dealer = match layout.dealer {
            Some(dealer) if playing.contains(dealer) => dealer,
            Some(dealer) if dealer.index() < self.state.seats.len() => {
                return Err(Refusal::Setup(SetupFault::Scores));
            }
            Some(_) => return Err(Refusal::Setup(SetupFault::Dealer)),
            None => self.draw_for_deal(pack, playing),
        };
        Ok(())
    }

    /// Sets out hands, stock, pile and face-up card. What the set-up does not give is drawn from the cards that it does not name.
    fn set_out(&mut self, layout: &Layout, mut rest: Vec<Card>) -> Result<(), Refusal> {
        self.chance.shuffle(&mut rest);
        let playing = self.state.playing();
        let state = &mut *self.state;
        match &layout.hands {
            Some(hands) => {
                for (seat, hand) in state.seats.iter_mut().zip(hands) {
                    seat.hand.clone_from(hand);
                }
            }
            None => {
                for seat in playing.iter() {
                    if rest.len() < HAND {
                        return Err(Refusal::Setup(SetupFault::Cards));
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
        let face_up = layout.face_up.or_else(|| match layout.stock {
            Some(_) => state.aside.pop().or_else(|| state.stock.pop()),
            None => state.stock.pop(),
        });
        state.face_up = face_up.or_else(|| state.discard.pop());
        match state.face_up {
            Some(_) => Ok(()),
            // Without a pile nobody could exchange, and a seat might have nothing to do (SYN-7).
            None => Err(Refusal::Setup(SetupFault::Stock)),
        }
    }

    /// Each seat draws a card; the highest letter deals, A highest. Ties and jokers draw again among those concerned (SYN-5).
    fn draw_for_deal(&mut self, pack: &[Card], playing: SeatSet) -> Seat {
        let seats = usize::from(playing.iter().map(|seat| seat.0).max().unwrap_or(0)) + 1;
        let first = self.game.options.first_seat;
        let mut concerned: Vec<Seat> = first.around(seats).filter(|seat| playing.contains(*seat)).collect();
        let mut cards = Vec::new();
        loop {
            let mut drawn: Vec<(Card, Seat)> = Vec::new();
            for seat in &concerned {
                drawn.push((self.draw(&mut cards, pack, *seat), *seat));
            }
            while let Some((joker, seat)) = drawn.iter_mut().find(|(card, _)| card.is_joker()) {
                *joker = self.draw(&mut cards, pack, *seat);
            }
            let highest = drawn.iter().map(|(card, _)| *card).min();
            concerned =
                drawn.iter().filter(|(card, _)| Some(*card) == highest).map(|(_, seat)| *seat).collect();
            if let [dealer] = concerned[..] {
                self.out.push(Event::Dealer { seat: dealer });
                return dealer;
            }
        }
    }

    fn draw(&mut self, cards: &mut Vec<Card>, pack: &[Card], seat: Seat) -> Card {
        if cards.is_empty() {
            cards.extend(pack);
            self.chance.shuffle(cards);
        }
        let card = cards.pop().unwrap_or(Card::JOKER);
        self.out.push(Event::Drew { seat, card });
        card
    }

    /// Deals the next round: all cards are shuffled, and the next seat deals (SYN-5, SYN-25).
    pub(crate) fn deal_round(&mut self) {
        let state = &mut *self.state;
        let mut cards = self.game.deck.cards(self.game.options.packs(state.seats.len()));
        self.chance.shuffle(&mut cards);
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
        self.announce_deal();
    }

    fn announce_deal(&mut self) {
        let state = &mut *self.state;
        let first = state.after(state.dealer);
        state.phase = Phase::Play { turn: first };
        self.out.push(Event::Dealt {
            round: state.round,
            dealer: state.dealer,
            first,
            hands: state.seats.iter().map(|seat| Some(seat.hand.clone())).collect(),
            face_up: state.face_up,
            stock_count: state.stock.len(),
        });
    }

    /// Shuffles the pile, face-up card included, into a new stock and turns its top card up (SYN-26). A pile of one card stays as it is.
    pub(crate) fn reform_stock(&mut self) {
        let state = &mut *self.state;
        if state.discard.is_empty() {
            return;
        }
        let mut cards = core::mem::take(&mut state.discard);
        cards.extend(state.face_up.take());
        self.chance.shuffle(&mut cards);
        state.face_up = cards.pop();
        let mut pool = cards.clone();
        tabletop::sort_by(&mut pool, Ord::cmp);
        state.pool = Some(pool);
        for seat in &mut state.seats {
            seat.drawn.clear();
        }
        if let Some(face_up) = state.face_up {
            self.out.push(Event::StockReformed { face_up, stock_count: cards.len() });
        }
        state.stock = cards;
    }
}

fn table_of(layout: &Layout) -> Result<Vec<Laid>, Refusal> {
    let lay = |word: &String| match word.len() < lexicon::MIN_LETTERS || foreign_sign(word).is_some() {
        true => Err(Refusal::Setup(SetupFault::Table)),
        false => Ok(Laid { word: word.clone(), by: None }),
    };
    layout.table.iter().flatten().map(lay).collect()
}
