//! The contract of a game, kept by its modules.

use crate::check::Checked;
use crate::perform::Course;
use crate::spikit::{MATCH_CLOCK, Spikit};
use crate::state::Phase;
use crate::{Action, End, Event, Layout, Refusal, State, View};
use alloc::vec;
use alloc::vec::Vec;
use core::ops::RangeInclusive;
use tabletop::{Actor, Candidates, Chance, Clock, Game, Message, Ranking, Seat, SeatSet, Viewer};

impl Game for Spikit {
    const ID: &'static str = "spikit";
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
        self.begin(seats, layout, chance, out)
    }

    fn to_act(&self, state: &State) -> SeatSet {
        self.acting(state)
    }

    /// A vote stays valid for its proposal, whoever votes meanwhile. The seat whose turn it is gets a new question only by a proposal of its
    /// own: the end of the match's clock changes nothing (SPI-37).
    fn question(&self, state: &State, _seat: Seat) -> Option<u32> {
        Some(state.proposals)
    }

    fn clocks(&self, state: &State) -> Vec<Clock<Action>> {
        let End::Minutes(minutes) = self.options.end else { return Vec::new() };
        if state.time_up || matches!(state.phase, Phase::Over { .. }) {
            return Vec::new();
        }
        vec![Clock {
            name: MATCH_CLOCK.into(),
            seat: None,
            run: 1,
            ms: minutes.saturating_mul(60_000),
            running: true,
            time_up: Action::TimeUp { clock: MATCH_CLOCK.into() },
            lapses: false,
        }]
    }

    fn check(&self, state: &State, by: Actor, action: &Action) -> Result<Checked, Refusal> {
        self.allowed(state, by, action)
    }

    fn perform(&self, state: &mut State, checked: Checked, chance: &mut Chance, out: &mut Vec<Event>) {
        let before = out.len();
        Course { game: self, state, chance, out }.perform(checked);
        state.remember(&out[before..]);
    }

    fn candidates(&self, view: &View, limit: usize) -> Candidates<Action> {
        self.open_to(view, limit)
    }

    fn view(&self, state: &State, to: Viewer) -> View {
        self.seen(state, to)
    }

    fn show(&self, event: &Event, to: Viewer) -> Option<Event> {
        Some(event.shown(to))
    }

    /// How somebody votes, and what somebody puts away, is for nobody else to see.
    fn show_action(&self, action: &Action, by: Actor, to: Viewer) -> Option<Action> {
        let secret = matches!(action, Action::Vote { .. } | Action::Discard { .. });
        let own = by.seat().is_some_and(|seat| to.is(seat));
        (!secret || own).then(|| action.clone())
    }

    /// Nearly everything shows a card, rolls the die or answers somebody. What shows nothing can be taken back, and so can a sentence that nobody
    /// has voted on yet (SPI-14): whoever proposed it chose to show its cards. Where the grammar has given its advice, that has been read.
    fn seals(&self, action: &Action, events: &[Event]) -> bool {
        let awaits_votes = matches!(events, [.., Event::Proposed { .. }]) && !self.options.advice;
        let shows_nothing = matches!(action, Action::Decline | Action::StopFishing | Action::EndTurn);
        !(awaits_votes || shows_nothing)
            || events.iter().any(|event| matches!(event, Event::Dealt { .. } | Event::RoundEnded { .. }))
    }

    fn determinize(&self, view: &View, chance: &mut Chance) -> Option<State> {
        self.world(view, chance)
    }

    fn outcome(&self, state: &State) -> Option<Ranking> {
        match &state.phase {
            Phase::Over { ranking } => Some(ranking.clone()),
            _ => None,
        }
    }

    fn message(&self, event: &Event) -> Message {
        event.message(self)
    }
}
