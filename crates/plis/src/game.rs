//! Plis de lettres as a [`Game`] of `tabletop`.

use crate::round::answers;
use crate::state::{self, State};
use crate::{
    Action, Cards, Contract, Event, Layout, MAX_SEATS, Options, Played, Refusal, Round, View, world,
};
use alloc::vec::Vec;
use core::ops::RangeInclusive;
use tabletop::{Actor, Candidates, Chance, Game, Message, Ranking, Seat, SeatSet, Viewer};

/// Plis de lettres: avoid points in five rounds of tricks.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Plis {
    options: Options,
}

impl Plis {
    /// The game with these options.
    pub fn new(options: Options) -> Plis {
        Plis { options }
    }

    /// The options it is played with.
    pub fn options(&self) -> &Options {
        &self.options
    }

    /// The cards that are played with at a table of `seats` (PLI-1).
    pub fn deck(seats: usize) -> Cards {
        state::deck(seats)
    }
}

/// A card that the seat to act may play.
#[derive(Debug)]
pub struct Checked(Played);

impl Game for Plis {
    const ID: &'static str = "plis";
    const SEATS: RangeInclusive<usize> = 3..=MAX_SEATS;

    type State = State;
    type Action = Action;
    type Checked = Checked;
    type Event = Event;
    type View = View;
    type Layout = Layout;
    type Refusal = Refusal;

    fn deal(
        &self,
        seats: usize,
        layout: &Layout,
        chance: &mut Chance,
        out: &mut Vec<Event>,
    ) -> Result<State, Refusal> {
        self.options.check(seats)?;
        let number = layout.round()?;
        let hands = layout.hands(seats, Plis::deck(seats))?;
        // PLI-5: the next seat leads each next round.
        let turns = self.options.first_seat.index() + usize::from(number - 1);
        let leader = layout.leader(seats)?.unwrap_or_else(|| Seat::from_index(turns % seats));
        let mut state = State {
            number,
            round: Round::new(Contract::of_round(number), &[], leader),
            round_leader: leader,
            out_of_play: Cards::EMPTY,
            history: Vec::new(),
            scores: layout.scores(seats)?,
            sheet: Vec::new(),
            over: false,
        };
        state.begin(hands, chance, out);
        state.settle(chance, out);
        Ok(state)
    }

    fn to_act(&self, state: &State) -> SeatSet {
        state.to_act().into_iter().collect()
    }

    fn check(&self, state: &State, by: Actor, action: &Action) -> Result<Checked, Refusal> {
        let seat = by.seat().ok_or(Refusal::NoClock)?;
        let Action::Play { card } = *action;
        if state.to_act() != Some(seat) {
            return Err(Refusal::NotYourTurn);
        }
        if !state.round.hand(seat).contains(card) {
            return Err(Refusal::NotInHand { card });
        }
        match state.round.led() {
            Some(family) if !state.round.legal().contains(card) => Err(Refusal::MustFollow { family }),
            _ => Ok(Checked(Played { seat, card })),
        }
    }

    fn perform(&self, state: &mut State, checked: Checked, chance: &mut Chance, out: &mut Vec<Event>) {
        state.play(checked.0, out);
        state.settle(chance, out);
    }

    fn candidates(&self, view: &View, _limit: usize) -> Candidates<Action> {
        let hand: Cards = match (&view.hand, view.seat) {
            (Some(hand), Some(seat)) if view.turn == Some(seat) => hand.iter().copied().collect(),
            _ => Cards::EMPTY,
        };
        plays(answers(hand, view.trick.first().map(|led| led.card.family())))
    }

    fn legal(&self, state: &State, seat: Seat, _limit: usize) -> Candidates<Action> {
        plays(if state.to_act() == Some(seat) { state.round.legal() } else { Cards::EMPTY })
    }

    fn view(&self, state: &State, to: Viewer) -> View {
        View::new(state, to)
    }

    fn show(&self, event: &Event, to: Viewer) -> Option<Event> {
        event.show(to)
    }

    fn show_action(&self, action: &Action, _by: Actor, _to: Viewer) -> Option<Action> {
        Some(action.clone())
    }

    /// Every play is sealed, because it shows a card that was hidden.
    fn seals(&self, _action: &Action, _events: &[Event]) -> bool {
        true
    }

    fn determinize(&self, view: &View, chance: &mut Chance) -> Option<State> {
        world::determinize(view, chance)
    }

    fn outcome(&self, state: &State) -> Option<Ranking> {
        state.ranking()
    }

    fn message(&self, event: &Event) -> Message {
        event.message()
    }
}

fn plays(cards: Cards) -> Candidates<Action> {
    Candidates::All(cards.into_iter().map(|card| Action::Play { card }).collect())
}
