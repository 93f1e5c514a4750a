//! Tests that a bot which panics, or names an illegal action, costs nothing but its answer. The box's own bots do neither, so these tests
//! play Plis with a bot that is broken on purpose.

use crate::Code;
use crate::seated::{Match, Seated};
use crate::thinking::{Mind, Orders, Thinker};
use bots::{Decision, Effort, Level, Playable};
use plis::{Action, Event, Layout, Options, Plis, Refusal, State, View};
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::ops::RangeInclusive;
use tabletop::{
    Actor, Candidates, Chance, Game, Hosted, MakeError, Message, NoData, Player, Ranking, ResourceName, Seat,
    SeatSet, Supplies, Table, Viewer, When,
};

#[derive(Clone, Copy)]
enum Fault {
    Panics,
    Silent,
    Cheats,
}

#[derive(Clone)]
struct Broken(Plis, Fault);

impl Playable for Broken {
    fn advise(&self, view: &View, _: Level, _: &Effort<'_>, _: &mut Chance) -> Option<Decision<Action>> {
        let action = match self.1 {
            Fault::Panics => panic!("on purpose: {:?}", view.turn),
            Fault::Silent => None,
            // The card was put away (PLI-1).
            Fault::Cheats => serde_json::from_value(json!({"type": "play", "card": "pZ"})).ok(),
        };
        action.map(Decision::at_once)
    }
}

impl Hosted for Broken {
    type Options = Options;
    type Data = NoData;

    fn resources(_: &Options, _: &NoData) -> Vec<ResourceName> {
        Vec::new()
    }

    fn make(options: Options, _: NoData, _: usize, _: &Supplies) -> Result<Broken, MakeError<Refusal>> {
        Ok(Broken(Plis::new(options), Fault::Silent))
    }

    fn checksums(&self) -> BTreeMap<String, String> {
        BTreeMap::new()
    }
}

impl Game for Broken {
    const ID: &'static str = "broken";
    const SEATS: RangeInclusive<usize> = Plis::SEATS;

    type State = State;
    type Action = Action;
    type Checked = <Plis as Game>::Checked;
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
        self.0.deal(seats, layout, chance, out)
    }

    fn to_act(&self, state: &State) -> SeatSet {
        self.0.to_act(state)
    }

    fn check(&self, state: &State, by: Actor, action: &Action) -> Result<Self::Checked, Refusal> {
        self.0.check(state, by, action)
    }

    fn perform(&self, state: &mut State, checked: Self::Checked, chance: &mut Chance, out: &mut Vec<Event>) {
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

fn check(fault: Fault) {
    let game = Broken(Plis::new(Options::default()), fault);
    let players = ["Anna", "Bob", "Chloé"].map(|name| Player { name: name.into(), bot: None }).to_vec();
    let table =
        Table::new(game.clone(), players, Layout::default(), 7, Value::Null, BTreeMap::new()).ok().unwrap();
    let mut seated = Seated::new(table, Vec::new());
    let orders =
        Orders { level: Level::Hard, iterations: None, budget_ms: 10, waited_ms: 0, ahead_ms: 0, seed: None };
    let before = seated.record();

    let failure = seated.choose(Seat(0), &orders, &|| 0.0).unwrap_err();
    assert_eq!((failure.code, failure.message.key.as_ref()), (Code::BotFailed, "error-bot-failed"));
    assert!(failure.to_string().contains("Anna"), "{failure}");
    assert_eq!(seated.record(), before);

    let thought = Thinker(game).think(&seated.bare_view(Viewer::Seat(Seat(0))), &orders, &|| 0.0);
    match fault {
        // A bot in another process has no state to check with, so only the table refuses the action.
        Fault::Cheats => assert_eq!(
            seated
                .act(
                    Actor::Seat(Seat(0)),
                    &thought.unwrap().action.unwrap(),
                    When::default(),
                    Viewer::Spectator
                )
                .unwrap_err()
                .code,
            Code::NotInHand
        ),
        Fault::Panics | Fault::Silent => assert_eq!(thought.unwrap_err().code, Code::BotFailed),
    }
    let (legal, _) = seated.legal(Seat(0), 1);
    seated.act(Actor::Seat(Seat(0)), &legal[0], When::default(), Viewer::Spectator).unwrap();
}

#[test]
fn a_bot_that_panics_has_failed_and_play_goes_on() {
    check(Fault::Panics);
}

#[test]
fn a_bot_without_an_answer_has_failed_and_play_goes_on() {
    check(Fault::Silent);
}

#[test]
fn a_bot_that_names_an_illegal_action_has_failed_and_play_goes_on() {
    check(Fault::Cheats);
}
