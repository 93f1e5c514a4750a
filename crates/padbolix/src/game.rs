//! Padbolix as a [`Game`] of `tabletop`.

use crate::action::Action;
use crate::card::Hand;
use crate::caution;
use crate::course::{self, Checked, Course};
use crate::event::Event;
use crate::options::{Layout, Options};
use crate::refusal::Refusal;
use crate::state::{self, State};
use crate::trick::Demand;
use crate::view::View;
use crate::{moves, world};
use alloc::vec::Vec;
use core::ops::RangeInclusive;
use tabletop::{Actor, Candidates, Chance, Game, Message, Ranking, Seat, SeatSet, Viewer};

/// Padbolix: the rules, with their options.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Padbolix {
    options: Options,
}

impl Padbolix {
    /// The game with those options.
    pub fn new(options: Options) -> Padbolix {
        Padbolix { options }
    }

    /// The options.
    pub fn options(&self) -> &Options {
        &self.options
    }

    /// The standard form of an action, in which [`Game::candidates`] lists it. The order of groups, and which of equal letters is the star,
    /// make no difference.
    pub fn canonical(&self, action: &Action) -> Action {
        moves::canonical(action)
    }
}

impl Game for Padbolix {
    const ID: &'static str = "padbolix";
    const SEATS: RangeInclusive<usize> = 2..=4;

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
        course::begin(&self.options, seats, layout, chance, out)
    }

    fn to_act(&self, state: &State) -> SeatSet {
        state.to_act()
    }

    fn check(&self, state: &State, by: Actor, action: &Action) -> Result<Checked, Refusal> {
        course::check(state, by.seat(), action)
    }

    fn perform(&self, state: &mut State, checked: Checked, chance: &mut Chance, out: &mut Vec<Event>) {
        Course { state, chance, out }.perform(checked);
    }

    fn candidates(&self, view: &View, limit: usize) -> Candidates<Action> {
        match (view.seat, &view.hand) {
            (Some(seat), Some(hand)) if view.turn == Some(seat) => {
                let may_pass = |_| view.may_pass == Some(true);
                open(hand, view.demand(), view.firecracker_last, may_pass, limit)
            }
            _ => Candidates::All(Vec::new()),
        }
    }

    fn caution(&self, view: &View, action: &Action) -> Option<Message> {
        caution::of(self.options.free_pass, view, action)
    }

    fn legal(&self, state: &State, seat: Seat, limit: usize) -> Candidates<Action> {
        if state.turn != Some(seat) {
            return Candidates::All(Vec::new());
        }
        let may_pass = |can_play| state.may_pass(seat, || can_play).is_ok();
        open(&state.hand(seat), state.demand(), state.trick.firecracker_last(), may_pass, limit)
    }

    fn view(&self, state: &State, to: Viewer) -> View {
        View::new(state, to)
    }

    fn show(&self, event: &Event, to: Viewer) -> Option<Event> {
        Some(event.shown(to))
    }

    fn show_action(&self, action: &Action, _by: Actor, _to: Viewer) -> Option<Action> {
        // Every action is made in sight of all.
        Some(action.clone())
    }

    fn seals(&self, _action: &Action, events: &[Event]) -> bool {
        events.iter().any(Event::reveals)
    }

    fn determinize(&self, view: &View, chance: &mut Chance) -> Option<State> {
        world::determinize(&self.options, view, chance)
    }

    fn outcome(&self, state: &State) -> Option<Ranking> {
        state.ranking()
    }

    fn message(&self, event: &Event) -> Message {
        event.message()
    }
}

/// The actions open to a hand whose turn it is. `may_pass` is told whether the hand can play.
fn open(
    hand: &Hand,
    demand: Demand,
    firecracker_last: bool,
    may_pass: impl FnOnce(bool) -> bool,
    limit: usize,
) -> Candidates<Action> {
    let plays = moves::plays(hand, demand, limit);
    let firecracker = hand.firecrackers > 0 && demand != Demand::Lead && !firecracker_last;
    let pass = may_pass(firecracker || !plays.actions().is_empty());
    let others = [firecracker.then_some(Action::Firecracker), pass.then_some(Action::Pass)];
    let with_others = |mut plays: Vec<Action>| {
        plays.extend(others.into_iter().flatten());
        plays
    };
    match plays {
        Candidates::All(plays) => Candidates::All(with_others(plays)),
        Candidates::Some(plays) => Candidates::Some(with_others(plays)),
    }
}

/// Whether a hand has any legal play, firecrackers included, in answer to a demand (PAD-15).
pub fn can_play(hand: &Hand, demand: Demand, firecracker_last: bool) -> bool {
    state::can_play(hand, demand, firecracker_last)
}
