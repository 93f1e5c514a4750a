//! The [`Game`] contract; the modules of the crate do the work.

use crate::check::{self, Checked};
use crate::course::Course;
use crate::state::Phase;
use crate::{Action, Event, Layout, Refusal, State, Syntax, View, candidates, deal, world};
use alloc::vec::Vec;
use core::ops::RangeInclusive;
use tabletop::{Actor, Candidates, Chance, Game, Message, Ranking, Seat, SeatSet, Viewer};

impl Game for Syntax {
    const ID: &'static str = "syntax";
    const SEATS: RangeInclusive<usize> = 2..=8;

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
        deal::deal(self, seats, layout, chance, out)
    }

    fn to_act(&self, state: &State) -> SeatSet {
        state.to_act()
    }

    /// An answer to a word or to an offer stays valid while others answer the same one. Between two words, and between two offers, some
    /// seat has its turn, so one number for each of the two is enough.
    fn question(&self, state: &State, _seat: Seat) -> Option<u32> {
        match state.phase {
            Phase::Challenge { .. } => Some(1),
            Phase::ReEntry { .. } => Some(2),
            Phase::Play { .. } | Phase::Over { .. } => None,
        }
    }

    fn check(&self, state: &State, by: Actor, action: &Action) -> Result<Checked, Refusal> {
        check::check(self, state, by, action)
    }

    fn perform(&self, state: &mut State, checked: Checked, chance: &mut Chance, out: &mut Vec<Event>) {
        Course { game: self, state, chance, out }.perform(checked);
    }

    fn candidates(&self, view: &View, limit: usize) -> Candidates<Action> {
        candidates::candidates(self, view, limit)
    }

    fn view(&self, state: &State, to: Viewer) -> View {
        View::new(state, to)
    }

    fn show(&self, event: &Event, to: Viewer) -> Option<Event> {
        Some(event.shown(to))
    }

    /// Everybody sees what a seat does: a discard is face up, and a word lies open.
    fn show_action(&self, action: &Action, _by: Actor, _to: Viewer) -> Option<Action> {
        Some(action.clone())
    }

    /// Every operation shows others a card that they had not seen, and every answer to a word answers another seat. So only an answer to an
    /// offer (SYN-28) can be taken back, as long as the next round is not dealt.
    fn seals(&self, action: &Action, events: &[Event]) -> bool {
        !matches!(action, Action::ReEnter | Action::Retire)
            || events.iter().any(|event| matches!(event, Event::Dealt { .. }))
    }

    fn determinize(&self, view: &View, chance: &mut Chance) -> Option<State> {
        world::determinize(self, view, chance)
    }

    fn outcome(&self, state: &State) -> Option<Ranking> {
        match &state.phase {
            Phase::Over { ranking } => Some(ranking.clone()),
            _ => None,
        }
    }

    fn message(&self, event: &Event) -> Message {
        event.message()
    }
}
