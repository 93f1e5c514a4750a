//! The contract of a game, kept by its modules.

use crate::check::{Checked, ROUND, TURN, TYPING, lock_of};
use crate::perform::Course;
use crate::state::{Judging, LOCK_MS, Phase};
use crate::{Action, Event, Layout, Refusal, Standing, State, Themes, View, world};
use alloc::vec;
use alloc::vec::Vec;
use core::ops::RangeInclusive;
use tabletop::{Actor, Candidates, Chance, Clock, Game, Message, Ranking, Seat, SeatSet, Viewer};

impl Themes {
    /// The clocks of the round or turn, of typing, and of seats that cannot buzz (THE-16, THE-25, THE-26).
    pub(crate) fn clocks_of(&self, state: &State) -> Vec<Clock<Action>> {
        let time_up = |clock: &str| Action::TimeUp { clock: clock.into() };
        let running = match state.phase {
            Phase::Open => true,
            Phase::Typing { .. } => !self.options.clock_waits,
            Phase::Judging(_) => false,
            Phase::Rolling | Phase::Over { .. } => return Vec::new(),
        };
        let round = self.options.timer.map(|seconds| {
            let (name, seat, run) = match self.options.calm {
                true => (TURN, Some(state.turn), state.turns),
                false => (ROUND, None, state.round),
            };
            Clock {
                name: name.into(),
                seat,
                run,
                ms: seconds * 1_000,
                running,
                time_up: time_up(name),
                lapses: false,
            }
        });
        let typing = match (&state.phase, self.options.typing) {
            (Phase::Typing { seat }, Some(seconds)) => Some(Clock {
                name: TYPING.into(),
                seat: Some(*seat),
                run: state.buzzes,
                ms: seconds * 1_000,
                running: true,
                time_up: time_up(TYPING),
                lapses: false,
            }),
            _ => None,
        };
        // The clock of a lock runs whenever the round's clock does, or would if there were one.
        let lock = |seat: Seat| {
            let name = lock_of(seat);
            Some(Clock {
                run: state.locked[seat.index()]?,
                seat: Some(seat),
                ms: LOCK_MS,
                running,
                time_up: time_up(&name),
                name: name.into(),
                lapses: true,
            })
        };
        let locks = Seat::all(state.seats()).filter_map(lock);
        round.into_iter().chain(typing).chain(locks).collect()
    }
}

impl Game for Themes {
    const ID: &'static str = "themes";
    const SEATS: RangeInclusive<usize> = 3..=6;

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
        let card = layout.card.unwrap_or(self.options.card);
        if !(1..=self.cards()).contains(&usize::from(card)) && layout.card.is_some() {
            return Err(Refusal::Setup { field: "card" });
        }
        let roller = layout.roller.unwrap_or(self.options.first_seat);
        if roller.index() >= seats {
            return Err(Refusal::Setup { field: "roller" });
        }
        let tokens = layout.tokens(seats, self.variant(), self.options.tokens)?;
        layout.check_rolls(self.card(card).themes().len(), self.variant())?;
        let mut state = State {
            card,
            tokens: tokens.seats,
            centre: tokens.centre,
            reserve: tokens.reserve,
            round: 0,
            roller,
            standing: vec![Standing::Playing; seats],
            roll: None,
            announced: Vec::new(),
            refused: Vec::new(),
            missed: Vec::new(),
            closed: Vec::new(),
            moved: false,
            idle: 0,
            turn: roller,
            turns: 0,
            buzzes: 0,
            locked: vec![None; seats],
            interruptions: 0,
            rolls: layout.rolls.iter().cloned().collect(),
            phase: Phase::Rolling,
        };
        let people = SeatSet::EMPTY;
        Course { game: self, people, state: &mut state, chance, out }.begin_round(roller);
        Ok(state)
    }

    fn to_act(&self, state: &State) -> SeatSet {
        state.to_act(self.options.calm)
    }

    /// What is asked changes from one phase to the next; another seat's word, vote or leaving changes nothing for the others, so a
    /// word that somebody is typing stays valid whatever the others do meanwhile.
    fn question(&self, state: &State, _seat: Seat) -> Option<u32> {
        let phase = match state.phase {
            Phase::Rolling => 0,
            Phase::Open => 1,
            Phase::Typing { .. } => 2,
            Phase::Judging(Judging { honour: false, .. }) => 3,
            Phase::Judging(Judging { honour: true, .. }) => 5,
            Phase::Over { .. } => 4,
        };
        Some(8 * state.round + phase)
    }

    fn clocks(&self, state: &State) -> Vec<Clock<Action>> {
        self.clocks_of(state)
    }

    fn check(&self, state: &State, by: Actor, action: &Action) -> Result<Checked, Refusal> {
        self.allows(state, by, action).map(Checked)
    }

    /// Hosts give as the moment of a roll the one at which the dice stop, so an earlier buzz is too soon (THE-25).
    fn too_soon(&self, state: &State, action: &Action) -> Option<Refusal> {
        let soon = if state.interruptions == 0 { Refusal::DiceRoll } else { Refusal::Typing };
        matches!(action, Action::Buzz).then_some(soon)
    }

    fn perform(&self, state: &mut State, checked: Checked, chance: &mut Chance, out: &mut Vec<Event>) {
        self.perform_among(SeatSet::EMPTY, state, checked, chance, out);
    }

    fn perform_among(
        &self,
        people: SeatSet,
        state: &mut State,
        checked: Checked,
        chance: &mut Chance,
        out: &mut Vec<Event>,
    ) {
        Course { game: self, people, state, chance, out }.perform(checked.0);
    }

    /// Words are free text, so an example made of letters is listed. A word of a list would give answers away.
    fn candidates(&self, view: &View, _limit: usize) -> Candidates<Action> {
        self.candidates_of(view)
    }

    fn view(&self, state: &State, to: Viewer) -> View {
        View::new(self, state, to)
    }

    fn show(&self, event: &Event, to: Viewer) -> Option<Event> {
        Some(event.shown(to))
    }

    /// A ballot is its seat's own, and so is a word that was only being written; everything else is done in sight.
    fn show_action(&self, action: &Action, by: Actor, to: Viewer) -> Option<Action> {
        let own =
            matches!(action, Action::Vote { .. } | Action::Abstain | Action::Announce { late: true, .. });
        let secret = own && !by.seat().is_some_and(|seat| to.is(seat));
        (!secret).then(|| action.clone())
    }

    /// Dice are seen, words and buzzers are heard, the last ballot uncovers the numbers. What is left can be taken back: a ballot while
    /// others are out, giving up.
    fn seals(&self, _action: &Action, events: &[Event]) -> bool {
        events.iter().any(Event::seals)
    }

    fn determinize(&self, view: &View, chance: &mut Chance) -> Option<State> {
        world::world(view, chance)
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
