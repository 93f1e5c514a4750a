//! A clock may lapse: nobody has to say that it has run out. Played with the template game, whose rounds end by themselves here.

#![allow(clippy::unwrap_used, clippy::panic)]

use serde_json::Value;
use std::collections::BTreeMap;
use std::ops::RangeInclusive;
use tabletop::{
    ActError, Actor, Candidates, Chance, Clock, Game, Message, Player, Ranking, Seat, SeatSet, Table, Viewer,
    When,
};
use tally::{Action, Checked, Event, Layout, Refusal, State, Tally, View};

const A: Actor = Actor::Seat(Seat(0));
const B: Actor = Actor::Seat(Seat(1));
/// When the first round ends.
const END: u64 = 60_000;

/// The template game with a clock that lapses.
#[derive(Default)]
struct Lapsing(Tally);

impl Game for Lapsing {
    const ID: &'static str = Tally::ID;
    const SEATS: RangeInclusive<usize> = Tally::SEATS;

    type State = State;
    type Action = Action;
    type Checked = Checked;
    type Event = Event;
    type View = View;
    type Layout = Layout;
    type Refusal = Refusal;

    fn clocks(&self, state: &State) -> Vec<Clock<Action>> {
        self.0.clocks(state).into_iter().map(|clock| Clock { lapses: true, ..clock }).collect()
    }

    fn deal(
        &self,
        seats: usize,
        layout: &Layout,
        chance: &mut Chance,
        out: &mut Vec<Event>,
    ) -> Result<State, Refusal> {
        self.0.deal(seats, layout, chance, out)
    }

    fn to_act(&self, state: &State) -> SeatSet {
        self.0.to_act(state)
    }

    fn question(&self, state: &State, seat: Seat) -> Option<u32> {
        self.0.question(state, seat)
    }

    fn check(&self, state: &State, by: Actor, action: &Action) -> Result<Checked, Refusal> {
        self.0.check(state, by, action)
    }

    fn perform(&self, state: &mut State, checked: Checked, chance: &mut Chance, out: &mut Vec<Event>) {
        self.0.perform(state, checked, chance, out);
    }

    fn candidates(&self, view: &View, limit: usize) -> Candidates<Action> {
        self.0.candidates(view, limit)
    }

    fn view(&self, state: &State, to: Viewer) -> View {
        self.0.view(state, to)
    }

    fn show(&self, event: &Event, to: Viewer) -> Option<Event> {
        self.0.show(event, to)
    }

    fn show_action(&self, action: &Action, by: Actor, to: Viewer) -> Option<Action> {
        self.0.show_action(action, by, to)
    }

    fn seals(&self, action: &Action, events: &[Event]) -> bool {
        self.0.seals(action, events)
    }

    fn determinize(&self, view: &View, chance: &mut Chance) -> Option<State> {
        self.0.determinize(view, chance)
    }

    fn outcome(&self, state: &State) -> Option<Ranking> {
        self.0.outcome(state)
    }

    fn message(&self, event: &Event) -> Message {
        self.0.message(event)
    }
}

fn three() -> Table<Lapsing> {
    let player = |name: &str| Player { name: name.into(), bot: None };
    let players = ["Anna", "Bob", "Chloé"].map(player).to_vec();
    Table::new(Lapsing::default(), players, Layout::default(), 1, Value::Null, BTreeMap::new()).unwrap()
}

fn at(at_ms: u64) -> When {
    When { seen: None, at_ms: Some(at_ms) }
}

/// A vote, which is refused in every round, because nobody has claimed anything.
#[track_caller]
fn refused(table: &mut Table<Lapsing>, when: When) {
    let error = table.act_when(B, Action::Vote { accept: true }, when).err();
    assert_eq!(error, Some(ActError::Refused(Refusal::NoClaim)));
}

/// All that a host can tell of a match.
#[track_caller]
fn assert_same(one: &Table<Lapsing>, other: &Table<Lapsing>) {
    assert_eq!(one.state(), other.state());
    let events = |table: &Table<Lapsing>| -> Vec<_> {
        table.log().iter().map(|step| (step.events.clone(), step.sealed)).collect()
    };
    assert_eq!(events(one), events(other));
    assert_eq!(one.record(), other.record());
    assert_eq!((one.timers(), one.at_ms()), (other.timers(), other.at_ms()));
    for seat in Seat::all(3) {
        assert_eq!(one.asked_since(seat), other.asked_since(seat));
        assert_eq!(one.asked_since_ms(seat), other.asked_since_ms(seat));
    }
}

#[test]
fn a_clock_that_lapses_ends_before_the_first_action_at_or_after_its_end() {
    for (moment, lapsed) in [(END - 1, false), (END, true), (END + 1_000, true)] {
        let mut table = three();
        table.act_when(A, Action::Pass, at(moment)).unwrap();
        let steps: Vec<_> = table.log()[1..].iter().map(|step| (step.action.clone(), step.at_ms)).collect();
        let end = (Some((Actor::Table, Action::time_up())), Some(END));
        let pass = (Some((A, Action::Pass)), Some(moment));
        assert_eq!(steps, if lapsed { vec![end, pass] } else { vec![pass] }, "at {moment}");
        assert_eq!(table.view(Viewer::Spectator).round, 1 + u32::from(lapsed), "at {moment}");
    }
}

#[test]
fn com_4_a_refused_action_lets_no_clock_lapse() {
    let (mut table, mut other) = (three(), three());
    refused(&mut table, at(END + 1_000));
    assert_same(&table, &other);
    // Nor does it draw from chance: the die of the next round falls as it would have fallen.
    for table in [&mut table, &mut other] {
        table.act_when(A, Action::Pass, at(END + 2_000)).unwrap();
        assert_eq!(table.view(Viewer::Spectator).round, 2);
    }
    assert_same(&table, &other);
}

#[test]
fn com_4_a_refused_action_leaves_the_time_that_went_by() {
    let (mut table, mut other) = (three(), three());
    for table in [&mut table, &mut other] {
        table.pass(END + 1_000);
    }
    refused(&mut table, When::default());
    assert_same(&table, &other);
    for table in [&mut table, &mut other] {
        table.act(A, Action::Pass).unwrap();
        let moments: Vec<_> = table.log()[1..].iter().map(|step| step.at_ms).collect();
        assert_eq!(moments, [Some(END + 1_000), None], "the clock has lapsed, and nobody has seen it sooner");
    }
    assert_same(&table, &other);
}
