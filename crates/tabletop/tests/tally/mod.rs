//! Tally: everybody bids 1–3 in secret; when all have, bids are uncovered, a die is added to each, and the round is over. Three
//! rounds. It is the test's own game, as small as a game with hidden, simultaneous and timed actions can be.

use serde::{Deserialize, Serialize};
use std::ops::RangeInclusive;
use tabletop::conformance::Subject;
use tabletop::*;

#[derive(Clone)]
pub(crate) struct Tally;

#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct State {
    scores: Vec<i32>,
    bids: Vec<Option<u32>>,
    round: u32,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub(crate) enum Action {
    Bid { bid: u32 },
    TimeUp { clock: String },
}

impl Action {
    pub(crate) fn time_up() -> Action {
        Action::TimeUp { clock: "match".into() }
    }
}

#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub(crate) enum Event {
    Bid { seat: Seat, bid: Option<u32> },
    Uncovered { bids: Vec<u32>, dice: Vec<u32> },
    TimeUp,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) struct View {
    seat: Option<Seat>,
    scores: Vec<i32>,
    answered: SeatSet,
    own: Option<u32>,
    round: u32,
}

impl TableView for View {
    type Seat = i32;
    fn round(&self) -> u32 {
        self.round
    }
    fn seats(&self) -> &[i32] {
        &self.scores
    }
    fn score(seat: &i32) -> i32 {
        *seat
    }
}

#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub(crate) struct Layout {}

#[derive(Clone, PartialEq, Debug)]
pub(crate) enum No {
    TableOnly,
    SeatOnly,
    Answered,
    Range,
}

impl Refuse for No {
    fn code(&self) -> Code {
        match self {
            No::TableOnly | No::SeatOnly => Code::WrongPhase,
            No::Answered => Code::NotYourTurn,
            No::Range => Code::Illegal,
        }
    }
    fn clause(&self) -> Option<&'static str> {
        matches!(self, No::Range).then_some("TAL-1")
    }
    fn message(&self) -> Message {
        Message::new("tally-refused")
    }
}

impl Game for Tally {
    const ID: &'static str = "tally";
    const SEATS: RangeInclusive<usize> = 2..=3;
    type State = State;
    type Action = Action;
    type Event = Event;
    type View = View;
    type Layout = Layout;
    type Refusal = No;

    fn deal(&self, seats: usize, _: &Layout, _: &mut Chance, _: &mut Vec<Event>) -> Result<State, No> {
        Ok(State { scores: vec![0; seats], bids: vec![None; seats], round: 1 })
    }

    fn to_act(&self, state: &State) -> SeatSet {
        if state.round > 3 {
            return SeatSet::EMPTY;
        }
        Seat::all(state.bids.len()).filter(|seat| state.bids[seat.index()].is_none()).collect()
    }

    fn question(&self, state: &State, _: Seat) -> Option<u32> {
        Some(state.round)
    }

    fn clocks(&self, state: &State) -> Vec<Clock<Action>> {
        let running = state.round <= 3;
        vec![Clock {
            name: "match".into(),
            seat: None,
            run: 0,
            ms: 60_000,
            running,
            time_up: Action::time_up(),
        }]
    }

    fn check(&self, state: &State, by: Actor, action: &Action) -> Result<(), No> {
        match (by, action) {
            (Actor::Table, Action::TimeUp { .. }) => Ok(()),
            (Actor::Table, _) => Err(No::SeatOnly),
            (_, Action::TimeUp { .. }) => Err(No::TableOnly),
            (Actor::Seat(seat), _) if state.bids[seat.index()].is_some() => Err(No::Answered),
            (_, Action::Bid { bid }) => (1..=3).contains(bid).then_some(()).ok_or(No::Range),
        }
    }

    fn perform(
        &self,
        state: &mut State,
        by: Actor,
        action: Action,
        chance: &mut Chance,
        out: &mut Vec<Event>,
    ) {
        let (Actor::Seat(seat), Action::Bid { bid }) = (by, action) else {
            state.round = 4;
            return out.push(Event::TimeUp);
        };
        state.bids[seat.index()] = Some(bid);
        out.push(Event::Bid { seat, bid: Some(bid) });
        let Some(bids) = state.bids.iter().copied().collect::<Option<Vec<u32>>>() else { return };
        let dice: Vec<u32> = bids.iter().map(|_| chance.below(6) + 1).collect();
        for (score, (bid, die)) in state.scores.iter_mut().zip(bids.iter().zip(&dice)) {
            *score += (bid + die) as i32;
        }
        state.bids.fill(None);
        state.round += 1;
        out.push(Event::Uncovered { bids, dice });
    }

    fn candidates(&self, view: &View, _: usize) -> Candidates<Action> {
        let may = view.round <= 3 && view.seat.is_some_and(|seat| !view.answered.contains(seat));
        Candidates::All(if may { (1..=3).map(|bid| Action::Bid { bid }).collect() } else { Vec::new() })
    }

    fn view(&self, state: &State, to: Viewer) -> View {
        let answered =
            Seat::all(state.bids.len()).filter(|seat| state.bids[seat.index()].is_some()).collect();
        let own = to.seat().and_then(|seat| state.bids.get(seat.index()).copied().flatten());
        let seat = to.seat().filter(|seat| seat.index() < state.bids.len());
        View { seat, scores: state.scores.clone(), answered, own, round: state.round }
    }

    fn show(&self, event: &Event, to: Viewer) -> Option<Event> {
        Some(match event {
            Event::Bid { seat, bid } => Event::Bid { seat: *seat, bid: bid.filter(|_| to.is(*seat)) },
            open => open.clone(),
        })
    }

    fn show_action(&self, action: &Action, by: Actor, to: Viewer) -> Option<Action> {
        by.seat().is_none_or(|seat| to.is(seat)).then(|| action.clone())
    }

    fn seals(&self, _: &Action, events: &[Event]) -> bool {
        events.iter().any(|event| matches!(event, Event::Uncovered { .. }))
    }

    fn determinize(&self, view: &View, chance: &mut Chance) -> Option<State> {
        let bid = |seat: Seat| match view.answered.contains(seat) {
            true => view.own.filter(|_| view.seat == Some(seat)).or(Some(chance.below(3) + 1)),
            false => None,
        };
        let bids = Seat::all(view.scores.len()).map(bid).collect();
        Some(State { scores: view.scores.clone(), bids, round: view.round })
    }

    fn outcome(&self, state: &State) -> Option<Ranking> {
        (state.round > 3).then(|| Ranking::highest_first(&state.scores))
    }

    fn message(&self, _: &Event) -> Message {
        Message::new("tally-event")
    }
}

impl Subject for Tally {
    fn census(&self, state: &State) -> Vec<String> {
        Seat::all(state.bids.len()).map(|seat| seat.0.to_string()).collect()
    }

    fn stray_action(&self, _: &View, chance: &mut Chance) -> Action {
        if chance.below(5) == 0 { Action::time_up() } else { Action::Bid { bid: chance.below(6) } }
    }

    fn summary(&self, view: &View) -> String {
        format!("{:?}", view.scores)
    }
}
