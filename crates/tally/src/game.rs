//! The [`Game`] contract; the modules of the crate do the work.

use crate::check::{self, Checked};
use crate::perform::Course;
use crate::state::Phase;
use crate::tally::{CLOCK, Tally};
use crate::{Action, Event, Layout, PhaseName, Refusal, State, View, world};
use alloc::string::String;
use alloc::vec;
use alloc::vec::Vec;
use core::ops::RangeInclusive;
use tabletop::{Actor, Candidates, Chance, Clock, Game, Message, Ranking, Seat, SeatSet, Viewer};

impl Game for Tally {
    const ID: &'static str = "tally";
    const SEATS: RangeInclusive<usize> = 2..=6;

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
        if let Some(roll) = layout.rolls.iter().find(|roll| !(1..=6).contains(*roll)) {
            return Err(Refusal::Roll(*roll));
        }
        if !layout.scores.is_empty() && layout.scores.len() != seats {
            return Err(Refusal::Scores(layout.scores.len()));
        }
        let mut scores = layout.scores.clone();
        scores.resize(seats, 0);
        let mut state = State {
            scores,
            round: 0,
            worth: 0,
            out: SeatSet::EMPTY,
            said: Vec::new(),
            rolls: layout.rolls.iter().copied().collect(),
            verdict: None,
            phase: Phase::Open,
        };
        Course { game: self, state: &mut state, chance, out }.begin_round(1);
        Ok(state)
    }

    fn to_act(&self, state: &State) -> SeatSet {
        state.to_act()
    }

    /// The question changes with the round, and when a claim is made or judged. Another seat's vote or pass changes nothing for the others.
    fn question(&self, state: &State, _seat: Seat) -> Option<u32> {
        let judging = matches!(state.phase, Phase::Judging { .. });
        Some(2 * state.round + u32::from(judging))
    }

    /// The clock of the round (TAL-11), which stands still while a claim is judged (TAL-6).
    fn clocks(&self, state: &State) -> Vec<Clock<Action>> {
        let Some(seconds) = self.options.seconds else { return Vec::new() };
        vec![Clock {
            name: CLOCK.into(),
            seat: None,
            run: state.round,
            ms: seconds * 1_000,
            running: state.phase == Phase::Open,
            time_up: Action::time_up(),
            lapses: false,
        }]
    }

    fn check(&self, state: &State, by: Actor, action: &Action) -> Result<Checked, Refusal> {
        check::check(state, by, action)
    }

    fn perform(&self, state: &mut State, checked: Checked, chance: &mut Chance, out: &mut Vec<Event>) {
        Course { game: self, state, chance, out }.perform(checked);
    }

    /// Words are free text, so the subject itself is listed as an example. A list of real words would give answers away.
    fn candidates(&self, view: &View, _limit: usize) -> Candidates<Action> {
        if !view.seat.is_some_and(|seat| view.to_act.contains(seat)) {
            return Candidates::All(Vec::new());
        }
        match view.phase {
            PhaseName::Judging => {
                Candidates::All(vec![Action::Vote { accept: true }, Action::Vote { accept: false }])
            }
            PhaseName::Open => {
                let letters = view.subject.chars().filter(char::is_ascii_alphabetic);
                let word: String = letters.map(|letter| letter.to_ascii_uppercase()).take(20).collect();
                let claim = crate::topics::is_word(&word) && !view.said.contains(&word);
                let claim = claim.then_some(Action::Claim { word });
                Candidates::Some(claim.into_iter().chain([Action::Pass]).collect())
            }
            PhaseName::Over => Candidates::All(Vec::new()),
        }
    }

    fn view(&self, state: &State, to: Viewer) -> View {
        View::new(self, state, to)
    }

    fn show(&self, event: &Event, to: Viewer) -> Option<Event> {
        Some(event.shown(to))
    }

    /// A ballot is known to its own seat only. Everything else is done in sight.
    fn show_action(&self, action: &Action, by: Actor, to: Viewer) -> Option<Action> {
        let secret = matches!(action, Action::Vote { .. }) && !by.seat().is_some_and(|seat| to.is(seat));
        (!secret).then(|| action.clone())
    }

    /// A claim is heard by all, the last ballot reveals the numbers, and a round begins with a roll of the die. Only the rest can be taken
    /// back: a pass, and a ballot as long as others have not voted.
    fn seals(&self, action: &Action, events: &[Event]) -> bool {
        let shows = |event: &Event| matches!(event, Event::Round { .. } | Event::Judged(_));
        matches!(action, Action::Claim { .. } | Action::TimeUp { .. }) || events.iter().any(shows)
    }

    fn determinize(&self, view: &View, chance: &mut Chance) -> Option<State> {
        world::determinize(view, chance)
    }

    fn outcome(&self, state: &State) -> Option<Ranking> {
        match &state.phase {
            Phase::Over { ranking } => Some(ranking.clone()),
            Phase::Open | Phase::Judging { .. } => None,
        }
    }

    fn message(&self, event: &Event) -> Message {
        event.message()
    }
}
