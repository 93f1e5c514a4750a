//! Dealing a round (SPI-6), and refilling the stock (SPI-12).

use alloc::string::String;
use alloc::vec;
use alloc::vec::Vec;

use crate::state::{Phase, SeatState, Sentence, State, Turn};
use crate::{Card, End, Event, JokerWords, Layout, Memory, Refusal, Spikit};
use tabletop::{Chance, Seat};

/// Cards dealt to each seat, in these portions (SPI-6).
const PORTIONS: [usize; 3] = [4, 2, 4];
/// How many cards the display has (SPI-6).
pub const DISPLAY: usize = 6;
/// The highest score or round that a set-up may give.
const MOST: i32 = 1_000_000;

impl Spikit {
    pub(crate) fn begin(
        &self,
        seats: usize,
        layout: &Layout,
        chance: &mut Chance,
        out: &mut Vec<Event>,
    ) -> Result<State, Refusal> {
        let bad = |field| Refusal::BadSetup { field };
        let scores = layout.scores.clone().unwrap_or_else(|| vec![0; seats]);
        if scores.len() != seats || scores.iter().any(|score| !(0..=MOST).contains(score)) {
            return Err(bad("scores"));
        }
        let rolls = layout.rolls.clone().unwrap_or_default();
        if rolls.len() > 1_000 || rolls.iter().any(|face| !(1..=6).contains(face)) {
            return Err(bad("rolls"));
        }
        let first = layout.first.unwrap_or(self.options.first_seat);
        if first.index() >= seats {
            return Err(bad("first"));
        }
        let round = layout.round.unwrap_or(1);
        let last = match self.options.end {
            End::Rounds(rounds) => rounds,
            End::Minutes(_) | End::Points(_) => MOST as u32,
        };
        if !(1..=last).contains(&round) {
            return Err(bad("round"));
        }
        let mut state = State {
            seats: scores.into_iter().map(|score| SeatState { score, ..SeatState::default() }).collect(),
            display: Vec::new(),
            stock: Vec::new(),
            discard: Vec::new(),
            aside: Vec::new(),
            table: Vec::new(),
            first,
            round,
            turn: Turn::of(first),
            phase: Phase::Roll,
            rolls: rolls.into_iter().rev().collect(),
            idle: 0,
            proposals: 0,
            counted: None,
            time_up: false,
            sheet: Vec::new(),
            memories: Vec::new(),
        };
        self.deal_round(&mut state, layout, chance)?;
        state.memories = vec![Memory::of_deal(seats, !state.discard.is_empty()); seats + 1];
        announce(&state, out);
        Ok(state)
    }

    /// The next round: the next seat begins (SPI-7).
    pub(crate) fn next_round(&self, state: &mut State, chance: &mut Chance, out: &mut Vec<Event>) {
        state.round += 1;
        state.first = state.first.next(state.seats.len());
        // An empty set-up names no card that could be wrong.
        let dealt = self.deal_round(state, &Layout::default(), chance);
        debug_assert!(dealt.is_ok());
        announce(state, out);
    }

    /// Puts every card in its place: as the layout says, by chance for the rest.
    fn deal_round(&self, state: &mut State, layout: &Layout, chance: &mut Chance) -> Result<(), Refusal> {
        let bad = |field| Refusal::BadSetup { field };
        let seats = state.seats.len();
        let mut rest: Vec<Card> = self.deck.cards().collect();
        let mut take = |cards: &[Card], field: &'static str| {
            for card in cards {
                let at = rest.iter().position(|known| known == card).ok_or(bad(field))?;
                rest.remove(at);
            }
            Ok(())
        };
        if let Some(hands) = &layout.hands {
            if hands.len() != seats || hands.iter().any(Vec::is_empty) {
                return Err(bad("hands"));
            }
            take(&hands.concat(), "hands")?;
        }
        if let Some(display) = &layout.display {
            if display.len() != DISPLAY {
                return Err(bad("display"));
            }
            take(display, "display")?;
        }
        let table = layout.table.clone().unwrap_or_default();
        let jokers = |cards: &[Card]| cards.iter().filter(|card| card.is_joker()).count();
        if table.iter().any(|cards| cards.len() < 3 || jokers(cards) > 1 || crate::family::is_family(cards)) {
            return Err(bad("table"));
        }
        take(&table.concat(), "table")?;
        take(layout.discard.as_deref().unwrap_or_default(), "discard")?;
        take(layout.stock.as_deref().unwrap_or_default(), "stock")?;

        chance.shuffle(&mut rest);
        // The top card is last, as in the stock.
        let mut draw = |field: &'static str| rest.pop().ok_or(bad(field));
        let mut hands = layout.hands.clone().unwrap_or_else(|| vec![Vec::new(); seats]);
        if layout.hands.is_none() {
            for portion in PORTIONS {
                for seat in state.first.around(seats) {
                    for _ in 0..portion {
                        let card = draw("stock")?;
                        if let Some(hand) = hands.get_mut(seat.index()) {
                            hand.push(card);
                        }
                    }
                }
            }
        }
        let mut display = layout.display.clone().unwrap_or_default();
        while display.len() < DISPLAY {
            display.push(draw("display")?);
        }
        let first_lang = self.deck.langs()[0];
        let joker = |cards: &[Card]| {
            (jokers(cards) > 0).then(|| JokerWords { text: String::new(), lang: first_lang })
        };
        state.table =
            table.into_iter().map(|cards| Sentence { joker: joker(&cards), by: None, cards }).collect();
        for (seat, hand) in state.seats.iter_mut().zip(hands) {
            seat.hand = hand;
        }
        state.display = display;
        state.discard = layout.discard.clone().unwrap_or_default();
        (state.stock, state.aside) = match &layout.stock {
            Some(stock) => (stock.iter().rev().copied().collect(), rest),
            None => (rest, Vec::new()),
        };
        state.idle = 0;
        state.turn = Turn::of(state.first);
        state.phase = Phase::Roll;
        Ok(())
    }
}

fn announce(state: &State, out: &mut Vec<Event>) {
    out.push(Event::Dealt {
        round: state.round,
        first: state.first,
        hands: state.seats.iter().map(|seat| Some(seat.hand.clone())).collect(),
        display: state.display.clone(),
    });
}

/// Draws the top card of the stock. If the stock is empty, the discard pile becomes the stock first (SPI-12). `None` if both are empty.
pub(crate) fn draw(state: &mut State, chance: &mut Chance, out: &mut Vec<Event>) -> Option<Card> {
    if state.stock.is_empty() && !state.discard.is_empty() {
        state.stock = core::mem::take(&mut state.discard);
        // It is sorted first, so that the order of the pile does not matter.
        tabletop::sort_by(&mut state.stock, Ord::cmp);
        chance.shuffle(&mut state.stock);
        out.push(Event::Reshuffled { count: u32::try_from(state.stock.len()).unwrap_or(u32::MAX) });
    }
    state.stock.pop()
}

/// A roll of the die: the next one that a set-up has fixed, or chance.
pub(crate) fn roll(state: &mut State, chance: &mut Chance) -> u8 {
    state.rolls.pop().unwrap_or_else(|| u8::try_from(chance.below(6) + 1).unwrap_or(6))
}

/// The seat whose turn follows.
pub(crate) fn after(state: &State) -> Seat {
    state.turn.seat.next(state.seats.len())
}
